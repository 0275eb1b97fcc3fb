"""``ecumene play``: whole games, commands, saving and resuming, undoing, refusals."""

from __future__ import annotations

import io
import re
from os import terminal_size
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console
from rich.text import Text

from ecumene.cli.play.screen import Screen
from ecumene.rules.format.record import replay
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Outcome, Run

SHORT = ("play", "--short", "--seed", "7", "--civ", "hatti")
UP_TO_MOVEMENT = ["", "arts 5, science 5", ""]
"""The set-up of the Short Game, as proposed."""


class Dots:
    """Endless input in which a computer player answers everything, line by line."""

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        return ".\n"


@pytest.fixture
def play(run: Run, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Outcome]:
    def play_once(*arguments: str, lines: list[str] | None) -> Outcome:
        typed = Dots() if lines is None else io.StringIO("".join(f"{line}\n" for line in lines))
        monkeypatch.setattr("sys.stdin", typed)
        return run(*arguments)

    return play_once


@pytest.mark.parametrize(
    ("language", "victory", "question"),
    [
        ("en", r"wins with \d+ victory points!", "Which advances do you buy? Treasury:"),
        ("pl", r"Zwycięzca: \w+!", "Które karty rozwoju kupujesz? Skarbiec:"),
    ],
)
def test_a_whole_short_game(
    play: Callable[..., Outcome], language: str, victory: str, question: str
) -> None:
    outcome = play("play", "--short", "--seed", "3", "--lang", language, lines=None)
    assert (outcome.code, outcome.err) == (0, "")
    assert re.search(victory, " ".join(outcome.out.split()))
    assert question in outcome.out
    assert "(P2)" in outcome.out
    assert Messages(language)("play-score", part="late_iron") in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert replay(Path("ecumene-3.jsonl").read_bytes()).over


def test_a_game_goes_on_where_it_was_left(play: Callable[..., Outcome]) -> None:
    first = play(*SHORT, lines=["."] * 30)
    assert first.code == 0
    assert "ecumene play --resume ecumene-7.jsonl" in " ".join(first.out.split())
    saved = Path("ecumene-7.jsonl")
    begun = saved.read_text(encoding="utf-8")
    resumed = play("play", "--resume", "ecumene-7.jsonl", lines=None)
    assert re.search(r"\A.*\n+Turn \d+, phase \d+: ", resumed.out)
    assert "wins with" in " ".join(resumed.out.split())
    in_parts = saved.read_text(encoding="utf-8")
    assert in_parts.startswith(begun)
    saved.unlink()
    play(*SHORT, lines=None)
    assert saved.read_text(encoding="utf-8") == in_parts


def test_a_game_goes_on_from_before_a_phase_in_another_file(play: Callable[..., Outcome]) -> None:
    play(*SHORT, lines=["."] * 60)
    saved = Path("ecumene-7.jsonl")
    whole = saved.read_text(encoding="utf-8")
    begun = play("play", "--resume", saved.name, "--from", "1.6", lines=["q"])
    assert begun.code == 0
    there = Path("ecumene-7-2.jsonl").read_text(encoding="utf-8")
    assert whole.startswith(there)
    assert '"phase":5' in there
    assert '"phase":12' in whole.removeprefix(there)
    assert saved.read_text(encoding="utf-8") == whole
    for wanted, says in (
        ("0.1", "no phase 0.1 has begun"),
        ("99", "no phase 99"),
        ("x", "neither"),
    ):
        refused = play("play", "--resume", saved.name, "--from", wanted, lines=[])
        assert (refused.code, refused.out) == (2, "")
        assert says in " ".join(refused.err.split())


def test_a_new_game_takes_a_file_of_its_own(play: Callable[..., Outcome]) -> None:
    for _ in range(2):
        play(*SHORT, lines=["q"])
    assert sorted(file.name for file in Path().iterdir()) == [
        "ecumene-7-2.jsonl",
        "ecumene-7.jsonl",
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ((), ["Q1 Set up as usual on the Basic A.S.T.", "M7a Other moves", "no rule 'zz'"]),
        (("--lang", "pl"), ["Q1 Przygotowanie jak zwykle", "M7a Między krokami", "reguły „zz”"]),
    ],
)
def test_the_rules_are_explained(
    play: Callable[..., Outcome], arguments: tuple[str, ...], says: list[str]
) -> None:
    out = " ".join(play(*SHORT, *arguments, lines=["?", "? m7", "? zz"]).out.split())
    assert [part for part in says if part not in out] == []


