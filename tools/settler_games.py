"""Games of computer players whose answers must be the same on every Python, for ever.

``tests/bots/answers.json`` holds a digest of all answers of each game. Once it is known why the
players answer differently, ``python -m tools.settler_games`` plays the games and rewrites it.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName, TrackName
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.play import Options

FILE: Final = Path(__file__).parents[1] / "tests" / "bots" / "answers.json"


class Plan(Struct, frozen=True):
    """A game, and which players take the seats in turn."""

    options: Options
    players: tuple[str, ...] = ("settler",)


GAMES: Final = {
    "05-west": Plan(Options(5, MapName.WEST, 1)),
    "09-east-expert": Plan(Options(9, MapName.EAST, 2, TrackName.EXPERT)),
    "12-both-short": Plan(Options(12, MapName.BOTH, 3, short_game=True)),
    "06-west-strategists": Plan(Options(6, MapName.WEST, 5), ("strategist", "settler")),
    "07-east-characters": Plan(
        Options(7, MapName.EAST, 6, last_turn=14),
        (
            "warlord",
            "merchant-casual",
            "seafarer-learning",
            "builder-seasoned",
            "diplomat",
            "scholar-casual",
            "strategist-learning",
        ),
    ),
    "07-west-mixed": Plan(Options(7, MapName.WEST, 4, last_turn=12), ("settler", "random")),
}


def play(plan: Plan) -> Game:
    """Play a whole game."""
    game = Game(plan.options)
    names = [plan.players[seat % len(plan.players)] for seat in range(plan.options.players)]
    seats = {seat: PLAYERS[name] for seat, name in enumerate(names)}
    table = Table(seats, plan.options.seed)
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return game


def digest(name: str) -> str:
    """A digest of all answers of a game, with who gave them and in which order."""
    answers = [(entry.seat, to_names(entry.action)) for entry in play(GAMES[name]).log]
    return sha256(msgspec.json.encode(answers, order="sorted")).hexdigest()


def recorded() -> dict[str, str]:
    """The stored digests."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, str])


def main() -> None:
    """Store the digests."""
    found = msgspec.json.encode({name: digest(name) for name in GAMES})
    FILE.write_bytes(msgspec.json.format(found) + b"\n")


if __name__ == "__main__":
    main()
