"""The commands and their options, as Typer reads them.

The application is built for a language, because every text in it is a message. Typer reads the
annotations of the commands when it runs, so they are not postponed in this module.
"""

from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias

import typer

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.parsing import LocalCommand, LocalGroup, PersonalCommand, PlainOption
from ecumene.words import Messages

PROGRAM = "ecumene"
Text: TypeAlias = str | None
"""The value of an option, as it was typed."""


class _Parameters:
    """Parameters of commands, with help in one language."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages

    def option(self, place: str, help_: str, *names: str) -> Any:
        """An option with a value; ``place`` stands for the value."""
        return typer.Option(*names, metavar=self.messages(place), help=self.messages(help_))

    def flag(self, name: str, help_: str) -> Any:
        """An option without a value."""
        return typer.Option(name, help=self.messages(help_))

    def argument(self, place: str, help_: str, **settings: Any) -> Any:
        """A value without a name."""
        metavar, text = self.messages(place), self.messages(help_)
        return typer.Argument(metavar=metavar, help=text, **settings)


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
    said = _Parameters(messages)
    _add_map(app, said)
    _add_show(app, said)
    _add_rules(app, said)
    _add_check(app, said)
    _add_adjudicate(app, said)
    _add_play(app, said, as_json=as_json)
    _add_create(app, said)
    _add_join(app, said, as_json=as_json)
    _add_players(app, said)
    _add_simulate(app, said)
    _add_league(app, said)
    _add_bot(app, said, as_json=as_json)
    _add_mcp(app, said, as_json=as_json)
    _add_replay(app, said)
    _add_analyse(app, said)
    _add_serve(app, said)
    return app


def _add_map(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def map_(
        game: Annotated[Text, said.argument("cli-place-game", "cli-argument-game")] = None,
        turn: Annotated[Text, said.option("cli-place-number", "cli-option-turn")] = None,
        phase: Annotated[Text, said.option("cli-place-number", "cli-option-phase")] = None,
        seat: Annotated[Text, said.option("cli-place-name", "cli-option-seat")] = None,
        players: Annotated[Text, said.option("cli-place-number", "cli-option-players")] = None,
        map_name: Annotated[Text, said.option("cli-place-map", "cli-option-map", "--map")] = None,
        output: Annotated[
            Text, said.option("cli-place-file", "cli-option-output", "--output", "-o")
        ] = None,
        open_: Annotated[bool, said.flag("--open", "cli-option-open")] = False,
    ) -> CommandAnswer:
        from ecumene.cli.commands.map import MapOptions, draw

        asked = MapOptions(players, map_name, game, turn, phase, seat)
        return draw(asked, output, messages, open_it=open_)

    _add(app, "map", messages("cli-map"), map_)


def _add_show(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def check_kind(ctx: typer.Context, value: list[str] | None) -> list[str]:
        from ecumene.cli.commands.show import refuse_unknown_kind

        refuse_unknown_kind(ctx.params["kind"], " ".join(value or []), messages.language)
        return value or []

    def show(
        kind: Annotated[str, said.argument("cli-place-kind", "cli-argument-kind")],
        name: Annotated[
            list[str], said.argument("cli-place-name", "cli-argument-name", callback=check_kind)
        ],
    ) -> CommandAnswer:
        from ecumene.cli.commands.show import show as show_

        return show_(kind, " ".join(name), messages.language)

    _add(app, "show", messages("cli-show"), show)


def _add_rules(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def rules(
        words: Annotated[
            list[str] | None, said.argument("cli-place-rules", "cli-argument-rules")
        ] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.rules import read

        return read(words or [], messages.language)

    _add(app, "rules", messages("cli-rules"), rules)


def _add_check(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def check(
        files: Annotated[list[str], said.argument("cli-place-file", "cli-argument-files")],
    ) -> CommandAnswer:
        from ecumene.cli.commands.check import check as check_

        return check_(files, messages)

    _add(app, "check", messages("cli-check"), check)


def _add_adjudicate(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def adjudicate(
        file: Annotated[Text, said.argument("adjudicate-place", "adjudicate-argument")] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.adjudicate import settle

        return settle(file, messages.language)

    _add(app, "adjudicate", messages("adjudicate-help"), adjudicate)


def _add_play(app: typer.Typer, said: _Parameters, *, as_json: bool) -> None:
    messages = said.messages

    def play(
        players: Annotated[Text, said.option("cli-place-number", "play-option-players")] = None,
        map_name: Annotated[Text, said.option("cli-place-map", "cli-option-map", "--map")] = None,
        civ: Annotated[Text, said.option("cli-place-name", "play-option-civ")] = None,
        track: Annotated[Text, said.option("play-place-track", "play-option-track")] = None,
        movement: Annotated[
            Text, said.option("play-place-movement", "play-option-movement")
        ] = None,
        seed: Annotated[Text, said.option("cli-place-number", "play-option-seed")] = None,
        short: Annotated[bool, said.flag("--short", "play-option-short")] = False,
        level: Annotated[Text, said.option("play-place-level", "play-option-level")] = None,
        resume: Annotated[Text, said.option("cli-place-file", "play-option-resume")] = None,
        moment: Annotated[
            Text, said.option("play-place-from", "play-option-from", "--from")
        ] = None,
    ) -> int:
        from ecumene.cli.play import PlayOptions
        from ecumene.cli.play import play as play_

        wanted = PlayOptions(players, map_name, civ, track, movement, seed, short, level)
        return play_(wanted, resume, moment, messages, as_json=as_json)

    _add(app, "play", messages("play-about"), play, PersonalCommand)


def _add_create(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def create(
        address: Annotated[str, said.argument("join-place-address", "create-argument-address")],
        people: Annotated[Text, said.option("cli-place-number", "create-option-people")] = None,
        players: Annotated[Text, said.option("cli-place-number", "play-option-players")] = None,
        map_name: Annotated[Text, said.option("cli-place-map", "cli-option-map", "--map")] = None,
        track: Annotated[Text, said.option("play-place-track", "play-option-track")] = None,
        movement: Annotated[
            Text, said.option("play-place-movement", "play-option-movement")
        ] = None,
        clock: Annotated[Text, said.option("create-place-clock", "create-option-clock")] = None,
        trade: Annotated[Text, said.option("create-place-trade", "create-option-trade")] = None,
        title: Annotated[Text, said.option("cli-place-name", "create-option-title")] = None,
        name: Annotated[Text, said.option("cli-place-name", "join-option-name")] = None,
        level: Annotated[Text, said.option("play-place-level", "play-option-level")] = None,
        short: Annotated[bool, said.flag("--short", "play-option-short")] = False,
    ) -> CommandAnswer:
        from ecumene.cli.commands.create import CreateOptions
        from ecumene.cli.commands.create import create as create_

        wanted = CreateOptions(
            people, players, map_name, track, movement, clock, trade, title, short, level
        )
        return create_(address, name, wanted, messages)

    _add(app, "create", messages("create-about"), create)


def _add_join(app: typer.Typer, said: _Parameters, *, as_json: bool) -> None:
    messages = said.messages

    def join(
        address: Annotated[str, said.argument("join-place-address", "join-argument-address")],
        name: Annotated[Text, said.option("cli-place-name", "join-option-name")] = None,
        seat: Annotated[Text, said.option("cli-place-name", "join-option-seat")] = None,
        back: Annotated[bool, said.flag("--back", "join-option-back")] = False,
    ) -> int:
        from ecumene.cli.join import join as join_

        return join_(address, name, seat, messages, back=back, as_json=as_json)

    _add(app, "join", messages("join-about"), join, PersonalCommand)


def _add_players(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def players() -> CommandAnswer:
        from ecumene.cli.commands.players import list_players

        return list_players(messages)

    _add(app, "players", messages("players-about"), players)


def _add_simulate(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def simulate(
        seats: Annotated[
            Text, typer.Option("--seats", metavar=messages("simulate-place-seats"))
        ] = None,
        map_name: Annotated[Text, said.option("cli-place-map", "cli-option-map", "--map")] = None,
        track: Annotated[Text, said.option("play-place-track", "play-option-track")] = None,
        short: Annotated[bool, said.flag("--short", "play-option-short")] = False,
        games: Annotated[Text, said.option("cli-place-number", "simulate-option-games")] = None,
        seed: Annotated[Text, said.option("cli-place-number", "simulate-option-seed")] = None,
        last_turn: Annotated[
            Text, said.option("cli-place-number", "simulate-option-last-turn")
        ] = None,
        jobs: Annotated[Text, said.option("cli-place-number", "simulate-option-jobs")] = None,
        out: Annotated[Text, said.option("simulate-place-folder", "simulate-option-out")] = None,
        resume: Annotated[bool, said.flag("--resume", "simulate-option-resume")] = False,
        game: Annotated[Text, said.option("cli-place-number", "simulate-option-game")] = None,
        seconds: Annotated[Text, said.option("cli-place-number", "bot-option-seconds")] = None,
        memory: Annotated[Text, said.option("cli-place-number", "bot-option-memory")] = None,
        cluster: Annotated[Text, said.option("cluster-place", "cluster-option")] = None,
        report: Annotated[bool, said.flag("--report", "report-option")] = False,
    ) -> CommandAnswer:
        from ecumene.cli.simulate import SimulateOptions, run

        asked = SimulateOptions(
            seats,
            map_name,
            track,
            games,
            seed,
            jobs,
            out,
            last_turn,
            game,
            short,
            resume,
            seconds,
            memory,
            cluster,
            report,
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


def _add_league(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def league(
        plan: Annotated[Text, said.argument("cli-place-file", "league-argument")] = None,
        rounds: Annotated[Text, said.option("cli-place-number", "league-option-rounds")] = None,
        seed: Annotated[Text, said.option("cli-place-number", "league-option-seed")] = None,
        jobs: Annotated[Text, said.option("cli-place-number", "simulate-option-jobs")] = None,
        out: Annotated[Text, said.option("simulate-place-folder", "league-option-out")] = None,
        resume: Annotated[bool, said.flag("--resume", "simulate-option-resume")] = False,
        game: Annotated[Text, said.option("cli-place-number", "simulate-option-game")] = None,
        cluster: Annotated[Text, said.option("cluster-place", "cluster-option")] = None,
        report: Annotated[bool, said.flag("--report", "report-option")] = False,
        scenario: Annotated[
            Text, said.option("league-place-scenario", "league-option-scenario")
        ] = None,
        model: Annotated[Text, said.option("bot-place-command", "league-option-model")] = None,
    ) -> CommandAnswer:
        from ecumene.cli.league import LeagueOptions, run

        asked = LeagueOptions(
            plan, rounds, seed, jobs, out, game, resume, cluster, report, scenario, model
        )
        return run(asked, messages)

    _add(app, "league", messages("league-about"), league)


def _add_bot(app: typer.Typer, said: _Parameters, *, as_json: bool) -> None:
    messages = said.messages

    def bot(
        command: Annotated[
            list[str] | None, said.argument("bot-place-command", "bot-argument")
        ] = None,
        check: Annotated[bool, said.flag("--check", "bot-option-check")] = False,
        seat: Annotated[Text, said.option("bot-place-link", "bot-option-seat")] = None,
        name: Annotated[Text, said.option("cli-place-name", "bot-option-name")] = None,
        record: Annotated[Text, said.option("cli-place-file", "bot-option-record")] = None,
        seconds: Annotated[Text, said.option("cli-place-number", "bot-option-seconds")] = None,
        memory: Annotated[Text, said.option("cli-place-number", "bot-option-memory")] = None,
    ) -> CommandAnswer | int:
        from ecumene.cli.commands.bot import BotOptions
        from ecumene.cli.commands.bot import bot as bot_

        asked = BotOptions(command or [], record, seconds, memory, check, seat, name)
        return bot_(asked, messages, as_json=as_json)

    _add(app, "bot", messages("bot-about"), bot)


def _add_mcp(app: typer.Typer, said: _Parameters, *, as_json: bool) -> None:
    messages = said.messages

    def mcp(
        players: Annotated[Text, said.option("cli-place-number", "play-option-players")] = None,
        map_name: Annotated[Text, said.option("cli-place-map", "cli-option-map", "--map")] = None,
        civ: Annotated[Text, said.option("cli-place-name", "play-option-civ")] = None,
        track: Annotated[Text, said.option("play-place-track", "play-option-track")] = None,
        movement: Annotated[
            Text, said.option("play-place-movement", "play-option-movement")
        ] = None,
        seed: Annotated[Text, said.option("cli-place-number", "play-option-seed")] = None,
        short: Annotated[bool, said.flag("--short", "play-option-short")] = False,
        level: Annotated[Text, said.option("play-place-level", "play-option-level")] = None,
    ) -> int:
        from ecumene.cli.commands.mcp import mcp as mcp_
        from ecumene.cli.play import PlayOptions

        wanted = PlayOptions(players, map_name, civ, track, movement, seed, short, level)
        return mcp_(wanted, messages, as_json=as_json)

    _add(app, "mcp", messages("mcp-about"), mcp)


def _add_replay(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def replay(
        file: Annotated[str, said.argument("cli-place-file", "replay-argument")],
        check: Annotated[bool, said.flag("--check", "replay-option-check")] = False,
        commitment: Annotated[
            Text, said.option("replay-place-commitment", "replay-option-commitment")
        ] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.replay import play_again

        return play_again(file, commitment, messages, with_checks=check)

    _add(app, "replay", messages("replay-about-command"), replay)


def _add_analyse(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def analyse(
        file: Annotated[str, said.argument("cli-place-file", "analyse-argument")],
        split: Annotated[bool, said.flag("--split", "analyse-option-split")] = False,
        html: Annotated[Text, said.option("cli-place-file", "analyse-option-html")] = None,
    ) -> CommandAnswer:
        from ecumene.cli.commands.analyse import look_back

        return look_back(file, html, messages, with_split=split)

    _add(app, "analyse", messages("analyse-about"), analyse)


def _add_serve(app: typer.Typer, said: _Parameters) -> None:
    messages = said.messages

    def serve(
        host: Annotated[Text, said.option("serve-place-address", "serve-option-host")] = None,
        port: Annotated[Text, said.option("cli-place-number", "serve-option-port")] = None,
        data: Annotated[Text, said.option("serve-place-folder", "serve-option-data")] = None,
        config: Annotated[Text, said.option("cli-place-file", "serve-option-config")] = None,
        workers: Annotated[Text, said.option("cli-place-number", "serve-option-workers")] = None,
        open_: Annotated[bool, said.flag("--open", "serve-option-open")] = False,
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
