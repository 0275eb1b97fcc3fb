"""What must hold at the end of a phase, which cannot be seen from outside during a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.phases import turn
from ecumene.rules.phases.cities import support_rate
from ecumene.rules.state.board import cities_of, conflict_areas, limit_for, tokens_in
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import MAJOR
from tools.invariants import fail

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.rules.play import Course, Play


def check_settled(play: Play) -> None:
    """K3-K5, U1: there is no conflict, no surplus, and every city is supported."""
    state = play.state
    for area in conflict_areas(state):
        fail("U1", "conflict situation in", area)
    for seat, player in enumerate(state.players):
        needed = support_rate(player.advances) * len(cities_of(state, seat))
        if sum(player.tokens.values()) < needed:
            fail("K4", "cities not supported, seat", seat)
        for area, count in player.tokens.items():
            if len(tokens_in(state, area)) == 1 and count > limit_for(state, seat, area):
                fail("K3", "surplus in", area, "of seat", seat)


def check_selected(play: Play) -> None:
    """Y2, Y3: no hand holds too many calamities, or one of them twice."""
    limit = facts().calamity_limits[play.setup.minor_calamities]
    for seat, player in enumerate(play.state.players):
        held = [card for card in player.hand if card >= FIRST_CALAMITY]
        if len(set(held)) < len(held):
            fail("Y2", "a calamity twice, seat", seat)
        if len(held) > limit.total or len(MAJOR.intersection(held)) > limit.major:
            fail("Y3", "too many calamities, seat", seat)


def check_struck(play: Play) -> None:
    """C10, P5a: the calamities have struck, or not, and are gone."""
    for seat, player in enumerate(play.state.players):
        if any(card >= FIRST_CALAMITY for card in player.hand):
            fail("C10", "a calamity left, seat", seat)


AFTER: Final = {5: check_settled, 8: check_selected, 9: check_struck, 11: check_settled}
PHASES: Final = turn.PHASES


def checked_phases() -> tuple[Callable[[Play], Course[None]], ...]:
    """The phases, each checked when it is over; they can replace ``turn.PHASES``."""
    return tuple(
        _checked(phase, AFTER[number]) if number in AFTER else phase
        for number, phase in enumerate(PHASES, 1)
    )


def _checked(
    phase: Callable[[Play], Course[None]], check: Callable[[Play], None]
) -> Callable[[Play], Course[None]]:
    def play_and_check(play: Play) -> Course[None]:
        yield from phase(play)
        check(play)

    return play_and_check
