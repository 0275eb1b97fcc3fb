"""``ecumene analyse``: everybody's chance of winning in a finished game, and its turning points."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import quote
from typing import TYPE_CHECKING, Final

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text

from ecumene.analysis.course import SHORTEST, ChancesWatch, NoCourse
from ecumene.analysis.split import split_of
from ecumene.analysis.told_course import analysis_of, in_points, percent
from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import card, chip, headed
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.saved import saved_game
from ecumene.data import facts
from ecumene.rules.format.codec import to_names

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.analysis.course import GameCourse
    from ecumene.analysis.split import Split
    from ecumene.analysis.told_course import Analysis
    from ecumene.cli.answer import ScreenLook
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Messages

PARTS: Final = {
    "chance": "analyse-part-chance",
    "own": "analyse-part-own",
    "trade": "analyse-part-trade",
    "others": "analyse-part-others",
    "rest": "analyse-part-rest",
    "whole": "analyse-part-whole",
}
"""The columns of a split, and their messages."""
WIDEST: Final = 13
"""Turns that fit beside the names on 80 columns."""


def look_back(name: str, messages: Messages, *, with_split: bool) -> CommandAnswer:
    """What decided a saved game; a damaged, unfinished or very short one is refused."""
    watch = ChancesWatch()
    game = saved_game(Path(name), messages, watch)
    try:
        course = watch.course(game)
    except NoCourse as none:
        raise CommandRefusal(none.key, turns=SHORTEST, code=FAILED) from None
    split = _split(game, messages) if with_split else None
    analysis = analysis_of(game, course, messages, split)
    return CommandAnswer(
        page=lambda look: _page(name, game, course, analysis, look),
        facts=lambda: to_names(analysis),
    )


def _split(game: Game, messages: Messages) -> Split:
    """The split, with its progress where somebody looks on."""
    screen = Console(file=sys.stderr)
    if not screen.is_terminal:
        return split_of(game)
    turns = game.peek().turn
    with screen.status("") as status:

        def said(turn: int) -> None:
            status.update(messages("analyse-split-progress", turn=turn, turns=turns))

        return split_of(game, said=said)


def _page(
    name: str, game: Game, course: GameCourse, analysis: Analysis, look: ScreenLook
) -> RenderableType:
    parts = [
        headed(look.messages("analyse-chances"), _chances(game, course, look)),
        headed(look.messages("analyse-turning-points"), _points(name, analysis, look)),
        look.messages("analyse-how", games=analysis.fitted_games),
    ]
    if analysis.split is not None:
        parts[2:2] = [
            headed(look.messages("analyse-split"), _parts(game, analysis.split, look)),
            look.messages(
                "analyse-split-how",
                again=analysis.split.deals_again,
            ),
        ]
    return card(name, parts, look)


def _parts(game: Game, split: Split, look: ScreenLook) -> RenderableType:
    """A line for each player, the winner first."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for _ in range(1 + len(PARTS)):
        table.add_column(justify="right", min_width=4)
    first, *others = map(look.messages, PARTS.values())
    table.add_row("", first, "±", *others, style="dim")
    for seat in _seats(game):
        points = in_points(split.whole[seat])
        within = str(percent(split.chance_within[seat]))
        first, *others = (_signed(points[part]) for part in PARTS)
        table.add_row(_chip(game, seat, look), first, within, *others)
    return table


def _signed(points: int) -> str:
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


def _seats(game: Game) -> tuple[Seat, ...]:
    """Everybody, the winner first, those who have left last."""
    return *(standing.seat for standing in game.ranking()), *game.peek().left


def _chip(game: Game, seat: Seat, look: ScreenLook) -> Text:
    civ = facts().civilizations[game.peek().players[seat].civilization]
    return chip(civ.name.in_language(look.language), civ.colour, look)


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
    for seat in _seats(game):
        numbers = (str(percent(end.chances[seat])) for end in shown)
        table.add_row(_chip(game, seat, look), *numbers)
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
