"""A summary of a stretch of any length, most relevant to the reader first.

Their losses and causes, arrivals nearby, their own conflicts, public news, and what did not happen.
However long the stretch is, the number of sentences is bounded: what is frequent is counted.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.dialogue.digest.fights import FightStory
from ecumene.dialogue.digest.movements import ArrivedPieces, Movements
from ecumene.dialogue.digest.nearness import Surroundings, more
from ecumene.dialogue.digest.reader_losses import MOST_LISTED, ReaderLosses, shortened
from ecumene.dialogue.digest.stories import StrikeStory, with_fights
from ecumene.dialogue.digest.summaries import fight_in_words
from ecumene.dialogue.digest.telling import COURSE
from ecumene.dialogue.digest.track_news import SUCCESSION, end_is_near, marker_stays, why_it_stays
from ecumene.dialogue.digest.wording import bought, markers, strike_in_words
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import (
    NamedOwner,
    NamedPlace,
    NamedPlayer,
    Series,
    say,
    several,
)
from ecumene.rules import events as ev
from ecumene.rules.seen import seen_events

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo, Party, Seat
    from ecumene.rules.view import View

MOST_TURNS: Final = 3
"""The last movements that are told; earlier ones are out of date."""
MOST_OWN: Final = 5
"""Conflicts and attacks, or gains, beyond this number are only counted."""


def digest(events: Iterable[Event], view: View) -> tuple[Sentence, ...]:
    """What happened since the last look, as the view's reader may know it.

    The events are those that stand (``seen.standing``), and the view is the state after them. A
    reader who has left the game, or watches, gets its course.
    """
    seen = list(seen_events(events, view.seat))
    told: list[Sentence] = []
    if view.seat is None or view.seat in view.left:
        return (*_course(seen), *_ahead(view))
    losses = ReaderLosses(view.seat)
    for event in seen:
        losses.hear(event)
    around = Surroundings(view, seen)
    told += losses.sentences()
    told += _arrivals(seen, view.seat, around)
    told += _cities_near(seen, view, around)
    told += _strife(seen, view.seat)
    told += _gains(seen, view.seat)
    told += marker_news(seen, view)
    told += _strikes(seen, view.seat)
    told += _cities(seen, view.seat, around)
    told += _doings(seen, view.seat)
    told += _course(seen)
    told += _ahead(view)
    return tuple(told)


# Around the reader


def _arrivals(events: Iterable[Event], seat: Seat, around: Surroundings) -> list[Sentence]:
    """Arrivals nearby, one sentence per movement (M10)."""
    movements, turn = Movements(), 0
    by_turn: dict[int, list[ArrivedPieces]] = {}
    for event in events:
        if isinstance(event, ev.PhaseBegan):
            turn = event.turn
        arrived = movements.hear(event)
        if arrived is not None and arrived.seat != seat:
            by_turn.setdefault(turn, []).append(arrived)
    found = {turn: around.arrivals(arrived) for turn, arrived in by_turn.items()}
    near = {turn: listed for turn, listed in found.items() if listed is not None}
    if len(near) <= 1:
        return [say("digest-near", list=listed) for listed in near.values()]
    last = list(near.items())[-1 : -MOST_TURNS - 1 : -1]
    return [
        say("digest-near-turn", turn=turn, list=listed) if turn else say("digest-near", list=listed)
        for turn, listed in last
    ]


def _cities_near(events: Iterable[Event], view: View, around: Surroundings) -> Iterator[Sentence]:
    """Cities that others have built near the reader, and that still stand."""
    near: dict[Seat, dict[Argument, None]] = {}
    for event in events:
        if isinstance(event, ev.CityBuilt) and event.area in around.near:
            owner = view.cities.get(event.area)
            if owner == event.seat != view.seat:
                near.setdefault(owner, {})[NamedPlace(event.area)] = None
    if near:
        entries = [
            say("digest-entry", who=NamedPlayer(owner), what=shortened(areas))
            for owner, areas in near.items()
        ]
        yield say("digest-built-near", list=several(entries, "semicolon"))


# The reader's own


def _strife(events: Sequence[Event], seat: Seat) -> list[Sentence]:
    """The reader's conflicts, and attacks that are not told as losses."""
    of_conflicts = ev.ConflictBegan | ev.TokensLost | ev.ConflictEnded
    told = [
        fight_in_words(story)
        for story in with_fights(event for event in events if isinstance(event, of_conflicts))
        if isinstance(story, FightStory) and seat in story.before
    ]
    told += [
        describe_event(event)
        for event in events
        if isinstance(event, ev.CityAttacked)
        if event.attacker == seat or (event.defender == seat and not event.successful)
    ]
    if len(told) > MOST_OWN:
        return [*told[-MOST_OWN:], say("digest-strife-more", count=len(told) - MOST_OWN)]
    return told


