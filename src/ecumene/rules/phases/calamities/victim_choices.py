"""What a victim decides for others: whom a calamity hits, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import ChoosePlace, NameVictims
from ecumene.rules.choices import decide
from ecumene.rules.decisions import AskCalamityPlace, AskVictims
from ecumene.rules.events import VictimsNamed

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.decisions import Bar, PlaceKind
    from ecumene.rules.phases.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import PlaceNo, Seat


def name_victims(
    play: Play, affliction: Affliction, bar: Callable[[Play, Seat], Bar | None]
) -> Course[None]:
    """Name as many secondary victims as the calamity has, or as may be named (C5, C5b-C7).

    ``bar`` says whom this calamity could not hit, and why.
    """
    if not affliction.calamity.secondary:
        return
    bars = {seat: affliction.bar(play, seat) or bar(play, seat) for seat in play.by_rank()}
    candidates = tuple(seat for seat, why in bars.items() if why is None)
    barred = {seat: why for seat, why in bars.items() if why is not None}
    count = min(affliction.calamity.secondary, len(candidates))
    asked = AskVictims(candidates, count, affliction.share, affliction.rule, barred)
    action = yield from decide(affliction.victim, asked)
    assert isinstance(action, NameVictims)
    if action.victims:
        affliction.named.extend(action.victims)
        affliction.spared.update(action.victims)
        play.emit(VictimsNamed(affliction.victim, affliction.card, action.victims))


def choose_place(
    affliction: Affliction, kind: PlaceKind, options: tuple[PlaceNo, ...]
) -> Course[PlaceNo]:
    """Choose among places that the rule makes equal (G8a)."""
    action = yield from decide(affliction.victim, AskCalamityPlace(kind, options, affliction.rule))
    assert isinstance(action, ChoosePlace)
    return action.place
