"""Phase 4: token conflicts and city attacks (F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecumene.rules.actions import Action, Answer, ChooseCities, ChooseLoss, ChooseNumber
from ecumene.rules.board import conflict_areas
from ecumene.rules.decisions import AskCities, AskLoss, AskNumber, AskYesNo, Decision
from ecumene.rules.events import (
    AttackFailed,
    CardStolen,
    CityAttacked,
    CityFell,
    ConflictBegan,
    ConflictEnded,
    Removal,
    TokensLost,
    TreasuryGained,
)
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.static import (
    ADVANCED_MILITARY,
    AGRICULTURE,
    ENGINEERING,
    LAND,
    LIMIT,
    METALWORKING,
    NAVAL_WARFARE,
)
from tests.rules.conflict_table import (
    Side,
    area_with,
    board,
    default_answer,
    fight,
    play_phase,
)

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.play import Play
    from tests.rules.conflict_table import Phase

A, B, C, D = range(4)
"""Four players by rank."""


def tokens_fight(limit: int, counts: dict[int, int], advances: dict[int, int]) -> Phase:
    area = area_with(limit)
    tokens = {party: {area: count} for party, count in counts.items()}
    return play_phase(board(tokens=tokens, advances=advances))


# Token conflicts


@pytest.mark.parametrize(
    ("rules", "limit", "counts", "metal", "left"),
    [
        ("F3 F5: the smaller gives first, and the limit ends it", 3, {A: 1, B: 3}, (), {B: 3}),
        ("F5: over within the round, half-way", 2, {A: 1, B: 2}, (), {B: 2}),
        ("F5: three parties, over half-way", 4, {A: 1, B: 2, C: 3}, (), {B: 1, C: 3}),
        ("F3: all equal, all at once", 2, {A: 1, B: 1, C: 1}, (), {}),
        ("F5: equal parties empty an area", 1, {A: 1, B: 1}, (), {}),
        ("F5: equal parties end under the limit", 3, {A: 2, B: 2}, (), {A: 1, B: 1}),
        ("F5: the one left may be over the limit", 0, {A: 1, B: 9}, (), {B: 9}),
        ("F3a: Metalworking gives last", 3, {A: 2, B: 2}, (A,), {A: 2, B: 1}),
        ("F3a: even with fewer tokens", 2, {A: 1, B: 2}, (A,), {A: 1, B: 1}),
        ("F3a: both hold it, as if none did", 3, {A: 2, B: 2}, (A, B), {A: 1, B: 1}),
        ("F3a F3: holders by count", 3, {A: 2, B: 1, C: 2}, (A, B), {A: 2, C: 1}),
        ("F2: Barbarians fight like anybody", 2, {A: 2, BARBARIANS: 2}, (), {A: 1, BARBARIANS: 1}),
        ("F2 F3a: and have no Metalworking", 3, {A: 1, BARBARIANS: 3}, (A,), {A: 1, BARBARIANS: 2}),
        ("F4: counted anew each round", 0, {A: 3, B: 4}, (), {B: 2}),
    ],
)  # fmt: skip
def test_token_conflicts(
    rules: str, limit: int, counts: dict[int, int], metal: tuple[int, ...], left: dict[int, int]
) -> None:
    phase = tokens_fight(limit, counts, dict.fromkeys(metal, METALWORKING))
    area = area_with(limit)
    assert phase.left_in(area) == left, rules
    assert phase.asked == []
    assert phase.events[0] == ConflictBegan(area, counts)
    assert phase.events[-1] == ConflictEnded(area, left)
    assert {type(event) for event in phase.events[1:-1]} == {TokensLost}


@pytest.mark.parametrize(
    ("limit", "counts"), [(4, {A: 2, B: 2}), (2, {A: 1, BARBARIANS: 1}), (0, {A: 7}), (0, {})]
)
def test_within_the_limit_and_alone_there_is_peace(limit: int, counts: dict[int, int]) -> None:
    """M12; F1: surplus is not removed in this phase."""
    phase = tokens_fight(limit, counts, {})
    assert phase.events == []
    assert phase.left_in(area_with(limit)) == counts


def test_agriculture_does_not_raise_the_limit_of_a_shared_area() -> None:
    """G7a: the printed limit counts where there are several parties."""
    phase = tokens_fight(2, {A: 2, B: 1}, {A: AGRICULTURE})
    assert phase.left_in(area_with(2)) == {A: 2}


sides = st.dictionaries(
    st.sampled_from([A, B, C, BARBARIANS]), st.integers(1, 9), min_size=2, max_size=4
)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, 4), sides, st.sets(st.sampled_from([A, B, C])), st.booleans())
def test_rounds_are_those_of_a_second_reading_of_the_rules(
    limit: int, counts: dict[int, int], metal: set[int], with_city: bool
) -> None:
    """F3-F6 against an oracle; a city of an absent player keeps the limit from counting."""
    area = area_with(limit)
    play = board(
        4,
        tokens={party: {area: count} for party, count in counts.items()},
        advances=dict.fromkeys(metal, METALWORKING),
        cities={area: D} if with_city else {},
    )
    phase = play_phase(play)
    expected = {party: Side(count, metal=party in metal) for party, count in counts.items()}
    rounds = fight(expected, None if with_city else limit)
    attacked = [place for place, e in enumerate(phase.events) if isinstance(e, CityAttacked)]
    conflict = phase.events[: attacked[0]] if attacked else phase.events
    losses = [event for event in conflict if isinstance(event, TokensLost)]
    assert [{(r.party, r.kind) for r in event.removals} for event in losses] == [
        moment for moments in rounds for moment in moments
    ]
    assert [event.round for event in losses] == [
        number for number, moments in enumerate(rounds, start=1) for _ in moments
    ]
    if not with_city:
        left = {party: side.tokens for party, side in expected.items() if side.tokens}
        assert phase.left_in(area) == left
    assert list(conflict_areas(phase.state)) == []


def test_conflicts_in_several_areas_do_not_touch_each_other() -> None:
    """F1a without Advanced Military."""
    first = area_with(1)
    second = area_with(2, apart=[first])
    tokens = {A: {first: 2, second: 2}, B: {first: 1, second: 2}}
    phase = play_phase(board(tokens=tokens))
    assert (phase.left_in(first), phase.left_in(second)) == ({A: 2}, {A: 1, B: 1})
    assert phase.asked == []


# Other losses than tokens of the area


def ships_first(seat: int, decision: Decision) -> Action:
    if isinstance(decision, AskLoss) and ("ship", decision.area) in decision.options:
        return ChooseLoss("ship", decision.area)
    return default_answer(seat, decision)


def test_ships_may_be_given_with_naval_warfare() -> None:
    """F3b, A-NAVAL-WARFARE, G2a: B's ship is safe because B does not hold it."""
    area = area_with(2)
    play = board(
        tokens={A: {area: 2}, B: {area: 3}},
        ships={A: [area, area], B: [area]},
        advances={A: NAVAL_WARFARE},
    )
    phase = play_phase(play, ships_first)
    assert phase.losses(area) == [
        [{(A, "ship")}, {(B, "token")}],
        [{(A, "ship"), (B, "token")}],
        [{(B, "token")}],
    ]
    assert phase.left_in(area) == {A: 2}
    assert phase.state.players[A].ships == []
    assert phase.state.players[B].ships == [area]


