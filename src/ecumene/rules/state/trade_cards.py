"""Trade cards on their way: from a stack to a hand, from hand to hand, and to a discard pile.

A card in a hand is a number that says what it is. Some cards are in the stacks of both blocks: for
these a player also keeps where each copy came from, so that it goes back there (D5, H5), and for
tradeable calamities who traded each copy to them (X7). Only the functions here change hands, so
that this memory is always right; without an entry, a card is of the holder's own block and not
traded.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from ecumene.data import CalamityKind, facts
from ecumene.rules.state.ids import NOBODY, CardNo
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, WATER_CARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.data import Setup
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import Seat

_facts = facts()

STACK: Final = (
    *(commodity.stack - 1 for commodity in _facts.commodities),
    -1,
    *(calamity.stack - 1 for calamity in _facts.calamities),
)
"""The stack of each card, counted from 0; water has none (X6a)."""
FACE_VALUE: Final = (*(commodity.face_value for commodity in _facts.commodities), 0)
"""The face value of each commodity, and of water (X6, X6a)."""
MAJOR: Final = frozenset(
    FIRST_CALAMITY + calamity.index
    for calamity in _facts.calamities
    if calamity.kind is not CalamityKind.MINOR
)
TRADEABLE: Final = frozenset(
    FIRST_CALAMITY + calamity.index for calamity in _facts.calamities if calamity.tradeable
)
"""The calamities that may change hands in trade (X3)."""
SHARED: Final = -1


class Copy(NamedTuple):
    """A card taken out of a hand: what it is, its block, and who traded it to the holder."""

    card: CardNo
    block: int
    trader: Seat


class Substitution(Struct, frozen=True):
    """A card that counts as one more of another commodity's set (A-TRADE-EMPIRE)."""

    card: CardNo
    """One of the cards that are paid."""
    into: CardNo
    """The commodity as which it counts."""


def is_commodity(card: CardNo) -> bool:
    """Whether a card is a commodity; water counts as one (X6a)."""
    return card < FIRST_CALAMITY


def commodity_cards(hand: Iterable[CardNo]) -> tuple[CardNo, ...]:
    """A hand's commodity cards, including water (X6a), in ascending order."""
    return tuple(sorted(card for card in hand if card < FIRST_CALAMITY))


def may_be_traded(card: CardNo) -> bool:
    """Whether a card may be traded: commodities, water and tradeable calamities (X3)."""
    return card < FIRST_CALAMITY or card in TRADEABLE


def trader_of(player: Player, card: CardNo) -> Seat:
    """Who last traded a calamity to its holder; ``NOBODY`` if it was not traded (X7)."""
    noted = player.traders.get(card)
    return noted[0] if noted else NOBODY


def draw_card(play: Play, seat: Seat, stack: int) -> CardNo:
    """Take the top card of a stack (from 0) of the seat's own block; water if it is empty (D2)."""
    block = play.block_of(seat)
    cards = play.state.stacks[block][stack].cards
    card = cards.pop(0) if cards else WATER_CARD
    put_in(play, seat, Copy(card, block, NOBODY))
    return card


def put_in(play: Play, seat: Seat, copy: Copy) -> None:
    """Add a card to a hand."""
    player = play.state.players[seat]
    card = copy.card
    held = player.hand.count(card)
    player.hand.append(card)
    if _home(play, card) == SHARED:
        _note(player.origins, card, held, copy.block, play.block_of(seat))
    if card in TRADEABLE:
        _note(player.traders, card, held, copy.trader, NOBODY)


def take_out(play: Play, seat: Seat, card: CardNo, number: int = 0) -> Copy:
    """Take a card out of a hand; of equal ones the one held longest, or any by its number."""
    player = play.state.players[seat]
    held = player.hand.count(card)
    player.hand.remove(card)
    block = _home(play, card)
    if block == SHARED:
        block = _forget(player.origins, card, held, number, play.block_of(seat))
    trader = NOBODY
    if card in TRADEABLE:
        trader = _forget(player.traders, card, held, number, NOBODY)
    return Copy(card, block, trader)


def hand_over(play: Play, giver: Seat, taker: Seat, card: CardNo, number: int = 0) -> None:
    """Give a card to another player outside trade, which clears the memory of X7."""
    put_in(play, taker, take_out(play, giver, card, number)._replace(trader=NOBODY))


def discard(play: Play, seat: Seat, card: CardNo, number: int = 0) -> None:
    """Discard a card to the pile of its stack and block; water to the supply (X6a, C10)."""
    copy = take_out(play, seat, card, number)
    if card != WATER_CARD:
        play.state.stacks[copy.block][STACK[card]].discards.append(card)


def _note(
    memory: dict[CardNo, list[int]], card: CardNo, held: int, noted: int, unknown: int
) -> None:
    copies = memory.setdefault(card, [])
    copies += [unknown] * (held - len(copies))
    copies.append(noted)


def _forget(
    memory: dict[CardNo, list[int]], card: CardNo, held: int, number: int, unknown: int
) -> int:
    copies = memory.pop(card, [])
    copies += [unknown] * (held - len(copies))
    noted = copies.pop(number)
    if copies:
        memory[card] = copies
    return noted


def _home(play: Play, card: CardNo) -> int:
    """The block whose stacks hold a card; ``SHARED`` if those of both do (S5, D5)."""
    return _homes(play.setup)[card] if len(play.state.stacks) > 1 else 0


@cache
def _homes(setup: Setup) -> tuple[int, ...]:
    """The block of each card, if there are two."""
    decks = tuple(setup.decks.values())
    commodities = (
        [block for block, deck in enumerate(decks) if deck.get(card)] for card in range(WATER_CARD)
    )
    return (
        *(blocks[0] if len(blocks) == 1 else SHARED for blocks in commodities),
        0,
        *(SHARED for _ in _facts.calamities),
    )
