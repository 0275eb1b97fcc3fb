"""``python -m tools.attacks``: attack servers, and report how honest players fared meanwhile."""

from __future__ import annotations

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING

from tools.attacks.all import ATTACKS
from tools.attacks.frame import MOST_BYTES, MOST_MILLISECONDS, SECONDS, tried

if TYPE_CHECKING:
    from tools.attacks.frame import Outcome

MEGABYTE = 1024 * 1024
SHOWN_FAILURES = 3


def main() -> None:
    """Try the named attacks, or all; the exit code is 1 if a server did not withstand one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help="attacks; all if none is named")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="how long each goes on")
    parser.add_argument("--list", action="store_true", help="list the attacks")
    asked = parser.parse_args()
    known = {attack.name: attack for attack in ATTACKS}
    if asked.list:
        print(*known, sep="\n")
        return
    if unknown := set(asked.names) - set(known):
        parser.error(f"no attack is called {', '.join(sorted(unknown))}")
    print(
        f"An honest p99 of {MOST_MILLISECONDS:.0f} ms and {MOST_BYTES // MEGABYTE} MB are allowed.",
        f"{'':32}{'p50':>14}{'p99':>16}{'/health p99':>16}{'requests':>10}{'MB':>14}",
        sep="\n",
        flush=True,
    )
    borne = True
    for name in asked.names or known:
        outcome = asyncio.run(tried(known[name], asked.seconds))
        borne &= outcome.withstood
        print(_told(name, outcome), flush=True)
    sys.exit(0 if borne else 1)


def _told(name: str, outcome: Outcome) -> str:
    before, during = outcome.before, outcome.during
    memory = f"{outcome.memory_before // MEGABYTE} -> {outcome.memory // MEGABYTE}"
    line = (
        f"{name:32}{_change(before.at(0.5), during.at(0.5)):>14}"
        f"{_change(before.at(0.99), during.at(0.99)):>16}"
        f"{_change(before.health_at(0.99), during.health_at(0.99)):>16}"
        f"{len(during.times):>10}{memory:>14}"
        f"  {'' if outcome.withstood else 'NOT BORNE '}{outcome.said}"
    )
    if not outcome.alive:
        line += "; the server has died"
    if during.failed:
        shown = ", ".join(during.failed[:SHOWN_FAILURES])
        line += f"; {len(during.failed)} honest requests failed: {shown}"
    return line


def _change(before: float, during: float) -> str:
    return f"{before:.0f} -> {during:.0f}"


if __name__ == "__main__":
    main()
