"""What seats are asked in phases 6 and 7."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ecumene.rules.actions import Action, BuyCard, Done
from ecumene.rules.answer_checks import wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import AnswerForm, One, YesOrNo
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.view import View


class AskCardToBuy(DecisionKind, Frozen, frozen=True, tag="card-to-buy"):
    """Which trade card to buy next, if any; each is seen before the next is bought (D3)."""

    key = "ask-card-to-buy"

    prices: dict[int, int]
    """The stacks the player can pay for, by printed number, and the price of a card."""
    free: tuple[int, ...] = ()
    """The stacks from which a free card can be taken (A-WONDER-OF-THE-WORLD)."""
    rule: str = "D3"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a stack that is closed to the player or too expensive."""
        if isinstance(action, Done):
            return
        if not isinstance(action, BuyCard):
            raise wrong_kind_of_answer(self.rule)
        if action.free and action.stack not in self.free:
            raise IllegalAction(
                "A-WONDER-OF-THE-WORLD",
                "illegal-free-card",
                stack=action.stack,
                options=self.free,
            )
        if not action.free and action.stack not in self.prices:
            raise IllegalAction(
                self.rule,
                "illegal-card-purchase",
                stack=action.stack,
                options=tuple(self.prices),
            )

    def answers(self) -> Iterator[Action]:
        """No card, and one from each open stack."""
        yield Done()
        yield from (BuyCard(stack) for stack in self.prices)
        yield from (BuyCard(stack, free=True) for stack in self.free)

    def forms(self) -> Iterator[AnswerForm]:
        """A stack to buy from, or to take a free card from; or none."""
        if self.prices:
            yield AnswerForm(BuyCard, "way-buy-card", One("stack", tuple(self.prices), self.prices))
        if self.free:
            stack = One("stack", self.free)
            yield AnswerForm(BuyCard, "way-buy-card-free", stack, YesOrNo("free"))
        yield AnswerForm(Done, "do-done")


class AskTrade(DecisionKind, frozen=True, tag="trade"):
    """What to do in trade: offers, deals, or being done (X1).

    Judged against the hand and the offers on the table, in ``ecumene.rules.phases.trade``. Players
    who are done are no longer asked, but may come back as long as anybody else is (X8).
    """

    key = "ask-trade"

    rule: str = "X1"
    """The rule that asks."""

    def default(self, _view: View) -> Action:
        """To be done (O4e)."""
        return Done()


TradeDecision: TypeAlias = AskCardToBuy | AskTrade
