"""What readers are shown who know no rules: cards, offers, the shop."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.rules import forecast
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import NAMES, NUMBERS
from ecumene.rules.state.lookup_tables import AREAS
from ecumene.seat.exchange import ShownView
from tests.patience import PATIENCE
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.view import View
    from tests.server.whole import Somebody, Whole

NOTHING: dict[str, Any] = {"remarks": [], "outlook": None, "support": None}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("shown")) as opened:
        yield opened


@pytest.fixture(scope="module")
def anna(server: Whole) -> Somebody:
    return server.person()


@pytest.fixture(scope="module")
def trading(anna: Somebody) -> str:
    """A game in which everybody trades, and the first seat is waited for."""
    game: str = anna.create(short_game=True)["game"]["id"]
    anna.play_until(game, 0, lambda info: info["phase"] == 7 and bool(info["waited"]))
    return game


def moving(anna: Somebody) -> str:
    """A game that waits for the first seat to move."""
    game: str = anna.create(short_game=True)["game"]["id"]
    anna.play_to_movement(game)
    return game


def view_of(anna: Somebody, game: str) -> View:
    found: View = from_names(anna.get(f"/games/{game}/seats/0/view")["view"], ShownView)
    return found


def test_a_hand_is_told_with_its_worth(anna: Somebody, trading: str) -> None:
    found = anna.get(f"/games/{trading}/seats/0/hand")
    assert found == to_names(forecast.hand(view_of(anna, trading)))
    assert found["sets"]


def test_offers_are_told_with_what_they_bring(anna: Somebody, trading: str) -> None:
    numbers: Any = ()
    end = time.monotonic() + PATIENCE
    while not numbers:
        assert time.monotonic() < end
        shown = view_of(anna, trading)
        assert shown.trade is not None
        numbers = [number for number, offer in shown.trade.offers.items() if offer.seat != 0]
    found = anna.get(f"/games/{trading}/seats/0/offers")
    assert set(found["offers"]) >= set(numbers)
    for each in found["offers"].values():
        assert each["possible"] == bool(each["gives"])


ALL = ["view", "asked", "hand", "offers", "responses"]


def test_what_has_changed_is_told_at_one_moment(anna: Somebody) -> None:
    """The story goes as far as the view, and not one message further."""
    game = moving(anna)
    path = f"/games/{game}/seats/0"
    found = anna.post(f"{path}/changes", {"parts": ALL, "story": 0})
    number = found["number"]
    assert {"number": number, "view": found["view"]} == anna.get(f"{path}/view")
    assert found["asked"] == anna.question(game)
    alone = ("hand", "offers", "responses")
    assert [found[part] for part in alone] == [anna.get(f"{path}/{part}") for part in alone]
    told = [each["number"] for each in found["story"]["passages"]]
    assert max(told) <= found["story"]["number"] <= number
    had = {"parts": ALL, "marks": found["marks"], "story": number}
    again = anna.post(f"{path}/changes", had)
    assert again == {
        "number": number,
        "marks": found["marks"],
        "story": None,
        "recap": None,
        **dict.fromkeys(ALL),
    }
    moves = anna.get(f"{path}/proposal")["choice"]["action"]["moves"]
    done = anna.answer(game, 0, found["asked"]["question"], moves[0])
    after = anna.post(f"{path}/changes", had)
    assert after["number"] == done["number"] == number + 1
    assert after["story"] == anna.get(f"{path}/story?since={number}")
    assert after["view"] != found["view"]
    assert after["asked"]["question"] == done["question"]
    assert after["hand"] is None, "nobody has drawn a card"


def test_what_nobody_can_look_at_is_refused(server: Whole, anna: Somebody, trading: str) -> None:
    wish = {"parts": ALL}
    anna.post(f"/games/{trading}/seats/1/changes", wish, status=403)
    server.person("Ben").post(f"/games/{trading}/watch/changes", wish, status=404)
    anna.post(f"/games/{trading}/seats/0/changes", {"parts": ["deck"]}, status=400)
    seen = anna.post(f"/games/{trading}/watch/changes", {**wish, "story": -1})
    assert [part for part in ALL if seen[part] is not None] == ["view", "responses"]


def shop_of(anna: Somebody) -> tuple[str, Any]:
    """A game in which the first seat is asked what to buy, and its shop with something for it.

    In phase 12 there are other questions, too, and not everybody can buy in the first turn.
    """
    game: str = anna.create(short_game=True)["game"]["id"]
    end = time.monotonic() + PATIENCE
    while True:
        assert time.monotonic() < end
        asked = anna.question(game)
        if asked["pending"] and asked["body"]["kind"] == "advances":
            shop = anna.post(f"/games/{game}/seats/0/basket", {"advances": []})
            if any(each["fit"] == "fits" for each in shop["articles"]):
                return game, shop
        anna.answer_as_proposed(game)


def test_a_basket_can_be_bought_as_it_is_shown(anna: Somebody) -> None:
    game, shop = shop_of(anna)
    path = f"/games/{game}/seats/0"
    assert (shop["action"], shop["refused"], shop["sentences"]) == (None, None, [])
    cheap = next(each for each in shop["articles"] if each["fit"] == "fits")
    found = anna.post(f"{path}/basket", {"advances": [cheap["advance"]]})
    assert (found["price"], found["refused"]) == (cheap["price"], None)
    assert found["sentences"][0]["key"] == "purchase"
    none = anna.post(f"{path}/basket", {"advances": [cheap["advance"]], "cards": [], "treasury": 0})
    assert none["payment"]["short"] == cheap["price"]
    assert none["refused"]["rule"] == "P2"
    everything = anna.post(
        f"{path}/basket", {"advances": [each["advance"] for each in shop["articles"]]}
    )
    assert everything["action"] is None
    assert everything["refused"]["rule"] == "P2"
    anna.post(f"{path}/basket", {"advances": [], "cards": "all"}, status=400)
    anna.post(f"{path}/basket", {"advances": [cheap["advance"]], "cards": ["famine"]}, status=422)
    asked = anna.question(game)
    assert asked["body"]["kind"] == "advances", "nothing was bought by it"
    anna.answer(game, 0, asked["question"], found["action"])
    anna.post(f"{path}/basket", {"advances": []}, status=409)
    held = view_of(anna, game).players[0].advances
    assert held >> NUMBERS["advance"][cheap["advance"]] & 1


@pytest.mark.parametrize("reader", ["seats/0", "watch"])
def test_an_area_has_a_card(anna: Somebody, trading: str, reader: str) -> None:
    path = f"/games/{trading}/{reader}/areas"
    seen = view_of(anna, trading)
    own = next(area for area in seen.players[0].tokens if area not in seen.cities)
    card = anna.get(f"{path}/{NAMES['place'][own]}")
    assert card["tokens"]["0"] == seen.players[0].tokens[own]
    assert (card["in_play"], card["fight"], card["outlook"]) == (True, None, [])
    assert card["sentences"][0]["key"] == "now-area"
    assert card["notes"][0]["key"] == "ground-site"
    sea = anna.get(f"{path}/{NAMES['place'][AREAS]}")
    assert (sea["limit"], sea["notes"], sea["sentences"]) == (0, [], [])
    anna.get(f"{path}/atlantis", status=404)


def test_an_answer_can_be_looked_at_before_it_is_given(anna: Somebody) -> None:
    game = moving(anna)
    path = f"/games/{game}/seats/0"
    moves = anna.get(f"{path}/proposal")["choice"]["action"]["moves"]
    asked = anna.question(game)
    found = anna.post(f"{path}/forecast", {"action": moves[0]})
    assert (found["refused"], found["warnings"]) == (None, [])
    assert anna.question(game) == asked, "nothing was answered by it"
    anna.answer(game, 0, asked["question"], moves[0])
    assert anna.question(game)["body"]["forecast"] == found["forecast"]
    assert found["forecast"]["outlook"]["support"] == found["forecast"]["support"]
    refused = anna.post(f"{path}/forecast", {"action": {"type": "set-tax-rate", "rate": 2}})
    assert refused["forecast"] == NOTHING
    assert refused["refused"]["reason"]["key"].startswith("illegal-")
    assert refused["refused"]["text"]
    anna.post(f"{path}/forecast", {"action": {"type": "dance"}}, status=400)
    for stranger in (-7, 77, 2**40):
        nobody = {"type": "name-victims", "victims": [stranger]}
        said = anna.client.post(f"/api{path}/forecast", json={"action": nobody})
        assert said.status_code in (409, 422)
        assert str(stranger) not in said.text, "nobody else is at the table"
    leave = anna.post(f"{path}/forecast", {"action": {"type": "leave"}})
    assert (leave["refused"], leave["forecast"]) == (None, NOTHING)


@pytest.mark.parametrize("reader", ["seats/0", "watch"])
def test_the_track_shows_everybody(anna: Somebody, trading: str, reader: str) -> None:
    found = anna.get(f"/games/{trading}/{reader}/track")
    seen = view_of(anna, trading)
    assert [each["step"] for each in found["seats"]] == [each.step for each in seen.players]
    assert sorted(found["order"]) == list(range(len(seen.players)))
    steps = [each for each in found["sentences"] if each["key"].startswith("outlook-step")]
    assert len(steps) == (reader != "watch")


def test_nobody_is_shown_the_cards_of_others(server: Whole, anna: Somebody, trading: str) -> None:
    ben = server.person("Ben")
    for what in ("hand", "offers"):
        anna.get(f"/games/{trading}/seats/1/{what}", status=403)
        ben.get(f"/games/{trading}/seats/0/{what}", status=404)
    anna.post(f"/games/{trading}/seats/1/basket", {"advances": []}, status=403)
    anna.post(f"/games/{trading}/seats/1/forecast", {"action": {"type": "done"}}, status=403)
