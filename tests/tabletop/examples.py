"""Worked examples of fights, purchases and scores at a real table; calamities are in ``struck``.

As there, all numbers were worked out by hand, as shown beside each.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Side:
    """A party of a fight; ``barbarians`` is one."""

    civilization: str
    tokens: int = 0
    city: bool = False
    stock: int | None = None
    advances: tuple[str, ...] = ()
    ships: int = 0
    ships_first: bool = False


@dataclass(frozen=True)
class Fight:
    """A conflict or a city attack, and the expected statements."""

    name: str
    limit: int
    sides: tuple[Side, ...]
    says: tuple[str, ...]

    def request(self) -> dict[str, Any]:
        return {"limit": self.limit, "sides": [self._side(side) for side in self.sides]}

    def _side(self, side: Side) -> dict[str, Any]:
        civ = None if side.civilization == "barbarians" else side.civilization
        told: dict[str, Any] = {"civilization": civ, "tokens": side.tokens, "city": side.city}
        if civ is not None:
            told |= {"stock": side.stock, "advances": list(side.advances)}
            told |= {"ships": side.ships, "ships_first": side.ships_first}
        return told


FIGHTS = [
    # F3: Minoa is out, Hellas 1, Rome 3: 4 in all, still above 3. Second round: Hellas is out and
    # Rome alone (F5).
    Fight(
        "three parties",
        3,
        (Side("rome", 4), Side("hellas", 2), Side("minoa", 1)),
        ("Round 2: Rome 3; Hellas 1 (F4).", "Tokens in the area: Rome 3."),
    ),
    # F3a: Rome, without Metalworking, removes first: 2 and 2, then 2 and 1, then 1 and 1, which is
    # the limit of 2 (F5).
    Fight(
        "Metalworking",
        2,
        (Side("rome", 3), Side("hellas", 2, advances=("metalworking",))),
        ("Tokens in the area: Rome 1; Hellas 1.",),
    ),
    # F3, F5: equal parties remove together: 1 and 1 above a limit of 1, then none.
    Fight(
        "equal parties",
        1,
        (Side("rome", 2), Side("hellas", 2)),
        ("There are no tokens in the area.",),
    ),
    # A-NAVAL-WARFARE: Hellas gives both ships first and keeps 2: Rome 3, 2 after two rounds, and
    # then 2 + 2 against a limit of 2: Hellas and Rome are equal, 1 and 1 is the limit.
    Fight(
        "ships given first",
        2,
        (
            Side("rome", 4),
            Side("hellas", 2, advances=("naval-warfare",), ships=2, ships_first=True),
        ),
        ("Round 3: Rome 2; Hellas 2 (F4).", "Tokens in the area: Rome 1; Hellas 1."),
    ),
    # F8, F9: 9 are at least 7; 6 tokens of Hellas replace the city; 6 against 9 at a limit of 2:
    # when Hellas is out, Rome has lost one in each of five rounds: 4.
    Fight(
        "a city falls",
        2,
        (Side("rome", 9, stock=2), Side("hellas", city=True, stock=10)),
        (
            "Rome attacks Hellas's city with 9 tokens; 7 are needed (F8).",
            "The attack succeeds: 6 of Hellas's tokens replace the city (F9).",
            "Tokens in the area: Rome 4.",
            "Rome may draw one card at random from Hellas's hand, if it is not empty (F9).",
            "Rome may move up to 3 tokens from stock to treasury (F9).",
        ),
    ),
    # A-ENGINEERING: 8 are needed against its holder; 7 are lost.
    Fight(
        "Engineering holds a city",
        2,
        (Side("rome", 7, stock=2), Side("hellas", city=True, stock=9, advances=("engineering",))),
        (
            "Rome attacks Hellas's city with 7 tokens; 8 are needed (F8, A-ENGINEERING).",
            "There are no tokens in the area.",
            "Hellas's city stands there.",
        ),
    ),
    # The attacker's Engineering: 6 are enough, and 5 tokens would replace the city, but the stock
    # holds 4. 4 against 6 at a limit of 1: when Hellas is out, Rome has lost three: 3.
    Fight(
        "a stock too small",
        1,
        (Side("rome", 6, stock=0, advances=("engineering",)), Side("hellas", city=True, stock=4)),
        (
            (
                "The attack succeeds: 4 of Hellas's tokens replace the city, because the stock "
                "holds no "
                "more (F9, A-ENGINEERING)."
            ),
            "Tokens in the area: Rome 3.",
        ),
    ),
    # F11: 7 against a pirate city; 6 Barbarians against 7 at a limit of 4: the Barbarians remove
    # first; after six rounds they are out and Rome has lost five: 2. Within the limit it would end
    # earlier: 1 + 2 = 3 after five rounds is below 4, and 2 + 3 = 5 after four is not; in the fifth
    # the Barbarians go to 1 and 1 + 3 = 4 is the limit (F5).
    Fight(
        "a pirate city",
        4,
        (Side("rome", 7, stock=9), Side("barbarians", city=True)),
        (
            "Rome attacks the pirate city with 7 tokens; 7 are needed (F8).",
            "Tokens in the area: Rome 3; the Barbarians 1.",
        ),
    ),
]


@dataclass(frozen=True)
class Bought:
    """A player's shop: credits by group and prices of some advances."""

    name: str
    table: tuple[int, str]
    civilization: str
    credits: tuple[int, int, int, int, int]
    """Arts, Civics, Crafts, Religion, Science."""
    prices: dict[str, int]
    advances: tuple[str, ...] = ()
    hand: dict[str, int] = field(default_factory=dict)
    treasury: int = 0
    free: dict[str, int] = field(default_factory=dict)
    short_game: bool = False
    basket: tuple[str, ...] = ()
    total: int | None = None
    """The price of the basket."""
    tokens: int | None = None
    """The treasury that pays for it."""
    gifts: tuple[str, ...] = ()
    """Advances that may be taken for free with it."""

    def request(self) -> dict[str, Any]:
        return {
            "civilization": self.civilization,
            "players": self.table[0],
            "map": self.table[1],
            "short_game": self.short_game,
            "hand": [card for card, count in self.hand.items() for _ in range(count)],
            "treasury": self.treasury,
            "advances": list(self.advances),
            "credits": self.free,
        }


