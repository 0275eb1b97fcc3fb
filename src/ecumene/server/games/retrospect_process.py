"""What is told of a finished game is found in a process of its own, so that no game waits for it.

Its time and memory are limited, and it is polite: whoever plays comes first. Nothing but JSON comes
back, which is stored as it is.
"""

from __future__ import annotations

import logging
from typing import Final

import msgspec
from msgspec import Struct

from ecumene.analysis.retrospect import retrospect_of
from ecumene.rules.format.codec import to_names
from ecumene.seat.statuses import CONFLICT
from ecumene.server.games.record_import import ImportLimits, ran_out_of_time, restrict
from ecumene.server.games.worker_process import WorkerLost, WorkerProcess
from ecumene.server.refusals import UNAVAILABLE, refuse

LIMITS: Final = ImportLimits()
"""Those of a record that is imported, since it is played again in the same way."""

_log: Final = logging.getLogger(__name__)


class _Told(Struct, frozen=True, tag="told"):
    body: bytes


class _Failed(Struct, frozen=True, tag="failed"):
    pass


class _Replaying(Struct, frozen=True):
    record: bytes
    limits: ImportLimits


_encoder: Final = msgspec.msgpack.Encoder()
_works: Final = msgspec.msgpack.Decoder(_Replaying)
_results: Final = msgspec.msgpack.Decoder(_Told | _Failed)


def told_of(record: bytes, limits: ImportLimits = LIMITS) -> bytes:
    """What is told of the game of a record, as JSON; raises ``Refusal``."""
    try:
        worker = WorkerProcess(_retold)
    except (TimeoutError, WorkerLost):
        raise refuse(UNAVAILABLE, "server-retrospect-not-now") from None
    try:
        answer = worker.ask(_encoder.encode(_Replaying(record, limits)), limits.seconds)
    except TimeoutError:
        raise refuse(UNAVAILABLE, "server-retrospect-not-now") from None
    except WorkerLost as lost:
        _log.warning("looking back at a game: %s", lost)
        key = "import-too-long" if ran_out_of_time(lost) else "server-retrospect-failed"
        raise refuse(CONFLICT, key) from None
    finally:
        worker.stop()
    found: _Told | _Failed = _results.decode(answer)
    if isinstance(found, _Failed):
        raise refuse(CONFLICT, "server-retrospect-failed")
    return found.body


def _retold(data: bytes) -> bytes:
    """In the process."""
    work = _works.decode(data)
    restrict(work.limits)
    try:
        return _encoder.encode(_Told(msgspec.json.encode(to_names(retrospect_of(work.record)))))
    except Exception:
        _log.exception("a finished game that cannot be looked back at")
        return _encoder.encode(_Failed())
