"""Setting up (S1-S6), for every number of players and every map."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.data import MapName, Setup, TrackName, facts
from ecumene.rules.actions import PickCivilization
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CivilizationPicked
from ecumene.rules.phases.setup import new_play, pick_civilizations
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import Stack, encode
from ecumene.rules.state.lookup_tables import CITIES, FIRST_CALAMITY, TOKENS
from tests.rules.answering import check_sums, go_through, send

if TYPE_CHECKING:
    from collections.abc import Iterable

    from _pytest.mark import ParameterSet


def named(setups: Iterable[Setup]) -> list[ParameterSet]:
    return [pytest.param(setup, id=f"{setup.players}-{setup.map}") for setup in setups]


SETUPS = named(facts().setups)
PLAIN = named(setup for setup in facts().setups if not setup.minor_calamities)
MINOR = named(setup for setup in facts().setups if setup.minor_calamities)


def options(setup: Setup, seed: int = 0) -> Options:
    return Options(setup.players, setup.map, seed)


def stacks(setup: Setup, seed: int = 0) -> list[list[Stack]]:
    return new_play(options(setup, seed)).state.stacks


def is_calamity(card: int) -> bool:
    return card >= FIRST_CALAMITY


def commodities(cards: list[int]) -> Counter[int]:
    return Counter(card for card in cards if not is_calamity(card))


@pytest.mark.parametrize("setup", SETUPS)
def test_the_stacks_hold_the_cards_of_the_set_up(setup: Setup) -> None:
    """S5, S5a: every card of the deck of each block, in its stack, and its calamities once."""
    found = stacks(setup)
    assert len(found) == len(setup.blocks)
    for block, piles in zip(setup.blocks, found, strict=True):
        assert len(piles) == len(facts().stacks)
        everything: Counter[int] = Counter()
        for stack, pile in zip(facts().stacks, piles, strict=True):
            everything += commodities(pile.cards)
            assert set(commodities(pile.cards)) <= set(stack.commodities)
            wanted = [stack.tradeable, stack.non_tradeable]
            if setup.minor_calamities:
                wanted.append(stack.minor)
            present = sorted(card - FIRST_CALAMITY for card in pile.cards if is_calamity(card))
            assert present == sorted(calamity for calamity in wanted if calamity is not None)
            assert pile.discards == []
        assert everything == Counter(setup.decks[block])


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("setup", PLAIN)
def test_the_first_cards_are_safe(setup: Setup, seed: int) -> None:
    """S5: a safe card for each player of the block on top, the non-tradeable at the bottom."""
    for block, piles in zip(setup.blocks, stacks(setup, seed), strict=True):
        aside = len(setup.blocks[block])
        for stack, pile in zip(facts().stacks, piles, strict=True):
            assert not any(map(is_calamity, pile.cards[:aside]))
            if stack.non_tradeable is not None:
                assert pile.cards[-1] == FIRST_CALAMITY + stack.non_tradeable


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("setup", MINOR)
def test_the_layers_with_minor_calamities(setup: Setup, seed: int) -> None:
    """S5a: basic commodities and minor calamity, additional ones and tradeable, non-tradeable."""
    for block, piles in zip(setup.blocks, stacks(setup, seed), strict=True):
        for stack, pile in zip(facts().stacks, piles, strict=True):
            basic = sum(
                count
                for card, count in setup.decks[block].items()
                if card in stack.commodities and not facts().commodities[card].additional
            )
            top = pile.cards[: basic + (stack.minor is not None)]
            below = pile.cards[len(top) :]
            assert not any(facts().commodities[c].additional for c in top if not is_calamity(c))
            assert [c for c in top if is_calamity(c)] == _calamity(stack.minor)
            assert all(facts().commodities[c].additional for c in below if not is_calamity(c))
            assert below[-1:] == _calamity(stack.non_tradeable) or stack.non_tradeable is None
            assert set(_calamity(stack.tradeable)) <= set(below)


def _calamity(number: int | None) -> list[int]:
    return [] if number is None else [FIRST_CALAMITY + number]


@pytest.mark.parametrize("setup", SETUPS)
def test_stack_1_has_no_calamity(setup: Setup) -> None:
    """S5."""
    assert not any(is_calamity(card) for piles in stacks(setup) for card in piles[0].cards)


def test_the_tradeable_calamity_may_be_anywhere_below() -> None:
    """S5: all positions among the cards that were not put aside occur."""
    setup = facts().setups[0]
    places = set()
    for seed in range(300):
        pile = stacks(setup, seed)[0][8].cards
        card = facts().stack(9).tradeable
        assert card is not None
        places.add(pile.index(FIRST_CALAMITY + card))
    assert places == set(range(5, 10))


@pytest.mark.parametrize("setup", SETUPS)
def test_everybody_starts_alike(setup: Setup) -> None:
    """S2, S3, S4, G1."""
    play = new_play(options(setup))
    course = pick_civilizations(play)
    left = list(setup.civilizations)
    asked = next(course, {})
    while asked:
        ((seat, decision),) = asked.items()
        assert getattr(decision, "options", ()) == tuple(left)
        civ = left.pop()
        asked = send(course, seat, PickCivilization(civ))
    check_sums(play)
    for player in play.state.players:
        assert player.tokens == {facts().civilizations[player.civilization].start: 1}
        assert (player.token_stock, player.city_stock) == (TOKENS - 1, CITIES)
        assert (player.treasury, player.census, player.step, player.hand) == (0, 0, 0, [])
        expected = {5: 10, 6: 5, 12: 5}.get(setup.players, 0)
        assert player.credits == [expected] * 5
    assert sorted(p.civilization for p in play.state.players) == list(setup.civilizations)


def test_agreed_civilizations_are_not_asked_for() -> None:
    """S2."""
    civilizations = tuple(reversed(facts().setups[0].civilizations))
    play = new_play(Options(5, MapName.WEST, 0, civilizations=civilizations))
    go_through(pick_civilizations(play), [])
    assert tuple(player.civilization for player in play.state.players) == civilizations
    assert play.events == [CivilizationPicked(s, civ) for s, civ in enumerate(civilizations)]


@pytest.mark.parametrize("track", TrackName)
def test_the_track_is_chosen_at_the_start(track: TrackName) -> None:
    """S6: it is part of the options, and changes nothing else of the set-up."""
    play = new_play(Options(5, MapName.WEST, 0, track))
    assert play.options.track is track
    assert encode(play.state) == encode(new_play(Options(5, MapName.WEST, 0)).state)


@pytest.mark.parametrize(
    ("given", "key"),
    [
        (Options(4, MapName.WEST, 0), "illegal-setup"),
        (Options(19, MapName.BOTH, 0), "illegal-setup"),
        (Options(9, MapName.BOTH, 0), "illegal-setup"),
        (Options(10, MapName.EAST, 0), "illegal-setup"),
        (Options(11, MapName.WEST, 0), "illegal-setup"),
        (Options(12, MapName.WEST, 0), "illegal-setup"),
        (Options(5, MapName.WEST, 0, civilizations=(0, 1, 2, 3, 4)), "illegal-civilizations"),
        (Options(5, MapName.WEST, 0, civilizations=(0, 2, 8, 14)), "illegal-civilizations"),
        (Options(5, MapName.WEST, 0, civilizations=(0, 2, 8, 14, 14)), "illegal-civilizations"),
    ],
)
def test_other_set_ups_are_refused(given: Options, key: str) -> None:
    """S1."""
    with pytest.raises(IllegalAction) as refusal:
        new_play(given)
    assert (refusal.value.rule, refusal.value.key) == ("S1", key)


@given(st.integers(-(2**63) + 1, 2**63 - 1))
def test_a_seed_gives_one_game(seed: int) -> None:
    """S2, S5."""
    setup = facts().setups[-1]
    assert encode(new_play(options(setup, seed)).state) == encode(
        new_play(options(setup, seed)).state
    )
