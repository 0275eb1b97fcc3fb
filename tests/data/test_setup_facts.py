"""The set-ups, in numbers that players know (S).

They were taken from the sources of the facts (the printed board and cards), not from the tables.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.data import Block, MapName

if TYPE_CHECKING:
    from ecumene.data import Facts, Setup

# Players and map: starting credits (S4), hand limit (P5), minor calamities (S5a), areas in play
# (S1), city sites among them, players in the western and in the eastern block (S1).
SETUPS: dict[tuple[int, str], tuple[int, int, bool, int, int, int, int]] = {
    (5, "west"): (10, 8, False, 84, 40, 5, 0),
    (5, "east"): (10, 8, False, 95, 33, 0, 5),
    (6, "west"): (5, 8, False, 98, 44, 6, 0),
    (6, "east"): (5, 8, False, 111, 40, 0, 6),
    (7, "west"): (0, 8, False, 115, 54, 7, 0),
    (7, "east"): (0, 8, False, 130, 47, 0, 7),
    (8, "west"): (0, 8, False, 131, 60, 8, 0),
    (8, "east"): (0, 8, False, 146, 53, 0, 8),
    (9, "west"): (0, 8, True, 153, 65, 9, 0),
    (9, "east"): (0, 8, True, 165, 60, 0, 9),
    (10, "west"): (0, 8, True, 179, 73, 10, 0),
    (11, "east"): (0, 8, True, 198, 76, 0, 11),
    (12, "both"): (5, 9, False, 210, 87, 6, 6),
    (13, "both"): (0, 9, False, 226, 93, 6, 7),
    (14, "both"): (0, 9, False, 248, 98, 7, 7),
    (15, "both"): (0, 9, True, 261, 107, 7, 8),
    (16, "both"): (0, 9, True, 283, 112, 8, 8),
    (17, "both"): (0, 9, True, 296, 120, 8, 9),
    (18, "both"): (0, 9, True, 318, 125, 9, 9),
}


def test_there_are_these_setups_and_no_others(facts: Facts) -> None:
    """S1."""
    assert [(setup.players, setup.map) for setup in facts.setups] == list(SETUPS)


@pytest.mark.parametrize(("players", "map_"), SETUPS)
def test_the_numbers_of_a_setup(facts: Facts, players: int, map_: str) -> None:
    """S1, S4, S5a, P5."""
    setup = _setup(facts, players, map_)
    areas = [facts.areas[index] for index in setup.areas]
    assert (
        setup.starting_credits,
        setup.hand_limit,
        setup.minor_calamities,
        len(areas),
        sum(area.site is not None for area in areas),
        len(setup.blocks.get(Block.WEST, ())),
        len(setup.blocks.get(Block.EAST, ())),
    ) == SETUPS[players, map_]


def _setup(facts: Facts, players: int, map_: str) -> Setup:
    setup = facts.setup(players, MapName(map_))
    assert setup is not None
    assert (setup.players, setup.map) == (players, map_)
    return setup


@pytest.mark.parametrize(
    ("players", "map_"), [(4, "west"), (10, "east"), (9, "both"), (19, "both")]
)
def test_setups_the_game_does_not_have(facts: Facts, players: int, map_: str) -> None:
    """S1."""
    assert facts.setup(players, MapName(map_)) is None


# Set-up: its civilizations per block, in rank order.
SEATS: dict[tuple[int, str], dict[str, str]] = {
    (9, "west"): {"west": "minoa assyria celt carthage hatti rome iberia hellas egypt"},
    (10, "west"): {
        "west": "minoa saba assyria babylon hatti persia nubia hellas egypt parthia",
    },
    (13, "both"): {
        "west": "minoa carthage hatti rome iberia hellas",
        "east": "saba assyria babylon persia nubia egypt parthia",
    },
    (15, "both"): {
        "west": "minoa carthage hatti rome iberia hellas egypt",
        "east": "saba assyria babylon kushan persia nubia indus parthia",
    },
}


@pytest.mark.parametrize(("players", "map_"), SEATS)
def test_who_plays_in_which_block(facts: Facts, players: int, map_: str) -> None:
    """S1; Egypt is of the East with 13 players (notes)."""
    setup = _setup(facts, players, map_)
    seats = {
        block: " ".join(facts.civilizations[civ].id for civ in civs)
        for block, civs in setup.blocks.items()
    }
    assert seats == SEATS[players, map_]


# The cards of a stack, stacks 1 to 9, in a block.
SETS_OF_ONE_BLOCK = (18, 16, 17, 15, 13, 11, 11, 9, 9)
SETS_WITH_ADDITIONAL = (26, 24, 25, 23, 19, 17, 17, 13, 13)
SETS_DIVIDED_WITH_ADDITIONAL = (22, 20, 21, 19, 16, 14, 14, 11, 11)
CARDS = {
    **dict.fromkeys(range(5, 9), SETS_OF_ONE_BLOCK),
    **dict.fromkeys(range(9, 12), SETS_WITH_ADDITIONAL),
    **dict.fromkeys(range(12, 15), SETS_OF_ONE_BLOCK),
    **dict.fromkeys(range(15, 19), SETS_DIVIDED_WITH_ADDITIONAL),
}


@pytest.mark.parametrize(("players", "map_"), SETUPS)
def test_how_many_commodity_cards_lie_in_each_stack(facts: Facts, players: int, map_: str) -> None:
    """S5, S5a."""
    setup = _setup(facts, players, map_)
    for deck in setup.decks.values():
        cards = tuple(
            sum(deck.get(commodity, 0) for commodity in stack.commodities) for stack in facts.stacks
        )
        assert cards == CARDS[players]


# Set-up and block: some commodities and their cards.
DECKS: list[tuple[int, str, str, dict[str, int]]] = [
    (8, "west", "west", {"ochre": 9, "clay": 9, "flax": 0, "hides": 0, "bone": 0, "gold": 5}),
    (9, "west", "west", {"ochre": 9, "clay": 9, "flax": 0, "hides": 0, "bone": 8, "amber": 4}),
    (9, "east", "east", {"ochre": 0, "clay": 0, "flax": 9, "hides": 9, "bone": 8, "amber": 4}),
    (13, "both", "west", {"ochre": 9, "clay": 5, "flax": 0, "hides": 4, "bone": 0, "pearls": 2}),
    (13, "both", "east", {"ochre": 0, "clay": 4, "flax": 9, "hides": 5, "bone": 0, "pearls": 3}),
    (18, "both", "west", {"clay": 5, "hides": 4, "bone": 4, "textiles": 4, "livestock": 3}),
    (18, "both", "east", {"clay": 4, "hides": 5, "bone": 4, "textiles": 3, "livestock": 4}),
]


@pytest.mark.parametrize(("players", "map_", "block", "cards"), DECKS)
def test_the_cards_of_a_deck(
    facts: Facts, players: int, map_: str, block: str, cards: dict[str, int]
) -> None:
    """S5, S5a."""
    deck = _setup(facts, players, map_).decks[Block(block)]
    assert {id_: deck.get(facts.commodities[id_].index, 0) for id_ in cards} == cards


def test_what_a_player_owns(facts: Facts) -> None:
    """G1."""
    assert (facts.pieces.tokens, facts.pieces.cities, facts.pieces.ships) == (55, 9, 4)
