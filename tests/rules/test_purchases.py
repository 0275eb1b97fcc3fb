"""Phase 12: prices, purchases and the hand limit (P1-P7)."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import Advance, facts
from ecumene.rules.actions import BuyAdvances, Done, LoseCards
from ecumene.rules.decisions import AskAdvances, AskHandLimit
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import AdvancesBought
from ecumene.rules.phases.purchases.payment import most_payable
from ecumene.rules.phases.purchases.prices import ALL, GIFTS, members, prices_of, total_price
from ecumene.rules.phases.purchases.purchase_phase import buy_advances, hand_limit, new_turn
from ecumene.rules.state.lookup_tables import LIBRARY, ROADBUILDING, TOKENS, WATER_CARD
from tests.rules.answering import check_sums, send
from tests.rules.card_count import cards_by_block, check_memory
from tests.rules.position import EGYPT, HATTI, MINOA, advances, draw_commodity, empty_play, save

if TYPE_CHECKING:
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import State

GROUPS = len(facts().groups)


def position(random: Random, players: int = 5) -> Play:
    """Everyone with cards from the stacks, treasury, advances and credits."""
    play = empty_play(players)
    for seat, player in enumerate(play.state.players):
        player.step = random.randrange(6)
        player.advances = random.getrandbits(51) & random.getrandbits(51)
        player.credits = [5 * random.randrange(12) for _ in range(GROUPS)]
        save(play, seat, random.choice((0, 3, 20, 40)))
        for _ in range(random.randrange(16)):
            draw_commodity(play, seat, random)
    new_turn(play)
    return play


def price_of(advance: int, credits_held: list[int], old_advances: int) -> int:
    return prices_of(1 << advance, credits_held, old_advances)[advance]


@pytest.mark.parametrize("advance", facts().advances, ids=lambda advance: advance.id)
def test_price_of_every_advance(advance: Advance) -> None:
    """P3: printed cost, less the better group, less the bonuses for this very card."""
    number = advance.index
    credits_held = [7 * group + 3 for group in range(GROUPS)]
    better = max(credits_held[group] for group in advance.groups)
    givers = [a for a in facts().advances if a.bonus is not None and a.bonus.to == number]
    assert price_of(number, [0] * GROUPS, 0) == advance.cost
    assert price_of(number, credits_held, 0) == advance.cost - better
    for giver in givers:
        assert giver.bonus is not None
        cheaper = advance.cost - giver.bonus.amount
        assert price_of(number, [0] * GROUPS, 1 << giver.index) == cheaper
    others = ALL & ~sum(1 << giver.index for giver in givers)
    assert price_of(number, [0] * GROUPS, others) == advance.cost
    assert price_of(number, [500] * GROUPS, ALL) == 0


def test_gifts_of_anatomy() -> None:
    """A-ANATOMY names them."""
    named = {"empiricism", "written-record", "astronavigation", "coinage"}
    assert {facts().advances[gift].id for gift in GIFTS} == named


def test_total_with_library() -> None:
    """A-LIBRARY: 40 less, but not below 0."""
    library, other = LIBRARY.bit_length() - 1, 3
    prices = {library: 200, other: 70}
    assert total_price(prices, LIBRARY | 1 << other, other) == 230
    prices[other] = 25
    assert total_price(prices, LIBRARY | 1 << other, other) == 200


def test_credits_and_bonuses_count_from_the_next_turn() -> None:
    """P4."""
    play = empty_play()
    player = play.state.players[EGYPT]
    player.credits = [0] * GROUPS
    save(play, EGYPT, TOKENS)
    new_turn(play)
    course = buy_advances(play)
    asked = next(course)[EGYPT]
    assert isinstance(asked, AskAdvances)
    naval, crafts = facts().advances["naval-warfare"].index, facts().advances["pottery"].index
    assert (asked.prices[naval], asked.prices[crafts]) == (160, 60)
    send(course, EGYPT, BuyAdvances(advances("cloth-making"), treasury=50))
    assert player.credits == [0] * GROUPS
    assert player.credits_gained == [5, 0, 10, 0, 0]
    assert price_of(naval, player.credits, player.old_advances) == 160
    new_turn(play)
    assert player.credits == [5, 0, 10, 0, 0]
    assert player.credits_gained == []
    assert price_of(naval, player.credits, player.old_advances) == 150
    assert price_of(crafts, player.credits, player.old_advances) == 50
    new_turn(play)
    assert player.credits == [5, 0, 10, 0, 0]


@given(st.integers(0, 10_000), st.sampled_from((5, 9, 12, 18)))
def test_whatever_is_offered_is_accepted_and_adds_up(seed: int, players: int) -> None:
    """P1-P7: any answers in any order; nothing is lost except payments (G1, D5)."""
    random = Random(seed)
    play = position(random, players)
    before = cards_by_block(play)
    worth = {seat: play.state.players[seat].treasury for seat in play.seats}
    course = buy_advances(play)
    asked = next(course, {})
    while asked:
        seat = random.choice(list(asked))
        decision = asked[seat]
        assert isinstance(decision, AskAdvances | AskHandLimit)
        answers = list(islice(decision.answers(), 40))
        assert len(set(map(str, answers))) == len(answers)
        for answer in answers:
            decision.check(answer)
        asked = send(course, seat, random.choice(answers))
    check_sums(play)
    check_memory(play)
    assert cards_by_block(play) == before
    for seat in play.seats:
        player = play.state.players[seat]
        assert len(player.hand) <= hand_limit(play.setup, player.advances)
        assert player.treasury <= worth[seat]
        assert not player.advances & ~ALL


def test_every_affordable_advance_is_offered() -> None:
    """P2: exactly what is affordable is offered."""
    for seed in range(20):
        play = position(Random(seed))
        for decision in next(buy_advances(play), {}).values():
            assert isinstance(decision, AskAdvances)
            answers = [a for a in decision.answers() if isinstance(a, BuyAdvances)]
            for advance, price in decision.prices.items():
                single = any(a.advances == 1 << advance for a in answers)
                assert single == can_pay(decision, price)


def can_pay(decision: AskAdvances, price: int) -> bool:
    return most_payable(decision.cards, decision.treasury, decision.held) >= price


def test_the_order_of_buying_changes_nothing() -> None:
    """P1: no purchase changes what others can buy, so all buy at once."""
    ends = []
    for backwards in (False, True):
        play = position(Random(7), 9)
        course = buy_advances(play)
        asked = next(course)
        while asked:
            seat = (max if backwards else min)(asked)
            decision = asked[seat]
            assert isinstance(decision, AskAdvances | AskHandLimit)
            asked = send(course, seat, next(decision.answers()))
        ends.append(what_is_left(play.state))
    assert ends[0] == ends[1]


def what_is_left(state: State) -> object:
    return (
        [
            (p.advances, sorted(p.hand), p.treasury, p.token_stock, p.credits_gained)
            for p in state.players
        ],
        [[sorted(stack.discards) for stack in block] for block in state.stacks],
    )


def test_who_is_asked_depends_on_what_everybody_knows() -> None:
    """G13: with other cards in the same number, the same players are asked."""
    for seed in range(20):
        random = Random(seed)
        play = position(random)
        asked = set(next(buy_advances(play), {}))
        for player in play.state.players:
            player.origins.clear()
            player.hand = [random.randrange(WATER_CARD + 1) for _ in player.hand]
        assert set(next(buy_advances(play), {})) == asked


@pytest.mark.parametrize(("players", "limit"), [(5, 8), (11, 8), (12, 9)])
def test_hand_limits(players: int, limit: int) -> None:
    """P5, A-ROADBUILDING."""
    setup = next(each for each in facts().setups if each.players == players)
    assert hand_limit(setup, ALL & ~ROADBUILDING) == limit
    assert hand_limit(setup, ROADBUILDING) == limit + 1


def test_excess_is_discarded_by_all_at_once() -> None:
    """P5: after all have bought."""
    play = empty_play()
    for seat in (MINOA, HATTI):
        play.state.players[seat].hand = [0, 2, 5, 7, 10, 12, 15, 17, 20]
    course = buy_advances(play)
    assert set(next(course)) == {MINOA, HATTI}
    send(course, HATTI, Done())
    asked = send(course, MINOA, Done())
    assert {seat: type(decision) for seat, decision in asked.items()} == {
        MINOA: AskHandLimit,
        HATTI: AskHandLimit,
    }
    decision = asked[HATTI]
    assert isinstance(decision, AskHandLimit)
    assert next(decision.answers()) == LoseCards((0,))
    with pytest.raises(IllegalAction):
        decision.check(LoseCards((0, 2)))


def test_a_large_hand_is_listed_lazily() -> None:
    """P5: there are millions of ways to discard half of a large hand."""
    decision = AskHandLimit(tuple(sorted([*range(20), *range(15)])), 20)
    answers = list(islice(decision.answers(), 100))
    assert len(answers) == 100
    for answer in answers:
        decision.check(answer)


def test_a_purchase_is_seen_by_all() -> None:
    """G13a: what is paid is public."""
    play = empty_play()
    player = play.state.players[EGYPT]
    player.credits = [0] * GROUPS
    player.hand = [42, 42, 42]
    course = buy_advances(play)
    next(course)
    sculpture = advances("sculpture")
    send(course, EGYPT, BuyAdvances(sculpture, (42, 42, 42)))
    (event,) = play.events
    assert event == AdvancesBought(EGYPT, sculpture, 50, (42, 42, 42), 0, (10, 5, 0, 0, 0))
    assert list(members(player.advances)) == [facts().advances["sculpture"].index]
