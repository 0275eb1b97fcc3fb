"""Settling one situation, against a second reading of the rules."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.adjudication import Rounds, Situation, adjudicate
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import ENGINEERING, METALWORKING, NAVAL_WARFARE, TOKENS
from tests.rules.conflict_table import Side, Steps, fight
from tests.tries import tries

A, B, C = 2, 7, 15
"""Three civilizations by rank."""


def steps(rounds: Rounds) -> Steps:
    return [[{(r.owner, r.kind) for r in moment} for moment in moments] for moments in rounds]


@st.composite
def situations(draw: st.DrawFn) -> Situation:
    civs = [A, B, C]
    tokens = draw(
        st.dictionaries(st.sampled_from([*civs, BARBARIANS]), st.integers(0, 12), min_size=1)
    )
    advances = {
        civ: sum(draw(st.sets(st.sampled_from([METALWORKING, ENGINEERING, NAVAL_WARFARE]))))
        for civ in civs
    }
    naval = [civ for civ in civs if advances[civ] & NAVAL_WARFARE]
    return Situation(
        limit=draw(st.integers(0, 4)),
        tokens=tokens,
        city=draw(st.sampled_from([None, *civs, BARBARIANS])),
        stock=draw(st.dictionaries(st.sampled_from(civs), st.integers(0, 9))),
        ships=draw(st.dictionaries(st.sampled_from(civs), st.integers(0, 4))),
        advances=advances,
        ships_first=frozenset(draw(st.sets(st.sampled_from(naval)))) if naval else frozenset(),
    )


@tries(150)
@given(situations())
def test_verdicts_are_those_of_a_second_reading_of_the_rules(situation: Situation) -> None:
    """F3-F9, F11-F14."""
    verdict = adjudicate(situation)
    everyone = {*situation.tokens, *situation.ships}
    sides = {
        party: Side(
            situation.tokens.get(party, 0),
            situation.ships.get(party, 0),
            metal=situation.advances.get(party, 0) & METALWORKING != 0,
            ships_first=party in situation.ships_first,
        )
        for party in everyone
    }
    city = situation.city
    assert steps(verdict.conflict) == fight(sides, None if city is not None else situation.limit)
    left = [party for party, side in sides.items() if side.tokens and party != city]
    if city is None or not left:
        assert verdict.attack is None
        assert verdict.city == city
    else:
        (attacker,) = left
        attack = verdict.attack
        assert attack is not None
        needed = 7
        if situation.advances.get(attacker, 0) & ENGINEERING:
            needed -= 1
        if situation.advances.get(city, 0) & ENGINEERING:
            needed += 1
        came = sides[attacker].tokens
        assert (attack.attacker, attack.defender) == (attacker, city)
        assert (attack.tokens, attack.needed) == (came, needed)
        assert attack.successful == (came >= needed)
        if attack.successful:
            stock = situation.stock.get(city, TOKENS - situation.tokens.get(city, 0))
            stock += situation.tokens.get(city, 0)
            replaced = needed - 1 if city == BARBARIANS else min(needed - 1, stock)
            assert attack.replaced_by == replaced
            metal = situation.advances.get(city, 0) & METALWORKING != 0
            defender = sides.setdefault(city, Side(0, metal=metal))
            defender.tokens = replaced
            assert steps(attack.rounds) == fight(sides, situation.limit)
            assert verdict.city is None
        else:
            assert (attack.replaced_by, attack.rounds) == (0, ())
            sides[attacker].tokens = 0
            if situation.advances.get(attacker, 0) & NAVAL_WARFARE:
                sides[attacker].ships = 0
            assert verdict.city == city
    assert verdict.tokens == {p: side.tokens for p, side in sides.items() if side.tokens}
    assert verdict.ships == {p: side.ships for p, side in sides.items() if side.ships}


def test_a_stock_that_is_not_given_is_what_is_left_of_55() -> None:
    """G1."""
    situation = Situation(2, {A: 50, B: 7}, stock={B: 3})
    assert (situation.stock_of(A), situation.stock_of(B), situation.stock_of(C)) == (5, 3, 55)


@pytest.mark.parametrize("limit", range(5))
def test_every_limit_is_the_printed_limit_of_an_area(limit: int) -> None:
    """G7: two equal parties fight until they are within it (F5)."""
    verdict = adjudicate(Situation(limit, {A: 5, B: 5}))
    assert sum(verdict.tokens.values()) == limit - limit % 2


def test_treasury_that_may_be_gained_is_told() -> None:
    """F9 (d), F12, F14."""
    poor = Situation(3, {A: 8}, B, stock={A: 0, B: 2})
    assert [attack.treasury for attack in [adjudicate(poor).attack] if attack] == [1]
    rich = Situation(3, {A: 8}, BARBARIANS)
    assert [attack.treasury for attack in [adjudicate(rich).attack] if attack] == [3]
    wild = Situation(3, {BARBARIANS: 8}, B)
    assert [attack.treasury for attack in [adjudicate(wild).attack] if attack] == [0]
