"""City attacks, one at a time, each completely (F7-F14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import AnswerYesNo, ChooseNumber
from ecumene.rules.choices import choose_cities
from ecumene.rules.decisions import AskNumber, AskYesNo
from ecumene.rules.events import (
    AttackFailed,
    CardStolen,
    CityAttacked,
    CityFell,
    TreasuryGained,
)
from ecumene.rules.phases.conflict.attack_order import WaitingAttacks
from ecumene.rules.phases.conflict.token_conflicts import (
    advances_of,
    rank_of,
    resolve_token_conflict,
)
from ecumene.rules.play import ask
from ecumene.rules.state.board import (
    add_tokens,
    in_conflict,
    remove_city,
    remove_tokens,
    to_treasury,
    tokens_in,
    tokens_of,
)
from ecumene.rules.state.chance import draw
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import ENGINEERING, NAVAL_WARFARE
from ecumene.rules.state.trade_cards import hand_over

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import Advances, AreaNo, Party, Seat

NEEDED = 7
MOST_TREASURY = 3


def resolve_attacks(play: Play, areas: Iterable[AreaNo]) -> Course[None]:
    """Resolve the city attacks that the token conflicts have left (F7, F10)."""
    areas = [area for area in areas if area in play.state.cities]
    waiting = WaitingAttacks()
    while attacks := _attacks(play.state, areas):
        area = yield from _next_attack(play, attacks, waiting)
        if not (yield from _defender_waits(play, area, attacks, waiting)):
            yield from _resolve_attack(play, area, attacks[area])


def tokens_needed(attacker: Advances, defender: Advances) -> int:
    """The tokens an attack needs to succeed, between holders of these (F8, A-ENGINEERING)."""
    return NEEDED + bool(defender & ENGINEERING) - bool(attacker & ENGINEERING)


def _attacks(state: State, areas: Iterable[AreaNo]) -> dict[AreaNo, Party]:
    """The cities under attack and their attackers; only one party is left there (F6)."""
    return {
        area: party
        for area in areas
        if area in state.cities
        for party in tokens_in(state, area)
        if party != state.cities[area]
    }


# The order


def _next_attack(
    play: Play, attacks: dict[AreaNo, Party], waiting: WaitingAttacks
) -> Course[AreaNo]:
    """Pirate cities by rank of the attacker, then cities by rank of the defender (F7, F7a)."""
    state = play.state
    ready = [area for area in attacks if not waiting.awaits(area, attacks)]
    pirate = [area for area in ready if state.cities[area] == BARBARIANS]
    if pirate:
        attacker = min((attacks[area] for area in pirate), key=lambda p: rank_of(state, p))
        own = [area for area in pirate if attacks[area] == attacker]
        (area,) = yield from choose_cities(attacker, "attack-order", BARBARIANS, own, 1, "F7a")
        return area
    defender = min((state.cities[area] for area in ready), key=lambda p: rank_of(state, p))
    own = [area for area in ready if state.cities[area] == defender]
    (area,) = yield from choose_cities(defender, "attack-order", defender, own, 1, "F7")
    return area


def _defender_waits(
    play: Play, area: AreaNo, attacks: dict[AreaNo, Party], waiting: WaitingAttacks
) -> Course[bool]:
    """A defender with too little stock may, once, wait for their own attacks (F10, F10a).

    They are asked only if the city is about to fall: otherwise there is nothing to replace.
    """
    state, attacker, defender = play.state, attacks[area], play.state.cities[area]
    if defender == BARBARIANS or defender in waiting.have_waited:
        return False
    needed = tokens_needed(advances_of(state, attacker), advances_of(state, defender))
    if (
        tokens_of(state, attacker)[area] < needed
        or state.players[defender].token_stock >= needed - 1
    ):
        return False
    own = waiting.could_await(area, [a for a in attacks if attacks[a] == defender], attacks)
    if not own:
        return False
    action = yield from ask(defender, AskYesNo("wait-for-attack", area, "F10"))
    assert isinstance(action, AnswerYesNo)
    if action.yes:
        waiting.begin(defender, area, own)
    return action.yes


# One attack


def _resolve_attack(play: Play, area: AreaNo, attacker: Party) -> Course[None]:
    """Compare the tokens with the number needed; the city falls or the attackers do (F8)."""
    state = play.state
    defender = state.cities[area]
    tokens = tokens_of(state, attacker)[area]
    needed = tokens_needed(advances_of(state, attacker), advances_of(state, defender))
    successful = tokens >= needed
    play.emit(CityAttacked(area, attacker, defender, tokens, needed, successful))
    if successful:
        yield from _take_city(play, area, attacker, defender, needed - 1)
    else:
        remove_tokens(state, attacker, area, tokens)
        play.emit(AttackFailed(area, attacker, tokens, _lose_ships(state, attacker, area)))


def _lose_ships(state: State, attacker: Party, area: AreaNo) -> int:
    """Remove the ships that a failed attack costs (F8, A-NAVAL-WARFARE); returns how many."""
    if not advances_of(state, attacker) & NAVAL_WARFARE:
        return 0
    player = state.players[attacker]
    lost = player.ships.count(area)
    player.ships = [place for place in player.ships if place != area]
    return lost


def _take_city(
    play: Play, area: AreaNo, attacker: Party, defender: Party, replacement: int
) -> Course[None]:
    """The city gives way to tokens, they fight, and the attacker is rewarded (F9, F11, F13).

    The Barbarians' supply is unlimited (C11), and they gain nothing from an attack (F14).
    """
    state = play.state
    remove_city(state, area)
    if defender != BARBARIANS:
        replacement = min(replacement, state.players[defender].token_stock)
    add_tokens(state, defender, area, replacement)
    play.emit(CityFell(area, defender, replacement))
    if in_conflict(state, area):
        yield from resolve_token_conflict(play, area)
    if attacker == BARBARIANS:
        return
    if defender == BARBARIANS:
        yield from _gain_treasury(play, area, attacker, "F11")
    else:
        yield from _steal_card(play, area, attacker, defender)
        yield from _gain_treasury(play, area, attacker, "F9")


def _steal_card(play: Play, area: AreaNo, thief: Seat, victim: Seat) -> Course[None]:
    """The attacker may draw a card at random from the defender's hand (F9)."""
    state = play.state
    hand = state.players[victim].hand
    if not hand:
        return
    action = yield from ask(thief, AskYesNo("steal-card", area, "F9"))
    assert isinstance(action, AnswerYesNo)
    if action.yes:
        drawn = draw(play.options.seed, "steal", len(hand), state.turn, state.phase, area)
        card = hand[drawn]
        copy = hand[:drawn].count(card)
        hand_over(play, victim, thief, card, copy)
        play.emit(CardStolen(thief, victim, card, copy))


def _gain_treasury(play: Play, area: AreaNo, seat: Seat, rule: str) -> Course[None]:
    """The attacker may move up to 3 tokens from their stock to their treasury (F9, F11)."""
    player = play.state.players[seat]
    most = min(MOST_TREASURY, player.token_stock)
    if not most:
        return
    action = yield from ask(seat, AskNumber(area, most, rule))
    assert isinstance(action, ChooseNumber)
    if action.number:
        to_treasury(player, action.number)
        play.emit(TreasuryGained(seat, action.number))
