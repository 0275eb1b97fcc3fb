"""Where a request may go: what the operator allows, and how an address of the web is read.

An address is taken apart once, here, and its parts are what is connected to, so no two readers can
differ about it. The numbers behind a name are judged when it is looked up (``outgoing.py``).
"""

from __future__ import annotations

import re
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import SplitResult, urlsplit

from msgspec import Struct

from ecumene.server.notify.addresses import may_connect
from ecumene.words import Misread

if TYPE_CHECKING:
    from ecumene.server.notify.addresses import Address

LONGEST: Final = 2000
"""The longest address taken; those of push services have some hundred characters."""
LONGEST_HOST: Final = 253
URL: Final = re.compile(r"[!-~]+")
"""No spaces, no line ends, nothing that has to be encoded; a fragment is looked for later."""
LABEL: Final = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
NAME: Final = re.compile(rf"({LABEL}\.)*(?=[A-Za-z]){LABEL}")
"""A name ends with a word: 2130706433, 0x7f.1 and 127.1 are other ways to write an address."""
PORTS: Final = {"https": 443, "http": 80}


class Policy(Struct, frozen=True):
    """What the operator allows to be connected to, and for how long."""

    allow_private: bool = False
    """Whether notices may go to this machine and to private networks."""
    allow_http: bool = False
    """Whether they may go without encryption."""
    ports: tuple[int, ...] | None = (443,)
    """The ports they may go to; None: any."""
    authorities: str | None = None
    """A file with further authorities whose certificates are good; None: those of the system."""
    connect_timeout: float = 5.0
    """How many seconds a connection may take to be made."""
    timeout: float = 10.0
    """How many seconds a whole exchange may take."""


class Target(NamedTuple):
    """The parts of an address of the web."""

    scheme: str
    host: str
    """A name, or the number of an address without brackets."""
    port: int
    path: str
    """With the query."""

    @property
    def authority(self) -> str:
        """Host and port as the other side knows them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port (RFC 6454)."""
        return f"{self.scheme}://{self.authority}"


def read_target(url: str, policy: Policy) -> Target:
    """Take an address apart; raises ``Misread`` where nothing may be sent to it."""
    if len(url) > LONGEST:
        raise Misread("notify-url-too-long", most=LONGEST)
    parts = _split(url)
    if parts.scheme not in (("https", "http") if policy.allow_http else ("https",)):
        raise Misread("notify-url-not-https")
    if "@" in parts.netloc or "#" in url:
        raise Misread("notify-url-extra")
    port = PORTS[parts.scheme] if parts.port is None else parts.port
    if policy.ports is not None and port not in policy.ports:
        raise Misread("notify-url-port", port=str(port))
    path = parts.path or "/"
    host = _check_host(parts.hostname or "", policy)
    return Target(parts.scheme, host, port, f"{path}?{parts.query}" if parts.query else path)


def address_of(host: str) -> Address | None:
    """The address that a host is written as; None for a name, and for one with a zone."""
    try:
        return None if "%" in host else ip_address(host)
    except ValueError:
        return None


def _split(url: str) -> SplitResult:
    try:
        parts = urlsplit(url)
        known = parts.port is None or parts.port > 0
    except ValueError:
        known = False
    if not known or URL.fullmatch(url) is None or "\\" in url:
        raise Misread("notify-url-unreadable")
    return parts


def _check_host(host: str, policy: Policy) -> str:
    """Refuse what is no host, and what is plainly no place in the open internet."""
    address = address_of(host)
    if address is not None:
        if not may_connect(address, allow_private=policy.allow_private):
            raise Misread("notify-url-private")
        return str(address)
    if len(host) > LONGEST_HOST or NAME.fullmatch(host) is None:
        raise Misread("notify-url-unreadable")
    if "." not in host and not policy.allow_private:
        raise Misread("notify-url-private")
    return host
