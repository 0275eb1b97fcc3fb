"""Which answers are legal, told from what a seat sees.

Whoever answers for a seat has its view and its decision, not the game. Most decisions list their
answers themselves. In movement and trade they follow from the state; but no rule there rests on a
hidden fact, so they are worked out on a state that holds nothing but the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules import judging
from ecumene.rules.bargains import Deal, Trade
from ecumene.rules.copying import copier
from ecumene.rules.play import Options, Play
from ecumene.rules.state import Player, State
from ecumene.rules.trade.viewing import TradeView
from ecumene.rules.view import Agreed, PlayerView, View

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.errors import IllegalAction


def answers(view: View, decision: Decision) -> Iterator[Action]:
    """Every legal answer of the view's seat, as ``Game.answers`` lists them."""
    assert view.seat is not None
    return judging.answers(_play(view), view.seat, decision, view.line)


def check(view: View, decision: Decision, action: Action) -> None:
    """Raise ``IllegalAction`` where an action is no legal answer of the view's seat."""
    assert view.seat is not None
    judging.check(_play(view), view.seat, decision, action, view.line)


def why_not(view: View, decision: Decision, action: Action) -> IllegalAction | None:
    """Why an action is no legal answer of the view's seat; None if it is one."""
    assert view.seat is not None
    return judging.why_not(_play(view), view.seat, decision, action, view.line)


def _play(view: View) -> Play:
    """The game as far as it can be seen: no stacks, no hands but the own, no chance."""
    players = [_PLAYER(player) for player in view.players]
    if view.seat is not None:
        players[view.seat].hand = list(view.hand)
    trade = None if view.trade is None else _trade(view, view.trade)
    state = _STATE(view, players=players, stacks=[], trade=trade, last_turn=view.last_turn or 0)
    return Play(_OPTIONS(view.agreed, seed=0), state)


_OPTIONS: Final = copier(Agreed, Options, "seed")
_PLAYER: Final = copier(PlayerView, Player)
_STATE: Final = copier(View, State, "players", "stacks", "trade", "last_turn")
_TRADE: Final = copier(TradeView, Trade, "offers", "deals", "said")


def _trade(view: View, table: TradeView) -> Trade:
    deals = {}
    for number, deal in table.deals.items():
        assert view.seat is not None
        down = {} if deal.cards is None else {view.seat: deal.cards}
        deals[number] = Deal((view.seat, deal.partner), (deal.gives, deal.gets), down)
    said = {} if view.seat is None else {view.seat: table.said}
    return _TRADE(table, offers=dict(table.offers), deals=deals, said=said)
