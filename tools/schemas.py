"""Publish the JSON Schemas of what clients send and get: ``python -m tools.schemas``."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from ecumene.rules.schema import PUBLISHED, schema_of

if TYPE_CHECKING:
    from collections.abc import Mapping

FOLDER: Final = Path(__file__).parents[1] / "docs" / "schema"


def files(published: Mapping[str, Any] = PUBLISHED) -> dict[str, str]:
    """The texts of the schema files by name; layers above the rules may publish more."""
    return {
        f"{name.lower()}.json": _text(schema_of(type_, name)) for name, type_ in published.items()
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
