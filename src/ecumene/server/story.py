"""The stream of a reader in words: passage by passage, each under the phase it belongs to."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.dialogue import log
from ecumene.dialogue.events import tell
from ecumene.rules.events import PhaseBegan
from ecumene.server.shelf import snapshot_at, told_from
from ecumene.server.shown import Passage, Story
from ecumene.server.storage import journal
from ecumene.server.wire import Happened, TableChanged

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy import Connection

    from ecumene.dialogue.sentence import Sentence
    from ecumene.server.journal import Numbered, Reader

MOST_MESSAGES: Final = 200
"""So many messages are told at a time."""


class When(NamedTuple):
    """A turn and a phase of it."""

    turn: int
    phase: int


def story(connection: Connection, id_: str, reader: Reader, since: int) -> Story:
    """What a reader was told after some message, as far as it is told at a time."""
    messages = _dated(connection, id_, reader, since)
    page = list(islice(messages, MOST_MESSAGES))
    passages: list[Passage] = []
    for when, message in page:
        last = message.stands if isinstance(message, Happened) else None
        if last is not None:
            passages = [each for each in passages if each.table or each.number <= last]
        passages += _passages(message, reader, when)
    number = page[-1][1].number if page else since
    return Story(since, number, tuple(passages), more=next(messages, None) is not None)


def _dated(
    connection: Connection, id_: str, reader: Reader, since: int
) -> Iterator[tuple[When, Numbered]]:
    """The messages after some message, each with the phase that it comes in.

    There is a snapshot behind everything that begins a phase or takes one back, so these tell
    which phase it is, and nobody has to play the game again.
    """
    infos = journal.snapshots(connection, id_)
    phases = {info.seq: When(info.turn, info.phase) for info in infos}
    start = snapshot_at(infos, reader, since)
    when = When(0, 0) if start is None else phases[start.seq]
    for seq, message in told_from(connection, id_, reader, start):
        after = phases.get(seq, when)
        undoes = isinstance(message, Happened) and message.stands is not None
        if message.number > since:
            yield after if undoes else when, message
        when = after


def _passages(message: Numbered, reader: Reader, when: When) -> Iterator[Passage]:
    """A message in words; chat speaks for itself."""
    if isinstance(message, TableChanged):
        said = log.Line(message.sentence)
        yield Passage(message.number, *when, (said,), table=True)
    if not isinstance(message, Happened):
        return
    lines: list[log.Line] = []
    heading: Sentence | None = None
    for event in message.events:
        if isinstance(event, PhaseBegan):
            if lines or heading is not None:
                yield Passage(message.number, *when, tuple(lines), heading)
            when, lines, heading = When(event.turn, event.phase), [], tell(event)
        else:
            lines.append(log.line(event, reader))
    yield Passage(message.number, *when, tuple(lines), heading, message.stands)
