"""The current state of the board and the players, as everybody sees it (G13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.decision_sentences import advances_of
from ecumene.dialogue.sentences.sentence import (
    advances,
    by_group,
    by_place,
    cards,
    places,
    say,
    several,
)
from ecumene.rules import forecast
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, HAS_SITE, LIMIT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Argument, Sentence
    from ecumene.rules.state.ids import AreaNo, PlaceNo, Seat, ThemeNo
    from ecumene.rules.view import View


def about_area(view: View, area: PlaceNo) -> Iterator[Sentence]:
    """Who is in an area; nothing about an open sea."""
    if area >= len(facts().areas):
        return
    if area not in view.areas_in_play:
        yield say("now-out-of-play", area=of.NamedPlace(area))
        return
    yield say("now-area", area=of.NamedPlace(area), units=several(units_in(view, area)))


def units_in(view: View, area: AreaNo) -> Iterator[Argument]:
    """Everyone's tokens in an area, and the city there."""
    if area in view.cities:
        owner = view.cities[area]
        if owner == BARBARIANS:
            yield say("now-pirate-city")
        else:
            yield say("now-city", who=of.NamedPlayer(owner))
    for seat in range(len(view.players)):
        count = view.tokens_of(seat).get(area)
        if count:
            yield of.Count(of.NamedPlayer(seat), count)
    if view.barbarians.get(area):
        yield of.Count(of.NamedPlayer(BARBARIANS), view.barbarians[area])


def area_with_units(view: View, area: AreaNo) -> Sentence:
    """An area with its limit for the reader, its city site, and who else is there."""
    own = of.NamedPlayer(_reader(view))
    others = [
        unit
        for unit in units_in(view, area)
        if unit != say("now-city", who=own) and not (isinstance(unit, of.Count) and unit.of == own)
    ]
    return say(
        "now-area-limit" if not others else "now-area-units",
        area=of.NamedPlace(area),
        limit=forecast.limit(view, area) if view.seat is not None else LIMIT[area],
        site="yes" if HAS_SITE[area] else "no",
        city="yes" if area in view.cities else "no",
        units=several(others),
    )


def _reader(view: View) -> int:
    return len(view.players) if view.seat is None else view.seat


def pieces_of(view: View, seat: Seat) -> Sentence:
    """What a player has on the board."""
    return say(
        "now-player",
        who=of.NamedPlayer(seat),
        cities=places(area for area, owner in view.cities.items() if owner == seat),
        tokens=by_place(view.tokens_of(seat)),
        ships=places(view.ships_of(seat).values()),
    )


def about_player(view: View, seat: Seat) -> Iterator[Sentence]:
    """What a player has on the board, with their advances and credits."""
    player = view.players[seat]
    yield pieces_of(view, seat)
    yield say("now-advances", advances=advances(player.advances))
    yield say("now-credits", credits=by_group(dict(enumerate(player.credits))))


def about_theme(theme: ThemeNo) -> Sentence:
    """The advances of a theme set of the Short Game (Q1)."""
    return say("now-theme", theme=of.NamedThemeSet(theme), advances=advances_of(theme))


def own_things(view: View) -> Iterator[Sentence]:
    """The reader's cards, advances, credits and pieces."""
    assert view.seat is not None
    player = view.players[view.seat]
    yield hand_in_words(view)
    yield say("own-advances", advances=advances(player.advances))
    yield say("own-credits", credits=by_group(dict(enumerate(player.credits))))
    cities = (area for area, owner in view.cities.items() if owner == view.seat)
    yield say("own-cities", areas=places(cities))
    yield say("own-tokens", areas=by_place(view.tokens_of(view.seat)))
    yield say("own-ships", places=places(view.ships_of(view.seat).values()))
    calamities = [card for card in view.hand if card >= FIRST_CALAMITY]
    if calamities:
        yield say("own-calamities", cards=cards(calamities))


def hand_in_words(view: View) -> Sentence:
    """The reader's cards with their face values, and the worth of their sets (X6)."""
    worth = forecast.hand(view).worth
    return say("own-hand", cards=cards(view.hand, valued=True), worth=worth)
