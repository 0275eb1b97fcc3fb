"""A question in lines, with everything that belongs to it and how to answer in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue import describe_action
from ecumene.dialogue.questions.question import spoken
from ecumene.dialogue.questions.question_context import needs_options
from ecumene.dialogue.sentences.decision_sentences import with_rule
from ecumene.dialogue.sentences.sentence import say
from ecumene.dialogue.side import owed_deals
from ecumene.models import looks
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.conversation import Conversation
    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.dialogue.typed import Form


def told(talk: Conversation, *, quiet: bool) -> Iterator[str]:
    """The current question; ``quiet``: in trade nobody else has anything more to say."""
    asked = talk.question()
    assert asked is not None
    form = talk.form(quiet=quiet)
    speaker = talk.speaker
    yield from map(speaker.text, _sentences(talk, asked, form))
    if form.how is not None:
        yield talk.messages(form.how)
    if isinstance(talk.decision, AskAdvances):
        yield talk.messages("typed-how-pay")
    if talk.trades:
        yield from _in_trade(talk, quiet=quiet)
    if form.default is not None:
        yield speaker.text(say("model-default", answer=describe_action(form.default)))


def _sentences(talk: Conversation, asked: Question, form: Form) -> Iterator[Sentence]:
    view, decision = talk.view(), talk.decision
    assert decision is not None
    yield from subject(talk)
    if asked.background is not None:
        yield from asked.background.reasons
    yield from spoken(asked.situation)
    yield from asked.forecast.sentences
    yield from asked.warnings
    if view.decision is not None:
        yield with_rule(asked.sentence, asked.rule)
    for number, choice in enumerate(form.choices, 1):
        yield say("play-choice", number=number, choice=choice.sentence)
        yield from choice.forecast.sentences
    if needs_options(decision, listed=bool(form.choices)):
        yield from asked.options


def subject(talk: Conversation) -> Iterator[Sentence]:
    """What the question is about, where that is much: areas, prices, offers."""
    view, decision = talk.view(), talk.decision
    match decision:
        case AskMove():
            yield from looks.moves(view)
        case AskAdvances():
            yield from looks.prices(view, decision)
        case AskTrade():
            yield from looks.offers(view)


def _in_trade(talk: Conversation, *, quiet: bool) -> Iterator[str]:
    """What a trader can do besides; whoever reads this has seen the offers (X1)."""
    table = talk.view().trade
    assert table is not None
    talk.side.show_offers(() if owed_deals(talk.view()) else table.offers)
    if not talk.pending:
        yield talk.messages("model-trade-done")
    elif quiet:
        yield talk.messages("model-trade-quiet")
    else:
        yield talk.messages("model-trade-waits")
