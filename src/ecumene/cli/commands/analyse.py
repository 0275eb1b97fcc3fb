"""``ecumene analyse``: everybody's chance of winning in a finished game, and its turning points."""

from __future__ import annotations

from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.analysis.course import SHORTEST, ChancesWatch, NoCourse
from ecumene.analysis.told_course import analysis_of, percent
from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import card, chip, headed
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.saved import saved_game
from ecumene.data import facts
from ecumene.rules.format.codec import to_names

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.analysis.course import GameCourse
    from ecumene.analysis.told_course import Analysis
    from ecumene.cli.answer import ScreenLook
    from ecumene.rules.game import Game
    from ecumene.words import Messages

WIDEST: Final = 13
"""Turns that fit beside the names on 80 columns."""


def look_back(name: str, messages: Messages) -> CommandAnswer:
    """What decided a saved game; a damaged, unfinished or very short one is refused."""
    watch = ChancesWatch()
    game = saved_game(Path(name), messages, watch)
    try:
        course = watch.course(game)
    except NoCourse as none:
        raise CommandRefusal(none.key, turns=SHORTEST, code=FAILED) from None
    analysis = analysis_of(game, course, messages)
    return CommandAnswer(
        page=lambda look: _page(name, game, course, analysis, look),
        facts=lambda: to_names(analysis),
    )


def _page(
    name: str, game: Game, course: GameCourse, analysis: Analysis, look: ScreenLook
) -> RenderableType:
    parts = [
        headed(look.messages("analyse-chances"), _chances(game, course, look)),
        headed(look.messages("analyse-turning-points"), _points(name, analysis, look)),
        look.messages("analyse-how", games=analysis.fitted_games),
    ]
    return card(name, parts, look)


def _chances(game: Game, course: GameCourse, look: ScreenLook) -> RenderableType:
    """A line for each player, the winner first; of many turns only every second or third."""
    turns = course.turns
    apart = -(-(len(turns) - 1) // WIDEST)
    shown = turns[::-1][::apart][::-1]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for _ in shown:
        table.add_column(justify="right", min_width=3)
    heads = (str(end.turn if end.phase else 0) for end in shown)
    table.add_row("", *heads, style="dim")
    gone = game.peek().left
    for seat in (*(standing.seat for standing in game.ranking()), *gone):
        civ = facts().civilizations[game.peek().players[seat].civilization]
        numbers = (str(percent(end.chances[seat])) for end in shown)
        table.add_row(chip(civ.name.in_language(look.language), civ.colour, look), *numbers)
    return table


def _points(name: str, analysis: Analysis, look: ScreenLook) -> RenderableType:
    if not analysis.turning_points:
        return Text(look.messages("analyse-none"))
    sentences = [Text(" ".join(point.sentences)) for point in analysis.turning_points]
    largest = max(analysis.turning_points, key=lambda it: abs(it.after - it.before))
    civ = facts().civilizations[analysis.civilizations[largest.seat]].id
    moment = f"{largest.turn}.{largest.phase}"
    command = f"ecumene play --resume {quote(name)} --from {moment} --civ {civ}"
    return Group(*sentences, Text(look.messages("analyse-go-on", command=command)))
