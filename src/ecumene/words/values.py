"""The fields of events, decisions and actions as the values of messages.

Which words a field takes follows from its type: the numbers of ``ids.py`` have titles. Only seats
are plain numbers there, so they are known by the names of their fields.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct, inspect

from ecumene.rules.bargains import Statement, Wish
from ecumene.rules.events import Removal, Standing
from ecumene.rules.names import title_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.words.naming import Naming

Values: TypeAlias = dict[str, str | int]
InWords: TypeAlias = "Callable[[Any, Naming], str | int]"

SEATS: Final = frozenset(
    (
        "seat",
        "thief",
        "victim",
        "beneficiary",
        "offerer",
        "to",
        "partner",
        "giver",
        "taker",
        "owner",
        "victims",
        "players",
        "candidates",
    )
)
"""The fields that hold seats, alone or listed."""


def values_of(struct: Struct, names: Naming) -> Values:
    """The fields of a struct in words; what is None or has no words of its own is left out."""
    found: Values = {}
    for field, in_words in _fields(type(struct)):
        value = getattr(struct, field)
        if value is not None:
            found[field] = in_words(value, names)
    return found


@cache
def _fields(type_: type[Struct]) -> tuple[tuple[str, InWords], ...]:
    info = inspect.type_info(type_)
    assert isinstance(info, inspect.StructType)
    pairs = ((field.name, _in_words(field.name, field.type)) for field in info.fields)
    return tuple((name, in_words) for name, in_words in pairs if in_words is not None)


def _in_words(field: str, info: inspect.Type) -> InWords | None:
    if isinstance(info, inspect.UnionType):
        # A number or nothing; a union of structs has words of its own.
        known = [part for part in info.types if not isinstance(part, inspect.NoneType)]
        return _in_words(field, known[0]) if len(known) == 1 else None
    title = "party" if field in SEATS and _is_plain(info) else title_of(info)
    if title is not None:
        return ONE[title]
    match info:
        case inspect.IntType():
            return lambda value, _: int(value)
        case inspect.StrType():
            return _rule_or_text(field)
        case inspect.LiteralType():
            return lambda value, _: str(value)
        case inspect.StructType():
            return ONE_STRUCT.get(info.cls)
        case inspect.VarTupleType():
            return _several(field, info.item_type)
        case inspect.TupleType():
            return _several(field, info.item_types[0])
        case inspect.DictType():
            return _numbered(field, info.key_type)
    return None


def _is_plain(info: inspect.Type) -> bool:
    return isinstance(info, inspect.IntType)


def _rule_or_text(field: str) -> InWords:
    if field == "rule":
        return lambda value, names: names.rule(value)
    return lambda value, _: str(value)


def _several(field: str, item: inspect.Type) -> InWords | None:
    title = "party" if field in SEATS and _is_plain(item) else title_of(item)
    if title is not None:
        return SEVERAL.get(title)
    if isinstance(item, inspect.IntType):
        return lambda value, _: ", ".join(map(str, value))
    return SEVERAL_STRUCTS.get(item.cls) if isinstance(item, inspect.StructType) else None


def _numbered(field: str, key: inspect.Type) -> InWords | None:
    title = "party" if field == "counts" and _is_plain(key) else title_of(key)
    return None if title is None else NUMBERED.get(title)


ONE: Final[Mapping[str, InWords]] = {
    "place": lambda value, names: names.place(value),
    "offer": lambda value, _: str(value),
    "party": lambda value, names: names.party(value),
    "civilization": lambda value, names: names.civ(value),
    "card": lambda value, names: names.card(value),
    "advance": lambda value, names: names.advance(value),
    "advances": lambda value, names: names.advances(value),
    "group": lambda value, names: names.group(value),
    "theme-set": lambda value, names: names.theme(value),
}
SEVERAL: Final[Mapping[str, InWords]] = {
    "place": lambda value, names: names.places(value),
    "party": lambda value, names: names.parties(value),
    "civilization": lambda value, names: names.civs(value),
    "card": lambda value, names: names.cards(value),
    "advance": lambda value, names: names.several_advances(value),
}
NUMBERED: Final[Mapping[str, InWords]] = {
    "place": lambda value, names: names.by_place(value),
    "party": lambda value, names: names.by_party(value),
    "group": lambda value, names: names.by_group(value),
}


def statement_in_words(stated: Statement, names: Naming) -> str:
    """What a player says about the cards they give (X2)."""
    named = names.cards(stated.named)
    if not stated.claims:
        return names.messages("word-statement", count=stated.count, named=named)
    claims = names.cards(stated.claims)
    return names.messages("word-statement-claims", count=stated.count, named=named, claims=claims)


def wish_in_words(wish: Wish, names: Naming) -> str:
    """What a player would like to get."""
    if not wish.named:
        return names.messages("word-wish", count=wish.count)
    return names.messages("word-wish-named", count=wish.count, named=names.cards(wish.named))


def _removals(removals: tuple[Removal, ...], names: Naming) -> str:
    return "; ".join(
        names.messages(
            "word-removal",
            owner=names.party(each.owner),
            kind=each.kind,
            area=names.place(each.area),
        )
        for each in removals
    )


def _ranking(ranking: tuple[Standing, ...], names: Naming) -> str:
    return names.by_party({each.seat: each.total for each in ranking})


ONE_STRUCT: Final[Mapping[type, InWords]] = {Statement: statement_in_words, Wish: wish_in_words}
SEVERAL_STRUCTS: Final[Mapping[type, InWords]] = {Removal: _removals, Standing: _ranking}
