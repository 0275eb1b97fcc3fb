"""Which special abilities a player can use, and how (Z3-Z5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.board import limit_for, tokens_in
from ecumene.rules.cards import FACE_VALUE, commodity_cards, is_commodity
from ecumene.rules.decisions import (
    DiasporaOffer,
    FundamentalismOffer,
    MonotheismOffer,
    PoliticsOffer,
    ProvincialEmpireOffer,
    TradeRoutesOffer,
    UniversalDoctrineOffer,
)
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.static import (
    CITY_POINTS,
    DIASPORA,
    FUNDAMENTALISM,
    LAND,
    LIMIT,
    MONOTHEISM,
    NEIGHBOURS,
    POLITICS,
    PROVINCIAL_EMPIRE,
    TRADE_ROUTES,
    UNIVERSAL_DOCTRINE,
    effect_number,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ecumene.rules.decisions import AbilityOffer
    from ecumene.rules.ids import Advances, AreaNo, CardNo, Seat
    from ecumene.rules.play import Play


def _spared(ability: str) -> Advances:
    """The advances whose holders an ability does not affect (Z3)."""
    effects = facts().advances[ability].effects
    return sum(1 << advance for effect in effects for advance in effect.spares)


SPARED: Final = {
    FUNDAMENTALISM: _spared("fundamentalism"),
    MONOTHEISM: _spared("monotheism"),
    POLITICS: _spared("politics"),
    PROVINCIAL_EMPIRE: _spared("provincial-empire"),
}
DIASPORA_TOKENS: Final = effect_number("diaspora", "relocate-tokens", "max-tokens")
POLITICS_TREASURY: Final = effect_number("politics", "politics-choice", "max-treasury")
POLITICS_PRICE: Final = effect_number("politics", "politics-choice", "cost-per-unit-point")
EMPIRE_PLAYERS: Final = effect_number("provincial-empire", "collect-cards", "max-players")
EMPIRE_FACE_VALUE: Final = effect_number("provincial-empire", "collect-cards", "min-face-value")
ROUTES_RATE: Final = effect_number("trade-routes", "cards-to-treasury", "treasury-per-face-value")
DOCTRINE_TOKENS: Final = effect_number(
    "universal-doctrine", "annex-barbarians", "or-barbarian-tokens"
)


def routes_gain(cards: Iterable[CardNo]) -> int:
    """The treasury for discarded cards; only commodities bring any (A-TRADE-ROUTES)."""
    return ROUTES_RATE * sum(FACE_VALUE[card] for card in cards if is_commodity(card))


def offers(play: Play, seat: Seat, abilities: Advances) -> tuple[AbilityOffer, ...]:
    """What a player can do with some of their abilities.

    Offers depend on public facts only: whether a player is asked reveals nothing about their cards.
    """
    found = (make(play, seat) for ability, make in _OFFERS.items() if abilities & ability)
    return tuple(offer for offer in found if offer is not None)


# Units in one area (Z5)


def struck(play: Play, area: AreaNo, ability: Advances, user: Seat) -> tuple[dict[Seat, int], bool]:
    """The tokens, by owner, and whether a city, that an ability strikes in an area.

    The user's own units, Barbarians, and protected players' units are spared (Z3, Z5).
    """
    victims = _victims(play, ability, user)
    present = tokens_in(play.state, area)
    tokens = {party: count for party, count in present.items() if party in victims}
    return tokens, play.state.cities.get(area) in victims


def _victims(play: Play, ability: Advances, user: Seat) -> set[Seat]:
    """Whose units an ability strikes: not the user's, and not those of the protected (Z3)."""
    spared = SPARED[ability]
    players = enumerate(play.state.players)
    return {seat for seat, player in players if seat != user and not player.advances & spared}


def _own_areas(play: Play, seat: Seat) -> set[AreaNo]:
    """The areas that hold units of a player."""
    cities = (area for area, owner in play.state.cities.items() if owner == seat)
    return {*play.state.players[seat].tokens, *cities}


def _targets(play: Play, seat: Seat, ability: Advances) -> Iterator[tuple[AreaNo, int, bool]]:
    """Areas adjacent by land where an ability strikes anything, with the tokens and city there."""
    state = play.state
    reach = {near for area in _own_areas(play, seat) for near in LAND[area]}
    victims = _victims(play, ability, seat)
    tokens: dict[AreaNo, int] = {}
    for victim in victims:
        held = state.players[victim].tokens
        for area in reach.intersection(held):
            tokens[area] = tokens.get(area, 0) + held[area]
    cities = {area for area in reach if state.cities.get(area) in victims}
    for area in sorted(cities.union(tokens)):
        yield area, tokens.get(area, 0), area in cities


def _fundamentalism(play: Play, seat: Seat) -> FundamentalismOffer | None:
    areas = tuple(area for area, _, _ in _targets(play, seat, FUNDAMENTALISM))
    return FundamentalismOffer(areas) if areas else None


