"""Logs and figures: every request is in them, and no secret."""

from __future__ import annotations

import io
import json
import logging
import re
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from ecumene.server.process.metrics import Metrics
from ecumene.server.process.server_logs import Readable, tell
from tests.server.served import logged_to, served

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.served import Served

SECRETS = ("token-of-anna", "fragment-secret", "query-secret", "body-secret", "path-secret")


@pytest.fixture
def server() -> Iterator[Served]:
    with served() as one:
        yield one


def without(line: dict[str, Any], *names: str) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name not in names}


def test_a_request_is_a_line(server: Served) -> None:
    answer = server.client.post("/api/games/g1/answers", json={})
    (line,) = server.lines(1)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", line["time"])
    assert line["ms"] >= 0
    assert line["request"] == answer.headers["x-request-id"]
    assert without(line, "time", "ms", "request") == {
        "level": "info",
        "event": "request",
        "game": "g1",
        "method": "POST",
        "route": "/api/games/{game}/answers",
        "status": 201,
    }


def test_a_socket_is_a_line_when_it_is_closed() -> None:
    with (
        served() as server,
        connect(server.socket_address() + "?since=3", proxy=None) as socket,
    ):
        socket.send("hello")
        socket.recv()
        assert server.metrics.registry.get_sample_value("ecumene_sockets") == 1
        assert server.lines() == []
    (line,) = server.lines()
    assert without(line, "time", "ms", "request", "level") == {
        "event": "socket",
        "game": "g1",
        "seat": 3,
        "route": "/api/games/{game}/seats/{seat}/socket",
        "status": 1000,
    }
    assert server.metrics.registry.get_sample_value("ecumene_sockets") == 0


def test_no_secret_is_logged(server: Served) -> None:
    headers = {"Authorization": "Bearer token-of-anna", "Cookie": "ecumene=token-of-anna"}
    ask = server.client.request
    for method, path in (
        ("GET", "/api/games/g1?x=query-secret#fragment-secret"),
        ("POST", "/api/games/g1/answers"),
        ("GET", "/path-secret/path-secret"),
        ("GET", "/api/games/path-secret%20%0Apath-secret"),
        ("GET", f"/api/games/{'path-secret' * 10}"),
        ("GET", "/api/crash"),
    ):
        ask(method, path, headers=headers, content=b"body-secret" if method == "POST" else None)
    server.exchange(b"PATHSECRET path-secret\r\n\r\n")
    with connect(server.socket_address() + "?x=query-secret", proxy=None) as socket:
        socket.send("body-secret")
        socket.recv()
    assert len(server.lines(8)) == 8
    text = server.log.getvalue()
    assert [secret for secret in SECRETS if secret in text.lower()] == []
    assert [secret for secret in SECRETS if secret in server.figures()] == []
    assert "127.0.0.1" not in text


def test_what_leads_nowhere_is_one_route(server: Served) -> None:
    for path in ("/a", "/b", "/api/c"):
        server.client.get(path)
    server.client.request("PROPFIND", "/a")
    assert {line["route"] for line in server.lines(4)} == {"elsewhere"}
    three = 'ecumene_requests_total{method="GET",route="elsewhere",status="404"} 3.0'
    assert "PROPFIND" not in server.figures(three)


def test_questions_of_machines_are_counted_and_not_logged(server: Served) -> None:
    server.client.get("/health")
    server.figures('route="/health",status="200"')
    assert server.lines() == []


def test_an_exception_is_told_without_its_words() -> None:
    log = io.StringIO()
    with logged_to(log):
        try:
            try:
                raise FileNotFoundError(2, "the secret words")
            except OSError as cause:
                raise ValueError("the secret words") from cause
        except ValueError as error:
            tell("game-lost", logging.ERROR, error=error, game="g1")
        try:
            raise KeyError("the secret words")
        except KeyError:
            logging.getLogger("some.library").exception("Failed with %s\nthe secret words", "x")
        logging.getLogger("some.library").info("nobody wants to know")
        logging.getLogger("ecumene.server.notify").warning("sent to %s", "example.org")
    ours, library, notify = (json.loads(line) for line in log.getvalue().splitlines())
    assert "secret" not in log.getvalue()
    assert ours["error"] == "ValueError < FileNotFoundError 2"
    assert ours["game"] == "g1"
    assert re.fullmatch(
        r"(tests\.server\.)?test_request_logs:\d+ test_an_exception_is_told_without_its_words",
        ours["way"][-1],
    )
    assert (library["event"], library["from"]) == ("Failed with %s", "some.library")
    assert notify["event"] == "sent to example.org"


def test_people_read_lines_on_a_terminal() -> None:
    record = logging.LogRecord("ecumene", logging.INFO, "", 0, "request", (), None)
    record.facts = {"route": "/\x1b[31m\n", "status": 200}
    line = Readable().format(record)
    assert re.fullmatch(r"\d\d:\d\d:\d\d info    request route=/\ufffd\[31m\ufffd status=200", line)


def test_the_level_is_the_one_that_was_set() -> None:
    log = io.StringIO()
    with logged_to(log, "warning"):
        tell("request")
        tell("worse", logging.WARNING)
    assert [json.loads(line)["event"] for line in log.getvalue().splitlines()] == ["worse"]


def test_figures_are_for_this_machine(server: Served) -> None:
    figures = server.client.get("/metrics")
    assert figures.status_code == 200
    assert figures.headers["content-type"].startswith("text/plain")
    assert "ecumene_games_in_memory 0.0" in figures.text
    through_proxy = server.client.get("/metrics", headers={"X-Forwarded-For": "203.0.113.5"})
    assert through_proxy.status_code == 403


def test_figures_are_for_whoever_has_the_token() -> None:
    with served(metrics_token="x" * 20) as server:
        for given in ({}, {"Authorization": "x" * 20}, {"Authorization": "Bearer " + "y" * 20}):
            assert server.client.get("/metrics", headers=given).status_code == 403
        headers = {"Authorization": "Bearer " + "x" * 20}
        assert server.client.get("/metrics", headers=headers).status_code == 200


def test_every_figure_can_be_counted() -> None:
    metrics = Metrics()
    metrics.answers.inc()
    metrics.games.set(3)
    metrics.commit_seconds.observe(0.004)
    metrics.commit_jobs.observe(7)
    metrics.journal_rows.inc(2)
    metrics.late_thinkers.inc()
    metrics.notifications.labels("mail", "sent").inc()
    text = metrics.text().decode()
    for line in (
        "ecumene_answers_total 1.0",
        "ecumene_games_in_memory 3.0",
        'ecumene_commit_seconds_bucket{le="0.005"} 1.0',
        'ecumene_commit_jobs_bucket{le="8.0"} 1.0',
        "ecumene_journal_rows_total 2.0",
        "ecumene_thinker_timeouts_total 1.0",
        'ecumene_notifications_total{channel="mail",outcome="sent"} 1.0',
    ):
        assert line in text
