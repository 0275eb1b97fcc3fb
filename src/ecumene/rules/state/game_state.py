"""The state of a game: plain data that can be encoded, compared and copied."""

from __future__ import annotations

import msgspec
from msgspec import Struct, field

from ecumene.rules.state.canonical_order import in_order
from ecumene.rules.state.ids import (
    Advances,
    AreaNo,
    CardNo,
    Party,
    PickedCivNo,
    PlaceNo,
    Seat,
    ThemeNo,
)
from ecumene.rules.state.moves import Move
from ecumene.rules.state.trade_offers import Trade


class Player(Struct):
    """What belongs to one seat; tokens, cities and ships always add up to 55, 9 and 4 (G1)."""

    civilization: PickedCivNo
    token_stock: int
    """Tokens in stock."""
    city_stock: int
    """Cities in stock; those on the board are in ``State.cities``."""
    credits: list[int]
    """Credit points per group of advances."""
    treasury: int = 0
    tokens: dict[AreaNo, int] = field(default_factory=dict)
    """Tokens on the board; only areas that hold some are listed."""
    ships: list[PlaceNo] = field(default_factory=list)
    """Where the ships on the board are, in ascending order."""
    advances: Advances = 0
    census: int = 0
    step: int = 0
    """How far the succession marker has moved."""
    hand: list[CardNo] = field(default_factory=list)
    traders: dict[CardNo, list[Seat]] = field(default_factory=dict)
    """Who traded each copy of a tradeable calamity in hand to them; NOBODY if not traded (X7)."""
    origins: dict[CardNo, list[int]] = field(default_factory=dict)
    """The block of each copy of a card in hand that both blocks have (D5, H5)."""
    credits_gained: list[int] = field(default_factory=list)
    """Credits per group gained this turn, which count from the next one (P4); empty if none."""
    theme: ThemeNo | None = None
    """The theme set dealt to them, while it is secret (Q1)."""
    old_advances: Advances = 0
    """The advances held when the turn began: only their bonuses count (P4)."""


class Stack(Struct):
    """A trade stack of a block: the cards from the top, and its discard pile."""

    cards: list[CardNo]
    discards: list[CardNo] = field(default_factory=list)


class Ship(Struct):
    """A ship during movement."""

    place: PlaceNo
    paid: bool = False
    """Built or maintained this turn (M5, M10)."""
    steps: int = 0
    load: int = 0
    done: bool = False
    """Whether its voyage is over (M7a)."""


class Draft(Struct):
    """A seat's movement so far, which it can still take back (M2).

    Each token on land is still (not moved), marched (moved by land) or landed (disembarked), since
    a token moves once (M3, M8).
    """

    token_stock: int
    treasury: int
    still: dict[AreaNo, int]
    marched: dict[AreaNo, int] = field(default_factory=dict)
    landed: dict[AreaNo, int] = field(default_factory=dict)
    ships: dict[int, Ship] = field(default_factory=dict)
    """By the number that tells a player's ships apart until the phase is over."""
    moves: list[Move] = field(default_factory=list)

    @property
    def tokens(self) -> dict[AreaNo, int]:
        """All tokens on land, whether they have moved or not."""
        return added_up(self.still, self.marched, self.landed)


def added_up(*pools: dict[AreaNo, int]) -> dict[AreaNo, int]:
    """The tokens of several pools together, by area."""
    tokens: dict[AreaNo, int] = {}
    for pool in pools:
        for area, count in pool.items():
            tokens[area] = tokens.get(area, 0) + count
    return tokens


class Movement(Struct):
    """The current phase 3: the order of movement, who has ended, and the drafts of the others."""

    order: list[Seat]
    ended: list[Seat] = field(default_factory=list)
    drafts: dict[Seat, Draft] = field(default_factory=dict)
    broken: dict[Seat, list[int]] = field(default_factory=dict)
    """The moves of drafts that others, ending earlier, have made illegal (M2a)."""
    made: dict[Seat, int] = field(default_factory=dict)
    """The number of moves everyone has made so far, including those taken back (O3a)."""


class State(Struct):
    """Everything about a game, hidden or not."""

    players: list[Player]
    stacks: list[list[Stack]]
    """Per block of the set-up, the nine stacks."""
    turn: int = 1
    phase: int = 0
    """0 during set-up, then 1 to 13."""
    barbarians: dict[AreaNo, int] = field(default_factory=dict)
    cities: dict[AreaNo, Party] = field(default_factory=dict)
    """Whose city stands where; the Barbarians' are pirate cities."""
    new_cities: list[AreaNo] = field(default_factory=list)
    """Where cities were built this turn, for the order of reduction (K4)."""
    waiting: list[Seat] = field(default_factory=list)
    """Those acting at the same time who wait for earlier players (G9)."""
    movement: Movement | None = None
    trade: Trade | None = None
    """The current phase 7."""
    late_iron: list[Seat] = field(default_factory=list)
    """Who was alone, or alone in their block, to enter the Late Iron Age first (V1a)."""
    late_iron_entered: bool = False
    """Whether anyone has entered it, so that nobody else can be first (V1a)."""
    last_turn: int = 0
    """The turn after which the game ends (H4); 0 while that is open."""
    time_called: bool = False
    """The agreed time has come, so the game ends after this turn (H6)."""
    over: bool = False
    leaving: list[Seat] = field(default_factory=list)
    """Who will leave, after this phase or the coming 5 or 11, in the order of announcement (L1)."""
    left: list[Seat] = field(default_factory=list)
    """Who has left the game (L)."""


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(State)


def encode(state: State) -> bytes:
    """The state as bytes; equal states give equal bytes, whatever the order of events."""
    copy = msgspec.structs.replace(
        state, players=[msgspec.structs.replace(player) for player in state.players]
    )
    if state.movement is not None:
        drafts = state.movement.drafts
        copy.movement = msgspec.structs.replace(
            state.movement,
            drafts={seat: msgspec.structs.replace(draft) for seat, draft in drafts.items()},
        )
    if state.trade is not None:
        copy.trade = msgspec.structs.replace(state.trade)
    return encode_in_order(copy)


def encode_in_order(state: State) -> bytes:
    """The same bytes; but the state itself is sorted, which saves copying it."""
    put_in_order(state)
    return _encoder.encode(state)


def decode(data: bytes) -> State:
    """Decode a state."""
    return _decoder.decode(data)


def put_in_order(state: State) -> None:
    """Sort what is listed by area or seat, so that its order reveals nothing of the past.

    Offers and deals keep theirs: a player who is done calls them off in the order in which they
    came.
    """
    for player in state.players:
        player.tokens = in_order(player.tokens)
        if player.traders:
            player.traders = in_order(player.traders)
        if player.origins:
            player.origins = in_order(player.origins)
    state.barbarians = in_order(state.barbarians)
    state.cities = in_order(state.cities)
    if state.trade is not None:
        state.trade.made = in_order(state.trade.made)
        state.trade.said = in_order(state.trade.said)
    if state.movement is not None:
        state.movement.drafts = in_order(state.movement.drafts)
        state.movement.made = in_order(state.movement.made)
        for draft in state.movement.drafts.values():
            draft.still = in_order(draft.still)
            draft.marched = in_order(draft.marched)
            draft.landed = in_order(draft.landed)
            draft.ships = in_order(draft.ships)
