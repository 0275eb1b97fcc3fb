"""The ladder of the project's own players, played and written into ``docs/players.md``.

Every player takes a seat among settlers and among strategists, in the same games as all others.
Finished games are kept, so the command goes on where it was stopped, unless the game or a player
has changed since.
"""

from __future__ import annotations

import argparse
import re
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

from ecumene.bots import PLAYERS
from ecumene.bots.registry import OWN
from ecumene.sim.folder import Folder
from ecumene.sim.league.league_plan import League, LeagueFile, Match
from ecumene.sim.league.league_standings import standings
from ecumene.sim.league.measures import SeatMeasure, TableMeasure
from ecumene.sim.league.ratings import Ratings
from ecumene.sim.simulation import missing, simulate
from ecumene.sim.workers import cores
from ecumene.sim.workplaces import Processes

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ecumene.sim.estimates import Estimate
    from ecumene.sim.league.league_standings import EntrantStanding, LeagueStandings, Rating
    from ecumene.sim.league.measures import Measure

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "players.md"
SOURCES: Final = Path(__file__).parents[1] / "src" / "ecumene"
PLAYING: Final = ("bots", "data", "rules")
"""What a game depends on."""
FIELDS: Final = ("settler", "strategist")
"""In whose company everybody plays."""
SEED: Final = 9001
BEGIN, END = "<!-- The tables are written by `make players`. -->", "<!-- End of the tables. -->"
HABITS: Final = tuple(name for name in get_args(SeatMeasure) if name not in ("points", "place"))


def main() -> None:
    """Play what is missing, print the tables, and write them down."""
    parser = argparse.ArgumentParser("python -m tools.ladder")
    parser.add_argument("--rounds", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=0, help="0: one per core")
    parser.add_argument("--out", type=Path, default=Path("ecumene-players"))
    asked = parser.parse_args()
    code = digest()
    tables = play(ladder_of(asked.rounds, code), Folder(asked.out / code), asked.jobs or cores())
    print(tables)
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text("utf-8"), tables), "utf-8")


def play(league: League, folder: Folder, jobs: int) -> str:
    """The tables of a league, once all its games are in a folder."""
    if folder.is_begun():
        folder.go_on(league)
    else:
        folder.begin(league)
    for failure in simulate(folder, league, missing(folder, league), Processes(jobs), PLAYERS):
        if failure is not None:
            print(failure)
    ratings = Ratings()
    for results in folder.finished(league.games):
        ratings.add(results.seats)
    found = standings(league, folder.finished(league.games))
    return "\n".join(written(ratings.all(), found, league.file.rounds))


def digest() -> str:
    """What tells this code from any other that might play differently."""
    files = sorted(file for part in PLAYING for file in (SOURCES / part).rglob("*.*"))
    found = blake2b(digest_size=6)
    for file in files:
        if file.suffix != ".pyc":
            found.update(file.read_bytes())
    return found.hexdigest()


def ladder_of(rounds: int, code: str) -> League:
    """The league of all players of the project."""
    matches = tuple(Match(field, tuple(OWN)) for field in FIELDS)
    return League(LeagueFile(rounds, SEED, matches=matches), code)


def with_tables(text: str, tables: str) -> str:
    """A document with other tables between its markers."""
    between = re.compile(f"{re.escape(BEGIN)}.*?{re.escape(END)}", re.S)
    if between.search(text) is None:
        raise SystemExit(f"{DOCUMENT} has no place for the tables: {BEGIN} ... {END}")
    return between.sub(lambda _: f"{BEGIN}\n\n{tables}\n\n{END}", text)


def written(ratings: Mapping[str, Rating], found: LeagueStandings, rounds: int) -> Iterator[str]:
    """All tables, line by line."""
    among: dict[str, dict[str, EntrantStanding]] = {field: {} for field in FIELDS}
    for each in found.entrants:
        among[each.pairing.field][each.pairing.entrant or each.pairing.field] = each
    yield f"The ladder: {rounds} games of each in either company, West, 9 seats, Basic."
    yield ""
    figures = ("wins", "points more")
    companies = (f"{what} among {field}s" for field in FIELDS for what in figures)
    yield from _head("player", "rating", *companies)
    for name, rating in ratings.items():
        cells = [part for field in FIELDS for part in _result(among[field][name])]
        yield _row(f"`{name}`", f"{rating.value:.1f} ± {2 * rating.uncertainty:.1f}", *cells)
    yield ""
    yield "What each of them does in a game among eight strategists; cities, and the worth of hands"
    yield "after trade, are those of turns 8 to 12:"
    yield ""
    yield from _head("player", *HABITS)
    for name in ratings:
        yield _row(f"`{name}`", *_values(HABITS, among[FIELDS[-1]][name].measures))
    yield ""
    yield "Nine of a kind:"
    yield ""
    measures = get_args(TableMeasure)
    yield from _head("table of", *measures)
    for field in found.fields:
        yield _row(f"`{field.pairing.field}`", *_values(measures, field.measures))


def _result(standing: EntrantStanding) -> tuple[str, str]:
    wins, gain = standing.wins, standing.gain
    share = f"{wins.value:.0%} ({100 * wins.low:.0f} to {100 * wins.high:.0f})"
    if standing.pairing.entrant is None:
        return share, "–"
    return share, f"{gain.value:+.1f} ({gain.low:+.1f} to {gain.high:+.1f})"


def _values(names: Iterable[Measure], measures: Mapping[Measure, Estimate]) -> Iterator[str]:
    return (f"{measures[name].value:.1f}" for name in names)


def _head(*names: str) -> Iterator[str]:
    yield _row(*(name.replace("-", " ") for name in names))
    yield _row(*("---" for _ in names))


def _row(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"


if __name__ == "__main__":
    main()
