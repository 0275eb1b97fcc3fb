"""The rules, read from their Markdown text: sections, rules with ids, search by words.

The text is for people first (docs/rules/), so its form is simple: ``## G. General`` begins a
section, ``- **G1** Text`` a rule, and the card rules carry their name, ``*Cloth Making.*``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

from ecumene.words.fold import fold, fold_words

HEADING = re.compile(r"^## (?:(?P<letter>[A-Z])\. )?(?P<title>.+)$")
RULE = re.compile(r"^- \*\*(?P<id>[^*]+)\*\* (?:\*(?P<title>[^*]+)\.\* )?(?P<text>.*)$")
LIST_ITEM = re.compile(r"^\d+\. ")


@dataclass(frozen=True)
class Rule:
    """A rule: its id, such as M7a or A-POTTERY, its text, and the name of its card, if any."""

    id: str
    text: str
    section: str
    """The key of its section."""
    title: str | None = None


@dataclass(frozen=True)
class Section:
    """A section: rules under a title, after an introduction."""

    key: str
    """What it is asked for by: its letter; for card rules "A-" or "C-"; else its folded title."""
    letter: str | None
    """The letter before its title."""
    title: str
    intro: tuple[str, ...]
    """Paragraphs; each line of a list is a paragraph."""
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules in one language, in printed order."""

    title: str
    preface: tuple[str, ...]
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules of all sections."""
        return tuple(rule for section in self.sections for rule in section.rules)

    def rule(self, id_: str) -> Rule | None:
        """The rule with an id, in either case."""
        wanted = id_.casefold()
        return next((rule for rule in self.rules if rule.id.casefold() == wanted), None)

    def with_additions(self, id_: str) -> tuple[Rule, ...]:
        """The rule with an id and its additions, such as M7 and M7a; nothing if there is none."""
        rule = self.rule(id_)
        if rule is None:
            return ()
        more = (each for each in self.rules if each.id[:-1] == rule.id and each.id[-1].islower())
        return (rule, *more)

    def section(self, key: str) -> Section | None:
        """A section by its key, in either case; "A" also finds "A-"."""
        by_key = {part.key.casefold(): part for part in self.sections}
        return by_key.get(key.casefold()) or by_key.get(f"{key.casefold()}-")

    def search(self, text: str) -> tuple[Rule, ...]:
        """The rules that contain words beginning with every word of the text."""
        wanted = fold_words(text)
        if not wanted:
            return ()
        return tuple(rule for rule in self.rules if _holds(rule, wanted))


@cache
def rulebook(language: str) -> Rulebook:
    """Return the rules in one language."""
    file = resources.files("ecumene.words") / "rules" / f"{language}.md"
    return parse(file.read_text(encoding="utf-8"))


def parse(text: str) -> Rulebook:
    """Read the rules from their Markdown text."""
    head, *parts = re.split(r"^(?=## )", text, flags=re.MULTILINE)
    title, _, preface = head.partition("\n")
    return Rulebook(title.removeprefix("# "), _paragraphs(preface), tuple(map(_section, parts)))


def natural_order(id_: str) -> tuple[str, int, str]:
    """A sort key that puts G2 before G10 and G2a between them."""
    match = re.fullmatch(r"([A-Z])(\d+)([a-z]*)", id_)
    return (match[1], int(match[2]), match[3]) if match else (id_, 0, "")


def _section(text: str) -> Section:
    heading, _, body = text.partition("\n")
    intro, *entries = re.split(r"^(?=- \*\*)", body, flags=re.MULTILINE)
    match = HEADING.match(heading)
    if match is None:
        raise ValueError(f"not a heading: {heading!r}")
    found = [RULE.match(" ".join(entry.split())) for entry in entries]
    ids = [rule["id"] for rule in found if rule]
    key = match["letter"] or (ids[0][:2] if ids else fold(match["title"]))
    rules = tuple(Rule(r["id"], r["text"], key, r["title"]) for r in found if r)
    return Section(key, match["letter"], match["title"], _paragraphs(intro), rules)


def _paragraphs(text: str) -> tuple[str, ...]:
    paragraphs: list[str] = []
    for block in re.split(r"\n\s*\n", text.strip()):
        lines = block.splitlines()
        if lines and all(LIST_ITEM.match(line) for line in lines):
            paragraphs.extend(lines)
        elif lines:
            paragraphs.append(" ".join(block.split()))
    return tuple(paragraphs)


def _holds(rule: Rule, wanted: list[str]) -> bool:
    words = fold_words(f"{rule.id} {rule.title or ''} {rule.text}")
    return all(any(word.startswith(beginning) for word in words) for beginning in wanted)
