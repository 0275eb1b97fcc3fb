"""What can be looked up by name in a game, and what is suggested instead."""

from __future__ import annotations

import pytest
from rich.console import Console

from ecumene.cli.play.explanations import pages_about
from ecumene.cli.refusal import CommandRefusal
from ecumene.cli.terminal import look_of
from ecumene.words import Messages


@pytest.mark.parametrize(
    ("text", "language", "key", "listed"),
    [
        ("western", "en", "name-ambiguous", ("Western Desert", "Western Media")),
        ("zach ar", "pl", "name-ambiguous", ("Zachodnia Armenia",)),
        ("faminne", "en", "play-no-rule-nearest", ("Famine",)),
        ("gurnictwo", "pl", "play-no-rule-nearest", ("Górnictwo",)),
        ("xyzzy", "en", "play-no-rule", ()),
    ],
)
def test_who_asks_for_what_there_is_not_is_told_what_there_is(
    text: str, language: str, key: str, listed: tuple[str, ...]
) -> None:
    look = look_of(Console(), Messages(language))
    with pytest.raises(CommandRefusal, match=f"^{key}$") as refused:
        pages_about(text, look)
    values = " ".join(map(str, refused.value.values.values()))
    assert all(name in values for name in listed)
