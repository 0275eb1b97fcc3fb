"""How a character trades (X): as a settler or a strategist does, in its own manner."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING
from zlib import crc32

from msgspec.structs import replace

from ecumene.bots.settler.bargaining import Trader, trade_by
from ecumene.bots.settler.country import strongest_first
from ecumene.bots.settler.trade_books import Books
from ecumene.bots.strategist.merchant import Merchant
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.bots.characters.level import Level
    from ecumene.bots.characters.traits import Traits
    from ecumene.bots.player import AskTradeAmongPeople
    from ecumene.bots.strategist.experience import Experience
    from ecumene.rules.actions import AcceptOffer, Action
    from ecumene.rules.decisions import AskTrade
    from ecumene.rules.phases.trade.trade_view import DealView, TradeView
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer
    from ecumene.rules.view import View


def haggle(
    traits: Traits, level: Level, experience: Experience, view: View, asked: AskTrade
) -> Action | None:
    """What a character says next in trade; None to wait for others."""
    return trade_by(partial(_haggler, traits, level, experience), view, asked)


def _haggler(
    traits: Traits,
    level: Level,
    experience: Experience,
    view: View,
    table: TradeView,
    seat: Seat,
    among: AskTradeAmongPeople,
) -> _InManner:
    noticed = table if level.attention is None else _noticed(view, table, seat, level.attention)
    haggler: _InManner
    if level.weighs_chances:
        haggler = _Haggler(experience, view, noticed, seat, among)
    else:
        haggler = _SimpleHaggler(view, noticed, seat, among)
    haggler.view, haggler.traits = view, traits
    haggler.most_open = min(traits.offers, level.offers or traits.offers)
    if traits.considerate:
        haggler.kept_back, haggler.harmless = haggler.books, Books(haggler.counts)
    return haggler


def _noticed(view: View, table: TradeView, seat: Seat, attention: int) -> TradeView:
    """The table with some of the offers of others to everybody.

    Which, depends on each offer alone: what was overlooked stays so, whatever else comes and goes,
    and also when a game is resumed.
    """

    def is_noticed(number: OfferNo, offer: Offer) -> bool:
        if offer.seat == seat or offer.to is not None:
            return True
        return crc32(f"{view.turn} {number} {seat}".encode()) % 100 < attention

    return replace(table, offers={n: o for n, o in table.offers.items() if is_noticed(n, o)})


class _InManner(Trader):
    """Somebody at the table who has habits."""

    view: View
    traits: Traits
    kept_back: Books | None = None
    """The cards with calamities that are passed on to nobody but the leader."""
    harmless: Books
    """The same cards without them."""

    def _cards_for(self, deal: DealView) -> tuple[CardNo, ...] | None:
        self._face(deal.partner)
        return super()._cards_for(deal)

    def _acceptance(
        self, number: OfferNo, offer: Offer, wishes: tuple[CardNo, ...]
    ) -> tuple[int, AcceptOffer] | None:
        self._face(offer.seat)
        found = super()._acceptance(number, offer, wishes)
        enough = found is not None and found[0] > self.LEAST_GAIN + self.traits.greed
        return found if enough else None

    def new_offer(self) -> Action | None:
        self._face(None)
        return super().new_offer()

    def _face(self, partner: Seat | None) -> None:
        """Keep calamities back from everybody but the leader."""
        if self.kept_back is not None:
            self.books = self.kept_back if partner == self._leader else self.harmless
            self.burdens = self.books.burdens

    @cached_property
    def _leader(self) -> Seat:
        return strongest_first(self.view, range(len(self.view.players)))[0]

    def _claims(self, filling: Iterable[CardNo]) -> tuple[CardNo, ...]:
        if not self.traits.boasts:
            return super()._claims(filling)
        held = (card for card in self.counts if self.counts[card])
        best = max(held, key=FACE_VALUE.__getitem__)
        return tuple(best for _ in filling)


class _SimpleHaggler(_InManner):
    """One who trades for what is wished for, as a settler does."""


class _Haggler(_InManner, Merchant):
    """One who weighs chances, as a strategist does."""
