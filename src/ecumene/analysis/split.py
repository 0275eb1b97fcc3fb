"""Where chances came from: what luck, own decisions and the others changed in a finished game.

Every turn is played on again and again by strong players: from the deal of cards as it was and as
it might have been, and from before and after the answers that a fixed one would not have given.
The differences are the parts; what is left over is a part of its own, so they add up exactly.
"""

from __future__ import annotations

from math import sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from ecumene.analysis.chances import DIGITS, chances
from ecumene.analysis.course import LAST_PHASE, NoCourse
from ecumene.analysis.playing_on import STRONG, after_moment, after_state
from ecumene.analysis.redrawn import StackParts, other_seed
from ecumene.bots import Table
from ecumene.rules.actions import EndMovement, MakeAllMoves
from ecumene.rules.game import Game
from ecumene.rules.log import standing_entries
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state.game_state import decode, encode

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import TypeAlias

    from ecumene.rules.game import Entry
    from ecumene.rules.play import Options
    from ecumene.rules.state.ids import Seat

    Chances: TypeAlias = tuple[float, ...]

DEALS_AGAIN: Final = 12
"""How often the cards of a turn are dealt again."""
SURE: Final = 1.96
"""Standard errors in half an interval of 95 %."""
_SET_UP: Final = phase_number("set-up")
_MOVEMENT: Final = phase_number("movement")
_CITIES: Final = phase_number("cities")
_DEAL: Final = phase_number("trade-cards")
_TRADE: Final = phase_number("trade")
_SELECTION: Final = phase_number("selection")


class Parts(Struct, frozen=True):
    """What changed the chance of a seat; the five numbers add up to the whole change."""

    chance: float
    """The cards that were dealt, against the same deals made again."""
    own: float
    """The seat's answers outside trade, against those of a fixed strong player."""
    trade: float
    """Cards bought and deals, against what strong players would have made of the same cards."""
    others: float
    """The answers of the others outside trade, against those of a fixed strong player."""
    rest: float
    """What would have come with usual cards and strong players, and was not foreseen."""

    @property
    def whole(self) -> float:
        """The whole change."""
        return round(self.chance + self.own + self.trade + self.others + self.rest, DIGITS)


class TurnSplit(Struct, frozen=True):
    """What changed everybody's chances in a turn."""

    turn: int
    """The turn; what changed before the first one is in it."""
    parts: tuple[Parts, ...]
    """By seat."""
    chance_errors: tuple[float, ...]
    """The standard errors of chance and rest: cards could be dealt again more often."""


class Split(Struct, frozen=True):
    """What changed everybody's chances in a game."""

    deals_again: int
    """How often the cards of each turn were dealt again."""
    turns: tuple[TurnSplit, ...]
    """Turn by turn."""
    whole: tuple[Parts, ...]
    """By seat, over the game."""
    chance_within: tuple[float, ...]
    """By seat, how far chance, and so the rest, may be off either way: a 95 % interval."""


def split_of(
    game: Game,
    deals_again: int = DEALS_AGAIN,
    said: Callable[[int], None] = lambda _turn: None,
) -> Split:
    """The split of a finished game, which may take a minute; raises ``NoCourse``.

    ``said`` is told of each turn when it begins.
    """
    if not game.over:
        raise NoCourse("analyse-running")
    replayed = _Replayed(game.options, deals_again, said)
    for entry in reversed(tuple(standing_entries(game.log))):
        replayed.take(entry)
    return _summed(replayed, game.options.players, deals_again)


class _Change(NamedTuple):
    """What an answer, a deal of cards or nobody changed for everybody."""

    turn: int
    part: Literal["chance", "answer", "trade", "rest"]
    by: Seat | None
    """Who has answered."""
    amounts: tuple[float, ...]