def _gains(events: Iterable[Event], seat: Seat) -> list[Sentence]:
    """What the reader gained without doing anything; only the latest if it is much."""
    told: list[Sentence] = []
    drawn: list[Sentence] = []
    for event in events:
        match event:
            case ev.CardsDrawn() if event.seat == seat:
                drawn = [describe_event(event)]
            case ev.CityAnnexed(taker=taker) | ev.CardHandedOver(taker=taker) if taker == seat:
                told.append(describe_event(event))
            case ev.CardStolen(thief=thief) if thief == seat:
                told.append(describe_event(event))
    return [*told[-MOST_OWN:], *drawn]


def marker_news(events: list[Event], view: View) -> Iterator[Sentence]:
    """That their marker did not move when the markers last moved, and why (H1)."""
    began = [
        number
        for number, event in enumerate(events)
        if isinstance(event, ev.PhaseBegan) and event.phase == SUCCESSION
    ]
    if not began:
        return
    since = events[began[-1] + 1 :]
    over = any(isinstance(event, ev.PhaseBegan) for event in since)
    moved = any(isinstance(event, ev.MarkerMoved) and event.seat == view.seat for event in since)
    if over and not moved:
        stays = marker_stays(view, since)
        if stays is not None:
            yield why_it_stays(stays)


# The others


def _cities(events: Iterable[Event], seat: Seat, around: Surroundings) -> Iterator[Sentence]:
    """The number of cities the others have lost, and built elsewhere."""
    lost: Counter[Party] = Counter()
    built: Counter[Party] = Counter()
    for event in events:
        match event:
            case ev.CityReduced() | ev.CityDestroyed() | ev.CityAnnexed():
                lost[event.owner] += 1
            case ev.CityFell():
                lost[event.defender] += 1
            case ev.CityBuilt() if event.area not in around.near:
                built[event.seat] += 1
    del lost[seat], built[seat]
    if lost:
        yield say("digest-others-lost", list=_numbers(lost))
    if built:
        yield say("digest-built", list=_numbers(built))


def _doings(events: Iterable[Event], seat: Seat) -> Iterator[Sentence]:
    """Others' special abilities, deals and purchases."""
    bargains = 0
    abilities: dict[Seat, list[Argument]] = {}
    purchases: dict[Seat, list[Argument]] = {}
    for event in events:
        match event:
            case ev.AdvancesBought() if event.seat != seat:
                purchases.setdefault(event.seat, []).extend(bought(event).items)
            case ev.AbilityUsed() if event.seat != seat:
                abilities.setdefault(event.seat, []).append(of.NamedAdvance(event.advance))
            case ev.DealMade():
                bargains += seat not in (event.offerer, event.seat)
    if abilities:
        yield say("digest-abilities", list=_by_player(abilities))
    if bargains:
        yield say("digest-deals", count=bargains)
    if purchases:
        yield say("digest-advances", list=_by_player(purchases))


def _strikes(events: Iterable[Event], seat: Seat) -> Iterator[Sentence]:
    strikes: dict[CardNo, StrikeStory] = {}
    for event in events:
        match event:
            case ev.CalamityStruck(card=card) if event.seat != seat:
                strikes.setdefault(card, StrikeStory(card)).struck.append(event)
            case ev.CalamityFailed(card=card) if card in strikes:
                struck = strikes[card].struck
                struck[:] = [each for each in struck if each.seat != event.seat]
    told = [strike for strike in strikes.values() if strike.struck]
    if told:
        listed = [strike_in_words(strike) for strike in told[:MOST_LISTED]]
        besides = sum(len(strike.struck) for strike in told[MOST_LISTED:])
        yield say("digest-strikes", list=several([*listed, *more(besides)], "semicolon"))


def _numbers(counts: Mapping[Party, int]) -> Series:
    """Numbers by player; no order of the players would mean anything."""
    counted = (of.Count(NamedOwner(party), count) for party, count in counts.items())
    return Series(tuple(counted), by_name=True)


def _by_player(things: Mapping[Seat, list[Argument]]) -> Series:
    """Everyone's things by name if they are few in all, otherwise their numbers."""
    counts = {seat: len(listed) for seat, listed in things.items()}
    if sum(counts.values()) > MOST_LISTED:
        return _numbers(counts)
    entries = (
        say("digest-entry", who=NamedPlayer(seat), what=several(listed))
        for seat, listed in things.items()
    )
    return several(entries, "semicolon")


def _course(events: Iterable[Event]) -> Iterator[Sentence]:
    """The course of the game: where the markers are, who leaves, and how it ends."""
    before: dict[Seat, int] = {}
    steps: dict[Seat, int] = {}
    rest: list[Sentence] = []
    for event in events:
        match event:
            case ev.MarkerMoved():
                before.setdefault(event.seat, event.before)
                steps[event.seat] = event.step
            case _ if isinstance(event, COURSE | ev.Leaving):
                rest.append(describe_event(event))
    ahead = {seat: step for seat, step in steps.items() if step > before[seat]}
    if ahead:
        yield markers(ahead)
    yield from rest


def _ahead(view: View) -> Iterator[Sentence]:
    near = end_is_near(view)
    if near is not None:
        yield near
