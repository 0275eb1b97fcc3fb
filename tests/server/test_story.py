"""The log in words: every message under its phase, in pages, and without what was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ecumene.dialogue.sentences.event_log import EventLog
from ecumene.rules.events import Event
from ecumene.rules.format.codec import from_names, to_names
from ecumene.seat import past_side
from ecumene.server.services.past_reader import FEW
from tests.server.whole import whole
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Somebody, Whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("story")) as opened:
        yield opened


@pytest.fixture(scope="module")
def anna(server: Whole) -> Somebody:
    return server.person()


@pytest.fixture(scope="module")
def over(anna: Somebody) -> str:
    """A game that was played to its end."""
    said = anna.client.post("/api/games/import", content=recorded("07-west-short"))
    found: str = said.json()["game"]["id"]
    return found


def all_messages(anna: Somebody, path: str) -> list[Any]:
    found: list[Any] = []
    more = True
    while more:
        since = found[-1]["number"] if found else 0
        page = anna.get(f"{path}/messages?since={since}")
        found += page["messages"]
        more = page["more"]
    return found


def pages(anna: Somebody, path: str) -> Iterator[Any]:
    since, more = 0, True
    while more:
        page = anna.get(f"{path}/story?since={since}")
        assert page["since"] == since
        yield page
        since, more = page["number"], page["more"]


def in_words(log: EventLog, event: Any) -> Any:
    return to_names(log.line(from_names(event, Event)).sentence)


@pytest.mark.parametrize("reader", ["watch", "seats/0"])
def test_a_story_tells_every_event_once_and_under_its_phase(
    anna: Somebody, over: str, reader: str
) -> None:
    path = f"/games/{over}/{reader}"
    expected: list[Any] = []
    when = (0, 0)
    log = EventLog(None if reader == "watch" else 0)
    for message in all_messages(anna, path):
        if message["type"] == "table":
            expected.append((message["number"], when, message["sentence"]))
        for event in message["events"] if message["type"] == "happened" else ():
            if event["type"] == "phase-began":
                when = (event["turn"], event["phase"])
            elif when == (0, 0):
                when = (1, 0)
            expected.append((message["number"], when, in_words(log, event)))
    told: list[Any] = []
    for page in pages(anna, path):
        numbers = [each["number"] for each in page["passages"]]
        assert numbers == sorted(numbers)
        assert len(set(numbers)) <= past_side.MOST_TOLD
        for each in page["passages"]:
            said = [line["sentence"] for line in each["lines"]]
            heading = [] if each["heading"] is None else [each["heading"]]
            told += (
                (each["number"], (each["turn"], each["phase"]), sentence)
                for sentence in (*heading, *said)
            )
    assert told == expected


def test_a_story_comes_with_what_has_changed(anna: Somebody, over: str) -> None:
    """So much of it as is read in no time; then it goes on."""
    path = f"/games/{over}/seats/0"
    told: list[Any] = []
    since, more = 0, True
    while more:
        found = anna.post(f"{path}/changes", {"parts": [], "story": since})["story"]
        assert found["since"] == since
        assert since < found["number"] <= since + FEW
        told += found["passages"]
        since, more = found["number"], found["more"]
    assert since > FEW
    assert told == [each for page in pages(anna, path) for each in page["passages"]]


def test_a_story_goes_on_after_any_message(anna: Somebody, over: str) -> None:
    path = f"/games/{over}/watch"
    page = next(pages(anna, path))
    for since in (0, 1, 17, page["number"] - 1, page["number"] + 10**6):
        later = anna.get(f"{path}/story?since={since}")["passages"]
        expected = [each for each in page["passages"] if each["number"] > since]
        assert later[: len(expected)] == expected
    assert not later


def test_lines_say_whom_they_are_about_and_what_is_a_detail(anna: Somebody, over: str) -> None:
    lines = [
        line
        for page in pages(anna, f"/games/{over}/seats/0")
        for each in page["passages"]
        for line in each["lines"]
    ]
    kinds: dict[str, list[Any]] = {}
    for line in lines:
        kinds.setdefault(line["sentence"]["key"], []).append(line)
    for line in kinds["event-moved"]:
        assert line["party"] == line["sentence"]["args"]["seat"]["party"]
        assert not line["main"], "the whole movement is told in a sentence"
    assert {line["party"] for line in kinds["moved-player"] if line["main"]} == set(range(7))
    assert all(line["main"] for line in kinds["fight-told"])
    assert not any(line["main"] for line in kinds["event-tokens-lost"])
    assert all(line["main"] for line in kinds["event-city-built"])
    assert {line["party"] for line in kinds["event-calamities-counted"]} == {None}


def test_what_is_taken_back_is_told_no_longer(server: Whole) -> None:
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    path = f"/games/{game}/seats/0"
    anna.play_to_movement(game)
    before = anna.get(f"{path}/story")
    asked = anna.question(game)
    moves = anna.get(f"{path}/proposal")["choice"]["action"]["moves"]
    done = anna.answer(game, 0, asked["question"], moves[0])
    moved = anna.get(f"{path}/story?since={before['number']}")
    assert moved["passages"][-1]["lines"][-1]["sentence"]["key"] == "event-moved"
    anna.post(f"{path}/undo", {"question": done["question"], "key": "back"})
    undone = anna.get(f"{path}/story?since={moved['number']}")["passages"][-1]
    assert undone["stands"] == done["number"] - 1
    assert undone["lines"][0]["sentence"]["key"] == "event-undone"
    whole_story = anna.get(f"{path}/story")["passages"]
    stands = [each for each in before["passages"] if each["number"] <= undone["stands"]]
    assert whole_story == [*stands, undone]


def test_a_story_is_told_only_to_its_readers(server: Whole, anna: Somebody) -> None:
    game = anna.create()["game"]["id"]
    ben = server.person("Ben")
    ben.get(f"/games/{game}/watch/story", status=404)
    anna.get(f"/games/{game}/seats/1/story", status=403)
    anna.get(f"/games/{game}/seats/0/story?since=x", status=400)
