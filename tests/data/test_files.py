"""The fact files as files: their form, where they are read from, and what is not a fact file."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from ecumene.data import FactsError, files, load
from tools import tidy_data

FACTS = Path(files.__file__).parent / "facts"
FILES = sorted(path.name for path in FACTS.iterdir())


# --- The standard form ----------------------------------------------------------------------------


def test_these_are_the_fact_files() -> None:
    """One for each part of the files that are read, and nothing beside them."""
    assert sorted(f"{part}.json" for part in files.Files.__struct_fields__) == FILES
    assert tidy_data.FACTS.resolve() == FACTS.resolve()


@pytest.mark.parametrize("file", FILES)
def test_the_file_is_in_the_tidy_form(file: str) -> None:
    """Run ``make format`` if it is not."""
    content = (FACTS / file).read_bytes().decode()
    assert content == tidy_data.tidy(content)


@pytest.mark.parametrize("file", FILES)
def test_no_key_is_there_twice(file: str) -> None:
    """The reader would silently take the last of them."""

    def once(pairs: list[tuple[str, object]]) -> dict[str, object]:
        keys = [key for key, _ in pairs]
        assert len(set(keys)) == len(keys), keys
        return dict(pairs)

    assert json.loads((FACTS / file).read_text(encoding="utf-8"), object_pairs_hook=once)


def test_tidying_keeps_the_content_and_puts_one_record_on_a_line() -> None:
    document = {
        "list": [{"id": "łódź", "numbers": [1, 2]}, {"id": "b"}],
        "lists": [[1, 2], [3]],
        "numbers": [1, 2, 3],
        "object": {"a": {"b": 1}, "c": 2},
        "flat": {"a": 1, "b": 2},
        "empty": [],
    }
    text = tidy_data.tidy(json.dumps(document, indent=7))
    assert json.loads(text) == document
    assert text == (
        "{\n"
        '"list": [\n'
        '  {"id": "łódź", "numbers": [1, 2]},\n'
        '  {"id": "b"}\n'
        "],\n\n"
        '"lists": [\n'
        "  [1, 2],\n"
        "  [3]\n"
        "],\n\n"
        '"numbers": [1, 2, 3],\n\n'
        '"object": {\n'
        '  "a": {"b": 1},\n'
        '  "c": 2\n'
        "},\n\n"
        '"flat": {"a": 1, "b": 2},\n\n'
        '"empty": []\n'
        "}\n"
    )
    assert tidy_data.tidy(text) == text


def test_the_tool_rewrites_untidy_files_only(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tidy_data, "FACTS", folder)
    tidy = (folder / "tracks.json").read_bytes()
    (folder / "tracks.json").write_bytes(tidy.replace(b"\n", b" "))
    tidy_data.main()
    assert capsys.readouterr().out == "tidied tracks.json\n"
    assert (folder / "tracks.json").read_bytes() == tidy
    tidy_data.main()
    assert capsys.readouterr().out == ""


# --- Where they are read from ---------------------------------------------------------------------


def test_a_fresh_interpreter_loads_everything(tmp_path: Path) -> None:
    """From any folder, with every warning an error, and quietly."""
    program = (
        "import ecumene.data\n"
        "facts = ecumene.data.facts()\n"
        "print(len(facts.areas), len(facts.advances), facts.areas['athens'].name.pl)\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-X", "utf8", "-W", "error", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "318 51 Ateny\n", "")


def test_importing_reads_no_file(tmp_path: Path) -> None:
    """A mistake in the files is told by ``facts()``, not by whatever imports the package first."""
    program = (
        "import sys\n"
        "opened = []\n"
        "def hook(event, args):\n"
        "    if event == 'open' and str(args[0]).endswith('json'):\n"
        "        opened.append(args[0])\n"
        "sys.addaudithook(hook)\n"
        "import ecumene.data\n"
        "before = len(opened)\n"
        "ecumene.data.facts()\n"
        "once = len(opened)\n"
        "ecumene.data.facts()\n"
        "print(before, once, len(opened))\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert done.stdout == f"0 {len(FILES)} {len(FILES)}\n"


def test_facts_load_from_an_archive(tmp_path: Path) -> None:
    """The package may be installed as a zip file."""
    archive = tmp_path / "facts.zip"
    with zipfile.ZipFile(archive, "w") as target:
        for file in FILES:
            target.write(FACTS / file, f"facts/{file}")
    loaded = load(zipfile.Path(archive, "facts/"))
    assert len(loaded.areas) == 318


# --- What is no fact file at all ------------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_each_file_is_needed(folder: Path, file: str) -> None:
    """An empty object in its place is refused under its name."""
    (folder / file).write_text("{}", encoding="utf-8")
    with pytest.raises(FactsError, match=file):
        load(folder)


# Content of commodities.json for which something else than FactsError comes out as yet.
ESCAPES = {
    "wrong type before the end of a truncated file": b'{"water": 5, ',
    "wrong type before trailing text": b"{} {}",
    "not UTF-8": b'{"water": {"id": "\xff", "name": {"en": "Water", "pl": "Woda"}}}',
    "a list twice, a mistake in the first": b'{"stacks": [{"number": "1"}], "stacks": []}',
    "nested too deeply": b'{"water": {"id": ' + b"[" * 100_000,
}


@pytest.mark.xfail(strict=True, reason="errors other than FactsError come out of the reader")
@pytest.mark.parametrize("content", ESCAPES.values(), ids=ESCAPES.keys())
def test_broken_files_are_refused_under_their_name(folder: Path, content: bytes) -> None:
    (folder / "commodities.json").write_bytes(content)
    with pytest.raises(FactsError, match=r"commodities\.json"):
        load(folder)


@pytest.mark.xfail(strict=True, reason="FileNotFoundError comes out of the reader")
@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(FactsError, match=file):
        load(folder)
