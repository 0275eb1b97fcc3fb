"""Pages to read: "?" the question's rule, "? M7" any other, "? mining" a card."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.text import Text

from ecumene.cli.cards.card_parts import paragraph
from ecumene.cli.commands.show import show
from ecumene.cli.refusal import CommandRefusal
from ecumene.words import (
    Ambiguous,
    FoundName,
    UnknownThing,
    find,
    is_called,
    kinds,
    names_of,
    rulebook,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.words import Rule


NEAREST: Final = 2
"""Names of every kind proposed for a mistyped one."""


def pages_about(text: str, look: ScreenLook) -> list[RenderableType]:
    """The rule with this id, or the cards, areas and civilizations with this name."""
    rule = _rule_page(text, look.language)
    pages = list(_things(text, look)) if rule is None else [rule]
    if not pages:
        raise _unknown(text, look.language)
    return pages


def _unknown(text: str, language: str) -> CommandRefusal:
    """Nothing has this name; several may fit, or others be similar."""
    searches = [find(kind, text, language) for kind in kinds]
    several = [each.candidates for each in searches if isinstance(each, Ambiguous)]
    if several:
        candidates = names_of(chain(*several), language)
        return CommandRefusal("name-ambiguous", name=text, candidates=candidates)
    nearest = [each.nearest[:NEAREST] for each in searches if isinstance(each, UnknownThing)]
    if not any(nearest):
        return CommandRefusal("play-no-rule", rule=text)
    return CommandRefusal(
        "play-no-rule-nearest", rule=text, names=names_of(chain(*nearest), language)
    )


def _rule_page(id_: str, language: str) -> RenderableType | None:
    """A rule with its additions; None if there is none."""
    rules = rulebook(language).with_additions(id_)
    return Group(*map(_entry, rules)) if rules else None


def _entry(rule: Rule) -> Text:
    title = f" {rule.title}." if rule.title else ""
    return Text.assemble((f"{rule.id}{title} ", "bold cyan"), paragraph(rule.text))


def _things(name: str, look: ScreenLook) -> Iterator[RenderableType]:
    """Things with this name; if there are none, those whose name begins so."""
    found = [kind for kind in kinds if isinstance(find(kind, name, look.language), FoundName)]
    called = [kind for kind in found if is_called(kind, name, look.language)]
    for kind in called or found:
        yield show(kind, name, look.language).page(look)
