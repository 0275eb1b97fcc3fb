"""The course of phase 7: everyone is asked at the same time, until all are done (X1, X8)."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import AcceptOffer, ComeBack, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.decisions import AskTrade
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
    TraderBack,
    TraderDone,
    TradingEnded,
)
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS
from ecumene.rules.state.ids import HOST, SEAT_LETTERS
from ecumene.rules.state.trade_cards import put_in, take_out
from ecumene.rules.state.trade_offers import Deal, Offer, Statement, Trade

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.play import Asked, Course, Play
    from ecumene.rules.state.ids import OfferNo, Seat

TRADING: Final = AskTrade()


def trade(play: Play) -> Course[None]:
    """Everyone trades with everyone until all are done or time is up (X1, X8).

    A trade already under way continues from the state.
    """
    if play.state.trade is None:
        play.state.trade = _table(play)
    table = play.state.trade
    asked: Asked = {}
    while len(table.done) < len(table.seats):
        if len(asked) != len(table.seats) - len(table.done):
            asked = {seat: TRADING for seat in table.seats if seat not in table.done}
        seat, action = yield asked
        if seat == HOST:
            play.emit(TradingEnded())
            break
        table.said[seat] = table.said.get(seat, 0) + 1
        table.spoke = seat
        _take(play, table, seat, action)
    play.state.trade = None


def _table(play: Play) -> Trade:
    """The players with enough cards for a deal, a number that everybody knows.

    They are asked even if they may trade none of them, since that is secret (G13). A single player
    has nobody to trade with.
    """
    seats = [s for s in play.by_rank() if len(play.state.players[s].hand) >= LEAST_CARDS]
    return Trade(seats if len(seats) > 1 else [])


def _take(play: Play, table: Trade, seat: Seat, action: Action) -> None:
    """Take an answer that was found legal."""
    match action:
        case Done():
            _finish(play, table, seat)
        case ComeBack():
            table.done.remove(seat)
            play.emit(TraderBack(seat))
        case MakeOffer():
            _offer(play, table, seat, action)
        case AcceptOffer():
            _accept(play, table, seat, action)
        case PutDownCards():
            _put_down(play, table, seat, action)
        case Withdraw():
            _withdraw(play, table, seat, action.number)


def _finish(play: Play, table: Trade, seat: Seat) -> None:
    """A player who is done leaves nothing open (X8)."""
    for number in [n for n, offer in table.offers.items() if offer.seat == seat]:
        _withdraw(play, table, seat, number)
    for number in [n for n, deal in table.deals.items() if seat in deal.seats]:
        _withdraw(play, table, seat, number)
    insort(table.done, seat)
    play.emit(TraderDone(seat))


def _offer(play: Play, table: Trade, seat: Seat, action: MakeOffer) -> None:
    """A counter-offer replaces an offer that was made to nobody else."""
    if action.counter is not None and table.offers[action.counter].to == seat:
        del table.offers[action.counter]
    number = _next_number(table, seat, action.to)
    table.offers[number] = Offer(seat, action.gives, action.wants, action.to, action.counter)
    play.emit(OfferMade(number, seat, action.to, action.gives, action.wants, action.counter))


def _next_number(table: Trade, seat: Seat, to: Seat | None) -> OfferNo:
    """Counted among the offers of the same audience, so that no gap reveals others (X5a)."""
    audience = "" if to is None else "".join(SEAT_LETTERS[each] for each in sorted((seat, to)))
    table.made[audience] = table.made.get(audience, 0) + 1
    return f"{audience}{table.made[audience]}"


def _accept(play: Play, table: Trade, seat: Seat, action: AcceptOffer) -> None:
    """The offer is no longer open; both sides are stated, and neither is bound yet."""
    offer = table.offers.pop(action.offer)
    stated = Statement(offer.wants.count, action.named, action.claims)
    table.deals[action.offer] = Deal((offer.seat, seat), (offer.gives, stated))
    play.emit(OfferAccepted(action.offer, offer.seat, seat, offer.to, stated))


def _put_down(play: Play, table: Trade, seat: Seat, action: PutDownCards) -> None:
    """When both have put down their cards these change hands at once (X5)."""
    deal = table.deals[action.deal]
    deal.cards[seat] = tuple(sorted(action.cards))
    play.emit(CardsPutDown(action.deal, seat, _partner(deal, seat)))
    if len(deal.cards) == len(deal.seats):
        del table.deals[action.deal]
        _exchange(play, action.deal, deal)


def _exchange(play: Play, number: OfferNo, deal: Deal) -> None:
    """Each gets what the other gave, and the giver of a calamity is remembered (X5, X7)."""
    offerer, other = deal.seats
    given, taken = deal.cards[offerer], deal.cards[other]
    gone = [take_out(play, offerer, card) for card in given]
    come = [take_out(play, other, card) for card in taken]
    for copy in gone:
        put_in(play, other, copy._replace(trader=offerer))
    for copy in come:
        put_in(play, offerer, copy._replace(trader=other))
    play.emit(DealMade(number, offerer, other, len(given), len(taken), given, taken))


def _withdraw(play: Play, table: Trade, seat: Seat, number: OfferNo) -> None:
    if number in table.deals:
        deal = table.deals.pop(number)
        play.emit(DealCalledOff(number, seat, _partner(deal, seat)))
    else:
        offer = table.offers.pop(number)
        play.emit(OfferWithdrawn(number, offer.seat, seat, offer.to))


def _partner(deal: Deal, seat: Seat) -> Seat:
    first, second = deal.seats
    return second if seat == first else first
