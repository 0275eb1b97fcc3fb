"""A person's tokens for servers, in a private file."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from ecumene.cli.refusal import FAILED, CommandRefusal, cannot_read, cannot_write

FILE: Final = "servers.json"
FORMER: Final = "#former"
"""Follows a server's address: the former identities there. No server has such an address."""
ONLY_OWN: Final = 0o600


def usual_file() -> Path:
    """The file in the person's configuration folder (XDG)."""
    folder = os.environ.get("XDG_CONFIG_HOME")
    return (Path(folder) if folder else Path.home() / ".config") / "ecumene" / FILE


class Tokens:
    """The tokens of one person, by the addresses of servers."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def of(self, server: str) -> str | None:
        """The token for a server; None if the person is unknown there."""
        return self._read().get(server)

    def keep(self, server: str, token: str) -> None:
        """Store a token."""
        self._write({**self._read(), server: token})

    def become(self, server: str, token: str) -> None:
        """Store another person's token; the former one is set aside."""
        tokens = self._read()
        before = [tokens[server]] if server in tokens else []
        former = [*tokens.get(server + FORMER, "").split(), *before]
        self._write({**tokens, server: token, server + FORMER: " ".join(former)})

    def go_back(self, server: str) -> bool:
        """Return to the former identity, setting the current one aside; False if there is none.

        Repeated, it goes round through all of them.
        """
        tokens = self._read()
        former = tokens.get(server + FORMER, "").split()
        if not former:
            return False
        now = [tokens[server]] if server in tokens else []
        left = " ".join([*now, *former[:-1]])
        self._write({**tokens, server: former[-1], server + FORMER: left})
        return True

    def _read(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, str])
        except FileNotFoundError:
            return {}
        except OSError as error:
            raise cannot_read(self._file, error) from None
        except (msgspec.DecodeError, RecursionError):
            raise CommandRefusal("join-damaged", file=str(self._file), code=FAILED) from None

    def _write(self, tokens: dict[str, str]) -> None:
        """Write whole or not at all, private from the first moment."""
        beside = self._file.with_name(f"{FILE}.{os.getpid()}.new")
        text = msgspec.json.format(msgspec.json.encode(tokens))
        try:
            self._file.parent.mkdir(parents=True, exist_ok=True)
            with open(beside, "xb", opener=_for_oneself) as stream:
                stream.write(text + b"\n")
            beside.replace(self._file)
        except OSError as error:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise cannot_write(self._file, error) from None


def _for_oneself(path: str, flags: int) -> int:
    return os.open(path, flags, ONLY_OWN)
