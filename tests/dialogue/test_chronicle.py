"""News for a reader: when it is told, under which heading, and what came near them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.data import TrackName, facts
from ecumene.dialogue import Chronicle, Speaker
from ecumene.dialogue.digest.movements import ArrivedPieces, Movements
from ecumene.dialogue.digest.nearness import MOST_NEAR, Surroundings
from ecumene.rules import events as ev
from ecumene.rules.state import moves as mo
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tests.cli.scene import ANNA, BEN, ME, PLAYERS, moving_game
from tests.rules.position import area
from tests.rules.random_games import new_game
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.game import Game

KNOSSOS, THERA, ATHENS, SPARTA, TYRE = map(area, ("knossos", "thera", "athens", "sparta", "tyre"))
CYCLONE = FIRST_CALAMITY + facts().calamities["cyclone"].index
MOVING, FIGHTING = ev.PhaseBegan(2, 3), ev.PhaseBegan(2, 4)


def island() -> Game:
    """A game in which the reader has only tokens in Knossos."""
    game = moving_game()[0]
    game.state.players[ME].tokens = {KNOSSOS: 2}
    return game


def chronicle(game: Game | None = None, *, looks_on: bool = False) -> Chronicle:
    table = island() if game is None else game
    return Chronicle(lambda: view(table, ME), looks_on=looks_on)


def told(told_by: Chronicle, language: str = "en") -> list[str]:
    """Everything, including headings."""
    speaker, found = Speaker(Messages(language), PLAYERS), []
    for passage in told_by.catch_up():
        found += [] if passage.heading is None else [passage.heading]
        found += passage.sentences
    return [speaker.text(sentence) for sentence in found]


def march(seat: int, *path: int, tokens: int = 2) -> ev.Moved:
    return ev.Moved(seat, mo.March(path, tokens))


# Headings, and when something is told


def test_a_phase_is_named_once_and_only_if_something_happens() -> None:
    found = chronicle()
    found.hear((ev.PhaseBegan(2, 1), MOVING))
    assert told(found) == []
    found.hear((ev.TaxRevolt(ANNA, 1),))
    assert told(found)[0] == "Turn 2, phase 3: movement"
    found.hear((ev.TaxRevolt(BEN, 1),))
    assert len(told(found)) == 1
    assert told(found) == []


def test_the_heading_can_be_had_before_anything_happens() -> None:
    """For example when the reader is asked something."""
    found = chronicle()
    found.hear((MOVING,))
    assert found.heading() is not None
    assert found.heading() is None
    found.hear((ev.TaxRevolt(ANNA, 1),))
    assert len(told(found)) == 1


def test_phases_that_are_over_can_be_told_before_the_others() -> None:
    found = chronicle()
    found.hear((MOVING, ev.TaxRevolt(ANNA, 1), FIGHTING, ev.TaxRevolt(BEN, 1)))
    (passage,) = found.over()
    assert len(passage.sentences) == 1
    assert len(told(found)) == 2


def test_what_was_told_before_is_not_told_again() -> None:
    """In a resumed game, the phase and a conflict under way are known (F5)."""
    found = chronicle()
    began = ev.ConflictBegan(KNOSSOS, {ME: 2, ANNA: 3})
    found.resume((ev.TaxRevolt(ANNA, 1), FIGHTING, began))
    assert told(found) == []
    assert found.heading() is not None
    # The reader also hears the part of their conflict that no longer concerns them.
    found.hear((ev.ConflictEnded(KNOSSOS, {ANNA: 2}),))
    assert told(found) == ["The conflict in Knossos is over. Left: Hellas 2."]


def test_what_has_not_happened_after_all_is_not_told() -> None:
    """O2: nor do moves that were taken back with it come to anything."""
    found = chronicle()
    stands = (MOVING, march(ANNA, SPARTA, THERA, tokens=1))
    found.hear((*stands, ev.TaxRevolt(ANNA, 1), march(ANNA, ATHENS, THERA, tokens=3)))
    found.forget(stands)
    assert told(found) == []
    found.hear((ev.MovementEnded(ANNA),))
    assert told(found) == ["Near you: Hellas to Thera 1."]


def test_what_the_seat_may_not_know_is_not_heard() -> None:
    """G13a, X5a: even if the event is given in full."""
    found = chronicle()
    found.hear((ev.DealMade("1", ANNA, BEN, 3, 3, (0, 1, 2), (3, 4, 5)),))
    found.hear((ev.CardsPutDown("1", ANNA, BEN), ev.DealCalledOff("1", ANNA, BEN)))
    assert told(found) == ["Deal between Hellas and Hatti: 3 for 3 cards."]


def test_who_is_done_with_trading_knows_that_their_offers_are_gone() -> None:
    """X8a."""
    gone = ev.OfferWithdrawn("1", ME, ME, None)
    found = chronicle()
    found.hear((gone, ev.TraderDone(ME)))
    assert told(found) == []
    found.hear((gone,))
    assert len(told(found)) == 1


# Nearest first


def test_the_own_comes_first_then_what_is_near() -> None:
    found = chronicle()
    found.hear(
        (
            ev.PhaseBegan(2, 5),
            ev.CityBuilt(ANNA, ATHENS, {ANNA: 6}),
            ev.CityBuilt(BEN, TYRE, {BEN: 6}),
            ev.CityBuilt(ANNA, THERA, {ANNA: 12}),
            ev.SurplusRemoved(ME, KNOSSOS, 1),
        )
    )
    assert told(found)[1:] == [
        told_alone(ev.SurplusRemoved(ME, KNOSSOS, 1)),
        "Cities built near you: Hellas: Thera.",
        "Cities built: Hellas: Athens; Hatti: Tyre.",
    ]


def told_alone(event: ev.Event) -> str:
    found = chronicle()
    found.hear((event,))
    (sentence,) = told(found)
    return sentence


def test_a_cause_stands_before_its_effect() -> None:
    """C6: another player's calamity comes before the losses it causes the reader."""
    found = chronicle()
    famine = FIRST_CALAMITY + facts().calamities["famine"].index
    found.hear(
        (
            ev.CalamityStruck(BEN, famine),
            ev.CalamityStruck(ANNA, CYCLONE),
            ev.CityReduced(KNOSSOS, ME, 1, "C-CYCLONE"),
        )
    )
    sentences = told(found)
    assert [sentence.partition(".")[0] for sentence in sentences[::2]] == [
        "Other players' calamities: Cyclone strikes Hellas",
        "Other players' calamities: Famine strikes Hatti",
    ]
    assert "Knossos" in sentences[1]


