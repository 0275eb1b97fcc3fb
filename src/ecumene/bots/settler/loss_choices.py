"""Choices in conflicts and calamities: lose what is least missed, and hit the leader."""

from __future__ import annotations

from itertools import islice
from math import fsum
from typing import TYPE_CHECKING, Final

from ecumene.bots.settler.country import Country, attractiveness, strongest_first
from ecumene.data import facts
from ecumene.rules.actions import (
    AnswerYesNo,
    ChooseCities,
    ChooseLoss,
    ChooseNumber,
    ChoosePlace,
    LoseCards,
    NameVictims,
    PlaceTokens,
    SelectAreas,
    TakeDamage,
)
from ecumene.rules.forecast import least_missed, loss
from ecumene.rules.state.lookup_tables import (
    AREAS,
    CITY_POINTS,
    DEFAULT_RATE,
    HAS_SITE,
    LIMIT,
    WATER,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import (
        AskCalamityPlace,
        AskCardsToLose,
        AskCities,
        AskCorruption,
        AskDamage,
        AskHorde,
        AskLoss,
        AskNumber,
        AskSacrifice,
        AskSelection,
        AskShare,
        AskVictims,
        AskYesNo,
        ExposedCity,
    )
    from ecumene.rules.state.ids import AreaNo, PlaceNo
    from ecumene.rules.view import View

MOST_LISTED: Final = 200
CITY, TOKEN = 6.0, 1.0
"""The relative worth of a supported city and a token when something must go."""
CARDS_FOR_CITIES: Final = 20
"""The most that two cards given up to save cities may be worth (A-THEOCRACY)."""
TWICE_THE_PRICE: Final = 3.0
"""How many fewer tokens a city on a site may leave, as it is rebuilt for half as many (K1)."""
ENOUGH_CITIES: Final = 5
"""Cities that the last epochs require (H1); they are not given up for a step."""


def cities(view: View, decision: AskCities) -> Action:
    """Lose few of one's own cities, the worst; take others' best ones, and neighbours.

    Extra tokens are placed (G11c).
    """
    country = Country(view)
    if decision.owner == country.seat and decision.purpose != "attack-order":
        reduced = decision.purpose in {"support", "reduce"}
        options = sorted(decision.options, key=_reduced if reduced else _destroyed)
    else:
        options = sorted(
            decision.options,
            key=lambda area: (-country.borders_on(area), -attractiveness(area), area),
        )
    return ChooseCities(tuple(options[: decision.fewest]))


def _destroyed(area: AreaNo) -> tuple[float, AreaNo]:
    """How much a city would be missed."""
    return attractiveness(area), area


def _reduced(area: AreaNo, room: int | None = None) -> tuple[float, AreaNo]:
    """The same for a reduced city, which leaves tokens and can be rebuilt (G11)."""
    left = LIMIT[area] if room is None else room
    return TWICE_THE_PRICE * (not HAS_SITE[area]) - left, area


def sacrifice(decision: AskSacrifice) -> Action:
    """Give up cities for a step of the marker, if enough remain (C-REGRESSION)."""
    inland, coastal = (sorted(kind, key=_destroyed) for kind in (decision.inland, decision.coastal))
    options = (*inland, *coastal)
    if len(options) - decision.count < ENOUGH_CITIES:
        return ChooseCities(())
    return ChooseCities(options[: decision.count])


def damage(view: View, decision: AskDamage) -> Action:
    """Pay with tokens, or with cities and their replacement tokens, whichever leaves more (G12).

    Tokens that support a city are worth that city; so with many cities and few tokens it is better
    to reduce one than to starve two.
    """
    country = Country(view)
    tokens = sum(country.me.tokens.values())
    owned = len(country.cities)
    exposed = sorted(decision.cities, key=lambda city: _reduced(city.area, city.room))
    best: tuple[float, Action] | None = None
    for number in range(len(exposed) + 1):
        action = _paid_with(decision, exposed[:number], country)
        if action is None:
            continue
        placed = sum(decision.placed(exposed[:number]).values())
        left = tokens + placed - sum(action.tokens.values())
        standing = min(owned - number, country.supported(left))
        value = CITY * standing + TOKEN * left
        if best is None or value > best[0]:
            best = value, action
    return best[1] if best else next(decision.answers())


def _paid_with(
    decision: AskDamage, reduced: list[ExposedCity], country: Country
) -> TakeDamage | None:
    """Damage paid with these cities and otherwise tokens; None if that is illegal."""
    placed = decision.placed(reduced)
    missing = decision.damage - CITY_POINTS * len(reduced) + sum(placed.values())
    if missing < 0:
        return None
    there = dict(decision.tokens)
    for area, count in placed.items():
        there[area] = there.get(area, 0) + count
    if sum(there.values()) < missing:
        return None
    return TakeDamage(
        _thinned(there, missing, country), reduced=tuple(city.area for city in reduced)
    )


def _thinned(there: Mapping[AreaNo, int], number: int, country: Country) -> dict[AreaNo, int]:
    """Remove tokens where the surplus is largest, and leave few areas empty."""
    left = {area: count for area, count in there.items() if count}
    taken: dict[AreaNo, int] = {}
    for _ in range(number):
        area = max(left, key=lambda each: (left[each] - country.limit(each), left[each], -each))
        taken[area] = taken.get(area, 0) + 1
        left[area] -= 1
        if not left[area]:
            del left[area]
    return taken


def conflict_loss(view: View, decision: AskLoss) -> Action:
    """A ship, or a token from a neighbour that has several, before one in the area (F3b)."""
    tokens = Country(view).me.tokens

    def missed(option: tuple[str, AreaNo]) -> tuple[int, AreaNo]:
        kind, area = option
        if kind == "ship":
            return 0, area
        if area == decision.area:
            return 2, area
        return (1 if tokens.get(area, 0) > 1 else 3), area

    kind, area = min(decision.options, key=missed)
    return ChooseLoss(kind, area)


def yes_or_no(decision: AskYesNo) -> Action:
    """Take a card from a conquered city (F9); wait for nothing (F1a, F10), insist on nothing."""
    return AnswerYesNo(decision.question == "steal-card")


def plunder(view: View, decision: AskNumber) -> Action:
    """Take all the treasury, as long as the stock can pay the next tax (F9, T2)."""
    country = Country(view)
    spare = country.me.token_stock - DEFAULT_RATE * len(country.cities)
    return ChooseNumber(max(0, min(decision.most, spare)))


def victims(view: View, decision: AskVictims) -> Action:
    """Name the leaders (C5)."""
    return NameVictims(tuple(strongest_first(view, decision.candidates)[: decision.count]))


def stricken_place(view: View, decision: AskCalamityPlace) -> Action:
    """Choose where others suffer most too (G8a)."""
    country = Country(view)

    def others_hit(place: PlaceNo) -> int:
        return sum(
            view.cities.get(area, country.seat) != country.seat for area in _struck(decision, place)
        )

    return ChoosePlace(max(decision.options, key=lambda place: (others_hit(place), -place)))


def _struck(decision: AskCalamityPlace, place: PlaceNo) -> tuple[AreaNo, ...]:
    """The areas around a place that a calamity strikes."""
    if place >= AREAS:
        return WATER[place]
    area = facts().areas[place]
    if decision.kind == "flood-plain" and area.plain is not None:
        return facts().flood_plains[area.plain].areas
    if area.volcano is not None:
        return facts().volcanoes[area.volcano].areas
    return (place,)


def neighbour_city(view: View, options: Iterable[AreaNo]) -> Action:
    """Choose the leader's city."""
    first = strongest_first(view, {view.cities[area] for area in options})
    return ChooseCities((min(options, key=lambda area: (first.index(view.cities[area]), area)),))


def horde(view: View, decision: AskHorde) -> Action:
    """Move Barbarians where their victim has most and this player nothing (C-BARBARIAN-HORDES)."""
    country = Country(view)
    theirs = view.players[decision.owner].tokens

    def harm(area: AreaNo) -> int:
        city = view.cities.get(area)
        own = country.me.tokens.get(area, 0) + CITY_POINTS * (city == country.seat)
        return theirs.get(area, 0) + CITY_POINTS * (city == decision.owner) - 2 * own

    return ChoosePlace(max(decision.options, key=lambda area: (harm(area), -area)))


def selection(view: View, decision: AskSelection) -> Action:
    """Select the land least worth having, or as beneficiary most."""
    sign = 1 if decision.owner == view.seat else -1
    listed = list(islice(decision.answers(), MOST_LISTED))

    def price(action: Action) -> float:
        assert isinstance(action, SelectAreas)
        # Rounded once, so that every Python finds the same areas equal.
        return sign * fsum(attractiveness(area) for area in action.areas)

    return min(listed, key=price)


def share(decision: AskShare) -> Action:
    """Give tokens from the largest groups (C11)."""
    left = decision.tokens
    taken: dict[AreaNo, int] = {}
    for area in sorted(decision.room, key=lambda each: (-decision.room[each], each)):
        count = min(left, decision.room[area])
        if count:
            taken[area] = count
            left -= count
    return PlaceTokens(taken)


def discard(decision: AskCardsToLose) -> Action:
    """Discard the fewest and least missed cards, unless they are valuable; then pay the ransom."""
    most = max(decision.counts)
    if decision.ransom:

        def price(number: int) -> int:
            cards = least_missed(decision.cards, number)
            return loss(decision.cards, cards) + decision.ransom * (most - number)

        return LoseCards(least_missed(decision.cards, min(decision.counts, key=price)))
    cards = least_missed(decision.cards, most)
    if min(decision.counts) < most and loss(decision.cards, cards) > CARDS_FOR_CITIES:
        return LoseCards(least_missed(decision.cards, min(decision.counts)))
    return LoseCards(cards)


def corruption(decision: AskCorruption) -> Action:
    """Discard the cards whose sets lose least (C-CORRUPTION)."""
    listed = list(islice(decision.answers(), MOST_LISTED))

    def price(action: Action) -> int:
        assert isinstance(action, LoseCards)
        return loss(decision.cards, action.cards)

    return min(listed, key=price)
