"""The game a request is about, from its first bytes."""

from __future__ import annotations

import re
from typing import Final

from ecumene.server.http.game_routes import GAME, ROUTES
from ecumene.server.http.middleware.observer import GAME as ID
from ecumene.server.http.model_route import MODEL

GAMES: Final = GAME.partition("{")[0]
"""What stands before the game's id in the path."""
MODELS: Final = MODEL.partition("{")[0]
"""The same for language models."""
NO_GAMES: Final = frozenset(
    each.path.removeprefix(GAMES).encode()
    for each in ROUTES.endpoints
    if each.path.startswith(GAMES) and not each.path.startswith(GAME)
)
"""What stands there and is no game."""
REQUEST: Final = re.compile(rf"[A-Z]+ (?:{GAMES}|{MODELS})({ID.pattern})[/? ]".encode())


def game_of(request: bytes) -> str | None:
    """The game in the first line of a request; None if there is none, or it is not there yet."""
    found = REQUEST.match(request)
    return None if found is None or found[1] in NO_GAMES else found[1].decode()
