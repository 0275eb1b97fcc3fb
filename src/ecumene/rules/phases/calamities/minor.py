"""The eight minor calamities, which no advance changes (C1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

from ecumene.data import Calamity
from ecumene.rules.actions import AnswerYesNo, LoseCards
from ecumene.rules.decisions import AskCardsToLose, AskRansom
from ecumene.rules.phases.calamities.victim_losses import (
    destroy_cities,
    lose_cards,
    lose_treasury,
    reduce_cities,
    take_damage,
)
from ecumene.rules.play import Course, Play, ask
from ecumene.rules.state.board import cities_of, city_count
from ecumene.rules.state.ids import Seat
from ecumene.rules.state.lookup_tables import COASTAL
from ecumene.rules.state.trade_cards import commodity_cards

if TYPE_CHECKING:
    from collections.abc import Mapping

Minor: TypeAlias = Callable[[Play, Seat, Calamity], Course[None]]

COASTAL_AREAS: Final = frozenset(area for area, coastal in enumerate(COASTAL) if coastal)


def tempest(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """Damage at the coast, and treasury (C-TEMPEST)."""
    numbers = calamity.numbers
    yield from take_damage(play, seat, numbers["damage"], calamity.rule, COASTAL_AREAS)
    lose_treasury(play, seat, numbers["treasury"], calamity.rule)


def squandered_wealth(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """Treasury (C-SQUANDERED-WEALTH)."""
    lose_treasury(play, seat, calamity.numbers["treasury"], calamity.rule)
    yield from ()


def city_riots(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """A city is reduced, and treasury (C-CITY-RIOTS)."""
    yield from reduce_cities(play, seat, calamity.numbers["reduced-cities"], calamity.rule)
    lose_treasury(play, seat, calamity.numbers["treasury"], calamity.rule)


def city_in_flames(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """A city is destroyed, or a ransom paid in full (C-CITY-IN-FLAMES)."""
    player = play.state.players[seat]
    if not city_count(player):
        return
    ransom = calamity.numbers["ransom"]
    if player.treasury >= ransom:
        action = yield from ask(seat, AskRansom(ransom, calamity.rule))
        assert isinstance(action, AnswerYesNo)
        if action.yes:
            lose_treasury(play, seat, ransom, calamity.rule)
            return
    yield from destroy_cities(play, seat, calamity.numbers["destroyed-cities"], calamity.rule)


def tribal_conflict(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """Damage anywhere (C-TRIBAL-CONFLICT)."""
    yield from take_damage(play, seat, calamity.numbers["damage"], calamity.rule)


def minor_uprising(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """A city is destroyed (C-MINOR-UPRISING)."""
    yield from destroy_cities(play, seat, calamity.numbers["destroyed-cities"], calamity.rule)


def banditry(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """Cards are discarded, unless a ransom is paid for each (C-BANDITRY).

    The player is asked even if their cards are all alike, which is secret (G13b).
    """
    cards = commodity_cards(play.state.players[seat].hand)
    most = min(calamity.numbers["cards"], len(cards))
    ransom = calamity.numbers["ransom-per-card"]
    least = max(0, most - play.state.players[seat].treasury // ransom)
    counts = tuple(range(most, least - 1, -1))
    if least < len(cards):
        action = yield from ask(seat, AskCardsToLose(cards, counts, calamity.rule, ransom))
        assert isinstance(action, LoseCards)
        cards = action.cards
    lose_cards(play, seat, cards, calamity.rule)
    lose_treasury(play, seat, ransom * (most - len(cards)), calamity.rule)


def coastal_migration(play: Play, seat: Seat, calamity: Calamity) -> Course[None]:
    """A coastal city is destroyed, and treasury (C-COASTAL-MIGRATION)."""
    coastal = [area for area in cities_of(play.state, seat) if COASTAL[area]]
    count = calamity.numbers["destroyed-cities"]
    yield from destroy_cities(play, seat, count, calamity.rule, coastal)
    lose_treasury(play, seat, calamity.numbers["treasury"], calamity.rule)


MINOR: Final[Mapping[str, Minor]] = {
    "tempest": tempest,
    "squandered-wealth": squandered_wealth,
    "city-riots": city_riots,
    "city-in-flames": city_in_flames,
    "tribal-conflict": tribal_conflict,
    "minor-uprising": minor_uprising,
    "banditry": banditry,
    "coastal-migration": coastal_migration,
}
"""By the calamity's id."""
