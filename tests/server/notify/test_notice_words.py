"""Notices in words: both languages, whatever a game is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import msgspec
import pytest

from ecumene.server.notify.notice import Confirmation, Kind, put_in_words
from ecumene.words import languages
from tests.server.notify.conftest import NOON

if TYPE_CHECKING:
    from ecumene.server.notify.notice import Notice

MINUTE = 60_000


def test_a_turn_in_english(notice: Notice) -> None:
    letter = put_in_words(notice, NOON)
    assert letter.subject == "It is your turn"
    assert letter.text.splitlines() == [
        "Rome: it is your turn.",
        "The game: Friday night",
        "Turn 3, phase 5: city construction, surplus, support",
        "You have 5 hours left, until 2027-01-15 17:00 (UTC).",
    ]


def test_a_reminder_in_polish(notice: Notice) -> None:
    polish = msgspec.structs.replace(notice, kind="reminder", language="pl", phase=0)
    letter = put_in_words(polish, NOON)
    assert letter.subject == "Kończy ci się czas"
    assert letter.text.splitlines() == [
        "Rzym: pozostali wciąż na ciebie czekają.",
        "Gra: Friday night",
        "Przygotowanie gry",
        "Masz jeszcze 5 godzin, do 2027-01-15 17:00 (UTC).",
    ]


@pytest.mark.parametrize("language", languages)
def test_every_kind_has_words_of_its_own(notice: Notice, language: str) -> None:
    letters = [
        put_in_words(msgspec.structs.replace(notice, kind=kind, language=language), NOON)
        for kind in get_args(Kind)
    ]
    assert len({letter.subject for letter in letters}) == len(letters)
    assert len({letter.text for letter in letters}) == len(letters)


@pytest.mark.parametrize(
    ("minutes", "english", "polish"),
    [
        (1, "1 minute left", "jeszcze 1 minutę"),
        (119, "119 minutes left", "jeszcze 119 minut"),
        (120, "2 hours left", "jeszcze 2 godziny"),
        (2 * 1440 - 1, "47 hours left", "jeszcze 47 godzin"),
        (2 * 1440, "2 days left", "jeszcze 2 dni"),
    ],
)
def test_time_left(notice: Notice, minutes: int, english: str, polish: str) -> None:
    soon = msgspec.structs.replace(notice, until=NOON + minutes * MINUTE)
    assert english in put_in_words(soon, NOON).text
    assert polish in put_in_words(msgspec.structs.replace(soon, language="pl"), NOON).text


def test_less_than_a_minute_is_not_nothing(notice: Notice) -> None:
    soon = msgspec.structs.replace(notice, until=NOON + 1)
    assert "1 minute left" in put_in_words(soon, NOON).text


@pytest.mark.parametrize("until", [None, NOON, NOON - 1])
def test_time_that_is_not_limited_or_over_is_not_told(notice: Notice, until: int | None) -> None:
    assert "left" not in put_in_words(msgspec.structs.replace(notice, until=until), NOON).text


def test_who_has_not_picked_is_called_by_name(notice: Notice) -> None:
    early = msgspec.structs.replace(notice, civilization=None, player="Anna\r\nBcc: x")
    assert put_in_words(early, NOON).text.startswith("Anna Bcc: x: it is your turn.\n")


def test_names_are_short_lines_without_anything_invisible(notice: Notice) -> None:
    hostile = "A\r\nBcc: all\u2028\x00\u202egnp\ud800 " + "x" * 1000
    letter = put_in_words(msgspec.structs.replace(notice, game=hostile), NOON)
    line = letter.text.splitlines()[1]
    assert line.startswith("The game: A Bcc: all gnp xxx")
    assert line.endswith("x…")
    assert len(line) < 100


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_no_subject_has_words_of_others(notice: Notice, language: str, kind: Kind) -> None:
    """Whoever names a game or themselves writes no advertisement to strangers."""
    plain = msgspec.structs.replace(notice, kind=kind, language=language, civilization=None)
    named = msgspec.structs.replace(plain, game="Win at evil.example", player="evil.example")
    assert put_in_words(named, NOON).subject == put_in_words(plain, NOON).subject


@pytest.mark.parametrize("language", languages)
def test_a_confirmation_has_its_code_and_no_words_of_others(language: str) -> None:
    confirmation = Confirmation("ABCD-2345", "https://play.example.org", NOON, language)
    letter = put_in_words(confirmation, NOON)
    assert "ABCD-2345" in letter.text
    assert "2027-01-15 12:00" in letter.text
    assert "ABCD" not in letter.subject
