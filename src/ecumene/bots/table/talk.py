"""How computer players talk in trade: who speaks next, and who has nothing to say for now (X1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ecumene.rules.bargains import Trade
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

WORDS: Final = 16
"""How many words a computer player has on average before the time for trading is up (X8)."""


class Talk:
    """The trade of a turn among computer players: all in turn, while there is news for them.

    Those who wait are asked again when something has happened that concerns them.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._waiting: dict[Seat, int] = {}
        """Who waits in the trade of this turn, and how long the log was when they began to."""

    def wait(self, game: Game, seat: Seat) -> None:
        """Somebody has nothing to say as things are."""
        self._waiting[seat] = len(game.log)

    def forget(self, seat: Seat) -> None:
        """Somebody else has this seat, and has not looked yet."""
        self._waiting.pop(seat, None)

    def speakers(self, game: Game, players: Collection[Seat]) -> Iterator[Seat]:
        """The computer players to ask, from whoever comes after the last one who spoke (X1)."""
        trade = game.peek().trade
        assert trade is not None
        if self._turn != game.peek().turn:
            self._turn = game.peek().turn
            self._waiting.clear()
        for seat in _speakers(trade, players):
            if self._has_news(game, seat):
                yield seat

    def _has_news(self, game: Game, seat: Seat) -> bool:
        """Whether anything has happened in trade that a seat which waits should look at."""
        since = self._waiting.get(seat)
        if since is None or since > len(game.log):
            return True
        news = (event for entry in game.log[since:] for event in entry.events)
        return any(_is_news(event, seat) for event in news)


def _speakers(trade: Trade, players: Collection[Seat]) -> Iterator[Seat]:
    """The players who may speak, from whoever comes after the last one who did.

    They have a number of words together, and those who need few leave theirs to the others. People
    have as many as they like; but lest one of them uses up everybody's words, everyone at their
    table keeps some of their own. Those who have talked enough still answer whoever waits for
    their cards.
    """
    said = {seat: trade.said.get(seat, 0) for seat in trade.seats if seat in players}
    among_people = len(said) < len(trade.seats)
    talking = sum(said.values()) < WORDS * len(said)
    owing = {seat for deal in trade.deals.values() for seat in deal.seats if seat not in deal.cards}
    start = 0 if trade.spoke is None else trade.seats.index(trade.spoke) + 1
    for seat in (*trade.seats[start:], *trade.seats[:start]):
        has_words = talking or (among_people and said.get(seat, 0) < WORDS)
        if seat in said and (has_words or seat in owing):
            yield seat


def _is_news(event: Event, seat: Seat) -> bool:
    """A new offer, or anything in which the seat itself takes part."""
    match event:
        case OfferMade():
            return event.offerer != seat and event.to in (None, seat)
        case OfferAccepted() | DealMade() | OfferWithdrawn():
            return seat in (event.offerer, event.seat)
        case CardsPutDown() | DealCalledOff():
            return event.partner == seat
    return False
