"""A small application behind the real guards, to be served by the real server.

``python -m tests.server.tiny`` serves it with the settings of the environment.
"""

from __future__ import annotations

import asyncio
import os
import sys
from typing import TYPE_CHECKING, Any

from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath  # noqa: TC002 - Litestar reads the annotations

from ecumene.rules.format.codec import to_names
from ecumene.server.app import PRICES
from ecumene.server.http.middleware.stack import guarded
from ecumene.server.http.refusal_responses import refused
from ecumene.server.process.data_folder import CannotServe
from ecumene.server.process.metrics import metrics_route
from ecumene.server.process.server_run import serve
from ecumene.server.process.settings_file import read_settings
from ecumene.server.refusals import Refusal
from ecumene.words import Messages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from litestar.types import ASGIApp

    from ecumene.server.games.placement import Placement
    from ecumene.server.process.metrics import Metrics
    from ecumene.server.settings import Settings
    from ecumene.web import Built

PEOPLE = {"token-of-anna": "anna", "token-of-bob": "bob"}


@get("/health", sync_to_thread=False)
def health() -> dict[str, int]:
    return {"pid": os.getpid()}


@get("/", media_type="text/html", sync_to_thread=False)
def start() -> str:
    return "<!doctype html><title>Ecumene</title>"


@get("/api/games/{game:str}", sync_to_thread=False)
def game_(game: FromPath[str]) -> dict[str, str | int]:
    return {"game": game, "pid": os.getpid()}


@post(["/api/games/{game:str}/answers", "/api/games/import", "/api/people"])
async def take(request: Request[Any, Any, Any]) -> dict[str, int]:
    return {"bytes": len(await request.body())}


@get("/api/slow")
async def slow() -> str:
    """Longer than a stop would wait if it did not wait for requests."""
    sys.stdout.write("slow\n")
    sys.stdout.flush()
    await asyncio.sleep(0.5)
    return "whole " * 1000


@get("/api/much", sync_to_thread=False)
def much() -> Response[bytes]:
    """More than the system takes at once from whoever does not read."""
    return Response(b"x" * 32 * 1024 * 1024)


@get("/api/crash", sync_to_thread=False)
def crash() -> str:
    raise ValueError("a secret in the words of an exception")


@websocket("/api/games/{game:str}/seats/{seat:int}/socket")
async def echo(socket: WebSocket[Any, Any, Any], game: FromPath[str], seat: FromPath[int]) -> None:
    await socket.accept()
    try:
        while True:
            text = await socket.receive_text()
            await socket.send_text(f"{game} {seat} {text}")
    except WebSocketDisconnect:
        pass


@websocket("/api/games/{game:str}/much")
async def tell_much(socket: WebSocket[Any, Any, Any], game: FromPath[str]) -> None:
    """The same as messages."""
    await socket.accept()
    while True:
        await socket.send_text(game * 64 * 1024)


def tell_refused(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Any]:
    return Response(to_names(refused(refusal, "en")), status_code=refusal.status)


async def known(token: str) -> str | None:
    return PEOPLE.get(token)


def tell_worker() -> None:
    opened(f"worker {os.getpid()}")


def create(
    settings: Settings,
    metrics: Metrics,
    _: Placement,
    page: Mapping[str, Built] | None = None,
) -> ASGIApp:
    usual = [health, start, game_, take, slow, much, crash, echo, tell_much]
    app = Litestar(
        [*usual, metrics_route(metrics, settings)],
        logging_config=None,
        openapi_config=None,
        exception_handlers={Refusal: tell_refused},
        on_startup=[tell_worker] if settings.workers > 1 else [],
    )
    return guarded(app, settings, metrics, known, PRICES, page)


def broken(*_: Any) -> Litestar:
    """An application that cannot start."""

    def fail() -> None:
        raise RuntimeError

    return Litestar([], on_startup=[fail], logging_config=None, openapi_config=None)


def opened(address: str) -> None:
    sys.stdout.write(f"{address}\n")
    sys.stdout.flush()


def main() -> int:
    from tests.server import tiny  # workers must be able to import what they serve

    make = tiny.broken if "broken" in sys.argv else tiny.create
    try:
        serve(read_settings(None, os.environ, {}), make, opened)
    except CannotServe as problem:
        sys.stdout.write(Messages("en")(problem.key, **problem.values) + "\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