@pytest.mark.parametrize(
    ("language", "text", "says"),
    [
        (
            "en",
            "epochs",
            "Early Iron Age, from space 14, requires 4 cities, 2 advances",
        ),
        (
            "pl",
            "tor historii",
            "Wczesna epoka żelaza, od pola 14, wymaga: 4 miasta, 2 karty rozwoju",
        ),
        ("pl", "późna epoka", "Późna epoka żelaza, od pola 15, wymaga: 5 miast"),
        ("en", "h1", "Late Iron Age, from space 15, requires 5 cities"),
    ],
)
def test_what_the_epochs_require_can_be_asked(
    play: Callable[..., Outcome], language: str, text: str, says: str
) -> None:
    """H1: also what comes later, so that purchases can be planned."""
    outcome = play(*SHORT, "--lang", language, lines=[f"? {text}"])
    assert says in " ".join(outcome.out.split())
    assert f"'{text}'" not in outcome.out
    assert f"„{text}”" not in outcome.out


def test_a_whole_name_is_not_the_beginning_of_another(play: Callable[..., Outcome]) -> None:
    """Ur is an area, and Urbanism merely begins with it; abbreviations still work."""
    assert "A-URBANISM" not in play(*SHORT, lines=["? ur"]).out
    assert "A-URBANISM" in play(*SHORT, lines=["? urb"]).out


def test_one_phase_of_the_log(play: Callable[..., Outcome]) -> None:
    """A turn is long; the log begins with it, and a number chooses a phase."""
    asked = Messages("en")("typed-how-move").splitlines()[-1].strip()
    log, second, wrong = (
        play(*SHORT, lines=[*UP_TO_MOVEMENT, line]).out.partition(asked)[2].strip()
        for line in ("l", "l 2", "l x")
    )
    assert log.startswith("Turn 1, phase 1")
    assert second.startswith("Turn 1, phase 2")
    assert "phase 3" in log
    assert "phase 3" not in second
    assert "'x'" in wrong


def test_the_standings_are_those_of_the_question(play: Callable[..., Outcome]) -> None:
    """They count the tokens of phase 2 (E1), so they follow the question."""
    out = play("play", "--seed", "7", "--civ", "hatti", lines=[]).out
    standings = out.index(Messages("en")("outlook-step-open"))
    assert out.index("phase 2") < out.index("phase 3") < standings


def test_own_things_are_as_moved(play: Callable[..., Outcome]) -> None:
    """M2: a ship built, and its tokens paid or gone aboard, before the movement has ended."""
    out = play(*SHORT, lines=[*UP_TO_MOVEMENT, "ship troy", "m bithynia troy 2", "i"]).out
    assert "Your ships: Troy" in out
    tokens = " ".join(out.split()).rpartition("Your tokens: ")[2].partition("Your ships")[0]
    assert "Troy 6" in tokens
    assert "Bithynia" not in tokens


@pytest.mark.parametrize(("typed", "next_"), [("? M7", "? M7"), ("q", "later")])
def test_what_is_typed_between_pages_is_not_lost(
    monkeypatch: pytest.MonkeyPatch, typed: str, next_: str
) -> None:
    lines = iter([typed, "later"])
    screen = Screen(Messages("en"))
    monkeypatch.setattr(screen, "_typed", True)
    monkeypatch.setattr(screen, "console", Console(file=io.StringIO(), force_terminal=True))
    monkeypatch.setattr(
        "ecumene.cli.play.screen.get_terminal_size", lambda: terminal_size((80, 20))
    )
    monkeypatch.setattr("builtins.input", lambda _prompt: next(lines))
    screen.show_by_pages(Text("x\n" * 500))
    assert screen.read(">") == next_


def test_a_movement_is_typed(play: Callable[..., Outcome]) -> None:
    lines = [
        *UP_TO_MOVEMENT,
        "m bithynia troy 2",
        "m ana sar",
        "m galatia > lycia 1",
        "back",
        "ship troy",
        "load 0 2",
        "sail lesbos",
        "land",
        "halt 0",
        "i",
        "end",
        "",
    ]
    out = play(*SHORT, lines=lines).out
    for said in (
        "Hatti: 2 tokens march from Bithynia to Troy.",
        "Hatti: 4 tokens march from Anatolia to Sardes.",
        "Hatti: 1 token marches from Galatia to Lycia.",
        "Hatti takes back 1 move.",
        "Hatti: a ship is built in Troy, with 2 from the treasury.",
        "Hatti: 2 tokens go aboard a ship.",
        "Hatti: a ship sails to Lesbos.",
        "Hatti: 2 tokens go ashore.",
        "Move 3: a ship is built in Troy",
        "Hatti has finished moving.",
    ):
        assert said in out


