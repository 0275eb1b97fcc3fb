"""Piracy (C-PIRACY)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.decisions import AskCities, AskVictims
from ecumene.rules.events import CalamityFailed, VictimsNamed
from ecumene.rules.state.board import add_city, add_tokens, cities_of
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import COASTAL, NAVAL_WARFARE, PUBLIC_WORKS
from tests.rules.afflictions import afflict
from tests.rules.answering import go_through, play_at_random
from tests.rules.position import ASSYRIA, EGYPT, HATTI, HELLAS, MINOA, advances, empty_play, place

COAST = ("athens", "byzantium", "tomi", "odessus")


@pytest.mark.parametrize(
    ("held", "cities", "lost"),
    [
        ((), COAST, 2),
        (("cartography",), COAST, 3),
        (("naval-warfare",), COAST, 1),
        (("cartography", "naval-warfare"), COAST, 2),
        ((), COAST[:1], 1),
        ((), ("moesia", "dacia"), 0),
        (("naval-warfare",), ("moesia", "athens"), 1),
    ],
)
def test_how_many_the_victim_loses(
    held: tuple[str, ...], cities: tuple[str, ...], lost: int
) -> None:
    """C12, C11, C3a."""
    play = empty_play()
    place(play, HELLAS, {}, cities)
    play.state.players[HELLAS].advances = advances(*held)
    asked = play_at_random(afflict(play, "piracy", HELLAS, EGYPT), play, Random(1))
    assert len(cities_of(play.state, BARBARIANS)) == lost
    assert all(seat == EGYPT for seat, _ in asked)
    assert any(isinstance(event, CalamityFailed) for event in play.events) == (lost == 0)


@pytest.mark.parametrize(
    ("immune", "inland", "named"),
    [
        ((), (), None),
        ((MINOA,), (), (ASSYRIA, HATTI)),
        ((), (ASSYRIA,), (MINOA, HATTI)),
        ((MINOA,), (ASSYRIA,), (HATTI,)),
        ((MINOA, HATTI), (ASSYRIA,), ()),
    ],
)
def test_who_can_be_named(
    immune: tuple[int, ...], inland: tuple[int, ...], named: tuple[int, ...] | None
) -> None:
    """C5, C5b, C7, A-NAVAL-WARFARE; never the beneficiary."""
    play = empty_play()
    place(play, HELLAS, {}, ("athens",))
    coast = {MINOA: "knossos", ASSYRIA: "tyre", HATTI: "troy", EGYPT: "tanis"}
    for seat, name in coast.items():
        place(play, seat, {}, (("nineveh",) if seat in inland else (name,)))
    for seat in immune:
        play.state.players[seat].advances = NAVAL_WARFARE
    course = afflict(play, "piracy", HELLAS, EGYPT)
    if named is None:
        decision = next(course)[HELLAS]
        assert isinstance(decision, AskVictims)
        assert (decision.candidates, decision.count) == ((MINOA, ASSYRIA, HATTI), 2)
        return
    go_through(course, [])
    events = [event.victims for event in play.events if isinstance(event, VictimsNamed)]
    assert events == ([named] if named else [])
    assert len(cities_of(play.state, BARBARIANS)) == 1 + len(named)


def test_nobody_benefits() -> None:
    """C4, G8a: the victim chooses."""
    play = empty_play()
    place(play, HELLAS, {}, COAST)
    asked = play_at_random(afflict(play, "piracy", HELLAS, None), play, Random(1))
    assert [seat for seat, _ in asked] == [HELLAS]


@given(st.randoms(use_true_random=False))
def test_whatever_the_position(random: Random) -> None:
    """G1; coastal cities only; one of each named player; nobody is asked without a choice."""
    play = empty_play()
    sites = random.sample(sorted(play.setup.areas), 60)
    for seat in play.seats:
        player = play.state.players[seat]
        player.advances = PUBLIC_WORKS | (NAVAL_WARFARE if random.random() < 0.3 else 0)
        for _ in range(random.randint(0, 6)):
            site = sites.pop()
            add_city(play.state, seat, site)
            add_tokens(play.state, seat, site, random.randint(0, 1))
    before = {seat: cities_of(play.state, seat) for seat in play.seats}
    happens = any(COASTAL[site] for site in before[HELLAS])
    asked = play_at_random(afflict(play, "piracy", HELLAS, EGYPT), play, random)
    for seat, decision in asked:
        own = isinstance(decision, AskCities) and decision.owner == HELLAS
        assert seat == (EGYPT if own else HELLAS)
    pirates = cities_of(play.state, BARBARIANS)
    assert bool(pirates) == happens
    assert all(COASTAL[site] for site in pirates)
    assert not any(site in player.tokens for player in play.state.players for site in pirates)
    for seat in play.seats:
        lost = len(set(before[seat]) - set(cities_of(play.state, seat)))
        if seat in (MINOA, ASSYRIA, HATTI):
            assert lost <= (0 if play.state.players[seat].advances & NAVAL_WARFARE else 1)
        assert lost == 0 or seat != EGYPT
