"""Barbarian Hordes (C-BARBARIAN-HORDES)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.actions import AnswerYesNo, ChooseCities, ChoosePlace
from ecumene.rules.decisions import AskCities, AskHorde
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import (
    CalamityFailed,
    CityAttacked,
    HordeArrived,
    HordeDispersed,
    HordeMoved,
)
from ecumene.rules.phases.calamities.barbarians import excess_in, ways_on, would_succeed
from ecumene.rules.state.board import add_city, add_tokens, cities_of
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    ADVANCED_MILITARY,
    ENGINEERING,
    HAS_SITE,
    LAND,
    LIMIT,
    METALWORKING,
    NAVAL_WARFARE,
    PUBLIC_WORKS,
    WATER,
)
from tests.rules.afflictions import afflict
from tests.rules.answering import go_through, play_at_random
from tests.rules.conflict_table import Side, fight
from tests.rules.position import (
    EGYPT,
    HATTI,
    HELLAS,
    MINOA,
    advances,
    area,
    empty_play,
    place,
    save,
)

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.play import Play

MOESIA, ODESSUS, DACIA, THRACE = map(area, ("moesia", "odessus", "dacia", "thrace"))


@pytest.mark.parametrize(
    ("held", "tokens"),
    [
        ((), 15),
        (("monarchy",), 10),
        (("politics",), 20),
        (("provincial-empire",), 20),
        (("politics", "provincial-empire"), 25),
        (("monarchy", "politics", "provincial-empire"), 20),
    ],
)
def test_how_many_come(held: tuple[str, ...], tokens: int) -> None:
    """C12."""
    play = empty_play()
    place(play, HELLAS, {}, ("moesia",))
    play.state.players[HELLAS].advances = advances(*held)
    go_through(afflict(play, "barbarian-hordes", HELLAS, EGYPT), [])
    assert play.events[0] == HordeArrived(MOESIA, tokens)


def test_without_a_city() -> None:
    """C3a."""
    play = empty_play()
    place(play, HELLAS, {"moesia": 4})
    go_through(afflict(play, "barbarian-hordes", HELLAS, EGYPT), [])
    assert [type(event) for event in play.events] == [CalamityFailed]
    assert not play.state.barbarians


def test_who_chooses() -> None:
    """The beneficiary; the victim if there is none (G8a)."""
    for beneficiary, chooser in ((EGYPT, EGYPT), (None, HELLAS)):
        play = empty_play()
        place(play, HELLAS, {"dacia": 2, "thrace": 2}, ("moesia", "illyricum"))
        course = afflict(play, "barbarian-hordes", HELLAS, beneficiary)
        go_through(course, [(chooser, ChooseCities((MOESIA,))), (chooser, ChoosePlace(DACIA))])
        assert play.state.barbarians == {MOESIA: 4, DACIA: 2}


def test_what_a_victim_might_choose_does_not_count() -> None:
    """Metalworking works by itself; losing tokens from next door, or a ship, is a choice."""
    play = empty_play()
    place(play, HELLAS, {"odessus": 1, "tomi": 4, "gethae": 4}, ("odessus",))
    play.state.players[HELLAS].advances = ADVANCED_MILITARY | METALWORKING | PUBLIC_WORKS
    assert would_succeed(play.state, ODESSUS, 8)
    assert not would_succeed(play.state, ODESSUS, 7)
    play.state.players[HELLAS].advances = NAVAL_WARFARE | PUBLIC_WORKS
    play.state.players[HELLAS].ships = [ODESSUS]
    assert would_succeed(play.state, ODESSUS, 7)


def test_barbarians_do_not_attack_a_pirate_city() -> None:
    play = empty_play()
    place(play, HELLAS, {"odessus": 1})
    place(play, BARBARIANS, {}, ("odessus",))
    assert not would_succeed(play.state, ODESSUS, 15)


def test_pirate_cities_and_others_are_left_alone() -> None:
    """Only areas with units of the victim are entered."""
    play = empty_play()
    place(play, HELLAS, {"thrace": 1})
    place(play, MINOA, {"dacia": 1}, ("paeonia",))
    place(play, BARBARIANS, {"moesia": 9}, ("odessus",))
    assert ways_on(play.state, HELLAS, MOESIA, 9, {MOESIA}) == [THRACE]
    assert ways_on(play.state, HELLAS, MOESIA, 9, {MOESIA, THRACE}) == []


@given(
    st.integers(1, 20),
    st.dictionaries(st.sampled_from((HELLAS, MINOA, HATTI)), st.integers(1, 4), max_size=3),
    st.sets(st.sampled_from((HELLAS, MINOA, HATTI))),
    st.booleans(),
)
def test_would_succeed_is_what_a_fight_without_choices_gives(
    horde: int, present: dict[int, int], metal: set[int], engineering: bool
) -> None:
    """F3-F8, against a second reading of the rules."""
    play = empty_play()
    place(play, HELLAS, {}, ("moesia",))
    for seat, count in present.items():
        add_tokens(play.state, seat, MOESIA, count)
    for seat in metal:
        play.state.players[seat].advances |= METALWORKING
    if engineering:
        play.state.players[HELLAS].advances |= ENGINEERING
    sides = {seat: Side(count, metal=seat in metal) for seat, count in present.items()}
    sides[BARBARIANS] = Side(horde)
    fight(sides, None)
    expected = sides[BARBARIANS].tokens >= (8 if engineering else 7)
    assert would_succeed(play.state, MOESIA, horde) == expected


@given(st.integers(0, 6), st.integers(0, 6))
def test_excess_counts_everybody(barbarians: int, others: int) -> None:
    """G7a: the Barbarian part of what exceeds the printed limit."""
    play = empty_play()
    add_tokens(play.state, BARBARIANS, DACIA, barbarians)
    add_tokens(play.state, MINOA, DACIA, others)
    expected = min(barbarians, max(0, barbarians + others - LIMIT[DACIA]))
    assert excess_in(play.state, DACIA) == expected


def realm_with_a_city(play: Play, random: Random) -> list[int]:
    """A connected realm of Hellas, partly shared, with at least one city."""
    state, player = play.state, play.state.players[HELLAS]
    sites = [site for site in sorted(play.setup.areas) if LIMIT[site]]
    realm = [random.choice(sites)]
    for _ in range(random.randint(0, 13)):
        beside = {n for a in realm for n in (*LAND[a], *WATER[a])}.intersection(sites)
        realm += random.sample(sorted(beside.difference(realm)), 1) if beside - {*realm} else []
    powers = (PUBLIC_WORKS, METALWORKING, ADVANCED_MILITARY, ENGINEERING, advances("politics"))
    player.advances = sum(power for power in powers if random.random() < 0.4)
    cities = realm[: random.randint(1, 7)]
    for site in cities:
        add_city(state, HELLAS, site)
        add_tokens(state, HELLAS, site, 1 if player.advances & PUBLIC_WORKS else 0)
    for site in realm[len(cities) :]:
        add_tokens(state, HELLAS, site, random.randint(1, min(3, LIMIT[site])))
        add_tokens(state, MINOA, site, random.randint(0, 1))
        add_tokens(state, BARBARIANS, site, random.randint(0, 3) // 3)
    save(play, HELLAS, random.randint(0, player.token_stock))
    return realm


@given(st.randoms(use_true_random=False))
def test_any_horde_comes_to_an_end(random: Random) -> None:
    """G1 throughout; every step is legal; where they have been, no limit is exceeded."""
    play = empty_play()
    realm = realm_with_a_city(play, random)
    cities = cities_of(play.state, HELLAS)

    asked = play_at_random(afflict(play, "barbarian-hordes", HELLAS, EGYPT), play, random)

    assert all(seat == EGYPT for seat, d in asked if isinstance(d, AskCities | AskHorde))
    arrived = play.events[0]
    assert isinstance(arrived, HordeArrived)
    assert arrived.area in ([site for site in cities if not HAS_SITE[site]] or cities)
    way = [arrived.area]
    for event in (event for event in play.events if isinstance(event, HordeMoved)):
        assert event.start == way[-1]
        assert event.goal in (*LAND[event.start], *WATER[event.start])
        assert event.goal in set(realm) - set(way)
        way.append(event.goal)
    for site in way:
        assert excess_in(play.state, site) == 0
        assert site not in play.state.barbarians or site not in play.state.cities
    last = play.events[-1]
    if isinstance(last, HordeDispersed):
        assert last.area == way[-1]
        assert ways_on(play.state, HELLAS, last.area, last.tokens, set(way)) == []
    assert all(e.attacker == BARBARIANS for e in play.events if isinstance(e, CityAttacked))


def test_only_an_area_offered_is_accepted() -> None:
    decision = AskHorde(HELLAS, MOESIA, 6, (DACIA, THRACE), "C-BARBARIAN-HORDES")
    assert list(decision.answers()) == [ChoosePlace(DACIA), ChoosePlace(THRACE)]
    with pytest.raises(IllegalAction, match="illegal-horde"):
        decision.check(ChoosePlace(ODESSUS))
    with pytest.raises(IllegalAction, match="illegal-kind-of-answer"):
        decision.check(AnswerYesNo(True))
