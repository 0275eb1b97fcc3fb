"""Logs: one JSON object a line on standard error, or lines for people where a terminal is.

No secret may get there. So what can be told is a closed list of facts, none of which holds one: no
address of a client, no path with its query, no header, no body. Of an exception its kind and its
way are told, not its words, which may quote anything; of a library's message only the fixed part.
"""

from __future__ import annotations

import json
import logging
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final, TypedDict, Unpack

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
"""How many frames of a traceback are told, the innermost."""

request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
"""The request that is being answered, to find its lines again."""

_logger: Final = logging.getLogger(NAME)


class Facts(TypedDict, total=False):
    """What can be told of an event."""

    method: str
    route: str
    """The template, such as /api/games/{game}."""
    status: int
    """Of HTTP, or the code a WebSocket was closed with."""
    ms: float
    """How long it took."""
    game: str
    seat: int
    pid: int
    code: int
    """The exit code of a process."""
    files: int
    """How many files and connections a process may have open."""


def tell(
    event: str,
    level: int = logging.INFO,
    /,
    *,
    error: BaseException | None = None,
    **facts: Unpack[Facts],
) -> None:
    """Log an event of the server, with the exception that it is about."""
    _logger.log(level, event, exc_info=error, extra={"facts": facts})


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Log from this level on; of libraries only what is wrong."""
    out = sys.stderr if stream is None else stream
    handler = logging.StreamHandler(out)
    handler.setFormatter(Readable() if out.isatty() else JsonLines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    _logger.setLevel(LEVELS[level])


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(_told(record), ensure_ascii=False, separators=(",", ":"))


class Readable(logging.Formatter):
    """Lines for people: time, level, event, and the facts with their names."""

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
    """What is told: libraries put anything into the values of their messages."""
    if _is_ours(record):
        return record.getMessage()
    return str(record.msg).strip().partition("\n")[0]


def _first(error: BaseException) -> BaseException:
    """Of several exceptions at once the first."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return error


def _kind(error: BaseException | None) -> str:
    """The kind of an exception and of those that caused it; of the system's, which one it is."""
    names = []
    while error is not None:
        name = type(error).__qualname__
        number = getattr(error, "errno", None) if isinstance(error, OSError) else None
        names.append(name if number is None else f"{name} {number}")
        error = error.__cause__ or error.__context__
    return " < ".join(names)


def _way(traceback: TracebackType | None) -> list[str]:
    """Where it came from, the outermost first: module, line and function."""
    steps = []
    while traceback is not None:
        frame = traceback.tb_frame
        module = frame.f_globals.get("__name__", "?")
        steps.append(f"{module}:{traceback.tb_lineno} {frame.f_code.co_qualname}")
        traceback = traceback.tb_next
    return steps[-LONGEST_WAY:]
