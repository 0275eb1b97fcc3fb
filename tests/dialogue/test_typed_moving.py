"""Typed movement: ships that find their way, and ships paid for with their cargo."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.questions.question_builder import choice, warnings
from ecumene.dialogue.typed import Proposal, movement_form
from ecumene.rules import forecast
from ecumene.rules.actions import EndMovement, MakeAllMoves, MakeMoves, TakeBack
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.lookup_tables import AREAS
from ecumene.rules.state.moves import BuildShip, Disembark, Embark, March, Sail, TokenPaid
from ecumene.rules.view import view
from ecumene.words import Messages, Misread, languages
from tests.dialogue.asked import context
from tests.rules.position import MINOA, area
from tests.rules.test_forecast_ships import on_crete

if TYPE_CHECKING:
    from ecumene.dialogue.typed import Form
    from ecumene.rules.game import Game

KNOSSOS = area("knossos")


def form_in(game: Game, language: str = "en") -> Form:
    return movement_form(lambda: view(game, MINOA), context(language))


def type_(game: Game, line: str, language: str = "en") -> None:
    """Type a line, and make its moves in order, as the terminal does."""
    for action in form_in(game, language).read(line):
        game.apply(MINOA, action)


def at_sea() -> Game:
    """A ship in Knossos that may still sail, with a token aboard."""
    game = on_crete(3, 5)
    type_(game, "ship knossos; load 0 1")
    return game


def ship_of(game: Game) -> forecast.OwnShip:
    (ship,) = forecast.movable(view(game, MINOA)).ships
    return ship


def sails(way: tuple[int, ...]) -> MakeMoves:
    """The steps of a ship as one answer."""
    return MakeMoves(tuple(Sail(0, step) for step in way))


# The line


def test_the_moves_of_a_line_are_one_answer() -> None:
    """M2: each move is read as things will be after those before it."""
    game = on_crete(3, 5)
    ship, thera = BuildShip(KNOSSOS), area("thera")
    moves = (ship, Embark(0, 3), Sail(0, thera), Disembark(0, 3))
    line = "ship knossos; load; sail thera; land"
    assert list(form_in(game).read(line)) == [MakeMoves(moves)]
    assert list(form_in(game).read(f"{line}; end")) == [MakeAllMoves(moves)]
    assert list(form_in(game).read("ship knossos")) == [ship]
    assert not game.state.movement or not game.state.movement.drafts


def test_a_line_that_cannot_be_read_answers_nothing() -> None:
    game = on_crete(3, 5)
    with pytest.raises(Misread) as refused:
        form_in(game).read("ship knossos; load; sail atlantis")
    assert refused.value.key.startswith("name-unknown")
    # Moves that the rules forbid are left to them: they name the move, and none is made.
    (answer,) = form_in(game).read("ship knossos; load 9; sail thera")
    assert answer == MakeMoves((BuildShip(KNOSSOS), Embark(0, 9)))
    with pytest.raises(IllegalAction) as illegal:
        game.apply(MINOA, answer)
    assert (illegal.value.rule, illegal.value.args_["move"]) == ("M3", 1)


def test_a_line_takes_back_what_it_has_made() -> None:
    """M2: then it is several answers."""
    game = on_crete(3, 5)
    march = March((KNOSSOS, area("phaestos")), 1)
    one = "m knossos phaestos 1"
    answers = []
    for action in form_in(game).read(f"{one}; {one}; back; m knossos phaestos"):
        answers.append(action)
        game.apply(MINOA, action)
    both = MakeMoves((march, march))
    assert answers == [both, TakeBack(1), March(march.path, 2)]


def test_a_line_with_a_ship_that_eats_its_cargo_is_confirmed_as_a_whole() -> None:
    """M4: and shown with the warning."""
    game = on_crete(4, 0)
    with pytest.raises(Proposal) as proposed:
        form_in(game).read("ship knossos; load; sail thera; end")
    (action,) = proposed.value.actions
    assert isinstance(action, MakeAllMoves)
    assert [type(move) for move in action.moves] == [BuildShip, Embark, Sail]
    (warning,) = choice(view(game, MINOA), None, action).forecast.sentences
    assert warning.key == "outlook-ship-eats"
    game.apply(MINOA, action)


# The way


@pytest.mark.parametrize("language", languages)
def test_a_ship_finds_its_way_to_every_coast_it_can_reach(language: str) -> None:
    """M7: wherever it gets in four steps, named without the places between."""
    found = forecast.ways(view(at_sea(), MINOA), 0)
    far = {goal: way for goal, way in found.items() if len(way) > 1 and goal < AREAS}
    assert max(map(len, far.values())) == 4
    word = {"en": "sail", "pl": "płyń"}[language]
    for goal, way in far.items():
        game = at_sea()
        name = facts().areas[goal].name.in_language(language)
        assert list(form_in(game, language).read(f"{word} 0 {name}")) == [sails(way)]
    for goal in sorted(far)[:5]:
        game = at_sea()
        type_(game, f"{word} 0 {facts().areas[goal].name.in_language(language)}", language)
        assert ship_of(game).place == goal
        assert ship_of(game).steps == 4 - len(far[goal])


def test_who_has_one_ship_need_not_say_which() -> None:
    game = at_sea()
    goal, way = max(forecast.coasts(view(game, MINOA), 0).items(), key=lambda each: len(each[1]))
    name = facts().areas[goal].name.en
    assert list(form_in(game).read(f"sail {name}")) == [sails(way)]


def test_a_ship_goes_by_the_places_that_are_named() -> None:
    """Each is found from the place reached before it."""
    game = at_sea()
    ways = forecast.ways(view(game, MINOA), 0)
    first, *_, last = next(way for way in ways.values() if len(way) == 3)
    names = [facts().places[each].name.en for each in (first, last)]
    type_(game, f"sail 0 {names[0]}, {names[1]}")
    assert (ship_of(game).place, ship_of(game).steps) == (last, 1)


@pytest.mark.parametrize("language", languages)
def test_what_is_too_far_is_said_to_be_so(language: str) -> None:
    """M7: and nothing is moved."""
    game = at_sea()
    tyre = facts().areas["tyre"]
    assert tyre.index not in forecast.ways(view(game, MINOA), 0)
    name = tyre.name.in_language(language)
    with pytest.raises(Misread) as refused:
        tuple(form_in(game, language).read(f"{'sail' if language == 'en' else 'płyń'} 0 {name}"))
    assert refused.value.key == "typed-too-far"
    start = facts().areas["knossos"].name.in_language(language)
    assert refused.value.values == {"start": start, "place": name}
    assert name in Messages(language)(refused.value.key, **refused.value.values)
    assert ship_of(game).place == KNOSSOS


def test_a_way_that_is_over_leads_nowhere() -> None:
    """M7a."""
    game = at_sea()
    near = facts().places[next(iter(forecast.ways(view(game, MINOA), 0)))].name.en
    type_(game, "halt 0")
    with pytest.raises(Misread, match="typed-too-far"):
        tuple(form_in(game).read(f"sail 0 {near}"))


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("sail 0", "typed-sail"),
        ("sail 0 atlantis", "name-unknown"),
        ("fly 0 tyre", "typed-no-move"),
    ],
)
def test_ways_that_cannot_be_read(line: str, key: str) -> None:
    with pytest.raises(Misread) as refused:
        tuple(form_in(at_sea()).read(line))
    assert refused.value.key.startswith(key)


# The fare


@pytest.mark.parametrize(
    ("tokens", "treasury", "paid", "eats"), [(4, 5, 0, 0), (4, 1, 1, 1), (4, 0, 2, 2), (8, 0, 2, 0)]
)
@pytest.mark.parametrize("language", languages)
def test_who_builds_a_ship_is_warned_where_it_eats_its_cargo(
    language: str, tokens: int, treasury: int, paid: int, eats: int
) -> None:
    """M4, M7: it is built at once only if nobody is missing aboard; otherwise it is proposed."""
    game = on_crete(tokens, treasury)
    ship = BuildShip(KNOSSOS, 2 - paid, (TokenPaid(KNOSSOS),) * paid)
    line = "ship knossos" if language == "en" else "statek knossos"
    seen = view(game, MINOA)
    said = [Speaker.for_view(Messages(language), seen).text(each) for each in warnings(seen, ship)]
    assert choice(seen, None, ship).forecast.sentences == tuple(warnings(seen, ship))
    if not eats:
        assert said == []
        assert tuple(form_in(game, language).read(line)) == (ship,)
        return
    with pytest.raises(Proposal) as proposed:
        form_in(game, language).read(line)
    assert proposed.value.actions == (ship,)
    (warning,) = said
    assert "(M4)" in warning
    assert facts().areas["knossos"].name.in_language(language) in warning
    if eats > 1:
        assert str(eats) in warning
    # A player who says how many tokens to pay with knows what they are doing.
    assert tuple(form_in(game, language).read(f"{line} {paid}")) == (ship,)


def test_the_end_is_confirmed_by_who_has_not_moved() -> None:
    game = on_crete(3, 5)
    with pytest.raises(Proposal) as proposed:
        form_in(game).read("end")
    assert proposed.value.actions == (EndMovement(),)
    type_(game, "ship knossos")
    assert tuple(form_in(game).read("end")) == (EndMovement(),)
