"""Games in the middle of a movement, for tests of forecasts."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.rules.actions import EndMovement, TakeBack, Wait
from ecumene.rules.game import Game
from ecumene.rules.state.board import add_tokens
from ecumene.rules.state.game_state import decode
from ecumene.rules.state.lookup_tables import (
    AGRICULTURE,
    ASTRONAVIGATION,
    CLOTH_MAKING,
    COASTAL,
    NAVAL_WARFARE,
)
from ecumene.rules.state.moves import BuildShip, Embark, March, Sail
from tools.twins import GAMES, starts

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.play import Options
    from ecumene.rules.state.ids import Advances, Seat

MOVEMENT, LAST_PHASE = 3, 5
LISTED = 400
SHIPS: Advances = ASTRONAVIGATION | CLOTH_MAKING | NAVAL_WARFARE
"""The advances that make ships faster, larger and bolder."""
WEIGHTS: dict[type, float] = {March: 3, Sail: 5, Embark: 5, BuildShip: 4}


def in_movement(random: Random, given: Advances = AGRICULTURE) -> tuple[Game, Seat]:
    """A game that runs from phase 3 to 5, and a seat in it that can move.

    More is going on than usual: some players hold some of the advances given, some have ships, and
    some areas are crowded.
    """
    options: Options = random.choice(GAMES)
    state = decode(random.choice(starts(options)[MOVEMENT]).state)
    for seat, player in enumerate(state.players):
        player.advances |= given & random.getrandbits(60)
        areas = sorted(player.tokens)
        for area in random.sample(areas, min(2, len(areas))):
            add_tokens(state, seat, area, min(player.token_stock, random.choice((0, 3, 6, 12))))
        coasts = [area for area in areas if COASTAL[area]]
        if coasts and not player.ships:
            player.ships = sorted(random.choices(coasts, k=random.randrange(3)))
    game = Game.from_state(options, state, last_phase=LAST_PHASE)
    return game, random.choice(list(game.pending))


def draft(game: Game, seat: Seat, random: Random, moves: int) -> None:
    """Let a seat make some moves at random, many of them with ships."""
    for _ in range(moves):
        kinds: dict[type, list[object]] = {}
        for action in islice(game.answers(seat), LISTED):
            if not isinstance(action, EndMovement | TakeBack | Wait):
                kinds.setdefault(type(action), []).append(action)
        if not kinds:
            return
        weights = [WEIGHTS.get(kind, 1) for kind in kinds]
        (kind,) = random.choices(list(kinds), weights)
        game.apply(seat, random.choice(kinds[kind]))  # type: ignore[arg-type]
