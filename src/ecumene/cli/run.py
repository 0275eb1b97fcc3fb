"""One command from its words to its exit code.

Commands return an ``CommandAnswer`` or raise a ``CommandRefusal``; only this module writes.
"""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

from rich.text import Text

from ecumene.cli.refusal import FAILED, CommandRefusal, reason_of, refusal_of
from ecumene.cli.stop_signals import STOPPED
from ecumene.cli.terminal import (
    console_for,
    look_of,
    prepare,
    printable,
    show_on,
    silence,
    speaks_unicode,
)
from ecumene.data import FactsError
from ecumene.words import Messages, Misread, choose_language, describe, languages

if TYPE_CHECKING:
    from ecumene.cli.answer import CommandAnswer
    from ecumene.cli.common import Common


def run(common: Common) -> int:
    """Carry out a command and return its exit code."""
    prepare()
    messages = Messages(choose_language(common.language, os.environ))
    try:
        try:
            code = _carry_out(common, messages)
        except Misread as misread:
            code = _refuse(refusal_of(misread), common, messages)
        except FactsError as error:
            for problem in error.problems:
                _complain(describe(problem, messages), messages)
            code = FAILED
        except KeyboardInterrupt:
            _complain(messages("cli-stopped"), messages)
            code = STOPPED
        sys.stdout.flush()
    except OSError as error:
        if error.filename is not None:  # not about the output, but some file
            raise
        return unwritten(error, common)
    return code


def unwritten(error: OSError, common: Common) -> int:
    """Report failed output; a reader of a pipe who has had enough is no error."""
    silence(sys.stdout)
    if isinstance(error, BrokenPipeError):
        return 0
    messages = Messages(choose_language(common.language, os.environ))
    try:
        _complain(messages("cli-output-failed", reason=reason_of(error)), messages)
    except OSError:  # standard error may be the very stream that failed
        silence(sys.stderr)
    return FAILED


def _carry_out(common: Common, messages: Messages) -> int:
    from ecumene.cli.typer_app import answer_to

    if common.language_missing:
        raise CommandRefusal("cli-needs-value", option="--lang", help_for="ecumene")
    if common.language is not None and common.language not in languages:
        raise CommandRefusal(
            "cli-not-a-choice",
            option="--lang",
            value=common.language,
            choices=", ".join(languages),
            help_for="ecumene",
        )
    answer = answer_to(common.rest, messages, as_json=common.json)
    if isinstance(answer, int):
        return answer
    _write(answer, messages, as_json=common.json)
    return answer.code


def _write(answer: CommandAnswer, messages: Messages, *, as_json: bool) -> None:
    if as_json:
        _write_json(answer.facts())
        return
    console = console_for(sys.stdout)
    show_on(console, answer.page(look_of(console, messages)))


def _write_json(document: Any) -> None:
    text = json.dumps(document, ensure_ascii=not speaks_unicode(sys.stdout), indent=2)
    sys.stdout.write(text + "\n")


def _refuse(refusal: CommandRefusal, common: Common, messages: Messages) -> int:
    sentence = messages(refusal.key, **refusal.values)
    if common.json:
        _write_json({"error": sentence, "nearest": list(refusal.nearest)})
        return refusal.code
    _complain(sentence, messages, to_copy=refusal.to_copy)
    if refusal.help_for is not None:
        hint = Text(messages("cli-try-help", command=refusal.help_for), style="dim")
        console_for(sys.stderr).print(hint)
    return refusal.code


def _complain(sentence: str, messages: Messages, *, to_copy: bool = False) -> None:
    label = Text(messages("cli-error"), style="bold red")
    text = Text.assemble(label, ": ", printable(sentence))
    console_for(sys.stderr).print(text, soft_wrap=to_copy)
