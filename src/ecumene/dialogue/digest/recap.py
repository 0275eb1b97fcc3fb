"""A recap before a question: what befell the reader, what touches their areas, and the rest.

The rest is one line a player, however long the stretch is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

from ecumene.dialogue.digest.befell import Befallen
from ecumene.dialogue.digest.fights import Fights
from ecumene.dialogue.digest.movements import Movements, nothing_known
from ecumene.dialogue.digest.nearness import Surroundings
from ecumene.dialogue.digest.reader_losses import shortened
from ecumene.dialogue.digest.recap_lines import MadeMove, RecapLine, reason
from ecumene.dialogue.digest.stretch_summary import marker_news
from ecumene.dialogue.digest.summaries import arrivals_in_words, counted, fight_in_words
from ecumene.dialogue.digest.wording import bought
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import NamedPlace, NamedPlayer, say, several
from ecumene.rules import events as ev
from ecumene.rules import forecast
from ecumene.rules.seen import seen_events
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ecumene.dialogue.digest.fights import FightStory
    from ecumene.dialogue.digest.movements import ArrivedPieces
    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Party, PlaceNo, Seat
    from ecumene.rules.view import View

MOST_FAR: Final = 3
"""Places of one movement far away beyond this number are only counted."""
ENDINGS: Final = ev.LateIronAge | ev.LastTurn | ev.GameOver | ev.Leaving | ev.Left
"""What everybody wants to know of the course of the game."""


def recap(
    events: Iterable[Event],
    view: View,
    *,
    earlier: Iterable[Event] = (),
    ships: Callable[[Seat], Sequence[PlaceNo]] = nothing_known,
    own_moves: bool = False,
) -> tuple[RecapLine, ...]:
    """What happened, as the view's reader may know it; the view is the state after it.

    Earlier: events of the same movement, which are not told. Ships: where somebody's ships were
    when it began. Own moves: whether the reader's are told, too, as to somebody who looks back.
    """
    seat = None if view.seat in view.left else view.seat
    seen = list(seen_events(events, seat))
    teller = _Teller(view, seat, Surroundings(view, seen), Movements(ships))
    for event in seen_events(earlier, seat):
        teller.movements.hear(event)
    for event in seen:
        teller.hear(event)
    return (
        *teller.own.lines(seen, view),
        *(RecapLine(said, "own") for said in _marker(seen, view, seat)),
        *(teller.own_moves if own_moves else ()),
        *teller.near,
        *_fights_ahead(view, seat),
        *teller.others(),
    )


def _marker(events: list[Event], view: View, seat: Seat | None) -> Iterator[Sentence]:
    return marker_news(events, view) if seat is not None else iter(())


def _fights_ahead(view: View, seat: Seat | None) -> Iterator[RecapLine]:
    """The reader's conflicts as they stand on the board, and how they would end (F)."""
    if seat is None or view.over:
        return
    for fight in forecast.fights(view, seat):
        after = forecast.outcome(view, fight.area)
        left = {party: count for party, count in after.tokens.items() if count}
        args: dict[str, Argument] = {
            "area": NamedPlace(fight.area),
            "tokens": counted(fight.tokens, seat),
            "left": counted(left, seat),
            "any": "yes" if left else "no",
            "city": "none" if fight.city is None else "falls" if after.fallen else "stands",
        }
        yield RecapLine(of.Sentence("recap-fight-ahead", args), "near", None, (fight.area,))


def _moved(
    arrived: ArrivedPieces, about: Literal["own", "near"], places: tuple[PlaceNo, ...]
) -> RecapLine:
    what = several(arrivals_in_words(arrived, places), "semicolon")
    said = say("moved-player", who=NamedPlayer(arrived.seat), what=what)
    moves = tuple(move for move in arrived.moves if move.way[-1] in places)
    return RecapLine(said, about, arrived.seat, places, moves)


class _Doings:
    """What one of the others did and suffered, apart from what was told already."""

    def __init__(self, party: Party) -> None:
        self._party = party
        self.arrived: list[ArrivedPieces] = []
        """Movements, of which only what is far away is told here."""
        self.built: list[PlaceNo] = []
        self.lost: dict[str, list[PlaceNo]] = {}
        """Cities by the rule that took them."""
        self.tokens = 0
        self.struck: list[Argument] = []
        self.bought: list[Argument] = []
        self.abilities: list[Argument] = []
        self.step: int | None = None

    def line(self, near: frozenset[PlaceNo]) -> RecapLine | None:
        """All of it; None if there is nothing."""
        phrases = list(self._phrases(near))
        if not phrases:
            return None
        said = say("recap-player", who=NamedPlayer(self._party), what=several(phrases, "semicolon"))
        return RecapLine(said, "others", self._party, tuple(self._places(near)), self._moves(near))

    def _phrases(self, near: frozenset[PlaceNo]) -> Iterator[Sentence]:
        for each in self.arrived:
            far = {*each.tokens, *each.ships} - near
            yield from arrivals_in_words(each, far, MOST_FAR)
        if self.built:
            areas = shortened(map(NamedPlace, self.built))
            yield say("recap-builds", count=len(self.built), areas=areas)
        if self.struck:
            yield say("recap-is-struck", cards=several(self.struck))
        for rule, lost in self.lost.items():
            areas = shortened(map(NamedPlace, lost))
            yield say("recap-loses-cities", count=len(lost), areas=areas, rule=reason(rule))
        if self.tokens:
            yield say("recap-loses-tokens", count=self.tokens)
        if self.abilities:
            yield say("recap-uses", advances=several(self.abilities))
        if self.bought:
            yield say("recap-buys", advances=several(self.bought))
        if self.step is not None:
            yield say("recap-reaches", step=self.step)

    def _places(self, near: frozenset[PlaceNo]) -> dict[PlaceNo, None]:
        found = [place for each in self.arrived for place in each.tokens if place not in near]
        found += [*self.built, *(place for lost in self.lost.values() for place in lost)]
        return dict.fromkeys(found)

    def _moves(self, near: frozenset[PlaceNo]) -> tuple[MadeMove, ...]:
        return tuple(
            move for each in self.arrived for move in each.moves if move.way[-1] not in near
        )


