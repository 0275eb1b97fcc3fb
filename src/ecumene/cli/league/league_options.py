"""From the options of the command line to a league and a folder for its results."""

from __future__ import annotations

from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from msgspec.structs import replace

from ecumene.bots import PLAYERS
from ecumene.cases import toml_document
from ecumene.cli.options import read_bounded, read_number
from ecumene.cli.refusal import CommandRefusal
from ecumene.cli.simulate.plan_options import MOST, check_version, taken
from ecumene.data import facts
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.models.model_guests import PREFIX
from ecumene.rules.errors import BadData, IllegalAction
from ecumene.rules.format.codec import from_names
from ecumene.rules.game import Game
from ecumene.sim.folder import Folder, NoPlan
from ecumene.sim.league.league_plan import League, LeagueFile
from ecumene.sim.league.measures import TableMeasure
from ecumene.sim.league.scenarios import SCENARIOS, scenario
from ecumene.sim.simulation import missing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.sim.league.league_plan import Gate
    from ecumene.words import Messages

COMMAND: Final = "ecumene league"
FOLDER: Final = "ecumene-league"


@dataclass(frozen=True)
class LeagueOptions:
    """The options as typed; None or False for those not given."""

    plan: str | None
    rounds: str | None
    seed: str | None
    jobs: str | None
    out: str | None
    game: str | None
    resume: bool
    cluster: str | None = None
    report: bool = False
    scenario: str | None = None
    model: str | None = None


def folder_and_league(asked: LeagueOptions, messages: Messages) -> tuple[Folder, League]:
    """A new league and a folder for it, or those of an existing folder; nothing is written yet."""
    folder = Folder(Path(asked.out or FOLDER))
    rounds = _number("--rounds", asked.rounds)
    if asked.resume:
        league = _stored(asked, folder, rounds)
    else:
        league = _new(asked, rounds, messages)
        if not folder.is_free():
            raise taken(folder, COMMAND)
    _game(asked, league)
    return folder, league


def numbers_to_play(asked: LeagueOptions, folder: Folder, league: League) -> list[int]:
    """The missing games, or only the one asked for."""
    numbers, game = missing(folder, league), _game(asked, league)
    return numbers if game is None else [number for number in numbers if number == game]


def _game(asked: LeagueOptions, league: League) -> int | None:
    return _number("--game", asked.game, league.games)


def _number(option: str, text: str | None, most: int = MOST) -> int | None:
    return None if text is None else read_bounded(option, text, 1, most, COMMAND)


def _stored(asked: LeagueOptions, folder: Folder, rounds: int | None) -> League:
    """The league of a folder, with more rounds if asked for."""
    given = (asked.plan, asked.seed, asked.scenario, asked.model)
    if any(each is not None for each in given):
        raise CommandRefusal("league-resume-alone", folder=str(folder.path), help_for=COMMAND)
    try:
        league = folder.plan(League)
    except NoPlan:
        raise CommandRefusal("league-no-plan", folder=str(folder.path), help_for=COMMAND) from None
    if rounds is not None and rounds < league.file.rounds:
        raise CommandRefusal(
            "league-fewer", folder=str(folder.path), rounds=league.file.rounds, help_for=COMMAND
        )
    check_version(folder, league.version, COMMAND)
    return replace(league, file=replace(league.file, rounds=rounds or league.file.rounds))


def _new(asked: LeagueOptions, rounds: int | None, messages: Messages) -> League:
    name = asked.plan or "--scenario"
    seed = None if asked.seed is None else read_number("--seed", asked.seed, COMMAND)
    try:
        file = _scenario(asked) or _file(asked)
        file = replace(
            file,
            rounds=file.rounds if rounds is None else rounds,
            seed=file.seed if seed is None else seed,
        )
        league = League(file, version("ecumene"))
        for path, key, args in _problems(league):
            raise BadData(path, key, args)
    except BadData as bad:
        told = Speaker(messages).text(describe_refusal(bad))
        raise CommandRefusal("league-wrong", file=name, sentence=told, help_for=COMMAND) from None
    _try_tables(name, league, messages)
    return league


