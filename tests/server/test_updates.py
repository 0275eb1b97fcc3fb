"""Running games survive updates: older formats, older snapshots, and rules that have changed."""

from __future__ import annotations

import gzip
import sqlite3
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.rules.format.codec import to_names
from ecumene.rules.format.record import replay
from ecumene.rules.view import view
from ecumene.seat.derived import shown
from tests.server.whole import whole
from tools.record_games import FOLDER

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.whole import Somebody


def database(folder: Path) -> sqlite3.Connection:
    (file,) = folder.glob("*.sqlite")
    return sqlite3.connect(file)


def journal_of_format_2(record: bytes, answers: int) -> list[str]:
    """The journal of a game as a server of the format before would have kept it."""
    head, *lines = [msgspec.json.decode(line) for line in record.splitlines()[: answers + 1]]
    begun = {"type": "begun", "events": head["events"], "rules": 1, "format": 2}
    played = [{"type": "played", "entry": line, "source": "person", "format": 2} for line in lines]
    return [msgspec.json.encode(each).decode() for each in (begun, *played)]


def test_a_game_of_an_earlier_format_goes_on(tmp_path: Path) -> None:
    record = gzip.decompress((FOLDER / "format-2" / "05-east-expert.jsonl.gz").read_bytes())
    answers = 150
    played = replay(record.splitlines()[: answers + 1])
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(people=5, computers=0, take=5)["game"]["id"]
    rows = journal_of_format_2(record, answers)
    options = msgspec.json.encode(to_names(played.options)).decode()
    with database(tmp_path) as stored:
        stored.execute("DELETE FROM journal")
        stored.execute("DELETE FROM snapshots")
        stored.execute("UPDATE games SET options = ?, format = 2, seq = ?", (options, len(rows)))
        stored.executemany(
            "INSERT INTO journal (game, seq, at, body) VALUES (?, ?, 0, ?)",
            [(game, seq, body) for seq, body in enumerate(rows, 1)],
        )
    stored.close()
    with whole(tmp_path) as server:
        anna = anna.at(server)
        for seat in range(5):
            seen = anna.get(f"/games/{game}/seats/{seat}/view")["view"]
            assert seen == msgspec.json.decode(
                msgspec.json.encode(to_names(shown(view(played, seat))))
            )
        seat = next(iter(played.pending))
        assert anna.answer_as_proposed(game, seat) is not None


def begun(anna: Somebody) -> Any:
    game = anna.create(short_game=True)["game"]["id"]
    anna.play_to_movement(game)
    return game, anna.get(f"/games/{game}/seats/0/view")["view"]


def test_a_snapshot_of_another_engine_is_passed_over(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        game, before = begun(anna)
    with database(tmp_path) as stored:
        stored.execute("UPDATE snapshots SET engine = 'older', state = x'00'")
    stored.close()
    with whole(tmp_path) as server:
        assert anna.at(server).get(f"/games/{game}/seats/0/view")["view"] == before


def test_a_game_that_the_rules_no_longer_allow_says_so_and_harms_no_other(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person(language="pl")
        broken, _ = begun(anna)
        whole_game, before = begun(anna)
    with database(tmp_path) as stored:
        stored.execute("DELETE FROM snapshots WHERE game = ?", (broken,))
        stored.execute("DELETE FROM journal WHERE game = ? AND seq = 2", (broken,))
    stored.close()
    with whole(tmp_path) as server:
        anna = anna.at(server)
        refused = anna.get(f"/games/{broken}", status=409)
        assert refused["text"].startswith("Ta gra zaczęła się w starszej wersji")
        assert anna.get(f"/games/{whole_game}/seats/0/view")["view"] == before
        assert [each["id"] for each in anna.get("/games")["games"]] == [whole_game]
