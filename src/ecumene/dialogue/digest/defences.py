"""How victims' advances change a calamity (C12), as their cards say it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import Role, facts
from ecumene.dialogue.sentences.calamity_changes import change_itself
from ecumene.dialogue.sentences.sentence import NamedAdvance, Series, say, several
from ecumene.rules.phases.calamities.water import cities_beside, is_flooded
from ecumene.rules.state.lookup_tables import AREAS, FIRST_CALAMITY
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import Calamity, Modifier
    from ecumene.rules.events import CalamityPlaced
    from ecumene.rules.state.ids import CardNo, Seat
    from ecumene.rules.view import View

MORE_HELPS: Final = ("kept-cities", "deselected-cities")
"""Numbers of which more is better for a victim; of all others less is."""
IN_EARTHQUAKES: Final = "city-reduced-not-destroyed"
IF_PAID: Final = ("ransom-cards", "ransom-cities-per-step")
"""Changes that help only if the victim then pays."""


class Defences:
    """Everyone's advances, as they change calamities."""

    def __init__(self, view: View) -> None:
        self._state = play_from(view).state

    def of(self, card: CardNo, seat: Seat, role: Role, *, eruption: bool) -> list[Modifier]:
        """What changes a calamity for a victim, for better or worse; an eruption never changes."""
        held = self._state.players[seat].advances
        return [
            modifier
            for modifier in calamity_of(card).modifiers
            if held >> modifier.advance & 1 and modifier.counts_for(role)
            if not (eruption and modifier.change == IN_EARTHQUAKES)
        ]

    def hit_at(self, event: CalamityPlaced) -> list[Seat]:
        """Others, besides the primary victim, with pieces where a calamity strikes (C6).

        Only where advances can protect: an eruption strikes all alike.
        """
        state, (first, *_) = self._state, event.places
        others = (seat for seat in range(len(state.players)) if seat != event.seat)
        if is_eruption(event):
            return []
        if first >= AREAS:
            beside = cities_beside(state, first)
            return [seat for seat in others if seat in beside]
        return [seat for seat in others if is_flooded(state, seat, event.places)]


def calamity_of(card: CardNo) -> Calamity:
    """The calamity of a card."""
    return facts().calamities[card - FIRST_CALAMITY]


def is_eruption(event: CalamityPlaced) -> bool:
    """Whether a volcano erupts there; earthquakes have no particular place."""
    return any(each.change == IN_EARTHQUAKES for each in calamity_of(event.card).modifiers)


def helps(modifier: Modifier) -> bool:
    """Whether a change has certainly made a calamity less bad for its victim."""
    if modifier.change in IF_PAID:
        return False
    return modifier.by > 0 if modifier.change in MORE_HELPS else modifier.by <= 0


def in_words(modifiers: Iterable[Modifier]) -> Series:
    """What each of them does."""
    return several(
        (
            say("digest-entry", who=NamedAdvance(each.advance), what=change_itself(each))
            for each in modifiers
        ),
        "semicolon",
    )
