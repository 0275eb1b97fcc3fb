"""Whatever is typed and however a game is stopped: no traceback, and nothing is lost."""

from __future__ import annotations

import errno
import os
import signal
from io import StringIO
from itertools import product
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.cli.play.screen import Screen
from ecumene.data import MapName, facts
from ecumene.rules.events import Leaving, Left, PhaseBegan
from ecumene.rules.format.record import computers_of, header, line, replay
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.words import Messages, languages

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.play import Asked
    from ecumene.rules.state.game_state import Draft
    from tests.cli.conftest import Conversation, Converse, Reply

SHORT = ("--short", "--seed", "7", "--civ", "hatti")
SAVED = Path("ecumene-7.jsonl")
NONSENSE = (
    "",
    " ",
    ";",
    ",",
    "; ; end ;",
    "0",
    "1",
    "2",
    "-1",
    "7",
    "9" * 5000,
    "²",
    "١٢",
    "½ iron",
    "\x00",
    "\x1b[2J",
    "\ud800",
    "👑" * 50,
    "?",
    "? ?",
    "? M7",
    "? " + "x" * 3000,
    "i",
    "l",
    "l 99",
    "l ²",
    "u",
    "s \x00",
    "s .",
    "s no/such/folder/x",
    "s " + "x" * 5000,
    "map \x00",
    "map .",
    "map x.gif",
    "m",
    "m m m m",
    "m troy troy 99999999999",
    "m > > >",
    "ship",
    "ship ²",
    "load ² ²",
    "sail 0 ,,,",
    "land 9999999999",
    "halt",
    "maintain 0 atlantis",
    "scrap ²",
    "back 0",
    "back 99",
    "wait",
    "offer",
    "offer for to say",
    "offer 99 iron say 99 gold for 99 gold to egypt",
    "offer clay, clay, clay, clay for 3",
    "accept ²",
    "accept 0",
    "accept 0 clay, clay, clay",
    "counter 0 clay, clay, clay for 3",
    "put 0 clay",
    "drop 0",
    "done",
    "none",
    "y",
    "n",
    "athens 2, thebes",
    "athens 99999999999999999999",
    "reduce athens, destroy thebes",
    "arts 5, science 5",
    "pottery pay , treasury ²",
    "library, anatomy, discount, gift, credits",
    "politics: ²",
    "diaspora: >",
    "diaspora: athens 2 > athens",
    "trade routes: 99 iron",
    ": : :",
    "egypt, egypt",
)


def played() -> Game:
    """The game of the file; it must replay, and equal a new record of it."""
    record = SAVED.read_bytes()
    game = replay(record)
    begun = header(game, computers=computers_of(record))
    assert "".join((begun, *map(line, game.log))).encode() == record
    return game


def nonsense(seed: int, most: int) -> Reply:
    """Several lines of nonsense at every question, then a computer player's answer."""
    random, count = Random(seed), 0

    def reply(_: str) -> str | None:
        nonlocal count
        count += 1
        if count > most:
            return None
        return "." if count % 5 == 0 else random.choice(NONSENSE)

    return reply


@pytest.mark.parametrize(
    ("seed", "language", "movement"),
    [(seed, *each) for seed, each in enumerate(product(languages, ["strict", "free"]), 1)],
)
def test_nonsense_everywhere(converse: Converse, seed: int, language: str, movement: str) -> None:
    arguments = (*SHORT, "--lang", language, "--movement", movement)
    talk = converse(*arguments, reply=nonsense(seed, 700))
    assert talk.code == 0
    played()
    assert not any("Traceback" in read for read in talk.read)


@pytest.mark.parametrize(
    ("language", "says"), [("en", "The computer player gone"), ("pl", "Gracz komputerowy gone")]
)
def test_it_is_said_who_does_not_play_on(converse: Converse, language: str, says: str) -> None:
    """A package may be missing when a game is resumed; each of its players is named once."""
    game = Game(Options(5, MapName.WEST, 7, short_game=True))
    computers = (None, "settler", "gone", "gone", "away")
    Path("ecumene-7.jsonl").write_text(header(game, computers=computers))
    talk = converse("--resume", "ecumene-7.jsonl", "--lang", language, reply=["q"])
    assert talk.code == 0
    told = " ".join(talk.out.split())
    assert told.count(says) == 1
    assert told.count("settler") == 2, "once for each that is missing"
    # The file still names them: they play on where their package is.
    assert computers_of(Path("ecumene-7.jsonl").read_bytes()) == computers


def dots(count: int) -> list[str]:
    return ["."] * count


