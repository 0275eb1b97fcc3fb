"""Listing answers is lazy: the first comes at once, the next never after a long search.

Work is counted in lines of the program that are run between two answers, not by the clock. The
positions are as large as a game can make them and larger: tokens in every area, a hand of all
sorts, everything for sale. What is listed is legal, and nothing is listed twice. Movement and trade
are judged by the state; the best selections have tests of their own (``test_selection``).
"""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import TYPE_CHECKING, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import facts
from ecumene.rules import decisions as de
from ecumene.rules.actions import Done
from ecumene.rules.phases.abilities.diaspora import DiasporaOffer, UseDiaspora
from ecumene.rules.phases.abilities.fundamentalism import FundamentalismOffer
from ecumene.rules.phases.abilities.monotheism import MonotheismOffer
from ecumene.rules.phases.abilities.politics import PoliticsOffer
from ecumene.rules.phases.abilities.provincial_empire import ProvincialEmpireOffer
from ecumene.rules.phases.abilities.trade_routes import TradeRoutesOffer
from ecumene.rules.phases.abilities.universal_doctrine import UniversalDoctrineOffer
from ecumene.rules.phases.purchases.prices import ALL, GIFTS, prices_of
from ecumene.rules.state.lookup_tables import AREAS, MINING, TRADE_EMPIRE, WATER_CARD
from tests.rules.work import at_most
from tests.tries import tries

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from ecumene.rules.actions import Action

MOST_LINES = 2_000
"""Between two answers of most kinds; a division over all areas of the board takes most."""
PAYING_LINES = 30_000
"""The same if each answer is paid for in the cheapest way, with a hand of a hundred cards."""
LISTED = 60

AREA = st.integers(0, AREAS - 1)
CARD = st.integers(0, WATER_CARD)
PILE = {commodity.index: commodity.count for commodity in facts().commodities}
RULE = "G9"


def counts(most: int, size: int = 80) -> st.SearchStrategy[dict[int, int]]:
    """Numbers by area, in many areas or in few."""
    return st.dictionaries(AREA, st.integers(1, most), min_size=1, max_size=size)


def areas(least: int = 1, most: int = 60) -> st.SearchStrategy[tuple[int, ...]]:
    return st.lists(AREA, min_size=least, max_size=most, unique=True).map(tuple)


@st.composite
def hands(draw: st.DrawFn) -> tuple[int, ...]:
    """Commodity cards: all of one kind, one of each kind, or anything between."""
    each = draw(st.integers(1, 9))
    kinds = draw(st.lists(CARD, min_size=1, max_size=60, unique=True))
    most = draw(st.integers(1, 100))
    hand = [kind for kind in kinds for _ in range(min(each, PILE.get(kind, each)))]
    return tuple(sorted(hand[:most]))


@st.composite
def placements(draw: st.DrawFn) -> de.AskPlacement:
    room = draw(counts(2))
    return de.AskPlacement(draw(st.integers(0, min(55, sum(room.values())))), room)


@st.composite
def spreads(draw: st.DrawFn) -> de.AskSpread:
    room = draw(counts(5))
    most = draw(st.integers(0, min(55, sum(room.values()))))
    return de.AskSpread(draw(st.integers(0, most)), most, room, RULE)


@st.composite
def shares(draw: st.DrawFn) -> de.AskShare:
    room = draw(counts(12))
    return de.AskShare(0, draw(st.integers(0, sum(room.values()))), room, RULE)


@st.composite
def cities(draw: st.DrawFn) -> de.AskCities:
    options = draw(areas())
    return de.AskCities("reduce", 0, options, draw(st.integers(0, len(options))), RULE)


