"""What can be said of every seat in numbers, at any moment of a game.

Each feature is something that people at a table name when they talk about who is ahead. The first
ones everybody sees; the others need hands laid open (G13).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.phases.succession import (
    COUNTED,
    counted_cities,
    epoch_at,
    last_turn,
)
from ecumene.rules.state.board import city_count
from ecumene.rules.state.lookup_tables import (
    FIRST_CALAMITY,
    cost_of_advances,
    points_of_advances,
)
from ecumene.rules.state.trade_cards import MAJOR, TRADEABLE
from ecumene.rules.victory import points

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.data import Requirement
    from ecumene.rules.play import Options
    from ecumene.rules.state.game_state import Player, State
    from ecumene.rules.state.ids import Advances, Seat

SEEN: Final = (
    "points",
    "steps",
    "steps-open",
    "cities-short",
    "cities",
    "areas",
    "tokens",
    "treasury",
    "ships",
    "advances",
    "spent",
    "credits",
    "cards-before-trade",
    "cards-after-trade",
)
"""What everybody sees of a seat."""
HELD: Final = (
    "worth-before-trade",
    "worth-after-trade",
    "calamities-to-pass-on",
    "calamities-to-keep",
    "major-calamities",
)
"""What besides is seen with hands open."""
AHEAD: Final = 5
"""So many spaces of the track are looked at: what is needed further on can still be bought."""
_SELECTION, _ADVANCES = phase_number("selection"), phase_number("advances")


def features(options: Options, state: State, seat: Seat) -> tuple[float, ...]:
    """What can be said of a seat: ``SEEN``, then ``HELD``."""
    return (*seen(options, state, seat), *held(state, seat))


def seen(options: Options, state: State, seat: Seat) -> tuple[float, ...]:
    """What everybody sees of a seat, in the order of ``SEEN``."""
    player = state.players[seat]
    open_, short = _track_ahead(options, player)
    spends = _spends(state)
    cards = len(player.hand)
    return (
        points(state, seat).total,
        player.step,
        open_,
        short,
        city_count(player),
        len(player.tokens) + city_count(player),
        sum(player.tokens.values()),
        player.treasury,
        len(player.ships),
        player.advances.bit_count(),
        cost_of_advances(player.advances),
        sum(player.credits) + sum(player.credits_gained),
        0 if spends else cards,
        cards if spends else 0,
    )


def held(state: State, seat: Seat) -> tuple[float, ...]:
    """What a seat has in hand, in the order of ``HELD``."""
    hand = state.players[seat].hand
    value = worth(Counter(card for card in hand if card < FIRST_CALAMITY))
    spends = _spends(state)
    calamities = [card for card in hand if card >= FIRST_CALAMITY]
    to_pass_on = sum(card in TRADEABLE for card in calamities)
    return (
        0 if spends else value,
        value if spends else 0,
        to_pass_on,
        len(calamities) - to_pass_on,
        sum(card in MAJOR for card in calamities),
    )


def progress(options: Options, state: State) -> float:
    """How far a game is, from 0 to 1: on the track (H4), or towards an agreed last turn (H6)."""
    track = facts().tracks[options.track]
    first = max((player.step for player in state.players), default=0)
    latest = last_turn(options, state)
    turns = 0.0 if latest is None else (state.turn - 1 + state.phase / 13) / latest
    return min(1.0, max(first / track.final_steps[0], turns))


def _spends(state: State) -> bool:
    """Whether trade is over and cards have not been spent yet, so that sets are what they are."""
    return _SELECTION <= state.phase <= _ADVANCES


def _track_ahead(options: Options, player: Player) -> tuple[int, int]:
    """Spaces ahead for which the advances suffice (H1), and cities lacking for the next one."""
    track = facts().tracks[options.track]
    starts = facts().civilizations[player.civilization].epoch_starts[options.track]
    last = min(track.last_step, player.step + AHEAD)
    if player.step == track.last_step:
        return 0, 0
    here = epoch_at(options.track, player.civilization, player.step + 1)
    cities = counted_cities(city_count(player), player.advances)
    short = max(0, track.requirements[here].cities - cities)
    epoch, reached = here, player.step
    while reached < last and _suffice(track.requirements[epoch], player.advances):
        epoch += 1
        reached = min(last, starts[epoch] - 1) if epoch < len(starts) else last
    return reached - player.step, short


def _suffice(needed: Requirement, advances: Advances) -> bool:
    """Whether advances are enough for the spaces of an epoch, whatever the cities (H1)."""
    return points_of_advances(advances) >= needed.advance_points and all(
        (advances & counted).bit_count() >= getattr(needed, kind)
        for kind, counted in COUNTED.items()
    )


def table_of(options: Options, state: State, seats: Sequence[Seat]) -> list[tuple[float, ...]]:
    """The features of several seats."""
    return [features(options, state, seat) for seat in seats]
