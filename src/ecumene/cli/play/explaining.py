"""The rules, where a question is: "?" reads the rule of the question, "? M7" any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ecumene.cli.cards.parts import paragraph
from ecumene.words import rulebook

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.words import Messages, Rule


def rule_page(id_: str, messages: Messages) -> RenderableType | None:
    """A rule and those that only add to it, such as M7 and M7a; None if there is none."""
    book = rulebook(messages.language)
    rule = book.rule(id_)
    if rule is None:
        return None
    more = (each for each in book.rules if each.id[:-1] == rule.id and each.id[-1].islower())
    return Group(*map(_entry, (rule, *more)))


def _entry(rule: Rule) -> Text:
    title = f" {rule.title}." if rule.title else ""
    return Text.assemble((f"{rule.id}{title} ", "bold cyan"), paragraph(rule.text))
