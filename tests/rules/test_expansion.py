"""Phase 2: expansion and census (E1-E4)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.actions import Done, PlaceTokens
from ecumene.rules.decisions import AskPlacement
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CensusTaken, Expanded
from ecumene.rules.phases.expansion import expand, growth
from ecumene.rules.state.lookup_tables import TOKENS
from tests.rules.answering import check_sums, go_through, refusal
from tests.rules.position import EGYPT, HATTI, area, empty_play, place


@pytest.mark.parametrize(("tokens", "added"), [(1, 1), (2, 2), (3, 2), (9, 2)])
def test_growth(tokens: int, added: int) -> None:
    """E1."""
    assert growth({7: tokens}) == {7: added}


@pytest.mark.parametrize(
    ("stock", "choice", "expected"),
    [
        (55, None, {"tanis": 2, "memphis": 4}),
        (3, None, {"tanis": 2, "memphis": 4}),
        (2, {"tanis": 1, "memphis": 1}, {"tanis": 2, "memphis": 3}),
        (2, {"memphis": 2}, {"tanis": 1, "memphis": 4}),
        (1, {"tanis": 1}, {"tanis": 2, "memphis": 2}),
        (0, None, {"tanis": 1, "memphis": 2}),
    ],
)
def test_stock_decides(stock: int, choice: dict[str, int] | None, expected: dict[str, int]) -> None:
    """E1, E2, E4; with enough stock and with none nobody is asked."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 1, "memphis": 2})
    player = play.state.players[EGYPT]
    player.token_stock, player.treasury = min(stock, TOKENS - 3), max(0, TOKENS - 3 - stock)
    answers = (
        []
        if choice is None
        else [(EGYPT, PlaceTokens({area(name): n for name, n in choice.items()}))]
    )
    go_through(expand(play), answers)
    assert player.tokens == {area(name): n for name, n in expected.items()}
    assert player.census == sum(expected.values())
    check_sums(play)


def test_one_area_leaves_no_choice() -> None:
    """E2."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 4})
    player = play.state.players[EGYPT]
    player.token_stock, player.treasury = 1, TOKENS - 5
    go_through(expand(play), [])
    assert player.tokens == {area("tanis"): 5}


def test_events_come_by_rank_and_the_census_last() -> None:
    """E1, E4."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 1})
    place(play, HATTI, {"troy": 2})
    go_through(expand(play), [])
    assert play.events[:2] == [
        Expanded(HATTI, {area("troy"): 2}),
        Expanded(EGYPT, {area("tanis"): 1}),
    ]
    assert play.events[2:] == [CensusTaken(s, c) for s, c in enumerate((0, 0, 4, 0, 2))]


@given(st.dictionaries(st.integers(0, 3), st.integers(1, 2), min_size=2), st.data())
def test_every_division_offered_is_accepted_and_no_other(
    room: dict[int, int], data: st.DataObject
) -> None:
    """E1, E2."""
    decision = AskPlacement(data.draw(st.integers(1, sum(room.values()) - 1)), room)
    offered = list(decision.answers())
    assert len(offered) > 1, "nobody is asked where there is no choice"
    for counts in product(range(-1, 4), repeat=4):
        action = PlaceTokens({a: n for a, n in enumerate(counts) if n})
        assert (refusal(decision, action) is None) == (action in offered)
    with pytest.raises(IllegalAction, match="kind-of-answer"):
        decision.check(Done())
