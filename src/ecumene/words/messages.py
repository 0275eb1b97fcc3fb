"""Every sentence a person reads, from the Fluent files in ``locales/``.

One folder per language, one file per topic; the browser reads the same files. A missing key and a
message that cannot be formatted are programming errors, so both raise: nobody should ever read
``{$limit}``.

Parsing all files takes half a second, and most programs need a dozen messages, so a message is
parsed at first use.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Protocol

from ecumene.words.language import languages

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message

LONGEST: Final = 900
FOUR_DIGITS: Final = 1_000

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=(?:.*\n?(?:(?=[ \n}]).*\n?)*)", re.MULTILINE)
"""A message or a term: its first line and continuation lines."""
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A possible reference to another message or term."""


class MessageError(LookupError):
    """A message is missing, or unfit for its values."""


class Say(Protocol):
    """Anything that speaks messages in one language: the files here, or a page in a browser."""

    language: str

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The message with its values."""


class Messages:
    """The messages of one language: ``messages("card-limit", limit=3)``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._parsed = _parsed(language)

    def __call__(self, key: str, /, **values: str | int) -> str:
        pattern = self._parsed.get(key).value
        if pattern is None:
            raise MessageError(f"{self.language}: message {key!r} has attributes only")
        short, long = _apart(values)
        if self.language == "pl":
            short = {name: _polish(value) for name, value in short.items()}
        text, errors = self._parsed.bundle.format_pattern(pattern, short)
        if errors:
            raise MessageError(f"{self.language}: message {key!r}: {errors}")
        whole = str(text)
        for mark, value in long.items():
            whole = whole.replace(mark, value)
        return whole


def _apart(values: dict[str, str | int]) -> tuple[dict[str, str | int], dict[str, str]]:
    """The values with marks in place of long texts, and those texts by mark.

    Fluent refuses texts of more than a thousand characters, and the cities of 18 players are
    longer.
    """
    short, long = dict(values), dict[str, str]()
    for number, (name, value) in enumerate(values.items()):
        if isinstance(value, str) and len(value) > LONGEST:
            short[name] = mark = f"\ue000{number}\ue001"
            long[mark] = value
    return short, long


def _polish(value: str | int) -> str | int:
    """A four-digit number has no gap in Polish, which Babel does not know."""
    if isinstance(value, str) or not FOUR_DIGITS <= abs(value) < 10 * FOUR_DIGITS:
        return value
    from fluent.runtime.types import FluentInt

    return FluentInt(value, useGrouping=False)


class _Parsed:
    """One language's parsed messages, and the texts of all."""

    def __init__(self, language: str) -> None:
        # A browser that runs the engine has its own Fluent, not this one.
        from fluent.runtime import FluentBundle

        self.language = language
        self.texts = texts_of(language)
        self.bundle = FluentBundle([language], use_isolating=False)
        self._known: set[str] = set()

    def get(self, key: str) -> Message:
        """A message, with everything it refers to."""
        if not self.bundle.has_message(key):
            if key not in self.texts:
                raise MessageError(f"{self.language}: no message {key!r}")
            self._parse(key, set())
        return self.bundle.get_message(key)

    def _parse(self, key: str, above: set[str]) -> None:
        """Parse an entry after those it refers to, so that another thread finds them all."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        text = self.texts[key]
        for other in _REFERENCE.findall(text):
            if other in self.texts and other not in self._known | above:
                self._parse(other, above | {key})
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MessageError(f"{self.language}: not Fluent: {entry.content}")
        self.bundle.add_resource(resource)
        self._known.add(key)


@cache
def _parsed(language: str) -> _Parsed:
    return _Parsed(language)


def texts_of(language: str) -> dict[str, str]:
    """The entries of a language by name, as in the files."""
    if language not in languages:
        raise MessageError(f"no messages in {language!r}")
    found: dict[str, str] = {}
    folder = resources.files("ecumene.words") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        text = file.read_text(encoding="utf-8")
        found |= {entry[1]: entry[0] for entry in _ENTRY.finditer(text)}
        rest = _COMMENT.sub("", _ENTRY.sub("", text)).strip()
        if rest:
            raise MessageError(f"{language}/{file.name}: not Fluent: {rest}")
    return found
