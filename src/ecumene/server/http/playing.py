"""Requests of a seat: what it sees and is asked, and what it answers."""

from __future__ import annotations

from typing import Final

from ecumene.bots.orders import StandingOrders
from ecumene.server import wire
from ecumene.server.http.games import GAME
from ecumene.server.http.routes import Call, Query, Routes

ROUTES: Final = Routes()
SEAT: Final = GAME + "/seats/{seat:int}"
SINCE: Final = Query("since", "The last message one has; 0 if it is not given.")


@ROUTES.post(SEAT, body=wire.SeatOrder, answer=wire.Ordered)
async def order_about_seat(call: Call, order: wire.SeatOrder) -> wire.Ordered:
    """Hand a seat to a computer, take it back, give it up, or agree to an undo."""
    return await call.services.lobby.seat(call.game, call.seat, call.person, order)


@ROUTES.get(
    SEAT + "/view",
    answer=wire.Look,
    query=(Query("at", "A message of the stream: the game as it was then."),),
)
async def view(call: Call) -> wire.Look:
    """The game as the seat may know it."""
    at = call.number("at")
    if at is not None:
        return await call.services.looking_back.at(call.game, call.person, call.seat, at)
    return await call.services.playing.look(call.game, call.person, call.seat)


@ROUTES.get(SEAT + "/question", answer=wire.Asked)
async def question(call: Call) -> wire.Asked:
    """What the seat is asked: sentence, rule, fields, forecast and default."""
    return await call.services.playing.question(call.game, call.person, call.seat)


@ROUTES.post(SEAT + "/answers", body=wire.Answering, answer=wire.Acknowledged)
async def answer(call: Call, answering: wire.Answering) -> wire.Acknowledged:
    """Answer; it is stored when this comes back, and the same sent twice counts once."""
    return await call.services.playing.answer(call.game, call.person, call.seat, answering)


@ROUTES.post(SEAT + "/undo", body=wire.TakingBack, answer=wire.Acknowledged)
async def undo(call: Call, wish: wire.TakingBack) -> wire.Acknowledged:
    """Take back one's own last answers, as long as nothing new has come to light."""
    return await call.services.playing.undo(call.game, call.person, call.seat, wish)


@ROUTES.post(SEAT + "/why-not", body=wire.Doubt, answer=wire.WhyNot)
async def why_not(call: Call, doubt: wire.Doubt) -> wire.WhyNot:
    """Ask why an answer is not offered; nothing is answered by it."""
    return await call.services.playing.why_not(
        call.game, call.person, call.seat, doubt.action, call.language
    )


@ROUTES.get(SEAT + "/proposal", answer=wire.Proposed)
async def proposal(call: Call) -> wire.Proposed:
    """What a computer player would answer; nothing is answered by it."""
    return await call.services.playing.proposal(call.game, call.person, call.seat)


@ROUTES.post(SEAT + "/patience", body=wire.Patient)
async def patience(call: Call, wish: wire.Patient) -> None:
    """Let the others go on in trade without an answer."""
    await call.services.playing.be_patient(call.game, call.person, call.seat, wish)


@ROUTES.get(SEAT + "/messages", answer=wire.Stream, query=(SINCE,))
async def messages(call: Call) -> wire.Stream:
    """What the seat was told after some message."""
    since = call.number("since") or 0
    return await call.services.playing.messages(call.game, call.person, call.seat, since)


@ROUTES.get(
    SEAT + "/digest",
    answer=wire.Digest,
    query=(Query("since", "A message; if it is not given, what was seen last."),),
)
async def digest(call: Call) -> wire.Digest:
    """What has happened since one's last look, nearest to the seat first."""
    since = call.number("since")
    return await call.services.playing.digest(call.game, call.person, call.seat, since)


@ROUTES.post(SEAT + "/seen", body=wire.Seen)
async def seen(call: Call, upto: wire.Seen) -> None:
    """Note how far one has read."""
    await call.services.playing.seen(call.game, call.person, call.seat, upto.number)


@ROUTES.get(SEAT + "/moments", answer=wire.Moments)
async def moments(call: Call) -> wire.Moments:
    """The beginnings of all phases, with the seat's numbers."""
    return await call.services.looking_back.moments(call.game, call.person, call.seat)


@ROUTES.get(SEAT + "/notes", answer=wire.Notes)
async def notes(call: Call) -> wire.Notes:
    """What one has noted down."""
    return await call.services.playing.notes(call.game, call.person, call.seat)


@ROUTES.put(SEAT + "/notes", body=wire.Notes, answer=wire.Notes)
async def note(call: Call, text: wire.Notes) -> wire.Notes:
    """Note something down; nobody else reads it."""
    return await call.services.playing.note(call.game, call.person, call.seat, text)


@ROUTES.get(SEAT + "/orders", answer=wire.OrdersInfo)
async def orders(call: Call) -> wire.OrdersInfo:
    """The standing orders of the seat, and which have stopped."""
    return await call.services.playing.orders(call.game, call.person, call.seat)


@ROUTES.put(SEAT + "/orders", body=StandingOrders, answer=wire.OrdersInfo)
async def order(call: Call, given: StandingOrders) -> wire.OrdersInfo:
    """Give standing orders in place of those there were."""
    return await call.services.playing.order(call.game, call.person, call.seat, given)


@ROUTES.post(SEAT + "/chat", body=wire.ChatLine)
async def chat(call: Call, line: wire.ChatLine) -> None:
    """Say something to all, or to some seats."""
    await call.services.playing.say(call.game, call.person, call.seat, line)
