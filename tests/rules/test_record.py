"""Saved games: written as they go, replayed to the same bytes, refused if damaged."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import MapName
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import DamagedRecord
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.record import FORMAT, header, line, replay, save
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import State, encode
from ecumene.words import Messages, languages
from tests.rules.random_games import after_turns, new_game
from tools.random_play import RandomDriver


@cache
def record(players: int = 5, seed: int = 1, turns: int = 2) -> str:
    return save(after_turns(players, seed, turns))


@pytest.mark.parametrize("players", [5, 9, 12, 18])
def test_a_replayed_game_is_the_same_to_the_last_byte(players: int) -> None:
    game = after_turns(players, players, 2)
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
    assert again.pending == game.pending
    assert again.snapshot() == game.snapshot()
    assert save(again) == save(game)


def test_a_record_is_written_line_by_line_as_the_game_goes() -> None:
    game = Game(Options(5, MapName.EAST, 3))
    text = header(game)
    assert encode(replay(text).state) == encode(game.state)
    driver = RandomDriver(3)
    for _ in range(40):
        driver.step(game)
        text += line(game.log[-1])
        assert text == save(game)
    assert replay(text).pending == game.pending


def test_a_record_can_be_read_by_people_and_line_by_line() -> None:
    first, *rest = map(json.loads, record().splitlines())
    assert first["ecumene"] == FORMAT
    assert first["options"]["map"] == "west"
    assert set(rest[0]) == {"seat", "action", "events"}
    assert rest[0]["action"]["type"] == "pick-civilization"
    assert isinstance(rest[0]["action"]["civilization"], str)
    whole = save(replay(record()))
    assert save(replay(iter(record().splitlines()))) == whole
    assert save(replay(record().encode().splitlines(keepends=True))) == whole
    assert save(replay(record().replace("\n", "\r\n"))) == whole
    assert save(replay(record().removesuffix("\n"))) == whole


def test_agreed_civilizations_are_part_of_the_first_line() -> None:
    setup = replay(record())._play.setup
    options = Options(5, MapName.WEST, 1, civilizations=tuple(reversed(setup.civilizations)))
    game = Game(options)
    first = json.loads(header(game))
    assert [
        event["seat"] for event in first["events"] if event["type"] == "civilization-picked"
    ] == [*range(5)]
    assert replay(header(game)).options == options


def test_a_restored_game_has_no_whole_record() -> None:
    game = Game.restore(after_turns(5, 1, 1).snapshot())
    with pytest.raises(ValueError, match="restored"):
        save(game)


# Snapshots


@pytest.mark.parametrize("players", [5, 18])
def test_a_game_restored_in_the_middle_of_a_phase_goes_on_the_same(players: int) -> None:
    game = new_game(players, 5)
    driver = RandomDriver(5)
    twins: list[Game] = []
    while game.state.turn < 3:
        if len(game.log) % 17 == 0:
            twins.append(Game.restore(game.snapshot()))
        seat, action = driver.step(game)
        for twin in twins:
            assert twin.apply(seat, action) == game.log[-1].events
            assert twin.pending == game.pending
            assert encode(twin.state) == encode(game.state)
            assert twin.snapshot() == game.snapshot()
        del twins[:-2]


def test_a_snapshot_can_be_stored() -> None:
    game = after_turns(5, 2, 1)
    driver = RandomDriver(9)
    while len(game.snapshot().answers) < 3:
        driver.step(game)
    snapshot = game.snapshot()
    for stored in (
        from_names(json.loads(json.dumps(to_names(snapshot))), Snapshot),
        msgspec.json.decode(msgspec.json.encode(snapshot), type=Snapshot),
        msgspec.msgpack.decode(msgspec.msgpack.encode(snapshot), type=Snapshot),
    ):
        assert stored == snapshot
        assert encode(Game.restore(stored).state) == encode(game.state)


def test_equal_states_are_equal_bytes_whatever_the_order_of_their_entries() -> None:
    state = after_turns(9, 4, 2).state
    data = to_names(state)
    for player in data["players"]:
        player["tokens"] = dict(reversed(player["tokens"].items()))
    data["cities"] = dict(reversed(data["cities"].items()))
    other = from_names(data, State)
    assert [list(p.tokens) for p in other.players] != [list(p.tokens) for p in state.players]
    before = [list(p.tokens) for p in other.players]
    assert encode(other) == encode(state)
    assert [list(p.tokens) for p in other.players] == before, "encoding changes nothing"


# Damage


def changed(number: int, **fields: Any) -> str:
    """The record with fields of one line changed; a field given as None is dropped."""
    lines = record().splitlines(keepends=True)
    data = {**json.loads(lines[number - 1]), **fields}
    data = {name: value for name, value in data.items() if value is not None}
    lines[number - 1] = json.dumps(data) + "\n"
    return "".join(lines)


OPTIONS = {"players": 5, "map": "west", "seed": 1}
PICKED = {"type": "civilization-picked", "seat": 0, "civilization": "rome"}


@pytest.mark.parametrize(
    ("text", "number", "key", "cause"),
    [
        ("", 1, "record-empty", None),
        (b"", 1, "record-empty", None),
        ("\n", 1, "record-no-header", None),
        ("\n" + record(), 1, "record-no-header", None),
        ("{}\n", 1, "record-no-header", None),
        ("[]\n", 1, "record-no-header", None),
        ("null", 1, "record-no-header", None),
        ("hello}", 1, "record-not-json", None),
        ("hello", 1, "record-not-json", None),
        ("{", 1, "record-cut-off", None),
        ("[" * 100_000 + "}", 1, "record-too-deep", None),
        (b'{"\xff": 1}', 1, "record-not-text", None),
        ('{"\udcff": 1}', 1, "record-not-text", None),
        (record().partition("\n")[2], 1, "record-no-header", None),
        (changed(1, ecumene=FORMAT - 2), 1, "record-other-format", None),
        (changed(1, ecumene=True), 1, "record-other-format", None),
        (changed(1, ecumene=str(FORMAT)), 1, "record-other-format", None),
        (changed(1, more=1), 1, "record-bad-data", "data-unknown-field"),
        (changed(1, events=None), 1, "record-bad-data", "data-missing-field"),
        (changed(1, options={**OPTIONS, "map": "north"}), 1, "record-bad-data", "data-not-choice"),
        (changed(1, options={**OPTIONS, "seed": 0.5}), 1, "record-bad-data", "data-not-number"),
        (changed(1, options={**OPTIONS, "players": 4}), 1, "record-illegal", "illegal-setup"),
        (changed(1, computers=[]), 1, "record-bad-data", "data-length"),
        (changed(1, computers=["settler"]), 1, "record-bad-data", "data-length"),
        (changed(1, computers=[None] * 19), 1, "record-bad-data", "data-length"),
        (changed(1, computers=[5]), 1, "record-bad-data", "data-not-text"),
        (
            changed(1, options={**OPTIONS, "civilizations": ["rome"]}),
            1,
            "record-illegal",
            "illegal-civilizations",
        ),
        (changed(1, events=[PICKED]), 1, "record-outcome", None),
        (changed(3, seat=17), 3, "record-illegal", "illegal-seat"),
        (changed(3, seat=True), 3, "record-bad-data", "data-not-number"),
        (changed(3, action={"type": "done"}), 3, "record-illegal", "illegal-kind-of-answer"),
        (
            changed(3, action={"type": "pick-civilization", "civilization": "indus"}),
            3,
            "record-illegal",
            "illegal-civilization",
        ),
        (
            changed(3, action={"type": "pick-civilization", "civilization": "atlantis"}),
            3,
            "record-bad-data",
            "data-unknown-name",
        ),
        (changed(3, events=[]), 3, "record-outcome", None),
        (record().replace("\n", "\n\n", 1), 2, "record-cut-off", None),
        (record()[:-20], record().count("\n"), "record-cut-off", None),
        (record() + '{"seat"', record().count("\n") + 1, "record-cut-off", None),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(
    text: str | bytes, number: int, key: str, cause: str | None
) -> None:
    with pytest.raises(DamagedRecord) as caught:
        replay(text)
    found = caught.value
    assert (found.line, found.key) == (number, key)
    assert (found.cause.key if found.cause else None) == cause
    for language in languages:
        sentence = Speaker(Messages(language)).text(describe_refusal(found))
        assert str(number) in sentence.replace(",", "").replace("\xa0", "")
        assert "{" not in sentence or key in ("record-outcome", "record-bad-data")


def test_another_outcome_is_told_with_both() -> None:
    lines = record().splitlines(keepends=True)
    events = json.loads(lines[2])["events"]
    events[-1] = PICKED
    with pytest.raises(DamagedRecord) as caught:
        replay(changed(3, events=events))
    args = caught.value.args_
    assert args["event"] == len(events)
    assert json.loads(str(args["expected"])) == PICKED
    assert json.loads(str(args["came"])) == json.loads(lines[2])["events"][-1]
    with pytest.raises(DamagedRecord) as caught:
        replay(changed(3, events=[*json.loads(lines[2])["events"], PICKED]))
    assert caught.value.args_["came"] == "-"


def test_a_refusal_is_told_with_its_rule() -> None:
    with pytest.raises(DamagedRecord) as caught:
        replay(changed(3, action={"type": "pick-civilization", "civilization": "indus"}))
    assert Speaker(Messages("en")).text(describe_refusal(caught.value)) == (
        "Line 3: The action is illegal. "
        "Indus is taken or not in this game; pick one of those offered (S2)."
    )
    assert Speaker(Messages("pl")).text(describe_refusal(caught.value)).endswith("(S2).")


def survives(text: bytes) -> None:
    """Damage is either reported or harmless."""
    refusal = None
    try:
        game = replay(text)
    except DamagedRecord as damaged:
        refusal = damaged
    if refusal is None:
        replay(save(game))
    else:
        assert 1 <= refusal.line <= text.count(b"\n") + 1
        assert all(
            Speaker(Messages(language)).text(describe_refusal(refusal)) for language in languages
        )


@given(st.data())
def test_flipped_bytes_do_no_harm(data: st.DataObject) -> None:
    text = bytearray(record().encode())
    for _ in range(data.draw(st.integers(1, 4))):
        text[data.draw(st.integers(0, len(text) - 1))] = data.draw(st.integers(0, 255))
    survives(bytes(text))


@given(st.data())
def test_lost_swapped_and_repeated_lines_do_no_harm(data: st.DataObject) -> None:
    lines = record().encode().splitlines(keepends=True)
    places = st.integers(0, len(lines) - 1)
    one, other = data.draw(places), data.draw(places)
    match data.draw(st.sampled_from(("lose", "swap", "repeat", "cut"))):
        case "lose":
            del lines[min(one, other) : max(one, other)]
        case "swap":
            lines[one], lines[other] = lines[other], lines[one]
        case "repeat":
            lines.insert(one, lines[other])
        case "cut":
            del lines[one + 1 :]
            lines[one] = lines[one][: data.draw(st.integers(0, len(lines[one])))]
    survives(b"".join(lines))


@given(st.data())
def test_changed_values_do_no_harm(data: st.DataObject) -> None:
    """Wrong values in the right places, which the bytes above hardly ever hit."""
    lines = [json.loads(text) for text in record().splitlines()]
    for _ in range(data.draw(st.integers(1, 3))):
        holder: Any = lines[data.draw(st.integers(0, len(lines) - 1))]
        while True:
            keys = sorted(holder) if isinstance(holder, dict) else [*range(len(holder))]
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(holder[key], dict | list) and data.draw(st.integers(0, 4)):
                holder = holder[key]
                continue
            holder[key] = data.draw(
                st.integers(-3, 12)
                | st.sampled_from([None, True, 1.5, 2**70, "athens", "rome", "barbarians", [], {}])
            )
            break
    survives("\n".join(map(json.dumps, lines)).encode())


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_anything_else_is_refused(text: str | bytes) -> None:
    with pytest.raises(DamagedRecord):
        replay(text)
