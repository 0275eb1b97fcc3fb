"""What is said of a name at a given moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.cli.play.typed_commands import about
from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.sentences.sentence import NamedAdvance, NamedCivilization, NamedPlace
from ecumene.rules.state.board import add_tokens
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.moves import March
from ecumene.words import Messages, languages
from tests.cli.scene import PLAYERS, looked_at, moving_game

if TYPE_CHECKING:
    from ecumene.rules.view import View

MONOTHEISM = facts().advances["monotheism"].index


def told(text: str, seen: View, language: str = "en") -> list[str]:
    """What is said of a name."""
    speaker = Speaker(Messages(language), PLAYERS)
    return list(map(speaker.text, about(text, seen, language)))


def now(text: str, language: str = "en") -> list[str]:
    game, seat = moving_game()
    return told(text, looked_at(game, seat), language)


@pytest.mark.parametrize("language", languages)
def test_who_is_in_an_area_and_what_a_player_has(language: str) -> None:
    """G13: all of it is public."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    add_tokens(game.state, seat, home, 2)
    game.state.cities[home] = BARBARIANS
    game.state.players[seat].advances = 1 << MONOTHEISM
    speaker = Speaker(Messages(language), PLAYERS)
    count = game.state.players[seat].tokens[home]
    seen = looked_at(game, seat)
    (there,) = told(speaker.name(NamedPlace(home)), seen, language)
    assert f"{PLAYERS[seat]} {count}" in there
    assert speaker.messages("now-pirate-city") in there
    civ = speaker.name(NamedCivilization(game.state.players[seat].civilization))
    has = " ".join(told(civ, seen, language))
    assert f"{speaker.name(NamedPlace(home))} {count}" in has
    assert speaker.name(NamedAdvance(MONOTHEISM)) in has


def test_an_area_out_of_play_is_said_to_be_so() -> None:
    """M9, S1."""
    game, seat = moving_game()
    outside = next(area.index for area in facts().areas if area.index not in game.areas)
    name = facts().areas[outside].name.en
    assert told(name, looked_at(game, seat)) == [f"{name} is out of play (M9)."]


def test_moves_that_can_be_taken_back_count() -> None:
    """M2."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    near = next(area for area in facts().areas[home].land if area in game.areas)
    game.apply(seat, March((home, near), 1))
    (there,) = told(facts().areas[near].name.en, looked_at(game, seat))
    assert f"{PLAYERS[seat]} 1" in there


@pytest.mark.parametrize("language", languages)
def test_theme_sets_can_be_looked_up(language: str) -> None:
    """Q1."""
    speaker = Speaker(Messages(language), PLAYERS)
    for theme in facts().short_game.theme_sets:
        sentences = now(theme.name.in_language(language), language)
        assert any(
            speaker.name(NamedAdvance(theme.advances[0])) in sentence for sentence in sentences
        )


def test_what_has_no_present_is_not_told() -> None:
    assert now("") == now("mining") == now("xyzzy") == []
