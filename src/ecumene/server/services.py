"""Everything that request handlers use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.server.devices import Devices
    from ecumene.server.hall import Hall
    from ecumene.server.lobby import Lobby
    from ecumene.server.looking_back import LookingBack
    from ecumene.server.metrics import Metrics
    from ecumene.server.notices import Notices
    from ecumene.server.owners import Owners
    from ecumene.server.people import People
    from ecumene.server.reaching import Channels
    from ecumene.server.settings import Settings
    from ecumene.server.sides import Sides
    from ecumene.server.storage import Store


@dataclass(frozen=True)
class Services:
    """The parts of an open server."""

    settings: Settings
    store: Store
    people: People
    devices: Devices
    hall: Hall
    lobby: Lobby
    sides: Sides
    owners: Owners
    looking_back: LookingBack
    notices: Notices
    channels: Channels
    metrics: Metrics
