"""What lies ahead of a player, in words."""

from __future__ import annotations

import pytest

from ecumene.data import MapName, TrackName, facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.outlooks import outlook_sentences
from ecumene.dialogue.sentences.sentence import NamedPlace, by_party
from ecumene.rules import forecast
from ecumene.rules.actions import BuildCity
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.board import add_tokens
from ecumene.rules.state.lookup_tables import (
    ARCHITECTURE,
    ENGINEERING,
    HAS_SITE,
    LAND,
    LIMIT,
    METALWORKING,
    PUBLIC_WORKS,
    URBANISM,
)
from ecumene.words import Messages, languages
from tests.cli.scene import ANNA, ME, PLAYERS, looked_at, moving_game
from tests.rules.position import setup_for

ENGLISH = Speaker(Messages("en"), PLAYERS)


def place(area: int) -> str:
    return ENGLISH.name(NamedPlace(area))


def movement_outlook(game: Game, seat: int) -> str:
    """What is told during a movement."""
    return "\n".join(
        map(ENGLISH.text, outlook_sentences.movement_outlook(looked_at(game, seat)).sentences)
    )


def city_told(game: Game, seat: int, city: BuildCity) -> tuple[str, bool]:
    """What is told of a city, and whether there is enough support."""
    seen = looked_at(game, seat)
    settled = forecast.after_building(seen, (city,))
    told = outlook_sentences.cities_outlook(seen, (city,))
    assert told.support == settled.support
    (said,) = told.remarks
    assert said.loss != settled.support.suffices
    return ENGLISH.text(said.sentence), settled.support.suffices


def test_what_a_movement_would_bring() -> None:
    """K1, K3, K4: as the engine would do it."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    limit = facts().areas[home].limit
    add_tokens(game.state, seat, home, 4)
    count = game.state.players[seat].tokens[home]
    told = movement_outlook(game, seat)
    if count < 6:
        assert f"{place(home)} {count - limit} (K3)" in told
    add_tokens(game.state, seat, home, 4)
    site = facts().areas[home].site is not None
    told = movement_outlook(game, seat)
    assert ("(K1)" in told) == site
    assert ("(K3)" in told) != site


def test_conflicts_are_foreseen() -> None:
    """M12: tokens of two players above the limit."""
    game, seat = moving_game()
    other = (seat + 1) % 5
    (home,) = game.state.players[seat].tokens
    assert "Conflict" not in movement_outlook(game, seat)
    add_tokens(game.state, other, home, 5)
    meet = {seat: game.state.players[seat].tokens[home], other: 5}
    sides = ENGLISH.text(by_party(dict(sorted(meet.items()))))
    told = movement_outlook(game, seat)
    assert f"Conflict in {place(home)} ({sides}). You lose all there;" in told
    game.state.players[other].advances = METALWORKING
    told = movement_outlook(game, seat)
    assert f"({sides}; Metalworking: {PLAYERS[other]})" in told


def test_attacks_are_foreseen_with_what_they_need() -> None:
    """F8, A-ENGINEERING; also an attack on the reader's own city without tokens beside it."""
    game, seat = moving_game()
    other = (seat + 1) % 5
    (home,) = game.state.players[seat].tokens
    game.state.cities[home] = other
    told = movement_outlook(game, seat)
    assert f"{PLAYERS[other]}'s city needs 7, you bring" in told
    game.state.players[seat].advances = ENGINEERING
    assert "needs 6 (your Engineering), you bring" in movement_outlook(game, seat)
    game.state.cities[home] = seat
    add_tokens(game.state, other, home, 7)
    game.state.players[seat].tokens.clear()
    told = movement_outlook(game, seat)
    assert f"Attack on your city by {PLAYERS[other]} with 7, 8 needed: it stands (F8)." in told


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
    told_so = ENGLISH.messages("outlook-means", areas=place(wild))
    assert told_so not in movement_outlook(game, seat)
    player.advances = URBANISM
    assert told_so in movement_outlook(game, seat)
    player.advances, player.treasury = ARCHITECTURE, 4
    assert "Enough for a city with tokens" in movement_outlook(game, seat)


def test_ships_that_are_not_maintained_are_told() -> None:
    """M10."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    game.state.players[seat].ships.append(home)
    ship = f"unless maintained (M10): the ship in {place(home)}."
    assert ship in movement_outlook(game, seat)


def test_a_city_without_support_is_foreseen() -> None:
    """K4: the tokens a city is built of support nothing."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    add_tokens(game.state, seat, home, 6)
    sentence, supported = city_told(game, seat, BuildCity(home))
    assert not supported
    assert "would need 2 tokens for support; you would have 0 (K4)" in sentence


def test_a_token_that_stays_is_foreseen() -> None:
    """A-PUBLIC-WORKS: one token more than a city takes stays with it and supports it."""
    game, seat = moving_game()
    player = game.state.players[seat]
    (home,) = player.tokens
    near = next(area for area in facts().areas[home].land if LIMIT[area] and HAS_SITE[area])
    player.tokens = {home: 1}
    add_tokens(game.state, seat, near, 7)
    assert "would need 2 tokens; you would have 1." in movement_outlook(game, seat)
    player.advances |= PUBLIC_WORKS
    assert "would need 2 tokens; you would have 2." in movement_outlook(game, seat)


def test_tokens_from_neighbours_support_nothing_either() -> None:
    """A-URBANISM."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    near = next(area for area in facts().areas[home].land if LIMIT[area] > 1)
    add_tokens(game.state, seat, near, 2)
    assert city_told(game, seat, BuildCity(home))[1]
    sentence, supported = city_told(game, seat, BuildCity(home, 0, {near: 1}))
    assert not supported
    assert "you would have 1 (K4)" in sentence


@pytest.mark.parametrize("language", languages)
def test_what_the_next_step_requires(language: str) -> None:
    """H1: checked against the table of the A.S.T."""
    game, seat = moving_game()
    speaker = Speaker(Messages(language), PLAYERS)
    ahead = outlook_sentences.step_ahead(looked_at(game, seat))
    assert ahead is not None
    assert speaker.text(ahead) == speaker.messages("outlook-step-open")
    track = facts().tracks[TrackName.BASIC]
    game.state.players[seat].step = track.last_step - 1
    ahead = outlook_sentences.step_ahead(looked_at(game, seat))
    assert ahead is not None
    sentence = speaker.text(ahead)
    needed = track.requirements[-1]
    assert f"{needed.cities} " in sentence
    assert f"{needed.advances_from_200} " in sentence
    game.state.players[seat].step = track.last_step
    assert outlook_sentences.step_ahead(looked_at(game, seat)) is None


@pytest.mark.parametrize("track", list(TrackName))
@pytest.mark.parametrize("language", languages)
def test_the_end_is_announced_when_it_is_a_step_away(language: str, track: TrackName) -> None:
    """H4: what everybody at a table would see on the A.S.T."""
    civs = setup_for(5, MapName.WEST).civilizations
    game = Game(Options(5, MapName.WEST, 3, civilizations=civs, track=track))
    speaker = Speaker(Messages(language), PLAYERS)

    def told() -> list[str]:
        return list(map(speaker.text, outlook_sentences.end_ahead(looked_at(game, ME))))

    first = facts().tracks[track].final_steps[0]
    game.state.players[ANNA].step = first - 2
    assert told() == []
    game.state.players[ANNA].step = first - 1
    more = facts().tracks[track].turns_after_final
    assert told()[0] == speaker.messages("outlook-end-near", who=PLAYERS[ANNA], more=more)
    game.state.last_turn = 9
    assert told() == [speaker.messages("outlook-end-known", turn=9)]
