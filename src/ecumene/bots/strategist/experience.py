"""What a strategist remembers of those it has traded with.

Of every deal it sees two cards beforehand (X2a). What the others turned out to be is the only thing
that tells how far a partner can be trusted: not to pass on calamities, and to tell the truth.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from ecumene.bots.strategist.trade_talk import SILENCE, TradeTalk
from ecumene.rules.events import DealCalledOff, DealMade
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED
from ecumene.rules.state.ids import Seat
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import CardNo

STRANGERS: Final = 6
"""Of this many unseen cards of a stranger one is supposed to be a calamity."""
TRUE, FALSE = 2, 1
"""As many claims of a stranger are supposed to have been true and false before."""
DEALS: Final = 6
"""With so many more deals what is supposed of a partner counts as much as what is known."""
LIE: Final = 2
"""How many true claims one that was false outweighs."""


class Dealings(Struct, frozen=True):
    """The unseen cards that came from one partner."""

    unseen: int = 0
    calamities: int = 0
    """How many of them were calamities."""
    claims: int = 0
    """What the partner said of them, card by card."""
    true: int = 0
    """How much of it was true."""
    kept: int = 0
    """How often the partner kept a deal for cards that the partner had not asked for."""
    broken: int = 0
    """How often the partner called one off."""


class Experience(Struct, frozen=True):
    """The dealings with every partner, and what was said in the current trade."""

    partners: dict[Seat, Dealings] = {}
    talk: TradeTalk = SILENCE

    def with_(self, partner: Seat) -> Dealings:
        """The dealings with a partner so far."""
        return self.partners.get(partner, _NO_DEALINGS)

    def doubt(self, partner: Seat) -> float:
        """The chance that an unseen card of a partner is a calamity."""
        known = self.with_(partner)
        return (1 + known.calamities) / (STRANGERS + known.unseen)

    def belief(self, partner: Seat) -> float:
        """The chance that what a partner says of an unseen card is true."""
        known = self.with_(partner)
        true, false = TRUE + known.true, FALSE + LIE * (known.claims - known.true)
        return true / (true + false)

    def keeps(self, partner: Seat) -> float:
        """The share of deals for cards not asked for that a partner keeps, as far as is known.

        What is not known of the partner is supposed to be as with everybody, and at first one half.
        """
        rate = 0.5
        everybody = self.partners.values()
        kept, broken = sum([d.kept for d in everybody]), sum([d.broken for d in everybody])
        rate = (DEALS * rate + kept) / (DEALS + kept + broken)
        known = self.with_(partner)
        return (DEALS * rate + known.kept) / (DEALS + known.kept + known.broken)

    def after(self, seat: Seat, event: Event) -> Experience:
        """The experience after one more event that the seat has seen."""
        match event:
            case DealCalledOff(seat=int(partner)) if partner != seat and self.talk.is_doubtful(
                event.number
            ):
                before = self.with_(partner)
                dealings = replace(before, broken=before.broken + 1)
                partners = {**self.partners, partner: dealings}
                return Experience(partners, self.talk.after(seat, event))
            case DealMade(cards_given=tuple(given), cards_taken=tuple(taken)):
                partner, got = (event.offerer, given) if seat == event.seat else (event.seat, taken)
                dealings = self._after_deal(partner, event, got)
                return Experience(
                    {**self.partners, partner: dealings}, self.talk.after(seat, event)
                )
        talk = self.talk.after(seat, event)
        return self if talk is self.talk else replace(self, talk=talk)

    def _after_deal(self, partner: Seat, deal: DealMade, got: tuple[CardNo, ...]) -> Dealings:
        before = self.with_(partner)
        said = None if deal.number is None else self.talk.said.get(deal.number)
        unseen, claims = Counter(got), Counter[int]()
        if said is not None:
            unseen.subtract(said.cards.named)
            claims.update(said.cards.claims)
        return Dealings(
            before.unseen + len(got) - TRULY_NAMED,
            before.calamities + sum(card >= FIRST_CALAMITY for card in got),
            before.claims + claims.total(),
            before.true + (claims & unseen).total(),
            before.kept + self.talk.is_doubtful(deal.number),
            before.broken,
        )


_NO_DEALINGS = Dealings()
