"""``ecumene serve``: games for people elsewhere, until stopped."""

from __future__ import annotations

import os
import socket
import sys
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from ecumene.cli import desktop
from ecumene.cli.refusal import FAILED, refusal_of
from ecumene.cli.terminal import console_for, show_on
from ecumene.server.app import create_app
from ecumene.server.process.data_folder import CannotServe
from ecumene.server.process.server_run import serve as run
from ecumene.server.process.settings_file import read_settings
from ecumene.server.settings import Settings

if TYPE_CHECKING:
    from ecumene.words import Messages


@dataclass(frozen=True)
class ServeOptions:
    """The settings that can be typed, by name; None for those that were not."""

    host: str | None
    port: str | None
    data: str | None
    workers: str | None


def serve(typed: ServeOptions, config: str | None, messages: Messages, *, open_it: bool) -> int:
    """Serve games, and say where; returns the exit code once stopped."""

    def opened(address: str) -> None:
        show_on(console_for(sys.stdout), messages("serve-open", address=address))
        if open_it:
            desktop.show(address)

    given = {name: text for name, text in asdict(typed).items() if text is not None}
    settings = read_settings(config, os.environ, given, _at_home() if open_it else {})
    try:
        run(settings, create_app, opened)
    except CannotServe as problem:
        refusal = refusal_of(problem)
        refusal.code = FAILED
        raise refusal from None
    return 0


def _at_home() -> dict[str, str]:
    """Settings for a person who only wants to play: any port will do, and no log."""
    usual = Settings()
    port = usual.port if _is_free(usual.host, usual.port) else 0
    return {"port": str(port), "log_level": "warning"}


def _is_free(host: str, port: int) -> bool:
    """Whether a port is free, as far as one can know beforehand."""
    try:
        socket.create_server((host, port)).close()
    except OSError:
        return False
    return True
