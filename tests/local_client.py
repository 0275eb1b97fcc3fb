"""Clients of servers on this machine, which speak plain HTTP.

They have no certificates of authorities: nobody shows them any here, and to read them takes longer
than most tests.
"""

from __future__ import annotations

import ssl
from typing import Any, Final

import httpx

from tests.patience import PATIENCE

NOBODY_TRUSTED: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def local_client(address: str, **more: Any) -> httpx.Client:
    """Somebody who asks a server at an address again and again."""
    return httpx.Client(
        base_url=address, trust_env=False, timeout=PATIENCE, verify=NOBODY_TRUSTED, **more
    )


def ask_once(method: str, url: str, **more: Any) -> httpx.Response:
    """What a server says to one request."""
    return httpx.request(
        method, url, trust_env=False, timeout=PATIENCE, verify=NOBODY_TRUSTED, **more
    )
