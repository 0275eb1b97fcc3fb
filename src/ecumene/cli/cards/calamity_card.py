"""The card of a calamity (C12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group

from ecumene.cli.cards.card_parts import card, headed, line_between, rows, rule_text
from ecumene.data import facts
from ecumene.dialogue.sentences.calamity_changes import change
from ecumene.dialogue.sentences.speaker import Speaker

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.data import Calamity


def calamity_card(calamity: Calamity, look: ScreenLook) -> RenderableType:
    """Return the card of a calamity."""
    messages = look.messages
    numbers = [
        messages("number", number=key, count=value) for key, value in calamity.numbers.items()
    ]
    parts: list[RenderableType] = [
        rows(
            [
                (messages("calamity-stack"), str(calamity.stack)),
                (messages("calamity-kind"), messages("kind-of-calamity", kind=calamity.kind)),
                (messages("calamity-beneficiary"), _beneficiary(calamity, look)),
                (messages("calamity-secondary"), _secondary(calamity, look)),
                (messages("calamity-numbers"), Group(*numbers)),
            ]
        )
    ]
    if calamity.modifiers:
        advances = facts().advances
        pairs = [
            (advances[m.advance].name.in_language(look.language), Speaker(messages).text(change(m)))
            for m in calamity.modifiers
        ]
        parts.append(headed(messages("calamity-modifiers"), rows(pairs)))
    parts += [line_between(), rule_text(calamity.rule, look)]
    return card(calamity.name.in_language(look.language), parts, look, calamity.rule)


def _beneficiary(calamity: Calamity, look: ScreenLook) -> str:
    return look.messages("beneficiary", role=calamity.beneficiary or "none")


def _secondary(calamity: Calamity, look: ScreenLook) -> str:
    if calamity.strikes_areas:
        return look.messages("secondary-by-area")
    return look.messages("secondary-named", count=calamity.secondary)
