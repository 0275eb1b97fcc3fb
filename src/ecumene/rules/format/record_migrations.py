"""Saved games of format 2 in today's format; they are the same games, with other names.

Names are changed in the plain data of a line, before it is read. What format 2 had no name for is
refused as it was then, even if it is a name today.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecumene.rules.format.id_names import NAMES, inside, refuse, shown

if TYPE_CHECKING:
    from collections.abc import Mapping

OLDER_FORMAT: Final = 2

ACTIONS: Final[Mapping[str, str]] = {
    "accept": "accept-offer",
    "answer": "answer-yes-no",
    "areas": "select-areas",
    "build": "build-ship",
    "cities": "choose-cities",
    "city": "build-city",
    "credits": "choose-credits",
    "damage": "take-damage",
    "diaspora": "use-diaspora",
    "end": "end-movement",
    "fundamentalism": "use-fundamentalism",
    "hand-over": "hand-over-card",
    "loss": "choose-loss",
    "maintain": "maintain-ship",
    "monotheism": "use-monotheism",
    "movement": "make-all-moves",
    "number": "choose-number",
    "offer": "make-offer",
    "pick": "pick-civilization",
    "place": "place-tokens",
    "place-chosen": "choose-place",
    "politics": "use-politics",
    "provincial-empire": "use-provincial-empire",
    "put-down": "put-down-cards",
    "rate": "set-tax-rate",
    "scrap": "scrap-ship",
    "time": "call-time",
    "trade-routes": "use-trade-routes",
    "universal-doctrine": "use-universal-doctrine",
    "victims": "name-victims",
}
"""The kinds of actions and moves that have other names now."""
EVENTS: Final[Mapping[str, str]] = {
    "ability": "ability-used",
    "accepted": "offer-accepted",
    "advances": "advances-bought",
    "annexed": "city-annexed",
    "attack": "city-attacked",
    "back": "trader-back",
    "bought-card": "card-bought",
    "built": "city-built",
    "calamities": "calamities-counted",
    "calamity": "calamity-struck",
    "calamity-place": "calamity-placed",
    "called-off": "deal-called-off",
    "census": "census-taken",
    "conflict": "conflict-began",
    "conflict-over": "conflict-ended",
    "credits": "credits-chosen",
    "deal": "deal-made",
    "destroyed": "city-destroyed",
    "done-trading": "trader-done",
    "drew": "cards-drawn",
    "ended": "movement-ended",
    "fell": "city-fell",
    "handed-over": "card-handed-over",
    "horde": "horde-arrived",
    "late-iron": "late-iron-age",
    "losses": "tokens-lost",
    "marker": "marker-moved",
    "marker-back": "marker-went-back",
    "named": "players-named",
    "offered": "offer-made",
    "phase": "phase-began",
    "picked": "civilization-picked",
    "put-down": "cards-put-down",
    "rank-order": "rank-order-insisted",
    "reduced": "city-reduced",
    "resettled": "tokens-resettled",
    "revolt": "tax-revolt",
    "selected": "areas-selected",
    "start-cities": "start-cities-placed",
    "start-tokens": "start-tokens-placed",
    "stolen": "card-stolen",
    "surplus": "surplus-removed",
    "tax": "tax-collected",
    "theme": "theme-revealed",
    "time-up": "trading-ended",
    "treasury": "treasury-gained",
    "victims": "victims-named",
    "withdrew": "offer-withdrawn",
}
"""The kinds of events that have other names now."""
FIELDS: Final[Mapping[str, Mapping[str, str]]] = {
    "areas-selected": {"number": "target"},
    "civilization-picked": {"civ": "civilization"},
    "displaced": {"tokens": "taken", "to": "placed"},
    "pick-civilization": {"civ": "civilization"},
    "surplus-removed": {"party": "owner"},
    "tokens-destroyed": {"party": "owner"},
}
"""The fields that have other names now, by the kind's current name."""
PARTS: Final[Mapping[str, Mapping[str, str]]] = {
    "gives": {"cards": "count"},
    "removals": {"party": "owner"},
    "wants": {"cards": "count"},
}
"""The same for structs without a kind, by the field they are in."""
SPELLED_ANEW: Final[Mapping[str, str]] = {
    name: kind for kind in ("advance", "card", "theme-set") for name in NAMES[kind] if "-" in name
}
"""The names that had underscores instead of hyphens, and what they name."""
IDS: Final[Mapping[str, str]] = {name.replace("-", "_"): name for name in SPELLED_ANEW}


def renewed(line: Any) -> Any:
    """The data of a line of format 2 in today's format; raises ``BadData``."""
    if not isinstance(line, dict):
        return line
    new = {name: _part_of_line(name, value) for name, value in line.items()}
    return {**new, "ecumene": OLDER_FORMAT + 1} if "ecumene" in new else new


def _part_of_line(name: str, value: Any) -> Any:
    if name == "action":
        return inside(name, _action, value)
    if name == "events" and isinstance(value, list):
        return [inside(name, _event_at(place), item) for place, item in enumerate(value)]
    return value


def _event_at(place: int) -> Any:
    return lambda event: inside(place, _event, event)


def _event(event: Any) -> Any:
    return _of_kind(event, EVENTS)


def _action(action: Any) -> Any:
    return _of_kind(action, ACTIONS)


def _of_kind(data: Any, kinds: Mapping[str, str]) -> Any:
    """An event or an action; anything else is left for others to refuse."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        return data
    old = data["type"]
    if old in kinds.values():
        refuse("data-unknown-kind", field="type", kind=shown(old))
    kind = kinds.get(old, old)
    new = {name: _value(name, value) for name, value in data.items()}
    return _called(new | {"type": kind}, FIELDS.get(kind, {}))


def _value(field: str, value: Any) -> Any:
    match field:
        case "type":
            return value
        case "move":
            return inside(field, _action, value)
        case "moves" if isinstance(value, list):
            return [inside(field, _action, item) for item in value]
        case "removals" if isinstance(value, list):
            return [_called(item, PARTS[field]) for item in value]
        case "gives" | "wants":
            return _called(_ids(value), PARTS[field])
    return inside(field, _ids, value)


def _called(data: Any, names: Mapping[str, str]) -> Any:
    """Data with other field names, in the same order."""
    if not isinstance(data, dict):
        return data
    for name in names.values():
        if name in data:
            refuse("data-unknown-field", field=name)
    return {names.get(name, name): value for name, value in data.items()}


def _ids(value: Any) -> Any:
    """Data with advances, cards and theme sets in today's spelling."""
    if isinstance(value, str):
        if value in SPELLED_ANEW:
            refuse("data-unknown-name", kind=SPELLED_ANEW[value], name=value)
        return IDS.get(value, value)
    if isinstance(value, list):
        return [_ids(item) for item in value]
    if isinstance(value, dict):
        return {name: _ids(item) for name, item in value.items()}
    return value
