"""The names of what the engine calls by numbers, and lists of them, in the reader's language."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.purchases.prices import members
from ecumene.words.alphabet import alphabetical, sort_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.data import Name
    from ecumene.rules.ids import Advances, Party
    from ecumene.words.messages import Messages


class Naming:
    """Names in one language; ``players`` are those of the seats."""

    def __init__(self, messages: Messages, players: Sequence[str]) -> None:
        self.messages = messages
        self.players = players

    def party(self, party: Party) -> str:
        """A player or the Barbarians."""
        if party == BARBARIANS:
            return self.messages("word-barbarians")
        return self.players[party]

    def owner(self, party: Party) -> str:
        """Whose cities: a player's, or pirate cities, which are nobody's."""
        if party == BARBARIANS:
            return self.messages("word-pirate-cities")
        return self.players[party]

    def parties(self, parties: Iterable[Party]) -> str:
        """Several of them, by name."""
        return self._by_name(map(self.party, parties))

    def parties_in_order(self, parties: Iterable[Party]) -> str:
        """Several of them where their order means something."""
        return self.listed(map(self.party, parties))

    def place(self, number: int) -> str:
        """An area or an open sea."""
        return self._in_language(facts().places[number].name)

    def place_key(self, number: int) -> tuple[tuple[int, ...], str]:
        """What areas are sorted by."""
        return sort_key(self.place(number), self.messages.language)

    def places(self, numbers: Iterable[int]) -> str:
        """Several of them, by name."""
        return self._by_name(map(self.place, numbers))

    def places_in_order(self, numbers: Iterable[int]) -> str:
        """Several of them where their order means something."""
        return self.listed(map(self.place, numbers))

    def civ(self, number: int) -> str:
        """A civilization."""
        return self._in_language(facts().civilizations[number].name)

    def civs(self, numbers: Iterable[int]) -> str:
        """Several of them, by name."""
        return self._by_name(map(self.civ, numbers))

    def advance(self, number: int) -> str:
        """An advance."""
        return self._in_language(facts().advances[number].name)

    def advances(self, held: Advances) -> str:
        """A set of advances, by name."""
        return self.several_advances(members(held))

    def several_advances(self, numbers: Iterable[int]) -> str:
        """Some advances, by name."""
        return self._by_name(map(self.advance, numbers))

    def group(self, number: int) -> str:
        """A group of advances."""
        return self._in_language(facts().groups[number].name)

    def theme(self, number: int) -> str:
        """A theme set of the Short Game (Q1)."""
        return self._in_language(facts().short_game.theme_sets[number].name)

    def card(self, number: int) -> str:
        """A trade card."""
        return card_name(number, self.messages.language)

    def cards(self, numbers: Iterable[int]) -> str:
        """Trade cards; equal ones are counted."""
        counts: dict[int, int] = {}
        for number in numbers:
            counts[number] = counts.get(number, 0) + 1
        return self.listed(
            self.card(number) if count == 1 else f"{count}× {self.card(number)}"
            for number, count in counts.items()
        )

    def by_place(self, numbers: Mapping[int, int]) -> str:
        """Numbers by area: Athens 2, Corinth 1."""
        named = {self.place(place): count for place, count in numbers.items()}
        names = alphabetical(named, self.messages.language)
        return self.listed(f"{name} {named[name]}" for name in names)

    def by_party(self, numbers: Mapping[int, int]) -> str:
        """Numbers by player."""
        return self.listed(f"{self.party(party)} {count}" for party, count in numbers.items())

    def by_group(self, numbers: Mapping[int, int]) -> str:
        """Numbers by group of advances."""
        return self.listed(f"{self.group(group)} {count}" for group, count in numbers.items())

    def rule(self, rule: str) -> str:
        """A rule as it is cited: a calamity or an advance by its name, others by their id."""
        card = _cards_by_rule().get(rule)
        return rule if card is None else self._in_language(card)

    def listed(self, names: Iterable[str]) -> str:
        """Names with commas, or a word for none."""
        return ", ".join(names) or self.messages("word-none")

    def _by_name(self, names: Iterable[str]) -> str:
        return self.listed(alphabetical(names, self.messages.language))

    def _in_language(self, name: Name) -> str:
        return name.in_language(self.messages.language)


@cache
def _cards_by_rule() -> dict[str, Name]:
    """The names of calamities and advances by the rules that are named after them."""
    calamities = {calamity.rule: calamity.name for calamity in facts().calamities}
    return calamities | {advance.rule: advance.name for advance in facts().advances}


def card_name(number: int, language: str) -> str:
    """The name of a trade card: commodities, then water, then calamities."""
    table = facts()
    if number < len(table.commodities):
        return table.commodities[number].name.in_language(language)
    calamity = number - len(table.commodities) - 1
    name = table.water if calamity < 0 else table.calamities[calamity].name
    return name.in_language(language)
