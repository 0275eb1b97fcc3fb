"""Answers to questions on which the settler has no opinion: their forms are filled in.

Areas are taken where others have most, players from the strongest down, cards that are missed
least, and of numbers the most.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, assert_never

from msgspec import Struct, inspect

from ecumene.bots.settler.country import strongest_first
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forecast import least_missed
from ecumene.rules.format.id_names import title_of
from ecumene.rules.forms import Among, Amount, Cards, One, Shares, Substituted, YesOrNo
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import CITY_POINTS
from ecumene.rules.victory import points

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.actions import Action
    from ecumene.rules.forms import AnswerForm, Blank
    from ecumene.rules.phases.abilities.ability import OfferedAbility
    from ecumene.rules.state.ids import AreaNo
    from ecumene.rules.view import View


def answer(view: View, decision: Any) -> Action:
    """The first form that is legal once filled in; otherwise the default answer."""
    filled = _filled(view, decision)
    return decision.default(view) if filled is None else filled


def use(view: View, offer: OfferedAbility) -> Action | None:
    """The use of an ability, filled in; otherwise any use; None if there is none."""
    filled = _filled(view, offer)
    return next(offer.answers(), None) if filled is None else filled


def units(view: View, area: AreaNo) -> int:
    """The unit points of other players in an area (G2)."""
    owner = view.cities.get(area, view.seat)
    city = CITY_POINTS if owner not in (view.seat, BARBARIANS) else 0
    tokens = sum(
        player.tokens.get(area, 0) for seat, player in enumerate(view.players) if seat != view.seat
    )
    return city + tokens


def harm(view: View, area: AreaNo) -> tuple[int, int, int]:
    """How much destroying an area would hurt: most units first, then those of the leader."""
    owners = [
        seat
        for seat, player in enumerate(view.players)
        if seat != view.seat and (area in player.tokens or view.cities.get(area) == seat)
    ]
    ahead = max((points(view, seat).total for seat in owners), default=0)
    return units(view, area), ahead, -area


def first_shares(available: dict[AreaNo, int], number: int) -> dict[AreaNo, int]:
    """Take a number of tokens from the first areas."""
    taken: dict[AreaNo, int] = {}
    for area, count in available.items():
        here = min(count, number)
        if here:
            taken[area] = here
            number -= here
    return taken


def _filled(view: View, asked: Any) -> Action | None:
    forms: Iterable[AnswerForm] = asked.forms()
    for form in forms:
        values = {blank.name: _value(view, form.action, blank) for blank in form.blanks}
        action: Action = form.action(**values)
        try:
            asked.check(action)
        except IllegalAction:
            continue
        return action
    return None


def _value(view: View, action: type[Struct], blank: Blank) -> object:
    match blank:
        case Among():
            number = min(max(blank.least, blank.most), len(blank.options))
            return tuple(sorted(_best(view, action, blank)[:number]))
        case One():
            return _best(view, action, blank)[0] if blank.options else None
        case Shares():
            return first_shares(blank.room, blank.most)
        case Amount():
            return blank.most
        case Cards(cards=cards):
            chosen = least_missed(cards, min(blank.counts, default=len(cards)))
            return chosen[0] if blank.single else tuple(sorted(chosen))
        case YesOrNo():
            return True
        case Substituted():
            return None
        case _:
            assert_never(blank)


def _best(view: View, action: type[Struct], blank: Among | One) -> list[Any]:
    """The options, best first."""
    options: list[Any] = list(blank.options)
    match _title(action, blank.name):
        case "place":
            return sorted(options, key=lambda area: harm(view, area), reverse=True)
        case "seat":
            return strongest_first(view, options)
    return options


@cache
def _title(action: type[Struct], field: str) -> str | None:
    """What the numbers in a field stand for (``ids.py``), alone or listed."""
    info = inspect.type_info(action)
    assert isinstance(info, inspect.StructType)
    kind = next(each.type for each in info.fields if each.name == field)
    inner = kind.item_type if isinstance(kind, inspect.VarTupleType) else kind
    parts = inner.types if isinstance(inner, inspect.UnionType) else (inner,)
    return next(filter(None, map(title_of, parts)), None)
