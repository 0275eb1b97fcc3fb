"""The cost of whole games of computer players, beside a peer.

The engine's share is carrying out answers; seeing is making the views, what players remember, and
asking who has anything to say. The peer is in ``benchmarks.peer``. Times are process times.
"""

from __future__ import annotations

from statistics import median, quantiles
from sys import stdout
from time import process_time
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.table import Table as Page

from benchmarks.peer import PEER_GAMES, Cost, peer_round
from ecumene.bots import PLAYERS, Table
from ecumene.bots.player import RememberingPlayer, words_of
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

ROUNDS: Final = 5
WIDTH: Final = 150
TABLES: Final = (
    ("settler", 5, MapName.WEST),
    ("settler", 9, MapName.WEST),
    ("settler", 18, MapName.BOTH),
    ("strategist", 9, MapName.WEST),
)


class Timed(RememberingPlayer[Any]):
    """A player whose answers are timed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.words = words_of(player)
        self.seconds: list[float] = []
        """What each answer took."""

    @property
    def nothing(self) -> Any:
        """The player's own memory."""
        return self.player.nothing if isinstance(self.player, RememberingPlayer) else None

    def remember(self, memory: Any, seat: Seat, event: Event) -> Any:
        """Remember as the player does."""
        assert isinstance(self.player, RememberingPlayer)
        return self.player.remember(memory, seat, event)

    def play(self, view: View, decision: Decision, random: Random, memory: Any) -> Action | None:
        """Answer as the player does."""
        start = process_time()
        assert isinstance(self.player, RememberingPlayer)
        answer = self.player.play(view, decision, random, memory)
        self.seconds.append(process_time() - start)
        return answer

    def answer(self, view: View, decision: Decision, random: Random) -> Action | None:
        """The same for a player without a memory."""
        start = process_time()
        answer = self.player(view, decision, random)
        self.seconds.append(process_time() - start)
        return answer

    @property
    def seated(self) -> Player:
        """What sits at the table: a memory would cost even those who have none."""
        return self if isinstance(self.player, RememberingPlayer) else self.answer


class Round:
    """A whole game of one kind of player."""

    def __init__(self, player: str, seats: int, map_: MapName, seed: int) -> None:
        timed = Timed(PLAYERS[player])
        self.engine = 0.0
        begin = process_time()
        game = Game(Options(seats, map_, seed))
        table = Table(dict.fromkeys(range(seats), timed.seated), seed, guarded=False)
        while (answer := table.next_answer(game)) is not None:
            start = process_time()
            game.apply(*answer)
            self.engine += process_time() - start
        self.total = Cost()
        self.total.add(process_time() - begin, len(game.log))
        self.turns = game.peek().turn
        self.answers = timed.seconds

    @property
    def shares(self) -> tuple[float, float, float]:
        """Microseconds per decision in the engine, for seeing, and in the players."""
        deciding = sum(self.answers)
        seeing = self.total.seconds - self.engine - deciding
        one = 1e6 / self.total.decisions
        return self.engine * one, seeing * one, deciding * one


def row(name: str, rounds: list[Round], peer_cost: float) -> list[str]:
    """A kind of table."""
    seconds = [each.total.seconds for each in rounds]
    cost = median(each.total.each for each in rounds)
    shares = zip(*(each.shares for each in rounds), strict=True)
    answers = [1e3 * answer for each in rounds for answer in each.answers]
    return [
        name,
        f"{median(each.turns for each in rounds):.0f}",
        f"{median(each.total.decisions for each in rounds):.0f}",
        *(f"{value:.2f}" for value in (min(seconds), median(seconds), max(seconds))),
        f"{cost:.0f}",
        *(f"{median(share):.0f}" for share in shares),
        f"{cost / peer_cost:.0%}",
        f"{quantiles(answers, n=100)[-1]:.2f}",
        f"{max(answers):.1f}",
    ]


def peer_row(peer: list[Cost]) -> list[str]:
    """The peer's games."""
    games = [cost.seconds / PEER_GAMES for cost in peer]
    return [
        "catanatron",
        "",
        f"{median(cost.decisions for cost in peer) / PEER_GAMES:.0f}",
        *(f"{value:.2f}" for value in (min(games), median(games), max(games))),
        f"{median(cost.each for cost in peer):.0f}",
        *("", "", ""),
        "100%",
        *("", ""),
    ]


def main() -> None:
    """Print the table."""
    peer: list[Cost] = []
    ours: dict[str, list[Round]] = {}
    for number in range(ROUNDS):
        peer.append(peer_round(number))
        for player, seats, map_ in TABLES:
            rounds = ours.setdefault(f"{seats} × {player}", [])
            rounds.append(Round(player, seats, map_, number))
    page = Page(title="whole Basic games of computer players, one core")
    page.add_column("", no_wrap=True)
    for heading in ("turns", "decisions", "seconds, best", "median", "worst"):
        page.add_column(heading, justify="right")
    for heading in ("µs a decision", "engine", "seeing", "player", "of the peer"):
        page.add_column(heading, justify="right")
    for heading in ("ms an answer: 99 %", "worst"):
        page.add_column(heading, justify="right")
    for name, rounds in ours.items():
        page.add_row(*row(name, rounds, median(cost.each for cost in peer)))
    page.add_row(*peer_row(peer))
    # Without a terminal there is no width to keep to, and narrow columns would be unreadable.
    Console(width=None if stdout.isatty() else WIDTH).print(page)


if __name__ == "__main__":
    main()
