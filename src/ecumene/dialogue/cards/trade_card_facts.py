"""A trade card as it is for a reader: what it is worth, or what it would do to them (X6, C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.data import Role, facts
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.calamity_changes import change
from ecumene.dialogue.sentences.sentence import Sentence, say
from ecumene.rules.forecast import cards_in_game
from ecumene.rules.forecast.calamity_costs import calamities_of
from ecumene.rules.phases.calamities.affliction import SECONDARY, figure
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.state.ids import AdvanceNo, CardNo
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, WATER_CARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import Calamity, Setup
    from ecumene.rules.state.ids import Advances
    from ecumene.rules.view import View

OTHER_NUMBERS: Final = {"coastal-damage": "damage"}
"""Numbers of a card that advances change as another one of it (C-FLOOD)."""
WATER: Final = ("commodity-water-value", "commodity-water-supply", "commodity-water-use")
"""What is to be known about water (X6a)."""


class CardChange(Struct, frozen=True):
    """How an advance changes a calamity for its holder (C12)."""

    advance: AdvanceNo
    """The advance."""
    held: bool
    """Whether the reader holds it."""
    sentence: Sentence
    """What it changes."""


class CardFacts(Struct, frozen=True):
    """A trade card as it is for the reader."""

    card: CardNo
    """Which one."""
    rule: str
    """The rule about it."""
    held: int
    """How many of it the reader has; 0 for spectators."""
    about: tuple[Sentence, ...]
    """What it is, who is hit by it and who gains."""
    effects: tuple[Sentence, ...]
    """What a calamity does, and what it would do to the reader instead."""
    changes: tuple[CardChange, ...]
    """The advances that change a calamity."""
    sets: tuple[int, ...]
    """What one, two, three … cards of a commodity are worth, as many as are in the game (X6)."""


def card_facts(view: View, card: CardNo) -> CardFacts:
    """What is known about a trade card, and what it would do to the reader."""
    held = view.hand.count(card)
    if card == WATER_CARD:
        return CardFacts(card, "X6a", held, tuple(say(key) for key in WATER), (), (), ())
    if card < FIRST_CALAMITY:
        count = cards_in_game(view.setup, card)
        sets = tuple(worth({card: number}) for number in range(1, count + 1))
        return CardFacts(
            card, "X6", held, tuple(_about_commodity(view.setup, card, count)), (), (), sets
        )
    calamity = facts().calamities[card - FIRST_CALAMITY]
    advances = 0 if view.seat is None else view.players[view.seat].advances
    return CardFacts(
        card=card,
        rule=calamity.rule,
        held=held,
        about=tuple(_about_calamity(calamity)),
        effects=tuple(_effects(calamity, advances)),
        changes=tuple(
            CardChange(each.advance, bool(advances >> each.advance & 1), change(each))
            for each in calamity.modifiers
        ),
        sets=(),
    )


def _about_commodity(setup: Setup, card: CardNo, count: int) -> Iterator[Sentence]:
    commodity = facts().commodities[card]
    yield say("card-commodity", value=commodity.face_value, stack=commodity.stack)
    yield say("card-commodity-count", count=count)
    found = of.several(map(of.NamedCard, calamities_of(setup, commodity.stack)))
    if found.items:
        yield say("card-commodity-beside", list=found)


def _about_calamity(calamity: Calamity) -> Iterator[Sentence]:
    """What kind it is, whether it passes in trade, who else is hit, and who gains."""
    kind = str(calamity.kind)
    yield say("card-calamity", kind=kind, stack=calamity.stack)
    yield say("card-calamity-passes", kind=kind)
    if calamity.strikes_areas:
        yield say("card-calamity-areas")
    elif calamity.secondary:
        yield say("card-calamity-named", count=calamity.secondary)
    if calamity.beneficiary is not None:
        yield say("card-calamity-gain", role=calamity.beneficiary)
        yield say("card-calamity-gainer", kind=kind)


def _effects(calamity: Calamity, advances: Advances) -> Iterator[Sentence]:
    """The numbers of the card, and what the reader's advances make of them."""
    for key, base in calamity.numbers.items():
        role = Role.SECONDARY if key.startswith(SECONDARY) else Role.PRIMARY
        counted = OTHER_NUMBERS.get(key, key.removeprefix(SECONDARY))
        mine = figure(calamity, counted, advances, role, base)
        usual = say("number", number=key, count=base)
        if mine.value != base:
            changed = say("number", number=key, count=mine.value)
            yield say("card-effect-changed", usual=usual, mine=changed)
        else:
            yield say("card-effect", usual=usual)