def test_what_is_illegal_is_refused_with_its_rule_and_loses_nothing(
    play: Callable[..., Outcome],
) -> None:
    lines = [*UP_TO_MOVEMENT, "m bithynia athens 1", "m bithynia troy 9", "dance", "m troy xyz"]
    out = " ".join(play(*SHORT, lines=[*lines, "m bithynia troy 2"]).out.split())
    assert "Bithynia and Athens have no land border (G4)." in out
    assert "From 1 to 2 tokens in Bithynia can still move; you named 9 (M3)." in out
    assert "'dance' is not a move." in out
    assert "There is no area or sea called 'xyz'." in out
    assert "Hatti: 2 tokens march from Bithynia to Troy." in out


def test_undo(play: Callable[..., Outcome]) -> None:
    lines = [*UP_TO_MOVEMENT, "m bithynia troy 2", "m ana sar", "u", "u", "m bithynia troy 2", "i"]
    out = play(*SHORT, lines=lines).out
    assert out.count("Your last decision is taken back") == 2
    assert "Move 1: 2 tokens march from Bithynia to Troy" in out
    assert "Move 2" not in out


def test_undo_ends_where_something_new_came_to_light(play: Callable[..., Outcome]) -> None:
    out = " ".join(play(*SHORT, lines=["u", "", "u"]).out.split())
    assert "You have no decision to take back." in out
    assert "Your last answer stands: something new has come to light since (O2)." in out


def test_what_would_be_lost_by_an_end_is_shown_and_confirmed(play: Callable[..., Outcome]) -> None:
    """M2: since an end is not taken back."""
    lines = [*UP_TO_MOVEMENT, "m ana sar", "m bithynia sar", "end", ""]
    out = " ".join(play(*SHORT, lines=lines).out.split())
    assert re.search(r"lost if they stay \(K3\): [^.]*Sardes 6[^.]*\. Enter: end the movement", out)
    assert "Hatti has finished moving." in out


def test_an_end_without_a_move_is_confirmed(play: Callable[..., Outcome]) -> None:
    out = play(*SHORT, lines=[*UP_TO_MOVEMENT, "end", "u", "end", ""]).out
    assert "Nothing has happened yet; answer again." in out
    assert out.count("Enter: end the movement") == 2
    assert out.count("Hatti has finished moving.") == 1


def test_a_trade(play: Callable[..., Outcome]) -> None:
    offer = "offer 2 textiles, wool say gold for 3 fish"
    lines = [*UP_TO_MOVEMENT, *["."] * 4, offer, "", "", "done", ""]
    game = ("play", "--short", "--seed", "3", "--civ", "hatti")
    out = " ".join(play(*game, lines=lines).out.split())
    assert "you 3: 2× Textiles (5) Gold (9) 3: Fish (3)" in out
    assert "Calamities in hand" in out


def test_a_purchase_is_confirmed(play: Callable[..., Outcome]) -> None:
    lines = [*UP_TO_MOVEMENT]
    out = ""
    for _ in range(30):
        outcome = play(*SHORT, lines=[*lines, "urbanism", ""])
        Path("ecumene-7.jsonl").unlink()
        out = " ".join(outcome.out.split())
        if "Hatti buys Urbanism for 25." in out:
            break
        lines.append(".")
    assert "You would buy Urbanism for 25. You would pay with " in out
    assert "Hatti buys Urbanism for 25." in out


def test_who_buys_knows_how_many_cards_can_be_kept(play: Callable[..., Outcome]) -> None:
    """P5: before they have to discard; then they see what the cards are worth."""
    game = ("play", "--short", "--movement", "strict", "--seed", "6", "--civ", "hatti")
    out = " ".join(play(*game, lines=["."] * 90).out.split())
    before, found, _ = out.partition("Your hand is too large: which 5 cards do you discard? (P5)")
    assert found
    _, said, asked = before.rpartition(
        "You hold 13 commodity cards and may keep 8 after this phase (P5)."
    )
    assert said
    assert "Your cards, worth" in asked
    assert "phase 13" not in asked


def test_the_rest_of_a_phase_can_be_left_to_a_computer_player(play: Callable[..., Outcome]) -> None:
    out = play(*SHORT, lines=[*UP_TO_MOVEMENT, "m bithynia troy 1", ".."]).out
    assert "Hatti has finished moving." in out


def test_a_movement_that_is_begun_is_not_just_ended(play: Callable[..., Outcome]) -> None:
    """A computer player would end it, so this is confirmed, and moving can continue."""
    lines = [*UP_TO_MOVEMENT, "m bithynia troy 1", ".", "u", "m ana sar", ".", ""]
    out = play(*SHORT, lines=lines).out
    assert out.count("Enter: end your movement as it is.") == 2
    assert "Sardes." in out.partition("Nothing has happened yet")[2]
    assert out.count("Hatti has finished moving.") == 1


