"""Phase 5: building (K1, K2), surplus (K3) and support (K4), in this order (K5)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.actions import Action, BuildCity, ChooseCities, Done, SetTaxRate
from ecumene.rules.decisions import AskCities, AskCitySite, CitySite
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CityReduced, SurplusRemoved
from ecumene.rules.phases.cities import (
    build_and_support,
    check_support,
    check_surplus,
    support_rate,
)
from ecumene.rules.play import Play
from ecumene.rules.state.board import cities_of, limit_for, reduce_city
from ecumene.rules.state.game_state import decode, encode
from ecumene.rules.state.ids import BARBARIANS, Seat
from ecumene.rules.state.lookup_tables import (
    AGRICULTURE,
    ARCHITECTURE,
    CULTURAL_ASCENDANCY,
    HAS_SITE,
    LAND,
    LIMIT,
    PUBLIC_WORKS,
    URBANISM,
)
from tests.rules.answering import check_sums, go_through, play_at_random, refusal, send
from tests.rules.position import EGYPT, HATTI, HELLAS, MINOA, area, empty_play, place, save

if TYPE_CHECKING:
    from random import Random

MEANS = (0, ARCHITECTURE, URBANISM, ARCHITECTURE | URBANISM)
NORTH = tuple(map(area, ("moesia", "dacia", "gethae", "thrace", "paeonia", "odessus", "byzantium")))
"""Wilderness, sites, large limits and small ones, side by side."""


# What is offered is what is accepted

sites = st.builds(
    CitySite,
    area=st.just(0),
    needed=st.just(12),
    here=st.integers(0, 14),
    treasury=st.integers(0, 6),
    neighbours=st.dictionaries(st.integers(1, 3), st.integers(1, 4), max_size=3),
    from_neighbours=st.integers(0, 4),
    may_keep=st.booleans(),
)


@given(sites)
def test_every_answer_offered_is_accepted_and_no_other(site: CitySite) -> None:
    """K1, A-ARCHITECTURE, A-URBANISM, A-PUBLIC-WORKS."""
    decision = AskCitySite((site,))
    offered = list(decision.answers())
    assert all(refusal(decision, action) is None for action in offered)
    shares = [range(-1, site.neighbours.get(n, 0) + 2) for n in range(1, 4)]
    for treasury, *brought in product(range(-1, 8), *shares):
        named = {n: count for n, count in enumerate(brought, 1) if count}
        for keep in (False, True):
            action = BuildCity(0, treasury, named, keep)
            assert (refusal(decision, action) is None) == (action in offered)


@given(sites)
def test_what_is_offered_is_offered_once(site: CitySite) -> None:
    offered = list(AskCitySite((site,)).answers())
    assert all(offered.count(action) == 1 for action in offered)


@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        (SetTaxRate(2), "K1", "illegal-kind-of-answer"),
        (BuildCity(2), "K1", "illegal-city-site"),
        (BuildCity(1, treasury=4), "A-ARCHITECTURE", "illegal-city-treasury"),
        (BuildCity(1, treasury=-1), "A-ARCHITECTURE", "illegal-city-treasury"),
        (BuildCity(1, neighbours={3: 1}), "A-URBANISM", "illegal-city-neighbour"),
        (BuildCity(1, neighbours={5: 0}), "A-URBANISM", "illegal-city-neighbour"),
        (BuildCity(1, neighbours={5: 4, 6: 1}), "A-URBANISM", "illegal-city-neighbours"),
        (BuildCity(1, treasury=1), "K1", "illegal-city-tokens"),
        (BuildCity(1, 3, {5: 2}, keep=True), "A-PUBLIC-WORKS", "illegal-city-keep"),
    ],
)
def test_what_is_not_offered_is_refused_by_its_rule(action: Action, rule: str, key: str) -> None:
    decision = AskCitySite((CitySite(1, 12, 7, 3, {5: 4, 6: 1}, 4, may_keep=True),))
    with pytest.raises(IllegalAction) as refusal:
        decision.check(action)
    assert (refusal.value.rule, refusal.value.key) == (rule, key)


# Where players can build


@pytest.mark.parametrize(
    ("advances", "tokens", "treasury", "offered"),
    [
        (0, {"tanis": 6, "memphis": 5}, 20, {"tanis"}),
        (0, {"moesia": 12, "gethae": 11}, 20, {"moesia"}),
        (0, {"alani": 30}, 0, set()),
        (AGRICULTURE, {"alani": 30}, 0, set()),
        (ARCHITECTURE, {"tanis": 3, "memphis": 2}, 3, {"tanis"}),
        (ARCHITECTURE, {"tanis": 3, "memphis": 4}, 2, {"memphis"}),
        (ARCHITECTURE, {"moesia": 6, "gethae": 5}, 20, {"moesia"}),
        (URBANISM, {"moesia": 8, "dacia": 4}, 20, {"moesia"}),
        (URBANISM, {"moesia": 8, "dacia": 3}, 20, set()),
        (URBANISM, {"moesia": 7, "dacia": 4}, 20, set()),
        (URBANISM, {"athens": 5, "phocis": 1}, 20, set()),
        (ARCHITECTURE | URBANISM, {"moesia": 2, "dacia": 1, "paeonia": 3}, 6, {"moesia"}),
        (ARCHITECTURE | URBANISM, {"moesia": 2, "dacia": 1, "paeonia": 3}, 5, set()),
        (ARCHITECTURE | URBANISM, {"moesia": 1, "dacia": 1, "paeonia": 3}, 20, set()),
        (ARCHITECTURE | URBANISM, {"athens": 2, "phocis": 1}, 20, set()),
    ],
)
def test_where_one_can_build(
    advances: int, tokens: dict[str, int], treasury: int, offered: set[str]
) -> None:
    """K1, A-ARCHITECTURE, A-URBANISM."""
    play = empty_play()
    place(play, EGYPT, tokens)
    save(play, EGYPT, treasury)
    play.state.players[EGYPT].advances = advances
    asked = next(build_and_support(play), {})
    found = {site.area for ask in asked.values() for site in getattr(ask, "sites", ())}
    assert found == {area(name) for name in offered}


def test_not_out_of_play_and_not_where_a_city_stands() -> None:
    """K1; with five players in the West the area of Rome is out of play (S1)."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 6, "gaza": 6, "rome": 6}, ["tanis"])
    place(play, BARBARIANS, {}, ["gaza"])
    assert list(build_and_support(play)) == []


