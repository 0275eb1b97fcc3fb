"""The rows of a game: consistent with each other, and with the engine's game."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS
from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import Done
from ecumene.rules.events import (
    AdvancesBought,
    CardsLost,
    CityAnnexed,
    CityFell,
    CityReduced,
    MarkerWentBack,
    PhaseBegan,
    TokensAnnexed,
    TreasuryLost,
)
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Entry, Game, encode
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.state.lookup_tables import CITIES, FIRST_CALAMITY, TOKENS
from ecumene.sim.holdings import TurnEnds
from ecumene.sim.plan import Plan, Seats
from ecumene.sim.planned_game import play
from ecumene.sim.results import results_of
from ecumene.sim.tally import CALAMITIES, CALAMITY_PHASE, TRADE_PHASE, Tally
from tests.sim.plans import plan

if TYPE_CHECKING:
    from ecumene.sim.result_rows import Results

GOOD = next(name for name in PLAYERS if name != "random")
PLANS = {
    "six, West": plan((GOOD, 5), ("random", 1), last_turn=12),
    "short": plan((GOOD, 5), short=True, last_turn=40),
    "both maps": Plan((Seats(GOOD, 12),), MapName.BOTH, TrackName.EXPERT, False, 1, 3, 12, "test"),
}

SUMS = (
    "paid",
    "deals",
    "called_off",
    "claims_true",
    "claims_untrue",
    "calamities_passed",
    "voyages",
    "city_attacks",
    "calamities",
    "secondary",
    "lost_tokens",
    "lost_cities",
)
"""What the rows of turns and of seats both have: a game's is the sum of its turns'."""


@cache
def played(name: str) -> tuple[Game, Results]:
    return play(PLANS[name], 1, PLAYERS)


@pytest.mark.parametrize("name", PLANS)
def test_a_row_for_each_seat_and_each_turn(name: str) -> None:
    game, results = played(name)
    seats, turns = range(game.options.players), range(1, game.state.turn + 1)
    assert [row.seat for row in results.seats] == list(seats)
    assert [(row.turn, row.seat) for row in results.turns] == [(t, s) for t in turns for s in seats]
    ended = (game.state.turn, "H4") if name == "short" else (game.options.last_turn, "H6")
    assert {(row.game, row.seed, row.turns, row.ended_by) for row in results.seats} == {
        (1, PLANS[name].seed_of(1), *ended)
    }
    assert [row.player for row in results.seats] == PLANS[name].seating(1)
    assert sorted(row.place for row in results.seats) == list(range(1, len(seats) + 1))


@pytest.mark.parametrize("name", PLANS)
def test_the_rows_of_seats_agree_with_the_final_ranking(name: str) -> None:
    game, results = played(name)
    for place, standing in enumerate(game.ranking(), 1):
        row = results.seats[standing.seat]
        player = game.state.players[standing.seat]
        assert (row.place, row.points) == (place, standing.total)
        parts = (row.points_advances, row.points_cities, row.points_steps, row.points_late_iron)
        assert parts == (
            standing.advances,
            standing.cities,
            standing.steps,
            standing.late_iron,
        )
        assert (sum(parts), row.points_steps) == (row.points, 5 * row.steps)
        held = [each for each in facts().advances if player.advances >> each.index & 1]
        assert (row.advances, row.advances_cost) == (len(held), sum(each.cost for each in held))
        assert parts[0] == row.advances_1 + 3 * row.advances_3 + 6 * row.advances_6
        assert row.advances == row.advances_1 + row.advances_3 + row.advances_6
        assert row.civilization == facts().civilizations[player.civilization].id
        assert (row.tokens, row.steps) == (sum(player.tokens.values()), player.step)
        assert (row.cities, row.cards) == (CITIES - player.city_stock, len(player.hand))


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
        for field in SUMS:
            assert sum(getattr(each, field) for each in turns) == getattr(row, field), field
        last = turns[-1]
        for field in ("points", "tokens", "treasury", "cities", "cards", "advances", "player"):
            assert getattr(last, field) == getattr(row, field), field
        assert (last.step, last.advance_points) == (row.steps, row.points_advances)
        assert sum(row.struck) == row.calamities
        assert sum(row.tokens_to) == row.lost_tokens
        assert sum(row.cities_to) == row.lost_cities


def test_advances_are_bought_and_calamities_strike() -> None:
    """Otherwise the sums above would be trivial."""
    rows = [row for name in PLANS for row in played(name)[1].seats]
    for field in SUMS:
        assert sum(getattr(row, field) for row in rows) > 0, field
    struck = [sum(row.struck[number] > 0 for row in rows) for number in range(len(CALAMITIES))]
    assert sum(count > 0 for count in struck) >= 10


def test_whoever_enters_the_late_iron_age_first_has_points_for_it() -> None:
    """V1a: in most Short Games somebody does so alone."""
    for number in range(1, 9):
        game, results = play(PLANS["short"], number, PLAYERS)
        if game.state.late_iron:
            break
    points = {row.seat: row.points_late_iron for row in results.seats if row.points_late_iron}
    assert points == dict.fromkeys(game.state.late_iron, facts().scoring.late_iron_bonus)
    assert points


class Board:
    """Cities and tokens of each seat when phase 9 begins and when it is over, by turn."""

    def __init__(self) -> None:
        self.before: dict[int, list[tuple[int, int]]] = {}
        self.after: dict[int, list[tuple[int, int]]] = {}

    def __call__(self, game: Game) -> None:
        state = game.state
        held = [
            (CITIES - player.city_stock, sum(player.tokens.values())) for player in state.players
        ]
        if state.phase == CALAMITY_PHASE:
            self.before[state.turn] = held
        elif state.phase == CALAMITY_PHASE + 1:
            self.after[state.turn] = held


@pytest.mark.parametrize("name", PLANS)
def test_losses_by_calamity_are_what_the_board_has_lost(name: str) -> None:
    """What a seat had before phase 9, less its losses, plus its gains, is what it has then.

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
    """A watched game equals the one that its record replays unwatched."""
    game, _ = played("six, West")
    assert encode(replay(save(game)).state) == encode(game.state)


