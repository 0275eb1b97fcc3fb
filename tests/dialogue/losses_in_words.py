"""What a seat has lost in some events, independently of what tells it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.dialogue.sentences.sentence import NamedCard, NamedPlace, NamedRule
from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue import Speaker
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, Party, PlaceNo, Seat


class LossesInWords:
    """What a seat lost: the words of which one sentence must have all, its cause the last."""

    def __init__(self, seat: Seat, names: Speaker) -> None:
        self._seat = seat
        self._names = names

    def of(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """All that was lost in events that are told together, and whose doing it was."""
        yield from self.one_by_one(events)
        yield from self._conflicts(events)
        for event, who in self._blamed(events):
            if isinstance(event, ev.CityReduced | ev.CityDestroyed) and event.owner == self._seat:
                yield self._place(event.area), who, self._rule(event.rule)
        for (place, who, cause), count in self._tokens(events).items():
            yield f"{self._place(place)} {count}", who, cause

    def one_by_one(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """What can be recognized whatever it is told together with."""
        for event in events:
            yield from self._cities(event)
            yield from self._attacks(event)
            yield from self._cards(event)
            yield from self._rest(event)

    def _place(self, place: PlaceNo) -> str:
        return self._names.text(NamedPlace(place))

    def _who(self, party: Party) -> str:
        return "Barbarians" if party == BARBARIANS else self._names.names[party]

    def _rule(self, rule: str) -> str:
        return self._names.text(NamedRule(rule))

    def _cities(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CityReduced() | ev.CityDestroyed() if event.owner == self._seat:
                yield "our cit", self._place(event.area), self._rule(event.rule)
            case ev.CityAnnexed(taker=taker) if event.owner == self._seat:
                taken = "pirate" if taker == BARBARIANS else self._who(taker)
                yield taken, self._place(event.area), self._rule(event.rule)

    def _blamed(self, events: list[Event]) -> Iterator[tuple[Event, str]]:
        """Every event with the name of the other player whose doing it is; empty: nobody's."""
        named: dict[str, Seat] = {}
        user: Seat | None = None
        for event in events:
            match event:
                case ev.AbilityUsed():
                    user = event.seat
                case ev.CalamityStruck(card=card) if event.seat == self._seat:
                    named[_rule_of(card)] = event.seat
                case ev.VictimsNamed(card=card) if self._seat in event.victims:
                    named[_rule_of(card)] = event.seat
                case ev.CalamityPlaced(card=card):
                    named[_rule_of(card)] = event.seat
            rule = getattr(event, "rule", "")
            whose = user if rule.startswith("A-") else named.get(rule)
            yield event, "" if whose is None or whose == self._seat else self._who(whose)

    def _conflicts(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """The tokens lost in conflicts that are told from the beginning to the end."""
        lost: dict[PlaceNo, int] = {}
        for event in events:
            match event:
                case ev.ConflictBegan(area=area):
                    lost[area] = 0
                case ev.TokensLost(area=area, removals=removals) if area in lost:
                    lost[area] += removals.count(ev.Removal(self._seat, "token", area))
                case ev.ConflictEnded(area=area):
                    count = lost.pop(area, 0)
                    if count:
                        yield self._place(area), f" you lose {count} ", "F3"

    def _attacks(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CityAttacked() if event.defender == self._seat:
                yield self._who(event.attacker), self._place(event.area), str(event.needed), "F8"
            case ev.AttackFailed() if event.attacker == self._seat:
                yield "Your attack", self._place(event.area), str(event.tokens), "F8"
            case ev.TokensLost(removals=removals):
                if any(each.owner == self._seat for each in removals):
                    yield self._place(event.area), " you ", "F3"
            case ev.CityBuilt(removed=removed) if removed.get(self._seat):
                if event.seat != self._seat:
                    yield self._who(event.seat), self._place(event.area), "K2"

    def _cards(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CalamityStruck() if event.seat == self._seat:
                yield (self._names.text(NamedCard(event.card)),)
            case ev.CardStolen(card=card) if event.victim == self._seat:
                assert card is not None
                yield self._names.text(NamedCard(card)), self._who(event.thief), "F9"
            case ev.CardsLost() | ev.TreasuryLost() if event.seat == self._seat:
                if not event.rule.startswith("A-"):
                    cards = getattr(event, "cards", ())
                    lost = self._names.text(NamedCard(cards[0])) if cards else "treasury"
                    yield lost, self._rule(event.rule)
            case ev.CardHandedOver(card=card) if event.giver == self._seat:
                assert card is not None
                yield self._names.text(NamedCard(card)), self._who(event.taker), "hand"
            case ev.CalamitiesDiscarded(cards=cards) if event.seat == self._seat:
                for card in cards:
                    yield self._names.text(NamedCard(card)), self._rule(event.rule)

    def _rest(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.MarkerWentBack() if event.seat == self._seat:
                yield str(event.steps), "marker"
            case ev.MovementEnded(ships_removed=ships) if event.seat == self._seat:
                for place in ships:
                    yield "without upkeep", self._place(place), "M10"

    def _tokens(self, events: list[Event]) -> Counter[tuple[PlaceNo, str, str]]:
        """The tokens that were lost in each place to somebody, or to nobody, by each cause."""
        lost: Counter[tuple[PlaceNo, str, str]] = Counter()
        for event, who in self._blamed(events):
            match event:
                case ev.TokensDestroyed() if event.owner == self._seat:
                    for place, count in event.tokens.items():
                        lost[place, who, self._rule(event.rule)] += count
                case ev.CityDestroyed() | ev.CityAnnexed() if event.owner == self._seat:
                    if event.token_lost:
                        lost[event.area, who, self._rule(event.rule)] += 1
                case ev.SurplusRemoved() if event.owner == self._seat:
                    lost[event.area, "", "K3"] += event.tokens
                case ev.TokensAnnexed() if event.owner == self._seat:
                    taker = self._who(event.taker)
                    lost[event.area, taker, self._rule(event.rule)] += event.tokens
        return lost


def _rule_of(card: CardNo) -> str:
    return facts().calamities[card - FIRST_CALAMITY].rule
