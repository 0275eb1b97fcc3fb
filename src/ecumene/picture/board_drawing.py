"""The board as an SVG drawing, layer over layer: water, land, lines, labels, legend."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from ecumene.data import Area, facts
from ecumene.data.colours import LIGHT
from ecumene.data.geometry import geometry
from ecumene.data.labels import labels
from ecumene.picture.fonts import FAMILY, font_face_rules
from ecumene.picture.legend import board_legend
from ecumene.picture.paths import face_path, line_path
from ecumene.picture.strokes import stroke, symbol, text
from ecumene.picture.symbols import SYMBOLS
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.data import Setup
    from ecumene.data.geometry import Arc, Face
    from ecumene.data.labels import Label
    from ecumene.picture.legend import Legend

PIXEL = 2.5
"""Tenths of a board unit per pixel at 100 %."""
MARGIN = 200
"""The margin around the areas in play of a set-up."""
VOLCANO = 60
"""Width and height of a volcano on a border."""

STYLE = f"""
text{{font-family:'{FAMILY}',sans-serif;font-weight:500;text-anchor:middle}}
.name{{fill:{LIGHT.ink};stroke:{LIGHT.paper};stroke-width:8;stroke-opacity:.75;
stroke-linejoin:round;paint-order:stroke}}
.out{{fill:{LIGHT.out_ink};stroke:none}}
.sea{{fill:{LIGHT.sea_name};font-style:italic;letter-spacing:.09em}}
.heading{{font-weight:700;text-anchor:start;fill:{LIGHT.ink}}}
.key{{text-anchor:start;fill:{LIGHT.ink}}}
.light{{fill:{LIGHT.land_border}}}
.aside{{text-anchor:end;fill:{LIGHT.land_border};font-style:italic}}
.halo{{fill:{LIGHT.paper};stroke:{LIGHT.paper};stroke-width:4.6;stroke-linejoin:round}}
.ring{{fill:none;stroke-width:8;stroke-linejoin:round}}
.face{{stroke-width:1.3;stroke-linejoin:round}}
.line{{fill:none;stroke-linejoin:round;stroke-linecap:round}}
"""


def board_svg(setup: Setup | None = None, language: str = "en", *, embed_fonts: bool = True) -> str:
    """Draw the board; with a set-up, what is out of play is grey and the view is cropped."""
    messages = Messages(language)
    areas = None if setup is None else setup.areas
    return Board(areas, language).sheet(
        messages("map-title"), board_legend(setup, messages), embed_fonts=embed_fonts
    )


@dataclass(frozen=True)
class Board:
    """The board without pieces; areas out of play are grey."""

    areas: frozenset[int] | None
    """The areas in play; None for all of them."""
    language: str

    def sheet(
        self,
        title: str,
        legend: Legend,
        pieces: Iterable[str] = (),
        symbols: str = "",
        *,
        embed_fonts: bool,
    ) -> str:
        """Combine the layers: the board, the pieces on it, and the legend underneath."""
        left, top, width, height = self.view
        below = legend.height(width)
        fonts = font_face_rules() if embed_fonts else ""
        return "".join(
            [
                (
                    '<svg xmlns="http://www.w3.org/2000/svg"'
                    f' viewBox="{left} {top} {width} {height + below}"'
                    f' width="{width / PIXEL:g}" height="{(height + below) / PIXEL:g}">'
                ),
                f"<title>{escape(title)}</title>",
                f"<style>{fonts}{STYLE}</style>",
                f"<defs>{SYMBOLS}{symbols}</defs>",
                *self._water(),
                *self._land(),
                *self._lines(),
                *self._connectors(),
                *self._volcanoes(),
                *self._labels(),
                *pieces,
                legend.draw((left, top + height, width)),
                "</svg>\n",
            ]
        )

    @cached_property
    def view(self) -> tuple[int, int, int, int]:
        """Left, top, width and height of the part of the board that is shown."""
        board = geometry()
        if self.areas is None:
            return 0, 0, board.width, board.height
        points = [
            point
            for face in board.faces
            if self._in_play(face.place)
            for polygon in face.polygons
            for point in board.ring(polygon[0])
        ]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, right = max(0, min(xs) - MARGIN), min(board.width, max(xs) + MARGIN)
        top, bottom = max(0, min(ys) - MARGIN), min(board.height, max(ys) + MARGIN)
        return left, top, right - left, bottom - top

    def _in_play(self, place: str) -> bool:
        """Whether an area is in play; open seas never count (S1)."""
        found = facts().places[place]
        if not isinstance(found, Area):
            return False
        return self.areas is None or found.index in self.areas

    def _water(self) -> Iterator[str]:
        for face in geometry().faces:
            if face.kind == "water":
                place = facts().places[face.place]
                if not isinstance(place, Area):
                    fill = LIGHT.open_sea
                elif self._in_play(face.place):
                    fill = LIGHT.coastal_water
                else:
                    fill = LIGHT.out_water
                yield self._face(face, fill)
        coast = line_path(arc.line for arc in geometry().arcs if _is_coast(arc))
        for width, opacity in ((75, 0.35), (45, 0.45), (20, 0.6)):
            yield stroke(coast, LIGHT.shallows, width, f'stroke-opacity="{opacity}"')

    def _land(self) -> Iterator[str]:
        board = geometry()
        land = [face for face in board.faces if face.kind == "land"]
        for face in land:
            area = facts().areas[face.place]
            in_play = self._in_play(face.place)
            fill = facts().civilizations[area.region].colour.ground
            yield self._face(face, fill if in_play else LIGHT.out_land)
        yield self._ground([face for face in land if not self._in_play(face.place)], "out-of-play")
        for region in facts().regions:
            if self.areas is None or self.areas.intersection(region.areas):
                yield from _region_band(region.index)
        plains = [face for face in land if facts().areas[face.place].plain is not None]
        yield self._ground([face for face in plains if self._in_play(face.place)], "plain")

    def _ground(self, faces: Sequence[Face], pattern: str) -> str:
        """A texture over some faces."""
        path = face_path(geometry(), faces)
        return f'<path d="{path}" fill="url(#{pattern})" pointer-events="none"/>'

    def _face(self, face: Face, fill: str) -> str:
        name = facts().places[face.place].name.in_language(self.language)
        return (
            f'<path data-place="{face.place}" d="{face_path(geometry(), [face])}" fill="{fill}">'
            f"<title>{escape(name)}</title></path>"
        )

    def _lines(self) -> Iterator[str]:
        """Each kind of border in its own stroke, the most important last."""
        kinds: dict[str, list[Arc]] = {
            "water": [],
            "sea": [],
            "land": [],
            "region": [],
            "coast": [],
        }
        for arc in geometry().arcs:
            if len(arc.faces) == 2:
                kinds[_border(arc)].append(arc)
        strokes = {
            "water": (LIGHT.water_border, 3.5, 'stroke-opacity=".9"'),
            "sea": (LIGHT.sea_border, 4.5, 'stroke-dasharray="22 13" stroke-opacity=".9"'),
            "land": (LIGHT.land_border, 3.5, ""),
            "region": (LIGHT.region_border, 7, ""),
            "coast": (LIGHT.coast, 5.5, ""),
        }
        for kind, (colour, width, more) in strokes.items():
            path = line_path(arc.line for arc in kinds[kind])
            yield stroke(path, colour, width, f'pointer-events="none" {more}')

    def _connectors(self) -> Iterator[str]:
        """Links over borders too short to see, with a dot at each end."""
        for link in geometry().connectors:
            colour = LIGHT.region_border if link.kind == "land" else LIGHT.sea_border
            yield stroke(line_path([link.line]), LIGHT.paper, 14)
            yield stroke(line_path([link.line]), colour, 6)
            for x, y in (link.line[0], link.line[-1]):
                yield f'<circle cx="{x}" cy="{y}" r="7" fill="{colour}"/>'

    def _volcanoes(self) -> Iterator[str]:
        for id_, (x, y) in labels().volcanoes.items():
            volcano = facts().volcanoes[id_]
            if any(self._in_play(facts().areas[n].id) for n in volcano.areas):
                name = volcano.name.in_language(self.language)
                yield symbol("volcano", x, y, VOLCANO, title=name)

    def _labels(self) -> Iterator[str]:
        for place in facts().places:
            label = labels().of(place.id, self.language)
            if isinstance(place, Area) and self._in_play(place.id):
                yield from _name(label, "name")
                yield from _badges(place, label)
            elif self._shows(label):
                yield from _name(label, "name out" if isinstance(place, Area) else "sea")

    def _shows(self, label: Label) -> bool:
        """Whether a label is wholly in view; one that is cut off is left out."""
        left, top, width, height = self.view
        return all(
            left + label.size < x - length / 2
            and x + length / 2 < left + width - label.size
            and top < y - label.size
            and y + label.size / 2 < top + height
            for _, x, y, length in label.lines
        )


def _region(face: Face) -> int | None:
    """The civilization whose region a face of land belongs to."""
    return facts().areas[face.place].region if face.kind == "land" else None


@cache
def _region_band(civ: int) -> tuple[str, ...]:
    """The colour of a civilization, stronger along the inside of its region's borders."""
    board = geometry()
    faces = [face for face in board.faces if _region(face) == civ]
    edge = line_path(arc.line for arc in board.arcs if _count(arc, civ) == 1)
    id_ = facts().civilizations[civ].id
    colour = facts().civilizations[civ].colour.fill
    return (
        f'<clipPath id="region-{id_}"><path d="{face_path(board, faces)}"/></clipPath>',
        f'<g clip-path="url(#region-{id_})" pointer-events="none">',
        stroke(edge, colour, 90, 'stroke-opacity=".22"'),
        stroke(edge, colour, 40, 'stroke-opacity=".4"'),
        "</g>",
    )


