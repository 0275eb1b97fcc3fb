"""Everything the front door says, in one place: sentences, and the names people read."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ecumene.api.errors import Illegal, Refused, UnknownName
from ecumene.data import facts
from ecumene.rules.errors import IllegalAction
from ecumene.words import Ambiguous, Found, Messages, explain, find, fold, languages
from ecumene.words.decisions import answer, put
from ecumene.words.events import tell

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.errors import BadData, DamagedRecord
    from ecumene.rules.events import Event
    from ecumene.rules.view import View
    from ecumene.words import Entry, Kind

PHASES: Final = range(1, 14)


class Speaker:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        if language not in languages:
            listed = ", ".join(languages)
            raise Refused(_default.messages("api-no-language", name=language, names=listed))
        self.language = language

    @property
    def messages(self) -> Messages:
        """The messages, which are read when the first is said."""
        return _messages(self.language)

    # What happens in a game

    def players(self, view: View) -> tuple[str, ...]:
        """What the players are called: their civilizations, once they have picked one (S2)."""
        return tuple(
            self.messages("play-player", number=seat + 1)
            if player.civ < 0
            else facts().civilizations[player.civ].name.in_language(self.language)
            for seat, player in enumerate(view.players)
        )

    def civilizations(self) -> tuple[str, ...]:
        """The names of all civilizations, as if all of them played."""
        return tuple(civ.name.in_language(self.language) for civ in facts().civilizations)

    def event(self, event: Event, players: Sequence[str]) -> str:
        """What happened."""
        return tell(event, self.messages, players)

    def question(self, decision: Decision, players: Sequence[str]) -> str:
        """What a seat is asked."""
        return put(decision, self.messages, players)

    def action(self, action: Action, players: Sequence[str]) -> str:
        """What somebody could do."""
        return answer(action, self.messages, players)

    def refusal(
        self, refusal: IllegalAction | BadData | DamagedRecord, players: Sequence[str] = ()
    ) -> Refused:
        """Why something cannot be, to be raised."""
        sentence = explain(refusal, self.messages, players)
        if isinstance(refusal, IllegalAction):
            return Illegal(sentence, refusal.rule)
        return Refused(sentence)

    # Names

    def heading(self, turn: int, phase: int) -> str:
        """Where the game stands."""
        if not phase:
            return self.messages("api-set-up")
        return self.messages("event-phase", turn=turn, phase=phase)

    def phase(self, number: int) -> str:
        """The name of a phase."""
        return self.messages("name-of-phase" if number else "api-set-up", phase=number)

    def find_phase(self, name: str | int) -> int:
        """The number of a phase by its name, or the beginning of it, in any language."""
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
        """The id of a thing of a kind; raises ``UnknownName`` with those that come nearest."""
        search = find(kind, name, self.language)
        if isinstance(search, Found):
            return search.id
        if isinstance(search, Ambiguous):
            sentence = self.messages(
                "name-ambiguous", name=name, candidates=self._listed(search.candidates)
            )
            raise UnknownName(sentence, _ids(search.candidates))
        if not search.nearest:
            raise UnknownName(self.messages("name-unknown", kind=kind, name=name))
        names = self._listed(search.nearest)
        sentence = self.messages("name-unknown-nearest", kind=kind, name=name, names=names)
        raise UnknownName(sentence, _ids(search.nearest))

    def find_group(self, name: str) -> str:
        """The id of a group of advances."""
        wanted = fold(name)
        for group in facts().groups:
            known = (group.id, group.name.en, group.name.pl)
            if wanted and any(fold(each).startswith(wanted) for each in known):
                return group.id
        names = ", ".join(group.name.in_language(self.language) for group in facts().groups)
        raise UnknownName(self.messages("play-no-group", name=name, names=names))

    def _listed(self, entries: Iterable[Entry]) -> str:
        return ", ".join(dict.fromkeys(each.name.in_language(self.language) for each in entries))


def _ids(entries: Iterable[Entry]) -> tuple[str, ...]:
    return tuple(entry.id for entry in entries)


@cache
def _messages(language: str) -> Messages:
    return Messages(language)


_default: Speaker = Speaker(languages[0])


def default() -> Speaker:
    """Who speaks where no game is at hand, and in games that name no language."""
    return _default


def set_language(language: str) -> None:
    """From now on speak this language, "en" or "pl", where a game does not say otherwise."""
    global _default
    _default = Speaker(language)
