"""Parties by name: the engine has seats, a case has civilizations."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.data import facts
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.id_names import BARBARIANS_NAME, NAMES
from ecumene.rules.state.ids import BARBARIANS, HOST, NO_CIVILIZATION

if TYPE_CHECKING:
    from msgspec import Struct

    from ecumene.rules.state.game_state import State

SEAT_FIELDS: Final = frozenset(
    {
        "attacker",
        "beneficiary",
        "candidates",
        "defender",
        "giver",
        "offerer",
        "owner",
        "partner",
        "players",
        "seat",
        "taker",
        "thief",
        "to",
        "victim",
        "victims",
    }
)
"""The fields of events and decisions that hold a seat or a party."""
STACK_FIELDS: Final = frozenset({"prices"})
"""Fields with values by the number of a trade stack."""
HOST_NAME: Final = "host"
"""The host, in the answers of a case."""
SPELLED: Final = {
    name.replace("-", "_"): name
    for kind, names in NAMES.items()
    for name in names
    if kind != "epoch"
}
"""Names by their spelling with underscores, which is just as easily typed. No case mentions an
epoch, and ``late_iron`` is a field."""


def spelled(data: Any) -> Any:
    """The data with all names spelled correctly."""
    if isinstance(data, str):
        return SPELLED.get(data, data)
    if isinstance(data, list):
        return [spelled(item) for item in data]
    if isinstance(data, dict):
        return {SPELLED.get(name, name): spelled(item) for name, item in data.items()}
    return data


class Parties:
    """The parties of a game by name; a seat that has not picked is named by its number."""

    def __init__(self, state: State) -> None:
        self._state = state

    def name(self, party: int) -> str:
        """The name of a party."""
        if party == BARBARIANS:
            return BARBARIANS_NAME
        civ = self._state.players[party].civilization
        return str(party) if civ == NO_CIVILIZATION else facts().civilizations[civ].id

    def seat(self, name: str | int) -> int | None:
        """The party of a name; None if there is none."""
        if name == BARBARIANS_NAME:
            return BARBARIANS
        if name == HOST_NAME:
            return HOST
        seats = range(len(self._state.players))
        return next((seat for seat in seats if self.name(seat) == str(name)), None)

    def tell(self, told: Struct) -> dict[str, Any]:
        """An event or a decision as plain data with names, as in a case."""
        return {key: self._named(key, value) for key, value in to_names(told).items()}

    def _named(self, key: str, value: Any) -> Any:
        if key in SEAT_FIELDS and isinstance(value, int):
            return self.name(value)
        if isinstance(value, dict) and key not in STACK_FIELDS:
            # Areas have names, so a number is a seat.
            return {
                self.name(int(k)) if k.isdigit() else k: self._named(k, v) for k, v in value.items()
            }
        if isinstance(value, list):
            return [self._named(key, item) for item in value]
        return value
