"""What would come of an answer, told from a view alone.

Everything here follows from what a seat sees and is worked out by the rules of the engine, on a
state that holds nothing but the view where they need one (``from_view.py``). It is data without
words, in the numbers of the engine, which ``border.to_names`` can publish.
"""

from ecumene.rules.forecast.bargains import Bargain, Bargains, bargains
from ecumene.rules.forecast.baskets import (
    Ahead,
    Basket,
    Choices,
    Left,
    Listed,
    Paid,
    SetPaid,
    Wanted,
    basket,
    objection,
)
from ecumene.rules.forecast.cards import (
    CardSet,
    Hand,
    HeldCalamity,
    cards_in_game,
    cheapest_for,
    commodities,
    free_cards,
    gained_with,
    hand,
    lacking,
    least_missed,
    loss,
    lost_with,
)
from ecumene.rules.forecast.cities import Settlement, Support, after_building, support
from ecumene.rules.forecast.conflicts import Fight, Outcome, fight, fights, outcome
from ecumene.rules.forecast.ground import Clash, Ground, ground
from ecumene.rules.forecast.land import guarded, left_by_city, limit, strangers
from ecumene.rules.forecast.marches import Marching, marches
from ecumene.rules.forecast.movement import (
    Movable,
    Outlook,
    OwnShip,
    OwnTokens,
    movable,
    outlook,
)
from ecumene.rules.forecast.purchases import Article, Bill, Shop, affordable, bill, most_for, shop
from ecumene.rules.forecast.ships import (
    Fare,
    coasts,
    fare,
    harbours,
    missed,
    sea_ways,
    ways,
)
from ecumene.rules.forecast.track import (
    End,
    Space,
    end,
    epochs,
    next_epoch,
    next_space,
    space,
)
from ecumene.rules.victory import ranking

__all__ = [
    "Ahead",
    "Article",
    "Bargain",
    "Bargains",
    "Basket",
    "Bill",
    "CardSet",
    "Choices",
    "Clash",
    "End",
    "Fare",
    "Fight",
    "Ground",
    "Hand",
    "HeldCalamity",
    "Left",
    "Listed",
    "Marching",
    "Movable",
    "Outcome",
    "Outlook",
    "OwnShip",
    "OwnTokens",
    "Paid",
    "SetPaid",
    "Settlement",
    "Shop",
    "Space",
    "Support",
    "Wanted",
    "affordable",
    "after_building",
    "bargains",
    "basket",
    "bill",
    "cards_in_game",
    "cheapest_for",
    "coasts",
    "commodities",
    "end",
    "epochs",
    "fare",
    "fight",
    "fights",
    "free_cards",
    "gained_with",
    "ground",
    "guarded",
    "hand",
    "harbours",
    "lacking",
    "least_missed",
    "left_by_city",
    "limit",
    "loss",
    "lost_with",
    "marches",
    "missed",
    "most_for",
    "movable",
    "next_epoch",
    "next_space",
    "objection",
    "outcome",
    "outlook",
    "ranking",
    "sea_ways",
    "shop",
    "space",
    "strangers",
    "support",
    "ways",
]
