"""An area of the board now, as a reader sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Area as PrintedArea
from ecumene.data import facts
from ecumene.rules.format.id_names import NAMES, NUMBERS

if TYPE_CHECKING:
    from ecumene.api.public_game import Game
    from ecumene.api.translation import NamedRecord, Who


class Area:
    """An area, or an open sea, with what is in it now."""

    def __init__(self, game: Game, name: str, reader: int | None = None) -> None:
        self._game = game
        self.name = name
        self._reader = reader
        """The seat that looks; None for a spectator."""
        self._place = facts().places[name]

    @property
    def card(self) -> NamedRecord:
        """All that can be known about it at this moment, also in words."""
        card = self._game._side_of(self._reader).area(NUMBERS["place"][self.name])
        return self._game.interpreter.record(card)

    @property
    def limit(self) -> int:
        """The population limit: printed, or for the seat that looks (G7); 0 at sea."""
        limit: int = self.card.limit
        return limit

    @property
    def land(self) -> tuple[str, ...]:
        """The neighbours by land."""
        if not isinstance(self._place, PrintedArea):
            return ()
        return tuple(NAMES["place"][number] for number in self._place.land)

    @property
    def water(self) -> tuple[str, ...]:
        """The neighbours by water."""
        return tuple(NAMES["place"][number] for number in self._place.water)

    @property
    def in_play(self) -> bool:
        """Whether the area belongs to the game; open seas always do (S1, L3)."""
        in_play: bool = self.card.in_play
        return in_play

    @property
    def city(self) -> Who | None:
        """The owner of the city here; "barbarians" for a pirate city."""
        owner: Who | None = self.card.city
        return owner

    @property
    def tokens(self) -> dict[Who, int]:
        """Everyone's tokens, including Barbarians, after the moves of this phase (M2)."""
        return dict(self.card.tokens)

    @property
    def ships(self) -> dict[Who, int]:
        """Everyone's ships."""
        return dict(self.card.ships)

    def __repr__(self) -> str:
        return f"<Area {self.name}, tokens={self.tokens}, city={self.city!r}>"
