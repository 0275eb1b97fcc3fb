"""What happened since one's own last answer, as the server remembers it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.patience import wait_until
from tests.server.whole import whole
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.whole import Somebody, Whole


LONG_GAME = "05-west"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("recap")) as opened:
        yield opened


def test_a_movement_counts_as_one_answer_until_it_is_over(server: Whole) -> None:
    """O2: an undo begins the same stretch again; what computers answer does not count."""
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    path = f"/games/{game}/seats/0"
    anna.play_to_movement(game)
    before = anna.get(f"{path}/recap")
    assert before["number"] == anna.question(game)["number"]
    moves = anna.get(f"{path}/proposal")["choice"]["action"]["moves"]
    moved = anna.answer(game, 0, anna.question(game)["question"], moves[0])
    assert anna.get(f"{path}/recap")["since"] == before["since"]
    back = anna.post(f"{path}/undo", {"question": moved["question"], "key": "back"})
    assert anna.get(f"{path}/recap")["since"] == before["since"]

    ended = anna.answer(game, 0, back["question"], {"type": "end-movement"})
    wait_until(lambda: anna.question(game)["pending"])
    after = anna.get(f"{path}/recap")
    assert before["since"] < after["since"] == ended["number"] - 1
    assert {line["party"] for line in after["lines"] if line["about"] == "others"} >= {1, 2, 3, 4}
    ships = [move for line in after["lines"] for move in line["moves"] if move["kind"] == "ship"]
    assert all(move["start"] != move["way"][-1] for move in ships)


def test_of_a_long_absence_two_turns_are_told(server: Whole) -> None:
    """However long it was: a seat whose owner has never answered, and whoever asks for all."""
    anna = server.person()
    said = anna.client.post("/api/games/import", content=recorded(LONG_GAME))
    over = said.json()["game"]["id"]
    moments = anna.get(f"/games/{over}/watch/moments")["moments"]
    began = {each["turn"]: each["number"] for each in reversed(moments)}
    (*_, before, last) = sorted(began)
    recap = anna.get(f"/games/{over}/watch/recap?since=0")
    assert recap["since"] == began[before] - 1
    first, *others = recap["lines"]
    assert (first["sentence"]["key"], first["about"]) == ("recap-earlier", "others")
    assert first["sentence"]["args"] == {"turn": before}
    assert others == anna.get(f"/games/{over}/watch/recap?since={recap['since']}")["lines"]
    at = began[last] + 5
    wish = {"number": at, "seat": 1, "name": "Later"}
    game = anna.post(f"/games/{over}/continue", wish)["game"]["id"]
    own = anna.get(f"/games/{game}/seats/1/recap")
    assert 0 < own["since"] < at
    assert (own["lines"][0]["sentence"]["key"], own["lines"][0]["about"]) == (
        "recap-earlier",
        "own",
    )


def asked(anna: Somebody, game: str, kind: str) -> int | None:
    """The first of five seats that is asked something of a kind."""
    for seat in range(5):
        question = anna.question(game, seat)
        if question["pending"] and question["body"]["kind"] == kind:
            return seat
    return None


def until_asked(anna: Somebody, game: str, kind: str) -> int:
    """Play all five seats as proposed until one of them is asked something of a kind."""
    while (seat := asked(anna, game, kind)) is None:
        pending = (each for each in range(5) if anna.question(game, each)["pending"])
        anna.answer_as_proposed(game, next(pending))
    return seat


def test_the_purchase_of_a_card_just_before_leaves_the_story_on_the_desk(server: Whole) -> None:
    """X1: who answers it at once still reads at the desk what happened before it."""
    anna = server.person()
    game = anna.create(people=5, computers=0, take=5, short_game=True)["game"]["id"]
    seat = until_asked(anna, game, "card-to-buy")
    told = anna.get(f"/games/{game}/seats/{seat}/recap")
    assert told["lines"]
    question = anna.question(game, seat)
    (bought, *_) = (
        choice["action"]
        for choice in question["body"]["choices"]
        if choice["action"]["type"] == "buy-card"
    )
    anna.answer(game, seat, question["question"], bought)
    until_asked(anna, game, "trade")
    at_the_desk = anna.get(f"/games/{game}/seats/{seat}/recap")
    assert at_the_desk["since"] == told["since"]
    assert all(line in at_the_desk["lines"] for line in told["lines"])


def test_whoever_declines_a_card_before_all_others_reads_the_same(server: Whole) -> None:
    """X1: nobody is told of such an answer, so that it has no message of its own."""
    anna = server.person()
    game = anna.create(people=5, computers=0, take=5, short_game=True)["game"]["id"]
    first = until_asked(anna, game, "card-to-buy")
    path = f"/games/{game}/seats/{first}"
    told = anna.get(f"{path}/recap")
    said = anna.answer(game, first, anna.question(game, first)["question"], {"type": "done"})
    assert said["number"] == told["number"]
    assert anna.get(f"{path}/recap")["since"] == told["since"]
    while (other := asked(anna, game, "card-to-buy")) is not None:
        anna.answer_as_proposed(game, other)
    at_the_desk = anna.get(f"{path}/recap")
    assert at_the_desk["since"] == told["since"]
    assert all(line in at_the_desk["lines"] for line in told["lines"])


def test_a_recap_comes_with_what_has_changed_if_it_is_wanted(server: Whole) -> None:
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    path = f"/games/{game}/seats/0"
    anna.play_to_movement(game)
    asked = anna.get(f"{path}/recap")
    assert anna.post(f"{path}/changes", {"parts": [], "recap": True})["recap"] == asked
    assert anna.post(f"{path}/changes", {"parts": []})["recap"] is None
    known = {"parts": ["asked"], "recap": True}
    said = anna.answer(
        game, 0, anna.question(game)["question"], {"type": "end-movement"}, known=known
    )
    told = said["changes"]["recap"]
    assert (told["since"], told["number"]) == (asked["since"], said["number"])


def test_others_see_a_recap_from_the_beginning_of_the_turn(server: Whole) -> None:
    """Spectators learn no more than the public course; and any other beginning can be asked for."""
    anna = server.person()
    game = anna.create(short_game=True)["game"]["id"]
    anna.play_to_movement(game)
    watched = anna.get(f"/games/{game}/watch/recap")
    assert {line["about"] for line in watched["lines"]} <= {"others"}
    moments = anna.get(f"/games/{game}/watch/moments")["moments"]
    assert watched["since"] + 1 in [each["number"] for each in moments if each["phase"] == 1]
    assert anna.get(f"/games/{game}/watch/recap?since=0")["since"] == 0
    late = anna.get(f"/games/{game}/watch/recap?since={10**6}")
    assert late["since"] == late["number"] == watched["number"]
    stranger = server.person("Eve")
    stranger.get(f"/games/{game}/seats/0/recap", status=404)
