"""Phase 13: the A.S.T., the end of the game, and the return of discards to their stacks (H)."""

from __future__ import annotations

from bisect import bisect_right
from functools import cache
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import LastTurn, LateIronAge, MarkerMoved, Reshuffled
from ecumene.rules.state.board import city_count
from ecumene.rules.state.chance import shuffled
from ecumene.rules.state.ids import BARBARIANS, HOST
from ecumene.rules.state.lookup_tables import (
    ADVANCES_BELOW_100,
    ADVANCES_FROM_100,
    ADVANCES_FROM_200,
    FIRST_CALAMITY,
    WONDER_OF_THE_WORLD,
    points_of_advances,
)
from ecumene.rules.victory import end_game

if TYPE_CHECKING:
    from ecumene.data import Requirement, TrackName, TrackVersion
    from ecumene.rules.play import Course, Options, Play
    from ecumene.rules.state.game_state import Player, State
    from ecumene.rules.state.ids import Advances, CardNo, CivNo, EpochNo, Seat
    from ecumene.rules.view import PlayerView

STONE_AGE = 0
LATE_IRON_AGE = len(facts().epochs) - 1
COUNTED = {
    "advances": (1 << len(facts().advances)) - 1,
    "advances_below_100": ADVANCES_BELOW_100,
    "advances_from_100": ADVANCES_FROM_100,
    "advances_from_200": ADVANCES_FROM_200,
}
"""The advances that count for each requirement of an epoch (H1)."""


def move_markers(play: Play) -> Course[None]:
    """Move the markers and see whether the game is over; nobody is asked anything (H1-H6)."""
    yield from ()
    entered = [seat for seat in play.by_rank() if _move_marker(play, seat)]
    _give_late_iron_bonus(play, entered)
    _see_the_end(play)
    if not play.state.over:
        _return_discards(play)


# Markers


def _move_marker(play: Play, seat: Seat) -> bool:
    """Move a marker on or back (H1, H2); returns whether it has entered the Late Iron Age."""
    player = play.state.players[seat]
    before = player.step
    player.step += _change(play, seat)
    if player.step == before:
        return False
    play.emit(MarkerMoved(seat, player.step, before))
    track = play.options.track
    entered = epoch_at(track, player.civilization, player.step) >= LATE_IRON_AGE
    return entered and epoch_at(track, player.civilization, before) < LATE_IRON_AGE


def _change(play: Play, seat: Seat) -> int:
    """One space on, none, or one back."""
    track = _track(play)
    player = play.state.players[seat]
    step = player.step
    counted = counted_cities(city_count(player), player.advances)
    fallen = track.falls_back_without_city and not counted
    if fallen and epoch_at(play.options.track, player.civilization, step) != STONE_AGE:
        return -1
    return 1 if step < track.last_step and not missing(play.options.track, player) else 0


def _track(play: Play) -> TrackVersion:
    return facts().tracks[play.options.track]


def epoch_at(track: TrackName, civ: CivNo, step: int) -> EpochNo:
    """The epoch that a step lies in, in the row of a civilization."""
    return bisect_right(facts().civilizations[civ].epoch_starts[track], step) - 1


def counted_cities(cities: int, advances: Advances) -> int:
    """The cities that count on the A.S.T.: those on the board, and the Wonder (H1a)."""
    return cities + (1 if advances & WONDER_OF_THE_WORLD else 0)


def missing(track: TrackName, player: Player | PlayerView) -> dict[str, int] | None:
    """What a player lacks for the next space, and how much (H1).

    Nothing if they may move; None if there is no next space.
    """
    ahead = player.step + 1
    return None if ahead > facts().tracks[track].last_step else missing_at(track, player, ahead)


def missing_at(
    track: TrackName, player: Player | PlayerView, step: int, bought: Advances = 0
) -> dict[str, int]:
    """What a player, optionally with more advances, lacks for a space (H1)."""
    needed = requirement_at(track, player.civilization, step)
    return short_of(needed, city_count(player), player.advances | bought)


