"""A saved game: readable JSON Lines that can be written as the game goes and replayed.

The first line holds the versions of the format and the rules, the options, and the events before
the first question; each further line holds one action and its outcome. Replaying repeats the
actions and compares the outcomes, so a record that the engine would not play the same way is
refused. Records of the previous format are read as if they were in today's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec
from msgspec import Struct

from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction
from ecumene.rules.events import Event
from ecumene.rules.fairness import Fair
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.record_migrations import OLDER_FORMAT, renewed
from ecumene.rules.game import Entry, Game
from ecumene.rules.play import Options

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

T = TypeVar("T")

FORMAT: Final = 3
"""The version of the format; it changes whenever records are written differently."""
RULES: Final = 2
"""The version of the rules; it changes whenever some game would be played differently."""
FIRST_RULES: Final = 1
"""The rules of records that do not name them."""


class Header(Struct, frozen=True, kw_only=True):
    """The first line."""

    ecumene: int
    rules: int
    options: Options
    events: tuple[Event, ...]
    fair: Fair | None = None
    """Proof that the seed was chosen before the game, if the host committed to it."""
    computers: tuple[str | None, ...] | None = None
    """The computer player in each seat, for whoever continues the game; left out if unknown."""


def save(game: Game, fair: Fair | None = None) -> str:
    """The whole record of a game played from its beginning."""
    return "".join((header(game, fair), *map(line, game.log)))


def header(
    game: Game, fair: Fair | None = None, computers: tuple[str | None, ...] | None = None
) -> str:
    """The first line of a record."""
    if game.opening is None:
        raise ValueError("the log of a restored game does not reach back to its beginning")
    return first_line(game.options, game.opening, fair, computers)


def first_line(
    options: Options,
    opening: tuple[Event, ...],
    fair: Fair | None = None,
    computers: tuple[str | None, ...] | None = None,
) -> str:
    """The first line of a record without its game."""
    head = to_names(
        Header(
            ecumene=FORMAT,
            rules=RULES,
            options=options,
            events=opening,
            fair=fair,
            computers=computers,
        )
    )
    if computers is None:
        del head["computers"]
    return _line(head)


def line(entry: Entry) -> str:
    """The line of one action, to append to a record when it has happened."""
    return _text(entry)


def replay(
    record: str | bytes | Iterable[str | bytes], on_phase: Callable[[Game], None] | None = None
) -> Game:
    """The game of a record, given whole or line by line; raises ``DamagedRecord``.

    ``on_phase`` is called whenever a phase begins, see ``Game``.
    """
    documents = _documents(record)
    game = _begun(next(documents)[1], on_phase)
    for number, data in documents:
        entry = _read(number, data, Entry)
        try:
            events = game.apply(entry.seat, entry.action)
        except IllegalAction as illegal:
            raise DamagedRecord(number, "record-illegal", cause=illegal) from None
        _compare(number, entry.events, events)
    return game


def fairness_of(record: str | bytes | Iterable[str | bytes]) -> Fair | None:
    """A record's proof of fair randomness; raises ``DamagedRecord``."""
    return _head(next(_documents(record))[1]).fair


def computers_of(record: str | bytes | Iterable[str | bytes]) -> tuple[str | None, ...] | None:
    """The computer players of a record, by seat; None if it does not name them.

    Raises ``DamagedRecord``.
    """
    return _head(next(_documents(record))[1]).computers


def up_to_date(record: str | bytes | Iterable[str | bytes]) -> Iterator[str]:
    """The lines of a record in today's format; raises ``DamagedRecord``."""
    return (_line(data) for _, data in _documents(record))


def _text(content: Struct) -> str:
    return _line(to_names(content))


def _line(data: object) -> str:
    return msgspec.json.encode(data).decode() + "\n"


def _documents(record: str | bytes | Iterable[str | bytes]) -> Iterator[tuple[int, Any]]:
    """The data of the lines in today's format, with line numbers."""
    older = False
    number = 0
    for number, text in _lines(record):
        data = _json(number, text) if number > 1 or text.strip() else None
        if number == 1:
            older = _is_older(data)
        told = _renewed(number, data) if older else data
        yield number, _with_rules(told) if number == 1 else told
    if number == 0:
        raise DamagedRecord(1, "record-empty")


