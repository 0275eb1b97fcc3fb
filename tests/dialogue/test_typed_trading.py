"""Typed trade (X): offers, bluffs, proposals, and what is refused at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.dialogue.typed import Form, Proposal
from ecumene.dialogue.typed.typed_offers import trade_form
from ecumene.rules.actions import AcceptOffer, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.words import Misread
from ecumene.words.card_names import card_name
from tests.dialogue.asked import context
from tests.dialogue.bargaining import (
    ANNA,
    ERUPTION,
    GOLD,
    IRON,
    PLAYERS,
    SALT,
    WATER,
    WINE,
    deal,
    offer,
    table,
    trading,
)

if TYPE_CHECKING:
    from ecumene.rules.phases.trade.trade_view import DealView


@pytest.mark.parametrize(
    ("wishes", "named"), [((), (IRON, WINE)), ((GOLD, WINE), (WINE, GOLD)), ((WINE,), (WINE, IRON))]
)
def test_what_is_proposed_for_an_offer_is_what_it_wishes_for(
    wishes: tuple[int, ...], named: tuple[int, int]
) -> None:
    """Cards that nobody asked for would only be called off."""
    asked = replace(offer(ANNA), wants=Wish(3, wishes))
    hand = (IRON, WINE, GOLD)
    seen = trading(hand, table({"4": asked}))
    form = trade_form(seen, context("en", PLAYERS), {}, quiet=False)
    with pytest.raises(Proposal) as caught:
        form.read("accept 4")
    rest = next(card for card in hand if card not in named)
    assert caught.value.actions == (AcceptOffer("4", named), PutDownCards("4", (*named, rest)))


@pytest.mark.parametrize(("hand", "held"), [((IRON, WINE, WATER), 0), ((IRON, WINE, GOLD), 1)])
def test_what_an_offer_asks_for_is_not_there(hand: tuple[int, ...], held: int) -> None:
    """X2: two of the requested cards are named, or nothing is proposed."""
    asked = replace(offer(ANNA), wants=Wish(3, (GOLD, SALT)))
    seen = trading(hand, table({"4": asked}))
    form = trade_form(seen, context("en", PLAYERS), {}, quiet=False)
    with pytest.raises(Misread) as refused:
        form.read("accept 4")
    assert refused.value.key == "typed-accept-wish"
    assert refused.value.values == {"offer": "4", "wishes": "Gold, Salt", "held": held}
    # The player may still try.
    cards = f"{', '.join(card_name(card, 'en') for card in hand)}"
    assert tuple(form.read(f"accept 4 {cards}")) == (
        AcceptOffer("4", (hand[0], hand[1])),
        PutDownCards("4", hand),
    )


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "offer iron, wine, gold say salt for 3 gold to b"),
        ("en", "offer iron, wine, gold for 3 gold to b say salt"),
        ("en", "offer iron, wine, gold for 3 gold say salt to b"),
        ("pl", "oferta żelazo, wino, złoto za 3 złoto mówię sól dla b"),
    ],
)
def test_a_bluff_may_also_come_last(language: str, line: str) -> None:
    """X2: claims about the cards after the first two."""
    seen = trading((IRON, WINE, GOLD), table({}))
    form = trade_form(seen, context(language, PLAYERS), {}, quiet=False)
    given = Statement(3, (IRON, WINE), (SALT,))
    assert tuple(form.read(line)) == (MakeOffer(given, Wish(3, (GOLD,)), ANNA),)


@pytest.mark.parametrize(
    ("hand", "meant", "answer"),
    [
        ((IRON, IRON, WINE, GOLD), (IRON, WINE, GOLD), PutDownCards("6", (IRON, WINE, GOLD))),
        ((IRON, IRON, WINE), (IRON, WINE, GOLD), None),
        ((IRON, IRON, GOLD), (IRON, WINE, GOLD), Withdraw("6")),
    ],
)
def test_enter_settles_a_deal_as_far_as_the_cards_are_there(
    hand: tuple[int, ...], meant: tuple[int, ...], answer: PutDownCards | Withdraw | None
) -> None:
    """X2: a player who lacks the cards they named can only call the deal off."""
    seen = trading(hand, table({}, deals={"6": deal()}))
    form = trade_form(seen, context("en", PLAYERS), {"6": meant}, quiet=True)
    assert form.default == answer


@pytest.mark.parametrize("line", ["offer iron, wine, {} for 3", "accept 4 iron, wine, {}"])
def test_cards_that_may_not_be_traded_are_refused_at_once(line: str) -> None:
    """X3: not only when they are to be put down."""
    with pytest.raises(IllegalAction) as refused:
        form_of((IRON, WINE, GOLD, ERUPTION)).read(line.format("volcanic"))
    assert (refused.value.rule, refused.value.key) == ("X3", "illegal-not-tradeable")


@pytest.mark.parametrize("line", ["offer iron, wine, 2 gold for 3", "accept 4 iron, wine, 2 gold"])
def test_cards_that_are_not_there_are_refused_at_once(line: str) -> None:
    """X2: also those behind the two that are named."""
    with pytest.raises(IllegalAction) as refused:
        form_of((IRON, WINE, GOLD), size=4).read(line)
    assert refused.value.key == "illegal-cards"
    assert refused.value.args_ == {"card": GOLD, "given": 2, "held": 1}


def test_who_could_not_put_the_cards_down_accepts_nothing() -> None:
    """X2b: they lie on the table for another deal."""
    down = replace(deal(), cards=(IRON, WINE, GOLD))
    form = form_of((IRON, WINE, GOLD), {"6": down})
    with pytest.raises(IllegalAction) as refused:
        form.read("accept 4 iron, wine, gold")
    assert (refused.value.rule, refused.value.key) == ("X2", "illegal-put-down")


def form_of(hand: tuple[int, ...], deals: dict[str, DealView] | None = None, size: int = 3) -> Form:
    """The form for somebody with these cards who could accept an offer of Anna's."""
    offered = replace(offer(ANNA), wants=Wish(size))
    seen = trading(hand, table({"4": offered}, deals=deals))
    return trade_form(seen, context("en", PLAYERS), {}, quiet=False)
