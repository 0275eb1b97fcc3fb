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
from ecumene.cli.reports.game_sheet import (
    PARTS,
    awards,
    chapters,
    game_page,
    seats_of,
    signed,
    turns_shown,
)
from ecumene.cli.saved import saved_game, write_bytes
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

WIDEST: Final = 13
"""Turns that fit beside the names on 80 columns."""


def look_back(
    name: str, written: str | None, messages: Messages, *, with_split: bool
) -> CommandAnswer:
    """What decided a saved game; a damaged, unfinished or very short one is refused.

    ``written``: where a page of it is written.
    """
    watch = ChancesWatch()
    game = saved_game(Path(name), messages, watch)
    try:
        course = watch.course(game)
    except NoCourse as none:
        raise CommandRefusal(none.key, turns=SHORTEST, code=FAILED) from None
    split = _split(game, messages) if with_split else None
    analysis = analysis_of(game, course, messages, split)
    if written is not None:
        page = game_page(game, course, split, messages.language)
        write_bytes(page.encode(), Path(written))
    return CommandAnswer(
        page=lambda look: _page(name, game, course, analysis, written, look),
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
    name: str,
    game: Game,
    course: GameCourse,
    analysis: Analysis,
    written: str | None,
    look: ScreenLook,
) -> RenderableType:
    parts = [
        headed(look.messages("analyse-chances"), _chances(game, course, look)),
        headed(look.messages("analyse-turning-points"), _points(name, analysis, look)),
        look.messages("analyse-how", games=analysis.fitted_games),
    ]
    if analysis.split is not None:
        parts[2:2] = [
            headed(look.messages("analyse-split"), _parts(game, analysis.split, look)),
            look.messages("analyse-split-how", again=analysis.split.deals_again),
        ]
    parts += [
        headed(look.messages("analyse-chronicle"), _chronicle(analysis, look)),
        headed(look.messages("analyse-awards"), _awards(analysis)),
    ]
    if written is not None:
        parts.append(look.messages("analyse-written", file=written))
    return card(name, parts, look)


def _parts(game: Game, split: Split, look: ScreenLook) -> RenderableType:
    """A line for each player, the winner first."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for _ in range(1 + len(PARTS)):
        table.add_column(justify="right", min_width=4)
    first, *others = map(look.messages, PARTS.values())
    table.add_row("", first, "±", *others, style="dim")
    for seat in seats_of(game):
        points = in_points(split.whole[seat])
        within = str(percent(split.chance_within[seat]))
        first, *others = (signed(points[part]) for part in PARTS)
        table.add_row(_chip(game, seat, look), first, within, *others)
    return table


def _chip(game: Game, seat: Seat, look: ScreenLook) -> Text:
    civ = facts().civilizations[game.peek().players[seat].civilization]
    return chip(civ.name.in_language(look.language), civ.colour, look)


def _chronicle(analysis: Analysis, look: ScreenLook) -> RenderableType:
    return Group(*map(Text, chapters(analysis, look.messages)))


def _awards(analysis: Analysis) -> RenderableType:
    return Group(*map(Text, awards(analysis)))


def _chances(game: Game, course: GameCourse, look: ScreenLook) -> RenderableType:
    """A line for each player, the winner first; of many turns only every second or third."""
    shown = turns_shown(course, WIDEST)
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for _ in shown:
        table.add_column(justify="right", min_width=3)
    heads = (str(end.turn if end.phase else 0) for end in shown)
    table.add_row("", *heads, style="dim")
    for seat in seats_of(game):
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
