"""A player that fails never stops a game: the default is given, and the log says so (O4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table, by_default
from ecumene.data import MapName
from ecumene.rules.actions import EndTrading
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view
from tests.server.odd_players import cheating, raising

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

SEAT = 2


def silent(_view: View, _decision: Decision, _random: Random) -> Action | None:
    return None


def nonsense(_view: View, _decision: Decision, _random: Random) -> Action:
    return "nothing that there is"  # type: ignore[return-value]


def asserting(_view: View, _decision: Decision, _random: Random) -> Action:
    raise AssertionError("what the player was sure of is not so")


def in_trade_only(player: Player) -> Player:
    def play(seen: View, decision: Decision, random: Random) -> Action | None:
        if seen.trade is not None:
            return player(seen, decision, random)
        return PLAYERS["settler"](seen, decision, random)

    return play


@pytest.mark.parametrize("fault", [raising, cheating, silent, nonsense, asserting])
@pytest.mark.parametrize("how", [lambda player: player, in_trade_only], ids=["always", "in trade"])
def test_a_game_goes_on_whatever_a_player_does(
    caplog: pytest.LogCaptureFixture, fault: Player, how: Callable[[Player], Player]
) -> None:
    game = Game(Options(5, MapName.WEST, 4, short_game=True, last_turn=3))
    table = Table(dict.fromkeys(range(5), PLAYERS["settler"]) | {SEAT: how(fault)}, 4)
    failed = 0
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        assert answer != (SEAT, EndTrading())
        if answer[0] == SEAT and how(fault) is fault:
            default = by_default(view(game, SEAT), game.pending[SEAT])
            failed += answer[1] == default
        game.apply(*answer)
    assert failed > 10 or how(fault) is not fault
    if fault is not silent or how(fault) is fault:
        assert f"seat {SEAT} did not answer" in caplog.text


def test_whoever_asks_for_it_hears_of_the_failure_itself() -> None:
    game = Game(Options(5, MapName.WEST, 4))
    table = Table(dict.fromkeys(range(5), raising), 4, guarded=False)
    with pytest.raises(LookupError):
        table.next_answer(game)
