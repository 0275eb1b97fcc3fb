"""Snapshots as bytes: a game that goes through them plays on as if nothing had happened."""

from __future__ import annotations

import msgspec
import pytest

from ecumene.rules.actions import Undo
from ecumene.rules.game import Entry, Game
from ecumene.rules.record import replay
from ecumene.rules.snapshots import decode_snapshot, encode_snapshot
from tests.rules.random_games import after_turns
from tools.record_games import recorded

GAMES = ("05-east-expert", "07-east-leaving", "08-west-interrupted", "12-both-short", "18-both")
APART = 37
"""A game goes through bytes after every so many answers: in all phases, in the midst of them."""


def through_bytes(game: Game) -> Game:
    snapshot = game.snapshot()
    again = decode_snapshot(encode_snapshot(snapshot))
    assert again == snapshot
    assert encode_snapshot(again) == encode_snapshot(snapshot)
    return Game.restore(again)


def has_several_deals(game: Game) -> bool:
    """Then the state itself is encoded with its deals sorted, and comes back in another order."""
    trade = game.peek().trade
    return trade is not None and len(trade.deals) > 1


@pytest.mark.parametrize("name", GAMES)
def test_a_game_that_goes_through_bytes_plays_on_equally(name: str) -> None:
    log = replay(recorded(name)).log
    assert not any(isinstance(entry.action, Undo) for entry in log)
    game = Game(replay(recorded(name).split(b"\n")[:1]).options)
    for number, entry in enumerate(log, 1):
        assert game.apply(entry.seat, entry.action) == entry.events
        if number % APART == 0 and not has_several_deals(game):
            game = through_bytes(game)
    assert game.over


def test_names_of_questions_and_undone_answers_stay_known() -> None:
    """O1, O2a: nobody can answer an old question, or take back without end, by way of a restart."""
    game = after_turns(5, 3, 2)
    seat = next(iter(game.pending))
    action = next(game.answers(seat))
    game.apply(seat, action)
    if game.undoable(seat):
        game.apply(seat, Undo())
    again = through_bytes(game)
    assert [again.question(each) for each in range(5)] == [game.question(each) for each in range(5)]
    assert again.snapshot() == game.snapshot()


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


def test_a_snapshot_that_is_damaged_anywhere_is_refused_or_still_a_snapshot() -> None:
    """A cut one always; and one whose state is none."""
    snapshot = after_turns(5, 1, 1).snapshot()
    whole = encode_snapshot(snapshot)
    for length in range(0, len(whole), 50):
        with pytest.raises(ValueError, match="no snapshot"):
            decode_snapshot(whole[:length])
    with pytest.raises(ValueError, match="no snapshot"):
        decode_snapshot(encode_snapshot(msgspec.structs.replace(snapshot, state=b"\x80")))


def test_a_late_game_of_many_players_is_small() -> None:
    game = replay(recorded("18-both").splitlines()[:-40])
    assert len(encode_snapshot(game.snapshot())) < 10_000


def test_what_is_kept_of_the_log_is_not_in_a_snapshot() -> None:
    game = after_turns(5, 1, 1)
    assert isinstance(game.log[0], Entry)
    assert through_bytes(game).log == []
