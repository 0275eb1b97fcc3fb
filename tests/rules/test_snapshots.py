"""Snapshots as bytes: a game restored from them continues as if nothing had happened."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.rules.actions import Undo
from ecumene.rules.format.record import replay
from ecumene.rules.game import Game
from ecumene.rules.state.snapshots import decode_snapshot, encode_snapshot
from tests.rules.random_games import after_turns
from tests.rules.replayed import replayed
from tools.random_play import RandomDriver
from tools.record_games import recorded

GAMES = ("05-east-expert", "07-east-leaving", "08-west-interrupted", "12-both-short", "18-both")
APART = 37
"""Number of answers after which a game goes through bytes: in and between all phases."""


def through_bytes(game: Game) -> Game:
    snapshot = game.snapshot()
    again = decode_snapshot(encode_snapshot(snapshot))
    assert again == snapshot
    assert encode_snapshot(again) == encode_snapshot(snapshot)
    return Game.restore(again)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_through_bytes_plays_on_equally(name: str) -> None:
    log = replayed(name).log
    assert not any(isinstance(entry.action, Undo) for entry in log)
    game = Game(replayed(name).options)
    for number, entry in enumerate(log, 1):
        assert game.apply(entry.seat, entry.action) == entry.events
        if number % APART == 0:
            game = through_bytes(game)
    assert game.over


def undone(players: int) -> Game:
    """A game in which somebody has just taken back an answer (O2)."""
    game, driver = after_turns(players, 3, 2), RandomDriver(3)
    while True:
        seat, _ = driver.step(game)
        if seat >= 0 and game.undoable(seat) == 1:
            game.apply(seat, Undo())
            return game


def test_names_of_questions_and_undone_answers_stay_known() -> None:
    """O1, O2a: a restart lets nobody answer an old question, or take back without end."""
    game = undone(5)
    again = through_bytes(game)
    assert [again.question(seat) for seat in range(5)] == [game.question(seat) for seat in range(5)]
    assert sum(again.snapshot().undone.values()) == 1
    assert again.snapshot() == game.snapshot()


def test_what_was_answered_before_a_snapshot_is_not_taken_back_after_it() -> None:
    """O2: the continuing game allows it; a host who restores a game must know this."""
    game, driver = after_turns(5, 3, 2), RandomDriver(3)
    seat, _ = driver.step(game)
    while seat < 0 or game.undoable(seat) != 1:
        seat, _ = driver.step(game)
    assert game.why_not(seat, Undo()) is None
    refused = through_bytes(game).why_not(seat, Undo())
    assert refused is not None
    assert refused.key == "illegal-undo-nothing"


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xc1",
        b"no snapshot",
        b"\x91" * 100_000,
        msgspec.msgpack.encode({"options": {}, "state": b""}),
    ],
    ids=["empty", "unused byte", "text", "deep", "too little"],
)
def test_bytes_that_are_no_snapshot_are_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="no snapshot"):
        decode_snapshot(data)


def test_a_snapshot_that_is_cut_off_is_refused() -> None:
    snapshot = after_turns(5, 1, 1).snapshot()
    whole = encode_snapshot(snapshot)
    for length in range(0, len(whole), 50):
        with pytest.raises(ValueError, match="no snapshot"):
            decode_snapshot(whole[:length])


def test_a_snapshot_of_no_state_is_refused() -> None:
    snapshot = msgspec.structs.replace(after_turns(5, 1, 1).snapshot(), state=b"\x80")
    with pytest.raises(ValueError, match="no snapshot"):
        decode_snapshot(encode_snapshot(snapshot))


def test_a_late_game_of_many_players_is_small() -> None:
    game = replay(recorded("18-both").splitlines()[:-40])
    assert len(encode_snapshot(game.snapshot())) < 10_000
