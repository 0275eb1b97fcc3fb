"""Who learns what of an event, declared beside each of its fields (G13a).

Every field of an event has one of these:

- ``Public[...]``: everybody learns it, and nothing of it was hidden before;
- ``Revealed[...]``: everybody learns it, and it was hidden, or decided by chance;
- ``Annotated[..., shown_by("seat")]``: everybody learns what only the seat in that field knew;
- ``Annotated[..., only("seat", ...)]``: a hidden fact that only the seats in these fields learn;
- ``Annotated[..., between("seat", ...)]``: what two say to each other, and only they hear.

A field is None for those who do not learn it. Therefore all fields that cannot be None have the
same audience, and nobody else learns of the event at all. An event without fields says by a class
variable ``reveals`` whether it reveals something.
"""

from __future__ import annotations

from functools import cache
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    TypeAlias,
    TypeVar,
    get_args,
    get_type_hints,
)

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.state.ids import Seat

T = TypeVar("T")
EventT = TypeVar("EventT", bound=Struct)


class Audience(Struct, frozen=True):
    """Who learns a field, and whether it reveals something."""

    seats: tuple[str, ...] | None = None
    """The fields that name those who learn it; None: everybody does."""
    open_without: str | None = None
    """Everybody learns it if this field is None."""
    hidden: bool = False
    """Whether it was hidden until now."""
    told_by: str | None = None
    """The field of the seat whose own secret it was, so that it is not new to them."""
    heard: bool = False
    """Whether it is only talk, which reveals something only to those who hear it."""

    @property
    def who(self) -> tuple[tuple[str, ...] | None, str | None]:
        """Who learns it, whatever it reveals."""
        return self.seats, self.open_without

    def learns(self, event: Struct, seat: Seat | None) -> bool:
        """Whether a seat, or a spectator, learns the field of an event."""
        if self.seats is None:
            return True
        if self.open_without is not None and getattr(event, self.open_without) is None:
            return True
        return seat is not None and seat in [getattr(event, name) for name in self.seats]

    def reveals(self, event: Struct, value: object, seat: Seat | None) -> bool:
        """Whether the field's value reveals something other than a seat's own secret."""
        if value is None or value == ():
            return False
        if self.told_by is not None and seat is not None and getattr(event, self.told_by) == seat:
            return False
        return not self.heard or self.learns(event, seat)


Public: TypeAlias = Annotated[T, Audience()]
Revealed: TypeAlias = Annotated[T, Audience(hidden=True)]


def shown_by(seat: str) -> Audience:
    """Everybody learns one player's secret, which they show."""
    return Audience(hidden=True, told_by=seat)


def only(*seats: str) -> Audience:
    """Some players learn what was hidden or decided by chance; nobody else does."""
    return Audience(seats, hidden=True)


def between(*seats: str, open_without: str | None = None, told_by: str | None = None) -> Audience:
    """What two say to each other; with ``told_by`` one of them tells their own secret.

    If the field ``open_without`` is None it is said to everybody.
    """
    return Audience(seats, open_without, hidden=told_by is not None, told_by=told_by, heard=True)


class Declared(Struct, frozen=True):
    """The declarations of a kind of event, combined."""

    fields: dict[str, Audience]
    open: bool
    """Whether everybody sees it as it is."""
    circle: Audience
    """Who learns of the event at all."""
    partial: tuple[tuple[str, Audience], ...]
    """The fields that are None for some of them."""
    hidden: tuple[tuple[str, Audience], ...]
    """The fields that reveal something."""
    insiders: tuple[str, ...]
    """The fields that name those who may learn more of it than others."""
    reveals: bool
    """Whether it reveals something without a field that says so: chance was involved."""


@cache
def declared(kind: type[Struct]) -> Declared:
    """What a kind of event declares; raises ``TypeError`` if that is incomplete."""
    hints = get_type_hints(kind, include_extras=True)
    fields = {name: _audience(kind, name, hints[name]) for name in kind.__struct_fields__}
    circle = _circle(kind, {name: fields[name] for name in fields if not _may_be_none(hints[name])})
    reveals = getattr(kind, "reveals", None)
    if not fields and reveals is None:
        raise TypeError(f"{kind.__name__} has no fields and does not say whether it reveals")
    return Declared(
        fields,
        all(each.seats is None for each in fields.values()),
        circle,
        tuple((name, each) for name, each in fields.items() if each.who != circle.who),
        tuple((name, each) for name, each in fields.items() if each.hidden),
        tuple(dict.fromkeys(name for each in fields.values() for name in each.seats or ())),
        reveals=bool(reveals),
    )


def _audience(kind: type[Struct], name: str, hint: Any) -> Audience:
    found = [each for each in getattr(hint, "__metadata__", ()) if isinstance(each, Audience)]
    if len(found) != 1:
        raise TypeError(f"{kind.__name__}.{name} must say who learns it, once; see {__name__}")
    for seat in (*(found[0].seats or ()), found[0].open_without, found[0].told_by):
        if seat is not None and seat not in kind.__struct_fields__:
            raise TypeError(f"{kind.__name__}.{name}: there is no field {seat}")
    return found[0]


def _may_be_none(hint: Any) -> bool:
    return type(None) in get_args(get_args(hint)[0])


def _circle(kind: type[Struct], firm: dict[str, Audience]) -> Audience:
    """The audience of the fields that cannot be None, which must be the same for all."""
    found = list(firm.values()) or [Audience()]
    for name, audience in firm.items():
        if audience.who != found[0].who:
            raise TypeError(f"{kind.__name__}.{name} is hidden from some and cannot be None")
    return found[0]


def is_open(event: Struct) -> bool:
    """Whether everybody learns all of an event."""
    return declared(type(event)).open


def seen_by(event: EventT, seat: Seat | None) -> EventT | None:
    """The event as a seat, or a spectator, may know it; None if they learn nothing of it (G13a)."""
    says = declared(type(event))
    if says.open:
        return event
    if not says.circle.learns(event, seat):
        return None
    unknown = {name: None for name, each in says.partial if not each.learns(event, seat)}
    return replace(event, **unknown) if unknown else event


def insiders(event: Struct) -> Iterator[Seat | None]:
    """Those who may learn more of an event than a spectator does; all others see the same."""
    return (getattr(event, name) for name in declared(type(event)).insiders)


def reveals(event: Struct, seat: Seat | None = None) -> bool:
    """Whether an event reveals something new: what was hidden, or decided by chance.

    To anyone, not only to the seat that asks: a card drawn by another is drawn. Two things depend
    on the seat. Its own secrets, which it shows or tells itself, are not new to it; and it does not
    hear what others say to each other in trade, so the answer must not reveal that they talk. For
    an event as a reader sees it (``seen_by``), the answer is whether it reveals something to them.
    """
    says = declared(type(event))
    for name, each in says.hidden:
        if each.reveals(event, getattr(event, name), seat):
            return True
    return says.reveals
