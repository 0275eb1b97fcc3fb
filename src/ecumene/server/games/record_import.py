"""Imported games: an uploaded record is replayed before a game is made of it.

Whatever is in the file, its cost is limited: it is unpacked and replayed in its own process with
limits on time and memory, which returns what is to be stored or is stopped. A game continued from a
moment of another one is made there too.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import signal
import zlib
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Final

import msgspec
from msgspec import Struct

from ecumene.dialogue import describe_refusal, reason
from ecumene.dialogue.sentences.sentence import Sentence, say
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.format.record import replay
from ecumene.rules.play import Options
from ecumene.seat.statuses import ILLEGAL
from ecumene.server.games import journal_records
from ecumene.server.games.journal_records import Played
from ecumene.server.games.prepared_game import Arrival, ArrivalOptions, arrived
from ecumene.server.games.worker_process import WorkerLost, WorkerProcess
from ecumene.server.refusals import TOO_LARGE, UNAVAILABLE, Refusal, refuse

COMPRESSED: Final = b"\x1f\x8b"
"""The first bytes of a gzip file."""
LONGEST_TEXT: Final = 500
"""Maximum characters quoted from a record."""

AT_ONCE: Final = 2
"""Imports that can run at the same time; each takes a process and its memory."""

_threads: Final = ThreadPoolExecutor(AT_ONCE, thread_name_prefix="ecumene-import")
_log: Final = logging.getLogger(__name__)


class ImportLimits(Struct, frozen=True):
    """Limits of an imported record: ten times what a long game of 18 players needs."""

    size: int = 5_000_000
    """Bytes of the file."""
    unpacked: int = 40_000_000
    """Bytes of the record in it."""
    lines: int = 120_000
    processor_seconds: int = 45
    seconds: float = 90.0
    """Elapsed time, on a machine that does other work too."""
    memory: int = 1_000_000_000
    """Bytes a process may use, including Python itself."""


class Imported(Struct, frozen=True, tag="imported"):
    """An imported game, replayed as its record says."""

    options: Options
    game: Arrival


class _Refused(Struct, frozen=True, tag="refused"):
    status: int
    sentence: Sentence
    reason: Sentence


class _Record(Struct, frozen=True, tag="record"):
    """A file to replay."""

    data: bytes


class _Journal(Struct, frozen=True, tag="journal"):
    """The part of a game's journal to replay."""

    options: Options
    bodies: tuple[str, ...]


class _Work(Struct, frozen=True):
    source: _Record | _Journal
    wish: ArrivalOptions
    limits: ImportLimits


async def import_record(
    data: bytes, wish: ArrivalOptions, limits: ImportLimits | None = None
) -> Imported:
    """The game of a record, compressed or not; raises ``Refusal`` with what is wrong with it.

    A caller that is cancelled does not stop the process; its limits do.
    """
    limits = limits or ImportLimits()
    if len(data) > limits.size:
        raise refuse(TOO_LARGE, "import-too-large", most=limits.size)
    return await _elsewhere(_Work(_Record(data), wish, limits))


async def repeat(options: Options, bodies: tuple[str, ...], wish: ArrivalOptions) -> Imported:
    """A new game that repeats another one up to a record of its journal."""
    return await _elsewhere(_Work(_Journal(options, bodies), wish, ImportLimits()))


async def _elsewhere(work: _Work) -> Imported:
    return await asyncio.get_running_loop().run_in_executor(_threads, _made, work)


def _made(work: _Work) -> Imported:
    """Make the game in a process; raises ``Refusal``."""
    result: Imported | _Refused = _results.decode(_ask(work))
    if isinstance(result, _Refused):
        raise Refusal(result.status, result.sentence, reason=result.reason)
    return result


def _ask(work: _Work) -> bytes:
    try:
        worker = WorkerProcess(_replayed)
    except (TimeoutError, WorkerLost):
        raise refuse(UNAVAILABLE, "import-not-now") from None
    try:
        return worker.ask(_encoder.encode(work), work.limits.seconds)
    except TimeoutError:
        raise refuse(ILLEGAL, "import-too-long") from None
    except WorkerLost as lost:
        key = "import-too-long" if ran_out_of_time(lost) else "import-too-much"
        raise refuse(ILLEGAL, key) from None
    finally:
        worker.stop()


def ran_out_of_time(lost: WorkerLost) -> bool:
    """Whether a process has ended since it took too long, rather than too much memory."""
    return hasattr(signal, "SIGXCPU") and lost.exit_code == -signal.SIGXCPU


# In the process

_encoder: Final = msgspec.msgpack.Encoder()
_works: Final = msgspec.msgpack.Decoder(_Work)
_results: Final = msgspec.msgpack.Decoder(Imported | _Refused)


def _replayed(data: bytes) -> bytes:
    """The imported game, or the refusal of its record."""
    work = _works.decode(data)
    restrict(work.limits)
    try:
        return _encoder.encode(_imported(work))
    except Refusal as refusal:
        return _encoder.encode(_Refused(refusal.status, refusal.sentence, refusal.reason))
    except DamagedRecord as damaged:
        told = _shortened(damaged)
        return _encoder.encode(_Refused(ILLEGAL, describe_refusal(told), reason(told)))
    except MemoryError:
        return _failed("import-too-much")
    except Exception:
        _log.exception("a record that the engine cannot replay")
        return _failed("import-failed")


def _failed(key: str) -> bytes:
    return _encoder.encode(_Refused(ILLEGAL, say(key), say(key)))


def _imported(work: _Work) -> Imported:
    match work.source:
        case _Record(data):
            game = replay(_checked(data, work.limits))
            options, entries = game.options, game.log
        case _Journal(options, bodies):
            played = map(journal_records.decode, bodies)
            entries = [each.entry for each in played if isinstance(each, Played)]
    return Imported(options, arrived(options, entries, work.wish))


def _checked(data: bytes, limits: ImportLimits) -> bytes:
    """The record in a file; refuses it if it is too large."""
    record = _unpacked(data, limits.unpacked)
    if record.count(b"\n") > limits.lines:
        raise refuse(TOO_LARGE, "import-too-many-lines", most=limits.lines)
    return record


def _unpacked(data: bytes, most: int) -> bytes:
    """The record in a file; never unpacks more than the limit."""
    if data.startswith(COMPRESSED):
        try:
            with gzip.GzipFile(fileobj=BytesIO(data)) as file:
                data = file.read(most + 1)
        except (OSError, EOFError, zlib.error):
            raise refuse(ILLEGAL, "import-not-whole") from None
    if len(data) > most:
        raise refuse(TOO_LARGE, "import-too-large", most=most)
    return data


def _shortened(damaged: DamagedRecord) -> DamagedRecord:
    """The same problem, with long quotes cut."""
    args = {
        name: f"{value[:LONGEST_TEXT]}…"
        if isinstance(value, str) and len(value) > LONGEST_TEXT
        else value
        for name, value in damaged.args_.items()
    }
    return DamagedRecord(damaged.line, damaged.key, args, damaged.cause)


def restrict(limits: ImportLimits) -> None:
    """Let the system stop this process at its limits, where it can."""
    try:
        import resource
    except ImportError:
        return
    seconds = limits.processor_seconds
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, limits.memory),
    ):
        _, hard = resource.getrlimit(kind)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (allowed, hard))
