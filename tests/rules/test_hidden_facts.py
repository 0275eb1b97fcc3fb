"""Nothing that is hidden from a seat has any influence on what it sees (G13, G13a, D4, X5, Y1, Q1).

A span of a random game is played again with everything exchanged that the reader may not know; the
views, the events and the answers offered to them must be the same, byte by byte. ``tools.twins``
says what is exchanged. Cards put down by others in trade are in ``test_trade_hidden.py``.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.rules.actions import AcceptOffer, Action, Leave, PutDownCards, Withdraw
from ecumene.rules.decisions import AskCivilization, AskStartCities
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import ThemeRevealed
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import decode
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import View, view
from tests.rules.position import setup_for
from tests.rules.structs import values_of
from tests.tries import tries
from tools import twins
from tools.random_play import RandomDriver
from tools.twins import GAMES, hidden_from, play_span, replay_twin, sight, starts, twin

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from tools.twins import Span

PHASES = range(14)


def span_of(phase: int, random: Random) -> Span:
    """A span that starts at the beginning of a phase, and its reader: a seat or a spectator."""
    options = random.choice(GAMES)
    start = random.choice(starts(options)[phase])
    reader = random.choice((None, *range(options.players)))
    return play_span(start, reader, random, random.choice((0, 3, 10, 30)))


def found_out(span: Span, random: Random) -> bool:
    """Whether the reader notices that they see the twin."""
    return list(replay_twin(span, twin(span, random))) != span.sights


@pytest.mark.parametrize("phase", PHASES)
@tries(4)
@given(seed=st.integers(0, 2**32))
def test_what_is_hidden_changes_nothing(phase: int, seed: int) -> None:
    """G13, G13a, G13b, D4, X5, X7, Y1, Q2."""
    random = Random(seed)
    span = span_of(phase, random)
    start = twin(span, random)
    assert hidden_from(span.reader, start) != hidden_from(span.reader, span.start)
    for expected, found in zip(span.sights, replay_twin(span, start), strict=True):
        assert found == expected


# The test above can fail: anything told in excess is found out.


def with_all_cards(found: View, game: Game) -> View:
    return replace(found, hand=tuple(c for p in game.state.players for c in p.hand))


def with_traders(found: View, game: Game) -> View:
    known = {c: tuple(t) for p in game.state.players for c, t in sorted(p.traders.items())}
    return replace(found, traders=known)


def with_origins(found: View, game: Game) -> View:
    known = {c: tuple(t) for p in game.state.players for c, t in sorted(p.origins.items())}
    return replace(found, origins=known)


def with_calamities(found: View, game: Game) -> View:
    """Y1: as if everyone's number of calamities were known from the beginning."""
    held = [sum(c >= FIRST_CALAMITY for c in p.hand) for p in game.state.players]
    players = zip(found.players, held, strict=True)
    return replace(found, players=tuple(replace(p, calamity_count=n) for p, n in players))


def with_seed(found: View, game: Game) -> View:
    return replace(found, agreed=replace(found.agreed, last_turn=game.options.seed))


def with_stack_sizes(found: View, game: Game) -> View:
    sizes = sum((-1) ** n * len(s.cards) for n, s in enumerate(game.state.stacks[0]))
    return replace(found, turn=sizes)


LEAKS = [
    (with_all_cards, 12),
    (with_traders, 9),
    (with_origins, 9),
    (with_calamities, 7),
    (with_seed, 2),
    (with_stack_sizes, 3),
]


@pytest.mark.parametrize(("leak", "phase"), LEAKS)
def test_a_leak_of_a_view_is_found(
    leak: Callable[[View, Game], View], phase: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(twins, "view", lambda game, seat: leak(view(game, seat), game))
    random = Random(1)
    assert any(found_out(span_of(phase, random), random) for _ in range(30))


@pytest.mark.parametrize("phase", [5, 6])
def test_a_leak_of_an_event_is_found(phase: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody is told what the others draw, though nobody notes that they know it (D4)."""

    def seen(_game: Game, events: Iterable[Event], _reader: Seat | None) -> bytes:
        return msgspec.json.encode([to_names(event) for event in events])

    monkeypatch.setattr(twins, "sight", seen)
    random = Random(1)
    assert any(found_out(span_of(phase, random), random) for _ in range(30))


# Cases that do not occur at the start of a phase


@pytest.mark.parametrize("players", [5, 9, 14])
@pytest.mark.parametrize("seed", range(4))
def test_theme_sets_are_secret_until_all_are_revealed(players: int, seed: int) -> None:
    """Q1, Q1b: players who pick or place their cities know only their own set."""
    random = Random(seed)
    map_ = setup_for(players).map
    reader = random.choice((None, *range(players)))
    game, other = (Game(Options(players, map_, seed, short_game=True)) for _ in range(2))
    driver = RandomDriver(seed)
    exchanged = False
    while game.state.turn == 1 and game.state.phase == 0:
        asked = game.pending.values()
        if not any(isinstance(decision, AskCivilization | AskStartCities) for decision in asked):
            break  # now they are revealed
        if not exchanged:
            _exchange_themes(other, reader, random)
            exchanged = True
        step = driver.step(game)
        events = other.apply(*step)
        if any(isinstance(event, ThemeRevealed) for event in events):
            break
        assert sight(game, game.log[-1].events, reader) == sight(other, events, reader)
    assert exchanged


def _exchange_themes(game: Game, reader: Seat | None, random: Random) -> None:
    """Deal the others' sets again, and use another seed."""
    hidden = [p for seat, p in enumerate(game.state.players) if seat != reader]
    themes = [player.theme for player in hidden]
    random.shuffle(themes)
    for player, theme in zip(hidden, themes, strict=True):
        player.theme = theme
    game._play.options = replace(game.options, seed=random.getrandbits(60))


@pytest.mark.parametrize("phase", [3, 6, 7, 9, 10, 12])
@tries(4)
@given(seed=st.integers(0, 2**32), data=st.data())
def test_a_refusal_tells_nothing(phase: int, seed: int, data: st.DataObject) -> None:
    """G13: whether the reader's attempts are refused does not depend on what the others have."""
    random = Random(seed)
    span = span_of(phase, random)
    game, other = Game.restore(span.start), Game.restore(twin(span, random))
    for step in span.answered:
        game.apply(*step)
        other.apply(*step)
    if span.reader is None or not game.pending:
        return
    for _ in range(5):
        action = data.draw(values_of(Action))
        if isinstance(action, Leave):
            continue
        assert refusal(other, span.reader, action) == refusal(game, span.reader, action)


def test_a_deal_of_others_is_refused_like_one_that_does_not_exist() -> None:
    """X5."""
    (start,) = (each for each in starts(GAMES[1])[7] if decode(each.state).turn == 9)
    game = Game.restore(start)
    driver = RandomDriver(1)
    while game.state.trade is None or not game.state.trade.deals:
        driver.step(game)
    (number, deal), *_ = game.state.trade.deals.items()
    third = next(seat for seat in game.pending if seat not in deal.seats)
    for action in (Withdraw(number), PutDownCards(number, ()), AcceptOffer(number, (0, 0))):
        unknown = replace(action, **{action.__struct_fields__[0]: "999"})
        refused = refusal(game, third, action)
        assert refused is not None
        assert refused.replace(f"={number!r})", "='999')") == refusal(game, third, unknown)


def refusal(game: Game, seat: Seat, action: Action) -> str | None:
    again = Game.restore(game.snapshot())
    try:
        again.apply(seat, action)
    except IllegalAction as illegal:
        return str(illegal)
    return None
