"""The rows of a finished game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.events import GameOver
from ecumene.rules.state.lookup_tables import (
    ADVANCES_OF_POINTS,
    cost_of_advances,
    points_of_advances,
)
from ecumene.sim.result_rows import Results, SeatResult, TurnResult
from ecumene.sim.tally import SeatCounts, Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.sim.holdings import Holding, TurnEnds


def results_of(number: int, game: Game, seating: Sequence[str], ends: TurnEnds) -> Results:
    """All rows of a game, from its log and what was recorded beside it."""
    tally = Tally(len(seating), ends.before_trade)
    for entry in game.log:
        tally.add(entry.events)
    last = ends.holdings[-len(seating) :]
    return Results(
        [_seat_row(number, game, seating[held.seat], held, tally) for held in last],
        [_turn_row(number, game, seating[held.seat], held, tally) for held in ends.holdings],
    )


def _civilization(game: Game, seat: Seat) -> str:
    return facts().civilizations[game.state.players[seat].civilization].id


def _seat_row(number: int, game: Game, player: str, held: Holding, tally: Tally) -> SeatResult:
    over = game.log[-1].events[-1]
    assert isinstance(over, GameOver)
    seat = held.seat
    place = next(n for n, each in enumerate(over.ranking, 1) if each.seat == seat)
    standing = over.ranking[place - 1]
    counts = {turn: seats[seat] for turn, seats in tally.turns.items()}
    total = SeatCounts(len(game.state.players))
    for each in counts.values():
        total.add(each)
    advances = held.advances
    worth = {points: (advances & those).bit_count() for points, those in ADVANCES_OF_POINTS.items()}
    return SeatResult(
        game=number,
        seed=game.options.seed,
        seat=seat,
        civilization=_civilization(game, seat),
        player=player,
        place=place,
        points=standing.total,
        points_advances=standing.advances,
        points_cities=standing.cities,
        points_steps=standing.steps,
        points_late_iron=standing.late_iron,
        turns=game.state.turn,
        ended_by=over.rule,
        steps=held.step,
        cities=held.cities,
        tokens=held.tokens,
        treasury=held.treasury,
        cards=held.cards,
        advances=advances.bit_count(),
        advances_1=worth[1],
        advances_3=worth[3],
        advances_6=worth[6],
        advances_cost=cost_of_advances(advances),
        paid=total.paid,
        first_purchase=next((turn for turn, each in counts.items() if each.purchases), None),
        deals=total.deals,
        called_off=total.called_off,
        claims_true=total.claims_true,
        claims_untrue=total.claims_untrue,
        calamities_passed=total.calamities_passed,
        worth_from=total.worth_from,
        voyages=total.voyages,
        city_attacks=sum(total.attacks_on),
        attacks_on=total.attacks_on,
        calamities=sum(total.struck),
        secondary=total.secondary,
        lost_tokens=sum(total.tokens_to),
        lost_cities=sum(total.cities_to),
        lost_treasury=total.treasury,
        lost_cards=total.cards,
        lost_steps=total.steps,
        struck=total.struck,
        tokens_to=total.tokens_to,
        cities_to=total.cities_to,
        bought=[facts().advances[advance].id for _, advance in tally.bought[seat]],
        bought_in=[turn for turn, _ in tally.bought[seat]],
    )


def _turn_row(number: int, game: Game, player: str, held: Holding, tally: Tally) -> TurnResult:
    counts = tally.turns[held.turn][held.seat]
    return TurnResult(
        game=number,
        turn=held.turn,
        seat=held.seat,
        civilization=_civilization(game, held.seat),
        player=player,
        points=held.points,
        step=held.step,
        tokens=held.tokens,
        stock=held.stock,
        treasury=held.treasury,
        cities=held.cities,
        cards=held.cards,
        advances=held.advances.bit_count(),
        advance_points=points_of_advances(held.advances),
        paid=counts.paid,
        hand_worth=counts.hand_worth,
        deals=counts.deals,
        called_off=counts.called_off,
        claims_true=counts.claims_true,
        claims_untrue=counts.claims_untrue,
        calamities_passed=counts.calamities_passed,
        voyages=counts.voyages,
        city_attacks=sum(counts.attacks_on),
        calamities=sum(counts.struck),
        secondary=counts.secondary,
        lost_tokens=sum(counts.tokens_to),
        lost_cities=sum(counts.cities_to),
        worth_gained=sum(counts.worth_from),
    )