def _monotheism(play: Play, seat: Seat) -> MonotheismOffer | None:
    player = play.state.players[seat]
    areas = tuple(
        area
        for area, tokens, city in _targets(play, seat, MONOTHEISM)
        if tokens <= player.token_stock and city <= player.city_stock
    )
    return MonotheismOffer(areas) if areas else None


def _politics(play: Play, seat: Seat) -> PoliticsOffer | None:
    """The stock counts as it is before the player pays into it (Z5a)."""
    player = play.state.players[seat]
    areas: dict[AreaNo, int] = {}
    for area, tokens, city in _targets(play, seat, POLITICS):
        price = _unit_points(tokens, city=city) * POLITICS_PRICE
        if tokens <= player.token_stock and city <= player.city_stock and price <= player.treasury:
            areas[area] = price
    treasury = min(POLITICS_TREASURY, player.token_stock)
    return PoliticsOffer(treasury, areas) if treasury or areas else None


def politics_price(play: Play, seat: Seat, area: AreaNo) -> int:
    """What annexing an area by Politics costs (A-POLITICS)."""
    tokens, city = struck(play, area, POLITICS, seat)
    return _unit_points(sum(tokens.values()), city=city) * POLITICS_PRICE


def _unit_points(tokens: int, *, city: bool) -> int:
    return tokens + (CITY_POINTS if city else 0)


# The other abilities


def _diaspora(play: Play, seat: Seat) -> DiasporaOffer | None:
    tokens = dict(sorted(play.state.players[seat].tokens.items()))
    room = {area: count for area, count in _rooms(play, seat) if count > 0}
    most = min(DIASPORA_TOKENS, sum(tokens.values()))
    elsewhere = room.keys() - tokens.keys() or (len(tokens) > 1 and room)
    return DiasporaOffer(tokens, room, most) if most and elsewhere else None


def _rooms(play: Play, seat: Seat) -> Iterator[tuple[AreaNo, int]]:
    """Where tokens can be placed and how many, limits and cities considered (A-DIASPORA)."""
    state = play.state
    own = state.players[seat].tokens
    others: dict[AreaNo, int] = {}
    for tokens in (
        *(player.tokens for number, player in enumerate(state.players) if number != seat),
        state.barbarians,
    ):
        for area, count in tokens.items():
            others[area] = others.get(area, 0) + count
    for area in sorted(play.areas):
        if area not in others:
            yield area, limit_for(state, seat, area) - own.get(area, 0)
        elif area not in state.cities:
            yield area, LIMIT[area] - others[area] - own.get(area, 0)


def _provincial_empire(play: Play, seat: Seat) -> ProvincialEmpireOffer | None:
    """Players with units in the same area or beside it may be named, unless protected (Z3, Z5)."""
    state = play.state
    zone = _own_areas(play, seat)
    zone = zone.union(*(NEIGHBOURS[area] for area in zone))
    neighbours = {owner for area, owner in state.cities.items() if area in zone}
    named = tuple(
        other
        for other in play.seats
        if other != seat
        and not state.players[other].advances & SPARED[PROVINCIAL_EMPIRE]
        and (other in neighbours or not zone.isdisjoint(state.players[other].tokens))
    )
    if not any(state.players[other].hand for other in named):
        return None
    return ProvincialEmpireOffer(named, EMPIRE_PLAYERS)


def cards_to_give(hand: Iterable[CardNo]) -> tuple[CardNo, ...]:
    """The kinds of cards that can be handed over (A-PROVINCIAL-EMPIRE)."""
    cards = (card for card in hand if is_commodity(card))
    return tuple(sorted({card for card in cards if FACE_VALUE[card] >= EMPIRE_FACE_VALUE}))


def _trade_routes(play: Play, seat: Seat) -> TradeRoutesOffer | None:
    player = play.state.players[seat]
    if not player.hand or player.token_stock < ROUTES_RATE:
        return None
    return TradeRoutesOffer(commodity_cards(player.hand), player.token_stock, ROUTES_RATE)


def _universal_doctrine(play: Play, seat: Seat) -> UniversalDoctrineOffer | None:
    state = play.state
    player = state.players[seat]
    pirates = sorted(area for area, owner in state.cities.items() if owner == BARBARIANS)
    tokens = dict(sorted(state.barbarians.items()))
    most = min(DOCTRINE_TOKENS, player.token_stock, sum(tokens.values()))
    cities = tuple(pirates) if player.city_stock else ()
    if not most and not cities:
        return None
    return UniversalDoctrineOffer(cities, tokens if most else {}, most)


_OFFERS: Final[dict[Advances, Callable[[Play, Seat], AbilityOffer | None]]] = {
    DIASPORA: _diaspora,
    FUNDAMENTALISM: _fundamentalism,
    MONOTHEISM: _monotheism,
    POLITICS: _politics,
    PROVINCIAL_EMPIRE: _provincial_empire,
    TRADE_ROUTES: _trade_routes,
    UNIVERSAL_DOCTRINE: _universal_doctrine,
}
ABILITIES: Final = sum(_OFFERS)
"""The advances with a special ability (Z4)."""
