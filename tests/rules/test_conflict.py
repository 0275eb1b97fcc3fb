"""All of phase 4 at once: crowded neighbourhoods, any advances, any answers (F, G1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.decisions import AskCities, AskLoss, AskNumber, AskYesNo, Decision
from ecumene.rules.state.board import conflict_areas
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    ADVANCED_MILITARY,
    ENGINEERING,
    LAND,
    METALWORKING,
    NAVAL_WARFARE,
)
from tests.rules.conflict_table import A, B, C, D, board, play_phase, two_neighbours

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play

NEIGHBOURHOOD = sorted({two_neighbours()[0], *LAND[two_neighbours()[0]]})


@st.composite
def positions(draw: st.DrawFn) -> Play:
    """A few neighbouring areas, crowded by four players and Barbarians with any advances."""
    crowd = st.dictionaries(st.sampled_from(NEIGHBOURHOOD), st.integers(1, 8))
    useful = (ADVANCED_MILITARY, ENGINEERING, METALWORKING, NAVAL_WARFARE)
    seats = (A, B, C, D)
    return board(
        4,
        tokens={party: draw(crowd) for party in (*seats, BARBARIANS)},
        cities=draw(
            st.dictionaries(st.sampled_from(NEIGHBOURHOOD), st.sampled_from((*seats, BARBARIANS)))
        ),
        advances={seat: sum(draw(st.sets(st.sampled_from(useful)))) for seat in seats},
        ships={seat: draw(st.lists(st.sampled_from(NEIGHBOURHOOD), max_size=4)) for seat in seats},
        stock={seat: draw(st.integers(0, 7)) for seat in draw(st.sets(st.sampled_from(seats)))},
        hands={seat: [seat] for seat in seats},
    )


@given(positions(), st.randoms(use_true_random=False))
def test_whatever_is_answered_all_conflicts_end_and_no_piece_is_lost(
    play: Play, chance: Random
) -> None:
    """F, G1: and nobody is asked without a choice (both checked by ``play_phase``)."""

    def answer(seat: int, decision: Decision) -> Action:  # noqa: ARG001
        assert isinstance(decision, AskCities | AskLoss | AskNumber | AskYesNo)
        return chance.choice(list(decision.answers()))

    phase = play_phase(play, answer)
    assert list(conflict_areas(phase.state)) == []
    assert sorted(card for player in phase.state.players for card in player.hand) == [A, B, C, D]
