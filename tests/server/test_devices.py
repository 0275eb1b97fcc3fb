"""Who one is on which device: coming to another one, staying oneself, signing out a lost one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from ecumene.server.http.middleware.request_headers import COOKIE, FORMER
from ecumene.server.services.devices import device_called
from tests.local_client import local_client
from tests.patience import PATIENCE
from tests.server.timing import Clock
from tests.server.whole import Somebody, whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

    from tests.server.whole import Whole

HOUR = 3600
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("devices")) as opened:
        yield opened


def browser(server: Whole, name: str | None = "Victim") -> httpx.Client:
    """A browser that keeps its cookies, in which somebody is known."""
    client = local_client(f"{server.address}/api")
    server.clients.append(client)
    if name is not None:
        assert client.post("/people", json={"name": name}).status_code == 200
    return client


def code_of(person: Somebody) -> str:
    code: str = person.post("/me/codes")["code"]
    return code


def who(client: httpx.Client) -> Any:
    return client.get("/me").json()["name"]


def key_of(said: httpx.Response) -> tuple[int, str]:
    return said.status_code, said.json()["sentence"]["key"]


# Staying oneself


def test_nobody_becomes_somebody_else_without_saying_so(server: Whole) -> None:
    victim, mallory = browser(server), server.person("Mallory")
    before = dict(victim.cookies)
    code = code_of(mallory)
    refused = victim.post("/devices", json={"code": code})
    assert key_of(refused) == (409, "server-somebody-already")
    assert dict(victim.cookies) == before
    assert who(victim) == "Victim"
    # The code was not used up.
    said = victim.post("/devices", json={"code": code, "instead": True})
    assert said.status_code == 200
    assert who(victim) == "Mallory"


def test_a_program_is_asked_as_browsers_are(server: Whole) -> None:
    victim, mallory = server.person("Victim"), server.person("Mallory")
    code = code_of(mallory)
    refused = victim.post("/devices", {"code": code}, status=409)
    assert refused["text"] == "You are already Victim here."
    there = victim.client.post("/api/devices", json={"code": code, "instead": True})
    assert there.json()["name"] == "Mallory"
    assert not there.cookies  # it keeps itself what it gets
    assert victim.get("/me")["name"] == "Victim"


def test_who_one_was_can_be_brought_back(server: Whole) -> None:
    victim, mallory = browser(server), server.person("Mallory")
    seats = [{}, *[{"computer": "settler"}] * 4]
    game = victim.post("/games", json={"name": "Mine", "seats": seats}).json()["game"]["id"]
    assert victim.get("/selves").json() == {"people": []}
    victim.post("/devices", json={"code": code_of(mallory), "instead": True})
    assert victim.get(f"/games/{game}").status_code == 404
    (former,) = victim.get("/selves").json()["people"]
    assert former["person"] == {"name": "Victim", "games": 1}
    assert victim.post(f"/selves/{former['id']}").json()["token"] == ""
    assert who(victim) == "Victim"
    assert victim.get(f"/games/{game}").status_code == 200
    (former,) = victim.get("/selves").json()["people"]
    assert former["person"]["name"] == "Mallory"
    victim.post(f"/selves/{former['id']}")
    assert who(victim) == "Mallory"
    assert key_of(victim.post("/selves/made-up")) == (404, "server-no-self")


def test_whoever_made_the_code_does_not_get_at_who_one_was(server: Whole) -> None:
    victim, mallory = browser(server), server.person("Mallory")
    victim.post("/devices", json={"code": code_of(mallory), "instead": True})
    assert mallory.get("/selves") == {"people": []}
    (former,) = victim.get("/selves").json()["people"]
    mallory.post(f"/selves/{former['id']}", status=404)


def test_no_script_gets_at_what_one_is_known_by(server: Whole) -> None:
    victim, mallory = browser(server), server.person("Mallory")
    said = victim.post("/devices", json={"code": code_of(mallory), "instead": True})
    cookies = said.headers.get_list("set-cookie")
    assert {each.partition("=")[0] for each in cookies} == {COOKIE, FORMER}
    assert all("HttpOnly" in each and "SameSite=lax" in each for each in cookies)


def test_who_is_somebody_does_not_come_as_somebody_new(server: Whole) -> None:
    victim = browser(server)
    refused = victim.post("/people", json={"name": "Another"})
    assert key_of(refused) == (409, "server-somebody-already")
    assert who(victim) == "Victim"


def test_whose_a_code_is_can_be_asked_and_does_not_use_it_up(server: Whole) -> None:
    victim, mallory = browser(server), server.person("Mallory")
    mallory.create()
    code = code_of(mallory)
    for client, here in ((victim, {"name": "Victim", "games": 0}), (browser(server, None), None)):
        asked = client.post("/devices/owner", json={"code": code.lower()}).json()
        told = {"person": {"name": "Mallory", "games": 1}, "here": here, "same": False}
        assert asked == told
    assert mallory.post("/devices/owner", {"code": code})["same"] is True
    assert victim.post("/devices/owner", json={"code": "AAAA"}).status_code == 401
    assert browser(server, None).post("/devices", json={"code": code}).status_code == 200
    assert victim.post("/devices/owner", json={"code": code}).status_code == 401


def test_who_is_the_same_already_stays_so_and_the_code_stays_good(server: Whole) -> None:
    anna, phone = browser(server, "Anna"), browser(server, None)
    before = dict(anna.cookies)
    code = anna.post("/me/codes").json()["code"]
    assert anna.post("/devices", json={"code": code}).json()["token"] == ""
    assert dict(anna.cookies) == before
    assert phone.post("/devices", json={"code": code}).json()["name"] == "Anna"


def test_a_browser_remembers_some_people_and_loses_nobody(server: Whole) -> None:
    victim = browser(server)
    for number in range(8):
        other = server.person(f"Other {number}")
        used = {"code": code_of(other), "instead": True}
        assert victim.post("/devices", json=used).status_code == 200
    used = {"code": code_of(server.person("One more")), "instead": True}
    assert key_of(victim.post("/devices", json=used)) == (409, "server-too-many-selves")
    names = [each["person"]["name"] for each in victim.get("/selves").json()["people"]]
    assert names == [*(f"Other {number}" for number in reversed(range(7))), "Victim"]


# Signing out


def another(person: Somebody, agent: str = FIREFOX) -> Somebody:
    """The same person on another device."""
    headers = {"User-Agent": agent}
    with local_client(person.whole.address, headers=headers) as client:
        said = client.post("/api/devices", json={"code": code_of(person)})
    return Somebody(person.whole, person.name, said.json()["token"])


def devices(person: Somebody) -> Any:
    return person.get("/me/devices")["devices"]


def sign_out(person: Somebody, path: str = "", status: int = 200) -> Any:
    said = person.client.delete(f"/api/me/devices{path}")
    assert said.status_code == status, said.text
    return said.json()


def test_devices_are_listed_with_when_they_were_seen(tmp_path: Path) -> None:
    clock = Clock()
    with whole(tmp_path, clock) as server:
        anna = server.person()
        begun = clock()
        clock.advance(2 * HOUR)
        phone = another(anna)
        first, second = devices(anna)
        assert (first["here"], first["first"], first["last"]) == (True, begun, clock())
        assert (second["here"], second["name"]) == (False, "Firefox, Linux")
        assert [each["here"] for each in devices(phone)] == [False, True]
        seen = clock()
        clock.advance(2 * HOUR)
        phone.get("/me")
        assert devices(anna)[1]["last"] == clock()
        assert devices(phone)[0]["last"] >= seen


def test_a_lost_device_is_signed_out_and_hears_no_more(server: Whole) -> None:
    anna = server.person()
    game = anna.create()["game"]["id"]
    lost, phone = another(anna), another(anna)
    code = code_of(lost)
    ids = [each["id"] for each in devices(anna)]
    with (
        lost.socket(game) as socket,
        lost.socket(game, None) as looking_on,
        phone.socket(game) as other,
    ):
        left = sign_out(anna, f"/{ids[1]}")["devices"]
        assert [each["id"] for each in left] == [ids[0], ids[2]]
        for each in (socket, looking_on):
            assert closed_with(each) == 4401
        anna.post(f"/games/{game}/seats/0/chat", {"text": "Still here"})
        while "Still here" not in str(other.recv(PATIENCE)):
            pass
    lost.get("/games", status=401)
    phone.get("/games")
    # What was made on the lost device brings nobody back.
    assert browser(server, None).post("/devices", json={"code": code}).status_code == 401
    with lost.socket(game) as socket:
        assert closed_with(socket) == 4401


def closed_with(socket: Any) -> int:
    """Listen until the server closes; returns its reason."""
    try:
        while True:
            socket.recv(PATIENCE)
    except ConnectionClosed:
        code: int = socket.close_code
        return code


def test_all_others_are_signed_out(server: Whole) -> None:
    anna = server.person()
    others = [another(anna) for _ in range(3)]
    (left,) = sign_out(others[1])["devices"]
    assert left["here"]
    for each in (anna, others[0], others[2]):
        each.get("/me", status=401)
    assert others[1].get("/me")["name"] == "Anna"


def test_nobody_signs_out_devices_of_others_or_the_last_of_their_own(server: Whole) -> None:
    anna, eve = server.person(), server.person("Eve")
    (own,) = devices(anna)
    assert sign_out(eve, f"/{own['id']}", 404)["sentence"]["key"] == "server-no-device"
    assert sign_out(anna, f"/{own['id']}", 409)["sentence"]["key"] == "server-last-device"
    anna.get("/me")


def test_this_device_is_signed_out_where_there_is_another(server: Whole) -> None:
    anna = server.person()
    phone = another(anna)
    here = next(each["id"] for each in devices(anna) if each["here"])
    assert len(sign_out(anna, f"/{here}")["devices"]) == 1
    anna.get("/me", status=401)
    phone.get("/me")


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox, Linux"),
        ("Mozilla/5.0 (Windows NT 10.0) Chrome/140.0.0.0 Safari/537.36 Edg/140.0", "Edge, Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/18.0 Safari/605.1", "Safari, Mac"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari", "Chrome, Android"),
        ("Ecumene/1 (Linux)", "Ecumene, Linux"),
        ("<script>alert(1)</script>", ""),
        ("", ""),
    ],
)
def test_devices_are_called_by_words_of_ours(agent: str, name: str) -> None:
    assert device_called(agent) == name


def test_a_browser_socket_ends_with_its_cookie(server: Whole) -> None:
    """The page shows no header of its own, only the cookie."""
    anna = server.person()
    game = anna.create()["game"]["id"]
    phone = another(anna)
    address = f"ws://127.0.0.1:{server.port}/api/games/{game}/watch/socket"
    cookie = {"Cookie": f"{COOKIE}={phone.token}"}
    with connect(address, additional_headers=cookie, proxy=None) as socket:
        socket.recv(PATIENCE)
        sign_out(anna)
        assert closed_with(socket) == 4401