def test_ships_never_count() -> None:
    """F3b: a party with ships and no tokens left is out; a lone ship is no party (M11)."""
    area = area_with(0)
    play = board(
        tokens={A: {area: 1}, B: {area: 2}},
        ships={A: [area], C: [area]},
        advances=dict.fromkeys((A, C), NAVAL_WARFARE),
    )
    phase = play_phase(play)
    assert phase.left_in(area) == {B: 2}
    assert phase.events[0] == ConflictBegan(area, {A: 1, B: 2})
    assert phase.state.players[A].ships == phase.state.players[C].ships == [area]


def test_parties_of_one_moment_choose_without_knowing_of_each_other() -> None:
    """F3: equal parties remove at the same moment, so they are asked at the same time."""
    area = area_with(1)
    play = board(
        tokens={A: {area: 1}, B: {area: 1}},
        ships={A: [area], B: [area]},
        advances=dict.fromkeys((A, B), NAVAL_WARFARE),
    )
    events_seen: list[int] = []

    def answer(seat: int, decision: Decision) -> Action:
        assert isinstance(decision, AskLoss)
        assert decision.known == ()
        events_seen.append(len(play.events))
        return (
            ships_first(seat, decision) if len(events_seen) < 3 else default_answer(seat, decision)
        )

    phase = play_phase(play, answer)
    assert phase.together == [{A, B}, {B}]
    assert events_seen == [1, 1]
    assert phase.losses(area) == [[{(A, "ship"), (B, "ship")}], [{(A, "token"), (B, "token")}]]


