"""Worked examples of calamities at a real table: the position, and the expected statements.

All numbers were worked out by hand from the rules and the printed facts, never by the engine, as
shown beside each. The engine itself is tested with them and, in a browser, the page.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Person:
    """A player at the table, and what they have."""

    civilization: str
    counts: dict[str, int] = field(default_factory=dict)
    advances: tuple[str, ...] = ()
    spots: tuple[tuple[str, int, bool], ...] = ()
    """Areas, with tokens there and whether a city stands there."""


@dataclass(frozen=True)
class Struck:
    """A calamity, and the expected statements."""

    name: str
    card: str
    victim: Person
    says: tuple[str, ...]
    others: tuple[Person, ...] = ()
    table: tuple[int, str] | None = None
    """The number of players and the map, if it matters."""
    trader: str | None = None
    limit: int | None = None
    twin: tuple[str, ...] = ()
    """Players involved in the other copy."""
    named: tuple[str, ...] = ()
    place: str | None = None
    """The place that the victim chooses, by one of its areas or as a sea."""
    calls_it: str = ""
    """The page's name for that place."""
    never: tuple[str, ...] = ()
    """Statements that must not be made."""

    def request(self) -> dict[str, Any]:
        blow: dict[str, Any] = {
            "card": self.card,
            "victim": stake(self.victim),
            "others": [stake(other) for other in self.others],
            "trader": self.trader,
            "limit": self.limit,
            "concerned": list(self.twin),
            "named": list(self.named) or None,
            "place": self.place,
        }
        if self.table is None:
            return {"blow": blow}
        return {"blow": blow, "players": self.table[0], "map": self.table[1]}


def stake(person: Person) -> dict[str, Any]:
    return {
        "civilization": person.civilization,
        **person.counts,
        "advances": list(person.advances),
        "spots": [
            {"area": area, "tokens": tokens, "city": city} for area, tokens, city in person.spots
        ],
    }


def _has(civilization: str, *advances: str, **counts: int) -> Person:
    return Person(civilization, counts, advances)


