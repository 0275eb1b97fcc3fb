"""Phase 7: collect sets, give what others wish for, and pass calamities on (X).

A settler offers two cards it can spare, names up to three commodities it collects, and takes any
two of these. So both sides of a deal gain, as far as known; the rest of the deal is the least
missed card, or a calamity.

Whatever a deal looks like, the settler counts every card of it. The two truly named ones count for
what they add to its sets, those given for what the sets lose. One other card is taken on trust;
more might all be calamities, whatever is claimed. Cards given beyond the number received must be
paid for. While a deal waits for a person, the settler goes on with others: whatever it does then
must pay whether or not that deal is made.

To an offer of a person that it does not take, it makes one counter-offer, if one pays: what it can
spare, with some of what is wished for, against what is offered.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement, product
from typing import TYPE_CHECKING, ClassVar, Final

from ecumene.bots.player import AskTradeAmongPeople
from ecumene.bots.settler.trade_books import books_of
from ecumene.rules.actions import AcceptOffer, ComeBack, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS, MOST_OPEN, TRULY_NAMED
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, WATER_CARD
from ecumene.rules.state.trade_cards import FACE_VALUE, STACK
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskTrade
    from ecumene.rules.phases.trade.trade_view import DealView, TradeView
    from ecumene.rules.state.ids import CardNo, OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer
    from ecumene.rules.view import View

WISHES: Final = 3
"""Commodities wished for in an offer."""
MOST_SPARE: Final = 7
"""Spare cards considered for an offer."""
OPEN_OFFERS: Final = 5
"""Maximum open offers."""
MOST_HANGING: Final = 8
"""Maximum deals with one person that may wait for that person's cards."""
MOST_LENIENT: Final = 2
"""Failed deals with a person up to which cards are kept for them."""
MOST_PATIENT: Final = 5
"""Failed deals with a person up to which offers are made to them."""

_AMONG_COMPUTERS: Final = AskTradeAmongPeople()


def trade(view: View, asked: AskTrade) -> Action | None:
    """The next action; None to wait for others or, once done, to stay so."""
    return trade_by(Trader, view, asked)


def trade_by(
    trader_of: Callable[[View, TradeView, Seat, AskTradeAmongPeople], Trader],
    view: View,
    asked: AskTrade,
) -> Action | None:
    """The same for a trader with opinions of its own."""
    table = view.trade
    assert table is not None
    assert view.seat is not None
    among = asked if isinstance(asked, AskTradeAmongPeople) else _AMONG_COMPUTERS
    trader = trader_of(view, table, view.seat, among)
    if view.seat in table.done:
        return ComeBack() if trader.best_acceptance() is not None else None
    if table.deals:
        action = trader.on_deals()
        if action is not None or trader.waits:
            return action
    return (
        trader.best_acceptance()
        or trader.counter_offer()
        or trader.new_offer()
        or trader.wait_or_end()
    )