BOUGHT = [
    # Law: Civics 10, Religion 5; Music: Arts 10, Religion 5; Agriculture: Crafts 10, Science 5. No
    # starting credits with seven. Mysticism (50) is Arts or Religion: 40. Democracy (220) is
    # Civics: 210, and Agriculture gives it 20: 190. Enlightenment (160) is Religion: 150, Music 10:
    # 140. Engineering (160) is Crafts or Science, 10 and 5, of which the better counts: 150.
    Bought(
        "seven players",
        (7, "west"),
        "rome",
        (10, 10, 10, 10, 5),
        {
            "mysticism": 40,
            "urbanism": 40,
            "democracy": 190,
            "enlightenment": 140,
            "engineering": 150,
        },
        ("law", "music", "agriculture"),
        {"wine": 3, "iron": 2, "gold": 1},
    ),
    # The same with six, who start with 5 of every colour (S4).
    Bought(
        "six players",
        (6, "west"),
        "rome",
        (15, 15, 15, 15, 10),
        {"mysticism": 35, "democracy": 185, "empiricism": 50},
        ("law", "music", "agriculture"),
        {"wine": 3, "iron": 2, "gold": 1},
    ),
    # And in the Short Game, which has none (S4).
    Bought(
        "six players, Short Game",
        (6, "west"),
        "rome",
        (10, 10, 10, 10, 5),
        {"mysticism": 40},
        ("law", "music", "agriculture"),
        treasury=50,
        short_game=True,
    ),
    # Five start with 10. Written Record: Civics 5, Science 5, and 10 of free choice, here Arts 5
    # and Crafts 5. It gives Cartography (160, Science) 10: 160 - 15 - 10 = 135. Library (220,
    # Science): 205; with it Astronavigation (80 - 15 = 65) costs 40 less: 205 + 25 = 230. Four gold
    # are worth 4 x 4 x 9 = 144, four fruit 4 x 4 x 3 = 48; with 45 of treasury 237.
    Bought(
        "free credits, and Library",
        (5, "west"),
        "egypt",
        (15, 15, 15, 10, 15),
        {"cartography": 135, "library": 205, "astronavigation": 65, "pottery": 45},
        ("written-record",),
        {"gold": 4, "fruit": 4},
        45,
        {"arts": 5, "crafts": 5},
        basket=("library", "astronavigation"),
        total=230,
        tokens=38,
    ),
    # Mining: Crafts 20, Science 5, with seven nothing besides. Masonry (60, Crafts): 40.
    # Engineering (160, Crafts or Science): 140. Empiricism (60, Science): 55, and a token of the
    # holder is worth 2 (A-MINING): 27 are worth 54, so 28 are spent, and 1 point is lost.
    Bought(
        "Mining",
        (7, "west"),
        "rome",
        (0, 0, 20, 0, 5),
        {"masonry": 40, "engineering": 140, "empiricism": 55},
        ("mining",),
        treasury=28,
        basket=("empiricism",),
        total=55,
        tokens=28,
    ),
    # Medicine: Crafts 5, Science 10, and 20 for Anatomy. Written Record: Civics 5, Science 5, and
    # 10 of free choice, here Religion. Science is 15: Coinage (90) costs 75, and Anatomy (270)
    # 270 - 15 - 20 = 235. The cards are worth 144 + 48 = 192 as above, 43 of treasury make up the
    # rest. Free with it are the science advances printed below 100 (A-ANATOMY): Empiricism 60,
    # Astronavigation 80 and Coinage 90; Written Record is held.
    Bought(
        "Anatomy",
        (7, "west"),
        "rome",
        (0, 5, 5, 10, 15),
        {"anatomy": 235, "coinage": 75},
        ("medicine", "written-record"),
        {"gold": 4, "fruit": 4},
        45,
        {"religion": 10},
        basket=("anatomy",),
        total=235,
        tokens=43,
        gifts=("empiricism", "astronavigation", "coinage"),
    ),
]


@dataclass(frozen=True)
class Scored:
    """A player's final holdings, and the points."""

    civilization: str
    step: int
    cities: int
    advances: tuple[str, ...]
    late_iron: bool
    total: int


SCORED = [
    # V1: 12 x 5 = 60, 7 cities, Pottery 1 + Engineering 3 + Library 6 = 10, bonus 5 (V1a).
    Scored("rome", 12, 7, ("pottery", "engineering", "library"), True, 82),
    # 13 x 5 = 65, 4 cities, Law 3 + Music 1 + Philosophy 6 + Monument 3 = 13.
    Scored("hellas", 13, 4, ("law", "music", "philosophy", "monument"), False, 82),
    # On the start space, with a city.
    Scored("egypt", 0, 1, (), False, 1),
]
