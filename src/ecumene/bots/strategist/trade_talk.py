"""What a strategist has heard in the current trade (X).

Offers say what their makers collect and can spare. That is true for a while: once somebody has made
a deal, their cards are others, and what they offered before may no longer be there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ecumene.rules.events import DealCalledOff, DealMade, OfferAccepted, OfferMade, PhaseBegan
from ecumene.rules.state.ids import CardNo, OfferNo, Seat
from ecumene.rules.state.trade_offers import Statement

if TYPE_CHECKING:
    from ecumene.rules.events import Event

Pair: TypeAlias = tuple[CardNo, CardNo]

TRADE: Final = 7
"""The phase in which players trade."""
HEEDED: Final = (OfferMade, OfferAccepted, DealCalledOff, DealMade, PhaseBegan)
"""What there is to remember of; most events are others."""


class TradeWords(Struct, frozen=True):
    """What somebody has said of their cards, in an offer or by accepting one."""

    seat: Seat
    cards: Statement
    wishes: tuple[CardNo, ...] = ()


class Attempt(Struct, frozen=True):
    """An offer that the seat has accepted."""

    pair: Pair
    """The cards it named, in the order of cards."""
    doubtful: bool
    """Whether they were not what the offer asked for."""


class TradeTalk(Struct, frozen=True):
    """What a seat has heard of the others in the current trade."""

    wishes: dict[Seat, tuple[CardNo, ...]] = {}
    """The commodities that others have wished for, in the order of cards."""
    said: dict[OfferNo, TradeWords] = {}
    """What others have said of their cards, by offer or deal."""
    outdated: frozenset[OfferNo] = frozenset()
    """Those of them who have made a deal since."""
    tried: dict[OfferNo, Attempt] = {}
    """The offers that the seat has accepted."""
    refused: frozenset[tuple[Seat, Pair]] = frozenset()
    """The cards for which others did not keep a deal."""

    def wished_by(self, seat: Seat) -> tuple[CardNo, ...]:
        """The commodities that somebody has wished for."""
        return self.wishes.get(seat, ())

    def is_doubtful(self, number: OfferNo | None) -> bool:
        """Whether the seat has accepted an offer with other cards than it asked for."""
        return number in self.tried and self.tried[number].doubtful

    def after(self, seat: Seat, event: Event) -> TradeTalk:
        """The same after one more event that the seat has seen."""
        match event:
            case OfferMade() if event.offerer != seat:
                said = {
                    **self.said,
                    event.number: TradeWords(event.offerer, event.gives, event.wants.named),
                }
                wishes = _with_wishes(self.wishes, event.offerer, event.wants.named)
                return replace(self, said=said, wishes=wishes)
            case OfferAccepted(gives=Statement() as gives) if event.seat == seat:
                offer = self.said.get(event.number)
                doubtful = offer is not None and not set(gives.named).issubset(offer.wishes)
                attempt = Attempt(in_order(gives.named), doubtful)
                return replace(self, tried={**self.tried, event.number: attempt})
            case OfferAccepted(seat=int(partner), gives=Statement() as gives):
                return replace(self, said={**self.said, event.number: TradeWords(partner, gives)})
            case DealCalledOff() if event.seat != seat and event.number in self.tried:
                refusal = event.seat, self.tried[event.number].pair
                return replace(self, refused=self.refused | {refusal})
            case DealMade():
                both = event.offerer, event.seat
                numbers = [number for number, said in self.said.items() if said.seat in both]
                return replace(self, outdated=self.outdated.union(numbers))
            case PhaseBegan(phase=phase) if phase == TRADE:
                return SILENCE
        return self


def in_order(pair: Pair) -> Pair:
    """Two cards in the order of cards."""
    first, second = pair
    return (first, second) if first <= second else (second, first)


def _with_wishes(
    wishes: dict[Seat, tuple[CardNo, ...]], seat: Seat, named: tuple[CardNo, ...]
) -> dict[Seat, tuple[CardNo, ...]]:
    before = wishes.get(seat, ())
    new = set(named).difference(before)
    return {**wishes, seat: tuple(sorted({*before, *new}))} if new else wishes


SILENCE = TradeTalk()
"""Before anybody has said anything."""