def test_the_table_has_what_a_movement_has_paid(play: Callable[..., Outcome]) -> None:
    """M2, M4: the treasury of the draft."""
    treasury = {}
    for line in ("m bithynia troy 1", "ship bithynia"):
        out = play(*SHORT, lines=[*UP_TO_MOVEMENT, line, "i"]).out
        Path("ecumene-7.jsonl").unlink()
        (row,) = [each for each in out.splitlines() if "→ " in each and "Hatti" in each][-1:]
        treasury[line] = tuple(map(int, row.split()[-6:-4]))
    (stock, before), (more, after) = treasury.values()
    assert (more, after) == (stock + 2, before - 2)


def test_what_can_still_move_is_told_after_every_move(play: Callable[..., Outcome]) -> None:
    out = " ".join(play(*SHORT, lines=[*UP_TO_MOVEMENT, "m bithynia troy 1"]).out.split())
    assert "Can still move: " in out.partition("from Bithynia to Troy.")[2]


@pytest.mark.parametrize("typed", ["move bithynia troy 1", "bithynia troy 1", "bith, troy 1"])
def test_a_march_without_its_word(play: Callable[..., Outcome], typed: str) -> None:
    out = play(*SHORT, lines=[*UP_TO_MOVEMENT, typed]).out
    assert "1 token marches from Bithynia to Troy." in out


def test_what_is_no_march_is_no_move(play: Callable[..., Outcome]) -> None:
    out = play(*SHORT, lines=[*UP_TO_MOVEMENT, "bithynia", "rome bithynia", "bithynia rome"]).out
    assert out.count("is not a move.") == 3


@pytest.mark.parametrize("line", ["end; end", "end; m bithynia troy 1", "; end ;"])
def test_an_end_without_a_move_is_confirmed_in_a_line_too(
    play: Callable[..., Outcome], line: str
) -> None:
    out = play(*SHORT, lines=[*UP_TO_MOVEMENT, line, ";;"]).out
    assert "Enter: end the movement" in out
    assert "Hatti has finished moving." not in out
    assert "Type an answer;" in out


def test_saving_elsewhere(play: Callable[..., Outcome]) -> None:
    out = play(*SHORT, lines=["s other.jsonl", "s some/new/game.jsonl", "s other.jsonl/x"]).out
    assert "The game is saved in other.jsonl." in out
    assert "The game is saved in some/new/game.jsonl." in out
    assert "other.jsonl/x cannot be written: part of its path is not a folder." in out
    for file in ("other.jsonl", "some/new/game.jsonl"):
        assert not replay(Path(file).read_bytes()).over


def test_saving_in_the_own_folder(
    play: Callable[..., Outcome], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "me"))
    play(*SHORT, lines=["s ~/games/x.jsonl", "s ~nobody-of-that-name/x.jsonl"])
    assert (tmp_path / "me" / "games" / "x.jsonl").exists()


@pytest.mark.parametrize(
    ("command", "code", "says"),
    [
        ("--players 4", 2, "(S1)"),
        ("--players five", 2, "--players: 'five' is not a whole number."),
        ("--players 12 --map west", 2, "--map both"),
        ("--civ atlantis", 2, "There is no civilization called 'atlantis'."),
        ("--civ maurya", 2, "Maurya is not in this set-up (S1)."),
        ("--track silly", 2, "--track: 'silly' is not one of basic, expert."),
        ("--movement silly", 2, "--movement: 'silly' is not one of free, strict."),
        ("--seed x", 2, "--seed: 'x' is not a whole number."),
        ("--short --track expert", 2, "(Q1)"),
        (
            "--resume broken.jsonl --players 5",
            2,
            "only say with --civ whose place you take.",
        ),
        ("--resume nothing.jsonl", 2, "There is no file nothing.jsonl."),
        ("--from 3.1", 2, "add --resume FILE."),
        ("--resume broken.jsonl", 1, "broken.jsonl cannot be replayed. Line 1:"),
        ("--lang pl --resume broken.jsonl", 1, "Pliku broken.jsonl nie można odtworzyć."),
    ],
)
def test_wrong_options(play: Callable[..., Outcome], command: str, code: int, says: str) -> None:
    Path("broken.jsonl").write_text("nonsense\n", encoding="utf-8")
    outcome = play("play", *command.split(), lines=[])
    assert (outcome.code, outcome.out) == (code, "")
    assert says in " ".join(outcome.err.split())
