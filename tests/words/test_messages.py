"""The messages: the same in both languages, all used, all valid."""

from __future__ import annotations

import ast
from functools import cache
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

import ecumene
from ecumene.data import CalamityKind, TrackName, facts
from ecumene.data.files import BeneficiaryRole, Change, Phase
from ecumene.data.records import Site
from ecumene.dialogue.outlooks.standing_rows import Row
from ecumene.words import MessageError, Messages, languages, messages
from ecumene.words.messages import texts_of
from tests.every import every
from tests.words import page_keys
from tools.fluent_messages import LOCALES, PLURALS, contents, entries

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

SOURCE = Path(ecumene.__file__).parent
COUNTS = (0, 1, 2, 5, 22)


def test_both_languages_have_the_same_files() -> None:
    files = [sorted(file.name for file in (LOCALES / each).iterdir()) for each in languages]
    assert files[0] == files[1]


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(entries("en")) == list(entries("pl"))


@pytest.mark.parametrize("language", languages)
def test_an_entry_read_alone_is_what_it_is_in_its_file(language: str) -> None:
    """Messages are parsed one by one, when they are needed."""
    texts = texts_of(language)
    assert list(texts) == list(entries(language))
    for key, entry in entries(language).items():
        (alone,) = FluentParser().parse(texts[key]).body
        assert isinstance(alone, Message)
        assert alone.equals(entry, ignored_fields=["span", "comment"]), key


