"""``ecumene map``: the board as a picture."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.answer import Answer
from ecumene.cli.options import read_choice, read_number
from ecumene.cli.refusal import Refusal, cannot_write
from ecumene.data import MapName, facts
from ecumene.sim.writing import write_whole

if TYPE_CHECKING:
    from ecumene.cli.answer import Json
    from ecumene.data import Setup

DEFAULT_FILE = "ecumene-board.svg"
COMMAND = "ecumene map"


def draw(
    players: str | None, map_name: str | None, output: str | None, *, open_it: bool, language: str
) -> Answer:
    """Draw the board into a file, and show it if asked to."""
    setup = choose_setup(read_players(players), read_map(map_name))
    file = Path(output or DEFAULT_FILE)
    _write(file, setup, language)
    if open_it and _has_screen():
        _open(file)
    return Answer(
        page=lambda look: look.messages("draw-written", file=str(file)),
        facts=lambda: _facts(file, setup),
    )


def choose_setup(
    players: int | None, map_name: MapName | None, command: str = COMMAND
) -> Setup | None:
    """Return the set-up for so many players (S1); None for the whole board."""
    if players is None:
        if map_name not in (None, MapName.BOTH):
            raise Refusal("draw-without-players", help_for=command)
        return None
    setups = [setup for setup in facts().setups if setup.players == players]
    if not setups:
        raise Refusal("draw-players", players=players, help_for=command)
    if map_name is None:
        return setups[0]
    for setup in setups:
        if setup.map is map_name:
            return setup
    if len(setups) > 1:
        raise Refusal("draw-needs-half", players=players, help_for=command)
    raise Refusal("draw-needs", players=players, map=setups[0].map, help_for=command)


def read_players(text: str | None, command: str = COMMAND) -> int | None:
    """The number of players that an option gives."""
    return None if text is None else read_number("--players", text, command)


def read_map(text: str | None, command: str = COMMAND) -> MapName | None:
    """The map that an option names."""
    return None if text is None else MapName(read_choice("--map", text, tuple(MapName), command))


def _write(file: Path, setup: Setup | None, language: str) -> None:
    ending = file.suffix.lower()
    try:
        if "\0" in str(file):
            raise OSError(errno.EINVAL, "no file has such a name")
        if file.is_dir():
            raise Refusal("draw-folder", file=str(file), help_for=COMMAND)
        if ending not in (".svg", ".png"):
            raise Refusal("draw-ending", file=str(file), help_for=COMMAND)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, _picture(setup, language, ending))
    except OSError as error:
        raise cannot_write(file, error) from None


def _picture(setup: Setup | None, language: str, ending: str) -> bytes:
    from ecumene.picture import board_svg, svg_to_png

    svg = board_svg(setup, language)
    return svg_to_png(svg) if ending == ".png" else svg.encode()


def _has_screen() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _open(file: Path) -> None:
    """Hand the file to the desktop; where that fails its path, which is printed, must do."""
    import typer

    try:
        typer.launch(str(file.resolve()))
    except OSError:
        return


def _facts(file: Path, setup: Setup | None) -> Json:
    return {
        "file": str(file),
        "format": file.suffix.lower().removeprefix("."),
        "players": None if setup is None else setup.players,
        "map": MapName.BOTH if setup is None else setup.map,
        "areas": len(facts().areas if setup is None else setup.areas),
    }
