"""Phases 7 and 8: trade, and the calamities everybody keeps (X, Y)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from tools.referee.judge import Judge
from tools.referee.tables import CALAMITIES, FACTS, is_commodity, is_minor

if TYPE_CHECKING:
    from tools.referee.position import Event, Position

FEWEST, NAMED = 3, 2
"""Minimum number of cards per side, and number of truly named ones (X2)."""


class Trade(Judge):
    """Phase 7: offers, and deals that keep to them (X2-X5)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.offers: dict[str, Event] = {}
        self.accepted: dict[str, Event] = {}
        self.ready: dict[str, set[int]] = {}
        """By deal, the seats that have put down cards (X5)."""
        able = {p.seat for p in game.present() if len(p.hand) >= FEWEST}
        self.traders = able if len(able) > 1 else set()
        """Players who take part (X2b); a single one has nobody to trade with."""
        self.done: set[int] = set()
        self.made: Counter[str] = Counter()
        """Number of offers by audience: all, or two seats (X5a)."""

    def on_offer_made(self, event: Event) -> None:
        if event["counter"] is not None:
            self._replace(event)
        self._check_statement(event["offerer"], event["gives"])
        self._check_wish(event["offerer"], event["to"], event["wants"])
        audience = "" if event["to"] is None else _letters(event["offerer"], event["to"])
        self.made[audience] += 1
        expected = f"{audience}{self.made[audience]}"
        self.report.equal("X5a", "number", event["number"], expected)
        self.offers[event["number"]] = event

    def _replace(self, event: Event) -> None:
        """A counter-offer takes the place of an offer that was made to one player (X1a)."""
        answered = self.offers.get(event["counter"])
        if answered is None or answered["to"] not in (None, event["offerer"]):
            self.report.find("X1a", "there is no such offer to answer")
            return
        self.report.equal("X1a", "whom it answers", event["to"], answered["offerer"])
        if answered["to"] is not None:
            del self.offers[event["counter"]]

    def _check_statement(self, seat: int, statement: Any) -> None:
        """At least three cards, of which two are named; no calamity is (X2, X3)."""
        count, named, claims = statement["count"], statement["named"], statement["claims"]
        self._check_number(count, [*named, *claims])
        if seat in self.done:
            self.report.find("X8a", "is done trading")
        if seat not in self.traders:
            self.report.find("X2b", "takes no part")
        self.report.equal("X2", "cards named", len(named), NAMED)
        hand = self.game.players[seat].hand
        self._check_held("X2", hand.names(), Counter(named))
        most = len(hand) - len(_fixed(hand.calamities()))
        if count > most:
            self.report.find("X3", f"has {most} cards that may be traded")

    def _check_wish(self, seat: int, to: int | None, wish: Any) -> None:
        """At least three cards in return, from another player who takes part (X2, X2b, X3)."""
        self._check_number(wish["count"], wish["named"])
        if to is not None and (to == seat or to not in self.traders):
            self.report.find("X2b", "is offered to nobody who takes part")

    def _check_number(self, count: int, names: list[str]) -> None:
        """Check the number of cards of one side, and the names given for them."""
        if count < FEWEST:
            self.report.find("X2", f"fewer than {FEWEST} cards")
        if len(names) > count:
            self.report.find("X2", "more names than cards")
        if not all(map(is_commodity, names)):
            self.report.find("X3", "names a calamity")

    def _check_held(self, rule: str, held: Counter[str], named: Counter[str]) -> None:
        if named - held:
            self.report.find(rule, f"not among the cards: {dict(named - held)}")

    def on_offer_withdrawn(self, event: Event) -> None:
        offer = self.offers.pop(event["number"], None)
        if offer is None:
            self.report.give_up("X1a", "there is no such offer")
        self.report.equal("X1a", "offerer", event["offerer"], offer["offerer"])
        self.report.equal("X1a", "to", event["to"], offer["to"])
        if event["seat"] not in (offer["offerer"], offer["to"]):
            self.report.find("X1a", "it is not this player's to withdraw or decline")

    def on_offer_accepted(self, event: Event) -> None:
        number = event["number"]
        offer = self.offers.pop(number, None)
        if offer is None:
            self.report.give_up("X1a", "there is no such offer")
        if offer["offerer"] == event["seat"] or offer["to"] not in (None, event["seat"]):
            self.report.find("X1a", "the offer was not made to this player")
        self.report.equal("X1a", "offerer", event["offerer"], offer["offerer"])
        self.report.equal("X1a", "whom it was made to", event["to"], offer["to"])
        self._check_statement(event["seat"], event["gives"])
        self.report.equal("X2", "cards", event["gives"]["count"], offer["wants"]["count"])
        self.accepted[number] = {**event, "offered": offer["gives"]}

    def on_cards_put_down(self, event: Event) -> None:
        self._check_pair(event, self.accepted.get(event["number"], {}))
        ready = self.ready.setdefault(event["number"], set())
        if event["seat"] in ready:
            self.report.find("X5", "has put down its cards")
        ready.add(event["seat"])

    def _check_pair(self, event: Event, deal: Event) -> None:
        pair = {deal.get("seat"), deal.get("offerer")}
        self.report.equal("X5", "who trades", {event["seat"], event["partner"]}, pair)

    def on_deal_called_off(self, event: Event) -> None:
        self._check_pair(event, self.accepted.pop(event["number"], {}))
        self.ready.pop(event["number"], None)

    def on_deal_made(self, event: Event) -> None:
        """The cards of both sides are as stated, in hand, and may be traded (X2, X3, X5)."""
        number, one, other = event["number"], event["offerer"], event["seat"]
        deal = self.accepted.pop(number, None)
        if deal is None or (deal["offerer"], deal["seat"]) != (one, other):
            self.report.give_up("X5", "there is no such deal")
        if not self.done.isdisjoint((one, other)):
            self.report.find("X8a", "is done trading")
        self.report.equal("X5", "put down", self.ready.pop(number, set()), {one, other})
        self._check_side(event["given"], event["cards_given"], deal["offered"])
        self._check_side(event["taken"], event["cards_taken"], deal["gives"])
        hands = [self.game.players[seat].hand for seat in (one, other)]
        given = [hands[0].take(card) for card in event["cards_given"]]
        taken = [hands[1].take(card) for card in event["cards_taken"]]
        for card in given:
            hands[1].add(card._replace(trader=one))
        for card in taken:
            hands[0].add(card._replace(trader=other))

    def _check_side(self, count: int, cards: list[str], statement: Any) -> None:
        self.report.equal("X2", "cards", (count, len(cards)), (statement["count"],) * 2)
        self._check_held("X2", Counter(cards), Counter(statement["named"]))
        self.report.equal("X3", "cards that are not tradeable", _fixed(cards), [])

    def on_trader_done(self, event: Event) -> None:
        """They have withdrawn their offers and deals (X8a)."""
        seat = event["seat"]
        offers = [n for n, offer in self.offers.items() if offer["offerer"] == seat]
        deals = [n for n, deal in self.accepted.items() if seat in (deal["seat"], deal["offerer"])]
        self.report.equal("X8a", "open offers and deals", [*offers, *deals], [])
        if seat in self.done or seat not in self.traders:
            self.report.find("X8a", "is done, or takes no part")
        self.done.add(seat)

    def on_trader_back(self, event: Event) -> None:
        if event["seat"] not in self.done or self.traders <= self.done:
            self.report.find("X8a", "was not done, or nobody trades any more")
        self.done.discard(event["seat"])

    def on_trading_ended(self, _event: Event) -> None:
        """The host may end it at any time (X8)."""
        if self.traders <= self.done:
            self.report.find("X8", "nobody trades any more")
        self.done = set(self.traders)

    def end(self) -> None:
        self.report.equal("X8", "still trade", self.traders - self.done, set())


