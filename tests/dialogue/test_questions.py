"""Every kind of question holds all that is needed to answer it, and nothing hidden."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING, get_args

import msgspec
import pytest

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.dialogue.questions.question import Counts, Pick, Question, spoken
from ecumene.dialogue.questions.question_builder import question
from ecumene.dialogue.sentences.decision_sentences import with_rule
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules import actions as do
from ecumene.rules.decisions import AskAbility, Decision
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.json_schema import schema_of
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities.diaspora import DiasporaOffer
from ecumene.rules.seen import seen_events
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tests.dialogue.asked import put_to
from tests.dialogue.fitting import ways_for
from tests.rules.accepting import acceptance
from tests.rules.test_hostile import ANSWERED, CASES, position_of
from tools.hostile import options_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.state.ids import Seat

ACCEPTED = acceptance(schema_of(Question, "Question"))
SHARES = 8
LISTED = 60
"""Number of legal answers of each question that are compared with its fields."""


def asked_in_cases(share: int) -> Iterator[tuple[Game, Seat]]:
    """Everybody asked in the rule cases, which cover every kind of question."""
    for number, case in enumerate(CASES[share::SHARES]):
        yield from asked_in(position_of(case), ANSWERED, Random(number))
    if not share:
        yield from asked_in(Game(options_of(0)), 40, Random(0))


def asked_in(game: Game, answers: int, random: Random) -> Iterator[tuple[Game, Seat]]:
    for _ in range(answers):
        if not game.pending:
            return
        for seat in game.pending:
            yield game, seat
        seat = random.choice(list(game.pending))
        game.apply(seat, random.choice(list(islice(game.answers(seat), 50))))


def question_to(game: Game, seat: Seat) -> Question:
    table = Table(dict.fromkeys(range(game.options.players), COMPUTER_PLAYER), 1)
    told = seen_events(game.phase_events, seat)
    asked, shown = game.pending[seat], view(game, seat)
    return question(shown, asked, lambda: table.answer(game, seat), told=told)


@pytest.mark.parametrize("share", range(SHARES))
def test_every_legal_answer_can_be_filled_in(share: int) -> None:
    """Legal answers fit a way to answer; listed, proposed and default answers are legal (O4)."""
    for game, seat in asked_in_cases(share):
        asked = question_to(game, seat)
        for action in islice(game.answers(seat), LISTED):
            if isinstance(action, do.Wait):
                assert asked.may_wait
            else:
                assert ways_for(asked, action), (asked, action)
        offered = [*asked.choices, asked.default]
        offered += [] if asked.proposal is None else [asked.proposal]
        for choice in offered:
            game.check(seat, choice.action)


@pytest.mark.parametrize("share", range(SHARES))
def test_a_question_is_said_and_sent_whole(share: int) -> None:
    """It survives a round trip through JSON, and all of it has words in both languages."""
    for game, seat in asked_in_cases(share):
        asked = question_to(game, seat)
        sent = msgspec.json.encode(to_names(asked))
        assert from_names(msgspec.json.decode(sent), Question) == asked
        assert ACCEPTED(msgspec.json.decode(sent))
        sentences = [asked.sentence, *spoken(asked.situation), *asked.options]
        sentences += [*asked.forecast.sentences, *(way.sentence for way in asked.ways)]
        for choice in asked.choices:
            sentences += [choice.sentence, *choice.forecast.sentences]
        for way in asked.ways:
            picks = (field for field in way.fields if isinstance(field, Pick))
            sentences += [each for pick in picks for o in pick.options for each in o.costs]
        if asked.background is not None:
            sentences += asked.background.reasons
            sentences += [each for done in asked.background.done for each in done.costs]
        for language in languages:
            speaker = Speaker.for_view(Messages(language), view(game, seat))
            for sentence in sentences:
                text = speaker.text(sentence)
                assert text.strip()
                assert "{" not in text
                assert "".join(span.text for span in speaker.spans(sentence)) == text


def test_all_kinds_of_questions_are_tried() -> None:
    asked = {type(g.pending[s]) for share in range(SHARES) for g, s in asked_in_cases(share)}
    assert asked == set(get_args(Decision))


def test_the_rule_of_a_question_is_a_link() -> None:
    game = Game(options_of(0))
    seat = next(iter(game.pending))
    asked = question_to(game, seat)
    spans = Speaker.for_view(Messages("en"), view(game, seat)).spans(
        with_rule(asked.sentence, asked.rule)
    )
    assert asked.rule in [getattr(span.about, "rule", None) for span in spans]


def test_a_number_says_whether_pieces_leave_the_board() -> None:
    """A-DIASPORA."""
    asked = put_to(AskAbility((DiasporaOffer({1: 2}, {3: 1}, 2),)))
    (way,) = (way for way in asked.ways if way.action == "use-diaspora")
    removes = {each.name: each.removes for each in way.fields if isinstance(each, Counts)}
    assert removes == {"taken": True, "placed": False}
