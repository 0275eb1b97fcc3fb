"""What holds for every record of the facts, whatever the numbers are."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ecumene.data import Block, CalamityKind, MapName, Site, TrackName

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecumene.data import Colour, Facts, Modifier, Name, Setup


def _reached(start: int, neighbours: Callable[[int], Iterable[int]]) -> set[int]:
    """Return everything connected with a start."""
    reached, frontier = {start}, [start]
    while frontier:
        for other in neighbours(frontier.pop()):
            if other not in reached:
                reached.add(other)
                frontier.append(other)
    return reached


# --- The board ------------------------------------------------------------------------------------


def test_borders_are_mutual_and_never_with_oneself(facts: Facts) -> None:
    """G4."""
    for area in facts.areas:
        assert area.index not in area.land
        assert len(set(area.land)) == len(area.land)
        for other in area.land:
            assert area.index in facts.areas[other].land, (area.id, facts.areas[other].id)
    for place in facts.places:
        assert place.index not in place.water
        assert len(set(place.water)) == len(place.water)
        for other in place.water:
            assert place.index in facts.places[other].water, (place.id, facts.places[other].id)


def test_an_area_is_coastal_if_and_only_if_its_water_reaches_an_open_sea(facts: Facts) -> None:
    """G5."""
    seas = {sea.index for sea in facts.seas}
    for area in facts.areas:
        reached = _reached(area.index, lambda index: facts.places[index].water)
        assert area.coastal is bool(reached & seas), area.id


def test_some_areas_are_coastal_without_bordering_an_open_sea(facts: Facts) -> None:
    """G5: otherwise the test above could not tell "reaches" from "borders"."""
    seas = {sea.index for sea in facts.seas}
    assert facts.areas["antioch"].coastal
    assert not seas & set(facts.areas["antioch"].water)


def test_the_whole_board_hangs_together(facts: Facts) -> None:
    """G4: by land and water every place can be reached from every other."""

    def neighbours(index: int) -> tuple[int, ...]:
        land = facts.areas[index].land if index < len(facts.areas) else ()
        return (*land, *facts.places[index].water)

    assert len(_reached(0, neighbours)) == len(facts.places)


def test_a_region_hangs_together_but_for_minoa_and_saba(facts: Facts) -> None:
    """S1, notes "The map": only these two consist of parts connected by a sea."""
    parts = {}
    for region in facts.regions:
        own = set(region.areas)

        def neighbours(index: int, own: set[int] = own) -> set[int]:
            return own & {*facts.areas[index].land, *facts.areas[index].water}

        parts[region.id] = len({frozenset(_reached(area, neighbours)) for area in own})
    assert {id_: count for id_, count in parts.items() if count > 1} == {"minoa": 5, "saba": 2}


def test_regions_divide_the_board(facts: Facts) -> None:
    """S1: every area belongs to exactly one region, and says so."""
    areas = [area for region in facts.regions for area in region.areas]
    assert sorted(areas) == list(range(len(facts.areas)))
    for region in facts.regions:
        assert {facts.areas[area].region for area in region.areas} == {region.index}


def test_regions_and_civilizations_are_numbered_alike(facts: Facts) -> None:
    """S1: indexes of one are indexes of the other."""
    assert facts.regions.ids() == facts.civilizations.ids()


def test_each_civilization_starts_in_its_own_region(facts: Facts) -> None:
    """S3: in an area that says so and holds a token."""
    for civ in facts.civilizations:
        start = facts.areas[civ.start]
        assert (start.region, start.start) == (civ.index, civ.index)
        assert start.limit > 0
    assert Counter(area.start is not None for area in facts.areas)[True] == len(facts.civilizations)


def test_a_site_on_a_flood_plain_belongs_to_a_plain(facts: Facts) -> None:
    """G6."""
    exposed = [area for area in facts.areas if area.site is Site.FLOOD_PLAIN]
    assert exposed
    assert all(area.plain is not None for area in exposed)


def test_no_site_has_a_limit_of_0(facts: Facts) -> None:
    """G6, G7."""
    assert [area.id for area in facts.areas if area.site and not area.limit] == []


@pytest.mark.parametrize(("table", "field"), [("flood_plains", "plain"), ("volcanoes", "volcano")])
def test_plains_and_volcanoes_know_their_areas(facts: Facts, table: str, field: str) -> None:
    """G6: the references agree in both directions."""
    for record in getattr(facts, table):
        owners = [area.index for area in facts.areas if getattr(area, field) == record.index]
        assert list(record.areas) == owners
        assert owners


def test_a_flood_plain_hangs_together_by_land(facts: Facts) -> None:
    """G6."""
    for plain in facts.flood_plains:
        own = set(plain.areas)

        def neighbours(index: int, own: set[int] = own) -> set[int]:
            return own & set(facts.areas[index].land)

        assert _reached(plain.areas[0], neighbours) == own, plain.id


def test_a_volcano_in_two_areas_lies_on_their_border(facts: Facts) -> None:
    """G6."""
    for volcano in facts.volcanoes:
        first, *others = volcano.areas
        assert all(other in facts.areas[first].land for other in others), volcano.id
        assert len(others) <= 1


def test_the_board_is_listed_in_alphabetical_order(facts: Facts) -> None:
    """So that a place is easy to find, and numbers stay the same after edits."""
    assert list(facts.areas.ids()) == sorted(facts.areas.ids())
    assert [sea.id for sea in facts.seas] == sorted(sea.id for sea in facts.seas)
    for place in facts.places:
        assert list(place.water) == sorted(place.water, key=lambda index: facts.places[index].id)
    for area in facts.areas:
        assert list(area.land) == sorted(area.land)


# --- Cards ----------------------------------------------------------------------------------------


def test_points_follow_from_the_price(facts: Facts) -> None:
    """V1: 1 below 100, 3 below 200, 6 from there."""
    for advance in facts.advances:
        assert advance.points == (1, 3, 6)[min(advance.cost // 100, 2)], advance.id


def test_advances_are_listed_by_price(facts: Facts) -> None:
    """P6."""
    prices = [advance.cost for advance in facts.advances]
    assert prices == sorted(prices)


def test_credits_are_fives_and_most_in_the_own_groups(facts: Facts) -> None:
    """P3."""
    for advance in facts.advances:
        assert len(advance.credits) == len(facts.groups)
        assert all(amount >= 0 and amount % 5 == 0 for amount in advance.credits), advance.id
        best = {group for group, n in enumerate(advance.credits) if n == max(advance.credits)}
        assert best == set(advance.groups), advance.id


def test_bonuses_make_17_chains_of_three_advances(facts: Facts) -> None:
    """P3: from a 1-point card to a 3-point card to a 6-point card, each card in one chain."""
    targets = [advance.bonus.to for advance in facts.advances if advance.bonus]
    assert len(set(targets)) == len(targets) == 34
    for advance in facts.advances:
        if advance.bonus:
            following = {1: 3, 3: 6}[advance.points]
            assert facts.advances[advance.bonus.to].points == following, advance.id


def test_free_credits_are_told_the_same_way_twice(facts: Facts) -> None:
    """A-WRITTEN-RECORD, A-MONUMENT: by the number on the card and by its effect."""
    for advance in facts.advances:
        amounts = [e.numbers["amount"] for e in advance.effects if e.kind == "free-choice-credits"]
        assert sum(amounts) == advance.free_credits, advance.id


def test_who_protects_against_an_advance_is_spared_by_it(facts: Facts) -> None:
    """Z3, M12a: both cards say so, apart from other holders of the attacking card."""
    protected = {
        (effect.against, advance.index)
        for advance in facts.advances
        for effect in advance.effects
        if effect.against is not None
    }
    spared = {
        (advance.index, other)
        for advance in facts.advances
        for effect in advance.effects
        for other in effect.spares
    }
    assert spared == protected | {(attacker, attacker) for attacker, _ in protected}


def test_effects_sell_cards_of_stacks_there_are(facts: Facts) -> None:
    """D3."""
    numbers = {stack.number for stack in facts.stacks}
    sold = [e.stacks for advance in facts.advances for e in advance.effects if e.stacks]
    assert sold
    assert all(set(stacks) <= numbers for stacks in sold)


def test_modifiers_are_the_same_on_both_kinds_of_card(facts: Facts) -> None:
    """C12."""
    on_advances = Counter(m for advance in facts.advances for m in advance.modifiers)
    on_calamities = Counter(m for calamity in facts.calamities for m in calamity.modifiers)
    assert on_advances == on_calamities
    assert max(on_advances.values()) == 1
    assert all(m.advance == advance.index for advance in facts.advances for m in advance.modifiers)
    assert all(m.calamity == c.index for c in facts.calamities for m in c.modifiers)


def test_minor_calamities_are_not_modified_and_hit_one_player_only(facts: Facts) -> None:
    """C1."""
    for calamity in facts.calamities:
        if calamity.kind is CalamityKind.MINOR:
            assert not calamity.modifiers
            assert calamity.beneficiary is None
            assert (calamity.secondary, calamity.strikes_areas) == (0, False)


# Modifiers that add something new instead of changing a number that the calamity gives.
NEW_NUMBERS = {
    ("volcanic-eruption-earthquake", "city-reduced-not-destroyed"),
    ("civil-war", "unit-points"),  # the number is the victim's points above 35
    ("cyclone", "deselected-cities"),
    ("iconoclasm-and-heresy", "ransom-cards"),
    ("regression", "ransom-cities-per-step"),
    ("piracy", "immune"),
}


def test_a_modifier_changes_a_number_of_its_calamity(facts: Facts) -> None:
    """C12."""
    others = {
        (calamity.id, entry.change)
        for calamity in facts.calamities
        for entry in calamity.modifiers
        if entry.change not in calamity.numbers
    }
    assert others == NEW_NUMBERS


def test_a_modifier_changes_by_something_unless_it_is_yes_or_no(facts: Facts) -> None:
    """C12."""

    def without_number(entry: Modifier) -> bool:
        return entry.change in ("immune", "city-reduced-not-destroyed")

    for calamity in facts.calamities:
        for entry in calamity.modifiers:
            assert (entry.by == 0) is without_number(entry), calamity.id


def test_who_names_victims_has_a_number_for_them(facts: Facts) -> None:
    """C5: where others suffer, there is a number for what they lose."""
    for calamity in facts.calamities:
        has_number = any(name.startswith("secondary-") for name in calamity.numbers)
        others_suffer = calamity.secondary > 0 or calamity.strikes_areas
        if calamity.id != "volcanic-eruption-earthquake":
            assert has_number is others_suffer, calamity.id


def test_commodities_and_their_stacks(facts: Facts) -> None:
    """S5, X6: two commodities of each block and an additional one, of the stack's face value."""
    for stack in facts.stacks:
        inside = [facts.commodities[index] for index in stack.commodities]
        assert [c.block for c in inside] == [Block.WEST, Block.EAST, Block.WEST, Block.EAST, None]
        assert {c.stack for c in inside} == {c.face_value for c in inside} == {stack.number}
        assert [c.additional for c in inside] == [c.block is None for c in inside]


