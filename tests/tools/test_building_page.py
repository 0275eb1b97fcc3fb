"""When the page is built, and from what."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import hatch_build
from hatch_build import BUILT, SOURCES, WEB, build_page

ROOT = Path(hatch_build.__file__).parent
IMPORTED = re.compile(r"'\$package/([^'*]*)")
OLD, BUILT_AT, NEW = 1_000, 2_000, 3_000


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose page is newer than all it is made of; npm could install nothing for it."""
    for source in SOURCES:
        file = tmp_path / source / "file"
        file.parent.mkdir(parents=True)
        file.touch()
    (tmp_path / WEB / "package.json").write_text("{}")
    (tmp_path / BUILT).mkdir(parents=True)
    (tmp_path / BUILT / "index.html").touch()
    for path in tmp_path.rglob("*"):
        os.utime(path, (OLD, OLD))
    os.utime(tmp_path / BUILT / "index.html", (BUILT_AT, BUILT_AT))
    return tmp_path


def test_what_is_up_to_date_is_not_built_again(root: Path) -> None:
    build_page(root)


@pytest.mark.parametrize(
    "changed", [SOURCES[0] / "file", SOURCES[-1] / "file", WEB / "package.json"]
)
def test_after_a_change_it_is_built(
    root: Path, changed: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    os.utime(root / changed, (NEW, NEW))
    with pytest.raises(SystemExit, match=r"npm-cli\.js failed"):
        build_page(root)
    assert "package-lock.json" in capfd.readouterr().err


def test_a_source_that_is_gone_is_a_change(root: Path) -> None:
    (root / SOURCES[0] / "file").unlink()
    with pytest.raises(SystemExit):
        build_page(root)


def test_a_source_distribution_has_its_page(root: Path) -> None:
    os.utime(root / WEB / "package.json", (NEW, NEW))
    (root / "PKG-INFO").touch()
    build_page(root)


def test_whatever_the_page_takes_from_the_package_is_a_source() -> None:
    folders = [ROOT / source for source in SOURCES]
    for file in (ROOT / WEB / "src").rglob("*.ts"):
        for name in IMPORTED.findall(file.read_text(encoding="utf-8")):
            taken = (ROOT / "src" / "ecumene" / name.partition("?")[0]).resolve()
            assert any(taken.is_relative_to(folder) for folder in folders), (file, name)
