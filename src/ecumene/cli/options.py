"""Reading the values of options that several commands have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.cli.refusal import CommandRefusal
from ecumene.data import TrackName

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_DIGITS: Final = 18
"""The most digits a sensible number has; int() refuses thousands of them."""


def read_number(option: str, text: str, command: str) -> int:
    """A whole number, 0 or more."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit()):
        reason = "cli-not-a-number"
    elif digits != text:
        reason = "cli-number-below-zero"
    elif len(digits) > MOST_DIGITS:
        reason = "cli-number-too-long"
    else:
        return int(digits)
    raise CommandRefusal(reason, option=option, value=text, most=MOST_DIGITS, help_for=command)


def read_bounded(option: str, text: str, least: int, most: int, command: str) -> int:
    """A whole number within bounds."""
    number = read_number(option, text, command)
    if not least <= number <= most:
        raise CommandRefusal(
            "simulate-number",
            option=option,
            value=str(number),
            least=str(least),
            most=str(most),
            help_for=command,
        )
    return number


def read_choice(option: str, text: str, choices: Sequence[str], command: str) -> str:
    """One of some words."""
    if text.lower() not in choices:
        listed = ", ".join(choices)
        raise CommandRefusal(
            "cli-not-a-choice", option=option, value=text, choices=listed, help_for=command
        )
    return text.lower()


def read_track(option: str, text: str, command: str) -> TrackName:
    """The track that an option names."""
    return TrackName(read_choice(option, text, tuple(TrackName), command))
