"""A game on the board: every piece is there, recognizable by shape and emblem, and no others."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree.ElementTree import Element, fromstring

import pytest
from msgspec.structs import replace

from ecumene.data import Civilization, MapName, Outsider, facts
from ecumene.data.colours import LIGHT
from ecumene.picture import change_colours, draw_game
from ecumene.picture.pieces_by_place import PiecesByPlace
from ecumene.rules.format.record import replay
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.view import View, views
from ecumene.sim.logs import decompress
from ecumene.words import Messages

SVG = "{http://www.w3.org/2000/svg}"
GAMES = Path(__file__).parents[1] / "games"
NAMES = ("05-west", "07-east-leaving", "09-west-expert", "18-both")


@cache
def moments(name: str) -> list[View]:
    """A recorded game as a spectator saw it at the start of each phase, and at its end."""
    seen: list[View] = []

    def look(game: Game) -> None:
        assert game.state.turn  # read here, so that the view is not as old as the last answer
        seen.extend(views(game, (None,)))

    replay(decompress((GAMES / f"{name}.jsonl.gz").read_bytes()), look)
    return seen


def some_moments(name: str) -> list[View]:
    """Early and late, in movement and in peace."""
    seen = moments(name)
    return [*seen[3::37], seen[-1]]


def parsed(view: View, before: View | None = None, language: str = "en") -> Element:
    svg = draw_game(view, Messages(language), before, embed_fonts=False)
    return fromstring(svg)  # noqa: S314 our own drawing


def titles(root: Element) -> Counter[str]:
    """The titles of the pieces on the board."""
    return Counter(
        title.text or ""
        for place in root.iter(f"{SVG}g")
        if place.get("data-pieces")
        for title in place.iter(f"{SVG}title")
    )


def expected(view: View) -> Counter[str]:
    """The titles expected from the view, in words."""
    found: Counter[str] = Counter()
    place = [each.name.en for each in facts().places]
    civ = [
        facts().civilizations[p.civilization].name.en if p.civilization >= 0 else ""
        for p in view.players
    ]
    for area, owner in view.cities.items():
        who = "Pirates" if owner == BARBARIANS else civ[owner]
        found[f"{place[area]}, {who}: city"] += 1
    for area, count in view.barbarians.items():
        found[f"{place[area]}, Barbarians: {count} token{'s' * (count != 1)}"] += 1
    for seat, player in enumerate(view.players):
        for area, count in player.tokens.items():
            found[f"{place[area]}, {civ[seat]}: {count} token{'s' * (count != 1)}"] += 1
        for area, count in Counter(player.ships).items():
            found[f"{place[area]}, {civ[seat]}: {count} ship{'s' * (count != 1)}"] += 1
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_piece_is_on_the_board_with_its_emblem_and_no_other(name: str) -> None:
    """No piece is known by its colour alone. Drawing is slow, so one drawing shows both."""
    for view in some_moments(name):
        root = parsed(view)
        assert titles(root) == expected(view), (view.turn, view.phase)
        check_emblems(root)


def check_emblems(root: Element) -> None:
    """Each piece has the emblem of its party, in the ink that is legible on it."""
    everybody: list[Civilization | Outsider] = [*facts().civilizations]
    everybody += [facts().barbarians, facts().pirates]
    parties = {party.id: party for party in everybody}
    known = {symbol.get("id") for symbol in root.iter(f"{SVG}symbol")}
    for piece in root.iter(f"{SVG}g"):
        if piece.find(f"{SVG}title") is None:
            continue
        faces = [e for e in piece.iter() if e.get("class") == "face"]
        emblems = [e for e in piece.iter() if "#emblem-" in (e.get("href") or "")]
        (face,), (emblem,) = faces, emblems
        id_ = (emblem.get("href") or "").removeprefix("#emblem-")
        assert f"emblem-{id_}" in known
        assert face.get("fill") == parties[id_].colour.fill
        assert emblem.get("fill") == parties[id_].colour.ink


def test_what_has_changed_is_marked_and_only_that() -> None:
    """The differences between two views, piece by piece, are those that are drawn."""
    for before, view in list(pairwise(moments("09-west-expert")))[2:60:9]:
        old, new = expected(before), expected(view)
        assert PiecesByPlace(view, view).standing() == PiecesByPlace(view).standing()
        changed = [
            piece
            for pieces in PiecesByPlace(view, before).standing().values()
            for piece in pieces
            if piece.change
        ]
        assert bool(changed) is (old != new)
        standing = PiecesByPlace(view).standing().values()
        counts = Counter((p.kind, p.party) for ps in standing for p in ps for _ in range(p.count))
        earlier = PiecesByPlace(before).standing().values()
        for pieces in earlier:
            for piece in pieces:
                counts[piece.kind, piece.party] -= piece.count
        moved: Counter[tuple[str, int]] = Counter()
        for piece in changed:
            moved[piece.kind, piece.party] += piece.change
        assert {k: n for k, n in counts.items() if n} == {k: n for k, n in moved.items() if n}


def test_numbers_tell_how_many_came_and_went() -> None:
    """In an area with room to spare, 3 more tokens are +3, and lost ones a dashed outline."""
    view = moments("05-west")[-1]
    seat = next(s for s, p in enumerate(view.players) if p.tokens)
    area = max(facts().areas, key=lambda area: area.limit == 0).index
    players = list(view.players)

    def with_tokens(count: int) -> View:
        players[seat] = replace(view.players[seat], tokens={area: count} if count else {})
        return replace(view, players=tuple(players), cities={}, barbarians={}, over=False)

    more = draw_game(with_tokens(5), Messages("en"), with_tokens(2), embed_fonts=False)
    board, _, _ = more.partition('id="legend"')
    assert change_colours.MORE in board
    assert change_colours.FEWER not in board
    gone = draw_game(with_tokens(0), Messages("en"), with_tokens(2), embed_fonts=False)
    board, _, _ = gone.partition('id="legend"')
    assert change_colours.FEWER in board
    assert "stroke-dasharray" in board.split("data-pieces")[1]
    assert "no tokens left" in board


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_legend_says_who_is_who_and_how_they_stand(language: str) -> None:
    """V1: cities and points, the most points first; the reader is marked."""
    view = moments("05-west")[40]
    root = parsed(replace(view, seat=2), language=language)
    (legend,) = (group for group in root.iter(f"{SVG}g") if group.get("id") == "legend")
    texts = [text.text or "" for text in legend.iter(f"{SVG}text")]
    reader = facts().civilizations[view.players[2].civilization].name.in_language(language)
    assert any(text.startswith(f"{reader} (") for text in texts)
    for seat, player in enumerate(view.players):
        name = facts().civilizations[player.civilization].name.in_language(language)
        cities = sum(owner == seat for owner in view.cities.values())
        row = next(n for n, text in enumerate(texts) if text.split(" (")[0] == name)
        assert texts[row + 1].startswith(f"{cities} ")
    points = [int(found[1]) for text in texts if (found := re.search(r", (\d+) p", text))]
    assert len(points) == 5
    assert points == sorted(points, reverse=True)


@pytest.mark.parametrize(
    ("now", "before", "heading"),
    [
        ((4, 3), None, "Turn 4, phase 3: movement (5 players, West)"),
        ((4, 3), (4, 3), "Turn 4, phase 3: movement (5 players, West)"),
        ((4, 4), (4, 3), "After phase 3 of turn 4 (5 players, West)"),
        ((5, 1), (4, 1), "After turn 4 (5 players, West)"),
    ],
)
def test_the_heading_says_which_moment_it_is(
    now: tuple[int, int], before: tuple[int, int] | None, heading: str
) -> None:
    at = {(view.turn, view.phase): view for view in moments("05-west")}
    root = parsed(at[now], None if before is None else at[before])
    title = root.find(f"{SVG}title")
    assert title is not None
    assert title.text == heading


def test_the_regions_of_those_who_have_left_are_out_of_play() -> None:
    """L3: their areas are grey and hatched as if they had never been in play."""
    view = next(view for view in moments("07-east-leaving") if view.left)
    root = parsed(view)
    land: dict[str, set[str | None]] = {}
    for path in root.iter(f"{SVG}path"):
        if place := path.get("data-place"):
            land.setdefault(place, set()).add(path.get("fill"))
    for area in facts().areas:
        grey = LIGHT.out_land in land[area.id]
        assert grey is (area.index not in view.areas_in_play), area.id
    names = {facts().civilizations[view.players[seat].civilization].name.en for seat in view.left}
    texts = {text.text for text in root.iter(f"{SVG}text") if text.get("class") == "key"}
    assert names.isdisjoint(texts)


def test_a_game_whose_civilizations_are_still_picked_can_be_drawn() -> None:
    game = Game(Options(players=5, map=MapName.WEST, seed=7))
    for language in ("en", "pl"):
        assert titles(parsed(views(game, (0,))[0], language=language)) == Counter()
