"""Invitations: what somebody with a link or a code learns, and how a table begins together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules.phases.setup import picking_order
from ecumene.server.games.estimate import length_of
from ecumene.server.games.short_codes import LETTERS, new_code, typed_code
from ecumene.server.services.lobby import arranged
from ecumene.server.wire import NewGame, SeatPlan
from tests.local_client import local_client
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Whole


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("invitations")) as opened:
        yield opened


def secret_of(link: str) -> str:
    return link.partition("=")[2]


def told(server: Whole, path: str, body: Any, status: int = 200) -> Any:
    """What somebody is told whom the server does not know."""
    with local_client(server.address) as client:
        said = client.post(f"/api{path}", json=body)
    assert said.status_code == status, said.text
    return said.json()


def test_a_link_says_who_invites_to_what_and_gives_nothing_away(server: Whole) -> None:
    anna = server.person("Anna")
    made = anna.create(people=3, computers=2, short_game=True)
    game = made["game"]["id"]
    path, links = f"/games/{game}/invitation", made["links"]
    shown = told(server, path, {"secret": secret_of(links["join"])})
    expected = {"game": game, "host": "Anna", "role": "player", "seat": None, "free": 2}
    assert expected.items() <= shown.items()
    assert shown["people"] == ["Anna"]
    assert shown["length"] == made["game"]["length"]
    assert shown["has"] is False
    for kind, has in {"join": True, "host": True, "watch": True}.items():
        assert anna.post(path, {"secret": secret_of(links[kind])})["has"] is has
    assert anna.post(path, {"secret": secret_of(links["seats"]["2"])})["has"] is False
    seat = told(server, path, {"secret": secret_of(links["seats"]["2"])})
    assert (seat["seat"], seat["free"]) == (2, 1)
    watch = told(server, path, {"secret": secret_of(links["watch"])})
    assert (watch["role"], watch["free"]) == ("spectator", 0)
    bad = told(server, path, {"secret": "made-up"}, status=403)
    assert bad["sentence"]["key"] == "server-bad-link"
    told(server, "/games/nowhere/invitation", {"secret": "made-up"}, status=404)
    # Looking takes no seat.
    assert [seat["name"] for seat in anna.get(f"/games/{game}")["seats"]][1:3] == [None, None]
    # Nothing that only the table, or nobody yet, may know.
    assert not {"commitment", "seed", "code", "own", "removed"} & shown.keys()


def test_a_code_invites_until_the_game_begins(server: Whole) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=3, computers=2)
    game, code = made["game"]["id"], made["game"]["code"]
    assert set(code) <= {*LETTERS, "-"}
    typed = code.replace("-", " ").lower()
    assert told(server, "/invitations", {"code": typed})["game"] == game
    joined = ben.post(f"/games/{game}/join", {"secret": typed})
    assert joined["role"] == "player"
    assert joined["game"]["code"] is None, "only hosts are told"
    anna.post(f"/games/{game}/host", {"type": "start"})
    unknown = told(server, "/invitations", {"code": code}, status=403)
    assert unknown["sentence"]["key"] == "server-unknown-invitation"
    server.person("Cleo").post(f"/games/{game}/join", {"secret": code}, status=403)


@pytest.mark.parametrize("order", ["withdraw-code", "renew-links"])
def test_the_host_withdraws_a_code(server: Whole, order: str) -> None:
    anna = server.person("Anna")
    made = anna.create(people=2, computers=3)
    game, code = made["game"]["id"], made["game"]["code"]
    after = anna.post(f"/games/{game}/host", {"type": order})["game"]["code"]
    assert (after is None) == (order == "withdraw-code")
    told(server, "/invitations", {"code": code}, status=403)
    if after is None:
        again = anna.post(f"/games/{game}/host", {"type": order}, status=409)
        assert again["sentence"]["key"] == "server-no-code"
    else:
        assert told(server, "/invitations", {"code": after})["game"] == game


def test_who_was_removed_comes_back_by_no_code(server: Whole) -> None:
    """L6."""
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=3, computers=2)
    game, code = made["game"]["id"], made["game"]["code"]
    ben.post(f"/games/{game}/join", {"secret": code})
    info = anna.post(f"/games/{game}/seats/1", {"type": "replace"})["game"]
    assert info["code"] != code
    for each in (code, info["code"]):
        refused = ben.post(f"/games/{game}/join", {"secret": each}, status=403)
        assert refused["sentence"]["key"] == "server-removed"
    shown = ben.post(f"/games/{game}/invitation", {"secret": info["code"]}, status=403)
    assert shown["sentence"]["key"] == "server-removed"


def test_a_game_without_others_has_no_code(server: Whole) -> None:
    made = server.person("Anna").create(people=1, computers=4)
    assert made["game"]["code"] is None


def test_guessing_codes_is_refused_soon(tmp_path_factory: pytest.TempPathFactory) -> None:
    with whole(tmp_path_factory.mktemp("guessing"), requests_per_minute=600) as server:
        anna = server.person("Anna")
        said = [
            anna.client.post("/api/invitations", json={"code": "BCDFGH"}).status_code
            for _ in range(30)
        ]
    assert said[0] == 403
    assert said[-1] == 429
    assert said.count(403) <= 21


@pytest.mark.parametrize("text", ["", "BCD", "BCD-FGHJ", "AEIOUL", "BCDFG\0", "ＢＣＤＦＧＨ"])
def test_what_is_no_code_is_refused(server: Whole, text: str) -> None:
    assert typed_code(text) is None
    told(server, "/invitations", {"code": text}, status=403)


def test_a_code_is_read_as_it_is_typed() -> None:
    code = new_code()
    assert typed_code(code) == typed_code(code.lower().replace("-", "  ")) == code


# Beginning


def test_a_table_that_waits_for_all_to_be_ready_begins_then(server: Whole) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=2, computers=3, begin="ready")
    game = made["game"]["id"]
    ready = {"type": "ready", "ready": True}
    first = anna.post(f"/games/{game}/seats/0", ready)["game"]
    assert (first["stage"], first["seats"][0]["ready"]) == ("gathering", True)
    assert ben.join(made["links"]["join"])["game"]["stage"] == "gathering"
    ben.post(f"/games/{game}/seats/0", ready, status=403)
    anna.post(f"/games/{game}/seats/0", {"type": "ready", "ready": False})
    assert ben.post(f"/games/{game}/seats/1", ready)["game"]["stage"] == "gathering"
    assert anna.post(f"/games/{game}/seats/0", ready)["game"]["stage"] == "running"
    late = anna.post(f"/games/{game}/seats/0", ready, status=409)
    assert late["sentence"]["key"] == "server-begun"


def test_a_table_that_waits_for_its_host_does_not_begin_by_itself(server: Whole) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=2, computers=3, begin="host")
    game = made["game"]["id"]
    ben.join(made["links"]["join"])
    for person, seat in ((anna, 0), (ben, 1)):
        person.post(f"/games/{game}/seats/{seat}", {"type": "ready"})
    assert anna.get(f"/games/{game}")["stage"] == "gathering"
    assert anna.post(f"/games/{game}/host", {"type": "start"})["game"]["stage"] == "running"


def test_who_takes_a_seat_is_not_ready_because_the_one_before_was(server: Whole) -> None:
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    made = anna.create(people=3, computers=2, begin="ready")
    game = made["game"]["id"]
    ben.join(made["links"]["join"])
    ben.post(f"/games/{game}/seats/1", {"type": "ready"})
    ben.post(f"/games/{game}/seats/1", {"type": "give-up"})
    assert cleo.join(made["links"]["join"])["game"]["seats"][1]["ready"] is False


def test_whoever_changes_seats_spoils_nobody_s_link(server: Whole) -> None:
    """Ben tries the seat that Cleo is invited to, and leaves it for another."""
    anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
    made = anna.create(people=4, computers=1)
    game, links = made["game"]["id"], made["links"]
    seat = ben.join(links["join"])["seat"]
    ben.post(f"/games/{game}/seats/{seat}", {"type": "give-up"})
    other = {"secret": secret_of(links["join"]), "seat": seat + 1}
    assert ben.post(f"/games/{game}/join", other)["seat"] == seat + 1
    assert cleo.join(links["seats"][str(seat)])["seat"] == seat


def test_people_talk_before_the_game(server: Whole) -> None:
    anna, ben = server.person("Anna"), server.person("Ben")
    made = anna.create(people=3, computers=2)
    game = made["game"]["id"]
    ben.join(made["links"]["join"])
    ben.post(f"/games/{game}/seats/1/chat", {"text": "Shall we begin?"})
    assert anna.get(f"/games/{game}/seats/0/messages")["messages"][-1]["text"] == "Shall we begin?"


# Picking civilizations, S2


@pytest.mark.parametrize("people", [1, 2, 5, 9])
def test_people_sit_where_they_pick_before_computers(people: int) -> None:
    """S2: the order stays the dealt one; who sits where follows from it."""
    plans = (SeatPlan(),) * people + (SeatPlan("settler"),) * (9 - people)
    for seed in range(20):
        seats = arranged(NewGame("A game", plans, people_first=True), seed).seats
        assert [seats[seat] for seat in picking_order(seed, 9)] == list(plans)


def test_seats_stay_as_planned_unless_asked_or_if_nobody_picks() -> None:
    plans = (SeatPlan(), *(SeatPlan("settler"),) * 4)
    planned = NewGame("A game", plans)
    assert arranged(planned, 3) == planned
    agreed = NewGame("A game", plans, civilizations=(1, 2, 3, 4, 5), people_first=True)
    assert arranged(agreed, 3) == agreed


def test_a_person_is_asked_for_a_civilization_first(server: Whole) -> None:
    """S2."""
    anna = server.person("Anna")
    made = anna.create(people=1, computers=8, people_first=True)["game"]
    (seat,) = made["own"]
    asked = anna.question(made["id"], seat)
    assert asked["body"]["kind"] == "civilization"
    assert made["seats"][seat]["name"] == "Anna"
    view = anna.get(f"/games/{made['id']}/seats/{seat}/view")["view"]
    assert all(player["civilization"] is None for player in view["players"])


# How long


def test_a_plan_s_length_is_told_before_there_is_a_game(server: Whole) -> None:
    anna = server.person("Anna")
    plan = {"name": "A plan", "seats": [{}] * 3 + [{"computer": "settler"}] * 2}
    said = told(server, "/length", plan)
    assert said == anna.create(people=3, computers=2)["game"]["length"]
    before = len(anna.get("/games")["games"])
    anna.post("/length", plan)
    assert len(anna.get("/games")["games"]) == before


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"seats": [{}] * 19}, 400),
        ({"seats": [{}]}, 400),
        ({"seats": [{"computer": "nobody"}] * 5}, 400),
        ({"take": 6}, 400),
        ({"stand_in": -1}, 400),
        ({"pace": "slow"}, 400),
        ({"last_turn": -1}, 422),
    ],
)
def test_what_cannot_be_created_has_no_length(
    server: Whole, wrong: dict[str, Any], status: int
) -> None:
    plan = {"name": "A plan", "seats": [{}] * 5} | wrong
    assert told(server, "/length", plan, status)["text"]


def test_longer_terms_take_longer() -> None:
    def minutes(people: int, computers: int, **more: Any) -> int:
        plans = (SeatPlan(),) * people + (SeatPlan("settler"),) * computers
        return length_of(NewGame("A game", plans, **more)).minutes

    alone = minutes(1, 4, short_game=True)
    assert alone < minutes(5, 0, short_game=True) < minutes(5, 0) < minutes(18, 0)
    assert alone in range(60, 121), "an evening's first game"
    assert minutes(18, 0) in range(11 * 60, 13 * 60), "as the publisher says"
    assert minutes(5, 0, last_turn=3) < minutes(5, 0)
