"""The page and its files as browsers ask for them."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest

from ecumene.server.http.middleware.page_files import TYPES
from ecumene.web import built_files
from tests.server.served import served
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.served import Served

PAGE = b"<!doctype html><title>The page</title>"
SCRIPT = b"console.log('pieces')" * 50
ENGINE = "/assets/engine.worker-abc.js"
VARIANTS = {"br": b"as if by brotli", "gzip": gzip.compress(SCRIPT), None: SCRIPT}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build leaves behind, beside something that is nobody's business."""
    around = tmp_path_factory.mktemp("around")
    (around / "secret.txt").write_text("secret")
    built = around / "built"
    (built / "assets").mkdir(parents=True)
    files = {
        "index.html": PAGE,
        "sw.js": b"self",
        "manifest.webmanifest": b"{}",
        "assets/index-abc.js": SCRIPT,
        "assets/index-abc.js.br": VARIANTS["br"],
        "assets/index-abc.js.gz": VARIANTS["gzip"],
        "assets/letters-abc.woff2": b"letters",
        "assets/engine.worker-abc.js": b"engine",
    }
    for name, content in files.items():
        (built / name).write_bytes(content)
    return built


@pytest.fixture(scope="module")
def server(folder: Path) -> Iterator[Served]:
    """A server that allows a single request, and any number of files over one connection."""
    with served(built_files(folder), requests_per_address=1) as one:
        yield one


@pytest.fixture(scope="module")
def roomy(folder: Path) -> Iterator[Served]:
    """One to which somebody may come again and again."""
    with served(built_files(folder)) as one:
        yield one


@pytest.mark.parametrize(
    "path", ["/", "/new", "/games/AbC-_1", "/games/g1/watch?turn=3", "/table/", "/index.html"]
)
def test_the_page_is_wherever_people_may_be(server: Served, path: str) -> None:
    said = server.client.get(path)
    assert (said.status_code, said.content) == (200, PAGE)
    assert said.headers["content-type"] == "text/html; charset=utf-8"
    assert said.headers["cache-control"] == "no-cache"
    assert said.headers["content-security-policy"].startswith("default-src 'self'")


def test_files_that_are_named_by_their_content_are_kept_for_ever(server: Served) -> None:
    for name, kind in (("index-abc.js", "text/javascript"), ("letters-abc.woff2", "font/woff2")):
        headers = server.client.get(f"/assets/{name}", headers={"Accept-Encoding": "gzip"}).headers
        assert headers["cache-control"] == "public, max-age=31536000, immutable"
        assert headers["content-type"].startswith(kind)
        assert headers["vary"] == "accept-encoding"


def test_only_the_engine_may_run_webassembly(server: Served) -> None:
    for path, may in (("/", False), ("/assets/index-abc.js", False), (ENGINE, True)):
        policy = server.client.get(path).headers["content-security-policy"]
        assert ("wasm-unsafe-eval" in policy) == may
        assert "'unsafe" not in policy


def test_what_can_change_under_its_name_is_asked_for_again(server: Served) -> None:
    worker = server.client.get("/sw.js").headers
    assert worker["cache-control"] == "no-cache"
    assert worker["service-worker-allowed"] == "/"
    manifest = server.client.get("/manifest.webmanifest").headers
    assert manifest["content-type"] == "application/manifest+json"
    assert manifest["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    ("accepted", "given"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, BR;q=0.1", "br"),
        ("br;q=0, gzip", "gzip"),
        ("gzip", "gzip"),
        ("", None),
        ("zstd, *;q=0.5", None),
        ("br;q=nonsense", None),
    ],
)
def test_a_browser_gets_the_smallest_it_can_read(
    roomy: Served, accepted: str, given: str | None
) -> None:
    wish = f"Host: localhost\r\nAccept-Encoding: {accepted}"
    said = roomy.exchange(f"GET /assets/index-abc.js HTTP/1.1\r\n{wish}\r\n\r\n".encode())
    head, _, body = said.partition(b"\r\n\r\n")
    encoded = f"content-encoding: {given}".encode()
    assert (encoded in head) if given else (b"content-encoding" not in head)
    assert body == VARIANTS[given]


def test_what_a_browser_has_is_not_sent_again(server: Served) -> None:
    for path in ("/games/g1", "/assets/index-abc.js"):
        tag = server.client.get(path).headers["etag"]
        for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
            said = server.client.get(path, headers={"If-None-Match": known})
            assert (said.status_code, said.content) == (304, b"")
            assert said.headers["etag"] == tag
            assert "content-type" not in said.headers
        assert server.client.get(path, headers={"If-None-Match": '"other"'}).status_code == 200
    plain = {"Accept-Encoding": "identity"}
    other = server.client.get("/assets/index-abc.js", headers=plain).headers["etag"]
    assert other != tag


def test_head_says_what_get_would(server: Served) -> None:
    for path in ("/", "/assets/index-abc.js"):
        get, head = server.client.get(path), server.client.head(path)
        assert head.content == b""
        for name in ("content-length", "content-type", "etag", "cache-control"):
            assert head.headers[name] == get.headers[name]


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "//etc/passwd.txt",
        "/assets/index-abc.js.br",
        "/assets/index-gone.js",
        "/assets/nothing.png",
        "/.env",
        "/.well-known/anything",
    ],
)
def test_no_path_leads_to_other_files(folder: Path, path: str) -> None:
    with served(built_files(folder)) as server:
        said = server.exchange(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    assert said.startswith(b"HTTP/1.1 404 ")
    assert b"secret\r" not in said
    assert not said.endswith(b"secret")


def test_what_is_for_programs_stays_theirs(folder: Path) -> None:
    with served(built_files(folder)) as server:
        assert server.client.get("/api/games/g1").json()["game"] == "g1"
        for path in ("/api", "/api/nothing", "/schema/nothing", "/health/more"):
            assert server.client.get(path).status_code == 404, path
        assert server.client.post("/new").status_code in (404, 405)


def test_files_are_not_counted_but_requests_are(server: Served) -> None:
    assert server.client.get("/api/nothing").status_code == 404
    assert server.client.get("/api/nothing").status_code == 429
    assert {server.client.get("/assets/index-abc.js").status_code for _ in range(20)} == {200}


def test_requests_for_files_have_two_names_in_the_log(server: Served) -> None:
    server.client.get("/games/g1")
    server.client.get("/assets/index-abc.js")
    routes = {line["route"] for line in server.lines(2) if line["status"] in (200, 304)}
    assert routes == {"/", "/assets"}


def test_where_there_is_no_page_the_server_says_so() -> None:
    with served({}) as server:
        said = server.client.get("/games/g1", headers={"Accept-Language": "pl"})
        assert said.status_code == 404
        assert said.headers["content-type"] == "text/plain; charset=utf-8"
        assert "nie ma strony" in said.text
        assert "make page" in server.client.get("/").text
        assert server.client.get("/api/games/g1").status_code == 200


def test_the_server_has_the_page_of_the_package(tmp_path: Path) -> None:
    """Every file of it has a type that is known, and what the page names is there."""
    files = built_files()
    assert {path[path.rindex(".") :] for path in files} <= set(TYPES)
    with whole(tmp_path) as server:
        client = server.person().client
        page = client.get("/games/whichever")
        assert page.content == files["index.html"].content
        named = [path for path in files if f"/{path}".encode() in page.content]
        assert any(path.endswith(".js") for path in named)
        for path in named:
            assert client.get(f"/{path}").content == files[path].content
