"""Translates names and numbers, by the types of the engine's fields.

Translations are built once per type from its annotations, so no field needs its own code.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, TypeAlias, TypeVar

from msgspec import Struct, inspect

from ecumene.api import speech
from ecumene.api.exceptions import Refused, UnknownName
from ecumene.data import facts
from ecumene.dialogue.sentences.sentence import Sentence
from ecumene.rules.errors import BadData
from ecumene.rules.format.id_names import (
    BARBARIANS_NAME,
    NAMED,
    NAMES,
    NUMBERS,
    PLAIN,
    choice,
    refuse,
    title_of,
)
from ecumene.rules.phases.purchases.prices import members
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.readonly import ReadOnlyDict
from ecumene.words import is_called

if TYPE_CHECKING:
    from ecumene.api.speech import NameSpeaker
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

S = TypeVar("S", bound=Struct)
Who: TypeAlias = str | int
"""A player: the civilization, or the seat's number until it has one."""


class Names:
    """Who sits where in one game, at one moment, and how they are spoken of."""

    def __init__(
        self,
        civilizations: Sequence[int],
        speaker: NameSpeaker | None = None,
        players: tuple[str, ...] = (),
    ) -> None:
        self._civilizations = tuple(civilizations)
        """By seat; below 0 until picked."""
        self._speaker = speaker
        """None: the default."""
        self._players = players

    @classmethod
    def at(cls, view: View, speaker: NameSpeaker) -> Names:
        """The names at a moment of a game."""
        civilizations = [player.civilization for player in view.players]
        return cls(civilizations, speaker, speaker.players(view))

    @property
    def speaker(self) -> NameSpeaker:
        """Who speaks of them."""
        return self._speaker or speech.default()

    @property
    def players(self) -> tuple[str, ...]:
        """The players' names as people read them, by seat; without a game all civilizations."""
        return self._players or self.speaker.civilizations()

    def text(self, sentence: Sentence) -> str:
        """A sentence of the dialogue."""
        return self.speaker.text(sentence, self.players)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Names) and other._civilizations == self._civilizations

    def __hash__(self) -> int:
        return hash(self._civilizations)

    def who(self, seat: Seat) -> Who:
        """The name of a seat."""
        if 0 <= seat < len(self._civilizations) and self._civilizations[seat] >= 0:
            return NAMES["civilization"][self._civilizations[seat]]
        return seat

    def party(self, party: Seat) -> Who:
        """A seat or the Barbarians (F2)."""
        return BARBARIANS_NAME if party == BARBARIANS else self.who(party)

    def seat(self, who: Who) -> Seat:
        """The seat of a player; raises ``UnknownName`` if nobody here has that name."""
        speaker = self.speaker
        if isinstance(who, int):
            if 0 <= who < len(self._civilizations):
                return who
        else:
            civ = NUMBERS["civilization"][speaker.find("civ", who)]
            if civ in self._civilizations:
                return self._civilizations.index(civ)
        known = [self.who(seat) for seat in range(len(self._civilizations))]
        listed = ", ".join(map(str, known))
        sentence = speaker.messages("api-no-seat", name=str(who), names=listed)
        raise UnknownName(sentence, tuple(map(str, known)))

    def party_of(self, who: Who) -> Seat:
        """The number of a seat or of the Barbarians."""
        return BARBARIANS if who == BARBARIANS_NAME else self.seat(who)


EVERYONE: Final = Names(range(len(facts().civilizations)))
"""A table of all civilizations, for sentences without a game."""


class Translation(NamedTuple):
    """How values of a type are normalized, given to the engine, and taken from it."""

    normal: Callable[[Any], Any]
    """What was written, with ids; raises ``Refused``."""
    inward: Callable[[Any, Names], Any]
    """The engine's value."""
    outward: Callable[[Any, Names], Any]
    """The engine's value with names."""


class Part:
    """Something written with names that stands for a struct of the engine."""


CLASSES: Final[dict[type[Struct], type[Part]]] = {}
"""The classes for the engine's structs that people can write."""
STRUCTS: Final[dict[type[Part], type[Struct]]] = {}
"""The reverse."""


