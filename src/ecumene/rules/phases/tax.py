"""Phase 1: tax (T)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import SetTaxRate
from ecumene.rules.choices import choose_cities
from ecumene.rules.decisions import AskTaxRate
from ecumene.rules.events import CityAnnexed, CityDestroyed, TaxCollected, TaxRevolt
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.state.board import (
    annex_city,
    cities_of,
    city_count,
    default_beneficiaries,
    destroy_city,
    to_treasury,
)
from ecumene.rules.state.lookup_tables import COINAGE, DEFAULT_RATE, DEMOCRACY, MONARCHY

if TYPE_CHECKING:
    from ecumene.rules.decisions import Purpose
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import PlayerView


def collect_tax(play: Play) -> Course[None]:
    """Everyone collects; players who fall short have cities in revolt (T1, T2)."""
    revolts: dict[Seat, int] = {}
    yield from simultaneously({seat: _collect(play, seat, revolts) for seat in play.by_rank()})
    eligible = [seat for seat in play.seats if seat not in revolts]
    for seat in play.by_rank():
        if seat in revolts:
            play.emit(TaxRevolt(seat, revolts[seat]))
            yield from _revolt(play, seat, revolts[seat], eligible)


def rates_of(advances: int) -> tuple[int, ...]:
    """The tax rates a player may choose from, lowest first (T1, A-COINAGE, A-MONARCHY)."""
    lowest = DEFAULT_RATE - (1 if advances & COINAGE else 0)
    highest = DEFAULT_RATE + (1 if advances & COINAGE else 0) + (1 if advances & MONARCHY else 0)
    return tuple(range(lowest, highest + 1))


def _collect(play: Play, seat: Seat, revolts: dict[Seat, int]) -> Course[None]:
    """Move what is due from stock to treasury, as far as the stock goes (T1, T2).

    It is visible at once, so that a player who waits for a better rank knows what to do (G9). That
    those who fall short come last changes nothing: nobody pays from another's stock.
    """
    player = play.state.players[seat]
    if not city_count(player):
        return
    rate = yield from _choose_rate(seat, rates_of(player.advances))
    paid, in_revolt = levy(player, rate)
    to_treasury(player, paid)
    play.emit(TaxCollected(seat, rate, paid))
    if in_revolt:
        revolts[seat] = in_revolt


def levy(player: Player | PlayerView, rate: int) -> tuple[int, int]:
    """What a player collects at a rate, and how many cities revolt if the stock falls short.

    (T1, T2, A-DEMOCRACY)
    """
    due = rate * city_count(player)
    paid = min(due, player.token_stock)
    if paid == due or player.advances & DEMOCRACY:
        return paid, 0
    return paid, -((paid - due) // rate)


def _choose_rate(seat: Seat, options: tuple[int, ...]) -> Course[int]:
    if len(options) == 1:
        return options[0]
    action = yield from ask(seat, AskTaxRate(options))
    assert isinstance(action, SetTaxRate)
    return action.rate


def _revolt(play: Play, seat: Seat, count: int, eligible: list[Seat]) -> Course[None]:
    """The beneficiaries, one after another, take the cities that revolt (T3, T3a).

    When nobody eligible has a city in stock the remaining cities are destroyed; the beneficiary
    still chooses which, or the victim if nobody is eligible (T3b).
    """
    state = play.state
    while count:
        takers = default_beneficiaries(state, eligible)
        taker = takers[0] if takers else seat
        able = bool(takers) and state.players[taker].city_stock > 0
        share = min(count, state.players[taker].city_stock) if able else count
        purpose: Purpose = "tax-revolt" if able else "tax-revolt-destroy"
        rule = "T3" if able else "T3b"
        cities = cities_of(state, seat)
        chosen = yield from choose_cities(taker, purpose, seat, cities, share, rule)
        for area in chosen:
            if able:
                lost = annex_city(state, area, taker)
                play.emit(CityAnnexed(area, seat, taker, "T3", lost))
            else:
                play.emit(CityDestroyed(area, seat, "T3", destroy_city(state, area)))
        count -= share
