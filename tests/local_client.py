"""Clients of servers on this machine, which speak plain HTTP.

They load no certificates of authorities: none are used here, and reading them takes longer than
most tests.
"""

from __future__ import annotations

import ssl
from typing import Any, Final

import httpx

from tests.patience import PATIENCE

NOBODY_TRUSTED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def local_client(address: str, **more: Any) -> httpx.Client:
    """A client that makes requests to a server at an address."""
    return httpx.Client(
        base_url=address, trust_env=False, timeout=PATIENCE, verify=NOBODY_TRUSTED, **more
    )


def ask_once(method: str, url: str, **more: Any) -> httpx.Response:
    """The response of a server to one request."""
    return httpx.request(
        method, url, trust_env=False, timeout=PATIENCE, verify=NOBODY_TRUSTED, **more
    )
