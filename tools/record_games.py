"""Twenty whole games in ``tests/games``, every line of which must always come out the same.

``python -m tools.record_games`` plays and records those that are missing. Where the engine plays a
recorded game differently, ``--diff`` shows what changed. Once that has been reviewed, ``--update``
with names, or ``all``, plays the recorded answers again and records what happens now; ``--renew``
plays and records other games in their place. See ``docs/games.md``.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import Struct

from ecumene.data import MapName, TrackName
from ecumene.rules.actions import Action, CallTime, EndTrading, Leave
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.record import save, up_to_date
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.ids import HOST
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.events import Event

FOLDER: Final = Path(__file__).parents[1] / "tests" / "games"
WEST, EAST, BOTH = MapName.WEST, MapName.EAST, MapName.BOTH
EXPERT = TrackName.EXPERT
MOST_NEW: Final = 6
"""Maximum questions in a row that are new to a record when it is replayed."""
MOST_EARLIER: Final = 4
"""Maximum answers that may come earlier in a record than they are asked for when it is replayed."""


class Plan(Struct, frozen=True):
    """A game to be recorded."""

    options: Options
    leave_after: int = 0
    """The number of answers after which a player leaves, again and again (L); 0: nobody does."""
    interrupt_after: int = 0
    """The number of answers after which the host ends the trade, or calls time (X8, H6)."""


GAMES: Final = {
    "05-west": Plan(Options(5, WEST, 1)),
    "05-east-expert": Plan(Options(5, EAST, 2, EXPERT)),
    "06-west-expert": Plan(Options(6, WEST, 3, EXPERT)),
    "06-east-strict": Plan(Options(6, EAST, 4, strict_movement=True)),
    "07-west-short": Plan(Options(7, WEST, 5, short_game=True)),
    "07-east-leaving": Plan(Options(7, EAST, 6), leave_after=200),
    "08-west-interrupted": Plan(Options(8, WEST, 7, timed=True), interrupt_after=150),
    "08-east-short": Plan(Options(8, EAST, 8, short_game=True)),
    "09-west-expert": Plan(Options(9, WEST, 9, EXPERT)),
    "09-east-leaving": Plan(Options(9, EAST, 10, EXPERT), leave_after=400),
    "10-west-short": Plan(Options(10, WEST, 11, short_game=True)),
    "11-east": Plan(Options(11, EAST, 12)),
    "12-both-short": Plan(Options(12, BOTH, 23, short_game=True)),
    "13-both-expert": Plan(Options(13, BOTH, 14, EXPERT)),
    "14-both-leaving": Plan(Options(14, BOTH, 15), leave_after=250),
    "15-both-short": Plan(Options(15, BOTH, 16, short_game=True)),
    "16-both-agreed": Plan(Options(16, BOTH, 17, last_turn=25)),
    "17-both-short": Plan(Options(17, BOTH, 18, short_game=True)),
    "18-both": Plan(Options(18, BOTH, 19)),
    "18-both-expert": Plan(Options(18, BOTH, 20, EXPERT, last_turn=40)),
}
"""Every number of players, every map, both tracks, the Short Game, leaving, an agreed end (H6)."""


def play(plan: Plan) -> Game:
    """Play a whole game at random."""
    game = Game(plan.options)
    _play_on(game, plan, RandomDriver(plan.options.seed, quick=True, settles=True))
    return game


def _play_on(game: Game, plan: Plan, driver: RandomDriver) -> None:
    while not game.over:
        driver.step(game)
        answers = len(game.log)
        if plan.leave_after and answers % plan.leave_after == 0:
            _try(game, driver.random.randrange(plan.options.players), Leave())
        if plan.interrupt_after and answers % plan.interrupt_after == 0:
            _try(game, HOST, EndTrading())
        if plan.options.timed and answers == 20 * plan.interrupt_after:
            _try(game, HOST, CallTime())


def _try(game: Game, seat: int, action: Action) -> None:
    """Do something if it is possible just now."""
    try:
        game.apply(seat, action)
    except IllegalAction:
        return


def path_of(name: str) -> Path:
    """The file of a recorded game."""
    return FOLDER / f"{name}.jsonl.gz"


def recorded(name: str) -> bytes:
    """A recorded game, as it was saved."""
    return gzip.decompress(path_of(name).read_bytes())


def record(name: str) -> None:
    """Play a game and save it."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    _write(name, play(GAMES[name]))


