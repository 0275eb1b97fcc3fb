"""Simulations: the same results whoever plays the games, and only failing games are lost."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS
from ecumene.rules.format.record import replay
from ecumene.rules.game import encode
from ecumene.sim.folder import Folder, NoPlan
from ecumene.sim.logs import decompress
from ecumene.sim.planned_game import play
from ecumene.sim.simulation import Failure, missing, simulate
from ecumene.sim.tables import write_tables
from ecumene.sim.workplaces import Processes
from tests.sim.plans import begun, contents, plan
from tests.sim.players import crashes, exiting, killed, raising

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from ecumene.bots import Player
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

PLAN = plan(games=6, last_turn=2)


@pytest.fixture(scope="module")
def reference(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as one process fills it."""
    folder = begun(tmp_path_factory.mktemp("simulation") / "reference", PLAN)
    assert list(simulate(folder, PLAN, missing(folder, PLAN), Processes(1), PLAYERS)) == [None] * 6
    write_tables(folder, PLAN)
    return folder.path


def test_the_number_of_processes_and_the_order_change_no_byte(
    reference: Path, tmp_path: Path
) -> None:
    folder = begun(tmp_path / "other", PLAN)
    list(simulate(folder, PLAN, [5, 2, 6, 1, 4, 3], Processes(3), PLAYERS))
    write_tables(folder, PLAN)
    assert contents(folder.path) == contents(reference)


def test_going_on_changes_no_byte(reference: Path, tmp_path: Path) -> None:
    """Also if the last run was stopped while writing, or by a power cut."""
    folder = Folder(tmp_path / "other")
    shutil.copytree(reference, folder.path)
    (folder.path / "rows" / "000002.json").unlink()
    (folder.path / "rows" / "000004.json").write_bytes(b"[[[1,2,")
    (folder.path / "games" / "000002.jsonl.gz.unfinished-4711").write_bytes(b"\x1f")
    folder.seats.unlink()
    (folder.path / "rows" / "000005.json").write_bytes(b"[[],[]]")
    assert missing(folder, PLAN) == [2, 4, 5]
    folder.go_on(PLAN)
    assert list(simulate(folder, PLAN, missing(folder, PLAN), Processes(2), PLAYERS)) == [None] * 3
    folder.tidy()
    write_tables(folder, PLAN)
    assert contents(folder.path) == contents(reference)


def test_the_logs_are_the_games(reference: Path) -> None:
    folder = Folder(reference)
    for number in (1, 6):
        game, results = play(PLAN, number, PLAYERS)
        replayed = replay(decompress(folder.log_file(number).read_bytes()))
        assert encode(replayed.state) == encode(game.state)
        assert list(folder.finished(6))[number - 1] == results


@pytest.mark.parametrize(
    ("player", "cause", "detail"),
    [
        (raising, "exception", "RuntimeError: out of ideas"),
        (exiting, "exit", "7"),
        (killed, "signal", "SIGKILL"),
    ],
)
def test_a_game_that_crashes_loses_no_other(
    player: Player, cause: str, detail: str, tmp_path: Path
) -> None:
    what = plan(("random", 4), ("odd", 1), games=5, last_turn=1)
    bad = {number for number in range(1, 6) if crashes(what, number)}
    assert 0 < len(bad) < 4
    folder = begun(tmp_path / "games", what)
    players = {**PLAYERS, "odd": player}
    outcomes = list(simulate(folder, what, missing(folder, what), Processes(2), players))
    failures = [outcome for outcome in outcomes if outcome is not None]
    assert {failure.number for failure in failures} == bad
    assert len(outcomes) == 5
    for failure in failures:
        seed = what.seed_of(failure.number)
        assert failure == Failure(failure.number, seed, cause, detail)  # type: ignore[arg-type]
        told = folder.report_file(failure.number).read_text()
        assert detail in told
        assert ("in raising" in told) == (cause == "exception")
        assert not folder.log_file(failure.number).exists()
    assert set(missing(folder, what)) == bad


def test_players_sit_where_the_plan_seats_them() -> None:
    """And the rows name them there."""
    seen: dict[str, set[int]] = {"a": set(), "b": set()}

    def noting(name: str) -> Player:
        def player(view: View, decision: Decision, random: Random) -> Action | None:
            assert view.seat is not None
            seen[name].add(view.seat)
            return PLAYERS["random"](view, decision, random)

        return player

    what = plan(("a", 3), ("b", 2), last_turn=1)
    number = next(n for n in range(1, 50) if what.seating(n)[0] == "b")
    results = play(what, number, {name: noting(name) for name in seen})[1]
    for name, seats in seen.items():
        assert seats == {row.seat for row in results.seats if row.player == name}
        assert seats == {seat for seat, who in enumerate(what.seating(number)) if who == name}


def test_a_game_that_failed_is_made_up_for(tmp_path: Path) -> None:
    what = plan(("random", 4), ("odd", 1), games=5, last_turn=1)
    folder = begun(tmp_path / "games", what)
    list(simulate(folder, what, missing(folder, what), Processes(1), {**PLAYERS, "odd": raising}))
    bad = missing(folder, what)
    assert any((folder.path / "failed").iterdir())
    better = {**PLAYERS, "odd": PLAYERS["random"]}
    assert list(simulate(folder, what, bad, Processes(1), better)) == [None] * len(bad)
    assert missing(folder, what) == []
    assert not any((folder.path / "failed").iterdir())


def test_a_folder_has_its_plan_when_it_is_ready(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "some" / "where")
    assert folder.is_free()
    with pytest.raises(NoPlan):
        folder.plan()
    folder.begin(PLAN)
    assert not folder.is_free()
    assert Folder(folder.path).plan() == PLAN
    # A simulation killed before the plan was written can begin again.
    (folder.path / "plan.json").rename(folder.path / "plan.json.unfinished-4711")
    assert folder.is_free()
    folder.begin(PLAN)
    assert folder.plan() == PLAN


def test_a_game_counts_only_when_its_log_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rows come last: a full disk leaves nothing that looks complete."""
    folder = begun(tmp_path / "games", PLAN)
    write = Folder.write

    def write_no_log(self: Folder, file: Path, data: bytes) -> None:
        if file == self.log_file(1):
            raise OSError("no space left on device")
        write(self, file, data)

    monkeypatch.setattr(Folder, "write", write_no_log)
    game, results = play(PLAN, 1, PLAYERS)
    with pytest.raises(OSError, match="no space"):
        folder.keep(1, game, results)
    assert 1 in missing(folder, PLAN)


def test_a_folder_that_cannot_be_made_has_no_plan(tmp_path: Path) -> None:
    (tmp_path / "failed").write_text("where a folder should be")
    folder = Folder(tmp_path)
    with pytest.raises(FileExistsError):
        folder.begin(PLAN)
    with pytest.raises(NoPlan):
        folder.plan()


def test_a_folder_with_a_file_is_not_free(tmp_path: Path) -> None:
    assert Folder(tmp_path).is_free()
    (tmp_path / "mine").write_text("precious")
    assert not Folder(tmp_path).is_free()
    assert not Folder(tmp_path / "mine").is_free()


@pytest.mark.parametrize("text", [b"", b"{", b"{}", b'{"seats": 3}', b"\xff"])
def test_what_is_no_plan_is_not_taken_for_one(text: bytes, tmp_path: Path) -> None:
    folder = begun(tmp_path / "games", PLAN)
    (folder.path / "plan.json").write_bytes(text)
    with pytest.raises(NoPlan):
        folder.plan()
