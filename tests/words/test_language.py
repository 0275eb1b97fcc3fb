"""The language: the one asked for, else the locale's, else English."""

from __future__ import annotations

import pytest

from ecumene.words import choose_language


@pytest.mark.parametrize(
    ("asked", "environment", "expected"),
    [
        (None, {}, "en"),
        ("pl", {}, "pl"),
        ("en", {"LC_ALL": "pl_PL.UTF-8"}, "en"),
        (None, {"LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LANG": "pl"}, "pl"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LC_ALL": "en_GB.UTF-8", "LANG": "pl_PL.UTF-8"}, "en"),
        (None, {"LC_ALL": "", "LANG": "pl_PL.UTF-8"}, "pl"),
        (None, {"LC_MESSAGES": "pl_PL", "LANG": "en_US.UTF-8"}, "pl"),
        (None, {"LANG": "en_US.UTF-8", "LANGUAGE": "pl:en"}, "pl"),
        (None, {"LANG": "pl_PL.UTF-8", "LANGUAGE": "en"}, "en"),
        (None, {"LANG": "de_DE.UTF-8", "LANGUAGE": "de:pl"}, "pl"),
        (None, {"LANG": "C.UTF-8", "LANGUAGE": "pl"}, "en"),
        ("de", {"LANG": "pl_PL.UTF-8"}, "pl"),
    ],
)
def test_choice(asked: str | None, environment: dict[str, str], expected: str) -> None:
    assert choose_language(asked, environment) == expected