@st.composite
def sites(draw: st.DrawFn) -> de.CitySite:
    needed = draw(st.sampled_from((6, 12)))
    neighbours = draw(st.dictionaries(AREA, st.integers(1, 4), max_size=9))
    brought = min(4, sum(neighbours.values()))
    return de.CitySite(
        draw(AREA),
        needed,
        draw(st.integers(2, 55)),
        draw(st.integers(0, needed // 2)),
        neighbours,
        brought,
        draw(st.booleans()),
    )


@st.composite
def builds(draw: st.DrawFn) -> de.AskCitySite:
    found = draw(st.lists(sites(), max_size=20, unique_by=lambda site: site.area))
    return de.AskCitySite(tuple(found))


@st.composite
def start_cities(draw: st.DrawFn) -> de.AskStartCities:
    chosen = draw(areas(5, 60))
    split = draw(st.integers(4, len(chosen)))
    return de.AskStartCities(0, chosen[:split], chosen[split:], 5, 4)


@st.composite
def victims(draw: st.DrawFn) -> de.AskVictims:
    seats = draw(st.lists(st.integers(0, 17), max_size=17, unique=True))
    return de.AskVictims(tuple(seats), draw(st.integers(0, len(seats))), 5, RULE)


@st.composite
def hand_limits(draw: st.DrawFn) -> de.AskHandLimit:
    cards = draw(hands())
    return de.AskHandLimit(cards, draw(st.integers(0, len(cards))))


@st.composite
def advances(draw: st.DrawFn) -> de.AskAdvances:
    held = draw(st.integers(0, ALL)) if draw(st.booleans()) else 0
    held |= draw(st.sampled_from((0, MINING, TRADE_EMPIRE, MINING | TRADE_EMPIRE)))
    credits_held = draw(st.lists(st.integers(0, 200), min_size=5, max_size=5))
    prices = prices_of(ALL & ~held, credits_held, held)
    cards = tuple(card for card in draw(hands()) if card < WATER_CARD)
    gifts = tuple(gift for gift in GIFTS if not held >> gift & 1)
    return de.AskAdvances(prices, cards, draw(st.integers(0, 55)), held, gifts)


@st.composite
def offers(draw: st.DrawFn) -> de.AskAbility:
    """All abilities at once; each offer may also be one that nobody can use."""
    seats = st.lists(st.integers(0, 17), max_size=17, unique=True).map(tuple)
    return de.AskAbility(
        (
            DiasporaOffer(draw(counts(9)), draw(counts(5, 140)), draw(st.integers(1, 5))),
            FundamentalismOffer(draw(areas())),
            MonotheismOffer(draw(areas())),
            PoliticsOffer(draw(st.integers(0, 5)), draw(counts(20))),
            ProvincialEmpireOffer(draw(seats), draw(st.integers(1, 5))),
            TradeRoutesOffer(draw(hands()), draw(st.integers(0, 55)), 2),
            UniversalDoctrineOffer(draw(areas()), draw(counts(9)), draw(st.integers(0, 5))),
        )
    )


LOSSES = st.tuples(st.sampled_from(("token", "ship")), AREA)

LARGE: dict[type, st.SearchStrategy[Any]] = {
    de.AskCivilization: st.builds(de.AskCivilization, areas(1, 18)),
    de.AskTaxRate: st.builds(de.AskTaxRate, st.just((1, 2, 3))),
    de.AskCities: cities(),
    de.AskPlacement: placements(),
    de.AskLoss: st.builds(
        de.AskLoss, AREA, st.lists(LOSSES, min_size=1, max_size=50, unique=True).map(tuple)
    ),
    de.AskYesNo: st.builds(de.AskYesNo, st.just("steal-card"), AREA, st.just(RULE)),
    de.AskNumber: st.builds(de.AskNumber, AREA, st.integers(0, 55)),
    de.AskCitySite: builds(),
    de.AskVictims: victims(),
    de.AskCalamityPlace: st.builds(
        de.AskCalamityPlace, st.just("flood-plain"), areas(), st.just(RULE)
    ),
    de.AskNeighbourCity: st.builds(de.AskNeighbourCity, areas(), st.just(RULE)),
    de.AskRansom: st.builds(de.AskRansom, st.integers(1, 55), st.just(RULE)),
    de.AskSpread: spreads(),
    de.AskStartCities: start_cities(),
    de.AskFreeCredits: st.builds(de.AskFreeCredits, st.integers(0, 20).map(lambda n: 5 * n)),
    de.AskCardToBuy: st.builds(
        de.AskCardToBuy,
        st.dictionaries(st.integers(1, 9), st.integers(1, 18)),
        st.lists(st.integers(1, 9), unique=True).map(tuple),
    ),
    de.AskHorde: st.builds(
        de.AskHorde, st.just(0), AREA, st.integers(1, 30), areas(), st.just(RULE)
    ),
    de.AskShare: shares(),
    de.AskAbility: offers(),
    de.AskCardToHandOver: st.builds(
        de.AskCardToHandOver, st.just(0), st.lists(CARD, unique=True, max_size=60).map(tuple)
    ),
    de.AskAdvances: advances(),
    de.AskHandLimit: hand_limits(),
}
ELSEWHERE = {
    de.AskMove,
    de.AskTrade,
    de.AskSelection,
    de.AskSacrifice,
    de.AskCardsToLose,
    de.AskCorruption,
    de.AskDamage,
}
"""Kinds tested with movement, trade, selections and calamities."""


def listed(answers: Iterator[Action], most_lines: int, most: int = LISTED) -> list[Action]:
    """The first answers, none of them after more than a number of lines."""
    found: list[Action] = []
    while len(found) < most:
        with at_most(most_lines):
            answer = next(answers, None)
        if answer is None:
            break
        found.append(answer)
    return found


def test_every_kind_is_tried() -> None:
    assert LARGE.keys() | ELSEWHERE == set(get_args(de.Decision))


@pytest.mark.parametrize("kind", LARGE, ids=lambda kind: kind.__name__)
@tries(10)
@given(data=st.data())
def test_answers_come_one_by_one(kind: type, data: st.DataObject) -> None:
    """And each of them is legal, and new."""
    decision = data.draw(LARGE[kind])
    most = PAYING_LINES if kind is de.AskAdvances else MOST_LINES
    answers = listed(decision.answers(), most)
    for number, answer in enumerate(answers):
        decision.check(answer)
        assert answer not in answers[:number]


def test_a_long_search_is_found_out() -> None:
    """The test above can fail: a search that finds its answer late is too long."""

    def late() -> Iterator[Action]:
        for number in range(10**9):
            if number > MOST_LINES:
                yield Done()

    with pytest.raises(AssertionError, match="too much work"):
        listed(late(), MOST_LINES)


# Answers in which one place can make the rest impossible


def resettlements(offer: DiasporaOffer) -> set[tuple[tuple[int, int], ...]]:
    """A-DIASPORA: every way, by trying everything; tokens taken are negative."""
    areas = sorted({*offer.tokens, *offer.room})
    ranges = [range(-offer.tokens.get(a, 0), offer.room.get(a, 0) + 1) for a in areas]
    found = set()
    for change in product(*ranges):
        placed = sum(count for count in change if count > 0)
        if sum(change) == 0 and 1 <= placed <= offer.most:
            found.add(tuple((a, n) for a, n in zip(areas, change, strict=True) if n))
    return found


@given(
    st.dictionaries(st.integers(0, 5), st.integers(1, 3)),
    st.dictionaries(st.integers(0, 5), st.integers(1, 3)),
    st.integers(1, 4),
)
def test_every_resettlement_is_listed_once(
    tokens: dict[int, int], room: dict[int, int], most: int
) -> None:
    """A-DIASPORA."""
    offer = DiasporaOffer(tokens, room, most)
    found: Counter[tuple[tuple[int, int], ...]] = Counter()
    for use in offer.answers():
        assert isinstance(use, UseDiaspora)
        offer.check(use)
        change = {**use.placed, **{area: -count for area, count in use.taken.items()}}
        found[tuple(sorted(change.items()))] += 1
    assert set(found) == resettlements(offer)
    assert set(found.values()) <= {1}


def test_room_in_a_single_area_of_ones_own() -> None:
    """A-DIASPORA: tokens in forty areas, and room in only one of them."""
    offer = DiasporaOffer(dict.fromkeys(range(40), 1), {0: 5}, 5)
    assert len(listed(offer.answers(), MOST_LINES, 1_000)) == 1_000


def test_cities_on_sites_alone() -> None:
    """Q1: if there is nowhere else, only sites are tried."""
    asked = de.AskStartCities(0, tuple(range(60)), (), 5, 4)
    first = next(iter(listed(asked.answers(), 20, 1)))
    asked.check(first)
