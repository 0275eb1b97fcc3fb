"""What an answer that is not given yet would lead to, for forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.dialogue.outlooks import outlook_sentences
from ecumene.dialogue.questions.question import Forecast, Remark
from ecumene.dialogue.questions.question_builder import consequences
from ecumene.dialogue.sentences.purchase_sentences import purchase_in_words
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import forecast
from ecumene.rules.phases.abilities.ability import Use
from ecumene.rules.phases.tax import levy
from ecumene.rules.state.moves import MOVES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.questions.question import Topic
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import AreaNo, CardNo, OfferNo
    from ecumene.rules.view import View


class Met(Struct, frozen=True):
    """How far an answer meets the question."""

    have: int
    """What it amounts to."""
    wanted: int
    """What it must amount to at least."""


def prospects(view: View, decision: Decision | None, action: Action) -> Forecast:
    """What a legal answer would lead to, as far as the reader's view tells.

    ``decision`` is None for actions possible without a question.
    """
    for told in (_of_deeds, _of_losses):
        found = told(view, decision, action)
        if found is not None:
            return found
    return consequences(view, decision, action)


def _of_deeds(view: View, decision: Decision | None, action: Action) -> Forecast | None:
    """What moving, buying, taxing and trading would bring."""
    match decision, action:
        case de.AskMove(), do.MakeMoves(moves=moves) | do.MakeAllMoves(moves=moves):
            return outlook_sentences.movement_outlook(view, moves)
        case de.AskMove(), _ if isinstance(action, MOVES):
            return outlook_sentences.movement_outlook(view, (action,))
        case de.AskAdvances(), do.BuyAdvances():
            return _said("purchase", purchase_in_words(decision, action))
        case de.AskTaxRate(), do.SetTaxRate(rate=rate):
            return Forecast(tuple(_tax(view, rate)))
        case de.AskNumber(), do.ChooseNumber(number=number):
            return _said("treasury", (_to_treasury(view, number),))
        case de.AskAbility(), Use(gain=gain, discarded=cards) if cards:
            return _said("cards", (_cards(view, cards), _to_treasury(view, gain)))
        case de.AskAbility(), Use(gain=gain) if gain:
            return _said("treasury", (_to_treasury(view, gain),))
        case de.AskTrade(), do.AcceptOffer(offer=number):
            return _said("trade", acceptance(view, number))
        case de.AskTrade(), do.PutDownCards(deal=number, cards=cards):
            return _said("trade", _cards_put_down(view, number, cards))
    return None


def _of_losses(view: View, decision: Decision | None, action: Action) -> Forecast | None:
    """What would be left after losing units, cities or cards."""
    match decision, action:
        case de.AskDamage(), do.TakeDamage():
            return outlook_sentences.support_ahead(forecast.after_damage(view, action))
        case de.AskCities(purpose="support" | "reduce", owner=view.seat), do.ChooseCities():
            return outlook_sentences.support_ahead(forecast.after_reducing(view, action))
        case de.AskSacrifice(), do.ChooseCities(areas=areas):
            return _said("track", (say("cost-sacrificed" if areas else "cost-unsacrificed"),))
        case de.AskSelection(), do.SelectAreas(areas=areas):
            return _said("toll", (_selected(decision, areas),))
        case de.AskCardsToLose(), do.LoseCards(cards=cards):
            return _said("cards", (_cards(view, cards), *_unlost(decision, len(cards))))
        case _, do.LoseCards(cards=cards):
            return _said("cards", (_cards(view, cards),))
        case _, do.HandOverCard(card=card):
            return _said("cards", (_cards(view, (card,)),))
    return None


def _said(about: Topic, sentences: Iterable[Sentence]) -> Forecast:
    return Forecast(tuple(Remark(about, each) for each in sentences))


def met(decision: Decision | None, action: Action) -> Met | None:
    """How far an answer goes, legal or not; None if the question's fields tell."""
    match decision, action:
        case de.AskDamage(damage=damage), do.TakeDamage():
            return Met(decision.paid(action), damage)
    return None


def _tax(view: View, rate: int) -> Iterator[Remark]:
    """What is collected, and how many cities revolt if the stock falls short (T1, T2)."""
    assert view.seat is not None
    player = view.players[view.seat]
    paid, in_revolt = levy(player, rate)
    left = player.token_stock - paid
    told = say("prospect-tax", paid=paid, treasury=player.treasury + paid, stock=left)
    yield Remark("taxes", told)
    if in_revolt:
        yield Remark("cities", say("prospect-revolt", cities=in_revolt), loss=True)


def _cards(view: View, cards: tuple[CardNo, ...]) -> Sentence:
    """What a hand's sets lose with some cards (X6)."""
    lost, worth = forecast.loss(view.hand, cards), forecast.hand(view).worth
    return say("prospect-cards", lost=lost, left=worth - lost)


def _unlost(decision: de.AskCardsToLose, given: int) -> Iterator[Sentence]:
    """What the cards that are kept cost instead (C-BANDITRY, A-THEOCRACY)."""
    kept = max(decision.counts) - given
    if kept and decision.ransom:
        yield say("cost-cards-ransom", price=kept * decision.ransom)
    elif kept:
        yield say("cost-cards-unsaved")


def _to_treasury(view: View, number: int) -> Sentence:
    assert view.seat is not None
    own = view.players[view.seat]
    left = own.token_stock - number
    return say("cost-to-treasury", treasury=own.treasury + number, stock=left)


def _selected(decision: de.AskSelection, areas: tuple[AreaNo, ...]) -> Sentence:
    """What passes to the beneficiary with these areas (C-CIVIL-WAR, C-TYRANNY)."""
    lots = [lot for lot in decision.lots if lot.area in areas]
    points, cities = sum(lot.points for lot in lots), sum(lot.cities for lot in lots)
    return say(
        "cost-selected", points=points, cities=cities, tokens=sum(lot.tokens for lot in lots)
    )


def acceptance(view: View, number: OfferNo) -> Iterator[Sentence]:
    """What an offer would bring for the reader's least missed cards."""
    found = forecast.bargains(view).offers.get(number)
    if found is not None:
        yield from _exchange(view, found)


def _cards_put_down(view: View, number: OfferNo, cards: tuple[CardNo, ...]) -> Iterator[Sentence]:
    assert view.trade is not None
    yield from _exchange(view, forecast.bargain(view, cards, view.trade.deals[number].gets))


def _exchange(view: View, bargain: forecast.Bargain) -> Iterator[Sentence]:
    """The worth of the sets before and after, for certain and if all claims are true."""
    if bargain.sure is not None and bargain.if_true is not None:
        now = forecast.hand(view).worth
        sure, if_true = now + bargain.sure, now + bargain.if_true
        yield say("prospect-exchange", now=now, sure=sure, if_true=if_true)
