"""What a choice in a calamity would cost everybody, from a view alone (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecumene.data import Role, facts
from ecumene.rules.forecast.conflicts import outcome
from ecumene.rules.least_missed import city_value
from ecumene.rules.phases.calamities.affliction import SECONDARY, figure
from ecumene.rules.phases.calamities.earth import VOLCANO, cities_shaken, touched
from ecumene.rules.phases.calamities.piracy import coastal_cities
from ecumene.rules.phases.calamities.water import (
    PLAIN,
    PLAIN_AREAS,
    SAFE_SITES,
    cities_beside,
    exposed,
)
from ecumene.rules.state.board import city_count, tokens_in
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    AREAS,
    CITY_POINTS,
    COASTAL,
    ENGINEERING,
    FIRST_CALAMITY,
    WATER,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.data import Calamity, Setup
    from ecumene.rules.forecast.conflicts import Outcome
    from ecumene.rules.phases.calamities.affliction import Figure
    from ecumene.rules.state.ids import AreaNo, CardNo, Party, PlaceNo, Seat
    from ecumene.rules.view import View


class Loss(NamedTuple):
    """What a party would lose of what it has where a calamity strikes."""

    party: Party
    """Whose they are."""
    lost: int
    """How many."""
    has: int
    """How many it has there."""
    cities: tuple[AreaNo, ...] = ()
    """The cities among which it would lose some."""


class Havoc(NamedTuple):
    """The units of a party that would be destroyed, all of them."""

    party: Party
    """Whose they are."""
    cities: int
    """How many cities."""
    tokens: int
    """How many tokens."""


class NamedLoss(NamedTuple):
    """What a secondary victim would lose, and how the number is derived (C5, C12)."""

    what: str
    """The key of the number: damage, reduced-cities or pirate-cities."""
    figure: Figure
    """The number that the calamity takes, and what it comes from."""
    lost: int
    """How much of it."""
    has: int
    """How much of it there is."""
    ransom: int = 0
    """How many cards may be discarded instead (A-THEOCRACY); 0: none."""


def calamity_of(rule: str) -> Calamity | None:
    """The calamity of a rule; None if it is another rule."""
    return next((each for each in facts().calamities if each.rule == rule), None)


def card_of(calamity: Calamity) -> CardNo:
    """The card of a calamity."""
    return FIRST_CALAMITY + calamity.index


def at_sea(view: View, sea: PlaceNo) -> list[Loss]:
    """Whose cities a Cyclone of the reader's would reduce beside a sea (C-CYCLONE)."""
    cyclone = facts().calamities["cyclone"]
    found = []
    for party, areas in cities_beside(view, sea).items():
        if party == BARBARIANS:
            continue
        role, advances = _role(view, party), view.players[party].advances
        selected = min(len(areas), figure(cyclone, "selected-cities", advances, role).value)
        spared = figure(cyclone, "deselected-cities", advances, role).value
        found.append(Loss(party, max(0, selected - spared), len(areas), tuple(areas)))
    return _own_first(view, found)


def on_plain(view: View, area: AreaNo) -> list[Loss]:
    """Whose units a Flood of the reader's would cost on a flood plain (C-FLOOD)."""
    flood, plain = facts().calamities["flood"], PLAIN[area]
    assert plain is not None
    found = []
    for seat, player in enumerate(view.players):
        units = exposed(view, seat)
        there = sum(points for each, points in units if each in PLAIN_AREAS[plain])
        if there:
            number = figure(flood, "damage", player.advances, _role(view, seat)).value
            found.append(Loss(seat, min(number, there), there))
    return _own_first(view, found)


def at_volcano(view: View, area: AreaNo) -> list[Havoc]:
    """What an eruption would destroy, whoever owns it (C-VOLCANIC-ERUPTION-EARTHQUAKE)."""
    cities: dict[Party, int] = {}
    tokens: dict[Party, int] = {}
    for each in touched(area):
        if each in view.cities:
            owner = view.cities[each]
            cities[owner] = cities.get(owner, 0) + 1
        for party, count in tokens_in(view, each).items():
            tokens[party] = tokens.get(party, 0) + count
    hit = sorted({*cities, *tokens}, key=lambda party: (party != view.seat, party))
    return [Havoc(party, cities.get(party, 0), tokens.get(party, 0)) for party in hit]


def quake_reduces(view: View) -> bool:
    """Whether an earthquake only reduces the reader's city (A-ENGINEERING)."""
    assert view.seat is not None
    return bool(view.players[view.seat].advances & ENGINEERING)


