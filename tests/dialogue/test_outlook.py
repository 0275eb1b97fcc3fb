"""What lies ahead of a player, and what is known of a name at this moment."""

from __future__ import annotations

import pytest

from ecumene.cli.play.outlook import city_outlook, end_ahead, movement_outlook, step_ahead
from ecumene.cli.play.present import at_present
from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import BuildCity
from ecumene.rules.board import add_tokens
from ecumene.rules.game import Game
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.moves import March
from ecumene.rules.play import Options
from ecumene.rules.static import (
    ARCHITECTURE,
    ENGINEERING,
    HAS_SITE,
    LAND,
    LIMIT,
    METALWORKING,
    PUBLIC_WORKS,
    URBANISM,
)
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from ecumene.words.naming import Naming
from tests.cli.scene import ANNA, ME, PLAYERS, moving_game
from tests.rules.position import setup_for

MONOTHEISM = facts().advances["monotheism"].index


# What lies ahead


def names() -> Naming:
    return Naming(Messages("en"), PLAYERS)


def test_what_a_movement_would_bring() -> None:
    """K1, K3, K4: as the engine would have it."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    limit = facts().areas[home].limit
    add_tokens(game.state, seat, home, 4)
    count = game.state.players[seat].tokens[home]
    outlook = movement_outlook(game, seat, names())
    if count < 6:
        assert f"{names().place(home)} {count - limit} (K3)" in outlook
    add_tokens(game.state, seat, home, 4)
    site = facts().areas[home].site is not None
    outlook = movement_outlook(game, seat, names())
    assert ("(K1)" in outlook) == site
    assert ("(K3)" in outlook) != site


def test_conflicts_are_foreseen() -> None:
    """M12: tokens of two players above the limit."""
    game, seat = moving_game()
    other = (seat + 1) % 5
    (home,) = game.state.players[seat].tokens
    assert "Conflict" not in movement_outlook(game, seat, names())
    add_tokens(game.state, other, home, 5)
    meet = {seat: game.state.players[seat].tokens[home], other: 5}
    sides = names().by_party(dict(sorted(meet.items())))
    outlook = movement_outlook(game, seat, names())
    assert f"Conflict in: {names().place(home)} ({sides})" in outlook
    game.state.players[other].advances = METALWORKING
    outlook = movement_outlook(game, seat, names())
    assert f"({sides}; Metalworking: {PLAYERS[other]})" in outlook


def test_attacks_are_foreseen_with_what_they_need() -> None:
    """F8, A-ENGINEERING; also an attack on an own city without tokens beside it."""
    game, seat = moving_game()
    other = (seat + 1) % 5
    (home,) = game.state.players[seat].tokens
    game.state.cities[home] = other
    outlook = movement_outlook(game, seat, names())
    assert f"city of {PLAYERS[other]}, 7 needed)" in outlook
    game.state.players[seat].advances = ENGINEERING
    assert ", 6 needed)" in movement_outlook(game, seat, names())
    game.state.cities[home] = seat
    add_tokens(game.state, other, home, 7)
    game.state.players[seat].tokens.clear()
    outlook = movement_outlook(game, seat, names())
    assert f"({PLAYERS[other]} 7; city of {PLAYERS[seat]}, 8 needed)" in outlook


def test_cities_built_with_other_means_are_foreseen() -> None:
    """A-ARCHITECTURE, A-URBANISM."""
    game, seat = moving_game()
    player = game.state.players[seat]
    wild = next(
        area
        for area in sorted(game.areas)
        if LIMIT[area] and not HAS_SITE[area] and any(near in game.areas for near in LAND[area])
    )
    near = next(area for area in LAND[wild] if area in game.areas)
    player.tokens.clear()
    add_tokens(game.state, seat, wild, 8)
    add_tokens(game.state, seat, near, 4)
    told_so = names().messages("play-outlook-means", areas=names().place(wild))
    assert told_so not in movement_outlook(game, seat, names())
    player.advances = URBANISM
    assert told_so in movement_outlook(game, seat, names())
    player.advances, player.treasury = ARCHITECTURE, 4
    assert "Enough for a city with tokens" in movement_outlook(game, seat, names())


def test_ships_that_are_not_maintained_are_told() -> None:
    """M10."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    game.state.players[seat].ships.append(home)
    ship = f"ship 0 in {names().place(home)} (M10)"
    assert ship in movement_outlook(game, seat, names())


