"""Phase 10: special abilities (Z)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.decisions import AskAbility
from ecumene.rules.events import AbilityUsed
from ecumene.rules.phases.abilities import ABILITIES, BY_USE
from ecumene.rules.phases.abilities.ability import Use
from ecumene.rules.play import ask

if TYPE_CHECKING:
    from ecumene.rules.phases.abilities import AbilityOffer
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import Advances, Seat


def use_abilities(play: Play) -> Course[None]:
    """Players use the abilities they like, one after another by position (Z1)."""
    for seat in play.by_position():
        yield from _use_abilities(play, seat)


def _use_abilities(play: Play, seat: Seat) -> Course[None]:
    """Each ability once, in any order, as long as the player wants and one can be used."""
    left = play.state.players[seat].advances
    while offered := _offers(play, seat, left):
        action = yield from ask(seat, AskAbility(offered))
        if not isinstance(action, Use):
            return
        ability = BY_USE[type(action)]
        play.emit(AbilityUsed(seat, ability.number))
        course = ability.carry_out(play, seat, action)
        if course is not None:
            yield from course
        left &= ~ability.advance


def _offers(play: Play, seat: Seat, advances: Advances) -> tuple[AbilityOffer, ...]:
    """What a player can do with some advances, as far as they give an ability."""
    found = (each.offered(play, seat) for each in ABILITIES if advances & each.advance)
    return tuple(offer for offer in found if offer is not None)