def test_a_conflict_stands_before_its_outcome() -> None:
    """F1, F5: however much happens in between."""
    found = chronicle()
    found.hear(
        (
            FIGHTING,
            ev.ConflictBegan(KNOSSOS, {ME: 2, ANNA: 3}),
            ev.CityAttacked(TYRE, BEN, ANNA, 7, 7, successful=True),
            ev.TokensLost(KNOSSOS, 1, (ev.Removal(ME, "token", KNOSSOS),)),
        )
    )
    _, began, lost, attack = told(found)
    assert began.startswith("Conflict in Knossos")
    assert "lost" in lost
    assert "Tyre" in attack


# What came near


def test_others_who_come_near_are_told_together_when_they_have_ended() -> None:
    """M10: anyone still moving may take it back."""
    found = chronicle()
    found.hear((MOVING, march(ANNA, SPARTA, THERA), march(ANNA, SPARTA, ATHENS)))
    assert told(found) == []
    found.hear((ev.MovementEnded(ANNA), march(BEN, TYRE, KNOSSOS), ev.MovementEnded(BEN)))
    assert told(found)[1:] == ["Near you: Hatti to Knossos 2; Hellas to Thera 2."]


def test_who_came_and_left_nothing_of_the_reader_was_near() -> None:
    """M10, F5: the last end of movement and the conflict result from one answer."""
    conflict = ev.ConflictBegan(TYRE, {ME: 1, ANNA: 2}), ev.ConflictEnded(TYRE, {ANNA: 2})
    arrival = march(ANNA, SPARTA, TYRE), ev.MovementEnded(ANNA)
    found = chronicle()
    found.hear((MOVING, *arrival, FIGHTING, *conflict))
    assert told(found)[1] == "Near you: Hellas to Tyre 2."
    other = chronicle()
    other.hear((MOVING, *arrival, FIGHTING))
    assert told(other) == []


