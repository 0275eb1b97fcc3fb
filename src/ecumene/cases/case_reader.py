"""Reading cases from a TOML file; anything unfit is refused with its path."""

from __future__ import annotations

import errno
import re
import tomllib
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, NoReturn

from msgspec import inspect

from ecumene.cases.answer_seats import seated
from ecumene.cases.case_form import Case, CaseAnswer, CaseHolding, Expected, Head
from ecumene.cases.party_names import HOST_NAME, spelled
from ecumene.data import facts
from ecumene.rules.actions import Action
from ecumene.rules.decisions import Decision
from ecumene.rules.errors import BadData
from ecumene.rules.events import Event
from ecumene.rules.format.codec import from_names
from ecumene.rules.format.id_names import BARBARIANS_NAME, NUMBERS
from ecumene.words import rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

TABLES = ("start", "answers", "end", "events", "no_events", "asked")
"""The parts of a case that are not simple values."""
OF_ANSWERS = ("who", "refused", "message", "asked")
"""The fields of an answer besides the action itself."""
OF_BARBARIANS = ("tokens", "cities")
ANYTHING = "anything"


class BadCase(Exception):
    """A file that does not contain cases: the file, the case if any, and what is wrong."""

    def __init__(self, file: str, case: str, bad: BadData) -> None:
        super().__init__(file, case, bad)
        self.file = file
        self.case = case
        self.bad = bad


def read_cases(file: Path) -> list[Case]:
    """Read all cases of a file; raises ``BadCase`` for the first problem."""
    try:
        document = toml_document(file)
    except BadData as bad:
        raise BadCase(str(file), "", bad) from None
    cases: list[Case] = []
    where = ""
    try:
        for data in _tables(document):
            where = str(data.get("id", f"#{len(cases) + 1}"))
            case = _case(data)
            if any(case.head.id == other.head.id for other in cases):
                _refuse("case-twice", ("id",))
            cases.append(case)
    except BadData as bad:
        raise BadCase(str(file), where, bad) from bad
    return cases


def toml_document(file: Path) -> dict[str, Any]:
    """What a TOML file says; raises ``BadData``."""
    return _document(_content(file))


def _refuse(key: str, path: tuple[str | int, ...] = (), **args: object) -> NoReturn:
    raise BadData(path, key, args)


