"""The rows of a game: they add up among themselves, and with the game as the engine has it."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS
from ecumene.data import MapName, TrackName, facts
from ecumene.rules.events import CityAnnexed, CityFell, CityReduced, PhaseBegan, TokensAnnexed
from ecumene.rules.game import Game
from ecumene.rules.record import replay, save
from ecumene.rules.static import CITIES, TOKENS
from ecumene.sim.plan import Plan, Seats
from ecumene.sim.playing import play
from ecumene.sim.tally import CALAMITIES, CALAMITY_PHASE, Tally
from tests.sim.plans import plan

if TYPE_CHECKING:
    from ecumene.sim.rows import Results

GOOD = next(name for name in PLAYERS if name != "random")
PLANS = {
    "six, West": plan((GOOD, 5), ("random", 1), last_turn=12),
    "short": plan((GOOD, 5), short=True, last_turn=4),
    "both maps": Plan((Seats(GOOD, 12),), MapName.BOTH, TrackName.EXPERT, False, 1, 3, 12, "test"),
}


@cache
def played(name: str) -> tuple[Game, Results]:
    return play(PLANS[name], 1, PLAYERS)


@pytest.mark.parametrize("name", PLANS)
def test_a_row_for_each_seat_and_each_turn(name: str) -> None:
    game, results = played(name)
    seats, turns = range(game.options.players), range(1, game.state.turn + 1)
    assert [row.seat for row in results.seats] == list(seats)
    assert [(row.turn, row.seat) for row in results.turns] == [(t, s) for t in turns for s in seats]
    assert {(row.game, row.turns, row.ended_by) for row in results.seats} == {
        (1, game.options.last_turn, "H6")
    }
    assert sorted(row.place for row in results.seats) == list(range(1, len(seats) + 1))


@pytest.mark.parametrize("name", PLANS)
def test_the_rows_of_seats_agree_with_the_final_ranking(name: str) -> None:
    game, results = played(name)
    for place, standing in enumerate(game.ranking(), 1):
        row = results.seats[standing.seat]
        player = game.state.players[standing.seat]
        assert (row.place, row.points) == (place, standing.total)
        parts = (row.points_advances, row.points_cities, row.points_steps, row.points_late_iron)
        assert sum(parts) == row.points
        assert parts[0] == row.advances_1 + 3 * row.advances_3 + 6 * row.advances_6
        assert row.advances == row.advances_1 + row.advances_3 + row.advances_6
        assert row.civilization == facts().civilizations[player.civ].id
        assert (row.tokens, row.steps) == (sum(player.tokens.values()), player.step)
        assert (row.cities, row.cards) == (CITIES - player.cities, len(player.hand))


@pytest.mark.parametrize("name", PLANS)
def test_tokens_of_every_turn_add_up(name: str) -> None:
    """G1."""
    for row in played(name)[1].turns:
        assert row.tokens + row.stock + row.treasury == TOKENS


@pytest.mark.parametrize("name", PLANS)
def test_turns_add_up_to_the_game(name: str) -> None:
    _, results = played(name)
    for row in results.seats:
        turns = [each for each in results.turns if each.seat == row.seat]
        for field in ("paid", "deals", "calamities", "secondary", "lost_tokens", "lost_cities"):
            assert sum(getattr(each, field) for each in turns) == getattr(row, field), field
        last = turns[-1]
        for field in ("points", "tokens", "treasury", "cities", "cards", "advances", "player"):
            assert getattr(last, field) == getattr(row, field), field
        assert (last.step, last.advance_points) == (row.steps, row.points_advances)
        bought = [each.turn for each in turns if each.paid]
        if bought:
            assert row.first_purchase is not None
            assert row.first_purchase <= bought[0]
        assert sum(row.struck) == row.calamities
        assert sum(row.tokens_to) == row.lost_tokens
        assert sum(row.cities_to) == row.lost_cities


def test_advances_are_bought_and_calamities_strike() -> None:
    """Otherwise the sums above would be sums of nothing."""
    rows = [row for name in PLANS for row in played(name)[1].seats]
    assert {"H6"} == {row.ended_by for row in rows}
    for field in ("paid", "deals", "calamities", "secondary", "lost_tokens", "lost_cities"):
        assert sum(getattr(row, field) for row in rows) > 0, field
    struck = [sum(row.struck[number] > 0 for row in rows) for number in range(len(CALAMITIES))]
    assert sum(count > 0 for count in struck) >= 10


class Board:
    """Cities and tokens of each seat when phase 9 begins and when it is over, turn by turn."""

    def __init__(self) -> None:
        self.before: dict[int, list[tuple[int, int]]] = {}
        self.after: dict[int, list[tuple[int, int]]] = {}

    def __call__(self, game: Game) -> None:
        state = game.state
        held = [(CITIES - player.cities, sum(player.tokens.values())) for player in state.players]
        if state.phase == CALAMITY_PHASE:
            self.before[state.turn] = held
        elif state.phase == CALAMITY_PHASE + 1:
            self.after[state.turn] = held


@pytest.mark.parametrize("name", PLANS)
def test_losses_by_calamity_are_what_the_board_has_lost(name: str) -> None:
    """What a seat had before phase 9, less its losses, plus what it gained there, is what it has.

    It gains what it annexes (G11), and the tokens that take the place of its cities (G11, F9).
    """
    record = played(name)[0]
    board, tally = Board(), Tally(record.options.players)
    game = Game(record.options, board)
    gained: dict[tuple[int, int], list[int]] = defaultdict(lambda: [0, 0])
    turn = phase = 0
    for entry in record.log:
        events = game.apply(entry.seat, entry.action)
        tally.add(events)
        for event in events:
            match event:
                case PhaseBegan():
                    turn, phase = event.turn, event.phase
                case CityAnnexed() if phase == CALAMITY_PHASE:
                    gained[turn, event.taker][0] += 1
                case TokensAnnexed() if phase == CALAMITY_PHASE:
                    gained[turn, event.taker][1] += event.tokens
                case CityReduced() if phase == CALAMITY_PHASE:
                    gained[turn, event.owner][1] += event.tokens
                case CityFell() if phase == CALAMITY_PHASE:
                    gained[turn, event.defender][1] += event.tokens
    for turn, after in board.after.items():
        for seat, (cities, tokens) in enumerate(after):
            counts = tally.turns[turn][seat]
            more_cities, more_tokens = gained[turn, seat]
            before = board.before[turn][seat]
            assert before[0] - sum(counts.cities_to) + more_cities == cities
            assert before[1] - sum(counts.tokens_to) + more_tokens == tokens


def test_looking_on_changes_nothing() -> None:
    """A game that is watched is the game that its record replays unwatched."""
    game, _ = played("six, West")
    assert replay(save(game)).ranking() == game.ranking()
