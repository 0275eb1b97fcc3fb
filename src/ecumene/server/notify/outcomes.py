"""What has become of a notice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Collection

Reason: TypeAlias = Literal[
    "channel", "address", "name", "time", "connection", "redirect", "refused", "trouble"
]
"""Why a notice was not delivered.

``channel``: the server does not send there, or no longer; ``address``, ``name``, ``time`` and
``connection``: what ``outgoing.Trouble`` says; ``redirect``: the other side wants it elsewhere;
``refused``: it will not have it; ``trouble``: it could not take it now.
"""


class Sent(Struct, frozen=True):
    """The other side has taken it."""


class Gone(Struct, frozen=True):
    """Nobody is there any more: the channel is to be removed."""


class Failed(Struct, frozen=True):
    """It was not delivered."""

    reason: Reason
    """Why, for logs and statistics."""
    status: int | None = None
    """What the other side has answered; None where it has not."""


Outcome: TypeAlias = Sent | Gone | Failed


def outcome_of(status: int, gone: Collection[int]) -> Outcome:
    """What an answer over HTTP means, where some say that nobody is there any more."""
    if 200 <= status < 300:
        return Sent()
    if status in gone:
        return Gone()
    if 300 <= status < 400:
        return Failed("redirect", status)
    return Failed("trouble" if status == 429 or status >= 500 else "refused", status)
