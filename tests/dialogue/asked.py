"""How the tests ask questions outside games, and read typed answers."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from ecumene.data import MapName
from ecumene.dialogue.questions.question_builder import question
from ecumene.dialogue.typed import Context, Form, Reader, Vocabulary, form_for
from ecumene.rules.decisions import AskCities, AskSacrifice
from ecumene.rules.game import Game
from ecumene.rules.state.lookup_tables import PUBLIC_WORKS
from ecumene.rules.view import view
from ecumene.words import Messages
from tests.rules.position import empty_play, place, save

if TYPE_CHECKING:
    from ecumene.dialogue.questions.question import Question
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


def context(language: str, players: tuple[str, ...] = ("Egypt", "Rome")) -> Context:
    """What is needed to read answers in a language."""
    messages = Messages(language)
    return Context(Reader(messages, players), Vocabulary(messages))


@cache
def somewhere(*, cities: bool = False) -> View:
    """A game in which the reader has enough tokens around Athens and treasury, or cities."""
    play = empty_play(5, MapName.WEST)
    if cities:
        place(play, 0, {"corinth": 6}, ("athens", "sparta"))
    else:
        place(play, 0, {"athens": 7, "sparta": 3, "corinth": 6})
    save(play, 0, 4)
    play.state.players[0].advances = PUBLIC_WORKS
    play.state.turn, play.state.phase = 1, 5
    return view(Game.from_state(play.options, play.state), 0)


def put_to(decision: Decision, seen: View | None = None) -> Question:
    """A decision as a question to the reader."""
    if seen is None:
        seen = somewhere(cities=isinstance(decision, AskCities | AskSacrifice))
    return question(seen, decision, lambda: None)


def form_of(decision: Decision, language: str = "en") -> Form:
    """How a decision is answered in words."""
    return form_for(lambda: put_to(decision), context(language))
