"""What a program's seat has seen of a game on a server, each event once."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from ecumene.programs.program_messages import ProgramNews
from ecumene.rules.events import GameOver

if TYPE_CHECKING:
    from ecumene.rules.events import Standing
    from ecumene.seat.reader_messages import Happened


class SeatNews:
    """Collects what happens until the program is told.

    Among people answers are taken back (O2). What the program has not heard of by then it never
    hears; of what it has heard it is told how much does not count any more.
    """

    def __init__(self) -> None:
        self._new: list[Happened] = []
        """What the program has not been told."""
        self._told: list[tuple[int, int]] = []
        """What it was told and still stands: the numbers of messages, and of their events."""
        self._taken_back = 0
        """How many events were taken back since."""
        self.ranking: tuple[Standing, ...] = ()
        """The final ranking; nobody's before the end."""

    def hear(self, happened: Happened) -> None:
        """Take in a message of the seat's stream."""
        last = happened.stands
        if last is not None:
            self._new = [each for each in self._new if each.number <= last]
            while self._told and self._told[-1][0] > last:
                self._taken_back += self._told.pop()[1]
        self._new.append(happened)
        for event in happened.events:
            if isinstance(event, GameOver):
                self.ranking = event.ranking

    def __call__(self) -> ProgramNews:
        """What has happened since the last call."""
        new, self._new = self._new, []
        taken_back, self._taken_back = self._taken_back, 0
        self._told += ((each.number, len(each.events)) for each in new)
        return ProgramNews(tuple(chain.from_iterable(each.events for each in new)), taken_back)
