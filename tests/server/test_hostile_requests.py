"""Requests that nobody honest makes are refused, with a reason in their language, and do nothing.

One game with people in all seats stands still while it is attacked; whatever is refused leaves it
as it was, for everybody who has a part in it.
"""

from __future__ import annotations

import json
import socket as sockets
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ecumene.dialogue import Speaker
from ecumene.rules.format.codec import from_names
from ecumene.seat.exchange import Refused
from ecumene.server.app import ENDPOINTS
from ecumene.server.http.middleware.request_bodies import MOST_BYTES
from ecumene.words import Messages
from tests.local_client import local_client
from tests.patience import PATIENCE
from tests.server.timing import wait_for
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from tests.server.whole import Somebody, Whole

JSON = {"content-type": "application/json"}
HUGE = 2**70
LONG = "9" * 5000


@dataclass
class Attacked:
    """A game with a person in every seat: Anna runs it, Basia speaks Polish."""

    server: Whole
    game: str
    join: str
    anna: Somebody
    basia: Somebody
    stranger: Somebody

    @property
    def path(self) -> str:
        return f"/api/games/{self.game}"

    def state(self) -> list[bytes]:
        """All that could have changed."""
        return [
            who.client.get(f"{self.path}{what}").content
            for seat, who in enumerate((self.anna, self.basia))
            for what in (
                *("", "/notices", f"/seats/{seat}/view", f"/seats/{seat}/messages"),
                *(f"/seats/{seat}/notes", f"/seats/{seat}/orders", f"/seats/{seat}/moments"),
            )
        ]

    @contextmanager
    def unchanged(self) -> Iterator[None]:
        """Nothing changes meanwhile."""
        before = self.state()
        yield
        assert self.state() == before


@pytest.fixture(scope="module")
def attacked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Attacked]:
    with whole(tmp_path_factory.mktemp("attacked")) as server:
        anna, basia = server.person(), server.person("Basia", "pl")
        made = anna.create(people=5, computers=0, take=4)
        game, join = made["game"]["id"], made["links"]["join"]
        basia.join(join)
        yield Attacked(server, game, join, anna, basia, server.person("Mallory"))


def is_refused(said: httpx.Response, status: int, language: str = "en") -> None:
    """A refusal has this status, and gives its reason in this language."""
    assert said.status_code == status, said.text
    refused: Refused = from_names(said.json(), Refused)
    assert refused.text == Speaker(Messages(language)).text(refused.sentence)
    assert said.headers["cache-control"] == "no-store"
    assert said.headers["content-type"] == "application/json"


# Malformed

BODIES: dict[str, tuple[bytes, int]] = {
    "nothing": (b"", 400),
    "no JSON": (b"{", 400),
    "not UTF-8": (b'{"text": "\xff"}', 400),
    "a lone surrogate": (rb'{"text": "\ud800"}', 400),
    "deep lists": (b"[" * 8000, 400),
    "deep and closed": (b'{"text": ' + b"[" * 4000 + b"]" * 4000 + b"}", 400),
    "another type": (b'{"text": 1}', 400),
    "a list": (b"[]", 400),
    "null": (b"null", 400),
    "an unknown field": (b'{"text": "a", "admin": true}', 400),
    "a missing field": (b"{}", 400),
    "a huge number": (b'{"text": "a", "to": [' + LONG.encode() + b"]}", 400),
    "a number too large": (b'{"text": "a", "to": [1180591620717411303424]}', 400),
    "infinity": (b'{"text": "a", "to": [1e999]}', 400),
    "no seat": (b'{"text": "a", "to": [-1]}', 400),
    "too many seats": (b'{"text": "a", "to": [' + b"0," * 5000 + b"0]}", 400),
    "blank": (b'{"text": " \\u0009 "}', 400),
    "too long": (b'{"text": "' + b"a" * 1001 + b'"}', 400),
    "too large": (b'{"text": "' + b"a" * MOST_BYTES + b'"}', 413),
}


def test_what_is_malformed_is_refused(attacked: Attacked, subtests: pytest.Subtests) -> None:
    seats = ((0, attacked.anna, "en"), (4, attacked.basia, "pl"))
    with attacked.unchanged():
        for body, (content, status) in BODIES.items():
            for seat, who, language in seats:
                with subtests.test(body, seat=seat):
                    path = f"{attacked.path}/seats/{seat}/chat"
                    headers = {**JSON, "Accept-Language": language}
                    said = who.client.post(path, content=content, headers=headers)
                    is_refused(said, status, language)


