"""Everything that handlers of requests work with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.server.hall import Hall
    from ecumene.server.lobby import Lobby
    from ecumene.server.looking_back import LookingBack
    from ecumene.server.metrics import Metrics
    from ecumene.server.notices import Notices
    from ecumene.server.people import People
    from ecumene.server.playing import Playing
    from ecumene.server.settings import Settings
    from ecumene.server.showing import Showing
    from ecumene.server.storage import Store


@dataclass(frozen=True)
class Services:
    """The parts of a server that is open."""

    settings: Settings
    store: Store
    people: People
    hall: Hall
    lobby: Lobby
    playing: Playing
    looking_back: LookingBack
    showing: Showing
    notices: Notices
    metrics: Metrics
