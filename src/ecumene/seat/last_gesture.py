"""What a player has done last in a movement, in one go."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.events import Moved, TookBack
from ecumene.rules.log import standing_entries

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat


def last_gesture(game: Game, seat: Seat) -> tuple[int, ...]:
    """The moves of a seat's last answer that are still drafted, by their indices (M2).

    If the log does not reach back so far, it is the last move.
    """
    movement = game.peek().movement
    draft = None if movement is None else movement.drafts.get(seat)
    if draft is None:
        return ()
    moves = range(len(draft.moves))
    then: list[int | None] = list(moves)
    """The moves drafted at that time, by their indices now; None: taken back since."""
    for entry in standing_entries(game.log):
        made = 0
        for event in entry.events:
            if isinstance(event, TookBack) and event.seat == seat:
                for index in event.moves:
                    then.insert(index, None)
            made += isinstance(event, Moved) and event.seat == seat
        kept = tuple(index for index in then[len(then) - made :] if index is not None)
        if kept:
            return kept
        del then[len(then) - made :]
    return tuple(moves[-1:])
