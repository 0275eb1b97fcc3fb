"""People, their devices and who they were before."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from ecumene.server.clock.game_clocks import Time

Language: TypeAlias = Literal["en", "pl"]


class NewPerson(Struct, frozen=True):
    """A new person."""

    name: str
    """The name others see."""
    language: Language = "en"
    """The language to address them in."""


class Credentials(Struct, frozen=True):
    """A program's token; a browser has it as a cookie."""

    name: str
    """The name others see."""
    language: Language
    """The language to address them in."""
    token: str
    """The secret to send as `Authorization: Bearer`."""


class DeviceCode(Struct, frozen=True):
    """A code that signs a person in on another device, once."""

    code: str
    """The secret to type there, with or without its hyphens."""
    link: str
    """The same as a link."""
    until: Time
    """When it expires."""


class UsedCode(Struct, frozen=True):
    """A code typed on another device."""

    code: str
    """As typed."""
    instead: bool = False
    """Whether to replace the person this device belongs to."""


class KnownPerson(Struct, frozen=True):
    """A person, told apart from others of the same name."""

    name: str
    """The name others see."""
    games: int
    """The number of games they take part in."""


class CodeOwner(Struct, frozen=True):
    """Whose code it is, and whose device."""

    person: KnownPerson
    """The person who made the code."""
    here: KnownPerson | None
    """The person this device belongs to; None: nobody yet."""
    same: bool
    """Whether they are the same person."""


class Device(Struct, frozen=True):
    """A device of a person."""

    id: str
    """Its id."""
    name: str
    """The kind of program; empty if unknown."""
    first: Time
    """When it was first used."""
    last: Time
    """When it was last used, to within an hour."""
    here: bool
    """Whether it is the device that asks."""


class DeviceList(Struct, frozen=True):
    """The devices of a person."""

    devices: tuple[Device, ...]
    """Oldest first."""


class FormerSelf(Struct, frozen=True):
    """A person this browser was signed in as before, and can be again."""

    id: str
    """Its id."""
    person: KnownPerson
    """The person."""


class FormerSelves(Struct, frozen=True):
    """The people this browser was signed in as before."""

    people: tuple[FormerSelf, ...]
    """Latest first."""
