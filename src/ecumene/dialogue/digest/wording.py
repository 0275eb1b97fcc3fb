"""Events in few sentences: those of one kind together, the reader's own first.

The log has every one of them in detail.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from ecumene.dialogue.digest.defences import Defences, in_words
from ecumene.dialogue.digest.fights import FightStory
from ecumene.dialogue.digest.movements import ArrivedPieces
from ecumene.dialogue.digest.nearness import Surroundings
from ecumene.dialogue.digest.remarks import ChangeRemark, Remark, Spared, Stays
from ecumene.dialogue.digest.stories import AbilityStory, StrikeStory, stories
from ecumene.dialogue.digest.summaries import fight_in_words
from ecumene.dialogue.digest.telling import concerns
from ecumene.dialogue.digest.track_news import why_it_stays
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.arguments import arguments_of
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import (
    NamedOwner,
    NamedPlace,
    NamedPlayer,
    Sentence,
    Series,
    say,
    several,
)
from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from ecumene.dialogue.digest.remarks import Note
    from ecumene.dialogue.digest.stories import Story
    from ecumene.dialogue.sentences.sentence import Argument
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AreaNo, Party, Seat
    from ecumene.rules.view import View

MOST_DEALS: Final = 6
"""Deals beyond this number are only counted."""
OWN, NEAR, FAR = range(3)
"""How relevant something is to the reader."""


class EventKind(NamedTuple):
    """What events told together have in common."""

    key: str
    """The message that tells them together."""
    rule: str = ""
    own: bool = False


def in_sentences(
    events: Iterable[Note],
    view: View,
    *,
    looks_on: bool = False,
    over: bool = False,
    since: Iterable[Event] = (),
) -> Iterator[Sentence]:
    """Sentences about the events of one phase, most relevant to the view's reader first.

    The reader's own keep their order, so that a cause stands before its effect. An onlooker no
    longer plays: nothing is their own. Over: whether the phase of these events is over. Since:
    events between them and the view.
    """
    seat = None if looks_on else view.seat
    defences, around = Defences(view), Surroundings(view, since)
    found = stories(events, seat, defences, over=over)
    found.sort(key=lambda story: _nearness(story, seat, around))
    for kind, run in groupby(found, lambda story: _kind(story, seat, around)):
        told = list(run)
        if kind is None or (len(told) == 1 and kind.key not in ALWAYS_LISTED):
            yield from map(_alone, told)
        elif kind.key == "digest-deal" and len(told) > MOST_DEALS:
            yield say("digest-deals", count=len(told))
        elif kind.key == "digest-near":
            near = around.arrivals(each for each in told if isinstance(each, ArrivedPieces))
            if near is not None:
                yield say(kind.key, list=near)
        elif kind.key == "digest-marker":
            yield markers(
                {each.seat: each.step for each in told if isinstance(each, ev.MarkerMoved)}
            )
        else:
            yield say(kind.key, list=_entries(told, defences), rule=of.NamedRule(kind.rule))


def _nearness(story: Story, seat: Seat | None, around: Surroundings) -> int:
    """How relevant something is; all markers move at once, and are told together."""
    match story:
        case ArrivedPieces():
            return NEAR
        case StrikeStory():
            return OWN if story.touches else FAR
        case AbilityStory():
            return OWN if story.is_of(seat) else FAR
        case FightStory() | ChangeRemark() | Spared() | Stays():
            return OWN
        case ev.MarkerMoved() if story.step > story.before:
            return FAR
        case ev.CityBuilt() if story.seat != seat:
            return NEAR if story.area in around.near else FAR
    return OWN if concerns(story, seat) else FAR


def _kind(story: Story, seat: Seat | None, around: Surroundings) -> EventKind | None:
    """What events told together have in common; None for those told one by one."""
    match story:
        case ArrivedPieces():
            return EventKind("digest-near")
        case StrikeStory():
            return EventKind("digest-strikes", own=story.touches)
        case AbilityStory():
            return None if story.is_of(seat) else EventKind("digest-abilities")
        case ev.DealMade():
            return None if story.cards_given is not None else EventKind("digest-deal")
        case ev.MarkerMoved():
            return None if story.step < story.before else EventKind("digest-marker")
        case ev.CityAttacked():
            key = "digest-attack" if story.successful else "digest-attack-weak"
            return EventKind(key, own=concerns(story, seat))
        case ev.CalamitiesDiscarded():
            return EventKind("digest-calamities-discarded", own=concerns(story, seat))
        case ev.CityBuilt() if story.seat != seat and story.area in around.near:
            return EventKind("digest-built-near")
    if isinstance(story, FightStory | Remark) or type(story) not in TOGETHER:
        return None
    return EventKind(TOGETHER[type(story)], _rule(story), concerns(story, seat))


def _rule(event: object) -> str:
    """The rule an event names, if it names one."""
    return str(getattr(event, "rule", ""))


def _alone(story: Story) -> Sentence:
    """One of them alone."""
    match story:
        case AbilityStory(used=used, effects=effects):
            if not effects:
                return describe_event(used)
            advance = of.NamedAdvance(used.advance)
            who = NamedPlayer(used.seat)
            return say("digest-ability", who=who, advance=advance, effects=_effects(effects))
        case FightStory():
            return fight_in_words(story)
        case Stays():
            return why_it_stays(story)
        case Spared(card=card):
            return say("digest-spared", card=of.NamedCard(card))
        case ChangeRemark():
            return change_in_words(story)
        case ev.CalamitiesCounted():
            held = {seat: count for seat, count in story.counts.items() if count}
            return describe_event(replace(story, counts=held))
    assert not isinstance(story, StrikeStory | ArrivedPieces)
    return describe_event(story)


def _entries(told: Sequence[Story], defences: Defences) -> Series:
    """What happened to each player, in order."""
    by_owner: dict[tuple[NamedPlayer | NamedOwner, ...], list[Argument]] = {}
    alone: list[Sentence] = []
    deals: Counter[tuple[Seat, Seat]] = Counter()
    for story in told:
        match story:
            case ev.DealMade():
                first, second = sorted((story.offerer, story.seat))
                deals[first, second] += 1
            case StrikeStory():
                alone.append(_strike(story, defences))
            case AbilityStory():
                by_owner.setdefault((NamedPlayer(story.used.seat),), []).append(_use(story))
            case FightStory() | ChangeRemark() | Spared() | Stays() | ArrivedPieces():
                raise TypeError(story)
            case _:
                by_owner.setdefault(_whose(story), []).append(ENTRY[type(story)](story))
    listed = (
        say("digest-entry", who=_owners(owners), what=several(what))
        for owners, what in by_owner.items()
    )
    return several((*map(_deal, deals.items()), *alone, *listed), "semicolon")


def _deal(deals: tuple[tuple[Seat, Seat], int]) -> Sentence:
    (one, other), count = deals
    if count == 1:
        return say("digest-pair", one=NamedPlayer(one), other=NamedPlayer(other))
    return say("digest-pair-often", one=NamedPlayer(one), other=NamedPlayer(other), count=count)


def _whose(event: Event) -> tuple[NamedPlayer | NamedOwner, ...]:
    """Who loses or gains something; from whom to whom, if it changes hands."""
    match event:
        case ev.TokensAnnexed():
            return NamedPlayer(event.owner), NamedPlayer(event.taker)
        case ev.SurplusRemoved():
            return (NamedPlayer(event.owner),)
        case ev.CityReduced() | ev.CityDestroyed() | ev.CityAnnexed():
            return (NamedOwner(event.owner),)
        case ev.CityAttacked():
            return (NamedOwner(event.defender),)
        case (
            ev.CivilizationPicked()
            | ev.StartCitiesPlaced()
            | ev.ThemeRevealed()
            | ev.CityBuilt()
            | ev.CalamitiesDiscarded()
            | ev.AdvancesBought()
        ):
            return (NamedPlayer(event.seat),)
    raise TypeError(event)


def _owners(owners: tuple[NamedPlayer | NamedOwner, ...]) -> Argument:
    if len(owners) == 1:
        return owners[0]
    giver, taker = owners
    return say("digest-to", what=giver, taker=taker)


def markers(steps: Mapping[Seat, int]) -> Sentence:
    """Who reaches which space of the A.S.T., foremost first (H1)."""
    by_step: dict[int, list[Seat]] = {}
    for seat, step in steps.items():
        by_step.setdefault(step, []).append(seat)
    listed = (
        say("digest-entry", who=step, what=of.players(by_step[step]))
        for step in sorted(by_step, reverse=True)
    )
    return say("digest-marker", list=several(listed, "semicolon"))


# Calamities


def change_in_words(remark: ChangeRemark) -> Sentence:
    """How a victim's advances have changed a calamity (C12)."""
    card, changes = of.NamedCard(remark.card), in_words(remark.changes)
    if remark.own:
        return say("digest-own-advances", card=card, list=changes)
    return say("digest-advances-of", card=card, list=changes, who=NamedPlayer(remark.victim))


