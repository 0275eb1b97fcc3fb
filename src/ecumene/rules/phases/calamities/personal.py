"""Calamities whose victims each suffer separately, all at the same time (C5a).

For each calamity there is what one victim suffers, by role. Whether it happens at all, and who may
be named as secondary victim, depends on a player (C3a, C5b).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.data import Role
from ecumene.rules.actions import ChooseCities, LoseCards
from ecumene.rules.decisions import AskCardsToLose, AskCorruption, AskSacrifice
from ecumene.rules.events import MarkerWentBack
from ecumene.rules.phases.calamities.affliction import Affliction, Losses, Strike, number
from ecumene.rules.phases.calamities.victim_choices import name_victims
from ecumene.rules.phases.calamities.victim_losses import (
    destroy_one,
    lose_cards,
    reduce_cities,
    take_damage,
)
from ecumene.rules.phases.cities import check_support
from ecumene.rules.play import Course, Play, ask
from ecumene.rules.state.board import cities_of, city_count
from ecumene.rules.state.ids import Seat
from ecumene.rules.state.lookup_tables import CITIES, COASTAL
from ecumene.rules.state.trade_cards import FACE_VALUE, commodity_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.rules.decisions import Bar

Suffering: TypeAlias = Callable[[Play, Affliction, Seat, Role], Course[None]]


def units_are_lost(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """Damage anywhere (C-FAMINE, C-EPIDEMIC)."""
    damage = number(play, affliction, "damage", seat, role)
    yield from take_damage(play, seat, damage, affliction.rule)


def slaves_revolt(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """A support check at a higher rate (C-SLAVE-REVOLT)."""
    yield from check_support(play, [seat], number(play, affliction, "support-rate", seat, role))


def cities_are_reduced(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """Some of the cities are reduced (C-SUPERSTITION)."""
    count = number(play, affliction, "reduced-cities", seat, role)
    yield from reduce_cities(play, seat, count, affliction.rule)


def few_cities_are_kept(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """All cities but some are reduced (C-CIVIL-DISORDER)."""
    kept = number(play, affliction, "kept-cities", seat, role)
    count = max(0, city_count(play.state.players[seat]) - kept)
    yield from reduce_cities(play, seat, count, affliction.rule)


def officials_steal(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """Cards of some face value are discarded, as far as there are any (C-CORRUPTION, C11).

    The player is asked if a hand of that many commodity cards might leave a choice: with one card
    fewer they could still suffice. What the cards really are must not show in whether they are
    asked (G13b).
    """
    needed = number(play, affliction, "face-value", seat, role)
    if not needed:
        return
    commodities = commodity_cards(play.state.players[seat].hand)
    cards = tuple(card for card in commodities if FACE_VALUE[card])
    if (len(commodities) - 1) * max(FACE_VALUE) >= needed:
        total = min(needed, sum(FACE_VALUE[card] for card in cards))
        action = yield from ask(seat, AskCorruption(cards, total, affliction.rule))
        assert isinstance(action, LoseCards)
        cards = action.cards
    lose_cards(play, seat, cards, affliction.rule)


def heretics_rise(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """Cities are reduced, unless Theocracy pays with cards (C-ICONOCLASM-AND-HERESY)."""
    count = number(play, affliction, "reduced-cities", seat, role)
    if not count or not city_count(play.state.players[seat]):
        return
    ransom = number(play, affliction, "ransom-cards", seat, role)
    cards = commodity_cards(play.state.players[seat].hand)
    if 0 < ransom <= len(cards):
        action = yield from ask(seat, AskCardsToLose(cards, (0, ransom), affliction.rule))
        assert isinstance(action, LoseCards)
        if action.cards:
            lose_cards(play, seat, action.cards, affliction.rule)
            return
    yield from reduce_cities(play, seat, count, affliction.rule)


def marker_goes_back(play: Play, affliction: Affliction, seat: Seat, role: Role) -> Course[None]:
    """The marker goes back, not below the start, unless cities pay for it (C-REGRESSION)."""
    player = play.state.players[seat]
    steps = min(player.step, number(play, affliction, "steps-back", seat, role))
    ransom = number(play, affliction, "ransom-cities-per-step", seat, role) or CITIES + 1
    while steps and len(cities := cities_of(play.state, seat)) >= ransom:
        inland = tuple(area for area in cities if not COASTAL[area])
        coastal = tuple(area for area in cities if COASTAL[area])
        action = yield from ask(seat, AskSacrifice(inland, coastal, ransom, affliction.rule))
        assert isinstance(action, ChooseCities)
        if not action.areas:
            break
        for area in action.areas:
            destroy_one(play, area, affliction.rule)
        steps -= 1
    if steps:
        player.step -= steps
        play.emit(MarkerWentBack(seat, steps))


def anybody(_play: Play, _seat: Seat) -> bool:
    """No condition."""
    return True


def has_units(play: Play, seat: Seat) -> bool:
    """Whether a player has a unit on the board."""
    return bool(play.state.players[seat].tokens) or has_city(play, seat)


def has_city(play: Play, seat: Seat) -> bool:
    """Whether a player has a city on the board."""
    return city_count(play.state.players[seat]) > 0


def _strike(
    suffer: Suffering,
    happens: Callable[[Play, Seat], bool] = anybody,
    can_hit: Callable[[Play, Seat], bool] = anybody,
) -> Strike:
    """A calamity whose victims each suffer separately.

    It has a condition for the primary victim (C3a), and hits only players with something it could
    take, before prevention (C5b).
    """

    def bar(play: Play, seat: Seat) -> Bar | None:
        return None if can_hit(play, seat) else "nothing"

    def choose(play: Play, affliction: Affliction) -> Course[Losses]:
        yield from name_victims(play, affliction, bar)
        hit = {affliction.victim, *affliction.named}
        return [
            (seat, suffer(play, affliction, seat, affliction.role(seat)))
            for seat in play.by_rank()
            if seat in hit
        ]

    return Strike(lambda play, affliction: happens(play, affliction.victim), choose, bar)


PERSONAL: Final[Mapping[str, Strike]] = {
    "famine": _strike(units_are_lost, can_hit=has_units),
    "slave-revolt": _strike(slaves_revolt),
    "superstition": _strike(cities_are_reduced),
    "epidemic": _strike(units_are_lost, can_hit=has_units),
    "civil-disorder": _strike(few_cities_are_kept),
    "corruption": _strike(officials_steal),
    "iconoclasm-and-heresy": _strike(heretics_rise, has_city, has_city),
    "regression": _strike(marker_goes_back),
}
"""By the calamity's id."""
