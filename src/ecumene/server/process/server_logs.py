"""Logs: one JSON object per line on standard error, or readable lines on a terminal.

No secret may get there. So only a closed list of facts is logged, none of which can hold one: no
client address, no path with its query, no header, no body. Of an exception, its type and traceback
are logged but not its text, which may quote anything; of a library's message only the fixed part.
"""

from __future__ import annotations

import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, TypedDict, Unpack

import msgspec

if TYPE_CHECKING:
    from types import TracebackType
    from typing import TextIO

NAME: Final = "ecumene"
LEVELS: Final = {
    "debug": logging.DEBUG,
    "info": logging.INFO,
    "warning": logging.WARNING,
    "error": logging.ERROR,
}
LONGEST_WAY: Final = 20
"""Frames of a traceback that are logged, the innermost."""

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The id of the current request, which its lines carry."""

_logger: Final = logging.getLogger(NAME)


class LogFacts(TypedDict, total=False):
    """The facts that can be logged with an event."""

    method: str
    route: str
    """The template, such as /api/games/{game}."""
    status: int
    """HTTP status, or the close code of a WebSocket."""
    ms: float
    """Duration in milliseconds."""
    game: str
    seat: int
    pid: int
    code: int
    """The exit code of a process."""
    files: int
    """The limit of open files and connections of a process."""


def tell(
    event: str,
    level: int = logging.INFO,
    /,
    *,
    error: BaseException | None = None,
    **facts: Unpack[LogFacts],
) -> None:
    """Log an event, with the exception it is about."""
    _logger.log(level, event, exc_info=error, extra={"facts": facts})


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Log from this level on; from libraries only warnings and errors."""
    out = sys.stderr if stream is None else stream
    # Where a line comes from is never logged, and finding out costs more than writing it.
    logging._srcfile = None  # as the documentation of Python advises
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(out)
    handler.setFormatter(Readable() if out.isatty() else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    _logger.setLevel(LEVELS[level])


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return msgspec.json.encode(_told(record)).decode()


class Readable(logging.Formatter):
    """Readable lines: time, level, event, and named facts."""

    def format(self, record: logging.LogRecord) -> str:
        told = _told(record)
        told.pop("request", None)
        way = told.pop("way", [])
        time = datetime.fromtimestamp(record.created).astimezone().strftime("%H:%M:%S")
        told.pop("time")
        words = [time, f"{told.pop('level'):7}", told.pop("event")]
        words += [f"{name}={value}" for name, value in told.items()]
        lines = [" ".join(words), *(f"    {step}" for step in way)]
        return "\n".join(
            "".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in line)
            for line in lines
        )


def _told(record: logging.LogRecord) -> dict[str, Any]:
    time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    told: dict[str, Any] = {
        "time": time.replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "event": _event(record),
    }
    if not _is_ours(record):
        told["from"] = record.name
    if (request := request_id.get()) is not None:
        told["request"] = request
    told |= getattr(record, "facts", {})
    if record.exc_info is not None and record.exc_info[1] is not None:
        error = _first(record.exc_info[1])
        told["error"] = _kind(error)
        told["way"] = _way(error.__traceback__)
    return told


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name == NAME or record.name.startswith(f"{NAME}.")


def _event(record: logging.LogRecord) -> str:
    """The text of a record; libraries may put anything into the arguments."""
    if _is_ours(record):
        return record.getMessage()
    return str(record.msg).strip().partition("\n")[0]


def _first(error: BaseException) -> BaseException:
    """The first exception of a group."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _kind(error: BaseException | None) -> str:
    """The types of an exception and its causes; for the system's, with the error number."""
    names = []
    while error is not None:
        name = type(error).__qualname__
        number = getattr(error, "errno", None) if isinstance(error, OSError) else None
        names.append(name if number is None else f"{name} {number}")
        error = error.__cause__ or error.__context__
    return " < ".join(names)


def _way(traceback: TracebackType | None) -> list[str]:
    """The traceback, outermost first: module, line and function."""
    steps = []
    while traceback is not None:
        frame = traceback.tb_frame
        module = frame.f_globals.get("__name__", "?")
        steps.append(f"{module}:{traceback.tb_lineno} {frame.f_code.co_qualname}")
        traceback = traceback.tb_next
    return steps[-LONGEST_WAY:]
