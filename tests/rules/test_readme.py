"""The README names what there is; its code is run by the tests of the front door."""

from __future__ import annotations

from pathlib import Path

from ecumene.data import facts

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")


def test_the_facts_are_found_as_the_readme_says() -> None:
    assert 'ecumene.data.facts().areas["athens"].limit' in README
    assert facts().areas["athens"].limit > 0
