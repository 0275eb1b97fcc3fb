"""Opening and closing a server: its parts, in the order they need each other."""

from __future__ import annotations

import logging
import secrets
from contextlib import AsyncExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Final

from ecumene.bots import PLAYERS, USUAL
from ecumene.server.devices import Devices
from ecumene.server.hall import Hall
from ecumene.server.keeping import KEY_BYTES, KEY_NAME, VAPID_NAME, in_folder
from ecumene.server.lobby import Lobby
from ecumene.server.looking_back import LookingBack
from ecumene.server.notices import Notices
from ecumene.server.notify.mail import MailSettings
from ecumene.server.notify.sender import NotifySettings, Sender, VapidSettings
from ecumene.server.notify.targets import Policy
from ecumene.server.notify.vapid import new_key
from ecumene.server.owners import Owners
from ecumene.server.people import People
from ecumene.server.postage import Postage
from ecumene.server.reaching import Channels
from ecumene.server.reading import Past
from ecumene.server.services import Services
from ecumene.server.shelf import Shelf
from ecumene.server.sides import Sides
from ecumene.server.storage import Store
from ecumene.server.storage.engines import file_address
from ecumene.server.storage.kept import keep
from ecumene.server.thinking import Thinkers
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from ecumene.bots import Player
    from ecumene.server.clocks import Time
    from ecumene.server.metrics import Metrics
    from ecumene.server.settings import Settings

MINUTE: Final = 60_000

_log: Final = logging.getLogger(__name__)


@asynccontextmanager
async def opened(
    settings: Settings, metrics: Metrics, clock: Callable[[], Time]
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
        thinkers = Thinkers(settings.thinker_processes, settings.thinking_seconds, was_late=late)
        stack.callback(thinkers.close)

        key = await _secret(settings, store)
        postage = Postage(key, clock)
        notices = Notices(store, sender, postage, metrics, settings.address, clock)
        shared = settings.database_url is not None
        shelf = Shelf(store, lambda name: _computer(thinkers, name))
        stack.callback(shelf.close)
        idle, past = settings.idle_minutes * MINUTE, Past(store)
        hall = Hall(shelf, clock, idle, notices, metrics, past, shared=shared)
        await hall.open()
        stack.push_async_callback(hall.close)
        people = People(store, key, clock)
        if shared:
            await _listen(stack, settings, hall, people)
        lobby = Lobby(hall, store, settings, clock)
        yield Services(
            settings=settings,
            store=store,
            people=people,
            devices=Devices(store, people, settings.address, clock),
            hall=hall,
            lobby=lobby,
            sides=Sides(hall, store, past, thinkers.listed),
            owners=Owners(hall, store),
            looking_back=LookingBack(hall, past, lobby, clock),
            notices=notices,
            channels=Channels(store, sender, postage, metrics, settings.address, clock, hall.spawn),
            metrics=metrics,
        )


async def _listen(stack: AsyncExitStack, settings: Settings, hall: Hall, people: People) -> None:
    """Listen to other workers."""
    from ecumene.server.storage.listening import Listener

    def lost() -> None:
        hall.lost()
        hall.spawn(people.look_again())

    assert settings.database_url is not None
    listener = Listener(settings.database_url, hall.heard, people.forget, lost)
    await listener.open()
    stack.push_async_callback(listener.close)


def _computer(thinkers: Thinkers, name: str) -> Player:
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