class _Teller:
    """Sorts what happened by whom it concerns."""

    def __init__(
        self, view: View, seat: Seat | None, around: Surroundings, movements: Movements
    ) -> None:
        self._seat = seat
        self._around = around.near if seat is not None else frozenset()
        self.movements = movements
        self._fights = Fights()
        self.own = Befallen(seat)
        self.own_moves: list[RecapLine] = []
        self.near: list[RecapLine] = []
        self._doings = {party: _Doings(party) for party in range(len(view.players))}
        self._course: list[RecapLine] = []
        """What concerns everybody."""

    def hear(self, event: Event) -> None:
        self.own.hear(event)
        arrived = self.movements.hear(event)
        if arrived is not None:
            self._arrive(arrived)
        fight = self._fights.hear(event)
        if fight is not None and self._seat not in fight.before:
            self._fight(fight)
        self._hear_of_city(event)
        self._hear_of_loss(event)
        self._hear_of_horde(event)
        self._hear_of_rest(event)
        if isinstance(event, ENDINGS):
            self._course.append(RecapLine(describe_event(event), "others"))

    def others(self) -> Iterator[RecapLine]:
        """A line for each player, then what concerns everybody."""
        for party, doings in self._doings.items():
            line = doings.line(self._around) if party != self._seat else None
            if line is not None:
                yield line
        yield from self._course

    def _arrive(self, arrived: ArrivedPieces) -> None:
        places = dict.fromkeys((*arrived.tokens, *arrived.ships))
        if arrived.seat == self._seat:
            if places:
                self.own_moves.append(_moved(arrived, "own", tuple(places)))
            return
        near = tuple(place for place in places if place in self._around)
        if near:
            self.near.append(_moved(arrived, "near", near))
        self._doings[arrived.seat].arrived.append(arrived)

    def _fight(self, fight: FightStory) -> None:
        """A conflict of others: told as a whole nearby, elsewhere by what each has lost."""
        if fight.area in self._around:
            self.near.append(RecapLine(fight_in_words(fight), "near", None, (fight.area,)))
            return
        for party, lost in fight.lost.items():
            if party != BARBARIANS:
                self._doings[party].tokens += lost

    def _hear_of_city(self, event: Event) -> None:
        match event:
            case ev.CityBuilt(area=area) if event.seat != self._seat:
                if area in self._around:
                    line = RecapLine(describe_event(event), "near", event.seat, (area,))
                    self.near.append(line)
                else:
                    self._doings[event.seat].built.append(area)
            case ev.CityReduced(owner=owner) | ev.CityDestroyed(owner=owner) if owner >= 0:
                self._doings[owner].lost.setdefault(event.rule, []).append(event.area)
            case ev.CityAnnexed(owner=owner) if owner >= 0:
                self._doings[owner].lost.setdefault(event.rule, []).append(event.area)
            case ev.CityFell(defender=owner) if owner >= 0:
                self._doings[owner].lost.setdefault("F9", []).append(event.area)

    def _hear_of_loss(self, event: Event) -> None:
        match event:
            case ev.TokensDestroyed(owner=owner, tokens=tokens) if owner >= 0:
                self._doings[owner].tokens += sum(tokens.values())
            case ev.TokensAnnexed(owner=owner, tokens=count) if owner >= 0:
                self._doings[owner].tokens += count
            case ev.AttackFailed(attacker=owner, tokens=count) if owner >= 0:
                self._doings[owner].tokens += count

    def _hear_of_horde(self, event: Event) -> None:
        """Barbarians who come, by land (C-BARBARIAN-HORDES)."""
        match event:
            case ev.HordeArrived(area=area):
                self._come(event, area)
            case ev.HordeMoved(start=start, goal=goal, tokens=count):
                self._come(event, goal, MadeMove(BARBARIANS, "march", start, (goal,), count))

    def _come(self, event: Event, goal: PlaceNo, *moves: MadeMove) -> None:
        said = describe_event(event)
        if goal in self._around:
            self.near.append(RecapLine(said, "near", BARBARIANS, (goal,), moves))
        else:
            self._course.append(RecapLine(said, "others", BARBARIANS, (goal,), moves))

    def _hear_of_rest(self, event: Event) -> None:
        match event:
            case ev.CalamityStruck(card=card):
                self._doings[event.seat].struck.append(of.NamedCard(card))
            case ev.CalamityFailed(card=card):
                struck = self._doings[event.seat].struck
                if of.NamedCard(card) in struck:
                    struck.remove(of.NamedCard(card))
            case ev.AdvancesBought():
                self._doings[event.seat].bought.extend(bought(event).items)
            case ev.AbilityUsed():
                self._doings[event.seat].abilities.append(of.NamedAdvance(event.advance))
            case ev.MarkerMoved(step=step, before=before) if step > before:
                self._doings[event.seat].step = step
