"""Counts what happens to each seat, from a game's events."""

from __future__ import annotations

from operator import add
from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.events import (
    AdvancesBought,
    CalamityStruck,
    CardsLost,
    CityAnnexed,
    CityAttacked,
    CityDestroyed,
    CityFell,
    CityReduced,
    MarkerWentBack,
    Moved,
    PhaseBegan,
    TokensAnnexed,
    TokensDestroyed,
    TokensLost,
    TreasuryLost,
    VictimsNamed,
)
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.moves import Embark
from ecumene.sim.bargains import TradeTally

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AdvanceNo, CardNo, Party

CALAMITIES: Final = tuple(calamity.id for calamity in facts().calamities)
TRADE_PHASE: Final = phase_number("trade")
CALAMITY_PHASE: Final = phase_number("calamities")
HORDES: Final = facts().calamities["barbarian-hordes"].rule
"""Only they fight in phase 9, so conflict losses there are theirs."""
SUPPORT: Final = "K4"
"""The rule of city support, which in phase 9 only a Slave Revolt checks."""
_BY_RULE: Final = {
    **{calamity.rule: number for number, calamity in enumerate(facts().calamities)},
    SUPPORT: facts().calamities["slave-revolt"].index,
}
"""The calamity behind a loss in phase 9, by the rule that the event cites."""


class SeatCounts:
    """What one seat has done and suffered in one turn."""

    def __init__(self, players: int) -> None:
        self.purchases = 0
        """Number of purchases of advances, even if paid by credits alone."""
        self.paid = 0
        """Points paid for advances, after credits (P2)."""
        self.deals = 0
        self.called_off = 0
        """Deals called off by the seat itself."""
        self.claims_true = 0
        """Claims about the cards of deals that were made, and true (X3)."""
        self.claims_untrue = 0
        self.calamities_passed = 0
        """Calamities given away in deals."""
        self.worth_from = [0] * players
        """By partner, what deals have added to the worth of the hand."""
        self.hand_worth = 0
        """The worth of the hand after trade, of one turn."""
        self.voyages = 0
        """How often tokens went aboard a ship."""
        self.attacks_on = [0] * players
        """By defender, the attacks on cities (F8)."""
        self.struck = [0] * len(CALAMITIES)
        """By calamity, how often the seat was the primary victim (C3)."""
        self.secondary = 0
        self.tokens_to = [0] * len(CALAMITIES)
        """By calamity, the tokens lost to it."""
        self.cities_to = [0] * len(CALAMITIES)
        """By calamity, the cities reduced, destroyed or annexed."""
        self.treasury = 0
        self.cards = 0
        self.steps = 0

    def add(self, other: SeatCounts) -> None:
        """Add the counts of another turn."""
        for name, value in vars(self).items():
            more = getattr(other, name)
            added = list(map(add, value, more)) if isinstance(value, list) else value + more
            setattr(self, name, added)


class Tally:
    """The counts of every seat, turn by turn, in a game that nobody leaves."""

    def __init__(
        self, players: int, hands: Mapping[int, Sequence[Sequence[CardNo]]] | None = None
    ) -> None:
        """``hands``: by turn, what everyone had when trade began."""
        self._players = players
        self._hands = hands or {}
        self._phase = 0
        self.turns: dict[int, Sequence[SeatCounts]] = {}
        self.bought: list[list[tuple[int, AdvanceNo]]] = [[] for _ in range(players)]
        """By seat, each advance it has bought, after the turn."""
        self._begin_turn(1)

    def _begin_turn(self, turn: int) -> None:
        self._turn = turn
        self._now = tuple(SeatCounts(self._players) for _ in range(self._players))
        self.turns[turn] = self._now
        self._bargains = TradeTally(self._now, self._hands.get(turn, [()] * self._players))

    def add(self, events: Iterable[Event]) -> None:
        """Count events, in order."""
        for event in events:
            match event:
                case PhaseBegan():
                    self._phase = event.phase
                    if event.phase == 1 and event.turn > 1:
                        self._begin_turn(event.turn)
                case AdvancesBought():
                    self._now[event.seat].purchases += 1
                    self._now[event.seat].paid += event.price
                    self.bought[event.seat] += (
                        (self._turn, advance.index)
                        for advance in facts().advances
                        if event.advances >> advance.index & 1
                    )
                case Moved(seat=seat, move=Embark()):
                    self._now[seat].voyages += 1
                case CityAttacked(attacker=attacker, defender=defender):
                    if BARBARIANS not in (attacker, defender):
                        self._now[attacker].attacks_on[defender] += 1
                case _ if self._phase == TRADE_PHASE:
                    self._bargains.add(event)
                case _ if self._phase == CALAMITY_PHASE:
                    self._suffer(event)

    def _suffer(self, event: Event) -> None:
        match event:
            case CalamityStruck():
                self._now[event.seat].struck[event.card - FIRST_CALAMITY] += 1
            case VictimsNamed():
                for seat in event.victims:
                    self._now[seat].secondary += 1
            case TreasuryLost():
                self._now[event.seat].treasury += event.tokens
            case CardsLost():
                self._now[event.seat].cards += len(event.cards)
            case MarkerWentBack():
                self._now[event.seat].steps += event.steps
            case _:
                self._lose_units(event)

    def _lose_units(self, event: Event) -> None:
        match event:
            case TokensDestroyed():
                self._lose(event.owner, event.rule, tokens=sum(event.tokens.values()))
            case TokensAnnexed():
                self._lose(event.owner, event.rule, tokens=event.tokens)
            case CityReduced():
                self._lose(event.owner, event.rule, cities=1)
            case CityDestroyed() | CityAnnexed():
                self._lose(event.owner, event.rule, tokens=int(event.token_lost), cities=1)
            case TokensLost():
                for removal in event.removals:
                    self._lose(removal.owner, HORDES, tokens=int(removal.kind == "token"))
            case CityFell():
                self._lose(event.defender, HORDES, cities=1)

    def _lose(self, party: Party, rule: str, *, tokens: int = 0, cities: int = 0) -> None:
        if party != BARBARIANS:
            self._now[party].tokens_to[_BY_RULE[rule]] += tokens
            self._now[party].cities_to[_BY_RULE[rule]] += cities