@pytest.mark.parametrize(
    "kind", [None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; x=1"]
)
def test_what_a_form_of_another_site_could_send_is_not_read(
    attacked: Attacked, kind: str | None
) -> None:
    headers = {} if kind is None else {"content-type": kind}
    with attacked.unchanged():
        path = f"{attacked.path}/seats/0/chat"
        said = attacked.anna.client.post(path, content=b'{"text": "a"}', headers=headers)
        is_refused(said, 415)


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (f"/seats/0/messages?since={LONG}", 400),
        (f"/seats/0/messages?since={'0' * 5000}", 400),
        ("/seats/0/messages?since=-1", 400),
        ("/seats/0/messages?since=", 400),
        ("/seats/0/messages?since=1e3", 400),
        ("/seats/0/messages?since=%D9%A3", 400),
        ("/seats/0/digest?since=2147483648", 400),
        ("/seats/0/view?at=0", 404),
        ("/seats/0/view?at=2147483647", 404),
        ("/watch/view?at=99999", 404),
        ("/seats/-1/view", 403),
        ("/seats/5/view", 403),
        (f"/seats/{HUGE}/view", 403),
        (f"/seats/{LONG}/view", 404),
        ("/seats/0x0/view", 404),
        ("/seats/zero/view", 404),
        ("/seats/0/view/..%2f..%2f1/view", 404),
        ("/seats/%00/view", 404),
        ("/record", 409),
        ("/nothing", 404),
    ],
)
def test_what_is_nowhere_is_not_found(attacked: Attacked, path: str, status: int) -> None:
    is_refused(attacked.anna.client.get(f"{attacked.path}{path}"), status)


def test_the_last_seat_has_no_second_number(attacked: Attacked, subtests: pytest.Subtests) -> None:
    """Basia has it; counted from the end it would be hers, too."""
    with attacked.unchanged():
        for endpoint in OF_SEATS:
            with subtests.test(endpoint.handle.__name__):
                said = asked(attacked, attacked.basia.client, endpoint, seat="-1")
                is_refused(said, 403, "pl")


@pytest.mark.parametrize(
    "game", ["%00", "%ff%fe", "%ED%A0%80", "x" * 9000, "..%2f..", "%27--", "%0a"]
)
def test_games_that_are_none_are_not_found(attacked: Attacked, game: str) -> None:
    for path in ("", "/seats/0/view", "/watch/messages", "/scores"):
        is_refused(attacked.anna.client.get(f"/api/games/{game}{path}"), 404)


@pytest.mark.parametrize("method", ["PATCH", "DELETE", "PUT", "TRACE", "HEAD"])
def test_methods_that_are_none_here_are_refused(attacked: Attacked, method: str) -> None:
    with attacked.unchanged():
        said = attacked.anna.client.request(method, f"{attacked.path}/seats/0/view")
    assert said.status_code == 405
    assert said.headers["allow"] == "GET, OPTIONS"
    if method != "HEAD":
        is_refused(said, 405)


@pytest.mark.parametrize(
    ("path", "methods"),
    [
        ("/api/games", "GET, OPTIONS, POST"),
        ("/api/me", "GET, OPTIONS, PUT"),
        ("/api/games/g1/seats/0/notes", "GET, OPTIONS, PUT"),
        ("/api/people", "OPTIONS, POST"),
        ("/health", "GET, OPTIONS"),
    ],
)
def test_all_methods_of_a_path_are_listed(attacked: Attacked, path: str, methods: str) -> None:
    said = attacked.anna.client.options(path)
    assert (said.status_code, said.headers["allow"]) == (204, methods)
    said = attacked.anna.client.delete(path)
    assert (said.status_code, said.headers["allow"]) == (405, methods)


def test_no_other_site_is_told_that_it_may_ask(attacked: Attacked) -> None:
    headers = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
    said = attacked.anna.client.options(f"{attacked.path}/seats/0/answers", headers=headers)
    assert not [name for name in said.headers if name.startswith("access-control")]


# PostgreSQL takes less than SQLite


