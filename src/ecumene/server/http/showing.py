"""Requests for what is shown besides the game itself, to a seat or to spectators."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules import forecast
from ecumene.server import describing, showing, shown, wire
from ecumene.server.http.games import GAME
from ecumene.server.http.playing import SEAT, SINCE
from ecumene.server.http.routes import Call, Routes

if TYPE_CHECKING:
    from ecumene.server.journal import Reader

ROUTES: Final = Routes()
WATCH: Final = GAME + "/watch"
AREA: Final = "/areas/{area:str}"


@ROUTES.get("/api/computers", answer=shown.Computers, open=True)
async def computers(_: Call) -> shown.Computers:
    """The computer players that there are, and how each plays."""
    return showing.computers()


# The log


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


# The board


@ROUTES.get(SEAT + AREA, answer=shown.AreaCard)
async def area(call: Call) -> shown.AreaCard:
    """A place as it is for the seat: room, who is there, what a conflict would leave."""
    return await _area(call, call.seat)


@ROUTES.get(WATCH + AREA, answer=shown.AreaCard)
async def watch_area(call: Call) -> shown.AreaCard:
    """A place as spectators see it: who is there, what a conflict would leave."""
    return await _area(call, None)


async def _area(call: Call, reader: Reader) -> shown.AreaCard:
    place = call.place
    return await call.services.showing.seen(
        call.game, call.person, reader, lambda view: describing.area_card(view, place)
    )


@ROUTES.get(SEAT + "/track", answer=shown.Track)
async def track(call: Call) -> shown.Track:
    """How far everybody has come on the A.S.T., and what the next spaces ask for."""
    return await call.services.showing.seen(call.game, call.person, call.seat, describing.track)


@ROUTES.get(WATCH + "/track", answer=shown.Track)
async def watch_track(call: Call) -> shown.Track:
    """How far everybody has come on the A.S.T., as spectators see it."""
    return await call.services.showing.seen(call.game, call.person, None, describing.track)


# Cards


@ROUTES.get(SEAT + "/hand", answer=forecast.Hand)
async def hand(call: Call) -> forecast.Hand:
    """The cards of the seat: what its sets are worth, and which calamities are among them."""
    return await call.services.showing.seen(call.game, call.person, call.seat, forecast.hand)


@ROUTES.get(SEAT + "/offers", answer=forecast.Bargains)
async def offers(call: Call) -> forecast.Bargains:
    """What every open offer and deal would bring the seat, by its own hand alone."""
    return await call.services.showing.seen(call.game, call.person, call.seat, forecast.bargains)


@ROUTES.post(SEAT + "/basket", body=forecast.Wanted, answer=shown.Basket)
async def basket(call: Call, wanted: forecast.Wanted) -> shown.Basket:
    """What advances would cost and bring, and how to pay for them; nothing is bought by it."""
    return await call.services.showing.basket(
        call.game, call.person, call.seat, wanted, call.language
    )


# Answers


@ROUTES.post(SEAT + "/forecast", body=wire.Doubt, answer=shown.Prospect)
async def prospect(call: Call, doubt: wire.Doubt) -> shown.Prospect:
    """What would come of an answer; nothing is answered by it."""
    return await call.services.showing.prospect(
        call.game, call.person, call.seat, doubt.action, call.language
    )
