"""Phases 1, 2 and 5, and the start of the Short Game: tax, growth and cities."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.country import Country, attractiveness
from ecumene.rules.actions import BuildCity, ChooseCities, Done, PlaceTokens, SetTaxRate
from ecumene.rules.decisions import AskPlacement
from ecumene.rules.state.lookup_tables import HAS_SITE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import (
        AskCitySite,
        AskSpread,
        AskStartCities,
        AskTaxRate,
        CitySite,
    )
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View

GROWTH: Final = 20
"""Tokens to leave in stock after tax, for growth."""


def tax_rate(view: View, decision: AskTaxRate) -> Action:
    """The highest rate that leaves enough in stock for the population to grow (T1, T2)."""
    country = Country(view)
    cities = len(country.cities)
    rates = sorted(decision.options)
    affordable = [rate for rate in rates if country.me.token_stock - rate * cities >= GROWTH]
    return SetTaxRate(affordable[-1] if affordable else rates[0])


def place(view: View, decision: AskPlacement | AskSpread) -> Action:
    """Place tokens first where there is room, then on free sites, then on empty land."""
    country = Country(view)
    tokens = decision.tokens if isinstance(decision, AskPlacement) else decision.most
    return PlaceTokens(_placed(country, tokens, decision.room))


def _placed(country: Country, tokens: int, room: Mapping[AreaNo, int]) -> dict[AreaNo, int]:
    """Tokens placed one by one, each where it helps most."""
    there = dict(country.me.tokens)
    placed: dict[AreaNo, int] = {}
    for _ in range(tokens):
        area = max(
            (area for area in room if placed.get(area, 0) < room[area]),
            key=lambda each: (
                there.get(each, 0) < country.room(each),
                HAS_SITE[each] and each not in country.view.cities,
                -there.get(each, 0),
                -each,
            ),
            default=None,
        )
        if area is None:
            break
        placed[area] = placed.get(area, 0) + 1
        there[area] = there.get(area, 0) + 1
    return placed


def start_cities(decision: AskStartCities) -> Action:
    """The cities of the Short Game: on the best sites, then on poor land (Q1)."""
    sites = sorted(decision.sites, key=lambda area: (-attractiveness(area), area))
    others = sorted(decision.others, key=lambda area: (attractiveness(area), area))
    return ChooseCities((*sites, *others)[: decision.count])


def build(view: View, decision: AskCitySite) -> Action:
    """Build the best city that can be supported; tokens in the area pay first (K1, K4)."""
    country = Country(view)
    tokens = country.me.tokens
    living = sum(min(count, country.limit(area)) for area, count in tokens.items())
    for site in sorted(decision.sites, key=lambda each: (-attractiveness(each.area), each.area)):
        bill = _bill(site)
        left = living - min(site.here, country.limit(site.area)) - sum(bill.neighbours.values())
        if country.supported(left + bill.keep) > len(country.cities):
            return bill
    return Done()


def _bill(site: CitySite) -> BuildCity:
    """The payment for a city: first the tokens there, then treasury, then neighbours (K1)."""
    missing = max(0, site.needed - site.here)
    treasury = min(missing, site.treasury)
    missing -= treasury
    neighbours: dict[AreaNo, int] = {}
    for area in sorted(site.neighbours, key=lambda each: (-site.neighbours[each], each)):
        taken = min(missing, site.neighbours[area])
        if taken:
            neighbours[area] = taken
            missing -= taken
    keep = site.may_keep and site.here > site.needed
    return BuildCity(site.area, treasury, neighbours, keep=keep)
