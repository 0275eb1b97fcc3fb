"""A purchase at a real table, with the buyer's credits, cards and advances (P)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.cases.case_form import CaseHolding
from ecumene.data import MapName, TrackName
from ecumene.rules.errors import BadData
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.phases.purchases.prices import FREE_CREDITS_STEP, credits_with, free_credits
from ecumene.rules.state.ids import Advances, CardNo, CivNo, GroupNo
from ecumene.rules.state.lookup_tables import CITIES, FIRST_CALAMITY, TOKENS, WATER_CARD
from ecumene.tabletop.table_phase import TablePhase
from ecumene.tabletop.table_setup import check_playing, check_range, setup_of

if TYPE_CHECKING:
    from ecumene.data import Setup


class Buyer(Struct, frozen=True):
    """The buyer, and what they have."""

    civilization: CivNo
    """Their civilization."""
    players: int | None = None
    """The number of players, for starting credits and hand limit (S4, P5)."""
    map: MapName | None = None
    """The map."""
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
    """The A.S.T. in use; None: leave the A.S.T. out."""
    step: int = 0
    """The succession marker's step, unless the A.S.T. is left out."""
    cities: int = 0
    """Cities on the board, unless the A.S.T. is left out."""


def opened(buyer: Buyer) -> TablePhase:
    """The question about a purchase; raises ``BadData`` if the buyer's holdings are impossible."""
    setup = setup_of(buyer.players, buyer.map)
    check_playing([buyer.civilization], setup)
    if any(card >= FIRST_CALAMITY for card in buyer.hand):
        raise BadData((), "page-table-no-calamities")
    _check_hand(buyer, setup)
    check_range(buyer.treasury, TOKENS)
    check_range(buyer.cities, CITIES)
    _check_free_credits(buyer)
    holding = CaseHolding(
        cities_elsewhere=buyer.cities,
        treasury=buyer.treasury,
        advances=buyer.advances,
        hand=buyer.hand,
        step=buyer.step,
        credits=_credits(buyer, setup),
    )
    start = {NAMES["civilization"][buyer.civilization]: holding}
    situation = TablePhase("advances", start, setup, buyer.track)
    if not situation.game.pending:
        raise BadData((), "page-table-nothing-to-buy")
    return situation


def _credits(buyer: Buyer, setup: Setup) -> tuple[int, ...]:
    """Credits from the set-up, the advances held, and free choice (S4, P3)."""
    start = 0 if buyer.short_game else setup.starting_credits
    return tuple(start + gained for gained in credits_with(buyer.advances, buyer.credits))


def _check_hand(buyer: Buyer, setup: Setup) -> None:
    """Refuse more cards of a commodity than exist (S5); water is unlimited."""
    for card, count in Counter(buyer.hand).items():
        if card == WATER_CARD:
            continue
        most = sum(deck.get(card, 0) for deck in setup.decks.values())
        if count > most:
            args = {"card": card, "most": most, "players": setup.players}
            raise BadData((), "page-table-too-many-cards", args)


def _check_free_credits(buyer: Buyer) -> None:
    """Refuse free credits that no advance gave (A-WRITTEN-RECORD, A-MONUMENT), or not by fives."""
    chosen = buyer.credits.values()
    free = free_credits(buyer.advances)
    if any(number < 0 or number % FREE_CREDITS_STEP for number in chosen) or sum(chosen) != free:
        args = {"credits": free, "step": FREE_CREDITS_STEP, "given": sum(chosen)}
        raise BadData((), "page-table-free-credits", args)
