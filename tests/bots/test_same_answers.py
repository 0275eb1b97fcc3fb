"""Computer players answer the same on every Python; ``make newest`` asks another one too."""

from __future__ import annotations

import pytest

from tools.settler_games import GAMES, digest, recorded

HINT = "they answer otherwise; if that is meant: `python -m tools.settler_games`"


def test_every_game_has_a_digest() -> None:
    assert list(recorded()) == list(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_computer_players_answer_the_same(name: str) -> None:
    assert digest(name) == recorded()[name], HINT
