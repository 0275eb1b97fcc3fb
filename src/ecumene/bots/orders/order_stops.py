"""When standing orders stop: something happened that they did not foresee (O5j).

Everything that stops them is public, so their stopping reveals nothing either (O5i). Each cause
stops the orders on some topics, and leaves the rest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.bots.orders.topics import ASKED, TOPICS, Topic, topics_of
from ecumene.rules import forecast
from ecumene.rules.events import (
    AbilityUsed,
    CalamityStruck,
    CardBought,
    CityAnnexed,
    CityAttacked,
    CityBuilt,
    CityDestroyed,
    CityFell,
    CityReduced,
    ConflictBegan,
    LastTurn,
    Left,
    MarkerMoved,
    MarkerWentBack,
    Moved,
    MovementEnded,
    TaxRevolt,
    TokensAnnexed,
    TokensDestroyed,
    TraderBack,
    Undone,
    VictimsNamed,
)
from ecumene.rules.state.ids import AreaNo, CardNo, Seat
from ecumene.rules.state.moves import MaintainShip

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.bots.orders.standing_orders import StandingOrders
    from ecumene.rules.events import Event
    from ecumene.rules.view import View

Reason: TypeAlias = Literal[
    "over",
    "last-turn",
    "left",
    "threat",
    "attack",
    "city-lost",
    "tokens-lost",
    "tax-revolt",
    "calamity",
    "marker-back",
    "contrary",
    "undone",
]
"""Why orders stop; there is no other reason."""


class Cause(Struct, frozen=True):
    """An unforeseen event."""

    reason: Reason
    """What happened."""
    seat: Seat | None = None
    """The player who left, or comes to fight."""
    area: AreaNo | None = None
    """The area."""
    card: CardNo | None = None
    """The calamity."""
    turn: int | None = None
    """The last turn, of the game or of the orders."""


class OrdersStopped(Struct, frozen=True):
    """Orders that have stopped: on which topics, and why."""

    topics: tuple[Topic, ...]
    """Topics on which nothing is ordered any more."""
    causes: tuple[Cause, ...]
    """What happened, each reason once."""


STOPPED: Final[Mapping[Reason, tuple[Topic, ...]]] = {
    "over": TOPICS,
    "last-turn": TOPICS,
    "left": TOPICS,
    "threat": ("still",),
    "attack": ("still",),
    "city-lost": ("still", "cities"),
    "tokens-lost": ("still",),
    "tax-revolt": ("tax",),
    "calamity": ("still", "cities", "abilities"),
    "marker-back": ("cities", "wishes"),
}
"""What each reason stops; contrary actions and undos stop the topics they are about."""


def stops(orders: StandingOrders, events: Iterable[Event], view: View) -> OrdersStopped | None:
    """What stops because of some events, already included in the view; None: nothing.

    The remaining orders are ``without(orders, stop.topics)``.
    """
    ordered = topics_of(orders)
    stopped: set[Topic] = set()
    causes: dict[Reason, Cause] = {}
    for cause, topics in _happened(orders, events, view) if ordered else ():
        if not stopped.issuperset(hit := [topic for topic in topics if topic in ordered]):
            stopped.update(hit)
            causes.setdefault(cause.reason, cause)
    if not stopped:
        return None
    return OrdersStopped(
        tuple(topic for topic in ordered if topic in stopped), tuple(causes.values())
    )


def _happened(
    orders: StandingOrders, events: Iterable[Event], view: View
) -> Iterator[tuple[Cause, tuple[Topic, ...]]]:
    """All unforeseen events, and what each stops."""
    assert view.seat is not None
    if orders.until_turn is not None and view.turn > orders.until_turn:
        yield Cause("over", turn=orders.until_turn), STOPPED["over"]
    for event in events:
        for look in (_end, _fight, _loss, _blow):
            cause = look(event, view.seat)
            if cause is not None:
                yield cause, STOPPED[cause.reason]
        for threat in _threats(event, view):
            yield threat, STOPPED[threat.reason]
        yield from _own(event, view)


def _end(event: Event, _: Seat) -> Cause | None:
    """The end is near, or the board changes for everybody (H4, L3)."""
    match event:
        case LastTurn():
            return Cause("last-turn", turn=event.turn)
        case Left():
            return Cause("left", seat=event.seat)
    return None


def _fight(event: Event, seat: Seat) -> Cause | None:
    """A conflict that involves the player (F1, F8)."""
    match event:
        case ConflictBegan() if seat in event.tokens:
            return Cause("attack", area=event.area)
        case CityAttacked() if seat == event.defender:
            return Cause("attack", area=event.area)
    return None


def _loss(event: Event, seat: Seat) -> Cause | None:
    """Lost cities and tokens (G11, G12)."""
    match event:
        case CityAnnexed() | CityDestroyed() | CityReduced() if seat == event.owner:
            return Cause("city-lost", area=event.area)
        case CityFell() if seat == event.defender:
            return Cause("city-lost", area=event.area)
        case TokensDestroyed() | TokensAnnexed() if seat == event.owner:
            return Cause("tokens-lost")
    return None


def _blow(event: Event, seat: Seat) -> Cause | None:
    """A revolt, a calamity, a step back (T2, C2, C5, H2)."""
    match event:
        case TaxRevolt() if seat == event.seat:
            return Cause("tax-revolt")
        case CalamityStruck() if seat == event.seat:
            return Cause("calamity", card=event.card)
        case VictimsNamed() if seat in event.victims:
            return Cause("calamity", card=event.card)
        case MarkerWentBack() if seat == event.seat:
            return Cause("marker-back")
        case MarkerMoved() if seat == event.seat and event.step < event.before:
            return Cause("marker-back")
    return None


def _threats(event: Event, view: View) -> Iterator[Cause]:
    """A player ended their movement with tokens where this player will have to fight (M12)."""
    if isinstance(event, MovementEnded) and event.seat != view.seat and view.movement is not None:
        for fight in forecast.fights(view, view.seat):
            if event.seat in fight.tokens:
                yield Cause("threat", seat=event.seat, area=fight.area)


def _own(event: Event, view: View) -> Iterator[tuple[Cause, tuple[Topic, ...]]]:
    """The player does what they ordered not to do, or takes an answer back (O2)."""
    match event:
        case Undone() if event.seat == view.seat and view.decision is not None:
            yield Cause("undone"), ASKED.get(type(view.decision), ())
        case Moved() if event.seat == view.seat and not isinstance(event.move, MaintainShip):
            yield Cause("contrary"), ("still",)
        case CityBuilt() if event.seat == view.seat:
            yield Cause("contrary"), ("cities",)
        case CardBought() if event.seat == view.seat:
            yield Cause("contrary"), ("cards",)
        case TraderBack() if event.seat == view.seat:
            yield Cause("contrary"), ("trade",)
        case AbilityUsed() if event.seat == view.seat:
            yield Cause("contrary"), ("abilities",)
