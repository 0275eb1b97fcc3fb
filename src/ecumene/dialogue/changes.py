"""How advances change calamities, as sentences: "5 damage less" (C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentence import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.data import Modifier

KEYS: Final[Mapping[str, str]] = {
    "annexed_cities": "change-annexed_cities",
    "barbarians": "change-barbarians",
    "city_reduced_not_destroyed": "change-city_reduced_not_destroyed",
    "damage": "change-damage",
    "deselected_cities": "change-deselected_cities",
    "face_value": "change-face_value",
    "immune": "change-immune",
    "kept_cities": "change-kept_cities",
    "pirate_cities": "change-pirate_cities",
    "ransom_cards": "change-ransom_cards",
    "ransom_cities_per_step": "change-ransom_cities_per_step",
    "reduced_cities": "change-reduced_cities",
    "selected_cities": "change-selected_cities",
    "steps_back": "change-steps_back",
    "support_rate": "change-support_rate",
    "unit_points": "change-unit_points",
}
"""The message of every kind of change."""


def change(modifier: Modifier) -> Sentence:
    """Return what a modifier does for its holder, and in which role."""
    return say("change-as", change=change_itself(modifier), role=str(modifier.role))


def change_itself(modifier: Modifier) -> Sentence:
    """Return what a modifier does where the role is known."""
    direction = "less" if modifier.by < 0 else "more"
    return say(KEYS[modifier.change], count=abs(modifier.by), direction=direction)
