"""Names typed in a game: whole or abbreviated, among the things at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import facts
from ecumene.dialogue.typed.typed_moves import Moving
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import AREAS, FIRST_CALAMITY, LAND
from ecumene.rules.state.moves import March
from ecumene.rules.view import View, view
from ecumene.words import Ambiguous, Misread, find, fold_words, languages
from tests.dialogue.asked import context
from tests.rules.position import setup_for

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.data import Area

AREA = {area.id: area.index for area in facts().areas}


@pytest.fixture(scope="module")
def everywhere() -> View:
    """A movement of somebody with tokens in all areas."""
    setup = setup_for(18)
    game = Game(Options(18, setup.map, 1, civilizations=setup.civilizations, strict_movement=True))
    (seat,) = game.pending
    game.state.players[seat].tokens = dict.fromkeys(range(AREAS), 2)
    return view(game, seat)


def march(text: str, look: View, language: str) -> March:
    (move,) = Moving(lambda: look, context(language)).read(text)
    assert isinstance(move, March)
    return move


def pairs(language: str) -> Iterator[tuple[Area, Area]]:
    """Neighbours, at least one with a name of several words."""
    for area in facts().areas:
        for near in LAND[area.index]:
            goal = facts().areas[near]
            if any(" " in each.name.in_language(language) for each in (area, goal)):
                yield area, goal


@pytest.mark.parametrize("language", languages)
def test_marches_are_read_by_the_whole_names(everywhere: View, language: str) -> None:
    """Whatever else the words might abbreviate."""
    for area, goal in pairs(language):
        start, end = (each.name.in_language(language) for each in (area, goal))
        assert march(f"m {start} {end} 1", everywhere, language).path == (area.index, goal.index)


@pytest.mark.parametrize("language", languages)
def test_marches_are_read_by_abbreviations(everywhere: View, language: str) -> None:
    """Five letters of every word; what fits two areas is refused, and both are listed."""
    read = 0
    for area, goal in pairs(language):
        start, end = (
            " ".join(word[:5] for word in fold_words(each.name.in_language(language)))
            for each in (area, goal)
        )
        text = f"m {start} {end} 1"
        if isinstance(find("area", start, language), Ambiguous):
            with pytest.raises(Misread, match="name-ambiguous") as refused:
                march(text, everywhere, language)
            candidates = str(refused.value.values["candidates"])
            assert area.name.in_language(language) in candidates
            continue
        assert march(text, everywhere, language).path == (area.index, goal.index)
        read += 1
    assert read > 0.9 * len(list(pairs(language)))


@pytest.mark.parametrize(
    ("text", "language", "path"),
    [
        ("m upp egy east des 2", "en", ("upper-egypt", "eastern-desert")),
        ("m egy east des", "en", ("upper-egypt", "eastern-desert")),
        ("m zach media wsch media 1", "pl", ("western-media", "eastern-media")),
        (
            "m zach arm > wsch arm > zach med",
            "pl",
            ("western-armenia", "eastern-armenia", "western-media"),
        ),
    ],
)
def test_marches_that_people_type(
    everywhere: View, text: str, language: str, path: tuple[str, ...]
) -> None:
    assert march(text, everywhere, language).path == tuple(AREA[id_] for id_ in path)


@pytest.mark.parametrize(
    ("text", "language", "id_"),
    [("slave revolt", "en", "slave-revolt"), ("bunt niew", "pl", "slave-revolt")],
)
def test_a_calamity_that_is_not_at_hand_is_a_card_too(text: str, language: str, id_: str) -> None:
    """So that the rules can say that it is not in the hand."""
    calamity = FIRST_CALAMITY + facts().calamities[id_].index
    reader = context(language).reader
    assert reader.card(text) == calamity
    assert reader.cards(f"wine, {text}", (3,))[1] == calamity
    with pytest.raises(Misread, match="name-unknown"):
        reader.card("xyzzy")
