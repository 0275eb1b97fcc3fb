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
    de.AskCivilization: "ask-pick",
    de.AskTaxRate: "ask-rate",
    de.AskCities: "ask-cities",
    de.AskPlacement: "ask-place",
    de.AskMove: "ask-move",
    de.AskLoss: "ask-loss",
    de.AskYesNo: "ask-yes-no",
    de.AskNumber: "ask-number",
    de.AskBuild: "ask-build-city",
    de.AskVictims: "ask-victims",
    de.AskPlace: "ask-calamity-place",
    de.AskNeighbourCity: "ask-neighbour-city",
    de.AskRansom: "ask-ransom",
    de.AskSacrifice: "ask-sacrifice",
    de.AskDiscard: "ask-lose-cards",
    de.AskCorruption: "ask-corruption",
    de.AskDamage: "ask-damage",
    de.AskSpread: "ask-spread",
    de.AskStartCities: "ask-start-cities",
    de.AskFreeCredits: "ask-free-credits",
    de.AskPurchase: "ask-buy-card",
    de.AskTrade: "ask-trade",
    de.AskHorde: "ask-horde",
    de.AskSelection: "ask-selection",
    de.AskShare: "ask-share",
    de.AskAbility: "ask-ability",
    de.AskCardToGive: "ask-hand-over",
    de.AskAdvances: "ask-buy-advances",
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
    "plain": "ask-calamity-place-plain",
    "volcano": "ask-calamity-place-volcano",
}


def put(decision: Decision) -> Sentence:
    """Return the question with its rule."""
    args = arguments_of(decision)
    args["id"] = decision.rule
    if isinstance(decision, de.AskPurchase):
        args["prices"] = _prices(decision)
    if isinstance(decision, de.AskCivilization) and decision.theme is not None:
        args["advances"] = advances_of(decision.theme)
    return Sentence(_key(decision), args)


def advances_of(theme: ThemeNo) -> Series:
    """The advances of a theme set of the Short Game (Q1)."""
    return several(map(Advance, facts().short_game.theme_sets[theme].advances))


def _prices(decision: de.AskPurchase) -> Series:
    """What can be had from which stack; one that also gives a free card is named twice."""
    prices = [*((stack, 0) for stack in decision.free), *decision.prices.items()]
    return several(say("word-price", stack=stack, price=price) for stack, price in prices)


def _key(decision: Decision) -> str:  # noqa: C901 a line for every case
    match decision:
        case de.AskCivilization(theme=theme) if theme is not None:
            return "ask-pick-short"
        case de.AskCities():
            return _about_cities(decision)
        case de.AskNumber(rule="F11"):
            return "ask-number-pirates"
        case de.AskYesNo(question=question):
            return YES_NO[question]
        case de.AskPlace(kind=kind):
            return STRIKES_AT[kind]
        case de.AskSpread(rule=rule) if rule != "L4":
            return "ask-spread-start"
        case de.AskDiscard(ransom=ransom) if ransom:
            return "ask-lose-cards-ransom"
        case de.AskDiscard(rule="C-ICONOCLASM-AND-HERESY"):
            return "ask-lose-cards-save"
        case de.AskCardToGive(options=()):
            return "ask-hand-over-done"
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
