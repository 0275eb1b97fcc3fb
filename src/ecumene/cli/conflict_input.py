"""Reading a situation for ``ecumene adjudicate``; anything unfit is refused in a sentence."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, NoReturn

from ecumene.cli.refusal import CommandRefusal
from ecumene.data import facts
from ecumene.rules.adjudication import Situation
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import LIMIT, NAVAL_WARFARE, SHIPS, TOKENS
from ecumene.words import Messages, find_id, fold, languages

if TYPE_CHECKING:
    from ecumene.cli.answer import Json
    from ecumene.words import Kind

COMMAND = "ecumene adjudicate"
KEYS = ("limit", "tokens", "city", "stock", "ships", "advances", "ships_first")
EXAMPLE = '{"limit": 2, "tokens": {"rome": 2, "hellas": 3}}'
HIGHEST_LIMIT = max(LIMIT)
LONGEST = 40
"""Longer texts are shortened when quoted."""


def no_situation() -> CommandRefusal:
    """There is no input; an example shows what is expected."""
    return CommandRefusal("adjudicate-empty", example=EXAMPLE, help_for=COMMAND)


def read_situation(text: bytes, language: str) -> Situation:
    """The situation that a JSON document describes."""
    document = _document(text)
    for key in document:
        if key not in KEYS:
            raise CommandRefusal(
                "adjudicate-unknown-key", field=_short(key), keys=", ".join(KEYS), help_for=COMMAND
            )
    for key in ("limit", "tokens"):
        if key not in document:
            raise CommandRefusal("adjudicate-missing", field=key, help_for=COMMAND)
    return _Reader(document, language).situation()


class _Reader:
    """The parts of a document, one by one."""

    def __init__(self, document: Json, language: str) -> None:
        self.document = document
        self.language = language

    def situation(self) -> Situation:
        tokens = self.counts("tokens", TOKENS)
        if not any(tokens.values()):
            raise CommandRefusal("adjudicate-no-tokens")
        stock = self.counts("stock", TOKENS)
        for civ, count in stock.items():
            if civ == BARBARIANS and count:
                raise CommandRefusal("adjudicate-barbarians-stock")
            if count + tokens.get(civ, 0) > TOKENS:
                most = TOKENS - tokens.get(civ, 0)
                raise CommandRefusal(
                    "adjudicate-too-much-stock", name=self.name(civ), count=count, most=most
                )
        ships = self.counts("ships", SHIPS)
        if ships.get(BARBARIANS):
            raise CommandRefusal("adjudicate-barbarians-ships")
        advances = self.advances()
        return Situation(
            limit=self.limit(),
            tokens=tokens,
            city=self.city(),
            stock={civ: count for civ, count in stock.items() if civ != BARBARIANS},
            ships={civ: count for civ, count in ships.items() if civ != BARBARIANS},
            advances=advances,
            ships_first=self.ships_first(advances),
        )

    def limit(self) -> int:
        limit = self.document["limit"]
        if type(limit) is not int or not 0 <= limit <= HIGHEST_LIMIT:
            raise CommandRefusal("adjudicate-limit", value=_short(limit), most=HIGHEST_LIMIT)
        return limit

    def counts(self, key: str, most: int) -> dict[int, int]:
        """Pieces by party."""
        found: dict[int, int] = {}
        for name, count in self.object(key).items():
            side = self.new_side(key, name, found)
            if type(count) is not int or count < 0:
                raise CommandRefusal(
                    "adjudicate-number", field=key, name=_short(name), value=_short(count)
                )
            if count > most:
                raise CommandRefusal(
                    "adjudicate-too-many",
                    pieces="ships" if key == "ships" else "tokens",
                    name=self.name(side),
                    value=_short(count),
                    most=most,
                )
            found[side] = count
        return found

    def advances(self) -> dict[int, int]:
        """Advances by civilization, as bits."""
        found: dict[int, int] = {}
        for name, listed in self.object("advances").items():
            civ = self.new_side("advances", name, found)
            texts = self.texts("advances", listed)
            if civ == BARBARIANS and texts:
                raise CommandRefusal("adjudicate-barbarians-advances")
            ids = [self.id("advance", text) for text in texts]
            bits = (1 << facts().advances[id_].index for id_ in ids)
            found[civ] = sum(set(bits))
        found.pop(BARBARIANS, None)
        return found

    def ships_first(self, advances: dict[int, int]) -> frozenset[int]:
        sides = [
            self.side(name)
            for name in self.texts("ships_first", self.document.get("ships_first", []))
        ]
        for side in sides:
            if not advances.get(side, 0) & NAVAL_WARFARE:
                raise CommandRefusal("adjudicate-ships-first", name=self.name(side))
        return frozenset(sides)

    def city(self) -> int | None:
        owner = self.document.get("city")
        if owner is None:
            return None
        if not isinstance(owner, str):
            raise CommandRefusal("adjudicate-city", value=_short(owner))
        if fold(owner) in _called("adjudicate-pirates"):
            return BARBARIANS
        if fold(owner) in _called("adjudicate-barbarians"):
            raise CommandRefusal("adjudicate-city", value=_short(owner))
        return self.civ(owner)

    def new_side(self, key: str, name: str, found: dict[int, int]) -> int:
        side = self.side(name)
        if side in found:
            raise CommandRefusal("adjudicate-twice", field=key, name=self.name(side))
        return side

    def side(self, name: str) -> int:
        """A civilization by its number, or the Barbarians."""
        if fold(name) in _called("adjudicate-barbarians"):
            return BARBARIANS
        return self.civ(name)

    def civ(self, name: str) -> int:
        return facts().civilizations[self.id("civ", name)].index

    def id(self, kind: Kind, name: str) -> str:
        return find_id(kind, name, self.language)

    def name(self, side: int) -> str:
        if side == BARBARIANS:
            return Messages(self.language)("adjudicate-barbarians")
        return facts().civilizations[side].name.in_language(self.language)

    def object(self, key: str) -> Json:
        value = self.document.get(key, {})
        if not isinstance(value, dict):
            raise CommandRefusal("adjudicate-not-an-object", field=key)
        return value

    def texts(self, key: str, value: Any) -> list[str]:
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise CommandRefusal("adjudicate-not-a-list", field=key)
        return value


def _document(text: bytes) -> Json:
    if not text.strip():
        raise no_situation()
    try:
        document = json.loads(
            text.decode("utf-8-sig"), object_pairs_hook=_pairs, parse_constant=_no_constant
        )
    except json.JSONDecodeError as error:
        raise CommandRefusal(
            "adjudicate-not-json", line=error.lineno, column=error.colno, help_for=COMMAND
        ) from None
    except (ValueError, RecursionError):
        # Not UTF-8, NaN, numbers with thousands of digits, endless brackets.
        raise CommandRefusal("adjudicate-unreadable-json", help_for=COMMAND) from None
    if not isinstance(document, dict):
        raise CommandRefusal("adjudicate-not-a-situation", help_for=COMMAND)
    return document


def _pairs(pairs: list[tuple[str, Any]]) -> Json:
    found: Json = {}
    for key, value in pairs:
        if key in found:
            raise CommandRefusal("adjudicate-key-twice", field=_short(key))
        found[key] = value
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(name)


def _called(key: str) -> set[str]:
    """The names of a party without a record, in any language."""
    return {fold(Messages(language)(key)) for language in languages}


def _short(value: object) -> str:
    """A value as JSON, shortened; texts without quotes."""
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