def test_a_game_that_was_stopped_goes_on_byte_for_byte(converse: Converse) -> None:
    """One game is stopped again and again: how it goes on depends on nothing but the file."""
    converse(*SHORT, reply=dots(60))
    whole = SAVED.read_bytes()
    played()
    SAVED.unlink()
    begin: tuple[str, ...] = SHORT
    before = 0
    for stopped_at in (0, 1, 4, 9, 17, 26, 33, 48):
        converse(*begin, reply=dots(stopped_at - before))
        assert whole.startswith(SAVED.read_bytes()), stopped_at
        begin, before = ("--resume", str(SAVED)), stopped_at
    converse(*begin, reply=dots(60 - before))
    assert SAVED.read_bytes() == whole


def after(count: int, then: Reply) -> Reply:
    """Type a number of dots, and then something else."""
    left = count

    def reply(read: str) -> str | None:
        nonlocal left
        left -= 1
        return "." if left >= 0 else then(read)

    return reply


def stopped_by_key(_: str) -> str | None:
    raise KeyboardInterrupt


@pytest.mark.parametrize("count", [0, 3, 20])
@pytest.mark.parametrize("language", languages)
def test_control_c_saves(converse: Converse, count: int, language: str) -> None:
    talk = converse(*SHORT, "--lang", language, reply=after(count, stopped_by_key))
    assert talk.code == 0
    command = f"ecumene play --resume {SAVED}"
    assert Messages(language)("play-goodbye", command=command) in talk.read[-1]
    assert SAVED.read_bytes() == saved_after(converse, count)


def saved_after(converse: Converse, count: int) -> bytes:
    SAVED.unlink()
    converse(*SHORT, reply=dots(count))
    return SAVED.read_bytes()


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP"])
def test_a_closed_terminal_saves(converse: Converse, name: str) -> None:
    before = signal.getsignal(getattr(signal, name))

    def close(_: str) -> str | None:
        os.kill(os.getpid(), getattr(signal, name))
        return "."

    assert converse(*SHORT, reply=after(5, close)).code == 0
    assert SAVED.read_bytes() == saved_after(converse, 5)
    assert signal.getsignal(getattr(signal, name)) == before


class ClosedTerminal(StringIO):
    """A terminal to which nothing can be written any more."""

    def isatty(self) -> bool:
        return True

    def write(self, _: str) -> int:
        raise OSError(errno.EIO, "closed")


@pytest.mark.parametrize("stopped", [KeyboardInterrupt, EOFError])
def test_a_closed_terminal_is_not_written_to(
    monkeypatch: pytest.MonkeyPatch, stopped: type[BaseException]
) -> None:
    """Otherwise the game would not be saved."""

    def stop(_: str) -> str:
        raise stopped

    monkeypatch.setattr("sys.stdin", ClosedTerminal())
    monkeypatch.setattr("sys.stdout", ClosedTerminal())
    monkeypatch.setattr("builtins.input", stop)
    assert Screen(Messages("en")).read(">") is None


@pytest.mark.parametrize("call", [1, 7, 40, 200])
def test_control_c_while_others_play_saves_what_has_happened(
    converse: Converse, monkeypatch: pytest.MonkeyPatch, call: int
) -> None:
    """The engine may be in the middle of an answer; the log has the finished ones."""
    calls, carry_out = 0, Game._carry_out

    def interrupted(game: Game, seat: int, action: Action, prepared: Draft | None) -> Asked:
        nonlocal calls
        calls += 1
        asked = carry_out(game, seat, action, prepared)
        if calls == call:
            raise KeyboardInterrupt
        return asked

    monkeypatch.setattr(Game, "_carry_out", interrupted)
    converse(*SHORT, reply=dots(100))
    monkeypatch.setattr(Game, "_carry_out", carry_out)
    assert len(played().log) == call - 1


def test_the_game_is_saved_in_every_phase(converse: Converse) -> None:
    """Even a power cut loses little."""
    lengths: list[int] = []

    def reply(_: str) -> str | None:
        if SAVED.exists():
            lengths.append(len(replay(SAVED.read_bytes()).log))
        return "." if len(lengths) < 50 else None

    converse(*SHORT, reply=reply)
    assert lengths == sorted(lengths)
    assert lengths[0] > 0
    assert len(set(lengths)) > 4


def test_where_nothing_can_be_saved_it_is_said_once_and_at_the_end(
    converse: Converse, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "no room")

    monkeypatch.setattr(Path, "write_bytes", full)
    talk = converse(*SHORT, reply=[*dots(20), "s"])
    assert talk.code == 1
    said = [n for n, read in enumerate(talk.read) if "cannot be written" in read]
    assert len(said) == 3
    assert said[1:] == [21, 22]
    assert "--resume" not in talk.out


