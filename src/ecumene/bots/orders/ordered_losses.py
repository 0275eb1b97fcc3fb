"""Losses by standing orders: in conflicts, to damage, and cities; and who else loses.

Where the orders make no difference, losses are the default ones (O4), computed for the part of the
question that the orders leave open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.rules.actions import ChooseCities, NameVictims, TakeDamage
from ecumene.rules.decisions import AskCities
from ecumene.rules.defaults import default
from ecumene.rules.state.lookup_tables import CITY_POINTS

if TYPE_CHECKING:
    from collections.abc import Container, Iterator

    from ecumene.bots.orders.standing_orders import Blame, FirstLoss, Losses
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskDamage, AskLoss, AskVictims, Purpose
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View

LOST: Final[frozenset[Purpose]] = frozenset(
    ("support", "reduce", "destroy", "earthquake", "tax-revolt-destroy")
)
"""Purposes for which a player chooses cities to lose; others choose gains, or an order."""


def conflict_loss(first: FirstLoss, view: View, decision: AskLoss) -> Action:
    """A ship or a token, as long as there is one (O5e)."""
    kind = "ship" if first == "ships" else "token"
    wanted = tuple(option for option in decision.options if option[0] == kind)
    return default(view, replace(decision, options=wanted or decision.options))


def lost_cities(losses: Losses, view: View, decision: AskCities) -> Action:
    """As few cities as possible, those to keep last (O5f)."""
    spare = tuple(area for area in decision.options if area not in losses.keep)
    kept = [area for area in reversed(losses.keep) if area in decision.options]
    order = (*_least_missed(view, spare), *kept)
    return ChooseCities(order[: decision.fewest])


def damage(losses: Losses, view: View, decision: AskDamage) -> Action:
    """Damage paid by what need not be kept; if necessary, also by what is kept least (O5f)."""
    exposed = next(part for part in _parts(losses, decision) if _points(part) >= decision.damage)
    return _cities_first(view, exposed) if losses.cities_first else default(view, exposed)


def victims(blame: Blame, view: View, decision: AskVictims) -> Action:
    """Preferred victims, then the leaders, and if necessary those to spare (O5g)."""
    listed = (*blame.prefer, *blame.spare)
    others = tuple(seat for seat in decision.candidates if seat not in listed)
    ahead = default(view, replace(decision, candidates=others, count=len(others)))
    assert isinstance(ahead, NameVictims)
    order = [*blame.prefer, *ahead.victims, *reversed(blame.spare)]
    able = [seat for seat in order if seat in decision.candidates]
    return NameVictims(tuple(able[: decision.count]))


def _least_missed(view: View, areas: tuple[AreaNo, ...]) -> tuple[AreaNo, ...]:
    """The player's cities in the order in which the default gives them up (O4d)."""
    assert view.seat is not None
    order = default(view, AskCities("destroy", view.seat, areas, len(areas), "O4d"))
    assert isinstance(order, ChooseCities)
    return order.areas


def _parts(losses: Losses, decision: AskDamage) -> Iterator[AskDamage]:
    """What can pay outside the areas to keep, then with one more of these each time."""
    for kept in range(len(losses.keep), -1, -1):
        yield _outside(decision, losses.keep[:kept])


def _outside(decision: AskDamage, kept: Container[AreaNo]) -> AskDamage:
    return replace(
        decision,
        tokens={area: count for area, count in decision.tokens.items() if area not in kept},
        cities=tuple(city for city in decision.cities if city.area not in kept),
    )


def _points(decision: AskDamage) -> int:
    """The damage that everything together can pay for (G12)."""
    return sum(decision.tokens.values()) + CITY_POINTS * len(decision.cities)


def _cities_first(view: View, decision: AskDamage) -> Action:
    """Destroy cities as long as damage takes a whole one; the default pays the rest (O5f).

    The rest is less than a city or than all other units, so nothing becomes superfluous (G12).
    """
    cities = {city.area: city for city in decision.cities}
    destroyed: list[AreaNo] = []
    left = decision.damage
    for area in _least_missed(view, tuple(cities)):
        worth = decision.worth(destroyed=(cities[area],))
        if worth <= left:
            destroyed.append(area)
            left -= worth
    rest = TakeDamage()
    if left:
        others = replace(_outside(decision, destroyed), damage=left)
        if _points(others) < left:  # whole cities would take more with them than they pay for
            return default(view, decision)
        paid = default(view, others)
        assert isinstance(paid, TakeDamage)
        rest = paid
    return replace(rest, destroyed=tuple(destroyed))
