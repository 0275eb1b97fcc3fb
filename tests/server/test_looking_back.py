"""Any moment of a game, points by turn, the record, imports, and going on from a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.format.record import replay
from tests.server.whole import whole
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Somebody, Whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("looking-back")) as opened:
        yield opened


def imported(anna: Somebody, name: str) -> Any:
    said = anna.client.post("/api/games/import", content=recorded(name))
    assert said.status_code == 200, said.text
    return said.json()["game"]


def test_a_moment_is_shown_as_it_was_seen(server: Whole) -> None:
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    views: dict[int, Any] = {}

    def look(info: Any) -> bool:
        seen = anna.get(f"/games/{game}/seats/0/view")
        views[seen["number"]] = seen["view"]
        return bool(info["phase"] >= 6)

    anna.play_until(game, 0, look)
    for number in list(views)[1:-1:3]:
        then = anna.get(f"/games/{game}/seats/0/view?at={number}")["view"]
        assert then["players"] == views[number]["players"]
        assert then["hand"] == views[number]["hand"]
    last = max(views)
    anna.get(f"/games/{game}/seats/0/view?at={last + 1000}", status=404)
    anna.get(f"/games/{game}/seats/1/view?at=1", status=403)
    moments = anna.get(f"/games/{game}/seats/0/moments")["moments"]
    when = [(each["turn"], each["phase"]) for each in moments]
    assert when == sorted(set(when))
    assert when[0] == (1, 0)


def test_a_stretch_is_retold_as_it_could_be_told_then(server: Whole) -> None:
    """With one's own moves, which a recap leaves out: one has just made them."""
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    path = f"/games/{game}/seats/0"
    told: dict[int, Any] = {}

    def look(info: Any) -> bool:
        recap = anna.get(f"{path}/recap?since=1")
        told[recap["number"]] = recap
        return bool(info["phase"] >= 6)

    anna.play_until(game, 0, look)

    def retold_at(number: int) -> tuple[Any, list[Any]]:
        """What is retold, and the lines of it with own moves."""
        retold = anna.get(f"{path}/retold?since=1&at={number}")
        moved = (each for each in retold["lines"] if any(m["party"] == 0 for m in each["moves"]))
        return retold, list(moved)

    for number in list(told)[1:-1:3]:
        retold, own = retold_at(number)
        lines = [each for each in retold["lines"] if each not in own]
        moved = {(0, "arrived", place) for each in own for place in each["places"]}
        changes = [
            each
            for each in retold["changes"]
            if (each["party"], each["kind"], each["place"]) not in moved
        ]
        assert {**retold, "lines": lines, "changes": changes} == told[number]
    assert [each["about"] for each in retold_at(max(told))[1]] == ["own"]
    anna.get(f"{path}/retold?at={max(told) + 1000}", status=404)
    anna.get(f"/games/{game}/seats/1/retold?at=1", status=403)


def test_an_imported_game_that_is_over_is_open_to_look_at(server: Whole) -> None:
    anna = server.person()
    info = imported(anna, "07-west-short")
    game = info["id"]
    assert (info["stage"], info["known_to"]) == ("over", "Anna")
    moments = anna.get(f"/games/{game}/watch/moments")["moments"]
    number = moments[len(moments) // 2]["number"]
    hands = [
        anna.get(f"/games/{game}/seats/{seat}/view?at={number}", status=200)["view"]["hand"]
        for seat in range(7)
    ]
    assert sum(map(len, hands)) > 0
    turns = anna.get(f"/games/{game}/scores")["turns"]
    assert [each["turn"] for each in turns[:3]] == [1, 2, 3]
    record = anna.client.get(f"/api/games/{game}/record").content
    assert replay(record).ranking() == replay(recorded("07-west-short")).ranking()


def test_a_game_goes_on_from_a_moment_against_computers(server: Whole) -> None:
    anna = server.person()
    game = imported(anna, "07-west-short")["id"]
    moment = anna.get(f"/games/{game}/watch/moments")["moments"][5]
    wish = {"number": moment["number"], "seat": 2, "name": "Once more"}
    again = anna.post(f"/games/{game}/continue", wish)["game"]
    assert (again["turn"], again["phase"]) == (moment["turn"], moment["phase"])
    assert (again["own"], again["known_to"]) == ([2], "Anna")
    anna.play_until(again["id"], 2, lambda info: info["phase"] != moment["phase"])


def test_a_running_game_gives_away_neither_record_nor_past_of_others(server: Whole) -> None:
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    anna.get(f"/games/{game}/record", status=409)
    anna.post(f"/games/{game}/continue", {"number": 1, "seat": 0, "name": "x"}, status=409)


@pytest.mark.parametrize("data", [b"", b"no record", b"\x1f\x8b broken", b'{"ecumene":3}\n'])
def test_what_is_no_record_is_refused_with_a_reason(server: Whole, data: bytes) -> None:
    anna = server.person()
    said = anna.client.post("/api/games/import", content=data)
    assert 400 <= said.status_code < 500
    assert said.json()["text"]


def test_a_digest_tells_what_happened_since_the_last_look(server: Whole) -> None:
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    anna.play_until(game, 0, lambda info: info["phase"] >= 6)
    number = anna.get(f"/games/{game}/seats/0/view")["number"]
    digest = anna.get(f"/games/{game}/seats/0/digest")
    assert digest["since"] == 0
    assert digest["sentences"]
    anna.post(f"/games/{game}/seats/0/seen", {"number": number})
    assert anna.get(f"/games/{game}/seats/0/digest")["since"] == number