def test_own_moves_are_no_news_and_far_ones_nobody_s() -> None:
    found = chronicle()
    found.hear((MOVING, march(ANNA, SPARTA, ATHENS), ev.MovementEnded(ANNA)))
    assert told(found) == []
    own = chronicle()
    own.hear((MOVING, march(ME, KNOSSOS, THERA), ev.MovementEnded(ME)))
    assert not any("Near" in sentence for sentence in told(own))


def test_who_looks_on_has_nothing_near() -> None:
    found = chronicle(looks_on=True)
    found.hear((MOVING, march(ANNA, SPARTA, THERA), ev.MovementEnded(ANNA)))
    assert told(found) == []


def moved(*moves: mo.Move, taken_back: tuple[int, ...] = ()) -> ArrivedPieces:
    movements = Movements()
    movements.hear(MOVING)
    for move in moves:
        assert movements.hear(ev.Moved(ANNA, move)) is None
    if taken_back:
        movements.hear(ev.TookBack(ANNA, taken_back))
    arrived = movements.hear(ev.MovementEnded(ANNA))
    assert arrived is not None
    return arrived


def test_what_is_aboard_arrives_where_its_ship_ends() -> None:
    """M7, M7a: put ashore on the way, at its end, or at the end of the movement."""
    sailed = moved(
        mo.MaintainShip(0),
        mo.BuildShip(ATHENS, ship=1),
        mo.Embark(0, 3),
        mo.Embark(1, 2),
        mo.Sail(0, SPARTA),
        mo.Disembark(0, 1),
        mo.Sail(0, KNOSSOS),
        mo.Halt(0),
        mo.Sail(1, THERA),
    )
    assert sailed.tokens == {SPARTA: 1, KNOSSOS: 2, THERA: 2}
    assert sailed.ships == {KNOSSOS: 1, THERA: 1}


def test_what_does_not_go_anywhere_does_not_arrive() -> None:
    """M4a, M5: tokens that pay after marching, ships that stay."""
    paid = (mo.TokenPaid(THERA, "marched"), mo.TokenPaid(ATHENS))
    stayed = moved(
        mo.March((ATHENS, THERA), 2),
        mo.MaintainShip(0),
        mo.Embark(0, 2),
        mo.Halt(0),
        mo.MaintainShip(1, paid[0]),
        mo.March((ATHENS, SPARTA, ATHENS), 1),
    )
    assert (stayed.tokens, stayed.ships) == ({THERA: 1}, {})
    built = moved(mo.BuildShip(ATHENS, 0, paid, ship=0), mo.March((ATHENS, THERA), 2))
    assert (built.tokens, built.ships) == ({THERA: 1}, {ATHENS: 1})


def test_moves_that_are_taken_back_do_not_count() -> None:
    """M2."""
    marches = [mo.March((ATHENS, goal), 1) for goal in (THERA, SPARTA, KNOSSOS)]
    assert moved(*marches, taken_back=(0, 2)).tokens == {SPARTA: 1}


def test_who_has_not_heard_the_beginning_says_rather_nothing() -> None:
    """M2: the numbers of moves taken back count from the beginning of the phase."""
    movements = Movements()
    for event in (march(ANNA, ATHENS, THERA), ev.TookBack(ANNA, (3,)), march(ANNA, ATHENS, SPARTA)):
        movements.hear(event)
    arrived = movements.hear(ev.MovementEnded(ANNA))
    assert arrived is not None
    assert (arrived.tokens, arrived.ships) == ({SPARTA: 2}, {})


