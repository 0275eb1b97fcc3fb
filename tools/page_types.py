"""The types of requests and answers for the page, from the descriptions that serve them.

``python -m tools.page_types`` writes them where the page looks for them, if they have changed.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from ecumene.server.app import ENDPOINTS
from ecumene.server.http import asyncapi, openapi
from ecumene.tabletop.desk import TABLE_REQUESTS
from hatch_build import NODE, WEB, node_environment

WEB_FOLDER: Final = Path(__file__).parents[1] / WEB
TYPES: Final = WEB_FOLDER / "src" / "api" / "schema.d.ts"
PROGRAM: Final = "node_modules/openapi-typescript/bin/cli.js"


def types() -> str:
    """The types as TypeScript."""
    with TemporaryDirectory() as folder:
        described, made = Path(folder) / "openapi.json", Path(folder) / "schema.d.ts"
        described.write_bytes(msgspec.json.encode(_everything()))
        subprocess.run(  # noqa: S603 our own
            [NODE, PROGRAM, described, "--output", made],
            cwd=WEB_FOLDER,
            env=node_environment(),
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return made.read_text(encoding="utf-8")


def _everything() -> openapi.Document:
    """Everything sent over HTTP, and what only sockets or a real table send."""
    spoken, told, table = openapi.document(ENDPOINTS), asyncapi.document(), openapi.Schemas()
    for request in TABLE_REQUESTS:
        table.of(request.answer)
    schemas = {
        **table.definitions,
        **told["components"]["schemas"],
        **spoken["components"]["schemas"],
    }
    return {**spoken, "components": {**spoken["components"], "schemas": schemas}}


def main() -> None:
    """Write the types; unchanged ones stay, so that nothing is rebuilt for them."""
    new = types()
    if not TYPES.exists() or TYPES.read_text(encoding="utf-8") != new:
        TYPES.write_text(new, encoding="utf-8")


if __name__ == "__main__":
    main()
