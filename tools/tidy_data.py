"""Put the fact files into their one standard form: one record per line.

A reader then finds an area on one line, and a change to it is one line of a diff. Run it with
``make format``; a test fails when a file is not in this form.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FACTS = Path(__file__).parents[1] / "src" / "ecumene" / "data" / "facts"


def tidy(text: str) -> str:
    """Return the JSON text with each record of a top-level list or object on its own line."""
    document: dict[str, Any] = json.loads(text)
    parts = [f"{_inline(key)}: {_block(value)}" for key, value in document.items()]
    return "{\n" + ",\n\n".join(parts) + "\n}\n"


def _block(value: Any) -> str:
    match value:
        case [dict() | list(), *_]:
            return "[\n" + ",\n".join(f"  {_inline(record)}" for record in value) + "\n]"
        case dict() if any(isinstance(entry, dict | list) for entry in value.values()):
            lines = [f"  {_inline(key)}: {_inline(entry)}" for key, entry in value.items()]
            return "{\n" + ",\n".join(lines) + "\n}"
        case _:
            return _inline(value)


def _inline(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Rewrite every fact file that is not in standard form."""
    for path in sorted(FACTS.glob("*.json")):
        old = path.read_text(encoding="utf-8")
        new = tidy(old)
        if new != old:
            path.write_text(new, encoding="utf-8")
            print(f"tidied {path.name}")


if __name__ == "__main__":
    main()