@pytest.mark.parametrize("seed", range(3))
def test_arrivals_explain_where_there_are_more(seed: int) -> None:
    """M3-M10: in random movements, everything newly present has arrived."""
    game, driver, movements = new_game(5, seed), RandomDriver(seed), Movements()
    checked = 0
    for event in game.opening or ():
        movements.hear(event)
    while game.pending and game.state.turn < 8:
        turn = game.state.turn
        before = [(dict(each.tokens), Counter(each.ships)) for each in game.state.players]
        driver.step(game)
        for event in game.log[-1].events:
            arrived = movements.hear(event)
            if arrived is None or (game.state.turn, game.state.phase) != (turn, MOVING.phase):
                continue
            tokens, ships = before[arrived.seat]
            player = game.state.players[arrived.seat]
            for place in facts().areas:
                there = player.tokens.get(place.index, 0)
                came = arrived.tokens.get(place.index, 0)
                assert there - tokens.get(place.index, 0) <= came <= there
            now = Counter(player.ships)
            assert now - ships <= Counter(arrived.ships) <= now
            checked += bool(arrived.tokens)
    assert checked > 10


@pytest.mark.parametrize("language", languages)
def test_much_is_counted_and_the_nearest_is_listed(language: str) -> None:
    """Among the reader's own pieces first, then beside them."""
    game = island()
    around = Surroundings(view(game, ME))
    beside = sorted(around.near - around.own)
    arrived = [ArrivedPieces(seat, dict.fromkeys(beside, 1), {}) for seat in (ANNA, BEN, 3)]
    arrived.append(ArrivedPieces(4, {KNOSSOS: 1}, {}))
    assert 3 * len(beside) > MOST_NEAR
    listed = around.arrivals(arrived)
    assert listed is not None
    text = Speaker(Messages(language), PLAYERS).text(listed)
    assert text.startswith(PLAYERS[4])
    assert text.endswith(
        {"en": "and {} more", "pl": "i jeszcze {}"}[language].format(
            3 * len(beside) + 1 - MOST_NEAR
        )
    )


# Things that did not happen


def succession(game: Game, *events: ev.Event) -> list[str]:
    found = chronicle(game)
    found.hear((ev.PhaseBegan(9, 13), *events, ev.PhaseBegan(10, 1)))
    return told(found)


def far_on(step: int, cities: int = 0) -> Game:
    """A game in which the reader's marker is far along."""
    game = island()
    player = game.state.players[ME]
    player.step = step
    player.city_stock -= cities
    return game


def test_a_marker_that_stays_is_told_with_the_reason() -> None:
    """H1: before news of the others, and also if no marker moves at all."""
    stays = "Your marker stays on space 6; for the next one you lacked 1 city (H1)."
    assert facts().tracks[TrackName.BASIC].requirements[1].cities == 2
    game = far_on(6, cities=1)
    assert succession(game) == ["Turn 9, phase 13: A.S.T.", stays]
    found = succession(game, ev.MarkerMoved(ANNA, 4, 3))
    assert found[1:] == [stays, "Forward on the A.S.T., to space 4: Hellas."]
    assert stays not in succession(game, ev.MarkerMoved(ME, 6, 5))


def test_what_has_happened_since_is_not_the_reason() -> None:
    """H1, T3: a city lost after the next turn began was still there when markers moved."""
    game = far_on(6)
    found = chronicle(game)
    lost = ev.CityAnnexed(KNOSSOS, ME, ANNA, "T3")
    found.hear((ev.PhaseBegan(9, 13), ev.PhaseBegan(10, 1), lost))
    assert "you lacked 1 city" in told(found)[1]


def test_who_looks_on_has_no_marker_that_stays() -> None:
    found = chronicle(far_on(6), looks_on=True)
    found.hear((ev.PhaseBegan(9, 13), ev.PhaseBegan(10, 1)))
    assert told(found) == []
