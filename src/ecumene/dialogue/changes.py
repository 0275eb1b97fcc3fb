"""How advances change calamities, as sentences: "5 damage less" (C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.dialogue.sentence import Sentence, say

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.data import Modifier

KEYS: Final[Mapping[str, str]] = {
    "annexed-cities": "change-annexed-cities",
    "barbarians": "change-barbarians",
    "city-reduced-not-destroyed": "change-city-reduced-not-destroyed",
    "damage": "change-damage",
    "deselected-cities": "change-deselected-cities",
    "face-value": "change-face-value",
    "immune": "change-immune",
    "kept-cities": "change-kept-cities",
    "pirate-cities": "change-pirate-cities",
    "ransom-cards": "change-ransom-cards",
    "ransom-cities-per-step": "change-ransom-cities-per-step",
    "reduced-cities": "change-reduced-cities",
    "selected-cities": "change-selected-cities",
    "steps-back": "change-steps-back",
    "support-rate": "change-support-rate",
    "unit-points": "change-unit-points",
}
"""The message of every kind of change."""


def change(modifier: Modifier) -> Sentence:
    """Return what a modifier does for its holder, and in which role."""
    return say("change-as", change=change_itself(modifier), role=str(modifier.role))


def change_itself(modifier: Modifier) -> Sentence:
    """Return what a modifier does where the role is known."""
    direction = "less" if modifier.by < 0 else "more"
    return say(KEYS[modifier.change], count=abs(modifier.by), direction=direction)
