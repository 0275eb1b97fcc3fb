"""Making, joining and running games: links, seats, roles, and who may do what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.whole import Somebody, Whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("lobby")) as opened:
        yield opened


def seats(info: Any) -> list[tuple[str | None, str | None]]:
    return [(seat["name"], seat["computer"]) for seat in info["seats"]]


def gathering(anna: Somebody) -> Any:
    """A game for three people and two computers; Anna has made it and has the first seat."""
    return anna.create(people=3, computers=2)


def test_a_game_begins_when_all_seats_are_taken(server: Whole) -> None:
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    made = gathering(anna)
    game, links = made["game"]["id"], made["links"]
    assert made["game"]["stage"] == "gathering"
    assert set(links["seats"]) == {"1", "2"}
    assert ben.join(links["join"])["seat"] == 1
    assert cleo.join(links["seats"]["2"])["seat"] == 2
    info = anna.get(f"/games/{game}")
    assert info["stage"] == "running"
    assert seats(info)[:3] == [("Anna", None), ("Ben", None), ("Cleo", None)]
    assert info["roles"] == ["host", "player"]
    assert [each["id"] for each in ben.get("/games")["games"]] == [game]


def test_the_host_begins_and_computers_take_what_is_free(server: Whole) -> None:
    anna = server.person()
    game = gathering(anna)["game"]["id"]
    info = anna.post(f"/games/{game}/host", {"type": "start"})["game"]
    assert info["stage"] == "running"
    assert seats(info) == [("Anna", None), *[(None, "settler")] * 4]
    anna.post(f"/games/{game}/host", {"type": "start"}, status=409)


def test_one_person_may_have_several_seats(server: Whole) -> None:
    anna = server.person()
    info = anna.create(people=3, computers=2, take=3)["game"]
    assert info["own"] == [0, 1, 2]
    assert info["stage"] == "running"


def test_whoever_has_nothing_to_do_with_a_game_does_not_learn_that_it_is_there(
    server: Whole,
) -> None:
    anna, eve = server.person(), server.person("Eve")
    game = gathering(anna)["game"]["id"]
    there = eve.get(f"/games/{game}", status=404)
    nowhere = eve.get("/games/nothing", status=404)
    assert there == nowhere
    eve.get(f"/games/{game}/seats/0/view", status=404)
    eve.post(f"/games/{game}/join", {"secret": "made-up"}, status=403)


def test_links_give_what_they_are_for_and_no_more(server: Whole) -> None:
    anna, ben = server.person(), server.person("Ben")
    made = gathering(anna)
    game, links = made["game"]["id"], made["links"]
    joined = ben.join(links["watch"])
    assert (joined["role"], joined["seat"]) == ("spectator", None)
    ben.post(f"/games/{game}/host", {"type": "start"}, status=403)
    ben.get(f"/games/{game}/seats/1/notes", status=403)
    assert ben.join(links["host"])["role"] == "host"
    ben.post(f"/games/{game}/host", {"type": "start"})


def test_a_taken_seat_stays_taken(server: Whole) -> None:
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    links = gathering(anna)["links"]
    game = ben.join(links["seats"]["1"])["game"]["id"]
    assert ben.join(links["seats"]["1"])["seat"] == 1
    secret = links["seats"]["1"].partition("=")[2]
    cleo.post(f"/games/{game}/join", {"secret": secret}, status=409)
    assert cleo.join(links["join"])["seat"] == 2


def test_renewed_links_replace_the_old_ones(server: Whole) -> None:
    anna, ben = server.person(), server.person("Ben")
    made = gathering(anna)
    game, old = made["game"]["id"], made["links"]["join"].partition("=")[2]
    new = anna.post(f"/games/{game}/host", {"type": "renew-links"})["links"]
    ben.post(f"/games/{game}/join", {"secret": old}, status=403)
    assert ben.join(new["join"])["seat"] == 1


def test_a_person_comes_to_another_device_by_a_code_once(server: Whole) -> None:
    anna, phone = server.person(), server.person("Nobody")
    game = gathering(anna)["game"]["id"]
    code = anna.post("/me/codes")
    assert code["link"].endswith(f"#device={code['code']}")
    typed = code["code"].lower().replace("-", " ")
    there = phone.post("/devices", {"code": typed, "instead": True})
    assert there["name"] == "Anna"
    phone.post("/devices", {"code": code["code"]}, status=401)
    phone.client.headers["Authorization"] = f"Bearer {there['token']}"
    assert [each["id"] for each in phone.get("/games")["games"]] == [game]


def test_secrets_are_long_and_only_their_hashes_are_stored(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        links = gathering(anna)["links"]
    found = [*links["seats"].values(), links["host"], links["join"], links["watch"]]
    secrets = [link.partition("=")[2] for link in found] + [anna.token.partition(".")[0]]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in secrets:
        assert len(secret) >= 32  # of 64 letters each: 192 bits
        assert secret.encode() not in stored


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"name": " "}, "server-bad-name"),
        ({"name": "x" * 41}, "server-bad-name"),
        ({"seats": [{}] * 19}, "server-too-many-seats"),
        ({"seats": [{}] * 4}, "server-no-setup"),
        ({"seats": [{"computer": "deep blue"}] * 5, "take": 0}, "server-no-computer"),
        ({"take": 6}, "server-take"),
        ({"take": -1}, "server-take"),
    ],
)
def test_nonsense_is_refused_with_a_reason(server: Whole, change: dict[str, Any], key: str) -> None:
    anna = server.person()
    body = {"name": "A game", "seats": [{}] * 5, **change}
    assert anna.post("/games", body, status=400)["sentence"]["key"] == key
    assert anna.get("/games")["games"] == []


@pytest.mark.parametrize(
    "change",
    [
        {"map": "both"},
        {"civilizations": ["egypt"] * 5},
        {"last_turn": 0},
        {"clock": {"kind": "decision", "seconds": 0}},
        {"clock": {"kind": "decision", "seconds": 60, "off": {"zone": "Mars/Olympus"}}},
    ],
)
def test_what_the_rules_do_not_allow_is_refused(server: Whole, change: dict[str, Any]) -> None:
    anna = server.person()
    said = anna.client.post("/api/games", json={"name": "A", "seats": [{}] * 5, **change})
    assert said.status_code in (400, 422), said.text
    assert said.json()["text"]


def test_nobody_makes_more_games_than_allowed(tmp_path: Path) -> None:
    with whole(tmp_path, games_per_day=2) as server:
        anna = server.person(language="pl")
        for _ in range(2):
            gathering(anna)
        body = {"name": "A game", "seats": [{}] * 5}
        refused = anna.client.post("/api/games", json=body)
        assert refused.status_code == 429
        assert refused.json()["text"] == "Dziennie możesz założyć 2 gry."
        day = 24 * 60 * 60
        assert day - 600 < int(refused.headers["retry-after"]) <= day + 1
    other = tmp_path / "other"
    other.mkdir()
    with whole(other, open_games=1) as server:
        anna = server.person()
        gathering(anna)
        refused = anna.client.post("/api/games", json=body)
        assert (refused.status_code, "retry-after" in refused.headers) == (429, True)
