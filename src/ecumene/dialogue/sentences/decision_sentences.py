"""What a seat is asked, as a sentence for every kind of decision."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.dialogue.sentences.arguments import arguments_of
from ecumene.dialogue.sentences.sentence import NamedAdvance, Sentence, Series, say, several
from ecumene.rules import decisions as de

if TYPE_CHECKING:
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat, ThemeNo

OWN_CITIES: Final = {
    "ask-cities-reduce": "ask-cities-reduce-own",
    "ask-cities-reduce-up-to": "ask-cities-reduce-up-to-own",
    "ask-cities-destroy": "ask-cities-destroy-own",
}
"""Questions about somebody's cities, and how the same is asked about one's own."""


def describe_decision(decision: Decision, reader: Seat | None = None) -> Sentence:
    """Return the question, without its rule; ``reader`` is the seat that is asked."""
    args, key = arguments_of(decision), decision.key
    if isinstance(decision, de.AskCities) and decision.owner == reader:
        key = OWN_CITIES.get(key, key)
    if isinstance(decision, de.AskCardToBuy):
        args["prices"] = _prices(decision)
    if isinstance(decision, de.AskCivilization) and decision.theme is not None:
        args["advances"] = advances_of(decision.theme)
    return Sentence(key, args)


def with_rule(question: Sentence, rule: str) -> Sentence:
    """Return a question with the id of the rule by which it is asked."""
    return say("ask-with-rule", sentence=question, rule=rule)


def advances_of(theme: ThemeNo) -> Series:
    """The advances of a theme set of the Short Game (Q1)."""
    return several(map(NamedAdvance, facts().short_game.theme_sets[theme].advances))


def _prices(decision: de.AskCardToBuy) -> Series:
    """What each stack sells; one that also gives a free card is named twice."""
    prices = [*((stack, 0) for stack in decision.free), *decision.prices.items()]
    return several(say("word-price", stack=stack, price=price) for stack, price in prices)
