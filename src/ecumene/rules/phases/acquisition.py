"""Phase 6: trade cards (D)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.actions import BuyCard
from ecumene.rules.decisions import AskCardToBuy
from ecumene.rules.events import CardBought, CardsDrawn
from ecumene.rules.play import ask
from ecumene.rules.state.board import city_count, from_treasury
from ecumene.rules.state.trade_cards import draw_card

if TYPE_CHECKING:
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import Seat

STACKS: Final = len(facts().stacks)
DEFAULT_PRICES: Final = {
    stack.number: stack.price for stack in facts().stacks if stack.price is not None
}
"""The stacks open to everybody, with prices (D3)."""
OPENED: Final = tuple(
    (1 << advance.index, effect.stacks)
    for advance in facts().advances
    for effect in advance.effects
    if effect.kind == "buy-from-stack"
)
"""The advances that open stacks, and their prices (A-RHETORIC, A-CARTOGRAPHY, A-MINING)."""
FREE_CARDS: Final = tuple(
    (1 << advance.index, effect.numbers["cards"])
    for advance in facts().advances
    for effect in advance.effects
    if effect.kind == "free-extra-card"
)
"""The advances that give free cards, and how many (A-WONDER-OF-THE-WORLD)."""


def draw_trade_cards(play: Play) -> Course[None]:
    """Everyone draws; then, in the same order, each buys any number of further cards."""
    order = deal_trade_cards(play)
    for seat in order:
        yield from _buy(play, seat)


def deal_trade_cards(play: Play) -> list[Seat]:
    """Everyone draws from one stack per city (D1, D2); returns the order."""
    cities = {seat: city_count(play.state.players[seat]) for seat in play.by_rank()}
    order = sorted(cities, key=cities.__getitem__)
    for seat in order:
        drawn = tuple([draw_card(play, seat, stack) for stack in range(cities[seat])])
        if drawn:
            play.emit(CardsDrawn(seat, len(drawn), drawn))
    return order


def prices_for(advances: int) -> dict[int, int]:
    """The stacks open to a holder of these advances, and the prices of cards (D3)."""
    prices: dict[int, int] = dict(DEFAULT_PRICES)
    for advance, opened in OPENED:
        if advances & advance:
            for stack, price in opened.items():
                prices[stack] = min(price, prices.get(stack, price))
    return dict(sorted(prices.items()))


def _buy(play: Play, seat: Seat) -> Course[None]:
    """One card after another, each seen before the next; a pass is final (D3)."""
    player = play.state.players[seat]
    prices = prices_for(player.advances)
    free = sum(cards for advance, cards in FREE_CARDS if player.advances & advance)
    beyond = tuple(range(city_count(player) + 1, STACKS + 1))
    while True:
        affordable = {stack: price for stack, price in prices.items() if price <= player.treasury}
        taken_free = beyond if free else ()
        if not affordable and not taken_free:
            return
        action = yield from ask(seat, AskCardToBuy(affordable, taken_free))
        if not isinstance(action, BuyCard):
            return
        price = 0
        if action.free:
            free -= 1
        else:
            price = affordable[action.stack]
            from_treasury(player, price)
        card = draw_card(play, seat, action.stack - 1)
        play.emit(CardBought(seat, action.stack, price, card))
