"""What decided one finished game, as a page to send round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.analysis.told_course import analysis_of, in_points, percent
from ecumene.charts.lines import MOST, ChartLine, Point, lines_chart
from ecumene.charts.sheet import Chart, Sheet, SheetPart, html_page
from ecumene.cli.reports.figure_teller import FigureTeller
from ecumene.data import facts

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.analysis.course import GameCourse, PhaseEnd
    from ecumene.analysis.split import Split
    from ecumene.analysis.told_course import Analysis
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
MOST_TURNS: Final = 40
"""Turns that are shown; of longer games every other, or fewer."""


def game_page(game: Game, course: GameCourse, split: Split | None, language: str) -> str:
    """The page; ``language`` is the one that is shown first."""
    return html_page(lambda messages: _GameSheet(game, course, split, messages).sheet(), language)


def seats_of(game: Game) -> tuple[Seat, ...]:
    """Everybody, the winner first, those who have left last."""
    return *(standing.seat for standing in game.ranking()), *game.peek().left


def turns_shown(course: GameCourse, most: int) -> Sequence[PhaseEnd]:
    """The ends of turns, of a long game only every second or third, the last one always."""
    turns = course.turns
    apart = -(-(len(turns) - 1) // most)
    return turns[::-1][::apart][::-1]


def chapters(analysis: Analysis, messages: Messages) -> list[str]:
    """The chronicle in paragraphs."""
    return [
        messages("analyse-chapter", heading=each.heading, told=" ".join(each.sentences))
        for each in analysis.chronicle
    ]


def awards(analysis: Analysis) -> list[str]:
    """The awards, each with what it is for."""
    return [f"{award.title}. {award.why}" for award in analysis.awards]


def signed(points: int) -> str:
    """Percentage points that were gained or lost."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"


class _GameSheet:
    """The page in one language."""

    def __init__(
        self, game: Game, course: GameCourse, split: Split | None, messages: Messages
    ) -> None:
        self._game = game
        self._course = course
        self._split = split
        self._messages = messages
        self._analysis: Analysis = analysis_of(game, course, messages, split)
        self._say = FigureTeller(messages)
        self._names = [
            facts().civilizations[civ].name.in_language(messages.language)
            for civ in self._analysis.civilizations
        ]

    def sheet(self) -> Sheet:
        """All of it."""
        messages, analysis = self._messages, self._analysis
        game = [self._chances(), self._points()]
        if self._split is not None:
            game.append(self._parts(self._split))
        return Sheet(
            messages("analyse-title", who=self._names[analysis.winner]),
            [
                messages("analyse-how", games=analysis.fitted_games),
                *chapters(analysis, messages),
            ],
            [
                SheetPart(messages("analyse-course"), game),
                SheetPart(messages("analyse-people"), [self._awards(), self._partners()]),
            ],
        )

    def _chances(self) -> Chart:
        """The lines of those who had the best chances; the table has everybody."""
        shown = turns_shown(self._course, MOST_TURNS)
        seats = seats_of(self._game)
        best = sorted(seats, key=lambda seat: -sum(end.chances[seat] for end in shown))[:MOST]
        lines = [
            ChartLine(
                self._names[seat],
                tuple(Point(_turn(end), *(100 * end.chances[seat],) * 3) for end in shown),
            )
            for seat in seats
            if seat in best
        ]
        return Chart(
            self._messages("analyse-chances"),
            [self._messages("analyse-lines", shown=len(lines), all=len(seats))],
            [self._messages("analyse-column-turn"), *(self._names[seat] for seat in seats)],
            [
                [str(_turn(end)), *(self._say.share(end.chances[seat]) for seat in seats)]
                for end in shown
            ],
            lines_chart(lines, self._messages("report-turns"), self._say.tick),
        )

    def _points(self) -> Chart:
        points = [" ".join(each.sentences) for each in self._analysis.turning_points]
        return Chart(
            self._messages("analyse-turning-points"), points or [self._messages("analyse-none")]
        )

    def _parts(self, split: Split) -> Chart:
        messages = self._messages
        first, *others = map(messages, PARTS.values())
        rows = []
        for seat in seats_of(self._game):
            points = in_points(split.whole[seat])
            chance, *rest = (signed(points[part]) for part in PARTS)
            rows.append([self._names[seat], chance, str(percent(split.chance_within[seat])), *rest])
        return Chart(
            messages("analyse-split"),
            [messages("analyse-split-how", again=split.deals_again)],
            [self._messages("analyse-column-who"), first, "±", *others],
            rows,
        )

    def _awards(self) -> Chart:
        return Chart(self._messages("analyse-awards"), awards(self._analysis))

    def _partners(self) -> Chart:
        """How many deals everybody made with whom."""
        seats = seats_of(self._game)
        dealt = self._analysis.ledger.dealt
        return Chart(
            self._messages("analyse-partners"),
            [],
            [self._messages("analyse-column-who"), *(self._names[seat] for seat in seats)],
            [
                [
                    self._names[seat],
                    *("–" if seat == other else str(dealt[seat][other]) for other in seats),
                ]
                for seat in seats
            ],
        )


def _turn(end: PhaseEnd) -> int:
    """The turn that has ended; 0 is the set-up."""
    return end.turn if end.phase else 0
