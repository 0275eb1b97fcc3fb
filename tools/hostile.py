"""``make hostile``: a hostile client, against games that are played at random.

At every question it mutates legal answers and sends the result: other numbers, names of other
things, too much, too little, nonsense. It floods phases, sends everything twice, and lets answers
fail half-way. What it looks for, and must not find:

- something offered that is refused, something accepted that was not offered, or a view that offers
  or refuses anything else than the game;
- a trace of what was refused, sent twice or failed;
- anything but a refusal in words;
- more than a bounded share of the table, however much it sends;
- a difference between twins, games that differ in nothing its seat may know (``tools.twins``).
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from itertools import islice
from multiprocessing import Pool
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, get_args
from unittest.mock import patch

import msgspec

from ecumene.data import facts
from ecumene.rules import legal
from ecumene.rules.actions import (
    AcceptOffer,
    Action,
    BuildShip,
    BuyAdvances,
    CallTime,
    Leave,
    MakeAllMoves,
    MakeMoves,
    MakeOffer,
    PutDownCards,
    TakeBack,
    TakeBackMoves,
    Undo,
)
from ecumene.rules.decisions import AskMove, AskTrade, Decision
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.phases.trade.trade_judge import MOST_WISHED
from ecumene.rules.play import Options, Play
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.ids import HOST
from ecumene.rules.state.moves import MOVES
from ecumene.rules.view import KINDS, view
from tools import twins
from tools.mutating import garbled
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import NoReturn

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat

SETUPS: Final = tuple((setup.players, setup.map) for setup in facts().setups)
MOST_LISTED: Final = 400
"""With more answers, it is not checked whether accepted ones are among them."""
TRIES: Final = 12
"""Actions sent at every question."""
TURNS: Final = 12
"""The length of a game."""
FAULTY: Final = 25
"""One in this many answers fails half-way."""
GROUPED: Final = 0.3
"""The probability of sending several moves instead of one."""
FLOODED: Final = 400
"""One in this many answers starts a flood of the phase."""
FLOOD: Final = 3_000
"""Actions sent in a flood."""
LARGEST_VIEW: Final = 200_000
"""The maximum size of a view in bytes, whatever was sent."""
ANY_TIME: Final = (Leave, CallTime, Undo)
"""Actions that are not answers to a question."""
UNLISTED: Final = (MakeMoves, TakeBackMoves, MakeAllMoves, BuyAdvances, MakeOffer, PutDownCards)
"""Kinds of answers of which only some are listed, since there are too many."""


class Found(Exception):
    """Something that must not be."""


class Fault(Exception):
    """Raised in the middle of a phase."""


def fail(*what: object) -> NoReturn:
    """Say what is wrong."""
    raise Found(" ".join(map(str, what)))


def moment(game: Game) -> tuple[object, ...]:
    """The whole of a game, to see whether anything has changed."""
    names = [game.question(seat) for seat in (*range(game.options.players), HOST)]
    return encode(game.state), dict(game.pending), game.snapshot(), len(game.log), names


class Attack:
    """What was tried on games, and how often."""

    def __init__(self, seed: int, tries: int = TRIES) -> None:
        self.random = Random(seed)  # noqa: S311 a game, not a secret
        self.tries = tries
        self.count: Counter[str] = Counter()
        self.kinds: Counter[str] = Counter()
        """The number of actions sent by kind of decision."""

    # One question

    def try_everybody(self, game: Game) -> None:
        """Send nonsense for everyone who is asked; in long phases not after every answer."""
        for seat, decision in game.pending.items():
            if not isinstance(decision, AskMove | AskTrade) or self.random.random() < 0.3:
                self.try_seat(game, seat, decision)

    def try_seat(self, game: Game, seat: Seat, decision: Decision) -> None:
        """Compare what is offered with what is accepted, and refused with what is offered."""
        before = encode(game.state)
        seen = view(game, seat)
        offered = list(islice(game.answers(seat), MOST_LISTED))
        if list(islice(legal.answers(seen, decision), MOST_LISTED)) != offered:
            fail("the view offers something else to", seat, decision)
        known = {_canonical(action) for action in offered} if len(offered) < MOST_LISTED else None
        for _ in range(self.tries):
            self.kinds[KINDS[type(decision)]] += 1
            action = self.random.choice(offered)
            refused = game.why_not(seat, action)
            if refused is not None:
                fail("offered and refused:", action, refused)
            self.count["offered"] += 1
            sent = garbled(self._grouped(offered, action), self.random)
            if sent is None:
                self.count["no action"] += 1
            elif not isinstance(sent, ANY_TIME):
                self._judge(game, seat, decision, sent, known)
                if sent in offered and game.why_not(seat, sent) is not None:
                    fail("offered and refused:", sent, decision)
        if encode(game.state) != before:
            fail("judging has changed the game:", decision)

    def _grouped(self, offered: list[Action], action: Action) -> Action:
        """Sometimes several moves, or several to be taken back, instead of one."""
        if self.random.random() > GROUPED:
            return action
        several = (action, *self.random.choices(offered, k=3))
        if isinstance(action, TakeBack):
            return TakeBackMoves(tuple(each.move for each in several if isinstance(each, TakeBack)))
        moves = tuple(each for each in several if isinstance(each, MOVES))
        return MakeMoves(moves) if isinstance(action, MOVES) else action

    def _judge(
        self, game: Game, seat: Seat, decision: Decision, sent: Action, known: set[bytes] | None
    ) -> None:
        refused = game.why_not(seat, sent)
        by_view = legal.why_not(view(game, seat), decision, sent)
        if str(refused) != str(by_view):
            fail("game and view differ:", refused, by_view, sent, decision)
        self.count["taken" if refused is None else "refused"] += 1
        listed = known is not None and _is_listed(sent)
        if refused is None and listed and _canonical(sent) not in (known or ()):
            fail("taken and not offered:", sent, decision)

    # Playing on

    def play(self, game: Game, driver: RandomDriver, most: int) -> None:
        """Play on; answers carry names, are sent twice, and fail half-way now and then."""
        while game.state.turn <= TURNS and game.pending and self.count["offered"] < most:
            self.try_everybody(game)
            if self.random.randrange(FAULTY) == 0:
                self.fault(game)
            if self.random.randrange(FLOODED) == 0:
                self.flood(game.copy(), self.random.choice(list(game.pending)))
            names = {seat: game.question(seat) for seat in range(game.options.players)}
            seat, action = driver.step(game)
            again = game.why_not(seat, action, names[seat])
            if again is None or again.rule != "O1":
                fail("taken twice:", action, again)
            self.count["twice"] += 1

    def fault(self, game: Game) -> None:
        """Let an answer fail in the middle; the game must be unchanged."""
        before = moment(game)
        seat = self.random.choice(list(game.pending))
        action = self.random.choice(list(islice(game.answers(seat), 50)))
        emit, left = Play.emit, self.random.randint(1, 3)

        def failing(play: Play, event: Event) -> None:
            nonlocal left
            left -= 1
            if not left:
                raise Fault
            emit(play, event)

        twin = game.copy()
        try:
            with patch.object(Play, "emit", failing):
                twin.apply(seat, action)
        except Fault:
            self.count["faults"] += 1
            if moment(twin) != before:
                fail("a fault left a trace:", action)
        if moment(game) != before:
            fail("a copy changed the game:", action)

    def flood(self, game: Game, seat: Seat) -> None:
        """Send one seat's answers as fast as they come; the others hardly notice."""
        begun = len(game.log)
        while seat in game.pending and len(game.log) - begun < FLOOD:
            action = self._flooding(game, seat)
            if action is None:
                break
            game.apply(seat, action)
        self.count["floods"] += 1
        self.count["flooding"] += len(game.log) - begun
        for reader in range(game.options.players):
            size = len(msgspec.json.encode(to_names(view(game, reader))))
            if size > LARGEST_VIEW:
                fail("a view of", size, "bytes")
        again = Game.restore(game.snapshot())
        if encode(again.state) != encode(game.state):
            fail("a flooded game is restored as another one")

    def _flooding(self, game: Game, seat: Seat) -> Action | None:
        """Something that leads nowhere: offers, moves and their taking back, but no end."""
        if len(game.log) % 2 and game.undoable(seat):
            return Undo()
        decision = game.pending[seat]
        if not isinstance(decision, AskMove | AskTrade):
            return next(game.answers(seat))
        listed = list(islice(game.answers(seat), 40))
        listed += [self._larger(each) for each in listed if isinstance(each, MakeOffer)]
        useful = [each for each in listed if self._floods(game, seat, each)]
        return self.random.choice(useful) if useful else None

    def _larger(self, offer: MakeOffer) -> MakeOffer:
        """The same with as many wishes as may be."""
        named = (offer.gives.named[0],) * MOST_WISHED
        wants = msgspec.structs.replace(offer.wants, count=MOST_WISHED, named=named)
        return msgspec.structs.replace(offer, wants=wants)

    def _floods(self, game: Game, seat: Seat, action: Action) -> bool:
        tag = type(action).__struct_config__.tag
        return tag not in ("end-movement", "done", "wait") and game.why_not(seat, action) is None


