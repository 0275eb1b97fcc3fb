"""The folder of a server: for its owner only, and where the games are in it for one server only."""

from __future__ import annotations

import errno
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING, Final

from ecumene.server.keeping import KEY_NAME, VAPID_NAME, BadKey, kept_in
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.server.settings import Settings

LOCK: Final = "ecumene.lock"
"""The file that a server holds as long as it runs. The system lets go of it when a process ends,
however that happens; whoever only reads the folder need not ask."""
FOR_OWNER: Final = 0o600


class CannotServe(Misread):
    """The server cannot start here, for a reason that is a message key with its values."""


@contextmanager
def held(settings: Settings) -> Iterator[None]:
    """The folder, ready and for this server alone; raises ``CannotServe``."""
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
    """Keep other servers out, where the system can: two would not see each other's games change."""
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
    """Hidden cards are in these files, and what people carry with them is signed by the keys."""
    keys = (database.parent / f"{name}.key" for name in (KEY_NAME, VAPID_NAME))
    for file in (*database.parent.glob(f"{database.name}*"), *filter(Path.exists, keys)):
        with suppress(PermissionError):  # somebody else's, who has said who may read it
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
    """What the system complains of."""
    return errno.errorcode.get(error.errno or 0, "")
