"""Train a small policy with numpy alone, and let it play against players who answer at random.

It gives the answer of the menu whose numbers, weighted, add up to most; it looks at ten of them.
The weights are found by the cross-entropy method: try some around the best so far, keep those that
brought most points, and look around these, more and more closely.

    python learner.py
"""

import argparse
from time import process_time

import numpy as np
from pettingzoo import make

import ecumene.learn

TURNS = 3
LOOKS_AT = (
    "default",
    "proposed",
    "done",
    "nothing",
    "make-offer",
    "accept-offer",
    "march",
    "build-city",
    "face-value",
    "advance-points",
)


def environment():
    """The first turns of a Short Game, with one learner."""
    return make(
        "aec",
        ecumene.learn.ID,
        players=5,
        short_game=True,
        last_turn=TURNS,
        learners=[0],
        others="random",
        menu=32,
    )


class Policy:
    """A weight for each number that it looks at; without weights it answers at random."""

    def __init__(self, schema, weights=None):
        columns = [column.name for column in schema.blocks["menu"].columns]
        self.columns = [columns.index(name) for name in LOOKS_AT]
        self.schema = schema
        self.weights = weights
        self.chance = np.random.default_rng(0)

    def choose(self, seen):
        """The index of an answer."""
        possible = np.flatnonzero(seen["action_mask"])
        if self.weights is None:
            return int(self.chance.choice(possible))
        menu = self.schema.part(seen["observation"], "menu")[possible][:, self.columns]
        return int(possible[np.argmax(np.log1p(menu) @ self.weights)])


def play(env, policy, seed):
    """The points of a game."""
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            break
        env.step(policy.choose(seen))
    return reward


def train(env, rounds, tried, games):
    """The weights that the search ends with; all of a round are tried in the same games."""
    chance = np.random.default_rng(0)
    middle, spread = np.zeros(len(LOOKS_AT)), np.ones(len(LOOKS_AT))
    for number in range(1, rounds + 1):
        weights = middle + spread * chance.standard_normal((tried, len(LOOKS_AT)))
        seeds = range(number * games, (number + 1) * games)
        points = [[play(env, Policy(env.schema, each), seed) for seed in seeds] for each in weights]
        best = weights[np.argsort(np.mean(points, axis=1))[-max(2, tried // 4) :]]
        middle, spread = best.mean(axis=0), best.std(axis=0) + 0.1
        print(f"round {number}: {np.mean(points):.1f} points, {process_time():.0f} s", flush=True)
    return middle


def tested(env, policy, games):
    """Games that it was not trained in: mean points with their standard error, games won."""
    points, won = [], 0
    for game in range(games):
        points.append(play(env, policy, 1_000_000 + game))
        won += env.unwrapped.room.lesson.game.ranking()[0].seat == 0
    return np.mean(points), np.std(points) / games**0.5, won


def main():
    """Train, and compare with answering at random."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--rounds", type=int, default=8)
    options.add_argument("--tried", type=int, default=16, help="weights tried in each round")
    options.add_argument("--games", type=int, default=2, help="games for each of them")
    options.add_argument("--test", type=int, default=30, help="games to test it in")
    given = options.parse_args()
    env = environment()
    weights = train(env, given.rounds, given.tried, given.games)
    for name, policy in (
        ("at random", Policy(env.schema)),
        ("trained", Policy(env.schema, weights)),
    ):
        points, error, won = tested(env, policy, given.test)
        print(f"{name}: {points:.1f} ± {error:.1f} points, won {won} of {given.test}", flush=True)
    for name, weight in zip(LOOKS_AT, weights, strict=True):
        print(f"{name}: {weight:.1f}")


if __name__ == "__main__":
    main()