def _is_older(header: object) -> bool:
    version = header.get("ecumene") if isinstance(header, dict) else None
    return type(version) is int and version == OLDER_FORMAT


def _with_rules(header: object) -> object:
    """The data of a first line; it did not always name the rules, and a commitment."""
    if not isinstance(header, dict) or "ecumene" not in header or "rules" in header:
        return header
    versions = {"ecumene": header["ecumene"], "rules": FIRST_RULES}
    return {**versions, **header, "fair": header.get("fair")}


def _renewed(number: int, data: object) -> object:
    try:
        return renewed(data)
    except BadData as bad:
        raise DamagedRecord(number, "record-bad-data", cause=bad) from None
    except RecursionError:
        raise DamagedRecord(number, "record-too-deep") from None


def _lines(record: str | bytes | Iterable[str | bytes]) -> Iterator[tuple[int, bytes]]:
    """The lines with their numbers; the end of the text is not a line."""
    if isinstance(record, str | bytes):
        whole = _bytes(record)
        record = whole.removesuffix(b"\n").split(b"\n") if whole else ()
    for number, text in enumerate(record, 1):
        yield number, _bytes(text)


def _bytes(text: str | bytes) -> bytes:
    """UTF-8; a lone surrogate, which has no such form, is found later."""
    return text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")


def _json(number: int, text: bytes) -> object:
    try:
        return msgspec.json.decode(text)
    except UnicodeDecodeError:
        raise DamagedRecord(number, "record-not-text") from None
    except RecursionError:
        raise DamagedRecord(number, "record-too-deep") from None
    except msgspec.DecodeError:
        cut_off = text.strip()[:1] in (b"", b"{") and not text.rstrip().endswith(b"}")
        raise DamagedRecord(number, "record-cut-off" if cut_off else "record-not-json") from None


def _begun(data: object, on_phase: Callable[[Game], None] | None) -> Game:
    """The game of a first line."""
    head = _head(data)
    try:
        game = Game(head.options, on_phase)
    except IllegalAction as illegal:
        raise DamagedRecord(1, "record-illegal", cause=illegal) from None
    _compare(1, head.events, game.opening or ())
    return game


def _head(data: Any) -> Header:
    """A valid first line; games under earlier rules may turn out the same."""
    if not isinstance(data, dict) or "ecumene" not in data:
        raise DamagedRecord(1, "record-no-header")
    if data["ecumene"] != FORMAT or isinstance(data["ecumene"], bool):
        raise DamagedRecord(1, "record-other-format", {"expected": FORMAT})
    head = _read(1, {"computers": None, **data}, Header)
    if not FIRST_RULES <= head.rules <= RULES:
        raise DamagedRecord(1, "record-other-rules", {"expected": RULES})
    players = head.options.players
    if head.computers is not None and len(head.computers) != players:
        cause = BadData(
            ("computers",), "data-length", {"count": players, "given": len(head.computers)}
        )
        raise DamagedRecord(1, "record-bad-data", cause=cause)
    return head


def _read(number: int, data: object, type_: type[T]) -> T:
    try:
        return from_names(data, type_)
    except BadData as bad:
        raise DamagedRecord(number, "record-bad-data", cause=bad) from None


def _compare(number: int, recorded: Sequence[Struct], happened: Sequence[Struct]) -> None:
    """Refuse an outcome that differs from the engine's; shows the first difference.

    These are events; mypy would compare each kind of event with each other one.
    """
    if tuple(recorded) == tuple(happened):
        return
    place = next(
        (n for n, (one, other) in enumerate(zip(recorded, happened, strict=False)) if one != other),
        min(len(recorded), len(happened)),
    )
    args = {
        "event": place + 1,
        "expected": _shown(recorded, place),
        "came": _shown(happened, place),
    }
    raise DamagedRecord(number, "record-outcome", args)


def _shown(events: Sequence[Struct], place: int) -> str:
    return _text(events[place]).strip() if place < len(events) else "-"
