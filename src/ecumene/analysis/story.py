"""The story of a finished game: the ledger of its trade, awards, and a chronicle."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecumene.analysis.awards import Award, awards_of
from ecumene.analysis.deeds import deeds_of
from ecumene.analysis.epoch_story import Chapter, chronicle_of
from ecumene.analysis.ledger import TradeLedger, ledger_of, standing_events

if TYPE_CHECKING:
    from ecumene.rules.game import Game


class GameStory(NamedTuple):
    """What is told of a finished game besides chances."""

    ledger: TradeLedger
    awards: tuple[Award, ...]
    chronicle: tuple[Chapter, ...]


def story_of(game: Game) -> GameStory:
    """The story of a game whose log reaches back to its beginning; raises ``RunningGame``."""
    ledger = ledger_of(game)
    deeds = deeds_of(standing_events(game.opening or (), game.log))
    civs = [player.civilization for player in game.peek().players]
    return GameStory(
        ledger,
        awards_of(ledger, deeds),
        chronicle_of(game.options.track, civs, ledger, deeds),
    )
