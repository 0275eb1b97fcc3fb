"""Special abilities as they are typed: "politics: 5", "diaspora: athens 2 > corinth 2" (Z4)."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.cli.play.forms import MOST_CHOICES, Form
from ecumene.cli.play.reading import read_number
from ecumene.cli.refusal import Refusal
from ecumene.data import facts
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.words import alphabetical

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.cli.play.forms import Context
    from ecumene.rules.actions import Action


def ability_form(decision: de.AskAbility, answers: Iterator[Action], context: Context) -> Form:
    """The first answers numbered, and everything else typed."""
    listed = (action for action in answers if not isinstance(action, do.Done))
    # The answers take turns with the abilities, so that some of each are among the first.
    first = sorted(islice(listed, MOST_CHOICES), key=lambda action: type(action).__name__)
    choices = [*first, do.Done()]

    def read(line: str) -> tuple[Action, ...]:
        if line.isdigit():
            number = read_number(line)
            if not 1 <= number <= len(choices):
                raise Refusal("play-no-choice", number=number, most=len(choices))
            return (choices[number - 1],)
        if context.vocabulary.split(line, ("done", "none")):
            return (do.Done(),)
        name, colon, rest = line.partition(":")
        if not colon:
            raise _which(decision, context)
        return (_use(decision, name, rest.strip(), context),)

    return Form(choices, None, "play-how-ability", read)


def _use(decision: de.AskAbility, name: str, rest: str, context: Context) -> Action:
    offers = {facts().advances[_id(offer)].index: offer for offer in decision.offers}
    offer = offers.get(context.reader.advance(name, offers))
    if offer is None:
        raise _which(decision, context)
    match offer:
        case de.DiasporaOffer():
            return _diaspora(offer, rest, context)
        case de.FundamentalismOffer():
            return do.UseFundamentalism(context.reader.place(rest, offer.areas))
        case de.MonotheismOffer():
            return do.UseMonotheism(context.reader.place(rest, offer.areas))
        case de.PoliticsOffer():
            if rest.isdigit():
                return do.UsePolitics(read_number(rest))
            return do.UsePolitics(area=context.reader.place(rest, offer.areas))
        case de.ProvincialEmpireOffer():
            return do.UseProvincialEmpire(context.reader.several_players(rest, offer.players))
        case de.TradeRoutesOffer():
            return do.UseTradeRoutes(context.reader.cards(rest, offer.cards))
    return _doctrine(offer, rest, context)


def _which(decision: de.AskAbility, context: Context) -> Refusal:
    advances = (facts().advances[_id(offer)] for offer in decision.offers)
    language = context.reader.language
    names = alphabetical((each.name.in_language(language) for each in advances), language)
    return Refusal("play-ability", names=", ".join(names))


def _id(offer: de.AbilityOffer) -> str:
    return str(offer.__struct_config__.tag).replace("-", "_")


def _diaspora(offer: de.DiasporaOffer, rest: str, context: Context) -> Action:
    start, arrow, goal = rest.partition(">")
    if not arrow:
        raise Refusal("play-diaspora")
    return do.UseDiaspora(
        context.reader.by_place(start, offer.tokens), context.reader.by_place(goal, offer.room)
    )


def _doctrine(offer: de.UniversalDoctrineOffer, rest: str, context: Context) -> Action:
    tokens = context.reader.by_place(rest, (*offer.tokens, *offer.cities))
    only = next(iter(tokens)) if len(tokens) == 1 else None
    if only is not None and only in offer.cities and not rest[-1:].isdigit():
        return do.UseUniversalDoctrine(city=only)
    return do.UseUniversalDoctrine(tokens=tokens)
