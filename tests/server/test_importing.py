"""Records from elsewhere: played again as they are, or refused, whatever is in the file."""

from __future__ import annotations

import asyncio
import gzip
import json
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from ecumene.dialogue import Speaker
from ecumene.rules.format.record import RULES, replay
from ecumene.rules.game import Game
from ecumene.rules.state.snapshots import decode_snapshot
from ecumene.seat.statuses import ILLEGAL
from ecumene.server.games import record_import
from ecumene.server.games.journal_records import Played, decode, encode
from ecumene.server.games.prepared_game import ArrivalOptions
from ecumene.server.games.reader_streams import marks_of
from ecumene.server.games.record_import import Imported, ImportLimits, import_record
from ecumene.server.games.worker_process import WorkerProcess
from ecumene.server.refusals import TOO_LARGE, Refusal
from ecumene.server.storage.journal import JournalRow
from ecumene.words import Messages, languages
from tests.patience import PATIENCE
from tools.record_games import FOLDER, path_of, recorded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecumene.rules.game import Entry, Snapshot
    from ecumene.server.games.journal_records import Record
    from ecumene.server.games.worker_process import Task

MEGABYTE = 1_000_000


WISH = ArrivalOptions("A game", 0, "anna", "Anna", 1_800_000_000_000)


PATIENT = ImportLimits(seconds=PATIENCE, processor_seconds=int(PATIENCE))
"""What is not too long on any machine."""


class OneProcess:
    """One process for all files: it takes longer to start one than to read most of them."""

    def __init__(self) -> None:
        self._worker: WorkerProcess | None = None

    def __call__(self, task: Task) -> OneProcess:
        self._worker = self._worker or WorkerProcess(task)
        return self

    def ask(self, data: bytes, seconds: float) -> bytes:
        assert self._worker is not None
        return self._worker.ask(data, seconds)

    def stop(self) -> None:
        """It is needed again."""

    def close(self) -> None:
        if self._worker is not None:
            self._worker.stop()


@pytest.fixture(scope="module")
def kept_process() -> Iterator[OneProcess]:
    kept = OneProcess()
    yield kept
    kept.close()


@pytest.fixture
def one_process(kept_process: OneProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_import, "WorkerProcess", kept_process)


def imported(data: bytes, limits: ImportLimits = PATIENT) -> Imported:
    return asyncio.run(import_record(data, WISH, limits))


def journal_of(found: Imported) -> list[Record]:
    """What is to be stored, in order."""
    rows: list[Record] = []
    for part in found.game.parts:
        assert part.start == len(rows)
        rows += (decode(row.body) for row in part.rows)
    assert len(rows) == found.game.seq
    return rows


def answers(found: Imported) -> list[Entry]:
    return [each.entry for each in journal_of(found) if isinstance(each, Played)]


def last_snapshot(found: Imported) -> Snapshot:
    return decode_snapshot(found.game.parts[-1].snapshots[-1].state)


def refusal(data: bytes, limits: ImportLimits = PATIENT) -> tuple[int, str]:
    """The status and the sentence in English; there is one in every language."""
    with pytest.raises(Refusal) as refused:
        imported(data, limits)
    for language in languages:
        said = Speaker(Messages(language)).text(refused.value.sentence)
        assert 0 < len(said) < 2_000
        assert "Traceback" not in said
    return refused.value.status, Speaker(Messages("en")).text(refused.value.sentence)


# Games


@pytest.mark.usefixtures("one_process")
@pytest.mark.parametrize("name", ["05-west", "14-both-leaving"])
def test_a_whole_game(name: str) -> None:
    found = imported(path_of(name).read_bytes())
    game = replay(recorded(name))
    assert (found.options, found.game.stage) == (game.options, "over")
    assert answers(found) == game.log
    assert last_snapshot(found) == game.snapshot()


@pytest.mark.usefixtures("one_process")
def test_all_that_is_stored_is_what_a_game_played_here_would_have() -> None:
    """Marks and snapshots fit the journal they come with."""
    found = imported(path_of("07-west-short").read_bytes())
    records = journal_of(found)
    rows = [JournalRow(seq, 0, None, None, encode(each)) for seq, each in enumerate(records, 1)]
    readers = (None, *range(found.options.players))
    assert [mark for part in found.game.parts for mark in part.marks] == marks_of(rows, readers)
    game = Game(found.options)
    states = {each.seq: each.state for part in found.game.parts for each in part.snapshots}
    for seq, record in enumerate(records, 1):
        if isinstance(record, Played):
            game.apply(record.entry.seat, record.entry.action)
        if seq in states:
            assert decode_snapshot(states[seq]) == game.snapshot()


@pytest.mark.usefixtures("one_process")
def test_a_game_that_is_not_over_can_be_played_on() -> None:
    whole = replay(recorded("08-west-interrupted"))
    lines = recorded("08-west-interrupted").splitlines(keepends=True)
    found = imported(b"".join(lines[:701]))
    assert (len(answers(found)), found.game.stage) == (700, "running")
    game = Game.restore(last_snapshot(found))
    behind = found.game.seq - found.game.parts[-1].snapshots[-1].seq
    for entry in whole.log[700 - behind : 760]:
        assert game.apply(entry.seat, entry.action) == entry.events


@pytest.mark.usefixtures("one_process")
def test_an_older_record_comes_in_the_words_of_today() -> None:
    older = (FOLDER / "format-2" / "07-west-short.jsonl.gz").read_bytes()
    assert answers(imported(older)) == replay(recorded("07-west-short")).log