def built_by_the_book(play: Play, seat: Seat) -> set[str]:
    """Every first city by the wording of K1 and the cards, found by trying everything."""
    player = play.state.players[seat]
    found = set()
    for where, here in player.tokens.items():
        if LIMIT[where] == 0 or where in play.state.cities or player.city_stock == 0:
            continue
        needed = 6 if HAS_SITE[where] else 12
        near = [n for n in LAND[where] if n in player.tokens]
        for paid in range(min(player.treasury, needed // 2) + 1):
            if paid and not player.advances & ARCHITECTURE:
                continue
            for counts in product(*(range(player.tokens[n] + 1) for n in near)):
                if sum(counts) and (not player.advances & URBANISM or HAS_SITE[where]):
                    continue
                if sum(counts) > 4 or here + paid + sum(counts) < needed:
                    continue
                brought = {n: c for n, c in zip(near, counts, strict=True) if c}
                spare = here + paid + sum(counts) > needed
                keeps = (False, True) if player.advances & PUBLIC_WORKS and spare else (False,)
                found |= {repr(canonical(BuildCity(where, paid, brought, k))) for k in keeps}
    return found


def canonical(action: BuildCity) -> BuildCity:
    brought = dict(sorted(action.neighbours.items()))
    return BuildCity(action.area, action.treasury, brought, action.keep)


@given(
    st.dictionaries(st.sampled_from(NORTH), st.sampled_from((1, 2, 3, 6, 8, 12)), max_size=4),
    st.sampled_from(MEANS),
    st.booleans(),
    st.integers(0, 7),
)
def test_the_offers_are_those_of_the_rules(
    tokens: dict[int, int], means: int, keeps: bool, treasury: int
) -> None:
    """K1, K2, A-ARCHITECTURE, A-URBANISM, A-PUBLIC-WORKS."""
    play = empty_play()
    player = play.state.players[HELLAS]
    player.tokens.update(tokens)
    player.token_stock -= sum(tokens.values())
    save(play, HELLAS, treasury)
    player.advances = means | (PUBLIC_WORKS if keeps else 0)
    asked = next(build_and_support(play), {}).get(HELLAS)
    offered = asked.answers() if isinstance(asked, AskCitySite) else ()
    found = {repr(canonical(answer)) for answer in offered if isinstance(answer, BuildCity)}
    assert found == built_by_the_book(play, HELLAS)


# Building at the same time

holdings = st.dictionaries(st.sampled_from(NORTH), st.integers(1, 6), max_size=5)


def contested(first: dict[int, int], second: dict[int, int]) -> Play:
    play = empty_play()
    for seat, tokens in ((HATTI, first), (HELLAS, second)):
        player = play.state.players[seat]
        player.tokens.update(tokens)
        player.token_stock -= sum(tokens.values())
        save(play, seat, 12)
        player.advances = ARCHITECTURE | URBANISM
    return play


@given(holdings, holdings, st.randoms(use_true_random=False))
def test_building_at_the_same_time_is_building_by_rank(
    first: dict[int, int], second: dict[int, int], random: Random
) -> None:
    """K2a, G9: however the answers of two builders alternate, the result is that of rank order."""
    play = contested(first, second)
    start = encode(play.state)
    given: dict[Seat, list[Action]] = {HATTI: [], HELLAS: []}
    course = build_and_support(play)
    asked = next(course, {})
    while any(isinstance(decision, AskCitySite) for decision in asked.values()):
        seat = random.choice(list(asked))
        decision = asked[seat]
        assert isinstance(decision, AskCitySite)
        action = random.choice([Done(), random.choice(list(decision.answers()))])
        given[seat].append(action)
        asked = send(course, seat, action)
    again = Play(play.options, decode(start))
    course = build_and_support(again)
    asked = next(course, {})
    for seat in (HATTI, HELLAS):
        for action in given[seat]:
            decision = asked[seat]
            assert isinstance(decision, AskCitySite)
            decision.check(action)
            asked = send(course, seat, action)
        assert not isinstance(asked.get(seat), AskCitySite)
    assert set(again.state.new_cities) == set(play.state.new_cities)
    again.state.new_cities = play.state.new_cities
    assert encode(again.state) == encode(play.state)


# Surplus


@pytest.mark.parametrize(
    ("name", "tokens", "advances", "left"),
    [
        ("alani", 3, 0, 0),
        ("gaza", 3, 0, 1),
        ("tanis", 3, 0, 2),
        ("cyrene", 5, 0, 3),
        ("memphis", 5, 0, 4),
        ("alani", 3, AGRICULTURE, 1),
        ("gaza", 3, AGRICULTURE, 2),
        ("tanis", 3, AGRICULTURE, 3),
        ("cyrene", 5, AGRICULTURE, 3),
        ("memphis", 5, AGRICULTURE, 4),
        ("memphis", 4, 0, 4),
    ],
)
def test_surplus_of_one_party(name: str, tokens: int, advances: int, left: int) -> None:
    """K3, G7, A-AGRICULTURE."""
    play = empty_play()
    place(play, EGYPT, {name: tokens})
    play.state.players[EGYPT].advances = advances
    check_surplus(play)
    assert play.state.players[EGYPT].tokens.get(area(name), 0) == left
    removed = [event.tokens for event in play.events if isinstance(event, SurplusRemoved)]
    assert sum(removed) == tokens - left
    check_sums(play)


@pytest.mark.parametrize(
    ("advances", "left"),
    [(0, 0), (AGRICULTURE, 0), (PUBLIC_WORKS, 1), (PUBLIC_WORKS | AGRICULTURE, 1)],
)
def test_surplus_beside_a_city(advances: int, left: int) -> None:
    """K3, A-PUBLIC-WORKS."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 3}, ["tanis"])
    play.state.players[EGYPT].advances = advances
    check_surplus(play)
    assert play.state.players[EGYPT].tokens.get(area("tanis"), 0) == left


def test_barbarians_have_no_surplus() -> None:
    """K3a: neither above the limit of their area, nor beside a pirate city."""
    play = empty_play()
    place(play, BARBARIANS, {"gaza": 9, "tanis": 2}, ["tanis"])
    check_surplus(play)
    assert play.state.barbarians == {area("gaza"): 9, area("tanis"): 2}
    assert play.events == []


@pytest.mark.parametrize("city", [EGYPT, HATTI])
def test_who_stands_beside_a_city_in_conflict_waits(city: Seat) -> None:
    """K3b: neither defenders nor attackers are surplus while their conflict waits."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 2})
    place(play, HATTI, {"tanis": 1})
    place(play, city, {}, ["tanis"])
    check_surplus(play)
    assert play.events == []


def test_a_shared_area_above_its_limit_is_no_surplus() -> None:
    """K3b: a conflict situation waits for its phase; K3 is about one party's tokens."""
    play = empty_play()
    place(play, EGYPT, {"gaza": 2})
    place(play, HATTI, {"gaza": 1})
    check_surplus(play)
    assert play.events == []


# Support


@pytest.mark.parametrize(
    ("advances", "extra", "cities"),
    [
        (0, 0, 3),
        (0, 1, 2),
        (CULTURAL_ASCENDANCY, 0, 2),
        (CULTURAL_ASCENDANCY, 1, 1),
        (0, 2, 1),
    ],
)
def test_support_rates(advances: int, extra: int, cities: int) -> None:
    """K4, K4a, A-CULTURAL-ASCENDANCY, C-SLAVE-REVOLT: six tokens and the rate decide."""
    play = empty_play()
    place(play, EGYPT, {"memphis": 4, "fayum": 2}, ["gaza", "petra", "tanis"])
    place(play, MINOA, {}, ["knossos"])
    play.state.players[EGYPT].token_stock = 0
    play.state.players[EGYPT].treasury = 49
    play.state.players[EGYPT].advances = advances
    course = check_support(play, [EGYPT], extra)
    left = ["gaza", "petra", "tanis"]
    asked = next(course, {})
    while EGYPT in asked:
        decision = asked[EGYPT]
        assert isinstance(decision, AskCities)
        assert (decision.purpose, decision.count, decision.rule) == ("support", 1, "K4")
        asked = send(course, EGYPT, ChooseCities((area(left.pop(0)),)))
    assert len(cities_of(play.state, EGYPT)) == cities
    assert cities_of(play.state, MINOA) == [area("knossos")], "only those named are checked"


def test_support_rate_of_the_cards() -> None:
    assert support_rate(0) == 2
    assert support_rate(CULTURAL_ASCENDANCY) == 3


@pytest.mark.parametrize("extra", [0, 1])
def test_built_this_turn_first_whenever_support_is_checked(extra: int) -> None:
    """K4, K4a."""
    play = empty_play()
    place(play, EGYPT, {}, ["gaza", "petra", "tanis", "cyrene"])
    play.state.new_cities = [area("petra"), area("cyrene")]
    course = check_support(play, extra_rate=extra)
    decision = next(course)[EGYPT]
    assert isinstance(decision, AskCities)
    assert set(decision.options) == {area("petra"), area("cyrene")}


def test_reducing_a_city_beside_tokens_of_others() -> None:
    """G11a: own tokens up to the limit, whoever else is there; Agriculture only alone."""
    play = empty_play()
    place(play, EGYPT, {}, ["tanis", "gaza"])
    place(play, HATTI, {"tanis": 1})
    play.state.players[EGYPT].advances = AGRICULTURE
    assert reduce_city(play.state, area("tanis")) == 2
    assert reduce_city(play.state, area("gaza")) == 2
    check_sums(play)


# The whole phase

boards = st.lists(
    st.tuples(
        st.integers(0, 4),
        st.sampled_from(("tokens", "city")),
        st.sampled_from((*NORTH, area("tanis"), area("memphis"), area("gaza"), area("alani"))),
        st.integers(1, 8),
    ),
    max_size=25,
)


@given(boards, st.lists(st.integers(0, 255), min_size=5, max_size=5), st.randoms())
def test_after_the_phase_everything_is_in_order(
    board: list[tuple[int, str, int, int]], cards: list[int], random: Random
) -> None:
    """G1, G7, K3, K4: whatever is built, sums, limits and support hold in the end."""
    play = empty_play()
    known = (ARCHITECTURE, URBANISM, PUBLIC_WORKS, AGRICULTURE, CULTURAL_ASCENDANCY)
    for seat, bits in enumerate(cards):
        advances = sum(card for n, card in enumerate(known) if bits >> n & 1)
        play.state.players[seat].advances = advances
    for seat, kind, where, count in board:
        player = play.state.players[seat]
        if kind == "city" and where not in play.state.cities and player.city_stock:
            play.state.cities[where] = seat
            player.city_stock -= 1
        elif kind == "tokens" and player.token_stock >= count:
            player.tokens[where] = player.tokens.get(where, 0) + count
            player.token_stock -= count
    for seat in play.seats:
        save(play, seat, random.randrange(play.state.players[seat].token_stock + 1))
    asked = play_at_random(build_and_support(play), play, random, listed=None)
    assert all(isinstance(decision, AskCitySite | AskCities) for _, decision in asked)
    check_sums(play)
    for seat, player in enumerate(play.state.players):
        cities = cities_of(play.state, seat)
        needed = support_rate(player.advances) * len(cities)
        assert sum(player.tokens.values()) >= needed
        for where, count in player.tokens.items():
            shared = any(where in p.tokens for p in play.state.players if p is not player)
            shared |= play.state.cities.get(where, seat) != seat  # a conflict situation (K3b)
            reduced = any(isinstance(e, CityReduced) and e.area == where for e in play.events)
            assert shared or reduced or count <= limit_for(play.state, seat, where)


def test_a_city_is_built_in_order() -> None:
    """K1, K2, K4: city after city until nothing can be built, then support."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 6, "gaza": 6, "memphis": 4})
    answers = [(EGYPT, BuildCity(area("tanis"))), (EGYPT, BuildCity(area("gaza")))]
    go_through(build_and_support(play), answers)
    assert cities_of(play.state, EGYPT) == sorted((area("tanis"), area("gaza")))
    assert play.state.new_cities == [area("tanis"), area("gaza")]
    check_sums(play)