def _file(asked: LeagueOptions) -> LeagueFile:
    if asked.plan is None:
        raise CommandRefusal("league-no-file", help_for=COMMAND)
    if asked.model is not None:
        raise CommandRefusal("league-model-alone", help_for=COMMAND)
    return from_names(toml_document(Path(asked.plan)), LeagueFile)


def _scenario(asked: LeagueOptions) -> LeagueFile | None:
    """The league of a scenario; None if none is asked for."""
    if asked.scenario is None:
        return None
    if asked.plan is not None:
        raise CommandRefusal("league-scenario-and-file", help_for=COMMAND)
    if asked.scenario not in SCENARIOS:
        raise CommandRefusal(
            "league-no-scenario",
            name=asked.scenario,
            names=", ".join(SCENARIOS),
            help_for=COMMAND,
        )
    if asked.model is None:
        raise CommandRefusal("league-no-model", help_for=COMMAND)
    return scenario(asked.scenario, f"{PREFIX}{asked.model}")


_Problem = tuple[tuple[str | int, ...], str, dict[str, object]]


def _problems(league: League) -> Iterator[_Problem]:
    """What does not fit together, in the order of the file."""
    file = league.file
    if not 1 <= file.rounds <= MOST:
        yield ("rounds",), "league-rounds", {"most": str(MOST)}
    known = [*PLAYERS, *file.players]
    yield from _unknown(("entrants",), file.entrants, known)
    for name, sitting in file.fields.items():
        if not sitting:
            yield ("fields", name), "league-empty-field", {}
        if name in known:
            yield ("fields", name), "league-field-player", {"name": name}
        yield from _unknown(("fields", name), sitting, known)
    for name, table in file.tables.items():
        if facts().setup(table.seats, table.map) is None:
            yield ("tables", name), "league-no-setup", {"seats": str(table.seats), "map": table.map}
    for number, match in enumerate(file.matches):
        where = ("matches", number)
        yield from _unknown((*where, "field"), (match.field,), (*known, *file.fields))
        yield from _unknown((*where, "entrants"), match.entrants, known)
        yield from _unknown((*where, "tables"), match.tables, league.tables)
    if not league.pairings:
        yield (), "league-nothing", {}
    for number, gate in enumerate(file.gates):
        yield from _wrong_gate(("gates", number), gate, league)


def _wrong_gate(where: tuple[str | int, ...], gate: Gate, league: League) -> Iterator[_Problem]:
    table = gate.table or next(iter(league.tables))
    of_tables = get_args(TableMeasure)
    for measure in (*gate.at_least, *gate.at_most):
        if (measure in of_tables) == bool(gate.entrants):
            key = "league-gate-of-table" if gate.entrants else "league-gate-of-seat"
            yield where, key, {"measure": measure}
    played = league.pairings
    if not any((each.table, each.field) == (table, gate.field) for each in played):
        yield where, "league-gate-field", {"field": gate.field, "table": table}
    for entrant in gate.entrants:
        if league.pairing(table, gate.field, entrant) not in played:
            yield where, "league-gate-entrant", {"entrant": entrant, "field": gate.field}


def _unknown(
    where: tuple[str | int, ...], names: Iterable[str], known: Iterable[str]
) -> Iterator[_Problem]:
    choices = list(known)
    for name in names:
        if name not in choices:
            yield where, "data-not-choice", {"value": name, "choices": ", ".join(choices)}


def _try_tables(file: str, league: League, messages: Messages) -> None:
    """Refuse tables at which no game can begin, such as a Short Game with too many seats."""
    for number in range(1, len(league.pairings) + 1):
        try:
            Game(league.options_of(number))
        except IllegalAction as illegal:
            told = Speaker(messages).text(describe_refusal(illegal))
            raise CommandRefusal(
                "league-wrong", file=file, sentence=told, help_for=COMMAND
            ) from None
