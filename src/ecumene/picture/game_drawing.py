"""A game on the board, drawn from a view and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.data.colours import LIGHT
from ecumene.data.labels import labels
from ecumene.picture.arrangement import arrange
from ecumene.picture.board_drawing import PIXEL, Board
from ecumene.picture.legend import Legend, LegendEntry, LegendGroup, board_key
from ecumene.picture.pieces import HEIGHT, draw_piece, party_of, piece_symbols, width_of
from ecumene.picture.pieces_by_place import Piece, PiecesByPlace
from ecumene.picture.strokes import stroke
from ecumene.rules.state.ids import BARBARIANS, NO_CIVILIZATION
from ecumene.rules.victory import standing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import Civilization, Outsider
    from ecumene.data.labels import LabelSpot
    from ecumene.picture.arrangement import Arrangement
    from ecumene.picture.legend import Draw
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View
    from ecumene.words import Messages

LEGEND_SCALE = 2.0
"""The scale of pieces in the legend."""
PLAYERS_SIZE = 1.35
"""The scale of the players in it."""
WIDE = 124
"""The width of a piece in the legend."""


def draw_game(
    view: View, messages: Messages, before: View | None = None, *, embed_fonts: bool = True
) -> str:
    """Draw a game as SVG; with an earlier view, changes since then are marked."""
    drawing = _Drawing(PiecesByPlace(view, before), messages)
    return Board(view.areas_in_play, messages.language).sheet(
        drawing.heading(),
        drawing.legend(),
        drawing.pieces(),
        piece_symbols(drawing.parties()),
        embed_fonts=embed_fonts,
    )


class _Drawing:
    """The pieces of a position, and the legend that explains them."""

    def __init__(self, position: PiecesByPlace, messages: Messages) -> None:
        self.position, self.messages = position, messages
        self.view = position.view
        self.standing = position.standing()

    def parties(self) -> list[Civilization | Outsider]:
        """Everyone whose emblem may be needed."""
        civs = [
            facts().civilizations[self.view.players[seat].civilization] for seat in self._seats()
        ]
        return [*civs, facts().barbarians, facts().pirates]

    def pieces(self) -> Iterator[str]:
        """The pieces, with lines to the land first, so that none covers a piece."""
        rows = [
            (place, arrange(pieces, self._spots(place), PIXEL))
            for place, pieces in self.standing.items()
        ]
        for _, row in rows:
            if row.spot.ashore is not None:
                yield _lead(row)
        for place, row in rows:
            yield from self._row(place, row)

    def heading(self) -> str:
        """The moment of the game, its size, and whose view it is."""
        view, messages = self.view, self.messages
        setup = messages(
            "map-heading-setup", players=view.agreed.players, map=view.agreed.map.value
        )
        moment = self._moment()
        if view.seat is None or view.players[view.seat].civilization == NO_CIVILIZATION:
            return messages("map-heading-game", moment=moment, setup=setup)
        civ = facts().civilizations[view.players[view.seat].civilization]
        name = civ.name.in_language(messages.language)
        return messages("map-heading-seat", moment=moment, setup=setup, civ=name)

    def _moment(self) -> str:
        """The current phase; if an earlier one is compared, that it is over."""
        view, before, messages = self.view, self.position.before, self.messages
        if view.over:
            return messages("map-over", turn=view.turn)
        if view.phase == 0:
            return messages("map-set-up")
        if before is None or before.phase == 0 or _when(before) == _when(view):
            return messages("event-phase-began", turn=view.turn, phase=view.phase)
        if _when(view) == (before.turn + 1, 1) and before.phase == 1:
            return messages("map-turn-over", turn=before.turn)
        return messages("map-phase-over", turn=before.turn, phase=before.phase)

    def _aside(self) -> str:
        before, messages = self.position.before, self.messages
        if before is None or before.phase == 0:
            return messages("map-unofficial")
        return messages("map-since", turn=before.turn, phase=before.phase)

    def legend(self) -> Legend:
        """Who is who and how they stand, what the pieces are, and what the board shows."""
        return Legend(
            self.heading(),
            [
                LegendGroup(self._players(), PLAYERS_SIZE),
                LegendGroup([*self._piece_key(), *board_key(self.messages)]),
            ],
            self._aside(),
        )

    def _spots(self, place: int) -> tuple[LabelSpot, ...]:
        return labels().of(facts().places[place].id, self.messages.language).spots

    def _row(self, place: int, row: Arrangement) -> Iterator[str]:
        scale = PIXEL * row.scale
        move = f"translate({row.spot.x} {row.spot.y}) scale({scale:.4g})"
        yield f'<g data-pieces="{facts().places[place].id}" transform="{move}">'
        for placed in row.pieces:
            piece = placed.piece
            party = party_of(self.view, piece)
            title = self._title(place, piece, party)
            yield f'<g transform="translate({placed.x:g} {placed.y:g})">'
            yield draw_piece(piece, party, title) + "</g>"
        yield "</g>"

    def _title(self, place: int, piece: Piece, party: Civilization | Outsider) -> str:
        language = self.messages.language
        area = facts().places[place].name.in_language(language)
        who = party.name.in_language(language)
        match piece.kind:
            case "tokens":
                return self.messages("map-tokens", who=who, place=area, count=piece.count)
            case "city":
                return self.messages("map-city", who=who, place=area, count=piece.count)
            case _:
                return self.messages("map-ships", who=who, place=area, count=piece.count)

    def _seats(self) -> list[Seat]:
        """The seats that have a civilization and have not left."""
        return [
            seat
            for seat, player in enumerate(self.view.players)
            if player.civilization != NO_CIVILIZATION and seat not in self.view.left
        ]

    def _players(self) -> list[LegendEntry]:
        """Everyone with cities and points, most points first (V1)."""
        view, messages = self.view, self.messages
        standings = [
            standing(seat, view.players[seat], late_iron=seat in view.late_iron)
            for seat in self._seats()
        ]
        entries: list[LegendEntry] = []
        for it in sorted(standings, key=lambda it: (-it.total, view.players[it.seat].civilization)):
            civ = facts().civilizations[view.players[it.seat].civilization]
            cities = sum(owner == it.seat for owner in view.cities.values())
            tokens = sum(view.players[it.seat].tokens.values())
            name = civ.name.in_language(messages.language)
            mark = "map-player-reader" if it.seat == view.seat else "map-player"
            entries.append(
                LegendEntry(
                    self._sample(Piece("tokens", it.seat, tokens)),
                    messages(mark, name=name),
                    messages("map-player-has", cities=cities, points=it.total),
                    mark=WIDE,
                )
            )
        return entries

    def _piece_key(self) -> list[LegendEntry]:
        """What the shapes mean, in the colours of the first player."""
        seats = self._seats()
        if not seats:
            return []
        own = seats[0]
        key = [
            (Piece("tokens", own, 3), self.messages("map-key-tokens")),
            (Piece("city", own, 1), self.messages("map-key-city")),
            (Piece("ship", own, 2), self.messages("map-key-ships")),
            (Piece("tokens", BARBARIANS, 5), self.messages("map-key-barbarians")),
            (Piece("city", BARBARIANS, 1), self.messages("map-key-pirates")),
        ]
        if self.position.before is not None:
            key += [
                (Piece("tokens", own, 4, 2), self.messages("map-key-more")),
                (Piece("tokens", own, 1, -2), self.messages("map-key-fewer")),
                (Piece("tokens", own, 0, -3), self.messages("map-key-gone")),
            ]
        return [LegendEntry(self._sample(piece), text, mark=WIDE) for piece, text in key]

    def _sample(self, piece: Piece) -> Draw:
        drawn = draw_piece(piece, party_of(self.view, piece), "")
        dx, dy = width_of(piece) / 2 * LEGEND_SCALE, HEIGHT / 2 * LEGEND_SCALE

        def draw(x: float, y: float) -> str:
            move = f"translate({x - dx:g} {y - dy:g}) scale({LEGEND_SCALE:g})"
            return f'<g transform="{move}">{drawn}</g>'

        return draw


def _when(view: View) -> tuple[int, int]:
    return view.turn, view.phase


def _lead(row: Arrangement) -> str:
    """The line from pieces in the water to their land."""
    spot = row.spot
    assert spot.ashore is not None
    x, y = spot.ashore
    path = f"M{spot.x} {spot.y}L{x} {y}"
    return (
        stroke(path, LIGHT.paper, 9)
        + stroke(path, LIGHT.ink, 3.5)
        + f'<circle cx="{x}" cy="{y}" r="7" fill="{LIGHT.ink}"/>'
    )
