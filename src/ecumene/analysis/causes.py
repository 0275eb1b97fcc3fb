"""What may have changed the chance of a seat in a phase: the weightiest events about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat

MOST: Final = 2
"""More would not fit into a sentence or two."""


def causes(events: Iterable[Event], seat: Seat) -> tuple[Event, ...]:
    """The weightiest events about a seat, in the order in which they came."""
    weighed = [(weight, event) for event in events if (weight := _weight(event, seat)) > 0]
    heaviest = sorted(range(len(weighed)), key=lambda at: (-weighed[at][0], at))[:MOST]
    return tuple(weighed[at][1] for at in sorted(heaviest))


def _weight(event: Event, seat: Seat) -> float:
    """How much an event says about why a seat's chance has changed; 0 if it is not about it."""
    for weigh in (_of_calamities, _of_cities, _of_cards, _of_the_track):
        if weight := weigh(event, seat):
            return weight
    return 0


def _of_calamities(event: Event, seat: Seat) -> float:
    match event:
        case ev.CalamityStruck(seat=struck, beneficiary=gains) if seat in (struck, gains):
            return 10
        case ev.VictimsNamed(victims=victims) if seat in victims:
            return 9
        case ev.TokensAnnexed(owner=owner, taker=taker) if seat in (owner, taker):
            return 3
        case ev.TokensDestroyed(owner=owner) if owner == seat:
            return 2
    return 0


def _of_cities(event: Event, seat: Seat) -> float:
    match event:
        case ev.CityAnnexed(owner=owner, taker=taker) if seat in (owner, taker):
            return 8
        case ev.CityFell(defender=owner) | ev.CityDestroyed(owner=owner) if owner == seat:
            return 8
        case ev.CityAttacked(attacker=attacker, defender=defender) if seat in (attacker, defender):
            return 7
        case ev.CityReduced(owner=owner) if owner == seat:
            return 6
        case ev.TaxRevolt(seat=revolting) if revolting == seat:
            return 6
        case ev.CityBuilt(seat=builder) if builder == seat:
            return 3
    return 0


def _of_cards(event: Event, seat: Seat) -> float:
    match event:
        case ev.DealMade(offerer=one, seat=other, given=given, taken=taken) if seat in (one, other):
            return 5 + (given + taken) / 100
        case ev.CardStolen(thief=thief, victim=victim) if seat in (thief, victim):
            return 5
        case ev.CardHandedOver(giver=giver, taker=taker) if seat in (giver, taker):
            return 4
        case ev.CardsDrawn(seat=drawing) | ev.CardsLost(seat=drawing) if drawing == seat:
            return 4
    return 0


def _of_the_track(event: Event, seat: Seat) -> float:
    match event:
        case ev.LateIronAge(seat=first) if first == seat:
            return 10
        case ev.AdvancesBought(seat=buyer) if buyer == seat:
            return 9
        case ev.MarkerMoved(seat=moved) | ev.MarkerWentBack(seat=moved) if moved == seat:
            return 9
        case ev.Left(seat=gone) if gone == seat:
            return 9
    return 0
