"""Typed trade: whole offers in one line (X2)."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.bots.table import NEXT_OFFER
from ecumene.dialogue.typed.typed_forms import Form, Proposal
from ecumene.dialogue.typed.typed_values import read_number, split_after
from ecumene.rules import forecast
from ecumene.rules.actions import AcceptOffer, ComeBack, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED, check_free
from ecumene.rules.state.ids import OFFER_NUMBER
from ecumene.rules.state.lookup_tables import WATER_CARD
from ecumene.rules.state.trade_cards import may_be_traded
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.words import Misread
from ecumene.words.card_names import card_name

if TYPE_CHECKING:
    from ecumene.dialogue.typed.typed_forms import Context
    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import CardNo, OfferNo
    from ecumene.rules.view import View

COMMANDS: Final = ("offer", "counter", "accept", "put", "drop", "done")


def trade_form(
    view: View, context: Context, intended: dict[OfferNo, tuple[CardNo, ...]], *, quiet: bool
) -> Form:
    """The form of trade; Enter settles a deal as intended, if there is one, or waits.

    Quiet: the others have nothing more to say, so there is nothing to wait for.
    """
    trading = Trading(view, context, intended)
    default: Action | None = trading.settle()
    if default is None and quiet and not trading.table.deals:
        default = Done()
    waits = "typed-trade-wait"
    return Form((), default, "typed-how-trade", trading.read, waits)


def come_back_form(context: Context) -> Form:
    """The form for players done trading, who may come back while others trade (X8)."""

    def read(line: str) -> tuple[Action, ...]:
        if context.vocabulary.split(line, ("come-back",)) is None:
            raise Misread("typed-come-back")
        return (ComeBack(),)

    return Form((), None, None, read, "typed-trade-let-go")


class Trading:
    """Reads what a seat says in trade; remembers which cards it means to put down."""

    def __init__(
        self, view: View, context: Context, intended: dict[OfferNo, tuple[CardNo, ...]]
    ) -> None:
        assert view.trade is not None
        self.view = view
        self.table = view.trade
        self.reader = context.reader
        self.vocabulary = context.vocabulary
        self.intended = intended
        """The cards intended for a deal, by its number."""

    def settle(self) -> PutDownCards | Withdraw | None:
        """Put down the intended cards for a deal; without the named ones, call it off (X2)."""
        for number, deal in self.table.deals.items():
            if deal.cards is not None:
                continue
            if forecast.lacking(self.view, number):
                return Withdraw(number)
            meant = self.intended.get(number, ())
            if meant and not Counter(meant) - forecast.free_cards(self.view):
                return PutDownCards(number, meant)
        return None

    def read(self, line: str) -> tuple[Action, ...]:
        """The actions of a line."""
        found = self.vocabulary.split(line, COMMANDS)
        if found is None:
            raise Misread("typed-no-trade", text=line)
        command, rest = found
        match command:
            case "offer":
                return (self._offer(rest, None),)
            case "counter":
                number, rest = self._number(rest)
                return (self._offer(rest, number),)
            case "accept":
                return self._accept(rest)
            case "put":
                number, rest = self._number(rest)
                return (PutDownCards(number, self._cards(rest)),)
            case "drop":
                return (Withdraw(self._number(rest)[0]),)
        return (Done(),)

    def _offer(self, text: str, counter: OfferNo | None) -> MakeOffer:
        """An offer: "CARDS for NUMBER [CARDS] [to PLAYER]", "say CARDS" before "for" or later."""
        sides = split_after(text, self.vocabulary.words("for"))
        if sides is None:
            raise Misread("typed-offer")
        ours, behind = sides
        theirs, clauses = self._clauses(behind)
        to = None
        if "to" in clauses:
            others = [seat for seat in self.table.seats if seat != self.view.seat]
            to = self.reader.player(clauses["to"], others)
        if counter is not None and counter in self.table.offers:
            to = self.table.offers[counter].seat
        cards, claims = self._stated(ours)
        if "say" in clauses:
            claims = self.reader.cards(clauses["say"])
        match = re.match(r"(\d+)\b\s*(.*)", theirs)
        if match is None:
            raise Misread("typed-offer")
        wishes = self.reader.cards(match[2]) if match[2] else ()
        wish = Wish(read_number(match[1]), wishes)
        self.intended[NEXT_OFFER] = cards
        return MakeOffer(Statement(len(cards), (cards[0], cards[1]), claims), wish, to, counter)

    def _clauses(self, text: str) -> tuple[str, dict[str, str]]:
        """What is wished for, followed by "to PLAYER" and "say CARDS" in any order."""
        commands = {word: name for name in ("to", "say") for word in self.vocabulary.words(name)}
        wished: list[str] = []
        clauses: dict[str, list[str]] = {}
        current = wished
        for word in text.split():
            command = commands.get(word.casefold())
            if command is None:
                current.append(word)
            else:
                current = clauses.setdefault(command, [])
        return " ".join(wished), {name: " ".join(words) for name, words in clauses.items()}

    def _accept(self, rest: str) -> tuple[Action, ...]:
        """An acceptance: "NUMBER CARDS [say CARDS]"; the cards are put down at once."""
        number, rest = self._number(rest)
        offer = self.table.offers.get(number)
        if offer is None:
            raise IllegalAction("X1", "illegal-no-offer", number=number)
        if not rest:
            raise Proposal(*self._cheapest(number, offer.wants))
        cards, claims = self._stated(rest)
        if len(cards) != offer.wants.count:
            raise Misread("typed-accept-count", cards=offer.wants.count, given=len(cards))
        # Both or neither: without the cards to put down, do not accept.
        check_free(cards, self.view.hand, forecast.free_cards(self.view))
        return AcceptOffer(number, (cards[0], cards[1]), claims), PutDownCards(number, cards)

    def _cheapest(self, number: OfferNo, wants: Wish) -> tuple[AcceptOffer, PutDownCards]:
        """An acceptance with the cheapest cards among those asked for (X2, X6)."""
        given = forecast.cheapest_for(self.view, wants)
        if given is not None:
            return AcceptOffer(number, (given[0], given[1])), PutDownCards(number, given)
        free = forecast.commodities(forecast.free_cards(self.view).elements())
        if free.total() < wants.count:
            raise Misread("typed-accept-count", cards=wants.count, given=free.total())
        raise self._not_wished(number, wants, sum(free[card] for card in set(wants.named)))

    def _not_wished(self, number: OfferNo, wants: Wish, held: int) -> Misread:
        wishes = (card_name(card, self.reader.language) for card in dict.fromkeys(wants.named))
        return Misread("typed-accept-wish", offer=number, wishes=", ".join(wishes), held=held)

    def _stated(self, text: str) -> tuple[tuple[CardNo, ...], tuple[CardNo, ...]]:
        """A side's cards, and what is claimed about those after the first two."""
        claimed = split_after(text, self.vocabulary.words("say"))
        cards = self._cards(text if claimed is None else claimed[0])
        if len(cards) < TRULY_NAMED or any(card > WATER_CARD for card in cards[:TRULY_NAMED]):
            raise Misread("typed-two-named")
        for card in cards:
            if not may_be_traded(card):
                raise IllegalAction("X3", "illegal-not-tradeable", card=card)
        # The rules know only the number of cards offered; a player who lists them must have them.
        check_free(cards, self.view.hand, Counter(self.view.hand))
        return cards, () if claimed is None else self.reader.cards(claimed[1])

    def _cards(self, text: str) -> tuple[CardNo, ...]:
        return self.reader.cards(text, self.view.hand)

    def _number(self, rest: str) -> tuple[OfferNo, str]:
        first, _, behind = rest.partition(" ")
        number = first.casefold()
        if re.fullmatch(OFFER_NUMBER, number) is None:
            numbers = ", ".join((*self.table.offers, *self.table.deals))
            raise Misread("typed-which-offer", numbers=numbers or "-")
        return number, behind.strip()
