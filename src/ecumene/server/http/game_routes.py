"""Requests about games: creating, finding, joining and running them, and owners' belongings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.analysis.own_ledger import OwnLedger
from ecumene.analysis.retrospect import Retrospect
from ecumene.bots import PLAYERS
from ecumene.bots.orders import StandingOrders
from ecumene.data import Name
from ecumene.seat.statuses import CONFLICT
from ecumene.server import wire
from ecumene.server.http.middleware.request_prices import Price
from ecumene.server.http.routes import Call, Routes
from ecumene.server.notify.schedule import NoticeMode
from ecumene.server.refusals import FORBIDDEN
from ecumene.server.services.lobby import estimated
from ecumene.words import languages

if TYPE_CHECKING:
    from ecumene.server.services.past_reader import Json

ROUTES: Final = Routes()
GAME: Final = "/api/games/{game:str}"
SEAT: Final = GAME + "/seats/{seat:int}"
WATCH: Final = GAME + "/watch"
NEW_GAME: Final = Price(60, address=400)
OLD_GAME: Final = Price(120, address=800)
"""A game with a past, which must be replayed and stored."""
GUESS: Final = Price(30, address=120)
"""A short code, of any game: 20 tries a minute, and 100 at one address."""
SECRET: Final = Price(3, address=12)
"""A secret of a certain game, which may be a short code."""


@ROUTES.get("/api/computers", answer=wire.Computers, open=True)
async def computers(_: Call) -> wire.Computers:
    """The available computer players, and how each plays."""
    found = {name: PLAYERS.registered(name) for name in PLAYERS}
    return wire.Computers(
        tuple(
            wire.Computer(name, Name(**{each: player.about_in(each) for each in languages}))
            for name, player in found.items()
        )
    )


@ROUTES.get("/api/games", answer=wire.GameList)
async def own_games(call: Call) -> wire.GameList:
    """Your games, those that wait for you first."""
    return await call.services.lobby.games_of(call.person)


@ROUTES.post("/api/games", body=wire.NewGame, answer=wire.Ordered, price=NEW_GAME)
async def create(call: Call, new: wire.NewGame) -> wire.Ordered:
    """Create a game; the links for others are shown only here."""
    return await call.services.lobby.create(call.person, new)


@ROUTES.post("/api/length", body=wire.NewGame, answer=wire.Length, open=True, price=Price(3))
async def length(_: Call, new: wire.NewGame) -> wire.Length:
    """How long a game of these terms may take; nothing is created."""
    return estimated(new)


@ROUTES.post("/api/games/import", raw=True, answer=wire.Ordered, price=OLD_GAME)
async def bring(call: Call, data: bytes) -> wire.Ordered:
    """Create a game from a record, compressed or not, and continue it against computers."""
    return await call.services.game_history.bring(call.person, data)


@ROUTES.get(GAME, answer=wire.GameInfo)
async def game(call: Call) -> wire.GameInfo:
    """A game without its board: who sits where, who is waited for."""
    return await call.services.lobby.info(call.game, call.person)


@ROUTES.post(
    "/api/invitations",
    body=wire.InvitationCode,
    answer=wire.Invitation,
    open=True,
    also_refused=(FORBIDDEN,),
    price=GUESS,
)
async def invited_by_code(call: Call, typed: wire.InvitationCode) -> wire.Invitation:
    """What a short code invites to; nothing is used up."""
    return await call.services.lobby.invitation_by_code(call.somebody, typed.code)


@ROUTES.post(
    GAME + "/invitation", body=wire.ShownLink, answer=wire.Invitation, open=True, price=SECRET
)
async def invited(call: Call, shown: wire.ShownLink) -> wire.Invitation:
    """What a link invites to; nothing is used up."""
    return await call.services.lobby.invitation(call.game, call.somebody, shown.secret)


@ROUTES.post(GAME + "/join", body=wire.Joining, answer=wire.Joined, price=SECRET)
async def join(call: Call, joining: wire.Joining) -> wire.Joined:
    """Use one of a game's links: take a seat, watch, or become a host."""
    return await call.services.lobby.join(call.game, call.person, joining)


@ROUTES.post(GAME + "/host", body=wire.HostOrder, answer=wire.Ordered)
async def host(call: Call, order: wire.HostOrder) -> wire.Ordered:
    """Run a game: start, pause, give time, end trade, propose to take back."""
    return await call.services.lobby.host(call.game, call.person, order)


@ROUTES.get(GAME + "/rematch", answer=wire.Rematch)
async def rematch(call: Call) -> wire.Rematch:
    """Whether somebody has asked for a rematch of a game, and who sits there."""
    return await call.services.rematches.of(call.game, call.person)


