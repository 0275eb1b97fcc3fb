"""Events: what happened. In order they give the whole course of a game.

Each field says who learns it (``audience``). Everybody sees nearly all events as they are;
``seen_by`` hides what only some may know, and ``reveals`` tells which reveal something.
"""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.audience import reveals, seen_by
from ecumene.rules.events.abilities import (
    AbilityUsed,
    CardHandedOver,
    NothingHandedOver,
    PlayersNamed,
    TokensResettled,
)
from ecumene.rules.events.board import (
    AttackFailed,
    CardStolen,
    CensusTaken,
    CityAnnexed,
    CityAttacked,
    CityBuilt,
    CityDestroyed,
    CityFell,
    CityReduced,
    CivilizationPicked,
    ConflictBegan,
    ConflictEnded,
    Expanded,
    Moved,
    MovementEnded,
    PhaseBegan,
    Removal,
    SurplusRemoved,
    TaxCollected,
    TaxRevolt,
    TokensLost,
    TookBack,
    TreasuryGained,
    Waits,
)
from ecumene.rules.events.calamities import (
    CalamityFailed,
    CalamityPlaced,
    CalamityStruck,
    CardsLost,
    CitiesChosen,
    MarkerWentBack,
    RankOrderInsisted,
    TokensDestroyed,
    TreasuryLost,
    VictimsNamed,
)
from ecumene.rules.events.endings import (
    CreditsChosen,
    Displaced,
    GameOver,
    LastTurn,
    LateIronAge,
    Leaving,
    Left,
    MarkerMoved,
    Reshuffled,
    Standing,
    StartCitiesPlaced,
    StartTokensPlaced,
    ThemeRevealed,
    Undone,
)
from ecumene.rules.events.purchases import (
    AdvancesBought,
)
from ecumene.rules.events.strife import (
    AreasSelected,
    HordeArrived,
    HordeDispersed,
    HordeMoved,
    TokensAnnexed,
)
from ecumene.rules.events.trade import (
    CalamitiesCounted,
    CalamitiesDiscarded,
    CardBought,
    CardsDrawn,
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
    TraderBack,
    TraderDone,
    TradingEnded,
)

Event: TypeAlias = (
    CivilizationPicked
    | PhaseBegan
    | TaxCollected
    | TaxRevolt
    | CityAnnexed
    | CityDestroyed
    | CityReduced
    | Expanded
    | CensusTaken
    | Moved
    | TookBack
    | Waits
    | MovementEnded
    | ConflictBegan
    | TokensLost
    | ConflictEnded
    | CityAttacked
    | AttackFailed
    | CityFell
    | CardStolen
    | TreasuryGained
    | CityBuilt
    | SurplusRemoved
    | CalamityStruck
    | CalamityFailed
    | RankOrderInsisted
    | VictimsNamed
    | CitiesChosen
    | CalamityPlaced
    | TokensDestroyed
    | TreasuryLost
    | CardsLost
    | MarkerWentBack
    | MarkerMoved
    | LateIronAge
    | LastTurn
    | Reshuffled
    | GameOver
    | Leaving
    | Left
    | Displaced
    | StartCitiesPlaced
    | ThemeRevealed
    | CreditsChosen
    | StartTokensPlaced
    | Undone
    | CardsDrawn
    | CardBought
    | OfferMade
    | OfferWithdrawn
    | OfferAccepted
    | CardsPutDown
    | DealCalledOff
    | DealMade
    | TraderDone
    | TraderBack
    | TradingEnded
    | CalamitiesCounted
    | CalamitiesDiscarded
    | AreasSelected
    | HordeArrived
    | HordeDispersed
    | HordeMoved
    | TokensAnnexed
    | AbilityUsed
    | TokensResettled
    | PlayersNamed
    | CardHandedOver
    | NothingHandedOver
    | AdvancesBought
)

__all__ = [
    "AbilityUsed",
    "AdvancesBought",
    "AreasSelected",
    "AttackFailed",
    "CalamitiesCounted",
    "CalamitiesDiscarded",
    "CalamityFailed",
    "CalamityPlaced",
    "CalamityStruck",
    "CardBought",
    "CardHandedOver",
    "CardStolen",
    "CardsDrawn",
    "CardsLost",
    "CardsPutDown",
    "CensusTaken",
    "CitiesChosen",
    "CityAnnexed",
    "CityAttacked",
    "CityBuilt",
    "CityDestroyed",
    "CityFell",
    "CityReduced",
    "CivilizationPicked",
    "ConflictBegan",
    "ConflictEnded",
    "CreditsChosen",
    "DealCalledOff",
    "DealMade",
    "Displaced",
    "Event",
    "Expanded",
    "GameOver",
    "HordeArrived",
    "HordeDispersed",
    "HordeMoved",
    "LastTurn",
    "LateIronAge",
    "Leaving",
    "Left",
    "MarkerMoved",
    "MarkerWentBack",
    "Moved",
    "MovementEnded",
    "NothingHandedOver",
    "OfferAccepted",
    "OfferMade",
    "OfferWithdrawn",
    "PhaseBegan",
    "PlayersNamed",
    "RankOrderInsisted",
    "Removal",
    "Reshuffled",
    "Standing",
    "StartCitiesPlaced",
    "StartTokensPlaced",
    "SurplusRemoved",
    "TaxCollected",
    "TaxRevolt",
    "ThemeRevealed",
    "TokensAnnexed",
    "TokensDestroyed",
    "TokensLost",
    "TokensResettled",
    "TookBack",
    "TraderBack",
    "TraderDone",
    "TradingEnded",
    "TreasuryGained",
    "TreasuryLost",
    "Undone",
    "VictimsNamed",
    "Waits",
    "reveals",
    "seen_by",
]
