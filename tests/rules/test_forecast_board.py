"""What clients show of pieces and moves: exactly what the draft has (M2)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.rules.forecast import Leg, OnBoard, Transfer, holdings, journeys, on_board
from ecumene.rules.game import Game
from ecumene.rules.phases.movement.movement_view import DraftView, MovementView
from ecumene.rules.state.board import conflict_areas
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import CITIES, LIMIT, TOKENS
from ecumene.rules.state.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Move,
    Sail,
    ScrapShip,
    TokenPaid,
)
from ecumene.rules.view import view
from tests.rules.drafts import SHIPS, draft, in_movement
from tests.rules.position import HELLAS, MINOA, area, empty_play, place

if TYPE_CHECKING:
    from ecumene.rules.forecast import Journey

THERA, RHODES, KNOSSOS, ATHENS = map(area, ("thera", "rhodes", "knossos", "athens"))
MARCH = March((THERA, RHODES), 2)
VOYAGE: tuple[Move, ...] = (
    MaintainShip(0),
    Embark(0, 2),
    Sail(0, RHODES),
    Embark(0, 1),
    Sail(0, KNOSSOS),
    Sail(0, ATHENS),
    Disembark(0, 3),
)


def drafted(
    *moves: Move, ships: tuple[int, ...] = (), broken: tuple[int, ...] = ()
) -> list[Journey]:
    """The result of some moves of Minoa, whether or not they could be made."""
    play = empty_play()
    play.state.phase = 3
    shown = view(Game.from_state(play.options, play.state, last_phase=3), MINOA)
    draft = DraftView(0, 0, {}, {}, {}, {}, moves)
    movement = MovementView((MINOA,), (), {MINOA: draft}, {MINOA: broken}, {})
    player = replace(shown.players[MINOA], ships=ships)
    players = (player, *shown.players[1:])
    return list(journeys(replace(shown, movement=movement, players=players), MINOA))


def test_marches_along_the_same_path_are_one_journey() -> None:
    far = March((THERA, KNOSSOS, RHODES), 1)
    one, other = drafted(MARCH, far, MARCH)
    assert (one.moves, one.start, one.end, one.tokens) == ((0, 2), THERA, RHODES, 4)
    assert (one.goals, one.legs) == ((RHODES,), (Leg((THERA, RHODES), 4),))
    assert (other.moves, other.legs) == ((1,), (Leg((THERA, KNOSSOS, RHODES), 1),))


def test_all_that_a_ship_does_is_one_journey_whatever_comes_between() -> None:
    """M7: with a leg for every load that it carries."""
    ship, march = drafted(*VOYAGE[:3], MARCH, *VOYAGE[3:], ships=(THERA,))
    assert (ship.moves, march.moves) == ((0, 1, 2, 4, 5, 6, 7), (3,))
    assert (ship.start, ship.end, ship.tokens, ship.goals) == (THERA, ATHENS, 3, (ATHENS,))
    assert ship.legs == (Leg((THERA, RHODES), 2), Leg((RHODES, KNOSSOS, ATHENS), 3))
    assert ship.voyage is not None
    assert ship.voyage.boards == (Transfer(THERA, 2), Transfer(RHODES, 1))
    assert ship.voyage.lands == (Transfer(ATHENS, 3),)
    assert (ship.voyage.paid, ship.voyage.aboard) == ("maintained", 0)


def test_a_new_ship_begins_where_it_is_built() -> None:
    """M4, M7a: whoever is aboard goes ashore where the ship is."""
    (ship,) = drafted(BuildShip(THERA, ship=1), Embark(1, 4))
    assert (ship.start, ship.end, ship.goals, ship.legs) == (THERA, THERA, (THERA,), ())
    assert ship.voyage is not None
    assert (ship.voyage.ship, ship.voyage.paid, ship.voyage.aboard) == (1, "built", 4)


def test_everybody_goes_ashore_where_a_ship_stops() -> None:
    """M7a."""
    (ship,) = drafted(*VOYAGE[:3], Halt(0), ships=(THERA,))
    assert ship.voyage is not None
    assert (ship.voyage.lands, ship.voyage.aboard) == ((Transfer(RHODES, 2),), 0)


def test_a_ship_is_removed() -> None:
    """M6."""
    (ship,) = drafted(ScrapShip(0), ships=(THERA,))
    assert ship.voyage is not None
    assert (ship.voyage.scrapped, ship.voyage.paid, ship.goals) == (True, None, ())


def test_a_journey_is_broken_with_one_of_its_moves() -> None:
    """M2a."""
    assert [each.broken for each in drafted(MARCH, *VOYAGE, ships=(THERA,), broken=(5,))] == [
        False,
        True,
    ]


def test_who_has_not_begun_has_no_journeys() -> None:
    assert not drafted()


def test_an_area_beyond_its_limit_is_in_conflict_and_a_city_with_strangers() -> None:
    """M12: tokens of one player are not, nor as many of several as may live there."""
    play = empty_play()
    place(play, MINOA, {"thera": LIMIT[THERA] + 3, "rhodes": LIMIT[RHODES] - 1}, ["knossos"])
    place(play, HELLAS, {"rhodes": 1, "knossos": 1, "athens": LIMIT[ATHENS]})
    place(play, BARBARIANS, {"athens": 1})
    play.state.players[HELLAS].ships = [THERA, THERA]
    play.state.phase = 3
    found = on_board(view(Game.from_state(play.options, play.state, last_phase=3), None))
    assert found == OnBoard(
        cities={KNOSSOS: MINOA},
        tokens={
            THERA: {MINOA: LIMIT[THERA] + 3},
            RHODES: {MINOA: LIMIT[RHODES] - 1, HELLAS: 1},
            KNOSSOS: {HELLAS: 1},
            ATHENS: {HELLAS: LIMIT[ATHENS], BARBARIANS: 1},
        },
        ships={THERA: {HELLAS: 2}},
        conflicts=tuple(sorted((KNOSSOS, ATHENS))),
    )


@settings(max_examples=40)
@given(seed=st.integers(0, 2**32))
def test_all_is_as_the_drafts_have_it(seed: int) -> None:
    """M2: where ships are, who is aboard and who has landed; and no piece is lost (G1)."""
    random = Random(seed)
    game, seat = in_movement(random, SHIPS)
    for each in game.pending:
        draft(game, each, random, random.choice((0, 3, 12)) if each != seat else 25)
    shown = view(game, random.choice((seat, None)))
    assert shown.movement is not None
    board = on_board(shown)
    for each, made in shown.movement.drafts.items():
        found = journeys(shown, each)
        assert sorted(n for journey in found for n in journey.moves) == list(range(len(made.moves)))
        landed: dict[int, int] = {}
        for voyage, end in ((j.voyage, j.end) for j in found):
            if voyage is None:
                continue
            if not voyage.scrapped:
                ship = made.ships[voyage.ship]
                assert (ship.place, ship.load) == (end, voyage.aboard)
                assert ship.paid is (voyage.paid is not None)
            for stop in voyage.lands:
                landed[stop.place] = landed.get(stop.place, 0) + stop.tokens
        paid = sum(
            token is not None and token.moved == "landed"
            for move in made.moves
            for token in _paid(move)
        )
        assert sum(landed.values()) == sum(made.landed.values()) + paid
    for each in range(len(shown.players)):
        ashore = {a: held[each] for a, held in board.tokens.items() if each in held}
        assert ashore == shown.tokens_of(each)
        has = holdings(shown, each)
        assert has.token_stock + has.treasury + has.tokens == TOKENS
        assert has.ships == sum(held.get(each, 0) for held in board.ships.values())
        assert has.cities == sum(owner == each for owner in board.cities.values())
        assert has.all_cities == CITIES
    if not shown.movement.drafts:
        assert board.conflicts == tuple(conflict_areas(shown))


def _paid(move: Move) -> tuple[TokenPaid | None, ...]:
    """The tokens that pay for a ship."""
    if isinstance(move, BuildShip):
        return move.tokens
    return (move.token,) if isinstance(move, MaintainShip) else ()
