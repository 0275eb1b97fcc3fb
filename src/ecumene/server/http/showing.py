"""Requests for what is shown besides the game itself, to a seat or to spectators."""

from __future__ import annotations

from typing import Final

from ecumene.rules import forecast
from ecumene.server import shown
from ecumene.server.http.games import GAME
from ecumene.server.http.playing import SEAT, SINCE
from ecumene.server.http.routes import Call, Routes

ROUTES: Final = Routes()
WATCH: Final = GAME + "/watch"


@ROUTES.get(SEAT + "/story", answer=shown.Story, query=(SINCE,))
async def story(call: Call) -> shown.Story:
    """What the seat was told after some message, in words."""
    since = call.number("since") or 0
    return await call.services.showing.story(call.game, call.person, call.seat, since)


@ROUTES.get(WATCH + "/story", answer=shown.Story, query=(SINCE,))
async def watch_story(call: Call) -> shown.Story:
    """What spectators were told after some message, in words."""
    since = call.number("since") or 0
    return await call.services.showing.story(call.game, call.person, None, since)


# Cards


@ROUTES.get(SEAT + "/hand", answer=forecast.Hand)
async def hand(call: Call) -> forecast.Hand:
    """The cards of the seat: what its sets are worth, and which calamities are among them."""
    return await call.services.showing.seen(call.game, call.person, call.seat, forecast.hand)


@ROUTES.get(SEAT + "/offers", answer=forecast.Bargains)
async def offers(call: Call) -> forecast.Bargains:
    """What every open offer and deal would bring the seat, by its own hand alone."""
    return await call.services.showing.seen(call.game, call.person, call.seat, forecast.bargains)
