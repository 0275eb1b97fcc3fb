"""What a question is about, where it does not say it itself: shown above the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.play.buying import affordable, most_for, price_list
from ecumene.cli.play.outlook import movement_outlook, step_ahead
from ecumene.cli.play.status import areas_to_move, hand_in_words, trade_table
from ecumene.rules.decisions import AskAdvances, AskMove, AskPurchase, AskTaxRate, AskTrade
from ecumene.rules.static import CITIES

if TYPE_CHECKING:
    from ecumene.cli.play.desk import Desk
    from ecumene.rules.decisions import Decision


def show_matter(desk: Desk, decision: Decision) -> None:
    """Show what somebody has to know who answers this."""
    match decision:
        case AskTaxRate():
            _taxes(desk)
        case AskMove():
            _movement(desk)
        case AskPurchase():
            _own_cards(desk)
        case AskTrade():
            _table(desk)
        case AskAdvances():
            _advances(desk, decision)


def _taxes(desk: Desk) -> None:
    player = desk.reporter.view().players[desk.seat]
    desk.reporter.say(
        "play-own-tax",
        cities=CITIES - player.cities,
        stock=player.stock,
        treasury=player.treasury,
    )


def _movement(desk: Desk) -> None:
    """The list is long; "i" shows it again once moves are made."""
    reporter, movement = desk.reporter, desk.game.state.movement
    if movement is None or desk.seat not in movement.drafts:
        desk.screen.show(areas_to_move(reporter.view(), desk.game.areas, reporter.naming))
    outlook = movement_outlook(desk.game, desk.seat, reporter.naming)
    if outlook:
        desk.screen.say(outlook, "cyan")


def _own_cards(desk: Desk) -> None:
    view = desk.reporter.view()
    desk.screen.say(hand_in_words(view.hand, desk.messages))
    desk.reporter.say("play-own-treasury", treasury=view.players[desk.seat].treasury)


def _table(desk: Desk) -> None:
    view = desk.reporter.view()
    assert view.trade is not None
    desk.screen.show(trade_table(view, desk.messages, desk.reporter.names))
    desk.rounds.show(view.trade)


def _advances(desk: Desk, decision: AskAdvances) -> None:
    if affordable(decision):
        below = 10 + len(set(decision.cards)) // 4
        rows = desk.screen.rows_left(below)
        desk.screen.show(price_list(decision, desk.messages, rows))
    ahead = step_ahead(desk.game, desk.seat, desk.reporter.naming)
    if ahead is not None:
        desk.screen.say(ahead, "cyan")
    desk.reporter.say("play-price-most", most=most_for(decision))
