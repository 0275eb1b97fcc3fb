"""City attacks: requirements, results, and their order (F6-F9, F11-F14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.rules.actions import Action, AnswerYesNo, ChooseCities, ChooseNumber
from ecumene.rules.decisions import AskCities, AskNumber, AskYesNo, Decision
from ecumene.rules.events import (
    AttackFailed,
    CardStolen,
    CityAttacked,
    CityFell,
    ConflictEnded,
    TreasuryGained,
)
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    ADVANCED_MILITARY,
    ENGINEERING,
    LAND,
    METALWORKING,
    NAVAL_WARFARE,
)
from tests.rules.conflict_table import (
    A,
    B,
    C,
    D,
    Side,
    apart,
    area_with,
    attacked,
    board,
    default_answer,
    fight,
    play_phase,
    ships_first,
    yes,
)

if TYPE_CHECKING:
    from tests.rules.conflict_table import Phase


@pytest.mark.parametrize(
    ("attacker", "defender", "needed"),
    [(0, 0, 7), (ENGINEERING, 0, 6), (0, ENGINEERING, 8), (ENGINEERING, ENGINEERING, 7)],
)
@pytest.mark.parametrize("short", [0, 1])
def test_thresholds(attacker: int, defender: int, needed: int, short: int) -> None:
    """F8, F9, A-ENGINEERING: 6, 7 or 8 tokens, replaced by one fewer."""
    area = area_with(3)
    tokens = needed - short
    play = board(tokens={A: {area: tokens}}, cities={area: B}, advances={A: attacker, B: defender})
    phase = play_phase(play)
    assert phase.events[0] == CityAttacked(area, A, B, tokens, needed, not short)
    if short:
        assert phase.events[1:] == [AttackFailed(area, A, tokens)]
        assert phase.state.cities == {area: B}
        assert phase.left_in(area) == {}
    else:
        assert phase.events[1] == CityFell(area, B, needed - 1)
        assert phase.state.cities == {}
        expected = {A: Side(needed), B: Side(needed - 1)}
        fight(expected, 3)
        assert phase.left_in(area) == {
            p: side.tokens for p, side in expected.items() if side.tokens
        }


def attack(
    stock: int = 20,
    tokens: int = 7,
    limit: int = 3,
    hands: dict[int, list[int]] | None = None,
    **answers: Action,
) -> tuple[Phase, int]:
    """A attacks a city of B; answers are given by kind of decision."""
    area = area_with(limit)
    play = board(tokens={A: {area: tokens}}, cities={area: B}, stock={B: stock}, hands=hands or {})

    def answer(seat: int, decision: Decision) -> Action:
        return answers.get(type(decision).__name__) or default_answer(seat, decision)

    return play_phase(play, answer), area


def test_a_defender_with_two_tokens_in_stock() -> None:
    """F9 (a): the city is replaced with what they have."""
    phase, area = attack(stock=2)
    assert CityFell(area, B, 2) in phase.events
    assert phase.losses(area) == [[{(B, "token")}, {(A, "token")}], [{(B, "token")}]]
    assert phase.left_in(area) == {A: 6}


def test_a_defender_without_stock_leaves_no_one_to_fight() -> None:
    """F9 (a)."""
    phase, area = attack(stock=0)
    assert phase.events == [CityAttacked(area, A, B, 7, 7, True), CityFell(area, B, 0)]
    assert phase.left_in(area) == {A: 7}


def test_the_limit_counts_again_when_the_city_is_gone() -> None:
    """F9 (b), F5: 7 against 6 with a limit of 4; B gives first in every round."""
    phase, area = attack(limit=4)
    assert phase.losses(area) == [[{(B, "token")}, {(A, "token")}]] * 4 + [[{(B, "token")}]]
    assert phase.left_in(area) == {A: 3, B: 1}


def test_an_attack_is_made_however_few_are_left() -> None:
    """F6, F8: the owner's token defends first; a single attacker left still attacks, and dies."""
    area = area_with(3)
    phase = play_phase(board(tokens={A: {area: 2}, B: {area: 1}}, cities={area: B}))
    assert phase.losses(area) == [[{(B, "token")}]]
    assert phase.events[-2:] == [CityAttacked(area, A, B, 2, 7, False), AttackFailed(area, A, 2)]
    assert phase.left_in(area) == {}


