"""Programs among people: everybody at the table is told that they are programs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ecumene.cli.join.spoken_names import called
from ecumene.data import facts
from ecumene.server.wire import SeatInfo
from ecumene.words import Messages
from tests.server.timing import keys
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.whole import Somebody


def _joined(who: Somebody, link: str) -> Any:
    """A program takes a seat."""
    path, _, secret = link.partition("#")
    body = {"secret": secret.partition("=")[2], "program": True}
    return who.post(f"/games/{path.rpartition('/')[2]}/join", body)


def _joins(who: Somebody, game: str) -> list[str]:
    """How those at the table were told of who has taken a seat."""
    return [key for key in keys(who, game) if key.startswith("table-joined")]


def _marked(who: Somebody, game: str) -> list[bool]:
    return [seat["program"] for seat in who.get(f"/games/{game}")["seats"]]


def test_all_are_told_of_a_program_until_its_seat_is_free_also_after_a_restart(
    tmp_path: Path,
) -> None:
    with whole(tmp_path) as server:
        anna, robot = server.person("Anna"), server.person("mybot")
        made = anna.create(people=3, computers=2, begin="host")
        game, links = made["game"]["id"], made["links"]
        joined = _joined(robot, links["seats"]["1"])
        assert joined["seat"] == 1
        anna.post(f"/games/{game}/host", {"type": "start"})
        assert _joins(anna, game) == ["table-joined-program"]
        assert _marked(anna, game) == [False, True, False, False, False]
    with whole(tmp_path) as server:
        anna, robot = anna.at(server), robot.at(server)
        assert _marked(anna, game) == [False, True, False, False, False]
        assert _joined(robot, links["join"])["seat"] == 1
        assert _joins(anna, game) == ["table-joined-program"], "it was there already"
        anna.post(f"/games/{game}/seats/1", {"type": "replace"})
        assert not any(_marked(anna, game))


def test_whoever_lets_a_program_play_in_their_seat_is_marked_from_then_on(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna, ben = server.person("Anna"), server.person("Ben")
        made = anna.create(people=3, computers=2, begin="host")
        game, link = made["game"]["id"], made["links"]["seats"]["1"]
        ben.join(link)
        assert not any(_marked(anna, game))
        anna.post(f"/games/{game}/host", {"type": "start"})
        _joined(ben, link)
        assert _marked(anna, game)[1]
        ben.join(link)
        assert _marked(anna, game)[1], "a link does not make a person of a program"
        assert _joins(anna, game) == ["table-joined", "table-joined-program"]


def test_programs_are_not_asked_whether_answers_may_be_taken_back(tmp_path: Path) -> None:
    """O2: people agree; a program has no say in what they think fair."""
    with whole(tmp_path) as server:
        anna, robot = server.person("Anna"), server.person("mybot")
        made = anna.create(people=2, computers=3, short_game=True, strict_movement=True)
        game = made["game"]["id"]
        _joined(robot, made["links"]["seats"]["1"])
        path, order = f"/api/games/{game}/host", {"type": "propose-take-back", "seat": 1}
        while not anna.client.post(path, json=order).is_success:
            for who, seat in (anna, 0), (robot, 1):
                who.answer_as_proposed(game, seat)
        assert keys(anna, game)[-2:] == ["table-take-back-asked", "table-taken-back"]


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Rome (program mybot)"), ("pl", "Rzym (program mybot)")],
)
def test_the_terminal_calls_a_program_a_program(language: str, words: str) -> None:
    rome = next(n for n, civ in enumerate(facts().civilizations) if civ.id == "rome")
    seat = SeatInfo(1, "mybot", None, False, None, rome, program=True)
    assert called(seat, Messages(language)) == words
    unpicked = SeatInfo(1, "mybot", None, False, None, None, program=True)
    assert called(unpicked, Messages(language)) == "program mybot"