def _letters(*seats: int) -> str:
    """Seat 0 is a, seat 1 is b, and so on."""
    return "".join(chr(ord("a") + seat) for seat in sorted(seats))


def _fixed(cards: list[str]) -> list[str]:
    """The cards that are never traded (X3)."""
    return [card for card in cards if card in CALAMITIES and not CALAMITIES[card].tradeable]


class Selection(Judge):
    """Phase 8: everybody says how many calamities they hold; too many are discarded (Y)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.told = False

    def on_calamities_counted(self, event: Event) -> None:
        if self.told:
            self.report.find("Y1", "everybody has said how many they hold")
        self.told = True
        told = {int(seat): count for seat, count in event["counts"].items()}
        held = {p.seat: len(p.hand.calamities()) for p in self.game.present()}
        self.report.equal("Y1", "calamities held", told, held)

    def on_calamities_discarded(self, event: Event) -> None:
        if not self.told:
            self.report.find("Y1", "nobody has said how many they hold")
        hand = self.game.players[event["seat"]].hand
        for card, copy in zip(event["cards"], event["copies"], strict=True):
            held = hand.calamities()
            twice = len(set(held)) < len(held)
            self.report.equal("Y2", "rule", event["rule"], "Y2" if twice else "Y3")
            if twice and held.count(card) < 2:
                self.report.find("Y2", f"{card} is not held twice")
            if not twice and not self._too_many(held):
                self.report.find("Y3", "the hand is legal")
            self.game.stacks.discard(hand.take(card, copy))

    def _too_many(self, held: list[str]) -> bool:
        limit = FACTS.calamity_limits[self.game.setup.minor_calamities]
        major = sum(not is_minor(card) for card in held)
        return len(held) > limit.total or major > limit.major

    def end(self) -> None:
        if not self.told:
            self.report.find("Y1", "nobody has said how many they hold")
        for player in self.game.present():
            held = player.hand.calamities()
            if len(set(held)) < len(held) or self._too_many(held):
                self.report.find("Y3", f"seat {player.seat} keeps {held}")
