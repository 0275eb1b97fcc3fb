"""``ecumene map``: which set-up is drawn (S1), where to, and what can go wrong."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import ecumene.cli.map
from ecumene.cli.map import choose_setup
from ecumene.data import MapName, facts

if TYPE_CHECKING:
    from tests.cli.conftest import Run


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Draw nothing, which is quick, and remember what was to be drawn."""
    asked: list[Any] = []

    def picture(setup: object, language: str, ending: str) -> bytes:
        asked.append((setup, language, ending))
        return b"picture"

    monkeypatch.setattr(ecumene.cli.map, "_picture", picture)
    return asked


def test_every_setup_can_be_drawn() -> None:
    for setup in facts().setups:
        assert choose_setup(setup.players, setup.map) is setup


@pytest.mark.parametrize(
    ("players", "expected"),
    [*((n, "west") for n in range(5, 11)), (11, "east"), *((n, "both") for n in range(12, 19))],
)
def test_the_map_follows_from_the_number_of_players(players: int, expected: str) -> None:
    setup = choose_setup(players, None)
    assert setup is facts().setup(players, MapName(expected))


def test_without_players_it_is_the_whole_board() -> None:
    assert choose_setup(None, None) is None
    assert choose_setup(None, MapName.BOTH) is None


def test_svg_and_png_are_drawn(run: Run) -> None:
    outcome = run("map", "--players", "5", "--map", "east", "-o", "new/folder/board.svg")
    assert (outcome.code, outcome.err) == (0, "")
    assert outcome.out == "The board is in new/folder/board.svg\n"
    assert "<svg" in Path("new/folder/board.svg").read_text(encoding="utf-8")[:500]
    document = run("map", "--players", "5", "--output", "board.PNG", "--lang", "pl", "--json").json
    assert Path("board.PNG").read_bytes().startswith(b"\x89PNG")
    setup = facts().setup(5, MapName.WEST)
    assert setup is not None
    assert document == {
        "file": "board.PNG",
        "format": "png",
        "players": 5,
        "map": "west",
        "areas": len(setup.areas),
    }


def test_the_default_file_and_the_language(run: Run, drawn: list[Any]) -> None:
    outcome = run("--lang", "pl", "map")
    assert outcome.out == "Plansza jest w pliku ecumene-board.svg\n"
    assert Path("ecumene-board.svg").read_bytes() == b"picture"
    assert drawn == [(None, "pl", ".svg")]


def test_a_long_path_is_printed_in_one_line(run: Run, drawn: list[Any]) -> None:
    path = "/".join(["folder"] * 20) + "/board.svg"
    assert run("map", "-o", path).out == f"The board is in {path}\n"
    assert len(drawn) == 1


