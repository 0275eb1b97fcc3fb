"""The outcome of sending a notice."""

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
``connection``: see ``outgoing.Trouble``; ``redirect``: the other side redirects; ``refused``: it
refuses for good; ``trouble``: it could not accept it now.
"""


class Sent(Struct, frozen=True):
    """The other side has accepted it."""


class Gone(Struct, frozen=True):
    """The channel no longer exists and must be removed."""


class Failed(Struct, frozen=True):
    """It was not delivered."""

    reason: Reason
    """Why, for logs and statistics."""
    status: int | None = None
    """The response status; None if there was none."""


Outcome: TypeAlias = Sent | Gone | Failed


def outcome_of(status: int, gone: Collection[int]) -> Outcome:
    """The outcome for an HTTP status; ``gone`` has those that mean the channel is gone."""
    if 200 <= status < 300:
        return Sent()
    if status in gone:
        return Gone()
    if 300 <= status < 400:
        return Failed("redirect", status)
    return Failed("trouble" if status == 429 or status >= 500 else "refused", status)
