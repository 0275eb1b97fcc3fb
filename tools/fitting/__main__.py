"""``make fit``: play games of mixed players, fit the chances of winning, and judge them.

Three games in four are for the fit; the others take no part and judge it. Finished games are kept,
so the command goes on where it was stopped, unless the game or a player has changed since.
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from ecumene.analysis.chances import NAMES, Fitted
from ecumene.analysis.features import HELD, SEEN
from ecumene.sim.workers import cores
from tools.fitting.fitting_games import games
from tools.fitting.judging import judged, written
from tools.fitting.softmax import fit_smoothly, positions
from tools.ladder import SOURCES, digest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tools.fitting.fitting_games import FittingGame
    from tools.fitting.softmax import Positions, Weights

DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "analysis.md"
FACTS: Final = SOURCES / "analysis" / "chances.json"
BEGIN, END = "<!-- The tables are written by `make fit`. -->", "<!-- End of the tables. -->"
JUDGES: Final = 4
"""One game in so many takes no part in the fit."""
FIGURES: Final = 4
"""Significant digits of a weight; more would only tell how a machine adds."""
SEED: Final = 1


def main() -> None:
    """Play what is missing, fit, judge, and write both down."""
    parser = argparse.ArgumentParser("python -m tools.fitting")
    parser.add_argument("--games", type=int, default=240)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=0, help="0: one per core")
    parser.add_argument("--out", type=Path, default=Path("ecumene-fit"))
    asked = parser.parse_args()
    players = digest()
    file = asked.out / f"{players}-{_how_noted()}-{asked.seed}.jsonl"
    played = list(games(asked.seed, asked.games, file, asked.jobs or cores(), print))
    known = positions([game for game in played if game.number % JUDGES])
    weights = fit_both(known)
    FACTS.write_text(text_of(fitted_from(played, weights, asked.seed, players)), "utf-8")
    tables = "\n".join(tables_of(played, known, weights))
    print(tables)
    DOCUMENT.write_text(with_tables(DOCUMENT.read_text("utf-8"), tables), "utf-8")


def _how_noted() -> str:
    """What tells these notes of games from any others."""
    found = blake2b(digest_size=6)
    for file in (
        SOURCES / "analysis" / "features.py",
        Path(__file__).with_name("fitting_games.py"),
    ):
        found.update(file.read_bytes())
    return found.hexdigest()


def fit_both(known: Positions) -> Weights:
    """For what all see and with hands open."""
    columns = {name: place for place, name in enumerate((*SEEN, *HELD))}
    found = {}
    for knowledge, names in NAMES.items():
        own = [columns[name] for name in names]
        found[str(knowledge)] = own, fit_smoothly(known.only(own))
    return found


def fitted_from(
    played: Sequence[FittingGame],
    weights: Weights,
    seed: int,
    players: str,
) -> Fitted:
    """The fact file."""
    by_name = {
        knowledge: {
            name: tuple(float(f"{weight:.{FIGURES}g}") for weight in column)
            for name, column in zip(names, weights[knowledge][1].T.tolist(), strict=True)
        }
        for knowledge, names in NAMES.items()
    }
    fits = sum(1 for game in played if game.number % JUDGES)
    return Fitted(fits, seed, players, by_name["seen"], by_name["open"])


def text_of(fitted: Fitted) -> str:
    """One line per feature, as in the other fact files."""
    head = msgspec.to_builtins(fitted)
    lines = []
    for key, value in head.items():
        if isinstance(value, dict):
            rows = (
                f"    {msgspec.json.encode(name).decode()}: [{', '.join(map(repr, weights))}]"
                for name, weights in value.items()
            )
            inner = ",\n".join(rows)
            lines.append(f'  "{key}": {{\n{inner}\n  }}')
        else:
            lines.append(f'  "{key}": {msgspec.json.encode(value).decode()}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def tables_of(played: Sequence[FittingGame], known: Positions, weights: Weights) -> Sequence[str]:
    """How good the chances are on the games that took no part."""
    judges = [game for game in played if game.number % JUDGES == 0]
    about = (
        f"{len(played) - len(judges)} games for the fit, {len(judges)} others to judge it; "
        f"{len(known.game)} positions were fitted to."
    )
    return [about, "", *written(judged(judges, known, weights))]


def with_tables(text: str, tables: str) -> str:
    """A document with other tables between its markers."""
    before, _, rest = text.partition(BEGIN)
    _, found, after = rest.partition(END)
    if not found:
        raise SystemExit(f"{DOCUMENT} has no place for the tables: {BEGIN} ... {END}")
    return f"{before}{BEGIN}\n\n{tables}\n\n{END}{after}"


if __name__ == "__main__":
    main()
