"""What a league plays: the same game for all, each seat as often, and who sits there."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from ecumene.data import MapName, facts
from ecumene.sim.league.league_plan import League, LeagueFile, LeagueTable, Match, Pairing
from tests.sim.leagues import league

MIXED: dict[str, tuple[str, ...]] = {"mixed": ("settler", "settler", "random")}
LEAGUES = {
    "one field": league(Match("settler", ("strategist", "random")), rounds=10),
    "a mixture": league(Match("mixed", ("settler", "strategist")), rounds=10, fields=MIXED),
    "two tables": league(
        Match("random", ("settler",)),
        Match("settler", ("random",), ("nine",)),
        rounds=18,
        tables={"six": LeagueTable(seats=6), "nine": LeagueTable(map=MapName.EAST)},
    ),
}


@pytest.mark.parametrize("name", LEAGUES)
def test_all_games_of_a_round_and_table_are_the_same_game(name: str) -> None:
    """The seed, the seats and their civilizations: so only who sits there differs."""
    plan = LEAGUES[name]
    options = defaultdict(set)
    for number in range(1, plan.games + 1):
        round_, pairing = plan.pairing_of(number)
        options[round_, pairing.table].add(plan.options_of(number))
    assert all(len(same) == 1 for same in options.values())
    assert len({each.seed for same in options.values() for each in same}) == plan.file.rounds


@pytest.mark.parametrize("name", LEAGUES)
def test_an_entrant_takes_one_seat_of_the_field_and_nothing_else(name: str) -> None:
    plan = LEAGUES[name]
    alone: dict[tuple[int, Pairing], list[str]] = {}
    for number in range(1, plan.games + 1):
        round_, pairing = plan.pairing_of(number)
        seating, field = plan.seating(number), Pairing(pairing.table, pairing.field)
        if pairing.entrant is None:
            alone[round_, pairing] = seating
            counts = Counter(seating)
            assert set(counts) == set(plan.sitting(pairing.field))
            continue
        expected = list(alone[round_, field])
        expected[plan.seat_of(number)] = pairing.entrant
        assert seating == expected


@pytest.mark.parametrize("name", LEAGUES)
def test_everybody_has_every_civilization_equally_often(name: str) -> None:
    plan = LEAGUES[name]
    had: dict[Pairing, Counter[int]] = defaultdict(Counter)
    for number in range(1, plan.games + 1):
        options = plan.options_of(number)
        assert options.civilizations is not None
        setup = facts().setup(options.players, options.map)
        assert setup is not None
        assert sorted(options.civilizations) == sorted(setup.civilizations)
        seat = plan.seat_of(number)
        had[plan.pairing_of(number)[1]][options.civilizations[seat]] += 1
    assert set(had) == set(plan.pairings)
    for pairing, counts in had.items():
        assert set(counts.values()) == {plan.file.rounds // plan.tables[pairing.table].seats}


@pytest.mark.parametrize("name", LEAGUES)
def test_more_rounds_leave_the_games_before_as_they_are(name: str) -> None:
    few = LEAGUES[name]
    more = League(
        LeagueFile(few.file.rounds + 1, matches=few.matches, tables=few.tables, fields=MIXED), "x"
    )
    assert more.games > few.games
    for number in range(1, few.games + 1):
        assert more.options_of(number) == few.options_of(number)
        assert more.seating(number) == few.seating(number)


def test_in_a_round_robin_everybody_enters_every_field_but_its_own() -> None:
    """Nine settlers are settlers among settlers already: that is the field on its own."""
    plan = league(entrants=("settler", "random"), fields={"half": ("settler", "random")})
    fields = ["settler", "random", "half"]
    assert plan.pairings[:3] == [Pairing("quick", field) for field in fields]
    assert set(plan.pairings[3:]) == {
        Pairing("quick", "settler", "random"),
        Pairing("quick", "random", "settler"),
        Pairing("quick", "half", "settler"),
        Pairing("quick", "half", "random"),
    }


def test_a_table_is_played_by_those_matches_only_that_name_it() -> None:
    played = {(each.table, each.field) for each in LEAGUES["two tables"].pairings}
    assert played == {("six", "random"), ("nine", "random"), ("nine", "settler")}
