"""The games that chances are fitted to and judged by: all kinds of tables, all kinds of players."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from ecumene.analysis.features import progress, table_of
from ecumene.bots import PLAYERS, Table, seated
from ecumene.data import MapName, TrackName, facts
from ecumene.rules.game import Game
from ecumene.rules.phases.phase_names import PhaseName, phase_number
from ecumene.rules.play import Options
from ecumene.rules.state.chance import draw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SEEDS: Final = 1 << 48
LAST_TURN: Final = 25
"""Games end at the latest after this turn (H6); good players are done long before."""
NOTED: Final[tuple[PhaseName, ...]] = (
    "tax",
    "conflict",
    "trade-cards",
    "trade",
    "selection",
    "abilities",
    "succession",
)
"""At the start of these phases a position is noted, the end of the one before."""
MOMENTS: Final = frozenset(map(phase_number, NOTED))
COMPANIES: Final = {
    "masters": ("mixed", "strategist"),
    "seasoned": ("mixed-seasoned",),
    "casual": ("mixed-casual", "settler"),
    "all": ("mixed", "mixed-seasoned", "mixed-casual", "mixed-learning", "settler", "random"),
}
"""Who sits together: mostly players of one strength, now and then all kinds."""
OFTEN: Final = ("masters", "masters", "masters", "seasoned", "casual", "all")
TRACKS: Final = (TrackName.BASIC, TrackName.BASIC, TrackName.EXPERT)
SHORT: Final = 5
"""One game in so many on the basic track is the Short Game (Q)."""
LARGE: Final = 9
"""Players at the largest table of one map but the rarest; larger ones take most of the time."""
OFTEN_SMALL: Final = 3
"""So many times more often than a large table a small one is played."""


class Moment(Struct, frozen=True, array_like=True):
    """A position: how far the game is, and what can be said of every seat."""

    turn: int
    phase: int
    progress: float
    features: list[tuple[float, ...]]


class FittingGame(Struct, frozen=True):
    """What is kept of a game."""

    number: int
    players: int
    map: MapName
    track: TrackName
    short: bool
    company: str
    winner: int
    totals: list[int]
    moments: list[Moment]


def game_options(seed: int, number: int) -> tuple[Options, str, list[str]]:
    """A game by its number: its options, the company, and the player in each seat."""
    random = Random(f"{seed}/{number}")  # noqa: S311 a game, not a secret
    setups = facts().setups
    often = [1 if setup.players > LARGE else OFTEN_SMALL for setup in setups]
    [setup] = random.choices(setups, often)
    company = random.choice(OFTEN)
    track = random.choice(TRACKS)
    names = [random.choice(COMPANIES[company]) for _ in range(setup.players)]
    short = track is TrackName.BASIC and random.randrange(SHORT) == 0
    options = Options(
        setup.players,
        setup.map,
        draw(seed, "fit", SEEDS, number),
        track,
        short_game=short,
        last_turn=LAST_TURN,
    )
    return options, company, seated(names, f"{seed} {number}")


def play(seed: int, number: int) -> FittingGame:
    """Play a game to its end, and note its positions."""
    options, company, seating = game_options(seed, number)
    moments: list[Moment] = []

    def note(game: Game) -> None:
        state = game.peek()
        if state.phase in MOMENTS and not state.over:
            seats = range(options.players)
            rows = table_of(options, state, seats)
            moments.append(Moment(state.turn, state.phase, progress(options, state), rows))

    game = Game(options, note)
    table = Table(
        {seat: PLAYERS[name] for seat, name in enumerate(seating)}, options.seed, guarded=False
    )
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None, "nobody but computer players sits here"
        game.apply(*answer)
    ranking = game.ranking()
    totals = [0] * options.players
    for standing in ranking:
        totals[standing.seat] = standing.total
    return FittingGame(
        number,
        options.players,
        options.map,
        options.track,
        options.short_game,
        company,
        ranking[0].seat,
        totals,
        moments,
    )


def games(
    seed: int, count: int, file: Path, jobs: int, say: Callable[[str], None]
) -> Iterator[FittingGame]:
    """So many games, from a file as far as they are there; what is played now is added to it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    known = list(_kept(file)) if file.exists() else []
    file.write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in known))
    yield from known[:count]
    numbers = range(len(known) + 1, count + 1)
    with ProcessPoolExecutor(jobs) as pool, file.open("ab") as out:
        for game in pool.map(play, [seed] * len(numbers), numbers, chunksize=2):
            out.write(msgspec.json.encode(game) + b"\n")
            out.flush()
            if game.number % 50 == 0:
                say(f"{game.number} of {count} games")
            yield game


def _kept(file: Path) -> Iterator[FittingGame]:
    """The games of a file; a line that was cut off is none."""
    decoder = msgspec.json.Decoder(FittingGame)
    with file.open("rb") as lines:
        for line in lines:
            if line.endswith(b"\n"):
                yield decoder.decode(line)
