"""What happened in few sentences: events of one kind that follow each other are told together.

The log has every one of them with all its details.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from ecumene.rules import events as ev
from ecumene.words.events import tell

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.ids import Seat
    from ecumene.words.naming import Naming

MOST_DEALS: Final = 6
"""More deals than this are only counted."""


def digest(events: Iterable[Event], seat: Seat, names: Naming) -> Iterator[str]:
    """Sentences about events; what is the seat's own is told apart from what is others'."""
    for key, run in groupby(events, lambda event: _key(event, seat)):
        told = list(run)
        if key is not None and key[0] == "deal" and len(told) > MOST_DEALS:
            yield names.messages("digest-deals", count=len(told))
        elif key is None or len(told) == 1:
            yield from (tell(event, names.messages, names.players) for event in told)
        else:
            values = {"list": _entries(told, names), "rule": names.rule(key[1])}
            yield names.messages(f"digest-{key[0]}", **values)


def _key(event: Event, seat: Seat) -> tuple[str, str, bool] | None:
    """What events told together have in common; None for those told one by one."""
    if type(event) not in ENTRY and not isinstance(event, ev.DealMade):
        return None
    kind = str(event.__struct_config__.tag)
    fell_back = isinstance(event, ev.MarkerMoved) and event.step < event.before
    own_deal = isinstance(event, ev.DealMade) and event.cards_given is not None
    if fell_back or own_deal:
        return None
    # The markers of all move in one go; everything else of one's own stands out.
    own = seat in (_owner(event), getattr(event, "taker", None))
    return kind, str(getattr(event, "rule", "")), own and not isinstance(event, ev.MarkerMoved)


def _owner(event: Event) -> int:
    for field in ("seat", "owner", "party"):
        if hasattr(event, field):
            return int(getattr(event, field))
    raise TypeError(event)


def _entries(events: Sequence[Event], names: Naming) -> str:
    """For every player what happened to him, in the order in which it happened to each."""
    pairs = [(each.offerer, each.seat) for each in events if isinstance(each, ev.DealMade)]
    if pairs:
        return "; ".join(" – ".join(map(names.party, pair)) for pair in pairs)
    by_owner: dict[int, list[str]] = {}
    for event in events:
        by_owner.setdefault(_owner(event), []).append(ENTRY[type(event)](event, names))
    return "; ".join(
        names.messages("digest-entry", who=names.party(owner), what=", ".join(what))
        for owner, what in by_owner.items()
    )


def _picked(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CivilizationPicked)
    return names.messages("play-player", number=event.seat + 1)


def _area(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CityBuilt | ev.CityReduced | ev.CityDestroyed)
    return names.place(event.area)


def _areas(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.StartCities)
    return names.places(event.areas)


def _annexed(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CityAnnexed)
    return f"{names.place(event.area)} → {names.party(event.taker)}"


def _calamity(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.CalamityStruck)
    return names.card(event.card)


def _ability(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.AbilityUsed)
    return names.advance(event.advance)


def _theme(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.ThemeRevealed)
    return names.theme(event.theme)


def _surplus(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.SurplusRemoved)
    return names.by_place({event.area: event.tokens})


def _advances(event: Event, names: Naming) -> str:
    assert isinstance(event, ev.AdvancesBought)
    gift = 0 if event.gift is None else 1 << event.gift
    return names.advances(event.advances | gift)


def _step(event: Event, names: Naming) -> str:  # noqa: ARG001
    assert isinstance(event, ev.MarkerMoved)
    return str(event.step)


ENTRY: Final[Mapping[type, Callable[[Event, Naming], str]]] = {
    ev.CivilizationPicked: _picked,
    ev.StartCities: _areas,
    ev.ThemeRevealed: _theme,
    ev.CityBuilt: _area,
    ev.CityReduced: _area,
    ev.CityDestroyed: _area,
    ev.CityAnnexed: _annexed,
    ev.SurplusRemoved: _surplus,
    ev.CalamityStruck: _calamity,
    ev.AbilityUsed: _ability,
    ev.AdvancesBought: _advances,
    ev.MarkerMoved: _step,
}
"""The events told together, besides deals, and what is said of each besides whose it is."""
