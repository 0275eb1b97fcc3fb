"""The parts of every special ability; each has its own module in this package."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ecumene.rules.state.readonly import NOTHING, Frozen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ecumene.rules.forms import AnswerForm
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AdvanceNo, Advances, AreaNo, CardNo, Seat


class OfferedAbility(Frozen, frozen=True):
    """How a player can use an ability now; its tag is the id of the advance."""

    def check(self, action: Any) -> None:
        """Refuse a use that is not possible, with the reason."""
        raise NotImplementedError

    def answers(self) -> Iterator[Any]:
        """Every possible use."""
        raise NotImplementedError

    def forms(self) -> Iterator[AnswerForm]:
        """The forms of its use: one, or several if the ability can do several things."""
        raise NotImplementedError

    def price(self, _area: AreaNo) -> int:
        """What using it on an area costs in treasury."""
        return 0


class Use(Frozen, frozen=True):
    """The use of an ability: what is answered."""

    @property
    def key(self) -> str:
        """The message that describes it."""
        raise NotImplementedError

    @property
    def told(self) -> Mapping[str, int]:
        """Numbers that the message mentions besides the fields."""
        return NOTHING

    @property
    def gain(self) -> int:
        """What it adds to the treasury."""
        return 0

    @property
    def discarded(self) -> tuple[CardNo, ...]:
        """The cards it costs."""
        return ()


OfferT = TypeVar("OfferT", bound=OfferedAbility)
UseT = TypeVar("UseT", bound=Use)


@dataclass(frozen=True)
class Ability(Generic[OfferT, UseT]):
    """A special ability (Z4)."""

    advance: Advances
    """The advance that gives it, as a set of one."""
    offer: type[OfferT]
    use: type[UseT]
    offered: Callable[[Play, Seat], OfferT | None]
    """How a player can use it; None: not at all.

    It depends on public facts only: whether a player is asked reveals nothing about their cards.
    """
    carry_out: Callable[[Play, Seat, UseT], Course[None] | None]
    """Carry it out: at once, or in a course in which players are asked (Z2)."""

    @property
    def number(self) -> AdvanceNo:
        """The number of the advance."""
        return self.advance.bit_length() - 1