def short_of(needed: Requirement, cities: int, advances: Advances) -> dict[str, int]:
    """What these cities and advances lack for an epoch, and how much (H1)."""
    short = {}
    for kind, number in _asked_for(needed):
        if kind == "cities":
            held = counted_cities(cities, advances)
        elif kind == "advance_points":
            held = points_of_advances(advances)
        else:
            held = (advances & COUNTED[kind]).bit_count()
        if number > held:
            short[kind] = number - held
    return short


@cache
def _asked_for(needed: Requirement) -> tuple[tuple[str, int], ...]:
    """What an epoch asks for at all, and how much of it."""
    kinds = (*COUNTED, "cities", "advance_points")
    return tuple((kind, number) for kind in kinds if (number := getattr(needed, kind)) > 0)


def requirement_at(track: TrackName, civ: CivNo, step: int) -> Requirement:
    """What a space requires in the row of a civilization (H1)."""
    return facts().tracks[track].requirements[epoch_at(track, civ, step)]


def _give_late_iron_bonus(play: Play, entered: list[Seat]) -> None:
    """Give the bonus for entering the Late Iron Age first, alone or alone in one's block (V1a).

    Once someone has entered, nobody else is first, whether anyone got the bonus or not.
    """
    state = play.state
    if not entered or state.late_iron_entered:
        return
    state.late_iron_entered = True
    blocks = {play.block_of(seat) for seat in entered}
    if len(blocks) == len(entered):
        for seat in entered:
            state.late_iron.append(seat)
            play.emit(LateIronAge(seat))


# The end of the game


def _see_the_end(play: Play) -> None:
    """End the game, or determine the last turn, when all markers have moved (H4, H6)."""
    state, track = play.state, _track(play)
    if not state.last_turn:
        steps = (state.players[seat].step for seat in play.seats)
        if max(steps) >= track.final_steps[0]:
            state.last_turn = state.turn + track.turns_after_final
            play.emit(LastTurn(state.last_turn, "H4"))
    if state.last_turn == state.turn:
        end_game(play, "H4")
    elif state.time_called or play.options.last_turn == state.turn:
        end_game(play, "H6")
    elif _deserted(play):
        end_game(play, "H4a")


def last_turn(options: Options, state: State) -> int | None:
    """The turn after which the game ends at the latest, as far as that is known (H4, H6)."""
    if not (state.last_turn or state.time_called):
        return options.last_turn
    known = (
        options.last_turn or 0,
        state.last_turn,
        state.turn if state.time_called else 0,
    )
    return min(filter(None, known), default=None)


def check_time(play: Play, seat: Seat) -> None:
    """Refuse to let anyone but the host call the agreed time (H6).

    Time is outside the rules, so it is not for a player to say.
    """
    state = play.state
    if not play.options.timed or state.over or state.time_called or seat != HOST:
        raise IllegalAction("H6", "illegal-time")


def call_time(play: Play) -> None:
    """Call time: the current turn is the last (H6)."""
    play.state.time_called = True
    play.emit(LastTurn(play.state.turn, "H6"))


def _deserted(play: Play) -> bool:
    """Whether no player has a unit left, so that nothing would ever happen again (H4a)."""
    state = play.state
    return not any(player.tokens for player in state.players) and all(
        owner == BARBARIANS for owner in state.cities.values()
    )


# Discards


def _return_discards(play: Play) -> None:
    """Put discarded and spent cards under their stacks, in an order unknown to all (H5)."""
    returned = False
    for block, stacks in enumerate(play.state.stacks):
        for number, stack in enumerate(stacks, 1):
            if stack.discards:
                stack.cards += _in_new_order(play, stack.discards, block, number)
                stack.discards.clear()
                returned = True
    if returned:
        play.emit(Reshuffled())


def _in_new_order(play: Play, discards: list[CardNo], block: int, number: int) -> list[CardNo]:
    """Shuffled, but with the stack's non-tradeable calamity at the bottom.

    The order in which the cards were discarded, which is known, must not matter.
    """
    bottom = facts().stack(number).non_tradeable
    last = [card for card in discards if bottom is not None and card == FIRST_CALAMITY + bottom]
    rest = sorted(card for card in discards if card not in last)
    turn = play.state.turn
    return [*shuffled(play.options.seed, "discards", rest, turn, block, number), *last]
