"""The commands and their options, as Typer reads them.

The application is built for a language, because every text in it is a message. Typer reads the
annotations of the commands when it runs, so they are not postponed in this module.
"""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.parsing import LocalCommand, LocalGroup, PersonalCommand, PlainOption
from ecumene.words import Messages

PROGRAM = "ecumene"


def answer_to(
    arguments: Sequence[str], messages: Messages, *, as_json: bool
) -> CommandAnswer | int:
    """The answer to a command line; an exit code if it has been answered already.

    Typer prints help itself, and ``play`` returns when the game ends.
    """
    command = typer.main.get_command(_application(messages, as_json=as_json))
    nothing_asked = set(arguments) <= {"--"}
    try:
        answer: CommandAnswer | int = command.main(
            args=["--help"] if nothing_asked else list(arguments),
            prog_name=PROGRAM,
            standalone_mode=False,
            obj=messages,
        )
    except SystemExit:  # Typer exits when the reader of a pipe has gone
        raise BrokenPipeError from None
    return answer


def _application(messages: Messages, *, as_json: bool) -> typer.Typer:
    app = typer.Typer(
        cls=LocalGroup,
        add_completion=False,
        help=messages("cli-about"),
        context_settings={"help_option_names": ["--help", "-h"]},
    )
    # Without a callback Typer would make a single command the whole program.
    app.callback()(lambda: None)
    _add_map(app, messages)
    _add_show(app, messages)
    _add_rules(app, messages)
    _add_check(app, messages)
    _add_adjudicate(app, messages)
    _add_play(app, messages, as_json=as_json)
    _add_create(app, messages)
    _add_join(app, messages, as_json=as_json)
    _add_players(app, messages)
    _add_simulate(app, messages)
    _add_replay(app, messages)
    _add_serve(app, messages)
    return app


def _add_map(app: typer.Typer, messages: Messages) -> None:
    def map_(
        game: Annotated[
            str | None,
            typer.Argument(metavar=messages("cli-place-game"), help=messages("cli-argument-game")),
        ] = None,
        turn: Annotated[
            str | None,
            typer.Option(metavar=messages("cli-place-number"), help=messages("cli-option-turn")),
        ] = None,
        phase: Annotated[
            str | None,
            typer.Option(metavar=messages("cli-place-number"), help=messages("cli-option-phase")),
        ] = None,
        seat: Annotated[
            str | None,
            typer.Option(metavar=messages("cli-place-name"), help=messages("cli-option-seat")),
        ] = None,
        players: Annotated[
            str | None,
            typer.Option(metavar=messages("cli-place-number"), help=messages("cli-option-players")),
        ] = None,
        map_name: Annotated[
            str | None,
            typer.Option(
                "--map", metavar=messages("cli-place-map"), help=messages("cli-option-map")
            ),
        ] = None,
        output: Annotated[
            str | None,
            typer.Option(
                "--output",
                "-o",
                metavar=messages("cli-place-file"),
                help=messages("cli-option-output"),
            ),
        ] = None,
        open_: Annotated[bool, typer.Option("--open", help=messages("cli-option-open"))] = False,
    ) -> CommandAnswer:
        from ecumene.cli.commands.map import MapOptions, draw

        asked = MapOptions(players, map_name, game, turn, phase, seat)
        return draw(asked, output, messages, open_it=open_)

    _add(app, "map", messages("cli-map"), map_)


def _add_show(app: typer.Typer, messages: Messages) -> None:
    def check_kind(ctx: typer.Context, value: list[str] | None) -> list[str]:
        from ecumene.cli.commands.show import refuse_unknown_kind

        refuse_unknown_kind(ctx.params["kind"], " ".join(value or []), messages.language)
        return value or []

    def show(
        kind: Annotated[
            str,
            typer.Argument(metavar=messages("cli-place-kind"), help=messages("cli-argument-kind")),
        ],
        name: Annotated[
            list[str],
            typer.Argument(
                metavar=messages("cli-place-name"),
                help=messages("cli-argument-name"),
                callback=check_kind,
            ),
        ],
    ) -> CommandAnswer:
        from ecumene.cli.commands.show import show as show_

        return show_(kind, " ".join(name), messages.language)

    _add(app, "show", messages("cli-show"), show)


