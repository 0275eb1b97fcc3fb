"""A saved game at a moment, as a seat or a spectator may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ecumene.cli.refusal import CommandRefusal
from ecumene.picture.pieces_by_place import PiecesByPlace
from ecumene.rules.format.record import replay, save
from ecumene.rules.phases.turn import PHASES
from ecumene.rules.view import views

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

When: TypeAlias = tuple[int, int]
"""A turn and phase."""


class PhaseStarts:
    """Keeps everyone's views at the start of each phase."""

    def __init__(self) -> None:
        self._seen: dict[When, list[View]] = {}

    def __call__(self, game: Game) -> None:
        """Look at a game at the start of a phase, or when it is over."""
        state = game.state  # read here, so that the views are not as old as the last answer
        if state.over:
            return
        when = state.turn, state.phase
        self.forget_after(when)
        self._seen[when] = views(game, (None, *range(len(state.players))))

    def forget_after(self, when: When) -> None:
        """Forget what has been taken back (O2)."""
        self._seen = {each: seen for each, seen in self._seen.items() if each <= when}

    def at(self, when: When, seat: Seat | None) -> View | None:
        """The start of a phase; None if it never began."""
        seen = self._seen.get(when)
        return None if seen is None else seen[0 if seat is None else seat + 1]

    def after(self, when: When, seat: Seat | None) -> View | None:
        """The start of the phase after another; None if that is not over."""
        later = next((each for each in self._seen if each > when), None)
        return None if later is None else self.at(later, seat)


def as_it_stands(game: Game, starts: PhaseStarts, seat: Seat | None) -> PiecesByPlace:
    """The current game, and the start of the current phase."""
    (now,) = views(game, (seat,))
    when = now.turn, now.phase
    starts.forget_after(when)
    return PiecesByPlace(now, None if now.over else starts.at(when, seat))


def as_it_was(
    game: Game, starts: PhaseStarts, seat: Seat | None, turn: int, phase: int | None, command: str
) -> PiecesByPlace:
    """A game at the end of a turn or phase, and the start of it.

    If it is not over, the current game.
    """
    (now,) = views(game, (seat,))
    starts.forget_after((now.turn, now.phase))
    if phase is not None and not 1 <= phase <= len(PHASES):
        raise CommandRefusal("draw-phase", phase=phase, last=len(PHASES), help_for=command)
    before = starts.at((turn, phase or 1), seat)
    if before is None:
        if phase is None or turn > now.turn or turn < 1:
            raise CommandRefusal("draw-turn", turn=turn, last=now.turn, help_for=command)
        raise CommandRefusal("draw-phase-not-reached", turn=turn, phase=phase, last=now.phase)
    end = turn, phase or len(PHASES)
    return PiecesByPlace(starts.after(end, seat) or now, before)


def drawn_now(game: Game, seat: Seat | None) -> PiecesByPlace:
    """The current game, replayed for the starts of its phases."""
    starts = PhaseStarts()
    replay(save(game), starts)
    return as_it_stands(game, starts, seat)
