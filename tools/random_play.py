"""Driving the engine at random through what the rules allow, for tests and for measuring speed.

This is no computer player: it reads the game itself, hidden facts and all, and judges nothing.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ecumene.rules.actions import (
    Action,
    Done,
    EndMovement,
    Insist,
    PlaceTokens,
    TakeBack,
)
from ecumene.rules.decisions import AskBuild, AskMove, AskPlacement
from ecumene.rules.errors import IllegalAction
from ecumene.rules.movement.mover import CAPACITY
from ecumene.rules.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
)
from ecumene.rules.static import LAND, WATER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

MOST_LISTED = 150
"""How many of the legal answers are looked at; there can be millions."""

WEIGHTS: dict[type[Action], float] = {
    March: 10,
    EndMovement: 3,
    Sail: 6,
    Embark: 6,
    Disembark: 2,
    Halt: 1,
    MaintainShip: 2,
    BuildShip: 0.4,
    ScrapShip: 0.2,
    TakeBack: 0.5,
    Insist: 0.1,
}
"""How often each kind of move is made: enough of everything, and few tokens spent on ships."""


class RandomDriver:
    """Answers for whichever seat is asked, from one random source.

    A thorough driver lists what is legal and picks from it; a quick one makes something up and
    tries again when it is refused, as a player does who knows the rules.
    """

    def __init__(self, seed: int, *, quick: bool = False) -> None:
        self.random = Random(seed)  # noqa: S311 a game, not a secret
        self.quick = quick

    def step(self, game: Game) -> tuple[Seat, Action]:
        """Answer for one of those who are asked; returns who answered what."""
        seat = self.random.choice(list(game.pending))
        if self.quick and isinstance(game.pending[seat], AskMove):
            for _ in range(3):
                action = self._invented_move(game, seat)
                try:
                    game.apply(seat, action)
                except IllegalAction:
                    continue
                return seat, action
        action = self._listed(game, seat)
        game.apply(seat, action)
        return seat, action

    def play(self, game: Game, turns: int) -> Iterator[tuple[Seat, Action]]:
        """Play up to the end of a turn, yielding each answer after it was given."""
        while game.state.turn <= turns and game.pending:
            yield self.step(game)

    def _listed(self, game: Game, seat: Seat) -> Action:
        decision = game.pending[seat]
        if isinstance(decision, AskPlacement):
            return self._division(decision)
        answers = list(islice(game.answers(seat), MOST_LISTED))
        if isinstance(decision, AskMove):
            return self._weighted(answers)
        if isinstance(decision, AskBuild) and len(answers) > 1:
            answers = [answer for answer in answers if not isinstance(answer, Done)]
        return self.random.choice(answers)

    def _weighted(self, answers: list[Action]) -> Action:
        """Mostly a step forward, at times a step back, and the end after a while."""
        kinds: dict[type[Action], list[Action]] = {}
        for answer in answers:
            kinds.setdefault(type(answer), []).append(answer)
        weights = [WEIGHTS[kind] for kind in kinds]
        kind = self.random.choices(list(kinds), weights)[0]
        return self.random.choice(kinds[kind])

    def _division(self, decision: AskPlacement) -> Action:
        """Divide the tokens one by one; there are too many ways to list them (E2)."""
        room = dict(decision.room)
        placed: dict[int, int] = {}
        for _ in range(decision.tokens):
            area = self.random.choice(list(room))
            placed[area] = placed.get(area, 0) + 1
            room[area] -= 1
            if not room[area]:
                del room[area]
        return PlaceTokens(placed)

    def _invented_move(self, game: Game, seat: Seat) -> Action:
        """A march, a ship or the end, likely to be legal."""
        movement, player = game.state.movement, game.state.players[seat]
        draft = movement.drafts.get(seat) if movement else None
        still = player.tokens if draft is None else draft.still
        chance = self.random.random()
        if not still or chance < 0.2:
            return EndMovement()
        start = self.random.choice(list(still))
        tokens = self.random.randint(1, still[start])
        if draft is not None and draft.ships and chance < 0.4:
            ship = self.random.choice(list(draft.ships))
            place = draft.ships[ship].place
            if chance < 0.27 and still.get(place):
                return Embark(ship, min(still[place], CAPACITY))
            return Sail(ship, self.random.choice(WATER[place]))
        if chance < 0.42 and player.treasury > 1:
            return BuildShip(start)
        if not LAND[start]:
            return EndMovement()
        return March((start, self.random.choice(LAND[start])), tokens)