@ROUTES.post(GAME + "/rematch", answer=wire.Ordered, price=NEW_GAME, also_refused=(CONFLICT,))
async def play_again(call: Call) -> wire.Ordered:
    """Make the rematch of a game that is over, with the same people and terms, or join it."""
    return await call.services.rematches.ask(call.game, call.person)


@ROUTES.get(GAME + "/scores", answer=wire.Scores, price=Price(10))
async def scores(call: Call) -> Json:
    """Everyone's points, cities and advances, turn by turn."""
    return await call.services.game_history.scores(call.game, call.person)


@ROUTES.get(GAME + "/retrospect", answer=Retrospect, price=Price(10), also_refused=(CONFLICT,))
async def retrospect(call: Call) -> Json:
    """What decided a finished game: chances, turning points, awards, its story, its trade.

    While it runs, those who watch a game of computers or have left theirs get the chances that
    everybody could judge.
    """
    return await call.services.retrospects.of(call.game, call.person)


@ROUTES.get(GAME + "/record", answer=bytes, price=Price(20))
async def record(call: Call) -> bytes:
    """The whole record of a finished game, as `ecumene replay --check` verifies it."""
    return await call.services.game_history.record(call.game, call.person)


@ROUTES.post(GAME + "/continue", body=wire.Continuing, answer=wire.Ordered, price=OLD_GAME)
async def go_on_from(call: Call, wish: wire.Continuing) -> wire.Ordered:
    """Continue a finished game from a moment, as a new game against computers."""
    return await call.services.game_history.go_on_from(call.game, call.person, wish)


@ROUTES.get(GAME + "/notices", answer=NoticeMode)
async def notice_mode(call: Call) -> NoticeMode:
    """When you are notified of this game."""
    await call.services.lobby.info(call.game, call.person)
    return await call.services.notices.mode(call.game, call.person)


@ROUTES.put(GAME + "/notices", body=NoticeMode, answer=NoticeMode)
async def set_notice_mode(call: Call, mode: NoticeMode) -> NoticeMode:
    """Be notified of this game only when away, always, or never."""
    await call.services.lobby.info(call.game, call.person)
    return await call.services.notices.set_mode(call.game, call.person, mode)


@ROUTES.post(WATCH + "/chat", body=wire.ChatLine)
async def watch_chat(call: Call, line: wire.ChatLine) -> None:
    """Send a chat message to everybody."""
    await call.services.seat_owners.say(call.game, call.person, None, line)


# Belongings of a seat's owner


@ROUTES.post(SEAT, body=wire.SeatOrder, answer=wire.Ordered)
async def order_about_seat(call: Call, order: wire.SeatOrder) -> wire.Ordered:
    """Hand a seat to a computer, take it back, give it up, or agree to an undo."""
    return await call.services.lobby.seat(call.game, call.seat, call.person, order)


@ROUTES.post(SEAT + "/seen", body=wire.Seen)
async def seen(call: Call, upto: wire.Seen) -> None:
    """Record how far you have read."""
    await call.services.seat_owners.seen(call.game, call.person, call.seat, upto.number)


@ROUTES.get(SEAT + "/trade", answer=OwnLedger, price=Price(10), also_refused=(CONFLICT,))
async def own_trade(call: Call) -> Json:
    """Your own ledger of trade: what you gave, got and were promised, deal by deal."""
    return await call.services.retrospects.own_trade(call.game, call.person, call.seat)


@ROUTES.get(SEAT + "/notes", answer=wire.Notes)
async def notes(call: Call) -> wire.Notes:
    """Your notes."""
    return await call.services.seat_owners.notes(call.game, call.person, call.seat)


@ROUTES.put(SEAT + "/notes", body=wire.Notes, answer=wire.Notes)
async def note(call: Call, text: wire.Notes) -> wire.Notes:
    """Replace your notes; nobody else can read them."""
    return await call.services.seat_owners.note(call.game, call.person, call.seat, text)


@ROUTES.get(SEAT + "/orders", answer=wire.OrdersInfo)
async def orders(call: Call) -> wire.OrdersInfo:
    """The seat's standing orders, and which have stopped."""
    return await call.services.seat_owners.orders(call.game, call.person, call.seat)


@ROUTES.put(SEAT + "/orders", body=StandingOrders, answer=wire.OrdersInfo)
async def order(call: Call, given: StandingOrders) -> wire.OrdersInfo:
    """Replace the standing orders."""
    return await call.services.seat_owners.order(call.game, call.person, call.seat, given)


@ROUTES.post(SEAT + "/chat", body=wire.ChatLine)
async def chat(call: Call, line: wire.ChatLine) -> None:
    """Send a chat message to everybody or to some seats."""
    await call.services.seat_owners.say(call.game, call.person, call.seat, line)