def test_no_text_is_too_much_for_the_database(address: str, tmp_path: Any) -> None:
    database = address if address.startswith("postgres") else None
    with whole(tmp_path, database_url=database) as server:
        anna = server.person()
        game = anna.create(people=5, computers=0, take=5)["game"]["id"]
        seat = f"/games/{game}/seats/0"
        assert anna.put(f"{seat}/notes", {"text": "a\0b"}) == {"text": "ab"}
        assert anna.get(f"{seat}/notes") == {"text": "ab"}
        anna.post(f"{seat}/chat", {"text": "a\0b"})
        assert anna.get(f"{seat}/messages")["messages"][-1]["text"] == "a\0b"
        anna.post(f"{seat}/seen", {"number": 2**62})
        for path in ("/games/%00", f"{seat}/%00", "/games/a%00b/seats/0/view"):
            anna.get(path, status=404)
        is_refused(anna.client.delete("/api/me/channels/%00"), 404)
        anna.post("/people", {"name": "a\0b"}, status=400)
        anna.post("/devices", {"code": "\0"}, status=401)
        anna.post(f"/games/{game}/join", {"secret": "\0"}, status=403)


# Other people's things

SENT: dict[str, Any] = {
    "rename": {"name": "Anna"},
    "add_channel": {"type": "webhook", "url": "https://example.org/"},
    "create": {"name": "A game", "seats": [{}] * 5},
    "join": {"secret": "made up"},
    "invited": {"secret": "made up"},
    "host": {"type": "pause"},
    "go_on_from": {"number": 1, "seat": 0, "name": "Another"},
    "set_notice_mode": {"mode": "never"},
    "watch_chat": {"text": "Hello"},
    "order_about_seat": {"type": "give-up"},
    "answer": {"question": "1.0.0", "key": "k", "action": {"type": "done"}},
    "undo": {"question": "1.0.0", "key": "k"},
    "why_not": {"action": {"type": "done"}},
    "let_go_on": {},
    "note_shown": {},
    "seen": {"number": 1},
    "note": {"text": "Mine"},
    "order": {},
    "chat": {"text": "Hello"},
    "basket": {"advances": []},
    "plan": {
        "known": {"parts": ["view", "asked"]},
        "more": [{"type": "sail", "ship": 9, "to": "rome"}],
    },
    "planned_area": {"moves": [{"type": "march", "path": [], "tokens": -1}]},
    "prospect": {"action": {"type": "done"}},
    "changes": {"parts": ["view", "asked", "hand", "offers", "responses"], "story": 0},
    "watch_changes": {"parts": ["view"], "story": 0},
}
"""What could be sent, by the names of the requests."""
CLOSED = [each for each in ENDPOINTS if not each.open]
OF_SEATS = [each for each in ENDPOINTS if "{seat" in each.path]
OF_GAMES = [each for each in ENDPOINTS if "{game" in each.path]


def asked(
    attacked: Attacked, client: httpx.Client, endpoint: Any, seat: str = "0", **more: Any
) -> httpx.Response:
    """Make a request, about Anna's seat where it is about one."""
    path = endpoint.path.replace("{game:str}", attacked.game).replace("{seat:int}", seat)
    path = (
        path.replace("{channel:str}", "none")
        .replace("{area:str}", "athens")
        .replace("{card:str}", "ochre")
    )
    return client.request(endpoint.method, path, json=SENT.get(endpoint.handle.__name__), **more)


def test_whoever_is_unknown_learns_nothing(attacked: Attacked, subtests: pytest.Subtests) -> None:
    nobody: list[dict[str, str]] = [
        {},
        {"Authorization": "Bearer made.up"},
        {"Authorization": "Bearer " + "x" * 5000},
        {"Authorization": f"Basic {attacked.anna.token}"},
        {"Cookie": f"ecumene={attacked.anna.token}x"},
        {"Cookie": f"ecumene=\xff; ecumene={'x' * 300}"},
    ]
    with (
        attacked.unchanged(),
        local_client(attacked.server.address) as client,
    ):
        for endpoint, headers in product(CLOSED, nobody):
            with subtests.test(endpoint.handle.__name__, headers=headers):
                raw = {name: value.encode("latin-1") for name, value in headers.items()}
                language = {b"Accept-Language": b"pl"}
                said = asked(attacked, client, endpoint, headers={**raw, **language})
                is_refused(said, 401, "pl")


def test_strangers_do_not_even_learn_that_there_is_a_game(
    attacked: Attacked, subtests: pytest.Subtests
) -> None:
    with attacked.unchanged():
        for endpoint in OF_GAMES:
            with subtests.test(endpoint.handle.__name__):
                wrong_link = endpoint.handle.__name__ in {"join", "invited"}
                said = asked(attacked, attacked.stranger.client, endpoint)
                is_refused(said, 403 if wrong_link else 404)


def test_nobody_sees_or_does_anything_in_other_peoples_seats(
    attacked: Attacked, subtests: pytest.Subtests
) -> None:
    with attacked.unchanged():
        for endpoint in OF_SEATS:
            with subtests.test(endpoint.handle.__name__):
                is_refused(asked(attacked, attacked.basia.client, endpoint), 403, "pl")


