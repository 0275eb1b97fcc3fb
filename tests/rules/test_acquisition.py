"""Phase 6: drawing and buying trade cards (D)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import facts
from ecumene.rules.actions import BuyCard, Done
from ecumene.rules.decisions import AskCardToBuy
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CardBought, CardsDrawn, seen_by
from ecumene.rules.phases.acquisition import deal_trade_cards, draw_trade_cards, prices_for
from ecumene.rules.state.lookup_tables import WATER_CARD
from tests.rules.answering import check_sums, go_through, send
from tests.rules.position import ASSYRIA, EGYPT, HATTI, MINOA, empty_play, save

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

ADVANCE = {each.id: 1 << each.index for each in facts().advances}
SITES = [each.index for each in facts().areas if each.site is not None]


def with_cities(play: Play, cities: Mapping[Seat, int]) -> Play:
    """Give seats a number of cities each, anywhere in play."""
    free = iter([area for area in SITES if area in play.setup.areas])
    for seat, count in cities.items():
        for _ in range(count):
            play.state.cities[next(free)] = seat
        play.state.players[seat].city_stock -= count
    return play


def test_cards_come_from_as_many_stacks_as_there_are_cities() -> None:
    """D1, D2: fewest cities first, ties by rank; a player without a city draws none."""
    play = with_cities(empty_play(), {EGYPT: 1, MINOA: 3, HATTI: 3})
    tops = [stack.cards[:2] for stack in play.state.stacks[0]]
    go_through(draw_trade_cards(play), [])
    drawn = {e.seat: e.cards for e in play.events if isinstance(e, CardsDrawn)}
    assert list(drawn) == [EGYPT, MINOA, HATTI]
    assert drawn[EGYPT] == (tops[0][0],)
    assert drawn[MINOA] == (tops[0][1], tops[1][0], tops[2][0])
    assert [len(player.hand) for player in play.state.players] == [3, 0, 3, 0, 1]
    check_sums(play)


def test_an_empty_stack_gives_water() -> None:
    """D2, D3: and sells it at the same price; water does not come from the other block."""
    play = with_cities(empty_play(), {EGYPT: 2})
    play.state.stacks[0][0].cards.clear()
    play.state.stacks[0][8].cards.clear()
    save(play, EGYPT, 20)
    go_through(draw_trade_cards(play), [(EGYPT, BuyCard(9))])
    hand = play.state.players[EGYPT].hand
    assert hand[0] == WATER_CARD
    assert hand[2] == WATER_CARD
    assert play.state.players[EGYPT].treasury == 5
    check_sums(play)


@pytest.mark.parametrize(
    ("advances", "prices"),
    [
        ((), {9: 15}),
        (("rhetoric",), {3: 9, 9: 15}),
        (("cartography",), {2: 5, 7: 13, 9: 15}),
        (("mining",), {6: 13, 8: 13, 9: 15}),
        (
            ("rhetoric", "cartography", "mining"),
            {2: 5, 3: 9, 6: 13, 7: 13, 8: 13, 9: 15},
        ),
        (("wonder-of-the-world",), {9: 15}),
    ],
)
def test_which_stacks_sell_at_which_price(
    advances: tuple[str, ...], prices: dict[int, int]
) -> None:
    """D3, A-RHETORIC, A-CARTOGRAPHY, A-MINING."""
    assert prices_for(sum(ADVANCE[name] for name in advances)) == prices


def test_a_card_is_seen_before_the_next_is_bought() -> None:
    """D3: one at a time, as long as the treasury lasts; a pass is final."""
    play = empty_play()
    player = play.state.players[EGYPT]
    player.advances = ADVANCE["cartography"]
    save(play, EGYPT, 21)
    first, second = play.state.stacks[0][1].cards[:2]
    course = draw_trade_cards(play)
    assert next(course) == {EGYPT: AskCardToBuy({2: 5, 7: 13, 9: 15})}
    assert send(course, EGYPT, BuyCard(2)) == {EGYPT: AskCardToBuy({2: 5, 7: 13, 9: 15})}
    assert player.hand == [first]
    assert send(course, EGYPT, BuyCard(2)) == {EGYPT: AskCardToBuy({2: 5})}
    assert player.hand == [first, second]
    assert player.treasury == 11
    assert send(course, EGYPT, Done()) == {}
    check_sums(play)


def test_buying_follows_the_order_of_drawing() -> None:
    """D1, D3, D3a: players without a city come first."""
    play = with_cities(empty_play(), {MINOA: 2, ASSYRIA: 1})
    for seat in (MINOA, ASSYRIA, EGYPT):
        save(play, seat, 15)
    course = draw_trade_cards(play)
    order = []
    asked = next(course)
    while asked:
        (seat,) = asked
        order.append(seat)
        asked = send(course, seat, Done())
    assert order == [EGYPT, ASSYRIA, MINOA]


@pytest.mark.parametrize(
    ("cities", "free"), [(0, tuple(range(1, 10))), (3, (4, 5, 6, 7, 8, 9)), (8, (9,)), (9, ())]
)
def test_a_free_card_of_a_higher_stack(cities: int, free: tuple[int, ...]) -> None:
    """A-WONDER-OF-THE-WORLD: one card, from a stack above the number of cities; D3a."""
    play = with_cities(empty_play(), {EGYPT: cities})
    play.state.players[EGYPT].advances = ADVANCE["wonder-of-the-world"]
    course = draw_trade_cards(play)
    asked = next(course, {})
    if not free:
        assert asked == {}
        return
    assert asked == {EGYPT: AskCardToBuy({}, free)}
    top = play.state.stacks[0][free[-1] - 1].cards[0]
    assert send(course, EGYPT, BuyCard(free[-1], free=True)) == {}
    assert play.events[-1] == CardBought(EGYPT, free[-1], 0, top)
    check_sums(play)


@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        (BuyCard(3), "D3", "illegal-card-purchase"),
        (BuyCard(2, free=True), "A-WONDER-OF-THE-WORLD", "illegal-free-card"),
        (BuyCard(10, free=True), "A-WONDER-OF-THE-WORLD", "illegal-free-card"),
        (BuyCard(0), "D3", "illegal-card-purchase"),
    ],
)
def test_what_cannot_be_bought_is_refused(action: Action, rule: str, key: str) -> None:
    """D3, A-WONDER-OF-THE-WORLD."""
    decision = AskCardToBuy({9: 15}, (5, 6, 7, 8, 9))
    with pytest.raises(IllegalAction) as refused:
        decision.check(action)
    assert (refused.value.rule, refused.value.key) == (rule, key)


def test_what_is_offered_is_accepted() -> None:
    """D3."""
    decision = AskCardToBuy({2: 5, 9: 15}, (8, 9))
    offered = list(decision.answers())
    assert len(offered) == len(set(offered)) == 5
    for action in offered:
        decision.check(action)


def test_nobody_else_knows_what_was_drawn() -> None:
    """D4, G13: they know the number and the stacks, but not the cards."""
    for event in (CardsDrawn(2, 1, (7,)), CardBought(2, 9, 15, 7)):
        assert seen_by(event, 2) == event
    for reader in (None, 0, 1, 3):
        assert seen_by(CardsDrawn(2, 1, (7,)), reader) == CardsDrawn(2, 1, None)
        assert seen_by(CardBought(2, 9, 15, 7), reader) == CardBought(2, 9, 15, None)


def test_blocks_draw_from_their_own_stacks() -> None:
    """D5: and an empty stack stays empty, however full the other block's is."""
    play = empty_play(18, seed=1)
    first = next(seat for seat in play.seats if play.block_of(seat) == 0)
    second = next(seat for seat in play.seats if play.block_of(seat) == 1)
    with_cities(play, {first: 9, second: 9})
    play.state.stacks[1][4].cards.clear()
    tops = [[stack.cards[:1] or [WATER_CARD] for stack in block] for block in play.state.stacks]
    deal_trade_cards(play)
    assert play.state.players[first].hand == [card for (card,) in tops[0]]
    assert play.state.players[second].hand == [card for (card,) in tops[1]]
    assert play.state.players[second].hand[4] == WATER_CARD
    assert all(set(blocks) == {1} for blocks in play.state.players[second].origins.values())
