"""The numbers among a character's habits, beginning with those of a strategist."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from ecumene.bots.characters import HIGHEST, LEVELS
from ecumene.bots.characters.character_player import CharacterPlayer
from ecumene.bots.characters.traits import Traits

if TYPE_CHECKING:
    from ecumene.bots import Player

_USUAL = Traits()


class TraitNumbers(Struct, frozen=True):
    """As ``Traits`` explains them."""

    fare: Annotated[float, Meta(ge=0, le=2)] = _USUAL.fare
    free_site: Annotated[float, Meta(ge=0, le=2)] = _USUAL.free_site
    early: Annotated[int, Meta(ge=0, le=24)] = _USUAL.early
    offers: Annotated[int, Meta(ge=1, le=12)] = _USUAL.offers
    greed: Annotated[int, Meta(ge=-5, le=15)] = _USUAL.greed

    def player(self) -> Player:
        """A character with these habits, at its best."""
        return CharacterPlayer(Traits(**asdict(self)), LEVELS[HIGHEST])