@pytest.mark.parametrize(
    "order",
    [
        *({"type": kind} for kind in ("start", "pause", "resume", "end-trade", "end-game")),
        {"type": "renew-links"},
        {"type": "withdraw-code"},
        {"type": "let-in", "person": "somebody"},
        {"type": "set-pace", "pace": "turns"},
        {"type": "step"},
        {"type": "extend", "seconds": 60},
        {"type": "set-clock", "clock": {"kind": "none"}},
        {"type": "propose-take-back", "seat": 0},
    ],
    ids=lambda order: order["type"],
)
def test_only_the_host_runs_the_game(attacked: Attacked, order: Any) -> None:
    with attacked.unchanged():
        is_refused(attacked.basia.client.post(f"{attacked.path}/host", json=order), 403, "pl")


@pytest.mark.parametrize(
    "order",
    [
        {"type": "extend", "seconds": -1},
        {"type": "extend", "seconds": HUGE},
        {"type": "extend", "seconds": 60, "seat": HUGE},
        {"type": "set-clock", "clock": {"kind": "bank", "seconds": HUGE}},
        {"type": "propose-take-back", "seat": -1},
        {"type": "propose-take-back", "seat": 2**40},
        {"type": "set-pace", "pace": "fast"},
        {"type": "step", "by": "game"},
        {"type": "let-in", "person": 1},
        {"type": "let-in"},
        {"type": "nonsense"},
    ],
    ids=str,
)
def test_the_host_orders_no_nonsense(attacked: Attacked, order: Any) -> None:
    with attacked.unchanged():
        is_refused(attacked.anna.client.post(f"{attacked.path}/host", json=order), 400)


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"type": "start"}, 409),
        ({"type": "resume"}, 409),
        ({"type": "end-trade"}, 409),
        ({"type": "end-game"}, 422),
        ({"type": "withdraw-code"}, 409),
        ({"type": "set-pace", "pace": "turns"}, 409),
        ({"type": "step"}, 409),
        ({"type": "let-in", "person": "\0"}, 409),
    ],
    ids=str,
)
def test_the_host_orders_nothing_at_the_wrong_time(
    attacked: Attacked, order: Any, status: int
) -> None:
    with attacked.unchanged():
        said = attacked.anna.client.post(f"{attacked.path}/host", json=order)
        is_refused(said, status)
    assert "-2" not in said.json()["text"], "the host has a name"


@pytest.mark.parametrize(
    ("order", "status"),
    [
        ({"type": "ready", "ready": 1}, 400),
        ({"type": "ready"}, 409),
        ({"type": "stand-in", "player": "settler"}, 400),
        ({"type": "stand-in"}, 409),
        ({"type": "hand-over", "player": "nobody"}, 400),
        ({"type": "consent", "number": HUGE, "agrees": True}, 400),
        ({"type": "consent", "number": 1, "agrees": True}, 409),
    ],
    ids=str,
)
def test_no_owner_orders_nonsense_about_their_seat(
    attacked: Attacked, order: Any, status: int
) -> None:
    with attacked.anna.socket(attacked.game, 0) as socket:
        socket.recv(timeout=PATIENCE)
        wait_for(attacked.anna, attacked.game, lambda info: info["seats"][0]["away"] is None)
        with attacked.unchanged():
            is_refused(attacked.anna.client.post(f"{attacked.path}/seats/0", json=order), status)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "end-trading"},
        {"type": "call-time"},
        {"type": "undo", "answers": 1, "seat": 0},
        {"type": "undo", "answers": 1, "seat": 4},
        {"type": "undo", "answers": -1},
        {"type": "undo", "answers": 2**40},
    ],
    ids=str,
)
def test_no_seat_says_what_only_the_host_says(attacked: Attacked, action: Any) -> None:
    seats = [(seat, attacked.anna) for seat in range(4)]
    with attacked.unchanged():
        for seat, who in seats:
            question = who.question(attacked.game, seat)["question"]
            body = {"question": question, "key": "host", "action": action}
            said = who.client.post(f"{attacked.path}/seats/{seat}/answers", json=body)
            assert said.status_code in (409, 422)
            is_refused(said, said.status_code)


