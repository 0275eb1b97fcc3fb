"""Run the code of docs/python.md and docs/notebook.ipynb again, and write down its results.

``python -m tools.python_pages`` renews both; the tests run them as well and compare. A notebook
holds its board as a small PNG instead of the large SVG that it shows when it is run.
"""

from __future__ import annotations

import re
import tempfile
from base64 import b64encode
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec

from ecumene.picture import svg_to_png
from tools.cells import Outcome, run

if TYPE_CHECKING:
    from collections.abc import Iterator

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = DOCS / "python.md"
NOTEBOOK: Final = DOCS / "notebook.ipynb"
BLOCK: Final = re.compile(
    r"^```python\n(?P<code>.*?)^```$(?:\n\n^```text\n(?P<shown>.*?)^```$)?",
    re.DOTALL | re.MULTILINE,
)
"""A piece of code, and its result if shown."""
SCALE: Final = 0.25


def renewed_page(page: str) -> str:
    """The page with its code's current results, wherever it shows them."""
    names: dict[str, Any] = {}

    def renew(block: re.Match[str]) -> str:
        outcome = run(block["code"], names, PAGE.name)
        if block["shown"] is None:
            return block[0]
        return f"```python\n{block['code']}```\n\n```text\n{outcome.text}```"

    with _elsewhere():
        return BLOCK.sub(renew, page)


def renewed_notebook(notebook: dict[str, Any]) -> dict[str, Any]:
    """The notebook with its cells' current results."""
    names: dict[str, Any] = {}
    count = 0
    cells = []
    with _elsewhere():
        for cell in notebook["cells"]:
            new = dict(cell)
            if cell["cell_type"] == "code":
                count += 1
                outcome = run("".join(cell["source"]), names, NOTEBOOK.name)
                new |= {"execution_count": count, "outputs": _outputs(outcome, count)}
            cells.append(new)
    return notebook | {"cells": cells}


def _outputs(outcome: Outcome, count: int) -> list[dict[str, Any]]:
    outputs: list[dict[str, Any]] = []
    if outcome.printed:
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(outcome.printed)})
    if outcome.value is not None:
        data: dict[str, Any] = {"text/plain": _lines(repr(outcome.value))}
        if hasattr(outcome.value, "_repr_svg_"):
            picture = svg_to_png(outcome.value._repr_svg_(), SCALE)
            data = {"image/png": b64encode(picture).decode(), **data}
        outputs.append(
            {
                "output_type": "execute_result",
                "execution_count": count,
                "data": data,
                "metadata": {},
            }
        )
    return outputs


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


@contextmanager
def _elsewhere() -> Iterator[None]:
    """Remove what the examples save."""
    with tempfile.TemporaryDirectory() as folder, chdir(folder):
        yield


def main() -> None:
    """Write both."""
    PAGE.write_text(renewed_page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    notebook = renewed_notebook(msgspec.json.decode(NOTEBOOK.read_bytes()))
    NOTEBOOK.write_bytes(msgspec.json.format(msgspec.json.encode(notebook), indent=1) + b"\n")


if __name__ == "__main__":
    main()