def neighbour_first(seat: int, decision: Decision) -> Action:
    if isinstance(decision, AskLoss):
        return ChooseLoss(*decision.options[-1])
    return default_answer(seat, decision)


def test_tokens_of_land_neighbours_may_be_given_with_advanced_military() -> None:
    """F3b, A-ADVANCED-MILITARY: not of areas further off, and no ships there."""
    area = area_with(2)
    near = LAND[area][0]
    far = next(a for a in LAND[near] if a != area and a not in LAND[area])
    play = board(
        tokens={A: {area: 2, near: 2, far: 2}, B: {area: 3}},
        ships={A: [near]},
        advances={A: ADVANCED_MILITARY | NAVAL_WARFARE},
    )
    phase = play_phase(play, neighbour_first)
    first = phase.asked[0][1]
    assert isinstance(first, AskLoss)
    assert first.options == (("token", area), ("token", near))
    assert phase.left_in(area) == {A: 2}
    assert phase.state.players[A].tokens == {area: 2, far: 2}
    assert phase.state.players[A].ships == [near]


def test_of_several_holders_the_worse_rank_may_wait_for_the_better() -> None:
    """F1a, A-ADVANCED-MILITARY."""
    area = area_with(1)
    near = LAND[area][0]
    play = board(
        tokens={A: {area: 1, near: 1}, B: {area: 1}, C: {area: 1}},
        ships={B: [area], C: [area]},
        advances={A: ADVANCED_MILITARY, B: ADVANCED_MILITARY | NAVAL_WARFARE, C: NAVAL_WARFARE},
    )
    phase = play_phase(play)
    assert phase.together == [{A, C}, {C}, {B}]
    last = phase.asked[2][1]
    assert isinstance(last, AskLoss)
    assert last.known == (Removal(A, "token", area),)
    assert phase.left_in(area) == {}


# Waiting for other token conflicts


def two_neighbours() -> tuple[int, int]:
    """Two areas of limit 2 side by side, the lower number first."""
    return next(
        (area, near)
        for area in range(len(LIMIT))
        for near in sorted(LAND[area])
        if area < near and LIMIT[area] == LIMIT[near] == 2
    )


def began(phase: Phase) -> list[int]:
    return [event.area for event in phase.events if isinstance(event, ConflictBegan)]


def answer_waiting(waits: set[tuple[int, int]], seat: int, decision: Decision) -> Action:
    """Wait in some conflicts, and give tokens of neighbours first."""
    if isinstance(decision, AskYesNo) and decision.question == "wait-for-conflicts":
        return Answer((seat, decision.area) in waits)
    return neighbour_first(seat, decision)


@pytest.mark.parametrize("waits", [True, False])
def test_a_holder_may_wait_for_the_conflict_next_door(waits: bool) -> None:
    """F1a: who does not wait may weaken himself next door, before the conflict there."""
    here, near = two_neighbours()
    play = board(
        tokens={A: {here: 1, near: 2}, B: {here: 3}, C: {near: 2}},
        advances={A: ADVANCED_MILITARY},
    )
    chosen = {(A, here)} if waits else set()
    phase = play_phase(play, lambda seat, d: answer_waiting(chosen, seat, d))
    if waits:
        # Next door first, where losses come from here: A is gone from here before the fight.
        assert phase.questions() == [(A, "wait-for-conflicts")]
        assert began(phase) == [near]
        assert phase.left_in(near) == {A: 2}
        assert phase.left_in(here) == {B: 3}
    else:
        # Here first: A gives both tokens of next door, and there is no conflict left there.
        assert phase.questions() == [(A, "wait-for-conflicts")] * 2
        assert began(phase) == [here]
        assert phase.left_in(near) == {C: 2}


def test_nobody_is_asked_to_wait_where_it_makes_no_difference() -> None:
    """F1a: one conflict only; and no choice of losses here."""
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
    # B has given two tokens of this area next door, and gives one of those he saved there here.
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
    """F1a, G8a: of conflicts that wait at the wish of one player he chooses which is first."""
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
            return Answer(True)
        return default_answer(seat, decision)

    phase = play_phase(play, answer)
    lowest, middle, highest = sorted((here, near, third))
    assert began(phase) == [highest, middle, lowest]
    asked = [decision.area for _, decision in phase.asked if isinstance(decision, AskYesNo)]
    assert asked == [lowest, middle, lowest]


