"""What all judges have in common: each follows the events of one phase, or of a part of one."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.referee.position import Event, Position


def handler_of(judge: object, event: Event) -> Callable[[Event], None] | None:
    """A judge's ``on_...`` for this kind of event; None if it has none."""
    found: Callable[[Event], None] | None = getattr(
        judge, "on_" + event["type"].replace("-", "_"), None
    )
    return found


class Judge:
    """Judges events: ``on_...`` takes those of one kind, ``end`` checks what must then hold."""

    def __init__(self, game: Position) -> None:
        self.game = game
        self.report = game.report
        self.parts: tuple[Judge, ...] = ()
        """Judges for what several phases have in common."""

    def see(self, event: Event) -> None:
        """Take an event; one that does not belong in the phase is a finding."""
        for judge in (self, *self.parts):
            handler = handler_of(judge, event)
            if handler is not None:
                handler(event)
                return
        self.report.find("turn", f"does not belong in phase {self.game.phase}")

    def on_waits(self, event: Event) -> None:
        """G9: anybody may wait for earlier players; what they do then is judged as ever."""
        if event["seat"] not in [player.seat for player in self.game.present()]:
            self.report.find("G9", "is not in the game")

    def end(self) -> None:
        """The phase is over."""
