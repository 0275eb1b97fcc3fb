"""Phase 10: special abilities (Z)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.abilities.effects import use
from ecumene.rules.abilities.offers import ABILITIES, offers
from ecumene.rules.actions import Done
from ecumene.rules.decisions import AskAbility
from ecumene.rules.play import ask

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat
    from ecumene.rules.play import Course, Play


def use_abilities(play: Play) -> Course[None]:
    """Players use the abilities they like, one after another by position (Z1)."""
    for seat in play.by_position():
        yield from _use_abilities(play, seat)


def _use_abilities(play: Play, seat: Seat) -> Course[None]:
    """Each ability once, in any order, as long as the player wants and one can be used."""
    left = play.state.players[seat].advances & ABILITIES
    while left and (offered := offers(play, seat, left)):
        action = yield from ask(seat, AskAbility(offered))
        if isinstance(action, Done):
            return
        left &= ~(yield from use(play, seat, action))
