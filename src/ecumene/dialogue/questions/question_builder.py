"""Questions: everything about a decision that its seat may know, in one piece."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.dialogue.outlooks import outlook_sentences
from ecumene.dialogue.outlooks.calamity_background import background
from ecumene.dialogue.outlooks.option_costs import choice_costs
from ecumene.dialogue.questions.answer_ways import ways
from ecumene.dialogue.questions.question import Choice, Forecast, Question, Remark
from ecumene.dialogue.questions.question_context import forecast_of, options, situation
from ecumene.dialogue.sentences.action_sentences import describe_action
from ecumene.dialogue.sentences.decision_sentences import describe_decision
from ecumene.dialogue.sentences.sentence import NamedPlace, say
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import forecast, legal
from ecumene.rules.defaults import default
from ecumene.rules.forecast.calamity_costs import quake_cost
from ecumene.rules.forecast.option_order import answer_burden

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from typing import TypeAlias

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.forecast import Fare
    from ecumene.rules.forecast.option_order import Burden
    from ecumene.rules.view import View

    Lister: TypeAlias = Callable[[View, Decision, int], Iterable[Action]]

MOST_CHOICES: Final = 12
"""The most answers that are listed."""
UNLISTED: Final = (de.AskMove, de.AskTrade, de.AskAdvances)
"""Decisions that are not answered by picking one of a few."""
PLAYED: Final = (
    de.AskPlacement,
    de.AskSpread,
    de.AskStartCities,
    de.AskCities,
    de.AskDamage,
    de.AskSelection,
    de.AskVictims,
    de.AskYesNo,
    de.AskCalamityPlace,
    de.AskNeighbourCity,
    de.AskHorde,
)
"""Decisions for which a computer player's answer is proposed."""
BY_DEFAULT: Final = (
    de.AskTaxRate,
    de.AskNumber,
    de.AskLoss,
    de.AskCardToBuy,
    de.AskCardsToLose,
    de.AskCorruption,
    de.AskHandLimit,
    de.AskShare,
    de.AskFreeCredits,
)
"""Decisions for which the default answer is proposed (O4)."""


def legal_answers(view: View, decision: Decision, most: int) -> Iterable[Action]:
    """Legal answers, up to a number."""
    return islice(legal.answers(view, decision), most)


def question(
    view: View,
    decision: Decision,
    stand_in: Callable[[], Action | None],
    answers: Lister = legal_answers,
    told: Sequence[Event] = (),
) -> Question:
    """A decision of the view's seat as a question.

    ``stand_in`` gives a computer player's answer for this seat; it is called only if that is
    proposed. ``answers`` lists legal answers, possibly in another process with a time limit.
    ``told`` is what the seat has seen of the phase.
    """
    return Question(
        kind=str(decision.__struct_config__.tag),
        purpose=purpose(decision),
        rule=decision.rule,
        sentence=describe_decision(decision, view.seat),
        situation=tuple(situation(view, decision)),
        forecast=forecast_of(view, decision),
        options=tuple(options(decision)),
        ways=ways(view, decision),
        choices=tuple(choice(view, decision, each) for each in _listed(view, decision, answers)),
        proposal=_proposal(view, decision, stand_in),
        default=choice(view, decision, default(view, decision)),
        warnings=tuple(map(_eaten, forecast.missed(view))),
        may_wait=legal.why_not(view, decision, do.Wait()) is None,
        background=background(view, decision, told),
    )


def choice(view: View, decision: Decision | None, action: Action) -> Choice:
    """An answer in words, with its consequences."""
    return Choice(action, in_words(view, action), consequences(view, decision, action))


def in_words(view: View, action: Action) -> Sentence:
    """An answer of the view's seat in words."""
    assert view.seat is not None, "spectators are not asked"
    return describe_action(action, view.ships_of(view.seat))


