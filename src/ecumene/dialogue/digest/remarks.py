"""Remarks beyond events: how advances change a calamity, and what does not happen.

Only calamities that concern the reader get them; what others suffer is told briefly.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.data import CalamityKind, Role
from ecumene.dialogue.digest.defences import calamity_of
from ecumene.dialogue.digest.movements import ArrivedPieces
from ecumene.dialogue.digest.telling import concerns
from ecumene.rules import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import Modifier
    from ecumene.dialogue.digest.defences import Defences
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, Seat

BLOWS: Final = ev.CalamityStruck | ev.VictimsNamed | ev.CalamityPlaced
"""Announcements of a calamity."""
CHOICES: Final = ev.RankOrderInsisted | ev.CitiesChosen
"""Choices meanwhile (C8b, C5c); all other events that concern someone are its effects."""


@dataclass(frozen=True)
class ChangeRemark:
    """How a victim's advances change a calamity (C12)."""

    card: CardNo
    victim: Seat
    changes: tuple[Modifier, ...]
    own: bool
    """Whether the victim is the reader."""


@dataclass(frozen=True)
class Spared:
    """A calamity that struck the reader is over, and cost nothing."""

    card: CardNo


@dataclass(frozen=True)
class Stays:
    """The reader's marker has not moved in the phase of the A.S.T. (H1)."""

    step: int
    """Its step."""
    missing: dict[str, int]
    """What was missing for the next step, and how much."""


Remark: TypeAlias = ChangeRemark | Spared | Stays
Note: TypeAlias = "Event | ArrivedPieces | Stays"
"""What is told: events, the outcome of others' moves, and what did not happen."""


def with_remarks(
    events: Iterable[Note], seat: Seat | None, defences: Defences, *, over: bool
) -> list[Note | Remark]:
    """The events with remarks after them; over: the phase of the last one is."""
    told: list[Note | Remark] = []
    facing: CardNo | None = None
    """The calamity that has struck the seat and cost nothing so far."""
    for event in events:
        if isinstance(event, ev.CalamityStruck) and facing is not None and facing != event.card:
            told.append(Spared(facing))
            facing = None
        told.append(event)
        if isinstance(event, ArrivedPieces | Stays):
            continue
        if isinstance(event, ev.CalamityFailed) and event.seat == seat:
            # It does not happen, so nobody wants to know what would have changed it.
            told = [each for each in told if not _is_about(each, event.card)]
            facing = None
        for victim, role in _struck(event, seat, defences):
            assert isinstance(event, BLOWS)
            changes = defences.of(event.card, victim, role, eruption=False)
            if changes:
                told.append(ChangeRemark(event.card, victim, tuple(changes), victim == seat))
            if victim == seat and calamity_of(event.card).kind is not CalamityKind.MINOR:
                facing = event.card
        if not isinstance(event, BLOWS | CHOICES) and concerns(event, seat):
            facing = None
    if facing is not None and over:
        told.append(Spared(facing))
    return told


def _is_about(told: Note | Remark, card: CardNo) -> bool:
    return isinstance(told, ChangeRemark) and told.card == card


def _struck(event: Event, seat: Seat | None, defences: Defences) -> list[tuple[Seat, Role]]:
    """The seat and its role if it is struck; also the victim it profits from (C4)."""
    if seat is None:
        return []
    match event:
        case ev.CalamityStruck() if seat in (event.seat, event.beneficiary):
            return [(event.seat, Role.PRIMARY)]
        case ev.VictimsNamed() if seat in event.victims:
            return [(seat, Role.SECONDARY)]
        case ev.CalamityPlaced() if seat in defences.hit_at(event):
            return [(seat, Role.SECONDARY)]
    return []