class NamedRecord:
    """A struct of the engine, read with names: ``record.area`` is "memphis"."""

    __slots__ = ("_names", "_struct")

    def __init__(self, struct: Struct, names: Names) -> None:
        self._struct = struct
        self._names = names

    def __getattr__(self, name: str) -> Any:
        translation = fields(type(self._struct)).get(name)
        if translation is None:
            raise AttributeError(f"{type(self._struct).__name__} has no {name!r}", obj=self)
        return translation.outward(getattr(self._struct, name), self._names)

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *fields(type(self._struct))})

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, NamedRecord):
            return NotImplemented
        return self._struct == other._struct and self._names == other._names

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        shown = (f"{name}={getattr(self, name)!r}" for name in fields(type(self._struct)))
        return f"{type(self._struct).__name__}({', '.join(shown)})"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self._struct, self._names)


@cache
def fields(struct: type[Struct]) -> Mapping[str, Translation]:
    """The translations of all fields of a struct."""
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    return {field.name: _translation(field.type) for field in info.fields}


def inward(part: Any, names: Names) -> Any:
    """The engine's struct for something written."""
    struct = STRUCTS[type(part)]
    values = {
        name: translation.inward(getattr(part, name), names)
        for name, translation in fields(struct).items()
    }
    return struct(**values)


def written(struct: type[S], names: Names, **values: object) -> S:
    """An engine's struct from its fields as people write them."""
    known = fields(struct)
    unknown = ", ".join(sorted({*values} - {*known}))
    if unknown:
        raise TypeError(f"{struct.__name__} has no {unknown}")
    return struct(
        **{name: known[name].inward(known[name].normal(it), names) for name, it in values.items()}
    )


def outward(struct: Struct, names: Names) -> Any:
    """Something written, a text, or a record, for an engine's struct."""
    made = CLASSES.get(type(struct))
    if made is None:
        return names.text(struct) if isinstance(struct, Sentence) else NamedRecord(struct, names)
    new = object.__new__(made)
    for name, translation in fields(type(struct)).items():
        # The engine's own need no second check, and there may be millions of them.
        object.__setattr__(new, name, translation.outward(getattr(struct, name), names))
    return new


def _translation(info: inspect.Type) -> Translation:
    title = title_of(info)
    if title is not None:
        return _TITLED[title]
    if type(info) in PLAIN:
        return _plain(PLAIN[type(info)].read)
    return _COMPOSED[type(info)](info)


def _plain(read: Callable[[Any], Any]) -> Translation:
    return Translation(_told(read), lambda value, _: value, lambda value, _: value)


def _coded(title: str) -> Translation:
    """A number that is only written as saved games have it."""
    codec = NAMED[title]
    return _plain(codec.read)._replace(outward=lambda value, _: codec.write(value))


def _refuse(key: str, data: object = None, **args: object) -> NoReturn:
    """Refuse bad data in a sentence."""
    try:
        refuse(key, data, **args)
    except BadData as bad:
        raise speech.default().refusal(bad) from None


