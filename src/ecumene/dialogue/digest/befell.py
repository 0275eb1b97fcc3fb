"""What befell the reader: every loss with its cause and whose doing it was, then what they gained.

Losses of one kind with one cause are one sentence, in the order in which they began.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.dialogue.digest.defences import Defences, calamity_of
from ecumene.dialogue.digest.fights import Fights
from ecumene.dialogue.digest.reader_losses import OF_ABILITIES
from ecumene.dialogue.digest.recap_lines import RecapLine, reason
from ecumene.dialogue.digest.remarks import ChangeRemark, Spared, with_remarks
from ecumene.dialogue.digest.stories import EFFECTS
from ecumene.dialogue.digest.summaries import fight_in_words, fight_so_far, many, places_of
from ecumene.dialogue.digest.wording import change_in_words
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import NamedPlace, NamedPlayer, NamedRule, say
from ecumene.rules import events as ev
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, Party, PlaceNo, Seat
    from ecumene.rules.view import View

CALAMITIES: Final = phase_number("calamities")
SURPLUS: Final = "K3"
Kind: TypeAlias = Literal[
    "reduced", "destroyed", "pirates", "taken", "tokens", "captured", "treasury"
]


@dataclass
class _Loss:
    """What was lost to one cause."""

    kind: Kind
    rule: str
    who: Party | None
    """Who took it, or whose doing it was; None: nobody else's."""
    places: Counter[PlaceNo] = field(default_factory=Counter)
    count: int = 0

    def line(self) -> RecapLine:
        return RecapLine(self._sentence(), "own", self.who, tuple(self.places))

    def _sentence(self) -> Sentence:
        cause, count = _cause(self.rule, self.who), self.count
        match self.kind:
            case "reduced":
                return say("recap-cities-reduced", count=count, areas=self._areas(), cause=cause)
            case "destroyed":
                return say("recap-cities-destroyed", count=count, areas=self._areas(), cause=cause)
            case "pirates":
                return say("recap-cities-pirates", count=count, areas=self._areas(), cause=cause)
            case "treasury":
                return say("recap-treasury", count=count, cause=cause)
            case "tokens":
                key = "recap-surplus" if self.rule == SURPLUS else "recap-tokens"
                return of.Sentence(key, {"count": count, "places": self._counts(), "cause": cause})
        assert self.who is not None
        rule = reason(self.rule)
        taken: dict[str, Argument] = {"count": count, "who": NamedPlayer(self.who), "rule": rule}
        if self.kind == "captured":
            return of.Sentence(
                "recap-tokens-taken",
                taken | {"places": self._counts(), "many": many(self.who)},
            )
        return of.Sentence("recap-cities-taken", taken | {"areas": self._areas()})

    def _areas(self) -> of.Series:
        return of.places(self.places)

    def _counts(self) -> of.Series:
        return of.by_place(self.places)


def _cause(rule: str, who: Party | None) -> Argument:
    """A rule or a card, and whose doing it was."""
    if who is None:
        return reason(rule)
    return say("recap-cause-by", rule=reason(rule), who=NamedPlayer(who))


