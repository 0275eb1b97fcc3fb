"""Where ships can go: every way given is legal, and no place is missing (M4-M9)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.rules.errors import IllegalAction
from ecumene.rules.forecast import (
    Payment,
    coasts,
    fare,
    harbours,
    movable,
    sea_ways,
    shores,
    upkeep,
    ways,
)
from ecumene.rules.game import Game
from ecumene.rules.state.lookup_tables import (
    AREAS,
    ASTRONAVIGATION,
    CLOTH_MAKING,
    CULTURAL_ASCENDANCY,
    DIPLOMACY,
    NAVAL_WARFARE,
    WATER,
)
from ecumene.rules.state.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    TokenPaid,
)
from ecumene.rules.view import view
from tests.rules.drafts import draft, in_movement
from tests.rules.position import EGYPT, MINOA, area, empty_play, place, save
from tests.tries import tries

if TYPE_CHECKING:
    from ecumene.rules.state.ids import PlaceNo, Seat

GIVEN = ASTRONAVIGATION | CLOTH_MAKING | NAVAL_WARFARE | DIPLOMACY | CULTURAL_ASCENDANCY
seeds = st.integers(0, 2**32)
KNOSSOS = area("knossos")


def at_sea(seed: int) -> tuple[Game, Seat]:
    """A game in which a seat has made some moves, many of them with ships."""
    random = Random(seed)
    game, seat = in_movement(random, GIVEN)
    draft(game, seat, random, random.choice((0, 3, 6, 12)))
    return game, seat


def ready_ships(game: Game, seat: Seat) -> list[int]:
    """The ships of a seat that may sail; those of earlier turns are maintained first."""
    found = []
    for ship in movable(view(game, seat)).ships:
        if not ship.paid:
            try:
                game.apply(seat, MaintainShip(ship.ship))
            except IllegalAction:
                continue
        if ship.steps:
            found.append(ship.ship)
    return found


def by_trying(game: Game, seat: Seat, ship: int) -> dict[PlaceNo, int]:
    """The places a ship reaches by any legal steps, and the fewest steps to each."""
    found: dict[PlaceNo, int] = {}
    tried: set[tuple[PlaceNo, int]] = set()
    snapshot = game.snapshot()
    border: list[tuple[PlaceNo, ...]] = [()]
    while border:
        reached = []
        for way in border:
            trial = Game.restore(snapshot)
            for step in way:
                trial.apply(seat, Sail(ship, step))
            here = draft_place(trial, seat, ship)
            for near in WATER[here]:
                if (near, len(way)) in tried or trial.why_not(seat, Sail(ship, near)) is not None:
                    continue
                tried.add((near, len(way)))
                found.setdefault(near, len(way) + 1)
                reached.append((*way, near))
        border = reached
    return found


def draft_place(game: Game, seat: Seat, ship: int) -> PlaceNo:
    return next(each.place for each in movable(view(game, seat)).ships if each.ship == ship)


@tries(15)
@given(seed=seeds)
def test_every_step_of_a_way_is_legal(seed: int) -> None:
    """M7, M7a, M9, M12a: and at every coast given, the way can end."""
    game, seat = at_sea(seed)
    for ship in ready_ships(game, seat):
        seen = view(game, seat)
        ends, snapshot = coasts(seen, ship), game.snapshot()
        for goal, way in ways(seen, ship).items():
            trial = Game.restore(snapshot)
            for step in way:
                trial.apply(seat, Sail(ship, step))
            assert draft_place(trial, seat, ship) == goal
            assert (trial.why_not(seat, Halt(ship)) is None) == (goal in ends)
            assert ends.get(goal, way) == way


@tries(6)
@given(seed=seeds)
def test_no_place_is_missing_and_no_way_is_too_long(seed: int) -> None:
    """M7, A-CLOTH-MAKING, A-ASTRONAVIGATION: compared with trying every step."""
    game, seat = at_sea(seed)
    for ship in ready_ships(game, seat)[:2]:
        found = ways(view(game, seat), ship)
        tried = by_trying(game, seat, ship)
        tried.pop(draft_place(game, seat, ship), None)
        assert {goal: len(way) for goal, way in found.items()} == tried


@tries(12)
@given(seed=seeds)
def test_a_ship_that_is_not_paid_for_is_supposed_to_be(seed: int) -> None:
    """M5."""
    game, seat = at_sea(seed)
    for ship in movable(view(game, seat)).ships:
        if not ship.paid and game.why_not(seat, MaintainShip(ship.ship)) is None:
            before = ways(view(game, seat), ship.ship)
            game.apply(seat, MaintainShip(ship.ship))
            assert ways(view(game, seat), ship.ship) == before


@tries(10)
@given(seed=seeds)
def test_a_fare_leaves_what_can_really_go_aboard(seed: int) -> None:
    """M3, M4, M4a, M5, M7: for every possible payment."""
    random = Random(seed)
    game, seat = at_sea(seed)
    paid = [each for each in game.answers(seat) if isinstance(each, BuildShip | MaintainShip)]
    snapshot = game.snapshot()
    for move in random.sample(paid, min(12, len(paid))):
        found = fare(view(game, seat), move)
        trial = Game.restore(snapshot)
        before = ashore(trial, seat)
        known = {ship.ship for ship in movable(view(trial, seat)).ships}
        trial.apply(seat, move)
        assert before - ashore(trial, seat) == sum(found.tokens.values())
        new = {ship.ship for ship in movable(view(trial, seat)).ships} - known
        (number,) = new or {move.ship or 0}
        boarding = [
            each.tokens
            for each in trial.answers(seat)
            if isinstance(each, Embark) and each.ship == number
        ]
        assert max(boarding, default=0) == found.aboard
        assert draft_place(trial, seat, number) == found.place
        assert 0 <= found.missed <= sum(found.tokens.values())


def ashore(game: Game, seat: Seat) -> int:
    """All tokens on land, moved or not."""
    tokens = movable(view(game, seat)).tokens
    return sum(each.still + each.marched + each.landed for each in tokens)


# Cases


def on_crete(tokens: int, treasury: int, advances: int = 0) -> Game:
    """Minoa in Knossos, and nobody near."""
    play = empty_play()
    place(play, MINOA, {"knossos": tokens})
    place(play, EGYPT, {"memphis": 1})
    save(play, MINOA, treasury)
    play.state.players[MINOA].advances = advances
    play.state.phase = 3
    return Game.from_state(play.options, play.state, last_phase=5)


FARES = [
    # tokens there, advances, tokens paid: who can go aboard, and who is missing
    ("M4", 4, 0, 0, 4, 0),
    ("M4", 4, 0, 1, 3, 1),
    ("M4", 4, 0, 2, 2, 2),
    ("M7", 8, 0, 2, 5, 0),
    ("M7", 6, 0, 2, 4, 1),
    ("A-NAVAL-WARFARE", 8, NAVAL_WARFARE, 2, 6, 0),
    ("A-NAVAL-WARFARE", 6, NAVAL_WARFARE, 2, 4, 2),
]


@pytest.mark.parametrize(("rule", "tokens", "advances", "paid", "aboard", "missed"), FARES)
def test_a_ship_may_eat_those_it_should_carry(
    rule: str, tokens: int, advances: int, paid: int, aboard: int, missed: int
) -> None:
    assert rule
    game = on_crete(tokens, 5, advances)
    knossos = area("knossos")
    found = fare(view(game, MINOA), BuildShip(knossos, 2 - paid, (TokenPaid(knossos),) * paid))
    assert found.treasury == 2 - paid
    assert found.tokens == ({knossos: paid} if paid else {})
    assert (found.aboard, found.missed) == (aboard, missed)


def test_a_token_from_elsewhere_leaves_the_cargo_alone() -> None:
    """M5: a ship is maintained with a token from anywhere."""
    play = empty_play()
    place(play, MINOA, {"knossos": 3, "phaestos": 2})
    play.state.players[MINOA].ships = [area("knossos")]
    play.state.phase = 3
    seen = view(Game.from_state(play.options, play.state, last_phase=5), MINOA)
    assert fare(seen, MaintainShip(0, TokenPaid(area("phaestos")))).missed == 0
    assert fare(seen, MaintainShip(0, TokenPaid(area("knossos")))).missed == 1
    with pytest.raises(IllegalAction):
        fare(seen, MaintainShip(0))


@tries(12)
@given(seeds)
def test_every_payment_is_taken_and_none_is_missing(seed: int) -> None:
    """M4, M4a, M5: with tokens of the same area by number, those that have moved first."""
    game, seat = at_sea(seed)
    seen = view(game, seat)
    listed = list(game.answers(seat))
    builds = [_in_order(each) for each in listed if isinstance(each, BuildShip)]
    offered = {harbour.place: harbour.payments for harbour in harbours(seen)}
    for place_, payments in offered.items():
        for each in payments:
            assert _in_order(BuildShip(place_, each.treasury, each.tokens)) in builds
        here = [each for each in builds if each.area == place_ and _at_home(each)]
        assert [len(each.tokens) for each in payments] == sorted({len(b.tokens) for b in here})
    assert {each.area for each in builds if _at_home(each)} == set(offered)
    maintained = [each for each in listed if isinstance(each, MaintainShip)]
    for ship in {each.ship for each in maintained}:
        tokens = [each.token for each in maintained if each.ship == ship]
        found = [each.tokens[0] if each.tokens else None for each in upkeep(seen)]
        assert found == tokens


def _in_order(ship: BuildShip) -> BuildShip:
    return replace(ship, tokens=tuple(sorted(ship.tokens, key=repr)))


def _at_home(ship: BuildShip) -> bool:
    """Whether a ship is paid for without anything from elsewhere."""
    return all(token.area == ship.area for token in ship.tokens)


def test_tokens_that_have_moved_pay_before_those_that_can_go_aboard() -> None:
    """M3, M4a: a token that has marched can do nothing else."""
    game = on_crete(3, 1)
    phaestos = area("phaestos")
    game.apply(MINOA, March((KNOSSOS, phaestos), 1))
    found = {harbour.place: harbour.payments for harbour in harbours(view(game, MINOA))}
    still, marched = TokenPaid(KNOSSOS), TokenPaid(phaestos, "marched")
    assert found[KNOSSOS] == (Payment(1, (still,)), Payment(0, (still, still)))
    assert found[phaestos] == (Payment(1, (marched,)),)
    assert list(upkeep(view(game, MINOA))) == [
        Payment(1),
        Payment(0, (still,)),
        Payment(0, (marched,)),
    ]


def test_open_seas_take_astronavigation() -> None:
    """M7, A-ASTRONAVIGATION: Tanis lies beyond the open sea."""
    game = on_crete(1, 5)
    game.apply(MINOA, BuildShip(area("knossos")))
    plain = ways(view(game, MINOA), 0)
    assert area("tanis") not in plain
    assert max(plain) < AREAS
    game.state.players[MINOA].advances = ASTRONAVIGATION
    bold = ways(view(game, MINOA), 0)
    assert len(bold[area("tanis")]) == 2
    assert bold[area("tanis")][0] >= AREAS
    seas = {place_ for place_ in bold if place_ >= AREAS}
    assert seas
    assert not seas.intersection(coasts(view(game, MINOA), 0))
    # If a coast is as near, the ship does not put out to sea.
    start = area("knossos")
    put_out = [way for way in bold.values() if len(way) == 2 and way[0] >= AREAS]
    assert put_out
    for _, goal in put_out:
        assert not [near for near in WATER[start] if near in game.areas and near in WATER[goal]]


def test_cloth_making_makes_ways_longer() -> None:
    """M7, A-CLOTH-MAKING."""
    game = on_crete(1, 5)
    game.apply(MINOA, BuildShip(area("knossos")))
    assert max(map(len, ways(view(game, MINOA), 0).values())) == 4
    game.state.players[MINOA].advances = CLOTH_MAKING
    assert max(map(len, ways(view(game, MINOA), 0).values())) == 5


def test_steps_that_are_taken_are_not_there_any_more() -> None:
    """M7, M7a: and a ship whose voyage is over goes nowhere."""
    game = on_crete(1, 5)
    game.apply(MINOA, BuildShip(area("knossos")))
    game.apply(MINOA, Sail(0, area("thera")))
    found = ways(view(game, MINOA), 0)
    assert max(map(len, found.values())) == 3
    assert found[area("knossos")] == (area("knossos"),)
    game.apply(MINOA, Halt(0))
    assert ways(view(game, MINOA), 0) == {}
    assert ways(view(game, MINOA), 7) == {}


def test_ways_by_water_lead_from_neighbour_to_neighbour() -> None:
    """G4, M7: and open seas only make them shorter."""
    for start in range(AREAS):
        plain = sea_ways(start, 4, open_sea=False)
        bold = sea_ways(start, 4, open_sea=True)
        assert set(plain) <= set(bold)
        for goal, way in bold.items():
            assert way[-1] == goal
            assert all(
                there in WATER[here] for here, there in zip((start, *way), way, strict=False)
            )
            assert goal not in plain or len(way) <= len(plain[goal])


# Ashore


@tries(12)
@given(seed=seeds)
def test_tokens_go_ashore_just_where_it_is_told(seed: int) -> None:
    """M7, M9, M12a: among the places that the ship can reach, and where it is."""
    game, seat = at_sea(seed)
    for number in ready_ships(game, seat):
        shown = view(game, seat)
        ship = next(each for each in movable(shown).ships if each.ship == number)
        if not ship.load:
            continue
        reached = {ship.place: (), **ways(shown, number)}
        told = shores(shown, number, reached)
        for place_, way in reached.items():
            attempt = game.copy()
            for step in way:
                attempt.apply(seat, Sail(number, step))
            assert (attempt.why_not(seat, Disembark(number, 1)) is None) == (place_ in told)
            assert place_ < AREAS or place_ not in told


def test_who_could_board_could_go_ashore_and_nobody_from_a_ship_that_has_ended() -> None:
    """M5, M7a: also from an empty ship that is not paid for yet."""
    play = empty_play()
    place(play, MINOA, {"knossos": 3})
    save(play, MINOA, 1)
    play.state.players[MINOA].ships = [KNOSSOS]
    play.state.phase = 3
    game = Game.from_state(play.options, play.state, last_phase=3)
    assert shores(view(game, MINOA), 0, (KNOSSOS,)) == (KNOSSOS,)
    game.apply(MINOA, MaintainShip(0))
    game.apply(MINOA, Halt(0))
    assert shores(view(game, MINOA), 0, (KNOSSOS,)) == ()
