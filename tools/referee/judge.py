"""What all judges have in common: each follows the events of one phase, or of a part of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.referee.position import Event, Position


class Judge:
    """Looks at events: ``on_...`` takes those of one kind, ``end`` what must hold afterwards."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.report = game.report
        self.parts: tuple[Judge, ...] = ()
        """Judges for what several phases have in common."""

    def see(self, event: Event) -> None:
        """Take an event; one that does not belong into the phase is a finding."""
        name = "on_" + event["type"].replace("-", "_")
        for judge in (self, *self.parts):
            handler = getattr(judge, name, None)
            if handler is not None:
                handler(event)
                return
        self.report.find("turn", f"does not belong into phase {self.game.phase}")

    def end(self) -> None:
        """The phase is over."""
