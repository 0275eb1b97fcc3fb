"""The fields of events, decisions and actions as arguments of sentences.

A field's type determines its argument: the numbers of ``ids.py`` have titles.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct, inspect

from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import say, several
from ecumene.rules.events import Removal, Standing
from ecumene.rules.format.id_names import title_of
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from ecumene.dialogue.sentences.sentence import Argument, Sentence, Series, Thing

Arguments: TypeAlias = "dict[str, Argument]"
Made: TypeAlias = "Callable[[Any], Argument]"
Named: TypeAlias = "Callable[[Any], Thing]"


def arguments_of(struct: Struct) -> Arguments:
    """The fields of a struct; None and what cannot be said as one argument are left out."""
    found: Arguments = {}
    for field, made in _fields(type(struct)):
        value = getattr(struct, field)
        if value is not None:
            found[field] = made(value)
    return found


@cache
def named_by(struct: type[Struct], field: str) -> Named | None:
    """What the numbers in a field are, alone, listed or counted; None if they are only numbers."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return _named_by(next(each.type for each in info.fields if each.name == field))


def _named_by(info: inspect.Type) -> Named | None:
    match info:
        case inspect.UnionType():
            known = (part for part in info.types if not isinstance(part, inspect.NoneType))
            return _named_by(next(known))
        case inspect.VarTupleType():
            return _named_by(info.item_type)
        case inspect.DictType():
            return _named_by(info.key_type)
    title = title_of(info)
    return None if title is None else THINGS.get(title)


@cache
def _fields(type_: type[Struct]) -> tuple[tuple[str, Made], ...]:
    info = inspect.type_info(type_)
    assert isinstance(info, inspect.StructType)
    pairs = ((field.name, _made(field.name, field.type)) for field in info.fields)
    return tuple((name, made) for name, made in pairs if made is not None)


def _made(field: str, info: inspect.Type) -> Made | None:
    if isinstance(info, inspect.UnionType):
        # A number or nothing; unions of structs have their own wording.
        known = [part for part in info.types if not isinstance(part, inspect.NoneType)]
        return _made(field, known[0]) if len(known) == 1 else None
    title = title_of(info)
    if title is not None:
        return ONE[title]
    match info:
        case inspect.IntType() | inspect.LiteralType():
            return _as_it_is
        case inspect.StrType():
            return of.NamedRule if field == "rule" else str
        case inspect.BoolType():
            return _truth
        case inspect.StructType():
            return ONE_STRUCT.get(info.cls)
        case inspect.VarTupleType():
            return _several(info.item_type)
        case inspect.TupleType():
            return _several(info.item_types[0])
        case inspect.DictType():
            return _numbered(info)
    return None


def _as_it_is(value: int | str) -> int | str:
    return value


def _truth(value: bool) -> str:
    """A truth value as a selector of messages."""
    return "yes" if value else "no"


def _several(item: inspect.Type) -> Made | None:
    title = title_of(item)
    if title is not None:
        return SEVERAL.get(title)
    if isinstance(item, inspect.IntType):
        return lambda numbers: several(map(int, numbers))
    return SEVERAL_STRUCTS.get(item.cls) if isinstance(item, inspect.StructType) else None


def _numbered(info: inspect.DictType) -> Made | None:
    title = title_of(info.key_type)
    if title is None or not isinstance(info.value_type, inspect.IntType):
        return None
    return NUMBERED.get(title)


ONE: Final[Mapping[str, Made]] = {
    "place": of.NamedPlace,
    "offer": str,
    "seat": of.NamedPlayer,
    "party": of.NamedPlayer,
    "civilization": of.NamedCivilization,
    "card": of.NamedCard,
    "advance": of.NamedAdvance,
    "advances": of.advances,
    "group": of.NamedGroup,
    "theme-set": of.NamedThemeSet,
}
THINGS: Final[Mapping[str, Named]] = {
    "place": of.NamedPlace,
    "seat": of.NamedPlayer,
    "party": of.NamedPlayer,
    "civilization": of.NamedCivilization,
    "card": of.NamedCard,
    "advance": of.NamedAdvance,
    "advances": of.NamedAdvance,
    "group": of.NamedGroup,
    "theme-set": of.NamedThemeSet,
}
"""What a number stands for that can be picked; sets of advances are picked one by one."""
SEVERAL: Final[Mapping[str, Made]] = {
    "place": of.places,
    "seat": of.players,
    "party": of.players,
    "civilization": lambda value: of.Series(tuple(map(of.NamedCivilization, value)), by_name=True),
    "card": of.cards,
    "advance": lambda value: of.Series(tuple(map(of.NamedAdvance, value)), by_name=True),
}
NUMBERED: Final[Mapping[str, Made]] = {
    "place": of.by_place,
    "seat": of.by_party,
    "party": of.by_party,
    "group": of.by_group,
}


def stated(statement: Statement, *, valued: bool = False) -> Sentence:
    """What a player says about the cards they give (X2)."""
    named = of.cards(statement.named, valued=valued)
    if not statement.claims:
        return say("word-statement", count=statement.count, named=named)
    claims = of.cards(statement.claims, valued=valued)
    return say("word-statement-claims", count=statement.count, named=named, claims=claims)


def wished(wish: Wish, *, valued: bool = False) -> Sentence:
    """What a player would like to get."""
    if not wish.named:
        return say("word-wish", count=wish.count)
    return say("word-wish-named", count=wish.count, named=of.cards(wish.named, valued=valued))


def removed(removals: Iterable[Removal]) -> Series:
    """What was removed in a conflict (F3b)."""
    return several(
        (
            say(
                "word-removal",
                owner=of.NamedPlayer(each.owner),
                kind=each.kind,
                area=of.NamedPlace(each.area),
            )
            for each in removals
        ),
        "semicolon",
    )


def _ranking(ranking: Iterable[Standing]) -> Series:
    return of.by_party({each.seat: each.total for each in ranking})


ONE_STRUCT: Final[Mapping[type, Made]] = {Statement: stated, Wish: wished}
SEVERAL_STRUCTS: Final[Mapping[type, Made]] = {Removal: removed, Standing: _ranking}
