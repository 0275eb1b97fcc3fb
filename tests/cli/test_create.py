"""``ecumene create``: a game on a server, made from the terminal."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from ecumene.cli import main
from ecumene.cli.commands.create import CreateOptions, new_game
from ecumene.cli.refusal import CommandRefusal
from ecumene.server.clock.game_clocks import ClockRules
from ecumene.words import Messages
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Whole

NOTHING = dict.fromkeys(
    ("people", "players", "map", "track", "movement", "clock", "trade", "title", "level"), None
)
DAY = 24 * 60 * 60


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("create")) as opened:
        yield opened


@pytest.fixture(autouse=True)
def _own_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))


@pytest.mark.parametrize(
    ("clock", "trade", "rules"),
    [
        (None, None, ClockRules()),
        ("decision:90s", None, ClockRules(kind="decision", seconds=90)),
        ("phase:12h", "20m", ClockRules(kind="phase", seconds=DAY // 2, trade=20 * 60)),
        ("bank:3d+6h", None, ClockRules(kind="bank", seconds=3 * DAY, increment=DAY // 4)),
        (None, "1h", ClockRules(trade=3600)),
    ],
)
def test_clocks_are_read(clock: str | None, trade: str | None, rules: ClockRules) -> None:
    wanted = CreateOptions(**{**NOTHING, "clock": clock, "trade": trade}, short=False)
    assert new_game(wanted, Messages("en")).clock == rules


@pytest.mark.parametrize(
    "change",
    [
        {"clock": "1d"},
        {"clock": "decision:"},
        {"clock": "decision:0s"},
        {"clock": "bank:3d+"},
        {"clock": "sand:3d"},
        {"trade": "soon"},
        {"people": "0"},
        {"people": "6", "players": "5"},
        {"people": "two"},
    ],
)
def test_what_cannot_be_is_refused(change: dict[str, str]) -> None:
    with pytest.raises(CommandRefusal):
        new_game(CreateOptions(**{**NOTHING, **change}, short=False), Messages("en"))


@pytest.mark.parametrize(("people", "players"), [("1", 5), ("7", 7), ("18", 18)])
def test_computers_fill_the_rest(people: str, players: int) -> None:
    new = new_game(CreateOptions(**{**NOTHING, "people": people}, short=False), Messages("en"))
    assert len(new.seats) == players
    computers = [plan.computer for plan in new.seats if plan.computer is not None]
    assert computers == ["mixed-casual"] * (players - int(people))


def test_links_stand_in_one_line_each(server: Whole, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["create", server.address, "--short", "--name", "Anna", "--title", "On Sunday"]
    assert main(words) == 0
    lines = capsys.readouterr().out.splitlines()
    assert '"On Sunday"' in lines[0]
    links = [line.partition("'")[2] for line in lines if "ecumene join" in line]
    assert [link.endswith("'") for link in links] == [True] * 5
    assert [link.partition("#")[2].partition("=")[0] for link in links] == [
        "join",
        "seat",
        "watch",
        "host",
        "",
    ]
    ben = server.person("Ben")
    assert ben.join(links[0].rstrip("'"))["seat"] == 1


def test_programs_get_json_and_refusals_are_in_the_readers_language(
    server: Whole, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--json", "create", server.address, "--people", "1", "--name", "Anna"]) == 0
    made = json.loads(capsys.readouterr().out)
    assert made["game"]["stage"] == "running"
    words = ["--lang", "pl", "create", server.address, "--players", "19", "--name", "Anna"]
    assert main(words) == 1
    assert "Gra ma najwyżej 18 miejsc" in capsys.readouterr().err
    assert main(["create", "http://127.0.0.1:9", "--name", "Anna"]) == 1
