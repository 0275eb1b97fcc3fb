"""Rules as a model looks them up: by id, by section, by the name of a card, or by words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.words import Misread, fold, rulebook

if TYPE_CHECKING:
    from ecumene.words import Messages, Rule
    from ecumene.words.rulebook import Section

MOST_FOUND: Final = 20
"""The most rules in one answer to a search."""


def rules_about(text: str, messages: Messages) -> str:
    """The rules that are meant; raises ``Misread`` if there are none."""
    book = rulebook(messages.language)
    wanted = text.strip()
    rules = book.with_additions(wanted)
    if rules:
        return _listed(rules)
    section = book.section(wanted) if wanted else None
    if section is not None:
        return section_page(section)
    named = [each for each in book.rules if each.title and fold(each.title) == fold(wanted)]
    found = tuple(named) or book.search(wanted)
    if not found:
        raise Misread("play-no-rule", rule=text)
    listed = _listed(found[:MOST_FOUND])
    if len(found) <= MOST_FOUND:
        return listed
    return f"{listed}\n{messages('model-rules-more', count=len(found) - MOST_FOUND)}"


def contents(language: str) -> str:
    """The whole table of contents, with the preface."""
    book = rulebook(language)
    lines = (f"{section.key}: {section.title}" for section in book.sections)
    return "\n".join((f"# {book.title}", *book.preface, *lines))


def section_page(section: Section) -> str:
    """A section with its introduction and rules."""
    return "\n".join((f"## {section.title}", *section.intro, _listed(section.rules)))


def _listed(rules: tuple[Rule, ...]) -> str:
    return "\n".join(
        f"{rule.id} {rule.title}. {rule.text}" if rule.title else f"{rule.id} {rule.text}"
        for rule in rules
    )