def _count(arc: Arc, civ: int) -> int:
    return sum(_region(face) == civ for face in arc.faces)


def _is_coast(arc: Arc) -> bool:
    return {face.kind for face in arc.faces} == {"land", "water"}


def _border(arc: Arc) -> str:
    """What kind of border an arc is."""
    if _is_coast(arc):
        return "coast"
    one, other = arc.faces
    if one.kind == "land":
        return "land" if _region(one) == _region(other) else "region"
    open_seas = {sea.id for sea in facts().seas}
    return "sea" if {one.place, other.place} & open_seas else "water"


def _name(label: Label, css_class: str) -> Iterator[str]:
    for line, x, y, width in label.lines:
        turn = f' transform="rotate({label.angle} {x} {y})"' if label.angle else ""
        fit = f' textLength="{width}" lengthAdjust="spacingAndGlyphs"{turn}'
        yield text(line, x, y, label.size, css_class, fit)


def _badges(area: Area, label: Label) -> Iterator[str]:
    for kind, x, y in label.badges:
        match kind:
            case "limit":
                yield symbol(f"limit-{area.limit}", x, y, label.badge)
            case "site":
                yield symbol(f"site-{area.site}", x, y, label.badge)
            case "start":
                colour = facts().civilizations[area.region].colour.fill
                yield symbol("start", x, y, label.badge * 1.15, colour=colour)
            case "volcano":
                yield symbol("volcano", x, y, label.badge * 1.15)
