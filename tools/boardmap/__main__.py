"""Regenerate the geometry of the board and its labels, or check that they are up to date."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from ecumene.data.geometry import decode
from tools.boardmap.board import draw
from tools.boardmap.grid import load
from tools.boardmap.labels_file import draw_labels

DATA = Path(__file__).parents[2] / "src" / "ecumene" / "data"
BOARD_FILE = DATA / "board.topojson"
LABELS_FILE = DATA / "labels.json"


def board_files() -> dict[Path, bytes]:
    """The intended contents of the generated files."""
    board = draw(load()).encode()
    return {
        BOARD_FILE: board,
        LABELS_FILE: draw_labels(decode(board)).encode(),
    }


def main() -> int:
    """Run the command line and return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.boardmap", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only, and fail if different")
    check = parser.parse_args().check
    status = 0
    for path, content in board_files().items():
        if not check:
            path.write_bytes(content)
        elif not path.exists() or path.read_bytes() != content:
            print(f"{path.name} is out of date: run make board", file=sys.stderr)
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
