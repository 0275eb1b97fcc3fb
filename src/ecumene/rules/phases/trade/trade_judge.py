"""Whether an action is legal in trade (X2, X3, X8).

Offers for others only are treated as if they were not there, so that a refusal reveals nothing
about them.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import (
    AcceptOffer,
    ComeBack,
    Done,
    EndTrading,
    MakeOffer,
    PutDownCards,
    Withdraw,
)
from ecumene.rules.answer_checks import wrong_kind_of_answer
from ecumene.rules.errors import IllegalAction, OutOfTurn
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import may_be_traded
from ecumene.rules.state.trade_offers import Statement

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Deal, Offer, Trade

LEAST_CARDS: Final = 3
"""The fewest cards each side of a deal gives (X2)."""
TRULY_NAMED: Final = 2
MOST_SAID: Final = 500
"""Maximum answers of a player in one trade; then they can only be done (O3b)."""
MOST_OPEN: Final = 30
"""Maximum open offers and deals of a player (O3b)."""
MOST_WISHED: Final = 20
"""The most cards an offer may ask for (O3c)."""


def check(play: Play, seat: Seat, action: Action) -> None:
    """Refuse what a seat, or the host, may not do in trade now."""
    table = table_of(play)
    if seat == HOST:
        if not isinstance(action, EndTrading):
            raise wrong_kind_of_answer("X8")
        return
    if seat not in table.seats:
        raise OutOfTurn("G9", "illegal-not-asked", seat=seat)
    if (seat in table.done) != isinstance(action, ComeBack):
        raise IllegalAction("X8", "illegal-done-trading" if seat in table.done else "illegal-back")
    _check_number(table, seat, action)
    hand = play.state.players[seat].hand
    match action:
        case Done() | ComeBack():
            pass
        case MakeOffer():
            _check_offer(table, seat, hand, action)
        case AcceptOffer():
            _check_acceptance(table, seat, hand, action)
        case PutDownCards():
            _check_cards(table, seat, hand, action)
        case Withdraw():
            _check_withdrawal(table, seat, action.number)
        case _:
            raise wrong_kind_of_answer("X1")


def has_said_enough(table: Trade, seat: Seat) -> bool:
    """Whether a player has used up their answers in one trade (O3b)."""
    return table.said.get(seat, 0) >= MOST_SAID


def has_enough_open(table: Trade, seat: Seat) -> bool:
    """Whether a player has the maximum of open offers and deals (O3b)."""
    if len(table.offers) + len(table.deals) < MOST_OPEN:
        return False
    offers = [number for number, offer in table.offers.items() if offer.seat == seat]
    deals = [number for number, deal in table.deals.items() if seat in deal.seats]
    return len(offers) + len(deals) >= MOST_OPEN


def _check_number(table: Trade, seat: Seat, action: Action) -> None:
    """Refuse to flood a trade, with answers or with open offers and deals (O3b).

    Only a player's own count, so that a refusal reveals nothing about others.
    """
    if has_said_enough(table, seat) and not isinstance(action, Done):
        raise IllegalAction("O3b", "illegal-said-enough", most=MOST_SAID)
    if isinstance(action, MakeOffer | AcceptOffer) and has_enough_open(table, seat):
        raise IllegalAction("O3b", "illegal-too-many-open", most=MOST_OPEN)


def table_of(play: Play) -> Trade:
    """The current trade."""
    if play.state.trade is None:
        raise ValueError("nobody trades at the moment")
    return play.state.trade


def concerns(offer: Offer, seat: Seat) -> bool:
    """Whether a seat knows of an offer."""
    return offer.to is None or seat in (offer.seat, offer.to)


def free_cards(table: Trade, seat: Seat, hand: list[CardNo], number: OfferNo) -> list[CardNo]:
    """The cards a seat can put down for a deal: those it may trade and has not put down elsewhere.

    What it has put down for this very deal is free again.
    """
    return sorted(_free(table, seat, hand, number).elements())


def _offer(table: Trade, seat: Seat, number: OfferNo) -> Offer:
    offer = table.offers.get(number)
    if offer is None or not concerns(offer, seat):
        raise IllegalAction("X1", "illegal-no-offer", number=number)
    return offer


def _deal(table: Trade, seat: Seat, number: OfferNo) -> Deal:
    deal = table.deals.get(number)
    if deal is None or seat not in deal.seats:
        raise IllegalAction("X1", "illegal-no-deal", number=number)
    return deal


def _check_offer(table: Trade, seat: Seat, hand: list[CardNo], action: MakeOffer) -> None:
    if action.to is not None and (action.to == seat or action.to not in table.seats):
        raise IllegalAction("X1", "illegal-partner", seat=action.to)
    if action.counter is not None:
        answered = _offer(table, seat, action.counter)
        if answered.seat != action.to:
            raise IllegalAction("X1", "illegal-counter", number=action.counter)
    _check_statement(action.gives, hand)
    if action.wants.count < LEAST_CARDS:
        raise IllegalAction("X2", "illegal-deal-size", least=LEAST_CARDS, cards=action.wants.count)
    if action.wants.count > MOST_WISHED:
        raise IllegalAction("O3c", "illegal-wish-size", most=MOST_WISHED, given=action.wants.count)
    if len(action.wants.named) > action.wants.count:
        raise IllegalAction(
            "X2", "illegal-wishes", most=action.wants.count, given=len(action.wants.named)
        )
    _check_names(action.wants.named)


def _check_acceptance(table: Trade, seat: Seat, hand: list[CardNo], action: AcceptOffer) -> None:
    offer = _offer(table, seat, action.offer)
    if offer.seat == seat:
        raise IllegalAction("X1", "illegal-own-offer", number=action.offer)
    _check_statement(Statement(offer.wants.count, action.named, action.claims), hand)


def _check_withdrawal(table: Trade, seat: Seat, number: OfferNo) -> None:
    """An own offer or deal, or an offer made to nobody else."""
    if number in table.deals and seat in table.deals[number].seats:
        return
    offer = _offer(table, seat, number)
    if seat not in (offer.seat, offer.to):
        raise IllegalAction("X1", "illegal-withdraw", number=number)


def _check_statement(stated: Statement, hand: list[CardNo]) -> None:
    """Three or more cards that the player has, two named truthfully, no calamity named (X2, X3)."""
    if stated.count < LEAST_CARDS:
        raise IllegalAction("X2", "illegal-deal-size", least=LEAST_CARDS, cards=stated.count)
    most = sum(map(may_be_traded, hand))
    if stated.count > most:
        raise IllegalAction("X3", "illegal-too-few-cards", cards=stated.count, most=most)
    if len(stated.claims) > stated.count - TRULY_NAMED:
        most, given = stated.count - TRULY_NAMED, len(stated.claims)
        raise IllegalAction("X2", "illegal-claims", most=most, given=given)
    _check_names((*stated.named, *stated.claims))
    for card in stated.named:
        given, held = stated.named.count(card), hand.count(card)
        if given > held:
            raise IllegalAction("X2", "illegal-cards", card=card, given=given, held=held)


def _check_names(cards: Iterable[CardNo]) -> None:
    for card in cards:
        if card >= FIRST_CALAMITY:
            raise IllegalAction("X3", "illegal-named-calamity", card=card)


def _check_cards(table: Trade, seat: Seat, hand: list[CardNo], action: PutDownCards) -> None:
    """The cards put down can be given, and are what was stated (X2, X3)."""
    deal = _deal(table, seat, action.deal)
    stated = deal.stated[deal.seats.index(seat)]
    for card in action.cards:
        if not may_be_traded(card):
            raise IllegalAction("X3", "illegal-not-tradeable", card=card)
    check_free(action.cards, hand, _free(table, seat, hand, action.deal))
    if len(action.cards) != stated.count:
        raise IllegalAction("X2", "illegal-card-count", cards=stated.count, given=len(action.cards))
    for card in stated.named:
        count, given = stated.named.count(card), action.cards.count(card)
        if given < count:
            raise IllegalAction("X2", "illegal-named", card=card, count=count, given=given)


def check_free(cards: Sequence[CardNo], hand: Sequence[CardNo], free: Mapping[CardNo, int]) -> None:
    """Refuse cards that are not in the hand, or are put down for another deal (X2b)."""
    for card in dict.fromkeys(cards):
        given, held, left = cards.count(card), hand.count(card), free.get(card, 0)
        if given > held:
            raise IllegalAction("X2", "illegal-cards", card=card, given=given, held=held)
        if given > left:
            raise IllegalAction("X2", "illegal-put-down", card=card, given=given, free=left)


def _free(table: Trade, seat: Seat, hand: list[CardNo], number: OfferNo) -> Counter[CardNo]:
    deals = table.deals.items()
    return left_to_trade(hand, (deal.cards.get(seat, ()) for n, deal in deals if n != number))


def left_to_trade(hand: Iterable[CardNo], put_down: Iterable[Iterable[CardNo]]) -> Counter[CardNo]:
    """What may be traded of a hand and is not put down for deals (X2b, X3)."""
    free = Counter(filter(may_be_traded, hand))
    for cards in put_down:
        free.subtract(cards)
    return free
