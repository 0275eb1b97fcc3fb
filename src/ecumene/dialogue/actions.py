"""What can be answered, in a few words for every kind of action."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.dialogue.arguments import arguments_of
from ecumene.dialogue.sentence import Place, Sentence, by_place, places, say, several
from ecumene.rules import actions as do
from ecumene.rules import moves as mo
from ecumene.rules.abilities.offers import routes_gain

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.dialogue.arguments import Arguments
    from ecumene.dialogue.sentence import Series
    from ecumene.rules.actions import Action

KEYS: Final[Mapping[type[Action], str]] = {
    do.PickCivilization: "do-pick",
    do.SetTaxRate: "do-rate",
    do.ChooseCities: "do-cities",
    do.PlaceTokens: "do-place",
    mo.March: "do-march",
    mo.BuildShip: "do-build",
    mo.MaintainShip: "do-maintain",
    mo.ScrapShip: "do-scrap",
    mo.Embark: "do-embark",
    mo.Sail: "do-sail",
    mo.Disembark: "do-disembark",
    mo.Halt: "do-halt",
    do.TakeBack: "do-take-back",
    do.EndMovement: "do-end",
    do.WholeMovement: "do-movement",
    do.Wait: "do-wait",
    do.ChooseLoss: "do-loss",
    do.Answer: "do-answer",
    do.ChooseNumber: "do-number",
    do.BuildCity: "do-city",
    do.Done: "do-done",
    do.TakeDamage: "do-damage",
    do.NameVictims: "do-victims",
    do.ChoosePlace: "do-place-chosen",
    do.LoseCards: "do-lose-cards",
    do.Leave: "do-leave",
    do.CallTime: "do-time",
    do.Undo: "do-undo",
    do.ChooseCredits: "do-credits",
    do.BuyCard: "do-buy-card",
    do.MakeOffer: "do-offer",
    do.Accept: "do-accept",
    do.PutDown: "do-put-down",
    do.Withdraw: "do-withdraw",
    do.ComeBack: "do-come-back",
    do.EndTrading: "do-end-trading",
    do.ChooseAreas: "do-areas",
    do.UseDiaspora: "do-diaspora",
    do.UseFundamentalism: "do-fundamentalism",
    do.UseMonotheism: "do-monotheism",
    do.UsePolitics: "do-politics",
    do.UseProvincialEmpire: "do-provincial-empire",
    do.UseTradeRoutes: "do-trade-routes",
    do.UseUniversalDoctrine: "do-universal-doctrine",
    do.HandOver: "do-hand-over",
    do.BuyAdvances: "do-buy-advances",
}
"""The message of every kind of action, where it is no case of its own."""


def act(action: Action) -> Sentence:
    """Return what an action does, as it reads in a list of choices."""
    return Sentence(_key(action), arguments_of(action) | _besides(action))


def _key(action: Action) -> str:
    for case in (_board_case, _card_case):
        key = case(action)
        if key is not None:
            return key
    return KEYS[type(action)]


def _board_case(action: Action) -> str | None:
    match action:
        case do.ChooseCities(declined=declined) if declined:
            return "do-cities-declined"
        case do.ChooseCities(areas=()):
            return "do-cities-none"
        case do.ChooseLoss(kind=kind):
            return "do-loss-ship" if kind == "ship" else "do-loss-token"
        case do.Answer(yes=yes):
            return "do-answer-yes" if yes else "do-answer-no"
        case do.BuildCity(keep=keep) if action.treasury or action.neighbours:
            return "do-city-means-kept" if keep else "do-city-means"
        case do.BuildCity(keep=True):
            return "do-city-kept"
        case mo.BuildShip(tokens=tokens, treasury=treasury) if tokens:
            return "do-build-both" if treasury else "do-build-tokens"
        case mo.MaintainShip(token=token) if token is not None:
            return "do-maintain-token"
    return None


def _card_case(action: Action) -> str | None:
    match action:
        case do.UsePolitics(area=None):
            return "do-politics-treasury"
        case do.UseUniversalDoctrine(city=None):
            return "do-universal-doctrine-tokens"
        case do.BuyCard(free=True):
            return "do-buy-card-free"
        case do.MakeOffer(to=to) if to is not None:
            return "do-offer-to"
        case do.LoseCards(cards=()):
            return "do-lose-cards-none"
        case do.NameVictims(victims=()):
            return "do-victims-none"
        case do.BuyAdvances(gift=gift) if gift is not None:
            return "do-buy-advances-gift"
    return None


def _besides(action: Action) -> Arguments:
    """What some messages need besides the fields."""
    match action:
        case mo.March(path=path):
            return {"path": several(map(Place, path), "arrow")}
        case mo.BuildShip(tokens=tokens):
            return {"tokens": by_place(Counter(paid.area for paid in tokens))}
        case do.UseTradeRoutes(cards=cards):
            return {"treasury": routes_gain(cards)}
        case mo.MaintainShip(token=mo.TokenPaid(area=area)):
            return {"area": Place(area)}
        case do.TakeBack(move=move):
            return {"move": move + 1}
        case do.TakeDamage():
            return {"losses": _losses(action)}
        case do.WholeMovement(moves=moves):
            return {"moves": len(moves)}
    return {}


def _losses(action: do.TakeDamage) -> Series:
    """What is lost: tokens, cities destroyed, cities reduced; what there is of it."""
    parts = []
    if action.tokens:
        parts.append(say("word-lost-tokens", areas=by_place(action.tokens)))
    if action.destroyed:
        parts.append(say("word-lost-cities", areas=places(action.destroyed)))
    if action.reduced:
        parts.append(say("word-lost-reduced", areas=places(action.reduced, in_order=True)))
    if action.declined:
        parts.append(say("word-lost-declined", areas=places(action.declined)))
    return several(parts, "semicolon")
