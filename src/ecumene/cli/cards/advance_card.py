"""The card of an advance (P3, P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from rich.text import Text

from ecumene.cli.cards.card_parts import (
    card,
    chip,
    chips,
    headed,
    line_between,
    listed,
    rows,
    rule_text,
)
from ecumene.data import facts
from ecumene.data.files import Phase
from ecumene.dialogue.sentences.calamity_changes import change
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.words import alphabetical

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.data import Advance


def advance_card(advance: Advance, look: ScreenLook) -> RenderableType:
    """Return the card of an advance."""
    messages = look.messages
    parts: list[RenderableType] = [
        rows(
            [
                (messages("advance-groups"), _groups(advance, look)),
                (messages("advance-cost"), str(advance.cost)),
                (messages("advance-points"), str(advance.points)),
                (messages("advance-credits"), _credits(advance, look)),
                (messages("advance-cheaper-with"), _cheaper_with(advance, look)),
                (messages("advance-makes-cheaper"), _makes_cheaper(advance, look)),
            ],
            _effects(advance, look),
        )
    ]
    if advance.modifiers:
        calamities = facts().calamities
        pairs = [
            (
                calamities[m.calamity].name.in_language(look.language),
                Speaker(messages).text(change(m)),
            )
            for m in advance.modifiers
        ]
        parts.append(headed(messages("advance-calamities"), rows(pairs)))
    parts += [line_between(), rule_text(advance.rule, look)]
    return card(advance.name.in_language(look.language), parts, look, advance.rule)


def _groups(advance: Advance, look: ScreenLook) -> Text:
    groups = [facts().groups[index] for index in advance.groups]
    return chips((chip(g.name.in_language(look.language), g.colour, look) for g in groups), look)


def _credits(advance: Advance, look: ScreenLook) -> Text:
    given = [
        Text(f"{group.name.in_language(look.language)} {amount}")
        for group, amount in zip(facts().groups, advance.credits, strict=True)
        if amount
    ]
    if advance.free_credits:
        given.append(Text(look.messages("advance-free-credits", amount=advance.free_credits)))
    return Text(", ").join(given)


def _cheaper_with(advance: Advance, look: ScreenLook) -> str | None:
    return listed(
        look.messages(
            "advance-bonus", name=other.name.in_language(look.language), amount=other.bonus.amount
        )
        for other in facts().advances
        if other.bonus is not None and other.bonus.to == advance.index
    )


def _makes_cheaper(advance: Advance, look: ScreenLook) -> str | None:
    if advance.bonus is None:
        return None
    other = facts().advances[advance.bonus.to]
    return look.messages(
        "advance-bonus", name=other.name.in_language(look.language), amount=advance.bonus.amount
    )


def _effects(advance: Advance, look: ScreenLook) -> list[tuple[str, str | None]]:
    messages = look.messages
    acts_in = {effect.phase for effect in advance.effects}
    acting = (phase for phase in get_args(Phase) if phase in acts_in)
    phases = [messages("phase-of-effect", phase=phase) for phase in acting]
    stacks = [
        messages("advance-stack-price", stack=stack, price=price)
        for effect in advance.effects
        for stack, price in effect.stacks.items()
    ]
    spared = [index for effect in advance.effects for index in effect.spares]
    return [
        (messages("advance-phases"), listed(phases)),
        (messages("advance-stacks"), listed(stacks)),
        (messages("advance-spares"), _names(spared, look)),
        (messages("advance-protects"), _against(advance, "protects-against", look)),
        (messages("advance-ignores"), _against(advance, "ignores", look)),
    ]


def _against(advance: Advance, kind: str, look: ScreenLook) -> str | None:
    found = (effect.against for effect in advance.effects if effect.kind == kind)
    return _names([other for other in found if other is not None], look)


def _names(advances: list[int], look: ScreenLook) -> str | None:
    names = (facts().advances[index].name.in_language(look.language) for index in advances)
    return listed(alphabetical(names, look.language))