@pytest.mark.parametrize("key", ["one", "", "ą", "a\nb", "x" * 65])
def test_nobody_answers_out_of_turn(attacked: Attacked, key: str) -> None:
    """Who picks first is dealt (S2), so it is one of two who is not asked."""
    places = ((0, attacked.anna, "en"), (4, attacked.basia, "pl"))
    seat, who, language = next(
        each for each in places if not each[1].question(attacked.game, each[0])["pending"]
    )
    name = who.question(attacked.game, seat)["question"]
    with attacked.unchanged():
        for question in (name, "", "99.99.99", "\0", "x" * 9000):
            body = {"question": question, "key": key, "action": {"type": "done"}}
            said = who.client.post(f"{attacked.path}/seats/{seat}/answers", json=body)
            is_refused(said, 409 if key == "one" else 400, language)


def test_wrong_links_open_nothing(attacked: Attacked) -> None:
    secret = attacked.join.rpartition("=")[2]
    with attacked.unchanged():
        for wrong in ("", secret[:-1], secret.swapcase(), secret + "=", "x" * 9000):
            said = attacked.stranger.client.post(f"{attacked.path}/join", json={"secret": wrong})
            is_refused(said, 403)
        for seat in (-1, 0, 4, 5, 2**40, None):
            wish = {"secret": secret, "seat": seat}
            said = attacked.stranger.client.post(f"{attacked.path}/join", json=wish)
            is_refused(said, 409)


# Other sites


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "javascript:alert(1)"},
        {"Sec-Fetch-Site": "cross-site"},
    ],
    ids=str,
)
def test_other_sites_change_nothing_and_hear_nothing(
    attacked: Attacked, headers: dict[str, str]
) -> None:
    with attacked.unchanged():
        said = attacked.anna.client.post(
            f"{attacked.path}/seats/0/chat", json={"text": "a"}, headers=headers
        )
        is_refused(said, 403)
        with pytest.raises(InvalidStatus) as refused:
            listening(attacked, attacked.anna, "seats/0", headers)
    assert refused.value.response.status_code == 403


# Sockets


def listening(
    attacked: Attacked, who: Somebody | None, where: str, headers: dict[str, str] | None = None
) -> Any:
    token = {} if who is None else {"Authorization": f"Bearer {who.token}"}
    return connect(
        f"ws://127.0.0.1:{attacked.server.port}{attacked.path}/{where}/socket",
        additional_headers={**token, **(headers or {})},
        proxy=None,
    )


def test_sockets_are_closed_to_those_who_may_not_listen(attacked: Attacked) -> None:
    for who, where, code in (
        (None, "seats/0", 4401),
        (None, "watch", 4401),
        (attacked.basia, "seats/0", 4403),
        (attacked.basia, "seats/99", 4403),
        (attacked.stranger, "seats/0", 4404),
        (attacked.stranger, "watch", 4404),
    ):
        with listening(attacked, who, where) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        assert closed.value.rcvd.reason


def test_what_is_said_into_a_socket_is_not_listened_to(attacked: Attacked) -> None:
    with attacked.unchanged(), listening(attacked, attacked.basia, "watch") as socket:
        for said in ("", "{}", '{"type": "done"}', "\0" * 1000, "x" * 15_000):
            socket.send(said)
        while json.loads(socket.recv(timeout=PATIENCE))["type"] != "now":
            pass


def test_bytes_that_are_no_request_close_only_their_own_connection(attacked: Attacked) -> None:
    for sent in (
        b"\0" * 64,
        b"GET / HTTP/9\r\n\r\n",
        b"GET \r\n\r\n",
        b"POST /api/people HTTP/1.1\r\n",
    ):
        with sockets.create_connection(
            ("127.0.0.1", attacked.server.port), timeout=PATIENCE
        ) as raw:
            raw.sendall(sent)
            raw.shutdown(sockets.SHUT_WR)
            while raw.recv(4096):
                pass
    assert attacked.anna.client.get("/health").status_code == 200


# Too much


def test_floods_are_stopped_and_others_go_on(tmp_path: Any) -> None:
    with whole(tmp_path, requests_per_minute=100) as server:
        anna, ben = server.person(), server.person("Ben", "pl")
        made = anna.create(people=5, computers=0, take=4)
        game = made["game"]["id"]
        ben.join(made["links"]["join"])
        statuses = []
        while 429 not in statuses:
            body = {"text": "Buy wine!", "to": [0]}
            said = ben.client.post(f"/api/games/{game}/seats/4/chat", json=body)
            statuses.append(said.status_code)
        is_refused(said, 429, "en")
        assert int(said.headers["retry-after"]) > 0
        heard = anna.get(f"/games/{game}/seats/0/messages")["messages"]
        lines = [message for message in heard if message["type"] == "chat"]
        assert len(lines) == statuses.count(204)
