"""``python -m tools.referee FILE...``: look at saved games, plain or compressed by gzip."""

from __future__ import annotations

import argparse
import gzip
import sys
from pathlib import Path

from tools.referee import review


def lines_of(path: Path) -> list[bytes]:
    """The lines of a saved game."""
    data = path.read_bytes()
    return (gzip.decompress(data) if path.suffix == ".gz" else data).splitlines()


def main() -> None:
    """Print what was found; exit code 1 if there is anything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE")
    found = 0
    for path in parser.parse_args().files:
        try:
            lines = lines_of(path)
        except (OSError, EOFError) as problem:
            parser.error(f"{path} cannot be read: {problem}")
        findings = review(lines, path.name)
        found += len(findings)
        for finding in findings:
            print(finding)
        print(f"{path.name}: {len(findings)} findings")
    sys.exit(found > 0)


if __name__ == "__main__":
    main()
