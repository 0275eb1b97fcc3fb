"""Games on a server in their first movement."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.data import MapName
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from tests.web.positions import place_for

if TYPE_CHECKING:
    from tests.server.whole import Whole
    from tests.web.positions import Placed


def first_movement() -> tuple[Game, int, int]:
    """The first movement, and the first two players in its order."""
    game = Game(Options(5, MapName.WEST, 7))
    table = Table(dict.fromkeys(range(5), COMPUTER_PLAYER), 7)
    while game.state.movement is None:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    first, second, *_ = game.state.movement.order
    return game, first, second


def placed(site: Whole, game: Game, *seats: int) -> tuple[Placed, ...]:
    return place_for(site, game.snapshot(), {seat: site.person(f"Ania {seat}") for seat in seats})


def movement_of(one: Placed) -> dict[str, Any]:
    seen: dict[str, Any] = one.person.get(f"/games/{one.game}/seats/{one.seat}/view")["view"]
    return dict(seen["movement"])