MAJOR = [
    # C-FAMINE: 10 for the primary victim; Pottery -5, Agriculture +5 (primary only): 10. Each of
    # three others 5; Calendar -5: 0. Iberia has 3 points and loses them (C11). The Celts have
    # nothing and cannot be named (C5b), so the three left are named without a choice (C5).
    Struck(
        "famine",
        "famine",
        _has("rome", "pottery", "agriculture", tokens=20, cities=4),
        (
            "10, changed by Pottery −5; Agriculture +5, makes 10 (C12).",
            "Rome loses 10 unit points (C-FAMINE).",
            "Carthage loses nothing (C-FAMINE).",
            "Iberia has only 3 unit points and loses them all (C11).",
            "Hellas loses 5 unit points (C-FAMINE).",
        ),
        (
            _has("carthage", "calendar", tokens=12, cities=2),
            _has("iberia", tokens=3, cities=0),
            _has("hellas", tokens=8, cities=1),
            _has("celt", tokens=0, cities=0),
        ),
        (9, "west"),
        never=("Celt loses",),
    ),
    # C6: of twelve players Rome, Hellas and Egypt are of the western block, Saba of the eastern.
    Struck(
        "famine in one block",
        "famine",
        _has("rome", tokens=9, cities=0),
        (
            "Rome has only 9 unit points and loses them all (C11).",
            "The secondary victims are Hellas, Egypt (C5).",
            "Hellas loses 5 unit points (C-FAMINE).",
        ),
        (
            _has("saba", tokens=30, cities=5),
            _has("hellas", tokens=8, cities=1),
            _has("egypt", tokens=8, cities=0),
        ),
        (12, "both"),
        never=("Saba loses",),
    ),
    # C-EPIDEMIC: 15; Medicine -5, Roadbuilding +5, Trade Empire +5: 20. Others 10: Medicine and
    # Anatomy -5 each: 0; Minoa has 9 + 5 = 14 points and loses 10. Carthage traded the card, is the
    # beneficiary (C4) and cannot be named; of the three left Rome names two.
    Struck(
        "epidemic",
        "epidemic",
        _has("rome", "medicine", "roadbuilding", "trade-empire", tokens=20, cities=5),
        (
            "The beneficiary is Carthage, who traded the card (C4).",
            "15, changed by Medicine −5; Roadbuilding +5; Trade Empire +5, makes 20 (C12).",
            "Rome loses 20 unit points (C-EPIDEMIC).",
            "The secondary victims are Minoa, Hellas (C5).",
            "Hellas loses nothing (C-EPIDEMIC).",
            "Minoa loses 10 unit points (C-EPIDEMIC).",
        ),
        (
            _has("carthage", tokens=30, cities=2),
            _has("hellas", "medicine", "anatomy", tokens=15, cities=3),
            _has("minoa", tokens=9, cities=1),
            _has("egypt", tokens=30, cities=5),
        ),
        trader="carthage",
        named=("hellas", "minoa"),
        never=("Egypt loses", "Carthage loses"),
    ),
    # C7: of two Epidemics Hellas holds the other, so that Minoa and Egypt are left.
    Struck(
        "epidemic with a twin",
        "epidemic",
        _has("rome", "enlightenment", tokens=20, cities=5),
        (
            "Rome loses 10 unit points (C-EPIDEMIC).",
            "The secondary victims are Minoa, Egypt (C5).",
        ),
        (
            _has("carthage", tokens=30, cities=2),
            _has("hellas", tokens=15, cities=3),
            _has("minoa", tokens=9, cities=1),
            _has("egypt", tokens=30, cities=5),
        ),
        (12, "both"),
        trader="carthage",
        twin=("hellas",),
        never=("Hellas loses",),
    ),
    # C-CIVIL-WAR: 27 + 5 x 5 = 52 points, 17 above 35; Music -5, Military +5, Philosophy +5: 22.
    # Beneficiary (G10): both have 9 - 4 = 5 cities in stock, Carthage has more tokens there.
    Struck(
        "civil war",
        "civil-war",
        _has("rome", "music", "military", "philosophy", tokens=27, cities=5),
        (
            "The beneficiary is Carthage, by what is in stock: cities 5, tokens 12 (C4, G10).",
            "52 unit points are 17 above 35.",
            "17, changed by Music −5; Military +5; Philosophy +5, makes 22 (C12).",
            "Rome loses 22 unit points to the beneficiary (C-CIVIL-WAR).",
            (
                "Rome selects them: whole, connected areas, as close to this number as possible "
                "(C-CIVIL-WAR)."
            ),
            (
                "Carthage has 5 cities and 12 tokens in stock to annex with; the rest become "
                "pirate cities and Barbarian tokens (C11)."
            ),
        ),
        (_has("hellas", cities=4, stock=10), _has("carthage", cities=4, stock=12)),
        (6, "west"),
    ),
    # C3a: 10 + 5 x 5 = 35 points are safe, whatever Military and Philosophy would add.
    Struck(
        "civil war at 35 points",
        "civil-war",
        _has("rome", "military", "philosophy", tokens=10, cities=5),
        ("It does not happen: Rome has 35 unit points, and 35 or fewer are safe (C3a).",),
        (_has("hellas", cities=4, stock=10),),
        (6, "west"),
    ),
    # C-TYRANNY: 15; Sculpture -5, Monarchy +5, Law -5: 10. All is equal in stock, so rank decides
    # (G10): Minoa is 1, Hellas 15.
    Struck(
        "tyranny",
        "tyranny",
        _has("rome", "sculpture", "monarchy", "law", tokens=10, cities=4),
        (
            "The beneficiary is Minoa, by what is in stock: cities 6, tokens 20 (C4, G10).",
            "Rome loses 10 unit points to the beneficiary (C-TYRANNY).",
            (
                "Minoa selects them: whole, connected areas, as close to this number as possible "
                "(C-TYRANNY)."
            ),
        ),
        (_has("hellas", cities=3, stock=20), _has("minoa", cities=3, stock=20)),
        (6, "west"),
    ),
    # C-CIVIL-DISORDER: 3 are kept; Music +1, Law +1, Naval Warfare -1: 4. Of 8 cities 4 go.
    Struck(
        "civil disorder",
        "civil-disorder",
        _has("rome", "music", "law", "naval-warfare", cities=8),
        (
            "3, changed by Music +1; Law +1; Naval Warfare −1, makes 4 (C12).",
            "Rome keeps 4 cities and reduces 4, of its own choice (C-CIVIL-DISORDER, G11).",
        ),
    ),
    # C-SUPERSTITION: 3; Mysticism -1, Deism -1, Universal Doctrine +1: 2.
    Struck(
        "superstition",
        "superstition",
        _has("rome", "mysticism", "deism", "universal-doctrine", cities=7),
        (
            "3, changed by Mysticism −1; Deism −1; Universal Doctrine +1, makes 2 (C12).",
            "Rome reduces 2 cities, of its own choice (C-SUPERSTITION, G11).",
        ),
    ),
    # C-SLAVE-REVOLT: a city needs 3 tokens with Cultural Ascendancy (K4); raised by 2, Mythology
    # -1, Mining +1: by 2 to 5. Five cities need 25 tokens; 17 are enough for three.
    Struck(
        "slave revolt",
        "slave-revolt",
        _has("rome", "mythology", "mining", "cultural-ascendancy", tokens=17, cities=5),
        (
            "2, changed by Mythology −1; Mining +1, makes 2 (C12).",
            "At 5 tokens a city, Rome needs 25 tokens on the board and has 17 (K4).",
            (
                "Rome reduces cities one by one, of its own choice, those built this turn first, "
                "until "
                "the tokens are enough: 2 at most, fewer if the tokens that take their place "
                "are enough "
                "(C-SLAVE-REVOLT, K4, G11)."
            ),
        ),
    ),
    # C-TREACHERY: 1, Diplomacy +1: 2. Hellas has 8 cities on the board, so 1 in stock (C11).
    Struck(
        "treachery",
        "treachery",
        _has("rome", "diplomacy", cities=5),
        (
            (
                "Hellas chooses 2 cities of Rome and annexes them as far as its stock reaches; 1 "
                "becomes "
                "a pirate city (C-TREACHERY, C11)."
            ),
        ),
        (_has("hellas", cities=8), _has("minoa")),
        trader="hellas",
    ),
    # C-BARBARIAN-HORDES: 15, Monarchy -5: 10. The defender's Engineering: 8 needed, and 7 tokens
    # replace the city (F8, F9). 7 against 10 at a limit of 3: each round both lose one, Rome first;
    # after six rounds 1 against 4, then Rome is out. 4 are left, 1 above the limit.
    Struck(
        "barbarian hordes",
        "barbarian-hordes",
        _has("rome", "monarchy", "engineering", cities=3, stock=20),
        (
            "The beneficiary is Minoa, by what is in stock: cities 7, tokens 4 (C4, G10).",
            (
                "10 Barbarian tokens attack a city of Rome. Minoa chooses it, a wilderness city "
                "if there "
                "is one (C-BARBARIAN-HORDES)."
            ),
            (
                "The Barbarians attack Rome's city with 10 tokens; 8 are needed (F8, "
                "A-ENGINEERING, "
                "F14)."
            ),
            "The attack succeeds: 7 of Rome's tokens replace the city (F9, A-ENGINEERING, F14).",
            "Round 7: Rome 1; the Barbarians 4 (F4).",
            (
                "1 Barbarian token is above the limit and goes on to a neighbouring area with "
                "units of "
                "the victim; Minoa chooses it, one with a city only if that attack succeeds. "
                "Settle the "
                "next fight as a conflict (C-BARBARIAN-HORDES)."
            ),
        ),
        (_has("hellas", cities=3, stock=40), _has("minoa", cities=2, stock=4)),
        limit=3,
    ),
    # C-FLOOD: the Nile has Alexandria (a city on a flood plain site, 5), Memphis 4, Fayum 3 and
    # Upper Egypt 2: 14 points. 15, Engineering -5: 10. Assyria has 3 there and loses them instead
    # of 5. Hatti stands at the Danube.
    Struck(
        "flood",
        "flood",
        Person(
            "egypt",
            {},
            ("engineering",),
            (
                ("alexandria", 0, True),
                ("memphis", 4, False),
                ("fayum", 3, False),
                ("upper-egypt", 2, False),
            ),
        ),
        (
            "15, changed by Engineering −5, makes 10 (C12).",
            "Egypt loses 10 unit points on this flood plain (C-FLOOD).",
            "Assyria has only 3 unit points on this flood plain and loses them all (C11).",
        ),
        (
            Person("assyria", {}, (), (("tanis", 3, False),)),
            Person("hatti", {}, (), (("gethae", 2, False),)),
        ),
        never=("Hatti",),
    ),
    # A city on the safe site of Massilia is not on the plain (G6): 5 damage at the coast, where
    # there are 2 + 5 points.
    Struck(
        "flood at the coast",
        "flood",
        Person("rome", {"coastal_tokens": 2, "coastal_cities": 1}, (), (("massilia", 0, True),)),
        ("Rome loses 5 unit points in coastal areas (C-FLOOD).",),
    ),
    # C-CYCLONE: beside the Aegean four cities (Knossos, Rhodes, Thera, Lesbos), beside the Eastern
    # Mediterranean three. Minoa selects 3, Masonry 1 back: 2. Hellas has three there: 2, Trade
    # Empire +1: 3, Calendar 2 back: 1. Hatti has one.
    Struck(
        "cyclone",
        "cyclone",
        Person(
            "minoa",
            {},
            ("masonry",),
            tuple((a, 0, True) for a in ("knossos", "rhodes", "thera", "lesbos", "phaestos")),
        ),
        (
            "The Aegean Sea is hit: most of the victim's cities are beside it.",
            "Minoa selects 3 of its cities beside the sea (C-CYCLONE).",
            "Minoa reduces 2 cities, of its own choice (C-CYCLONE, G11).",
            "2, changed by Trade Empire +1, makes 3 (C12).",
            "Hellas selects 3 of its cities beside the sea (C-CYCLONE).",
            "Hellas reduces 1 city, of its own choice (C-CYCLONE, G11).",
            "Hatti reduces 1 city, of its own choice (C-CYCLONE, G11).",
        ),
        (
            Person(
                "hellas",
                {},
                ("calendar", "trade-empire"),
                tuple((a, 0, True) for a in ("chalcis", "eretria", "thessalonica")),
            ),
            Person("hatti", {}, (), (("miletus", 0, True),)),
        ),
    ),
    # Neapolis is beside the Western Mediterranean, Tarentum beside two seas: all have one (G8a).
    Struck(
        "cyclone among equal seas",
        "cyclone",
        Person("rome", {}, (), (("neapolis", 0, True), ("tarentum", 0, True))),
        (
            "The Adriatic Sea is hit: most of the victim's cities are beside it.",
            "Rome selects 1 of its cities beside the sea (C-CYCLONE).",
            "Rome reduces 1 city, of its own choice (C-CYCLONE, G11).",
        ),
        place="adriatic-sea",
        calls_it="Adriatic Sea",
    ),
    # C-VOLCANIC-ERUPTION-EARTHQUAKE: Vesuvius touches Neapolis (city, 5) and Campania (2 tokens): 7
    # points; Etna would cost 5. A token of Carthage in Campania goes as well (C6).
    Struck(
        "eruption",
        "volcanic-eruption-earthquake",
        Person(
            "rome", {}, (), (("neapolis", 0, True), ("campania", 2, False), ("syracuse", 0, True))
        ),
        (
            "Vesuvius erupts. All units in the areas it touches are destroyed, whoever owns them.",
            (
                "Rome loses everything there: tokens 2, cities 1, in all 7 unit points "
                "(C-VOLCANIC-ERUPTION-EARTHQUAKE)."
            ),
            (
                "Carthage loses everything there: tokens 1, cities 0, in all 1 unit point "
                "(C-VOLCANIC-ERUPTION-EARTHQUAKE)."
            ),
        ),
        (Person("carthage", {}, (), (("campania", 1, False), ("milazzo", 3, False))),),
    ),
    # No city at a volcano: an earthquake, and with Engineering the city is only reduced.
    Struck(
        "earthquake",
        "volcanic-eruption-earthquake",
        _has("rome", "engineering", cities=3),
        (
            (
                "No city at a volcano, so it is an earthquake: Rome chooses one of its cities, "
                "and with "
                "Engineering it is only reduced (C-VOLCANIC-ERUPTION-EARTHQUAKE)."
            ),
            (
                "Rome also chooses a city next to it by land or water, of another owner if there "
                "is one: "
                "it is reduced (C-VOLCANIC-ERUPTION-EARTHQUAKE, G11)."
            ),
        ),
    ),
    # C-ICONOCLASM-AND-HERESY: 4; Philosophy -2, Monotheism +1: 3; Theocracy may pay 2 cards. Egypt
    # has most cities in stock (7) and is spared; Carthage has none to lose; Theology saves Hellas
    # 3.
    Struck(
        "iconoclasm and heresy",
        "iconoclasm-and-heresy",
        _has("rome", "theocracy", "philosophy", "monotheism", cities=6),
        (
            "The beneficiary is Egypt, by what is in stock: cities 7, tokens 9 (C4, G10).",
            "4, changed by Philosophy −2; Monotheism +1, makes 3 (C12).",
            "Rome reduces 3 cities, of its own choice (C-ICONOCLASM-AND-HERESY, G11).",
            (
                "Rome may discard 2 commodity cards instead and reduces no city "
                "(C-ICONOCLASM-AND-HERESY, A-THEOCRACY)."
            ),
            "Hellas loses nothing (C-ICONOCLASM-AND-HERESY).",
            "Minoa reduces 1 city, of its own choice (C-ICONOCLASM-AND-HERESY, G11).",
        ),
        (
            _has("egypt", cities=2, stock=9),
            _has("hellas", "theology", cities=4, stock=9),
            _has("minoa", cities=3, stock=9),
        ),
        never=("Egypt reduces",),
    ),
    # C-REGRESSION: 1, Fundamentalism +1: 2. Enlightenment: 2 cities a space; 5 cities pay for both.
    Struck(
        "regression",
        "regression",
        _has("rome", "fundamentalism", "enlightenment", step=6, cities=5),
        (
            "Rome goes back 2 spaces on the A.S.T. (C-REGRESSION).",
            (
                "For each space Rome may destroy 2 cities instead, cities that are not coastal "
                "first; "
                "there are enough for 2 spaces (A-ENLIGHTENMENT)."
            ),
        ),
    ),
    # C-PIRACY: 2, Cartography +1: 3. Hellas traded it; Carthage is safe by Naval Warfare.
    Struck(
        "piracy",
        "piracy",
        _has("rome", "cartography", coastal_cities=4),
        (
            "2, changed by Cartography +1, makes 3 (C12).",
            "Hellas chooses 3 coastal cities of Rome: they become pirate cities (C-PIRACY).",
            "Rome chooses 1 coastal city of Minoa: it becomes a pirate city (C-PIRACY).",
            "Rome chooses 1 coastal city of Egypt: it becomes a pirate city (C-PIRACY).",
        ),
        (
            _has("hellas", coastal_cities=3),
            _has("carthage", "naval-warfare", coastal_cities=2),
            _has("minoa", coastal_cities=1),
            _has("egypt", coastal_cities=2),
        ),
        trader="hellas",
        never=("coastal city of Carthage",),
    ),
    # C-CORRUPTION: 10; Coinage +5, Law -5, Wonder of the World +5: 15.
    Struck(
        "corruption",
        "corruption",
        _has("rome", "coinage", "law", "wonder-of-the-world"),
        (
            "10, changed by Coinage +5; Law −5; Wonder of the World +5, makes 15 (C12).",
            (
                "Rome discards commodity cards with face values of 15 or more in all, none beyond "
                "what is needed; all of them if they are worth less (C-CORRUPTION, C11)."
            ),
        ),
    ),
]
"""The major calamities, changed by advances."""

