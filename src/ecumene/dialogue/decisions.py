"""What a seat is asked, as a sentence for every kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.dialogue.arguments import arguments_of
from ecumene.dialogue.sentence import Advance, Sentence, Series, say, several
from ecumene.rules import decisions as de
from ecumene.rules.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.rules.decisions import Decision, Purpose
    from ecumene.rules.decisions import Question as YesNo
    from ecumene.rules.ids import ThemeNo

KEYS: Final[Mapping[type[Decision], str]] = {
    de.AskCivilization: "ask-civilization",
    de.AskTaxRate: "ask-tax-rate",
    de.AskPlacement: "ask-placement",
    de.AskMove: "ask-move",
    de.AskLoss: "ask-loss",
    de.AskNumber: "ask-number",
    de.AskCitySite: "ask-city-site",
    de.AskVictims: "ask-victims",
    de.AskNeighbourCity: "ask-neighbour-city",
    de.AskRansom: "ask-ransom",
    de.AskSacrifice: "ask-sacrifice",
    de.AskCardsToLose: "ask-cards-to-lose",
    de.AskCorruption: "ask-corruption",
    de.AskDamage: "ask-damage",
    de.AskSpread: "ask-spread",
    de.AskStartCities: "ask-start-cities",
    de.AskFreeCredits: "ask-free-credits",
    de.AskCardToBuy: "ask-card-to-buy",
    de.AskTrade: "ask-trade",
    de.AskHorde: "ask-horde",
    de.AskSelection: "ask-selection",
    de.AskShare: "ask-share",
    de.AskAbility: "ask-ability",
    de.AskCardToHandOver: "ask-card-to-hand-over",
    de.AskAdvances: "ask-advances",
    de.AskHandLimit: "ask-hand-limit",
}
"""The message of every kind of decision, where it is no case of its own."""
PURPOSES: Final[Mapping[Purpose, str]] = {
    "tax-revolt": "ask-cities-tax-revolt",
    "tax-revolt-destroy": "ask-cities-tax-revolt-destroy",
    "attack-order": "ask-cities-attack-order",
    "support": "ask-cities-support",
    "reduce": "ask-cities-reduce",
    "destroy": "ask-cities-destroy",
    "earthquake": "ask-cities-earthquake",
    "annex": "ask-cities-annex",
    "annex-share": "ask-cities-annex-share",
    "barbarians": "ask-cities-barbarians",
    "piracy": "ask-cities-piracy",
}
YES_NO: Final[Mapping[YesNo, str]] = {
    "wait-for-conflicts": "ask-yes-no-wait-for-conflicts",
    "wait-for-attack": "ask-yes-no-wait-for-attack",
    "steal-card": "ask-yes-no-steal-card",
    "rank-order": "ask-yes-no-rank-order",
}
STRIKES_AT: Final[Mapping[de.PlaceKind, str]] = {
    "sea": "ask-calamity-place-sea",
    "flood-plain": "ask-calamity-place-flood-plain",
    "volcano": "ask-calamity-place-volcano",
}


def put(decision: Decision) -> Sentence:
    """Return the question, without its rule."""
    args = arguments_of(decision)
    if isinstance(decision, de.AskCardToBuy):
        args["prices"] = _prices(decision)
    if isinstance(decision, de.AskCivilization) and decision.theme is not None:
        args["advances"] = advances_of(decision.theme)
    return Sentence(_key(decision), args)


def with_rule(question: Sentence, rule: str) -> Sentence:
    """Return a question with the id of the rule by which it is asked."""
    return say("ask-with-rule", sentence=question, rule=rule)


def advances_of(theme: ThemeNo) -> Series:
    """The advances of a theme set of the Short Game (Q1)."""
    return several(map(Advance, facts().short_game.theme_sets[theme].advances))


def _prices(decision: de.AskCardToBuy) -> Series:
    """What can be had from which stack; one that also gives a free card is named twice."""
    prices = [*((stack, 0) for stack in decision.free), *decision.prices.items()]
    return several(say("word-price", stack=stack, price=price) for stack, price in prices)


def _key(decision: Decision) -> str:  # noqa: C901 a line for every case
    match decision:
        case de.AskCivilization(theme=theme) if theme is not None:
            return "ask-civilization-short"
        case de.AskCities():
            return _about_cities(decision)
        case de.AskNumber(rule="F11"):
            return "ask-number-pirates"
        case de.AskYesNo(question=question):
            return YES_NO[question]
        case de.AskCalamityPlace(kind=kind):
            return STRIKES_AT[kind]
        case de.AskSpread(rule=rule) if rule != "L4":
            return "ask-spread-start"
        case de.AskCardsToLose(ransom=ransom) if ransom:
            return "ask-cards-to-lose-ransom"
        case de.AskCardsToLose(rule="C-ICONOCLASM-AND-HERESY"):
            return "ask-cards-to-lose-save"
        case de.AskCardToHandOver(options=()):
            return "ask-card-to-hand-over-done"
        case de.AskMove(broken=broken) if broken:
            return "ask-move-broken"
    return KEYS[type(decision)]


def _about_cities(decision: de.AskCities) -> str:
    """Pirate cities are called so, and a number that can vary is said."""
    if decision.extra and decision.fewest == len(decision.options):
        return "ask-cities-extra"
    if decision.least is not None:
        return "ask-cities-reduce-up-to"
    if decision.purpose == "attack-order" and decision.owner == BARBARIANS:
        return "ask-cities-attack-order-pirates"
    return PURPOSES[decision.purpose]
