"""Leagues that are ready to be played: one language model among computer players."""

from __future__ import annotations

from typing import Final

from ecumene.sim.league.league_plan import LeagueFile, LeagueTable, Match

SCENARIOS: Final = {
    "market": LeagueTable(only_trade=6),
    "short-5": LeagueTable(seats=5, short=True),
    "west-9": LeagueTable(),
}
"""The tables: one phase of trade, a Short Game, a whole game."""
FIELD: Final = "computers"
"""The name of those the model plays with."""
SITTING: Final = ("settler", "strategist")
"""They take turns; strategists lie now and then."""
ENTRANT: Final = "model"


def scenario(name: str, model: str) -> LeagueFile:
    """The league of a scenario, with the place of the model's player; each seat has its round."""
    table = SCENARIOS[name]
    return LeagueFile(
        rounds=table.seats,
        fields={FIELD: SITTING},
        tables={name: table},
        matches=(Match(FIELD, (ENTRANT,)),),
        players={ENTRANT: model},
    )
