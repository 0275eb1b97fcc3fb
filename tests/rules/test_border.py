"""The border: values survive the way out and back in, and nothing else gets in."""

from __future__ import annotations

import json
import re
import sys
from threading import Barrier, Thread
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import MapName
from ecumene.rules.actions import Action, BuildCity, Done, MakeAllMoves, PlaceTokens
from ecumene.rules.decisions import AskLoss, Decision
from ecumene.rules.errors import BadData
from ecumene.rules.events import CardStolen, ConflictBegan, Event, SurplusRemoved
from ecumene.rules.format import codec
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Entry, Game, Snapshot
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import Player, State
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.moves import March
from ecumene.rules.view import View, view
from tests.rules.structs import values_of

PLACE, CIV, CARD = NUMBERS["place"], NUMBERS["civilization"], NUMBERS["card"]
TYPES: tuple[Any, ...] = (Action, Decision, Event, Options, State, Entry, Snapshot, View)
WRONG = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=2**63, max_value=2**80)
    | st.just(10**5000)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["athens", "rome", "water", "barbarians", "0", "march", "x" * 500])
    | st.lists(st.integers(), max_size=2)
    | st.dictionaries(st.text(max_size=3), st.none(), max_size=2)
)


@pytest.mark.parametrize("type_", TYPES, ids=str)
@given(data=st.data())
def test_what_goes_out_comes_in_again(type_: Any, data: st.DataObject) -> None:
    value = data.draw(values_of(type_))
    text = msgspec.json.encode(to_names(value))
    assert from_names(msgspec.json.decode(text), type_) == value
    assert msgspec.json.encode(to_names(from_names(json.loads(text), type_))) == text


@pytest.mark.parametrize("type_", TYPES, ids=str)
@given(data=st.data())
def test_damaged_data_is_refused_or_read_and_never_crashes(type_: Any, data: st.DataObject) -> None:
    plain = to_names(data.draw(values_of(type_)))
    for _ in range(data.draw(st.integers(1, 3))):
        plain = damage(plain, data)
    refusal = None
    try:
        value = from_names(plain, type_)
    except BadData as bad:
        refusal = bad
    if refusal is None:
        assert from_names(to_names(value), type_) == value
    else:
        assert re.fullmatch(r"data-[a-z0-9-]+", refusal.key)
        assert all(isinstance(step, str | int) for step in refusal.path)
        assert len(str(refusal)) < 2000


def damage(plain: Any, data: st.DataObject) -> Any:
    """Change, drop or add something somewhere in plain data."""
    if isinstance(plain, dict) and plain and data.draw(st.booleans()):
        key = data.draw(st.sampled_from(sorted(plain)))
        rest = {name: value for name, value in plain.items() if name != key}
        how = data.draw(st.sampled_from(("inside", "drop", "rename")))
        if how == "inside":
            return {**plain, key: damage(plain[key], data)}
        return rest if how == "drop" else {**rest, data.draw(st.text(max_size=4)): plain[key]}
    if isinstance(plain, list) and plain and data.draw(st.booleans()):
        place = data.draw(st.integers(0, len(plain) - 1))
        return [*plain[:place], damage(plain[place], data), *plain[place + 1 :]]
    return data.draw(WRONG)


def test_numbers_have_their_names() -> None:
    move = March((PLACE["athens"], PLACE["sparta"]), 2)
    assert to_names(move) == {"type": "march", "path": ["athens", "sparta"], "tokens": 2}
    stolen = CardStolen(1, 2, CARD["water"])
    named = {"type": "card-stolen", "thief": 1, "victim": 2, "card": "water", "copy": None}
    assert to_names(stolen) == named
    assert to_names(CardStolen(1, 2, None))["card"] is None
    conflict = ConflictBegan(PLACE["athens"], {3: 2, BARBARIANS: 1})
    assert to_names(conflict)["tokens"] == {"3": 2, "barbarians": 1}
    assert to_names(SurplusRemoved(BARBARIANS, 0, 1))["owner"] == "barbarians"
    assert to_names(SurplusRemoved(4, 0, 1))["owner"] == 4
    loss = AskLoss(PLACE["athens"], (("ship", PLACE["athens"]),))
    assert to_names(loss)["options"] == [["ship", "athens"]]


def test_advances_are_listed_in_the_order_of_the_cards() -> None:
    player = Player(-1, 55, 9, [], advances=(1 << 50) | 0b101)
    names = to_names(player)
    assert names["civilization"] is None
    assert names["advances"] == [list(NUMBERS["advance"])[n] for n in (0, 2, 50)]
    names["advances"].reverse()
    assert from_names(names, Player) == player


def test_fields_with_a_default_may_be_left_out() -> None:
    read = from_names({"type": "build-city", "area": "athens"}, Action)
    assert read == BuildCity(PLACE["athens"])


