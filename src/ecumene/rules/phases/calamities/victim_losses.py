"""What victims of calamities lose, and how they choose it (G11, G12, C1, C11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import TakeDamage
from ecumene.rules.choices import choose_cities, choose_reduced, decide
from ecumene.rules.decisions import AskDamage, ExposedCity
from ecumene.rules.events import (
    CardsLost,
    CityDestroyed,
    CityReduced,
    TokensDestroyed,
    TreasuryLost,
)
from ecumene.rules.state.board import (
    cities_of,
    could_place_extra,
    destroy_city,
    from_treasury,
    reduce_city,
    remove_tokens,
    room_after_reducing,
)
from ecumene.rules.state.lookup_tables import CITY_POINTS
from ecumene.rules.state.trade_cards import discard

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AreaNo, CardNo, Party, Seat


# Damage


def take_damage(
    play: Play,
    seat: Seat,
    damage: int,
    rule: str,
    areas: Collection[AreaNo] | None = None,
    safe: Collection[AreaNo] = (),
) -> Course[None]:
    """Lose units worth the damage, of the victim's choice and as far as possible (G12).

    It strikes in some areas, or everywhere; cities in ``safe`` ones are not hit.
    """
    if not damage:
        return
    state = play.state
    player = state.players[seat]
    held = sorted(player.tokens.items())
    tokens = {area: count for area, count in held if areas is None or area in areas}
    cities = [
        area
        for area in cities_of(state, seat)
        if (areas is None or area in areas) and area not in safe
    ]
    choice: Action = TakeDamage(tokens, tuple(cities))
    if sum(tokens.values()) + CITY_POINTS * len(cities) > damage:
        exposed = tuple(_exposed(play, area, tokens.get(area, 0)) for area in cities)
        choice = yield from decide(
            seat, AskDamage(damage, tokens, exposed, player.token_stock, rule)
        )
    assert isinstance(choice, TakeDamage)
    lose_units(play, seat, choice, rule)


def _exposed(play: Play, area: AreaNo, beside: int) -> ExposedCity:
    state = play.state
    extra = could_place_extra(state, area)
    return ExposedCity(area, beside, room_after_reducing(state, area), extra)


def lose_units(play: Play, seat: Seat, choice: TakeDamage, rule: str) -> None:
    """Lose what was chosen to pay for damage (G12)."""
    for area in choice.reduced:
        reduce_one(play, area, rule, extra=area not in choice.declined)
    for area in choice.destroyed:
        destroy_one(play, area, rule)
    # A token beside a destroyed city has gone with it (G11b).
    tokens = {area: n for area, n in choice.tokens.items() if area not in choice.destroyed}
    destroy_tokens(play, seat, tokens, rule)


def destroy_tokens(play: Play, party: Party, tokens: dict[AreaNo, int], rule: str) -> None:
    """Remove tokens and report it."""
    if not tokens:
        return
    for area, count in tokens.items():
        remove_tokens(play.state, party, area, count)
    play.emit(TokensDestroyed(party, tokens, rule))


# Cities


def reduce_one(play: Play, area: AreaNo, rule: str, *, extra: bool) -> None:
    """Reduce a city and report it (G11); ``extra``: with the token Agriculture allows (G11c)."""
    owner = play.state.cities[area]
    play.emit(CityReduced(area, owner, reduce_city(play.state, area, extra=extra), rule))


def destroy_one(play: Play, area: AreaNo, rule: str) -> None:
    """Destroy a city, with the token beside it, and report it (G11, G11b)."""
    owner = play.state.cities[area]
    play.emit(CityDestroyed(area, owner, rule, destroy_city(play.state, area)))


def reduce_cities(
    play: Play,
    seat: Seat,
    count: int,
    rule: str,
    cities: Iterable[AreaNo] | None = None,
    spared: int = 0,
) -> Course[None]:
    """Reduce a number of the seat's cities, or of some of them, of their choice.

    ``spared``: up to this many fewer if they like. The order matters only if the stock cannot
    replace all: then they are asked one by one (C11c).
    """
    options = tuple(cities_of(play.state, seat) if cities is None else cities)
    count = min(count, len(options))
    least = max(0, count - spared)
    needed = sum(room_after_reducing(play.state, area) for area in options)
    if needed <= play.state.players[seat].token_stock:
        chosen = yield from choose_reduced(play, seat, "reduce", options, count, rule, least)
        for area, extra in chosen.items():
            reduce_one(play, area, rule, extra=extra)
        return
    for number in range(count):
        must = int(number < least)
        chosen = yield from choose_reduced(play, seat, "reduce", options, 1, rule, must)
        if not chosen:
            return
        for area, extra in chosen.items():
            reduce_one(play, area, rule, extra=extra)
        options = tuple(area for area in options if area not in chosen)


def reduce_chosen(play: Play, area: AreaNo, rule: str) -> Course[None]:
    """Reduce a city chosen by another; its owner may leave the extra token out (G11c)."""
    owner = play.state.cities[area]
    chosen = yield from choose_reduced(play, owner, "reduce", (area,), 1, rule)
    reduce_one(play, area, rule, extra=chosen[area])


def destroy_cities(
    play: Play, seat: Seat, count: int, rule: str, cities: Iterable[AreaNo] | None = None
) -> Course[None]:
    """Destroy a number of the seat's cities, or of some of them, of their choice."""
    options = tuple(cities_of(play.state, seat) if cities is None else cities)
    chosen = yield from choose_cities(seat, "destroy", seat, options, count, rule)
    for area in chosen:
        destroy_one(play, area, rule)


# Treasury and cards


def lose_treasury(play: Play, seat: Seat, amount: int, rule: str) -> None:
    """Lose treasury, as far as there is any (C1)."""
    player = play.state.players[seat]
    lost = min(amount, player.treasury)
    if lost:
        from_treasury(player, lost)
        play.emit(TreasuryLost(seat, lost, rule))


def lose_cards(play: Play, seat: Seat, cards: tuple[CardNo, ...], rule: str) -> None:
    """Discard commodity cards (C10)."""
    if not cards:
        return
    for card in cards:
        discard(play, seat, card)
    play.emit(CardsLost(seat, cards, rule))