def update(name: str) -> None:
    """Replay the recorded answers and save what happens now.

    Questions that did not exist when it was recorded get the default answers (O4). What is asked
    later now is answered then. Answers that are no longer legal are left out, and counted; if the
    game is not over in the end it is played on at random.
    """
    first, *lines = map(msgspec.json.decode, up_to_date(recorded(name)))
    game = Game(from_names(first["options"], Options))
    answers = [each for data in lines if (each := _answer_of(data)) is not None]
    lost = len(lines) - len(answers)
    while answers and not game.over:
        now = _legal_now(game, answers[:MOST_EARLIER])
        seat, action = answers.pop(now or 0)
        if now is None:
            lost += not _answered(game, seat, action)
        else:
            game.apply(seat, action)
    _play_on(game, GAMES[name], RandomDriver(game.options.seed, quick=True, settles=True))
    print(f"{name}: {lost} answers of {len(lines)} were not taken")
    _write(name, game)


def _answer_of(data: dict[str, Any]) -> tuple[int, Action] | None:
    try:
        return data["seat"], from_names(data["action"], Action)
    except BadData:
        return None


def _legal_now(game: Game, answers: Sequence[tuple[int, Action]]) -> int | None:
    """The index of the first answer that can be given now; None if none can."""
    places = range(len(answers))
    return next((place for place in places if game.why_not(*answers[place]) is None), None)


def _answered(game: Game, seat: int, action: Action) -> bool:
    """Give a recorded answer, after defaults for new questions; returns whether it was accepted."""
    attempt = game.copy()
    for _ in range(MOST_NEW + 1):
        if attempt.why_not(seat, action) is None:
            for each in attempt.log[len(game.log) :]:
                game.apply(each.seat, each.action)
            game.apply(seat, action)
            return True
        asked = next(iter(attempt.pending), None)
        by_default = None if asked is None else attempt.default(asked)
        if asked is None or by_default is None:
            return False
        attempt.apply(asked, by_default)
    return False


def _write(name: str, game: Game) -> None:
    text = save(game).encode()
    path_of(name).write_bytes(gzip.compress(text, 9, mtime=0))
    print(f"{name}: {len(text.splitlines())} lines recorded")


# Differences


def differences(text: bytes) -> Iterator[str]:
    """Replay a record, as far as its answers are still legal, and report differences."""
    first, *lines = up_to_date(text)
    game = Game(from_names(msgspec.json.decode(first)["options"], Options))
    was, now = msgspec.json.decode(first)["events"], _shown(game.opening or ())
    if was != now:
        yield _difference("line 1, before the first answer", was, now)
    for number, line in enumerate(lines, 2):
        data = msgspec.json.decode(line)
        state = game.state
        where = f"line {number}, turn {state.turn}, phase {state.phase}, seat {data['seat']}"
        where += f": {_text(data['action'])}"
        try:
            # The recorded events need not have the form that events have now.
            action = from_names(data["action"], Action)
            now = _shown(game.apply(data["seat"], action))
        except (IllegalAction, BadData) as problem:
            yield f"{where}\n  ! can no longer be answered: {problem}; the rest was not compared"
            return
        if data["events"] != now:
            yield _difference(where, data["events"], now)
    if not game.over:
        yield "the game is not over when the record ends"


def _shown(events: Sequence[Event]) -> list[object]:
    return [msgspec.json.decode(msgspec.json.encode(to_names(event))) for event in events]


def _difference(where: str, was: list[object], now: list[object]) -> str:
    lines = [where]
    lines += [f"  - {_text(event)}" for event in was if event not in now]
    lines += [f"  + {_text(event)}" for event in now if event not in was]
    return "\n".join(lines if len(lines) > 1 else [where, "  the same events in another order"])


def _text(data: object) -> str:
    return msgspec.json.encode(data).decode()


def show(name: str, most: int) -> bool:
    """Print the first differences of a game; returns whether there are any."""
    found = list(differences(recorded(name)))
    if found:
        print(f"{name}: {len(found)} differences")
        print("\n".join(found[:most]))
        if len(found) > most:
            print(f"... {len(found) - most} more")
    return bool(found)


def main() -> None:
    """Record what is missing, or show what has changed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--diff", action="store_true", help="show what has changed")
    parser.add_argument("--most", type=int, default=5, help="differences shown of each game")
    parser.add_argument("--renew", nargs="+", metavar="NAME", default=[], help="other games")
    parser.add_argument("--update", nargs="+", metavar="NAME", default=[], help="other outcomes")
    asked = parser.parse_args()
    renewed = list(GAMES) if asked.renew == ["all"] else asked.renew
    for name in GAMES if asked.update == ["all"] else asked.update:
        update(name)
    if asked.diff:
        changed = [name for name in GAMES if path_of(name).exists() and show(name, asked.most)]
        print(f"{len(changed)} of {len(GAMES)} games have changed")
        sys.exit(bool(changed))
    for name in GAMES:
        if name in renewed or not path_of(name).exists():
            record(name)


if __name__ == "__main__":
    main()
