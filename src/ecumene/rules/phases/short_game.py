"""The Short Game (Q): everyone starts with cities, four advances and trade cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.rules.actions import ChooseCities, ChooseCredits, PlaceTokens
from ecumene.rules.decisions import AskCities, AskFreeCredits, AskSpread, AskStartCities
from ecumene.rules.events import (
    CityDestroyed,
    CreditsChosen,
    StartCitiesPlaced,
    StartTokensPlaced,
    ThemeRevealed,
)
from ecumene.rules.phases.acquisition import deal_trade_cards
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.state.board import (
    add_city,
    add_tokens,
    cities_of,
    destroy_city,
    limit_for,
    remove_tokens,
    to_treasury,
)
from ecumene.rules.state.chance import shuffled
from ecumene.rules.state.lookup_tables import HAS_SITE, LIMIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AreaNo, Seat

START = facts().short_game.start


def deal_theme_sets(play: Play) -> None:
    """Everyone is dealt a theme set, which only they know, before civilizations are picked (Q1b).

    If these were agreed they are dealt by rank, so that it does not matter who sits where.
    """
    copies = facts().short_game.copies[play.options.players]
    themes = [theme for theme, count in sorted(copies.items()) for _ in range(count)]
    dealt = shuffled(play.options.seed, "theme", themes)
    agreed = play.options.civilizations
    order = play.seats if agreed is None else sorted(play.seats, key=agreed.__getitem__)
    for seat, theme in zip(order, dealt, strict=True):
        play.state.players[seat].theme = theme


def begin_short_game(play: Play) -> Course[None]:
    """Lay out everything the Short Game starts with, step by step (Q1)."""
    state = play.state
    for seat in play.seats:
        for area, count in list(state.players[seat].tokens.items()):
            remove_tokens(state, seat, area, count)
    for seat in play.by_rank():
        yield from _place_cities(play, seat)
    yield from simultaneously({seat: _reveal(play, seat) for seat in play.by_rank()})
    deal_trade_cards(play)
    for seat in play.by_rank():
        yield from _place_tokens(play, seat)


def _region(play: Play, seat: Seat) -> Sequence[AreaNo]:
    return facts().regions[play.state.players[seat].civilization].areas


def _place_cities(play: Play, seat: Seat) -> Course[None]:
    """Five cities in one's own region, at least four on sites, none on limit 0 (Q1, Q1a)."""
    player = play.state.players[seat]
    assert player.theme is not None
    areas = [area for area in _region(play, seat) if LIMIT[area]]
    action = yield from ask(
        seat,
        AskStartCities(
            player.theme,
            sites=tuple(area for area in areas if HAS_SITE[area]),
            others=tuple(area for area in areas if not HAS_SITE[area]),
            count=START.cities,
            on_sites=START.cities_on_sites,
        ),
    )
    assert isinstance(action, ChooseCities)
    for area in action.areas:
        add_city(play.state, seat, area)
    play.emit(StartCitiesPlaced(seat, tuple(sorted(action.areas))))


def _reveal(play: Play, seat: Seat) -> Course[None]:
    """Take the advances and credits of the set, which count from the first turn on (Q1, Q3)."""
    player = play.state.players[seat]
    assert player.theme is not None
    theme = facts().short_game.theme_sets[player.theme]
    player.theme = None
    free = 0
    for index in theme.advances:
        advance = facts().advances[index]
        player.advances |= 1 << index
        player.credits = [a + b for a, b in zip(player.credits, advance.credits, strict=True)]
        free += advance.free_credits
    play.emit(ThemeRevealed(seat, theme.index))
    if free:
        action = yield from ask(seat, AskFreeCredits(free))
        assert isinstance(action, ChooseCredits)
        for group, points in action.credits.items():
            player.credits[group] += points
        play.emit(CreditsChosen(seat, action.credits))
    if theme.destroys_city:
        yield from _destroy_city(play, seat)


def _destroy_city(play: Play, seat: Seat) -> Course[None]:
    """Destroy one starting city, chosen by its owner, if the set says so (Q1)."""
    cities = tuple(cities_of(play.state, seat))
    action = yield from ask(seat, AskCities("destroy", seat, cities, 1, "Q1"))
    assert isinstance(action, ChooseCities)
    for area in action.areas:
        play.emit(CityDestroyed(area, seat, "Q1", destroy_city(play.state, area)))


def _place_tokens(play: Play, seat: Seat) -> Course[None]:
    """Up to 14 tokens within the limits of one's own region, 10 more to treasury (Q1, Q4)."""
    state = play.state
    player = state.players[seat]
    room = {
        area: most
        for area in _region(play, seat)
        if (most := min(START.tokens, limit_for(state, seat, area)))
    }
    most = min(START.tokens, sum(room.values()))
    action = yield from ask(seat, AskSpread(0, most, room, "Q1"))
    assert isinstance(action, PlaceTokens)
    tokens = {area: count for area, count in sorted(action.tokens.items()) if count}
    for area, count in tokens.items():
        add_tokens(state, seat, area, count)
    to_treasury(player, START.treasury)
    player.step = START.step
    play.emit(StartTokensPlaced(seat, tokens, START.treasury, START.step))
