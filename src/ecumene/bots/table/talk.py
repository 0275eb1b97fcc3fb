"""How computer players talk in trade: who speaks next, and who has nothing to say for now (X1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import PutDownCards, Withdraw
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
)
from ecumene.rules.trade.judging import has_said_enough

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.bargains import Trade
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

WORDS: Final = 16
"""How many words a computer player has on average before the time for trading is up (X8)."""
MOST_DODGES: Final = 10
"""Who speaks so often of other things, while somebody waits for his cards, lets deals wait."""


class Talk:
    """The trade of a turn among computer players: all in turn, while there is news for them.

    Those who wait are asked again when something has happened that concerns them.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._waiting: dict[Seat, int] = {}
        """Who waits in the trade of this turn, and how long the log was when they began to."""
        self._dodges: Counter[Seat] = Counter()
        """How often in a row each spoke of other things while somebody waited for his cards."""
        self._counted: dict[Seat, tuple[int, bool]] = {}
        """How long the log was when this was last counted, and whether it said anything."""

    @property
    def dawdlers(self) -> tuple[Seat, ...]:
        """The computer players who let deals wait, as settlers never do."""
        return tuple(seat for seat, dodges in self._dodges.items() if dodges >= MOST_DODGES)

    def note(
        self, game: Game, players: Collection[Seat], seat: Seat, action: Action | None
    ) -> None:
        """Somebody says this, or has nothing to say as things are; said twice it counts once."""
        trade = game.peek().trade
        assert trade is not None
        if action is None:
            self._waiting[seat] = len(game.log)
        if isinstance(action, PutDownCards | Withdraw):
            self._dodges.pop(seat, None)
        elif _is_waited_for(trade, players, seat):
            counted = len(game.log), action is not None
            if self._counted.get(seat) != counted:
                self._counted[seat] = counted
                self._dodges[seat] += 1 if action is not None else MOST_DODGES

    def forget(self, seat: Seat) -> None:
        """Somebody else has this seat, and has not looked yet."""
        for noted in (self._waiting, self._dodges, self._counted):
            noted.pop(seat, None)

    def speakers(
        self,
        game: Game,
        players: Collection[Seat],
        spent: Mapping[Seat, int],
        pressed: Collection[Seat],
    ) -> Iterator[Seat]:
        """The computer players to ask, from whoever comes after the last one who spoke (X1).

        Spent: how many words deals with people have cost them. Pressed: whose cards have waited
        for people long enough, which is news as well.
        """
        trade = game.peek().trade
        assert trade is not None
        if self._turn != game.peek().turn:
            self._turn = game.peek().turn
            for noted in (self._waiting, self._dodges, self._counted):
                noted.clear()
        for seat in _speakers(trade, players, spent):
            if seat in pressed or self._has_news(game, seat):
                yield seat

    def _has_news(self, game: Game, seat: Seat) -> bool:
        """Whether anything has happened in trade that a seat which waits should look at."""
        since = self._waiting.get(seat)
        if since is None or since > len(game.log):
            return True
        news = (event for entry in game.log[since:] for event in entry.events)
        return any(_is_news(event, seat) for event in news)


def _speakers(trade: Trade, players: Collection[Seat], spent: Mapping[Seat, int]) -> Iterator[Seat]:
    """The players who may speak, from whoever comes after the last one who did.

    They have a number of words together, and those who need few leave theirs to the others. People
    have as many as they like; but lest one of them uses up everybody's words, everyone at their
    table keeps some of their own, and what deals with people cost does not count. Those who have
    talked enough still answer whoever waits for their cards.
    """
    said = {
        seat: trade.said.get(seat, 0) - spent.get(seat, 0)
        for seat in trade.seats
        if seat in players
    }
    among_people = len(said) < len(trade.seats)
    talking = sum(said.values()) < WORDS * len(said)
    owing = set(_owing(trade, players))
    start = 0 if trade.spoke is None else trade.seats.index(trade.spoke) + 1
    for seat in (*trade.seats[start:], *trade.seats[:start]):
        if seat in said and not has_said_enough(trade, seat):
            has_words = talking or (among_people and said[seat] < WORDS)
            if has_words or seat in owing:
                yield seat


def _owing(trade: Trade, players: Collection[Seat]) -> Iterator[Seat]:
    """Who lacks cards for a deal with somebody who has put down theirs, or will in their turn."""
    for deal in trade.deals.values():
        for seat, partner in (deal.seats, deal.seats[::-1]):
            if seat not in deal.cards and (partner in deal.cards or partner in players):
                yield seat


def _is_waited_for(trade: Trade, players: Collection[Seat], seat: Seat) -> bool:
    """Whether a computer player has put down cards for a deal, and this seat has not."""
    deals = trade.deals.values()
    ready = (deal.cards for deal in deals if seat in deal.seats and seat not in deal.cards)
    return any(partner in players for cards in ready for partner in cards)


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
