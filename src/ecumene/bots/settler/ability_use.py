"""Phase 10: special abilities (Z)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.bots.settler import by_form
from ecumene.bots.settler.country import Country, attractiveness
from ecumene.rules.actions import Done, HandOverCard
from ecumene.rules.forecast import commodities, least_missed, lost_with
from ecumene.rules.phases.abilities.diaspora import DiasporaOffer, UseDiaspora
from ecumene.rules.phases.abilities.monotheism import MonotheismOffer, UseMonotheism
from ecumene.rules.phases.abilities.politics import PoliticsOffer, UsePolitics
from ecumene.rules.phases.abilities.trade_routes import TradeRoutesOffer, UseTradeRoutes
from ecumene.rules.phases.abilities.universal_doctrine import (
    UniversalDoctrineOffer,
    UseUniversalDoctrine,
)
from ecumene.rules.state.lookup_tables import HAS_SITE
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAbility, AskCardToHandOver
    from ecumene.rules.phases.abilities.ability import OfferedAbility
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View

SPARE_STOCK: Final = 24
"""With this much stock, more treasury does not lead to a tax revolt (T2)."""
FEW: Final = 2
"""An annexed area should bring more than this many unit points."""


def ability(view: View, decision: AskAbility) -> Action:
    """Use the first useful ability, then the others, then no more (Z1)."""
    country = Country(view)
    for offer in decision.abilities:
        action = _use(country, offer)
        if action is not None:
            return action
    return Done()


def card_to_give(decision: AskCardToHandOver) -> Action:
    """The card that is least missed (A-PROVINCIAL-EMPIRE)."""
    if not decision.options:
        return Done()
    counts = commodities(decision.options)
    return HandOverCard(min(decision.options, key=lambda card: (lost_with(counts, card), card)))


def _use(country: Country, offer: OfferedAbility) -> Action | None:
    """The best use of an ability; None if it is better not used."""
    judge = USES.get(type(offer))
    return by_form.use(country.view, offer) if judge is None else judge(country, offer)


def _monotheism(country: Country, offer: MonotheismOffer) -> Action | None:
    """The area that brings most, if it brings enough (A-MONOTHEISM)."""
    area = max(offer.areas, key=lambda each: _gain(country, each))
    return UseMonotheism(area) if _gain(country, area) > FEW else None


def _gain(country: Country, area: AreaNo) -> float:
    """The gain of annexing an area: its units, few of which find room without a city."""
    city = area in country.view.cities
    if city and country.supported(sum(country.me.tokens.values())) <= len(country.cities):
        return 0
    units = by_form.units(country.view, area)
    return units + attractiveness(area) if city else min(units, country.room(area))


def _politics(country: Country, offer: PoliticsOffer) -> Action | None:
    """Annex a city if it can be paid for and supported; else take treasury, if the stock allows."""
    cities = [area for area in offer.areas if area in country.view.cities]
    area = max(cities, key=lambda each: _gain(country, each), default=None)
    if area is not None and _gain(country, area) > FEW:
        return UsePolitics(area=area)
    if offer.treasury and country.me.token_stock >= SPARE_STOCK:
        return UsePolitics(offer.treasury)
    return None


def _trade_routes(offer: TradeRoutesOffer) -> Action | None:
    """Sell single cards for twice their face value: a set would be worth more (A-TRADE-ROUTES)."""
    counts = commodities(offer.cards)
    points = offer.token_stock // offer.rate
    chosen = []
    for card in least_missed(offer.cards, len(offer.cards)):
        if counts[card] == 1 and 0 < FACE_VALUE[card] <= points:
            chosen.append(card)
            points -= FACE_VALUE[card]
    return UseTradeRoutes(tuple(sorted(chosen))) if chosen else None


def _doctrine(country: Country, offer: UniversalDoctrineOffer) -> Action | None:
    """Take a pirate city if it can be supported, else Barbarian tokens (A-UNIVERSAL-DOCTRINE)."""
    can_support = country.supported(sum(country.me.tokens.values())) > len(country.cities)
    if offer.cities and (can_support or not offer.tokens):
        best = max(offer.cities, key=lambda each: (country.borders_on(each), attractiveness(each)))
        return UseUniversalDoctrine(best)
    taken: dict[AreaNo, int] = {}
    left = offer.most
    for area in sorted(offer.tokens, key=lambda each: (-country.borders_on(each), each)):
        count = min(left, offer.tokens[area])
        if count:
            taken[area] = count
            left -= count
    return UseUniversalDoctrine(tokens=taken) if taken else None


def _diaspora(country: Country, offer: DiasporaOffer) -> Action | None:
    """Move surplus tokens to free sites and empty land (A-DIASPORA)."""
    excess = {
        area: count - country.limit(area)
        for area, count in country.me.tokens.items()
        if count > country.limit(area)
    }
    goals = sorted(
        (area for area in offer.room if area not in country.me.tokens),
        key=lambda area: (not HAS_SITE[area], -offer.room[area], area),
    )
    number = min(offer.most, sum(excess.values()), sum(offer.room[area] for area in goals))
    if not number:
        return None
    return UseDiaspora(
        by_form.first_shares(excess, number),
        by_form.first_shares({area: offer.room[area] for area in goals}, number),
    )


USES: Final[Mapping[type[OfferedAbility], Callable[[Country, Any], Action | None]]] = {
    DiasporaOffer: _diaspora,
    MonotheismOffer: _monotheism,
    PoliticsOffer: _politics,
    TradeRoutesOffer: lambda _, offer: _trade_routes(offer),
    UniversalDoctrineOffer: _doctrine,
}
"""The abilities that the settler considers; for all others the form is filled in."""