def _is_listed(action: Action) -> bool:
    """Whether all legal answers of this kind are listed."""
    match action:
        case BuildShip():
            return action.ship is None
        case AcceptOffer():
            return not action.claims
    return not isinstance(action, UNLISTED)


def _canonical(action: Action) -> bytes:
    """A canonical form of answers that mean the same, in any order and with or without zeros."""
    return msgspec.json.encode(_plain(to_names(action)), order="sorted")


def _plain(data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: value if key == "path" else _plain(value)
            for key, value in data.items()
            if value != 0
        }
    if isinstance(data, list):
        return sorted(map(_plain, data), key=str)
    return data


# Twins


def compare_twins(seed: int) -> int:
    """Play spans of games beside their twins; returns how many moments were compared."""
    random = Random(seed)  # noqa: S311
    options = random.choice(twins.GAMES)
    phases = twins.starts(options)
    span = twins.play_span(
        random.choice(phases[random.choice(sorted(phases))]),
        random.choice((None, *range(options.players))),
        random,
        30,
    )
    found = list(twins.replay_twin(span, twins.twin(span, random)))
    if found != span.sights:
        fail("twins differ, seed", seed)
    return len(found)


# Many games


def options_of(number: int) -> Options:
    """Which game has a number: all set-ups, and every third a Short Game."""
    players, map_ = SETUPS[number % len(SETUPS)]
    return Options(players, map_, seed=number, short_game=number % 3 == 0)


