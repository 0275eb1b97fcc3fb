"""Which addresses may be connected to."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.server.notify.addresses import NAT64, may_connect

PUBLIC = [
    "93.184.216.34",
    "1.1.1.1",
    "172.15.0.1",
    "172.32.0.1",
    "100.63.0.1",
    "100.128.0.1",
    "2606:4700::1111",
    "2a00:1450:4001::200e",
    "::ffff:1.1.1.1",
    "64:ff9b::101:101",
]
PRIVATE = [
    "127.0.0.1",
    "127.255.255.254",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.0.1",
    "100.64.0.1",
    "100.127.255.255",
    "::1",
    "fc00::1",
    "fd12:3456::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b::c0a8:1",
]
NEVER = [
    "0.0.0.0",  # noqa: S104
    "0.1.2.3",
    "169.254.169.254",
    "169.254.0.1",
    "192.0.0.192",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "100.100.100.200",
    "168.63.129.16",
    "192.88.99.1",
    "::",
    "::7f00:1",
    "fe80::1",
    "fe80::1%eth0",
    "fec0::1",
    "ff02::1",
    "fd00:ec2::254",
    "2001:db8::1",
    "2001::1",
    "2001:0:7f00:1::",
    "2002:7f00:1::",
    "2002:101:101::",
    "3fff::1",
    "64:ff9b:1::7f00:1",
    "100::1",
    "5f00::1",
    "4000::1",
    "::ffff:169.254.169.254",
    "::ffff:0.0.0.0",
    "64:ff9b::a9fe:a9fe",
]


@pytest.mark.parametrize("text", PUBLIC)
def test_public_addresses_are_allowed(text: str) -> None:
    assert may_connect(ip_address(text), allow_private=False)


@pytest.mark.parametrize("text", PRIVATE)
def test_private_addresses_are_allowed_by_operators_only(text: str) -> None:
    assert not may_connect(ip_address(text), allow_private=False)
    assert may_connect(ip_address(text), allow_private=True)


@pytest.mark.parametrize("text", NEVER)
def test_special_addresses_are_never_allowed(text: str) -> None:
    assert not may_connect(ip_address(text), allow_private=False)
    assert not may_connect(ip_address(text), allow_private=True)


@given(st.ip_addresses())
def test_nothing_the_library_calls_special_is_allowed(address: IPv4Address | IPv6Address) -> None:
    """Our lists are longer than its own."""
    embedded = isinstance(address, IPv6Address) and (address in NAT64 or address.ipv4_mapped)
    if may_connect(address, allow_private=False) and not embedded:
        assert address.is_global
        assert not address.is_multicast
        assert not address.is_reserved


@given(st.ip_addresses(v=4), st.booleans())
def test_an_address_inside_another_is_judged_as_itself(address: IPv4Address, allow: bool) -> None:
    alone = may_connect(address, allow_private=allow)
    for prefix in (0xFFFF << 32, int(NAT64.network_address)):
        assert may_connect(IPv6Address(prefix | int(address)), allow_private=allow) == alone