@pytest.mark.parametrize(("table", "letter"), [("advances", "A"), ("calamities", "C")])
def test_every_card_is_a_rule(facts: Facts, table: str, letter: str) -> None:
    """P6, C12: A-NAME and C-NAME."""
    rules = [card.rule for card in getattr(facts, table)]
    assert len(set(rules)) == len(rules)
    assert all(re.fullmatch(rf"{letter}(-[A-Z]+)+", rule) for rule in rules)


# --- Set-ups --------------------------------------------------------------------------------------


def _names(setup: Setup) -> str:
    return f"{setup.players} {setup.map}"


def test_the_areas_in_play_are_the_regions_in_play(facts: Facts) -> None:
    """S1."""
    for setup in facts.setups:
        regions = [facts.regions[civ].areas for civ in setup.civilizations]
        assert setup.areas == frozenset().union(*regions), _names(setup)


def test_blocks_divide_the_players(facts: Facts) -> None:
    """S1: each civilization sits in one block, in rank order."""
    for setup in facts.setups:
        seated = [civ for civs in setup.blocks.values() for civ in civs]
        assert sorted(seated) == list(setup.civilizations), _names(setup)
        assert len(seated) == len(set(seated)) == setup.players
        ranks = [facts.civilizations[civ].rank for civ in setup.civilizations]
        assert ranks == sorted(ranks)
        assert all(list(civs) == sorted(civs) for civs in setup.blocks.values())


