"""Fundamentalism: destroy all units in an area (A-FUNDAMENTALISM)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CityDestroyed, TokensDestroyed
from ecumene.rules.forms import AnswerForm, One
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import struck, targets
from ecumene.rules.state.board import remove_city, remove_tokens
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import FUNDAMENTALISM

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

RULE: Final = "A-FUNDAMENTALISM"


class UseFundamentalism(Use, frozen=True, tag="use-fundamentalism"):
    """Destroy all units in an area (A-FUNDAMENTALISM)."""

    key = "do-use-fundamentalism"

    area: AreaNo
    """The area whose units are destroyed."""


class FundamentalismOffer(OfferedAbility, frozen=True, tag="fundamentalism"):
    """The areas whose units can be destroyed (A-FUNDAMENTALISM)."""

    areas: tuple[AreaNo, ...]
    """The areas whose units can be destroyed."""

    def check(self, action: UseFundamentalism) -> None:
        """Refuse an area that is not adjacent, or in which nobody is struck."""
        if action.area not in self.areas:
            raise IllegalAction(RULE, "illegal-ability-area", area=action.area)

    def answers(self) -> Iterator[UseFundamentalism]:
        """Every area."""
        return map(UseFundamentalism, self.areas)

    def forms(self) -> Iterator[AnswerForm]:
        """One area."""
        yield AnswerForm(UseFundamentalism, "way-fundamentalism", One("area", self.areas))


def _offered(play: Play, seat: Seat) -> FundamentalismOffer | None:
    areas = tuple(area for area, _, _ in targets(play, seat, FUNDAMENTALISM))
    return FundamentalismOffer(areas) if areas else None


def _carry_out(play: Play, seat: Seat, action: UseFundamentalism) -> None:
    """Remove all units except spared ones, and the token beside a city too (G11b)."""
    area = action.area
    tokens, city = struck(play, area, FUNDAMENTALISM, seat)
    if city:
        play.emit(CityDestroyed(area, remove_city(play.state, area), RULE))
    for owner, count in tokens.items():
        remove_tokens(play.state, owner, area, count)
        play.emit(TokensDestroyed(owner, {area: count}, RULE))


ABILITY: Final = Ability(
    FUNDAMENTALISM, FundamentalismOffer, UseFundamentalism, _offered, _carry_out
)