# City attacks


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
    """A attacks a city of B; answers by the kind of decision."""
    area = area_with(limit)
    play = board(tokens={A: {area: tokens}}, cities={area: B}, stock={B: stock}, hands=hands or {})

    def answer(seat: int, decision: Decision) -> Action:
        return answers.get(type(decision).__name__) or default_answer(seat, decision)

    return play_phase(play, answer), area


def test_a_defender_with_two_tokens_in_stock() -> None:
    """F9 (a): the city is replaced with what he has."""
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
    """M14, F6: the limit does not end it, and the one left attacks."""
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
    phase, _ = attack(hands={B: hand}, AskYesNo=Answer(True), AskNumber=ChooseNumber(2))
    first, last = phase.state.players[A], phase.state.players[B]
    assert len(first.hand) == 1
    assert sorted(first.hand + last.hand) == hand
    assert first.treasury == 2
    assert phase.events[-2:] == [CardStolen(A, B, first.hand[0]), TreasuryGained(A, 2)]
    again, _ = attack(hands={B: hand}, AskYesNo=Answer(True))
    assert again.state.players[A].hand == first.hand


def test_the_rewards_are_offers() -> None:
    """F9: the attacker may; he is asked only where there is something to gain."""
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
        assert phase.asked == [(A, AskNumber(area, 3))]


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


def attacked(phase: Phase) -> list[int]:
    return [event.area for event in phase.events if isinstance(event, CityAttacked)]


def apart(count: int) -> list[int]:
    """Areas that are not neighbours."""
    found: list[int] = []
    for _ in range(count):
        found.append(area_with(2, apart=found))
    return found


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


def yes(seat: int, decision: Decision) -> Action:
    return Answer(True) if isinstance(decision, AskYesNo) else default_answer(seat, decision)


@pytest.mark.parametrize("waits", [True, False])
def test_a_defender_may_wait_for_his_own_attack(waits: bool) -> None:
    """F10, F12: the tokens of his failed attack replace his city."""
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
        (0, 7, 0, "no attack of his own"),
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
    """F10a: A waits for his attack on B, so B cannot wait for his on A; also through a third."""
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
    """F10: for one of his cities, until all of his own attacks are resolved."""
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


# Everything at once

NEIGHBOURHOOD = sorted({two_neighbours()[0], *LAND[two_neighbours()[0]]})


@st.composite
def positions(draw: st.DrawFn) -> Play:
    """A few areas side by side, crowded by four players and Barbarians with any advances."""
    crowd = st.dictionaries(st.sampled_from(NEIGHBOURHOOD), st.integers(1, 8))
    useful = (ADVANCED_MILITARY, ENGINEERING, METALWORKING, NAVAL_WARFARE)
    seats = (A, B, C, D)
    return board(
        4,
        tokens={party: draw(crowd) for party in (*seats, BARBARIANS)},
        cities=draw(
            st.dictionaries(st.sampled_from(NEIGHBOURHOOD), st.sampled_from((*seats, BARBARIANS)))
        ),
        advances={seat: sum(draw(st.sets(st.sampled_from(useful)))) for seat in seats},
        ships={seat: draw(st.lists(st.sampled_from(NEIGHBOURHOOD), max_size=4)) for seat in seats},
        stock={seat: draw(st.integers(0, 7)) for seat in draw(st.sets(st.sampled_from(seats)))},
        hands={seat: [seat] for seat in seats},
    )


@settings(deadline=None)
@given(positions(), st.randoms(use_true_random=False))
def test_whatever_is_answered_all_conflicts_end_and_no_piece_is_lost(
    play: Play, chance: Random
) -> None:
    """F, G1: and nobody is asked without a choice (both checked by ``play_phase``)."""

    def answer(seat: int, decision: Decision) -> Action:  # noqa: ARG001
        assert isinstance(decision, AskCities | AskLoss | AskNumber | AskYesNo)
        return chance.choice(list(decision.answers()))

    phase = play_phase(play, answer)
    assert list(conflict_areas(phase.state)) == []
    assert sorted(card for player in phase.state.players for card in player.hand) == [A, B, C, D]