def _strike(strike: StrikeStory, defences: Defences) -> Sentence:
    """A calamity: its victims, beneficiaries, lost cities, and what helped."""
    notes = []
    benefit = [each.beneficiary for each in strike.struck if each.beneficiary is not None]
    if benefit:
        notes.append(say("digest-note-beneficiary", who=of.players(benefit)))
    if strike.cities:
        lost = (of.Count(NamedOwner(party), count) for party, count in strike.cities.items())
        notes.append(say("digest-note-cities", cities=Series(tuple(lost), by_name=True)))
    helped = strike.helped(defences)
    if helped:
        advances = (
            say("digest-helped", advance=of.NamedAdvance(advance), who=of.players(seats))
            for advance, seats in helped.items()
        )
        notes.append(say("digest-note-helped", advances=Series(tuple(advances), by_name=True)))
    return strike_in_words(strike, notes)


def strike_in_words(strike: StrikeStory, notes: Sequence[Sentence] = ()) -> Sentence:
    """A calamity and its victims, with notes if there are any."""
    card, victims = of.NamedCard(strike.card), of.players({each.seat for each in strike.struck})
    if not notes:
        return say("digest-strike", card=card, victims=victims)
    listed = several(notes, "semicolon")
    return say("digest-strike-notes", card=card, victims=victims, notes=listed)


