"""Purchases being put together: priced by the rules, whatever was chosen so far (P2)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.rules import forecast
from ecumene.rules.actions import BuyAdvances, Substitution
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forecast import PricedBasket, Wanted, basket, objection
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.phases.purchases.prices import COST, members
from ecumene.rules.state.lookup_tables import ANATOMY, LIBRARY, MINING, TRADE_EMPIRE
from ecumene.rules.view import view
from tests.rules.position import MINOA, empty_play
from tests.tries import tries
from tools.twins import GAMES, starts

if TYPE_CHECKING:
    from ecumene.rules.view import View

ADVANCE, CARD, GROUP = NUMBERS["advance"], NUMBERS["card"], NUMBERS["group"]
OCHRE, IRON, SALT, FAMINE = (CARD[n] for n in ("ochre", "iron", "salt", "famine"))
POTTERY, MYSTICISM, EMPIRICISM = (ADVANCE[n] for n in ("pottery", "mysticism", "empiricism"))


def buying(
    cards: tuple[int, ...] = (), treasury: int = 0, held: int = 0
) -> tuple[View, AskAdvances]:
    """A player who is asked what to buy."""
    play = empty_play()
    play.state.phase = 12
    player = play.state.players[MINOA]
    player.hand, player.treasury, player.advances = list(cards), treasury, held
    player.token_stock -= treasury
    game = Game.from_state(play.options, play.state, last_phase=12)
    decision = game.pending[MINOA]
    assert isinstance(decision, AskAdvances)
    return view(game, MINOA), decision


def bits(*names: str) -> int:
    return sum(1 << ADVANCE[name] for name in names)


def fit_of(found: PricedBasket, advance: int) -> tuple[str, int]:
    return next((each.fit, each.short) for each in found.articles if each.advance == advance)


@tries(12)
@given(seed=st.integers(0, 2**32))
def test_a_basket_is_priced_and_paid_as_the_engine_does(seed: int) -> None:
    """P2, P3: whatever is chosen can be bought as shown, or the reason is given."""
    random = Random(seed)
    game = Game.restore(random.choice(starts(random.choice(GAMES))[12]))
    for seat, decision in game.pending.items():
        if not isinstance(decision, AskAdvances):
            continue
        count = min(random.randint(1, 3), len(decision.prices))
        advances = sum(1 << each for each in random.sample(sorted(decision.prices), count))
        found = basket(view(game, seat), decision, Wanted(advances))
        assert from_names(to_names(found), PricedBasket) == found
        assert (found.action is None) == (found.price > found.most)
        assert (objection(decision, found) is None) == (found.action is not None)
        for each in found.articles:
            wider = advances | 1 << each.advance
            try:
                decision.purchase(wider)
            except ValueError:
                assert each.short > 0
            else:
                assert each.short == 0
            assert (each.fit == "chosen") == (wider == advances)
        if found.action is None or found.payment is None:
            continue
        assert found.action == decision.purchase(advances)
        assert found.payment.cheapest
        assert found.payment.paid == found.price + found.payment.lost
        bought = game.copy()
        bought.apply(seat, found.action)
        after = view(bought, seat).players[seat]
        assert found.left.treasury == after.treasury
        gained = {group: n for group, n in enumerate(after.credits_gained) if n}
        assert found.credits == gained


def test_an_empty_basket_shows_the_shop() -> None:
    found = basket(*buying((IRON, IRON, IRON)), Wanted(0))
    assert (found.action, found.payment, found.price, found.cost) == (None, None, 0, 0)
    assert found.left == forecast.Leftover(3, 8, 0, worth({IRON: 3}), 0)
    assert {each.fit for each in found.articles} == {"short"}


def test_what_fits_beside_a_basket() -> None:
    """P2: beside it, only alone, or not at all; and how much is missing."""
    shown, decision = buying((SALT,) * 6)
    most = worth({SALT: 6})
    found = basket(shown, decision, Wanted(1 << POTTERY))
    left = most - decision.prices[POTTERY]
    assert fit_of(found, POTTERY) == ("chosen", 0)
    for advance, price in decision.prices.items():
        if advance != POTTERY and 1 << advance != LIBRARY:
            fit = "fits" if price <= left else "alone" if price <= most else "short"
            assert fit_of(found, advance) == (fit, max(0, price - left))
    assert {each.fit for each in found.articles} == {"chosen", "fits", "alone", "short"}


def test_a_changed_payment_is_judged() -> None:
    """P2: too little is short, too much is lost, and broken sets lose more than they bring."""
    shown, decision = buying((SALT,) * 5 + (IRON,) * 2, treasury=30)
    price = decision.prices[POTTERY]
    chosen = Wanted(1 << POTTERY, cards=(SALT, SALT))
    found = basket(shown, decision, chosen)
    assert found.payment is not None
    assert found.payment.treasury == min(30, price - worth({SALT: 2}))
    assert found.payment.broken == worth({SALT: 5}) - worth({SALT: 3}) - worth({SALT: 2})
    assert not found.payment.cheapest
    short = basket(shown, decision, replace(chosen, treasury=1))
    assert short.payment is not None
    assert short.payment.short == price - worth({SALT: 2}) - 1
    illegal = objection(decision, short)
    assert illegal is not None
    assert illegal.key == "illegal-payment-short"
    much = basket(shown, decision, replace(chosen, cards=(SALT,) * 5)).payment
    assert much is not None
    assert (much.treasury, much.lost) == (0, worth({SALT: 5}) - price)


def test_treasury_can_be_spared() -> None:
    """P2: no more treasury than stated, and cards for the rest."""
    shown, decision = buying((SALT,) * 5, treasury=40)
    found = basket(shown, decision, Wanted(1 << MYSTICISM, treasury=0)).payment
    assert found is not None
    assert (found.treasury, found.cheapest) == (0, False)
    assert found.cards


@pytest.mark.parametrize(
    ("wanted", "rule"),
    [
        (Wanted(1 << POTTERY, cards=(FAMINE,)), "P2"),
        (Wanted(1 << POTTERY, cards=(IRON, IRON)), "P2"),
        (Wanted(1 << POTTERY, cards=(SALT,), substitution=Substitution(SALT, FAMINE)), None),
        (Wanted(MINING), "P2"),
    ],
)
def test_what_nobody_can_pay_with_or_buy_is_refused(wanted: Wanted, rule: str | None) -> None:
    shown, decision = buying((SALT, SALT, IRON, FAMINE), held=MINING)
    with pytest.raises(IllegalAction) as refused:
        basket(shown, decision, wanted)
    assert refused.value.rule == (rule or "A-TRADE-EMPIRE")


CARDS = st.integers(0, len(CARD) - 1)
ADVANCES = st.integers(0, len(COST) - 1)


@given(
    advances=st.sets(ADVANCES, max_size=4),
    cards=st.none() | st.lists(CARDS, max_size=9).map(tuple),
    treasury=st.none() | st.integers(-(2**62), 2**62),
    substitution=st.none() | st.builds(Substitution, CARDS, CARDS),
    discounted=st.none() | ADVANCES,
    gift=st.none() | ADVANCES,
    credits_=st.none() | st.dictionaries(st.integers(0, 4), st.integers(-(2**62), 2**62)),
    held=st.sampled_from((0, MINING, TRADE_EMPIRE | MINING)),
)
def test_whatever_is_wanted_is_priced_or_refused(
    advances: set[int],
    cards: tuple[int, ...] | None,
    treasury: int | None,
    substitution: Substitution | None,
    discounted: int | None,
    gift: int | None,
    credits_: dict[int, int] | None,
    held: int,
) -> None:
    """P2: exactly what the basket calls possible is possible, and nothing breaks it."""
    shown, decision = buying((SALT,) * 3 + (IRON,) * 2 + (OCHRE, FAMINE), treasury=20, held=held)
    wanted = Wanted(
        sum(1 << each for each in advances),
        cards,
        treasury,
        substitution,
        discounted,
        gift,
        credits=credits_,
    )
    try:
        found = basket(shown, decision, wanted)
    except IllegalAction:
        return
    if found.action is not None and objection(decision, found) is None:
        decision.check(found.action)
        assert found.payment is not None
        assert found.payment.short == 0


def test_special_choices_are_made_and_can_be_changed() -> None:
    """A-LIBRARY, A-ANATOMY, A-WRITTEN-RECORD."""
    shown, decision = buying((SALT,) * 9 + (IRON,) * 6, treasury=40)
    advances = LIBRARY | bits("pottery", "mysticism")
    found = basket(shown, decision, Wanted(advances))
    assert set(found.choices.discounts) == {POTTERY, MYSTICISM}
    other = next(each for each in found.choices.discounts if each != found.choices.discounted)
    changed = basket(shown, decision, Wanted(advances, discounted=other))
    assert changed.choices.discounted == other
    assert changed.price >= found.price
    record = basket(shown, decision, Wanted(bits("written-record")))
    assert (record.choices.free_credits, record.choices.unit) == (10, 5)
    halves = {GROUP["arts"]: 5, GROUP["crafts"]: 5}
    mixed = basket(shown, decision, Wanted(bits("written-record"), credits=halves))
    assert mixed.action is not None
    assert mixed.action.credits == halves
    assert objection(decision, mixed) is None


def test_anatomy_gives_an_advance_or_none() -> None:
    """A-ANATOMY."""
    shown, decision = buying((SALT,) * 9 + (IRON,) * 9, treasury=40)
    found = basket(shown, decision, Wanted(ANATOMY))
    assert found.choices.gift in found.choices.gifts
    assert found.choices.gift is not None
    assert fit_of(found, found.choices.gift)[0] == "gift"
    assert found.cost == COST[ANATOMY.bit_length() - 1]
    chosen = basket(shown, decision, Wanted(ANATOMY, gift=EMPIRICISM))
    assert chosen.choices.gift == EMPIRICISM
    none = basket(shown, decision, Wanted(ANATOMY, no_gift=True))
    assert none.choices.gift is None
    assert none.credits != chosen.credits


def test_a_substitution_that_helps_is_found() -> None:
    """A-TRADE-EMPIRE."""
    shown, decision = buying((OCHRE, OCHRE, IRON), held=TRADE_EMPIRE)
    assert basket(shown, decision, Wanted(0)).most >= worth({OCHRE: 3})


def test_an_advance_tells_what_makes_it_cheaper() -> None:
    """P3, P4: the credits of its groups, and bonuses of advances of earlier turns."""
    play = empty_play()
    play.state.phase = 12
    player = play.state.players[MINOA]
    player.hand = [SALT] * 6
    player.credits = [10, 20, 0, 5, 0]
    everything = (1 << len(COST)) - 1
    player.advances = player.old_advances = everything & ~bits("mining", "library")
    game = Game.from_state(play.options, play.state, last_phase=12)
    decision = game.pending[MINOA]
    assert isinstance(decision, AskAdvances)
    for each in basket(view(game, MINOA), decision, Wanted(0)).articles:
        assert each.price == max(0, each.cost - max(each.credits.values()) - each.bonus)
        assert bool(each.bonus) == bool(list(members(each.bonus_from)))


def test_a_purchase_brings_the_next_space_nearer() -> None:
    """H1: what is missing before, and after."""
    play = empty_play()
    play.state.phase = 12
    player = play.state.players[MINOA]
    player.hand, player.step = [SALT] * 9, 8
    game = Game.from_state(play.options, play.state, last_phase=12)
    decision = game.pending[MINOA]
    assert isinstance(decision, AskAdvances)
    found = basket(view(game, MINOA), decision, Wanted(1 << POTTERY))
    assert found.next is not None
    assert found.next.before["advances"] == found.next.after["advances"] + 1
    assert found.next.before["cities"] == found.next.after["cities"]
    assert isinstance(found.action, BuyAdvances)
