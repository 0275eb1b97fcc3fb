"""``make soak``: many complete games, with everything checked after every answer.

Most are played at random, some by settlers, every other time with a random player among them.

In the end the referee (``tools.referee``) goes through the record of each game.

The games go through every set-up on both tracks and as Short Games; in some of them players leave.
A game that fails is reported by its number, which is its seed, and the others go on:
``python -m tools.soak --game 17`` plays that one again.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from multiprocessing import Pool
from random import Random
from time import perf_counter

from msgspec import Struct

from ecumene.bots import PLAYERS, Table
from ecumene.data import TrackName, facts
from ecumene.rules.actions import Leave
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game, encode
from ecumene.rules.phases import turn
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import CITIES
from tools.invariants import Invariants, fail
from tools.phase_ends import checked_phases
from tools.random_play import RandomDriver
from tools.referee import review

SETUPS = tuple((setup.players, setup.map) for setup in facts().setups)
KINDS = ((TrackName.BASIC, False), (TrackName.EXPERT, False), (TrackName.BASIC, True))
LONGEST = 400
"""More turns than any game of such players takes."""
LOOKED_AT = 20
"""Number of checks that everyone has an answer, and that a snapshot continues alike."""
REPLAYED = 10
"""The record of one in this many games is replayed."""
LEAVERS = 5
"""Players leave, one after the other, in one in this many games."""
UNTIL_ONE_LEAVES = 200
SETTLED = 4
"""Settlers play one in this many games."""
LONGEST_SETTLED = 20
"""Maximum number of turns in which tables of settlers finish Basic games."""


class Outcome(Struct, frozen=True):
    """How a game went."""

    number: int
    answers: int
    turns: int
    problem: str = ""


def options_of(number: int) -> Options:
    """The options of the game with a number: set-ups and kinds of games alternate."""
    players, map_ = SETUPS[number % len(SETUPS)]
    track, short = KINDS[number // len(SETUPS) % len(KINDS)]
    return Options(
        players,
        map_,
        seed=number,
        track=track,
        short_game=short,
        strict_movement=number % 7 == 0,
    )


class SettledTable:
    """Settlers that each see only what their seat sees, perhaps with a random player."""

    def __init__(self, game: Game) -> None:
        seats = range(game.options.players)
        seed = game.options.seed
        self.mixed = seed // SETTLED % 2 == 0
        odd = seed % len(seats) if self.mixed else None
        names = {seat: "random" if seat == odd else "settler" for seat in seats}
        self.random = Random(seed)  # noqa: S311 a game, not a secret
        self._table = Table({seat: PLAYERS[name] for seat, name in names.items()}, seed)

    def step(self, game: Game) -> None:
        """Let whoever is next answer."""
        answer = self._table.next_answer(game)
        if answer is None:
            fail("G9", "everybody waits")
        game.apply(*answer)


def driver_of(game: Game) -> RandomDriver | SettledTable:
    """Who plays a game."""
    if game.options.seed % SETTLED == SETTLED - 1:
        return SettledTable(game)
    return RandomDriver(game.options.seed, quick=True, settles=True, groups=True)


def watch_phases() -> None:
    """Have every phase checked when it is over, in this process."""
    turn.PHASES = checked_phases()  # type: ignore[assignment]


def play(number: int) -> Game:
    """Play a whole game, checking everything; raises where something does not hold."""
    game = Game(options_of(number))
    watch = Invariants(game)
    driver = driver_of(game)
    steps = 0
    while not game.over:
        if game.state.turn > LONGEST:
            fail("H4", "the game does not end")
        driver.step(game)
        steps += 1
        if number % LEAVERS == 0 and steps % UNTIL_ONE_LEAVES == 0:
            leave(game, driver)
        watch.check()
        if steps % LOOKED_AT == 0:
            watch.check_answers()
            watch.check_snapshot()
    watch.check_end()
    if isinstance(driver, SettledTable) and not driver.mixed:
        check_settled(game)
    record = save(game)
    if number % REPLAYED == 0 and encode(replay(record).state) != encode(game.state):
        fail("record", "replayed another game")
    for finding in review(record.splitlines(), f"game {number}"):
        fail("referee", finding)
    return game


def check_settled(game: Game) -> None:
    """Check that settlers alone wasted no time, and that nobody who stayed lost everything."""
    basic = game.options.track is TrackName.BASIC
    if basic and not game.state.left and game.state.turn > LONGEST_SETTLED:
        fail("H4", f"settlers took {game.state.turn} turns")
    for seat, player in enumerate(game.state.players):
        gone = seat in game.state.left or seat in game.state.leaving
        if not gone and not player.tokens and player.city_stock == CITIES:
            fail("G14", f"the settler of seat {seat} has no units")


def leave(game: Game, driver: RandomDriver | SettledTable) -> None:
    """Let a player leave, unless the game is over (L1)."""
    gone = {*game.state.left, *game.state.leaving}
    staying = [seat for seat in range(game.options.players) if seat not in gone]
    if staying and not game.over:
        game.apply(driver.random.choice(staying), Leave())


def outcome(number: int) -> Outcome:
    """Play a game; failures are returned, not raised."""
    try:
        game = play(number)
    except Exception:
        return Outcome(number, 0, 0, traceback.format_exc())
    return Outcome(number, len(game.log), game.state.turn)


def main() -> None:
    """Play the games on all cores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--game", type=int, help="only the game of this number")
    asked = parser.parse_args()
    if asked.game is not None:
        watch_phases()
        game = play(asked.game)
        print(f"{game.options}: {game.state.turn} turns, {len(game.log)} answers")
        return
    start = perf_counter()
    numbers = range(asked.first, asked.first + asked.games)
    count: Counter[str] = Counter()
    with Pool(initializer=watch_phases) as pool:
        for result in pool.imap_unordered(outcome, numbers):
            count["games"] += 1
            count["answers"] += result.answers
            count["failed"] += bool(result.problem)
            if result.problem:
                print(f"game {result.number} {options_of(result.number)}\n{result.problem}")
            elif count["games"] % 50 == 0:
                print(f"{count['games']} games, {count['failed']} failed", flush=True)
    seconds = perf_counter() - start
    print(f"{count['games']} games with {count['answers']:,} answers in {seconds:.0f} s, ", end="")
    print(f"{count['failed']} failed")
    sys.exit(count["failed"] > 0)


if __name__ == "__main__":
    main()
