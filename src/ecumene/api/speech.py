"""Everything the public interface says: sentences, and the names people read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ecumene.api.exceptions import Illegal, Refused, UnknownName
from ecumene.data import facts
from ecumene.dialogue import describe_refusal, player_names, reason
from ecumene.dialogue.sentences import speaker
from ecumene.dialogue.sentences.sentence import NamedPlayer, Series
from ecumene.rules.errors import IllegalAction
from ecumene.rules.format.codec import to_names
from ecumene.words import Messages, Misread, find_id, fold, languages

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.dialogue import Sentence
    from ecumene.dialogue.sentences.sentence import Argument
    from ecumene.rules.errors import BadData, DamagedRecord
    from ecumene.rules.view import View
    from ecumene.words import Kind

PHASES: Final = range(1, 14)


class NameSpeaker:
    """Speaks one language."""

    def __init__(self, language: str) -> None:
        if language not in languages:
            listed = ", ".join(languages)
            raise Refused(_default.messages("api-no-language", name=language, names=listed))
        self.language = language

    @property
    def messages(self) -> Messages:
        """The messages, loaded at first use."""
        return _messages(self.language)

    # Sentences

    def players(self, view: View) -> tuple[str, ...]:
        """The players' names: their civilizations, once they have picked one (S2)."""
        return player_names(self.messages, view)

    def civilizations(self) -> tuple[str, ...]:
        """The names of all civilizations, as if all of them played."""
        return tuple(civ.name.in_language(self.language) for civ in facts().civilizations)

    def refusal(
        self, refusal: IllegalAction | BadData | DamagedRecord, players: Sequence[str] = ()
    ) -> Refused:
        """The exception for a refusal."""
        sentence = self.text(describe_refusal(refusal), players)
        if isinstance(refusal, IllegalAction):
            own = reason(refusal)
            details = {name: _plain(value, players) for name, value in own.args.items()}
            return Illegal(sentence, refusal.rule, own.key, details)
        return Refused(sentence)

    def text(self, sentence: Sentence, players: Sequence[str]) -> str:
        """A sentence of the dialogue."""
        return speaker.Speaker(self.messages, players).text(sentence)

    # Names

    def heading(self, turn: int, phase: int) -> str:
        """The current turn and phase."""
        if not phase:
            return self.messages("api-set-up")
        return self.messages("event-phase-began", turn=turn, phase=phase)

    def phase(self, number: int) -> str:
        """The name of a phase."""
        return self.messages("name-of-phase" if number else "api-set-up", phase=number)

    def find_phase(self, name: str | int) -> int:
        """The number of a phase by its name or the beginning of it, in any language."""
        if isinstance(name, int):
            found = {name} & {*PHASES}
        else:
            known = {
                (fold(_messages(language)("name-of-phase", phase=number)), number)
                for language in languages
                for number in PHASES
            }
            wanted = fold(name)
            found = {number for text, number in known if text == wanted} or {
                number for text, number in known if wanted and text.startswith(wanted)
            }
        if len(found) == 1:
            return found.pop()
        names = "; ".join(self.phase(number) for number in (sorted(found) or PHASES))
        raise UnknownName(self.messages("api-no-phase", name=str(name), names=names))

    def find(self, kind: Kind, name: str) -> str:
        """The id of a thing; raises ``UnknownName`` with the most similar ones."""
        try:
            return find_id(kind, name, self.language)
        except Misread as misread:
            sentence = self.messages(misread.key, **misread.values)
            raise UnknownName(sentence, misread.nearest) from None

    def find_group(self, name: str) -> str:
        """The id of a group of advances."""
        wanted = fold(name)
        for group in facts().groups:
            known = (group.id, group.name.en, group.name.pl)
            if wanted and any(fold(each).startswith(wanted) for each in known):
                return group.id
        names = ", ".join(group.name.in_language(self.language) for group in facts().groups)
        raise UnknownName(self.messages("typed-no-group", name=name, names=names))


def _plain(value: Argument, players: Sequence[str]) -> object:
    """What a refusal speaks of: numbers and ids, players by name, several things as a tuple."""
    match value:
        case Series(items=items):
            return tuple(_plain(each, players) for each in items)
        case NamedPlayer(party=party) if 0 <= party < len(players):
            return players[party]
        case int() | str():
            return value
    named = to_names(value)
    return next(held for field, held in named.items() if field != "type")


@cache
def _messages(language: str) -> Messages:
    return Messages(language)


_default: NameSpeaker = NameSpeaker(languages[0])


def default() -> NameSpeaker:
    """The speaker without a game, and of games without a language."""
    return _default


def set_language(language: str) -> None:
    """Set the default language, "en" or "pl", of games that do not name one."""
    global _default
    _default = NameSpeaker(language)
