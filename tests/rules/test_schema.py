"""The published schemas: up to date, with the meaning of every field, and fitting all output."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from ecumene.rules.actions import Action
from ecumene.rules.decisions import AbilityOffer, Decision
from ecumene.rules.events import Event
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.field_descriptions import descriptions
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.format.json_schema import PUBLISHED, schema, schema_of
from ecumene.rules.game import Game
from ecumene.rules.view import views
from tests.rules.accepting import acceptance
from tests.rules.replayed import replayed
from tests.rules.structs import values_of
from tools.schemas import FOLDER, files

UNIONS = {"Action": Action, "Decision": Decision, "Event": Event}
SCHEMAS = schema()


def test_the_published_schemas_are_current() -> None:
    published = {file.name: file.read_text(encoding="utf-8") for file in FOLDER.glob("*")}
    assert published == files()


def test_every_field_has_a_description() -> None:
    for name, text in files().items():
        content = msgspec.json.decode(text)
        for kind, body in content["$defs"].items():
            for field, part in body.get("properties", {}).items():
                said = part.get("description", "")
                assert re.fullmatch(r"\S.*[.!?]", said), (name, kind, field)
                assert not re.search(r"\b(None|True|False)\b|``", said), (name, kind, field)


class Base(Struct):
    """Something."""

    first: int
    """What comes first,
    and is told on two lines."""
    second: int = 0
    """What comes second; None means nothing."""


class Derived(Base):
    """Something more."""

    third: Base | None = None
    """What comes third."""
    second: int = 1
    """What comes second now."""


def test_descriptions_stand_below_the_fields() -> None:
    assert descriptions(Derived) == {
        "first": "What comes first, and is told on two lines.",
        "third": "What comes third.",
        "second": "What comes second now.",
    }


class Bare(Struct):
    """Something that does not say what it holds."""

    first: int


def test_structs_of_other_layers_can_be_published() -> None:
    content = schema_of(Derived, "Derived")
    assert content["title"] == "Derived"
    fields = content["$defs"]["Base"]["properties"]
    assert fields["second"]["description"] == "What comes second; null means nothing."
    with pytest.raises(KeyError):
        schema_of(Bare, "Bare")


accepting = cache(lambda name: acceptance(SCHEMAS[name]))
"""A function that accepts values as a published schema does."""


@pytest.mark.parametrize("name", PUBLISHED)
@given(data=st.data())
def test_the_schemas_accept_what_goes_out(name: str, data: st.DataObject) -> None:
    accepts = accepting(name)
    plain = to_names(data.draw(values_of(PUBLISHED[name])))
    assert accepts(plain)
    assert not accepts({**plain, "more": 1})
    if name in UNIONS:
        assert not accepts({**plain, "type": "unheard-of"})


@pytest.mark.parametrize(("name", "type_"), UNIONS.items())
def test_the_schemas_know_every_kind(name: str, type_: Any) -> None:
    named = {part["$ref"].rpartition("/")[2] for part in SCHEMAS[name]["anyOf"]}
    assert named == {kind.__name__ for kind in get_args(type_)}


@pytest.mark.parametrize("name", ["05-east-expert", "07-west-short", "16-both-agreed"])
def test_views_of_real_games_fit(name: str) -> None:
    """Both as sent and as read back from JSON; hidden facts have no field (G13)."""
    accepts, record = accepting("View"), replayed(name)
    game, phases = Game(record.options), set()
    for number, entry in enumerate(record.log):
        game.apply(entry.seat, entry.action)
        if number % 40 and game.state.phase in phases:
            continue
        phases.add(game.state.phase)
        for seat, found in zip((None, 0, 4), views(game, (None, 0, 4)), strict=True):
            plain = msgspec.json.decode(msgspec.json.encode(to_names(found)))
            assert accepts(plain)
            assert not accepts({**plain, "seed": 1})
            assert plain["seat"] == seat
    assert phases >= {3, 5, 7, 9, 12}


# Names


def tags(union: Any) -> dict[str, str]:
    return {str(kind.__struct_config__.tag): kind.__name__ for kind in get_args(union)}


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)([A-Z])", r"-\1", name).lower()


def test_kinds_are_called_like_their_classes() -> None:
    assert tags(Action) == {kebab(name): name for name in tags(Action).values()}
    assert tags(Event) == {kebab(name): name for name in tags(Event).values()}
    asked = {kebab(name.removeprefix("Ask")): name for name in tags(Decision).values()}
    assert tags(Decision) == asked
    assert all(name.startswith("Ask") for name in asked.values())


def test_no_kind_has_the_name_of_another() -> None:
    kinds = [kind for union in UNIONS.values() for kind in tags(union)]
    assert len(set(kinds)) == len(kinds)


def test_abilities_are_called_like_their_advances() -> None:
    offered = tags(AbilityOffer)
    assert set(offered) <= set(NAMES["advance"])
    assert {f"use-{advance}" for advance in offered} <= set(tags(Action))


def test_ids_and_kinds_have_hyphens_and_fields_underscores() -> None:
    word = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
    for names in NAMES.values():
        assert all(map(word.fullmatch, names))
    for content in schema().values():
        for body in content["$defs"].values():
            assert all(re.fullmatch(r"[a-z_]+", field) for field in body.get("properties", {}))
            for part in body.get("properties", {}).values():
                assert all(map(word.fullmatch, part.get("enum", ())))
