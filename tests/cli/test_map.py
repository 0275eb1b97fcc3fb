"""``ecumene map``: which set-up is drawn (S1), the output file, and what can go wrong."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import ecumene.cli.commands.map
from ecumene.cli.commands.map import choose_setup
from ecumene.data import MapName, facts
from ecumene.rules.format.record import replay, save
from ecumene.sim.logs import decompress

if TYPE_CHECKING:
    from ecumene.picture import PiecesByPlace
    from ecumene.rules.game import Game
    from ecumene.rules.view import View
    from ecumene.words import Messages
    from tests.cli.conftest import Run


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Draw nothing, which is quick, and remember what should have been drawn."""
    asked: list[Any] = []

    def picture(setup: object, language: str, ending: str) -> bytes:
        asked.append((setup, language, ending))
        return b"picture"

    monkeypatch.setattr(ecumene.cli.commands.map, "_picture", picture)
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
    assert outcome.out == "The board is drawn in new/folder/board.svg\n"
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
    assert outcome.out == "Planszę zapisano w pliku ecumene-board.svg\n"
    assert Path("ecumene-board.svg").read_bytes() == b"picture"
    assert drawn == [(None, "pl", ".svg")]


def test_a_long_path_is_printed_in_one_line(run: Run, drawn: list[Any]) -> None:
    path = "/".join(["folder"] * 20) + "/board.svg"
    assert run("map", "-o", path).out == f"The board is drawn in {path}\n"
    assert len(drawn) == 1


@pytest.mark.parametrize("display", [True, False])
def test_open_needs_a_display(
    run: Run, drawn: list[Any], monkeypatch: pytest.MonkeyPatch, display: bool
) -> None:
    opened: list[str] = []
    monkeypatch.setattr("typer.launch", opened.append)
    monkeypatch.setattr("sys.platform", "linux")
    if display:
        monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    outcome = run("map", "--open")
    assert outcome.out == "The board is drawn in ecumene-board.svg\n"
    assert opened == ([str(Path("ecumene-board.svg").resolve())] if display else [])
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
    ("game.jsonl west", 2, "Unexpected: west."),
    ("--lang pl game.jsonl west east", 2, "Nieoczekiwane argumenty: west east."),
    ("--turn 3", 2, "Option --turn needs a saved game"),
    ("--phase 3", 2, "Option --phase needs a saved game"),
    ("--lang pl --seat rome", 2, "Opcja --seat wymaga zapisanej gry"),
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

    monkeypatch.setattr(ecumene.cli.commands.map, "_picture", refuse)
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


# --- Saved games ----------------------------------------------------------------------------------

GAMES = Path(__file__).parents[1] / "games"
GAME = str(GAMES / "05-west.jsonl.gz")


@pytest.fixture
def positions(monkeypatch: pytest.MonkeyPatch) -> list[PiecesByPlace]:
    """Draw nothing, and remember the positions that should have been drawn."""
    asked: list[PiecesByPlace] = []

    def picture(position: PiecesByPlace, messages: Messages, ending: str) -> bytes:
        assert (messages.language, ending) == ("en", ".svg")
        asked.append(position)
        return b"picture"

    monkeypatch.setattr(ecumene.cli.commands.map, "game_picture", picture)
    return asked


def when(view: View | None) -> tuple[int, int] | None:
    return None if view is None else (view.turn, view.phase)


def test_a_saved_game_is_drawn_as_svg_and_png(run: Run) -> None:
    outcome = run("map", GAME, "--turn", "4", "-o", "game.svg")
    assert (outcome.code, outcome.err) == (0, "")
    drawing = Path("game.svg").read_text(encoding="utf-8")
    assert "After turn 4 (5 players, West)" in drawing
    document = run("map", GAME, "--lang", "pl", "-o", "game.png", "--seat", "egipt", "--json").json
    assert Path("game.png").read_bytes().startswith(b"\x89PNG")
    assert document["game"] == GAME
    assert (document["players"], document["map"], document["seat"]) == (5, "west", "egypt")
    assert document["over"] is True


def test_a_game_that_is_over_is_drawn_as_it_ended(run: Run, positions: list[PiecesByPlace]) -> None:
    assert run("map", GAME).code == 0
    ((view, before),) = [(each.view, each.before) for each in positions]
    assert view.over
    assert before is None