def attack(task: tuple[int, int]) -> tuple[Counter[str], Counter[str], str]:
    """Attack the game of a number until enough answers were compared, and some twins."""
    number, most = task
    found = Attack(number)
    problem = ""
    try:
        driver = RandomDriver(
            number, quick=number % 2 == 0, settles=number % 4 < 2, groups=number % 3 == 0
        )
        found.play(Game(options_of(number)), driver, most)
        found.count["twin moments"] += sum(map(compare_twins, range(number * 20, number * 20 + 20)))
    except Exception as failed:
        problem = f"game {number}: {type(failed).__name__}: {str(failed)[:2_000]}"
    return found.count, found.kinds, problem


def main() -> None:
    """Attack games on all cores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=1_000_000, help="how many are compared")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    asked = parser.parse_args()
    count: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    problems: list[str] = []
    start = perf_counter()
    with Pool() as pool:
        for counted, of_kinds, problem in pool.imap_unordered(attack, _tasks(asked.first)):
            count += counted
            kinds += of_kinds
            if problem:
                problems.append(problem)
                print(problem, flush=True)
            if count["offered"] >= asked.answers:
                break
        pool.terminate()
    _report(count, kinds, perf_counter() - start)
    sys.exit(bool(problems))


def _tasks(first: int) -> Iterator[tuple[int, int]]:
    return ((number, 20_000) for number in range(first, first + 10_000))


def _report(count: Counter[str], kinds: Counter[str], seconds: float) -> None:
    for what, times in count.most_common():
        print(f"{times:>10,} {what}")
    for kind in sorted(str(each.__struct_config__.tag) for each in get_args(Decision)):
        print(f"{kinds[kind]:>10,} {kind}")
    print(f"{seconds:.0f} s")


if __name__ == "__main__":
    main()