@pytest.mark.parametrize("display", [True, False])
def test_open_needs_a_display(
    run: Run, drawn: list[Any], monkeypatch: pytest.MonkeyPatch, display: bool
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(ecumene.cli.map, "_open", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    if display:
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    outcome = run("map", "--open")
    assert outcome.out == "The board is in ecumene-board.svg\n"
    assert opened == ([Path("ecumene-board.svg")] if display else [])
    assert len(drawn) == 1


WRONG = [
    ("--players 9 --map both", 2, "(S1): --map west or --map east."),
    (
        "--lang pl --players 9 --map both",
        2,
        "Przy 9 graczach gra się na jednej połowie planszy (S1)",
    ),
    ("--players 10 --map east", 2, "10 players play with the West deck (S1): --map west."),
    ("--players 11 --map west", 2, "11 players play with the East deck (S1): --map east."),
    ("--players 12 --map west", 2, "12 players play on both halves of the board (S1): --map both."),
    (
        "--lang pl --players 18 --map east",
        2,
        "Przy 18 graczach gra się na obu połowach planszy (S1)",
    ),
    ("--players 4", 2, "4 players: the game is for 5 to 18 (S1)."),
    ("--players 0", 2, "(S1)"),
    ("--players 19", 2, "(S1)"),
    ("--players -3", 2, "--players: -3 is below 0."),
    ("--lang pl --players -3", 2, "--players: -3 jest mniejsze od 0."),
    ("--players --3", 2, "is not a whole number"),
    ("--players nine", 2, "--players: 'nine' is not a whole number."),
    ("--players 9.5", 2, "is not a whole number"),
    ("--players 99999999999999999999", 2, "99999999999999999999 has more than 18 digits."),
    ("--lang pl --players 99999999999999999999", 2, "ma więcej niż 18 cyfr."),
    ("--lang pl --players osiem", 2, "„osiem” nie jest liczbą całkowitą"),
    ("--map moon --players 9", 2, "--map: 'moon' is not one of west, east, both."),
    ("--map west", 2, "give --players too"),
    ("--players", 2, "Option --players needs a value."),
    ("--open=yes", 2, "Option --open takes no value."),
    ("-o board.gif", 2, "board.gif: the name of a picture must end in .svg or .png."),
    ("-o board", 2, "must end in .svg or .png"),
    ("--lang pl -o board.jpeg", 2, "musi się kończyć na .svg albo .png"),
    ("-o .", 2, ". is a folder, not a file."),
    ("-o folder.svg", 2, "folder.svg is a folder, not a file."),
    ("--lang pl -o folder.svg", 2, "to katalog, a nie plik"),
    ("-o file.txt/board.svg", 1, "cannot be written: part of its path is not a folder."),
    ("--lang pl -o file.txt/board.svg", 1, "część ścieżki nie jest katalogiem"),
    (f"-o {'x' * 300}.svg", 1, "the name is too long"),
    ("-o a\0b.svg", 1, "cannot be written."),
    ("west", 2, "Unexpected: west."),
    ("--lang pl west east", 2, "Nieoczekiwane argumenty: west east."),
]


@pytest.mark.parametrize(("command", "code", "says"), WRONG)
def test_what_cannot_be_drawn(
    run: Run, drawn: list[Any], command: str, code: int, says: str
) -> None:
    Path("folder.svg").mkdir()
    Path("file.txt").write_text("text", encoding="utf-8")
    outcome = run("map", *command.split(" "))
    assert (outcome.code, outcome.out) == (code, "")
    assert says in " ".join(outcome.err.split())
    assert "Traceback" not in outcome.err
    assert drawn == []


@pytest.mark.parametrize(
    ("number", "english", "polish"),
    [
        (errno.EACCES, "permission denied", "brak uprawnień"),
        (errno.ENOSPC, "the disk is full", "dysk jest pełny"),
        (errno.EROFS, "read-only", "tylko do odczytu"),
        (errno.EIO, "cannot be written.", "Nie można zapisać pliku"),
    ],
)
def test_disks_that_refuse(
    run: Run, monkeypatch: pytest.MonkeyPatch, number: int, english: str, polish: str
) -> None:
    def refuse(*_: object) -> bytes:
        raise OSError(number, "in words of the system")

    monkeypatch.setattr(ecumene.cli.map, "_picture", refuse)
    for language, says in (("en", english), ("pl", polish)):
        outcome = run("map", "--lang", language)
        assert outcome.code == 1
        assert says in outcome.err
        assert "in words of the system" not in outcome.err


@pytest.mark.usefixtures("drawn")
def test_a_disk_that_fills_up_leaves_the_old_picture(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = Path("board.svg")
    board.write_bytes(b"old picture")
    write = Path.write_bytes

    def half(file: Path, data: bytes) -> int:
        write(file, data[: len(data) // 2])
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Path, "write_bytes", half)
    assert run("map", "-o", "board.svg").code == 1
    assert board.read_bytes() == b"old picture"
    assert [file.name for file in Path().iterdir()] == ["board.svg"]
