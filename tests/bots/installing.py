"""Tiny packages with computer players, installed into a folder as pip would leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

MISER = '''
"""A settler who buys no advances, and writes down where it was asked."""

import os
from pathlib import Path

from ecumene.bots import PLAYERS, RegisteredPlayer
from ecumene.rules.actions import Done
from ecumene.rules.decisions import AskAdvances


def miser(view, decision, random):
    if "MISER_DIARY" in os.environ:
        with Path(os.environ["MISER_DIARY"]).open("a") as diary:
            diary.write(f"{os.getpid()} {type(decision).__name__}\\n")
    if isinstance(decision, AskAdvances):
        return Done()
    return PLAYERS["settler"](view, decision, random)


MISER = RegisteredPlayer(miser, {"en": "Miser plays like a settler, but buys no advances."})
UNNAMED = RegisteredPlayer(lambda *asked: miser(*asked), {"en": "Has no name.", "pl": "Bez nazwy."})
'''


def install(folder: Path, package: str, points: str, module: str = MISER) -> None:
    """A package whose module has its name, with these entry points below ``[ecumene.players]``."""
    name = package.replace("-", "_")
    about = folder / f"{name}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[ecumene.players]\n{points}\n")
    (folder / f"{name}.py").write_text(module)
