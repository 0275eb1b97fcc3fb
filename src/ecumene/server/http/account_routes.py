"""Requests about oneself: name, devices, how to be reached."""

from __future__ import annotations

from typing import Final

from ecumene.seat.statuses import CONFLICT, MISSING
from ecumene.server import wire
from ecumene.server.http.middleware.proxies import subscriber_of
from ecumene.server.http.middleware.request_headers import (
    former_tokens,
    header,
    shows_cookie,
    token_of,
)
from ecumene.server.http.middleware.request_prices import Price
from ecumene.server.http.routes import Call, Routes, Signed
from ecumene.server.notify.channel_kinds import Channel
from ecumene.server.refusals import FORBIDDEN, TOO_MANY, UNKNOWN, refuse
from ecumene.server.services.contact_channels import ChannelList, TypedCode
from ecumene.server.services.devices import device_called

ROUTES: Final = Routes()


NEWCOMER: Final = Price(person=0, address=400)
"""A new person, or one on a new device: charged to the address, since a newcomer has no history."""


@ROUTES.post(
    "/api/people",
    body=wire.NewPerson,
    answer=wire.Credentials,
    open=True,
    also_refused=(CONFLICT,),
    price=NEWCOMER,
)
async def come(call: Call, new: wire.NewPerson) -> Signed:
    """Register; a browser gets a cookie, unless it has a valid one."""
    scope = call.scope
    if call.somebody is not None and shows_cookie(scope):
        raise refuse(CONFLICT, "server-somebody-already", name=call.somebody.name)
    credentials = await call.services.people.add(new, _device(call))
    return Signed(credentials, credentials.token, former_tokens(scope))


@ROUTES.get("/api/me", answer=wire.Credentials, or_nothing=True, open=True, also_refused=(UNKNOWN,))
async def me(call: Call) -> wire.Credentials | None:
    """Who you are, without the token. No content if no credentials are sent."""
    if token_of(call.scope) is None:
        return None
    return wire.Credentials(call.person.name, call.person.language, "")


@ROUTES.put("/api/me", body=wire.NewPerson, answer=wire.Credentials)
async def rename(call: Call, new: wire.NewPerson) -> wire.Credentials:
    """Change your name or language."""
    person = await call.services.people.rename(call.person, new)
    return wire.Credentials(person.name, person.language, "")


# Devices


@ROUTES.post("/api/me/codes", answer=wire.DeviceCode)
async def code(call: Call) -> wire.DeviceCode:
    """Get a code to sign in on another device, once."""
    return await call.services.devices.code(call.person)


@ROUTES.post(
    "/api/devices/owner",
    body=wire.UsedCode,
    answer=wire.CodeOwner,
    open=True,
    also_refused=(UNKNOWN,),
)
async def code_owner(call: Call, used: wire.UsedCode) -> wire.CodeOwner:
    """Whose code it is, and whose device; the code stays valid."""
    return await call.services.devices.owner(used.code, call.somebody)


@ROUTES.post(
    "/api/devices",
    body=wire.UsedCode,
    answer=wire.Credentials,
    open=True,
    also_refused=(UNKNOWN, CONFLICT),
    price=NEWCOMER,
)
async def use_code(call: Call, used: wire.UsedCode) -> wire.Credentials | Signed:
    """Sign in on this device as the person who made the code.

    If the device belongs to someone else, this must be confirmed with `instead`; a browser keeps
    the former identity.
    """
    former = await _former(call)
    credentials = await call.services.devices.use(used, call.somebody, former, _device(call))
    if not credentials.token:
        return credentials
    return Signed(credentials, credentials.token, _kept(call, former))


@ROUTES.get("/api/me/devices", answer=wire.DeviceList)
async def devices(call: Call) -> wire.DeviceList:
    """Your devices."""
    return await call.services.devices.listed(call.person, call.token)


@ROUTES.delete(
    "/api/me/devices/{device:str}", answer=wire.DeviceList, also_refused=(MISSING, CONFLICT)
)
async def sign_out(call: Call) -> wire.DeviceList:
    """Sign out one of your devices; its connections are closed."""
    device = str(call.scope["path_params"]["device"])
    await call.services.devices.sign_out(call.person, device)
    return await call.services.devices.listed(call.person, call.token)


@ROUTES.delete("/api/me/devices", answer=wire.DeviceList)
async def sign_out_others(call: Call) -> wire.DeviceList:
    """Sign out all your other devices."""
    await call.services.devices.sign_out_others(call.person, call.token)
    return await call.services.devices.listed(call.person, call.token)


# Former identities


@ROUTES.get("/api/selves", answer=wire.FormerSelves, open=True)
async def selves(call: Call) -> wire.FormerSelves:
    """The people this browser was signed in as before, and can be again."""
    return await call.services.devices.selves(await _former(call))


@ROUTES.post("/api/selves/{self:str}", answer=wire.Credentials, open=True, also_refused=(MISSING,))
async def become(call: Call) -> Signed:
    """Sign in as one of them again; the current identity is kept the same way."""
    former = await _former(call)
    id_ = str(call.scope["path_params"]["self"])
    token, person = await call.services.devices.former(id_, former)
    others = tuple(each for each in former if each != token)
    credentials = wire.Credentials(person.name, person.language, "")
    return Signed(credentials, token, _kept(call, others))


async def _former(call: Call) -> tuple[str, ...]:
    """The valid tokens of people this browser was signed in as before."""
    kept = former_tokens(call.scope)
    return tuple(await call.services.people.each_of_tokens(kept))


def _kept(call: Call, former: tuple[str, ...]) -> tuple[str, ...]:
    """Those tokens, with the current one first."""
    return former if call.somebody is None else (call.token, *former)


def _device(call: Call) -> str:
    return device_called(header(call.scope, "user-agent") or "")


# Notifications


@ROUTES.get("/api/me/channels", answer=ChannelList)
async def channels(call: Call) -> ChannelList:
    """How you are notified."""
    return await call.services.channels.listed(call.person)


@ROUTES.post(
    "/api/me/channels", body=Channel, answer=ChannelList, also_refused=(CONFLICT, TOO_MANY)
)
async def add_channel(call: Call, channel: Channel) -> ChannelList:
    """Add a way to be notified: browser, mail or webhook.

    Mailboxes and webhooks are sent a code, and nothing else until it is typed in.
    """
    return await call.services.channels.add(call.person, channel, _asker(call))


@ROUTES.post(
    "/api/me/channels/{channel:str}/code",
    answer=ChannelList,
    also_refused=(MISSING, TOO_MANY),
)
async def send_code(call: Call) -> ChannelList:
    """Send another code to a mailbox or a webhook."""
    return await call.services.channels.send_code(call.person, _channel(call), _asker(call))


@ROUTES.post(
    "/api/me/channels/{channel:str}/confirm",
    body=TypedCode,
    answer=ChannelList,
    also_refused=(FORBIDDEN, MISSING, CONFLICT),
)
async def confirm_channel(call: Call, typed: TypedCode) -> ChannelList:
    """Confirm a channel with the code that was sent to it."""
    return await call.services.channels.confirm(call.person, _channel(call), typed)


@ROUTES.delete("/api/me/channels/{channel:str}", answer=ChannelList, also_refused=(MISSING,))
async def remove_channel(call: Call) -> ChannelList:
    """Remove a channel."""
    return await call.services.channels.remove(call.person, _channel(call))


def _channel(call: Call) -> str:
    return str(call.scope["path_params"]["channel"])


def _asker(call: Call) -> str:
    """Where the request comes from, for counting."""
    return subscriber_of(call.scope)
