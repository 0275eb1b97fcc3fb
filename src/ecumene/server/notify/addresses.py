"""The internet addresses that may be connected to.

People enter where to send notices, so the server must not become a way into networks that only it
can reach. The standard library's ``is_global`` varies between versions and does not know cloud
providers; these lists are the registries of special addresses (RFC 6890) as far as they matter
here.
"""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable

Address: TypeAlias = IPv4Address | IPv6Address
Network: TypeAlias = IPv4Network | IPv6Network

PRIVATE: Final = tuple(
    map(
        ip_network,
        (
            "10.0.0.0/8",
            "100.64.0.0/10",  # shared by a provider's customers (RFC 6598)
            "127.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "::1/128",
            "fc00::/7",
        ),
    )
)
"""What an operator may allow: this machine and private networks."""

NEVER: Final = tuple(
    map(
        ip_network,
        (
            "0.0.0.0/8",
            "100.100.100.200/32",  # gives secrets to machines in a cloud, as do the next two
            "168.63.129.16/32",
            "fd00:ec2::254/128",
            "169.254.0.0/16",  # link-local; the usual address of such secrets
            "192.0.0.0/24",
            "192.0.2.0/24",
            "192.88.99.0/24",
            "198.18.0.0/15",
            "198.51.100.0/24",
            "203.0.113.0/24",
            "224.0.0.0/4",
            "240.0.0.0/4",
            "2001::/23",  # Teredo and other protocols; Teredo hides an IPv4 address
            "2001:db8::/32",
            "2002::/16",  # 6to4 hides one too, and is obsolete
            "3fff::/20",
        ),
    )
)
"""Addresses that are nobody's, or give away secrets."""

UNICAST: Final = IPv6Network("2000::/3")
"""All of IPv6 that is in public use."""
NAT64: Final = IPv6Network("64:ff9b::/96")
"""The IPv6 addresses of IPv4 hosts, in networks without IPv4 (RFC 6052)."""


def may_connect(address: Address, *, allow_private: bool) -> bool:
    """Whether a notice may go to an address."""
    meant = _meant(address)
    if _among(meant, NEVER):
        return False
    if _among(meant, PRIVATE):
        return allow_private
    return isinstance(meant, IPv4Address) or meant in UNICAST


def _meant(address: Address) -> Address:
    """The IPv4 address inside an IPv6 address; otherwise the address itself."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address


def _among(address: Address, networks: Iterable[Network]) -> bool:
    return any(address in network for network in networks)
