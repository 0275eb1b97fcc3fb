"""The installed package contains everything it needs, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).parents[2]


def test_the_wheel_holds_rules_messages_facts_and_the_page(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT,
        check=True,
        capture_output=True,
    )
    (wheel,) = tmp_path.glob("*.whl")
    with ZipFile(wheel) as archive:
        names = set(archive.namelist())
        for language in ("en", "pl"):
            text = archive.read(f"ecumene/words/rules/{language}.md").decode()
            assert text == (ROOT / "docs" / "rules" / f"{language}.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "ecumene"
    page = [file for file in (package / "web" / "built").rglob("*") if file.is_file()]
    assert "ecumene/web/built/index.html" in names
    needed = [*package.rglob("*.ftl"), *package.rglob("*.json"), *package.rglob("*.py"), *page]
    assert {file.relative_to(package.parent).as_posix() for file in needed} <= names
    folders = {name.partition("/")[0] for name in names}
    assert {folder for folder in folders if not folder.endswith(".dist-info")} == {"ecumene"}
