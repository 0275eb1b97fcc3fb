"""The numbers by which a strategist judges deals."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from msgspec import Meta, Struct

from ecumene.bots.settler.bargaining import trade_by
from ecumene.bots.strategist.merchant import Merchant
from ecumene.rules.decisions import AskTrade
from tools.exploiters.exploiter import Exploiter

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


class MerchantNumbers(Struct, frozen=True):
    """In points of cards, as ``Trader`` explains them."""

    burden: Annotated[int, Meta(ge=5, le=60)] = Merchant.BURDEN
    material: Annotated[int, Meta(ge=0, le=20)] = Merchant.MATERIAL
    unknown: Annotated[int, Meta(ge=-15, le=5)] = Merchant.UNKNOWN
    least_gain: Annotated[int, Meta(ge=0, le=15)] = Merchant.LEAST_GAIN

    def player(self) -> Player:
        """A strategist with these numbers."""
        return _Tuned(self)


class _Tuned(Exploiter):
    def __init__(self, numbers: MerchantNumbers) -> None:
        self._numbers = numbers

    def play(self, view: View, decision: Decision, random: Random, memory: Any) -> Action | None:
        if not isinstance(decision, AskTrade):
            return super().play(view, decision, random, memory)
        return trade_by(partial(_merchant(self._numbers), memory), view, decision)


def _merchant(numbers: MerchantNumbers) -> type[Merchant]:
    class Tuned(Merchant):
        BURDEN = numbers.burden
        MATERIAL = numbers.material
        UNKNOWN = numbers.unknown
        LEAST_GAIN = numbers.least_gain

    return Tuned
