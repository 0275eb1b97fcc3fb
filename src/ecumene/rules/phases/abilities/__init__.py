"""The special abilities of phase 10 (Z4): a module for each, listed here.

A module says how the ability can be used (the offer), what is answered (the use), which uses are
refused and which are listed, its forms, and its effect. Everything else follows from that;
docs/abilities.md explains how to add one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from ecumene.rules.phases.abilities import (
    diaspora,
    fundamentalism,
    monotheism,
    politics,
    provincial_empire,
    trade_routes,
    universal_doctrine,
)

if TYPE_CHECKING:
    from ecumene.rules.phases.abilities.ability import Ability, Use

AbilityOffer: TypeAlias = (
    diaspora.DiasporaOffer
    | fundamentalism.FundamentalismOffer
    | monotheism.MonotheismOffer
    | politics.PoliticsOffer
    | provincial_empire.ProvincialEmpireOffer
    | trade_routes.TradeRoutesOffer
    | universal_doctrine.UniversalDoctrineOffer
)
AbilityUse: TypeAlias = (
    diaspora.UseDiaspora
    | fundamentalism.UseFundamentalism
    | monotheism.UseMonotheism
    | politics.UsePolitics
    | provincial_empire.UseProvincialEmpire
    | trade_routes.UseTradeRoutes
    | universal_doctrine.UseUniversalDoctrine
)
ABILITIES: Final[tuple[Ability[Any, Any], ...]] = (
    diaspora.ABILITY,
    fundamentalism.ABILITY,
    monotheism.ABILITY,
    politics.ABILITY,
    provincial_empire.ABILITY,
    trade_routes.ABILITY,
    universal_doctrine.ABILITY,
)
"""In the order in which they are offered."""
BY_USE: Final[dict[type[Use], Ability[Any, Any]]] = {each.use: each for each in ABILITIES}
"""The ability that each kind of answer uses."""
