"""What seats are asked in phases 6 and 7."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.actions import Action, BuyCard, Done
from ecumene.rules.decisions.board import wrong_kind_of_answer
from ecumene.rules.errors import IllegalAction
from ecumene.rules.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator


class AskCardToBuy(Frozen, frozen=True, tag="card-to-buy"):
    """Which trade card to buy next, if any; what is bought is seen before the next (D3)."""

    prices: dict[int, int]
    """The stacks they can pay for, by their printed number, and what a card costs."""
    free: tuple[int, ...] = ()
    """The stacks from which a card can be taken for nothing (A-WONDER-OF-THE-WORLD)."""
    rule: str = "D3"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a stack that is closed to the player or too dear for them."""
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


class AskTrade(Struct, frozen=True, tag="trade"):
    """What to do in trade: offers, deals, or being done (X1).

    Judged against the hand and the offers on the table, in ``ecumene.rules.trade``. Players who are
    done are no longer asked, but may come back as long as anybody else is (X8).
    """

    rule: str = "X1"
    """The rule that asks."""
