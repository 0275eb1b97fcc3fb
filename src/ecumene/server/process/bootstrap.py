"""Opening and closing a server: its parts, in the order they need each other."""

from __future__ import annotations

import logging
import secrets
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final

from ecumene.bots import PLAYERS, USUAL
from ecumene.server.games.bot_pool import BotPool
from ecumene.server.games.game_registry import GameRegistry
from ecumene.server.games.repository import GameRepository
from ecumene.server.models.model_seats import ModelSeats
from ecumene.server.notify.mail import MailSettings
from ecumene.server.notify.schedule import Notices
from ecumene.server.notify.sender import NotifySettings, Sender, VapidSettings
from ecumene.server.notify.sending_limits import SendingLimits
from ecumene.server.notify.targets import Policy
from ecumene.server.notify.vapid import new_key
from ecumene.server.process.server_secrets import KEY_BYTES, KEY_NAME, VAPID_NAME, in_folder
from ecumene.server.process.warm_up import warm_up
from ecumene.server.service_container import Services
from ecumene.server.services.accounts import Accounts
from ecumene.server.services.contact_channels import Channels
from ecumene.server.services.devices import Devices
from ecumene.server.services.game_history import GameHistory
from ecumene.server.services.lobby import Lobby
from ecumene.server.services.past_reader import PastReader
from ecumene.server.services.rematches import Rematches
from ecumene.server.services.retrospects import Retrospects
from ecumene.server.services.seat_owners import SeatOwners
from ecumene.server.services.seat_requests import SeatRequests
from ecumene.server.storage import Store
from ecumene.server.storage.engines import file_address
from ecumene.server.storage.shared_secrets import keep
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from ecumene.bots import Player
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.placement import Placement
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.settings import Settings

MINUTE: Final = 60_000

_log: Final = logging.getLogger(__name__)


@asynccontextmanager
async def opened(
    settings: Settings, metrics: Metrics, placement: Placement, clock: Callable[[], Time]
) -> AsyncIterator[Services]:
    """The parts of a server, while it is open."""
    async with AsyncExitStack() as stack:

        def observed(seconds: float, jobs: int) -> None:
            metrics.commit_seconds.observe(seconds)
            metrics.commit_jobs.observe(jobs)

        address = settings.database_url or file_address(settings.database_file)
        store = await Store.open(address, observed=observed)
        stack.push_async_callback(store.close)
        sender = Sender(await _notify_settings(settings, store), clock)
        stack.callback(sender.close)
        for each in PLAYERS.unplayable:  # all are imported now, while nobody waits
            _log.warning("%s", Messages("en")(each.key, **each.args))
        late = metrics.late_thinkers.inc
        thinkers = BotPool(settings.thinker_processes, settings.thinking_seconds, was_late=late)
        stack.callback(thinkers.close)

        key = await _secret(settings, store)
        postage = SendingLimits(key, clock)
        notices = Notices(store, sender, postage, metrics, settings.address, clock)
        shared = settings.database_url is not None
        repository = GameRepository(store, lambda name: _computer(thinkers, name))
        stack.callback(repository.close)
        idle, past = settings.idle_minutes * MINUTE, PastReader(store)
        if settings.workers > 1:
            warm_up()
        registry = GameRegistry(
            repository, clock, idle, notices, metrics, past, placement, shared=shared
        )
        await registry.open()
        stack.push_async_callback(registry.close)
        people = Accounts(store, key, clock)
        if shared:
            await _listen(stack, settings, registry, people)
        lobby = Lobby(registry, store, settings, clock)
        retrospects = Retrospects(registry, store, past)
        stack.callback(retrospects.close)
        owners = SeatOwners(registry, store)
        yield Services(
            settings=settings,
            store=store,
            people=people,
            devices=Devices(store, people, settings.address, clock),
            registry=registry,
            lobby=lobby,
            seat_requests=SeatRequests(registry, store, past, thinkers.listed),
            seat_owners=owners,
            model_seats=ModelSeats(registry, store, people, owners, thinkers.listed),
            game_history=GameHistory(registry, past, lobby, clock),
            rematches=Rematches(registry, lobby),
            retrospects=retrospects,
            notices=notices,
            channels=Channels(
                store, sender, postage, metrics, settings.address, clock, registry.spawn
            ),
            metrics=metrics,
        )


async def _listen(
    stack: AsyncExitStack, settings: Settings, registry: GameRegistry, people: Accounts
) -> None:
    """Listen to other workers."""
    from ecumene.server.storage.change_listener import ChangeListener

    def lost() -> None:
        registry.lost()
        registry.spawn(people.look_again())

    assert settings.database_url is not None
    listener = ChangeListener(
        settings.database_url,
        lambda game, _, changed: registry.heard(game, changed),
        people.forget,
        lost,
    )
    await listener.open()
    stack.push_async_callback(listener.close)


def _computer(thinkers: BotPool, name: str) -> Player:
    """A computer player; if its package is no longer installed, the usual one."""
    if name not in PLAYERS:
        _log.warning("computer player %s is not installed: %s plays instead", name, USUAL)
        name = USUAL
    return thinkers.player(name)


# What is kept between starts


async def _secret(settings: Settings, store: Store) -> bytes:
    """The key that signs people's tokens."""
    if settings.secret_key is not None:
        return settings.secret_key.encode()
    return (await _kept(settings, store, KEY_NAME, secrets.token_urlsafe(KEY_BYTES))).encode()


async def _kept(settings: Settings, store: Store, name: str, proposed: str) -> str:
    """A secret generated once: kept in the database for several workers, else in the folder."""
    if settings.database_url is None:
        return in_folder(settings.folder)(name, proposed)
    return await store.write(lambda connection: keep(connection, name, proposed))


async def _notify_settings(settings: Settings, store: Store) -> NotifySettings:
    """How people are notified, as far as it is set up."""
    mail = vapid = None
    if settings.smtp_host is not None and settings.mail_from is not None:
        mail = MailSettings(
            host=settings.smtp_host,
            port=settings.smtp_port,
            security=settings.smtp_security,
            user=settings.smtp_user,
            password=settings.smtp_password or "",
            sender=settings.mail_from,
        )
    if settings.vapid_subject is not None:
        key = settings.vapid_private_key
        if key is None:
            key = await _kept(settings, store, VAPID_NAME, new_key())
        vapid = VapidSettings(key, settings.vapid_subject)
    policy = Policy()
    if settings.allow_private_addresses:
        # Services in a private network are seldom on the web's ports.
        policy = Policy(allow_private=True, allow_http=True, ports=None)
    return NotifySettings(mail, vapid, policy=policy)
