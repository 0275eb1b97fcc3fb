"""Addresses that people are sent: of a server or a game, with a secret after the #."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from ecumene.cli.refusal import CommandRefusal

COMMAND: Final = "ecumene join"
KINDS: Final = ("join", "seat", "watch", "host", "device")
"""What a secret may be for."""
GAME: Final = re.compile(r"(?P<folder>.*?)/games/(?P<game>[A-Za-z0-9_-]+)/?")
SECRET: Final = re.compile(rf"(?P<kind>{'|'.join(KINDS)})=(?P<secret>[A-Za-z0-9_.~-]+)")


@dataclass(frozen=True)
class Address:
    """A parsed address."""

    server: str
    """The server: ``https://host``, optionally with a port and a folder."""
    game: str | None = None
    """The id of a game there."""
    kind: str | None = None
    """What the secret is for: one of ``KINDS``."""
    secret: str = ""
    """It reaches no log, since nothing after # is sent in a request."""

    def of_game(self, game: str) -> str:
        """The address of a game, without secrets."""
        return f"{self.server}/games/{game}"


def read_address(text: str) -> Address:
    """The typed address; refuses an invalid one."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:
        raise _bad(text) from None
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        raise _bad(text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{parts.scheme}://{host}" + ("" if port is None else f":{port}")
    place = GAME.fullmatch(parts.path)
    folder, game = (parts.path.rstrip("/"), None) if place is None else place.groups()
    if not parts.fragment:
        return Address(server + folder, game)
    secret = SECRET.fullmatch(parts.fragment)
    if secret is None or (game is None) != (secret["kind"] == "device"):
        raise CommandRefusal("join-bad-link", help_for=COMMAND)
    return Address(server + folder, game, secret["kind"], secret["secret"])


def _bad(text: str) -> CommandRefusal:
    """An invalid address; what follows # is not repeated, so that no secret is shown."""
    return CommandRefusal("join-bad-address", address=text.partition("#")[0], help_for=COMMAND)
