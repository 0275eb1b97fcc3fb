"""The settler's answers are legal in rare positions too: crowded borders, guards, odd offers."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName, facts
from ecumene.rules import judge
from ecumene.rules.actions import AcceptOffer, ChooseNumber, MakeAllMoves
from ecumene.rules.decisions import AskMove, AskNumber, AskTrade
from ecumene.rules.game import Game
from ecumene.rules.phases.trade.trade_view import TradeView
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import (
    ARCHITECTURE,
    COASTAL,
    CULTURAL_ASCENDANCY,
    DIPLOMACY,
    LAND,
    LIMIT,
    ROADBUILDING,
    TOKENS,
)
from ecumene.rules.state.trade_offers import Offer, Statement, Wish
from ecumene.rules.view import view

SETTLER, RANDOM = PLAYERS["settler"], PLAYERS["random"]
POSITIONS = 1500
ME, OTHER = 0, 1


def in_movement(seed: int) -> Game:
    game = Game(Options(5, MapName.WEST, seed))
    table = Table(dict.fromkeys(range(5), SETTLER), seed)
    while game.state.movement is None:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return game


def crowd(game: Game, random: Random) -> None:
    """Put two players in each other's way, perhaps one with guards and the other with ships."""
    areas = sorted(area for area in game.areas if LIMIT[area])
    for player in game.state.players:
        player.tokens, player.ships, player.advances, player.city_stock = {}, [], 0, 9
        player.treasury = random.choice([0, 0, 1, 2, 3, 5])
    game.state.cities.clear()
    block = {random.choice(areas)}
    for _ in range(random.randint(2, 4)):
        block |= {near for area in sorted(block) for near in LAND[area] if near in areas}
    me, other = game.state.players[ME], game.state.players[OTHER]
    for area in sorted(block):
        chance = random.random()
        if chance < 0.1:
            game.state.cities[area] = random.choice([ME, OTHER])
        elif chance < 0.7:
            me.tokens[area] = random.randint(1, LIMIT[area] + 2)
        if 0.3 < chance < 0.8:
            other.tokens[area] = random.randint(1, max(1, LIMIT[area] - 1))
    other.advances = random.choice([0, CULTURAL_ASCENDANCY, CULTURAL_ASCENDANCY, DIPLOMACY])
    me.advances = random.choice([0, ROADBUILDING, ARCHITECTURE, ARCHITECTURE | ROADBUILDING])
    coast = [area for area in me.tokens if COASTAL[area]]
    if coast:
        me.ships = sorted(random.choice(coast) for _ in range(random.randint(0, 4)))
    me.token_stock = max(0, TOKENS - sum(me.tokens.values()) - me.treasury)


def test_every_movement_is_legal_on_crowded_borders() -> None:
    """M3-M7, M12a, A-DIPLOMACY, A-CULTURAL-ASCENDANCY, A-ARCHITECTURE."""
    game = in_movement(3)
    assert game.state.movement is not None
    game.state.movement.order = list(range(5))
    moved = 0
    for number in range(POSITIONS):
        random = Random(number)
        crowd(game, random)
        answer = SETTLER(view(game, ME), AskMove(), random)
        assert isinstance(answer, MakeAllMoves)
        judge.check(game._play, ME, AskMove(), answer, game.line)
        moved += bool(answer.moves)
    assert moved > POSITIONS / 2


@pytest.mark.parametrize("seed", range(12))
def test_it_can_end_what_somebody_else_has_begun(seed: int) -> None:
    """A person may make moves, even to the open sea, and then hand over to a settler (M2, M7)."""
    game = in_movement(seed)
    random = Random(seed)
    seats = range(5)
    table = Table(dict.fromkeys(seats, RANDOM if seed % 2 else SETTLER), seed)
    while game.state.turn < 13:
        for seat in [each for each in game.pending if isinstance(game.pending[each], AskMove)]:
            for player in (*(RANDOM,) * random.randint(0, 8), *(SETTLER,) * 30):
                decision = game.pending.get(seat)
                if isinstance(decision, AskMove):
                    answer = player(view(game, seat), decision, random)
                    assert answer is not None
                    game.apply(seat, answer)
            assert not isinstance(game.pending.get(seat), AskMove)
        following = table.next_answer(game)
        assert following is not None
        game.apply(*following)


def trading(hand: tuple[int, ...], *offers: Offer) -> object:
    """What a settler with these cards says to these offers."""
    game = in_movement(3)
    table = TradeView(
        (ME, OTHER), (), {str(number): offer for number, offer in enumerate(offers, 1)}, {}, 0
    )
    seen = replace(view(game, ME), hand=hand, trade=table, movement=None)
    return SETTLER(seen, AskTrade(), Random(1))


def test_a_commodity_wished_for_twice_is_no_riddle() -> None:
    """X2: wishes may repeat a name."""
    iron, wine, gold = (facts().commodities[name].index for name in ("iron", "wine", "gold"))
    wishes = Offer(OTHER, Statement(3, (gold, gold)), Wish(3, (iron, iron)))
    assert not isinstance(trading((iron, wine, wine, gold, gold), wishes), AcceptOffer)
    accepted = trading((iron, iron, wine, gold, gold), wishes)
    assert isinstance(accepted, AcceptOffer)
    assert accepted.named == (iron, iron)


@pytest.mark.parametrize("advances", [0, CULTURAL_ASCENDANCY])
def test_plunder_leaves_in_stock_what_the_next_tax_takes(advances: int) -> None:
    """F9, T2: however many tokens cities need for support (K4)."""
    seen = view(in_movement(3), ME)
    players = list(seen.players)
    players[ME] = replace(players[ME], token_stock=9, advances=advances)
    seen = replace(seen, players=tuple(players), cities=dict.fromkeys((3, 4, 5), ME))
    for most, taken in ((10, 3), (2, 2)):
        assert SETTLER(seen, AskNumber(3, most), Random(1)) == ChooseNumber(taken)