@pytest.mark.parametrize(
    ("options", "now", "before"),
    [
        ("--turn 1", (2, 1), (1, 1)),
        ("--turn 4", (5, 1), (4, 1)),
        ("--turn 4 --phase 1", (4, 2), (4, 1)),
        ("--turn 4 --phase 3", (4, 4), (4, 3)),
        ("--turn 4 --phase 13", (5, 1), (4, 13)),
    ],
)
def test_a_turn_is_drawn_as_it_ended_and_compared_with_how_it_began(
    run: Run, positions: list[PiecesByPlace], options: str, now: object, before: object
) -> None:
    assert run("map", GAME, *options.split()).code == 0
    (position,) = positions
    assert (when(position.view), when(position.before)) == (now, before)
    assert position.view.seat is None


def test_the_last_turn_is_drawn_as_far_as_it_went(run: Run, positions: list[PiecesByPlace]) -> None:
    """A game that stops in the middle of movement: the phase is not over."""
    logged: list[int] = []

    def look(game: Game) -> None:
        if (game.state.turn, game.state.phase) == (3, 3):
            logged.append(len(game.log))

    lines = save(replay(decompress(Path(GAME).read_bytes()), look)).splitlines(keepends=True)
    half = lines[: 1 + logged[-1] + 3]  # the first line, and two answers in the phase
    Path("half.jsonl").write_text("".join(half), encoding="utf-8")
    for options in ((), ("--turn", "3"), ("--phase", "3")):
        assert run("map", "half.jsonl", *options).code == 0
    assert [when(each.view) for each in positions] == [(3, 3)] * 3
    assert [when(each.before) for each in positions] == [(3, 3), (3, 1), (3, 3)]
    outcome = run("map", "half.jsonl", "--phase", "5")
    assert outcome.code == 2
    assert "not reached phase 5 of turn 3: it is in phase 3" in " ".join(outcome.err.split())


def test_a_seat_gets_its_own_view(run: Run, positions: list[PiecesByPlace]) -> None:
    assert run("map", GAME, "--seat", "hellas", "--turn", "3").code == 0
    (position,) = positions
    assert position.before is not None
    for seen in (position.view, position.before):
        assert seen.seat is not None
        assert facts().civilizations[seen.players[seen.seat].civilization].id == "hellas"


def test_what_was_seen_is_what_the_game_was(run: Run, positions: list[PiecesByPlace]) -> None:
    """The drawing at the end of a phase matches a game that stops there."""
    assert run("map", GAME, "--turn", "2", "--phase", "4").code == 0
    (position,) = positions
    found: list[tuple[dict[int, int], list[dict[int, int]]]] = []

    def look(game: Game) -> None:
        state = game.state
        if (state.turn, state.phase) == (2, 5):
            found.append((dict(state.cities), [dict(player.tokens) for player in state.players]))

    replay(decompress(Path(GAME).read_bytes()), look)
    shown = position.view
    assert (shown.cities, [player.tokens for player in shown.players]) == found[-1]


WRONG_GAMES = [
    (f"{GAME} --turn 99", 2, "There is no turn 99 in this game: it has reached turn"),
    (f"{GAME} --turn 0", 2, "There is no turn 0 in this game"),
    (f"{GAME} --turn 99 --phase 2", 2, "There is no turn 99 in this game"),
    (f"{GAME} --turn 2 --phase 14", 2, "There is no phase 14: a turn has phases 1 to 13."),
    (f"{GAME} --turn 2 --phase 0", 2, "There is no phase 0"),
    (f"{GAME} --lang pl --turn 99", 2, "W tej grze nie ma tury 99"),
    (f"{GAME} --turn two", 2, "--turn: 'two' is not a whole number."),
    (f"{GAME} --seat saba", 2, "Saba is not in this set-up"),
    (f"{GAME} --seat atlantis", 2, "There is no civilization called 'atlantis'."),
    (f"{GAME} --players 9", 2, "--players is for the empty board"),
    (f"{GAME} --map west", 2, "--map is for the empty board"),
    (f"{GAME} -o board.gif", 2, "must end in .svg or .png"),
    ("nowhere.jsonl", 2, "There is no file nowhere.jsonl."),
    ("--lang pl nowhere.jsonl", 2, "Nie ma pliku nowhere.jsonl."),
    ("text.jsonl", 1, "text.jsonl"),
    (".", 2, ". is a folder, not a file."),
]


@pytest.mark.parametrize(("command", "code", "says"), WRONG_GAMES)
def test_games_that_cannot_be_drawn(
    run: Run, positions: list[PiecesByPlace], command: str, code: int, says: str
) -> None:
    Path("text.jsonl").write_text("no game\n", encoding="utf-8")
    outcome = run("map", *command.split(" "))
    assert (outcome.code, outcome.out) == (code, "")
    assert says in " ".join(outcome.err.split())
    assert positions == []
