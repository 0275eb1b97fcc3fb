"""A moving seat: what it has, what it sees of the others, and where it may go.

The others are seen as in the state: those who have ended where they ended, the rest where they
began. So no move depends on what can still be taken back (M2a).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.game_state import Draft, Ship
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    ADVANCED_MILITARY,
    AREAS,
    ASTRONAVIGATION,
    CLOTH_MAKING,
    CULTURAL_ASCENDANCY,
    DIPLOMACY,
    LIMIT,
    MILITARY,
    NAVAL_WARFARE,
    ROADBUILDING,
    TOKENS,
    effect_number,
)

if TYPE_CHECKING:
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Player, State
    from ecumene.rules.state.ids import Advances, Seat

RANGE: Final = 4
LONG_RANGE: Final = effect_number("cloth-making", "ship-steps", "steps")
CAPACITY: Final = 5
LARGE_CAPACITY: Final = effect_number("naval-warfare", "ship-capacity", "capacity")


class Mover:
    """A seat and its draft, on which moves are made."""

    __slots__ = ("advances", "areas", "draft", "free", "seat", "state")

    def __init__(self, play: Play, seat: Seat, draft: Draft) -> None:
        self.state = play.state
        self.areas = play.areas
        self.seat = seat
        self.advances = advances = play.state.players[seat].advances
        self.draft = draft
        self.free = not _guarded(play.state, advances)
        """Whether no other player's advance keeps it out of any area."""

    @property
    def range(self) -> int:
        """The number of steps its ships can take."""
        return ship_range(self.advances)

    @property
    def capacity(self) -> int:
        """The number of tokens its ships can carry."""
        return ship_capacity(self.advances)

    @property
    def crosses_open_sea(self) -> bool:
        """Whether its ships enter open seas (M7, A-ASTRONAVIGATION)."""
        return bool(self.advances & ASTRONAVIGATION)

    @property
    def independent(self) -> bool:
        """Whether nothing that others do can make one of its moves illegal (M2a)."""
        return self.free and not self.advances & ROADBUILDING

    def own(self, area: int) -> int:
        """Its tokens ashore in an area, moved or not."""
        draft = self.draft
        return draft.still.get(area, 0) + draft.marched.get(area, 0) + draft.landed.get(area, 0)

    def others(self, area: int) -> dict[int, int]:
        """The tokens of all other parties in an area."""
        found = {
            seat: player.tokens[area]
            for seat, player in enumerate(self.state.players)
            if area in player.tokens and seat != self.seat
        }
        if area in self.state.barbarians:
            found[BARBARIANS] = self.state.barbarians[area]
        return found

    def in_conflict(self, area: int, own: int) -> bool:
        """Whether a conflict situation exists with this many own tokens there (M12)."""
        others = self.others(area)
        owner = self.state.cities.get(area)
        if owner is not None:
            return any(party != owner for party in others) or (owner != self.seat and own > 0)
        return len(others) + (own > 0) > 1 and sum(others.values()) + own > LIMIT[area]

    def entry(self, area: int, *, back: bool = False) -> tuple[int, IllegalAction | None]:
        """How many tokens may enter an area one by one, and why no more may (M9, M12a).

        Tokens that come ``back`` to it by road have left it one by one too: if one may, all may.
        """
        if area >= AREAS or area not in self.areas:
            return 0, IllegalAction("M9", "illegal-entry-out-of-play", area=area)
        if self.free:
            return TOKENS, None
        owner = self.state.cities.get(area)
        guard, ascendant = self._guards(area, owner)
        own = self.own(area) - back
        if not (guard or ascendant) or self.in_conflict(area, own):
            return TOKENS, None
        if guard:
            return 0, IllegalAction("A-DIPLOMACY", "illegal-entry-diplomacy", area=area)
        refusal = IllegalAction("A-CULTURAL-ASCENDANCY", "illegal-entry-ascendancy", area=area)
        if owner is not None:
            return 0, refusal
        room = max(0, LIMIT[area] - own - sum(self.others(area).values()))
        return (TOKENS if back and room else room), refusal

    def _guards(self, area: int, owner: int | None) -> tuple[bool, bool]:
        """Whether Diplomacy and Cultural Ascendancy protect an area against it.

        Only others' can: a holder of such an advance ignores it.
        """
        players = self.state.players
        keeps_out = kept_out_by(self.advances)
        guard = (
            owner is not None
            and owner != BARBARIANS
            and bool(players[owner].advances & keeps_out & DIPLOMACY)
        )
        ascendant = any(
            player.advances & keeps_out & CULTURAL_ASCENDANCY
            and (area in player.tokens or owner == seat)
            for seat, player in enumerate(players)
        )
        return guard, ascendant

    def check_entry(self, area: int, tokens: int, *, back: bool = False) -> None:
        """Refuse to let more tokens in than may enter."""
        most, refusal = self.entry(area, back=back)
        if tokens > most and refusal is not None:
            raise refusal


def ship_range(advances: Advances) -> int:
    """The number of steps that ships of a holder of these can take (M7, A-CLOTH-MAKING)."""
    return LONG_RANGE if advances & CLOTH_MAKING else RANGE


def ship_capacity(advances: Advances) -> int:
    """The number of tokens that ships of a holder of these can carry (M7, A-NAVAL-WARFARE)."""
    return LARGE_CAPACITY if advances & NAVAL_WARFARE else CAPACITY


def kept_out_by(advances: Advances) -> Advances:
    """Others' advances that might keep a holder of these out of an area (M12a)."""
    keeps_out = 0
    if not advances & (DIPLOMACY | MILITARY):
        keeps_out |= DIPLOMACY
    if not advances & (CULTURAL_ASCENDANCY | ADVANCED_MILITARY):
        keeps_out |= CULTURAL_ASCENDANCY
    return keeps_out


def _guarded(state: State, advances: Advances) -> bool:
    """Whether anyone holds an advance that might keep a seat with these out of an area."""
    keeps_out = kept_out_by(advances)
    return any(player.advances & keeps_out for player in state.players)


def new_draft(play: Play, seat: Seat) -> Draft:
    """The movement of a seat before its first move."""
    player = play.state.players[seat]
    return Draft(
        token_stock=player.token_stock,
        treasury=player.treasury,
        still=dict(player.tokens),
        ships={number: Ship(place) for number, place in enumerate(player.ships)},
    )


def carry_out(player: Player, draft: Draft) -> None:
    """Carry out a draft; ships not built or maintained are removed (M10)."""
    player.token_stock, player.treasury = draft.token_stock, draft.treasury
    player.tokens = draft.tokens
    player.ships = sorted(ship.place for ship in draft.ships.values() if ship.paid)


def copy_draft(draft: Draft) -> Draft:
    """A copy to try moves on."""
    return Draft(
        draft.token_stock,
        draft.treasury,
        dict(draft.still),
        dict(draft.marched),
        dict(draft.landed),
        {
            number: Ship(ship.place, ship.paid, ship.steps, ship.load, ship.done)
            for number, ship in draft.ships.items()
        },
        list(draft.moves),
    )


def take(tokens: dict[int, int], area: int, count: int) -> None:
    """Take tokens out of an area; there are enough."""
    left = tokens[area] - count
    if left:
        tokens[area] = left
    else:
        del tokens[area]


def put(tokens: dict[int, int], area: int, count: int) -> None:
    """Put tokens into an area."""
    tokens[area] = tokens.get(area, 0) + count
