"""The numbers by which a strategist judges deals."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from ecumene.bots.strategist.merchant import Merchant
from tools.exploiters.variant import TradesBy

if TYPE_CHECKING:
    from ecumene.bots import Player


class MerchantNumbers(Struct, frozen=True):
    """In points of cards, as ``Trader`` explains them."""

    burden: Annotated[int, Meta(ge=5, le=60)] = Merchant.BURDEN
    material: Annotated[int, Meta(ge=0, le=20)] = Merchant.MATERIAL
    unknown: Annotated[int, Meta(ge=-15, le=5)] = Merchant.UNKNOWN
    least_gain: Annotated[int, Meta(ge=0, le=15)] = Merchant.LEAST_GAIN

    def player(self) -> Player:
        """A strategist with these numbers."""

        class Tuned(Merchant):
            BURDEN = self.burden
            MATERIAL = self.material
            UNKNOWN = self.unknown
            LEAST_GAIN = self.least_gain

        return TradesBy(Tuned)