def test_others_are_served_meanwhile() -> None:
    async def both() -> int:
        task = asyncio.create_task(
            import_record(path_of("07-west-short").read_bytes(), WISH, PATIENT)
        )
        served = 0
        while not task.done():
            await asyncio.sleep(0.001)
            served += 1
        assert (await task).game.stage == "over"
        return served

    assert asyncio.run(both()) > 100


# Damage


def with_line(number: int, **fields: Any) -> bytes:
    """A record with other fields in one of its lines."""
    lines = recorded("05-west").splitlines()
    lines[number - 1] = json.dumps({**json.loads(lines[number - 1]), **fields}).encode()
    return b"\n".join(lines)


HEAD = recorded("05-west").splitlines()[0]
OF_RULES = b'"rules":%d' % RULES
OLD_HEAD = b'{"ecumene":2' + HEAD.partition(OF_RULES)[2].replace(b',"fair":null', b"")
DEEP = b"[" * 100_000 + b"]" * 100_000
LARGE_EVENT = {"type": "cards-lost", "seat": 0, "cards": ["ochre"] * 100_000, "rule": "P5"}


@pytest.mark.usefixtures("one_process")
@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "The file is empty."),
        (b"\0" * 1_000, "not JSON"),
        (Random(1).randbytes(100_000), "Line 1"),
        ("{}".encode("utf-16"), "Line 1"),
        (b"\x1f\x8b", "not a complete gzip file"),
        (b"\x1f\x8b" + Random(2).randbytes(1_000), "not a complete gzip file"),
        (path_of("05-west").read_bytes()[:-100], "not a complete gzip file"),
        (path_of("05-west").read_bytes() + b"more", "not a complete gzip file"),
        (gzip.compress(path_of("05-west").read_bytes()), "Line 1"),
        (b"PK\x03\x04" + bytes(100), "Line 1"),
        (b"{}", "not a saved game"),
        (HEAD.replace(OF_RULES, b'"rules":99'), "other rules"),
        (with_line(3, seat=17), "Line 3: The action is illegal."),
        (with_line(3, events=[]), "Line 3: The recorded outcome"),
        (with_line(3, events=[LARGE_EVENT]), "Line 3: The recorded outcome"),
        (with_line(3, seat=2**70), "Line 3"),
        (HEAD.replace(b'"seed":1', b'"seed":' + b"9" * 100_000), "Line 1"),
        (HEAD.replace(b'"seed":1', b'"seed":1e999999'), "Line 1"),
        (HEAD.replace(b'"last_turn":null', b'"last_turn":' + b"9" * 30), "Line 1"),
        (DEEP, "nested too deeply"),
        (HEAD + b"\n" + DEEP, "Line 2"),
        (HEAD + b'\n{"seat":0,"events":[],"action":' + DEEP + b"}", "Line 2"),
        (OLD_HEAD + b'\n{"seat":0,"events":[],"action":' + DEEP + b"}", "Line 2"),
        (HEAD.replace(b'"fair":null', b'"fair":{"salt":"\\ud800","commitment":""}'), "Line 1"),
    ],
    ids=lambda value: None if isinstance(value, bytes) else value,
)
def test_what_is_no_record_is_refused_with_a_sentence(data: bytes, says: str) -> None:
    status, sentence = refusal(data)
    assert status == ILLEGAL
    assert says in sentence


# Limits


def test_a_file_that_is_too_large() -> None:
    assert refusal(bytes(1_001), replace(PATIENT, size=1_000))[0] == TOO_LARGE
    status, sentence = refusal(recorded("05-west"), replace(PATIENT, unpacked=1_000))
    assert (status, "1,000 bytes" in sentence) == (TOO_LARGE, True)


def one_file() -> bytes:
    return gzip.compress(bytes(300 * MEGABYTE), 1)


def many_files() -> bytes:
    return gzip.compress(bytes(MEGABYTE)) * 300


@pytest.mark.parametrize("bomb", [one_file, many_files])
def test_no_bomb_is_unpacked(bomb: Callable[[], bytes]) -> None:
    """There would be no memory for it."""
    status, sentence = refusal(bomb(), replace(PATIENT, memory=400 * MEGABYTE))
    assert (status, "too large" in sentence) == (TOO_LARGE, True)


@pytest.mark.parametrize("line", [b"", b"{}"])
def test_a_million_lines(line: bytes) -> None:
    status, sentence = refusal(gzip.compress(HEAD + (b"\n" + line) * 1_000_000, 1))
    assert (status, "too many lines" in sentence) == (TOO_LARGE, True)


def test_a_game_without_end() -> None:
    """Every line of it is legal; there are just too many of them."""
    assert refusal(recorded("05-west"), replace(PATIENT, lines=1_000))[0] == TOO_LARGE


@cache
def slow() -> bytes:
    """A record whose second line takes seconds to look through, and hundreds of megabytes."""
    lists = b",".join([b'["a"]'] * 6_000_000)
    line = b'{"seat":0,"events":[],"action":{"type":"pick","civ":[' + lists + b"]}}"
    return gzip.compress(OLD_HEAD + b"\n" + line, 1)


@pytest.mark.parametrize(
    ("limits", "says"),
    [
        (replace(PATIENT, processor_seconds=1, memory=10**10), "too long"),
        (replace(PATIENT, seconds=0.2), "too long"),
        (replace(PATIENT, memory=400 * MEGABYTE), "too much memory"),
    ],
    ids=["processor", "time", "memory"],
)
def test_what_costs_too_much_is_given_up(limits: ImportLimits, says: str) -> None:
    status, sentence = refusal(slow(), limits)
    assert (status, says in sentence) == (ILLEGAL, True)
