"""``ecumene map``: the board as a picture, or a saved game on it."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli import desktop
from ecumene.cli.answer import CommandAnswer
from ecumene.cli.options import read_choice, read_number
from ecumene.cli.refusal import CommandRefusal, cannot_write
from ecumene.cli.saved import saved_game, seat_of
from ecumene.data import MapName, facts
from ecumene.sim.whole_files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecumene.cli.answer import Json
    from ecumene.data import Setup
    from ecumene.picture import PiecesByPlace
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Messages

DEFAULT_FILE = "ecumene-board.svg"
COMMAND = "ecumene map"


@dataclass(frozen=True)
class MapOptions:
    """What to draw, as typed: a board, or a game at a moment."""

    players: str | None = None
    map: str | None = None
    game: str | None = None
    turn: str | None = None
    phase: str | None = None
    seat: str | None = None


def draw(
    asked: MapOptions, output: str | None, messages: Messages, *, open_it: bool
) -> CommandAnswer:
    """Draw the board, or a game on it, into a file, and open it if asked."""
    file = Path(output or DEFAULT_FILE)
    facts_ = _draw_board if asked.game is None else _draw_game
    shown = facts_(asked, file, messages)
    if open_it:
        desktop.show(str(file.resolve()))
    return CommandAnswer(
        page=lambda look: look.messages("draw-written", file=str(file)),
        facts=lambda: shown,
    )


def _draw_board(asked: MapOptions, file: Path, messages: Messages) -> Json:
    for option, value in (("--turn", asked.turn), ("--phase", asked.phase), ("--seat", asked.seat)):
        if value is not None:
            raise CommandRefusal("draw-without-game", option=option, help_for=COMMAND)
    setup = choose_setup(read_players(asked.players), read_map(asked.map))
    language = messages.language
    write_picture(file, lambda ending: _picture(setup, language, ending), COMMAND)
    return _facts(file, setup)


def _draw_game(asked: MapOptions, file: Path, messages: Messages) -> Json:
    from ecumene.cli.saved_position import PhaseStarts, as_it_stands, as_it_was

    for option, value in (("--players", asked.players), ("--map", asked.map)):
        if value is not None:
            raise CommandRefusal("draw-game-and", option=option, help_for=COMMAND)
    turn = None if asked.turn is None else read_number("--turn", asked.turn, COMMAND)
    phase = None if asked.phase is None else read_number("--phase", asked.phase, COMMAND)
    assert asked.game is not None
    starts = PhaseStarts()
    game = saved_game(Path(asked.game), messages, starts)
    seat = None if asked.seat is None else seat_of(game, asked.seat, messages, COMMAND)
    if turn is None and phase is None:
        position = as_it_stands(game, starts, seat)
    else:
        turn = game.state.turn if turn is None else turn
        position = as_it_was(game, starts, seat, turn, phase, COMMAND)
    write_picture(file, lambda ending: game_picture(position, messages, ending), COMMAND)
    view = position.view
    return {
        **_facts(file, view.setup),
        "areas": len(view.areas_in_play),
        "game": asked.game,
        "turn": view.turn,
        "phase": view.phase,
        "over": view.over,
        "seat": None if seat is None else facts().civilizations[view.players[seat].civilization].id,
    }


def draw_now(game: Game, seat: Seat | None, messages: Messages, file: Path) -> None:
    """Draw a current game into a file as a seat may see it."""
    from ecumene.cli.saved_position import drawn_now

    write_picture(file, lambda ending: game_picture(drawn_now(game, seat), messages, ending))


def choose_setup(
    players: int | None, map_name: MapName | None, command: str = COMMAND
) -> Setup | None:
    """The set-up for a number of players (S1); None for the whole board."""
    if players is None:
        if map_name not in (None, MapName.BOTH):
            raise CommandRefusal("draw-without-players", help_for=command)
        return None
    setups = [setup for setup in facts().setups if setup.players == players]
    if not setups:
        raise CommandRefusal("draw-players", players=players, help_for=command)
    if map_name is None:
        return setups[0]
    for setup in setups:
        if setup.map is map_name:
            return setup
    if len(setups) > 1:
        raise CommandRefusal("draw-needs-half", players=players, help_for=command)
    raise CommandRefusal("draw-needs", players=players, map=setups[0].map, help_for=command)


def read_players(text: str | None, command: str = COMMAND) -> int | None:
    """The number of players that an option gives."""
    return None if text is None else read_number("--players", text, command)


def read_map(text: str | None, command: str = COMMAND) -> MapName | None:
    """The map that an option names."""
    return None if text is None else MapName(read_choice("--map", text, tuple(MapName), command))


def write_picture(file: Path, picture: Callable[[str], bytes], command: str | None = None) -> None:
    """Write a picture in the format of the file's ending, whole or not at all."""
    ending = file.suffix.lower()
    try:
        if "\0" in str(file):
            raise OSError(errno.EINVAL, "no file has such a name")
        if file.is_dir():
            raise CommandRefusal("draw-folder", file=str(file), help_for=command)
        if ending not in (".svg", ".png"):
            raise CommandRefusal("draw-ending", file=str(file), help_for=command)
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, picture(ending))
    except OSError as error:
        raise cannot_write(file, error) from None


def _picture(setup: Setup | None, language: str, ending: str) -> bytes:
    from ecumene.picture import board_svg

    return _in_format(board_svg(setup, language), ending)


def game_picture(position: PiecesByPlace, messages: Messages, ending: str) -> bytes:
    """A game on the board as SVG or PNG."""
    from ecumene.picture import draw_game

    return _in_format(draw_game(position.view, messages, position.before), ending)


def _in_format(svg: str, ending: str) -> bytes:
    from ecumene.picture import svg_to_png

    return svg_to_png(svg) if ending == ".png" else svg.encode()


def _facts(file: Path, setup: Setup | None) -> Json:
    return {
        "file": str(file),
        "format": file.suffix.lower().removeprefix("."),
        "players": None if setup is None else setup.players,
        "map": MapName.BOTH if setup is None else setup.map,
        "areas": len(facts().areas if setup is None else setup.areas),
    }
