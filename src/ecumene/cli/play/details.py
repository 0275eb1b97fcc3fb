"""What there is to choose from, where a question does not say it and no list is numbered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules import decisions as de
from ecumene.rules.static import CITY_POINTS

if TYPE_CHECKING:
    from ecumene.rules.decisions import Decision
    from ecumene.words.naming import Naming


def details(decision: Decision, names: Naming) -> str | None:
    """Return the options of a decision in a line."""
    for describe in (_areas, _numbers, _cards):
        found = describe(decision, names)
        if found is not None:
            return found
    return None


def _areas(decision: Decision, names: Naming) -> str | None:
    messages = names.messages
    match decision:
        case de.AskCities(extra=extra) if extra:
            options = messages("play-options", options=names.places(decision.options))
            return messages("play-options-extra", options=options, extra=names.places(extra))
        case de.AskCities() | de.AskNeighbourCity() | de.AskPlace() | de.AskHorde():
            return messages("play-options", options=names.places(decision.options))
        case de.AskBuild():
            areas = names.places(site.area for site in decision.sites)
            return messages("play-options", options=areas)
        case de.AskStartCities():
            themes = facts().short_game.theme_sets
            return messages(
                "play-options-start",
                advances=names.several_advances(themes[decision.theme].advances),
                sites=names.places(decision.sites),
                others=names.places(decision.others),
            )
        case de.AskSacrifice():
            return messages(
                "play-options-sacrifice",
                inland=names.places(decision.inland),
                coastal=names.places(decision.coastal),
            )
        case de.AskVictims():
            return messages("play-options", options=names.parties(decision.candidates))
    return None


def _numbers(decision: Decision, names: Naming) -> str | None:
    messages = names.messages
    match decision:
        case de.AskPlacement() | de.AskSpread() | de.AskShare():
            return messages("play-options-room", room=names.by_place(decision.room))
        case de.AskSelection():
            points = names.by_place({lot.area: lot.points for lot in decision.lots})
            totals = ", ".join(map(str, decision.totals))
            return messages("play-options-points", points=points, totals=totals)
        case de.AskDamage():
            return _damage(decision, names)
    return None


def _damage(decision: de.AskDamage, names: Naming) -> str:
    reduced = {
        city.area: CITY_POINTS - sum(decision.placed([city]).values()) for city in decision.cities
    }
    options = names.messages(
        "play-options-damage",
        tokens=names.by_place(decision.tokens),
        cities=names.by_place(reduced),
    )
    extra = names.places(city.area for city in decision.cities if city.extra)
    if not any(city.extra for city in decision.cities):
        return options
    return names.messages("play-options-extra", options=options, extra=extra)


def _cards(decision: Decision, names: Naming) -> str | None:
    match decision:
        case de.AskDiscard() | de.AskCorruption() | de.AskHandLimit():
            return names.messages("play-options-cards", cards=names.cards(decision.cards))
    return None