def _content(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        _refuse("case-no-file", reason=errno.errorcode.get(error.errno or 0, ""))
    except ValueError:  # an impossible file name
        _refuse("case-no-file", reason="")


def _document(content: bytes) -> dict[str, Any]:
    try:
        text = content.decode("utf-8-sig")
        return tomllib.loads(text)
    except UnicodeDecodeError:
        _refuse("record-not-text")
    except RecursionError:
        _refuse("record-too-deep")
    except tomllib.TOMLDecodeError as error:
        place = re.search(r"line (\d+)", str(error))
        _refuse("case-not-toml", line=int(place[1]) if place else len(text.splitlines()))
    except ValueError:  # a number with thousands of digits
        _refuse("data-too-large")


def _tables(document: dict[str, Any]) -> list[dict[str, Any]]:
    cases = document.pop("case", None)
    if document:
        _refuse("data-unknown-field", field=next(iter(document)))
    if not isinstance(cases, list) or not all(isinstance(case, dict) for case in cases):
        _refuse("case-none")
    return cases


def _case(written: dict[str, Any]) -> Case:
    data: dict[str, Any] = spelled(written)
    head = from_names({k: v for k, v in data.items() if k not in TABLES}, Head)
    for rule in head.rules:
        _check_rule(rule, ("rules",))
    _check_stacks(head)
    for name in head.leaving:
        _check_civilization(name, ("leaving",))
    asked = data.get("asked", {})
    anything = asked == ANYTHING
    return Case(
        head,
        {name: _holding(name, item) for name, item in _table(data, "start").items()},
        tuple(
            answer
            for number, item in enumerate(_list(data, "answers"), 1)
            for answer in _answers(number, item)
        ),
        {name: _expected(name, item) for name, item in _table(data, "end").items()},
        tuple(_told(("events", n), e, Event) for n, e in enumerate(_list(data, "events"), 1)),
        tuple(_kind(("no_events",), kind, Event) for kind in _list(data, "no_events")),
        None
        if anything
        else {
            name: _told(("asked", name), item, Decision)
            for name, item in _table(data, "asked").items()
        },
        frozenset(_places(data)),
    )


def _check_stacks(head: Head) -> None:
    numbers = range(1, len(facts().stacks) + 1)
    for name in ("stacks", "other_stacks", "discards", "other_discards"):
        for number in getattr(head, name):
            if number not in numbers:
                choices = tuple(map(str, numbers))
                _refuse("data-not-choice", (name,), value=str(number), choices=choices)


def _table(data: dict[str, Any], name: str) -> dict[str, Any]:
    table = data.get(name, {})
    if not isinstance(table, dict):
        _refuse("data-not-object", (name,), value=str(table))
    return table


def _list(data: dict[str, Any], name: str) -> list[Any]:
    items = data.get(name, [])
    if not isinstance(items, list):
        _refuse("data-not-list", (name,), value=str(items))
    return items


def _within(path: tuple[str | int, ...], data: Any, type_: Any) -> Any:
    try:
        return from_names(data, type_)
    except BadData as bad:
        raise BadData((*path, *bad.path), bad.key, bad.args_) from None


def _holding(name: str, data: Any) -> CaseHolding:
    holding: CaseHolding = _within(("start", name), data, CaseHolding)
    _check_party("start", name, data)
    for giver in chain.from_iterable(holding.traders.values()):
        _check_civilization(giver, ("start", name, "traders"))
    return holding


def _expected(name: str, data: Any) -> Expected:
    expected: Expected = _within(("end", name), data, Expected)
    _check_party("end", name, data)
    return expected


def _check_party(table: str, name: str, data: dict[str, Any]) -> None:
    if name == BARBARIANS_NAME:
        for field in data:
            if field not in OF_BARBARIANS:
                _refuse("data-unknown-field", (table, name), field=field)
    else:
        _check_civilization(name, (table,))


def _check_civilization(name: object, path: tuple[str | int, ...]) -> None:
    if not isinstance(name, str) or name not in NUMBERS["civilization"]:
        _refuse("data-unknown-name", path, kind="civilization", name=str(name))


def _answers(number: int, data: Any) -> Iterator[CaseAnswer]:
    """An answer; the same one for several players if ``who`` is a list."""
    path = ("answers", number)
    if not isinstance(data, dict):
        _refuse("data-not-object", path, value=str(data))
    action = {k: v for k, v in data.items() if k not in OF_ANSWERS}
    _within(path, seated(action, lambda _: 0), Action)
    refused, message = (_text(data, field, path) for field in ("refused", "message"))
    if refused is not None:
        _check_rule(refused, (*path, "refused"))
    asked = data.get("asked")
    told = None if asked is None else _told((*path, "asked"), asked, Decision)
    who = data.get("who")
    everyone: list[Any] = who if isinstance(who, list) else [who]
    for one in everyone:
        if type(one) is not int and one != HOST_NAME:
            _check_civilization(one, (*path, "who"))
        yield CaseAnswer(one, action, refused, message, told)


def _text(data: dict[str, Any], field: str, path: tuple[str | int, ...]) -> str | None:
    text = data.get(field)
    if text is not None and not isinstance(text, str):
        _refuse("data-not-text", (*path, field), value=str(text))
    return text


def _check_rule(rule: str, path: tuple[str | int, ...]) -> None:
    if rulebook("en").rule(rule) is None:
        _refuse("case-unknown-rule", path, rule=rule)


def _told(path: tuple[str | int, ...], data: Any, union: Any) -> dict[str, Any]:
    """An event or a decision with only some fields named; all of them must exist."""
    if not isinstance(data, dict):
        _refuse("data-not-object", path, value=str(data))
    fields = _fields(union)[_kind(path, data.get("type"), union)]
    for name in data:
        if name not in fields:
            _refuse("data-unknown-field", path, field=name)
    return data


def _kind(path: tuple[str | int, ...], kind: Any, union: Any) -> str:
    if not isinstance(kind, str) or kind not in _fields(union):
        _refuse("data-unknown-kind", path, field="type", kind=str(kind))
    return kind


@cache
def _fields(union: Any) -> dict[str, frozenset[str]]:
    """The field names of each kind of event or decision."""
    info = inspect.type_info(union)
    assert isinstance(info, inspect.UnionType)
    parts: Sequence[inspect.Type] = info.types
    return {
        str(part.tag): frozenset({"type", *(field.name for field in part.fields)})
        for part in parts
        if isinstance(part, inspect.StructType)
    }


def _places(data: Any) -> Iterator[int]:
    """All places named anywhere in the data."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _places(key)
            yield from _places(value)
    elif isinstance(data, list):
        for item in data:
            yield from _places(item)
    elif isinstance(data, str) and data in NUMBERS["place"]:
        yield NUMBERS["place"][data]
