"""What the board and the players have to say about a name at this moment (G13)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.ids import BARBARIANS
from ecumene.words import Found, find, fold

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.ids import AreaNo, Seat
    from ecumene.rules.view import View
    from ecumene.words.naming import Naming


def at_present(text: str, view: View, names: Naming) -> Iterator[str]:
    """Who is in the area of this name; what the player of this civilization has; a theme set."""
    language = names.messages.language
    area = find("area", text, language)
    if isinstance(area, Found):
        place = facts().places[area.id]
        if place.index < len(facts().areas):
            if place.index not in view.areas_in_play:
                yield names.messages("play-now-out-of-play", area=names.place(place.index))
                return
            units = names.listed(units_in(view, place.index, names))
            yield names.messages("play-now-area", area=names.place(place.index), units=units)
    civ = find("civ", text, language)
    if isinstance(civ, Found):
        number = facts().civilizations[civ.id].index
        for seat, player in enumerate(view.players):
            if player.civ == number:
                yield from _player(seat, view, names)
    yield from _themes(text, names)


def units_in(view: View, area: AreaNo, names: Naming) -> Iterator[str]:
    """Everybody's tokens in an area, and whose city stands there."""
    if area in view.cities:
        owner = view.cities[area]
        if owner == BARBARIANS:
            yield names.messages("play-now-pirate-city")
        else:
            yield names.messages("play-now-city", who=names.party(owner))
    counts = {seat: tokens_of(seat, view)[area] for seat in range(len(view.players))}
    counts[BARBARIANS] = view.barbarians.get(area, 0)
    for party, count in counts.items():
        if count:
            yield f"{names.party(party)} {count}"


def tokens_of(seat: Seat, view: View) -> Counter[AreaNo]:
    """A player's tokens by area, also after moves that can still be taken back (M2)."""
    draft = None if view.movement is None else view.movement.drafts.get(seat)
    return Counter(view.players[seat].tokens if draft is None else draft.tokens)


def ships_of(seat: Seat, view: View) -> list[int]:
    """Where a player's ships are, also after moves that can still be taken back (M2)."""
    draft = None if view.movement is None else view.movement.drafts.get(seat)
    if draft is None:
        return list(view.players[seat].ships)
    return [ship.place for ship in draft.ships.values()]


def _player(seat: Seat, view: View, names: Naming) -> Iterator[str]:
    player, messages = view.players[seat], names.messages
    cities = [area for area, owner in view.cities.items() if owner == seat]
    yield messages(
        "play-now-player",
        who=names.party(seat),
        cities=names.places(cities),
        tokens=names.by_place(tokens_of(seat, view)),
        ships=names.places(ships_of(seat, view)),
    )
    yield messages("play-now-advances", advances=names.advances(player.advances))
    credits_ = dict(enumerate(player.credits))
    yield messages("play-now-credits", credits=names.by_group(credits_))


def _themes(text: str, names: Naming) -> Iterator[str]:
    """The advances of a theme set of the Short Game (Q1)."""
    for theme in facts().short_game.theme_sets:
        name = theme.name.in_language(names.messages.language)
        if fold(text) and fold(name).startswith(fold(text)):
            advances = names.several_advances(theme.advances)
            yield names.messages("play-now-theme", theme=name, advances=advances)
