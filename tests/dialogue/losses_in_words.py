"""What a seat has lost in some events, independently of what tells it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.dialogue.sentences.sentence import NamedCard, NamedPlace, NamedRule
from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue import Speaker
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Party, PlaceNo, Seat


class LossesInWords:
    """What a seat lost: the words of which one sentence must have all, its cause the last."""

    def __init__(self, seat: Seat, names: Speaker) -> None:
        self._seat = seat
        self._names = names

    def of(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """All that was lost in events that are told together."""
        yield from self.one_by_one(events)
        for (place, who, cause), count in self._tokens(events).items():
            yield f"{self._place(place)} {count}", who, cause

    def one_by_one(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """What can be recognized whatever it is told together with."""
        for event in events:
            yield from self._cities(event)
            yield from self._attacks(event)
            yield from self._cards(event)

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

    def _attacks(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CityAttacked() if event.defender == self._seat:
                yield self._who(event.attacker), self._place(event.area), str(event.needed), "F8"
            case ev.AttackFailed() if event.attacker == self._seat:
                yield "Your attack", self._place(event.area), str(event.tokens), "F8"
            case ev.TokensLost(removals=removals):
                if any(each.owner == self._seat for each in removals):
                    yield self._place(event.area), self._who(self._seat), "F3"
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
            case ev.MarkerWentBack() if event.seat == self._seat:
                yield str(event.steps), "marker"

    def _tokens(self, events: list[Event]) -> Counter[tuple[PlaceNo, str, str]]:
        """The tokens that were lost in each place to somebody, or to nobody, by each cause."""
        lost: Counter[tuple[PlaceNo, str, str]] = Counter()
        for event in events:
            match event:
                case ev.TokensDestroyed() if event.owner == self._seat:
                    for place, count in event.tokens.items():
                        lost[place, "", self._rule(event.rule)] += count
                case ev.SurplusRemoved() if event.owner == self._seat:
                    lost[event.area, "", "K3"] += event.tokens
                case ev.TokensAnnexed() if event.owner == self._seat:
                    taker = self._who(event.taker)
                    lost[event.area, taker, self._rule(event.rule)] += event.tokens
        return lost
