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
    from ecumene.rules.state.ids import AreaNo, Party, PlaceNo, Seat

RULES = {FIRST_CALAMITY + each.index: each.rule for each in facts().calamities}
"""The rule of each calamity card."""


class LossesInWords:
    """What a seat lost: the words of which one sentence must have all, its cause the last."""

    def __init__(self, seat: Seat, names: Speaker) -> None:
        self._seat = seat
        self._names = names
        self._doers: dict[str, str] = {}
        """Whose calamity it is, by its rule; nobody's name if it is the seat's own."""

    def of(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """All that was lost in events that are told together."""
        self._doers.clear()
        for event in events:
            self._hear_of_calamity(event)
            yield from self._cities(event)
            yield from self._attacks(event)
            yield from self._cards(event)
            yield from self._rest(event)
        yield from self._fights(events)
        for (place, who, cause), count in self._tokens(events).items():
            yield f"{self._place(place)} {count}", who, cause

    def _place(self, place: PlaceNo) -> str:
        return self._names.text(NamedPlace(place))

    def _who(self, party: Party) -> str:
        return "Barbarians" if party == BARBARIANS else self._names.names[party]

    def _rule(self, rule: str) -> str:
        return self._names.text(NamedRule(rule))

    def _hear_of_calamity(self, event: Event) -> None:
        match event:
            case ev.CalamityStruck(card=card, seat=seat):
                self._doers[RULES[card]] = "" if seat == self._seat else self._who(seat)
            case ev.VictimsNamed(card=card, seat=seat) if self._seat in event.victims:
                self._doers[RULES[card]] = self._who(seat)
            case ev.CalamityPlaced(card=card, seat=seat):
                self._doers[RULES[card]] = "" if seat == self._seat else self._who(seat)
            case ev.AbilityUsed(advance=advance, seat=seat):
                self._doers[facts().advances[advance].rule] = self._who(seat)

    def _cities(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CityReduced() | ev.CityDestroyed() if event.owner == self._seat:
                doer = self._doers.get(event.rule, "")
                yield "our cit", self._place(event.area), doer, self._rule(event.rule)
            case ev.CityAnnexed(taker=taker) if event.owner == self._seat:
                taken = "pirate" if taker == BARBARIANS else self._who(taker)
                yield taken, self._place(event.area), self._rule(event.rule)
            case ev.TaxRevolt() if event.seat == self._seat:
                yield "your cit", str(event.cities), "T2"

    def _attacks(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CityAttacked() if event.defender == self._seat:
                yield self._who(event.attacker), self._place(event.area), str(event.needed), "F8"
            case ev.AttackFailed() if event.attacker == self._seat:
                ships = f"ships: {event.ships}" if event.ships else ""
                yield "Your attack", self._place(event.area), str(event.tokens), ships, "F8"
            case ev.CityBuilt(removed=removed) if removed.get(self._seat):
                if event.seat != self._seat:
                    lost = f"{removed[self._seat]} token"
                    yield self._who(event.seat), self._place(event.area), lost, "K2"

    def _cards(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.CalamityStruck() if event.seat == self._seat:
                yield (self._names.text(NamedCard(event.card)),)
            case ev.VictimsNamed() if self._seat in event.victims:
                yield self._who(event.seat), self._names.text(NamedCard(event.card))
            case ev.CardStolen(card=card) if event.victim == self._seat:
                assert card is not None
                yield self._names.text(NamedCard(card)), self._who(event.thief), "F9"
            case ev.CardHandedOver(card=card) if event.giver == self._seat:
                assert card is not None
                yield self._names.text(NamedCard(card)), self._who(event.taker)
            case ev.CalamitiesDiscarded(cards=cards) if event.seat == self._seat:
                for each in cards:
                    yield self._names.text(NamedCard(each)), self._rule(event.rule)
            case ev.CardsLost(cards=cards) if event.seat == self._seat:
                if not event.rule.startswith("A-"):
                    for each in cards:
                        yield self._names.text(NamedCard(each)), self._rule(event.rule)

    def _rest(self, event: Event) -> Iterator[tuple[str, ...]]:
        match event:
            case ev.TreasuryLost() if event.seat == self._seat:
                if not event.rule.startswith("A-"):
                    yield "treasury", self._doers.get(event.rule, ""), self._rule(event.rule)
            case ev.MarkerWentBack() if event.seat == self._seat:
                yield str(event.steps), "marker"
            case ev.MarkerMoved(step=step, before=before) if event.seat == self._seat:
                if step < before:
                    yield str(step), "marker"
            case ev.MovementEnded(ships_removed=ships) if event.seat == self._seat:
                for each in ships:
                    yield "ship", self._place(each), "M10"
            case ev.Displaced(taken=taken) if event.seat == self._seat:
                for area in taken:
                    yield self._place(area), "L4"

    def _fights(self, events: list[Event]) -> Iterator[tuple[str, ...]]:
        """What was lost in each conflict, whether it is over or under way (F3)."""
        who = self._who(self._seat)
        lost: Counter[AreaNo] = Counter()
        for event in events:
            match event:
                case ev.TokensLost(area=area, removals=removals):
                    own = [each.kind for each in removals if each.owner == self._seat]
                    lost[area] += own.count("token")
                    if "ship" in own:
                        yield self._place(area), who, "ship", "F3b"
                case ev.ConflictEnded(area=area) if lost[area]:
                    yield self._place(area), f" you lose {lost.pop(area)} ", "F3"
        for area, count in (+lost).items():
            yield self._place(area), f" you {count}", "F3"

    def _tokens(self, events: list[Event]) -> Counter[tuple[PlaceNo, str, str]]:
        """The tokens that were lost in each place to somebody, or to nobody, by each cause."""
        lost: Counter[tuple[PlaceNo, str, str]] = Counter()
        self._doers.clear()
        for event in events:
            self._hear_of_calamity(event)
            match event:
                case ev.TokensDestroyed() if event.owner == self._seat:
                    for place, count in event.tokens.items():
                        lost[place, self._doers.get(event.rule, ""), self._rule(event.rule)] += (
                            count
                        )
                case ev.CityDestroyed() | ev.CityAnnexed() if event.owner == self._seat:
                    if event.token_lost:
                        lost[event.area, "", self._rule(event.rule)] += 1
                case ev.SurplusRemoved() if event.owner == self._seat:
                    lost[event.area, "", "K3"] += event.tokens
                case ev.TokensAnnexed() if event.owner == self._seat:
                    taker = self._who(event.taker)
                    lost[event.area, taker, self._rule(event.rule)] += event.tokens
        return lost
