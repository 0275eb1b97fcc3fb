"""Who sits where, whose turn it is, and what computer players answer."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.bots.player import AskTradeAmongPeople, RememberingPlayer
from ecumene.bots.registry import COMPUTER_PLAYER, PLAYERS, STAND_IN
from ecumene.bots.table.memories import Memories, no_past
from ecumene.bots.table.offer_responses import response
from ecumene.bots.table.patience import Patience
from ecumene.bots.table.thoughts import AskedQuestion, Thoughts
from ecumene.bots.table.trade_turns import TradeTurns
from ecumene.rules.actions import EndTrading, PutDownCards, Withdraw
from ecumene.rules.decisions import AskTrade
from ecumene.rules.phases.trade.trade_judge import has_said_enough
from ecumene.rules.state.ids import HOST
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from ecumene.bots.player import Player
    from ecumene.bots.table.memories import Past
    from ecumene.bots.table.offer_responses import Response
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import OfferNo, Seat


class Turn(NamedTuple):
    """Whose turn it is."""

    people: tuple[Seat, ...]
    """The people the others wait for; with none, ``answer`` is next."""
    answer: tuple[Seat, Action] | None
    """The next computer player and its answer; None: all wait for people."""


class Rest(NamedTuple):
    """A moment of a trade at which no computer player goes on by itself."""

    turn: int
    said: int
    """The length of the log."""
    people: tuple[Seat, ...]
    """The people they wait for; with none, they have nothing more to say."""


class Table:
    """Computer players in some seats of a game; people have the others.

    A player's answer depends only on the current state of the game and on what its seat has seen,
    so it is the same when the game is resumed, and is not computed twice while nothing has changed.
    Who is asked also depends on who waits in trade, which is not saved: a player for whom nothing
    has changed should answer as before. A seat may change hands at any time.
    """

    def __init__(
        self,
        players: Mapping[Seat, Player],
        seed: int,
        stand_in: Player = PLAYERS[STAND_IN],
        *,
        discreet: bool = False,
        past: Past = no_past,
        guarded: bool = True,
    ) -> None:
        """``discreet``: whom computers wait for in trade reveals nothing said in secret.

        ``guarded``: a player that fails, or answers illegally, is answered for by default (O4).
        ``past`` is what happened before the game's log starts, for players who remember.
        """
        self._discreet = discreet
        self._memories = Memories(past)
        self.players = dict(players)
        """The computer players by seat."""
        self.seed = seed
        self.stand_in = stand_in
        """Answers in a person's place when the person is shown an answer, or spared one."""
        self._talk = TradeTurns()
        self._thoughts = Thoughts(guarded=guarded)
        self._patience: dict[Seat, Patience] = {}
        self._rest: Rest | None = None

    @classmethod
    def around(cls, people: Collection[Seat], game: Game) -> Table:
        """People in these seats of a game, and computer players in all others."""
        others = [seat for seat in range(game.options.players) if seat not in people]
        return cls(dict.fromkeys(others, COMPUTER_PLAYER), game.options.seed)

    # Who sits where

    def hand_over(self, seat: Seat, player: Player = COMPUTER_PLAYER) -> None:
        """Give a seat to a computer player."""
        self._change(seat)
        self.players[seat] = player

    def take_over(self, seat: Seat) -> None:
        """Give a seat to a person."""
        self._change(seat)
        self.players.pop(seat, None)

    def _change(self, seat: Seat) -> None:
        """Forget a seat's past: its new owner looks at everything afresh."""
        self._talk.forget(seat)
        self._thoughts.forget(seat)
        self._memories.forget(seat)
        self._patience.pop(seat, None)

    def patience(self, game: Game, seat: Seat) -> Patience:
        """What a person has seen and intends in this turn's trade, up to now (X1)."""
        patience = self._patience.setdefault(seat, Patience(seat, discreet=self._discreet))
        patience.follow(game)
        return patience

    def owed(self, game: Game) -> dict[OfferNo, Seat]:
        """Computer players' deals that lack a person's cards, with that person (X2)."""
        trade = game.peek().trade
        if trade is None:
            return {}
        return {
            number: seat
            for number, deal in sorted(trade.deals.items())
            for seat, partner in (deal.seats, deal.seats[::-1])
            if seat not in self.players and seat not in deal.cards and partner in self.players
        }

    # Whose turn it is

    def next_turn(self, game: Game) -> Turn:
        """Whom the others wait for, and otherwise which computer player is next.

        Outside trade, players answer in order (G9); but in movement people are asked at once, and
        may choose to move later (M1). In trade all speak freely: a person is waited for before
        anything new is gone, and no longer than ``Patience`` allows (X1).
        """
        if game.peek().trade is not None:
            turn = self._turn_in_trade(game)
            people = () if turn.answer is None else turn.people
            rests = people or turn.answer is None
            self._rest = Rest(game.peek().turn, len(game.log), people) if rests else None
            return turn
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
        # All of them follow what is said, even while one of them is waited for.
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
        """A player for whom a person waits with cards on the table answers first."""
        trade = game.peek().trade
        assert trade is not None
        for _, deal in sorted(trade.deals.items()):
            ready = [seat for seat in deal.seats if seat in deal.cards]
            owing = [seat for seat in deal.seats if seat not in deal.cards and seat in self.players]
            if owing and any(seat not in self.players for seat in ready):
                (partner,) = owing
                if has_said_enough(trade, partner):
                    continue
                action = self.answer(game, partner)
                if isinstance(action, PutDownCards | Withdraw):
                    return partner, action
        return None

    # How offers are received

    def is_silent(self, game: Game, reader: Seat | None) -> bool:
        """Whether computer players say nothing now, though they do not wait for the reader.

        Whether they wait for somebody else is not told: it may come of what was said in secret.
        """
        trade, rest = game.peek().trade, self._rest
        if trade is None or rest is None or not any(seat in self.players for seat in trade.seats):
            return False
        return rest[:2] == (game.peek().turn, len(game.log)) and reader not in rest.people

    def responses(self, game: Game, reader: Seat | None) -> dict[OfferNo, dict[Seat, Response]]:
        """How each open offer that a reader knows of is received, by those it is made to."""
        seen, silent = view(game, reader), self.is_silent(game, reader)
        table = seen.trade
        if table is None:
            return {}

        def received(number: OfferNo, seat: Seat) -> Response:
            if seat not in self.players:
                known = number in self.patience(game, seat).seen
                return response(seen, table.offers[number], seat, "seen" if known else "unseen")
            passed = silent or self._talk.passed_on(game, seat, number)
            return response(seen, table.offers[number], seat, "declined" if passed else "thinks")

        return {
            number: {
                seat: received(number, seat)
                for seat in (table.seats if offer.to is None else (offer.to,))
                if seat != offer.seat
            }
            for number, offer in table.offers.items()
        }

    # Answers

    def next_answer(self, game: Game) -> tuple[Seat, Action] | None:
        """The next computer player to answer, and the answer; None to wait for a person."""
        if game.peek().trade is not None:
            return self._next_in_trade(game)
        for seat in game.pending:
            if seat in self.players:
                action = self.answer(game, seat)
                assert action is not None, "only in trade a player may wait"
                return seat, action
        return None

    def answer(self, game: Game, seat: Seat) -> Action | None:
        """A computer player's answer for its seat, or for a person's; None to wait."""
        return self._asked(self.players.get(seat, self.stand_in), game, seat)

    def suggestion(self, game: Game, seat: Seat) -> Action | None:
        """The stand-in's answer for a seat, whoever has it; None to wait."""
        return self._asked(self.stand_in, game, seat)

    def _asked(self, player: Player, game: Game, seat: Seat) -> Action | None:
        decision: Decision = game.pending.get(seat, _TRADING)
        if isinstance(decision, AskTrade):
            decision = self._among_people(game, seat, decision)
        chance = f"{self.seed} {seat} {game.question(seat)}"
        memory = None
        if isinstance(player, RememberingPlayer):
            memory = self._memories.of(player, game, seat)
        return self._thoughts.answer(
            seat, AskedQuestion(player, chance, decision, view(game, seat), memory)
        )

    def clear_log(self, game: Game) -> None:
        """Clear a game's log, once the players who remember have heard all of it."""
        self._memories.let_log_go(game)
        game.clear_log()

    def _patient(self, game: Game) -> Iterator[Patience]:
        """The patience of all people who trade; dawdling computer players have none."""
        trade = game.peek().trade
        dawdlers = self._talk.dawdlers
        for seat in () if trade is None else trade.seats:
            if seat not in self.players:
                yield self.patience(game, seat)
            elif seat in dawdlers:
                patience = self.patience(game, seat)
                for number in patience.owed:
                    patience.lapse(number)
                yield patience

    def _among_people(self, game: Game, seat: Seat, asked: AskTrade) -> AskTrade:
        """The question to a seat in trade, with what it may expect of the people there."""
        others = [each for each in self._patient(game) if each.seat != seat]
        trade = game.peek().trade
        if not others or trade is None:
            return asked
        late = (number for each in others for number in each.late)
        return AskTradeAmongPeople(
            people=tuple(each.seat for each in others),
            late=tuple(number for number in late if seat in trade.deals[number].seats),
            broken={each.seat: each.broken[seat] for each in others if each.broken[seat]},
            countered=tuple(number for each in others for number in sorted(each.countered[seat])),
        )

    def _next_in_trade(self, game: Game) -> tuple[Seat, Action] | None:
        """When nobody has anything more to say, or all have said enough, time is up (X8)."""
        trade = game.peek().trade
        assert trade is not None
        spent: Counter[Seat] = Counter()
        pressed: set[Seat] = set()
        for patience in self._patient(game):
            spent += patience.spent
            pressed.update(*(trade.deals[number].cards for number in patience.late))
        for seat in self._talk.speakers(game, self.players, spent, pressed):
            action = self.answer(game, seat)
            self._talk.note(game, self.players, seat, action)
            if action is not None:
                return seat, action
        people = any(seat not in self.players for seat in game.pending)
        return None if people else (HOST, EndTrading())


_TRADING: Final = AskTrade()
"""A player done trading is not asked, but may come back (X8)."""
