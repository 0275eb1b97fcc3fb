"""The slips of those who are not masters: plausible answers that are worse than need be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.bots.settler import by_form
from ecumene.bots.strategist.learning import worth_of_each
from ecumene.data import facts
from ecumene.rules import decisions as de

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots.characters.level import Level
    from ecumene.bots.characters.traits import Traits
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

LOSSES: Final = (
    de.AskCities,
    de.AskDamage,
    de.AskLoss,
    de.AskSelection,
    de.AskShare,
    de.AskCardsToLose,
    de.AskCorruption,
    de.AskHandLimit,
)
"""Questions about what is lost; whom a calamity strikes is always thought about."""


def slip(level: Level, view: View, decision: Decision, random: Random) -> Action | None:
    """What comes to mind first when something has to go; None: it is thought about."""
    if not isinstance(decision, LOSSES) or random.random() >= level.slips:
        return None
    return by_form.answer(view, decision)


def worth_of_advances(
    traits: Traits, level: Level, view: View, random: Random
) -> tuple[float, ...]:
    """What advances seem worth in themselves: to a character, and with its misjudgements."""
    off, worth = level.misjudges, worth_of_each(view)
    return tuple(
        worth[advance.index]
        + traits.favours.get(advance.id, 0.0)
        + (random.uniform(-off, off) if off else 0.0)
        for advance in facts().advances
    )
