"""Write the tables of docs/learn.md: what each number of an observation means.

``python -m tools.learn_page`` renews them; the tests compare.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecumene.learn import OneByOne

if TYPE_CHECKING:
    from ecumene.learn.number_blocks import BlockOfNumbers, KindOfNumber

PAGE: Final = Path(__file__).parents[1] / "docs" / "learn.md"
TABLE: Final = re.compile(r"(?<=<!-- blocks -->\n).*?(?=<!-- end -->)", re.DOTALL)
FEW: Final = 4
"""Columns of a block that are named one by one where the block says what all of them mean."""


def renewed(page: str) -> str:
    """The page with the tables as they should be."""
    return TABLE.sub(lambda _: tables(), page)


def tables() -> str:
    """A table of the blocks, and one for each block with columns of different meanings."""
    blocks = OneByOne(players=5).schema.blocks.values()
    lines = ["", "| block | rows × columns | what the numbers are |", "|---|---|---|"]
    lines += [
        f"| `{block.name}` | {len(block.rows)} × {len(block.columns)} | {block.about} |"
        for block in blocks
    ]
    for block in blocks:
        lines += _columns(block)
    return "\n".join([*lines, "", ""])


def _columns(block: BlockOfNumbers) -> list[str]:
    told = [column for column in block.columns if column.about]
    if not told:
        return []
    merged = _merged(told)
    return [
        "",
        f"Columns of `{block.name}`:",
        "",
        "| column | at most | what it is |",
        "|---|---|---|",
        *(f"| {names} | {column.most:g} | {about} |" for names, column, about in merged),
    ]


def _merged(columns: list[KindOfNumber]) -> list[tuple[str, KindOfNumber, str]]:
    """Columns with their meanings; those that follow each other and mean the same are one row."""
    rows: list[tuple[list[KindOfNumber], str]] = []
    for column in columns:
        about = column.about
        if rows and rows[-1][1] == about:
            rows[-1][0].append(column)
        else:
            rows.append(([column], about))
    found = []
    for same, about in rows:
        names = [f"`{column.name}`" for column in same]
        if len(names) > FEW:
            names = [names[0], "…", names[-1]]
        found.append((" ".join(names), same[0], about))
    return found


def main() -> None:
    """Write the page."""
    PAGE.write_text(renewed(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
