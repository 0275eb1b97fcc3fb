"""A digest over any stretch of a game: nearest first, short, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.bots import PLAYERS as COMPUTER_PLAYERS
from ecumene.bots import Table
from ecumene.data import MapName, TrackName, facts
from ecumene.dialogue import Chronicle, Speaker, digest
from ecumene.dialogue.digest.reader_losses import MOST_LISTED
from ecumene.dialogue.digest.recap import recap
from ecumene.dialogue.digest.stretch_summary import MOST_OWN, MOST_TURNS
from ecumene.dialogue.digest.track_news import marker_stays
from ecumene.rules import events as ev
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state import moves as mo
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tests.cli.scene import ANNA, BEN, ME, PLAYERS, moving_game
from tests.rules.position import area
from tests.tries import tries
from tools.random_play import RandomDriver
from tools.twins import GAMES, hidden_from, play_span, starts, twin

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecumene.dialogue import Passage, Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from tools.twins import Span

KNOSSOS, THERA, ATHENS, SPARTA, TYRE = map(area, ("knossos", "thera", "athens", "sparta", "tyre"))
CYCLONE, FAMINE = (FIRST_CALAMITY + facts().calamities[id_].index for id_ in ("cyclone", "famine"))
MOST_SENTENCES = 30
"""However long a stretch is, apart from players who leave."""


def scene() -> Game:
    game = moving_game()[0]
    game.state.players[ME].tokens = {KNOSSOS: 2}
    return game


def told(*events: Event, game: Game | None = None, seat: Seat | None = ME) -> list[str]:
    speaker = Speaker(Messages("en"), PLAYERS)
    seen = view(scene() if game is None else game, seat)
    return [speaker.text(sentence) for sentence in digest(events, seen)]


def arrival(turn: int, tokens: int = 1) -> tuple[Event, ...]:
    move = ev.Moved(ANNA, mo.March((SPARTA, THERA), tokens))
    return ev.PhaseBegan(turn, 3), move, ev.MovementEnded(ANNA)


def test_the_nearest_comes_first() -> None:
    """Losses, who came near, own conflicts, others' conflicts, and who is about to end the game."""
    game = scene()
    game.state.players[BEN].step = facts().tracks[TrackName.BASIC].final_steps[0] - 1
    events = (
        *arrival(2),
        ev.ConflictBegan(KNOSSOS, {ME: 2, ANNA: 3}),
        ev.TokensLost(KNOSSOS, 1, (ev.Removal(ME, "token", KNOSSOS),)),
        ev.ConflictEnded(KNOSSOS, {ME: 1, ANNA: 3}),
        ev.CityBuilt(BEN, TYRE, {BEN: 6}),
        ev.CalamityStruck(BEN, CYCLONE),
        ev.CalamityStruck(ME, FAMINE),
        ev.TokensDestroyed(ME, {KNOSSOS: 4}, "C-FAMINE"),
        ev.MarkerMoved(ANNA, 4, 3),
    )
    assert told(*events, game=game) == [
        "Calamities that struck you: Famine.",
        "You lost 5 tokens: 4 to Famine, 1 in the conflict in Knossos.",
        "Near you: Hellas to Thera 1.",
        "Conflict in Knossos: Minoa loses 1 and keeps 1, Hellas keeps 3 (F3).",
        "Other players' calamities: Cyclone strikes Hatti.",
        "Cities built: Hatti 1.",
        "Forward on the A.S.T., to space 4: Hellas.",
        (
            "One step from the final space of the A.S.T.: Hatti. "
            "The game ends with the turn in which a marker gets there (H4)."
        ),
    ]


def test_losses_are_told_with_what_or_who_took_them() -> None:
    """G11, F8, K2, K3, C-TREACHERY, F9."""
    sentences = told(
        ev.CityReduced(KNOSSOS, ME, 1, "C-CYCLONE"),
        ev.CityReduced(ATHENS, ME, 1, "C-CYCLONE"),
        ev.CityAnnexed(SPARTA, ME, BEN, "C-TREACHERY"),
        ev.CityAttacked(THERA, ANNA, ME, 8, 7, successful=True),
        ev.CityFell(THERA, ME, 6),
        ev.CardStolen(ANNA, ME, 0),
        ev.SurplusRemoved(ME, KNOSSOS, 2),
        ev.CityBuilt(ANNA, TYRE, {ANNA: 5, ME: 1}, 2),
        ev.AttackFailed(TYRE, ME, 3),
        ev.TokensAnnexed(ATHENS, ME, BARBARIANS, 1, "C-CIVIL-WAR"),
        ev.TreasuryLost(ME, 5, "C-TEMPEST"),
        ev.CardsLost(ME, (1, 1), "C-CORRUPTION"),
    )
    ochre, clay = (facts().commodities[number].name.en for number in (0, 1))
    assert sentences[:4] == [
        (
            "You lost 4 cities: Athens, Knossos (Cyclone); Sparta (to Hatti, Treachery); "
            "Thera (attacked by Hellas)."
        ),
        (
            "You lost 7 tokens: 3 in a failed attack on Tyre, 2 over the limit (K3), "
            "1 to Hellas's new city (K2), 1 to the Barbarians (Civil War)."
        ),
        "You lost 5 from your treasury: 5 to Tempest.",
        f"You lost cards: {ochre} to Hellas, 2× {clay} (Corruption).",
    ]


