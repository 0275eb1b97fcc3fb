"""Sentences in the reader's language: as text, or as spans with links for a page."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from ecumene.data import facts
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import Thing
from ecumene.rules.state.ids import BARBARIANS, NO_CIVILIZATION
from ecumene.rules.state.lookup_tables import WATER_CARD
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.words import rulebook, sort_key
from ecumene.words.card_names import card_name
from ecumene.words.messages import LONGEST

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.data import Name
    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.view import View
    from ecumene.words import Say

MARK: Final = re.compile("\ue000(\\d+)\ue001")
"""Stands for an argument while Fluent puts the words around it."""
CITED: Final = re.compile(r"\b(?:[A-Z]{1,2}\d+[a-z]?|[AC]-[A-Z]+(?:-[A-Z]+)*)\b")
"""What may be the id of a rule."""
BETWEEN: Final = {"comma": ", ", "semicolon": "; "}


class Span(Struct, frozen=True):
    """A piece of text, and what it is about if that can be looked up."""

    text: str
    """The text."""
    about: Thing | None = None
    """The area, card, advance, rule or player it names; None for words in between."""


Spans: TypeAlias = "list[Span]"


class Speaker:
    """Speaks sentences in one language; ``names`` are the players' by seat."""

    def __init__(self, messages: Say, names: Sequence[str] = ()) -> None:
        self.messages = messages
        self.names = names

    @classmethod
    def for_view(cls, messages: Say, view: View) -> Speaker:
        """A speaker that calls players by their civilizations, once they have picked one (S2)."""
        return cls(messages, player_names(messages, view))

    @property
    def language(self) -> str:
        """The language."""
        return self.messages.language

    def text(self, said: Argument) -> str:
        """The text."""
        return "".join(span.text for span in self._spans(said))

    def spans(self, said: Sentence) -> tuple[Span, ...]:
        """The text in pieces, each with what it is about, including cited rules."""
        return tuple(_joined(piece for span in self._spans(said) for piece in self._linked(span)))

    def _spans(self, said: Argument) -> Spans:
        match said:
            case of.Sentence():
                return self._message(said)
            case of.Series():
                return self._series(said)
            case of.Count():
                return self._count(said)
            case str():
                return [Span(said)]
            case int():
                return [Span(str(said))]
        return [Span(self.name(said), said)]

    def _message(self, said: Sentence) -> Spans:
        """Numbers and words go to Fluent as they are, and select forms; things by a mark.

        So do long texts, since Fluent refuses more than a thousand characters.
        """
        plain: dict[str, str | int] = {}
        marked: list[Argument] = []
        for name, value in said.args.items():
            if isinstance(value, int) or (isinstance(value, str) and len(value) <= LONGEST):
                plain[name] = value
            else:
                plain[name] = f"\ue000{len(marked)}\ue001"
                marked.append(value)
        found: Spans = []
        for place, piece in enumerate(MARK.split(self.messages(said.key, **plain))):
            if place % 2:
                found += self._spans(marked[int(piece)])
            elif piece:
                found.append(Span(piece))
        return found

    def _series(self, series: of.Series) -> Spans:
        if not series.items:
            return [Span(self.messages("word-none"))]
        said = [self._spans(item) for item in series.items]
        if series.by_name:
            said.sort(key=self._alphabetically)
        found = said[0]
        for spans in said[1:]:
            found = [*found, Span(BETWEEN[series.style]), *spans]
        return found

    def _alphabetically(self, spans: Spans) -> tuple[tuple[int, ...], str]:
        return sort_key("".join(span.text for span in spans), self.language)

    def _count(self, count: of.Count) -> Spans:
        name = Span(self.name(count.of), count.of)
        if not isinstance(count.of, of.NamedCard):
            return [name, Span(f" {count.number}")]
        return [name] if count.number == 1 else [Span(f"{count.number}× "), name]

    def name(self, thing: Thing) -> str:  # noqa: C901 one line for every kind of thing
        """The name of a thing."""
        match thing:
            case of.NamedPlace(place):
                return self._named(facts().places[place].name)
            case of.NamedPlayer(party):
                return self._party(party)
            case of.NamedOwner(party):
                pirates = party == BARBARIANS
                return self.messages("word-pirate-cities") if pirates else self._party(party)
            case of.NamedCivilization(civ):
                return self._named(facts().civilizations[civ].name)
            case of.NamedAdvance(advance):
                return self._named(facts().advances[advance].name)
            case of.NamedCard(card, valued):
                name = card_name(card, self.language)
                return f"{name} ({FACE_VALUE[card]})" if valued and card < WATER_CARD else name
            case of.NamedGroup(group):
                return self._named(facts().groups[group].name)
            case of.NamedThemeSet(theme):
                return self._named(facts().short_game.theme_sets[theme].name)
            case of.NamedEpoch(epoch):
                return self._named(facts().epochs[epoch].name)
            case of.NamedRule(rule):
                card_of = _cards_by_rule().get(rule)
                return rule if card_of is None else self._named(card_of)

    def _party(self, party: int) -> str:
        if party == BARBARIANS:
            return self.messages("word-barbarians")
        if party < len(self.names):
            return self.names[party]
        # A refusal may mention a seat that is not at the table.
        return self.messages("word-player", number=party + 1)

    def _named(self, name: Name) -> str:
        return name.in_language(self.language)

    def _linked(self, span: Span) -> Iterator[Span]:
        """The text in pieces, with links to the rules that messages cite by id."""
        if span.about is not None:
            yield span
            return
        known, behind = _rule_ids(self.language), 0
        for cited in CITED.finditer(span.text):
            if cited[0] in known:
                yield Span(span.text[behind : cited.start()])
                yield Span(cited[0], of.NamedRule(cited[0]))
                behind = cited.end()
        yield Span(span.text[behind:])


def player_names(messages: Say, view: View) -> tuple[str, ...]:
    """The players' names: their civilizations, once they have picked one (S2)."""
    return tuple(
        messages("word-player", number=seat + 1)
        if player.civilization == NO_CIVILIZATION
        else facts().civilizations[player.civilization].name.in_language(messages.language)
        for seat, player in enumerate(view.players)
    )


def _joined(spans: Iterator[Span]) -> Iterator[Span]:
    """The spans with adjacent words joined."""
    words = ""
    for span in spans:
        if span.about is None:
            words += span.text
            continue
        if words:
            yield Span(words)
        words = ""
        yield span
    if words:
        yield Span(words)


@cache
def _rule_ids(language: str) -> frozenset[str]:
    return frozenset(rule.id for rule in rulebook(language).rules)


@cache
def _cards_by_rule() -> dict[str, Name]:
    """The names of calamities and advances by the rules named after them."""
    calamities = {calamity.rule: calamity.name for calamity in facts().calamities}
    return calamities | {advance.rule: advance.name for advance in facts().advances}
