"""The ledger of trade: who gained what from whom, what was claimed, and the way of calamities.

It is a pure function of what has happened in a finished game. While a game runs it would tell of
hidden cards, so there is none.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.analysis.card_tracker import CardEnd, CardTracker
from ecumene.rules.events import (
    CalamityFailed,
    DealMade,
    Event,
    OfferAccepted,
    OfferMade,
    PhaseBegan,
)
from ecumene.rules.log import standing_entries
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state.ids import CardNo, OfferNo, Seat
from ecumene.sim.bargains import judged_claims

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.analysis.card_tracker import TrackedCard
    from ecumene.rules.game import Entry, Game
    from ecumene.rules.state.trade_offers import Statement

TRADE: Final = phase_number("trade")


class RunningGame(ValueError):
    """A running game has no ledger."""


class Became(Struct, frozen=True):
    """What became of the cards that a side got."""

    passed_on: int
    """Traded on, handed over or stolen."""
    paid: int
    """Paid for advances (P2)."""
    lost: int
    """Lost, discarded, or calamities that were resolved."""
    kept: int
    """Still in hand when the game ended."""


class SideOfDeal(Struct, frozen=True):
    """One side of a deal."""

    seat: Seat
    """Whose side it is."""
    gave: tuple[CardNo, ...]
    """The cards it gave."""
    claims_true: tuple[CardNo, ...]
    """What it said of cards besides the two named ones, and truly gave (X2, X3)."""
    claims_untrue: tuple[CardNo, ...]
    """What it said of them, and did not give."""
    at_once: int
    """What the deal added to the worth of its hand (X6)."""
    in_the_end: int
    """What the cards it got were worth to its hand when trade ended, those it still had."""
    became: Became
    """What became of the cards it got."""


class LedgerDeal(Struct, frozen=True):
    """A deal."""

    turn: int
    """When it was made."""
    offerer: SideOfDeal
    """The side that made the offer."""
    partner: SideOfDeal
    """The side that took it."""


class ClaimCount(Struct, frozen=True):
    """The claims of a seat, each a card that it said it would give besides the two named ones."""

    made: int
    """In all offers and answers to offers, also where no deal came of them."""
    believed: int
    """In deals that were made: the other side gave its cards for them."""
    true: int
    """Of those believed."""
    untrue: int
    """The others of those believed."""


class CalamityWay(Struct, frozen=True):
    """The way of a calamity from its stack to its last owner."""

    card: CardNo
    """Which one."""
    turn: int
    """In which it was drawn."""
    holders: tuple[Seat, ...]
    """Who drew it, and whoever got it then, one after the other."""
    deals: tuple[int, ...]
    """The deals in which it changed hands, as places in the ledger's list."""
    end: CardEnd | None
    """What became of it; None: the last of them has it still."""
    rule: str
    """Why."""


class TradeLedger(Struct, frozen=True):
    """The trade of a whole game."""

    deals: tuple[LedgerDeal, ...]
    """All deals, in order."""
    claims: tuple[ClaimCount, ...]
    """By seat."""
    calamities: tuple[CalamityWay, ...]
    """In the order in which they were drawn."""
    dealt: tuple[tuple[int, ...], ...]
    """By seat and partner, how many deals they made."""
    gained: tuple[tuple[int, ...], ...]
    """By seat and partner, what deals with them added to the worth of its hand at once."""


def ledger_of(game: Game) -> TradeLedger:
    """The ledger of a game whose log reaches back to its beginning; raises ``RunningGame``."""
    if not game.over:
        raise RunningGame
    return ledger_from(len(game.state.players), standing_events(game.opening or (), game.log))


def ledger_from(players: int, events: Iterable[Event]) -> TradeLedger:
    """The ledger of a game, told by all that has happened in it."""
    keeper = _LedgerKeeper(players)
    for event in events:
        keeper.add(event)
    return keeper.ledger()


def traded_way(
    ways: Iterable[CalamityWay], card: CardNo, turn: int, seat: Seat
) -> CalamityWay | None:
    """The way of a calamity that came to a seat in a deal, in the turn in which it was drawn."""
    for way in ways:
        if (way.card, way.turn, way.holders[-1]) == (card, turn, seat) and way.deals:
            return way
    return None


def standing_events(opening: Iterable[Event], log: Iterable[Entry]) -> Iterator[Event]:
    """All events in order, without those of answers that were taken back (O2)."""
    standing = [entry.events for entry in standing_entries(tuple(log))]
    return chain(opening, chain.from_iterable(reversed(standing)))


