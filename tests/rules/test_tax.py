"""Phase 1: tax and tax revolts (T1-T4), whose beneficiaries are those of G10."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import facts
from ecumene.rules.actions import ChooseCities, SetTaxRate
from ecumene.rules.decisions import AskCities, AskTaxRate
from ecumene.rules.events import CityAnnexed, CityDestroyed, TaxCollected, TaxRevolt
from ecumene.rules.phases.tax import collect_tax, rates_of
from ecumene.rules.state.board import cities_of, default_beneficiaries
from ecumene.rules.state.lookup_tables import CITIES, COINAGE, DEMOCRACY, MONARCHY, TOKENS
from tests.rules.answering import check_sums, go_through, send
from tests.rules.position import EGYPT, HATTI, MINOA, area, empty_play, place

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.play import Play


@pytest.mark.parametrize(
    ("advances", "rates"),
    [
        (0, (2,)),
        (COINAGE, (1, 2, 3)),
        (MONARCHY, (2, 3)),
        (COINAGE | MONARCHY, (1, 2, 3, 4)),
        (DEMOCRACY, (2,)),
    ],
)
def test_rates(advances: int, rates: tuple[int, ...]) -> None:
    """T1, A-COINAGE, A-MONARCHY."""
    assert rates_of(advances) == rates


@pytest.mark.parametrize(
    ("cities", "stock", "rate", "revolting"),
    [
        (3, 6, 2, 0),
        (3, 5, 2, 1),
        (3, 4, 2, 1),
        (3, 3, 2, 2),
        (3, 0, 2, 3),
        (3, 8, 3, 1),
        (3, 5, 3, 2),
        (2, 1, 4, 2),
        (2, 7, 4, 1),
        (4, 3, 1, 1),
    ],
)
def test_how_many_cities_revolt(cities: int, stock: int, rate: int, revolting: int) -> None:
    """T2: the shortage divided by the rate, rounded up."""
    play = empty_play()
    place(play, EGYPT, {}, ["tanis", "memphis", "fayum", "gaza"][:cities])
    player = play.state.players[EGYPT]
    player.advances = COINAGE | MONARCHY
    player.token_stock, player.treasury = stock, TOKENS - stock
    course = collect_tax(play)
    assert isinstance(next(course)[EGYPT], AskTaxRate)
    send(course, EGYPT, SetTaxRate(rate))
    revolts = [event.cities for event in play.events if isinstance(event, TaxRevolt)]
    assert sum(revolts) == revolting


def test_tax_is_seen_as_soon_as_it_is_collected() -> None:
    """G9: a player who waits for a better rank sees what they did."""
    play = empty_play()
    for seat, city in ((MINOA, "knossos"), (HATTI, "troy")):
        place(play, seat, {}, [city])
        play.state.players[seat].advances = COINAGE
    course = collect_tax(play)
    assert set(next(course)) == {MINOA, HATTI}
    assert set(send(course, MINOA, SetTaxRate(3))) == {HATTI}
    assert play.events == [TaxCollected(MINOA, 3, 3)]
    assert play.state.players[MINOA].treasury == 3


def test_an_annexed_city_changes_hands() -> None:
    """T3, G11."""
    play = empty_play()
    place(play, EGYPT, {}, ["tanis", "gaza"])
    player = play.state.players[EGYPT]
    player.token_stock, player.treasury = 2, TOKENS - 2
    go_through(collect_tax(play), [(MINOA, ChooseCities((area("gaza"),)))])
    assert cities_of(play.state, MINOA) == [area("gaza")]
    assert CityAnnexed(area("gaza"), EGYPT, MINOA, "T3") in play.events
    check_sums(play)


@st.composite
def positions(draw: st.DrawFn) -> Play:
    """Everyone with some cities, a little stock and some cards."""
    play = empty_play()
    everywhere = iter(sorted(play.setup.areas))
    for player_no, player in enumerate(play.state.players):
        for _ in range(draw(st.integers(0, CITIES))):
            play.state.cities[next(everywhere)] = player_no
            player.city_stock -= 1
        player.token_stock = draw(st.integers(0, 25))
        player.treasury = TOKENS - player.token_stock
        cards = draw(st.sets(st.sampled_from((COINAGE, MONARCHY, DEMOCRACY))))
        player.advances = sum(cards)
    return play


@given(positions(), st.randoms(use_true_random=False))
def test_revolts_by_the_book(play: Play, random: Random) -> None:
    """T1-T4, T3b, G10: the right seat takes as many cities as revolt, and the sums hold (G1)."""
    course = collect_tax(play)
    asked = next(course, {})
    while asked:
        seat, decision = random.choice(list(asked.items()))
        assert isinstance(decision, AskTaxRate | AskCities)
        if isinstance(decision, AskCities):
            check_chooser(play, seat, decision)
        asked = send(course, seat, random.choice(list(decision.answers())))
        check_sums(play)
    revolts = {event.seat: event.cities for event in play.events if isinstance(event, TaxRevolt)}
    assert list(revolts) == [seat for seat in play.by_rank() if seat in revolts]
    lost = [e for e in play.events if isinstance(e, CityAnnexed | CityDestroyed)]
    for seat, count in revolts.items():
        assert not play.state.players[seat].advances & DEMOCRACY
        assert play.state.players[seat].token_stock == 0
        assert sum(event.owner == seat for event in lost) == count
    takers = {event.taker for event in lost if isinstance(event, CityAnnexed)}
    assert takers.isdisjoint(revolts)


def check_chooser(play: Play, seat: int, decision: AskCities) -> None:
    revolting = {event.seat for event in play.events if isinstance(event, TaxRevolt)}
    short = {seat for seat in play.seats if play.state.players[seat].token_stock == 0}
    assert decision.owner in revolting
    eligible = [s for s in play.seats if s not in revolting | (short - {seat})]
    if seat != decision.owner:
        assert default_beneficiaries(play.state, eligible)[0] == seat
    assert set(decision.options) == set(cities_of(play.state, decision.owner))


def test_the_order_of_beneficiaries() -> None:
    """G10, G8: cities in stock, then tokens in stock, then rank."""
    play = empty_play()
    stocks = [(8, 50), (9, 10), (9, 20), (8, 51), (9, 20)]
    for player, (cities, stock) in zip(play.state.players, stocks, strict=True):
        player.city_stock, player.token_stock = cities, stock
    assert default_beneficiaries(play.state, list(play.seats)) == [2, 4, 1, 3, 0]
    assert [facts().civilizations[p.civilization].rank for p in play.state.players] == [
        1,
        3,
        9,
        15,
        17,
    ]
