"""The strategist: a settler who trades far better, remembers with whom, and goes to war.

Trade decides games. The strategist takes offers that both sides should gain by, not only those for
cards it was asked for, is wary of cards it cannot see, most of all from those who have passed on
calamities before, and offers what others wish for. With tokens to spare it storms cities of those
who are ahead. It saves its cards until they buy more, and learns early what keeps its cities.
Everything else it does as the settler does.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from ecumene.bots.player import RememberingPlayer
from ecumene.bots.settler import settler
from ecumene.bots.settler.bargaining import trade_by
from ecumene.bots.settler.settling import move_by
from ecumene.bots.settler.shopping import buy_advances
from ecumene.bots.strategist.campaigns import campaign
from ecumene.bots.strategist.experience import Experience
from ecumene.bots.strategist.learning import worth_of_each
from ecumene.bots.strategist.merchant import Merchant
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade

if TYPE_CHECKING:
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


SAVED: Final = 155
"""With less to spend it saves its cards: complete sets buy more, as people know (X6)."""
WORDS: Final = 20
"""It has more to say than others in trade: knowing what they hold takes questions."""


class Strategist(RememberingPlayer[Experience]):
    """The strategist."""

    nothing = Experience()
    words = WORDS

    def remember(self, memory: Experience, seat: Seat, event: Event) -> Experience:
        """Remember what came of a deal."""
        return memory.after(seat, event)

    def play(
        self, view: View, decision: Decision, random: Random, memory: Experience
    ) -> Action | None:
        """Answer any decision; None to wait for others in trade."""
        if isinstance(decision, AskTrade):
            return trade_by(partial(Merchant, memory), view, decision)
        if isinstance(decision, AskMove):
            return move_by(campaign, view, decision)
        if isinstance(decision, AskAdvances):
            return buy_advances(view, decision, worth_of_each(view), SAVED)
        return settler(view, decision, random)


strategist: Final = Strategist()
