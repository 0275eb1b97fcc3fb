"""Help, made from the commands and the messages."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperGroup

from ecumene.cli.parsing import PersonalCommand
from ecumene.cli.terminal import console_for, show_on

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import RenderableType
    from typer._click import Command, Context, Parameter

    from ecumene.words import Messages


def print_help(command: Command, ctx: Context) -> None:
    """Print the help of a command."""
    messages: Messages = ctx.obj
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    options = [p for p in command.params if p.param_type_name == "option"]
    parts: list[RenderableType] = [_usage(ctx, arguments, messages), ""]
    parts.append(Text(command.help or ""))
    if isinstance(command, TyperGroup):
        rows = [(name, part.help or "") for name, part in command.commands.items()]
        parts.append(_rows("cli-commands", rows, messages))
    if arguments:
        rows = [(_place(p), getattr(p, "help", "")) for p in arguments]
        parts.append(_rows("cli-arguments", rows, messages))
    rows = [(_spelling(p), getattr(p, "help", "")) for p in options]
    parts.append(_rows("cli-options", [*rows, *_common(command, messages)], messages))
    show_on(console_for(sys.stdout), Group(*parts))


def _usage(ctx: Context, arguments: Sequence[Parameter], messages: Messages) -> Text:
    line = Text.assemble((messages("cli-usage"), "bold"), f": {ctx.command_path}")
    places = [messages("cli-options-place")]
    if isinstance(ctx.command, TyperGroup):
        places.append(messages("cli-command-place"))
    places += [_place(p) if p.required else f"[{_place(p)}]" for p in arguments]
    return line.append(" " + " ".join(places))


def _place(argument: Parameter) -> str:
    name = str(argument.metavar)
    return f"{name}..." if argument.nargs == -1 else name


def _spelling(option: Parameter) -> str:
    names = ", ".join(sorted(option.opts, key=len))
    return names if option.metavar is None else f"{names} {option.metavar}"


def _common(command: Command, messages: Messages) -> list[tuple[str, str]]:
    rows = [(f"--lang {messages('cli-place-lang')}", messages("cli-option-lang"))]
    if not isinstance(command, PersonalCommand):
        rows.append(("--json", messages("cli-option-json")))
    if isinstance(command, TyperGroup):
        rows.append(("--version", messages("cli-option-version")))
    return [*rows, ("--help", messages("cli-option-help"))]


def _rows(title: str, rows: Sequence[tuple[str, str]], messages: Messages) -> RenderableType:
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    for name, explanation in rows:
        table.add_row(name, explanation)
    heading = Text(messages(title), style="bold")
    return Group("", heading, Padding(table, (0, 0, 0, 2)))
