"""Decisions: what a seat is asked, with everything needed to show and to answer it.

Each kind of decision knows which answers are legal. ``check`` refuses the others with the rule they
break; ``answers`` lists the legal ones. Both read the same fields, so what is offered is what is
accepted. Movement alone is judged against the board, in ``ecumene.rules.movement``.
"""

from __future__ import annotations

from typing import TypeAlias

from ecumene.rules.decisions.board import (
    AskBuild,
    AskCities,
    AskCivilization,
    AskLoss,
    AskMove,
    AskNumber,
    AskPlacement,
    AskTaxRate,
    AskYesNo,
    CitySite,
    Purpose,
    Question,
)

Decision: TypeAlias = (
    AskCivilization
    | AskTaxRate
    | AskCities
    | AskPlacement
    | AskMove
    | AskLoss
    | AskYesNo
    | AskNumber
    | AskBuild
)

__all__ = [
    "AskBuild",
    "AskCities",
    "AskCivilization",
    "AskLoss",
    "AskMove",
    "AskNumber",
    "AskPlacement",
    "AskTaxRate",
    "AskYesNo",
    "CitySite",
    "Decision",
    "Purpose",
    "Question",
]