class _Replayed:
    """A game that is played again, and what changed everybody's chances in it."""

    def __init__(self, options: Options, deals_again: int, said: Callable[[int], None]) -> None:
        self.changes: list[_Change] = []
        self.errors: dict[int, tuple[float, ...]] = {}
        """The standard errors of the mean of deals made again, by turn and seat."""
        self.turn = 1
        self._options = options
        self._deals_again = deals_again
        self._said = said
        self._stacks = StackParts(options, Game(options).peek())
        self._actor: Seat | None = None
        """Who has just answered otherwise than the strong player would."""
        self._known: Chances = (round(1 / options.players, DIGITS),) * options.players
        """Everybody's chances as far as they have been accounted for."""
        self._table = Table({}, options.seed, STRONG)
        self._game = Game(options, self._at_phase)

    def take(self, entry: Entry) -> None:
        """Let the next answer be given, and account for it."""
        game = self._game
        if self._differs(entry):
            self._actor = entry.seat
        game.apply(entry.seat, entry.action)
        if self._actor is not None:
            horizon = LAST_PHASE if game.peek().phase > _CITIES else _CITIES
            self._account("answer", after_moment(game.snapshot(), horizon))

    def _differs(self, entry: Entry) -> bool:
        """Whether the strong player would have answered otherwise.

        In movement only the end is looked at, with all before it; trade is looked at as a whole.
        """
        phase = self._game.peek().phase
        if phase in (_SET_UP, _DEAL, _TRADE):
            return False
        if phase == _MOVEMENT and not isinstance(entry.action, MakeAllMoves):
            return isinstance(entry.action, EndMovement)
        if entry.seat not in self._game.pending:
            return True
        return self._table.suggestion(self._game, entry.seat) != entry.action

    def _at_phase(self, game: Game) -> None:
        """Account for what has been decided when a part of the turn ends."""
        state = game.peek()
        self._stacks.follow(state)
        if state.over or state.phase in (1, _DEAL):
            now = chances(self._options, state, "open")
            self._account("rest" if self._actor is None else "answer", now)
        if state.over:
            return
        if state.phase == 1:
            self.turn = state.turn
            self._said(self.turn)
            self._account("rest", after_state(self._options, encode(state), _CITIES))
        elif state.phase == _DEAL:
            self._deal_again(encode(state))
        elif state.phase == _SELECTION:
            self._account("trade", after_state(self._options, encode(state), LAST_PHASE))

    def _deal_again(self, state: bytes) -> None:
        """Cards as they were dealt, against the same deal made again, each with other masters."""
        seed, as_dealt, again = self._options.seed, [], []
        for time in range(self._deals_again):
            cast = f"{seed} {self.turn} {time}"
            as_dealt.append(after_state(self._options, state, LAST_PHASE, cast))
            other = decode(state)
            self._stacks.in_another_order(other, seed, self.turn, time)
            options = replace(self._options, seed=other_seed(seed, self.turn, time))
            again.append(after_state(options, encode(other), LAST_PHASE, f"{cast} again"))
        self._account("rest", _means(again))
        self._account("chance", _means(as_dealt))
        self.errors[self.turn] = tuple(
            sqrt((variance(one) + variance(other)) / self._deals_again)
            for one, other in zip(_by_seat(as_dealt), _by_seat(again), strict=True)
        )

    def _account(
        self, part: Literal["chance", "answer", "trade", "rest"], reached: Chances
    ) -> None:
        """Give what has changed to a part, and to who has answered."""
        amounts = tuple(now - then for then, now in zip(self._known, reached, strict=True))
        self.changes.append(_Change(self.turn, part, self._actor, amounts))
        self._known = reached
        self._actor = None


def _by_seat(many: Sequence[Chances]) -> list[Chances]:
    return list(zip(*many, strict=True))


def _means(many: Sequence[Chances]) -> Chances:
    return tuple(map(fmean, _by_seat(many)))


def _summed(replayed: _Replayed, players: int, deals_again: int) -> Split:
    turns = sorted({change.turn for change in replayed.changes})
    seats = range(players)
    nothing = (0.0,) * players
    return Split(
        deals_again,
        tuple(
            TurnSplit(
                turn,
                tuple(
                    _parts([each for each in replayed.changes if each.turn == turn], seat)
                    for seat in seats
                ),
                tuple(round(error, DIGITS) for error in replayed.errors.get(turn, nothing)),
            )
            for turn in turns
        ),
        tuple(_parts(replayed.changes, seat) for seat in seats),
        tuple(
            round(
                SURE * sqrt(sum(by_seat[seat] ** 2 for by_seat in replayed.errors.values())), DIGITS
            )
            for seat in seats
        ),
    )


def _parts(changes: Sequence[_Change], seat: Seat) -> Parts:
    """The parts of one seat; the rest takes up what rounding leaves."""
    sums = dict.fromkeys(("chance", "own", "trade", "others", "rest"), 0.0)
    for change in changes:
        part: str = change.part
        if part == "answer":
            part = "own" if change.by == seat else "others"
        sums[part] += change.amounts[seat]
    whole = sum(sums.values())
    shown = {part: round(sums[part], DIGITS) for part in ("chance", "own", "trade", "others")}
    return Parts(**shown, rest=round(whole - sum(shown.values()), DIGITS))
