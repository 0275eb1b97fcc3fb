"""``ecumene rules``: the rulebook, by id, by section or by words."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import card, cite, paragraph, spaced
from ecumene.cli.refusal import CommandRefusal
from ecumene.words import fold, fold_words, natural_order, rulebook
from ecumene.words.rulebook import LIST_ITEM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.words import Rule, Rulebook, Section

COMMAND = "ecumene rules"
ID_LIKE = re.compile(r"[A-Za-z]\d+[a-z]?|[ACac]-[A-Za-z-]+")
HIT = "bold yellow"


def read(words: Sequence[str], language: str) -> CommandAnswer:
    """Sections, rules or search results, as the words ask for."""
    book = rulebook(language)
    if not any(word.strip() for word in words):
        return CommandAnswer(lambda look: _contents(book, look), lambda: _contents_facts(book))
    section = book.section(words[0] if len(words) == 1 else fold(" ".join(words)))
    if section is not None:
        return CommandAnswer(lambda look: _section(section, look), lambda: _section_facts(section))
    if all(ID_LIKE.fullmatch(word) for word in words):
        rules = [_rule(book, word) for word in words]
        return CommandAnswer(lambda _: spaced(map(_entry, rules)), lambda: _facts(rules))
    text = " ".join(words)
    found = book.search(text)
    if not found:
        raise CommandRefusal("rules-none", words=text, help_for=COMMAND)
    return CommandAnswer(lambda look: _hits(found, text, look), lambda: _facts(found))


def _rule(book: Rulebook, id_: str) -> Rule:
    rule = book.rule(id_)
    if rule is not None:
        return rule
    nearest = _nearest(book, id_[0].upper() + id_[1:])
    if not nearest:
        raise CommandRefusal("rules-no-such-id", id=id_)
    raise CommandRefusal(
        "rules-no-such-id-nearest", id=id_, names=", ".join(nearest), nearest=nearest
    )


def _nearest(book: Rulebook, id_: str) -> list[str]:
    """The ids most similar to an unknown one; within a section those with near numbers."""
    letter, number, _ = natural_order(id_)
    section = book.section(letter)
    if section is None or not number:
        return get_close_matches(id_.upper(), [rule.id for rule in book.rules], n=5)
    ids = sorted(
        (rule.id for rule in section.rules), key=lambda near: abs(natural_order(near)[1] - number)
    )
    return sorted(ids[:3], key=natural_order)


def _contents(book: Rulebook, look: ScreenLook) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold cyan", no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(style="dim")
    for section in book.sections:
        lettered = len(section.key) <= len("A-")
        table.add_row(section.key if lettered else "", section.title, _ids(section))
    hint = Text(look.messages("rules-hint"), style="dim")
    return card(book.title, [table, hint], look)


def _ids(section: Section) -> str:
    if not section.rules:
        return ""
    if section.rules[0].title:
        return f"{section.rules[0].id} …"
    return " ".join(rule.id for rule in section.rules)


def _section(section: Section, look: ScreenLook) -> RenderableType:
    parts: list[RenderableType] = []
    for text in section.intro:
        line = paragraph(text)
        in_list = LIST_ITEM.match(text) and parts
        # The lines of a list stand together.
        parts.append(Group(parts.pop(), line) if in_list else line)
    parts += map(_entry, section.rules)
    title = f"{section.letter}. {section.title}" if section.letter else section.title
    return card(title, parts, look)


def _entry(rule: Rule, words: Sequence[str] = ()) -> RenderableType:
    line = Text.assemble((rule.id, "bold cyan"))
    if rule.title:
        line.append(f" {rule.title}.", style="bold")
    line.append(f" {rule.text}")
    cite(line, start=len(rule.id))
    _mark(line, words)
    return line


def _mark(line: Text, words: Sequence[str]) -> None:
    """Mark the words that begin with one of those searched for."""
    for match in re.finditer(r"[^\W_]+", line.plain):
        folded = fold(match[0])
        if any(folded.startswith(word) for word in words):
            line.stylize(HIT, *match.span())


def _hits(rules: Sequence[Rule], text: str, look: ScreenLook) -> RenderableType:
    words = fold_words(text)
    count = Text(look.messages("rules-found", count=len(rules), words=text), style="dim")
    return spaced([*(_entry(rule, words) for rule in rules), count])


def _facts(rules: Sequence[Rule]) -> Json:
    return {"count": len(rules), "rules": [_rule_facts(rule) for rule in rules]}


def _rule_facts(rule: Rule) -> Json:
    return {"id": rule.id, "section": rule.section, "title": rule.title, "text": rule.text}


def _section_facts(section: Section) -> Json:
    return {
        "section": section.key,
        "title": section.title,
        "intro": list(section.intro),
        **_facts(section.rules),
    }


def _contents_facts(book: Rulebook) -> Json:
    sections = [
        {"section": part.key, "title": part.title, "rules": [rule.id for rule in part.rules]}
        for part in book.sections
    ]
    return {"title": book.title, "sections": sections}
