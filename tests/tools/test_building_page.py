"""When the page is built, and from what."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import (
    BUILT,
    BUILT_FROM,
    ENGINE,
    SINGLE_SOURCES,
    SOURCES,
    WEB,
    PageHook,
    build_page,
)

ROOT = Path(hatch_build.__file__).parent
IMPORTED = re.compile(r"'\$package/([^'*]*)")
LAYERS = re.compile(r"const LAYERS = \[([^\]]*)\]")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project whose page was built from the files there; npm could install nothing for it."""
    for source in SOURCES:
        (tmp_path / source).mkdir(parents=True)
        (tmp_path / source / "file").touch()
    for source in SINGLE_SOURCES:
        (tmp_path / source).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / source).touch()
    (tmp_path / WEB / "package.json").write_text("{}")
    (tmp_path / BUILT).mkdir(parents=True)
    (tmp_path / BUILT / "index.html").touch()
    (tmp_path / BUILT_FROM).parent.mkdir()
    (tmp_path / BUILT_FROM).write_text(hatch_build._digest(tmp_path))
    return tmp_path


def test_what_is_up_to_date_is_not_built_again(root: Path) -> None:
    compiled = root / SOURCES[-1] / "__pycache__" / "module.pyc"
    compiled.parent.mkdir()
    compiled.write_bytes(b"of no interest")
    (root / SOURCES[0] / "file").touch()
    build_page(root)


@pytest.mark.parametrize(
    "changed", [SOURCES[0] / "file", SOURCES[-1] / "new", WEB / "new.ts", *SINGLE_SOURCES]
)
def test_after_a_change_it_is_built(
    root: Path, changed: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (root / changed).write_text("changed")
    with pytest.raises(SystemExit, match=r"npm-cli\.js failed"):
        build_page(root)
    assert "package-lock.json" in capfd.readouterr().err


def test_a_source_that_is_gone_is_a_change(root: Path) -> None:
    (root / SOURCES[0] / "file").unlink()
    with pytest.raises(SystemExit):
        build_page(root)


def test_a_source_distribution_has_its_page(root: Path) -> None:
    (root / WEB / "package.json").write_text("changed")
    (root / "PKG-INFO").touch()
    build_page(root)


def test_a_link_to_the_sources_does_not_wait_for_the_page(root: Path) -> None:
    """``make`` builds it meanwhile; packages always contain it."""
    (root / WEB / "new.ts").touch()
    settings: Any = None
    hook = PageHook(str(root), {}, settings, settings, "dist", "wheel")
    hook.initialize("editable", {})
    with pytest.raises(SystemExit):
        hook.initialize("standard", {})


def test_whatever_the_page_takes_from_the_package_is_a_source() -> None:
    folders = [ROOT / source for source in SOURCES]
    for file in (ROOT / WEB / "src").rglob("*.ts"):
        for name in IMPORTED.findall(file.read_text(encoding="utf-8")):
            taken = (ROOT / "src" / "ecumene" / name.partition("?")[0]).resolve()
            assert any(taken.is_relative_to(folder) for folder in folders), (file, name)
    layers = LAYERS.search((ROOT / WEB / "engine-files.ts").read_text(encoding="utf-8"))
    assert layers is not None
    assert re.findall(r"'(\w+)'", layers.group(1)) == list(ENGINE)
