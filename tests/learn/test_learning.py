"""Learning environments: PettingZoo's own tests, what is observed, answered and rewarded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from ecumene.bots import PLAYERS, Table
from ecumene.learn import ID, AllAtOnce, OneByOne
from ecumene.learn.answer_modes import MenuAnswer
from ecumene.rules.game import Game
from ecumene.rules.legal import why_not

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action

EXPECTED_WARNINGS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action space for each agent probably should be",
)
"""What PettingZoo says of observations with a mask of actions, and of actions that are texts."""

GAMES: tuple[dict[str, Any], ...] = (
    {"players": 5, "short_game": True, "last_turn": 20},
    {"players": 5, "map": "east", "track": "expert", "last_turn": 3},
    {"players": 18, "last_turn": 2},
    {"players": 6, "learners": [2], "others": "mixed", "last_turn": 6, "reward": "rank"},
    {"players": 5, "learners": [0, 3], "others": {1: "settler", 2: "random", 4: "merchant"},
     "last_turn": 5, "reward": "change", "proposer": None},
    {"players": 7, "short_game": True, "last_turn": 4, "actions": "stepwise"},
    {"players": 5, "last_turn": 4, "actions": "struct"},
)  # fmt: skip


@EXPECTED_WARNINGS
@pytest.mark.parametrize("settings", GAMES)
def test_the_environment_passes_pettingzoos_tests(settings: dict[str, Any]) -> None:
    api_test(make("aec", ID, **settings), num_cycles=60)
    seed_test(lambda: make("aec", ID, **settings), num_cycles=20)
    parallel_api_test(make("parallel", ID, **settings), num_cycles=20)
    parallel_seed_test(lambda: make("parallel", ID, **settings), num_cycles=5)


def stepped(env: OneByOne, seed: int, most: int = 10_000) -> Iterator[tuple[str, dict[str, Any]]]:
    """Play a game at random; yields whoever is asked, with what they observe."""
    env.reset(seed=seed)
    choice = np.random.default_rng(seed)
    for agent in env.agent_iter(most):
        observation, _, over, _, _ = env.last()
        if over:
            return
        yield agent, observation
        possible = np.flatnonzero(observation["action_mask"])
        env.step(int(choice.choice(possible)))


def menu(env: OneByOne, agent: str) -> tuple[Action | None, ...]:
    """What an agent can choose from."""
    answer = env.room.open_answer(agent)
    assert isinstance(answer, MenuAnswer)
    return answer.answers


def test_whatever_is_on_a_menu_is_legal() -> None:
    env = OneByOne(players=5, short_game=True, menu=24)
    sizes = set()
    for agent, observation in stepped(env, 3, 800):
        question, offered = env.room.question(agent), menu(env, agent)
        assert question is not None
        assert observation["action_mask"].sum() == len(offered) <= 24
        sizes.add(len(offered))
        for each in offered:
            if each is None:
                assert question.may_wait
            else:
                assert why_not(question.view, question.decision, each) is None
    assert len(sizes) > 10


def test_an_action_that_is_not_offered_is_refused_in_words() -> None:
    env = OneByOne(players=5, last_turn=2, language="pl")
    env.reset(seed=1)
    for action, said in ((9999, "Pod indeksem 9999"), ("0", "Akcja musi"), (None, "Akcja musi")):
        asked, log = env.agent_selection, len(env.room.lesson.game.log)
        env.step(action)
        if action is None:
            break  # after three, the default counts (O4)
        assert env.infos[asked]["refused"].startswith(said)
        assert env.agent_selection == asked
        assert len(env.room.lesson.game.log) == log
    assert len(env.room.lesson.game.log) > log


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"players": 4}, "There is no set-up"),
        ({"players": "five"}, "players: A whole number"),
        ({"map": "north"}, "map: 'north'"),
        ({"actions": "all"}, "'actions' cannot be 'all'"),
        ({"reward": "fame"}, "'reward' cannot be 'fame'"),
        ({"render_mode": "human"}, "'render_mode' cannot be 'human'"),
        ({"menu": 3}, "A menu has between"),
        ({"learners": []}, "Learners are"),
        ({"learners": [5]}, "Learners are"),
        ({"learners": [0, "1"]}, "Learners are"),
        ({"learners": 5}, "Learners are"),
        ({"learners": [0], "others": 5}, "Name a computer player"),
        ({"civilizations": 5}, "civilizations: "),
        ({"civilizations": "rome"}, "civilizations: "),
        ({"learners": [0], "others": {1: "settler"}}, "Name a computer player"),
        ({"learners": [0], "others": "nobody"}, "There is no computer player 'nobody'"),
        ({"proposer": "mixed"}, "There is no computer player 'mixed'"),
        ({"language": "xx"}, "There is no language"),
    ],
)
def test_bad_settings_are_refused_in_words(settings: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        OneByOne(**settings)


@pytest.mark.parametrize("seed", [-1, 1 << 48, "7", True])
def test_bad_seeds_are_refused_in_words(seed: Any) -> None:
    with pytest.raises(ValueError, match="A seed is"):
        OneByOne().reset(seed=seed)


def test_without_a_seed_other_games_follow_which_the_last_seed_decides() -> None:
    def seeds() -> list[int]:
        env = OneByOne(players=5, last_turn=1)
        found = []
        for seed in (7, None, None):
            env.reset(seed=seed)
            found.append(env.room.lesson.game.options.seed)
        return found

    assert seeds() == seeds()
    assert seeds()[0] == 7
    assert len({*seeds()}) == 3


def played(**settings: Any) -> tuple[OneByOne, dict[str, float]]:
    """A game to its end, and the sum of everybody's rewards."""
    env = OneByOne(players=5, last_turn=4, **settings)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for _ in stepped(env, 5):
        for agent, reward in env.rewards.items():
            sums[agent] += reward
    for agent, reward in env.rewards.items():
        sums[agent] += reward
    return env, sums


