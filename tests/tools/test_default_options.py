"""A game with default options is the same game wherever it is begun."""

from __future__ import annotations

import dataclasses
import inspect
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

import ecumene
from ecumene.cli.commands import create
from ecumene.cli.play.new_game import PlayOptions, new_game
from ecumene.rules.play import Options
from ecumene.server.wire import NewGame
from ecumene.web import page_data
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Mapping


def _of_struct(struct: type[msgspec.Struct]) -> dict[str, Any]:
    fields = msgspec.structs.fields(struct)
    return {each.name: each.default for each in fields if each.default is not msgspec.NODEFAULT}


USUAL: Final = _of_struct(Options)


def _of_call(called: object) -> dict[str, Any]:
    assert callable(called)
    return {each.name: each.default for each in inspect.signature(called).parameters.values()}


def _played() -> dict[str, Any]:
    """The options of ``ecumene play`` without arguments."""
    options = new_game(PlayOptions(), Messages("en")).options
    return msgspec.structs.asdict(options)


def _created() -> dict[str, Any]:
    """The options that ``ecumene create`` requests without arguments."""
    nothing = {each.name: None for each in dataclasses.fields(create.CreateOptions)}
    wanted = create.CreateOptions(**{**nothing, "short": False})  # type: ignore[arg-type]
    return msgspec.structs.asdict(create.new_game(wanted, Messages("en")))


BEGUN: Final[Mapping[str, Mapping[str, Any]]] = {
    "a server": _of_struct(NewGame),
    "import ecumene": _of_call(ecumene.Game),
    # ``plan.test.ts`` compares the initial values of the page's form with it.
    "the page": page_data.files()["rules.json"]["default_options"],
    "ecumene play": _played(),
    "ecumene create": _created(),
}


@pytest.mark.parametrize("where", BEGUN)
def test_options_have_the_same_defaults(where: str) -> None:
    assert USUAL.items() <= BEGUN[where].items()


def test_as_many_play_on_the_same_map_in_python_as_in_the_terminal() -> None:
    called, played = BEGUN["import ecumene"], BEGUN["ecumene play"]
    assert (called["players"], called["map"]) == (played["players"], played["map"])
