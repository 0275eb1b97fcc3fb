"""Every sentence a person reads, from the Fluent files in ``locales/``.

One folder per language, one file per topic; the browser reads the same files. A missing key and a
message that cannot be formatted are mistakes of the programmer, so both raise: nobody should ever
read ``{$limit}``.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Final, Protocol

from ecumene.words.language import languages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LONGEST: Final = 900
FOUR_DIGITS: Final = 1_000


class MessageError(LookupError):
    """A message is not there, or not fit for the values it was given."""


class Say(Protocol):
    """Whatever says messages in one language: the files here, or a page in a browser."""

    language: str

    def __call__(self, key: str, /, **values: str | int) -> str:
        """The message with its values."""


class Messages:
    """The messages of one language: ``messages("card-limit", limit=3)``."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, key: str, /, **values: str | int) -> str:
        if not self._bundle.has_message(key):
            raise MessageError(f"{self.language}: no message {key!r}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MessageError(f"{self.language}: message {key!r} has attributes only")
        short, long = _apart(values)
        if self.language == "pl":
            short = {name: _polish(value) for name, value in short.items()}
        text, errors = self._bundle.format_pattern(pattern, short)
        if errors:
            raise MessageError(f"{self.language}: message {key!r}: {errors}")
        whole = str(text)
        for mark, value in long.items():
            whole = whole.replace(mark, value)
        return whole


def _apart(values: dict[str, str | int]) -> tuple[dict[str, str | int], dict[str, str]]:
    """The values with marks in place of long texts, and those texts by their marks.

    Fluent refuses texts of more than a thousand characters, and the cities of 18 players are more.
    """
    short, long = dict(values), dict[str, str]()
    for number, (name, value) in enumerate(values.items()):
        if isinstance(value, str) and len(value) > LONGEST:
            short[name] = mark = f"\ue000{number}\ue001"
            long[mark] = value
    return short, long


def _polish(value: str | int) -> str | int:
    """A number of four digits is written without a gap in Polish, which Babel does not know."""
    if isinstance(value, str) or not FOUR_DIGITS <= abs(value) < 10 * FOUR_DIGITS:
        return value
    from fluent.runtime.types import FluentInt

    return FluentInt(value, useGrouping=False)


@cache
def _bundle(language: str) -> FluentBundle:
    # A browser that runs the engine has Fluent of its own, and not this one.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    if language not in languages:
        raise MessageError(f"no messages in {language!r}")
    bundle = FluentBundle([language], use_isolating=False)
    folder = resources.files("ecumene.words") / "locales" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise MessageError(f"{language}/{file.name}: not Fluent: {entry.content}")
        bundle.add_resource(resource)
    return bundle
