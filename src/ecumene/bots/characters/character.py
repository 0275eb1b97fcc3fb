"""The characters: who they are, and what they like."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ecumene.bots.characters.traits import Traits
from ecumene.data import Name


class Character(Struct, frozen=True):
    """Somebody who plays in a way of their own."""

    id: str
    name: Name
    about: Name
    """How they play: a sentence that begins with the name."""
    face: str
    """The sign that stands for them on the page."""
    traits: Traits

    def sentence(self, language: str) -> str:
        """How they play, with their name."""
        return f"{self.name.in_language(language)} {self.about.in_language(language)}"


CHARACTERS: Final = {
    each.id: each
    for each in (
        Character(
            "strategist",
            Name(en="Strategist", pl="Strateg"),
            Name(
                en="trades for whatever both sides gain by, remembers who passed on calamities, "
                "and storms cities of players who are ahead of it.",
                pl="szuka transakcji, na których zyskują obie strony, pamięta, kto podrzucał "
                "katastrofy, i szturmuje miasta graczy, którzy go wyprzedzają.",
            ),
            "flag",
            Traits(),
        ),
        Character(
            "merchant",
            Name(en="Merchant", pl="Kupiec"),
            Name(
                en="always has something to offer, is content with small gains, and boasts of "
                "its wares.",
                pl="zawsze ma coś na sprzedaż, nie gardzi małym zyskiem i zachwala swój towar.",
            ),
            "treasury",
            Traits(
                war="never",
                offers=9,
                boasts=True,
                favours={"coinage": 5, "trade-routes": 5, "trade-empire": 7, "mining": 5},
            ),
        ),
        Character(
            "warlord",
            Name(en="Warlord", pl="Wódz"),
            Name(
                en="storms cities before it founds its own, and drives a hard bargain.",
                pl="woli zdobyć cudze miasto, niż założyć własne, i twardo się targuje.",
            ),
            "swords",
            Traits(
                war="eager",
                offers=2,
                greed=10,
                boasts=True,
                favours={
                    "metalworking": 7,
                    "military": 7,
                    "advanced-military": 9,
                    "engineering": 5,
                    "roadbuilding": 4,
                },
            ),
        ),
        Character(
            "seafarer",
            Name(en="Seafarer", pl="Żeglarz"),
            Name(
                en="sends ships to every free coast, and learns whatever helps at sea.",
                pl="śle statki ku każdemu wolnemu wybrzeżu i uczy się wszystkiego, co przydaje się "
                "na morzu.",
            ),
            "ship",
            Traits(
                fare=0.2,
                sea_first=True,
                favours={
                    "cloth-making": 7,
                    "astronavigation": 7,
                    "cartography": 7,
                    "naval-warfare": 7,
                },
            ),
        ),
        Character(
            "builder",
            Name(en="Builder", pl="Budowniczy"),
            Name(
                en="settles where cities can stand, learns the arts of building first, and never "
                "attacks a city.",
                pl="osiada tam, gdzie mogą stanąć miasta, najpierw uczy się sztuki budowania i "
                "nigdy nie napada na miasta.",
            ),
            "city",
            Traits(
                war="never",
                greed=4,
                free_site=1.0,
                favours={
                    "urbanism": 5,
                    "masonry": 5,
                    "pottery": 4,
                    "architecture": 7,
                    "agriculture": 7,
                    "engineering": 7,
                    "medicine": 5,
                    "public-works": 7,
                    "wonder-of-the-world": 5,
                },
            ),
        ),
        Character(
            "diplomat",
            Name(en="Diplomat", pl="Dyplomata"),
            Name(
                en="passes calamities on to nobody but the leader, and never attacks a city.",
                pl="podrzuca katastrofy tylko prowadzącemu i nigdy nie napada na miasta.",
            ),
            "people",
            Traits(
                war="never",
                considerate=True,
                favours={"law": 5, "diplomacy": 9, "rhetoric": 4, "politics": 5, "democracy": 5},
            ),
        ),
        Character(
            "scholar",
            Name(en="Scholar", pl="Uczony"),
            Name(
                en="puts learning first, is choosy in trade, and never attacks a city.",
                pl="nade wszystko ceni wiedzę, w handlu jest wybredny i nigdy nie napada na "
                "miasta.",
            ),
            "book",
            Traits(
                war="never",
                greed=3,
                favours={
                    "written-record": 7,
                    "literacy": 9,
                    "empiricism": 7,
                    "library": 9,
                    "mathematics": 11,
                    "philosophy": 9,
                    "medicine": 5,
                    "anatomy": 7,
                },
            ),
        ),
    )
}
"""By id."""