class Trader:
    """A settler at the table; what it thinks of cards is in the attributes of the class."""

    BURDEN: ClassVar = 20
    """The worth of getting rid of a calamity, in points of cards."""
    UNKNOWN: ClassVar = 1
    """The worth of an unknown card."""
    MATERIAL: ClassVar = 10
    """The worth, besides sets, of each card given beyond the number received."""
    LEAST_GAIN: ClassVar = 3
    """A deal must bring more than this."""
    TRUSTED: ClassVar = 1
    """Unknown cards of a deal taken on trust: as many as the smallest deal has."""

    def __init__(
        self, view: View, table: TradeView, seat: Seat, among: AskTradeAmongPeople
    ) -> None:
        self.table = table
        self.seat = seat
        self.among = among
        put_down = tuple([deal.cards for deal in table.deals.values() if deal.cards])
        self.books = books_of(view.hand, put_down)
        self.burdens, self.counts = self.books.burdens, self.books.counts
        self.own = [offer for offer in table.offers.values() if offer.seat == seat]
        self.most_open = OPEN_OFFERS
        """The most open offers to everybody."""
        self.full = len(self.own) + len(table.deals) >= MOST_OPEN
        self.hanging: dict[OfferNo, DealView] = {}
        """The deals that wait for people."""
        self.kept: OfferNo | None = None
        """The one of them for which own cards are on the table."""
        self.idle: dict[Seat, list[OfferNo]] = {}
        """The others, by partner."""
        self.shunned: list[Seat] = []
        """People whose deals fail again and again."""
        self.cheats: set[Seat] = set()
        """People who passed on a calamity that is still in hand."""
        if among.people:
            self._look_at_people(view)
        self.waits = len(self.hanging) < len(table.deals)
        """Whether a deal is with a player who puts cards down in turn."""

    def _look_at_people(self, view: View) -> None:
        people = self.among.people
        for number, deal in self.table.deals.items():
            if not self._hangs(deal):
                continue
            self.hanging[number] = deal
            if deal.cards is None:
                self.idle.setdefault(deal.partner, []).append(number)
            elif self.kept is None:
                self.kept = number
        self.shunned += [seat for seat in people if self._broken(seat) > MOST_PATIENT]
        self.cheats.update(*view.traders.values())
        self.cheats.intersection_update(people)

    def _broken(self, partner: Seat) -> int:
        """Failed deals with a partner since the last one made."""
        return self.among.broken.get(partner, 0)

    def _hangs(self, deal: DealView) -> bool:
        """Whether a deal may take as long as a person likes."""
        return deal.partner in self.among.people and not deal.partner_ready

    # Deals

    def on_deals(self) -> Action | None:
        """Put down cards for a good deal; call off one that no longer is."""
        for number, deal in self.table.deals.items():
            if number in self.hanging:
                if not self._may_hang(number, deal):
                    return Withdraw(number)
                if self.kept is not None or self._broken(deal.partner) > MOST_LENIENT:
                    continue
            if deal.cards is None:
                cards = self._cards_for(deal)
                return Withdraw(number) if cards is None else PutDownCards(number, cards)
        return None

    def _may_hang(self, number: OfferNo, deal: DealView) -> bool:
        """Whether a deal may wait for a person.

        Cards are kept for one deal at a time, so that nobody can tie them all up, and not for ever.
        For another deal the person must put down cards first: until then it costs nothing but room.
        If no room is left, the partner with the most deals loses their oldest.
        """
        if deal.cards is not None:
            late = number in self.among.late
            return number == self.kept and not late and self._stays_good(deal)
        same = self.idle[deal.partner]
        if len(same) > MOST_HANGING and number == same[-1]:
            return False
        return not self.full or number != max(self.idle.values(), key=len)[0]

    def _cards_for(self, deal: DealView) -> tuple[CardNo, ...] | None:
        """The two named cards and the least missed others; None if the deal does not pay."""
        if any(self.counts[card] < deal.gives.named.count(card) for card in deal.gives.named):
            return None
        filling = self._filling(deal.gives.named, deal.gives.count)
        if filling is None:
            return None
        form = self._form(deal.gives.count, deal.gets.count, deal.partner)
        gain = self._gain(deal.gives.named, filling, deal.gets.named, form, deal.partner)
        if gain <= 0:
            return None
        return (*deal.gives.named, *filling)

    # Offers of others

    def best_acceptance(self) -> Action | None:
        """Accept the best offer, if it brings enough.

        Partners with an unfinished deal are left out.
        """
        if self.full:
            return None
        best: tuple[int, AcceptOffer] | None = None
        shunned = {*self.shunned, *(deal.partner for deal in self.hanging.values()), self.seat}
        for number, offer in self.table.offers.items():
            if offer.seat in shunned:
                continue
            # Most offers want cards that are not in hand, so that is checked first.
            wishes = self.books.held(tuple(self.wanted(offer)))
            if wishes:
                found = self._acceptance(number, offer, wishes)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found
        return best[1] if best else None

    def wanted(self, offer: Offer) -> Iterable[CardNo]:
        """The commodities an offer can be accepted with: those it names, or all."""
        return offer.wants.named or self.counts

    def _acceptance(
        self, number: OfferNo, offer: Offer, wishes: tuple[CardNo, ...]
    ) -> tuple[int, AcceptOffer] | None:
        """The best way to accept an offer: with the two least missed of the cards wanted."""
        named = min(self._pairs(wishes), key=self._costs)
        if self._brings(offer.gives.named) + self.BURDEN * len(self.burdens) <= self._costs(named):
            return None
        filling = self._filling(named, offer.wants.count)
        if filling is None:
            return None
        form = self._form(offer.wants.count, offer.gives.count, offer.seat)
        gain = self._gain(named, filling, offer.gives.named, form, offer.seat)
        if gain <= self.LEAST_GAIN:
            return None
        return gain, AcceptOffer(number, named, self._claims(filling))

    def counter_offer(self) -> Action | None:
        """Answer an offer of a person with a better one, once.

        Computers are not answered so: all of them offer what they can spare anyway.
        """
        if self.full or not self.among.people:
            return None
        left_out = {*self.shunned, *(deal.partner for deal in self.hanging.values())}
        for number, offer in self.table.offers.items():
            partner = offer.seat
            if partner not in self.among.people or partner in left_out:
                continue
            if number not in self.among.countered:
                gives = self._counter(offer)
                if gives is not None:
                    wants = Wish(LEAST_CARDS, offer.gives.named)
                    return MakeOffer(gives, wants, partner, number)
        return None

    def _counter(self, offer: Offer) -> Statement | None:
        """The least missed cards, one of them wished for, if the two named ones pay for them."""
        wished = {card for card in offer.wants.named if card in self.counts}
        if offer.wants.named and not wished:
            return None
        gets = offer.gives.named
        kinds = [card for card in self.counts if card not in gets and card != WATER_CARD]
        pairs = [pair for pair in self._pairs(kinds) if not wished or wished.intersection(pair)]
        # Two wished-for cards are more likely to be taken than one.
        pairs.sort(key=lambda pair: (-sum(card in wished for card in pair), self._costs(pair)))
        form = self._form(LEAST_CARDS, LEAST_CARDS, offer.seat)
        for pair in pairs:
            filling = self._filling(pair, LEAST_CARDS)
            if filling and self._gain(pair, filling, gets, form, offer.seat) > self.LEAST_GAIN:
                return Statement(LEAST_CARDS, pair, self._claims(filling))
        return None

    # Own offers

    def new_offer(self) -> Action | None:
        """Offer two spare cards for what is collected.

        A partner who collects one and can spare the other gains as much as this side. It is made to
        everybody, unless someone there accepts and does not keep deals.
        """
        if self.full:
            return None
        audience = self._audience()
        offers = [offer for offer in self.own if offer.counter is None]
        if len(offers) >= max(self.most_open, len(audience)):
            return None
        collected = self._collected()
        kinds = [card for card, count in self.counts.items() if count and card != WATER_CARD]
        spare = sorted(
            (card for card in kinds if collected[STACK[card]] != card or self.counts[card] == 1),
            key=self._appeal,
        )
        made = {(frozenset(offer.gives.named), offer.to) for offer in self.own}
        for pair, to in product(self._pairs(spare[:MOST_SPARE]), audience):
            if (frozenset(pair), to) in made:
                continue
            filling = self._filling(pair, LEAST_CARDS)
            if filling is None:
                return None
            wishes = self._wishes(pair, filling, collected)
            if wishes:
                return MakeOffer(
                    Statement(LEAST_CARDS, pair, self._claims(filling)),
                    Wish(LEAST_CARDS, tuple(wishes)),
                    to,
                )
        return None

    def _appeal(self, card: CardNo) -> tuple[int, int]:
        """In which order cards are offered: the most valuable first."""
        return -FACE_VALUE[card], self._fancy(card)

    def _audience(self) -> tuple[Seat | None, ...]:
        """Whom offers are made to: all at once, or one by one all but those shunned."""
        if not self.shunned:
            return (None,)
        left_out = {*self.shunned, *self.table.done, self.seat}
        return tuple(seat for seat in self.table.seats if seat not in left_out)

    def _pairs(self, kinds: Iterable[CardNo]) -> Iterator[tuple[CardNo, CardNo]]:
        """The pairs of cards that can be given from some commodities."""
        return self.books.pairs(kinds)

    def _collected(self) -> dict[int, CardNo]:
        """The commodity collected from each stack: the one with most cards."""
        best: dict[int, CardNo] = {}
        for card, count in self.counts.items():
            if count and card != WATER_CARD:
                rival = best.get(STACK[card])
                if rival is None or (count, self._fancy(card)) > (
                    self.counts[rival],
                    self._fancy(rival),
                ):
                    best[STACK[card]] = card
        return best

    def _fancy(self, card: CardNo) -> int:
        """An individual taste, so that settlers do not all collect the same."""
        return (card * 7 + self.seat * 5) % 11

    def _wishes(
        self, pair: tuple[CardNo, CardNo], filling: Sequence[CardNo], collected: dict[int, CardNo]
    ) -> list[CardNo]:
        """The most valuable commodities collected, as far as they pay."""
        wishes = [card for card in collected.values() if card not in pair]
        wishes.sort(key=lambda card: (-self._brings((card,)), card))
        del wishes[WISHES:]
        given = (*pair, *filling)
        while wishes:
            gain = self._change(self.counts, given, self._worst(wishes))
            if gain + self.UNKNOWN > self.LEAST_GAIN:
                break
            wishes.pop()
        return wishes

    def _worst(self, wishes: Sequence[CardNo]) -> tuple[CardNo, CardNo]:
        """The two wished-for cards that bring least."""
        return min(combinations_with_replacement(wishes, TRULY_NAMED), key=self._brings)

    def wait_or_end(self) -> Action | None:
        """Wait while an offer or a deal is open; otherwise be done."""
        return None if self.own or self.table.deals else Done()

    # The worth of cards

    def _form(self, gives: int, gets: int, partner: Seat) -> int:
        """The worth of a deal's form: unknown cards, and cards given in excess.

        A player who passed on a calamity is not trusted again while it is in hand.
        """
        unknown = gets - TRULY_NAMED
        trusted = 0 if partner in self.cheats else self.TRUSTED
        doubtful = self.BURDEN * (unknown - trusted)
        return self.UNKNOWN * trusted - doubtful - self.MATERIAL * max(0, gives - gets)

    def _gain(
        self,
        named: Sequence[CardNo],
        filling: Sequence[CardNo],
        gets: Sequence[CardNo],
        form: int,
        partner: Seat,
    ) -> int:
        """What a deal brings, as far as known: to the sets, in calamities, by its form.

        People, and players who let deals wait, may make or break a deal as suits them. So the worst
        outcome counts for cards that lie on the table.
        """
        given = (*named, *filling)
        if self.kept is None and partner not in self.among.people:
            return self._change(self.counts, given, gets) + form
        if self.kept is not None and not self._stays_good(self.hanging[self.kept], given, gets):
            return 0
        laid = [deal for deal in self.table.deals.values() if deal.cards is not None]
        return min(self._change(counts, given, gets) for counts in self._outcomes(laid)) + form

    def _stays_good(
        self, kept: DealView, given: Collection[CardNo] = (), gets: Collection[CardNo] = ()
    ) -> bool:
        """Whether a deal with own cards on the table pays, also after another deal."""
        assert kept.cards is not None
        form = self._form(len(kept.cards), kept.gets.count, kept.partner)
        deals = self.table.deals.values()
        others = [deal for deal in deals if deal.cards is not None and deal is not kept]
        for counts in self._outcomes(others):
            then = _with(counts, kept.cards)
            then.subtract(card for card in given if card < FIRST_CALAMITY)
            if self._change(_with(then, gets), kept.cards, kept.gets.named) + form <= 0:
                return False
        return True

    def _outcomes(self, deals: Iterable[DealView]) -> list[Counter[CardNo]]:
        """The possible sets in hand after each of these deals is made or called off."""
        found = [self.counts]
        for deal in deals:
            sides = (deal.cards or (), deal.gets.named)
            found = [_with(counts, cards) for counts in found for cards in sides]
        return found

    def _change(
        self, counts: Mapping[CardNo, int], given: Iterable[CardNo], gets: Iterable[CardNo]
    ) -> int:
        """The change in worth of sets and calamities if cards come and go."""
        change: dict[CardNo, int] = {}
        worth = 0
        for card in given:
            if card >= FIRST_CALAMITY:
                worth += self._relief(card)
            else:
                change[card] = change.get(card, 0) - 1
        for card in gets:
            change[card] = change.get(card, 0) + 1
        for card, more in change.items():
            held = counts.get(card, 0)
            worth += ((held + more) ** 2 - held**2) * FACE_VALUE[card]
        return worth

    def _relief(self, card: CardNo) -> int:
        """The worth of getting rid of a calamity; this player fears all of them alike."""
        del card
        return self.BURDEN

    def _brings(self, cards: tuple[CardNo, ...]) -> int:
        """What cards add to the sets in hand."""
        return self.books.brings(cards)

    def _costs(self, pair: tuple[CardNo, CardNo]) -> int:
        """What the sets in hand lose with two cards."""
        return self.books.costs(pair)

    def _filling(self, named: tuple[CardNo, CardNo], size: int) -> tuple[CardNo, ...] | None:
        """The cards besides the two named: calamities first, then the least missed."""
        return self.books.fillings((named, size))

    def _claims(self, filling: Iterable[CardNo]) -> tuple[CardNo, ...]:
        """What is claimed about the other cards: the truth, except about a calamity (X3)."""
        harmless = min(
            (card for card in self.counts if self.counts[card]), key=FACE_VALUE.__getitem__
        )
        return tuple(card if card < FIRST_CALAMITY else harmless for card in filling)


def _with(counts: Mapping[CardNo, int], cards: Iterable[CardNo]) -> Counter[CardNo]:
    """Sets with cards added, without calamities."""
    return Counter(counts) + Counter(card for card in cards if card < FIRST_CALAMITY)
