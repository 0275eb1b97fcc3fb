"""A single place in words: its properties, and what a conflict there would lead to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.dialogue.outlooks import area_sentences
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules import forecast
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.game import Game
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    AGRICULTURE,
    AREAS,
    CULTURAL_ASCENDANCY,
    LIMIT,
    PUBLIC_WORKS,
)
from ecumene.rules.view import view
from ecumene.words import Messages
from tests.rules.position import EGYPT, HATTI, MINOA, area, empty_play, place

if TYPE_CHECKING:
    from ecumene.rules.forecast import Ground
    from ecumene.rules.play import Play
    from ecumene.rules.view import View


def seen(play: Play, reader: int | None = MINOA) -> View:
    play.state.phase = 3
    return view(Game.from_state(play.options, play.state, last_phase=3), reader)


def told(found: Ground, shown: View, language: str = "en") -> list[str]:
    speaker = Speaker.for_view(Messages(language), shown)
    return [
        speaker.text(each)
        for each in (*area_sentences.notes(found), *area_sentences.outlook(found))
    ]


def test_an_area_without_anybody() -> None:
    """G6, K1."""
    shown = seen(empty_play())
    found = forecast.ground(shown, area("knossos"))
    assert (found.tokens, found.ships, found.city, found.fight) == ({}, {}, None, None)
    assert found.limit == found.printed
    kinds = {
        (note.args["site"], note.args["price"])
        for number in range(AREAS)
        for note in area_sentences.notes(forecast.ground(shown, number))
        if note.key == "ground-site"
    }
    assert kinds == {("exposed", 6), ("site", 6), ("none", 12)}


def test_what_the_readers_advances_change() -> None:
    """G7, G7a, G11, A-AGRICULTURE, A-PUBLIC-WORKS."""
    play = empty_play()
    play.state.players[MINOA].advances = AGRICULTURE | PUBLIC_WORKS
    small = next(each for each in sorted(play.setup.areas) if LIMIT[each] == 1)
    place(play, MINOA, {NAMES["place"][small]: 1}, ["tanis"])
    shown = seen(play)
    alone = forecast.ground(shown, small)
    assert alone.limit == alone.printed + 1
    assert any("Agriculture" in each for each in told(alone, shown))
    city = forecast.ground(shown, area("tanis"))
    assert (city.city, city.limit) == (MINOA, 1)
    assert city.reduced == forecast.left_by_city(shown, area("tanis"))
    spectator = forecast.ground(seen(play, None), small)
    assert spectator.limit == spectator.printed


def test_who_keeps_the_reader_out() -> None:
    """M12a."""
    play = empty_play()
    play.state.players[HATTI].advances = CULTURAL_ASCENDANCY
    place(play, HATTI, {"tanis": 1})
    assert forecast.ground(seen(play), area("tanis")).guarded
    assert not forecast.ground(seen(play, HATTI), area("tanis")).guarded


def test_a_conflict_is_settled_as_the_engine_does() -> None:
    """F3, F8: readers are given the outcome, and need not work it out."""
    play = empty_play()
    place(play, MINOA, {"tanis": 5})
    place(play, HATTI, {"tanis": 2})
    shown = seen(play)
    found = forecast.ground(shown, area("tanis"))
    assert found.fight is not None
    after = forecast.outcome(shown, area("tanis"))
    assert found.fight.tokens == after.tokens
    assert found.tokens == {MINOA: 5, HATTI: 2}
    for language in ("en", "pl"):
        assert len(told(found, shown, language)) == len({*told(found, shown, language)})


@pytest.mark.parametrize(("owner", "falls"), [(EGYPT, True), (EGYPT, False), (BARBARIANS, True)])
def test_a_city_falls_or_stands(owner: int, falls: bool) -> None:
    """F8, F9."""
    play = empty_play()
    place(play, owner, {}, ["tanis"])
    place(play, MINOA, {"tanis": 7 if falls else 3})
    shown = seen(play)
    found = forecast.ground(shown, area("tanis"))
    assert found.fight is not None
    assert found.fight.needed == {MINOA: 7}
    assert found.fight.fallen is falls
    last = told(found, shown)[-1]
    assert ("would fall" in last) is falls
    assert ("pirate" in last) is (owner == BARBARIANS)


def test_an_open_sea_has_no_notes() -> None:
    shown = seen(empty_play())
    found = forecast.ground(shown, AREAS)
    assert (found.in_play, found.price, list(area_sentences.notes(found))) == (True, 0, [])
