"""What a model's seat needs of whoever hosts the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.dialogue.side import Side
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat


class TableTalk(NamedTuple):
    """What somebody at the table has said; nothing in it comes from the game."""

    name: str
    """What they call themselves."""
    text: str
    seat: Seat | None = None
    """Their seat; None: they only watch."""
    to_all: bool = True
    """Whether everybody has heard it."""


class Heard(NamedTuple):
    """What has come about since the last time."""

    events: Sequence[Sequence[Event]]
    """The events of each answer or undo, as the seat sees them."""
    remarks: Sequence[TableTalk] = ()
    """What was said at the table."""


class Room(Protocol):
    """A hosted game, for one seat of it."""

    @property
    def side(self) -> Side:
        """The seat's side of the game."""

    def attend(self) -> Heard:
        """What has come about since the last time; to ask for it changes nothing."""

    def go_on(self) -> None:
        """The seat has answered, or lets the others go on."""

    def question(self) -> str:
        """The name of the seat's current or last question (O1)."""

    def awaited(self) -> tuple[Seat, ...]:
        """The other seats that are waited for."""

    @property
    def quiet(self) -> bool:
        """Whether nobody else has anything more to say in trade."""

    def say(self, text: str, to: tuple[Seat, ...] | None) -> None:
        """Say something at the table; raises ``Misread`` if nobody can hear it."""

    async def news(self, seconds: float) -> None:
        """Return as soon as something happens, at the latest after so many seconds."""
