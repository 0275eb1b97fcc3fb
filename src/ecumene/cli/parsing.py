"""Typer's commands in the reader's language.

Typer prints its help and errors in English. The classes here keep its parsing and replace what
people read: help is made from Fluent messages, and every error becomes a ``CommandRefusal``.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from typer._click.exceptions import BadOptionUsage, NoSuchOption
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from ecumene.cli.refusal import CommandRefusal

if TYPE_CHECKING:
    from typer._click import Command, Context, HelpFormatter


class PlainOption(TyperOption):
    """An option taken as typed; Typer would load pydantic to copy the text."""

    def process_value(self, ctx: Context, value: Any) -> Any:
        if value == "":  # an unset shell variable
            option = max(self.opts, key=len)
            raise CommandRefusal("cli-needs-value", option=option, help_for=ctx.command_path)
        return self.callback(ctx, self, value) if self.callback is not None else value


class PlainArgument(TyperArgument):
    """An argument taken as typed."""

    def process_value(self, ctx: Context, value: Any) -> Any:
        words = list(value or ()) if self.nargs == -1 else value
        if self.callback is not None:
            words = self.callback(ctx, self, words)
        if self.required and not words:
            raise CommandRefusal(
                "cli-missing", argument=str(self.metavar), help_for=ctx.command_path
            )
        return words


class LocalCommand(TyperCommand):
    """A command whose help and errors are messages."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        _take_as_typed(self)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        rest = _parse(super().parse_args, self, ctx, args)
        if rest:
            raise CommandRefusal(
                "cli-unexpected", arguments=" ".join(rest), help_for=ctx.command_path
            )
        return rest

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:  # noqa: ARG002
        from ecumene.cli.help import print_help

        print_help(self, ctx)


class PersonalCommand(LocalCommand):
    """A command for people only, without ``--json``."""


class LocalGroup(TyperGroup):
    """The program itself, which knows the commands."""

    def __init__(self, *args: Any, **settings: Any) -> None:
        super().__init__(*args, **settings)
        _take_as_typed(self)

    def parse_args(self, ctx: Context, args: list[str]) -> list[str]:
        return _parse(super().parse_args, self, ctx, args)

    def resolve_command(
        self, ctx: Context, args: list[str]
    ) -> tuple[str | None, Command | None, list[str]]:
        name = args[0]
        if name not in self.commands:
            raise CommandRefusal(
                "cli-no-such-command",
                name=name,
                commands=", ".join(self.commands),
                nearest=get_close_matches(name, self.commands),
                help_for=ctx.command_path,
            )
        return name, self.commands[name], args[1:]

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:  # noqa: ARG002
        from ecumene.cli.help import print_help

        print_help(self, ctx)


def _take_as_typed(command: Command) -> None:
    for parameter in command.params:
        if isinstance(parameter, TyperOption):
            parameter.__class__ = PlainOption
        elif isinstance(parameter, TyperArgument):
            parameter.__class__ = PlainArgument


def _parse(parse: Any, command: Command, ctx: Context, args: list[str]) -> list[str]:
    """Parse, and report errors in the reader's language."""
    where = ctx.command_path
    try:
        rest: list[str] = parse(ctx, args)
    except NoSuchOption as error:
        option, nearest = error.option_name, list(error.possibilities or ())
        if not nearest:
            raise CommandRefusal("cli-no-such-option", option=option, help_for=where) from None
        names = ", ".join(nearest)
        raise CommandRefusal(
            "cli-no-such-option-nearest",
            option=option,
            names=names,
            nearest=nearest,
            help_for=where,
        ) from None
    except BadOptionUsage as error:
        flags = [opt for p in command.get_params(ctx) if getattr(p, "is_flag", 0) for opt in p.opts]
        key = "cli-takes-no-value" if error.option_name in flags else "cli-needs-value"
        raise CommandRefusal(key, option=error.option_name, help_for=where) from None
    return rest
