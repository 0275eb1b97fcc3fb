"""M2, M2a: a seat sees what its planned moves would come to, and nothing happens by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from ecumene.bots import Table
from ecumene.rules import forecast
from ecumene.rules.actions import EndMovement, MakeAllMoves, MakeMoves, Wait
from ecumene.rules.decisions import AskMove
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.lookup_tables import AREAS, DIPLOMACY
from ecumene.rules.state.moves import BuildShip, Embark, March, Move, Sail
from ecumene.rules.view import view
from ecumene.seat.derived import shown
from ecumene.seat.exchange import Answering, Doubt, Known, PlannedMoves, Planning
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.words import Messages
from tests.rules.random_games import in_movement

if TYPE_CHECKING:
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.exchange import Changes

BOTH = Known(("view", "asked"))


@pytest.fixture(scope="module")
def movement() -> Game:
    return in_movement(5, 3, 4)


@pytest.fixture
def side(movement: Game) -> GameSide:
    """The seat with most tokens."""
    game = movement.copy()
    seat = max(game.pending, key=lambda seat: sum(game.peek().players[seat].tokens.values()))
    return GameSide(LocalGame(game, Table({}, 1)), seat, Messages("en"))


@pytest.fixture
def marches(side: GameSide) -> tuple[Move, ...]:
    """Marches of single tokens, which do not depend on each other."""
    found = {each.path[0]: each for each in side.legal() if isinstance(each, March)}
    moves = tuple(replace(each, tokens=1) for each in found.values())[:3]
    assert len(moves) == 3
    return moves


def voyage(side: GameSide) -> tuple[Move, ...]:
    """A ship is built, takes a token aboard and sails."""
    built = next(each for each in side.legal() if isinstance(each, BuildShip) and each.tokens)
    game = side.game.copy()
    seat = own(side)
    game.apply(seat, built)
    ship = next(each.ship for each in game.answers(seat) if isinstance(each, Sail | Embark))
    steps: list[Move] = [built]
    for kind in (Embark, Sail):
        step = next(e for e in game.answers(seat) if isinstance(e, kind) and e.ship == ship)
        game.apply(seat, step)
        steps.append(step)
    return tuple(steps)


def own(side: GameSide) -> Seat:
    assert side.seat is not None
    return side.seat


def after(side: GameSide, moves: tuple[Move, ...]) -> GameSide:
    """The same seat, where these moves are made for all to see."""
    game = side.game.copy()
    game.apply(own(side), MakeMoves(moves))
    return GameSide(LocalGame(game, Table({}, 1)), side.seat, side.messages)


def same(planned: Changes, made: Changes) -> None:
    """A plan looks as the moves themselves would, but for what is counted."""
    assert planned.view is not None
    assert made.view is not None
    assert planned.view.movement is not None
    assert made.view.movement is not None
    without_count = replace(made.view.movement, made=planned.view.movement.made)
    assert planned.view == replace(made.view, movement=without_count)
    assert planned.asked is not None
    assert made.asked is not None
    assert planned.asked.body == made.asked.body


def test_a_plan_looks_as_the_moves_would(side: GameSide, marches: tuple[Move, ...]) -> None:
    moves = (*marches[:2], *voyage(side))
    planned = side.plan(Planning(BOTH, more=moves))
    made = after(side, moves)
    same(planned.changes, made.changes(BOTH))
    draft = made.view().draft_of(own(side))
    assert draft is not None
    assert planned.moves == draft.moves  # a ship that is built has its number
    again = side.changes(replace(BOTH, planned=planned.moves))
    assert (again.view, again.asked) == (planned.changes.view, planned.changes.asked)


def test_nothing_comes_of_planning(side: GameSide, marches: tuple[Move, ...]) -> None:
    """M2: not in the state, the log, the questions, nor in anybody's view."""
    game = side.game

    def everything() -> object:
        readers = (None, *range(game.options.players))
        views = [view(game, reader) for reader in readers]
        return encode(game.state), len(game.log), views, [game.question(s) for s in game.pending]

    before = everything()
    planned = side.plan(Planning(BOTH, more=marches)).moves
    side.plan(Planning(replace(BOTH, planned=planned), without=(1,)))
    side.prospect(Doubt(EndMovement(), planned))
    side.why_not(Doubt(marches[0], planned))
    side.planned_area(0, PlannedMoves(planned))
    assert everything() == before


def test_the_plan_is_sent_with_the_end(side: GameSide, marches: tuple[Move, ...]) -> None:
    """M2, M10: as one answer."""
    moves = side.plan(Planning(BOTH, more=(*marches, *voyage(side)))).moves
    game = side.game
    expected = {*marches}
    answering = Answering(game.question(own(side)), "key", MakeAllMoves(moves), BOTH)
    side.answer(answering)
    assert expected <= {*moves}
    movement = side.view().movement
    assert movement is None or own(side) in movement.ended


def test_what_rests_on_a_move_goes_back_with_it(side: GameSide, marches: tuple[Move, ...]) -> None:
    """M2: a ship that is not built does not sail."""
    planned = side.plan(Planning(BOTH, more=(marches[0], *voyage(side), marches[1])))
    left = side.plan(Planning(replace(BOTH, planned=planned.moves), without=(1,)))
    assert left.moves == (marches[0], marches[1])
    same(left.changes, after(side, left.moves).changes(BOTH))
    nothing = side.plan(Planning(replace(BOTH, planned=left.moves), without=(0, 1)))
    assert nothing.moves == ()
    assert nothing.changes.view == shown(side.view())


