"""Metrics of a running server, for Prometheus.

With several workers each counts in shared files, and the worker that is asked adds them up;
``supervisor.py`` chooses the folder. Otherwise everything stays in memory.
"""

from __future__ import annotations

import os
from hmac import compare_digest
from typing import TYPE_CHECKING, Any, Final, Literal

from litestar import MediaType, Request, Response, get
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from ecumene.server.http.middleware.proxies import is_local
from ecumene.server.http.middleware.request_headers import BEARER, header
from ecumene.server.refusals import FORBIDDEN, refuse

if TYPE_CHECKING:
    from litestar.handlers import HTTPRouteHandler
    from litestar.types import HTTPScope

    from ecumene.server.settings import Settings

PATH: Final = "/metrics"
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The variable in which prometheus_client expects the shared folder."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
ROWS: Final = (1, 2, 4, 8, 16, 32, 64, 128)


class Metrics:
    """All metrics of a server; its parts update them directly."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = self._counter(
            "requests", "Requests, by route and status.", "method", "route", "status"
        )
        self.request_seconds: Final = self._histogram(
            "request_seconds", "How long requests took, by route.", SECONDS, "route"
        )
        self.sockets: Final = self._gauge("sockets", "Open WebSockets.")
        self.answers: Final = self._counter("answers", "Answers that were stored.")
        self.refusals: Final = self._counter(
            "refusals", "Requests that were refused, by status.", "status"
        )
        self.games: Final = self._gauge("games_in_memory", "Games in memory.")
        self.games_of_worker: Final = self._gauge(
            "games_of_worker", "Games in memory, by worker.", "liveall"
        )
        self.hand_overs: Final = self._counter(
            "hand_overs", "Connections handed from worker to worker, by outcome.", "outcome"
        )
        self.hand_over_seconds: Final = self._histogram(
            "hand_over_seconds", "How long connections were on their way.", SECONDS
        )
        self.commit_seconds: Final = self._histogram(
            "commit_seconds", "How long it took to store a group of changes.", SECONDS
        )
        self.commit_jobs: Final = self._histogram(
            "commit_jobs", "How many changes were stored together.", ROWS
        )
        self.journal_rows: Final = self._counter("journal_rows", "Rows added to journals.")
        self.late_thinkers: Final = self._counter(
            "thinker_timeouts", "Computer players that were not waited for any longer."
        )
        self.notifications: Final = self._counter(
            "notifications", "Notifications, by channel and outcome.", "channel", "outcome"
        )

    def text(self) -> bytes:
        """All metrics in Prometheus text format."""
        folder = os.environ.get(SHARED)
        if folder is None:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together, folder)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, namespace="ecumene", registry=self.registry)

    def _gauge(
        self, name: str, text: str, mode: Literal["livesum", "liveall"] = "livesum"
    ) -> Gauge:
        return Gauge(
            name, text, namespace="ecumene", registry=self.registry, multiprocess_mode=mode
        )

    def _histogram(
        self, name: str, text: str, buckets: tuple[float, ...], *labels: str
    ) -> Histogram:
        return Histogram(
            name, text, labels, namespace="ecumene", registry=self.registry, buckets=buckets
        )


def metrics_route(metrics: Metrics, settings: Settings) -> HTTPRouteHandler:
    """The handler of ``GET /metrics``."""

    @get(PATH, media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
    def show_metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
        if not _may_read(request.scope, settings.metrics_token):
            raise refuse(FORBIDDEN, "serve-metrics-closed")
        return Response(metrics.text(), media_type=CONTENT_TYPE)

    return show_metrics


def _may_read(scope: HTTPScope, token: str | None) -> bool:
    """Whether a client may read them: with the token if there is one, else if it is local."""
    if token is None:
        return is_local(scope)
    given = header(scope, "authorization") or ""
    if given[: len(BEARER)].lower() != BEARER:
        return False
    return compare_digest(given[len(BEARER) :].strip().encode(), token.encode())
