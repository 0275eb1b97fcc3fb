"""The settler: how well it plays, and that it does what it is meant to do."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.bots.settler.country import Country
from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import (
    BuildCity,
    BuyAdvances,
    Done,
    MakeAllMoves,
    MakeOffer,
    PutDownCards,
)
from ecumene.rules.decisions import AskAdvances, AskCitySite
from ecumene.rules.game import Game
from ecumene.rules.phases.purchases.payment import most_payable
from ecumene.rules.play import Options
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import CITIES, ENGINEERING, FIRST_CALAMITY, LIMIT
from ecumene.rules.state.moves import Halt, March, Sail
from ecumene.rules.state.trade_cards import may_be_traded
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import AreaNo, Seat

SETTLER, RANDOM = PLAYERS["settler"], PLAYERS["random"]
FORTUNE = 200
"""More than the price of any advance a settler saves for, with its credits by then."""
LONGEST = 20
"""Maximum number of turns in which tables of settlers finish Basic games."""


def answers(game: Game, table: Table) -> Iterator[tuple[Seat, Action]]:
    """The answers of a table, each before it is given."""
    while game.pending:
        answer = table.next_answer(game)
        assert answer is not None
        yield answer
        game.apply(*answer)


def settlers(options: Options) -> tuple[Game, Table]:
    seats = range(options.players)
    return Game(options), Table(dict.fromkeys(seats, SETTLER), options.seed)


@pytest.mark.parametrize(
    "options",
    [Options(setup.players, setup.map, 1) for setup in facts().setups[::3]],
    ids=lambda options: f"{options.players}-{options.map}",
)
def test_tables_of_settlers_finish_with_nobody_extinct(options: Options) -> None:
    """On both maps and on each alone, from 5 to 18 players; ``make soak`` covers all set-ups."""
    game, table = settlers(options)
    for _ in answers(game, table):
        assert game.state.turn <= LONGEST
    assert all(player.tokens or player.city_stock < CITIES for player in game.state.players)
    points = [standing.total for standing in game.ranking()]
    assert points[0] >= 100
    assert sum(points) / len(points) >= 75


@pytest.mark.parametrize(("players", "map_"), [(5, MapName.WEST), (8, MapName.EAST)])
def test_no_game_of_settlers_takes_more_than_twenty_turns(players: int, map_: MapName) -> None:
    """Beyond the games above: tables used to be slowest where land is scarce."""
    for seed in range(2, 6):
        game, table = settlers(Options(players, map_, seed))
        for _ in answers(game, table):
            assert game.state.turn <= LONGEST


def test_expert_games_and_short_games_end_too() -> None:
    for options in (
        Options(9, MapName.EAST, 1, TrackName.EXPERT),
        Options(8, MapName.WEST, 1, short_game=True),
    ):
        game, table = settlers(options)
        for _ in answers(game, table):
            assert game.state.turn <= 30
        assert game.over


def test_a_settler_among_random_players_wins_three_times_its_share() -> None:
    wins = 0
    for seed in range(6):
        options = Options(6, MapName.EAST, seed, last_turn=16)
        seats = range(options.players)
        table = Table({seat: RANDOM if seat != seed else SETTLER for seat in seats}, seed)
        game = Game(options)
        for _ in answers(game, table):
            pass
        wins += game.ranking()[0].seat == seed
    assert wins >= 3


@pytest.fixture(scope="module", params=[(9, MapName.WEST, 7), (6, MapName.EAST, 8)])
def played(request: pytest.FixtureRequest) -> Counter[str]:
    """What settlers did in a game, and what they should not have done."""
    players, map_, seed = request.param
    game, table = settlers(Options(players, map_, seed))
    seen: Counter[str] = Counter()
    for seat, action in answers(game, table):
        decision = game.pending.get(seat)
        match action:
            case MakeAllMoves():
                look_at_movement(game, seat, action, seen)
            case BuildCity() | Done() if isinstance(decision, AskCitySite):
                seen["cities"] += isinstance(action, BuildCity)
            case PutDownCards():
                look_at_cards(game, seat, action, seen)
            case MakeOffer():
                seen["offers"] += 1
            case Done() | BuyAdvances() if isinstance(decision, AskAdvances):
                look_at_purchase(decision, action, seen)
    return seen


def look_at_movement(game: Game, seat: Seat, action: MakeAllMoves, seen: Counter[str]) -> None:
    """Where it enters, it lives in peace or wins (F3, F8)."""
    country = Country(view(game, seat))
    before = game.state.players[seat].tokens
    own = Counter(before)
    entered: set[AreaNo] = set()
    aboard: dict[int, int] = {}
    place: dict[int, int] = {}
    for move in action.moves:
        match move:
            case March():
                own[move.path[0]] -= move.tokens
                own[move.path[-1]] += move.tokens
                entered.add(move.path[-1])
            case Sail():
                place[move.ship] = move.to
            case Halt():
                own[place[move.ship]] += aboard[move.ship]
                entered.add(place[move.ship])
                seen["voyages"] += 1
        if hasattr(move, "tokens") and hasattr(move, "ship") and isinstance(move.tokens, int):
            aboard[move.ship] = move.tokens
    for area in entered:
        strangers = country.strangers.get(area, 0)
        owner = game.state.cities.get(area, seat)
        if owner != seat:
            seen["attacks"] += 1
            theirs = owner != BARBARIANS and game.state.players[owner].advances & ENGINEERING
            seen["lost attacks"] += own[area] < (8 if theirs else 6)
        elif own[area] > before.get(area, 0) and strangers + own[area] > LIMIT[area] and strangers:
            seen["conflicts"] += 1
            seen["lost conflicts"] += own[area] <= strangers


def look_at_cards(game: Game, seat: Seat, action: PutDownCards, seen: Counter[str]) -> None:
    """It gives a calamity that may be traded along with its cards (X3)."""
    hand = game.state.players[seat].hand
    if any(card >= FIRST_CALAMITY and may_be_traded(card) for card in hand):
        seen["calamities held"] += 1
        seen["calamities passed"] += any(card >= FIRST_CALAMITY for card in action.cards)
    seen["deals"] += 1


def look_at_purchase(decision: AskAdvances, action: Action, seen: Counter[str]) -> None:
    """With much to spend it buys."""
    budget = most_payable(decision.cards, decision.treasury, decision.held)
    rich = budget >= FORTUNE
    seen["rich"] += rich
    seen["bought"] += isinstance(action, BuyAdvances)
    seen["rich and idle"] += rich and isinstance(action, Done)


def test_it_founds_cities_sails_trades_and_buys(played: Counter[str]) -> None:
    for kind in ("cities", "voyages", "deals", "offers", "bought"):
        assert played[kind] > 20, kind


def test_it_does_not_walk_into_lost_conflicts(played: Counter[str]) -> None:
    assert played["conflicts"] > 5
    assert not played["lost conflicts"]
    assert not played["lost attacks"]


def test_it_passes_calamities_on(played: Counter[str]) -> None:
    assert played["calamities passed"] == played["calamities held"] > 10


def test_it_does_not_sit_on_a_fortune(played: Counter[str]) -> None:
    assert played["rich"] > 5
    assert not played["rich and idle"]
