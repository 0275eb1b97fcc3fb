"""The ledger of trade: deals, claims, and the way of cards, against the engine's own hands."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from ecumene.analysis.card_tracker import CardTracker
from ecumene.analysis.ledger import (
    Became,
    ClaimCount,
    RunningGame,
    ledger_from,
    ledger_of,
    standing_events,
)
from ecumene.bots import PLAYERS
from ecumene.data import MapName
from ecumene.rules.events import (
    AdvancesBought,
    CalamitiesDiscarded,
    CalamityFailed,
    CalamityStruck,
    CardsDrawn,
    CardStolen,
    DealMade,
    OfferAccepted,
    OfferMade,
    PhaseBegan,
)
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.format.record import replay
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.sim.logs import decompress
from ecumene.sim.planned_game import play
from tests.sim.plans import plan

if TYPE_CHECKING:
    from ecumene.rules.events import Event

RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*.jsonl.gz"))
CARD = NUMBERS["card"]
OCHRE, HIDES, SALT = (CARD[name] for name in ("ochre", "hides", "salt"))
FAMINE, EPIDEMIC = CARD["famine"], CARD["epidemic"]
WISH = Wish(3)


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_cards_are_where_the_engine_has_them(record: Path) -> None:
    """At the start of every phase of games in which all kinds of things happen, also undoing."""
    hands: dict[tuple[int, int], list[list[int]]] = {}

    def look(game: Game) -> None:
        state = game.peek()
        if not state.over:
            hands[state.turn, state.phase] = [sorted(player.hand) for player in state.players]

    game = replay(decompress(record.read_bytes()), look)
    tracker = CardTracker(len(game.state.players))
    compared = 0
    for event in standing_events(game.opening or (), game.log):
        match event:
            case PhaseBegan():
                there = hands[event.turn, event.phase]
                assert [tracker.hand(seat) for seat in range(len(there))] == there
                compared += 1
            case CalamityFailed():
                tracker.fail(event)
            case DealMade():
                tracker.exchange(event, 0)
            case _:
                tracker.add(event)
    assert compared >= 13
    ends = [sorted(player.hand) for player in game.state.players]
    assert [tracker.hand(seat) for seat in range(len(ends))] == ends


def test_the_ledger_agrees_with_what_simulations_count() -> None:
    game, results = play(plan(("settler", 5), last_turn=9), 1, PLAYERS)
    ledger = ledger_of(game)
    assert len(ledger.deals) >= 20
    for row in results.seats:
        assert list(ledger.gained[row.seat]) == row.worth_from
        assert sum(ledger.dealt[row.seat]) == row.deals
        claims = ledger.claims[row.seat]
        assert (claims.true, claims.untrue) == (row.claims_true, row.claims_untrue)
        assert claims.believed == row.claims_true + row.claims_untrue <= claims.made
    passed = sum(len(way.deals) for way in ledger.calamities)
    assert passed == sum(row.calamities_passed for row in results.seats)
    for way in ledger.calamities:
        assert len(way.holders) == len(way.deals) + 1
        for number, (giver, taker) in zip(way.deals, pairwise(way.holders), strict=True):
            deal = ledger.deals[number]
            gave = {side.seat: side.gave for side in (deal.offerer, deal.partner)}
            assert gave.keys() == {giver, taker}
            assert way.card in gave[giver]
    assert ledger_of(game) == ledger


def drawn(seat: int, *cards: int) -> CardsDrawn:
    return CardsDrawn(seat, len(cards), cards)


def deal(
    number: str, seats: tuple[int, int], given: tuple[int, ...], taken: tuple[int, ...]
) -> DealMade:
    return DealMade(number, *seats, len(given), len(taken), given, taken)


def traded(*deals: Event) -> list[Event]:
    """A first turn in which seats 0 and 1 have cards to trade, and seat 2 has none."""
    return [
        PhaseBegan(1, 6),
        drawn(0, OCHRE, OCHRE, FAMINE),
        drawn(1, HIDES, HIDES, SALT),
        PhaseBegan(1, 7),
        *deals,
        PhaseBegan(1, 8),
    ]


def test_a_lie_is_believed_only_where_a_deal_comes_of_it() -> None:
    said = Statement(3, (OCHRE, OCHRE), (SALT,))
    answered = Statement(3, (HIDES, HIDES), (SALT,))
    ledger = ledger_from(
        3,
        traded(
            OfferMade("1", 0, None, said, WISH),
            OfferMade("2", 0, None, said, WISH),
            OfferAccepted("2", 0, 1, None, answered),
            deal("2", (0, 1), (OCHRE, OCHRE, FAMINE), (HIDES, HIDES, SALT)),
        ),
    )
    assert ledger.claims == (
        ClaimCount(made=2, believed=1, true=0, untrue=1),
        ClaimCount(made=1, believed=1, true=1, untrue=0),
        ClaimCount(0, 0, 0, 0),
    )
    (only,) = ledger.deals
    assert (only.offerer.claims_untrue, only.partner.claims_true) == ((SALT,), (SALT,))
    # Two ochres are worth 4 (X6), and so are two hides; a salt adds 3.
    assert (only.offerer.at_once, only.partner.at_once) == (3, -3)
    assert ledger.gained == ((0, 3, 0), (-3, 0, 0), (0, 0, 0))
    assert only.partner.in_the_end == 4


def test_what_became_of_cards_is_told_to_the_end() -> None:
    ledger = ledger_from(
        3,
        [
            *traded(deal("1", (0, 1), (OCHRE, OCHRE, FAMINE), (HIDES, HIDES, SALT))),
            CalamityStruck(1, FAMINE),
            CardStolen(2, 0, SALT),
            AdvancesBought(0, 1, 4, (HIDES,), 0, ()),
        ],
    )
    (only,) = ledger.deals
    assert only.offerer.became == Became(passed_on=1, paid=1, lost=0, kept=1)
    assert only.partner.became == Became(passed_on=0, paid=0, lost=1, kept=2)


def test_a_calamity_is_followed_there_and_back() -> None:
    ledger = ledger_from(
        3,
        [
            *traded(
                deal("1", (0, 1), (OCHRE, OCHRE, FAMINE), (HIDES, HIDES, SALT)),
                deal("2", (1, 0), (OCHRE, OCHRE, FAMINE), (HIDES, HIDES, SALT)),
            ),
            CalamityStruck(0, FAMINE),
            CalamityFailed(0, FAMINE),
        ],
    )
    (way,) = ledger.calamities
    assert (way.card, way.turn, way.holders, way.deals) == (FAMINE, 1, (0, 1, 0), (0, 1))
    assert (way.end, way.rule) == ("failed", "C3a")
    # What was traded back has become nothing of the first deal.
    assert ledger.deals[0].partner.became == Became(passed_on=3, paid=0, lost=0, kept=0)
    assert ledger.deals[0].offerer.in_the_end == 0


def test_of_two_equal_calamities_chance_may_take_the_one_that_came_later() -> None:
    ledger = ledger_from(
        2,
        [
            PhaseBegan(3, 6),
            drawn(0, EPIDEMIC),
            drawn(1, EPIDEMIC, OCHRE),
            PhaseBegan(3, 7),
            deal("1", (1, 0), (EPIDEMIC,), ()),
            PhaseBegan(3, 8),
            CalamitiesDiscarded(0, (EPIDEMIC,), "Y2", (1,)),
            CalamityStruck(0, EPIDEMIC),
        ],
    )
    own, traded_to = ledger.calamities
    assert (own.holders, own.end) == ((0,), "struck")
    assert (traded_to.holders, traded_to.end, traded_to.rule) == ((1, 0), "discarded", "Y2")


def test_a_running_game_has_no_ledger() -> None:
    with pytest.raises(RunningGame):
        ledger_of(Game(Options(5, MapName.WEST, 1)))
