"""Patience in trade: when others wait for a person, and what the person intends to give (X)."""

from __future__ import annotations

from ecumene.bots.table import LONGEST_WAIT, NEXT_OFFER, Patience
from ecumene.data import facts
from ecumene.rules.actions import AcceptOffer, MakeOffer
from ecumene.rules.events import OfferMade
from ecumene.rules.phases.trade.trade_view import DealView, TradeView
from ecumene.rules.state.trade_offers import Offer, Statement, Wish

ME, ANNA, BEN = 0, 1, 2
IRON, WINE, GOLD = (facts().commodities[id_].index for id_ in ("iron", "wine", "gold"))


def offer(seat: int, *named: int) -> Offer:
    first, second = named or (IRON, WINE)
    return Offer(seat, Statement(3, (first, second)), Wish(3))


def deal() -> DealView:
    given, taken = Statement(3, (IRON, WINE)), Statement(3, (GOLD, GOLD))
    return DealView(ANNA, given, taken, None, partner_ready=True)


def table(
    offers: dict[str, Offer],
    *,
    done: tuple[int, ...] = (),
    deals: dict[str, DealView] | None = None,
) -> TradeView:
    return TradeView((ME, ANNA, BEN), done, offers, deals or {}, 0)


ACCEPTS = AcceptOffer("1", (IRON, WINE))
SAYS = MakeOffer(Statement(3, (IRON, WINE)), Wish(3))


def test_the_person_sees_an_offer_before_it_is_gone() -> None:
    patience = Patience(ME)
    new = table({"1": offer(ANNA)})
    assert patience.is_persons(new, (WINE,), BEN, ACCEPTS)
    patience.show(new.offers, done=False)
    assert not patience.is_persons(new, (WINE,), BEN, ACCEPTS)


def test_an_offer_that_adds_to_no_set_may_go_unseen() -> None:
    patience = Patience(ME)
    assert not patience.is_persons(table({"1": offer(ANNA)}), (GOLD,), BEN, ACCEPTS)
    assert patience.is_persons(table({"1": offer(ANNA, WINE, WINE)}), (GOLD,), BEN, ACCEPTS)


def test_a_round_is_over_when_somebody_would_speak_again() -> None:
    patience = Patience(ME)
    patience.note(ANNA, ())
    new = table({"1": offer(ANNA)})
    assert not patience.is_persons(new, (), BEN, SAYS)
    assert patience.is_persons(new, (), ANNA, SAYS)
    assert not patience.is_persons(table({}), (), ANNA, SAYS)


def test_a_deal_waits_no_longer_than_a_round() -> None:
    patience = Patience(ME)
    for _ in range(5):
        patience.wait()
    patience.note(ANNA, ())
    assert patience.is_persons(table({}, deals={"1": deal()}), (), ANNA, SAYS)


def rounds_until_asked(patience: Patience) -> int:
    new = table({str(n): offer(ANNA) for n in range(100)})
    patience.show((), done=False)
    count = 0
    while not patience.is_persons(new, (), ANNA, SAYS):
        patience.note(ANNA, ())
        count += 1
    return count


def test_who_only_waits_is_asked_less_and_less_often_until_they_speak() -> None:
    patience = Patience(ME)
    counts = []
    for _ in range(6):
        counts.append(rounds_until_asked(patience))
        patience.wait()
    assert counts == sorted(counts)
    assert counts[0] == 1
    assert counts[-1] == LONGEST_WAIT
    patience.note(ME, ())
    assert rounds_until_asked(patience) == 1


def test_who_stays_done_is_left_alone() -> None:
    patience = Patience(ME)
    new = table({"1": offer(ANNA)}, done=(ME,))
    assert patience.is_persons(new, (WINE,), BEN, ACCEPTS)
    patience.let_go()
    assert not patience.is_persons(new, (WINE,), BEN, ACCEPTS)
    patience.begin()
    assert patience.is_persons(new, (WINE,), BEN, ACCEPTS)


def test_who_takes_no_part_is_not_asked() -> None:
    """X2b: anyone with fewer than three cards."""
    patience = Patience(3)
    assert not patience.is_persons(table({"1": offer(ANNA)}), (WINE,), BEN, ACCEPTS)


def test_the_cards_meant_for_an_offer_get_its_number() -> None:
    patience = Patience(ME)
    patience.intended[NEXT_OFFER] = (IRON, IRON, WINE)
    statement = Statement(3, (IRON, IRON))
    patience.note(ANNA, (OfferMade("4", ANNA, None, statement, Wish(3), None),))
    assert list(patience.intended) == [NEXT_OFFER]
    patience.note(ME, (OfferMade("5", ME, None, statement, Wish(3), None),))
    assert patience.intended == {"5": (IRON, IRON, WINE)}
