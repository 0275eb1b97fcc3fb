"""How computer players talk in trade: who speaks next, and who has nothing to say now (X1)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.bots.player import words_of
from ecumene.rules.actions import AcceptOffer, ComeBack, PutDownCards, Withdraw
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
)
from ecumene.rules.phases.trade.trade_judge import has_said_enough

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ecumene.bots.player import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer, Trade

MOST_DODGES: Final = 10
"""Times a player may speak of other things, while someone waits for their cards, before they count
as a dawdler."""


class TradeTurns:
    """The trade of a turn among computer players: all in turn, while there is news for them.

    Those who wait are asked again when something happens that concerns them.
    """

    def __init__(self) -> None:
        self._turn = 0
        self._waiting: dict[Seat, int] = {}
        """Who waits in this turn's trade, and the length of the log when they began to."""
        self._dodges: Counter[Seat] = Counter()
        """How often in a row each spoke of other things while someone waited for their cards."""
        self._counted: dict[Seat, tuple[int, bool]] = {}
        """The length of the log when this was last counted, and whether anything was said."""
        self._passed: dict[Seat, dict[OfferNo, Offer]] = {}
        """The offers each had before them when they last had something else to say, or nothing."""

    @property
    def dawdlers(self) -> tuple[Seat, ...]:
        """Computer players that let deals wait, as settlers never do."""
        return tuple(seat for seat, dodges in self._dodges.items() if dodges >= MOST_DODGES)

    def note(
        self, game: Game, players: Collection[Seat], seat: Seat, action: Action | None
    ) -> None:
        """Note what a player says, or that they have nothing to say; repeated, it counts once."""
        trade = game.peek().trade
        assert trade is not None
        if action is None:
            self._waiting[seat] = len(game.log)
        if not isinstance(action, AcceptOffer | PutDownCards | Withdraw | ComeBack):
            self._passed[seat] = trade.offers.copy()
        if isinstance(action, PutDownCards | Withdraw):
            self._dodges.pop(seat, None)
        elif _is_waited_for(trade, players, seat):
            counted = len(game.log), action is not None
            if self._counted.get(seat) != counted:
                self._counted[seat] = counted
                self._dodges[seat] += 1 if action is not None else MOST_DODGES

    def forget(self, seat: Seat) -> None:
        """Forget a seat: its new owner has not looked yet."""
        for noted in (self._waiting, self._dodges, self._counted, self._passed):
            noted.pop(seat, None)

    def passed_on(self, game: Game, seat: Seat, number: OfferNo) -> bool:
        """Whether a player was asked about an open offer in this trade and did not take it."""
        trade = game.peek().trade
        assert trade is not None
        if self._turn != game.peek().turn:
            return False
        return self._passed.get(seat, {}).get(number) == trade.offers[number]

    def speakers(
        self,
        game: Game,
        players: Mapping[Seat, Player],
        spent: Mapping[Seat, int],
        pressed: Collection[Seat],
    ) -> Iterator[Seat]:
        """The computer players to ask, beginning after the last speaker (X1).

        Spent: the words that deals with people have cost them. Pressed: players whose cards have
        waited for people long enough, which is news too.
        """
        trade = game.peek().trade
        assert trade is not None
        if self._turn != game.peek().turn:
            self._turn = game.peek().turn
            for noted in (self._waiting, self._dodges, self._counted, self._passed):
                noted.clear()
        for seat in _speakers(trade, players, spent):
            if seat in pressed or self._has_news(game, seat):
                yield seat

    def _has_news(self, game: Game, seat: Seat) -> bool:
        """Whether anything has happened in trade that a waiting seat should look at."""
        since = self._waiting.get(seat)
        if since is None or since > len(game.log):
            return True
        news = (event for entry in game.log[since:] for event in entry.events)
        return any(_is_news(event, seat) for event in news)


def _speakers(
    trade: Trade, players: Mapping[Seat, Player], spent: Mapping[Seat, int]
) -> Iterator[Seat]:
    """The players who may speak, beginning after the last speaker.

    They share a number of words, and those who need few leave theirs to the others. Who has more
    than others may go on when these are out of words, and shares no more than they have with them.
    People have as many as they like; but so that no person uses up everybody's words, all computer
    players at their table keep some, and words spent on deals with people do not count. Those out
    of words still answer players who wait for their cards.
    """
    said = {seat: trade.said.get(seat, 0) for seat in trade.seats if seat in players}
    for seat in said.keys() & spent.keys():
        said[seat] -= spent[seat]
    among_people = len(said) < len(trade.seats)
    words = {seat: words_of(players[seat]) for seat in said}
    total = sum(said.values())
    talking = {
        most for most in set(words.values()) if total < sum(min(most, w) for w in words.values())
    }
    owing = set(_owing(trade, players))
    start = 0 if trade.spoke is None else trade.seats.index(trade.spoke) + 1
    for seat in (*trade.seats[start:], *trade.seats[:start]):
        if seat in said and not has_said_enough(trade, seat):
            has_words = words[seat] in talking or (among_people and said[seat] < words[seat])
            if has_words or seat in owing:
                yield seat


def _owing(trade: Trade, players: Collection[Seat]) -> Iterator[Seat]:
    """Players who owe cards for a deal whose partner has put down theirs, or will in turn."""
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
    """A new offer, or anything that involves the seat itself."""
    match event:
        case OfferMade():
            return event.offerer != seat and event.to in (None, seat)
        case OfferAccepted() | DealMade() | OfferWithdrawn():
            return seat in (event.offerer, event.seat)
        case CardsPutDown() | DealCalledOff():
            return event.partner == seat
    return False