def _add_rules(app: typer.Typer, messages: Messages) -> None:
    def rules(
        words: Annotated[
            list[str] | None,
            typer.Argument(
                metavar=messages("cli-place-rules"), help=messages("cli-argument-rules")
            ),
        ] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.rules import read

        return read(words or [], messages.language)

    _add(app, "rules", messages("cli-rules"), rules)


def _add_check(app: typer.Typer, messages: Messages) -> None:
    def check(
        files: Annotated[
            list[str],
            typer.Argument(metavar=messages("cli-place-file"), help=messages("cli-argument-files")),
        ],
    ) -> CommandAnswer:
        from ecumene.cli.commands.check import check as check_

        return check_(files, messages)

    _add(app, "check", messages("cli-check"), check)


def _add_adjudicate(app: typer.Typer, messages: Messages) -> None:
    def adjudicate(
        file: Annotated[
            str | None,
            typer.Argument(
                metavar=messages("adjudicate-place"), help=messages("adjudicate-argument")
            ),
        ] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.adjudicate import settle

        return settle(file, messages.language)

    _add(app, "adjudicate", messages("adjudicate-help"), adjudicate)


def _add_play(app: typer.Typer, messages: Messages, *, as_json: bool) -> None:
    def option(place: str, text: str, *names: str) -> Any:
        return typer.Option(*names, metavar=messages(place), help=messages(text))

    def play(
        players: Annotated[str | None, option("cli-place-number", "play-option-players")] = None,
        map_name: Annotated[str | None, option("cli-place-map", "cli-option-map", "--map")] = None,
        civ: Annotated[str | None, option("cli-place-name", "play-option-civ")] = None,
        track: Annotated[str | None, option("play-place-track", "play-option-track")] = None,
        movement: Annotated[
            str | None, option("play-place-movement", "play-option-movement")
        ] = None,
        seed: Annotated[str | None, option("cli-place-number", "play-option-seed")] = None,
        short: Annotated[bool, typer.Option("--short", help=messages("play-option-short"))] = False,
        level: Annotated[str | None, option("play-place-level", "play-option-level")] = None,
        resume: Annotated[str | None, option("cli-place-file", "play-option-resume")] = None,
    ) -> int:
        from ecumene.cli.play import PlayOptions
        from ecumene.cli.play import play as play_

        wanted = PlayOptions(players, map_name, civ, track, movement, seed, short, level)
        return play_(wanted, resume, messages, as_json=as_json)

    _add(app, "play", messages("play-about"), play, PersonalCommand)


def _add_create(app: typer.Typer, messages: Messages) -> None:
    def option(name: str, place: str, text: str) -> Any:
        return typer.Option(name, metavar=messages(place), help=messages(text))

    number = "cli-place-number"

    def create(
        address: Annotated[
            str,
            typer.Argument(
                metavar=messages("join-place-address"), help=messages("create-argument-address")
            ),
        ],
        people: Annotated[str | None, option("--people", number, "create-option-people")] = None,
        players: Annotated[str | None, option("--players", number, "play-option-players")] = None,
        map_name: Annotated[str | None, option("--map", "cli-place-map", "cli-option-map")] = None,
        track: Annotated[
            str | None, option("--track", "play-place-track", "play-option-track")
        ] = None,
        movement: Annotated[
            str | None, option("--movement", "play-place-movement", "play-option-movement")
        ] = None,
        clock: Annotated[
            str | None, option("--clock", "create-place-clock", "create-option-clock")
        ] = None,
        trade: Annotated[
            str | None, option("--trade", "create-place-trade", "create-option-trade")
        ] = None,
        title: Annotated[
            str | None, option("--title", "cli-place-name", "create-option-title")
        ] = None,
        name: Annotated[str | None, option("--name", "cli-place-name", "join-option-name")] = None,
        level: Annotated[
            str | None, option("--level", "play-place-level", "play-option-level")
        ] = None,
        short: Annotated[bool, typer.Option("--short", help=messages("play-option-short"))] = False,
    ) -> CommandAnswer:
        from ecumene.cli.commands.create import CreateOptions
        from ecumene.cli.commands.create import create as create_

        wanted = CreateOptions(
            people, players, map_name, track, movement, clock, trade, title, short, level
        )
        return create_(address, name, wanted, messages)

    _add(app, "create", messages("create-about"), create)


def _add_join(app: typer.Typer, messages: Messages, *, as_json: bool) -> None:
    def join(
        address: Annotated[
            str,
            typer.Argument(
                metavar=messages("join-place-address"), help=messages("join-argument-address")
            ),
        ],
        name: Annotated[
            str | None,
            typer.Option(metavar=messages("cli-place-name"), help=messages("join-option-name")),
        ] = None,
        seat: Annotated[
            str | None,
            typer.Option(metavar=messages("cli-place-name"), help=messages("join-option-seat")),
        ] = None,
        back: Annotated[bool, typer.Option("--back", help=messages("join-option-back"))] = False,
    ) -> int:
        from ecumene.cli.join import join as join_

        return join_(address, name, seat, messages, back=back, as_json=as_json)

    _add(app, "join", messages("join-about"), join, PersonalCommand)


def _add_players(app: typer.Typer, messages: Messages) -> None:
    def players() -> CommandAnswer:
        from ecumene.cli.commands.players import list_players

        return list_players(messages)

    _add(app, "players", messages("players-about"), players)


def _add_simulate(app: typer.Typer, messages: Messages) -> None:
    def value(name: str, place: str, help_: str) -> Any:
        return typer.Option(name, metavar=messages(place), help=messages(help_))

    number = "cli-place-number"

    def simulate(
        seats: Annotated[
            str | None, typer.Option("--seats", metavar=messages("simulate-place-seats"))
        ] = None,
        map_name: Annotated[str | None, value("--map", "cli-place-map", "cli-option-map")] = None,
        track: Annotated[
            str | None, value("--track", "play-place-track", "play-option-track")
        ] = None,
        short: Annotated[bool, typer.Option("--short", help=messages("play-option-short"))] = False,
        games: Annotated[str | None, value("--games", number, "simulate-option-games")] = None,
        seed: Annotated[str | None, value("--seed", number, "simulate-option-seed")] = None,
        last_turn: Annotated[
            str | None, value("--last-turn", number, "simulate-option-last-turn")
        ] = None,
        jobs: Annotated[str | None, value("--jobs", number, "simulate-option-jobs")] = None,
        out: Annotated[
            str | None, value("--out", "simulate-place-folder", "simulate-option-out")
        ] = None,
        resume: Annotated[
            bool, typer.Option("--resume", help=messages("simulate-option-resume"))
        ] = False,
        game: Annotated[str | None, value("--game", number, "simulate-option-game")] = None,
    ) -> CommandAnswer:
        from ecumene.cli.simulate import SimulateOptions, run

        asked = SimulateOptions(
            seats, map_name, track, games, seed, jobs, out, last_turn, game, short, resume
        )
        return run(asked, messages)

    class Simulate(LocalCommand):
        """Its help names the computer players, which nothing else loads."""

        def format_help(self, ctx: Any, formatter: Any) -> None:
            from ecumene.cli.simulate.plan_options import help_on_seats

            for parameter in self.params:
                if isinstance(parameter, PlainOption) and parameter.name == "seats":
                    parameter.help = help_on_seats(messages)
            super().format_help(ctx, formatter)

    _add(app, "simulate", messages("simulate-about"), simulate, Simulate)


def _add_replay(app: typer.Typer, messages: Messages) -> None:
    def replay(
        file: Annotated[
            str,
            typer.Argument(metavar=messages("cli-place-file"), help=messages("replay-argument")),
        ],
        check: Annotated[
            bool, typer.Option("--check", help=messages("replay-option-check"))
        ] = False,
        commitment: Annotated[
            str | None,
            typer.Option(
                metavar=messages("replay-place-commitment"),
                help=messages("replay-option-commitment"),
            ),
        ] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.replay import play_again

        return play_again(file, commitment, messages, with_checks=check)

    _add(app, "replay", messages("replay-about-command"), replay)


def _add_serve(app: typer.Typer, messages: Messages) -> None:
    def option(place: str, text: str) -> Any:
        return typer.Option(metavar=messages(place), help=messages(text))

    def serve(
        host: Annotated[str | None, option("serve-place-address", "serve-option-host")] = None,
        port: Annotated[str | None, option("cli-place-number", "serve-option-port")] = None,
        data: Annotated[str | None, option("serve-place-folder", "serve-option-data")] = None,
        config: Annotated[str | None, option("cli-place-file", "serve-option-config")] = None,
        workers: Annotated[str | None, option("cli-place-number", "serve-option-workers")] = None,
        open_: Annotated[bool, typer.Option("--open", help=messages("serve-option-open"))] = False,
    ) -> int:
        from ecumene.cli.commands.serve import ServeOptions
        from ecumene.cli.commands.serve import serve as serve_

        return serve_(ServeOptions(host, port, data, workers), config, messages, open_it=open_)

    _add(app, "serve", messages("serve-about"), serve, PersonalCommand)


def _add(
    app: typer.Typer, name: str, help_: str, command: Any, class_: type[LocalCommand] = LocalCommand
) -> None:
    settings = {"allow_extra_args": True, "help_option_names": ["--help", "-h"]}
    app.command(name, cls=class_, help=help_, context_settings=settings)(command)
