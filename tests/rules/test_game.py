"""A game from outside: questions, answers, and refusals without a trace."""

from __future__ import annotations

from itertools import islice, product
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import MapName, facts
from ecumene.rules.actions import Action, Done, PickCivilization, PlaceTokens
from ecumene.rules.decisions import AskPlacement
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CivilizationPicked, PhaseBegan
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import encode
from tests.rules.random_games import after_answers
from tests.rules.structs import values_of
from tests.tries import tries
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Callable


@tries(60)
@given(seed=st.integers(0, 30), steps=st.integers(0, 100), data=st.data())
def test_any_action_is_made_or_refused_without_a_trace(
    seed: int, steps: int, data: st.DataObject
) -> None:
    game = after_answers(5, seed, steps)
    seat = data.draw(st.integers(-1, 5))
    action = data.draw(values_of(Action))
    before = encode(game.state), game.pending, game.snapshot(), list(game.log)
    try:
        events = game.apply(seat, action)
    except IllegalAction:
        assert (encode(game.state), game.pending, game.snapshot(), game.log) == before
    else:
        assert (game.log[-1].seat, game.log[-1].action) == (seat, action)
        assert game.log[-1].events == events


def test_who_is_asked_can_be_gone_through_while_answering() -> None:
    """G9: several are asked at once."""
    game = after_answers(5, 1, 5)
    while len(game.pending) < 2:
        RandomDriver(1).step(game)
    asked = game.pending
    seats = list(asked)
    for seat in asked:
        game.apply(seat, next(iter(game.answers(seat))))
    assert list(asked) == seats


def test_nobody_answers_unasked() -> None:
    """G9."""
    game = Game(Options(5, MapName.WEST, 1))
    (asked,) = game.pending
    with pytest.raises(IllegalAction, match="illegal-not-asked") as caught:
        game.apply((asked + 1) % 5, Done())
    assert caught.value.rule == "G9"


def test_agreed_civilizations_are_taken_by_seat() -> None:
    """S2: no order of picking is dealt, so none is told."""
    agreed = tuple(reversed(Game(Options(6, MapName.EAST, 1))._play.setup.civilizations))
    opening = Game(Options(6, MapName.EAST, 1, civilizations=agreed)).opening
    assert opening is not None
    assert opening[:6] == tuple(CivilizationPicked(seat, civ) for seat, civ in enumerate(agreed))
    assert opening[6] == PhaseBegan(1, 1)


WRONG_OPTIONS: list[Callable[[], Options]] = [
    lambda: Options(4, MapName.WEST, 1),
    lambda: Options(12, MapName.WEST, 1),
    lambda: Options(19, MapName.BOTH, 1),
    lambda: Options(5, MapName.WEST, 1, civilizations=(0, 1)),
    lambda: Options(5, MapName.WEST, 2**63),
    lambda: Options(5, MapName.WEST, -(2**63)),
]


@pytest.mark.parametrize("make", WRONG_OPTIONS)
def test_options_without_a_set_up_are_refused(make: Callable[[], Options]) -> None:
    """S1."""
    with pytest.raises(IllegalAction):
        Game(make())


def test_the_last_civilization_is_not_asked_for() -> None:
    """S2: without a choice, nobody is asked."""
    game = Game(Options(5, MapName.WEST, 1))
    for _ in range(4):
        (seat,) = game.pending
        game.apply(seat, next(iter(game.answers(seat))))
    assert all(not isinstance(a, PickCivilization) for s in game.pending for a in game.answers(s))
    assert {facts().civilizations[player.civilization].id for player in game.state.players} == {
        facts().civilizations[civ].id for civ in game._play.setup.civilizations
    }


@pytest.mark.parametrize("total", range(8))
def test_placements_are_listed_each_once(total: int) -> None:
    """E2."""
    room = {7: 2, 8: 1, 9: 2, 10: 2}
    listed: list[Any] = list(AskPlacement(total, room).answers())
    expected = [
        shares for shares in product(*(range(n + 1) for n in room.values())) if sum(shares) == total
    ]
    found = [tuple(a.tokens.get(area, 0) for area in room) for a in listed]
    assert sorted(found) == sorted(expected)


def test_placements_are_found_without_trying_all_divisions() -> None:
    """E2: where nearly all room is needed, nearly every division fails half-way."""
    decision = AskPlacement(79, dict.fromkeys(range(40), 2))
    answers = list(islice(decision.answers(), 100))
    assert len(answers) == 40
    for answer in answers:
        assert isinstance(answer, PlaceTokens)
        decision.check(answer)


def test_who_looks_on_sees_every_phase_begin_and_the_end() -> None:
    """Including phases in which nobody is asked, such as the end of a turn (H)."""
    seen: list[tuple[int, int, bool]] = []
    options = Options(5, MapName.WEST, 3, last_turn=4)
    game = Game(options, lambda it: seen.append((it.state.turn, it.state.phase, it.over)))
    unseen = Game(options)
    driver = RandomDriver(3)
    while not game.over:
        seat, action = driver.step(game)
        unseen.apply(seat, action)
    began = [
        (event.turn, event.phase, False)
        for entry in game.log
        for event in entry.events
        if isinstance(event, PhaseBegan)
    ]
    assert seen == [*began, (4, 13, True)]
    assert {(turn, phase) for turn, phase, _ in began} == set(product(range(1, 5), range(1, 14)))
    assert encode(unseen.state) == encode(game.state)