def test_what_one_pays_for_an_own_ability_is_not_lost() -> None:
    """A-POLITICS, A-TRADE-ROUTES."""
    paid = ev.TreasuryLost(ME, 5, "A-POLITICS"), ev.CardsLost(ME, (0, 0), "A-TRADE-ROUTES")
    assert told(*paid) == []


def test_many_cities_are_only_counted() -> None:
    lost = [ev.CityReduced(KNOSSOS, ME, 1, "C-CYCLONE")] * MOST_LISTED
    taken = ev.CityAttacked(THERA, ANNA, ME, 8, 7, successful=True)
    assert told(*lost, taken)[0] == (
        f"You lost {MOST_LISTED + 1} cities: {MOST_LISTED} to Cyclone, 1 to Hellas."
    )


def test_every_movement_has_its_sentence_the_last_first() -> None:
    events = [event for turn in range(1, MOST_TURNS + 3) for event in arrival(turn, turn)]
    last = MOST_TURNS + 2
    assert told(*events) == [
        f"Near you in turn {turn}: Hellas to Thera {turn}."
        for turn in range(last, last - MOST_TURNS, -1)
    ]


def test_many_conflicts_are_counted() -> None:
    """F5, F8: the last are told."""
    one = (
        ev.ConflictBegan(KNOSSOS, {ME: 2, ANNA: 3}),
        ev.ConflictEnded(KNOSSOS, {ME: 1, ANNA: 2}),
    )
    attack = ev.CityAttacked(TYRE, ME, BEN, 3, 7, successful=False)
    sentences = told(*one * (MOST_OWN + 1), attack)
    assert len(sentences) == MOST_OWN + 1
    assert "Tyre" in sentences[-2]
    assert sentences[-1] == "You had 2 more conflicts and attacks earlier."


def test_conflicts_of_others_are_not_told() -> None:
    others = ev.ConflictBegan(TYRE, {BEN: 2, ANNA: 3}), ev.ConflictEnded(TYRE, {BEN: 1})
    assert told(*others) == []


def test_who_looks_on_or_watches_gets_the_course_of_the_game() -> None:
    events = (ev.CityReduced(KNOSSOS, ME, 1, "C-CYCLONE"), ev.LateIronAge(ANNA), *arrival(2))
    game = scene()
    game.state.left.append(ME)
    assert told(*events, game=game) == told(*events, seat=None)
    assert len(told(*events, seat=None)) == 1


def test_the_last_marker_that_stayed_is_told_and_why() -> None:
    """H1: as of then: with the current advances and cities it might have moved."""
    game = scene()
    player = game.state.players[ME]
    player.step, player.city_stock = 6, player.city_stock - 2
    events: list[Event] = [ev.PhaseBegan(8, 13), ev.MarkerMoved(ANNA, 4, 3), ev.PhaseBegan(9, 1)]
    assert marker_reason(told(*events, game=game)) == "Your marker stays on space 6 (H1)."
    built = ev.CityBuilt(ME, KNOSSOS, {ME: 6})
    assert marker_reason(told(*events, built, game=game)) == (
        "Your marker stays on space 6; for the next one you lacked 1 city (H1)."
    )
    later = ev.PhaseBegan(9, 13), ev.MarkerMoved(ME, 6, 5), ev.PhaseBegan(10, 1)
    assert marker_reason(told(*events, built, *later, game=game)) == ""
    under_way = events[:2]
    assert marker_reason(told(*under_way, game=game)) == ""


def marker_reason(sentences: Sequence[str]) -> str:
    return next((each for each in sentences if each.startswith("Your marker stays")), "")


# Whole games


def settlers(options: Options) -> Callable[[Game], object]:
    seats = dict.fromkeys(range(options.players), COMPUTER_PLAYERS["settler"])
    table = Table(seats, options.seed)

    def step(game: Game) -> None:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)

    return step


def at_random(options: Options) -> Callable[[Game], object]:
    return RandomDriver(options.seed, quick=True, settles=True).step


WHOLE_GAMES = [
    pytest.param(Options(5, MapName.WEST, 11, last_turn=9), settlers, id="settlers"),
    pytest.param(Options(9, MapName.EAST, 4, TrackName.EXPERT, last_turn=6), at_random, id="east"),
    pytest.param(Options(6, MapName.WEST, 2, short_game=True, last_turn=5), at_random, id="short"),
]


