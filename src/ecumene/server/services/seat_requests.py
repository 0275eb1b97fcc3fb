"""Answers readers' requests (``ecumene.seat``) for the games of the server.

The seat is one of the person's own; their token says who they are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeGuard

from msgspec.structs import replace

from ecumene.rules.actions import Undo
from ecumene.rules.errors import IllegalAction
from ecumene.seat.exchange import Answering, Changes, TakingBack
from ecumene.seat.game_side import GameSide
from ecumene.seat.past_side import PastSide
from ecumene.seat.statuses import CONFLICT, MALFORMED, MISSING
from ecumene.server.games import journal_records as records
from ecumene.server.games.journal_records import Played
from ecumene.server.games.server_host import ServerHost
from ecumene.server.refusals import Refusal, refuse
from ecumene.server.services.past_reader import FEW, Json, as_json
from ecumene.server.services.permissions import (
    refuse_unless_owner,
    refuse_unless_reader,
    refuse_unless_reader_of_past,
)
from ecumene.server.services.stored_archive import StoredArchive
from ecumene.server.storage import KeyUsed, journal, seats
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from msgspec import Struct
    from sqlalchemy import Connection

    from ecumene.dialogue.questions.question_builder import Lister
    from ecumene.rules.play import Options
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.seat.exchange import Acknowledged, Known
    from ecumene.seat.reader_messages import Reader
    from ecumene.seat.requests import Request
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person
    from ecumene.server.services.past_reader import PastReader
    from ecumene.server.storage import Store

LONGEST_KEY: Final = 64


class _Untold(NamedTuple):
    """What has changed, before it is put into words, and the answer that it comes with."""

    changes: Changes
    answered: Acknowledged | None
    options: Options
    view: View


class SeatRequests:
    """Readers' sides of all games."""

    def __init__(
        self, registry: GameRegistry, store: Store, past: PastReader, lister: Lister
    ) -> None:
        self._registry = registry
        self._store = store
        self._past = past
        self._lister = lister
        """Lists legal answers in a process with a time limit."""

    async def ask(
        self,
        request: Request,
        id_: str,
        person: Person,
        reader: Reader,
        *given: Any,
        **numbers: int | None,
    ) -> Any:
        """Answer a request."""
        match request.effort:
            case "look":
                return await self._registry.look(id_, self._looking(request, person, reader, given))
            case "think":
                if request.answer is Changes:
                    return await self._changes(id_, person, reader, *given)
                job = self._looking(request, person, reader, given)
                return await self._registry.think(id_, person, job)
            case "advise":
                job = self._looking(request, person, reader, given)
                return await self._registry.advise(id_, person, job)
            case "act":
                assert reader is not None
                return await self._act(request, id_, person, reader, given)
        return await self._recall(request, id_, person, reader, numbers)

    def _side(
        self, hosted: HostedGame, reader: Reader, person: Person, now: Time | None
    ) -> GameSide:
        host, messages = ServerHost(hosted, now), Messages(person.language)
        return GameSide(host, reader, messages, self._lister)

    def _looking(
        self, request: Request, person: Person, reader: Reader, given: tuple[Any, ...]
    ) -> Callable[[HostedGame], Any]:
        def job(hosted: HostedGame) -> Any:
            refuse_unless_reader(hosted, person, reader)
            return request.answered_by(self._side(hosted, reader, person, None), *given)

        return job

    # Answers

    async def _act(
        self, request: Request, id_: str, person: Person, seat: Seat, given: tuple[Any, ...]
    ) -> Any:
        def job(hosted: HostedGame, now: Time) -> Any:
            refuse_unless_owner(hosted, person, seat)
            # What has changed by it is looked at later: here everybody would wait for that.
            sent = (replace(each, known=None) if _is_answer(each) else each for each in given)
            return request.answered_by(self._side(hosted, seat, person, now), *sent)

        for each in given:
            if _is_answer(each):
                _check_key(each.key)
                return await self._once(id_, person, seat, each, job)
        return await self._registry.act(id_, job)

    async def _once(
        self,
        id_: str,
        person: Person,
        seat: Seat,
        sent: Answering | TakingBack,
        job: Callable[[HostedGame, Time], Acknowledged],
    ) -> Acknowledged | Json:
        """Do something that carries a key, unless it was done already.

        The key is looked up only after a refusal: once an answer counts, another question follows,
        so the same answer is never accepted twice (O1).
        """
        try:
            if sent.known is None:
                return await self._registry.act(id_, job)
            look = self._look_with(person, seat, sent.known)
            found = await self._registry.act_and_think(id_, person, job, look)
        except (IllegalAction, Refusal, KeyUsed):
            await self._registry.look(id_, lambda hosted: refuse_unless_owner(hosted, person, seat))
            again = await self._again(id_, person, seat, sent)
            if again is None:
                raise
            return again
        return await self._told(found, id_, person, seat, sent.known)

    async def _again(
        self, id_: str, person: Person, seat: Seat, sent: Answering | TakingBack
    ) -> Acknowledged | Json | None:
        """The response to an earlier answer with the same key; None if there was none."""
        row = await self._store.read(
            lambda connection: journal.row_of_key(connection, id_, seat, sent.key)
        )
        if row is None:
            return None
        record = records.decode(row.body)
        assert isinstance(record, Played)
        said, events = record.entry.action, record.entry.events
        same = said == sent.action if isinstance(sent, Answering) else isinstance(said, Undo)
        if not same:
            raise refuse(CONFLICT, "server-key-used")

        def acknowledged(hosted: HostedGame) -> Acknowledged:
            return self._side(hosted, seat, person, None).acknowledged(events)

        if sent.known is None:
            return await self._registry.look(id_, acknowledged)
        return await self._changes(id_, person, seat, sent.known, acknowledged)

    # What has changed

    async def _changes(
        self,
        id_: str,
        person: Person,
        reader: Reader,
        known: Known,
        answered: Callable[[HostedGame], Acknowledged | None] = lambda _: None,
    ) -> Json:
        """What has changed; ``answered``: the answer that it comes with."""
        look = self._look_with(person, reader, known)
        found = await self._registry.think(
            id_, person, lambda hosted: look(hosted, answered(hosted))
        )
        return await self._told(found, id_, person, reader, known)

    def _look_with(
        self, person: Person, reader: Reader, known: Known
    ) -> Callable[[HostedGame, Acknowledged | None], Json | _Untold]:
        """A slow job that finds what has changed.

        It is encoded where it is made: the event loop would be held up by it.
        """

        def look(hosted: HostedGame, answered: Acknowledged | None) -> Json | _Untold:
            refuse_unless_reader(hosted, person, reader)
            changes = self._side(hosted, reader, person, None).changes(known)
            if known.recap or _wants_words(known, changes.number):
                return _Untold(changes, answered, hosted.options, hosted.view(reader))
            return as_json(_with_changes(answered, changes))

        return look

    async def _told(
        self, found: Json | _Untold, id_: str, person: Person, reader: Reader, known: Known
    ) -> Json:
        """The same with the words of what was told up to that very moment."""
        if isinstance(found, Json):
            return found
        changes, answered, options, view = found
        since, number = _since(known), changes.number
        upto = min(number, since + FEW)

        def read(connection: Connection) -> Struct:
            def side(last: int) -> PastSide:
                return PastSide(StoredArchive(connection, id_, reader, options, last, view), reader)

            told = changes
            if _wants_words(known, number):
                story = side(upto).story(since)
                told = replace(told, story=replace(story, more=upto < number))
            if known.recap:
                told = replace(told, recap=side(number).recap(None))
            return _with_changes(answered, told)

        # How far back a recap reaches is not known before it is read.
        return await self._past.told(person, read, None if known.recap else number - since)

    # History

    async def _recall(
        self,
        request: Request,
        id_: str,
        person: Person,
        reader: Reader,
        numbers: dict[str, int | None],
    ) -> Json:
        for each in request.query:
            if each.last_look and reader is not None and numbers[each.name] is None:
                numbers[each.name] = await self._seen(id_, person, reader)

        def job(hosted: HostedGame) -> tuple[Options, int, View | None]:
            if request.open_when_over:
                refuse_unless_reader_of_past(hosted, person, reader)
            else:
                refuse_unless_reader(hosted, person, reader)
            number, at = hosted.counts[reader], numbers.get("at")
            if at is not None and not 0 < at <= number:
                raise refuse(MISSING, "server-no-moment")
            return hosted.options, number, None if hosted.game is None else hosted.view(reader)

        options, number, now = await self._registry.look(id_, job)

        def read(connection: Connection) -> Any:
            archive = StoredArchive(connection, id_, reader, options, number, now)
            return request.answered_by(PastSide(archive, reader), **numbers)

        since = numbers.get("since")
        span = number - (since or 0) if "since" in numbers else None
        return await self._past.told(person, read, span)

    async def _seen(self, id_: str, person: Person, seat: Seat) -> int:
        """The last message a seat's owner has read."""
        await self._registry.look(id_, lambda hosted: refuse_unless_owner(hosted, person, seat))
        rows = await self._store.read(lambda connection: seats.seats_of(connection, id_))
        return rows[seat].seen


def _is_answer(sent: Any) -> TypeGuard[Answering | TakingBack]:
    return isinstance(sent, Answering | TakingBack)


def _wants_words(known: Known, number: int) -> bool:
    """Whether a client wants messages in words that it does not have yet."""
    return known.story is not None and _since(known) < number


def _since(known: Known) -> int:
    """The last message that a client has in words."""
    return max(0, known.story or 0)


def _with_changes(answered: Acknowledged | None, changes: Changes) -> Acknowledged | Changes:
    return changes if answered is None else replace(answered, changes=changes)


def _check_key(key: str) -> None:
    if not 0 < len(key) <= LONGEST_KEY or not key.isascii() or not key.isprintable():
        raise refuse(MALFORMED, "server-bad-key", most=LONGEST_KEY)
