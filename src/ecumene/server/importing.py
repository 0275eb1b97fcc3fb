"""Games from elsewhere: a record that was uploaded is replayed before anything is made of it.

Whatever is in the file, it costs no more than was agreed: it is unpacked and replayed in a process
of its own with limits on time and memory, which comes back with plain data or is given up.
"""

from __future__ import annotations

import asyncio
import gzip
import logging
import os
import signal
import zlib
from io import BytesIO
from typing import Final

import msgspec
from msgspec import Struct

from ecumene.dialogue import explain
from ecumene.dialogue.sentence import Sentence, say
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.play import Options
from ecumene.rules.record import fairness_of, replay, save
from ecumene.rules.snapshots import encode_snapshot
from ecumene.server.processes import Worker, WorkerLost
from ecumene.server.refusals import ILLEGAL, TOO_LARGE, UNAVAILABLE, Refusal, refuse

COMPRESSED: Final = b"\x1f\x8b"
"""How gzip files begin."""
POLITENESS: Final = 5
"""Games that are being played come first, where processors are scarce."""
LONGEST_TEXT: Final = 500
"""So much is repeated of what a record says, in letters."""

_log: Final = logging.getLogger(__name__)


class Limits(Struct, frozen=True):
    """What a record from elsewhere may cost: ten times what a long game of 18 players needs."""

    size: int = 5_000_000
    """The bytes of the file."""
    unpacked: int = 40_000_000
    """The bytes of the record in it."""
    lines: int = 120_000
    processor_seconds: int = 30
    seconds: float = 60.0
    """All in all, on a machine that has other things to do."""
    memory: int = 1_000_000_000
    """The bytes a process may have, with all that Python needs itself."""


class Imported(Struct, frozen=True, tag="imported"):
    """A game that was played elsewhere, and comes out here as its record says."""

    options: Options
    answers: int
    over: bool
    lines: tuple[str, ...]
    """The record in the words of today: the first line, and one for each answer."""
    snapshot: bytes
    """The game as it stands; see ``ecumene.rules.snapshots``."""


class _Refused(Struct, frozen=True, tag="refused"):
    status: int
    sentence: Sentence


class _Work(Struct, frozen=True):
    data: bytes
    limits: Limits


async def import_record(data: bytes, limits: Limits | None = None) -> Imported:
    """The game of a record, compressed or not; raises ``Refusal`` with what is wrong with it.

    Who does not wait for it any more does not end the process: its limits do.
    """
    limits = limits or Limits()
    if len(data) > limits.size:
        raise refuse(TOO_LARGE, "import-too-large", most=limits.size)
    answer = await asyncio.to_thread(_ask, _Work(data, limits))
    result: Imported | _Refused = _results.decode(answer)
    if isinstance(result, _Refused):
        raise Refusal(result.status, result.sentence)
    return result


def _ask(work: _Work) -> bytes:
    """What a process makes of a record."""
    try:
        worker = Worker(_replayed)
    except (TimeoutError, WorkerLost):
        raise refuse(UNAVAILABLE, "import-not-now") from None
    try:
        return worker.ask(_encoder.encode(work), work.limits.seconds)
    except TimeoutError:
        raise refuse(ILLEGAL, "import-too-long") from None
    except WorkerLost as lost:
        key = "import-too-long" if _ran_out_of_time(lost) else "import-too-much"
        raise refuse(ILLEGAL, key) from None
    finally:
        worker.stop()


def _ran_out_of_time(lost: WorkerLost) -> bool:
    return hasattr(signal, "SIGXCPU") and lost.exit_code == -signal.SIGXCPU


# In the process

_encoder: Final = msgspec.msgpack.Encoder()
_works: Final = msgspec.msgpack.Decoder(_Work)
_results: Final = msgspec.msgpack.Decoder(Imported | _Refused)


def _replayed(data: bytes) -> bytes:
    """What comes of a record, or what is wrong with it."""
    work = _works.decode(data)
    _restrict(work.limits)
    try:
        return _encoder.encode(_imported(work.data, work.limits))
    except Refusal as refusal:
        return _encoder.encode(_Refused(refusal.status, refusal.sentence))
    except DamagedRecord as damaged:
        return _encoder.encode(_Refused(ILLEGAL, explain(_shortened(damaged))))
    except MemoryError:
        return _encoder.encode(_Refused(ILLEGAL, say("import-too-much")))
    except Exception:
        _log.exception("a record that the engine cannot replay")
        return _encoder.encode(_Refused(ILLEGAL, say("import-failed")))


def _imported(data: bytes, limits: Limits) -> Imported:
    record = _unpacked(data, limits.unpacked)
    if record.count(b"\n") > limits.lines:
        raise refuse(TOO_LARGE, "import-too-many-lines", most=limits.lines)
    game = replay(record)
    lines = tuple(save(game, fairness_of(record)).splitlines(keepends=True))
    snapshot = encode_snapshot(game.snapshot())
    return Imported(game.options, len(game.log), game.over, lines, snapshot)


def _unpacked(data: bytes, most: int) -> bytes:
    """The record in a file; no more of it is unpacked than may be in it."""
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
    """The same damage, without repeating pages of it."""
    args = {
        name: f"{value[:LONGEST_TEXT]}…"
        if isinstance(value, str) and len(value) > LONGEST_TEXT
        else value
        for name, value in damaged.args_.items()
    }
    return DamagedRecord(damaged.line, damaged.key, args, damaged.cause)


def _restrict(limits: Limits) -> None:
    """Let the system end this process if it takes more than it may, where the system can."""
    try:
        import resource
    except ImportError:
        return
    os.nice(POLITENESS)
    seconds = limits.processor_seconds
    for kind, most in (
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_CPU, seconds),
        (resource.RLIMIT_AS, limits.memory),
    ):
        _, hard = resource.getrlimit(kind)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (allowed, hard))
