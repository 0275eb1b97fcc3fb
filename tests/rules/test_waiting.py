"""Waiting in phase 4: for token conflicts (F1a, F1b), for one's own attack (F10)."""

from __future__ import annotations

import pytest

from ecumene.rules.actions import Action, AnswerYesNo
from ecumene.rules.decisions import AskYesNo, Decision
from ecumene.rules.events import CityFell
from ecumene.rules.state.lookup_tables import ADVANCED_MILITARY, LAND, NAVAL_WARFARE
from tests.rules.conflict_table import (
    A,
    B,
    C,
    D,
    apart,
    area_with,
    attacked,
    began,
    board,
    default_answer,
    neighbour_first,
    play_phase,
    two_neighbours,
    yes,
)

# Token conflicts


def answer_waiting(waits: set[tuple[int, int]], seat: int, decision: Decision) -> Action:
    """Wait in some conflicts, and give tokens of neighbours first."""
    if isinstance(decision, AskYesNo) and decision.question == "wait-for-conflicts":
        return AnswerYesNo((seat, decision.area) in waits)
    return neighbour_first(seat, decision)


@pytest.mark.parametrize("waits", [True, False])
def test_a_holder_may_wait_for_the_conflict_next_door(waits: bool) -> None:
    """F1a: a player who does not wait may weaken themselves next door, before that conflict."""
    here, near = two_neighbours()
    play = board(
        tokens={A: {here: 1, near: 2}, B: {here: 3}, C: {near: 2}},
        advances={A: ADVANCED_MILITARY},
    )
    chosen = {(A, here)} if waits else set()
    phase = play_phase(play, lambda seat, d: answer_waiting(chosen, seat, d))
    if waits:
        # Next door first, with losses from here: A is gone from here before the fight.
        assert phase.questions() == [(A, "wait-for-conflicts")]
        assert began(phase) == [near]
        assert phase.left_in(near) == {A: 2}
        assert phase.left_in(here) == {B: 3}
    else:
        # Here first: A gives both tokens of next door, and no conflict is left there.
        assert phase.questions() == [(A, "wait-for-conflicts")] * 2
        assert began(phase) == [here]
        assert phase.left_in(near) == {C: 2}


def test_nobody_is_asked_to_wait_where_it_makes_no_difference() -> None:
    """F1a: only one conflict; and no choice of losses here."""
    here, near = two_neighbours()
    alone = board(tokens={A: {here: 2, near: 2}, B: {here: 2}}, advances={A: ADVANCED_MILITARY})
    assert play_phase(alone).questions() == []
    elsewhere = area_with(2, apart=[here, near])
    apart = board(
        tokens={A: {here: 2}, B: {here: 2, elsewhere: 2}, C: {elsewhere: 2}},
        advances={A: ADVANCED_MILITARY, B: ADVANCED_MILITARY},
    )
    assert play_phase(apart).questions() == []


def test_a_holder_may_wait_for_what_a_rival_may_lose_next_door() -> None:
    """F1a: B may take tokens from here for the conflict next door; A has no choice of losses."""
    here, near = two_neighbours()
    play = board(
        tokens={A: {here: 2}, B: {here: 3, near: 2}, C: {near: 3}},
        advances=dict.fromkeys((A, B), ADVANCED_MILITARY),
    )
    phase = play_phase(play, lambda seat, d: answer_waiting({(A, here)}, seat, d))
    assert phase.questions()[0] == (A, "wait-for-conflicts")
    # B has given two tokens of this area next door, and gives one of those saved there here.
    assert began(phase) == [near, here]
    assert (phase.left_in(here), phase.left_in(near)) == ({A: 1, B: 1}, {B: 1})


@pytest.mark.parametrize("better_is_lower", [True, False])
def test_where_waiting_goes_in_a_circle_the_better_rank_goes_first(better_is_lower: bool) -> None:
    """F1a: A waits for B's conflict and B for A's."""
    low, high = apart(2)
    own = (low, high) if better_is_lower else (high, low)
    play = board(
        tokens={A: {own[0]: 2}, B: {own[1]: 2}, C: {low: 3, high: 3}},
        ships={A: [own[0]], B: [own[1]]},
        advances=dict.fromkeys((A, B), ADVANCED_MILITARY | NAVAL_WARFARE),
    )
    phase = play_phase(play, yes)
    assert phase.questions() == [(A, "wait-for-conflicts"), (B, "wait-for-conflicts")]
    assert began(phase) == list(own)


