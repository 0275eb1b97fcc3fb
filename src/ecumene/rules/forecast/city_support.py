"""The support of a player's cities: now, and once more are built (K3, K4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.events import SurplusRemoved
from ecumene.rules.phases.calamities.victim_losses import lose_units
from ecumene.rules.phases.cities import build, check_surplus, support_needed
from ecumene.rules.state.board import reduce_city
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.readonly import Frozen
from ecumene.rules.state.state_from_view import play_from

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.actions import BuildCity, ChooseCities, TakeDamage
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import PlayerView, View


class Support(Struct, frozen=True):
    """What the cities of a player need, and what there is (K4)."""

    tokens: int
    """Their tokens on the board."""
    needed: int
    """How many of them their cities need."""

    @property
    def suffices(self) -> bool:
        """Whether they keep all their cities."""
        return self.tokens >= self.needed


class Settlement(Frozen, frozen=True):
    """The end of phase 5 for a player once their cities are built (K3, K4)."""

    surplus: dict[AreaNo, int]
    """Their surplus tokens by area, which will be removed (K3)."""
    support: Support
    """What is left to support their cities, those just built included (K4)."""


def support(view: View, seat: Seat | None = None) -> Support:
    """The support of the reader's cities, or of those of a seat, as it stands."""
    seat = view.seat if seat is None else seat
    assert seat is not None
    return _support(view.players[seat])


def after_damage(view: View, choice: TakeDamage) -> Support:
    """The support of the reader's cities once they have paid for damage like that (G12)."""
    assert view.seat is not None
    play = play_from(view)
    lose_units(play, view.seat, choice, "G12")
    return _support(play.state.players[view.seat])


def after_reducing(view: View, choice: ChooseCities) -> Support:
    """The support of the reader's cities once some of them are reduced (G11)."""
    assert view.seat is not None
    play = play_from(view)
    for area in choice.areas:
        reduce_city(play.state, area, extra=area not in choice.declined)
    return _support(play.state.players[view.seat])


def after_building(view: View, cities: Iterable[BuildCity]) -> Settlement:
    """The outcome of building some cities, none or several, if nobody else builds (K3, K4)."""
    assert view.seat is not None
    return settled(play_from(view), view.seat, cities)


def settled(play: Play, seat: Seat, cities: Iterable[BuildCity]) -> Settlement:
    """Build cities and remove surplus, changing the game."""
    for city in cities:
        build(play, seat, city)
    play.events.clear()
    check_surplus(play)
    surplus = {
        event.area: event.tokens
        for event in play.events
        if isinstance(event, SurplusRemoved) and event.owner == seat
    }
    return Settlement(surplus, _support(play.state.players[seat]))


def _support(player: Player | PlayerView) -> Support:
    return Support(sum(player.tokens.values()), support_needed(player))
