"""The order in which the options of a choice are shown: what the chooser would miss least first.

It changes neither what is offered nor the default (O4). Where somebody else suffers, what costs
them most comes first; players who can be named come as they would be by default (O4g).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules.decisions.calamities import lead
from ecumene.rules.forecast import calamity_costs as costs
from ecumene.rules.least_missed import city_value
from ecumene.rules.phases.abilities import BY_USE
from ecumene.rules.phases.abilities.ability import Use
from ecumene.rules.phases.abilities.units import struck
from ecumene.rules.state.board import tokens_in
from ecumene.rules.state.lookup_tables import CITY_POINTS
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import AreaNo, Party, PlaceNo
    from ecumene.rules.view import View

Burden: TypeAlias = "tuple[int, ...]"
"""How much an option would be missed, for sorting."""

PICKS: Final = ("areas", "area", "place", "victims", "players", "stack", "city")
"""The fields with which answers pick what they are about."""


def picked(action: Action) -> tuple[str, tuple[int, ...]]:
    """What an answer picks, and for which field; nothing if it is about something else."""
    for field in PICKS:
        found = getattr(action, field, None)
        if found is not None:
            return field, found if isinstance(found, tuple) else (found,)
    return "", ()


def burden(view: View, decision: Decision, action: type[Action], option: int) -> Burden | None:
    """How much the chooser would miss an option; None if there is nothing to sort by."""
    match decision:
        case de.AskCities(purpose="attack-order"):
            return None
        case de.AskCities(purpose="earthquake"):
            return costs.quake_cost(view, option)
        case de.AskCities(owner=owner):
            return _city(view, owner, option)
        case de.AskNeighbourCity():
            return _city(view, view.cities[option], option)
        case de.AskSacrifice(coastal=coastal):
            return option in coastal, *city_value(option)
        case de.AskCalamityPlace(kind=kind):
            return _place(view, kind, option)
        case de.AskVictims():
            return lead(view, option)
        case de.AskHorde(tokens=tokens):
            return _horde(view, option, tokens)
        case de.AskAbility():
            return _ability(view, action, option)
    return None


def answer_burden(view: View, decision: Decision, action: Action) -> tuple[Burden, ...]:
    """The same of a whole answer; empty if there is nothing to sort by."""
    if isinstance(decision, de.AskLoss) and isinstance(action, do.ChooseLoss):
        return (decision.burden((action.kind, action.area)),)
    found = [burden(view, decision, type(action), each) for each in picked(action)[1]]
    return tuple(sorted(each for each in found if each is not None))


def _city(view: View, owner: Party, area: AreaNo) -> Burden:
    missed = city_value(area)
    return missed if owner == view.seat else tuple(-each for each in missed)


def _place(view: View, kind: de.PlaceKind, place: PlaceNo) -> Burden:
    if kind == "volcano":
        havoc = costs.at_volcano(view, place)
        return _shared(
            view, {each.party: CITY_POINTS * each.cities + each.tokens for each in havoc}
        )
    losses = costs.at_sea(view, place) if kind == "sea" else costs.on_plain(view, place)
    return _shared(view, {each.party: each.lost for each in losses})


def _horde(view: View, area: AreaNo, horde: int) -> Burden:
    before, after = tokens_in(view, area), costs.horde_at(view, area, horde)
    lost = {party: max(0, count - after.tokens.get(party, 0)) for party, count in before.items()}
    if after.fallen:
        owner = view.cities[area]
        lost[owner] = lost.get(owner, 0) + CITY_POINTS
    return _shared(view, lost)


def _shared(view: View, lost: dict[Party, int]) -> Burden:
    """One's own losses, then those of others, the greatest first."""
    own = 0 if view.seat is None else lost.get(view.seat, 0)
    return own, own - sum(lost.values())


def _ability(view: View, action: type[Action], option: int) -> Burden | None:
    assert view.seat is not None
    if not issubclass(action, Use):
        return None
    if "players" in action.__struct_fields__:
        return (-view.players[option].hand_size,)
    if "area" in action.__struct_fields__:
        tokens, city = struck(play_from(view), option, BY_USE[action].advance, view.seat)
        return (-sum(tokens.values()) - CITY_POINTS * city,)
    return None
