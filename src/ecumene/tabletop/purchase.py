"""A purchase at a real table: whose credits, cards and advances they are (P)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.cases.form import Holding
from ecumene.data import MapName, TrackName
from ecumene.rules.errors import BadData
from ecumene.rules.ids import Advances, CardNo, CivNo, GroupNo
from ecumene.rules.names import NAMES
from ecumene.rules.purchases.prices import FREE_CREDITS_STEP, credits_with, free_credits
from ecumene.rules.static import CITIES, FIRST_CALAMITY, TOKENS, WATER_CARD
from ecumene.tabletop.playing import check_playing, check_range, setup_of
from ecumene.tabletop.situation import Situation

if TYPE_CHECKING:
    from ecumene.data import Setup


class Buyer(Struct, frozen=True):
    """Who buys, with what, and where."""

    civilization: CivNo
    """Who."""
    players: int | None = None
    """How many play: that gives the starting credits and the hand limit (S4, P5)."""
    map: MapName | None = None
    """On which map."""
    short_game: bool = False
    """Whether it is the Short Game, which has no starting credits (S4)."""
    hand: tuple[CardNo, ...] = ()
    """Commodity cards in hand."""
    treasury: int = 0
    """Tokens in treasury."""
    advances: Advances = 0
    """The advances held since an earlier turn (P4)."""
    credits: dict[GroupNo, int] = {}
    """The free credits that came with them, by group (A-WRITTEN-RECORD, A-MONUMENT)."""
    track: TrackName | None = None
    """Which A.S.T. is used; None: the A.S.T. is left out."""
    step: int = 0
    """How far the succession marker has moved, where the A.S.T. is not left out."""
    cities: int = 0
    """Cities on the board, where the A.S.T. is not left out."""


def opened(buyer: Buyer) -> Situation:
    """The shop before a buyer; raises ``BadData`` where nobody can have that."""
    setup = setup_of(buyer.players, buyer.map)
    check_playing([buyer.civilization], setup)
    if any(card >= FIRST_CALAMITY for card in buyer.hand):
        raise BadData((), "page-table-no-calamities")
    _check_hand(buyer, setup)
    check_range(buyer.treasury, TOKENS)
    check_range(buyer.cities, CITIES)
    _check_free_credits(buyer)
    holding = Holding(
        cities_elsewhere=buyer.cities,
        treasury=buyer.treasury,
        advances=buyer.advances,
        hand=buyer.hand,
        step=buyer.step,
        credits=_credits(buyer, setup),
    )
    start = {NAMES["civilization"][buyer.civilization]: holding}
    situation = Situation("advances", start, setup, buyer.track)
    if not situation.game.pending:
        raise BadData((), "page-table-nothing-to-buy")
    return situation


def _credits(buyer: Buyer, setup: Setup) -> tuple[int, ...]:
    """Those of the set-up, of the advances held, and of free choice (S4, P3)."""
    start = 0 if buyer.short_game else setup.starting_credits
    return tuple(start + gained for gained in credits_with(buyer.advances, buyer.credits))


def _check_hand(buyer: Buyer, setup: Setup) -> None:
    """Refuse more cards of a commodity than the stacks hold (S5); water has no end."""
    for card, count in Counter(buyer.hand).items():
        if card == WATER_CARD:
            continue
        most = sum(deck.get(card, 0) for deck in setup.decks.values())
        if count > most:
            args = {"card": card, "most": most, "players": setup.players}
            raise BadData((), "page-table-too-many-cards", args)


def _check_free_credits(buyer: Buyer) -> None:
    """All that were chosen came with an advance, in steps of 5 (A-WRITTEN-RECORD, A-MONUMENT)."""
    chosen = buyer.credits.values()
    free = free_credits(buyer.advances)
    if any(number < 0 or number % FREE_CREDITS_STEP for number in chosen) or sum(chosen) != free:
        args = {"credits": free, "step": FREE_CREDITS_STEP, "given": sum(chosen)}
        raise BadData((), "page-table-free-credits", args)
