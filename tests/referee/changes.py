"""Every conceivable small change of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.data import facts

if TYPE_CHECKING:
    from collections.abc import Iterator

Event = dict[str, Any]


def changes(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str, Any]]:
    """Small changes of an event: the place, the kind of change, and the new value."""
    match value:
        case bool():
            yield path, "flipped", not value
        case int():
            yield path, "one more", value + 1
            yield path, "one less", value - 1
        case str():
            yield path, "another", other_name(value)
        case [first, *rest]:
            yield path, "first dropped", rest
            yield path, "first twice", [*value, first]
            yield from changes(first, (*path, 0))
        case dict():
            yield from _changes_inside(value, path)


def _changes_inside(
    value: dict[str, Any], path: tuple[Any, ...]
) -> Iterator[tuple[tuple[Any, ...], str, Any]]:
    for name, item in value.items():
        if name != "type":
            yield from changes(item, (*path, name))
        if path and path[-1] in BY_NAME:
            yield path, "first dropped", {k: v for k, v in value.items() if k != name}
            return


BY_NAME = ("tokens", "counts", "removed", "neighbours", "taken", "placed", "to", "barbarians")
"""Fields with numbers by area or party, of which one is enough."""


def other_name(name: str) -> str:
    """Another name of the same kind."""
    tables = facts()
    for table in (
        tables.places.ids(),
        tables.commodities.ids(),
        tables.calamities.ids(),
        tables.advances.ids(),
        tables.civilizations.ids(),
        tables.groups.ids(),
        tables.short_game.theme_sets.ids(),
    ):
        if name in table:
            return table[(table.index(name) + 7) % len(table)]
    return name + "?"


def changed(event: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The event with something else at one place."""
    if not path:
        return value
    first, *rest = path
    part = changed(event[first], tuple(rest), value)
    if isinstance(event, dict):
        return {**event, first: part}
    return [part if n == first else item for n, item in enumerate(event)]


def kind_of(event: Event) -> str:
    """What makes an event a kind of its own: its type, the kind of move, the rule."""
    inner = event.get("move", event.get("rule", event.get("advance", "")))
    return f"{event['type']} {inner['type'] if isinstance(inner, dict) else inner}".strip()


HARMLESS = {
    ("offer-made", "wants"): "wishes bind nobody (X2)",
    ("offer-made", "claims"): "what is said of the other cards need not be true (X2)",
    ("offer-accepted", "claims"): "what is said of the other cards need not be true (X2)",
    ("waits", "seat"): "anybody may wait who is not the first (G9)",
    ("moved build-ship", "ship"): "which number a ship has is nobody's concern",
    ("moved build-ship", "tokens"): "another token may pay for the ship (M4)",
    ("moved embark", "tokens"): "fewer may embark (M7)",
    ("took-back", "moves"): "another move may be taken back (M2)",
    ("city-built", "treasury"): "more of it may come from elsewhere (K1a)",
    ("city-built", "neighbours"): "more of it may come from elsewhere (K1a)",
    ("treasury-gained", "tokens"): "fewer may be moved to the treasury (F9, A-POLITICS)",
}
"""Fields whose change may give another legal game, and why."""

NOT_MISSED = {
    ("cards-put-down", "left out"): "the deal may be called off all the same (X5)",
    ("moved embark", "left out"): "the ship may sail without them (M7)",
    ("moved disembark", "left out"): "they may stay aboard until the ship halts (M7)",
    ("moved march", "left out"): "nobody need move (M3)",
    ("waits", "left out"): "nobody need wait (G9)",
    ("waits", "told twice"): "who has waited may wait again when asked something else (G9)",
    ("card-stolen", "left out"): "the thief may leave the card (F9)",
    ("advances-bought", "left out"): "nobody need buy (P2)",
    ("tokens-annexed A-UNIVERSAL-DOCTRINE", "left out"): "fewer may be annexed",
}
"""Events whose omission gives another legal game, and why."""


LEGAL_IN_CASES = {
    ("tokens-annexed A-UNIVERSAL-DOCTRINE", ("tokens",), "one less"): "fewer may be annexed",
    ("cards-lost P5", ("cards",), "another"): "another card may be discarded (P5)",
    ("calamities-discarded Y2", ("copies",), "one more"): "it is chance which of them goes (Y2)",
    ("moved disembark", ("move", "tokens"), "one less"): "they may stay aboard until the end (M7)",
    ("moved build-ship", ("seat",), "one more"): "another could build it too (M4)",
    ("moved halt", ("move", "ship"), "one less"): "another ship may halt (M7a)",
    ("start-tokens-placed", ("tokens",), "one less"): "fewer may be placed (Q1a)",
    ("start-tokens-placed", ("tokens",), "first dropped"): "fewer may be placed (Q1a)",
}
"""Changes that give another legal rule case, since a case ends soon, and why."""


def harmless(kind: str, path: tuple[Any, ...]) -> bool:
    names = [name for name in path if isinstance(name, str)]
    return any(kind.startswith(known[0]) and set(known[1:]) <= set(names) for known in HARMLESS)


def fields_of(path: tuple[Any, ...]) -> tuple[str, ...]:
    """The fields on a path, without areas or parties used as keys."""
    end = next((n for n, name in enumerate(path) if name in BY_NAME), len(path))
    return tuple(name for name in path[: end + 1] if isinstance(name, str))