def test_no_attack_where_the_owner_is_left_or_nobody() -> None:
    """F6."""
    area = area_with(3)
    held = play_phase(board(tokens={A: {area: 1}, B: {area: 3}}, cities={area: B}))
    assert held.left_in(area) == {B: 3}
    empty = play_phase(board(tokens={A: {area: 1}, B: {area: 1}}, cities={area: B}))
    assert empty.left_in(area) == {}
    for phase in (held, empty):
        assert phase.state.cities == {area: B}
        assert isinstance(phase.events[-1], ConflictEnded)


def test_two_attackers_fight_each_other_first() -> None:
    """M14, F6: the limit does not end it, and the survivor attacks."""
    area = area_with(4)
    phase = play_phase(board(tokens={A: {area: 9}, C: {area: 2}}, cities={area: B}, stock={B: 0}))
    assert phase.losses(area) == [[{(C, "token")}, {(A, "token")}], [{(C, "token")}]]
    assert CityAttacked(area, A, B, 8, 7, True) in phase.events


def test_an_attacker_left_with_six_fails() -> None:
    """F6, F8: seven came, one fell against the other attacker."""
    area = area_with(4)
    phase = play_phase(board(tokens={A: {area: 7}, C: {area: 2}}, cities={area: B}))
    assert phase.events[-2:] == [CityAttacked(area, A, B, 6, 7, False), AttackFailed(area, A, 6)]
    assert phase.state.cities == {area: B}


def test_a_failed_attack_costs_ships_with_naval_warfare_only() -> None:
    """F8, A-NAVAL-WARFARE, G2a."""
    area = area_with(3)
    other = LAND[area][0]
    for advances, ships in ((0, [area, area]), (NAVAL_WARFARE, [])):
        play = board(
            tokens={A: {area: 3}},
            cities={area: B},
            ships={A: [area, area, other]},
            advances={A: advances},
        )
        phase = play_phase(play)
        assert phase.asked == []
        assert phase.state.players[A].ships == sorted([*ships, other])
        assert phase.events[-1] == AttackFailed(area, A, 3, 2 - len(ships))


def test_a_failed_attack_costs_only_tokens_of_the_area() -> None:
    """F8, A-ADVANCED-MILITARY."""
    area = area_with(3)
    near = LAND[area][0]
    play = board(tokens={A: {area: 3, near: 2}}, cities={area: B}, advances={A: ADVANCED_MILITARY})
    phase = play_phase(play)
    assert phase.asked == []
    assert phase.state.players[A].tokens == {near: 2}


def test_a_card_is_stolen_at_random_and_treasury_gained() -> None:
    """F9 (c) and (d)."""
    hand = [3, 4, 5]
    phase, _ = attack(hands={B: hand}, AskYesNo=AnswerYesNo(True), AskNumber=ChooseNumber(2))
    first, last = phase.state.players[A], phase.state.players[B]
    assert len(first.hand) == 1
    assert sorted(first.hand + last.hand) == hand
    assert first.treasury == 2
    assert phase.events[-2:] == [CardStolen(A, B, first.hand[0], 0), TreasuryGained(A, 2)]
    again, _ = attack(hands={B: hand}, AskYesNo=AnswerYesNo(True))
    assert again.state.players[A].hand == first.hand


def test_the_rewards_are_offers() -> None:
    """F9: the attacker may decline, and is asked only if there is something to gain."""
    phase, area = attack(hands={B: [3]})
    assert phase.questions() == [(A, "steal-card")]
    assert phase.asked[-1] == (A, AskNumber(area, 3))
    assert phase.state.players[A].hand == []
    assert not any(isinstance(event, CardStolen | TreasuryGained) for event in phase.events)
    no_hand, _ = attack()
    assert no_hand.questions() == []
    play = board(tokens={A: {area: 7}}, cities={area: B}, stock={A: 0, B: 0})
    assert play_phase(play).asked == []
    play = board(tokens={A: {area: 8}}, cities={area: B}, stock={A: 0, B: 2})
    assert play_phase(play).asked == [(A, AskNumber(area, 1))], "the token lost in (b), by F12"


