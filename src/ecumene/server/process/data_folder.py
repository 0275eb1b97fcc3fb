"""The server's data folder: private to its owner, and used by one server only."""

from __future__ import annotations

import errno
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Final

from ecumene.server.process.server_secrets import KEY_NAME, VAPID_NAME, BadKey, kept_in
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.server.settings import Settings

LOCK: Final = "ecumene.lock"
"""Locked while a server runs. The system releases the lock when the process ends, however that
happens; readers of the folder need no lock."""
FOR_OWNER: Final = 0o600


class CannotServe(Misread):
    """The server cannot start; the reason is a message key with its arguments."""


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """Prepare and lock the folder for this server; raises ``CannotServe``."""
    folder = settings.folder
    with ExitStack() as stack:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with TemporaryFile(dir=folder) as file:
                file.write(b"\0")
            if settings.database_url is None:
                stack.enter_context(_locked(folder))
                _restrict(settings.database_file)
                _check_keys(settings)
        except OSError as error:
            raise CannotServe(
                "serve-no-folder", folder=settings.data, reason=reason(error)
            ) from None
        yield


@contextmanager
def _locked(folder: Path) -> Iterator[None]:
    """Keep other servers out where the system can: they would not see each other's changes."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / LOCK).open("ab") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise CannotServe("serve-folder-in-use", folder=str(folder)) from None
        yield


def _restrict(database: Path) -> None:
    """Make files private: the database has hidden cards, and the keys sign people's tokens."""
    keys = (database.parent / f"{name}.key" for name in (KEY_NAME, VAPID_NAME))
    for file in (*database.parent.glob(f"{database.name}*"), *filter(Path.exists, keys)):
        with suppress(PermissionError):  # the owner is someone else, and decides who may read it
            if file.stat().st_mode & 0o077:
                file.chmod(FOR_OWNER)


def _check_keys(settings: Settings) -> None:
    needed = ((KEY_NAME, settings.secret_key), (VAPID_NAME, settings.vapid_private_key))
    for file in (settings.folder / f"{name}.key" for name, given in needed if given is None):
        try:
            if file.exists():
                kept_in(file)
        except BadKey:
            raise CannotServe("serve-bad-key", file=str(file)) from None


def reason(error: OSError) -> str:
    """The system's name of an error."""
    return errno.errorcode.get(error.errno or 0, "")
