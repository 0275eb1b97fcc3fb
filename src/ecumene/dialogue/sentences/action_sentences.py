"""Actions in a few words, one message for every kind."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentences.arguments import arguments_of
from ecumene.dialogue.sentences.sentence import NamedPlace, Sentence, by_place, places, say, several
from ecumene.rules import actions as do
from ecumene.rules.phases.abilities.ability import Use
from ecumene.rules.state import moves as mo
from ecumene.rules.state.readonly import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.dialogue.sentences.arguments import Arguments
    from ecumene.dialogue.sentences.sentence import Series
    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import PlaceNo
    from ecumene.rules.state.moves import Move

SHIP_MOVES: Final = mo.MaintainShip | mo.ScrapShip | mo.Embark | mo.Sail | mo.Disembark | mo.Halt
"""The moves of a ship that is there already."""
KEYS: Final[Mapping[type[Action], str]] = {
    do.PickCivilization: "do-pick-civilization",
    do.SetTaxRate: "do-set-tax-rate",
    do.ChooseCities: "do-choose-cities",
    do.PlaceTokens: "do-place-tokens",
    mo.March: "do-march",
    mo.BuildShip: "do-build-ship",
    mo.MaintainShip: "do-maintain-ship",
    mo.ScrapShip: "do-scrap-ship",
    mo.Embark: "do-embark",
    mo.Sail: "do-sail",
    mo.Disembark: "do-disembark",
    mo.Halt: "do-halt",
    do.TakeBack: "do-take-back",
    do.TakeBackMoves: "do-take-back-moves",
    do.EndMovement: "do-end-movement",
    do.MakeMoves: "do-make-moves",
    do.MakeAllMoves: "do-make-all-moves",
    do.Wait: "do-wait",
    do.ChooseNumber: "do-choose-number",
    do.BuildCity: "do-build-city",
    do.Done: "do-done",
    do.TakeDamage: "do-take-damage",
    do.NameVictims: "do-name-victims",
    do.ChoosePlace: "do-choose-place",
    do.LoseCards: "do-lose-cards",
    do.Leave: "do-leave",
    do.CallTime: "do-call-time",
    do.Undo: "do-undo",
    do.ChooseCredits: "do-choose-credits",
    do.BuyCard: "do-buy-card",
    do.MakeOffer: "do-make-offer",
    do.AcceptOffer: "do-accept-offer",
    do.PutDownCards: "do-put-down-cards",
    do.Withdraw: "do-withdraw",
    do.ComeBack: "do-come-back",
    do.EndTrading: "do-end-trading",
    do.SelectAreas: "do-select-areas",
    do.HandOverCard: "do-hand-over-card",
    do.BuyAdvances: "do-buy-advances",
}
"""The message of every kind of action, unless it depends on its fields."""
WITH_PLACE: Final[Mapping[str, str]] = {
    "do-maintain-ship": "do-maintain-ship-in",
    "do-maintain-ship-token": "do-maintain-ship-token-in",
    "do-scrap-ship": "do-scrap-ship-in",
    "do-embark": "do-embark-in",
    "do-sail": "do-sail-from",
    "do-disembark": "do-disembark-in",
    "do-halt": "do-halt-in",
}
"""The messages that say where the ship is: a player knows it by that, and not by its number."""


def describe_action(action: Action, ships: Mapping[int, PlaceNo] = NOTHING) -> Sentence:
    """An action in words, as in a list of choices.

    ``ships`` is where the ships of whoever acts are, by their numbers, as far as it is known.
    """
    if isinstance(action, do.MakeMoves):
        told = several(describe_moves(action.moves, ships), "semicolon")
        return say(KEYS[do.MakeMoves], moves=told, count=len(action.moves))
    key, args = _key(action), arguments_of(action) | _besides(action)
    place = ships.get(action.ship) if isinstance(action, SHIP_MOVES) else None
    if place is None:
        return Sentence(key, args)
    return Sentence(WITH_PLACE[key], args | {"place": NamedPlace(place)})


def describe_moves(moves: Iterable[Move], ships: Mapping[int, PlaceNo]) -> Iterator[Sentence]:
    """A player's moves in order; ``ships`` is where their ships are before the first."""
    now = dict(ships)
    for move in moves:
        yield describe_action(move, now)
        follow(now, move)


def follow(ships: dict[int, PlaceNo], move: Move) -> None:
    """Keep up with where ships are, by their numbers."""
    match move:
        case mo.BuildShip(ship=int(ship), area=place) | mo.Sail(ship=ship, to=place):
            ships[ship] = place


def _key(action: Action) -> str:
    for case in (_board_case, _card_case):
        key = case(action)
        if key is not None:
            return key
    return KEYS[type(action)]


def _board_case(action: Action) -> str | None:
    match action:
        case do.ChooseCities(declined=declined) if declined:
            return "do-choose-cities-declined"
        case do.ChooseCities(areas=()):
            return "do-choose-cities-none"
        case do.ChooseLoss(kind=kind):
            return "do-choose-loss-ship" if kind == "ship" else "do-choose-loss-token"
        case do.AnswerYesNo(yes=yes):
            return "do-answer-yes-no-yes" if yes else "do-answer-yes-no-no"
        case do.BuildCity(keep=keep) if action.treasury or action.neighbours:
            return "do-build-city-means-kept" if keep else "do-build-city-means"
        case do.BuildCity(keep=True):
            return "do-build-city-kept"
        case mo.March(path=(_, _, *further)) if further:
            return "do-march-via"
        case mo.BuildShip(tokens=tokens, treasury=treasury) if tokens:
            return "do-build-ship-both" if treasury else "do-build-ship-tokens"
        case mo.MaintainShip(token=token) if token is not None:
            return "do-maintain-ship-token"
    return None


def _card_case(action: Action) -> str | None:
    match action:
        case Use():
            return action.key
        case do.BuyCard(free=True):
            return "do-buy-card-free"
        case do.MakeOffer(to=to) if to is not None:
            return "do-make-offer-to"
        case do.LoseCards(cards=()):
            return "do-lose-cards-none"
        case do.NameVictims(victims=()):
            return "do-name-victims-none"
        case do.BuyAdvances(gift=gift) if gift is not None:
            return "do-buy-advances-gift"
    return None


def _besides(action: Action) -> Arguments:
    """The arguments of some messages that are not fields of the action."""
    match action:
        case mo.March(path=path):
            # A sent path may be empty; the refusal quotes what was sent.
            start, goal = places(path[:1]), places(path[-1:])
            return {"start": start, "via": places(path[1:-1], in_order=True), "goal": goal}
        case mo.BuildShip(tokens=tokens):
            return {"tokens": by_place(Counter(paid.area for paid in tokens))}
        case Use():
            return dict(action.told)
        case mo.MaintainShip(token=mo.TokenPaid(area=area)):
            return {"area": NamedPlace(area)}
        case do.TakeBack(move=move):
            return {"move": move + 1}
        case do.TakeBackMoves(moves=moves):
            return {"moves": several(move + 1 for move in moves), "count": len(moves)}
        case do.TakeDamage():
            return {"losses": _losses(action)}
        case do.MakeAllMoves(moves=moves):
            return {"moves": len(moves)}
    return {}


def _losses(action: do.TakeDamage) -> Series:
    """What is lost, as far as there is any: tokens, destroyed cities, reduced cities."""
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
