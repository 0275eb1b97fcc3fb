"""Cards for the terminal: everything about one thing of the game, on one page."""

from ecumene.cli.cards.advance_card import advance_card
from ecumene.cli.cards.area_card import area_card, sea_card
from ecumene.cli.cards.calamity_card import calamity_card
from ecumene.cli.cards.civilization_card import civ_card
from ecumene.cli.cards.commodity_card import commodity_card, water_card

__all__ = [
    "advance_card",
    "area_card",
    "calamity_card",
    "civ_card",
    "commodity_card",
    "sea_card",
    "water_card",
]