def consequences(view: View, decision: Decision | None, action: Action) -> Forecast:
    """The consequences of an answer, if worth knowing beforehand."""
    match action:
        case do.BuildCity():
            return outlook_sentences.cities_outlook(view, (action,))
    costs = choice_costs(view, decision, action)
    if costs:
        return Forecast(tuple(Remark("toll", each) for each in costs))
    return Forecast(tuple(Remark("ships", each, loss=True) for each in warnings(view, action)))


def purpose(decision: Decision) -> str | None:
    """What a question is about, if its kind alone does not tell."""
    match decision:
        case de.AskYesNo(question=purpose) | de.AskCities(purpose=purpose):
            return purpose
        case de.AskCalamityPlace(kind=kind):
            return kind
    return None


def warnings(view: View, action: Action) -> Iterator[Sentence]:
    """Unexpected consequences of an answer."""
    match action:
        case do.BuildShip() | do.MaintainShip():
            fare = forecast.fare(view, action)
            if fare.missed:
                yield _eaten(fare)
        case do.MakeMoves(moves=moves) | do.MakeAllMoves(moves=moves):
            for number, move in enumerate(moves):
                if isinstance(move, do.BuildShip | do.MaintainShip):
                    yield from warnings(forecast.after_moves(view, moves[:number]), move)


def _eaten(fare: Fare) -> Sentence:
    """A ship is paid for with the tokens it was meant to carry."""
    place = NamedPlace(fare.place)
    return say("outlook-ship-eats", place=place, eaten=fare.missed, aboard=fare.aboard)


def _listed(view: View, decision: Decision, lister: Lister) -> list[Action]:
    """The answers if there are few, the least missed first and doing nothing last.

    Of many ways to build a city only the best is among them.
    """
    if isinstance(decision, UNLISTED):
        return []
    if isinstance(decision, de.AskCitySite):
        return [*map(best_way_to_build, decision.sites), do.Done()]

    def missed(action: Action) -> tuple[Burden, ...]:
        return answer_burden(view, decision, action)

    # Waiting and doing nothing are not counted among them.
    found = lister(view, decision, MOST_CHOICES + 3)
    answers = (each for each in found if not isinstance(each, do.Wait))
    if isinstance(decision, de.AskAbility):
        # The answers take turns between abilities, so that each is among the first.
        uses = (each for each in answers if not isinstance(each, do.Done))
        first = islice(uses, MOST_CHOICES)
        return [*sorted(first, key=lambda use: (type(use).__name__, missed(use))), do.Done()]
    listed = list(islice(answers, MOST_CHOICES + 1))
    if len(listed) > MOST_CHOICES:
        return []
    return sorted(listed, key=lambda action: (isinstance(action, do.Done), missed(action)))


def best_way_to_build(site: de.CitySite) -> do.BuildCity:
    """The cheapest way to build a city; a token that may stay does.

    It only helps (A-PUBLIC-WORKS).
    """
    ways_ = (each for each in de.AskCitySite((site,)).answers() if isinstance(each, do.BuildCity))
    first = next(ways_)
    return next((each for each in islice(ways_, 1) if each == replace(first, keep=True)), first)


def _proposal(
    view: View, decision: Decision, stand_in: Callable[[], Action | None]
) -> Choice | None:
    action: Action | None = None
    if isinstance(decision, de.AskCities) and decision.purpose == "earthquake":
        mildest = min(decision.options, key=lambda area: quake_cost(view, area))
        action = do.ChooseCities((mildest,))
    elif isinstance(decision, PLAYED):
        action = stand_in()
    elif isinstance(decision, BY_DEFAULT):
        action = default(view, decision)
    elif isinstance(decision, de.AskCitySite):
        city = best_way_to_build(decision.sites[0])
        supported = forecast.after_building(view, (city,)).support.suffices
        action = city if supported else do.Done()
    elif isinstance(decision, de.AskAdvances) and not forecast.affordable(decision):
        action = do.Done()
    return None if action is None else choice(view, decision, action)