# Special abilities


def _use(ability: AbilityStory) -> Argument:
    advance = of.NamedAdvance(ability.used.advance)
    if not ability.effects:
        return advance
    return say("digest-use", advance=advance, effects=_effects(ability.effects))


def _effects(effects: Sequence[Event]) -> Series:
    """What an ability did; tokens of one owner together."""
    phrases: list[Sentence] = []
    annexed: dict[Party, dict[AreaNo, int]] = {}
    destroyed: dict[Party, dict[AreaNo, int]] = {}
    for event in effects:
        match event:
            case ev.TokensAnnexed(owner=owner, area=area, tokens=count):
                annexed.setdefault(owner, {})[area] = count
            case ev.TokensDestroyed(owner=owner, tokens=lost):
                destroyed.setdefault(owner, {}).update(lost)
            case ev.CityAnnexed(owner=owner, area=area) if owner == BARBARIANS:
                phrases.append(say("digest-effect-annexed-pirates", area=NamedPlace(area)))
            case ev.CityDestroyed(owner=owner, area=area) if owner == BARBARIANS:
                phrases.append(say("digest-effect-destroyed-pirates", area=NamedPlace(area)))
            case _:
                phrases.append(Sentence(EFFECT[type(event)], arguments_of(event)))
    for owner, areas in annexed.items():
        where, whose = of.by_place(areas), NamedPlayer(owner)
        phrases.append(say("digest-effect-tokens-annexed", tokens=where, owner=whose))
    for owner, areas in destroyed.items():
        where, whose = of.by_place(areas), NamedPlayer(owner)
        phrases.append(say("digest-effect-tokens-destroyed", tokens=where, owner=whose))
    return several(phrases)


