"""Token conflicts as a whole: what everybody has lost and kept (F3-F6)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecumene.rules import events as ev

if TYPE_CHECKING:
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AreaNo, Party


@dataclass(frozen=True)
class FightStory:
    """A finished token conflict."""

    area: AreaNo
    before: dict[Party, int]
    after: dict[Party, int]
    besides: tuple[ev.Removal, ...] = ()
    """What was given instead of tokens in the area, such as ships (F3b)."""

    @property
    def lost(self) -> dict[Party, int]:
        """The tokens that each party has lost in the area."""
        return {party: count - self.after.get(party, 0) for party, count in self.before.items()}


class Fights:
    """Follows conflicts until they end.

    Of one that had begun before, only what was lost since is known.
    """

    def __init__(self) -> None:
        self.open: dict[AreaNo, list[ev.Removal]] = {}
        """What was removed so far in conflicts that are under way."""
        self._before: dict[AreaNo, dict[Party, int]] = {}

    def hear(self, event: Event) -> FightStory | None:
        """Take in an event; returns the conflict that it ends."""
        match event:
            case ev.ConflictBegan():
                self.open[event.area] = []
                self._before[event.area] = event.tokens
            case ev.TokensLost():
                self.open.setdefault(event.area, []).extend(event.removals)
            case ev.ConflictEnded():
                return self._ended(event)
        return None

    def _ended(self, event: ev.ConflictEnded) -> FightStory:
        area = event.area
        given = self.open.pop(area, [])
        there = [each for each in given if each.kind == "token" and each.area == area]
        lost = Counter(each.owner for each in there)
        before = self._before.pop(area, None)
        if before is None:
            parties = dict.fromkeys((*event.tokens, *lost))
            before = {party: event.tokens.get(party, 0) + lost[party] for party in parties}
        besides = tuple(each for each in given if each not in there)
        return FightStory(area, before, event.tokens, besides)