def test_a_successful_attack_stays_one_without_attackers_left() -> None:
    """F13: B gives ships while A, who gives first, runs out of tokens."""
    area = area_with(0)
    play = board(
        tokens={A: {area: 7}},
        cities={area: B},
        hands={B: [3]},
        ships={B: [area, area]},
        advances={B: METALWORKING | NAVAL_WARFARE},
    )

    def answer(seat: int, decision: Decision) -> Action:
        return (
            yes(seat, decision) if isinstance(decision, AskYesNo) else ships_first(seat, decision)
        )

    phase = play_phase(play, answer)
    assert phase.left_in(area) == {B: 2}
    assert phase.state.players[A].hand == [3]
    assert (A, AskNumber(area, 3)) in phase.asked


def test_ships_may_be_given_once_the_attack_has_succeeded() -> None:
    """A-NAVAL-WARFARE, F9 (b): but they do not help to reach the number."""
    area = area_with(3)
    play = board(
        tokens={A: {area: 7}},
        cities={area: B},
        ships={A: [area, area]},
        stock={B: 3},
        advances={A: NAVAL_WARFARE},
    )
    phase = play_phase(play, ships_first)
    assert phase.left_in(area) == {A: 7}
    assert phase.state.players[A].ships == []


# Barbarians and pirates


def test_a_pirate_city_gives_way_to_barbarians() -> None:
    """F11: 6 tokens, 5 with Engineering; treasury but no card; its Barbarians defend first (F6)."""
    area = area_with(3)
    for advances, needed in ((0, 7), (ENGINEERING, 6)):
        play = board(
            tokens={A: {area: needed + 1}, BARBARIANS: {area: 2}},
            cities={area: BARBARIANS},
            advances={A: advances},
        )
        phase = play_phase(play)
        assert phase.losses(area)[0][0] == {(BARBARIANS, "token")}
        assert CityAttacked(area, A, BARBARIANS, needed, needed, True) in phase.events
        assert CityFell(area, BARBARIANS, needed - 1) in phase.events
        assert phase.asked == [(A, AskNumber(area, 3, "F11"))]


@pytest.mark.parametrize(("tokens", "falls"), [(7, True), (6, False)])
def test_barbarians_attack_cities(tokens: int, falls: bool) -> None:
    """F14: like a party without advances; no card, no treasury."""
    area = area_with(3)
    play = board(
        tokens={BARBARIANS: {area: tokens}}, cities={area: B}, stock={B: 2}, hands={B: [3]}
    )
    phase = play_phase(play)
    assert phase.asked == []
    assert phase.state.cities == ({} if falls else {area: B})
    assert phase.state.barbarians == ({area: 6} if falls else {})


def test_engineering_defends_against_barbarians() -> None:
    """A-ENGINEERING."""
    area = area_with(3)
    play = board(tokens={BARBARIANS: {area: 7}}, cities={area: B}, advances={B: ENGINEERING})
    assert play_phase(play).state.cities == {area: B}


# The order of city attacks


def test_pirate_cities_first_then_by_rank_of_the_defender() -> None:
    """F7, F7a: attackers and defenders choose among their own."""
    a1, a2, b1, p1, p2, p3 = apart(6)
    play = board(
        4,
        tokens={C: {a1: 1, b1: 1, p1: 1, p3: 1}, D: {a2: 1, p2: 1}},
        cities={a1: A, a2: A, b1: B, p1: BARBARIANS, p2: BARBARIANS, p3: BARBARIANS},
    )

    def last(seat: int, decision: Decision) -> Action:
        if isinstance(decision, AskCities):
            return ChooseCities(decision.options[-1:])
        return default_answer(seat, decision)

    phase = play_phase(play, last)
    assert attacked(phase) == [p3, p1, p2, a2, a1, b1]
    assert phase.asked == [
        (C, AskCities("attack-order", BARBARIANS, (p1, p3), 1, "F7a")),
        (A, AskCities("attack-order", A, (a1, a2), 1, "F7")),
    ]
