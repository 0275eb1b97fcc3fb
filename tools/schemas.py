"""Publish the JSON Schemas of actions, decisions and events: ``python -m tools.schemas``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ecumene.rules.border import schema

FOLDER = Path(__file__).parents[1] / "docs" / "schema"


def text_of(content: dict[str, Any]) -> str:
    """The text of a schema file."""
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write every schema."""
    FOLDER.mkdir(exist_ok=True)
    for name, content in schema().items():
        (FOLDER / f"{name.lower()}.json").write_text(text_of(content), encoding="utf-8")


if __name__ == "__main__":
    main()