class Befallen:
    """Collects what befalls a seat; nothing befalls a spectator."""

    def __init__(self, seat: Seat | None) -> None:
        self._seat = seat
        self._found: dict[object, _Loss | RecapLine] = {}
        """Losses by kind and cause, and what has a sentence of its own."""
        self._gains: list[RecapLine] = []
        self._fights = Fights()
        self._mine: set[PlaceNo] = set()
        """Where the seat fights."""
        self._struck: dict[CardNo, RecapLine] = {}
        self._named: dict[CardNo, Seat] = {}
        """Who named the seat as a victim (C5)."""
        self._by: dict[str, Party | None] = {}
        """Whose doing a calamity is, by its rule."""
        self._ability: Seat | None = None
        """Who uses a special ability at this moment."""

    def hear(self, event: Event) -> None:
        """Take in an event that the seat has seen."""
        if self._seat is None:
            return
        if isinstance(event, ev.AbilityUsed):
            self._ability = event.seat
        elif not isinstance(event, EFFECTS):
            self._ability = None
        self._hear_of_calamity(event)
        self._hear_of_city(event)
        self._hear_of_tokens(event)
        self._hear_of_fight(event)
        self._hear_of_attack(event)
        self._hear_of_cards(event)
        self._hear_of_marker(event)
        self._hear_of_gain(event)

    # Where it comes from

    def _hear_of_calamity(self, event: Event) -> None:
        seat = self._seat
        match event:
            case ev.CalamityStruck(card=card) if event.seat == seat:
                # Who is only spared has done nothing: they may not even have traded the card (C4).
                spared = calamity_of(card).beneficiary == "is-spared"
                by = None if spared else event.beneficiary
                self._strike(card, by, self._struck_by(card, by))
            case ev.CalamityFailed(card=card) if event.seat == seat:
                self._struck.pop(card, None)
                self._say(describe_event(event))
            case ev.VictimsNamed(card=card) if seat in event.victims:
                named = say("recap-named", who=NamedPlayer(event.seat), card=of.NamedCard(card))
                self._named[card] = event.seat
                self._strike(card, event.seat, named)
            case ev.CalamityStruck(card=card) if card not in self._struck:
                self._by[calamity_of(card).rule] = event.seat
            case ev.CalamityPlaced(card=card):
                self._by[calamity_of(card).rule] = event.seat
            case ev.TaxRevolt() if event.seat == seat:
                self._say(say("recap-revolt", count=event.cities))

    def _struck_by(self, card: CardNo, by: Seat | None) -> Sentence:
        if by is None or by == self._seat:
            return say("recap-struck", card=of.NamedCard(card))
        return say("recap-struck-for", card=of.NamedCard(card), who=NamedPlayer(by))

    def _strike(self, card: CardNo, by: Seat | None, said: Sentence) -> None:
        who = None if by == self._seat else by
        self._by[calamity_of(card).rule] = who
        self._struck[card] = RecapLine(said, "own", who)

    def _whose(self, rule: str) -> Party | None:
        """Whose doing something is, unless it is the seat's own."""
        who = self._by.get(rule) if self._ability is None else self._ability
        return None if who == self._seat else who

    # What is lost

    def _lose(
        self, kind: Kind, rule: str, who: Party | None, places: dict[PlaceNo, int], count: int
    ) -> None:
        key = (kind, rule, who)
        loss = self._found.setdefault(key, _Loss(kind, rule, who))
        assert isinstance(loss, _Loss)
        loss.places.update(places)
        loss.count += count

    def _lose_tokens(self, rule: str, places: dict[PlaceNo, int]) -> None:
        self._lose("tokens", rule, self._whose(rule), places, sum(places.values()))

    def _say(
        self, said: Sentence, who: Party | None = None, places: Iterable[PlaceNo] = ()
    ) -> None:
        self._found[len(self._found)] = RecapLine(said, "own", who, tuple(places))

    def _hear_of_city(self, event: Event) -> None:
        match event:
            case ev.CityReduced() if event.owner == self._seat:
                self._lose("reduced", event.rule, self._whose(event.rule), {event.area: 1}, 1)
            case ev.CityDestroyed() if event.owner == self._seat:
                self._lose("destroyed", event.rule, self._whose(event.rule), {event.area: 1}, 1)
                self._lose_beside(event)
            case ev.CityAnnexed() if event.owner == self._seat:
                if event.taker == BARBARIANS:
                    self._lose("pirates", event.rule, self._whose(event.rule), {event.area: 1}, 1)
                else:
                    self._lose("taken", event.rule, event.taker, {event.area: 1}, 1)
                self._lose_beside(event)

    def _lose_beside(self, event: ev.CityDestroyed | ev.CityAnnexed) -> None:
        if event.token_lost:
            self._lose_tokens(event.rule, {event.area: 1})

    def _hear_of_tokens(self, event: Event) -> None:
        seat = self._seat
        assert seat is not None
        match event:
            case ev.TokensDestroyed() if event.owner == seat:
                self._lose_tokens(event.rule, event.tokens)
            case ev.TokensAnnexed(area=area, tokens=count) if event.owner == seat:
                self._lose("captured", event.rule, event.taker, {area: count}, count)
            case ev.SurplusRemoved(area=area, tokens=count) if event.owner == seat:
                self._lose("tokens", SURPLUS, None, {area: count}, count)
            case ev.CityBuilt(removed=removed) if event.seat != seat and removed.get(seat):
                who, where = NamedPlayer(event.seat), NamedPlace(event.area)
                said = say("recap-site", who=who, area=where, count=removed[seat])
                self._say(said, event.seat, (event.area,))
            case ev.TreasuryLost(tokens=count, rule=rule) if event.seat == seat:
                if not rule.startswith(OF_ABILITIES):
                    self._lose("treasury", rule, self._whose(rule), {}, count)
            case ev.MovementEnded(ships_removed=ships) if event.seat == seat and ships:
                said = say("recap-ships", count=len(ships), places=places_of(ships))
                self._say(said, None, dict.fromkeys(ships))
            case ev.Displaced(taken=taken) if event.seat == seat:
                self._say(describe_event(event), None, taken)

    def _hear_of_fight(self, event: Event) -> None:
        match event:
            case ev.ConflictBegan() if self._seat in event.tokens:
                self._mine.add(event.area)
            case ev.TokensLost(removals=removals):
                if any(each.owner == self._seat for each in removals):
                    self._mine.add(event.area)
        fight = self._fights.hear(event)
        if fight is not None and (fight.area in self._mine or self._seat in fight.before):
            self._say(fight_in_words(fight, self._seat), None, (fight.area,))

    def _hear_of_attack(self, event: Event) -> None:
        seat = self._seat
        match event:
            case ev.CityAttacked() if event.defender == seat:
                key = "recap-attacked" if event.successful else "recap-attacked-weak"
                said: dict[str, Argument] = {
                    "who": NamedPlayer(event.attacker),
                    "many": many(event.attacker),
                    "area": NamedPlace(event.area),
                    "tokens": event.tokens,
                    "needed": event.needed,
                }
                self._say(of.Sentence(key, said), event.attacker, (event.area,))
            case ev.CityAttacked(successful=True) if event.attacker == seat:
                self._gain(describe_event(event), event.defender, (event.area,))
            case ev.AttackFailed() if event.attacker == seat:
                lost: dict[str, Argument] = {"area": NamedPlace(event.area), "tokens": event.tokens}
                key = "recap-attack-failed"
                if event.ships:
                    key, lost = "recap-attack-failed-ships", lost | {"ships": event.ships}
                self._say(of.Sentence(key, lost), None, (event.area,))

    def _hear_of_cards(self, event: Event) -> None:
        match event:
            case ev.CardsLost(cards=cards, rule=rule) if event.seat == self._seat and cards:
                if not rule.startswith(OF_ABILITIES):
                    cause = _cause(rule, self._whose(rule))
                    self._say(say("recap-cards", cards=of.cards(cards), cause=cause))
            case ev.CardStolen(card=card) if event.victim == self._seat and card is not None:
                who = NamedPlayer(event.thief)
                self._say(say("recap-card-drawn", who=who, card=of.NamedCard(card)), event.thief)
            case ev.CardHandedOver(card=card) if event.giver == self._seat and card is not None:
                who = NamedPlayer(event.taker)
                self._say(say("recap-card-given", who=who, card=of.NamedCard(card)), event.taker)
            case ev.CalamitiesDiscarded(cards=cards) if event.seat == self._seat and cards:
                why = NamedRule(event.rule)
                self._say(say("recap-discarded", cards=of.cards(cards), rule=why))

    def _hear_of_marker(self, event: Event) -> None:
        match event:
            case ev.MarkerWentBack() if event.seat == self._seat:
                self._say(describe_event(event))
            case ev.MarkerMoved(step=step, before=before) if event.seat == self._seat:
                if step < before:
                    self._say(describe_event(event))
                else:
                    self._gain(say("recap-marker", step=step))

    # What is gained

    def _gain(
        self, said: Sentence, who: Party | None = None, places: Iterable[PlaceNo] = ()
    ) -> None:
        self._gains.append(RecapLine(said, "own", who, tuple(places)))

    def _hear_of_gain(self, event: Event) -> None:
        seat = self._seat
        if self._ability == seat:
            return  # it is what they just wished for
        match event:
            case ev.TaxCollected(tokens=tokens) if event.seat == seat and tokens:
                self._gain(say("recap-tax", count=tokens))
            case ev.Expanded(tokens=tokens) if event.seat == seat and tokens:
                self._gain(say("recap-grows", count=sum(tokens.values())), None, tokens)
            case ev.CardsDrawn(cards=cards) if event.seat == seat and cards:
                self._gain(say("recap-drawn", cards=of.cards(cards)))
            case ev.CityAnnexed(owner=owner, area=area) if event.taker == seat:
                self._gain(describe_event(event), owner, (area,))
            case ev.TokensAnnexed(owner=owner, area=area) if event.taker == seat:
                self._gain(describe_event(event), owner, (area,))
            case ev.CardHandedOver(giver=giver) if event.taker == seat:
                self._gain(describe_event(event), giver)
            case ev.CardStolen(victim=victim) if event.thief == seat:
                self._gain(describe_event(event), victim)

    # Telling

    def lines(self, events: Sequence[Event], view: View) -> Iterator[RecapLine]:
        """What befell the seat in these events, which were heard."""
        if self._seat is None:
            return
        told = list(self._found.values())
        remarks, spared = self._remarks(events, view)
        rules = {each.rule for each in told if isinstance(each, _Loss)}
        for card, struck in self._struck.items():
            if card not in spared and calamity_of(card).rule not in rules:
                yield struck
        for each in told:
            yield each.line() if isinstance(each, _Loss) else each
        yield from self._conflicts_under_way()
        yield from remarks
        yield from self._gains

    def _conflicts_under_way(self) -> Iterator[RecapLine]:
        for area, removals in self._fights.open.items():
            if area in self._mine and removals:
                yield RecapLine(fight_so_far(area, removals, self._seat), "own", None, (area,))

    def _remarks(self, events: Sequence[Event], view: View) -> tuple[list[RecapLine], set[CardNo]]:
        """What the seat's advances changed (C12), and calamities that took nothing."""
        lines: list[RecapLine] = []
        spared: set[CardNo] = set()
        if not self._struck:
            return lines, spared
        over = view.phase != CALAMITIES
        for remark in with_remarks(events, self._seat, Defences(view), over=over):
            match remark:
                case ChangeRemark(own=True):
                    lines.append(RecapLine(change_in_words(remark), "own"))
                case Spared(card=card):
                    spared.add(card)
                    lines.append(self._spared(card))
        return lines, spared

    def _spared(self, card: CardNo) -> RecapLine:
        if (who := self._named.get(card)) is None:
            return RecapLine(say("digest-spared", card=of.NamedCard(card)), "own")
        said = say("recap-spared", who=NamedPlayer(who), card=of.NamedCard(card))
        return RecapLine(said, "own", who)
