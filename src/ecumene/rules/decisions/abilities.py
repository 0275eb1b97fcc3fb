"""What seats are asked in phase 10.

A seat is offered all abilities it can use at once; each offer says how the ability can be used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import Action, Done
from ecumene.rules.answer_checks import wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import AnswerForm
from ecumene.rules.phases.abilities import BY_USE, AbilityOffer
from ecumene.rules.phases.abilities.ability import Use

if TYPE_CHECKING:
    from collections.abc import Iterator


class AskAbility(DecisionKind, frozen=True, tag="ability"):
    """Which special ability to use next, and how; or no more (Z1)."""

    key = "ask-ability"

    abilities: tuple[AbilityOffer, ...]
    """The abilities that can still be used, and how; their types are the ids of the advances."""
    rule: str = "Z1"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse an ability that is not offered, and whatever its offer refuses."""
        if isinstance(action, Done):
            return
        if not isinstance(action, Use):
            raise wrong_kind_of_answer(self.rule)
        kind = BY_USE[type(action)].offer
        offer = next((each for each in self.abilities if type(each) is kind), None)
        if offer is None:
            raise IllegalAction(self.rule, "illegal-ability")
        offer.check(action)  # type: ignore[arg-type]  # what answers its kind

    def answers(self) -> Iterator[Action]:
        """None, and the uses of all abilities in turn: one of each, then another of each."""
        yield Done()
        courses = [offer.answers() for offer in self.abilities]
        while courses:
            for course in tuple(courses):
                answer = next(course, None)
                if answer is None:
                    courses.remove(course)
                else:
                    yield answer

    def forms(self) -> Iterator[AnswerForm]:
        """The forms of every ability in turn; or none."""
        for offer in self.abilities:
            yield from offer.forms()
        yield AnswerForm(Done, "do-done")