MINOR = [
    # 2 damage at the coast, where there is 1 point; 5 treasury, of which there are 3 (C1, C11).
    Struck(
        "tempest",
        "tempest",
        _has("rome", coastal_tokens=1, coastal_cities=0, treasury=3),
        (
            "Rome has only 1 unit point in coastal areas and loses it (C11).",
            "Rome has only 3 in treasury and loses it all (C1).",
        ),
    ),
    # 10 of 14.
    Struck(
        "squandered wealth",
        "squandered-wealth",
        _has("rome", treasury=14),
        ("Rome loses 10 treasury (C-SQUANDERED-WEALTH).",),
    ),
    # 1 city and 5 treasury.
    Struck(
        "city riots",
        "city-riots",
        _has("rome", cities=3, treasury=5),
        (
            "Rome reduces 1 city, of its own choice (C-CITY-RIOTS, G11).",
            "Rome loses 5 treasury (C-CITY-RIOTS).",
        ),
    ),
    # 11 are enough for the ransom of 10.
    Struck(
        "city in flames",
        "city-in-flames",
        _has("rome", cities=2, treasury=11),
        (
            "Rome loses 1 city, of its own choice: it is destroyed (C-CITY-IN-FLAMES, G11).",
            "Rome may pay 10 treasury instead and keeps the city (C1).",
        ),
    ),
    # 5 of 12 + 5 points.
    Struck(
        "tribal conflict",
        "tribal-conflict",
        _has("rome", tokens=12, cities=1),
        ("Rome loses 5 unit points (C-TRIBAL-CONFLICT).",),
    ),
    Struck(
        "minor uprising",
        "minor-uprising",
        _has("rome", cities=4),
        ("Rome loses 1 city, of its own choice: it is destroyed (C-MINOR-UPRISING, G11).",),
    ),
    # 2 cards, but there is only 1; 9 treasury would save two at 4 each.
    Struck(
        "banditry",
        "banditry",
        _has("rome", cards=1, treasury=9),
        (
            "Rome discards 1 commodity card, of its own choice (C-BANDITRY).",
            "For 4 treasury a card can be kept; the treasury is enough for 1 (C1).",
        ),
    ),
    # No coastal city to destroy; 5 of 7 treasury.
    Struck(
        "coastal migration",
        "coastal-migration",
        _has("rome", coastal_cities=0, treasury=7),
        (
            "Rome has no coastal city to lose (C11).",
            "Rome loses 5 treasury (C-COASTAL-MIGRATION).",
        ),
    ),
]
"""The minor calamities, which nothing changes (C1)."""

STRUCK = MAJOR + MINOR
