"""docs/examples/learner.py: its first steps."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

sys.path.insert(0, str(Path("docs/examples").resolve()))
import learner  # type: ignore[import-not-found]

if TYPE_CHECKING:
    import pytest


def test_the_example_learns_its_first_steps(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(learner, "TURNS", 1)
    env = learner.environment()
    weights = learner.train(env, rounds=1, tried=2, games=1)
    assert weights.shape == (len(learner.LOOKS_AT),)
    assert np.isfinite(weights).all()
    assert capsys.readouterr().out.startswith("round 1: ")
    points, _, won = learner.tested(env, learner.Policy(env.schema, weights), 1)
    assert points > 0
    assert won in (0, 1)


def test_the_example_gives_the_answer_that_its_weights_make_most_of() -> None:
    env = learner.environment()
    weights = np.array([name == "proposed" for name in learner.LOOKS_AT], float)
    policy = learner.Policy(env.schema, weights)
    env.reset(seed=1)
    seen = env.observe("player_0")
    menu = env.schema.part(seen["observation"], "menu")
    menu[:] = 0
    seen["action_mask"][:] = 1
    for place in (5, 2):
        menu[:, 1] = 0
        menu[place, 1] = 1
        assert policy.choose(seen) == place
    seen["action_mask"][2] = 0
    assert policy.choose(seen) != 2
