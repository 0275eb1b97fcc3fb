"""How well a character plays: what it remembers, believes, overlooks and misjudges.

A level never gives anything: no cards, no knowledge, no better chances.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from ecumene.bots.player import USUAL_WORDS
from ecumene.bots.settler.shopping import SAVED as SETTLERS_SAVE
from ecumene.bots.strategist import SAVED, WORDS
from ecumene.data import Name

Memory = Literal["game", "turn", "none"]


class Level(Struct, frozen=True, kw_only=True):
    """A level of play; by default nothing is missed."""

    id: str
    name: Name
    about: Name
    """How somebody at this level plays: a sentence to stand after the level's name."""
    memory: Memory = "game"
    """How far back dealings with others are remembered."""
    weighs_chances: bool = True
    """Whether it trades for more than what is wished for, by the chance that a deal is kept."""
    attention: int | None = None
    """How many of 100 offers to everybody are looked at; None: all."""
    offers: int | None = None
    """The most open offers of its own; None: as many as the character likes."""
    words: int = WORDS
    """How many words it has in trade, on average."""
    saved: int = SAVED
    """With less to spend it buys nothing."""
    overlooks: float = 0.0
    """The chance that the tokens of an area are overlooked in movement, and stay."""
    misjudges: float = 0.0
    """By how many victory points the worth of an advance may be misjudged."""
    slips: float = 0.0
    """The chance that the first loss that comes to mind is taken, not the smallest."""

    def sentence(self, language: str) -> str:
        """How somebody at this level plays, with its name."""
        return f"{self.name.in_language(language)}: {self.about.in_language(language)}"


LEVELS: Final = {
    level.id: level
    for level in (
        Level(
            id="learning",
            name=Name(en="Learning", pl="Nowicjusz"),
            about=Name(
                en="overlooks a lot, remembers nothing, and often gives up the wrong things.",
                pl="wiele przeocza, niczego nie pamięta i często oddaje nie to, co trzeba.",
            ),
            memory="none",
            weighs_chances=False,
            attention=15,
            offers=1,
            words=USUAL_WORDS,
            saved=SETTLERS_SAVE,
            overlooks=0.25,
            misjudges=6.0,
            slips=0.4,
        ),
        Level(
            id="casual",
            name=Name(en="Casual", pl="Amator"),
            about=Name(
                en="gives only what was wished for, remembers nothing, and slips now and then.",
                pl="oddaje tylko to, o co ktoś prosi, niczego nie pamięta i czasem się myli.",
            ),
            memory="none",
            weighs_chances=False,
            attention=50,
            offers=2,
            words=USUAL_WORDS,
            saved=SETTLERS_SAVE,
            overlooks=0.12,
            misjudges=4.0,
            slips=0.15,
        ),
        Level(
            id="seasoned",
            name=Name(en="Seasoned", pl="Weteran"),
            about=Name(
                en="overlooks many offers, and remembers no more than the turn.",
                pl="przeocza wiele ofert i pamięta jedynie bieżącą turę.",
            ),
            memory="turn",
            attention=65,
            offers=2,
            words=USUAL_WORDS,
            saved=SETTLERS_SAVE,
            overlooks=0.13,
            misjudges=4.0,
            slips=0.1,
        ),
        Level(
            id="master",
            name=Name(en="Master", pl="Mistrz"),
            about=Name(
                en="overlooks nothing and remembers the whole game.",
                pl="niczego nie przeocza i pamięta całą grę.",
            ),
        ),
    )
}
"""From the easiest to the strongest."""
