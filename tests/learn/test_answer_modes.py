"""Answers part by part and as data: whatever is offered is possible, and what is wrong is said."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np
import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName, facts
from ecumene.learn import OneByOne
from ecumene.learn.answer_menu import LEADS_NOWHERE
from ecumene.learn.answer_numbers import KINDS_OF_ANSWERS
from ecumene.learn.lesson import LearnerQuestion
from ecumene.learn.step_by_step import steps_of
from ecumene.learn.stepwise_mode import StepwiseAnswer, StepwiseMode
from ecumene.rules.decisions import AskAdvances, AskTrade
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from ecumene.rules.legal import answers, why_not
from ecumene.rules.play import Options
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.learn.step_parts import Part
    from ecumene.rules.actions import Action

OPTIONS = (
    Options(5, MapName.WEST, 4, short_game=True),
    Options(9, MapName.EAST, 4, last_turn=12),
    Options(18, MapName.BOTH, 4, last_turn=5),
)
FEW = 5
"""How often each kind of question is looked at in each game."""


def questions() -> Iterator[tuple[Options, LearnerQuestion]]:
    """Questions of all kinds, from games of computer players."""
    for options in OPTIONS:
        game = Game(options)
        names = ("settler", "random", "merchant")
        players = {seat: PLAYERS[names[seat % 3]] for seat in range(options.players)}
        table = Table(players, options.seed)
        seen: Counter[type] = Counter()
        while not game.over:
            for seat, decision in game.pending.items():
                kind = type(decision)
                if seen[kind] < FEW or (kind is AskTrade and len(game.log) % 29 == 0):
                    seen[kind] += 1
                    name, known = game.question(seat), view(game, seat)
                    yield options, LearnerQuestion(seat, name, known, decision)
            answer = table.next_answer(game)
            assert answer is not None
            game.apply(*answer)


@pytest.fixture(scope="module")
def asked() -> list[tuple[Options, LearnerQuestion]]:
    return list(questions())


def test_steps_lead_to_answers(asked: list[tuple[Options, LearnerQuestion]]) -> None:
    """Random parts make an answer; where few are legal, or in movement and trade, a legal one."""
    choice = np.random.default_rng(5)
    refused: Counter[str] = Counter()
    told = 0
    kinds = set()
    for options, question in asked:
        setup = facts().setup(options.players, options.map)
        assert setup is not None
        mode = StepwiseMode(setup)
        answer, whole, length = StepwiseAnswer(mode, question), None, 0
        while whole is None:
            possible = np.flatnonzero(answer.mask())
            assert possible.size
            whole = answer.take(int(choice.choice(possible)))
            length += 1
            assert length < 400
        told += 1
        if whole.action is None:
            assert question.may_wait
            continue
        kinds.add(type(whole.action))
        illegal = why_not(question.view, question.decision, whole.action)
        if illegal is not None:
            refused[type(question.decision).__name__] += 1
    assert len(kinds) > 20
    assert {*refused} <= {"AskDamage", "AskStartCities"}
    assert refused.total() < told / 20


def test_parts_come_to_all_answers_where_there_are_few(
    asked: list[tuple[Options, LearnerQuestion]],
) -> None:
    found = 0
    for _, question in asked[::2]:
        if isinstance(question.decision, AskTrade | AskAdvances):
            continue
        listed = islice(answers(question.view, question.decision), 40)
        legal = [each for each in listed if not isinstance(each, LEADS_NOWHERE)]
        if len(legal) < 40:
            made = list(all_ends(question, ()))
            assert len(made) == len(legal)
            assert all(each in made for each in legal)
            found += 1
    assert found > 30


def all_ends(question: LearnerQuestion, given: tuple[Part, ...]) -> Iterator[Action | None]:
    """What all ways to go on lead to."""
    steps = steps_of(question)
    try:
        offered = next(steps)
        for part in given:
            offered = steps.send(part)
    except StopIteration as end:
        yield end.value
        return
    for part in offered.parts:
        yield from all_ends(question, (*given, part))


@pytest.mark.parametrize("actions", ["stepwise", "struct"])
def test_many_answers(actions: str) -> None:
    env = OneByOne(players=5, short_game=True, actions=actions, learners=[1, 2])
    env.reset(seed=3)
    choice = np.random.default_rng(3)
    for agent in env.agent_iter(200):
        seen, _, over, _, info = env.last()
        assert not over
        if actions == "struct":
            assert "refused" not in info
            question = env.question(agent)
            assert question is not None
            given = question["answers"][int(choice.integers(len(question["answers"])))]
            env.step(json.dumps(given) if choice.integers(2) else given)
        else:
            env.step(int(choice.choice(np.flatnonzero(seen["action_mask"]))))
    assert len(env.room.lesson.game.log) > 50


def test_data_that_is_no_answer_is_refused_in_words() -> None:
    env = OneByOne(players=5, last_turn=2, actions="struct")
    env.reset(seed=1)
    agent, log = env.agent_selection, len(env.room.lesson.game.log)
    said = []
    for action in ("{", '{"type": "fly"}'):
        env.step(action)
        said.append(env.infos[agent]["refused"])
    assert said[0] == "The action must be JSON."
    assert "fly" in said[1]
    assert len(env.room.lesson.game.log) == log
    env.reset(seed=1)
    env.step({"type": "set-tax-rate", "rate": 2})
    assert env.infos[agent]["rule"]
    env.step("null")
    assert "only in trade" in env.infos[agent]["refused"]
    pick = env.question(agent)
    assert pick is not None
    env.step(pick["answers"][1])
    assert to_names(env.room.lesson.game.log[-1].action) == pick["answers"][1]


def test_parts_have_names() -> None:
    env = OneByOne(players=5, actions="stepwise")
    env.reset(seed=1)
    assert len(env.parts) == env.action_space("player_0").n == len({*env.parts})
    seen = env.observe(env.agent_selection)
    offered = {env.parts[index] for index in np.flatnonzero(seen["action_mask"])}
    assert all(name.startswith("civilization:") for name in offered)
    [field] = np.flatnonzero(env.schema.part(seen["observation"], "field"))
    assert env.schema.blocks["field"].columns[field].name == "civilization"
    assert {f"answer:{kind}" for kind in KINDS_OF_ANSWERS.values()} <= {*env.parts}
