"""What Python makes of its input where the page has a twin, for the page's tests to compare.

``python -m tools.spoken`` writes every message in every language, with arguments of every kind;
texts as ``ecumene.words.fold`` folds them; and pieces as ``ecumene.picture`` puts them into rows.
"""

from __future__ import annotations

from itertools import chain, cycle, islice, product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ecumene.data import facts
from ecumene.data.shapes import SHAPES
from ecumene.dialogue import Speaker, say
from ecumene.dialogue.sentences import sentence as of
from ecumene.picture.arrangement import rows_of
from ecumene.rules.format.codec import to_names
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import WATER_CARD
from ecumene.words import Messages, fold, fold_words, languages, rulebook
from ecumene.words.messages import LONGEST
from hatch_build import GENERATED
from tools.fluent_messages import PLURALS, contents, entries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.dialogue.sentences.sentence import Argument, Sentence, Thing

SPOKEN: Final = Path(__file__).parents[1] / GENERATED / "spoken.json"
NUMBERS: Final = (0, 1, 2, 5, 22, -3, 1_000, 12_345)
"""Numbers for every plural form of both languages; a negative one, and ones with digit groups."""
CITING: Final = "a text that cites M7a, A-MINING and G1, but not Z99, MD5, XM7 or C-NOTHING"
PLAYERS: Final = 3
MOST_PIECES, SETS = 9, 6
TIMES: Final = 3
"""Minimum number of times a message is spoken, each time with arguments of other kinds."""


def things() -> Iterator[Thing]:
    """Everything that has a name, and rules and players that have none."""
    table = facts()
    for place in range(len(table.places)):
        yield of.NamedPlace(place)
    for party in (*range(PLAYERS + 1), BARBARIANS):
        yield of.NamedPlayer(party)
        yield of.NamedOwner(party)
    for civ in range(len(table.civilizations)):
        yield of.NamedCivilization(civ)
    for advance in range(len(table.advances)):
        yield of.NamedAdvance(advance)
    for card in range(WATER_CARD + 1 + len(table.calamities)):
        yield of.NamedCard(card)
        yield of.NamedCard(card, valued=True)
    for group in range(len(table.groups)):
        yield of.NamedGroup(group)
    for theme in range(len(table.short_game.theme_sets)):
        yield of.NamedThemeSet(theme)
    for epoch in range(len(table.epochs)):
        yield of.NamedEpoch(epoch)
    for rule in rulebook("en").rules:
        yield of.NamedRule(rule.id)


def arguments() -> Iterator[Argument]:
    """Arguments of every kind."""
    every = tuple(things())
    yield from NUMBERS
    yield from ("Ćma", "", CITING, f"{CITING}; " * (LONGEST // len(CITING) + 1))
    yield ", ".join(rule.id for rule in rulebook("en").rules)
    yield from every
    yield from (of.Count(thing, number) for thing, number in zip(every, cycle(NUMBERS)))
    for style in ("comma", "semicolon"):
        yield of.several((), style)
        yield of.several((every[0], 1, "two", of.Count(every[1], 3)), style)
    kinds = dict.fromkeys(type(thing) for thing in every)
    for kind in kinds:
        yield of.Series(tuple(t for t in every if type(t) is kind), by_name=True)
    inner = say("digest-entry", who=of.NamedPlayer(0), what=of.places((0, 1)))
    yield inner
    yield say("illegal-with-rule", sentence=inner, rule="M2a")
    yield of.Series((inner, say("word-none"), "M7"), "semicolon", by_name=True)


def choices(variants: set[str]) -> list[Argument]:
    """The possible values of a variable that a message selects by: numbers or words, and others."""
    numbers = [int(key) for key in sorted(variants) if key.isdigit()]
    if numbers or variants & PLURALS:
        return [*dict.fromkeys((*NUMBERS, *numbers)), of.NamedPlace(0)]
    return [*sorted(variants), of.NamedPlace(0)]


def sentences(language: str) -> Iterator[Sentence]:
    """Every message with every value it selects by; other arguments are of any kind."""
    said = cycle(arguments())
    for key in entries(language):
        made_of = contents(language, key)
        chosen = {name: choices(made_of.variants[name]) for name in sorted(made_of.variants)}
        plain = sorted(made_of.variables - made_of.variants.keys())
        cases = [dict(zip(chosen, case, strict=True)) for case in product(*chosen.values())]
        times = len(cases) if not plain else max(len(cases), TIMES)
        for case in islice(cycle(cases), times):
            yield say(key, **case, **{name: next(said) for name in plain})
    for argument in arguments():
        yield say("digest-entry", who=argument, what=argument)


def spoken(language: str) -> dict[str, Any]:
    """Sentences in a language, each with its spans."""
    civilizations = islice(facts().civilizations, PLAYERS)
    names = [civ.name.in_language(language) for civ in civilizations]
    speaker = Speaker(Messages(language), names)
    cases = [
        {"said": to_names(said), "spans": [to_names(span) for span in speaker.spans(said)]}
        for said in sentences(language)
    ]
    return {"language": language, "names": names, "cases": cases}


def folded(texts: Iterable[str]) -> list[dict[str, Any]]:
    """Texts, each with its folded form."""
    return [{"text": text, "fold": fold(text), "words": fold_words(text)} for text in texts]


def rows() -> list[dict[str, Any]]:
    """Pieces of many widths, each set broken into every number of rows."""
    random = Random(1)  # noqa: S311 widths, no secrets
    sizes = SHAPES.sizes
    several = [
        [random.choice((sizes.square, sizes.plate_width, 35, 49, 60)) for _ in range(count)]
        for count in range(1, MOST_PIECES + 1)
        for _ in range(SETS)
    ]
    return [
        {"widths": widths, "most": most, "rows": rows_of(widths, most)}
        for widths in several
        for most in range(1, len(widths) + 1)
    ]


def main() -> None:
    """Write all of it."""
    rules = chain.from_iterable(rulebook(language).rules for language in languages)
    texts = [CITING, "Æ œ ø Đ ı İ ß_ẞ ﬁ", *(rule.text for rule in rules)]
    content = {
        "spoken": [spoken(language) for language in languages],
        "folded": folded(texts),
        "rows": rows(),
    }
    SPOKEN.parent.mkdir(exist_ok=True)
    SPOKEN.write_bytes(msgspec.json.encode(content))


if __name__ == "__main__":
    main()