MARCH = {"type": "march", "path": ["athens"], "tokens": 1}


@pytest.mark.parametrize(
    ("data", "path", "key"),
    [
        (None, (), "data-not-object"),
        ([], (), "data-not-object"),
        ({}, (), "data-unknown-kind"),
        ({"type": "dance"}, (), "data-unknown-kind"),
        ({"type": ["march"]}, (), "data-unknown-kind"),
        ({"type": "done", "really": True}, (), "data-unknown-field"),
        ({"type": "march", "path": ["athens"]}, (), "data-missing-field"),
        ({**MARCH, "tokens": True}, ("tokens",), "data-not-number"),
        ({**MARCH, "tokens": 1.0}, ("tokens",), "data-not-number"),
        ({**MARCH, "tokens": 1.5}, ("tokens",), "data-not-number"),
        ({**MARCH, "tokens": "1"}, ("tokens",), "data-not-number"),
        ({**MARCH, "tokens": 2**63}, ("tokens",), "data-too-large"),
        ({**MARCH, "tokens": -(10**5000)}, ("tokens",), "data-too-large"),
        ({**MARCH, "path": "athens"}, ("path",), "data-not-list"),
        ({**MARCH, "path": ["athens", "atlantis"]}, ("path", 1), "data-unknown-name"),
        ({**MARCH, "path": ["athens", 3]}, ("path", 1), "data-not-name"),
        ({"type": "pick-civilization", "civilization": None}, ("civilization",), "data-not-name"),
        ({"type": "answer-yes-no", "yes": 1}, ("yes",), "data-not-truth"),
        (
            {"type": "place-tokens", "tokens": {"athens": None}},
            ("tokens", "athens"),
            "data-not-number",
        ),
        ({"type": "place-tokens", "tokens": {"3": 1}}, ("tokens", "3"), "data-unknown-name"),
        ({"type": "place-tokens", "tokens": [1]}, ("tokens",), "data-not-object"),
        ({"type": "choose-loss", "kind": "city", "area": "athens"}, ("kind",), "data-not-choice"),
        (
            {"type": "make-all-moves", "moves": [MARCH, {**MARCH, "path": [None]}]},
            ("moves", 1, "path", 0),
            "data-not-name",
        ),
        (
            {"type": "make-all-moves", "moves": [{"type": "done"}]},
            ("moves", 0),
            "data-unknown-kind",
        ),
    ],
)
def test_bad_actions_say_where_and_why(data: object, path: tuple[str | int, ...], key: str) -> None:
    with pytest.raises(BadData) as caught:
        from_names(data, Action)
    assert (caught.value.path, caught.value.key) == (path, key)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"advances": ["pottery", "pottery"]}, "data-twice"),
        ({"advances": ["pot"]}, "data-unknown-name"),
        ({"hand": ["athens"]}, "data-unknown-name"),
        ({"civilization": "atlantis"}, "data-unknown-name"),
    ],
)
def test_bad_players_are_refused(change: dict[str, object], key: str) -> None:
    good = to_names(Player(0, 55, 9, []))
    with pytest.raises(BadData) as caught:
        from_names({**good, **change}, Player)
    assert caught.value.key == key


@pytest.mark.parametrize("party", ["rome", "-1", "01", "+1", " 1", "1e0", "", "1_0", "١"])
def test_keys_are_parties_in_one_spelling_only(party: str) -> None:
    data = {"type": "conflict-began", "area": "athens", "tokens": {party: 1}}
    with pytest.raises(BadData):
        from_names(data, Event)


def test_data_nested_deeply_is_no_trouble() -> None:
    deep: object = 1
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadData):
        from_names({"type": "march", "path": deep, "tokens": 1}, Action)


def test_actions_stay_what_they_are_inside_others() -> None:
    action = MakeAllMoves((March((0, 1), 3),))
    assert from_names(to_names(action), Action) == action
    assert from_names(to_names(PlaceTokens({5: 1})), Action) == PlaceTokens({5: 1})
    assert from_names(to_names(Done()), Action) == Done()


def test_threads_that_meet_a_type_at_the_same_moment_see_all_of_it() -> None:
    """A server writes and reads in several threads from its first moment."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        seen = view(Game(Options(5, MapName.WEST, seed=1)), 0)
        expected = to_names(seen)
        for _ in range(20):
            codec._codec_of.cache_clear()
            start, written = Barrier(4), list[dict[str, Any]]()

            def write(start: Barrier = start, written: list[dict[str, Any]] = written) -> None:
                start.wait()
                written.append(to_names(seen))

            threads = [Thread(target=write) for _ in range(4)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            assert written == [expected] * 4
    finally:
        sys.setswitchinterval(interval)
