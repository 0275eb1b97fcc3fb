"""Events that belong together and are told in one sentence.

A special ability with its effects, a calamity with others' losses, a conflict from beginning to
end.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.data import Role, facts
from ecumene.dialogue.digest.defences import calamity_of, helps, is_eruption
from ecumene.dialogue.digest.fights import FightStory
from ecumene.dialogue.digest.movements import ArrivedPieces
from ecumene.dialogue.digest.remarks import Remark, with_remarks
from ecumene.dialogue.digest.telling import concerns
from ecumene.rules import events as ev
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.dialogue.digest.defences import Defences
    from ecumene.dialogue.digest.remarks import Note
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AdvanceNo, CardNo, Party, Seat

EFFECTS: Final = (
    ev.CityAnnexed
    | ev.TokensAnnexed
    | ev.CityDestroyed
    | ev.TokensDestroyed
    | ev.TokensResettled
    | ev.TreasuryGained
    | ev.TreasuryLost
    | ev.CardsLost
    | ev.PlayersNamed
)
"""Events that directly follow a special ability, as its outcome (Z4)."""
Damage: TypeAlias = (
    ev.CityReduced | ev.CityDestroyed | ev.CityAnnexed | ev.TokensDestroyed | ev.TokensAnnexed
)
"""A calamity's damage, recognizable by its rule."""
VICTIMS: Final = ev.VictimsNamed | ev.CalamityPlaced
"""Victims besides the primary one; of others only what helped them is told."""
HORDES, SLAVE_REVOLT = (
    FIRST_CALAMITY + facts().calamities[id_].index for id_ in ("barbarian-hordes", "slave-revolt")
)


@dataclass
class AbilityStory:
    """A special ability being used."""

    used: ev.AbilityUsed
    effects: list[Event] = field(default_factory=list)

    def is_of(self, seat: Seat | None) -> bool:
        """Whether a seat uses it, or suffers from it."""
        return any(concerns(event, seat) for event in (self.used, *self.effects))


@dataclass
class StrikeStory:
    """A calamity that strikes others; with blocks possibly two of them at once (C8)."""

    card: CardNo
    struck: list[ev.CalamityStruck] = field(default_factory=list)
    cities: Counter[Party] = field(default_factory=Counter)
    """The number of cities everyone loses."""
    others: list[Seat] = field(default_factory=list)
    """The secondary victims."""
    eruption: bool = False
    touches: bool = False
    """Whether it affects the reader too."""

    def helped(self, defences: Defences) -> dict[AdvanceNo, list[Seat]]:
        """By advance, the victims for whom it made the calamity less bad."""
        roles = [(each.seat, Role.PRIMARY) for each in self.struck]
        roles += [(seat, Role.SECONDARY) for seat in self.others]
        found: dict[AdvanceNo, list[Seat]] = {}
        for seat, role in roles:
            for change in defences.of(self.card, seat, role, eruption=self.eruption):
                if helps(change):
                    found.setdefault(change.advance, []).append(seat)
        return found

    def takes(self, event: Damage) -> bool:
        """Whether something is lost to it; Slave Revolt is a check of support (K4)."""
        rule = calamity_of(self.card).rule
        return event.rule == rule or (event.rule == "K4" and self.card == SLAVE_REVOLT)


Told: TypeAlias = "Note | Remark | FightStory"
Story: TypeAlias = "Told | AbilityStory | StrikeStory"


def stories(
    events: Iterable[Note], seat: Seat | None, defences: Defences, *, over: bool
) -> list[Story]:
    """The events in order, with those that belong together as one; over: their phase is."""
    told: list[Story] = []
    strikes: dict[CardNo, StrikeStory] = {}
    for event in with_fights(with_remarks(events, seat, defences, over=over)):
        if isinstance(event, ev.CalamityStruck) and not concerns(event, seat):
            if event.card not in strikes:
                strikes[event.card] = StrikeStory(event.card)
                told.append(strikes[event.card])
            strikes[event.card].struck.append(event)
        elif isinstance(event, VICTIMS):
            if event.card in strikes:
                _add_victims(strikes[event.card], event, seat, defences)
                strikes[event.card].touches |= concerns(event, seat)
            if concerns(event, seat):
                told.append(event)
        elif strikes and _belongs_to(strikes, event, seat):
            continue
        elif isinstance(event, ev.AbilityUsed):
            told.append(AbilityStory(event))
        elif told and isinstance(told[-1], AbilityStory) and isinstance(event, EFFECTS):
            told[-1].effects.append(event)
        else:
            told.append(event)
    return [story for story in told if not isinstance(story, StrikeStory) or story.struck]


def _add_victims(
    strike: StrikeStory,
    event: ev.VictimsNamed | ev.CalamityPlaced,
    seat: Seat | None,
    defences: Defences,
) -> None:
    """Add other victims; what the seat suffers is told separately."""
    if isinstance(event, ev.VictimsNamed):
        others = list(event.victims)
    else:
        strike.eruption |= is_eruption(event)
        others = defences.hit_at(event)
    strike.touches |= seat in others
    strike.others += (other for other in others if other != seat)


def _belongs_to(strikes: dict[CardNo, StrikeStory], event: Told, seat: Seat | None) -> bool:
    """Add a calamity's damage to others; what it does to the seat is told separately."""
    if isinstance(event, FightStory | Remark | ArrivedPieces):
        return False
    if concerns(event, seat):
        for strike in strikes.values():
            strike.touches |= isinstance(event, Damage) and strike.takes(event)
        return False
    match event:
        case ev.CityReduced() | ev.CityDestroyed() | ev.CityAnnexed():
            for strike in strikes.values():
                if strike.takes(event):
                    strike.cities[event.owner] += 1
                    return True
            return False
        case ev.CityAttacked() if HORDES in strikes:
            strikes[HORDES].cities[event.defender] += event.successful
            return True
        case ev.CalamityFailed() if event.card in strikes:
            struck = strikes[event.card].struck
            struck[:] = [each for each in struck if each.seat != event.seat]
            return True
        case ev.HordeArrived():
            return HORDES in strikes
    # Regression's name says well enough what it does.
    return isinstance(event, ev.MarkerWentBack)


def with_fights(events: Iterable[Note | Remark]) -> list[Told]:
    """The events with each conflict as one, instead of its beginning, rounds and end."""
    told: list[Told] = []
    for event in events:
        if not (isinstance(event, ev.ConflictEnded) and _end(event, told)):
            told.append(event)
    return told


def _end(event: ev.ConflictEnded, told: list[Told]) -> bool:
    """Replace a conflict's beginning by the whole; False if that was told before."""
    for place, began in enumerate(told):
        if isinstance(began, ev.ConflictBegan) and began.area == event.area:
            rounds = [
                other
                for other in told[place:]
                if isinstance(other, ev.TokensLost) and other.area == event.area
            ]
            besides = tuple(
                removal
                for other in rounds
                for removal in other.removals
                if removal.kind != "token" or removal.area != event.area
            )
            told[place] = FightStory(event.area, began.tokens, event.tokens, besides)
            told[place + 1 :] = [other for other in told[place + 1 :] if other not in rounds]
            return True
    return False