class _Side:
    """One side of a deal, until the game is over."""

    def __init__(
        self,
        seat: Seat,
        gave: Sequence[TrackedCard],
        got: Sequence[TrackedCard],
        said: Statement | None,
        at_once: int,
    ) -> None:
        self.seat = seat
        self.gave = tuple(card.card for card in gave)
        true, untrue = ([], []) if said is None else judged_claims(said, self.gave)
        self.claims_true, self.claims_untrue = tuple(true), tuple(untrue)
        self.at_once = at_once
        self.in_the_end = 0
        self.got = [(card, len(card.holders)) for card in got]
        """The cards it got, each with the number of its holders so far."""

    def held(self) -> list[TrackedCard]:
        """The cards it got that it still has."""
        return [card for card, holders in self.got if len(card.holders) == holders and not card.end]

    def told(self) -> SideOfDeal:
        counts = dict.fromkeys(("passed_on", "paid", "lost", "kept"), 0)
        for card, holders in self.got:
            if len(card.holders) > holders:
                counts["passed_on"] += 1
            elif card.end is None:
                counts["kept"] += 1
            else:
                counts["paid" if card.end == "paid" else "lost"] += 1
        return SideOfDeal(
            self.seat,
            self.gave,
            self.claims_true,
            self.claims_untrue,
            self.at_once,
            self.in_the_end,
            Became(**counts),
        )


class _LedgerKeeper:
    """Follows a game event by event."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._cards = CardTracker(players)
        self._turn = self._phase = 0
        self._stated: dict[OfferNo, dict[Seat, Statement]] = {}
        self._made = [0] * players
        self._deals: list[tuple[int, _Side, _Side]] = []
        self._of_turn = 0
        """The first deal of the current turn."""

    def add(self, event: Event) -> None:
        match event:
            case PhaseBegan():
                self._begin(event)
            case OfferMade(gives=gives):
                self._stated[event.number] = {event.offerer: gives}
                self._made[event.offerer] += len(gives.claims)
            case OfferAccepted(seat=int(seat), gives=gives) if gives is not None:
                self._stated[event.number][seat] = gives
                self._made[seat] += len(gives.claims)
            case DealMade():
                self._deal(event)
            case CalamityFailed():
                self._cards.fail(event)
            case _:
                self._cards.add(event)

    def _begin(self, event: PhaseBegan) -> None:
        """Numbers of offers start again with every trade phase (X5a)."""
        if self._phase == TRADE:
            for _, *sides in self._deals[self._of_turn :]:
                for side in sides:
                    worth = self._cards.worth(side.seat)
                    side.in_the_end = worth - self._cards.worth_without(side.seat, side.held())
            self._of_turn = len(self._deals)
            self._stated.clear()
        self._phase = event.phase
        self._turn = event.turn
        self._cards.begin_turn(event.turn)

    def _deal(self, deal: DealMade) -> None:
        seats = (deal.offerer, deal.seat)
        before = [self._cards.worth(seat) for seat in seats]
        given, taken = self._cards.exchange(deal, len(self._deals))
        said = {} if deal.number is None else self._stated.get(deal.number, {})
        offerer, partner = (
            _Side(seat, gave, got, said.get(seat), self._cards.worth(seat) - worth)
            for seat, worth, gave, got in zip(
                seats, before, (given, taken), (taken, given), strict=True
            )
        )
        self._deals.append((self._turn, offerer, partner))

    def ledger(self) -> TradeLedger:
        deals = tuple(
            LedgerDeal(turn, offerer.told(), partner.told())
            for turn, offerer, partner in self._deals
        )
        dealt = [[0] * self._players for _ in range(self._players)]
        gained = [[0] * self._players for _ in range(self._players)]
        true, untrue = [0] * self._players, [0] * self._players
        for deal in deals:
            for side, other in ((deal.offerer, deal.partner), (deal.partner, deal.offerer)):
                dealt[side.seat][other.seat] += 1
                gained[side.seat][other.seat] += side.at_once
                true[side.seat] += len(side.claims_true)
                untrue[side.seat] += len(side.claims_untrue)
        return TradeLedger(
            deals,
            tuple(
                ClaimCount(made, right + wrong, right, wrong)
                for made, right, wrong in zip(self._made, true, untrue, strict=True)
            ),
            tuple(
                CalamityWay(
                    each.card,
                    each.turn,
                    tuple(each.holders),
                    tuple(each.deals),
                    each.end,
                    each.rule,
                )
                for each in self._cards.calamities
            ),
            tuple(map(tuple, dealt)),
            tuple(map(tuple, gained)),
        )
