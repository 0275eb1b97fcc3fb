"""A browser from an npm package: it needs neither root nor anything of the system.

It is unpacked once, beside the package. Playwright runs on the Node of a wheel, since its own needs
a library that a bare system lacks.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import tarfile
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from hatch_build import NODE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "web" / "node_modules"
PACKED = PACKAGES / "@sparticuz" / "chromium" / "bin"
UNPACKED = PACKAGES / ".chromium"
PROGRAM, LIBRARIES, FONTS = "chromium", "al2023", "fonts"
FONT_SETTINGS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{folder}/fonts</dir>
  <cachedir>{folder}/cache</cachedir>
</fontconfig>
"""
"""Without it, text that has no font of the page would be invisible."""
FILTER: dict[str, Any] = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
"""How archives are unpacked; Python 3.11.2, which Debian 12 has, has no filters yet."""
ARGUMENTS = (
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-zygote",
)


@contextmanager
def chromium(installed: str | None = None) -> Iterator[Browser]:
    """The browser, running without a window; or the system's own."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(NODE)
    with sync_playwright() as play:
        browser = play.chromium.launch(
            executable_path=installed or unpacked() / PROGRAM,
            args=ARGUMENTS,
            env=None if installed else _environment(),
        )
        yield browser
        browser.close()


def _environment() -> dict[str, str | float | bool]:
    return {
        **os.environ,
        "LD_LIBRARY_PATH": str(UNPACKED / LIBRARIES / "lib"),
        "FONTCONFIG_FILE": str(UNPACKED / "fonts.conf"),
    }


def unpacked() -> Path:
    """The folder with the program and its files; whoever comes first unpacks it for all."""
    with (PACKAGES / ".chromium-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        packed = PACKED / f"{PROGRAM}.br"
        if not UNPACKED.exists() or UNPACKED.stat().st_mtime < packed.stat().st_mtime:
            _unpack()
    return UNPACKED


def _unpack() -> None:
    with TemporaryDirectory(dir=PACKAGES, prefix=".chromium-") as folder:
        new = Path(folder) / "new"
        new.mkdir()
        script = Path(__file__).with_name("unpacking.mjs")
        names = (f"{PROGRAM}.br", f"{LIBRARIES}.tar.br", f"{FONTS}.tar.br")
        subprocess.run([NODE, script, new, *(PACKED / name for name in names)], check=True)
        for name in (LIBRARIES, FONTS):
            archive = new / f"{name}.tar"
            with tarfile.open(archive) as content:
                content.extractall(new / name, **FILTER)  # noqa: S202 npm has compared it with the lock
            archive.unlink()
        (new / "fonts.conf").write_text(FONT_SETTINGS.format(folder=UNPACKED))
        if UNPACKED.exists():
            UNPACKED.rename(Path(folder) / "old")
        new.rename(UNPACKED)
