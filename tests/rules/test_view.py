"""Views: what is in them, and what is not (G13, G13a, D4).

That nothing hidden has any influence on them is tested in ``test_hidden_facts.py``.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ecumene.data import MapName, facts
from ecumene.rules.actions import AnswerYesNo
from ecumene.rules.decisions import AskYesNo
from ecumene.rules.events import CardStolen, Event, seen_by
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import NAMES, NUMBERS
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.phases.movement.movement_view import DraftView, MovementView, ShipView
from ecumene.rules.phases.trade.trade_view import TradeView
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import (
    Draft,
    Movement,
    Player,
    Ship,
    Stack,
    State,
    decode,
    encode,
)
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.lookup_tables import CITIES, LIMIT, TOKENS
from ecumene.rules.state.trade_offers import Trade
from ecumene.rules.view import Agreed, Onlooker, PlayerView, StackView, View, view, views
from tests.rules.random_games import after_answers
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecumene.rules.state.ids import Seat

ROME, ATTACKER = 0, 1


def in_json(found: View) -> bytes:
    """A view as text, in which order counts."""
    return msgspec.json.encode(to_names(found))


def in_order(found: object) -> bytes:
    """A value as text, in which order counts except in dicts."""
    return msgspec.json.encode(found, order="sorted")


def seen(game: Game, seat: Seat | None) -> bytes:
    return in_json(view(game, seat))


def stream(events: Sequence[Event], seat: Seat | None) -> bytes:
    found = (seen_by(event, seat) for event in events)
    return msgspec.json.encode([to_names(event) for event in found if event is not None])


def changed(game: Game, state: State, seed: int) -> Game:
    """The game with another state at the start of the phase, and another seed."""
    snapshot = game.snapshot()
    options = msgspec.structs.replace(snapshot.options, seed=seed)
    return Game.restore(Snapshot(options, encode(state), snapshot.answers))


def dealt(game: Game, random: Random) -> Game:
    """The phase begun again, with cards dealt, some discarded, and advances handed out."""
    state = decode(game.snapshot().state)
    for player in state.players:
        player.advances = random.getrandbits(len(NAMES["advance"]))
        for block in state.stacks:
            for stack in block:
                cards = stack.cards
                player.hand += [cards.pop() for _ in range(random.randint(0, 1)) if cards]
                stack.discards += [cards.pop() for _ in range(random.randint(0, 1)) if cards]
    return Game.restore(Snapshot(game.options, encode(state)))


def exchanged(game: Game, seat: Seat | None, random: Random) -> Game:
    """The game with everything exchanged that a seat may not know: hands, stacks, seed."""
    state = decode(game.snapshot().state)
    hidden = [player for number, player in enumerate(state.players) if number != seat]
    stacks = [stack for block in state.stacks for stack in block if stack.cards]
    pool = [card for player in hidden for card in player.hand]
    pool += [card for stack in stacks for card in stack.cards]
    random.shuffle(pool)
    for player in hidden:
        player.hand = [pool.pop() for _ in player.hand]
    for stack in stacks:
        stack.cards = [pool.pop()]
    for card in pool:
        random.choice(stacks).cards.append(card)
    return changed(game, state, random.getrandbits(60))


# A theft (F9)


def before_a_theft() -> Game:
    """Three players of five: one has a city and cards, one attacks it, the others look on."""
    game = after_answers(5, 1, 4)
    state = decode(game.snapshot().state)
    start = facts().civilizations
    for player, civ in zip(state.players, game._play.setup.civilizations, strict=True):
        player.civilization = civ
        player.tokens = {start[civ].start: 1}
        player.token_stock = TOKENS - 1
        player.hand = [civ, civ + 1]
    home = start[state.players[ROME].civilization].start
    area = next(n for n in facts().areas[home].land if LIMIT[n])
    state.cities = {area: ROME}
    state.players[ROME].city_stock = CITIES - 1
    state.players[ROME].hand = [NUMBERS["card"][name] for name in ("salt", "wine", "water")]
    state.players[ATTACKER].tokens[area] = 20
    state.players[ATTACKER].token_stock = TOKENS - 21
    state.phase, state.movement = 4, None
    options = msgspec.structs.replace(game.options, civilizations=None)
    game = Game.restore(Snapshot(options, encode(state)))
    while not isinstance(game.pending.get(ATTACKER), AskYesNo):
        (seat,) = game.pending
        game.apply(seat, next(game.answers(seat)))
    return game


def test_a_stolen_card_is_known_to_two() -> None:
    """F9, G13a."""
    game = before_a_theft()
    (theft,) = (e for e in game.apply(ATTACKER, AnswerYesNo(True)) if isinstance(e, CardStolen))
    assert theft.card is not None
    for reader in (None, 2, 3, 4):
        found = seen_by(theft, reader)
        assert isinstance(found, CardStolen)
        assert found.card is None
    assert seen_by(theft, ROME) == theft
    assert seen_by(theft, ATTACKER) == msgspec.structs.replace(theft, copy=None)
    assert [len(player.hand) for player in game.state.players[:2]] == [2, 3]
    assert theft.card in view(game, ATTACKER).hand


@given(st.integers(0, 2**32).map(Random))
def test_others_do_not_learn_what_was_stolen(random: Random) -> None:
    """F9, G13a: not from the event, not from any view before or after."""
    game = before_a_theft()
    twin = exchanged(game, 2, random)
    mine, other = game.apply(ATTACKER, AnswerYesNo(True)), twin.apply(ATTACKER, AnswerYesNo(True))
    assert stream(mine, 2) == stream(other, 2)
    assert stream(mine, None) == stream(other, None)
    assert seen(game, 2) == seen(twin, 2)
    assert seen(game, None) == seen(twin, None)


def test_the_order_of_the_own_hand_tells_nothing() -> None:
    game = before_a_theft()
    assert view(game, ROME).hand == tuple(sorted(game.state.players[ROME].hand))


# What is in a view


def test_a_seat_sees_its_own_cards_and_the_number_of_the_others() -> None:
    """G13."""
    game = dealt(after_answers(5, 3, 30), Random(1))
    for seat in range(5):
        own = view(game, seat)
        assert list(own.hand) == sorted(game.state.players[seat].hand)
        assert [p.hand_size for p in own.players] == [len(p.hand) for p in game.state.players]
    assert view(game, None).hand == ()
    assert any(player.hand for player in game.state.players)


def test_a_changed_hand_changes_the_view_of_its_owner_alone() -> None:
    """The tests above can fail: a view does follow what its reader may know."""
    game = dealt(after_answers(5, 3, 30), Random(1))
    state = decode(game.snapshot().state)
    seat = next(n for n, player in enumerate(state.players) if player.hand)
    state.players[seat].hand[0] = NUMBERS["card"]["water"]
    twin = changed(game, state, game.options.seed)
    changes = [reader for reader in (None, *range(5)) if seen(game, reader) != seen(twin, reader)]
    assert changes == [seat]


def test_what_is_public_is_seen_by_all() -> None:
    """G13."""
    game = dealt(after_answers(9, 3, 60), Random(2))
    for reader in (None, 0, 8):
        found = view(game, reader)
        for shown, player in zip(found.players, game.state.players, strict=True):
            for name in (
                "civilization",
                "token_stock",
                "city_stock",
                "treasury",
                "tokens",
                "advances",
                "census",
            ):
                assert getattr(shown, name) == getattr(player, name)
            assert list(shown.ships) == player.ships
            assert list(shown.credits) == player.credits
        assert found.cities == game.state.cities
        assert found.movement is not None
        assert game.state.movement is not None
        in_view, movement = to_names(found.movement), to_names(game.state.movement)
        assert in_order(in_view) == in_order(movement)
        assert (found.turn, found.phase) == (game.state.turn, game.state.phase)


def test_only_the_own_decision_is_seen_in_full() -> None:
    game = after_answers(5, 4, 25)
    assert len(game.pending) > 1
    for reader in range(5):
        found = view(game, reader)
        assert found.decision == game.pending.get(reader)
        assert found.asked == dict.fromkeys(sorted(game.pending), "move")
    assert view(game, None).decision is None


def test_of_a_stack_only_its_end_is_seen() -> None:
    """D4."""
    game = after_answers(12, 1, 12)
    state = decode(game.snapshot().state)
    state.stacks[1][4].discards = state.stacks[1][4].cards
    state.stacks[1][4].cards = []
    found = view(changed(game, state, 1), None)
    empty = [(b, n) for b, block in enumerate(found.stacks) for n, s in enumerate(block) if s.empty]
    assert empty == [(1, 4)]
    assert list(found.stacks[1][4].discards) == state.stacks[1][4].discards


@pytest.mark.parametrize(("players", "map_"), [(5, MapName.WEST), (18, MapName.BOTH)])
def test_a_view_is_as_if_none_had_been_seen_before(players: int, map_: MapName) -> None:
    """Over a whole game: what is remembered is never out of date."""
    game = Game(Options(players, map_, players))
    driver = RandomDriver(players, quick=True, settles=True)
    steps = 0
    while game.pending:
        driver.step(game)
        steps += 1
        if steps % 3:  # now and then much changes between two views
            reader = driver.random.choice((None, *range(players)))
            found = view(game, reader)
            for shown, actual in zip(by_area(found), by_area(game.state), strict=True):
                assert list(shown.items()) == sorted(actual.items())
            remembered, game.onlooker = game.onlooker, Onlooker()
            assert msgspec.json.encode(found) == msgspec.json.encode(view(game, reader))
            game.onlooker = remembered
    assert steps > 500


def by_area(found: View | State) -> Iterator[dict[int, int]]:
    """What is listed by area."""
    yield from (player.tokens for player in found.players)
    yield found.barbarians
    yield found.cities


@pytest.mark.parametrize("phase", [3, 7, 9, 12])
def test_a_change_by_hand_is_seen_at_once(phase: int) -> None:
    """Tests and tools change a state without answers, in its own objects."""
    game = Game(Options(5, MapName.WEST, 2))
    driver = RandomDriver(2, quick=True, settles=True)
    while game.state.turn < 5 or game.state.phase != phase:
        driver.step(game)
    for change in CHANGES_BY_HAND:
        before = seen(game, None)
        change(game.state)
        assert seen(game, None) != before
        game_anew = game.copy()
        game_anew._play.state = game.state
        game_anew._pending = game._pending
        assert seen(game_anew, None) == seen(game, None)


CHANGES_BY_HAND: tuple[Callable[[State], object], ...] = (
    lambda state: state.players[1].credits.__setitem__(0, 99),
    lambda state: state.players[2].tokens.__setitem__(0, 3),
    lambda state: state.players[2].tokens.__setitem__(0, 4),
    lambda state: state.players[4].hand.append(NUMBERS["card"]["water"]),
    lambda state: state.players[0].ships.append(2),
    lambda state: state.players[0].credits_gained.append(2),
    lambda state: setattr(state.players[3], "treasury", 31),
    lambda state: state.stacks[0][2].cards.clear(),
    lambda state: state.stacks[0][2].discards.append(0),
    lambda state: state.cities.__setitem__(1, 2),
    lambda state: state.barbarians.__setitem__(1, 2),
    lambda state: state.new_cities.append(1),
    lambda state: state.left.append(3),
)


def test_a_draft_changed_by_hand_is_seen_at_once() -> None:
    game = after_answers(5, 4, 25)
    movement = game.state.movement
    assert movement is not None
    assert movement.drafts
    draft = next(iter(movement.drafts.values()))
    changes: tuple[Callable[[], object], ...] = (
        lambda: draft.still.__setitem__(0, 3),
        lambda: draft.moves.clear(),
        lambda: draft.ships.__setitem__(3, Ship(1)),
        lambda: setattr(draft.ships[3], "load", 2),
        lambda: movement.broken.__setitem__(2, [0]),
        lambda: movement.broken[2].append(1),
        lambda: movement.drafts.clear(),
    )
    for change in changes:
        before = seen(game, 0)
        change()
        assert seen(game, 0) != before


def test_all_seats_share_what_all_see() -> None:
    game = after_answers(18, 4, 60)
    spectator, *seats = views(game, (None, *range(18)))
    for found in seats:
        for name in ("agreed", "players", "stacks", "cities", "movement", "asked"):
            assert getattr(found, name) is getattr(spectator, name)
    assert view(game, 3).players is spectator.players
    assert [found.seat for found in seats] == list(range(18))


@pytest.mark.parametrize("seat", [True, False, 1.0, "1", -1, HOST, 5, 18, (1,)])
def test_only_a_seat_has_a_view_of_its_own(seat: Any) -> None:
    """G9: nothing that merely equals a seat, and nobody without a place at this table."""
    with pytest.raises(ValueError, match="no seat at this table"):
        view(after_answers(5, 4, 3), seat)


# Views have all that is public: a field added later is shown, or named here with the reason.

HIDDEN: dict[type[Struct], dict[str, str]] = {
    Options: {"seed": "it tells what chance will decide"},
    Player: {
        "hand": "one's own (G13); all see how many cards it has",
        "traders": "known to the player alone (X7)",
        "origins": "known to the player alone (D5)",
        "theme": "one's own until all are revealed (Q1)",
    },
    Stack: {"cards": "nobody may look or count (D4); all see whether it is empty"},
    State: {
        "late_iron_entered": "needed by the rules alone; what it means is in late_iron",
        "time_called": "what it means is in last_turn (H6)",
    },
    Trade: {
        "made": "how many offers others have made each other (X5a)",
        "spoke": "it may have been to another (X5a)",
    },
    Draft: {},
    Ship: {},
    Movement: {},
}
SHOWN: dict[type[Struct], type[Struct]] = {
    Options: Agreed,
    Player: PlayerView,
    Stack: StackView,
    State: View,
    Trade: TradeView,
    Draft: DraftView,
    Ship: ShipView,
    Movement: MovementView,
}
ADDED: dict[type[Struct], set[str]] = {
    PlayerView: {"hand_size", "calamity_count"},
    StackView: {"empty"},
    View: {
        "seat",
        "agreed",
        "hand",
        "traders",
        "origins",
        "theme",
        "regions",
        "asked",
        "line",
        "decision",
    },
}


@pytest.mark.parametrize("kind", SHOWN, ids=lambda kind: kind.__name__)
def test_every_field_is_shown_or_hidden_for_a_reason(kind: type[Struct]) -> None:
    """G13."""
    shown = set(SHOWN[kind].__struct_fields__)
    assert (
        shown - ADDED.get(SHOWN[kind], set()) == set(kind.__struct_fields__) - HIDDEN[kind].keys()
    )


def test_a_view_crosses_the_border() -> None:
    for steps in (0, 3, 25, 60):
        found = view(after_answers(5, 4, steps), 1)
        assert from_names(to_names(found), View) == found


def test_the_seed_is_nowhere_in_a_view() -> None:
    game = after_answers(5, 987654321, 40)
    assert b"987654321" not in seen(game, 0)
    assert b"seed" not in seen(game, None)