def beside_quake(view: View, area: AreaNo) -> tuple[AreaNo, ...]:
    """The cities of which one is reduced if an earthquake strikes a city of the reader's."""
    assert view.seat is not None
    return cities_shaken(view, view.seat, area)


def quake_cost(view: View, area: AreaNo) -> tuple[int, ...]:
    """What the loss of a city costs the reader, for sorting: another of theirs, then its worth."""
    near = beside_quake(view, area)
    return bool(near) and view.cities[near[0]] == view.seat, *city_value(area)


def if_named(view: View, calamity: Calamity, seat: Seat) -> NamedLoss:
    """What a player would lose if named as a secondary victim (C5)."""
    advances = view.players[seat].advances
    keys = ("damage", "reduced-cities", "pirate-cities")
    what = next(key for key in keys if SECONDARY + key in calamity.numbers)
    number = figure(calamity, what, advances, Role.SECONDARY)
    cities = city_count(view.players[seat])
    tokens = sum(view.players[seat].tokens.values())
    has = {
        "damage": tokens + CITY_POINTS * cities,
        "reduced-cities": cities,
        "pirate-cities": len(coastal_cities(view, seat)),
    }[what]
    ransom = figure(calamity, "ransom-cards", advances, Role.SECONDARY).value
    return NamedLoss(what, number, min(number.value, has), has, ransom)


def horde_of(view: View, victim: Seat) -> int:
    """How many Barbarians come for a victim (C-BARBARIAN-HORDES)."""
    hordes = facts().calamities["barbarian-hordes"]
    return figure(hordes, "barbarians", view.players[victim].advances).value


def horde_at(view: View, area: AreaNo, horde: int) -> Outcome:
    """What a horde would leave of an area it enters."""
    tokens = tokens_in(view, area)
    tokens[BARBARIANS] = tokens.get(BARBARIANS, 0) + horde
    return outcome(view, area, tokens)


def _role(view: View, seat: Seat) -> Role:
    return Role.PRIMARY if seat == view.seat else Role.SECONDARY


def _own_first(view: View, losses: Iterable[Loss]) -> list[Loss]:
    return sorted(losses, key=lambda loss: (loss.party != view.seat, -loss.lost, loss.party))


def could_strike(area: AreaNo) -> tuple[CardNo, ...]:
    """The calamities that look for places, and could strike a city in an area (G6)."""
    found = {
        "volcanic-eruption-earthquake": VOLCANO[area] is not None,
        "flood": PLAIN[area] is not None and area not in SAFE_SITES,
        "cyclone": any(place >= AREAS for place in WATER[area]),
        "piracy": COASTAL[area],
    }
    return tuple(card_of(facts().calamities[id_]) for id_ in found if found[id_])


# Cards out of sight


class Unseen(NamedTuple):
    """The cards of a stack that the reader does not see: in it, or in somebody's hand (D4)."""

    empty: bool
    """Whether the stack is empty, so that it sells water (D3)."""
    cards: int
    """How many there are."""
    calamities: tuple[CardNo, ...]
    """Which calamities are among them."""


def unseen(view: View, number: int) -> Unseen:
    """What might come from a stack of the reader's block (S5, D5)."""
    assert view.seat is not None
    civilization = view.players[view.seat].civilization
    blocks = tuple(view.setup.blocks.items())
    place = next(at for at, (_, civs) in enumerate(blocks) if civilization in civs)
    stack, deck = facts().stack(number), view.setup.decks[blocks[place][0]]
    left = {index: deck.get(index, 0) for index in stack.commodities}
    for card in calamities_of(view.setup, number):
        left[card] = 1
    pile = view.stacks[place][number - 1]
    for card in (*pile.discards, *_own_of_block(view, place)):
        left[card] = left.get(card, 0) - 1
    calamities = (card for card, count in left.items() if card >= FIRST_CALAMITY and count > 0)
    total = sum(max(0, left[card]) for card in left)
    return Unseen(pile.empty, total, tuple(sorted(calamities)))


def calamities_of(setup: Setup, number: int) -> Iterator[CardNo]:
    """The calamities of a stack, without the minor ones where there are none (S5)."""
    stack = facts().stack(number)
    minor = stack.minor if setup.minor_calamities else None
    for found in (minor, stack.non_tradeable, stack.tradeable):
        if found is not None:
            yield FIRST_CALAMITY + found


def _own_of_block(view: View, block: int) -> Iterator[CardNo]:
    """The reader's cards, without copies of the other block (D5)."""
    copies: dict[CardNo, int] = {}
    for card in view.hand:
        at = copies[card] = copies.get(card, -1) + 1
        origins = view.origins.get(card, ())
        if at >= len(origins) or origins[at] == block:
            yield card
