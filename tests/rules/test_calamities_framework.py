"""Phase 9 as a whole: roles, order, numbers, cards, and that no game gets stuck (C1-C12)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.data import CalamityKind, MapName, Role, facts
from ecumene.rules.actions import AnswerYesNo, NameVictims
from ecumene.rules.decisions import AskVictims
from ecumene.rules.events import CalamityStruck, VictimsNamed
from ecumene.rules.phases.calamities import RESOLVERS, STRIKES, resolve_calamities
from ecumene.rules.phases.calamities.affliction import number
from ecumene.rules.phases.calamities.minor import MINOR
from ecumene.rules.state.board import add_city, add_tokens, cities_of, tokens_in
from ecumene.rules.state.ids import NOBODY
from ecumene.rules.state.lookup_tables import CITIES, FIRST_CALAMITY, LIMIT
from tests.rules.afflictions import affliction
from tests.rules.answering import check_sums, play_at_random, send
from tests.rules.calamity_table import (
    card,
    deal,
    play_with,
    resolve,
)
from tests.rules.card_count import cards_by_block
from tests.rules.position import ASSYRIA, EGYPT, HATTI, HELLAS, MINOA, empty_play, place, save

if TYPE_CHECKING:
    from ecumene.data import Modifier
    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

UNNUMBERED = ("city-reduced-not-destroyed", "immune")
"""Changes that are not numbers."""


def test_every_calamity_is_resolved_in_one_way() -> None:
    """C12."""
    ids = {calamity.id: calamity for calamity in facts().calamities}
    assert sorted({*MINOR, *STRIKES, *RESOLVERS}) == sorted(ids)
    assert {ids[name].kind for name in MINOR} == {CalamityKind.MINOR}


def test_calamities_are_numbered_in_the_order_of_their_resolution() -> None:
    """C1, C2."""
    kinds = list(CalamityKind)
    order = [
        (c.kind is not CalamityKind.MINOR, c.stack, kinds.index(c.kind)) for c in facts().calamities
    ]
    assert order == sorted(order)


@pytest.mark.parametrize(
    "modifier",
    [
        modifier
        for calamity in facts().calamities
        for modifier in calamity.modifiers
        if modifier.change not in UNNUMBERED
    ],
)
@pytest.mark.parametrize("role", [Role.PRIMARY, Role.SECONDARY])
def test_an_advance_changes_the_number_in_its_role_only(modifier: Modifier, role: Role) -> None:
    """C12, C9: automatically, for its holder, in the roles the card names."""
    calamity = facts().calamities[modifier.calamity]
    play = play_with({}, {})
    struck = affliction(calamity.id, EGYPT, None)
    plain = number(play, struck, modifier.change, HATTI, role, base=50)
    play.state.players[HATTI].advances = 1 << modifier.advance
    changed = number(play, struck, modifier.change, HATTI, role, base=50)
    works = modifier.role in (Role.ANY, role)
    assert changed - plain == (modifier.by if works else 0)
    assert number(play, struck, modifier.change, EGYPT, role, base=50) == plain


def test_no_number_falls_below_zero() -> None:
    """C12."""
    play = play_with({}, {}, {MINOA: ["philosophy", "theology"]})
    struck = affliction("iconoclasm-and-heresy", EGYPT, None)
    assert number(play, struck, "reduced-cities", MINOA, Role.SECONDARY) == 0
    assert number(play, struck, "reduced-cities", HATTI, Role.SECONDARY) == 1
    assert number(play, struck, "reduced-cities", HATTI, Role.PRIMARY) == 4


# Beneficiaries


def beneficiary_of(play: Play, victim: Seat) -> Seat | None:
    next(resolve_calamities(play), None)
    struck = [e for e in play.events if isinstance(e, CalamityStruck) and e.seat == victim]
    return struck[0].beneficiary


@pytest.mark.parametrize(
    ("trader", "left", "expected"),
    [
        (NOBODY, [], MINOA),
        (HELLAS, [], HELLAS),
        (HELLAS, [HELLAS], MINOA),
        (NOBODY, [MINOA], ASSYRIA),
    ],
)
def test_beneficiary_of_a_tradeable_calamity(
    trader: Seat, left: list[Seat], expected: Seat
) -> None:
    """C4, G10: the trader if still in the game, else by stock and rank, never the victim."""
    play = play_with({}, {EGYPT: ({"memphis": 1}, ())})
    deal(play, EGYPT, "epidemic", trader)
    play.state.left = left
    assert beneficiary_of(play, EGYPT) == expected


def test_default_beneficiary_of_a_non_tradeable_calamity_is_of_the_block() -> None:
    """C4."""
    play = empty_play(18)
    parthia = play.seats[-1]
    deal(play, parthia, "tyranny")
    place(play, parthia, {"nis": 20})
    beneficiary = beneficiary_of(play, parthia)
    assert beneficiary is not None
    assert play.block_of(beneficiary) == play.block_of(parthia)
    assert beneficiary != parthia


def test_who_has_left_is_neither_named_nor_asked() -> None:
    """C4, L."""
    play = play_with({EGYPT: ["famine"]}, {s: ({"memphis": 1}, ()) for s in range(5)})
    play.state.left = [HATTI]
    resolve(play)
    named = [event.victims for event in play.events if isinstance(event, VictimsNamed)]
    assert named == [(MINOA, ASSYRIA, HELLAS)]


# Two copies


def test_a_named_victim_is_spared_by_the_second_copy() -> None:
    """C7: in rank order, never a primary victim or a beneficiary of the name."""
    play = empty_play(12)
    first, second = 0, 1
    assert play.block_of(first) != play.block_of(second)
    for seat in play.seats:
        place(play, seat, {"moesia": 1})
    deal(play, first, "epidemic", trader=2)
    deal(play, second, "epidemic", trader=3)
    course = resolve_calamities(play)
    assert set(next(course)) == {first, second}
    send(course, second, AnswerYesNo(False))
    asked = send(course, first, AnswerYesNo(False))[first]
    assert isinstance(asked, AskVictims)
    assert asked.candidates == tuple(range(4, 12))
    asked = send(course, first, NameVictims((4, 5)))[second]
    assert isinstance(asked, AskVictims)
    assert asked.candidates == tuple(range(6, 12))
    assert not send(course, second, NameVictims((6, 7)))
    check_sums(play)


@pytest.mark.parametrize("insisting", [0, 1])
def test_one_primary_victim_who_insists_is_enough(insisting: int) -> None:
    """C8b: the first copy is resolved completely before the second names anybody."""
    play = empty_play(12)
    first, second = 0, 1
    for seat in play.seats:
        place(play, seat, {"moesia": 1})
    deal(play, first, "epidemic", trader=2)
    deal(play, second, "epidemic", trader=3)
    course = resolve_calamities(play)
    next(course)
    if insisting == second:
        assert set(send(course, first, AnswerYesNo(False))) == {second}
    assert set(send(course, insisting, AnswerYesNo(True))) == {first}
    assert set(send(course, first, NameVictims((4, 5)))) == {second}
    tokens = [play.state.players[seat].tokens for seat in (first, 4, 5)]
    assert tokens == [{}, {}, {}]
    assert not send(course, second, NameVictims((6, 7)))
    check_sums(play)


# Whole phases


def scatter(play: Play, random: Random) -> None:
    """Random units, treasury, advances and cards for everybody, and every calamity for somebody."""
    for seat in play.seats:
        scatter_units(play, seat, random)
        player = play.state.players[seat]
        player.advances = random.getrandbits(len(facts().advances))
        player.step = random.randint(0, 15)
        save(play, seat, random.randint(0, player.token_stock))
        stacks = play.state.stacks[play.block_of(seat)]
        for name in random.sample(facts().commodities.ids(), 3):
            if any(card(name) in stack.cards for stack in stacks):
                deal(play, seat, name)
    for block in range(len(play.state.stacks)):
        deal_calamities(play, block, random)


def scatter_units(play: Play, seat: Seat, random: Random) -> None:
    """Cities and tokens at home and in a few areas anywhere."""
    state, player = play.state, play.state.players[seat]
    areas = sorted(area for area in play.setup.areas if LIMIT[area])
    home = [area for area in areas if facts().areas[area].region == player.civilization]
    for spot in random.sample(home, min(len(home), 9)) + random.sample(areas, 4):
        if spot in state.cities:
            continue
        if player.city_stock and random.random() < 0.5 and not tokens_in(state, spot):
            add_city(state, seat, spot)
        else:
            add_tokens(state, seat, spot, min(player.token_stock, random.randint(1, 4)))


def deal_calamities(play: Play, block: int, random: Random) -> None:
    """Every calamity of a block to somebody in it, some as if they had been traded."""
    seats = [seat for seat in play.seats if play.block_of(seat) == block]
    for calamity in facts().calamities:
        if calamity.kind is CalamityKind.MINOR and not play.setup.minor_calamities:
            continue
        seat = random.choice(seats)
        trader = random.choice([NOBODY, *play.seats])
        if trader == seat or not calamity.tradeable:
            trader = NOBODY
        deal(play, seat, calamity.id, trader)


SETUPS = [
    (5, MapName.WEST),
    (8, MapName.EAST),
    (9, MapName.WEST),
    (12, MapName.BOTH),
    (18, MapName.BOTH),
]


@pytest.mark.parametrize(("players", "map_"), SETUPS)
@pytest.mark.parametrize("seed", range(6))
def test_whole_phases_end_and_lose_nothing(players: int, map_: MapName, seed: int) -> None:
    """All 24 calamities at once, answered at random: pieces and cards are conserved (G1, C10)."""
    random = Random(seed * 1000 + players)
    play = empty_play(players, map_, seed)
    scatter(play, random)
    check_sums(play)
    before = cards_by_block(play)
    play_at_random(resolve_calamities(play), play, random)
    assert cards_by_block(play) == before
    for seat, player in enumerate(play.state.players):
        assert not any(c >= FIRST_CALAMITY for c in player.hand)
        assert not player.traders
        assert player.step >= 0
        assert player.city_stock == CITIES - len(cities_of(play.state, seat))


def test_nothing_happens_where_nobody_holds_a_calamity() -> None:
    play = play_with({EGYPT: ["gold", "water"]}, {EGYPT: ({"tanis": 2}, ["memphis"])})
    resolve(play)
    assert play.events == []
