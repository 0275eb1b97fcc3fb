"""An area of the board now, as everybody sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Area as PrintedArea
from ecumene.data import facts
from ecumene.rules.format.id_names import NAMES, NUMBERS
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.view import view

if TYPE_CHECKING:
    from ecumene.api.public_game import Game
    from ecumene.api.translation import Who


class Area:
    """An area, or an open sea, with what is in it now."""

    def __init__(self, game: Game, name: str) -> None:
        self._game = game
        self.name = name
        self._place = facts().places[name]

    @property
    def limit(self) -> int:
        """The printed population limit; 0 at sea."""
        return self._place.limit if isinstance(self._place, PrintedArea) else 0

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
        areas = view(self._game.engine, None).areas_in_play
        return not isinstance(self._place, PrintedArea) or self._place.index in areas

    @property
    def city(self) -> Who | None:
        """The owner of the city here; "barbarians" for a pirate city."""
        owner = view(self._game.engine, None).cities.get(NUMBERS["place"][self.name])
        return None if owner is None else self._game.interpreter.names().party(owner)

    @property
    def tokens(self) -> dict[Who, int]:
        """Everyone's tokens, including Barbarians, after the moves of this phase (M2)."""
        counts = {player.name: player.tokens[self.name] for player in self._game.players}
        seen = view(self._game.engine, None)
        barbarians = seen.barbarians.get(NUMBERS["place"][self.name], 0)
        counts[self._game.interpreter.names().party(BARBARIANS)] = barbarians
        return {who: count for who, count in counts.items() if count}

    @property
    def ships(self) -> dict[Who, int]:
        """Everyone's ships."""
        counts = {
            player.name: [*player.ships.values()].count(self.name) for player in self._game.players
        }
        return {who: count for who, count in counts.items() if count}

    def __repr__(self) -> str:
        return f"<Area {self.name}, tokens={self.tokens}, city={self.city!r}>"
