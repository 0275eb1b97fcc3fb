"""``python -m tests.server.killed_import FOLDER``: a server that is killed amid an import."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecumene.server.storage import arrivals
from tests.server.inside import inside, somebody
from tools.record_games import recorded

if TYPE_CHECKING:
    from ecumene.server.service_container import Services

add_part = arrivals.add_part


def killed_at_the_second(connection: Any, id_: str, start: int, *given: Any) -> None:
    if start:
        os.kill(os.getpid(), signal.SIGKILL)
    add_part(connection, id_, start, *given)


async def bring(found: Services) -> None:
    await found.game_history.bring(await somebody(found), recorded("07-west-short"))


if __name__ == "__main__":
    arrivals.add_part = killed_at_the_second  # type: ignore[assignment]
    inside(Path(sys.argv[1]), bring)