def fails_for(monkeypatch: pytest.MonkeyPatch, file: Path) -> None:
    """Let one file run out of disk space: writing begins, and cannot be finished."""
    write = Path.write_bytes

    def full(path: Path, data: bytes) -> int:
        if path.name.startswith(file.name):
            write(path, data[:9])
            raise OSError(errno.ENOSPC, "no room")
        return write(path, data)

    monkeypatch.setattr(Path, "write_bytes", full)


@pytest.mark.parametrize("language", languages)
def test_who_stops_where_nothing_can_be_saved_may_save_elsewhere(
    converse: Converse, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    messages = Messages(language)
    fails_for(monkeypatch, SAVED)
    lines = [*dots(4), "q", ".", "q", "s other.jsonl", "q"]
    talk = converse(*SHORT, "--lang", language, reply=lines)
    assert talk.code == 0
    assert talk.out.count(messages("play-not-saved")) == 2
    assert talk.read[-1] == messages("play-goodbye", command="ecumene play --resume other.jsonl")
    assert len(replay(Path("other.jsonl").read_bytes()).log) > 5
    assert [file.name for file in Path().iterdir()] == ["other.jsonl"]


def test_who_stops_twice_stops(converse: Converse, monkeypatch: pytest.MonkeyPatch) -> None:
    fails_for(monkeypatch, SAVED)
    talk = converse(*SHORT, reply=[*dots(4), "q", "q", "."])
    assert talk.code == 1
    assert "--resume" not in talk.out
    stopped = converse(*SHORT, reply=after(3, stopped_by_key))
    assert stopped.code == 1


@pytest.mark.parametrize("language", languages)
def test_the_same_game_in_another_window_is_not_undone(converse: Converse, language: str) -> None:
    """Closing an old window must not lose what was played in the new one."""
    messages, newer = Messages(language), b""

    def elsewhere(_: str) -> str:
        nonlocal newer
        if not newer:
            newer = SAVED.read_bytes() + b" "
            SAVED.with_suffix(".other").write_bytes(newer)
            SAVED.with_suffix(".other").replace(SAVED)
        return "."

    talk = converse(*SHORT, "--lang", language, reply=after(5, between(elsewhere, 12)))
    assert talk.code == 1
    changed = messages("play-file-changed", file=str(SAVED))
    assert 1 <= sum(changed in read for read in talk.read) <= 2
    assert SAVED.read_bytes() == newer
    assert "--resume" not in talk.out


def between(reply: Reply, count: int) -> Reply:
    """Type this a number of times, and then end the input."""
    left = count

    def limited(read: str) -> str | None:
        nonlocal left
        left -= 1
        return reply(read) if left >= 0 else None

    return limited


def test_a_file_that_was_taken_away_is_written_again(converse: Converse) -> None:
    def away(_: str) -> str | None:
        SAVED.unlink()
        return None

    assert converse(*SHORT, reply=after(5, away)).code == 0
    played()


def test_where_a_game_could_be_saved_it_is_saved_from_then_on(
    converse: Converse, monkeypatch: pytest.MonkeyPatch
) -> None:
    fails_for(monkeypatch, SAVED)
    talk = converse(*SHORT, reply=["s other.jsonl", *dots(9)])
    assert talk.code == 0
    assert "--resume other.jsonl" in talk.read[-1]
    assert len(replay(Path("other.jsonl").read_bytes()).log) > 9


def test_a_file_of_somebody_else_is_not_overwritten(converse: Converse) -> None:
    Path("notes.txt").write_text("mine", encoding="utf-8")
    talk = converse(*SHORT, reply=["s notes.txt", "s other.jsonl", ".", "s other.jsonl", "s"])
    assert "notes.txt already exists" in talk.out
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"
    assert talk.out.count("The game is saved in other.jsonl.") == 2


# Leaving the game


def leaving(language: str, *then: str) -> Reply:
    """Give a few answers, then leave, and type what follows."""
    word = {"en": "leave", "pl": "opuść"}[language]
    lines = iter([*dots(6), word, "u", word, "", "..", *then])
    return lambda _: next(lines, None)


def left(converse: Converse, language: str, *then: str) -> Conversation:
    return converse(*SHORT, "--lang", language, reply=leaving(language, *then))


@pytest.mark.parametrize("language", languages)
def test_who_leaves_may_look_on(converse: Converse, language: str) -> None:
    """L1, L1a: after the phase; the others play on."""
    messages = Messages(language)
    talk = left(converse, language, "")
    hatti = "Hatti"
    game = played()
    (phase,) = (e.phase for entry in game.log for e in entry.events if isinstance(e, Leaving))
    assert talk.read.count(messages("play-leave", phase=phase)) == 2
    assert messages("event-leaving", seat=hatti, phase=phase) in talk.out
    assert messages("play-left") in talk.read[-2]
    assert game.over
    assert game.state.left == [0]
    # Only the course of the game is told, not every turn.
    assert len(talk.read[-1].split()) < 60 * game.state.turn


@pytest.mark.parametrize("language", languages)
def test_who_leaves_may_stop(converse: Converse, language: str) -> None:
    messages = Messages(language)
    left(converse, language, "q")
    game = played()
    assert not game.over
    assert game.state.left == [0]
    talk = converse("--resume", str(SAVED), "--lang", language, reply=[""])
    assert messages("play-left") in talk.read[0]
    assert played().over


@pytest.mark.parametrize("language", languages)
def test_who_leaves_in_movement_plays_on_until_phase_5(converse: Converse, language: str) -> None:
    """L1."""
    word = {"en": "leave", "pl": "opuść"}[language]
    talk = converse(*SHORT, "--lang", language, reply=[*dots(3), word, "", *dots(30)])
    assert Messages(language)("event-leaving", seat="Hatti", phase=5) in talk.out
    game = played()
    events = [event for entry in game.log for event in entry.events]
    left = next(place for place, event in enumerate(events) if isinstance(event, Left))
    begun = [event.phase for event in events[:left] if isinstance(event, PhaseBegan)]
    assert begun == [1, 2, 3, 4, 5]


# Movement


def moving(language: str, *lines: str) -> Reply:
    """The set-up as proposed, followed by moves."""
    answers = iter(
        ["", {"en": "arts 5, science 5", "pl": "sztuka 5, nauka 5"}[language], "", *lines]
    )
    return lambda _: next(answers, None)


@pytest.mark.parametrize(("language", "wait"), [("en", "wait"), ("pl", "czekaj")])
def test_others_move_first_if_the_person_waits(
    converse: Converse, language: str, wait: str
) -> None:
    """M1: players may move at the same time."""
    messages = Messages(language)
    arguments = (*SHORT, "--movement", "free", "--lang", language)
    talk = converse(*arguments, reply=moving(language, *[wait] * 5))
    assert messages("event-waits", seat="Hatti") in talk.out
    assert messages("illegal-wait") in talk.out, "there is nobody to wait for when all have ended"
    game = played()
    movement = game.state.movement
    assert movement is not None
    before = movement.order[: movement.order.index(0)]
    assert movement.ended == before
    assert [entry.seat for entry in game.log[-len(before) :]] == before


def test_several_moves_in_a_line(converse: Converse) -> None:
    line = "m bithynia troy 2; ship troy; load 2; sail lesbos; land; end"
    talk = converse(*SHORT, reply=moving("en", line))
    for said in (
        "2 tokens march from Bithynia to Troy",
        "a ship is built in Troy",
        "2 tokens go aboard a ship",
        "a ship sails to Lesbos",
        "2 tokens go ashore",
        "Hatti has finished moving",
    ):
        assert said in talk.out


def test_a_line_with_an_illegal_move_makes_none(converse: Converse) -> None:
    """The moves of a line are one answer; other answers in it are given in turn."""
    line = "m bithynia troy 1; m bithynia athens 1; end"
    strict = ("--movement", "strict")
    talk = converse(*SHORT, *strict, reply=moving("en", line, "m ana sar; wait; end"))
    assert "Move 2: Bithynia and Athens have no land border (G4)." in talk.out
    assert "marches from Bithynia to Troy" not in talk.out
    assert "from Anatolia to Sardes" in talk.out
    assert "Nobody before you has anything left to do" in talk.out
    assert "Hatti has finished moving" not in talk.out


@pytest.mark.parametrize(
    ("language", "word", "says"),
    [("en", "map", "The board is drawn in"), ("pl", "mapa", "Planszę zapisano w pliku")],
)
def test_the_board_is_drawn_beside_the_saved_game(
    converse: Converse, language: str, word: str, says: str
) -> None:
    """As the person may know it; then the same question is asked again."""
    lines = [word, f"{word} new/board.png", f"{word} board.gif", "q"]
    talk = converse(*SHORT, "--lang", language, reply=lines)
    assert talk.code == 0
    assert f"{says} ecumene-7.svg" in talk.out
    assert f"{says} {Path('new/board.png')}" in talk.out
    assert ".svg" in talk.read[3]
    assert not Path("board.gif").exists()
    assert Path("new/board.png").read_bytes().startswith(b"\x89PNG")
    drawing = Path("ecumene-7.svg").read_text(encoding="utf-8")
    assert facts().civilizations["hatti"].name.in_language(language) in drawing
    assert played().pending
