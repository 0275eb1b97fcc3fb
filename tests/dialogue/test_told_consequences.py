"""Every kind of question tells what would come of its answers, and what it tells comes true."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, get_args

from ecumene.dialogue.outlooks.option_costs import choice_costs
from ecumene.dialogue.outlooks.prospects import prospects
from ecumene.dialogue.questions.question import Counts, Pick
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities.politics import UsePolitics
from ecumene.rules.phases.abilities.trade_routes import UseTradeRoutes
from ecumene.rules.view import view
from tests.dialogue.test_questions import SHARES, asked_in_cases, question_to

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.questions.question import Question
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Seat

PLAIN = {de.AskCivilization}
"""Its options have a description of their own, the civilization's."""


@cache
def positions() -> list[tuple[Snapshot, Seat, type]]:
    return [
        (game.snapshot(), seat, type(game.pending[seat]))
        for share in range(SHARES)
        for game, seat in asked_in_cases(share)
    ]


def asked(kind: type) -> Iterator[tuple[Game, Seat]]:
    for snapshot, seat, found in positions():
        if found is kind:
            yield Game.restore(snapshot), seat


def tells(game: Game, seat: Seat, question: Question) -> bool:
    """Whether something is told about what would come of it, wherever the page has room for it."""
    picks = [each for way in question.ways for each in way.fields if isinstance(each, Pick)]
    counts = [each for way in question.ways for each in way.fields if isinstance(each, Counts)]
    options = [option for pick in picks for option in pick.options]
    options += [option for count in counts for option in count.room]
    seen, decision = view(game, seat), game.pending[seat]
    answers = islice(game.answers(seat), 10)
    return bool(
        question.forecast.remarks
        or any(option.costs for option in options)
        or any(choice.forecast.remarks for choice in question.choices)
        or any(prospects(seen, decision, answer).remarks for answer in answers)
    )


def test_every_kind_of_question_tells_what_comes_of_it() -> None:
    silent = {
        kind
        for kind in get_args(de.Decision)
        if not any(tells(game, seat, question_to(game, seat)) for game, seat in asked(kind))
    }
    assert silent == PLAIN


def only(sentences: tuple[Sentence, ...], *keys: str) -> Sentence:
    (found,) = (each for each in sentences if each.key in keys)
    return found


def test_what_is_given_up_in_a_conflict_leaves_what_was_told() -> None:
    """F3b, F3d."""
    compared: Counter[str] = Counter()
    keys = ("cost-loss-token", "cost-loss-ship", "cost-loss-near")
    for game, seat in asked(de.AskLoss):
        question = game.pending[seat]
        assert isinstance(question, de.AskLoss)
        before = dict(game.peek().players[seat].tokens)
        for answer in question.answers():
            assert isinstance(answer, do.ChooseLoss)
            said = only(choice_costs(view(game, seat), question, answer), *keys)
            lost = next_loss(game.copy(), seat, answer)
            if lost is None:
                continue  # others still choose
            assert said.args["tokens"] == before[question.area] - lost[question.area]
            if "left" in said.args:
                assert said.args["left"] == before[answer.area] - lost[answer.area]
            compared[said.key] += 1
    assert compared.keys() == set(keys)


def next_loss(game: Game, seat: Seat, answer: do.ChooseLoss) -> Counter[int] | None:
    """The tokens that a player removes at the moment of an answer."""
    for event in game.apply(seat, answer):
        if isinstance(event, ev.TokensLost):
            own = [each for each in event.removals if each.owner == seat]
            return Counter(each.area for each in own if each.kind == "token")
    return None


def test_the_attack_that_comes_first_ends_as_told() -> None:
    """F7, F8."""
    compared: Counter[str] = Counter()
    for game, seat in asked(de.AskCities):
        question = game.pending[seat]
        if not isinstance(question, de.AskCities) or question.purpose != "attack-order":
            continue
        for answer in question.answers():
            (said,) = choice_costs(view(game, seat), question, answer)
            events = game.copy().apply(seat, answer)
            attack = next((each for each in events if isinstance(each, ev.CityAttacked)), None)
            if attack is None:
                continue  # the defender may wait (F10)
            assert said.args["needed"] == attack.needed
            assert said.args["brings"] == attack.tokens
            own = "fight-own-city-falls" if attack.successful else "fight-own-city-stands"
            assert said.key in (own, "fight-attack-pirates")
            if said.key == "fight-attack-pirates":
                assert (said.args["falls"] == "yes") == attack.successful
            compared[said.key] += 1
    assert compared.total() > 3


def test_abilities_say_what_the_treasury_would_hold() -> None:
    """A-POLITICS, A-TRADE-ROUTES."""
    compared: Counter[type] = Counter()
    for game, seat in asked(de.AskAbility):
        question = game.pending[seat]
        for answer in islice(game.answers(seat), 40):
            if not isinstance(answer, UsePolitics | UseTradeRoutes):
                continue
            told = prospects(view(game, seat), question, answer).sentences
            said = only(tuple(told), "cost-to-treasury", "cost-paid")
            held = game.peek().players[seat].treasury
            for event in game.copy().apply(seat, answer):
                if isinstance(event, ev.PhaseBegan):
                    break
                if isinstance(event, ev.TreasuryGained):
                    held += event.tokens
                if isinstance(event, ev.TreasuryLost):
                    held -= event.tokens
            assert held == said.args["treasury" if "treasury" in said.args else "left"]
            compared[type(answer)] += 1
    assert len(compared) == 2
