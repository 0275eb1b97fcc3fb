"""A chronicle of a finished game by epochs: half a page that one would send to friends.

An epoch of the game begins when the first marker has come into it (H1). Of each it tells who came
first, what was the hardest blow, and what there was more of than at other times.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.analysis.awards import MOST_SHARING, counted, losses, passed_by
from ecumene.dialogue.sentences.sentence import (
    NamedCard,
    NamedEpoch,
    NamedPlayer,
    Sentence,
    advances,
    players,
    say,
)
from ecumene.rules.phases.succession import epoch_at
from ecumene.rules.state.ids import EpochNo, Seat

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.analysis.deeds import Deeds, Feat
    from ecumene.analysis.ledger import TradeLedger
    from ecumene.data import TrackName
    from ecumene.dialogue.sentences.sentence import Argument
    from ecumene.rules.state.ids import CivNo

BESIDES: Final = 2
"""Sentences of an epoch besides who came first and the hardest blow."""


class Chapter(Struct, frozen=True):
    """A paragraph of the chronicle."""

    epoch: EpochNo | None
    """Which epoch; None: the end of the game."""
    since: int
    """The first turn."""
    until: int
    """The last turn."""
    heading: Sentence
    """Its heading."""
    sentences: tuple[Sentence, ...]
    """What is told."""


class _Span(Struct, frozen=True):
    """An epoch of the game: who was first, and its turns."""

    epoch: EpochNo
    first: tuple[Seat, ...]
    since: int
    """The first turn."""
    until: int
    """The last turn."""

    def has(self, turn: int) -> bool:
        return self.since <= turn <= self.until


def chronicle_of(
    track: TrackName, civs: Sequence[CivNo], ledger: TradeLedger, deeds: Deeds
) -> tuple[Chapter, ...]:
    """The chronicle of a game; ``civs``: the civilizations by seat."""
    spans = list(_spans(track, civs, deeds))
    teller = _EpochTeller(ledger, deeds)
    chapters = [
        Chapter(
            span.epoch,
            span.since,
            span.until,
            say(
                "chronicle-epoch",
                epoch=NamedEpoch(span.epoch),
                since=span.since,
                until=span.until,
                turns=span.until - span.since + 1,
            ),
            tuple(teller.told(span)),
        )
        for span in spans
    ]
    return (*chapters, _end(deeds))


def _spans(track: TrackName, civs: Sequence[CivNo], deeds: Deeds) -> Iterator[_Span]:
    """Markers move when a turn ends, so an epoch begins with the turn after that."""
    came = [(turn, seat, epoch_at(track, civs[seat], step)) for turn, seat, step in deeds.steps]
    begins = max((epoch for turn, _, epoch in came if turn == 0), default=0)
    begun: list[tuple[EpochNo, tuple[Seat, ...], int]] = [(begins, (), 1)]
    for turn, arrivals in groupby(came, key=itemgetter(0)):
        epochs = {seat: epoch for _, seat, epoch in arrivals}
        furthest = max(epochs.values())
        if furthest > begun[-1][0]:
            first = tuple(sorted(seat for seat, epoch in epochs.items() if epoch == furthest))
            begun.append((furthest, first, turn + 1))
    ends = [since - 1 for _, _, since in begun[1:]]
    for span, until in zip(begun, [*ends, deeds.last_turn], strict=True):
        if span[2] <= until:  # else it began with the end of the game
            yield _Span(*span, until)


class _EpochTeller:
    """Tells of epochs."""

    def __init__(self, ledger: TradeLedger, deeds: Deeds) -> None:
        self._ledger = ledger
        self._deeds = deeds

    def told(self, span: _Span) -> Iterator[Sentence]:
        if span.first:
            yield say("chronicle-first", who=players(span.first), turn=span.since - 1)
        ranked = [
            (much, place, sentence)
            for place, (much, sentence) in enumerate(self._besides(span))
            if much > 0
        ]
        told = sorted(ranked, key=lambda each: (-each[0], each[1]))[:BESIDES]
        yield from (each[2] for each in sorted(told, key=lambda each: each[1]))
        yield from self._blow(span)
        for gone in self._deeds.gone:
            if span.has(gone.turn):
                yield say("chronicle-left", who=NamedPlayer(gone.seat), turn=gone.turn)

    def _besides(self, span: _Span) -> Iterator[tuple[float, Sentence]]:
        """What else could be told, each with how much more of it there was than at other times."""
        yield from self._cities(span)
        yield from self._wars(span)
        yield from self._trade(span)
        yield from self._shopping(span)

    def _more(self, span: _Span, inside: float, whole: float) -> float:
        """How often something happened in a turn, against a turn of the whole game."""
        turns = span.until - span.since + 1
        return inside / turns / (whole / self._deeds.last_turn)

    def _cities(self, span: _Span) -> Iterator[tuple[float, Sentence]]:
        built = self._within(span, self._deeds.built)
        if built:
            yield (
                self._more(span, len(built), len(self._deeds.built)),
                _by_most("chronicle-cities", "chronicle-cities-all", built),
            )

    def _wars(self, span: _Span) -> Iterator[tuple[float, Sentence]]:
        taken = self._within(span, self._deeds.conquered)
        if taken:
            yield (
                self._more(span, len(taken), len(self._deeds.conquered)),
                _by_most("chronicle-wars", "chronicle-wars-all", taken),
            )

    def _trade(self, span: _Span) -> Iterator[tuple[float, Sentence]]:
        made = [
            tuple(sorted((deal.offerer.seat, deal.partner.seat)))
            for deal in self._ledger.deals
            if span.has(deal.turn)
        ]
        if made:
            pairs = Counter(made)
            (one, other), most = min(pairs.items(), key=lambda each: (-each[1], each[0]))
            if len(made) > 1 and most == 1:
                said = say("chronicle-deals", deals=len(made))
            else:
                pair = {"one": NamedPlayer(one), "other": NamedPlayer(other)}
                said = say("chronicle-trade", deals=len(made), most=most, **pair)
            yield self._more(span, len(made), len(self._ledger.deals)), said

    def _shopping(self, span: _Span) -> Iterator[tuple[float, Sentence]]:
        bought = [each for each in self._deeds.purchases if span.has(each.turn)]
        if bought:
            dearest = max(bought, key=lambda each: each.price)
            everything = sum(each.price for each in self._deeds.purchases)
            spent = sum(each.price for each in bought)
            yield (
                self._more(span, spent, everything) if everything else 0,
                say(
                    "chronicle-shopping",
                    who=NamedPlayer(dearest.seat),
                    turn=dearest.turn,
                    price=dearest.price,
                    advances=advances(dearest.advances),
                ),
            )

    def _blow(self, span: _Span) -> Iterator[Sentence]:
        blows = [each for each in self._deeds.blows if span.has(each.turn) and each.weight]
        if not blows:
            return
        blow = max(blows, key=lambda each: each.weight)
        numbers: dict[str, Argument] = {
            "card": NamedCard(blow.card),
            "who": NamedPlayer(blow.seat),
            "loss": losses(blow.tokens, blow.cities),
            "turn": blow.turn,
        }
        giver = passed_by(self._ledger.calamities, blow.card, blow.turn, blow.seat)
        other_words = span.epoch % 2
        if giver is not None:
            numbers["giver"] = NamedPlayer(giver)
            key = "chronicle-worst-passed" if other_words else "chronicle-blow-passed"
        else:
            key = "chronicle-worst" if other_words else "chronicle-blow"
        yield say(key, **numbers)

    @staticmethod
    def _within(span: _Span, feats: Iterable[Feat]) -> list[Feat]:
        return [feat for feat in feats if span.has(feat.turn)]


def _by_most(with_names: str, without: str, feats: Sequence[Feat]) -> Sentence:
    """How many cities, and whose most of them are if somebody stands out."""
    counts = counted(feats)
    best = max(counts.values())
    who = [seat for seat, count in counts.items() if count == best]
    if len(feats) > 1 and (best == 1 or len(who) > MOST_SHARING):
        return Sentence(without, {"cities": len(feats)})
    return Sentence(with_names, {"cities": len(feats), "who": players(who), "most": best})


def _end(deeds: Deeds) -> Chapter:
    winner, *others = deeds.ranking
    number = deeds.last_turn
    heading = say("chronicle-end", turn=number)
    numbers: dict[str, Argument] = {"who": NamedPlayer(winner.seat), "points": winner.total}
    if not others:
        return Chapter(None, number, number, heading, (say("chronicle-won-alone", **numbers),))
    second = others[0]
    ahead = winner.total - second.total
    numbers["second"] = NamedPlayer(second.seat)
    if ahead:
        said = say("chronicle-won", **numbers, ahead=ahead)
    else:
        said = say("chronicle-won-tied", **numbers)
    return Chapter(None, number, number, heading, (said,))
