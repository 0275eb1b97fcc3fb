"""npm as the page is built with it, in ``web/``: ``python -m tools.npm run check``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from hatch_build import NODE, NPM, WEB, node_environment


def main() -> int:
    """Run npm with what was typed; returns its exit code."""
    web = Path(__file__).parents[1] / WEB
    command = [str(NODE), str(NPM), *sys.argv[1:]]
    return subprocess.run(command, cwd=web, env=node_environment(), check=False).returncode  # noqa: S603


if __name__ == "__main__":
    sys.exit(main())
