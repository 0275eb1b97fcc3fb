"""Publish the JSON Schemas of what clients send and get: ``python -m tools.schemas``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from ecumene.analysis.told_course import Analysis
from ecumene.dialogue.published_schemas import PUBLISHED
from ecumene.rules.format.json_schema import schema_of

FOLDER: Final = Path(__file__).parents[1] / "docs" / "schema"


def files() -> dict[str, str]:
    """The texts of the schema files by name."""
    return {
        f"{name.lower()}.json": _text(schema_of(type_, name))
        for name, type_ in {**PUBLISHED, "Analysis": Analysis}.items()
    }


def _text(content: dict[str, Any]) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def main() -> None:
    """Write every schema."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in files().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
