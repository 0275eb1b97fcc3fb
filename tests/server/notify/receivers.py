"""Programs that listen on this machine, well-behaved or not, over https."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from ecumene.server.notify.targets import Policy
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from pathlib import Path

NAME = "hooks.example.org"
"""What the certificate is for; tests say that it is this machine."""

Answer: TypeAlias = Callable[[asyncio.StreamWriter], Awaitable[None]]


class Identity(NamedTuple):
    """A certificate as its owner and as others have it."""

    context: ssl.SSLContext
    file: str


def make_identity(folder: Path) -> Identity:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "Test")])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(datetime.now(UTC) - timedelta(days=1))
        .not_valid_after(datetime.now(UTC) + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(NAME)]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    public, private = folder / "certificate.pem", folder / "key.pem"
    public.write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    private.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(public, private)
    return Identity(context, str(public))


class Received(NamedTuple):
    """A request as it arrived."""

    line: str
    headers: dict[str, str]
    """By their names in small letters."""
    body: bytes


@dataclass
class Receiver:
    """A program that listens, and what it has heard."""

    port: int = 0
    requests: list[Received] = field(default_factory=list)
    connections: int = 0

    def url(self, path: str = "/", host: str = NAME, scheme: str = "https") -> str:
        return f"{scheme}://{host}:{self.port}{path}"

    def policy(self, identity: Identity | None = None, timeout: float = PATIENCE) -> Policy:
        """What lets requests come here."""
        return Policy(
            allow_private=True,
            allow_http=identity is None,
            ports=(self.port,),
            authorities=identity.file if identity else None,
            timeout=timeout,
        )


def status(line: str, *headers: str) -> Answer:
    """Answer like an honest server."""

    async def answer(writer: asyncio.StreamWriter) -> None:
        head = "\r\n".join((f"HTTP/1.1 {line}", *headers, "Content-Length: 2", "", "ok"))
        writer.write(head.encode())
        await writer.drain()

    return answer


@asynccontextmanager
async def listening(answer: Answer, identity: Identity | None = None) -> AsyncIterator[Receiver]:
    """A receiver on a free port of this machine."""
    receiver = Receiver()
    under_way: set[asyncio.Task[None]] = set()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        under_way.add(task)
        receiver.connections += 1
        with suppress(OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            receiver.requests.append(await _read(reader))
            await answer(writer)
        writer.close()
        under_way.discard(task)

    context = identity.context if identity else None
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=context)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        for task in tuple(under_way):
            task.cancel()
        await asyncio.gather(*under_way)


async def _read(reader: asyncio.StreamReader) -> Received:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().rstrip("\r\n")
    line, *fields = head.split("\r\n")
    headers = {name.lower(): value for name, value in (each.split(": ", 1) for each in fields)}
    return Received(line, headers, await reader.readexactly(int(headers["content-length"])))
