"""Which language to speak: the one asked for, else the one of the locale, else English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

languages: Final = ("en", "pl")

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""In the order in which they override each other (POSIX)."""


def choose_language(asked: str | None, environment: Mapping[str, str]) -> str:
    """Return one of ``languages``."""
    if asked in languages:
        return asked
    locale = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    wishes = [locale]
    if locale.partition(".")[0] not in ("C", "POSIX"):
        # GNU's list of languages, "pl:en", comes first unless the locale is plain "C".
        wishes = [*environment.get("LANGUAGE", "").split(":"), locale]
    for wish in wishes:
        if wish.lower()[:2] in languages:
            return wish.lower()[:2]
    return "en"
