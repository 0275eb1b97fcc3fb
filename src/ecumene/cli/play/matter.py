"""What a question is about, where it does not say it itself: shown above the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.cli.play.buying import affordable, most_for, price_list
from ecumene.cli.play.outlook import movement_outlook
from ecumene.cli.play.status import area_with_units, areas_to_move
from ecumene.cli.play.trade_table import hand_in_words, own_side, trade_table
from ecumene.rules.board import city_count, limit_without_city
from ecumene.rules.cities import support_rate
from ecumene.rules.decisions import (
    AskAbility,
    AskAdvances,
    AskCardsToLose,
    AskCardToBuy,
    AskCardToHandOver,
    AskCities,
    AskCorruption,
    AskDamage,
    AskHandLimit,
    AskMove,
    AskTaxRate,
    AskTrade,
)
from ecumene.rules.purchases.phase import hand_limit
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
        case AskCardToBuy():
            _own_cards(desk)
        case AskHandLimit() | AskCorruption() | AskCardsToLose() | AskCardToHandOver():
            desk.screen.say(hand_in_words(desk.reporter.view().hand, desk.messages))
        case AskTrade():
            _table(desk)
        case AskAbility():
            _targets(desk, decision)
        case AskAdvances():
            _advances(desk, decision)
        case AskDamage():
            _support(desk)
        case AskCities(owner=desk.seat, purpose="support" | "reduce"):
            _replaced(desk, decision)


def _taxes(desk: Desk) -> None:
    player = desk.reporter.view().players[desk.seat]
    desk.reporter.say(
        "play-own-tax",
        cities=CITIES - player.city_stock,
        stock=player.token_stock,
        treasury=player.treasury,
    )


def _movement(desk: Desk) -> None:
    """The list is long; "i" shows it again once moves are made."""
    reporter, movement = desk.reporter, desk.game.state.movement
    assert movement is not None
    if desk.seat not in movement.drafts:
        desk.screen.show(areas_to_move(reporter.view(), desk.game.areas, reporter.naming))
        left = [seat for seat in movement.order if seat not in movement.ended]
        reporter.say("play-move-order", order=reporter.naming.parties(left))
    else:
        still = movement.drafts[desk.seat].still
        reporter.say("play-move-left", areas=reporter.naming.by_place(dict(sorted(still.items()))))
    outlook = movement_outlook(desk.game, desk.seat, reporter.naming)
    if outlook:
        desk.screen.say(outlook, "cyan")


def _own_cards(desk: Desk) -> None:
    view = desk.reporter.view()
    desk.screen.say(hand_in_words(view.hand, desk.messages))
    desk.reporter.say("play-own-treasury", treasury=view.players[desk.seat].treasury)


def _table(desk: Desk) -> None:
    """Who has cards to put down is shown only that: "i" shows the offers, too."""
    view, names = desk.reporter.view(), desk.reporter.names
    assert view.trade is not None
    if any(deal.cards is None for deal in view.trade.deals.values()):
        desk.screen.show(own_side(view, desk.messages, names))
        desk.rounds.ask()
    else:
        rows = desk.screen.rows_left(12)
        desk.screen.show(trade_table(view, desk.messages, names, desk.rounds.seen, rows))
        desk.rounds.show(view.trade)


def _targets(desk: Desk, decision: AskAbility) -> None:
    """Who is in the areas that could be struck."""
    view, naming = desk.reporter.view(), desk.reporter.naming
    areas = sorted({area for offer in decision.abilities for area in getattr(offer, "areas", ())})
    if areas:
        listed = ", ".join(area_with_units(view, area, naming) for area in areas)
        desk.reporter.say("play-options", options=listed)


def _advances(desk: Desk, decision: AskAdvances) -> None:
    if affordable(decision):
        below = 10 + len(set(decision.cards)) // 4
        rows = desk.screen.rows_left(below)
        desk.screen.show(price_list(decision, desk.messages, rows))
    desk.reporter.show_ahead()
    desk.reporter.say("play-price-most", most=most_for(decision))
    limit = hand_limit(desk.reporter.view().setup, decision.held)
    if len(decision.cards) > limit:
        desk.reporter.say("play-hand-limit", limit=limit, cards=len(decision.cards))


def _support(desk: Desk) -> None:
    """Who loses tokens or cities thinks of the next check of support (K4)."""
    player = desk.game.state.players[desk.seat]
    desk.reporter.say(
        "play-support",
        tokens=sum(player.tokens.values()),
        needed=city_count(player) * support_rate(player.advances),
    )


def _replaced(desk: Desk, decision: AskCities) -> None:
    """How many tokens take the place of each city that is reduced (G11)."""
    state = desk.game.state
    rooms = {area: limit_without_city(state, desk.seat, area) for area in decision.options}
    desk.reporter.say("play-reduced", areas=desk.reporter.naming.by_place(rooms))
    if decision.purpose == "reduce":
        _support(desk)
