"""What lies on the table in trade: the own cards, the open offers, the own deals (X)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.rules.cards import FACE_VALUE, may_be_traded
from ecumene.rules.purchases.payment import worth
from ecumene.rules.static import FIRST_CALAMITY, WATER_CARD
from ecumene.rules.trade.judging import TRULY_NAMED
from ecumene.words.naming import Naming
from ecumene.words.values import statement_in_words

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rich.console import RenderableType

    from ecumene.rules.bargains import Offer
    from ecumene.rules.ids import CardNo, OfferNo, Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages

HEADS: Final = ("number", "who", "gives", "says", "wants")
NEW: Final = "*"
"""Marks an offer that the reader has not seen before."""


class ValuedNaming(Naming):
    """Names in which a commodity shows its face value: Ochre (1)."""

    def card(self, number: int) -> str:
        """A trade card."""
        name = super().card(number)
        return name if number >= WATER_CARD else f"{name} ({FACE_VALUE[number]})"


def hand_in_words(hand: Sequence[CardNo], messages: Messages) -> str:
    """The own cards with their face values, and what their sets are worth (X6)."""
    cards = ValuedNaming(messages, ()).cards(hand)
    goods = Counter(card for card in hand if card < WATER_CARD)
    return messages("play-own-hand", cards=cards, worth=worth(goods))


def free_cards(view: View, besides: OfferNo | None = None) -> Counter[CardNo]:
    """The own cards that are not put down for a deal, but perhaps for one."""
    assert view.trade is not None
    free = Counter(view.hand)
    for number, deal in view.trade.deals.items():
        if number != besides:
            free.subtract(deal.cards or ())
    return free


def lacking(view: View, number: OfferNo) -> Counter[CardNo]:
    """The cards that were named for an own offer or deal, and that are gone since (X2)."""
    table = view.trade
    assert table is not None
    free = free_cards(view, besides=number)
    stated = table.offers[number] if number in table.offers else table.deals[number]
    return Counter(stated.gives.named) - free


def trade_table(
    view: View,
    messages: Messages,
    players: Sequence[str],
    seen: Collection[OfferNo] = (),
    rows: int | None = None,
) -> RenderableType:
    """The own cards, and what is offered and agreed, in so many rows if there is not more room."""
    return Group(*map(Text, _hand(view, messages)), bargains(view, messages, players, seen, rows))


def bargains(
    view: View,
    messages: Messages,
    players: Sequence[str],
    seen: Collection[OfferNo],
    rows: int | None = None,
) -> RenderableType:
    """The offers, marked where they were not seen yet, and the own deals."""
    names, table = ValuedNaming(messages, players), view.trade
    assert table is not None
    gone = {
        number: cards
        for number, offer in table.offers.items()
        if offer.seat == view.seat and (cards := lacking(view, number))
    }
    kept = {number: offer for number, offer in table.offers.items() if number not in gone}
    shown = _most_useful(kept, view, seen, rows)
    parts = [_offers(shown, view.seat, names, seen)] if shown else []
    if len(shown) < len(kept):
        parts.append(Text(messages("play-trade-more", count=len(kept) - len(shown)), "dim"))
    for number, cards in gone.items():
        missing = names.cards(cards.elements())
        parts.append(Text(messages("play-trade-gone", number=number, cards=missing)))
    return Group(*parts, deals_in_words(view, messages, players))


def _most_useful(
    offers: dict[OfferNo, Offer], view: View, seen: Collection[OfferNo], rows: int | None
) -> dict[OfferNo, Offer]:
    """Of too many the own ones, those for the reader, what he could give, and what is new."""
    if rows is None or len(offers) <= rows:
        return offers
    held = free_cards(view)

    def rank(number: OfferNo) -> tuple[bool, bool, bool]:
        offer = offers[number]
        wished = sum(count for card, count in held.items() if card in offer.wants.named)
        cannot_give = bool(offer.wants.named) and wished < TRULY_NAMED
        return view.seat not in (offer.seat, offer.to), cannot_give, number in seen

    chosen = set(sorted(offers, key=rank)[:rows])
    return {number: offer for number, offer in offers.items() if number in chosen}


def own_side(view: View, messages: Messages, players: Sequence[str]) -> RenderableType:
    """The own cards and deals, without the offers."""
    return Group(*map(Text, _hand(view, messages)), deals_in_words(view, messages, players))


def _hand(view: View, messages: Messages) -> list[str]:
    lines = [hand_in_words(view.hand, messages)]
    calamities = [card for card in view.hand if card >= FIRST_CALAMITY]
    if calamities:
        tradeable = Naming(messages, ()).cards(filter(may_be_traded, calamities))
        lines.append(messages("play-trade-calamities", tradeable=tradeable))
    return lines


def _offers(
    offers: dict[OfferNo, Offer], reader: Seat | None, names: Naming, seen: Collection[OfferNo]
) -> RenderableType:
    """Who gives what: two cards for certain, what is said of the others, and what is wanted."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    table.add_row(*(names.messages(f"play-trade-{head}") for head in HEADS), style="dim")
    for number, offer in offers.items():
        own = offer.seat == reader
        new = not own and number not in seen
        table.add_row(
            f"{number}{NEW if new else ''}",
            _parties(offer, reader, names),
            f"{offer.gives.count}: {names.cards(offer.gives.named)}",
            names.cards(offer.gives.claims) if offer.gives.claims else "",
            _wish(offer, names),
            style="dim" if own else "",
        )
    return table


def _parties(offer: Offer, reader: Seat | None, names: Naming) -> str:
    """Whose offer it is, and for whom if not for everybody."""

    def called(seat: Seat) -> str:
        return names.messages("play-trade-you") if seat == reader else names.party(seat)

    return called(offer.seat) if offer.to is None else f"{called(offer.seat)} → {called(offer.to)}"


def _wish(offer: Offer, names: Naming) -> str:
    count = str(offer.wants.count)
    return f"{count}: {names.cards(offer.wants.named)}" if offer.wants.named else count


def deals_in_words(view: View, messages: Messages, players: Sequence[str]) -> RenderableType:
    """The own deals, and what is to be done about them."""
    names, table = ValuedNaming(messages, players), view.trade
    assert table is not None
    lines = []
    for number, deal in table.deals.items():
        kind = "deal" if deal.cards is None else "waiting"
        gone = lacking(view, number)
        if kind == "deal" and gone:
            cards = names.cards(gone.elements())
            who = names.party(deal.partner)
            lines.append(messages("play-trade-deal-gone", number=number, who=who, cards=cards))
            continue
        lines.append(
            messages(
                f"play-trade-{kind}",
                number=number,
                who=names.party(deal.partner),
                gives=statement_in_words(deal.gives, names),
                gets=statement_in_words(deal.gets, names),
            )
        )
    return Group(*map(Text, lines))
