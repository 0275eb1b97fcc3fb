"""The sentences on which the page's speaker is compared leave nothing out."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from ecumene.dialogue.sentences import sentence as of
from ecumene.words import languages
from tools.fluent_messages import contents, entries
from tools.spoken import arguments, sentences

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Argument


@pytest.mark.parametrize("language", languages)
def test_every_message_is_said_with_all_it_takes_and_all_it_chooses_by(language: str) -> None:
    said: dict[str, dict[str, set[str]]] = {}
    for each in sentences(language):
        for name, value in each.args.items():
            said.setdefault(each.key, {}).setdefault(name, set()).add(str(value))
        said.setdefault(each.key, {})
    assert said.keys() == entries(language).keys()
    for key, given in said.items():
        made_of = contents(language, key)
        assert given.keys() == made_of.variables
        for name, variants in made_of.variants.items():
            forms = {"zero", "one", "two", "few", "many", "other"}
            assert variants - forms <= given[name], key
            if variants & forms - {"other"}:
                assert {"0", "1", "2", "5", "22"} <= given[name], key


def test_there_are_arguments_of_every_kind() -> None:
    kinds = {type(each) for argument in arguments() for each in inside(argument)}
    assert kinds == {int, str, of.Count, of.Series, of.Sentence, *get_args(of.Thing)}


def inside(argument: Argument) -> Iterator[Argument]:
    """An argument and everything inside it."""
    yield argument
    if isinstance(argument, of.Series):
        for item in argument.items:
            yield from inside(item)
