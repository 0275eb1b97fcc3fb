"""How a conflict would end is told where it is decided on: in words, with the rule (F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.dialogue.outlooks.outlook_sentences import movement_outlook
from ecumene.dialogue.sentences.sentence import players
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import ENGINEERING, LIMIT
from ecumene.rules.view import view
from ecumene.words import Messages
from tests.rules.random_games import in_movement

if TYPE_CHECKING:
    from ecumene.dialogue.questions.question import Remark
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import AreaNo, Party


@pytest.fixture(scope="module")
def movement() -> Game:
    return in_movement(5, 3, 4)


@pytest.fixture
def game(movement: Game) -> Game:
    """A board without anything but what is put there."""
    game = movement.copy()
    for player in game.state.players:
        player.tokens, player.advances, player.token_stock, player.ships = {}, 0, 30, []
    game.state.cities.clear()
    game.state.barbarians.clear()
    return game


def area_of(game: Game) -> AreaNo:
    return next(area for area in sorted(game.areas) if LIMIT[area] == 2)


def put(game: Game, city: Party | None = None, **tokens: int) -> Remark:
    """Put tokens of seats into one area; returns what the first seat is told."""
    area = area_of(game)
    for name, count in tokens.items():
        game.state.players["abc".index(name)].tokens[area] = count
    if city is not None:
        game.state.cities[area] = city
    return movement_outlook(view(game, 0)).remarks[0]


def told(game: Game, remark: Remark, language: str = "en") -> str:
    speaker = Speaker.for_view(Messages(language), view(game, 0))
    said = speaker.text(remark.sentence)
    for seat, name in enumerate("abc"):
        said = said.replace(speaker.text(players((seat,))), name)
    return said.partition("). ")[2]


@pytest.mark.parametrize(
    ("tokens", "expected", "lost"),
    [
        ({"a": 4, "b": 3}, "You keep 2; left of the others: b none (F3).", False),
        ({"a": 1, "b": 4}, "You lose all there; left of the others: b 4 (F3).", True),
        ({"a": 6, "b": 2, "c": 2}, "You keep 5; left of the others: b none, c none (F3).", False),
    ],
)
def test_of_tokens_it_tells_who_keeps_how_many(
    game: Game, tokens: dict[str, int], expected: str, lost: bool
) -> None:
    """F3: also of several parties."""
    remark = put(game, **tokens)
    assert told(game, remark) == expected
    assert (remark.loss, remark.area) == (lost, area_of(game))


@pytest.mark.parametrize(
    ("brings", "engineer", "expected"),
    [
        (6, None, "b's city needs 7, you bring 6: all are lost (F8)."),
        (7, None, "b's city needs 7, you bring 7: the city falls, and you keep 2 (F9)."),
        (6, 1, "b's city needs 8 (their Engineering), you bring 6: all are lost (F8)."),
        (6, 0, "b's city needs 6 (your Engineering), you bring 6: the city falls"),
    ],
)
def test_of_a_city_it_tells_how_many_it_needs(
    game: Game, brings: int, engineer: int | None, expected: str
) -> None:
    """F8, F9, A-ENGINEERING."""
    if engineer is not None:
        game.state.players[engineer].advances |= ENGINEERING
    remark = put(game, 1, a=brings)
    assert told(game, remark).startswith(expected)
    assert remark.loss == ("lost" in expected)


def test_of_an_attack_on_the_own_city(game: Game) -> None:
    """F8, F9."""
    stands = told(game, put(game, 0, b=6))
    assert stands == "Attack on your city by b with 6, 7 needed: it stands (F8)."
    falls = put(game, 0, b=7)
    assert told(game, falls) == "Attack on your city by b with 7, 7 needed: it falls (F9)."
    assert falls.loss


def test_of_a_pirate_city(game: Game) -> None:
    """F11."""
    assert told(game, put(game, BARBARIANS, a=2)).startswith("The pirate city needs 7, you bring 2")


def test_it_is_said_in_polish(game: Game) -> None:
    said = told(game, put(game, a=4, b=3), "pl")
    assert said == "Tobie zostaje 2; u innych zostaje: b nic (F3)."