@pytest.mark.parametrize(
    "text",
    ["a-key = Word\n\nno entry\n", "a-key = { $open\n", "= Word\n", "a-key = { -missing }\n"],
)
def test_what_is_not_fluent_is_refused(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "own.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("ecumene.words.messages.resources.files", lambda _: tmp_path)
    messages._parsed.cache_clear()
    try:
        with pytest.raises(MessageError):
            Messages("en")("a-key", open="x")
    finally:
        messages._parsed.cache_clear()


def in_every_language() -> Iterator[tuple[str, str]]:
    """Every message in every language."""
    return product(languages, entries("en"))


@every(lambda: zip(entries("en")))
def test_a_message_takes_the_same_variables_and_attributes_in_both_languages(key: str) -> None:
    assert contents("en", key).variables == contents("pl", key).variables
    attributes = [[a.id.name for a in entries(each)[key].attributes] for each in languages]
    assert attributes[0] == attributes[1]


@every(in_every_language)
def test_plural_forms_are_complete(language: str, key: str) -> None:
    needed = {"en": {"one", "other"}, "pl": {"one", "few", "many", "other"}}[language]
    for forms in contents(language, key).plurals:
        assert needed <= forms


@every(in_every_language)
def test_every_message_can_be_formatted(language: str, key: str) -> None:
    """With everything it selects by; other arguments could be anything."""
    messages = Messages(language)
    made_of = contents(language, key)
    choices: list[list[tuple[str, str | int]]] = []
    for name in sorted(made_of.variables):
        keys = made_of.variants.get(name)
        values: Iterable[str | int] = COUNTS
        if keys is None:
            values = COUNTS[-1:]
        elif not keys & PLURALS:
            values = sorted(keys - {"other"}) or ["?"]
        choices.append([(name, value) for value in values])
    for values_ in product(*choices):
        text = messages(key, **dict(values_))
        assert text.strip()
        assert "{" not in text


def test_numbers_take_polish_forms() -> None:
    messages = Messages("pl")
    assert [messages("commodity-count", count=n) for n in (1, 2, 5, 12, 22, 25)] == [
        "1 karta",
        "2 karty",
        "5 kart",
        "12 kart",
        "22 karty",
        "25 kart",
    ]


def test_large_numbers_are_grouped_as_the_language_does_it() -> None:
    """Polish leaves numbers of four digits whole."""
    counts = (999, 1000, 9999, 12345)
    english, polish = (
        [Messages(lang)("commodity-count", count=n) for n in counts] for lang in languages
    )
    assert english == ["999 cards", "1,000 cards", "9,999 cards", "12,345 cards"]
    assert polish == ["999 kart", "1000 kart", "9999 kart", "12\N{NO-BREAK SPACE}345 kart"]


@pytest.mark.parametrize("language", languages)
def test_long_values_are_kept(language: str) -> None:
    """The cities of 18 players are longer than Fluent takes at once."""
    messages = Messages(language)
    long = "Athens, " * 1000
    text = messages("digest-entry", who="Rome", what=long)
    assert text == messages("digest-entry", who="Rome", what="X").replace("X", long)
    assert messages("digest-entry", who=long, what=long).count("Athens") == 2000


@pytest.mark.parametrize("language", languages)
def test_mistakes_of_the_programmer_raise(language: str) -> None:
    messages = Messages(language)
    with pytest.raises(MessageError, match="no-such-message"):
        messages("no-such-message")
    with pytest.raises(MessageError, match="commodity-count"):
        messages("commodity-count")
    with pytest.raises(MessageError, match="'de'"):
        Messages("de")


@cache
def syntax() -> tuple[ast.AST, ...]:
    files = sorted(SOURCE.rglob("*.py"))
    return tuple(
        node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    )


KEYED = {
    **dict.fromkeys(("messages", "Refusal", "Misread", "say", "Sentence"), 0),
    **dict.fromkeys(("IllegalAction", "BadData", "DamagedRecord", "AnswerForm"), 1),
    "Problem": 2,
}
"""What takes the key of a message, and which argument is the key."""
TAKES_TEXT = {"screen"}
"""Objects whose ``say`` takes texts, not messages."""


def keys_given() -> Iterator[ast.expr]:
    """Everything given as a key in the code; of a choice between two, both."""
    for node in syntax():
        if not isinstance(node, ast.Call):
            continue
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        place = KEYED.get(name)
        if place is None or len(node.args) <= place:
            continue
        owner = called.value if isinstance(called, ast.Attribute) else None
        if name == "say" and getattr(owner, "attr", getattr(owner, "id", "")) in TAKES_TEXT:
            continue
        given = [node.args[place]]
        while given:
            key = given.pop()
            if isinstance(key, ast.IfExp):
                given += (key.body, key.orelse)
            else:
                yield key


def test_every_key_in_the_code_exists() -> None:
    """Keys that are not literals are passed on: a name, or an entry of a table of literals."""
    literal = {key.value for key in keys_given() if isinstance(key, ast.Constant)}
    assert len(literal) > 100
    assert literal - set(entries("en")) == set()


def test_no_key_is_built() -> None:
    """A composed key is found neither by searching nor by these tests."""
    handed_on = (ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.Call)
    assert [ast.unparse(key) for key in keys_given() if not isinstance(key, handed_on)] == []
    starts = {key[: place + 1] for key in entries("en") for place, c in enumerate(key) if c == "-"}
    assert [ast.unparse(node) for node in syntax() if beginning(node) in starts] == []


def beginning(node: ast.AST) -> str | None:
    """The literal beginning of a composed string."""
    match node:
        case ast.JoinedStr(values=[ast.Constant(value=str(first)), _, *_]):
            return first
        case ast.BinOp(left=ast.Constant(value=str(first)), op=ast.Add() | ast.Mod()):
            return first.partition("%")[0]
        case ast.Call(func=ast.Attribute(value=ast.Constant(value=str(first)), attr="format")):
            return first.partition("{")[0]
    return None


def test_every_message_is_used() -> None:
    constants = {
        node.value
        for node in syntax()
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    constants |= page_keys.mentioned()
    assert [key for key in entries("en") if key not in constants] == []


def test_every_key_in_the_page_exists_there() -> None:
    """The page does without some files of messages, and parts of it add some: in each language."""
    left_out, added = page_keys.left_out("en"), page_keys.added("en")
    assert left_out
    assert all(files and files < left_out for files in added.values())
    assert left_out == page_keys.left_out("pl")
    assert added == page_keys.added("pl")
    known = entries("en", frozenset(left_out))
    known_in = {
        part: entries("en", frozenset(left_out - files)).keys() for part, files in added.items()
    }
    used = {
        (file, key) for file, given in page_keys.keys_given() for key in page_keys.literals(given)
    }
    assert len(used) > 100
    missing = [
        (file, key)
        for file, key in sorted(used)
        if key not in known_in.get(f"{file.partition('/')[0]}/", known.keys())
    ]
    assert missing == []


NOT_IN_GAMES = {
    "calamity_toll.py",
    "conflict_verdict.py",
    "movement_lines.py",
    "standing_rows.py",
}
"""What a real table, the terminal and language models are told."""


def test_what_is_said_in_a_game_has_its_words_on_the_page() -> None:
    """The dialogue uses no message that the page leaves out, except for tables and terminals."""
    known = entries("en", frozenset(page_keys.left_out("en")))
    unknown = entries("en").keys() - known.keys()
    folder = SOURCE / "dialogue"
    found = [
        (file.relative_to(folder).as_posix(), node.value)
        for file in sorted(folder.rglob("*.py"))
        if not file.is_relative_to(folder / "typed") and file.name not in NOT_IN_GAMES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in unknown
    ]
    assert found == []


def test_no_key_is_built_in_the_page() -> None:
    given = page_keys.keys_given()
    assert [each for each in given if page_keys.BUILT.search(each[1])] == []


CLOSED = {
    ("change", "change"): set(get_args(Change)),
    ("phase-of-effect", "phase"): set(get_args(Phase)),
    ("beneficiary", "role"): {*get_args(BeneficiaryRole), "none"},
    ("number", "number"): {key for each in facts().calamities for key in each.numbers},
    ("kind-of-calamity", "kind"): {kind.value for kind in CalamityKind},
    ("track", "track"): {track.value for track in TrackName},
    ("site", "site"): {*(site.value for site in Site), "none"},
    ("play-column", "column"): set(Row._fields[1:]),
}
"""What messages select by, with all possible values."""


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize(("key", "argument"), CLOSED)
def test_messages_know_all_they_choose_by(key: str, argument: str, language: str) -> None:
    """A value that a message does not know would be told as another."""
    assert contents(language, key).variants[argument] == CLOSED[key, argument]


@pytest.mark.parametrize("language", languages)
def test_every_word_that_is_looked_for_is_there(language: str) -> None:
    """Typed commands: everything that the code looks up in the vocabulary."""
    known = contents(language, "typed-word").variants["command"]
    asked = {
        word.value
        for node in syntax()
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
        if node.func.attr in ("words", "split") and "vocabulary" in ast.unparse(node.func)
        for word in ast.walk(node)
        if isinstance(word, ast.Constant) and isinstance(word.value, str)
    }
    assert len(asked) > 10
    assert asked - known == set()


@pytest.mark.parametrize(
    ("place", "english", "polish"),
    [
        (1, "You finished 1st of 18.", "Zajmujesz 1. miejsce na 18."),
        (2, "You finished 2nd of 18.", "Zajmujesz 2. miejsce na 18."),
        (3, "You finished 3rd of 18.", "Zajmujesz 3. miejsce na 18."),
        (11, "You finished 11th of 18.", "Zajmujesz 11. miejsce na 18."),
        (13, "You finished 13th of 18.", "Zajmujesz 13. miejsce na 18."),
    ],
)
def test_places_are_ordinals(place: int, english: str, polish: str) -> None:
    assert Messages("en")("play-result", place=place, players=18) == english
    assert Messages("pl")("play-result", place=place, players=18) == polish
