"""The names of numbers, and how single values leave and enter the engine.

The title of a type of ``ids.py`` says which names its numbers have.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from collections.abc import Callable
from math import isfinite
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, TypeAlias

from msgspec import inspect

from ecumene.data import facts
from ecumene.rules.errors import BadData
from ecumene.rules.state.ids import BARBARIANS, NO_CIVILIZATION, OFFER_NUMBER

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Write: TypeAlias = Callable[[Any], Any]
Read: TypeAlias = Callable[[object], Any]

PLAYERS: Final = ("seat", "party")
"""The titles of numbers that are not named: seats, and Barbarians beside them."""
WATER: Final = "water"
BARBARIANS_NAME: Final = "barbarians"
LARGEST: Final = 2**63 - 1
"""Numbers beyond this, up or down, are refused: not every program can read them."""
SHOWN: Final = 60
"""The length of a wrong value quoted in a refusal."""

_facts = facts()

NAMES: Final[Mapping[str, tuple[str, ...]]] = {
    "place": _facts.places.ids(),
    "civilization": _facts.civilizations.ids(),
    "card": (*_facts.commodities.ids(), WATER, *_facts.calamities.ids()),
    "advance": _facts.advances.ids(),
    "group": _facts.groups.ids(),
    "epoch": _facts.epochs.ids(),
    "theme-set": _facts.short_game.theme_sets.ids(),
}
"""The names of each kind of thing, by number."""

NUMBERS: Final[Mapping[str, Mapping[str, int]]] = {
    kind: {name: number for number, name in enumerate(names)} for kind, names in NAMES.items()
}
"""The numbers of each kind of thing, by name."""


class Codec(NamedTuple):
    """How values of a type are written and read."""

    write: Write
    read: Read


def title_of(info: inspect.Type) -> str | None:
    """The title of a type of ``ids.py``; None for other types."""
    if isinstance(info, inspect.Metadata):
        title: str | None = (info.extra_json_schema or {}).get("title")
        return title
    return None


def refuse(key: str, data: object = None, **args: object) -> NoReturn:
    """Refuse data; long or strange values are quoted by their beginning."""
    raise BadData((), key, args or {"value": shown(data)})


def shown(data: object) -> str:
    """A value as JSON, or its beginning."""
    if isinstance(data, str):
        return data if len(data) <= SHOWN else f"{data[:SHOWN]}…"
    if data is None or isinstance(data, bool):
        return {None: "null", True: "true", False: "false"}[data]
    if isinstance(data, int | float):
        return str(data) if -LARGEST <= data <= LARGEST else "…"
    return "{…}" if isinstance(data, dict) else "[…]"


def list_of(data: object) -> Sequence[object]:
    """Data that is a list."""
    if not isinstance(data, list | tuple):
        refuse("data-not-list", data)
    return data


def inside(step: str | int, read: Read, data: object) -> Any:
    """Read a part of something; a refusal tells the path to it."""
    try:
        return read(data)
    except BadData as bad:
        raise BadData((step, *bad.path), bad.key, bad.args_) from None


def _same(value: Any) -> Any:
    return value


def _read_number(data: object) -> int:
    if type(data) is not int:
        refuse("data-not-number", data)
    if not -LARGEST <= data <= LARGEST:
        refuse("data-too-large")
    return data


def _read_figure(data: object) -> float:
    if type(data) is int and abs(data) <= LARGEST:
        return float(data)
    if type(data) is not float or not isfinite(data):
        refuse("data-not-figure", data)
    return data


def _read_text(data: object) -> str:
    if not isinstance(data, str):
        refuse("data-not-text", data)
    return data


def _read_truth(data: object) -> bool:
    if not isinstance(data, bool):
        refuse("data-not-truth", data)
    return data


def _read_bytes(data: object) -> bytes:
    try:
        return b64decode(_read_text(data), validate=True)
    except ValueError:
        refuse("data-not-base64")


def choice(values: Mapping[str, Any]) -> Codec:
    """One of several words; an enumeration goes out by its value."""

    def read(data: object) -> Any:
        if not isinstance(data, str) or data not in values:
            refuse("data-not-choice", value=shown(data), choices=tuple(values))
        return values[data]

    return Codec(str, read)


def _named(kind: str) -> Codec:
    names, numbers = NAMES[kind], NUMBERS[kind]

    def read(data: object) -> int:
        if not isinstance(data, str):
            refuse("data-not-name", data)
        number = numbers.get(data)
        if number is None:
            refuse("data-unknown-name", kind=kind, name=shown(data))
        return number

    return Codec(names.__getitem__, read)


def _read_offer(data: object) -> str:
    text = _read_text(data)
    if re.fullmatch(OFFER_NUMBER, text) is None:
        refuse("data-not-offer", text)
    return text


def _write_party(party: int) -> int | str:
    return BARBARIANS_NAME if party == BARBARIANS else party


def _read_party(data: object) -> int:
    if data == BARBARIANS_NAME:
        return BARBARIANS
    seat = _read_number(data)
    if seat < 0:
        refuse("data-not-party", number=seat)
    return seat


def _write_advances(held: int) -> list[str]:
    return [name for bit, name in enumerate(NAMES["advance"]) if held >> bit & 1]


def _read_advances(data: object) -> int:
    held = 0
    for place, item in enumerate(list_of(data)):
        bit = 1 << inside(place, NAMED["advance"].read, item)
        if held & bit:
            raise BadData((place,), "data-twice", {"name": item})
        held |= bit
    return held


def _write_picked(civ: int) -> str | None:
    return None if civ == NO_CIVILIZATION else NAMES["civilization"][civ]


def _read_picked(data: object) -> int:
    civ: int = NO_CIVILIZATION if data is None else NAMED["civilization"].read(data)
    return civ


PLAIN: Final[Mapping[type, Codec]] = {
    inspect.IntType: Codec(_same, _read_number),
    inspect.FloatType: Codec(_same, _read_figure),
    inspect.StrType: Codec(_same, _read_text),
    inspect.BoolType: Codec(_same, _read_truth),
    inspect.BytesType: Codec(lambda value: b64encode(value).decode(), _read_bytes),
}
NAMED: Final[Mapping[str, Codec]] = {
    "place": _named("place"),
    "civilization": _named("civilization"),
    "picked-civilization": Codec(_write_picked, _read_picked),
    "card": _named("card"),
    "offer": Codec(_same, _read_offer),
    "seat": PLAIN[inspect.IntType],
    "party": Codec(_write_party, _read_party),
    "advances": Codec(_write_advances, _read_advances),
    "advance": _named("advance"),
    "group": _named("group"),
    "epoch": _named("epoch"),
    "theme-set": _named("theme-set"),
}
