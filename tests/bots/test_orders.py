"""Standing orders: what they answer, always legal, and nothing where they are silent (O5)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.bots.orders import (
    Blame,
    Growth,
    Losses,
    StandingOrders,
    Stillness,
    Topic,
    Wishes,
    answer,
    check,
    foresees,
    topics_of,
    without,
)
from ecumene.bots.orders.topics import ASKED, TOPICS
from ecumene.bots.random_player import random_player
from ecumene.bots.settler import settler
from ecumene.data import MapName, facts
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import legal
from ecumene.rules.defaults import default
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities.monotheism import MonotheismOffer
from ecumene.rules.phases.purchases.prices import members
from ecumene.rules.phases.trade.trade_view import TradeView
from ecumene.rules.play import Options
from ecumene.rules.state.moves import MaintainShip
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.view import view, views
from tests.bots.given_orders import any_orders
from tests.rules.test_defaults import POSITIONS, SEAT, by_site_and_limit, somebody
from tests.tries import tries
from tools.twins import GAMES, starts

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

RULE = "C-FAMINE"
EVERYTHING_DONE = StandingOrders(done=("cities", "cards", "trade", "abilities"))


def answered(orders: StandingOrders, decision: Decision) -> Action | None:
    return answer(orders, somebody(), decision)


def judged(orders: StandingOrders, seen: View, decision: Decision) -> Action | None:
    """The answer, if orders give one; checks that it is due and legal."""
    given_ = answer(orders, seen, decision)
    assert (given_ is not None) == foresees(orders, seen, decision)
    if given_ is not None:
        assert legal.why_not(seen, decision, given_) is None
    return given_


# Whatever is ordered


@pytest.mark.parametrize(
    "kind", [kind for kind in ASKED if kind in POSITIONS], ids=lambda kind: kind.__name__
)
@tries(20)
@given(data=st.data(), seed=st.integers(0, 2**32))
def test_what_is_answered_is_legal(kind: type, data: st.DataObject, seed: int) -> None:
    """O5: in positions that seldom occur in games."""
    decision = data.draw(POSITIONS[kind])
    if isinstance(decision, de.AskCities):
        decision = replace(decision, owner=SEAT)
    orders = any_orders(somebody(), Random(seed), left_out=0)
    check(orders, somebody())
    judged(orders, somebody(), decision)


@pytest.mark.parametrize("phase", range(14))
@pytest.mark.parametrize("number", [0, 3, 4])
def test_what_is_answered_is_legal_at_every_question_of_a_game(phase: int, number: int) -> None:
    """O5: whatever the players have ordered."""
    random = Random(phase)
    found = starts(GAMES[number])[phase]
    for start in random.sample(found, min(3, len(found))):
        game = Game.restore(start)
        for _ in range(40):
            if not game.pending:
                break
            shown = dict(zip(game.pending, views(game, tuple(game.pending)), strict=True))
            for seat, decision in game.pending.items():
                judged(any_orders(shown[seat], random), shown[seat], decision)
            seat = random.choice(list(game.pending))
            seen, decision = shown[seat], game.pending[seat]
            ordered = answer(any_orders(seen, random), seen, decision)
            chosen = ordered or random_player(seen, decision, random)
            assert chosen is not None
            game.apply(seat, chosen)


@pytest.mark.parametrize("strict", [False, True])
def test_a_table_that_plays_by_orders_goes_on(strict: bool) -> None:
    """O5: nobody is ever stuck, not even when players wait for each other."""
    game = Game(Options(7, MapName.WEST, 4, strict_movement=strict))
    random = Random(4)
    given_ = Counter[str]()
    while game.pending and game.state.turn < 9:
        seat = random.choice(list(game.pending))
        seen, decision = view(game, seat), game.pending[seat]
        mine = any_orders(seen, Random(seat), left_out=0)
        ordered = answer(replace(mine, until_turn=None, still=None), seen, decision)
        chosen = ordered or settler(seen, decision, random) or do.Done()
        game.apply(seat, chosen)
        given_[type(ordered).__name__] += 1
    assert game.state.turn == 9
    assert given_["Done"] > 10
    assert (given_["Wait"] > 10) == (not strict)


@given(st.integers(0, 2**32))
def test_orders_cross_the_border(seed: int) -> None:
    orders = any_orders(somebody(), Random(seed))
    assert from_names(to_names(orders), StandingOrders) == orders


def test_who_orders_nothing_is_asked_everything() -> None:
    """O5."""
    assert topics_of(StandingOrders()) == ()
    random = Random(1)
    for start in [found[-1] for found in starts(GAMES[0]).values()]:
        game = Game.restore(start)
        for seat, decision in game.pending.items():
            assert answer(StandingOrders(), view(game, seat), decision) is None
        orders = any_orders(somebody(), random, left_out=0)
        assert without(orders, TOPICS) == StandingOrders(until_turn=orders.until_turn)


@pytest.mark.parametrize("topic", TOPICS)
def test_orders_on_a_topic_can_be_taken_out(topic: Topic) -> None:
    """O5j: and the others remain."""
    orders = StandingOrders(
        tax_rate=2,
        done=EVERYTHING_DONE.done,
        growth=Growth(),
        wait_for=(0,),
        still=Stillness(9),
        conflict="ships",
        losses=Losses(),
        blame=Blame(),
        wishes=Wishes(),
    )
    assert topics_of(orders) == TOPICS
    assert topics_of(without(orders, (topic,))) == tuple(t for t in TOPICS if t != topic)


def test_orders_end_with_the_last_turn_they_name() -> None:
    """O5."""
    asked = de.AskTaxRate((1, 2, 3))
    seen = replace(somebody(), turn=5)
    assert answer(StandingOrders(tax_rate=3, until_turn=5), seen, asked) == do.SetTaxRate(3)
    assert answer(StandingOrders(tax_rate=3, until_turn=4), seen, asked) is None


# Rule by rule


def test_tax() -> None:
    """O5a."""
    orders = StandingOrders(tax_rate=3)
    assert answered(orders, de.AskTaxRate((1, 2, 3))) == do.SetTaxRate(3)
    assert answered(orders, de.AskTaxRate((1, 2))) is None


def test_nothing_to_do() -> None:
    """O5b."""
    table = TradeView((SEAT, 4), (), {}, {}, 0)
    seen = replace(somebody(), trade=table)
    for asked in (
        de.AskCitySite(()),
        de.AskCardToBuy({9: 18}, (3,)),
        de.AskTrade(),
        de.AskAbility((MonotheismOffer((3,)),)),
    ):
        assert answer(EVERYTHING_DONE, seen, asked) == do.Done()
        (topic,) = ASKED[type(asked)]
        assert answer(without(EVERYTHING_DONE, (topic,)), seen, asked) is None
    spoken = replace(seen, trade=replace(table, said=1))
    assert answer(EVERYTHING_DONE, spoken, de.AskTrade()) is None


def grown(growth: Growth, tokens: int, room: dict[int, int], there: dict[int, int]) -> object:
    players = list(somebody().players)
    players[SEAT] = replace(players[SEAT], tokens=there)
    seen = replace(somebody(), players=tuple(players))
    found = answer(StandingOrders(growth=growth), seen, de.AskPlacement(tokens, room))
    assert isinstance(found, do.PlaceTokens)
    return found.tokens


def test_expansion() -> None:
    """O5c: what is to be filled, then where there are fewest, then what is to be kept small."""
    room, there = {1: 2, 2: 2, 3: 2, 4: 2}, {1: 3, 2: 1, 3: 2, 4: 1}
    assert grown(Growth(), 2, room, there) == {2: 1, 4: 1}
    assert grown(Growth(fill=(3, 1)), 3, room, there) == {3: 2, 1: 1}
    assert grown(Growth(keep_small=(2, 4)), 5, room, there) == {1: 2, 3: 2, 2: 1}
    assert grown(Growth(fill=(1,), keep_small=(4,)), 7, room, there) == {1: 2, 2: 2, 3: 2, 4: 1}


def bought(wishes: Wishes, asked: de.AskAdvances) -> tuple[int, ...]:
    found = answered(StandingOrders(wishes=wishes), asked)
    if found == do.Done():
        return ()
    assert isinstance(found, do.BuyAdvances)
    assert found.treasury <= max(0, asked.treasury - wishes.treasury)
    assert not set(found.cards) & set(wishes.keep)
    return tuple(members(found.advances))


def test_purchases() -> None:
    """O5d."""
    by_value = {FACE_VALUE[card]: card for card in range(len(FACE_VALUE))}
    three, nine = by_value[3], by_value[9]
    asked = de.AskAdvances({4: 60, 5: 50, 6: 30}, (three, nine, nine), 40, 0, ())  # 39 + 40
    assert bought(Wishes((4, 5, 6)), asked) == (4,)
    assert bought(Wishes((5, 4)), asked) == (5,)
    assert bought(Wishes((4, 6, 7)), replace(asked, treasury=55)) == (4, 6)
    assert bought(Wishes((4, 5)), replace(asked, treasury=10)) == ()
    # Saving for the first advance that is too expensive, or not saving.
    assert bought(Wishes((4, 6), saving=True), replace(asked, treasury=0)) == ()
    assert bought(Wishes((4, 6)), replace(asked, treasury=0)) == (6,)
    # Cards that are kept pay for nothing.
    assert bought(Wishes((4, 6), keep=(nine,)), asked) == (6,)
    assert bought(Wishes((4, 6), treasury=30), asked) == (6,)
    assert bought(Wishes((6,), keep=(nine,), treasury=40), asked) == ()
    # A player who wishes for nothing buys nothing; one who has everything is asked.
    assert bought(Wishes(), asked) == ()
    assert answered(StandingOrders(wishes=Wishes((7, 8))), asked) is None


def test_cards_above_the_limit() -> None:
    """O5d: cards to be kept go last."""
    by_value = {FACE_VALUE[card]: card for card in range(len(FACE_VALUE))}
    one, two, nine = by_value[1], by_value[2], by_value[9]
    hand = tuple(sorted((one, two, nine, nine)))
    orders = StandingOrders(wishes=Wishes(keep=(one, two)))
    assert answered(orders, de.AskHandLimit(hand, 1)) == do.LoseCards((nine,))
    assert answered(orders, de.AskHandLimit(hand, 3)) == do.LoseCards(
        tuple(sorted((one, nine, nine)))
    )
    assert answered(StandingOrders(wishes=Wishes()), de.AskHandLimit(hand, 2)) == default(
        somebody(), de.AskHandLimit(hand, 2)
    )


def test_conflict() -> None:
    """O5e."""
    asked = de.AskLoss(4, (("token", 3), ("token", 4), ("ship", 5), ("ship", 4)))
    assert answered(StandingOrders(conflict="ships"), asked) == do.ChooseLoss("ship", 4)
    assert answered(StandingOrders(conflict="tokens"), asked) == do.ChooseLoss("token", 4)
    ships, tokens = (de.AskLoss(4, ((kind, 4),)) for kind in ("ship", "token"))
    assert answered(StandingOrders(conflict="tokens"), ships) == do.ChooseLoss("ship", 4)
    assert answered(StandingOrders(conflict="ships"), tokens) == do.ChooseLoss("token", 4)


def lost(losses: Losses, damage: int) -> do.TakeDamage:
    """Losses among four tokens in each of two areas and a city in a third."""
    city = de.ExposedCity(12, 0, 2)
    asked = de.AskDamage(damage, {10: 4, 11: 4}, (city,), 20, RULE)
    found = judged(StandingOrders(losses=losses), somebody(), asked)
    assert isinstance(found, do.TakeDamage)
    return found


def test_damage() -> None:
    """O5f: outside the areas to be kept as long as that pays; cities first where they go first."""
    assert lost(Losses(), 4) == do.TakeDamage({10: 2, 11: 2})
    assert lost(Losses(keep=(11,)), 4) == do.TakeDamage({10: 4})
    assert lost(Losses(keep=(11, 10)), 4) == do.TakeDamage({12: 1}, reduced=(12,))
    assert lost(Losses(keep=(11,)), 8) == do.TakeDamage({10: 4, 12: 1}, reduced=(12,))
    assert lost(Losses(keep=(11, 12, 10)), 4) == do.TakeDamage({10: 4})
    assert lost(Losses(keep=(11, 12, 10)), 5) == do.TakeDamage({10: 2}, reduced=(12,))
    assert lost(Losses(cities_first=True), 4) == do.TakeDamage({10: 2, 11: 2})
    assert lost(Losses(cities_first=True), 6) == do.TakeDamage({10: 1}, destroyed=(12,))
    assert lost(Losses(keep=(12,), cities_first=True), 6) == do.TakeDamage({10: 3, 11: 3})


def test_cities_that_are_lost() -> None:
    """O5f: one's own; others' cities, and the order in which they fight, cannot be ordered."""
    wild, low, high = options = by_site_and_limit()
    asked = de.AskCities("support", SEAT, options, 1, "K4")
    two = replace(asked, purpose="destroy", count=2)
    orders = StandingOrders(losses=Losses())
    assert answered(orders, asked) == do.ChooseCities((high,)) == default(somebody(), asked)
    kept = StandingOrders(losses=Losses(keep=(high, wild)))
    assert answered(kept, asked) == do.ChooseCities((low,))
    assert answered(kept, two) == do.ChooseCities((low, wild))
    spared = replace(two, least=0)
    assert answered(kept, spared) == do.ChooseCities(())
    assert answered(orders, replace(asked, owner=5)) is None
    assert answered(orders, replace(asked, purpose="attack-order")) is None


def test_victims() -> None:
    """O5g."""
    players = list(somebody().players)
    players[7] = replace(players[7], step=3)
    seen = replace(somebody(), players=tuple(players))
    asked = de.AskVictims((2, 5, 7, 9), 2, 5, RULE)

    def named(blame: Blame) -> Action | None:
        return answer(StandingOrders(blame=blame), seen, asked)

    assert named(Blame()) == do.NameVictims((7, 2))
    assert named(Blame(prefer=(9, 1))) == do.NameVictims((9, 7))
    assert named(Blame(spare=(7,))) == do.NameVictims((2, 5))
    assert named(Blame(spare=(9, 7, 2))) == do.NameVictims((5, 2))


# Movement


def moving() -> Game:
    """A game in movement, with ships and treasury for everybody."""
    game = Game.restore(starts(GAMES[0])[3][-1])
    for player in game.state.players:
        taken = min(3, player.token_stock)
        player.token_stock -= taken
        player.treasury += taken
    return game


def test_movement() -> None:
    """O5h: waiting ends when those before have ended; an order to stay still ends at once."""
    game = moving()
    line = game.line
    first, second, last = line[0], line[1], line[-1]
    still = Stillness(game.state.turn)

    def ordered(seat: int, orders: StandingOrders) -> Action | None:
        return judged(orders, view(game, seat), game.pending[seat])

    assert ordered(last, StandingOrders(wait_for=(second,))) == do.Wait()
    assert ordered(first, StandingOrders(wait_for=(second,))) is None
    assert ordered(last, StandingOrders(wait_for=(second,), still=still)) == do.Wait()
    assert ordered(second, StandingOrders(wait_for=(last,), still=still)) is not None
    assert (
        ordered(last, StandingOrders(still=replace(still, last_turn=still.last_turn - 1))) is None
    )
    game.apply(last, do.Wait())
    for seat in line[:-1]:
        assert last not in game.pending
        game.apply(seat, do.EndMovement())
    waited = StandingOrders(wait_for=(second,))
    assert ordered(last, waited) is None
    assert ordered(last, replace(waited, still=still)) == do.EndMovement()


def test_who_moves_goes_on_alone() -> None:
    """O5h: also after taking everything back."""
    game = moving()
    seat = game.line[0]
    orders = StandingOrders(still=Stillness(game.state.turn))
    assert foresees(orders, view(game, seat), game.pending[seat])
    game.apply(seat, next(iter(game.answers(seat))))
    assert not foresees(orders, view(game, seat), game.pending[seat])
    game.apply(seat, do.TakeBack(0))
    assert not foresees(orders, view(game, seat), game.pending[seat])


@pytest.mark.parametrize("treasury", [0, 1, 2, 3])
def test_ships_are_kept_as_far_as_the_treasury_goes(treasury: int) -> None:
    """O5h, M5, M10."""
    game = moving()
    seat = game.line[0]
    player = game.state.players[seat]
    coast = next(each for each in player.tokens if facts().areas[each].coastal)
    player.ships = [coast, coast]
    player.token_stock += player.treasury - treasury
    player.treasury = treasury
    still = Stillness(game.state.turn, keep_ships=True)
    found = judged(StandingOrders(still=still), view(game, seat), game.pending[seat])
    kept = min(2, treasury)
    moves = tuple(map(MaintainShip, range(kept)))
    assert found == (do.MakeAllMoves(moves) if kept else do.EndMovement())
    game.apply(seat, found)
    assert len(game.state.players[seat].ships) == kept
    assert game.state.players[seat].treasury == treasury - kept
    given_up = judged(
        StandingOrders(still=replace(still, keep_ships=False)),
        view(game, game.line[0]),
        game.pending[game.line[0]],
    )
    assert given_up == do.EndMovement()