def test_conflicts_that_wait_come_after_all_others() -> None:
    """F1a."""
    low, middle, high = apart(3)
    play = board(
        tokens={A: {low: 2, middle: 2}, B: {low: 3, high: 3}, C: {middle: 3, high: 1}},
        ships={A: [low]},
        advances={A: ADVANCED_MILITARY | NAVAL_WARFARE},
    )
    assert began(play_phase(play, yes)) == [middle, high, low]


def test_who_waits_everywhere_chooses_the_order() -> None:
    """F1a, G8a: of conflicts that wait at the wish of one player, that player chooses the first."""
    here, near = two_neighbours()
    third = area_with(2, apart=[here, near])
    beside = LAND[third][0]
    play = board(
        4,
        tokens={
            A: {here: 2, near: 4, third: 2, beside: 1},
            B: {here: 3},
            C: {near: 3},
            D: {third: 3},
        },
        advances={A: ADVANCED_MILITARY},
    )

    def answer(seat: int, decision: Decision) -> Action:
        if isinstance(decision, AskYesNo):
            return AnswerYesNo(True)
        return default_answer(seat, decision)

    phase = play_phase(play, answer)
    lowest, middle, highest = sorted((here, near, third))
    assert began(phase) == [highest, middle, lowest]
    asked = [decision.area for _, decision in phase.asked if isinstance(decision, AskYesNo)]
    assert asked == [lowest, middle, lowest]


# Defenders wait for their own attacks


@pytest.mark.parametrize("waits", [True, False])
def test_a_defender_may_wait_for_an_own_attack(waits: bool) -> None:
    """F10, F12: the tokens of the defender's failed attack replace the city."""
    a1, b1 = apart(2)
    play = board(tokens={A: {b1: 3}, C: {a1: 7}}, cities={a1: A, b1: B}, stock={A: 0})
    phase = play_phase(play, yes if waits else default_answer)
    assert phase.asked[0] == (A, AskYesNo("wait-for-attack", a1, "F10"))
    assert attacked(phase) == ([b1, a1] if waits else [a1, b1])
    assert CityFell(a1, A, 3 if waits else 0) in phase.events


@pytest.mark.parametrize(
    ("stock", "attackers", "own", "why"),
    [
        (6, 7, 3, "enough in stock"),
        (0, 6, 3, "the attack fails"),
        (0, 7, 0, "no attack of one's own"),
    ],
)
def test_nobody_is_asked_to_wait_without_need(
    stock: int, attackers: int, own: int, why: str
) -> None:
    """F10."""
    a1, b1 = apart(2)
    tokens = {A: {b1: own} if own else {}, C: {a1: attackers}}
    play = board(tokens=tokens, cities={a1: A, b1: B}, stock={A: stock, C: 0})
    assert play_phase(play).questions() == [], why


def test_waiting_goes_through_a_chain() -> None:
    """F10: A waits for B's city, B waits for C's; then all fall in turn."""
    a1, b1, c1 = apart(3)
    play = board(
        4,
        tokens={D: {a1: 7}, A: {b1: 7}, B: {c1: 2}},
        cities={a1: A, b1: B, c1: C},
        stock={A: 0, B: 0},
    )
    phase = play_phase(play, yes)
    assert phase.questions() == [(A, "wait-for-attack"), (B, "wait-for-attack")]
    assert attacked(phase) == [c1, b1, a1]


def test_who_would_wait_in_a_circle_does_not() -> None:
    """F10a: A waits for an attack on B, so B cannot wait for one on A; also through a third."""
    a1, b1, c1 = apart(3)
    two = board(tokens={A: {b1: 7}, B: {a1: 7}}, cities={a1: A, b1: B}, stock={A: 0, B: 0})
    phase = play_phase(two, yes)
    assert phase.questions() == [(A, "wait-for-attack")]
    assert attacked(phase) == [b1, a1]
    three = board(
        tokens={A: {b1: 7}, B: {c1: 7}, C: {a1: 7}},
        cities={a1: A, b1: B, c1: C},
        stock={A: 0, B: 0, C: 0},
    )
    phase = play_phase(three, yes)
    assert phase.questions() == [(A, "wait-for-attack"), (B, "wait-for-attack")]
    assert attacked(phase) == [c1, b1, a1]


def test_a_defender_waits_once() -> None:
    """F10: for one of their cities, until all of their own attacks are resolved."""
    a1, a2, b1, c1 = apart(4)
    play = board(
        4,
        tokens={D: {a1: 7, a2: 7}, A: {b1: 1, c1: 1}},
        cities={a1: A, a2: A, b1: B, c1: C},
        stock={A: 0},
    )
    phase = play_phase(play, yes)
    assert phase.questions() == [(A, "wait-for-attack")]
    assert attacked(phase) == [a2, b1, c1, a1]
    assert CityFell(a1, A, 2) in phase.events