@pytest.mark.parametrize("name", PLANS)
def test_the_hand_after_trade_is_what_the_engine_knows(name: str) -> None:
    """Counted deal by deal, it is what everyone holds when phase 8 begins (X6)."""
    record, results = played(name)
    held: dict[tuple[int, int], int] = {}

    def look(game: Game) -> None:
        if game.state.phase == TRADE_PHASE + 1:
            for seat, player in enumerate(game.state.players):
                goods = Counter(card for card in player.hand if card < FIRST_CALAMITY)
                held[game.state.turn, seat] = worth(goods)

    game = Game(record.options, look)
    for entry in record.log:
        game.apply(entry.seat, entry.action)
    assert held == {(row.turn, row.seat): row.hand_worth for row in results.turns}
    for row in results.seats:
        assert row.worth_from[row.seat] == row.attacks_on[row.seat] == 0
        assert sum(row.attacks_on) == row.city_attacks
    assert any(sum(row.worth_from) > 0 for row in results.seats)


@pytest.mark.parametrize("name", PLANS)
def test_the_first_purchase(name: str) -> None:
    """The first turn in which a seat buys, or none."""
    game, results = played(name)
    first: dict[int, int] = {}
    turn = 0
    for event in (event for entry in game.log for event in entry.events):
        if isinstance(event, PhaseBegan):
            turn = event.turn
        elif isinstance(event, AdvancesBought):
            first.setdefault(event.seat, turn)
    assert [row.first_purchase for row in results.seats] == [
        first.get(row.seat) for row in results.seats
    ]
    if name != "short":
        # Players who begin with cities and credits buy at once; others not all in the same turn.
        assert len(set(first.values())) > 1


def test_what_is_lost_beside_units_has_columns_of_its_own() -> None:
    """Few games have such losses, so they are added to a log."""
    record, ends = played("six, West")[0], TurnEnds()
    game = Game(record.options, ends)
    for entry in record.log:
        game.apply(entry.seat, entry.action)
    seating = PLANS["six, West"].seating(1)
    before = results_of(1, game, seating, ends).seats
    lost = (TreasuryLost(2, 4, "C1"), CardsLost(2, (1, 1), "C1"), MarkerWentBack(2, 3))
    at_first = Entry(0, Done(), (PhaseBegan(1, CALAMITY_PHASE), *lost, PhaseBegan(1, 1)))
    game.log.insert(0, at_first)
    for row, plain in zip(results_of(1, game, seating, ends).seats, before, strict=True):
        more = (
            row.lost_treasury - plain.lost_treasury,
            row.lost_cards - plain.lost_cards,
            row.lost_steps - plain.lost_steps,
        )
        assert more == ((4, 2, 3) if row.seat == 2 else (0, 0, 0))


@pytest.mark.parametrize("name", PLANS)
def test_every_turn_has_what_was_there_when_it_ended(name: str) -> None:
    """A turn ends when phase 1 of the next one begins, or with the game."""
    record, results = played(name)
    seen: list[tuple[int, int, int, int, int, int]] = []

    def look(game: Game) -> None:
        state = game.state
        if game.over or (state.phase == 1 and state.turn > 1):
            points = {standing.seat: standing.total for standing in game.ranking()}
            seen.extend(
                (
                    state.turn if game.over else state.turn - 1,
                    seat,
                    points[seat],
                    player.step,
                    player.advances.bit_count(),
                    len(player.hand),
                )
                for seat, player in enumerate(state.players)
            )

    game = Game(record.options, look)
    for entry in record.log:
        game.apply(entry.seat, entry.action)
    assert seen == [
        (row.turn, row.seat, row.points, row.step, row.advances, row.cards) for row in results.turns
    ]
