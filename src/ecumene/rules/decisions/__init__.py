"""Decisions: what a seat is asked, with everything needed to show and to answer it.

Each kind of decision knows which answers are legal. ``check`` refuses the others with the rule they
break; ``answers`` lists the legal ones. Both read the same fields, so what is offered is what is
accepted. Movement alone is judged against the board, in ``ecumene.rules.phases.movement``.
"""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.decisions.abilities import *
from ecumene.rules.decisions.board import *
from ecumene.rules.decisions.calamities import *
from ecumene.rules.decisions.damage import *
from ecumene.rules.decisions.endings import *
from ecumene.rules.decisions.purchases import *
from ecumene.rules.decisions.strife import *
from ecumene.rules.decisions.trade import *
from ecumene.rules.phases.abilities import AbilityOffer as AbilityOffer
from ecumene.rules.phases.abilities.provincial_empire import AskCardToHandOver as AskCardToHandOver

Decision: TypeAlias = (
    BoardDecision
    | CalamityDecision
    | AskDamage
    | EndingDecision
    | TradeDecision
    | StrifeDecision
    | AskAbility
    | AskCardToHandOver
    | PurchaseDecision
)
