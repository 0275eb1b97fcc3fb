"""The game as far as a view shows it, for rules that work on a state.

No rule of movement or trade depends on a hidden fact, nor does any forecast. So they are worked out
on a state that contains nothing but the view: no stacks, only the seat's own hand, no randomness.
"""

from __future__ import annotations

from typing import Final

from ecumene.rules.phases.trade.trade_view import TradeView
from ecumene.rules.play import Options, Play
from ecumene.rules.state.game_state import Player, State
from ecumene.rules.state.struct_copies import copier
from ecumene.rules.state.trade_offers import Deal, Trade
from ecumene.rules.view import Agreed, PlayerView, View


def play_from(view: View) -> Play:
    """An independent game, which may be changed: nothing in it is shared with the view."""
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