EFFECT: Final[Mapping[type[Event], str]] = {
    ev.CityAnnexed: "digest-effect-annexed",
    ev.CityDestroyed: "digest-effect-destroyed",
    ev.TokensResettled: "digest-effect-resettled",
    ev.TreasuryGained: "digest-effect-treasury",
    ev.TreasuryLost: "digest-effect-treasury-lost",
    ev.CardsLost: "digest-effect-cards-lost",
    ev.PlayersNamed: "digest-effect-named",
}
"""The message of every effect, unless it depends on its fields."""


# Events of one kind


def _picked(event: Event) -> Argument:
    assert isinstance(event, ev.CivilizationPicked)
    return say("word-player", number=event.seat + 1)


def _area(event: Event) -> Argument:
    assert isinstance(event, ev.CityBuilt | ev.CityReduced | ev.CityDestroyed)
    return NamedPlace(event.area)


def _areas(event: Event) -> Argument:
    assert isinstance(event, ev.StartCitiesPlaced)
    return of.places(event.areas)


def _annexed(event: Event) -> Argument:
    assert isinstance(event, ev.CityAnnexed)
    return say("digest-to", what=NamedPlace(event.area), taker=NamedPlayer(event.taker))


def _attacked(event: Event) -> Argument:
    assert isinstance(event, ev.CityAttacked)
    return say("digest-attacked", area=NamedPlace(event.area), attacker=NamedPlayer(event.attacker))


def _tokens(event: Event) -> Argument:
    assert isinstance(event, ev.SurplusRemoved | ev.TokensAnnexed)
    return of.Count(NamedPlace(event.area), event.tokens)


def _theme(event: Event) -> Argument:
    assert isinstance(event, ev.ThemeRevealed)
    return of.NamedThemeSet(event.theme)


def bought(event: Event) -> Series:
    """The advances that a player has bought, or got for free (A-ANATOMY)."""
    assert isinstance(event, ev.AdvancesBought)
    gift = 0 if event.gift is None else 1 << event.gift
    return of.advances(event.advances | gift)


def _discarded(event: Event) -> Argument:
    assert isinstance(event, ev.CalamitiesDiscarded)
    return of.cards(event.cards)


TOGETHER: Final[Mapping[type, str]] = {
    ev.CivilizationPicked: "digest-picked",
    ev.StartCitiesPlaced: "digest-start-cities",
    ev.ThemeRevealed: "digest-theme",
    ev.CityBuilt: "digest-built",
    ev.CityReduced: "digest-reduced",
    ev.CityDestroyed: "digest-destroyed",
    ev.CityAnnexed: "digest-annexed",
    ev.TokensAnnexed: "digest-tokens-annexed",
    ev.SurplusRemoved: "digest-surplus",
    ev.AdvancesBought: "digest-advances",
}
"""The messages of events told together, unless they depend on their fields."""
ENTRY: Final[Mapping[type, Callable[[Event], Argument]]] = {
    ev.CivilizationPicked: _picked,
    ev.StartCitiesPlaced: _areas,
    ev.ThemeRevealed: _theme,
    ev.CityBuilt: _area,
    ev.CityReduced: _area,
    ev.CityDestroyed: _area,
    ev.CityAnnexed: _annexed,
    ev.CityAttacked: _attacked,
    ev.TokensAnnexed: _tokens,
    ev.SurplusRemoved: _tokens,
    ev.CalamitiesDiscarded: _discarded,
    ev.AdvancesBought: bought,
}
"""Events told together, except deals, and what is said about each besides whose it is."""
ALWAYS_LISTED: Final = (
    "digest-strikes",
    "digest-abilities",
    "digest-marker",
    "digest-near",
    "digest-built-near",
)
"""Messages that are lists even with only one entry."""
