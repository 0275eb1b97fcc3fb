"""Actions: what a seat can answer. Nothing else changes a game."""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.actions.board import *
from ecumene.rules.actions.calamities import *
from ecumene.rules.actions.endings import *
from ecumene.rules.actions.purchases import *
from ecumene.rules.actions.strife import *
from ecumene.rules.actions.trade import *
from ecumene.rules.done import Done as Done
from ecumene.rules.phases.abilities import AbilityUse as AbilityUse
from ecumene.rules.phases.abilities.provincial_empire import HandOverCard as HandOverCard
from ecumene.rules.state.moves import *
from ecumene.rules.state.trade_cards import Substitution as Substitution

Action: TypeAlias = (
    BoardAction
    | Move
    | Done
    | CalamityAction
    | EndingAction
    | TradeAction
    | SelectAreas
    | AbilityUse
    | HandOverCard
    | BuyAdvances
)
