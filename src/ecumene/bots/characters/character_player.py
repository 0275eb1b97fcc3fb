"""A character that plays at a level."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.bots.characters.campaigning import campaign_of
from ecumene.bots.characters.haggling import haggle
from ecumene.bots.characters.slips import slip, worth_of_advances
from ecumene.bots.settler.settling import move_by
from ecumene.bots.settler.shopping import buy_advances
from ecumene.bots.strategist import Strategist
from ecumene.rules.decisions import AskAdvances, AskMove, AskTrade
from ecumene.rules.events import PhaseBegan

if TYPE_CHECKING:
    from random import Random

    from ecumene.bots.characters.level import Level
    from ecumene.bots.characters.traits import Traits
    from ecumene.bots.strategist.experience import Experience
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View


class CharacterPlayer(Strategist):
    """A strategist with habits, who may not be at its best."""

    def __init__(self, traits: Traits, level: Level) -> None:
        self.traits = traits
        self.level = level
        self.words = level.words

    def remember(self, memory: Experience, seat: Seat, event: Event) -> Experience:
        """Remember what came of a deal, as far back as the level allows."""
        if self.level.memory == "none":
            return self.nothing
        if self.level.memory == "turn" and isinstance(event, PhaseBegan) and event.phase == 1:
            return self.nothing
        return super().remember(memory, seat, event)

    def play(
        self, view: View, decision: Decision, random: Random, memory: Experience
    ) -> Action | None:
        """Answer any decision; None to wait for others in trade."""
        traits, level = self.traits, self.level
        match decision:
            case AskTrade():
                return haggle(traits, level, memory, view, decision)
            case AskMove():
                return move_by(
                    lambda country: campaign_of(traits, level, random, country), view, decision
                )
            case AskAdvances():
                worth = worth_of_advances(traits, level, view, random)
                return buy_advances(view, decision, worth, level.saved)
        return slip(level, view, decision, random) or super().play(view, decision, random, memory)
