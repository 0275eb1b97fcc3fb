"""The hostile client of ``tools.hostile`` finds nothing; ``make hostile`` lets it try much more."""

from __future__ import annotations

from itertools import chain, islice
from random import Random
from typing import TYPE_CHECKING, get_args

import pytest

from ecumene.cases.case_position import lay_out
from ecumene.rules.actions import SetTaxRate
from ecumene.rules.decisions import AskTaxRate, Decision
from ecumene.rules.game import Game
from ecumene.rules.phases import movement
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.view import KINDS
from tests.rules.random_games import after_turns
from tools import hostile
from tools.coverage import all_cases
from tools.hostile import Attack, Found, compare_twins, options_of
from tools.mutating import garbled
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.cases import Case
    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Draft
    from ecumene.rules.state.ids import Seat

CASES = all_cases()
SHARES = 8
ANSWERED = 3
"""Number of answers given in every case; everybody is attacked before each."""


@pytest.mark.parametrize("number", range(6))
def test_it_finds_nothing_in_a_game(number: int) -> None:
    """Mutations, faults, floods and repeated answers, in whole turns."""
    attack = Attack(number)
    driver = RandomDriver(number, quick=number % 2 == 0, settles=True)
    attack.play(Game(options_of(number)), driver, 1_500)
    assert attack.count["refused"] > 50
    assert attack.count["twice"] > 20


@pytest.mark.parametrize("share", range(SHARES))
def test_it_finds_nothing_in_the_rule_cases(share: int) -> None:
    """They lead to positions that random games seldom reach."""
    for case in CASES[share::SHARES]:
        attack_case(case, Attack(share, tries=4))


def attack_case(case: Case, attack: Attack) -> None:
    game = position_of(case)
    for _ in range(ANSWERED):
        if not game.pending:
            break
        attack.try_everybody(game)
        seat = attack.random.choice(list(game.pending))
        game.apply(seat, attack.random.choice(list(islice(game.answers(seat), 50))))


def position_of(case: Case) -> Game:
    play, _ = lay_out(case)
    last = phase_number(case.head.until or case.head.phase)
    return Game.from_state(play.options, play.state, last)


def test_all_kinds_of_questions_come_up_in_the_rule_cases() -> None:
    """So the tests above attack each of them, including the set-up of a Short Game."""
    asked: set[type] = set()
    cases = ((position_of(case), ANSWERED) for _ in range(3) for case in CASES)
    for number, (game, answers) in enumerate(chain([(Game(options_of(0)), 40)], cases)):
        random = Random(number)
        for _ in range(answers):
            asked.update(map(type, game.pending.values()))
            if game.pending:
                seat = random.choice(list(game.pending))
                game.apply(seat, random.choice(list(islice(game.answers(seat), 50))))
        if asked == set(KINDS):
            break
    assert asked == set(get_args(Decision)) == set(KINDS)


@pytest.mark.parametrize("phase", [3, 7])
@pytest.mark.parametrize("players", [5, 12, 18])
def test_a_flood_is_bounded(phase: int, players: int) -> None:
    """O3: the views stay small, and the game is restored from its state."""
    game, driver = after_turns(players, 4, 3), RandomDriver(4, settles=True)
    while game.state.phase != phase:
        driver.step(game)
    attack = Attack(1)
    attack.flood(game, next(iter(game.pending)))
    assert attack.count["flooding"] < hostile.FLOOD


@pytest.mark.parametrize("seed", range(30))
def test_twins_are_not_told_apart(seed: int) -> None:
    """G13: not by a view, an event, an answer that is offered, or a refusal."""
    assert compare_twins(seed)


# It can find something


def with_rates() -> Game:
    """A position in which tax rates are asked."""
    return position_of(next(c for c in CASES if c.head.id == "rates-are-asked-of-all-at-once"))


def found(attack: Attack, game: Game) -> str:
    with pytest.raises(Found) as problem:
        attack.play(game, RandomDriver(1), 3_000)
    return str(problem.value)


def test_it_notices_what_is_taken_and_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskTaxRate, "check", lambda *_: None)
    with pytest.raises(Found, match="taken and not offered"):
        Attack(1, tries=200).try_everybody(with_rates())


def test_it_notices_what_is_offered_and_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(AskTaxRate, "answers", lambda *_: iter((SetTaxRate(9),)))
    with pytest.raises(Found, match="offered and refused"):
        Attack(1).try_everybody(with_rates())


def test_it_notices_judging_that_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    check = movement.check

    def writing(play: Play, seat: Seat, action: Action) -> Draft | None:
        assert play.state.movement is not None
        made = play.state.movement.made
        made[seat] = made.get(seat, 0) + 1
        return check(play, seat, action)

    monkeypatch.setattr(movement, "check", writing)
    assert "changed the game" in found(Attack(3), Game(options_of(4)))


def test_it_notices_what_is_taken_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "question", lambda *_: "the only one")
    assert "taken twice" in found(Attack(3), Game(options_of(4)))


def test_most_of_what_it_sends_is_an_action() -> None:
    game, random = after_turns(9, 2, 2), Random(1)
    seat = next(iter(game.pending))
    offered = list(islice(game.answers(seat), 50))
    sent = [garbled(random.choice(offered), random) for _ in range(400)]
    assert sum(each is not None for each in sent) > 100
