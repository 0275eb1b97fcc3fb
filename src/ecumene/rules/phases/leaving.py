"""Leaving the game (L): what happens to a leaving player's pieces and region."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.actions import PlaceTokens
from ecumene.rules.decisions import AskSpread
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CardsLost, CityReduced, Displaced, Leaving, Left
from ecumene.rules.phases.cities import check_support, check_surplus
from ecumene.rules.play import ask
from ecumene.rules.state.board import (
    add_city,
    add_tokens,
    cities_of,
    from_treasury,
    in_conflict,
    reduce_city,
    remove_city,
    remove_tokens,
    tokens_in,
)
from ecumene.rules.state.ids import BARBARIANS, NOBODY
from ecumene.rules.state.lookup_tables import LIMIT
from ecumene.rules.state.trade_cards import discard
from ecumene.rules.victory import end_game

if TYPE_CHECKING:
    from collections.abc import Collection

    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AreaNo, Seat

LIMITS_EXCEEDED = (2, 3, 4, 9, 10)
"""The phases after which limits may still be exceeded, so nobody leaves then (L1)."""


def leaves_after(phase: int) -> int:
    """The phase after which a player leaves who announces it now: this one, or 5 or 11 (L1)."""
    while phase in LIMITS_EXCEEDED:
        phase += 1
    return phase


def check(play: Play, seat: Seat) -> None:
    """Refuse to let a player leave who is not in the game or has announced it before (L1)."""
    state = play.state
    if seat not in play.seats or seat in state.leaving or state.over:
        raise IllegalAction("L1", "illegal-leave")


def announce(play: Play, seat: Seat) -> None:
    """Record that a player will leave, and plays on until then (L1)."""
    play.state.leaving.append(seat)
    play.emit(Leaving(seat, leaves_after(play.state.phase)))


def let_leave(play: Play) -> Course[None]:
    """After a phase, let everyone leave who has announced it, one by one (L1, L1a)."""
    state = play.state
    if state.phase in LIMITS_EXCEEDED:
        return
    while state.leaving and not state.over:
        yield from _leave(play, state.leaving.pop(0))
    state.leaving.clear()


def _leave(play: Play, seat: Seat) -> Course[None]:
    """Clear the player's place (L2, L3), move others out (L4), check surplus and support (L5)."""
    state = play.state
    region = facts().regions[state.players[seat].civilization].areas
    _give_up_cards(play, seat)
    _give_up_pieces(play, seat, region)
    state.left.append(seat)
    for other in play.by_rank():
        yield from _move_out(play, other, region)
    if len(play.seats) == 1:
        end_game(play, "L7")
    else:
        check_surplus(play)
        yield from check_support(play)


def _give_up_cards(play: Play, seat: Seat) -> None:
    """Advances and credits are gone, trade cards discarded, markers off the tracks (L2, L2a).

    The cards are discarded in order, so that nobody learns when they were received (G13).
    """
    player = play.state.players[seat]
    if player.hand:
        cards = tuple(sorted(player.hand))
        for card in cards:
            discard(play, seat, card)
        play.emit(CardsLost(seat, cards, "L2"))
    player.advances = player.old_advances = 0
    player.credits = [0] * len(player.credits)
    player.credits_gained = []
    player.census = player.step = 0
    for other in play.state.players:
        for givers in other.traders.values():
            givers[:] = [NOBODY if giver == seat else giver for giver in givers]


def _give_up_pieces(play: Play, seat: Seat, region: Collection[AreaNo]) -> None:
    """Clear the region of the player's and Barbarian pieces; elsewhere they change hands (L3)."""
    state = play.state
    player = state.players[seat]
    from_treasury(player, player.treasury)
    player.ships = []
    barbarians: dict[AreaNo, int] = {}
    pirates: list[AreaNo] = []
    for area, count in sorted(player.tokens.items()):
        remove_tokens(state, seat, area, count)
        if area not in region:
            add_tokens(state, BARBARIANS, area, count)
            barbarians[area] = count
    for area in cities_of(state, seat):
        remove_city(state, area)
        if area not in region:
            add_city(state, BARBARIANS, area)
            pirates.append(area)
    for area in region:
        state.barbarians.pop(area, None)
        if state.cities.get(area) == BARBARIANS:
            remove_city(state, area)
    play.emit(Left(seat, barbarians, tuple(pirates)))


def _move_out(play: Play, seat: Seat, region: Collection[AreaNo]) -> Course[None]:
    """Move a player's pieces out of areas that are out of play now (L4).

    If a small stock makes them divide the tokens of reduced cities, the division makes no
    difference: all of them go wherever the player likes.
    """
    state = play.state
    player = state.players[seat]
    ships = tuple(place for place in player.ships if place in region)
    player.ships = [place for place in player.ships if place not in region]
    for area in cities_of(state, seat):
        if area in region:
            play.emit(CityReduced(area, seat, reduce_city(state, area), "L4"))
    leaving = {area: n for area, n in sorted(player.tokens.items()) if area in region}
    for area, count in leaving.items():
        remove_tokens(state, seat, area, count)
    tokens = sum(leaving.values())
    placed = (yield from _find_room(play, seat, tokens)) if tokens else {}
    for area, count in placed.items():
        add_tokens(state, seat, area, count)
    if leaving or ships:
        play.emit(Displaced(seat, leaving, placed, ships))


def _find_room(play: Play, seat: Seat, tokens: int) -> Course[dict[AreaNo, int]]:
    """Ask where tokens go: as many as possible must be placed (L4)."""
    room = {
        area: most
        for area in sorted(play.state.players[seat].tokens)
        if (most := _room(play, area, tokens))
    }
    total = min(tokens, sum(room.values()))
    if total == sum(room.values()):
        return room
    if len(room) == 1:
        return dict.fromkeys(room, total)
    action = yield from ask(seat, AskSpread(total, total, room, "L4"))
    assert isinstance(action, PlaceTokens)
    return {area: count for area, count in sorted(action.tokens.items()) if count}


def _room(play: Play, area: AreaNo, tokens: int) -> int:
    """The number of tokens that fit where the player has some, without a conflict (L4, M12)."""
    state = play.state
    if in_conflict(state, area):
        return 0
    present = tokens_in(state, area)
    if len(present) == 1:
        return tokens
    return min(tokens, LIMIT[area] - sum(present.values()))
