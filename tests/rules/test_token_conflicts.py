"""Token conflicts: rounds, their end, and what may be given (F1-F6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.decisions import AskLoss, Decision
from ecumene.rules.events import CityAttacked, ConflictBegan, ConflictEnded, Removal, TokensLost
from ecumene.rules.state.board import conflict_areas
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    ADVANCED_MILITARY,
    AGRICULTURE,
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
    area_with,
    board,
    default_answer,
    fight,
    neighbour_first,
    play_phase,
    ships_first,
)
from tests.tries import tries

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from tests.rules.conflict_table import Phase


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


@tries(100)
@given(st.integers(0, 4), sides, st.sets(st.sampled_from([A, B, C])), st.booleans())
def test_rounds_are_those_of_a_second_reading_of_the_rules(
    limit: int, counts: dict[int, int], metal: set[int], with_city: bool
) -> None:
    """F3-F6 against an oracle; an absent player's city keeps the limit from counting."""
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
    assert [{(r.owner, r.kind) for r in event.removals} for event in losses] == [
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


def test_tokens_of_land_neighbours_may_be_given_with_advanced_military() -> None:
    """F3b, A-ADVANCED-MILITARY: not of more distant areas, and no ships there."""
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
