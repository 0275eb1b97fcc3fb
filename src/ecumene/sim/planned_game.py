"""One game of a plan, played to its end."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from msgspec.structs import replace

from ecumene.bots import COMPUTER_PLAYER, Player, Table
from ecumene.rules.game import Game
from ecumene.sim.holdings import TurnEnds
from ecumene.sim.result_rows import Results
from ecumene.sim.results import results_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from contextlib import AbstractContextManager
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.sim.plan import GamesPlan


class SeatedGuest(Protocol):
    """A guest in one seat of one game (``ecumene.bots.Player``), and how it has behaved."""

    @property
    def answers(self) -> int:
        """Its answers that counted."""

    @property
    def faults(self) -> int:
        """Its bad and missing answers."""

    @property
    def replaced(self) -> int | None:
        """The turn in which a computer player took over; None if none did."""

    @property
    def calls(self) -> int:
        """A model's calls of tools."""

    @property
    def milliseconds(self) -> int:
        """How long the game waited for a model."""

    def __call__(self, view: View, decision: Decision, random: Random) -> Action | None:
        """Answer any decision."""


@runtime_checkable
class Guest(Protocol):
    """A player who comes for a game and leaves at its end, like a program of its own."""

    def at(self, game: Game, seat: Seat, number: int) -> AbstractContextManager[SeatedGuest]:
        """Take a seat in a new game with this number."""


PlayerOrGuest: TypeAlias = Player | Guest


def play(
    plan: GamesPlan, number: int, players: Mapping[str, PlayerOrGuest]
) -> tuple[Game, Results]:
    """Play a game of a plan to its end."""
    ends = TurnEnds()
    game = Game(plan.options_of(number), ends)
    seating, turn = plan.seating(number), plan.trade_of(number)
    seed = plan.seed_of(number)
    if turn is not None:
        _settle(game, seed, lambda: _trades_in(game, turn))
    guests: dict[Seat, SeatedGuest] = {}
    seats: dict[Seat, Player] = {}
    with ExitStack() as stack:
        for seat, name in enumerate(seating):
            player = players[name]
            if isinstance(player, Guest):
                player = guests[seat] = stack.enter_context(player.at(game, seat, number))
            seats[seat] = player
        if turn is None:
            _play_on(game, seats, seed, lambda: game.over)
        else:
            _play_on(game, seats, seed, lambda: not _trades_in(game, turn))
    _settle(game, seed, lambda: game.over)
    return game, _with_conduct(results_of(number, game, seating, ends), guests)


def _trades_in(game: Game, turn: int) -> bool:
    """Whether the trade of a turn goes on."""
    state = game.peek()
    return state.turn == turn and state.trade is not None


def _settle(game: Game, seed: int, ready: Callable[[], bool]) -> None:
    """Let settlers play in all seats, for as long as the game lasts."""
    settlers = dict.fromkeys(range(game.options.players), COMPUTER_PLAYER)
    _play_on(game, settlers, seed, lambda: game.over or ready())


def _play_on(
    game: Game, seats: Mapping[Seat, Player], seed: int, ready: Callable[[], bool]
) -> None:
    table = Table(seats, seed, guarded=False)
    while not ready():
        answer = table.next_answer(game)
        assert answer is not None, "nobody but computer players sits here"
        game.apply(*answer)


def _with_conduct(results: Results, guests: Mapping[Seat, SeatedGuest]) -> Results:
    """The results, with how guests have behaved."""
    if not guests:
        return results
    rows = [
        replace(
            row,
            faults=guest.faults,
            replaced=guest.replaced,
            answers=guest.answers,
            calls=guest.calls,
            milliseconds=guest.milliseconds,
        )
        if (guest := guests.get(row.seat)) is not None
        else row
        for row in results.seats
    ]
    return Results(rows, results.turns)
