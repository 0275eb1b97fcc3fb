"""``ecumene serve``: games for people elsewhere, until somebody stops it."""

from __future__ import annotations

import os
import sys
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from ecumene.cli.refusal import FAILED, refusal_of
from ecumene.cli.terminal import console_for, show_on
from ecumene.server.app import create_app
from ecumene.server.configuring import read_settings
from ecumene.server.running import CannotServe
from ecumene.server.running import serve as run

if TYPE_CHECKING:
    from ecumene.words import Messages


@dataclass(frozen=True)
class Typed:
    """The settings that can be typed, by their names; None for those that were not."""

    host: str | None
    port: str | None
    data: str | None
    workers: str | None


def serve(typed: Typed, config: str | None, messages: Messages) -> int:
    """Serve games, and say where; return the exit code when somebody has stopped it."""

    def opened(address: str) -> None:
        show_on(console_for(sys.stdout), messages("serve-open", address=address))
        sys.stdout.flush()

    given = {name: text for name, text in asdict(typed).items() if text is not None}
    settings = read_settings(config, os.environ, given)
    try:
        run(settings, create_app, opened)
    except CannotServe as problem:
        refusal = refusal_of(problem)
        refusal.code = FAILED
        raise refusal from None
    return 0
