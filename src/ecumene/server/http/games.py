"""Requests about games: making, finding, joining and running them, and looking back."""

from __future__ import annotations

from typing import Final

from ecumene.server import wire
from ecumene.server.http.routes import Call, Query, Routes
from ecumene.server.notices import NoticeMode

ROUTES: Final = Routes()
GAME: Final = "/api/games/{game:str}"


@ROUTES.get("/api/games", answer=wire.GameList)
async def own_games(call: Call) -> wire.GameList:
    """One's own games, first those in which one is asked."""
    return await call.services.lobby.games_of(call.person)


@ROUTES.post("/api/games", body=wire.NewGame, answer=wire.Ordered)
async def create(call: Call, new: wire.NewGame) -> wire.Ordered:
    """Make a game; the links for others are shown only here."""
    return await call.services.lobby.create(call.person, new)


@ROUTES.post("/api/games/import", raw=True, answer=wire.Ordered)
async def bring(call: Call, data: bytes) -> wire.Ordered:
    """Make a game of a record, compressed or not, and go on against computers."""
    return await call.services.looking_back.bring(call.person, data)


@ROUTES.get(GAME, answer=wire.GameInfo)
async def game(call: Call) -> wire.GameInfo:
    """A game without its board: who sits where, who is waited for."""
    return await call.services.lobby.info(call.game, call.person)


@ROUTES.post(GAME + "/join", body=wire.Joining, answer=wire.Joined)
async def join(call: Call, joining: wire.Joining) -> wire.Joined:
    """Use one of the links of a game: take a seat, look on, or run the game."""
    return await call.services.lobby.join(call.game, call.person, joining)


@ROUTES.post(GAME + "/host", body=wire.HostOrder, answer=wire.Ordered)
async def host(call: Call, order: wire.HostOrder) -> wire.Ordered:
    """Run a game: start, pause, give time, end trade, propose to take back."""
    return await call.services.lobby.host(call.game, call.person, order)


@ROUTES.get(GAME + "/scores", answer=wire.Scores)
async def scores(call: Call) -> wire.Scores:
    """Points, cities and advances of everybody, turn by turn."""
    return await call.services.looking_back.scores(call.game, call.person)


@ROUTES.get(GAME + "/record", answer=bytes)
async def record(call: Call) -> bytes:
    """The whole record of a game that is over, as `ecumene replay --check` verifies it."""
    return await call.services.looking_back.record(call.game, call.person)


@ROUTES.post(GAME + "/continue", body=wire.Continuing, answer=wire.Ordered)
async def go_on_from(call: Call, wish: wire.Continuing) -> wire.Ordered:
    """Go on from a moment of a game that is over, as a new game against computers."""
    return await call.services.looking_back.go_on_from(call.game, call.person, wish)


@ROUTES.get(GAME + "/notices", answer=NoticeMode)
async def notice_mode(call: Call) -> NoticeMode:
    """When one is told of this game."""
    await call.services.lobby.info(call.game, call.person)
    return await call.services.notices.mode(call.game, call.person)


@ROUTES.put(GAME + "/notices", body=NoticeMode, answer=NoticeMode)
async def set_notice_mode(call: Call, mode: NoticeMode) -> NoticeMode:
    """Be told of this game only when away, always, or never."""
    await call.services.lobby.info(call.game, call.person)
    return await call.services.notices.set_mode(call.game, call.person, mode)


# Looking on


@ROUTES.get(
    GAME + "/watch/view",
    answer=wire.Look,
    query=(Query("at", "A message of the stream: the game as it was then."),),
)
async def watch(call: Call) -> wire.Look:
    """The game as spectators see it."""
    at = call.number("at")
    if at is not None:
        return await call.services.looking_back.at(call.game, call.person, None, at)
    return await call.services.playing.look(call.game, call.person, None)


@ROUTES.get(
    GAME + "/watch/messages",
    answer=wire.Stream,
    query=(Query("since", "The last message one has; 0 if it is not given."),),
)
async def watch_messages(call: Call) -> wire.Stream:
    """What spectators were told after some message."""
    since = call.number("since") or 0
    return await call.services.playing.messages(call.game, call.person, None, since)


@ROUTES.get(
    GAME + "/watch/digest",
    answer=wire.Digest,
    query=(Query("since", "The last message one has; 0 if it is not given."),),
)
async def watch_digest(call: Call) -> wire.Digest:
    """What has happened since some message, as spectators know it."""
    since = call.number("since") or 0
    return await call.services.playing.digest(call.game, call.person, None, since)


@ROUTES.get(GAME + "/watch/moments", answer=wire.Moments)
async def watch_moments(call: Call) -> wire.Moments:
    """The beginnings of all phases, with spectators' numbers."""
    return await call.services.looking_back.moments(call.game, call.person, None)


@ROUTES.post(GAME + "/watch/chat", body=wire.ChatLine)
async def watch_chat(call: Call, line: wire.ChatLine) -> None:
    """Say something to everybody."""
    await call.services.playing.say(call.game, call.person, None, line)
