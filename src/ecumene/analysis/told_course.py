"""The course of a game as it is told: turning points as sentences, and everything as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.analysis.chances import fitted
from ecumene.analysis.course import PhaseEnd
from ecumene.analysis.ledger import TradeLedger
from ecumene.analysis.split import Parts, Split
from ecumene.analysis.story import story_of
from ecumene.dialogue import Speaker
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import NamedCard, NamedPlayer, Sentence, say
from ecumene.rules.state.ids import CivNo, Seat
from ecumene.rules.view import view

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.analysis.course import GameCourse, TurningPoint
    from ecumene.dialogue.sentences.sentence import Argument
    from ecumene.rules.game import Game
    from ecumene.words import Say

FORMAT: Final = 1
"""Changes whenever the data of an analysis are arranged differently."""


class ToldTurningPoint(Struct, frozen=True):
    """A phase in which the chance of a seat changed much."""

    turn: int
    """The turn."""
    phase: int
    """The phase."""
    seat: Seat
    """Whose chance it was."""
    before: float
    """The chance when the phase began."""
    after: float
    """The chance when it had ended."""
    answers: int
    """The answers of the record before the phase: a game that goes on from them can change it."""
    sentences: tuple[str, ...]
    """The change, and what happened to that seat in the phase, in the reader's language."""


class ToldAward(Struct, frozen=True):
    """An award."""

    name: str
    """Which one it is."""
    seats: tuple[Seat, ...]
    """Who gets it."""
    title: str
    """What it is called, in the reader's language."""
    why: str
    """What it is for."""


class ToldChapter(Struct, frozen=True):
    """An epoch of the game, or its end."""

    since: int
    """The first turn."""
    until: int
    """The last turn."""
    heading: str
    """Its heading, in the reader's language."""
    sentences: tuple[str, ...]
    """What is told."""


class Analysis(Struct, frozen=True):
    """What decided a finished game."""

    format: int
    """The version of this form: 1."""
    civilizations: tuple[CivNo, ...]
    """The civilization of each seat."""
    winner: Seat
    """Who has won (V2)."""
    fitted_games: int
    """The games that the chances were fitted to."""
    fitted_players: str
    """The version of the players of those games."""
    ends: tuple[PhaseEnd, ...]
    """Everybody's chances at the end of each phase."""
    turning_points: tuple[ToldTurningPoint, ...]
    """The largest changes, in the order in which they came."""
    split: Split | None
    """What changed everybody's chances, if it was asked for."""
    awards: tuple[ToldAward, ...]
    """The awards that somebody has earned."""
    chronicle: tuple[ToldChapter, ...]
    """The game in half a page, by epochs."""
    ledger: TradeLedger
    """The trade of the whole game."""


def analysis_of(
    game: Game, course: GameCourse, messages: Say, split: Split | None = None
) -> Analysis:
    """The course of a game as data, with sentences in a language."""
    speaker = Speaker.for_view(messages, view(game, None))
    ledger, awards, chronicle = story_of(game)
    points = []
    for each in course.turning_points:
        sentences = tuple(map(speaker.text, told(each)))
        points.append(
            ToldTurningPoint(
                each.turn,
                each.phase,
                each.seat,
                each.before,
                each.after,
                each.answers,
                sentences,
            )
        )
    return Analysis(
        FORMAT,
        tuple(player.civilization for player in game.peek().players),
        game.ranking()[0].seat,
        fitted().games,
        fitted().players,
        course.ends,
        tuple(points),
        split,
        tuple(
            ToldAward(each.name, each.seats, speaker.text(each.title), speaker.text(each.why))
            for each in awards
        ),
        tuple(
            ToldChapter(
                each.since,
                each.until,
                speaker.text(each.heading),
                tuple(map(speaker.text, each.sentences)),
            )
            for each in chronicle
        ),
        ledger,
    )


def told(point: TurningPoint) -> Iterator[Sentence]:
    """A turning point in words: the change, then what happened to that seat."""
    numbers: dict[str, Argument] = {
        "turn": point.turn,
        "phase": point.phase,
        "who": NamedPlayer(point.seat),
        "before": percent(point.before),
        "after": percent(point.after),
    }
    if point.after > point.before:
        yield say("analyse-up", **numbers)
    else:
        yield say("analyse-down", **numbers)
    yield from map(describe_event, point.events)
    for each in point.passed_on:
        yield say(
            "analyse-passed-on",
            giver=NamedPlayer(each.giver),
            card=NamedCard(each.card),
            gave=each.gave,
            got=each.got,
        )


def percent(chance: float) -> int:
    """A chance in whole percent."""
    return round(100 * chance)


def in_points(parts: Parts) -> dict[str, int]:
    """The parts in whole percentage points, which add up: the rest takes up the rounding."""
    named = {name: percent(getattr(parts, name)) for name in ("chance", "own", "trade", "others")}
    whole = percent(parts.whole)
    return {**named, "rest": whole - sum(named.values()), "whole": whole}