def test_maps_and_blocks_by_number_of_players(facts: Facts) -> None:
    """S1: 5-9 West or East, 10 West, 11 East, 12-18 both."""
    maps: dict[int, list[MapName]] = {}
    for setup in facts.setups:
        maps.setdefault(setup.players, []).append(setup.map)
        blocks = set(Block) if setup.map is MapName.BOTH else {Block(setup.map)}
        assert set(setup.blocks) == set(setup.decks) == blocks
    assert maps == {
        **{players: [MapName.WEST, MapName.EAST] for players in range(5, 10)},
        10: [MapName.WEST],
        11: [MapName.EAST],
        **{players: [MapName.BOTH] for players in range(12, 19)},
    }


def test_blocks_are_as_even_as_can_be(facts: Facts) -> None:
    """S1, notes: with two blocks they differ by one player at most."""
    for setup in facts.setups:
        sizes = [len(civs) for civs in setup.blocks.values()]
        assert max(sizes) - min(sizes) <= 1, _names(setup)


def test_starting_credits(facts: Facts) -> None:
    """S4: 10 with 5 players, 5 with 6 and with 12, else none."""
    for setup in facts.setups:
        assert setup.starting_credits == {5: 10, 6: 5, 12: 5}.get(setup.players, 0), _names(setup)


