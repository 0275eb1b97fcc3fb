"""Politics: gain treasury, or annex all units in an area for it (A-POLITICS)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import TreasuryLost
from ecumene.rules.forms import Amount, AnswerForm, One
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import annex_units, gain_treasury, struck, targets
from ecumene.rules.state.board import from_treasury
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import CITY_POINTS, POLITICS, effect_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

RULE: Final = "A-POLITICS"
MOST_TREASURY: Final = effect_number("politics", "politics-choice", "max-treasury")
PRICE: Final = effect_number("politics", "politics-choice", "cost-per-unit-point")


class UsePolitics(Use, frozen=True, tag="use-politics"):
    """Either move tokens to the treasury, or annex all units in an area (A-POLITICS)."""

    treasury: int = 0
    """Tokens that go from stock to treasury; 0 if an area is annexed instead."""
    area: AreaNo | None = None
    """The area whose units are annexed; None if tokens are moved instead."""

    @property
    def key(self) -> str:
        """The message that describes it."""
        return "do-use-politics-treasury" if self.area is None else "do-use-politics"

    @property
    def gain(self) -> int:
        """The tokens, if no area is annexed."""
        return self.treasury


class PoliticsOffer(OfferedAbility, frozen=True, tag="politics"):
    """How much treasury can be gained, and which areas can be annexed (A-POLITICS)."""

    treasury: int
    """The most that can be moved to the treasury."""
    areas: dict[AreaNo, int]
    """By area, the price of its units."""

    def check(self, action: UsePolitics) -> None:
        """Refuse both or neither of the two, too much treasury, and areas not offered."""
        if (action.area is None) == (action.treasury == 0):
            raise IllegalAction(RULE, "illegal-politics-either")
        if action.area is not None and action.area not in self.areas:
            raise IllegalAction(RULE, "illegal-ability-area", area=action.area)
        if not 0 <= action.treasury <= self.treasury:
            raise IllegalAction(
                RULE, "illegal-politics-treasury", number=action.treasury, most=self.treasury
            )

    def answers(self) -> Iterator[UsePolitics]:
        """Every area, and every number."""
        for area in self.areas:
            yield UsePolitics(area=area)
        for number in range(self.treasury, 0, -1):
            yield UsePolitics(number)

    def forms(self) -> Iterator[AnswerForm]:
        """A number, or an area."""
        if self.treasury:
            amount = Amount("treasury", 1, self.treasury)
            yield AnswerForm(UsePolitics, "way-politics-treasury", amount)
        if self.areas:
            area = One("area", tuple(self.areas), self.areas)
            yield AnswerForm(UsePolitics, "way-politics", area)

    def price(self, area: AreaNo) -> int:
        """The price of its units."""
        return self.areas[area]


def _offered(play: Play, seat: Seat) -> PoliticsOffer | None:
    """The stock counts as it is before the player pays into it (Z5a)."""
    player = play.state.players[seat]
    areas: dict[AreaNo, int] = {}
    for area, tokens, city in targets(play, seat, POLITICS):
        price = _price(tokens, city=city)
        if tokens <= player.token_stock and city <= player.city_stock and price <= player.treasury:
            areas[area] = price
    treasury = min(MOST_TREASURY, player.token_stock)
    return PoliticsOffer(treasury, areas) if treasury or areas else None


def _price(tokens: int, *, city: bool) -> int:
    """The price of annexing this many units."""
    return (tokens + (CITY_POINTS if city else 0)) * PRICE


def _carry_out(play: Play, seat: Seat, action: UsePolitics) -> None:
    if action.area is None:
        gain_treasury(play, seat, action.treasury)
        return
    tokens, city = struck(play, action.area, POLITICS, seat)
    price = _price(sum(tokens.values()), city=city)
    annex_units(play, seat, action.area, POLITICS, RULE)
    from_treasury(play.state.players[seat], price)
    play.emit(TreasuryLost(seat, price, RULE))


ABILITY: Final = Ability(POLITICS, PoliticsOffer, UsePolitics, _offered, _carry_out)
