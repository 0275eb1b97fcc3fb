"""One game of a plan, played to its end."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Protocol, TypeAlias, runtime_checkable

from msgspec.structs import replace

from ecumene.bots import Player, Table
from ecumene.rules.game import Game
from ecumene.sim.holdings import TurnEnds
from ecumene.sim.result_rows import Results
from ecumene.sim.results import results_of

if TYPE_CHECKING:
    from collections.abc import Mapping
    from contextlib import AbstractContextManager
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.sim.plan import GamesPlan


class SeatedGuest(Protocol):
    """A guest in one seat of one game (``ecumene.bots.Player``), and how it has behaved."""

    faults: int
    """Its bad and missing answers."""
    replaced: int | None
    """The turn in which a computer player took over; None if none did."""

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
    seating = plan.seating(number)
    guests: dict[Seat, SeatedGuest] = {}
    seats: dict[Seat, Player] = {}
    with ExitStack() as stack:
        for seat, name in enumerate(seating):
            player = players[name]
            if isinstance(player, Guest):
                player = guests[seat] = stack.enter_context(player.at(game, seat, number))
            seats[seat] = player
        table = Table(seats, plan.seed_of(number), guarded=False)
        while not game.over:
            answer = table.next_answer(game)
            assert answer is not None, "nobody but computer players sits here"
            game.apply(*answer)
    return game, _with_conduct(results_of(number, game, seating, ends), guests)


def _with_conduct(results: Results, guests: Mapping[Seat, SeatedGuest]) -> Results:
    """The results, with how guests have behaved."""
    if not guests:
        return results
    rows = [
        replace(row, faults=guests[row.seat].faults, replaced=guests[row.seat].replaced)
        if row.seat in guests
        else row
        for row in results.seats
    ]
    return Results(rows, results.turns)
