"""Nothing that enters or leaves a game can be changed afterwards."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import MapName
from ecumene.rules.actions import Action, PlaceTokens
from ecumene.rules.decisions import AskAdvances, AskCitySite, AskDamage, AskPlacement, Decision
from ecumene.rules.events import Event
from ecumene.rules.game import Game, encode
from ecumene.rules.play import Options
from ecumene.rules.state.readonly import ReadOnlyDict
from ecumene.rules.view import view, views
from tests.rules.structs import values_of
from tests.tries import tries
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = [*get_args(Decision), *get_args(Action), *get_args(Event)]
LEAVES = (int, str, bytes, Enum, type(None))


def try_to_change(found: object) -> None:
    """Try all ordinary ways to change something, and everything reachable from it."""
    match found:
        case msgspec.Struct():
            for name in found.__struct_fields__:
                value = getattr(found, name)
                refuses(AttributeError, setattr, found, name, value)
                try_to_change(value)
        case dict():
            for change in CHANGES.values():
                assert "read-only" in refuses(TypeError, change, found)
            for value in found.values():
                try_to_change(value)
        case tuple():
            for value in found:
                try_to_change(value)
        case _:
            assert isinstance(found, LEAVES), f"{found!r} can be changed"


def refuses(error: type[Exception], change: Callable[..., object], *given: object) -> str:
    """The message when a change is refused; a quick ``pytest.raises`` for thousands of them."""
    try:
        change(*given)
    except error as problem:
        return str(problem)
    pytest.fail(f"{given!r} can be changed")


def change_by_or(listed: dict[Any, Any]) -> None:
    listed |= {3: 9}


CHANGES: dict[str, Callable[[dict[Any, Any]], object]] = {
    "set": lambda listed: listed.__setitem__(3, 9),
    "del": lambda listed: listed.__delitem__(next(iter(listed), 0)),
    "or": change_by_or,
    "clear": lambda listed: listed.clear(),
    "pop": lambda listed: listed.pop(3, None),
    "popitem": lambda listed: listed.popitem(),
    "setdefault": lambda listed: listed.setdefault(3, 9),
    "update": lambda listed: listed.update({3: 9}),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_read_only_dict_refuses_every_change(change: Callable[[dict[Any, Any]], object]) -> None:
    listed = ReadOnlyDict({1: 2, 3: 4})
    with pytest.raises(TypeError, match="read-only"):
        change(listed)
    assert listed == {1: 2, 3: 4}


def test_a_read_only_dict_knows_all_that_changes_a_dict() -> None:
    """Whatever a dict can do, and this one does not define, changes nothing."""
    harmless = {"copy", "fromkeys", "get", "items", "keys", "values"}
    assert {name for name in vars(dict) if not name.startswith("_")} == {
        *harmless,
        *(name for name in vars(ReadOnlyDict) if not name.startswith("_")),
    }


def test_a_read_only_dict_is_a_dict_for_everybody_else() -> None:
    plain = {"b": 2, "a": 1}
    listed = ReadOnlyDict(plain)
    assert listed == plain
    assert plain == listed
    assert list(listed) == ["b", "a"]
    assert type(listed.copy()) is type(listed | {}) is dict
    assert msgspec.json.encode(listed) == msgspec.json.encode(plain)
    assert msgspec.msgpack.encode(listed) == msgspec.msgpack.encode(plain)
    for twin in (copy.copy(listed), copy.deepcopy(listed), pickle.loads(pickle.dumps(listed))):  # noqa: S301 our own
        assert twin == listed
        assert type(twin) is ReadOnlyDict


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@tries(10)
@given(data=st.data())
def test_no_message_can_be_changed(kind: Any, data: st.DataObject) -> None:
    """All kinds of decisions, actions and events, however they were made."""
    made = data.draw(values_of(kind))
    before = msgspec.json.encode(made)
    try_to_change(made)
    try_to_change(msgspec.json.decode(before, type=kind))
    assert msgspec.json.encode(made) == before


def test_an_action_keeps_its_own_dict() -> None:
    """Changing the dict that an action was made of changes nothing in the game."""
    tokens = {1: 2}
    action = PlaceTokens(tokens)
    tokens[1] = 9
    assert action == PlaceTokens({1: 2})


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_a_game_hands_out_changes_it(seed: int) -> None:
    game = Game(Options(6, MapName.WEST, seed))
    driver = RandomDriver(seed, quick=True, settles=True)
    asked: Counter[type] = Counter()
    while game.pending and game.state.turn < 20:
        kinds = {type(decision) for decision in game.pending.values()}
        if any(asked[kind] < 5 for kind in kinds):
            before = encode(game.state), msgspec.json.encode(dict(game.pending))
            for found in (*views(game, (None, *game.pending)), *game.pending.values()):
                try_to_change(found)
            try_to_change(game.log[-1] if game.log else None)
            try_to_change(game.ranking() if game.state.phase else None)
            assert (encode(game.state), msgspec.json.encode(dict(game.pending))) == before
            asked.update(kinds)
        driver.step(game)
    assert {AskCitySite, AskDamage, AskAdvances} < asked.keys()


def test_a_seat_cannot_make_room_for_itself() -> None:
    """E1: its question, and its view of it, stay as they are."""
    game = Game(Options(5, MapName.WEST, 1))
    driver = RandomDriver(1, quick=True, settles=True)
    while not any(isinstance(decision, AskPlacement) for decision in game.pending.values()):
        driver.step(game)
    seat, decision = next(
        (seat, each) for seat, each in game.pending.items() if isinstance(each, AskPlacement)
    )
    area, room = next(iter(decision.room.items()))
    shown = view(game, seat).decision
    assert isinstance(shown, AskPlacement)
    for asked in (decision, shown):
        with pytest.raises(TypeError):
            asked.room[area] = room + 1
    assert game.why_not(seat, PlaceTokens({area: room + 1})) is not None
