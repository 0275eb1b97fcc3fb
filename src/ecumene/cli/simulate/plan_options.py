"""From the options of the command line to a plan and a folder for its results."""

from __future__ import annotations

import re
from collections import ChainMap
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec.structs import replace

from ecumene.bots import MIXTURES, PLAYERS
from ecumene.cli.commands.map import choose_setup, read_map
from ecumene.cli.options import read_bounded, read_number, read_track
from ecumene.cli.programs import check_program, program_bounds
from ecumene.cli.refusal import CommandRefusal, cannot_write
from ecumene.cli.simulate.report import COMMAND
from ecumene.data import TrackName, facts
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.programs.guests import PREFIX, ProgramGuest
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.sim.folder import Folder, NoPlan
from ecumene.sim.plan import LAST_TURN, Plan, Seats
from ecumene.sim.simulation import missing

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.sim.plan import GamesPlan
    from ecumene.sim.planned_game import PlayerOrGuest
    from ecumene.words import Messages

    Players: TypeAlias = Mapping[str, PlayerOrGuest]

GAMES: Final = 100
SEED: Final = 1
FOLDER: Final = "ecumene-simulation"
EXAMPLE: Final = (6, 3)
"""The seats of the first player in an example."""
MOST: Final = 10**6
"""Maximum games, for anyone with the time."""
MOST_SEATS: Final = max(setup.players for setup in facts().setups)
SEPARATOR: Final = re.compile(r"""\\.|'[^']*'|"(?:\\.|[^"\\])*"|,""")
"""A comma, or what a shell would take for one piece, in which a comma separates nothing."""
COUNTED: Final = re.compile(r"(.*\S)\s*:\s*(\d+)")
"""A program's command and the number of its seats."""


@dataclass(frozen=True)
class SimulateOptions:
    """The options as typed; None or False for those not given."""

    seats: str | None
    map_name: str | None
    track: str | None
    games: str | None
    seed: str | None
    jobs: str | None
    out: str | None
    last_turn: str | None
    game: str | None
    short: bool
    resume: bool
    seconds: str | None = None
    memory: str | None = None
    cluster: str | None = None
    report: bool = False


def help_on_seats(messages: Messages) -> str:
    """The meaning of ``--seats``, with the available players."""
    names = PLAYERS.choices()
    example = ",".join(f"{name}:{count}" for name, count in zip(names, EXAMPLE, strict=False))
    return messages("simulate-option-seats", players=", ".join(names), example=example)


def folder_and_plan(asked: SimulateOptions, messages: Messages) -> tuple[Folder, Plan]:
    """The folder, and a new plan for a new one or the plan of an existing one."""
    folder = Folder(Path(asked.out or FOLDER))
    try:
        if asked.resume:
            plan = _stored_plan(asked, folder)
            _game(asked, plan)
        else:
            plan = _new_plan(asked, messages)
            _game(asked, plan)
            if not folder.is_free():
                raise taken(folder, COMMAND)
    except (OSError, ValueError) as error:
        raise cannot_write(folder.path, error) from None
    return folder, plan


def begin(folder: Folder, plan: GamesPlan, *, resume: bool) -> None:
    """Write the plan into its folder."""
    try:
        (folder.go_on if resume else folder.begin)(plan)
    except (OSError, ValueError) as error:
        raise cannot_write(folder.path, error) from None


def numbers_to_play(asked: SimulateOptions, folder: Folder, plan: Plan) -> list[int]:
    """The missing games, or only the one asked for."""
    numbers = missing(folder, plan)
    game = _game(asked, plan)
    return numbers if game is None else [number for number in numbers if number == game]


def _game(asked: SimulateOptions, plan: Plan) -> int | None:
    return _number("--game", asked.game, least=1, most=plan.games)


def _number(option: str, text: str | None, least: int, most: int = MOST) -> int | None:
    if text is None:
        return None
    return read_bounded(option, text, least, most, COMMAND)


def _new_plan(asked: SimulateOptions, messages: Messages) -> Plan:
    if asked.seats is None:
        names = ", ".join(PLAYERS.choices())
        raise CommandRefusal("simulate-no-seats", players=names, help_for=COMMAND)
    seats = _seats(asked.seats)
    players = sum(each.count for each in seats)
    setup = choose_setup(players, read_map(asked.map_name, COMMAND), COMMAND)
    assert setup is not None
    given = _given(asked)
    plan = Plan(
        seats,
        setup.map,
        given.track or TrackName.BASIC,
        asked.short,
        given.games or GAMES,
        SEED if given.seed is None else given.seed,
        given.last_turn or LAST_TURN,
        version("ecumene"),
    )
    try:
        Game(plan.options_of(1))
    except IllegalAction as illegal:
        reason = Speaker(messages).text(describe_refusal(illegal))
        raise CommandRefusal("play-refused", reason=reason, help_for=COMMAND) from None
    return plan


