"""What is hidden from a seat changes nothing of what it observes (G13, G13a, D4, X5, Y1, Q1)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.learn import OneByOne
from ecumene.learn.lesson import LearnerQuestion
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.view import view
from tests.tries import tries
from tools.twins import GAMES, hidden_from, play_span, starts, twin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Seat
    from tools.twins import Span

PHASES = (0, 1, 3, 6, 7, 9, 10, 12)
MODES: tuple[dict[str, Any], ...] = (
    {},
    {"menu": 12, "proposer": None},
    {"actions": "stepwise"},
)


def observed(
    span: Span, start: Snapshot, reader: Seat, settings: dict[str, Any]
) -> Iterator[dict[str, Any]]:
    """What the reader observes, answer by answer."""
    options = to_names(start.options)
    taken = ("players", "map", "track", "short_game", "last_turn", "strict_movement")
    env = OneByOne(**{name: options[name] for name in taken}, **settings)
    env.reset(seed=1)
    env.room.lesson.game = game = Game.restore(start)
    for answered in (*span.answered, None):
        decision = game.pending.get(reader)
        name = game.question(reader)
        seen = view(game, reader)
        env.room.ask(() if decision is None else (LearnerQuestion(reader, name, seen, decision),))
        yield env.observe(f"player_{reader}")
        if answered is not None:
            game.apply(*answered)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("settings", MODES)
@tries(2)
@given(seed=st.integers(0, 2**32))
def test_twins_are_observed_alike(phase: int, settings: dict[str, Any], seed: int) -> None:
    random = Random(seed)
    options = random.choice(GAMES)
    start = random.choice(starts(options)[phase])
    reader = random.randrange(options.players)
    span = play_span(start, reader, random, random.choice((0, 3, 10)))
    other = twin(span, random)
    assert hidden_from(reader, start) != hidden_from(reader, other)
    originals = observed(span, start, reader, settings)
    for one, two in zip(originals, observed(span, other, reader, settings), strict=True):
        for part in ("observation", "action_mask"):
            np.testing.assert_array_equal(one[part], two[part])
