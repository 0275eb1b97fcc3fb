"""Requests about oneself: a name, other devices, how to be reached."""

from __future__ import annotations

from typing import Final

from ecumene.server import wire
from ecumene.server.headers import token_of
from ecumene.server.http.routes import Call, Routes
from ecumene.server.notices import ChannelList
from ecumene.server.notify.channels import Channel
from ecumene.server.refusals import MISSING, UNKNOWN

ROUTES: Final = Routes()


@ROUTES.post("/api/people", body=wire.NewPerson, answer=wire.Credentials, open=True)
async def come(call: Call, new: wire.NewPerson) -> wire.Credentials:
    """Be known here from now on; a browser gets a cookie."""
    return await call.services.people.add(new)


@ROUTES.get("/api/me", answer=wire.Credentials, or_nothing=True, open=True, also_refused=(UNKNOWN,))
async def me(call: Call) -> wire.Credentials | None:
    """Who one is here; the token is not shown again. Nothing to whoever shows no credentials."""
    if token_of(call.request.scope) is None:
        return None
    return wire.Credentials(call.person.name, call.person.language, "")


@ROUTES.put("/api/me", body=wire.NewPerson, answer=wire.Credentials)
async def rename(call: Call, new: wire.NewPerson) -> wire.Credentials:
    """Be called otherwise, or spoken to in another language."""
    person = await call.services.people.rename(call.person, new)
    return wire.Credentials(person.name, person.language, "")


@ROUTES.post("/api/me/codes", answer=wire.DeviceCode)
async def code(call: Call) -> wire.DeviceCode:
    """Get a code that brings oneself to another device, once."""
    return await call.services.people.code(call.person)


@ROUTES.post(
    "/api/devices",
    body=wire.UsedCode,
    answer=wire.Credentials,
    open=True,
    also_refused=(UNKNOWN,),
)
async def use_code(call: Call, used: wire.UsedCode) -> wire.Credentials:
    """Be the same person on this device as where the code was made."""
    return await call.services.people.use(used.code)


@ROUTES.get("/api/me/channels", answer=ChannelList)
async def channels(call: Call) -> ChannelList:
    """How one is told that it is one's turn."""
    return await call.services.notices.channels(call.person)


@ROUTES.post("/api/me/channels", body=Channel, answer=ChannelList)
async def add_channel(call: Call, channel: Channel) -> ChannelList:
    """Be told in one more way: by a browser, by mail, by a webhook."""
    return await call.services.notices.add(call.person, channel)


@ROUTES.delete("/api/me/channels/{channel:str}", answer=ChannelList, also_refused=(MISSING,))
async def remove_channel(call: Call) -> ChannelList:
    """Be told in one way less."""
    channel = str(call.request.path_params["channel"])
    return await call.services.notices.remove(call.person, channel)
