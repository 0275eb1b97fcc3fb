"""The settings of a server.

Each field is a key of the TOML file, and ``ECUMENE_`` with its name in capitals is an environment
variable; ``process/settings_file.py`` reads both. ``docs/hosting.md`` has the table for people.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from ecumene.sim.workers import cores

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Port: TypeAlias = Annotated[int, Meta(ge=0, le=65_535)]
Processes: TypeAlias = Annotated[int, Meta(ge=0, le=256)]
Seconds: TypeAlias = Annotated[int, Meta(ge=1, le=600)]

SECRETS: Final = frozenset(
    {
        "database_url",
        "metrics_token",
        "secret_key",
        "smtp_password",
        "vapid_private_key",
    }
)
"""Settings that are never shown in errors or logs."""
HIDDEN: Final = "***"
EVERYWHERE: Final = frozenset(("", "0.0.0.0", "::"))  # noqa: S104 - the hosts that mean all


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 or :: for all."""
    port: Port = 8000
    """The port to listen on; 0: any free one."""
    data: str = "ecumene-data"
    """The folder for the games and everything else that is stored."""
    database_url: str | None = None
    """PostgreSQL instead of a file in the folder: postgresql://user:password@host/name."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Number of serving processes; more than one needs PostgreSQL."""
    routing: bool = True
    """Whether each game lives in one of several workers, and connections are handed to it."""
    public_address: str | None = None
    """The public address, the start of all links; if it is https, cookies are sent over https
    only."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are trusted."""
    secret_key: str | None = None
    """Signs people's tokens; None: generated once and stored."""
    games_per_day: Count = 20
    """Games a person may create per day; 0: any number."""
    open_games: Count = 50
    """Unfinished games a person may have created; 0: any number."""
    requests_per_minute: Count = 600
    """Requests a person may send per minute; 0: any number."""
    requests_per_address: Count = 12_000
    """Requests per minute from one address; 0: any number."""
    sockets_per_client: Count = 60
    """Open WebSockets per person; 0: any number."""
    sockets_per_address: Count = 200
    """Open WebSockets per address; 0: any number."""
    connections_per_address: Count = 256
    """Open connections per address, including WebSockets; 0: any number."""
    thinkers: Processes = 0
    """Processes in which computer players think; 0: one less than there are cores."""
    thinking_seconds: Seconds = 10
    """Seconds to wait for a computer player's answer."""
    idle_minutes: Annotated[int, Meta(ge=1, le=10_080)] = 30
    """Minutes after which an unused game leaves memory; it is loaded again when needed."""
    smtp_host: str | None = None
    """The outgoing mail server; None: no mail is sent."""
    smtp_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    """Its port."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to it is protected."""
    smtp_user: str | None = None
    """The name to log in with; None: no login."""
    smtp_password: str | None = None
    """The password to log in with."""
    mail_from: str | None = None
    """The sender of mail."""
    vapid_private_key: str | None = None
    """The key that signs web push; None: generated once and stored."""
    vapid_subject: str | None = None
    """Contact for push services, mailto: or https:; None: no web push is sent."""
    allow_private_addresses: bool = False
    """Whether webhooks may reach private and local networks, http, and any port."""
    metrics_token: str | None = None
    """Token for reading /metrics; None: only programs on the same machine may read it."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """The lowest level that is logged."""

    def __repr__(self) -> str:
        """Without secrets, since it may end up in a log."""
        values = [
            f"{name}={_shown(name, getattr(self, name))!r}" for name in self.__struct_fields__
        ]
        return f"Settings({', '.join(values)})"

    @property
    def folder(self) -> Path:
        """The folder for the games."""
        return Path(self.data)

    @property
    def database_file(self) -> Path:
        """The database file, without PostgreSQL."""
        return self.folder / "ecumene.sqlite"

    @property
    def secure(self) -> bool:
        """Whether the public address is https, so that cookies must not be sent without it."""
        return self.public_address is not None and urlsplit(self.public_address).scheme == "https"

    @property
    def address(self) -> str:
        """The server's address: the start of all links."""
        if self.public_address is not None:
            return self.public_address
        host = "localhost" if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def thinker_processes(self) -> int:
        """The number of processes in which computer players think, never 0."""
        return self.thinkers or max(1, cores() - 1)


def _shown(name: str, value: Any) -> Any:
    return HIDDEN if value is not None and name in SECRETS else value
