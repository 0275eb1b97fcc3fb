"""Counts what happens to each seat, from a game's events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.events import (
    AdvancesBought,
    CalamityStruck,
    CardsLost,
    CityAnnexed,
    CityDestroyed,
    CityFell,
    CityReduced,
    DealMade,
    MarkerWentBack,
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

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Party

CALAMITIES: Final = tuple(calamity.id for calamity in facts().calamities)
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

    def __init__(self) -> None:
        self.purchases = 0
        """Number of purchases of advances, even if paid by credits alone."""
        self.paid = 0
        """Points paid for advances, after credits (P2)."""
        self.deals = 0
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
        for name in ("purchases", "paid", "deals", "secondary", "treasury", "cards", "steps"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for name in ("struck", "tokens_to", "cities_to"):
            both = zip(getattr(self, name), getattr(other, name), strict=True)
            setattr(self, name, [one + more for one, more in both])


class Tally:
    """The counts of every seat, turn by turn, in a game that nobody leaves."""

    def __init__(self, players: int) -> None:
        self._players = players
        self._phase = 0
        self.turns: dict[int, Sequence[SeatCounts]] = {}
        self._begin_turn(1)

    def _begin_turn(self, turn: int) -> None:
        self._now = tuple(SeatCounts() for _ in range(self._players))
        self.turns[turn] = self._now

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
                case DealMade():
                    self._now[event.offerer].deals += 1
                    self._now[event.seat].deals += 1
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