def test_rewards() -> None:
    env, final = played(reward="points")
    ranking = env.room.lesson.game.ranking()
    totals = {f"player_{each.seat}": float(each.total) for each in ranking}
    assert final == totals
    _, changes = played(reward="change")
    assert changes == totals
    _, ranks = played(reward="rank")
    assert [ranks[f"player_{each.seat}"] for each in ranking] == [1, 0.75, 0.5, 0.25, 0]


def test_a_learner_who_takes_all_proposals_plays_like_the_proposer() -> None:
    """So menus lose nothing, and a learner is asked like any computer player."""
    settings: dict[str, Any] = {"players": 5, "short_game": True}
    env = OneByOne(**settings, learners=[1, 4], others="settler")
    env.reset(seed=11)
    for agent in env.agent_iter():
        if env.last(observe=False)[2]:
            break
        proposal = env.room.lesson.proposal(env.room.seats[agent])
        offered = menu(env, agent)
        if proposal in offered:
            env.step(offered.index(proposal))
        else:  # a placement of tokens can be one of millions
            env.room.answer({agent: proposal})
            env._look()
    learnt = env.room.lesson.game
    game = Game(learnt.options)
    table = Table(dict.fromkeys(range(5), PLAYERS["settler"]), 11)
    while not game.over:
        turn = table.next_answer(game)
        assert turn is not None
        game.apply(*turn)
    assert learnt.log == game.log


def test_those_who_are_asked_at_once_answer_in_one_step() -> None:
    """What they answer is the same as one after another, where nobody is in anybody's way."""
    settings: dict[str, Any] = {"players": 6, "last_turn": 6, "proposer": None}

    def answered(env: OneByOne | AllAtOnce) -> list[list[Action]]:
        """What everybody has answered."""
        log = env.room.lesson.game.log
        return [[entry.action for entry in log if entry.seat == seat] for seat in range(6)]

    single = OneByOne(**settings)
    single.reset(seed=2)
    for _ in single.agent_iter():
        if single.last(observe=False)[2]:
            break
        single.step(0)
    env, steps, together = AllAtOnce(**settings), 0, set()
    env.reset(seed=2)
    while env.agents:
        asked = [agent for agent in env.agents if env.room.question(agent) is not None]
        together.add(len(asked))
        *_, infos = env.step(dict.fromkeys(env.agents, 0))
        steps += 1
        assert not any("refused" in info for info in infos.values())
    assert {1, 6} <= together
    assert answered(env) == answered(single)
    assert steps < len(env.room.lesson.game.log) / 2


def test_in_trade_whoever_speaks_is_heard_in_turn() -> None:
    """Random talk at once: nothing is refused but what others' answers have overtaken."""
    env = AllAtOnce(players=5, short_game=True, last_turn=18)
    observations, infos = env.reset(seed=3)
    choice = np.random.default_rng(3)
    spoken = refused = 0
    while env.agents and spoken < 600:
        spoken += sum(info["asked"] for info in infos.values())
        possible = {agent: seen["action_mask"] for agent, seen in observations.items()}
        actions = {agent: choice.choice(np.flatnonzero(mask)) for agent, mask in possible.items()}
        observations, *_, infos = env.step(actions)
        refused += sum("refused" in info for info in infos.values())
    assert 0 < refused < spoken / 10


def test_rendering() -> None:
    env = OneByOne(players=5, render_mode="ansi", last_turn=2)
    env.reset(seed=3)
    assert env.render().splitlines()[0] == "Set-up"
    env = OneByOne(players=5, render_mode="rgb_array", last_turn=2)
    env.reset(seed=3)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    env = OneByOne(players=5)
    env.reset(seed=3)
    with pytest.raises(ValueError, match="Choose a render_mode"):
        env.render()
