"""What a calamity has cost everybody, from what happened since it was revealed."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import places, say, several
from ecumene.rules import events as ev
from ecumene.rules.forecast.calamity_costs import calamity_of, card_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterator, Sequence

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AreaNo, CardNo, Party, Seat

COUNTED: Final = ("past-tokens", "past-treasury", "past-cards", "past-back")
"""What is only counted, by the key of its message."""


class _Bill:
    """What one party has lost."""

    def __init__(self) -> None:
        self.numbers: Counter[str] = Counter()
        self.cities: dict[tuple[str, Party | None], list[AreaNo]] = {}

    def city(self, key: str, area: AreaNo, taker: Party | None = None) -> None:
        self.cities.setdefault((key, taker), []).append(area)

    def sentences(self) -> Iterator[Sentence]:
        for (key, taker), areas in self.cities.items():
            if taker is None:
                yield say(key, areas=places(areas))
            else:
                yield say(key, areas=places(areas), who=of.NamedPlayer(taker))
        for key in COUNTED:
            if self.numbers[key]:
                yield say(key, count=self.numbers[key])


def costs_of(card: CardNo, told: Sequence[Event], victims: Container[Seat]) -> Iterator[Sentence]:
    """The losses of each party by a calamity; that it failed, or cost nothing."""
    bills: dict[Party, _Bill] = {}
    failed = False
    now: CardNo | None = None
    for event in told:
        if isinstance(event, ev.CalamityStruck):
            now = event.card
        if isinstance(event, ev.CalamityFailed) and event.card == card:
            failed = failed or event.seat in victims
        rule = getattr(event, "rule", None)
        by = None if rule is None else calamity_of(rule)
        if (now if by is None else card_of(by)) == card:
            _enter(bills, event)
    for party, bill in bills.items():
        lost = several(bill.sentences())
        if lost.items:
            yield say("past-costs", who=of.NamedPlayer(party), list=lost)
    if not bills:
        yield say("past-failed" if failed else "past-nothing")


def _enter(bills: dict[Party, _Bill], event: Event) -> None:
    """Add what an event has cost."""

    def bill(party: Party) -> _Bill:
        return bills.setdefault(party, _Bill())

    match event:
        case ev.CityReduced(owner=owner, area=area):
            bill(owner).city("past-reduced", area)
        case ev.CityDestroyed(owner=owner, area=area):
            bill(owner).city("past-destroyed", area)
        case ev.CityAnnexed(owner=owner, area=area, taker=taker):
            bill(owner).city("past-annexed", area, taker)
        case ev.CityAttacked(successful=True, defender=owner, area=area):
            bill(owner).city("past-fallen", area)
    for party, key, count in _counted(event):
        bill(party).numbers[key] += count


def _counted(event: Event) -> Iterator[tuple[Party, str, int]]:
    match event:
        case ev.CityDestroyed(owner=owner) | ev.CityAnnexed(owner=owner) if event.token_lost:
            yield owner, "past-tokens", 1
        case ev.TokensDestroyed(owner=owner, tokens=tokens):
            yield owner, "past-tokens", sum(tokens.values())
        case ev.TokensAnnexed(owner=owner, tokens=count):
            yield owner, "past-tokens", count
        case ev.TreasuryLost(seat=seat, tokens=count):
            yield seat, "past-treasury", count
        case ev.CardsLost(seat=seat, cards=cards):
            yield seat, "past-cards", len(cards)
        case ev.MarkerWentBack(seat=seat, steps=steps):
            yield seat, "past-back", steps
        case ev.TokensLost(removals=removals):
            for each in removals:
                if each.kind == "token":
                    yield each.owner, "past-tokens", 1
