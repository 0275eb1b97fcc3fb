"""Monotheism: annex all units in an area (A-MONOTHEISM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import AnswerForm, One
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import annex_units, targets
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import MONOTHEISM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

RULE: Final = "A-MONOTHEISM"


class UseMonotheism(Use, frozen=True, tag="use-monotheism"):
    """Annex all units in an area (A-MONOTHEISM)."""

    key = "do-use-monotheism"

    area: AreaNo
    """The area whose units are annexed."""


class MonotheismOffer(OfferedAbility, frozen=True, tag="monotheism"):
    """The areas whose units can be annexed (A-MONOTHEISM)."""

    areas: tuple[AreaNo, ...]
    """The areas whose units can be annexed."""

    def check(self, action: UseMonotheism) -> None:
        """Refuse areas that are not adjacent, have nobody to strike, or too much for the stock."""
        if action.area not in self.areas:
            raise IllegalAction(RULE, "illegal-ability-area", area=action.area)

    def answers(self) -> Iterator[UseMonotheism]:
        """Every area."""
        return map(UseMonotheism, self.areas)

    def forms(self) -> Iterator[AnswerForm]:
        """One area."""
        yield AnswerForm(UseMonotheism, "way-monotheism", One("area", self.areas))


def _offered(play: Play, seat: Seat) -> MonotheismOffer | None:
    player = play.state.players[seat]
    areas = tuple(
        area
        for area, tokens, city in targets(play, seat, MONOTHEISM)
        if tokens <= player.token_stock and city <= player.city_stock
    )
    return MonotheismOffer(areas) if areas else None


def _carry_out(play: Play, seat: Seat, action: UseMonotheism) -> None:
    annex_units(play, seat, action.area, MONOTHEISM, RULE)


ABILITY: Final = Ability(MONOTHEISM, MonotheismOffer, UseMonotheism, _offered, _carry_out)
