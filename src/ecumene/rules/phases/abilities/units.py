"""Units that special abilities strike or annex, and whom they spare (Z2, Z3, Z5).

Nothing is checked in between, and nothing is an attack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.events import CityAnnexed, TokensAnnexed, TreasuryGained
from ecumene.rules.state.board import (
    add_city,
    add_tokens,
    remove_city,
    remove_tokens,
    to_treasury,
    tokens_in,
)
from ecumene.rules.state.lookup_tables import LAND

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Advances, AreaNo, Party, Seat

SPARED: Final[Mapping[Advances, Advances]] = {
    1 << each.index: sum(1 << advance for effect in each.effects for advance in effect.spares)
    for each in facts().advances
}
"""The advances whose holders an ability does not touch, by its advance (Z3)."""


def struck(play: Play, area: AreaNo, ability: Advances, user: Seat) -> tuple[dict[Seat, int], bool]:
    """The tokens, by owner, that an ability strikes in an area, and whether it strikes a city.

    The user's own units, Barbarians, and the units of protected players are spared (Z3, Z5).
    """
    victims = victims_of(play, ability, user)
    present = tokens_in(play.state, area)
    tokens = {party: count for party, count in present.items() if party in victims}
    return tokens, play.state.cities.get(area) in victims


def victims_of(play: Play, ability: Advances, user: Seat) -> set[Seat]:
    """Whose units an ability strikes: not the user's own, nor those of protected players (Z3)."""
    spared = SPARED[ability]
    players = enumerate(play.state.players)
    return {seat for seat, player in players if seat != user and not player.advances & spared}


def own_areas(play: Play, seat: Seat) -> set[AreaNo]:
    """The areas that hold units of a player."""
    cities = (area for area, owner in play.state.cities.items() if owner == seat)
    return {*play.state.players[seat].tokens, *cities}


def targets(play: Play, seat: Seat, ability: Advances) -> Iterator[tuple[AreaNo, int, bool]]:
    """The adjacent areas by land in which an ability strikes something, with tokens and city."""
    state = play.state
    reach = {near for area in own_areas(play, seat) for near in LAND[area]}
    victims = victims_of(play, ability, seat)
    tokens: dict[AreaNo, int] = {}
    for victim in victims:
        held = state.players[victim].tokens
        for area in reach.intersection(held):
            tokens[area] = tokens.get(area, 0) + held[area]
    cities = {area for area in reach if state.cities.get(area) in victims}
    for area in sorted(cities.union(tokens)):
        yield area, tokens.get(area, 0), area in cities


def annex_units(play: Play, seat: Seat, area: AreaNo, ability: Advances, rule: str) -> None:
    """All units except spared ones change hands, including a token beside a city (G11b)."""
    tokens, city = struck(play, area, ability, seat)
    if city:
        annex_city(play, seat, area, rule)
    for owner, count in tokens.items():
        annex_tokens(play, seat, area, owner, count, rule)


def annex_city(play: Play, seat: Seat, area: AreaNo, rule: str) -> None:
    """Annex a city; unlike a revolt or a calamity, leave the token beside it (G11b)."""
    owner = remove_city(play.state, area)
    add_city(play.state, seat, area)
    play.emit(CityAnnexed(area, owner, seat, rule))


def annex_tokens(play: Play, seat: Seat, area: AreaNo, owner: Party, count: int, rule: str) -> None:
    """Let tokens of one owner change hands."""
    remove_tokens(play.state, owner, area, count)
    add_tokens(play.state, seat, area, count)
    play.emit(TokensAnnexed(area, owner, seat, count, rule))


def gain_treasury(play: Play, seat: Seat, tokens: int) -> None:
    """Move tokens from stock to treasury."""
    to_treasury(play.state.players[seat], tokens)
    play.emit(TreasuryGained(seat, tokens))