def test_hand_limits(facts: Facts) -> None:
    """P5: 8 with 5-11 players, 9 with 12-18."""
    for setup in facts.setups:
        assert setup.hand_limit == (8 if setup.players <= 11 else 9), _names(setup)


def test_when_there_are_minor_calamities(facts: Facts) -> None:
    """S5, S5a: with 9-11 and 15-18 players."""
    with_minor = {*range(9, 12), *range(15, 19)}
    for setup in facts.setups:
        assert setup.minor_calamities is (setup.players in with_minor), _names(setup)


def test_decks_hold_whole_sets_over_all_blocks(facts: Facts) -> None:
    """S5, S5a: a set is in play as a whole or not at all; additional ones with minor calamities."""
    for setup in facts.setups:
        for commodity in facts.commodities:
            cards = [deck.get(commodity.index, 0) for deck in setup.decks.values()]
            in_play = (
                setup.minor_calamities
                if commodity.additional
                else setup.map in (MapName.BOTH, commodity.block)
            )
            assert sum(cards) == (commodity.count if in_play else 0), (_names(setup), commodity.id)
            assert all(number > 0 for deck in setup.decks.values() for number in deck.values())


def test_two_blocks_have_the_same_number_of_cards_in_each_stack(facts: Facts) -> None:
    """S5, D5."""
    for setup in facts.setups:
        for stack in facts.stacks:
            cards = {
                sum(deck.get(commodity, 0) for commodity in stack.commodities)
                for deck in setup.decks.values()
            }
            assert len(cards) == 1, (_names(setup), stack.number)


def test_a_block_has_more_of_its_own_commodities(facts: Facts) -> None:
    """S5: at least half the cards of a divided set stay at home."""
    for setup in facts.setups:
        for block, deck in setup.decks.items():
            for index, number in deck.items():
                commodity = facts.commodities[index]
                if commodity.block is block:
                    assert 2 * number >= commodity.count, (_names(setup), commodity.id)
                else:
                    assert 2 * number <= commodity.count or commodity.additional


