"""What whoever hosts a server can set.

Each field is a key of the TOML file, and ``ECUMENE_`` with its name in capitals is a variable of
the environment; ``configuring.py`` reads both. ``docs/hosting.md`` has the table for people.
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
"""What is shown nowhere: not in an error, not in a log."""
HIDDEN: Final = "***"
EVERYWHERE: Final = frozenset(("", "0.0.0.0", "::"))  # noqa: S104 - the hosts that mean all


class Settings(Struct, frozen=True, kw_only=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    """The address to listen on; 0.0.0.0 or :: for all."""
    port: Port = 8000
    """The port to listen on; 0: any free one."""
    data: str = "ecumene-data"
    """The folder for the games and whatever else is kept."""
    database_url: str | None = None
    """PostgreSQL in place of the file in the folder: postgresql://user:password@host/name."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """How many processes serve the games; more than one needs PostgreSQL."""
    public_address: str | None = None
    """Where people open it, the start of all links; cookies are for https only if it is."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses or networks whose X-Forwarded-For and X-Forwarded-Proto are believed."""
    secret_key: str | None = None
    """Signs what people carry with them; None: made once and kept."""
    games_per_day: Count = 20
    """How many games one person may create in a day; 0: any number."""
    open_games: Count = 50
    """How many games created by one person may be unfinished; 0: any number."""
    requests_per_minute: Count = 600
    """How many requests one person may send; 0: any number."""
    requests_per_address: Count = 12_000
    """How many requests may come from one address in a minute; 0: any number."""
    sockets_per_client: Count = 60
    """How many WebSockets one person may have open; 0: any number."""
    sockets_per_address: Count = 200
    """How many WebSockets one address may have open; 0: any number."""
    connections_per_address: Count = 256
    """How many connections one address may have open, WebSockets included; 0: any number."""
    thinkers: Processes = 0
    """How many processes computer players think in; 0: a core less than there are."""
    thinking_seconds: Seconds = 10
    """After which time a computer player's answer is no longer waited for."""
    idle_minutes: Annotated[int, Meta(ge=1, le=10_080)] = 30
    """After which time a game nobody looks at leaves memory; it comes back when wanted."""
    smtp_host: str | None = None
    """The server that takes mail; None: no mail is sent."""
    smtp_port: Annotated[int, Meta(ge=1, le=65_535)] = 587
    """Its port."""
    smtp_security: Literal["starttls", "tls", "none"] = "starttls"
    """How the connection to it is protected."""
    smtp_user: str | None = None
    """The name to log in with; None: without."""
    smtp_password: str | None = None
    """The password to log in with."""
    mail_from: str | None = None
    """Whom mail comes from."""
    vapid_private_key: str | None = None
    """The key that signs web push; None: made once and kept."""
    vapid_subject: str | None = None
    """Whom push services may write to, mailto: or https:; None: no web push is sent."""
    allow_private_addresses: bool = False
    """Whether webhooks may reach private and local networks, http, and any port."""
    metrics_token: str | None = None
    """Who shows it may read /metrics; None: only programs on the same machine may."""
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    """What is logged: this and whatever is worse."""

    def __repr__(self) -> str:
        """Without secrets, since a representation may end up in a log."""
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
        """The file with the games where there is no PostgreSQL."""
        return self.folder / "ecumene.sqlite"

    @property
    def secure(self) -> bool:
        """Whether people come by https, so that cookies must never travel without it."""
        return self.public_address is not None and urlsplit(self.public_address).scheme == "https"

    @property
    def address(self) -> str:
        """Where people open the server: the beginning of all links."""
        if self.public_address is not None:
            return self.public_address
        host = "localhost" if self.host in EVERYWHERE else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def thinker_processes(self) -> int:
        """How many processes computer players think in, as a number that is not 0."""
        return self.thinkers or max(1, cores() - 1)


def _shown(name: str, value: Any) -> Any:
    return HIDDEN if value is not None and name in SECRETS else value
