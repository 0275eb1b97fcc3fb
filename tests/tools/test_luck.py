"""The spread of results with and without luck: what is reckoned from games."""

from __future__ import annotations

from tools.luck import SeatResult, told


def test_luck_that_explains_everything_leaves_no_spread() -> None:
    games = [[SeatResult(0.5, 0.5), SeatResult(-0.5, -0.5)]] * 4
    about, first, spread, whole, part = told(games)
    assert about == "4 games of 2 equal players"
    assert "+0.500" in first
    assert spread.endswith("0.500")
    assert whole.endswith(": 0.000")
    assert part == "without 1.00 and 1.00 of chance: 0.000"


def test_a_half_is_corrected_with_what_served_the_other() -> None:
    true, false = [SeatResult(0.5, 0.5)], [SeatResult(0.5, -0.5)]
    assert told([true, false] * 2)[-1] == "without 1.00 and -1.00 of chance: 1.000"
