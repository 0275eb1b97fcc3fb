"""Requests to a server, its responses and refusals."""

from __future__ import annotations

from platform import system
from typing import TYPE_CHECKING, Any, Final, TypeVar

import httpx
import msgspec

from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.rules.errors import BadData
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.record import RULES
from ecumene.seat.exchange import Refused

if TYPE_CHECKING:
    from msgspec import Struct

T = TypeVar("T")
TIME_LIMIT: Final = 20.0
"""Seconds after which a silent server counts as unreachable."""
UNKNOWN: Final = 401
TOO_MANY: Final = 429
GATEWAYS: Final = frozenset((502, 503, 504))
"""Statuses of gateways whose server is down."""


class ServerUnreachable(Exception):
    """The server does not answer now; it may have done what was asked."""


class Declined(CommandRefusal):
    """A refusal in the server's words."""

    def __init__(self, status: int, refused: Refused) -> None:
        super().__init__("join-refused", reason=refused.text, code=FAILED)
        self.status = status
        self.text = refused.text
        """The refusal in the client's language."""
        self.rule = refused.rule
        self.sentence = refused.sentence
        """The same as a sentence, for a speaker who knows the players' names."""


class ServerClient:
    """A server, as one person uses it."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.token: str | None = None
        """The person's token; None for a stranger."""
        headers = {"Accept-Language": language, "User-Agent": f"Ecumene/{RULES} ({system()})"}
        self._client = httpx.Client(headers=headers, timeout=TIME_LIMIT)

    @property
    def credentials(self) -> dict[str, str]:
        """The header that authenticates the person."""
        return {} if self.token is None else {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str, type_: type[T]) -> T:
        """Get something."""
        return self._read(self._send("GET", path), type_)

    def post(self, path: str, body: Struct, type_: type[T]) -> T:
        """Send something, and return the response."""
        return self._read(self._send("POST", path, body), type_)

    def put(self, path: str, body: Struct, type_: type[T]) -> T:
        """Replace something."""
        return self._read(self._send("PUT", path, body), type_)

    def ask(self, method: str, path: str, type_: Any, *sent: Struct) -> Any:
        """Make a request; ``type_`` None: there is no response body."""
        content = self._send(method, path, *sent)
        return None if type_ is None else self._read(content, type_)

    def tell(self, path: str, body: Struct) -> None:
        """Send something without a response body."""
        self._send("POST", path, body)

    def close(self) -> None:
        """Close the connection."""
        self._client.close()

    def _send(self, method: str, path: str, body: Struct | None = None) -> bytes:
        """The response body; raises ``ServerUnreachable`` and ``CommandRefusal``."""
        sent = None if body is None else msgspec.json.encode(to_names(body))
        headers = self.credentials | ({} if sent is None else {"Content-Type": "application/json"})
        try:
            answer = self._client.request(
                method, f"{self.address}/api{path}", content=sent, headers=headers
            )
        except httpx.TransportError as error:
            raise ServerUnreachable(str(error)) from None
        if answer.is_success:
            return answer.content
        if answer.status_code in GATEWAYS:
            raise ServerUnreachable(str(answer.status_code))
        raise self._refusal(answer)

    def _refusal(self, answer: httpx.Response) -> CommandRefusal:
        """The reason of a refusal; anything else does not come from our server."""
        try:
            refused = from_names(msgspec.json.decode(answer.content), Refused)
        except (msgspec.DecodeError, RecursionError, BadData):
            return self._no_server()
        return Declined(answer.status_code, refused)

    def _read(self, content: bytes, type_: type[T]) -> T:
        try:
            data = msgspec.json.decode(content)
        except (msgspec.DecodeError, RecursionError):
            raise self._no_server() from None
        return from_names(data, type_)

    def _no_server(self) -> CommandRefusal:
        return CommandRefusal("join-no-server", address=self.address, code=FAILED)