def test_a_plan_goes_on_from_what_was_sent(side: GameSide, marches: tuple[Move, ...]) -> None:
    """M2: who has sent moves may plan more, and take only these back at home."""
    expected = after(side, marches).changes(BOTH)
    side.apply(marches[0])
    planned = side.plan(Planning(BOTH, more=marches[1:]))
    assert planned.moves == marches[1:]
    assert planned.changes.view is not None
    assert expected.view is not None
    assert planned.changes.view.board == expected.view.board
    left = side.plan(Planning(replace(BOTH, planned=planned.moves), without=(0,)))
    assert left.moves == marches[2:]


def test_an_illegal_move_is_not_planned(side: GameSide, marches: tuple[Move, ...]) -> None:
    """M3: it is refused as it would be when made, after the plan so far."""
    assert isinstance(marches[0], March)
    all_of_them = side.view().tokens_of(own(side))[marches[0].path[0]]
    known = replace(BOTH, planned=(replace(marches[0], tokens=all_of_them),))
    with pytest.raises(IllegalAction) as refused:
        side.plan(Planning(known, more=(marches[1], marches[0])))
    assert (refused.value.rule, refused.value.args_["move"]) == ("M3", 1)
    found = side.why_not(Doubt(marches[0], known.planned))
    assert found.refused is not None
    assert found.refused.rule == "M3"


@pytest.mark.parametrize("without", [(3,), (-1,), (0, 0)])
def test_only_planned_moves_are_taken_back(
    side: GameSide, marches: tuple[Move, ...], without: tuple[int, ...]
) -> None:
    """M2."""
    with pytest.raises(IllegalAction) as refused:
        side.plan(Planning(replace(BOTH, planned=marches), without=without))
    assert refused.value.rule == "M2"


def test_the_outlook_counts_the_plan(side: GameSide, marches: tuple[Move, ...]) -> None:
    found = side.prospect(Doubt(marches[2], marches[:2]))
    assert found.forecast.outlook == forecast.outlook(side.view(), marches)
    assert isinstance(marches[0], March)
    goal = marches[0].path[-1]
    card = side.planned_area(goal, PlannedMoves(marches[:1]))
    now = side.area(goal)
    assert card.tokens[own(side)] == now.tokens.get(own(side), 0) + 1


def test_who_has_ended_plans_nothing(side: GameSide, marches: tuple[Move, ...]) -> None:
    """M2: and what was planned is forgotten."""
    side.apply(EndMovement())
    assert side.changes(replace(BOTH, planned=marches)).view == shown(side.view())
    with pytest.raises(IllegalAction):
        side.plan(Planning(BOTH, more=marches))


def test_who_waits_keeps_the_plan_and_may_take_back(side: GameSide) -> None:
    """M1, M1a."""
    game = side.game
    later = GameSide(side.host, game.line[-1], side.messages)
    move = next(each for each in later.legal() if isinstance(each, March))
    later.apply(Wait())
    planned = later.changes(replace(BOTH, planned=(move,)))
    assert planned.view is not None
    assert [each.moves for each in planned.view.journeys[own(later)]] == [(0,)]
    assert planned.asked is not None
    assert planned.asked.body is None
    assert later.plan(Planning(replace(BOTH, planned=(move,)), without=(0,))).moves == ()
    with pytest.raises(IllegalAction) as refused:
        later.plan(Planning(BOTH, more=(move,)))
    assert refused.value.rule == "M1a"


def test_spectators_see_no_plan(side: GameSide, marches: tuple[Move, ...]) -> None:
    spectator = GameSide(side.host, None, side.messages)
    found = spectator.changes(Known(("view",), planned=marches))
    assert found.view == shown(spectator.view())


def test_moves_that_others_break_are_marked(movement: Game) -> None:
    """M2a, A-DIPLOMACY: somebody who ends may shut an area that a plan would enter."""
    game = movement.copy()
    mover, guard = list(game.pending)[:2]
    players = game.state.players
    players[guard].advances |= DIPLOMACY
    players[mover].advances = 0
    side = GameSide(LocalGame(game, Table({}, 1)), mover, Messages("en"))
    empty = [
        each
        for each in side.legal()
        if isinstance(each, March) and not side.area(each.path[-1]).tokens
    ]
    move = empty[0]
    other = next(
        each for each in empty if each.path[0] != move.path[0] and each.path[-1] != move.path[-1]
    )
    planned = side.plan(Planning(BOTH, more=(move, other))).moves
    game.state.cities[move.path[-1]] = guard
    found = side.changes(replace(BOTH, planned=planned))
    assert found.view is not None
    assert [each.broken for each in found.view.journeys[mover]] == [True, False]
    assert found.view.decision == AskMove((0,))
    assert found.asked is not None
    assert found.asked.body is not None
    assert found.asked.body.sentence.key == "ask-move-broken"
    kept = side.plan(Planning(replace(BOTH, planned=planned), without=(0,)))
    assert kept.moves == (other,)


@pytest.mark.parametrize(
    "strange",
    [
        March((0,), 1),
        March((), 1),
        March((0, 1), 10_000),
        BuildShip(0, treasury=99),
        BuildShip(AREAS, ship=7),
        Sail(7, 0),
        Sail(-1, 0),
        Embark(3, -2),
    ],
)
def test_what_never_was_a_move_does_no_harm(
    side: GameSide, marches: tuple[Move, ...], strange: Move
) -> None:
    """A browser may send as planned whatever it likes: it is shown to nobody but itself."""
    found = side.changes(replace(BOTH, planned=(strange, marches[0])))
    assert found.view is not None
    rows = found.view.journeys[own(side)]
    assert [each.broken for each in rows] in ([False], [True, False])
