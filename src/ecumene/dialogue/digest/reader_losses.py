"""What the reader has lost, and to which rule, calamity or player."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.dialogue.digest.nearness import more
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import NamedPlace, NamedPlayer, NamedRule, say, several
from ecumene.rules import events as ev

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, Party, PlaceNo, Seat

MOST_LISTED: Final = 8
"""Cities, causes or cards beyond this number are only counted."""
ATTACK, CONFLICT, NEW_CITY, SURPLUS = "F8", "F3", "K2", "K3"
"""Rules whose losses have their own wording."""
OF_ABILITIES: Final = "A-"
"""The start of advances' rule ids: what pays for one's own ability is not a loss."""


class LossCause(NamedTuple):
    """Why something was lost; who took it and where, if that is to be said."""

    rule: str
    taker: Party | None = None
    area: PlaceNo | None = None


class ReaderLosses:
    """Counts a seat's losses."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._cities: dict[LossCause, list[PlaceNo]] = {}
        self._tokens: Counter[LossCause] = Counter()
        self._treasury: Counter[LossCause] = Counter()
        self._cards: list[Sentence] = []
        self._calamities: Counter[CardNo] = Counter()
        self._besides: list[Sentence] = []
        """Losses told on their own: that the marker went back."""

    def hear(self, event: Event) -> None:
        """Count an event's losses, if any."""
        self._hear_of_calamity(event)
        self._hear_of_city(event)
        self._hear_of_tokens(event)
        self._hear_of_cards(event)

    def _hear_of_calamity(self, event: Event) -> None:
        match event:
            case ev.CalamityStruck(card=card) if event.seat == self._seat:
                self._calamities[card] += 1
            case ev.CalamityFailed(card=card) if event.seat == self._seat:
                self._calamities[card] -= 1
            case ev.VictimsNamed(card=card) if self._seat in event.victims:
                self._calamities[card] += 1
            case ev.MarkerWentBack() if event.seat == self._seat:
                self._besides.append(describe_event(event))
            case ev.MarkerMoved(step=step, before=before) if event.seat == self._seat:
                if step < before:
                    self._besides.append(describe_event(event))

    def _hear_of_city(self, event: Event) -> None:
        match event:
            case ev.CityReduced() | ev.CityDestroyed() if event.owner == self._seat:
                cause = LossCause(event.rule)
            case ev.CityAnnexed() if event.owner == self._seat:
                cause = LossCause(event.rule, event.taker)
            case ev.CityAttacked(successful=True) if event.defender == self._seat:
                cause = LossCause(ATTACK, event.attacker)
            case _:
                return
        self._cities.setdefault(cause, []).append(event.area)

    def _hear_of_tokens(self, event: Event) -> None:
        seat = self._seat
        match event:
            case ev.TokensDestroyed(tokens=tokens, rule=rule) if event.owner == seat:
                self._tokens[LossCause(rule)] += sum(tokens.values())
            case ev.TokensAnnexed(tokens=count, rule=rule, taker=taker) if event.owner == seat:
                self._tokens[LossCause(rule, taker)] += count
            case ev.SurplusRemoved(tokens=count) if event.owner == seat:
                self._tokens[LossCause(SURPLUS)] += count
            case ev.TokensLost(area=area, removals=removals):
                given = sum(each.owner == seat and each.kind == "token" for each in removals)
                if given:
                    self._tokens[LossCause(CONFLICT, None, area)] += given
            case ev.AttackFailed(area=area, tokens=count) if event.attacker == seat:
                self._tokens[LossCause(ATTACK, None, area)] += count
            case ev.CityBuilt(removed=removed) if event.seat != seat and removed.get(seat):
                self._tokens[LossCause(NEW_CITY, event.seat)] += removed[seat]
            case ev.TreasuryLost(tokens=count, rule=rule) if event.seat == seat:
                if not rule.startswith(OF_ABILITIES):
                    self._treasury[LossCause(rule)] += count

    def _hear_of_cards(self, event: Event) -> None:
        match event:
            case ev.CardsLost(cards=cards, rule=rule) if event.seat == self._seat and cards:
                if not rule.startswith(OF_ABILITIES):
                    listed = of.cards(cards)
                    self._cards.append(
                        say("digest-lost-cards-by", cards=listed, rule=NamedRule(rule))
                    )
            case (
                ev.CardStolen(card=card, thief=taker, victim=giver)
                | ev.CardHandedOver(card=card, taker=taker, giver=giver)
            ) if giver == self._seat and card is not None:
                self._cards.append(
                    say("digest-lost-card-to", card=of.NamedCard(card), who=NamedPlayer(taker))
                )

    def sentences(self) -> Iterator[Sentence]:
        """What struck the reader, and what it took."""
        struck = [card for card, count in self._calamities.items() if count > 0]
        if struck:
            yield say("digest-struck", list=of.Series(tuple(map(of.NamedCard, struck))))
        if self._cities:
            yield self._lost_cities()
        if self._tokens:
            count = self._tokens.total()
            yield say("digest-lost-tokens", count=count, list=_by_cause(self._tokens))
        if self._treasury:
            count = self._treasury.total()
            yield say("digest-lost-treasury", count=count, list=_by_cause(self._treasury))
        if self._cards:
            yield say("digest-lost-cards", list=shortened(self._cards))
        yield from self._besides

    def _lost_cities(self) -> Sentence:
        """The cities by what took them, or how many each has taken."""
        counts = Counter({cause: len(areas) for cause, areas in self._cities.items()})
        if counts.total() > MOST_LISTED:
            listed = _by_cause(counts)
        else:
            taken = (_taken(cause, areas) for cause, areas in self._cities.items())
            listed = several(taken, "semicolon")
        return say("digest-lost-cities", count=counts.total(), list=listed)


def _taken(cause: LossCause, areas: Iterable[PlaceNo]) -> Sentence:
    """The cities that something or someone has taken."""
    which = of.places(areas)
    if cause.taker is None:
        return say("digest-lost-city", areas=which, rule=NamedRule(cause.rule))
    who = NamedPlayer(cause.taker)
    if cause.rule == ATTACK:
        return say("digest-lost-city-attack", areas=which, who=who)
    return say("digest-lost-city-to", areas=which, who=who, rule=NamedRule(cause.rule))


def shortened(items: Iterable[of.Argument]) -> of.Series:
    """The first of several things, and how many more there are."""
    found = list(items)
    return several([*found[:MOST_LISTED], *more(len(found) - MOST_LISTED)])


def _by_cause(lost: Counter[LossCause]) -> of.Series:
    """Losses by cause, worst first."""
    return shortened(_because(cause, count) for cause, count in lost.most_common())


def _because(cause: LossCause, count: int) -> Sentence:
    if cause.area is not None:
        area = NamedPlace(cause.area)
        if cause.rule == ATTACK:
            return say("digest-lost-attack", count=count, area=area)
        return say("digest-lost-fight", count=count, area=area)
    if cause.taker is not None:
        who, rule = NamedPlayer(cause.taker), NamedRule(cause.rule)
        if cause.rule == ATTACK:
            return say("digest-lost-to", count=count, who=who)
        if cause.rule == NEW_CITY:
            return say("digest-lost-site", count=count, who=who)
        return say("digest-lost-annexed", count=count, who=who, rule=rule)
    if cause.rule == SURPLUS:
        return say("digest-lost-surplus", count=count)
    return say("digest-lost-by", count=count, rule=NamedRule(cause.rule))
