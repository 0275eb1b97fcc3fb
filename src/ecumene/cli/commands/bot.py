"""``ecumene bot``: programs of one's own that play, tried and seated."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import spaced
from ecumene.cli.programs import check_program, program_bounds
from ecumene.cli.refusal import FAILED, CommandRefusal, cannot_write
from ecumene.cli.terminal import printable
from ecumene.programs.practice import dictate, try_out

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType

    from ecumene.cli.answer import Json
    from ecumene.programs.practice import Trial
    from ecumene.words import Messages

COMMAND: Final = "ecumene bot"
MOST_LINES: Final = 20
"""Lines shown of what a program said on standard error."""


@dataclass(frozen=True)
class BotOptions:
    """The options as typed; None for those not given."""

    command: Sequence[str]
    record: str | None
    seconds: str | None
    memory: str | None
    check: bool
    seat: str | None
    name: str | None


def bot(asked: BotOptions, messages: Messages, *, as_json: bool) -> CommandAnswer | int:
    """Try a program, write down what it would be told, or let it take a seat."""
    milliseconds, megabytes = program_bounds(asked.seconds, asked.memory, COMMAND)
    if asked.check + (asked.record is not None) + (asked.seat is not None) > 1:
        raise CommandRefusal("bot-one-thing", help_for=COMMAND)
    if asked.name is not None and asked.seat is None:
        raise CommandRefusal("bot-name-alone", help_for=COMMAND)
    if asked.seat is not None and asked.command:
        if as_json:
            raise CommandRefusal("bot-seat-no-json", help_for=COMMAND)
        words = check_program(shlex.join(asked.command), COMMAND)
        from ecumene.cli.join.program_joining import SeatedProgram, take_seat

        return take_seat(
            asked.seat, SeatedProgram(words, asked.name, milliseconds, megabytes), messages
        )
    if asked.record is not None:
        return _record(Path(asked.record), milliseconds, messages)
    if not asked.check or not asked.command:
        raise CommandRefusal("bot-nothing", help_for=COMMAND)
    command = check_program(shlex.join(asked.command), COMMAND)
    trial, player, program = try_out(command, milliseconds, megabytes, messages)
    report = _Report(
        trial,
        round(player.slowest * 1000),
        tuple(player.problems),
        player.replaced is not None,
        program.complaints.decode(errors="replace"),
    )
    return CommandAnswer(
        page=lambda _: _page(report, messages),
        facts=lambda: _facts(report),
        code=FAILED if report.problems else 0,
    )


@dataclass(frozen=True)
class _Report:
    trial: Trial
    slowest: int
    """Milliseconds."""
    problems: tuple[str, ...]
    replaced: bool
    complaints: str


def _page(report: _Report, messages: Messages) -> RenderableType:
    asked = messages(
        "bot-tried",
        questions=report.trial.questions,
        kinds=len(report.trial.kinds),
        problems=len(report.problems),
        slowest=report.slowest,
    )
    parts: list[RenderableType] = [asked]
    if report.replaced:
        parts.append(Text(messages("bot-replaced"), style="red"))
    if report.problems:
        parts.append(Text("\n".join(map(printable, report.problems)), style="red"))
    said = [line for line in report.complaints.splitlines() if line not in report.problems]
    if said:
        parts += [messages("bot-said"), Text("\n".join(map(printable, said[-MOST_LINES:])))]
    return spaced(parts)


def _facts(report: _Report) -> Json:
    return {
        "questions": report.trial.questions,
        "kinds": sorted(report.trial.kinds),
        "slowest": report.slowest,
        "problems": list(report.problems),
        "replaced": report.replaced,
        "said": report.complaints,
    }


def _record(file: Path, milliseconds: int, messages: Messages) -> CommandAnswer:
    """Write what a program would be told to a file."""
    lines: list[bytes] = []
    trial = dictate(lines.append, milliseconds, messages)
    try:
        file.write_bytes(b"".join(lines))
    except (OSError, ValueError) as error:
        raise cannot_write(file, error) from None
    said = messages("bot-recorded", file=str(file), questions=trial.questions)
    return CommandAnswer(
        page=lambda _: said, facts=lambda: {"file": str(file), "questions": trial.questions}
    )