def _told(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Refuse wrong types in a sentence."""

    def normal(value: Any) -> Any:
        try:
            return read(value)
        except BadData as bad:
            raise speech.default().refusal(bad) from None

    return normal


def _name(kind: str, find: Callable[[str], str]) -> Translation:
    names, numbers = NAMES[kind], NUMBERS[kind]

    def normal(value: Any) -> str:
        if not isinstance(value, str):
            _refuse("data-not-name", value)
        return find(value)

    return Translation(normal, lambda name, _: numbers[name], lambda number, _: names[number])


def find_card(name: str) -> str:
    """The id of a trade card: a commodity or a calamity."""
    speaker = speech.default()
    if is_called("calamity", name, speaker.language):
        return speaker.find("calamity", name)
    try:
        return speaker.find("commodity", name)
    except UnknownName as unknown:
        try:
            return speaker.find("calamity", name)
        except UnknownName:
            raise unknown from None


def _advances(value: Any) -> tuple[str, ...]:
    found = {_TITLED["advance"].normal(name) for name in _several(value)}
    return tuple(sorted(found, key=NUMBERS["advance"].__getitem__))


def _several(value: Any) -> Iterable[Any]:
    """A list; a single name is a list of one."""
    if isinstance(value, str):
        return (value,)
    if not isinstance(value, Iterable):
        _refuse("data-not-list", value)
    return value


def _who(value: Any) -> Who:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    who: str = _TITLED["civilization"].normal(value)
    return who


def _sequence(info: inspect.VarTupleType) -> Translation:
    item = _translation(info.item_type)
    return Translation(
        lambda value: tuple(map(item.normal, _several(value))),
        lambda value, names: tuple([item.inward(each, names) for each in value]),
        lambda value, names: tuple([item.outward(each, names) for each in value]),
    )


def _fixed(info: inspect.TupleType) -> Translation:
    some, length = _sequence(inspect.VarTupleType(info.item_types[0])), len(info.item_types)

    def normal(value: Any) -> Any:
        given = tuple(_several(value))
        if len(given) != length:
            _refuse("data-length", count=length, given=len(given))
        return some.normal(given)

    return some._replace(normal=normal)


def _mapping(info: inspect.DictType) -> Translation:
    key, item = _translation(info.key_type), _translation(info.value_type)

    def normal(value: Any) -> ReadOnlyDict[Any, Any]:
        if not isinstance(value, Mapping):
            _refuse("data-not-object", value)
        return ReadOnlyDict({key.normal(k): item.normal(v) for k, v in value.items()})

    return Translation(
        normal,
        lambda value, names: {
            key.inward(k, names): item.inward(v, names) for k, v in value.items()
        },
        lambda value, names: ReadOnlyDict(
            {key.outward(k, names): item.outward(v, names) for k, v in value.items()}
        ),
    )


def _one_of(structs: Iterable[type[Struct]]) -> Translation:
    def normal(value: Any) -> Any:
        if not isinstance(value, tuple(CLASSES[each] for each in structs)):
            names = ", ".join(CLASSES[each].__name__ for each in structs)
            given = value if isinstance(value, str) else type(value).__name__
            sentence = speech.default().messages("api-not-a-part", value=given, names=names)
            raise Refused(sentence)
        return value

    return Translation(normal, inward, outward)


def _union(info: inspect.UnionType) -> Translation:
    """Something optional, or one of several structs."""
    parts = [part for part in info.types if not isinstance(part, inspect.NoneType)]
    structs = [part.cls for part in parts if isinstance(part, inspect.StructType)]
    some = _translation(parts[0]) if len(parts) == 1 else _one_of(structs)
    if len(parts) == len(info.types):
        return some
    return Translation(
        lambda value: None if value is None else some.normal(value),
        lambda value, names: None if value is None else some.inward(value, names),
        lambda value, names: None if value is None else some.outward(value, names),
    )


_TITLED: Final[Mapping[str, Translation]] = {
    "place": _name("place", lambda name: speech.default().find("area", name)),
    "civilization": _name("civilization", lambda name: speech.default().find("civ", name)),
    "picked-civilization": _coded("picked-civilization"),
    "card": _name("card", find_card),
    "offer": _plain(lambda value: NAMED["offer"].read(str(value))),
    "seat": Translation(
        _who, lambda who, names: names.seat(who), lambda seat, names: names.who(seat)
    ),
    "party": Translation(
        lambda value: value if value == BARBARIANS_NAME else _who(value),
        lambda who, names: names.party_of(who),
        lambda party, names: names.party(party),
    ),
    "advances": Translation(
        _advances,
        lambda value, _: sum(1 << NUMBERS["advance"][name] for name in value),
        lambda held, _: tuple(NAMES["advance"][number] for number in members(held)),
    ),
    "advance": _name("advance", lambda name: speech.default().find("advance", name)),
    "group": _name("group", lambda name: speech.default().find_group(name)),
    "epoch": _coded("epoch"),
    "theme-set": _coded("theme-set"),
}
_COMPOSED: Final[Mapping[type, Callable[[Any], Translation]]] = {
    inspect.LiteralType: lambda info: _plain(choice({each: each for each in info.values}).read),
    inspect.EnumType: lambda info: _plain(choice({each.value: each for each in info.cls}).read),
    inspect.VarTupleType: _sequence,
    inspect.TupleType: _fixed,
    inspect.DictType: _mapping,
    inspect.StructType: lambda info: _one_of((info.cls,)),
    inspect.UnionType: _union,
}
