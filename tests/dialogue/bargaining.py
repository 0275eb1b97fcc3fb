"""Offers and deals to look at and to answer."""

from __future__ import annotations

from msgspec.structs import replace

from ecumene.data import MapName, facts
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.phases.trade.trade_view import DealView, TradeView
from ecumene.rules.play import Options
from ecumene.rules.state.trade_offers import Offer, Statement, Wish
from ecumene.rules.view import View, view

ME, ANNA, BEN = 0, 1, 2
PLAYERS = ("A", "B", "C", "D", "E")
ERUPTION = NUMBERS["card"]["volcanic-eruption-earthquake"]
IRON, WINE, GOLD, SALT = (
    facts().commodities[id_].index for id_ in ("iron", "wine", "gold", "salt")
)
WATER = NUMBERS["card"]["water"]


def trading(hand: tuple[int, ...], trade: TradeView) -> View:
    """What a player with these cards sees at a table."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    return replace(view(game, ME), hand=hand, trade=trade)


def deal(*named: int) -> DealView:
    first, second = named or (IRON, WINE)
    given, taken = Statement(3, (first, second)), Statement(3, (GOLD, GOLD))
    return DealView(ANNA, given, taken, None, partner_ready=True)


def offer(seat: int, *named: int) -> Offer:
    first, second = named or (IRON, WINE)
    return Offer(seat, Statement(3, (first, second)), Wish(3))


def table(offers: dict[str, Offer], *, deals: dict[str, DealView] | None = None) -> TradeView:
    return TradeView((ME, ANNA, BEN), (), offers, deals or {}, 0)