@dataclass(frozen=True)
class _Given:
    """Options that are read in the same way for a new simulation and a resumed one."""

    track: TrackName | None
    games: int | None
    seed: int | None
    last_turn: int | None


def _given(asked: SimulateOptions) -> _Given:
    return _Given(
        None if asked.track is None else read_track("--track", asked.track, COMMAND),
        _number("--games", asked.games, least=1),
        None if asked.seed is None else read_number("--seed", asked.seed, COMMAND),
        _number("--last-turn", asked.last_turn, least=1),
    )


def _stored_plan(asked: SimulateOptions, folder: Folder) -> Plan:
    """The plan of a folder, with more games if asked for; other options must agree."""
    try:
        plan = folder.plan()
    except NoPlan:
        raise CommandRefusal(
            "simulate-no-plan", folder=str(folder.path), help_for=COMMAND
        ) from None
    given = _given(asked)
    seats = None if asked.seats is None else _seats(asked.seats)
    map_ = read_map(asked.map_name, COMMAND)
    for option, wanted, stored in (
        ("--seats", seats and _spelled(seats), _spelled(plan.seats)),
        ("--map", map_, plan.map),
        ("--track", given.track, plan.track),
        ("--seed", given.seed, plan.seed),
        ("--last-turn", given.last_turn, plan.last_turn),
    ):
        if wanted is not None and wanted != stored:
            _refuse_other(option, folder, str(stored))
    if asked.short and not plan.short_game:
        raise CommandRefusal("simulate-other-short", folder=str(folder.path), help_for=COMMAND)
    if given.games is not None and given.games < plan.games:
        raise CommandRefusal(
            "simulate-fewer", folder=str(folder.path), games=plan.games, help_for=COMMAND
        )
    check_version(folder, plan.version, COMMAND)
    _check_players(each.player for each in plan.seats)
    return replace(plan, games=given.games or plan.games)


def check_version(folder: Folder, stored: str, command: str) -> None:
    """Refuse to continue games of another version."""
    if stored != version("ecumene"):
        raise CommandRefusal(
            "simulate-other-version",
            folder=str(folder.path),
            stored=stored,
            version=version("ecumene"),
            help_for=command,
        )


def taken(folder: Folder, command: str) -> CommandRefusal:
    """Why a folder cannot be used for a new plan."""
    if not folder.path.is_dir():
        key = "simulate-not-a-folder"
    else:
        key = "simulate-folder-taken" if folder.is_begun() else "simulate-folder-other"
    return CommandRefusal(key, folder=str(folder.path), help_for=command)


def _refuse_other(option: str, folder: Folder, stored: str) -> None:
    raise CommandRefusal(
        "simulate-other", option=option, folder=str(folder.path), stored=stored, help_for=COMMAND
    )


def players_of(asked: SimulateOptions, folder: Folder, plan: Plan, language: str) -> Players:
    """All players by name, and the plan's programs."""
    milliseconds, megabytes = program_bounds(asked.seconds, asked.memory, COMMAND)
    programs = {
        each.player: ProgramGuest(
            each.player.removeprefix(PREFIX),
            language,
            folder.path / "programs",
            milliseconds,
            megabytes,
        )
        for each in plan.seats
        if each.player.startswith(PREFIX)
    }
    return ChainMap(programs, PLAYERS) if programs else PLAYERS  # type: ignore[arg-type]


def _seats(text: str) -> tuple[Seats, ...]:
    """Who sits at the table: ``settler:6,mixed-casual:3`` or ``settler:8,cmd:./mybot``."""
    counts: dict[str, int] = {}
    parts, begin = [], 0
    for found in SEPARATOR.finditer(text):
        if found[0] == ",":
            parts.append(text[begin : found.start()])
            begin = found.end()
    for part in (*parts, text[begin:]):
        name, number = _name_and_number(part.strip())
        _check_players([name])
        count = 1 if number is None else _number("--seats", number, least=1, most=MOST_SEATS)
        counts[name] = counts.get(name, 0) + (count or 1)
    return tuple(Seats(name, count) for name, count in counts.items())


def _name_and_number(part: str) -> tuple[str, str | None]:
    """A player and the number of its seats; a command may contain colons of its own."""
    if part.startswith(PREFIX):
        counted = COUNTED.fullmatch(part)
        return (part, None) if counted is None else (counted[1].rstrip(), counted[2])
    name, colon, number = part.partition(":")
    return name.rstrip(), number.strip() if colon else None


def _check_players(names: Iterable[str]) -> None:
    for name in names:
        if name.startswith(PREFIX):
            check_program(name.removeprefix(PREFIX), COMMAND)
        elif name not in PLAYERS and name not in MIXTURES:
            raise CommandRefusal(
                "cli-not-a-choice",
                option="--seats",
                value=name,
                choices=", ".join(PLAYERS.choices()),
                help_for=COMMAND,
            )


def _spelled(seats: Sequence[Seats]) -> str:
    return ",".join(f"{each.player}:{each.count}" for each in seats)