def test_enough_commodity_cards_to_put_aside(facts: Facts) -> None:
    """S5: without minor calamities, each stack first deals one card to each of its players."""
    for setup in facts.setups:
        if not setup.minor_calamities:
            for block, civs in setup.blocks.items():
                for stack in facts.stacks:
                    cards = sum(setup.decks[block].get(c, 0) for c in stack.commodities)
                    assert cards >= len(civs), (_names(setup), stack.number)


# --- The A.S.T. and the Short Game ----------------------------------------------------------------


@pytest.mark.parametrize("name", TrackName)
def test_epochs_begin_one_after_the_other(facts: Facts, name: TrackName) -> None:
    """H1: from step 0 up to a step of the track, each with a printed year."""
    track = facts.tracks[name]
    for civ in facts.civilizations:
        starts = civ.epoch_starts[name]
        assert len(starts) == len(facts.epochs) == len(track.requirements)
        assert starts[0] == 0
        assert all(a < b for a, b in pairwise(starts)), civ.id
        assert starts[-1] <= track.last_step
    assert track.last_step < len(facts.years)


@pytest.mark.parametrize("name", TrackName)
def test_a_track_asks_for_more_and_more_cities(facts: Facts, name: TrackName) -> None:
    """H1: the Stone Age asks for nothing."""
    cities = [requirement.cities for requirement in facts.tracks[name].requirements]
    assert cities == sorted(cities)
    assert cities[0] == 0
    assert cities[1] > 0


def test_years_run_forward(facts: Facts) -> None:
    """H3."""
    assert list(facts.years) == sorted(set(facts.years))


def test_there_is_a_theme_set_for_every_player(facts: Facts) -> None:
    """Q1: as many copies as players, of sets of four advances."""
    short_game = facts.short_game
    assert set(short_game.copies) == {setup.players for setup in facts.setups}
    for players, copies in short_game.copies.items():
        assert sum(copies.values()) == players
        assert set(copies.values()) <= {1, 2}
    for theme_set in short_game.theme_sets:
        assert len(set(theme_set.advances)) == len(theme_set.advances) == 4


# --- Words and colours ----------------------------------------------------------------------------


def test_every_name_is_given_in_both_languages(facts: Facts) -> None:
    for name in _all_names(facts):
        for language in ("en", "pl"):
            text = name.in_language(language)
            assert text
            assert text == " ".join(text.split())


def _all_names(facts: Facts) -> list[Name]:
    tables = (
        facts.places,
        facts.flood_plains,
        facts.volcanoes,
        facts.civilizations,
        facts.groups,
        facts.advances,
        facts.calamities,
        facts.commodities,
        facts.epochs,
        facts.short_game.theme_sets,
    )
    names = [record.name for table in tables for record in table]
    return [*names, facts.water, *(colour.name for colour in _all_colours(facts))]


def _all_colours(facts: Facts) -> list[Colour]:
    return [record.colour for table in (facts.civilizations, facts.groups) for record in table]


def test_colours_are_colours(facts: Facts) -> None:
    for colour in _all_colours(facts):
        assert re.fullmatch(r"#[0-9a-f]{6}", colour.fill)
        assert colour.ink in ("black", "white")


@pytest.mark.parametrize("table", ["civilizations", "groups"])
def test_no_two_of_a_table_have_the_same_colour(facts: Facts, table: str) -> None:
    colours = [record.colour for record in getattr(facts, table)]
    for part in ("fill", "name"):
        assert len({getattr(colour, part) for colour in colours}) == len(colours)


def test_homes_alternate_down_the_ranks(facts: Facts) -> None:
    """S1: odd ranks belong to the West, even ones to the East; games on one map likewise."""
    for civ in facts.civilizations:
        assert civ.home is (Block.WEST if civ.rank % 2 else Block.EAST), civ.id
    for setup in facts.setups:
        if setup.players < 10 or setup.players > 16:
            for block, civs in setup.blocks.items():
                assert {facts.civilizations[civ].home for civ in civs} == {block}, _names(setup)
