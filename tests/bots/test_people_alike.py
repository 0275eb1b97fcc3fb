"""Whoever is a person: exchanging who is one changes no answer of a computer player."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, RememberingPlayer, Table
from ecumene.bots.characters import CHARACTERS
from ecumene.bots.player import AskTradeAmongPeople
from ecumene.bots.table.memories import Memories
from ecumene.data import MapName
from ecumene.rules.actions import MakeOffer
from ecumene.rules.decisions import (
    AskAdvances,
    AskCities,
    AskDamage,
    AskMove,
    AskSelection,
    AskTrade,
    AskVictims,
)
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import Seat

SEATS, SEED = 9, 3
WEIGHTY = (AskMove, AskAdvances, AskCities, AskDamage, AskSelection, AskVictims)
"""Questions by whose answers somebody could be picked on, and what it takes to do so."""


def _names(level: str) -> list[str]:
    """Every character at a level, and some of them twice."""
    names = [name if level == "master" else f"{name}-{level}" for name in CHARACTERS]
    return (names * 2)[:SEATS]


def _answers(names: list[str], last_turn: int) -> Iterator[tuple[Game, Seat, Action]]:
    """The answers of a game of computer players, each before it is given."""
    game = Game(Options(SEATS, MapName.WEST, SEED, last_turn=last_turn))
    table = Table({seat: PLAYERS[name] for seat, name in enumerate(names)}, SEED)
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        yield game, *answer
        game.apply(*answer)


@pytest.mark.parametrize("level", ["casual", "master"])
def test_outside_trade_it_does_not_matter_who_is_a_person(level: str) -> None:
    """At one table all others are people, at the next every second of them."""
    names = _names(level)
    alone = [Table({seat: PLAYERS[name]}, SEED) for seat, name in enumerate(names)]
    parity = [
        Table({seat: PLAYERS[name] for seat, name in enumerate(names) if seat % 2 == even}, SEED)
        for even in (0, 1)
    ]
    asked: Counter[type[Decision]] = Counter()
    for game, seat, action in _answers(names, 14):
        if game.peek().trade is not None or seat not in game.pending:
            continue
        assert alone[seat].answer(game, seat) == action
        assert parity[seat % 2].answer(game, seat) == action
        asked[type(game.pending[seat])] += 1
    assert all(asked[kind] for kind in WEIGHTY), asked
    assert asked.total() > 20 * SEATS


def test_in_trade_people_get_no_other_answers_but_counter_offers() -> None:
    """Whom a player deals with, and for what, is the same if any other seat is a person's.

    A person's offer may be answered by another one first, since they cannot see as fast as
    computers what is on the table. What comes of people's silence is tested elsewhere.
    """
    asked = countered = 0
    memories = Memories()
    player = PLAYERS["strategist"]
    assert isinstance(player, RememberingPlayer)
    for game, seat, action in _answers(["strategist"] * SEATS, 7):
        if not isinstance(game.pending.get(seat), AskTrade):
            continue
        memory, seen = memories.of(player, game, seat), view(game, seat)
        for person in set(range(SEATS)) - {seat}:
            among = AskTradeAmongPeople(people=(person,))
            answer = player.play(seen, among, Random(SEED), memory)
            asked += 1
            if answer != action:
                assert isinstance(answer, MakeOffer)
                assert answer.to == person
                assert answer.counter is not None
                assert seen.trade is not None
                assert seen.trade.offers[answer.counter].seat == person
                countered += 1
    assert 0 < countered < asked // 20
