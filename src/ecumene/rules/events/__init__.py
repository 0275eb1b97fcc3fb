"""Events: what happened. In order they give the whole course of a game.

Each field says who learns it (``audience``). Everybody sees nearly all events as they are;
``seen_by`` hides what only some may know, and ``reveals`` tells which reveal something.
"""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.audience import reveals as reveals
from ecumene.rules.audience import seen_by as seen_by
from ecumene.rules.events.abilities import *
from ecumene.rules.events.board import *
from ecumene.rules.events.calamities import *
from ecumene.rules.events.endings import *
from ecumene.rules.events.purchases import *
from ecumene.rules.events.strife import *
from ecumene.rules.events.trade import *

Event: TypeAlias = (
    BoardEvent
    | CalamityEvent
    | EndingEvent
    | TradeEvent
    | StrifeEvent
    | AbilityEvent
    | AdvancesBought
)