def sayable(sentences: Sequence[Sentence]) -> None:
    for language in languages:
        speaker = Speaker(Messages(language), [str(number) for number in range(18)])
        for sentence in sentences:
            text = speaker.text(sentence)
            assert text.endswith((".", ":")) or sentence.key == "event-phase-began", text
            assert "{" not in text
            assert "".join(span.text for span in speaker.spans(sentence)) == text


@pytest.mark.parametrize(("options", "players"), WHOLE_GAMES)
def test_whole_games_can_be_told_to_everybody(
    options: Options, players: Callable[[Options], Callable[[Game], object]]
) -> None:
    """Whatever happens, in stretches of any length; and it stays short."""
    random, step = Random(options.seed), players(options)
    lacking: dict[tuple[Seat, int], dict[str, int]] = {}
    game = Game(options, lambda game: note_what_is_lacking(game, lacking))
    readers: tuple[Seat | None, ...] = (None, *range(options.players))
    chronicles = [Chronicle(lambda seat=seat: view(game, seat)) for seat in readers]  # type: ignore[misc]
    events: list[Event] = list(game.opening or ())
    for chronicle in chronicles:
        chronicle.hear(events)
    keys: Counter[str] = Counter()
    reasons = 0
    while not game.over:
        before = len(game.log)
        step(game)
        new = [event for entry in game.log[before:] for event in entry.events]
        events += new
        for chronicle in chronicles:
            chronicle.hear(new)
            if random.random() < 0.05:
                check_passages(chronicle.catch_up())
        if random.random() < 0.03 or game.over:
            reader = random.choice(readers)
            since = random.choice((0, random.randrange(len(events)), max(0, len(events) - 60)))
            sentences = digest(events[since:], view(game, reader))
            assert len(sentences) <= MOST_SENTENCES
            sayable(sentences)
            keys.update(sentence.key for sentence in sentences)
        reasons += check_reasons(game, events, lacking)
    for reader in readers:
        keys.update(sentence.key for sentence in digest(events, view(game, reader)))
    assert {"digest-near-turn", "digest-lost-tokens", "digest-built", "digest-strikes"} <= set(keys)
    assert bool(reasons) == bool(lacking)


def check_passages(passages: Sequence[Passage]) -> None:
    for passage in passages:
        assert passage.sentences
        sayable([*([] if passage.heading is None else [passage.heading]), *passage.sentences])


def note_what_is_lacking(game: Game, lacking: dict[tuple[Seat, int], dict[str, int]]) -> None:
    """What each player lacks for the next step when a turn begins, just after markers moved."""
    state = game.peek()
    if state.phase != 1 or state.over:
        return
    for seat, _ in enumerate(state.players):
        missing = game.missing(seat)
        if missing:
            lacking[seat, state.turn - 1] = missing


def check_reasons(
    game: Game, events: Sequence[Event], lacking: dict[tuple[Seat, int], dict[str, int]]
) -> int:
    """H1: the reason is what was missing at the time; also checks how many markers stay."""
    checked = 0
    began = [
        number
        for number, event in enumerate(events)
        if isinstance(event, ev.PhaseBegan) and event.phase == 13 and event.turn < game.peek().turn
    ]
    for number in began[-1:]:
        event, since = events[number], events[number + 1 :]
        assert isinstance(event, ev.PhaseBegan)
        moved = {each.seat for each in since if isinstance(each, ev.MarkerMoved)}
        for seat in set(range(game.options.players)) - moved - set(game.peek().left):
            stays = marker_stays(view(game, seat), since)
            if stays is not None:
                assert stays.missing == lacking[seat, event.turn]
                checked += 1
    return checked


# Nothing hidden


@pytest.mark.parametrize("phase", range(14))
@tries(3)
@given(seed=st.integers(0, 2**32))
def test_what_is_hidden_changes_no_digest(phase: int, seed: int) -> None:
    """G13, G13a, D4, X5a: the twin of a game is told the same."""
    random = Random(seed)
    options = random.choice(GAMES)
    start = random.choice(starts(options)[phase])
    reader = random.choice((None, *range(options.players)))
    span = play_span(start, reader, random, random.choice((3, 10, 30)))
    other = twin(span, random)
    assert hidden_from(span.reader, other) != hidden_from(span.reader, span.start)
    assert told_of(span, Game.restore(span.start)) == told_of(span, Game.restore(other))


def told_of(span: Span, game: Game) -> tuple[object, ...]:
    chronicle = Chronicle(lambda: view(game, span.reader))
    events = list(game._play.events)
    chronicle.hear(events)
    passages = chronicle.catch_up()
    for seat, action in span.answered:
        new = game.apply(seat, action)
        events += new
        chronicle.hear(new)
        passages += chronicle.catch_up()
    seen = view(game, span.reader)
    return passages, digest(events, seen), recap(events, seen)
