"""What a strategist remembers of those it has traded with.

Of every deal it sees two cards beforehand (X2a). What the others turned out to be is the only thing
that tells how far a partner can be trusted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.rules.events import DealMade
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED
from ecumene.rules.state.ids import Seat
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from ecumene.rules.events import Event


STRANGERS: Final = 6
"""Of this many unseen cards of a stranger one is supposed to be a calamity."""


class Dealings(Struct, frozen=True):
    """The unseen cards that came from one partner."""

    unseen: int = 0
    calamities: int = 0
    """How many of them were calamities."""


class Experience(Struct, frozen=True):
    """The dealings with every partner."""

    partners: dict[Seat, Dealings] = {}

    def with_(self, partner: Seat) -> Dealings:
        """The dealings with a partner so far."""
        return self.partners.get(partner, _NO_DEALINGS)

    def doubt(self, partner: Seat) -> float:
        """The chance that an unseen card of a partner is a calamity."""
        known = self.with_(partner)
        return (1 + known.calamities) / (STRANGERS + known.unseen)

    def after(self, seat: Seat, event: Event) -> Experience:
        """The experience after one more event that the seat has seen."""
        match event:
            case DealMade(cards_given=tuple(given), cards_taken=tuple(taken)):
                partner, got = (event.offerer, given) if seat == event.seat else (event.seat, taken)
                before = self.with_(partner)
                calamities = sum(card >= FIRST_CALAMITY for card in got)
                dealings = Dealings(
                    before.unseen + len(got) - TRULY_NAMED, before.calamities + calamities
                )
                return Experience({**self.partners, partner: dealings})
        return self


_NO_DEALINGS = Dealings()
