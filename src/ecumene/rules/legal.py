"""Which answers are legal, told from what a seat sees.

Whoever answers for a seat has its view and its decision, not the game. Most decisions list their
answers themselves. In movement and trade they follow from the state; but no rule there rests on a
hidden fact, so they are worked out on a state that holds nothing but the view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules import judging
from ecumene.rules.bargains import Deal, Trade
from ecumene.rules.decisions import AskMove, AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.play import Options, Play
from ecumene.rules.state import Player, State

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.trade.viewing import TradeView
    from ecumene.rules.view import PlayerView, View


def answers(view: View, decision: Decision) -> Iterator[Action]:
    """Every legal answer of the view's seat; in trade those worth listing."""
    if not isinstance(decision, AskMove | AskTrade):
        return decision.answers()
    assert view.seat is not None
    return judging.answers(_play(view), view.seat, decision)


def why_not(view: View, decision: Decision, action: Action) -> IllegalAction | None:
    """Why an action is no legal answer of the view's seat; None if it is one."""
    assert view.seat is not None
    try:
        judging.check(_play(view), view.seat, decision, action)
    except IllegalAction as illegal:
        return illegal
    return None


def _play(view: View) -> Play:
    """The game as far as it can be seen: no stacks, no hands but the own, no chance."""
    agreed = view.agreed
    options = Options(
        agreed.players,
        agreed.map,
        seed=0,
        track=agreed.track,
        civilizations=agreed.civilizations,
        strict_movement=agreed.strict_movement,
        short_game=agreed.short_game,
    )
    state = State(
        players=[_player(player) for player in view.players],
        stacks=[],
        turn=view.turn,
        phase=view.phase,
        barbarians=view.barbarians,
        cities=view.cities,
        movement=view.movement,
        trade=None if view.trade is None else _trade(view, view.trade),
        leaving=list(view.leaving),
        left=list(view.left),
    )
    if view.seat is not None:
        state.players[view.seat].hand = list(view.hand)
    return Play(options, state)


def _player(player: PlayerView) -> Player:
    return Player(
        civ=player.civ,
        stock=player.stock,
        cities=player.cities,
        credits=list(player.credits),
        treasury=player.treasury,
        tokens=player.tokens,
        ships=list(player.ships),
        advances=player.advances,
        census=player.census,
        step=player.step,
        old_advances=player.old_advances,
    )


def _trade(view: View, table: TradeView) -> Trade:
    deals = {}
    for number, deal in table.deals.items():
        assert view.seat is not None
        down = {} if deal.cards is None else {view.seat: deal.cards}
        deals[number] = Deal((view.seat, deal.partner), (deal.gives, deal.gets), down)
    return Trade(list(table.seats), list(table.done), table.offers, deals)
