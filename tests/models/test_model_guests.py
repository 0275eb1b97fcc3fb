"""Language models in leagues: agents that are started for a game and play a seat of it."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.bots import PLAYERS
from ecumene.models import model_guests
from ecumene.models.model_guests import ModelGuest
from ecumene.rules.events import PhaseBegan
from ecumene.sim.league.league_plan import League
from ecumene.sim.league.league_standings import standings
from ecumene.sim.league.measures import of_seat
from ecumene.sim.league.scenarios import ENTRANT, FIELD, scenario
from ecumene.sim.planned_game import play
from ecumene.sim.tally import TRADE_PHASE

if TYPE_CHECKING:
    import pytest

    from ecumene.rules.actions import Action
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.sim.result_rows import Results

EXAMPLE: Final = Path("docs/examples/league_agent.py").resolve()
MARKET: Final = League(scenario("market", "mcp:agent"), "0")
TURN: Final = 6
NONSENSE: Final = """
import asyncio, os
from mcp import Client
async def main():
    async with Client(os.environ["ECUMENE_MCP"]) as client:
        await client.call_tool("situation")
        for _ in range(3):
            await client.call_tool("answer", {"text": "nonsense"})
asyncio.run(main())
"""


def games(command: str, seconds: float = 60, number: int = 2) -> tuple[Game, Results]:
    """A market that an agent plays in."""
    players: dict[str, PlayerOrGuest] = dict(PLAYERS)
    players[ENTRANT] = ModelGuest(command, "en", None, seconds)
    return play(MARKET, number, players)


def written(text: str) -> str:
    return shlex.join([sys.executable, "-c", text])


def test_a_market_is_the_same_for_all_until_trade_begins() -> None:
    """Number 1 is the table without the model, number 2 the same with it."""
    base, alone = games("nobody", number=1)
    game, results = games(shlex.join([sys.executable, str(EXAMPLE)]))
    seat = MARKET.seat_of(2)
    row = results.seats[seat]
    assert row.player == ENTRANT
    assert (row.faults, row.replaced) == (0, None)
    assert row.answers
    assert row.calls >= row.answers
    assert row.milliseconds
    assert all(not each.calls for each in results.seats if each is not row)
    assert game.state.turn == base.state.turn == TURN
    assert before_trade(base) == before_trade(game)
    (found,) = (
        each
        for each in standings(MARKET, [alone, results]).entrants
        if each.pairing.entrant == ENTRANT
    )
    worth = [of_seat(each, seat, TURN)["worth"] for each in (results, alone)]
    assert found.gain.value == worth[0] - worth[1]
    assert found.measures["legality"].value == 100


def before_trade(game: Game) -> list[tuple[Seat, Action]]:
    """All answers until the trade began."""
    began = next(
        number
        for number, entry in enumerate(game.log)
        for event in entry.events
        if isinstance(event, PhaseBegan) and (event.turn, event.phase) == (TURN, TRADE_PHASE)
    )
    return [(each.seat, each.action) for each in game.log[: began + 1]]


def test_an_agent_that_goes_is_replaced() -> None:
    game, results = games("false")
    row = results.seats[MARKET.seat_of(2)]
    assert game.over
    assert (row.faults, row.replaced, row.answers) == (1, TURN, 0)


def test_for_an_agent_that_is_late_the_default_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """O4: in trade it is done with that."""
    monkeypatch.setattr(model_guests, "LAST_WORDS", 0.01)
    game, results = games(written("import time; time.sleep(300)"), 0.01)
    row = results.seats[MARKET.seat_of(2)]
    assert game.over
    assert (row.faults, row.replaced, row.answers) == (1, None, 0)


def test_what_is_refused_counts_against_legality() -> None:
    """Three answers that cannot be read, and then nothing any more."""
    _, results = games(written(NONSENSE))
    seat = MARKET.seat_of(2)
    row = results.seats[seat]
    assert (row.faults, row.calls, row.answers, row.replaced) == (4, 4, 0, TURN)
    assert of_seat(results, seat, TURN)["legality"] == 0


def test_the_fields_of_scenarios_are_computer_players() -> None:
    for name, seats in (("market", 9), ("short-5", 5), ("west-9", 9)):
        league = League(scenario(name, "mcp:agent"), "0")
        assert league.games == 2 * seats
        assert [league.seat_of(2 * (n + 1)) for n in range(seats)] == list(range(seats))
        assert set(league.sitting(FIELD)) <= set(PLAYERS)
