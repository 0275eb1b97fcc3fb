"""A table with computer players: whose answer is next, and when the time for trading is up."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from ecumene.rules.actions import EndTrading
from ecumene.rules.decisions import AskTrade
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
)
from ecumene.rules.ids import HOST
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.bots.player import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.bargains import Trade
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

PATIENCE: Final = 16
"""So many words a computer player has on average before the time for trading is up (X8)."""


class Table:
    """Computer players in some of the seats of a game; people have the others.

    What a player answers depends on the game as it stands and on nothing else, so it answers the
    same when the game is taken up again. Who is asked depends on who waits in trade, too, which is
    not saved: a player for whom nothing has changed should answer as before.
    """

    def __init__(self, players: Mapping[Seat, Player], seed: int) -> None:
        self.players = players
        self.seed = seed
        self._turn = 0
        self._waiting: dict[Seat, int] = {}
        """Who waits in the trade of this turn, and how long the log was when he began to."""

    def next_answer(self, game: Game) -> tuple[Seat, Action] | None:
        """Who of the computer players answers next, and what; None to wait for a person."""
        if game.peek().trade is not None:
            return self._next_in_trade(game)
        for seat in game.pending:
            if seat in self.players:
                action = self.answer(game, seat)
                assert action is not None, "only in trade a player may wait"
                return seat, action
        return None

    def answer(self, game: Game, seat: Seat) -> Action | None:
        """What a computer player answers for its seat."""
        decision: Decision = game.pending.get(seat, _TRADING)
        chance = f"{self.seed} {seat} {game.question(seat)}"
        random = Random(chance)  # noqa: S311 a game, not a secret
        return self.players[seat](view(game, seat), decision, random)

    def _next_in_trade(self, game: Game) -> tuple[Seat, Action] | None:
        """All in turn, from whoever comes after the last one who spoke (X1).

        Who waits is not asked again until there is news for him. When nobody has anything more to
        say, or all have said enough, the time is up (X8).
        """
        trade = game.peek().trade
        assert trade is not None
        if self._turn != game.peek().turn:
            self._turn = game.peek().turn
            self._waiting.clear()
        for seat in self._speakers(trade):
            if self._has_news(game, seat):
                action = self.answer(game, seat)
                if action is not None:
                    return seat, action
                self._waiting[seat] = len(game.log)
        people = [seat for seat in game.pending if seat not in self.players]
        return None if people else (HOST, EndTrading())

    def _speakers(self, trade: Trade) -> Iterator[Seat]:
        """The players who may speak, from whoever comes after the last one who did.

        They have so many words together, and who needs few leaves his to the others. People have
        as many as they like; but lest one of them has all words used up on himself, everyone at his
        table keeps so many of his own. Who has talked enough still answers whoever waits for his
        cards.
        """
        players = [seat for seat in trade.seats if seat in self.players]
        among_people = len(players) < len(trade.seats)
        said = {seat: trade.said.get(seat, 0) for seat in players}
        talking = sum(said.values()) < PATIENCE * len(players)
        owing = {
            seat for deal in trade.deals.values() for seat in deal.seats if seat not in deal.cards
        }
        start = 0 if trade.spoke is None else trade.seats.index(trade.spoke) + 1
        for seat in (*trade.seats[start:], *trade.seats[:start]):
            has_words = talking or (among_people and said.get(seat, 0) < PATIENCE)
            if seat in said and (has_words or seat in owing):
                yield seat

    def _has_news(self, game: Game, seat: Seat) -> bool:
        """Whether anything has happened in trade that a seat which waits should look at."""
        since = self._waiting.get(seat)
        if since is None or since > len(game.log):
            return True
        news = (event for entry in game.log[since:] for event in entry.events)
        return any(_is_news(event, seat) for event in news)


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


_TRADING: Final = AskTrade()
"""Players who are done trading are not asked, but may come back (X8)."""
