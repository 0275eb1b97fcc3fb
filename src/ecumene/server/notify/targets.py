"""Where a request may go: the operator's policy, and how a URL is parsed.

A URL is parsed once, here, and its parts are what is connected to, so no two parsers can disagree.
The addresses behind a name are checked when it is resolved (``outgoing.py``).
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
"""The longest URL accepted; those of push services have a few hundred characters."""
LONGEST_HOST: Final = 253
URL: Final = re.compile(r"[!-~]+")
"""No spaces, no line ends, nothing to encode; a fragment is checked later."""
LABEL: Final = r"[A-Za-z0-9_]([A-Za-z0-9_-]{0,61}[A-Za-z0-9_])?"
NAME: Final = re.compile(rf"({LABEL}\.)*(?=[A-Za-z]){LABEL}")
"""A name ends with a word: 2130706433, 0x7f.1 and 127.1 are other spellings of an address."""
PORTS: Final = {"https": 443, "http": 80}


class Policy(Struct, frozen=True):
    """What the operator allows to connect to, and for how long."""

    allow_private: bool = False
    """Whether notices may go to this machine and to private networks."""
    allow_http: bool = False
    """Whether they may be sent unencrypted."""
    ports: tuple[int, ...] | None = (443,)
    """The ports allowed; None: any."""
    authorities: str | None = None
    """A file with additional certificate authorities; None: only the system's."""
    connect_timeout: float = 5.0
    """Seconds for opening a connection."""
    timeout: float = 10.0
    """Seconds for a whole exchange."""


class Target(NamedTuple):
    """The parts of a URL."""

    scheme: str
    host: str
    """A name, or an IP address without brackets."""
    port: int
    path: str
    """With the query."""

    @property
    def authority(self) -> str:
        """Host and port as in the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"

    @property
    def origin(self) -> str:
        """Scheme, host and port (RFC 6454)."""
        return f"{self.scheme}://{self.authority}"


def read_target(url: str, policy: Policy) -> Target:
    """Parse a URL; raises ``Misread`` if nothing may be sent to it."""
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
    """A host as an IP address; None for a name, and for an address with a zone."""
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
    """Refuse invalid hosts, and those that are obviously not on the public internet."""
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
