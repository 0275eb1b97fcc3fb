"""Notifying absent people that they are asked, and that their time is running out.

At most once per question and reminder, whichever worker does it: a notice is recorded before it is
sent. The game knows the clocks and who is present; the store knows how to reach people.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

from ecumene.rules.state.ids import NO_CIVILIZATION, Seat
from ecumene.server.games.autoplay import notice_moment
from ecumene.server.games.repository import struct_of
from ecumene.server.notify.channel_kinds import Channel
from ecumene.server.notify.notice import Kind, Notice
from ecumene.server.notify.outcomes import Gone, Sent
from ecumene.server.storage import channels as rows
from ecumene.server.storage import people

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from sqlalchemy import Connection

    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.notify.sender import Sender
    from ecumene.server.notify.sending_limits import SendingLimits
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.services.accounts import Person
    from ecumene.server.storage import Store

MOST_FAILURES: Final = 10
"""Failures in a row after which a channel is dropped."""
Mode: TypeAlias = Literal["away", "always", "never"]
"""When a person wants to be notified of a game."""


class Due(Struct, frozen=True):
    """A notice to send."""

    person: str
    seat: Seat
    question: str
    kind: Kind
    present: bool
    notice: Notice


class NoticeMode(Struct, frozen=True):
    """When a person wants to be notified of a game."""

    mode: Mode
    """Only when away, always when asked, or never."""


class Notices:
    """Notifies people of their games."""

    def __init__(
        self,
        store: Store,
        sender: Sender,
        postage: SendingLimits,
        metrics: Metrics,
        address: str,
        clock: Callable[[], Time],
    ) -> None:
        self._store = store
        self._sender = sender
        self._postage = postage
        self._metrics = metrics
        self._address = address
        """The server's public address."""
        self._clock = clock

    # What is due

    def due(self, hosted: HostedGame, now: Time) -> list[Due]:
        """The notices to send now; reminders are marked as given."""
        if hosted.paused:
            return []
        found = [*self._asked(hosted, now)]
        found += [self._due(hosted, seat, "reminder") for seat in hosted.clocks.reminders(now)]
        if hosted.stage == "over" and not hosted.told_of_end:
            hosted.told_of_end = True
            found += self._everyone(hosted, "over")
        if hosted.just_begun:
            hosted.just_begun = False
            found += self._everyone(hosted, "started")
        return found

    def are_waited_for(self, hosted: HostedGame) -> bool:
        """Whether people must be notified at once: a game begins or is over."""
        return hosted.just_begun or (hosted.stage == "over" and not hosted.told_of_end)

    def _everyone(self, hosted: HostedGame, kind: Kind) -> list[Due]:
        return [
            self._due(hosted, each.seat, kind) for each in hosted.seats if each.person is not None
        ]

    def _asked(self, hosted: HostedGame, now: Time) -> Iterator[Due]:
        for seat, since, _ in hosted.clocks.waited():
            question = hosted.clocks.asked[seat].question
            moment = notice_moment(hosted, seat, since)
            if moment is not None and now >= moment:
                hosted.noticed[seat] = (question, hosted.is_present(seat))
                yield self._due(hosted, seat, "turn")

    def _due(self, hosted: HostedGame, seat: Seat, kind: Kind) -> Due:
        state = hosted.seats[seat]
        assert state.person is not None
        asked = hosted.clocks.asked.get(seat)
        civ = hosted.playing().peek().players[seat].civilization
        notice = Notice(
            kind=kind,
            game=hosted.agreed.name,
            turn=hosted.turn,
            phase=hosted.phase,
            player=state.name or "",
            link=f"{self._address}/games/{hosted.id}",
            civilization=None if civ == NO_CIVILIZATION else civ,
            until=hosted.clocks.deadline(seat),
        )
        question = "" if asked is None else asked.question
        return Due(state.person, seat, question, kind, hosted.is_present(seat), notice)

    # Sending

    async def send(self, id_: str, due: list[Due]) -> None:
        """Send notices, unless they were sent already or are not wanted."""
        for each in due:
            use, too_many = await self._store.write(partial(self._wanted, id_, each))
            for row in too_many:
                self._metrics.notifications.labels(row.kind, "held").inc()
            for row in use:
                await self._send_to(row, each)

    def _wanted(
        self, id_: str, due: Due, connection: Connection
    ) -> tuple[list[rows.Channel], list[rows.Channel]]:
        """The channels to use, and those over their limit; use is recorded."""
        use: list[rows.Channel] = []
        too_many: list[rows.Channel] = []
        mode = rows.notice_mode(connection, due.person, id_) or "away"
        if mode == "never" or (mode == "away" and due.present):
            return use, too_many
        found = rows.channels_of(connection, due.person)
        found = tuple(each for each in found if each.confirmed is not None)
        sent = rows.SentNotice(due.person, id_, due.seat, due.question, due.kind)
        if found and rows.mark_sent(connection, sent, self._clock()):
            for row in found:
                channel = struct_of(row.address, Channel)
                wait = self._postage.take(connection, "notice", due.person, channel)
                (too_many if wait else use).append(row)
        return use, too_many

    async def _send_to(self, row: rows.Channel, due: Due) -> None:
        person = await self._store.read(
            lambda connection: people.person_row(connection, row.person)
        )
        language = "en" if person is None else person.language
        notice = msgspec.structs.replace(due.notice, language=language)
        outcome = await self._sender.send(struct_of(row.address, Channel), notice)
        self._metrics.notifications.labels(row.kind, type(outcome).__name__.lower()).inc()
        failures = 0 if isinstance(outcome, Sent) else row.failures + 1
        gone = isinstance(outcome, Gone) or failures >= MOST_FAILURES

        def job(connection: Connection) -> None:
            if gone:
                rows.remove_channel(connection, row.person, row.id)
            elif failures != row.failures:
                rows.set_failures(connection, row.id, failures)

        if gone or failures != row.failures:
            await self._store.write(job)

    # Preferences

    async def mode(self, id_: str, person: Person) -> NoticeMode:
        """When a person wants to be notified of a game."""
        found: Any = await self._store.read(
            lambda connection: rows.notice_mode(connection, person.id, id_)
        )
        return NoticeMode(found or "away")

    async def set_mode(self, id_: str, person: Person, mode: NoticeMode) -> NoticeMode:
        """Change when a person is notified of a game."""
        await self._store.write(
            lambda connection: rows.set_notice_mode(connection, person.id, id_, mode.mode)
        )
        return mode
