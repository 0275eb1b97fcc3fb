"""How a question is answered at the terminal: numbered choices, typed input, and Enter."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.dialogue.questions import question as qu
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.typed.typed_fields import Filling
from ecumene.dialogue.typed.typed_values import read_number
from ecumene.rules import actions as do
from ecumene.rules.forms import Amount, Cards, YesOrNo
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ecumene.dialogue.questions.question import Choice, Question, Way
    from ecumene.dialogue.typed.typed_values import Reader
    from ecumene.dialogue.typed.vocabulary import Vocabulary
    from ecumene.rules.actions import Action


@dataclass(frozen=True)
class Context:
    """What is needed to read an answer."""

    reader: Reader
    vocabulary: Vocabulary


@dataclass
class Form:
    """One question on the screen."""

    choices: Sequence[Choice]
    """The numbered choices; empty if there are too many."""
    default: Action | None
    """What Enter answers."""
    how: str | None
    """The message that says what can be typed."""
    read: Callable[[str], Iterable[Action]] = field(repr=False)
    waits: str | None = None
    """The message that says what Enter does if it answers nothing: the others go on."""
    proposed: tuple[Action, ...] = ()
    """What was typed and would be confirmed by Enter."""

    @property
    def on_enter(self) -> tuple[Action, ...]:
        """What Enter answers now."""
        return self.proposed or (() if self.default is None else (self.default,))


class WaitingForm(Exception):
    """The person lets the others go on before deciding."""


class Proposal(Exception):
    """Input that is an answer only once confirmed with Enter."""

    def __init__(self, *actions: Action) -> None:
        super().__init__(*actions)
        self.actions = actions


def form_for(look: Callable[[], Question | None], context: Context) -> Form:
    """The form of any question except movement, trade and purchases of advances.

    ``look`` gives the current question: a line may hold several cities, each of which is read after
    the previous ones are built.
    """
    asked = look()
    assert asked is not None
    typed = Typed(look, context)
    default = None if asked.proposal is None else asked.proposal.action
    return Form(_numbered(asked), default, _how(asked), typed.read)


def _numbered(asked: Question) -> tuple[Choice, ...]:
    """The choices, except answers that are numbers themselves: numbering them would mislead."""
    numbers = any(
        isinstance(each.action, do.SetTaxRate | do.ChooseNumber) for each in asked.choices
    )
    return () if numbers else asked.choices


class Typed:
    """Reads input by the ways to answer."""

    def __init__(self, look: Callable[[], Question | None], context: Context) -> None:
        self._look = look
        self.context = context

    def read(self, line: str) -> Iterable[Action]:
        """The answers of a line; several cities with semicolons: "athens; corinth; done"."""
        asked = self._look()
        assert asked is not None
        lines = [part.strip() for part in line.split(";") if part.strip()]
        if len(lines) > 1 and _ways_of(asked, do.BuildCity):
            return self._in_turn(lines)
        return (self._read_one(asked, line),)

    def _in_turn(self, lines: Iterable[str]) -> Iterator[Action]:
        for line in lines:
            asked = self._look()
            if asked is not None and _ways_of(asked, do.BuildCity):
                yield self._read_one(asked, line)
            elif self.context.vocabulary.split(line, ("done", "none")) is None:
                raise Misread("typed-no-more-cities", text=line)

    def _read_one(self, asked: Question, line: str) -> Action:
        choices = _numbered(asked)
        filled = [way for way in asked.ways if way.fields]
        abilities = any(isinstance(way.about, of.NamedAdvance) for way in filled)
        if _ways_of(asked, do.Done) and self.context.vocabulary.split(line, ("done", "none")):
            return do.Done()
        if choices and line.isdigit():
            number = read_number(line)
            if 1 <= number <= len(choices):
                return choices[number - 1].action
            if abilities or not any(isinstance(way.fields[0], qu.Counts) for way in filled):
                raise Misread("typed-no-choice", number=number, most=len(choices))
        if abilities:
            return self._ability(filled, line)
        if _ways_of(asked, do.BuildCity):
            return self._city(asked, filled, line)
        if len(filled) != 1 or _ways_of(asked, do.BuyCard) or _ways_of(asked, do.ChooseLoss):
            raise Misread("typed-choose", most=len(choices))
        return self._fill(filled[0], line)

    def _fill(self, way: Way, text: str) -> Action:
        return Filling(way, self.context.reader, self.context.vocabulary).read(text)

    def _city(self, asked: Question, ways: Sequence[Way], line: str) -> Action:
        """An area, and how to pay; the area alone is the same as in the list."""
        named, comma, _ = line.partition(",")
        sites = {way.about.place: way for way in ways if isinstance(way.about, of.NamedPlace)}
        area = self.context.reader.place(named, sites)
        if area not in sites:
            return do.BuildCity(area)
        if not comma:
            for choice in asked.choices:
                if isinstance(choice.action, do.BuildCity) and choice.action.area == area:
                    return choice.action
        return self._fill(sites[area], line)

    def _ability(self, ways: Sequence[Way], line: str) -> Action:
        """An ability, a colon, and how to use it: "diaspora: athens 2 > corinth 2" (Z4)."""
        name, colon, rest = line.partition(":")
        by_advance: dict[int, list[Way]] = {}
        for way in ways:
            if isinstance(way.about, of.NamedAdvance):
                by_advance.setdefault(way.about.advance, []).append(way)
        meant = self.context.reader.advance(name, by_advance) if colon else None
        if meant not in by_advance:
            language = self.context.reader.language
            names = (facts().advances[each].name.in_language(language) for each in by_advance)
            raise Misread("typed-ability", names=", ".join(names))
        return self._use(by_advance[meant], rest.strip())

    def _use(self, ways: Sequence[Way], text: str) -> Action:
        """By number, by area, or by areas with numbers, if an ability can do several things."""
        way = next((way for way in ways if self._takes(way, text)), ways[-1])
        if isinstance(way.fields[-1], qu.Counts) and len(way.fields) > 1:
            start, arrow, goal = text.partition(">")
            if not arrow:
                raise Misread("typed-diaspora")
            filling = Filling(way, self.context.reader, self.context.vocabulary)
            return filling.read_each(start, goal)
        return self._fill(way, text)

    def _takes(self, way: Way, text: str) -> bool:
        match way.fields[0]:
            case Amount():
                return text.isdigit()
            case qu.Pick(single=True, options=options):
                among = [each.of.place for each in options if isinstance(each.of, of.NamedPlace)]
                bare = not text[-1:].isdigit() and "," not in text
                return bare and self.context.reader.place_at_hand(text, among) is not None
        return False


def _ways_of(asked: Question, action: type[Action]) -> list[Way]:
    kind = str(action.__struct_config__.tag)
    return [way for way in asked.ways if way.action == kind]


# How to answer in words, where numbers do not say it all


def _how(asked: Question) -> str | None:
    cities = _ways_of(asked, do.BuildCity)
    if cities:
        means = any(len(way.fields) > 1 for way in cities)
        return "typed-how-city" if means else "typed-how-cities" if len(cities) > 1 else None
    filled = [way for way in asked.ways if way.fields]
    if any(isinstance(way.about, of.NamedAdvance) for way in filled):
        return "typed-how-ability"
    return None if _numbered(asked) or not filled else _how_to_fill(filled[0])


def _how_to_fill(way: Way) -> str | None:
    first, *others = way.fields
    named = [field.name for field in others]
    match first:
        case qu.Counts() if "reduced" in named:
            return "typed-how-damage"
        case qu.Counts(room=room):
            return (
                "typed-how-credits" if isinstance(room[0].of, of.NamedGroup) else "typed-how-tokens"
            )
        case qu.Pick(options=(qu.Option(of=of.NamedPlayer()), *_)):
            return "typed-how-players"
        case qu.Pick(options=(qu.Option(of=of.NamedPlace()), *_)):
            if "declined" in named:
                return "typed-how-areas-extra"
            return "typed-how-areas" if first.least else "typed-how-areas-none"
        case Cards():
            return "typed-how-cards"
        case YesOrNo():
            return "typed-how-yes-no"
    return None
