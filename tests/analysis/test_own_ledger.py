"""A seat's own ledger while a game runs: what the whole one says of it, and nothing hidden."""

from __future__ import annotations

from itertools import chain

import pytest

from ecumene.analysis.ledger import ledger_of
from ecumene.analysis.own_ledger import OwnDeal, OwnLedger, own_ledger
from ecumene.bots import PLAYERS
from ecumene.rules.events import CardsDrawn, DealMade, OfferAccepted, OfferMade, PhaseBegan
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.format.record import replay
from ecumene.rules.seen import seen_events, standing
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.sim.planned_game import play
from tests.sim.plans import plan
from tools.record_games import recorded

OCHRE, HIDES, SALT = (NUMBERS["card"][name] for name in ("ochre", "hides", "salt"))


def test_every_seat_knows_its_own_part_of_the_whole_ledger() -> None:
    game = play(plan(("settler", 5), last_turn=9), 1, PLAYERS)[0]
    whole = ledger_of(game)
    for seat in range(5):
        told = standing(game.events_for(seat))
        own = own_ledger(seat, chain.from_iterable(each.events for each in told))
        sides = [
            (deal.turn, side, other)
            for deal in whole.deals
            for side, other in ((deal.offerer, deal.partner), (deal.partner, deal.offerer))
            if side.seat == seat
        ]
        assert len(own.deals) == len(sides) >= 3
        for deal, (turn, side, other) in zip(own.deals, sides, strict=True):
            assert (deal.turn, deal.partner) == (turn, other.seat)
            assert (deal.gave, deal.got) == (side.gave, other.gave)
            assert (deal.claims_true, deal.claims_untrue) == (
                other.claims_true,
                other.claims_untrue,
            )
            assert deal.own_untrue == side.claims_untrue
            assert deal.at_once == side.at_once


@pytest.mark.parametrize("name", ["07-east-leaving", "08-west-interrupted"])
def test_it_is_kept_through_undoing_and_leaving(name: str) -> None:
    game = replay(recorded(name))
    whole = ledger_of(game)
    for seat in range(len(game.peek().players)):
        told = standing(game.events_for(seat))
        own = own_ledger(seat, chain.from_iterable(each.events for each in told))
        assert [(deal.turn, deal.at_once) for deal in own.deals] == [
            (deal.turn, side.at_once)
            for deal in whole.deals
            for side in (deal.offerer, deal.partner)
            if side.seat == seat
        ]


def test_others_cards_change_nothing_of_it() -> None:
    """G13: whatever the others hold, say in secret and exchange, seat 0 is told the same."""
    honest = Statement(3, (HIDES, HIDES), (SALT,))
    mine = Statement(3, (OCHRE, OCHRE), (OCHRE,))

    def told(others: int, talk: bool) -> object:
        events = [
            PhaseBegan(1, 6),
            CardsDrawn(0, 3, (OCHRE, OCHRE, OCHRE)),
            CardsDrawn(1, 4, (HIDES, HIDES, SALT, others)),
            CardsDrawn(2, 3, (others, others, others)),
            PhaseBegan(1, 7),
            *((OfferMade("9", 1, 2, Statement(3, (HIDES, HIDES)), Wish(3)),) if talk else ()),
            OfferMade("1", 0, None, mine, Wish(3)),
            OfferAccepted("1", 0, 1, None, honest),
            DealMade("1", 0, 1, 3, 3, (OCHRE, OCHRE, OCHRE), (HIDES, HIDES, SALT)),
            DealMade("2", 1, 2, 3, 3, (OCHRE, OCHRE, OCHRE), (others, others, others)),
        ]
        return own_ledger(0, seen_events(events, 0))

    first = told(HIDES, talk=False)
    assert first == told(SALT, talk=True)
    three = (OCHRE, OCHRE, OCHRE)
    # Three ochres were worth 9 (X6); two hides and a salt are worth 4 and 3.
    deal = OwnDeal(1, 1, three, (HIDES, HIDES, SALT), (HIDES, HIDES), (SALT,), (), (), -2)
    assert first == OwnLedger((deal,))
