"""Everything that request handlers use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.models.model_seats import ModelSeats
    from ecumene.server.notify.schedule import Notices
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.services.accounts import Accounts
    from ecumene.server.services.contact_channels import Channels
    from ecumene.server.services.devices import Devices
    from ecumene.server.services.game_history import GameHistory
    from ecumene.server.services.lobby import Lobby
    from ecumene.server.services.rematches import Rematches
    from ecumene.server.services.retrospects import Retrospects
    from ecumene.server.services.seat_owners import SeatOwners
    from ecumene.server.services.seat_requests import SeatRequests
    from ecumene.server.settings import Settings
    from ecumene.server.storage import Store


@dataclass(frozen=True)
class Services:
    """The parts of an open server."""

    settings: Settings
    store: Store
    people: Accounts
    devices: Devices
    registry: GameRegistry
    lobby: Lobby
    seat_requests: SeatRequests
    seat_owners: SeatOwners
    model_seats: ModelSeats
    game_history: GameHistory
    rematches: Rematches
    retrospects: Retrospects
    notices: Notices
    channels: Channels
    metrics: Metrics
