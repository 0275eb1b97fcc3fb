"""Treachery, Civil War and Tyranny (C-TREACHERY, C-CIVIL-WAR, C-TYRANNY, C11, G11b)."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.actions import ChooseCities, PlaceTokens, SelectAreas
from ecumene.rules.decisions import AskCities, AskSelection, AskShare
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import AreasSelected, CalamityFailed, CityAnnexed, TokensAnnexed
from ecumene.rules.phases.calamities.civil_strife import lots_of
from ecumene.rules.selection import Lot, Means, Territory
from ecumene.rules.state.board import add_city, add_tokens, cities_of
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import AREAS, LAND, PUBLIC_WORKS, TOKENS, WATER
from tests.rules.afflictions import afflict
from tests.rules.answering import check_sums, go_through, play_at_random, refusal
from tests.rules.position import EGYPT, HELLAS, MINOA, advances, area, empty_play, place, save

if TYPE_CHECKING:
    from ecumene.rules.play import Play

CITIES = ("athens", "byzantium", "odessus", "tomi", "thessalonica", "apollonia", "moesia")


def numbers_of(play: Play) -> list[int]:
    return [event.target for event in play.events if isinstance(event, AreasSelected)]


# The numbers


@pytest.mark.parametrize(
    ("name", "points", "held", "number"),
    [
        ("civil-war", 36, (), 1),
        ("civil-war", 35, (), None),
        ("civil-war", 35, ("military", "philosophy"), None),
        ("civil-war", 36, ("military",), 6),
        ("civil-war", 36, ("philosophy",), 6),
        ("civil-war", 45, ("drama-and-poetry",), 5),
        ("civil-war", 45, ("music",), 5),
        ("civil-war", 45, ("democracy",), None),
        ("civil-war", 46, ("democracy",), 1),
        ("civil-war", 50, ("democracy", "military", "music"), 5),
        ("tyranny", 40, (), 15),
        ("tyranny", 40, ("sculpture",), 10),
        ("tyranny", 40, ("law",), 10),
        ("tyranny", 40, ("sculpture", "law"), 5),
        ("tyranny", 40, ("monarchy", "provincial-empire"), 25),
        ("tyranny", 10, (), 15),
    ],
)
def test_the_number(name: str, points: int, held: tuple[str, ...], number: int | None) -> None:
    """C12, C3a: tokens only, one in each area of a connected realm."""
    play = empty_play()
    realm = [min(play.setup.areas)]
    for found in realm:
        beside = (*LAND[found], *WATER[found])
        realm += [a for a in beside if a in play.setup.areas and a not in realm]
    for site in realm[:points]:
        add_tokens(play.state, HELLAS, site, 1)
    play.state.players[HELLAS].advances = advances(*held)
    play_at_random(afflict(play, name, HELLAS, MINOA), play, Random(1))
    assert numbers_of(play) == ([] if number is None else [number])
    lost = min(points, number or 0)
    assert sum(play.state.players[MINOA].tokens.values()) == lost
    failed = any(isinstance(event, CalamityFailed) for event in play.events)
    assert failed == (name == "civil-war" and points <= 35)


# Who selects, and who takes


def test_civil_war_is_selected_by_the_victim_tyranny_by_the_beneficiary() -> None:
    for name, selector in (("civil-war", HELLAS), ("tyranny", MINOA)):
        play = empty_play()
        place(play, HELLAS, {"thrace": 2, "gethae": 3}, CITIES)
        (seat, decision), *_ = play_at_random(afflict(play, name, HELLAS, MINOA), play, Random(2))
        assert seat == selector
        assert isinstance(decision, AskSelection)
        assert decision.owner == HELLAS


def test_nobody_benefits() -> None:
    """C4, C11, G8a: the victim selects, and everything becomes Barbarian."""
    play = empty_play()
    place(play, HELLAS, {"thrace": 2, "gethae": 3}, CITIES)
    answer = SelectAreas(tuple(map(area, ("byzantium", "thrace", "moesia", "gethae"))))
    go_through(afflict(play, "tyranny", HELLAS, None), [(HELLAS, answer)])
    assert play.state.barbarians == {area("thrace"): 2, area("gethae"): 3}
    assert cities_of(play.state, BARBARIANS) == sorted((area("byzantium"), area("moesia")))
    check_sums(play)

    play = empty_play()
    place(play, HELLAS, {}, ("athens", "tomi"))
    course = afflict(play, "treachery", HELLAS, None)
    go_through(course, [(HELLAS, ChooseCities((area("tomi"),)))])
    assert play.state.cities == {area("athens"): HELLAS, area("tomi"): BARBARIANS}


@pytest.mark.parametrize(
    ("stock", "cities_in_stock", "asked"),
    [
        (TOKENS, 9, []),
        (0, 0, []),
        (5, 2, []),
        (4, 2, [AskShare]),
        (5, 1, [AskCities]),
        (1, 1, [AskCities, AskShare]),
    ],
)
def test_pieces_that_lack(stock: int, cities_in_stock: int, asked: list[type]) -> None:
    """C11: the beneficiary takes all they can, choosing which; the rest becomes Barbarian."""
    play = empty_play()
    place(play, HELLAS, {"moesia": 2, "gethae": 3}, ("byzantium", "odessus"))
    save(play, MINOA, TOKENS - stock)
    spare = (site for site in sorted(play.setup.areas) if site not in play.state.cities)
    for _ in range(9 - cities_in_stock):
        add_city(play.state, MINOA, next(spare))
    found = play_at_random(afflict(play, "tyranny", HELLAS, MINOA), play, Random(3))
    assert [(seat, type(decision)) for seat, decision in found] == [(MINOA, k) for k in asked]
    assert not lots_of(play.state, HELLAS)
    assert sum(play.state.players[MINOA].tokens.values()) == min(stock, 5)
    assert sum(play.state.barbarians.values()) == 5 - min(stock, 5)
    assert len(cities_of(play.state, BARBARIANS)) == 2 - min(cities_in_stock, 2)
    annexed = [event for event in play.events if isinstance(event, TokensAnnexed)]
    assert sum(event.tokens for event in annexed) == 5


def test_a_token_beside_a_city_counts_and_is_lost() -> None:
    """G11b: it is neither annexed nor costs the beneficiary a token."""
    play = empty_play()
    place(play, HELLAS, {"athens": 1}, ("athens",))
    play.state.players[HELLAS].advances = PUBLIC_WORKS
    assert lots_of(play.state, HELLAS) == (Lot(area("athens"), 6, 0, 1),)
    go_through(afflict(play, "tyranny", HELLAS, MINOA), [])
    rule = "C-TYRANNY"
    assert play.events == [
        AreasSelected(MINOA, HELLAS, (area("athens"),), 6, 15, rule),
        CityAnnexed(area("athens"), HELLAS, MINOA, rule, token_lost=True),
    ]
    assert play.state.players[HELLAS].token_stock == TOKENS
    check_sums(play)


def test_treachery_and_stock() -> None:
    """C-TREACHERY, C11."""
    play = empty_play()
    place(play, HELLAS, {}, ("athens", "tomi", "odessus"))
    play.state.players[HELLAS].advances = advances("diplomacy")
    spare = (site for site in sorted(play.setup.areas) if site not in play.state.cities)
    for _ in range(8):
        add_city(play.state, EGYPT, next(spare))
    athens, tomi, odessus = map(area, ("athens", "tomi", "odessus"))
    go_through(
        afflict(play, "treachery", HELLAS, EGYPT),
        [(EGYPT, ChooseCities((athens, tomi))), (EGYPT, ChooseCities((tomi,)))],
    )
    assert (play.state.cities[athens], play.state.cities[tomi]) == (BARBARIANS, EGYPT)
    assert cities_of(play.state, HELLAS) == [odessus]


# Exactly what is offered is accepted

HOME = [site for site in range(AREAS) if site in empty_play().setup.areas]


@st.composite
def selections(draw: st.DrawFn) -> AskSelection:
    """Decisions as the calamities make them, on corners of the real map."""
    corner = [draw(st.sampled_from(HOME))]
    for found in corner:
        beside = sorted({*LAND[found], *(p for p in WATER[found] if p < AREAS)})
        corner += [a for a in beside if a not in corner and draw(st.integers(0, 2))]
        if len(corner) > 7:
            break
    lots = []
    for site in sorted(corner[:9]):
        city, tokens = draw(st.booleans()), draw(st.integers(1, 4))
        lots.append(Lot(site, 5, 0, 1) if city else Lot(site, tokens, tokens, 0))
    number = draw(st.integers(1, 25))
    means = Means(draw(st.integers(0, 8)), draw(st.integers(0, 3)))
    totals, annexable = Territory(lots).best(number, means)
    kept = means if annexable else None
    return AskSelection(0, number, tuple(lots), totals, kept, "C-TYRANNY")


@given(selections())
def test_every_selection_offered_is_accepted_and_no_other(decision: AskSelection) -> None:
    offered = [action.areas for action in decision.answers() if isinstance(action, SelectAreas)]
    assert offered
    assert len(set(offered)) == len(offered)
    areas = [lot.area for lot in decision.lots]
    accepted = [
        chosen
        for size in range(len(areas) + 1)
        for chosen in combinations(areas, size)
        if refusal(decision, SelectAreas(chosen)) is None
    ]
    assert sorted(offered) == sorted(accepted)


@given(
    st.dictionaries(st.integers(0, 9), st.integers(1, 3), min_size=2, max_size=3),
    st.integers(1, 4),
    st.dictionaries(st.integers(0, 9), st.integers(0, 4), max_size=3),
)
def test_shares_offered_are_accepted(
    room: dict[int, int], tokens: int, other: dict[int, int]
) -> None:
    decision = AskShare(0, min(tokens, sum(room.values())), room, "C11")
    offered = list(decision.answers())
    for action in offered:
        decision.check(action)
    if PlaceTokens(other) not in offered:
        with pytest.raises(IllegalAction):
            decision.check(PlaceTokens(other))


def test_only_the_right_kind_of_answer_is_accepted() -> None:
    for decision in (
        AskSelection(0, 1, (Lot(1, 1, 1, 0),), (1,), None, "C-TYRANNY"),
        AskShare(0, 1, {1: 1, 2: 1}, "C-TYRANNY"),
    ):
        with pytest.raises(IllegalAction, match="illegal-kind-of-answer"):
            decision.check(ChooseCities((1,)))


# Whatever the position


@given(st.randoms(use_true_random=False), st.sampled_from(("treachery", "civil-war", "tyranny")))
def test_any_position_is_played_to_the_end(random: Random, name: str) -> None:
    """G1 holds throughout, nobody is asked without a choice, and the worth adds up."""
    play = empty_play()
    sites = random.sample(sorted(play.setup.areas), 40)
    for seat in (HELLAS, MINOA):
        mine = [sites.pop() for _ in range(random.randint(1, 16))]
        cities = mine[: random.randint(0, 9)]
        play.state.players[seat].advances = PUBLIC_WORKS
        for site in mine:
            if site in cities:
                add_city(play.state, seat, site)
            beside = random.randint(0, 1) if site in cities else random.randint(1, 3)
            add_tokens(play.state, seat, site, beside)
    save(play, MINOA, random.randint(0, play.state.players[MINOA].token_stock))
    before = sum(lot.points for lot in lots_of(play.state, HELLAS))
    asked = play_at_random(afflict(play, name, HELLAS, MINOA), play, random)
    assert all(seat == MINOA or isinstance(d, AskSelection) for seat, d in asked)
    selected = [event for event in play.events if isinstance(event, AreasSelected)]
    after = sum(lot.points for lot in lots_of(play.state, HELLAS))
    if name != "treachery":
        assert before - after == sum(event.points for event in selected)
