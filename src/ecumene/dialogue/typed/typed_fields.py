"""Typed input, put into the fields of a way to answer.

The first field takes the input; the others begin with a word of their own: "athens 2, reduce
sparta, corinth", "athens, treasury 2, from corinth 1, keep". What does not fit the last field begun
belongs to the first one again: a number always means tokens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, get_args

from ecumene.dialogue.questions import question as qu
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.typed.typed_values import parts, read_number
from ecumene.rules.actions import Action
from ecumene.rules.forms import Amount, Cards, YesOrNo
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecumene.dialogue.questions.question import Field, Option, Way
    from ecumene.dialogue.typed.typed_values import Reader
    from ecumene.dialogue.typed.vocabulary import Vocabulary

WORDS: Final[Mapping[str, str]] = {
    "declined": "without",
    "destroyed": "destroy",
    "keep": "keep",
    "neighbours": "from",
    "reduced": "reduce",
    "treasury": "treasury",
}
"""The words that begin a field other than the first."""
ABSENT: Final[Mapping[str, Field]] = {
    "declined": qu.Pick("declined", (), 0, 0),
    "keep": YesOrNo("keep"),
    "neighbours": qu.Counts("neighbours", (), 0, 0),
    "treasury": Amount("treasury", 0, 0),
}
"""Fields that an action has but a question does not offer: the rules say why they are refused."""
ACTIONS: Final[Mapping[str, type[Action]]] = {
    str(kind.__struct_config__.tag): kind for kind in get_args(Action)
}


class Filling:
    """Fills in the fields of one way to answer."""

    def __init__(self, way: Way, reader: Reader, vocabulary: Vocabulary) -> None:
        self.way = way
        self.reader = reader
        self.vocabulary = vocabulary
        self._values: dict[str, Any] = {}

    def read(self, text: str) -> Action:
        """The action that a line means."""
        first, *others = self.way.fields
        fields = self._absent() | {field.name: field for field in others}
        words = {WORDS[name]: field for name, field in fields.items() if name in WORDS}
        current = first
        for part in [] if self._is_none(text, first) else parts(text):
            found = self.vocabulary.split(part, words)
            if found is not None:
                current, part_ = words[found[0]], found[1]
            else:
                current, part_ = current if _goes_on(current, part) else first, part
            self._add(current, part_)
        self._complete(first)
        return ACTIONS[self.way.action](**self._values)

    def read_each(self, *texts: str) -> Action:
        """The action with these texts as fields, in order."""
        for field, text in zip(self.way.fields, texts, strict=True):
            for part in parts(text):
                self._add(field, part)
            self._complete(field)
        return ACTIONS[self.way.action](**self._values)

    def _absent(self) -> dict[str, Field]:
        """Further fields that may be typed, unless the action has a way of its own for them."""
        if isinstance(self.way.about, of.NamedAdvance):
            return {}
        known = ACTIONS[self.way.action].__struct_fields__
        return {name: field for name, field in ABSENT.items() if name in known}

    def _is_none(self, text: str, first: Field) -> bool:
        bare = isinstance(first, qu.Pick | Cards)
        return bare and self.vocabulary.split(text, ("none",)) is not None

    def _complete(self, first: Field) -> None:
        """Fill in a field without a choice; refuse if anything else is missing."""
        if isinstance(first, qu.Pick) and not first.single:
            chosen = self._values.setdefault(first.name, ())
            if not chosen and first.least == len(first.options):
                self._values[first.name] = tuple(option.id for option in first.options)
        elif isinstance(first, qu.Counts):
            self._values.setdefault(first.name, {})
        elif isinstance(first, Cards) and not first.single:
            self._values.setdefault(first.name, ())
        elif first.name not in self._values:
            raise Misread("typed-nothing")

    def _add(self, field: Field, text: str) -> None:
        values, name = self._values, field.name
        match field:
            case qu.Pick(single=True):
                if name in values:
                    raise Misread("typed-city-means", text=text)
                values[name] = self._one(field.options, text)
            case qu.Pick():
                values[name] = (*values.get(name, ()), self._one(field.options, text))
            case qu.Counts():
                counts = dict(values.get(name, {}))
                for number, count in self._counts(field, text).items():
                    counts[number] = counts.get(number, 0) + count
                values[name] = counts
            case Amount():
                values[name] = read_number(text)
            case Cards(single=True):
                values[name] = self.reader.card(text, field.cards)
            case Cards():
                values[name] = (*values.get(name, ()), *self.reader.cards(text, field.cards))
            case YesOrNo():
                values[name] = self._truth(field, text)
            case _:
                raise TypeError(field)

    def _truth(self, field: YesOrNo, text: str) -> bool:
        """Yes or no; for all but the first field, its word alone means yes."""
        if field is not self.way.fields[0]:
            return True
        found = self.vocabulary.split(text, ("yes", "no"))
        if found is None:
            raise Misread("typed-yes-or-no")
        return found[0] == "yes"

    def _one(self, options: Sequence[Option], text: str) -> Any:
        """What is meant, even if it is no option, so that the rules can say why not."""
        known: list[Any] = [option.id for option in options]
        read: Callable[[str, list[Any]], Any]
        match options[0].of if options else None:
            case of.NamedPlace() | None:
                read = self.reader.place
            case of.NamedCivilization():
                read = self.reader.civilization
            case of.NamedPlayer():
                read = self._player
            case _:
                return read_number(text)
        return read(text, known)

    def _player(self, text: str, among: Sequence[int]) -> int:
        """A player, even one who cannot be named."""
        everybody = range(len(self.reader.players))
        try:
            return self.reader.player(text, among)
        except Misread:
            return self.reader.player(text, everybody)

    def _counts(self, field: qu.Counts, text: str) -> dict[int, int]:
        if field.room and isinstance(field.room[0].of, of.NamedGroup):
            return self.reader.by_group(text)
        return self.reader.by_place(text, [int(option.id) for option in field.room])


def _goes_on(field: Field, part: str) -> bool:
    """Whether a field that was begun takes this too: "reduce sparta, corinth"."""
    if isinstance(field, qu.Pick):
        return not field.single and not any(map(str.isdigit, part))
    return isinstance(field, qu.Counts | Cards)