def test_a_city_without_support_is_foreseen() -> None:
    """K4: the tokens it is built of support nothing."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    add_tokens(game.state, seat, home, 6)
    sentence, supported = city_outlook(game, seat, BuildCity(home), names())
    assert not supported
    assert "needs 2 tokens, and 0 would be left" in sentence


def test_a_token_that_stays_is_foreseen() -> None:
    """A-PUBLIC-WORKS: one more than a city takes stays with it and supports it."""
    game, seat = moving_game()
    player = game.state.players[seat]
    (home,) = player.tokens
    near = next(area for area in facts().areas[home].land if LIMIT[area] and HAS_SITE[area])
    player.tokens = {home: 1}
    add_tokens(game.state, seat, near, 7)
    assert "need 2 tokens and have 1" in movement_outlook(game, seat, names())
    player.advances |= PUBLIC_WORKS
    assert "need 2 tokens and have 2" in movement_outlook(game, seat, names())


def test_tokens_from_neighbours_support_nothing_either() -> None:
    """A-URBANISM."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    near = next(area for area in facts().areas[home].land if LIMIT[area] > 1)
    add_tokens(game.state, seat, near, 2)
    assert city_outlook(game, seat, BuildCity(home), names())[1]
    sentence, supported = city_outlook(game, seat, BuildCity(home, 0, {near: 1}), names())
    assert not supported
    assert "and 1 would be left" in sentence


@pytest.mark.parametrize("language", languages)
def test_what_the_next_step_requires(language: str) -> None:
    """H1, against the table of the A.S.T."""
    game, seat = moving_game()
    naming = Naming(Messages(language), PLAYERS)
    assert step_ahead(game, seat, naming) == naming.messages("play-step-open")
    track = facts().tracks[TrackName.BASIC]
    game.state.players[seat].step = track.last_step - 1
    sentence = step_ahead(game, seat, naming)
    assert sentence is not None
    needed = track.requirements[-1]
    assert f"{needed.cities} " in sentence
    assert f"{needed.advances_from_200} " in sentence
    game.state.players[seat].step = track.last_step
    assert step_ahead(game, seat, naming) is None


@pytest.mark.parametrize("track", list(TrackName))
@pytest.mark.parametrize("language", languages)
def test_the_end_is_announced_when_it_is_a_step_away(language: str, track: TrackName) -> None:
    """H4: what everybody at a table would see on the A.S.T."""
    civs = setup_for(5, MapName.WEST).civilizations
    game = Game(Options(5, MapName.WEST, 3, civilizations=civs, track=track))
    naming = Naming(Messages(language), PLAYERS)
    first = facts().tracks[track].final_steps[0]
    game.state.players[ANNA].step = first - 2
    assert end_ahead(game, view(game, ME), naming) is None
    game.state.players[ANNA].step = first - 1
    sentence = end_ahead(game, view(game, ME), naming)
    more = facts().tracks[track].turns_after_final
    assert sentence == naming.messages("play-end-near", who=PLAYERS[ANNA], more=more)
    game.state.last_turn = 9
    known = naming.messages("play-end-known", turn=9)
    assert end_ahead(game, view(game, ME), naming) == known


# What is known of a name at this moment


def now(text: str, language: str = "en") -> list[str]:
    game, seat = moving_game()
    return list(at_present(text, view(game, seat), Naming(Messages(language), PLAYERS)))


@pytest.mark.parametrize("language", languages)
def test_who_is_in_an_area_and_what_a_player_has(language: str) -> None:
    """G13: all of it is public."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    add_tokens(game.state, seat, home, 2)
    game.state.cities[home] = BARBARIANS
    game.state.players[seat].advances = 1 << MONOTHEISM
    naming = Naming(Messages(language), PLAYERS)
    count = game.state.players[seat].tokens[home]
    (there,) = at_present(naming.place(home), view(game, seat), naming)
    assert f"{PLAYERS[seat]} {count}" in there
    assert naming.messages("play-now-pirate-city") in there
    civ = naming.civ(game.state.players[seat].civilization)
    has = " ".join(at_present(civ, view(game, seat), naming))
    assert f"{naming.place(home)} {count}" in has
    assert naming.advance(MONOTHEISM) in has


def test_an_area_out_of_play_is_said_to_be_so() -> None:
    """M9, S1."""
    game, seat = moving_game()
    outside = next(area.index for area in facts().areas if area.index not in game.areas)
    told = list(at_present(names().place(outside), view(game, seat), names()))
    assert told == [f"{names().place(outside)} is out of play (M9)."]


def test_moves_that_can_be_taken_back_count() -> None:
    """M2."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    near = next(area for area in facts().areas[home].land if area in game.areas)
    game.apply(seat, March((home, near), 1))
    (there,) = at_present(names().place(near), view(game, seat), names())
    assert f"{PLAYERS[seat]} 1" in there


@pytest.mark.parametrize("language", languages)
def test_theme_sets_can_be_looked_up(language: str) -> None:
    """Q1."""
    naming = Naming(Messages(language), PLAYERS)
    for theme in facts().short_game.theme_sets:
        sentences = now(theme.name.in_language(language), language)
        assert any(naming.advance(theme.advances[0]) in sentence for sentence in sentences)


def test_what_has_no_present_is_not_told() -> None:
    assert now("") == now("mining") == now("xyzzy") == []
