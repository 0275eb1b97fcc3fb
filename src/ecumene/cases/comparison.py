"""Compares a result with what a case names; only what is named is compared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def fits(named: Any, found: Any, *, ordered: bool = True) -> bool:
    """Whether something found matches what is named.

    Of a thing with fields only the named fields count; a table of numbers, such as tokens by area,
    counts as a whole. Lists are compared in order, or, for the options of a decision, without.
    """
    if isinstance(named, dict) and isinstance(found, dict):
        return all(
            key in found and _part_fits(value, found[key], ordered=ordered)
            for key, value in named.items()
        )
    if isinstance(named, list) and isinstance(found, list):
        if len(named) != len(found):
            return False
        if not ordered:
            return _fit_in_any_order(named, found)
        return all(fits(*pair) for pair in zip(named, found, strict=True))
    return bool(named == found)


def _part_fits(named: Any, found: Any, *, ordered: bool) -> bool:
    if isinstance(named, dict) and "type" not in named:
        return bool(named == found)
    return fits(named, found, ordered=ordered)


def _fit_in_any_order(named: Sequence[Any], found: Sequence[Any]) -> bool:
    left = list(found)
    for item in named:
        match = next((other for other in left if fits(item, other)), None)
        if match is None:
            return False
        left.remove(match)
    return True


def missing(named: Sequence[Any], found: Sequence[Any]) -> Any | None:
    """The first named thing that is not found in its order; None if all are."""
    rest = iter(found)
    return next((item for item in named if not any(fits(item, other) for other in rest)), None)
