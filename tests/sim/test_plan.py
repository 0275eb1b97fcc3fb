"""A plan decides every game: its seed, its options, who sits where."""

from __future__ import annotations

from collections import Counter

from ecumene.data import MapName, TrackName
from ecumene.rules.play import Options
from ecumene.sim.plan import Plan, Seats
from tests.sim.plans import plan


def test_every_game_has_a_seed_of_its_own() -> None:
    seeds = {plan(seed=seed).seed_of(number) for seed in range(20) for number in range(1, 501)}
    assert len(seeds) == 20 * 500
    assert max(seeds) < 2**53  # numbers that every reader of JSON takes for exact


def test_adding_games_changes_none() -> None:
    few, many = plan(games=5), plan(games=50)
    for number in range(1, 6):
        assert few.options_of(number) == many.options_of(number)
        assert few.seating(number) == many.seating(number)


def test_seats_are_shuffled_fairly() -> None:
    table = plan(("a", 2), ("b", 1), ("c", 2))
    seats: Counter[tuple[int, str]] = Counter()
    games = 3000
    for number in range(1, games + 1):
        seating = table.seating(number)
        assert Counter(seating) == {"a": 2, "b": 1, "c": 2}
        seats.update(enumerate(seating))
    for seat in range(5):
        for name, count in (("a", 2), ("b", 1), ("c", 2)):
            expected = games * count / 5
            assert abs(seats[seat, name] - expected) < 4 * expected**0.5


def test_the_agreed_last_turn_and_the_rest_reach_the_game() -> None:
    options = plan(("a", 7), last_turn=9, short=True).options_of(3)
    assert (options.players, options.last_turn, options.short_game) == (7, 9, True)
    assert options.civilizations is None  # they are picked (S2)
    other = Plan((Seats("a", 5), Seats("b", 4)), MapName.EAST, TrackName.EXPERT, False, 9, 4, 2, "")
    assert other.options_of(3) == Options(
        9, MapName.EAST, other.seed_of(3), TrackName.EXPERT, last_turn=2
    )
