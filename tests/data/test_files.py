"""The fact files: their form, where they are read from, and files that are not fact files."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from typing import TYPE_CHECKING

import pytest

from ecumene.data import FactsError, Problem, files, load
from tests.data.mistakes import FACTS
from tools import tidy_data

if TYPE_CHECKING:
    from pathlib import Path

FILES = sorted(path.name for path in FACTS.iterdir())


# --- The standard form ----------------------------------------------------------------------------


def test_these_are_the_fact_files() -> None:
    """One for each part that is read, and nothing else."""
    assert sorted(f"{part}.json" for part in files.Files.__struct_fields__) == FILES
    assert tidy_data.FACTS.resolve() == FACTS.resolve()


@pytest.mark.parametrize("file", FILES)
def test_the_file_is_in_the_tidy_form(file: str) -> None:
    """Run ``make format`` if it is not."""
    content = (FACTS / file).read_bytes().decode()
    assert content == tidy_data.tidy(content)


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
    """A mistake in the files is reported by ``facts()``, not by the first import of the package."""
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


# --- Files that are not fact files --------------------------------------------------------------


@pytest.mark.parametrize("file", FILES)
def test_each_file_is_needed(folder: Path, file: str) -> None:
    """An empty object in its place is refused under its name."""
    (folder / file).write_text("{}", encoding="utf-8")
    with pytest.raises(FactsError, match=file):
        load(folder)


# Contents of commodities.json that are not JSON, each in its own way.
BROKEN = {
    "wrong type before the end of a truncated file": b'{"water": 5, ',
    "wrong type before trailing text": b"{} {}",
    "not UTF-8": b'{"water": {"id": "\xff", "name": {"en": "Water", "pl": "Woda"}}}',
    "nested too deeply": b'{"water": {"id": ' + b"[" * 100_000,
    "half of a surrogate pair": b'{"water": {"id": "\\ud83d"}}',
    "a number of 5000 digits": b'{"water": ' + b"1" * 5000 + b"}",
    "a byte order mark": b"\xef\xbb\xbf{}",
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_broken_files_are_refused_under_their_name(folder: Path, content: bytes) -> None:
    (folder / "commodities.json").write_bytes(content)
    with pytest.raises(FactsError) as caught:
        load(folder)
    (problem,) = caught.value.problems
    assert (problem.kind, problem.record) == ("file", "commodities.json")
    assert problem.key == "facts-not-json"
    assert str(problem).encode("utf-8")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / file).unlink()
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert list(caught.value.problems) == [Problem("file", file, "facts-file-missing")]


def test_a_folder_in_place_of_a_file_is_named(folder: Path) -> None:
    (folder / "board.json").unlink()
    (folder / "board.json").mkdir()
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert list(caught.value.problems) == [Problem("file", "board.json", "facts-file-missing")]


def test_a_file_missing_from_an_archive_is_named(tmp_path: Path) -> None:
    archive = tmp_path / "facts.zip"
    with zipfile.ZipFile(archive, "w") as target:
        for file in FILES[1:]:
            target.write(FACTS / file, f"facts/{file}")
    with pytest.raises(FactsError) as caught:
        load(zipfile.Path(archive, "facts/"))
    assert list(caught.value.problems) == [Problem("file", FILES[0], "facts-file-missing")]


def test_the_problems_of_all_files_are_told(folder: Path) -> None:
    """In the order in which the files are read."""
    (folder / "board.json").unlink()
    (folder / "advances.json").write_text("{}", encoding="utf-8")
    (folder / "tracks.json").write_text("{", encoding="utf-8")
    (folder / "setups.json").write_text('{"pieces": {}, "pieces": {}}', encoding="utf-8")
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert [(problem.record, problem.key) for problem in caught.value.problems] == [
        ("board.json", "facts-file-missing"),
        ("advances.json", "facts-malformed"),
        ("setups.json", "facts-key-twice"),
        ("tracks.json", "facts-not-json"),
    ]


# Contents of commodities.json, and the keys that occur twice in them.
TWICE = {
    "a list": (b'{"stacks": [{"number": "1"}], "stacks": []}', ["$.stacks"]),
    "a field": (b'{"stacks": [{"number": 1}, {"number": 1, "number": 2}]}', ["$.stacks[1].number"]),
    "inside a record": (
        b'{"commodities": [{"id": "wine", "name": {"en": "a", "pl": "b", "en": "a"}}]}',
        ["$.commodities['wine'].name.en"],
    ),
    "thrice, and another": (
        b'{"a": {"x": 1, "x": 1, "x": 1}, "b": {"y": 1, "z": 1, "y": 1, "z": 1}}',
        ["$.a.x", "$.b.y", "$.b.z"],
    ),
    "inside what is there twice": (b'{"a": {"x": 1, "x": 1}, "a": 1}', ["$.a"]),
}


@pytest.mark.parametrize(("content", "fields"), TWICE.values(), ids=TWICE.keys())
def test_a_key_given_twice_is_named(folder: Path, content: bytes, fields: list[str]) -> None:
    """Otherwise the first would silently be lost."""
    (folder / "commodities.json").write_bytes(content)
    with pytest.raises(FactsError) as caught:
        load(folder)
    assert list(caught.value.problems) == [
        Problem("file", "commodities.json", "facts-key-twice", {"field": field}) for field in fields
    ]


@pytest.mark.parametrize("key", ["$.stacks[99]", "x` - at `$.stacks[99]", "x` - at `$.water[0]"])
def test_a_field_that_looks_like_a_place_is_refused(folder: Path, key: str) -> None:
    """It is not mistaken for the place of the problem."""
    document = json.loads((folder / "commodities.json").read_text(encoding="utf-8"))
    text = json.dumps({**document, key: 1})
    (folder / "commodities.json").write_text(text, encoding="utf-8")
    with pytest.raises(FactsError) as caught:
        load(folder)
    (problem,) = caught.value.problems
    assert key in str(problem.args["detail"])
