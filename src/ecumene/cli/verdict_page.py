"""A verdict of ``ecumene adjudicate`` as a page of the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group

from ecumene.cli.cards.card_parts import card, headed, paragraph
from ecumene.dialogue.outlooks.conflict_verdict import Teller

if TYPE_CHECKING:
    from collections.abc import Iterable

    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.rules.adjudication import Situation, Verdict


def verdict_page(situation: Situation, verdict: Verdict, look: ScreenLook) -> RenderableType:
    """The situation, what happens in it, and what is left."""
    first, *parts = Teller(situation, verdict, look.messages).parts()
    return card(
        look.messages("adjudicate-title"),
        [_lines(first.lines), *(headed(part.heading, _lines(part.lines)) for part in parts)],
        look,
    )


def _lines(sentences: Iterable[str]) -> RenderableType:
    return Group(*map(paragraph, sentences))
