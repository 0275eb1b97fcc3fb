"""Who sits in which seat, whose turn it is, and what computer players answer."""

from __future__ import annotations

from itertools import takewhile
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.bots.settler import settler
from ecumene.bots.table.patience import Patience
from ecumene.bots.table.talk import Talk
from ecumene.rules.actions import EndTrading, PutDownCards, Withdraw
from ecumene.rules.decisions import AskTrade
from ecumene.rules.ids import HOST
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from ecumene.bots.player import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

COMPUTER_PLAYER: Final[Player] = settler
"""Who sits in a seat, or stands in for a person, where nobody else was chosen."""


class Turn(NamedTuple):
    """Whose turn it is."""

    people: tuple[Seat, ...]
    """The people the others wait for; with none, the answer below is to be given."""
    answer: tuple[Seat, Action] | None
    """The computer player who comes next and what it answers; None: all wait for people."""


class Table:
    """Computer players in some of the seats of a game; people have the others.

    What a player answers depends on the game as it stands and on nothing else, so it answers the
    same when the game is taken up again. Who is asked depends on who waits in trade, too, which is
    not saved: a player for whom nothing has changed should answer as before. A seat may change
    hands at any time.
    """

    def __init__(
        self,
        players: Mapping[Seat, Player],
        seed: int,
        stand_in: Player = COMPUTER_PLAYER,
        *,
        discreet: bool = False,
    ) -> None:
        """``discreet``: whom computers wait for in trade tells nobody what is said in secret."""
        self._discreet = discreet
        self.players = dict(players)
        """The computer players by their seats."""
        self.seed = seed
        self.stand_in = stand_in
        """Who answers in a person's place when the person is to be shown an answer, or spared."""
        self._talk = Talk()
        self._patience: dict[Seat, Patience] = {}

    @classmethod
    def around(cls, people: Collection[Seat], game: Game) -> Table:
        """People in these seats of a game, and computer players in all others."""
        others = [seat for seat in range(game.options.players) if seat not in people]
        return cls(dict.fromkeys(others, COMPUTER_PLAYER), game.options.seed)

    # Who sits where

    def hand_over(self, seat: Seat, player: Player = COMPUTER_PLAYER) -> None:
        """From now on a computer player has this seat."""
        self._change(seat)
        self.players[seat] = player

    def take_over(self, seat: Seat) -> None:
        """From now on a person has this seat."""
        self._change(seat)
        self.players.pop(seat, None)

    def _change(self, seat: Seat) -> None:
        """Whoever takes a seat looks at everything afresh."""
        self._talk.forget(seat)
        self._patience.pop(seat, None)

    def patience(self, game: Game, seat: Seat) -> Patience:
        """What a person has seen and means in the trade of this turn, up to this moment (X1)."""
        patience = self._patience.setdefault(seat, Patience(seat, discreet=self._discreet))
        patience.follow(game)
        return patience

    # Whose turn it is

    def next_turn(self, game: Game) -> Turn:
        """Whom the others wait for, and which computer player goes on where they wait for nobody.

        Outside trade everyone comes in order (G9); but in movement people are asked at once, and
        who wants to come later says so (M1). In trade all speak freely: a person is waited for
        before anything new is gone, and no longer than ``Patience`` says (X1).
        """
        if game.peek().trade is not None:
            return self._turn_in_trade(game)
        asked = game.pending
        people = (
            tuple(seat for seat in asked if seat not in self.players)
            if game.peek().movement is not None
            else tuple(takewhile(lambda seat: seat not in self.players, asked))
        )
        return Turn(people, None if people else self.next_answer(game))

    def _turn_in_trade(self, game: Game) -> Turn:
        trade = game.peek().trade
        assert trade is not None
        people = [seat for seat in trade.seats if seat not in self.players]
        # All of them follow what is said, also while one of them is waited for.
        patient = {seat: self.patience(game, seat) for seat in people}
        settled = self._settled(game)
        if settled is not None:
            return Turn((), settled)
        answer = self.next_answer(game)
        if answer is None:
            return Turn(tuple(seat for seat in game.pending if seat not in self.players), None)
        wanted = []
        for seat, patience in patient.items():
            seen = view(game, seat)
            assert seen.trade is not None
            if patience.is_persons(seen.trade, seen.hand, *answer):
                wanted.append(seat)
        return Turn(tuple(wanted), answer)

    def _settled(self, game: Game) -> tuple[Seat, Action] | None:
        """Whoever a person waits for with cards on the table answers before all others."""
        trade = game.peek().trade
        assert trade is not None
        for _, deal in sorted(trade.deals.items()):
            ready = [seat for seat in deal.seats if seat in deal.cards]
            owing = [seat for seat in deal.seats if seat not in deal.cards and seat in self.players]
            if owing and any(seat not in self.players for seat in ready):
                (partner,) = owing
                action = self.answer(game, partner)
                if isinstance(action, PutDownCards | Withdraw):
                    return partner, action
        return None

    # What is answered

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
        """What a computer player answers for its seat, or would in a person's; None to wait."""
        return self._asked(self.players.get(seat, self.stand_in), game, seat)

    def suggestion(self, game: Game, seat: Seat) -> Action | None:
        """What the stand-in would answer for a seat, whoever has it; None to wait."""
        return self._asked(self.stand_in, game, seat)

    def _asked(self, player: Player, game: Game, seat: Seat) -> Action | None:
        decision: Decision = game.pending.get(seat, _TRADING)
        chance = f"{self.seed} {seat} {game.question(seat)}"
        random = Random(chance)  # noqa: S311 a game, not a secret
        return player(view(game, seat), decision, random)

    def _next_in_trade(self, game: Game) -> tuple[Seat, Action] | None:
        """When nobody has anything more to say, or all have said enough, the time is up (X8)."""
        for seat in self._talk.speakers(game, self.players):
            action = self.answer(game, seat)
            if action is not None:
                return seat, action
            self._talk.wait(game, seat)
        people = any(seat not in self.players for seat in game.pending)
        return None if people else (HOST, EndTrading())


_TRADING: Final = AskTrade()
"""Who is done trading is not asked, but may come back (X8)."""
