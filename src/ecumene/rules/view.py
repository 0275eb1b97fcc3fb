"""What a seat may know of a game (G13, G13a, D4).

A view is built by inclusion: it starts empty, and only what its reader may know is put in. Hidden
facts have no influence on it: not by a field, not by an order, not by a size.
"""

from __future__ import annotations

from itertools import repeat
from typing import TYPE_CHECKING, Final, get_args

from msgspec import Struct

from ecumene.data import MapName, TrackName, facts
from ecumene.rules import succession
from ecumene.rules.decisions import Decision
from ecumene.rules.ids import (
    Advances,
    AreaNo,
    CardNo,
    CivNo,
    Party,
    PickedCivNo,
    PlaceNo,
    Seat,
    ThemeNo,
)
from ecumene.rules.ordering import in_order
from ecumene.rules.play import areas_in_play
from ecumene.rules.state import Draft, Movement, Ship
from ecumene.rules.static import FIRST_CALAMITY
from ecumene.rules.trade.viewing import TradeView, trade_view

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.rules.game import Game
    from ecumene.rules.play import Options
    from ecumene.rules.state import Player, Stack

SUFFERING: Final = 9
"""The phase before which everyone has said how many calamities he holds (Y1)."""
KINDS: Final[dict[type[Decision], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(Decision)
}
"""The names that the kinds of decisions have outside."""


class Agreed(Struct, frozen=True):
    """What was agreed before the game, but for the seed."""

    players: int
    map: MapName
    track: TrackName
    civilizations: tuple[CivNo, ...] | None
    strict_movement: bool
    short_game: bool
    last_turn: int | None
    timed: bool


class PlayerView(Struct, frozen=True):
    """A player as everybody sees him (G13)."""

    civ: PickedCivNo
    stock: int
    cities: int
    """Cities in stock."""
    credits: tuple[int, ...]
    gained: tuple[int, ...]
    """Credits that count from the next turn (P4)."""
    treasury: int
    tokens: dict[AreaNo, int]
    ships: tuple[PlaceNo, ...]
    advances: Advances
    old_advances: Advances
    """The advances held when the turn began: only their bonuses count (P4)."""
    census: int
    step: int
    cards: int
    """How many trade cards he holds."""
    calamities: int | None
    """How many of them are calamities, in phase 9, when everyone has said so (Y1)."""


class StackView(Struct, frozen=True):
    """A trade stack: whether it is empty (D4), and what was discarded (G13a)."""

    empty: bool
    discards: tuple[CardNo, ...]


UNTOUCHED: Final = StackView(empty=False, discards=())


class View(Struct, frozen=True):
    """A game as a seat, or a spectator, may know it."""

    seat: Seat | None
    """Whose view it is; None for a spectator."""
    agreed: Agreed
    turn: int
    phase: int
    players: tuple[PlayerView, ...]
    hand: tuple[CardNo, ...]
    """The reader's own cards, in the order of the table of cards."""
    traders: dict[CardNo, tuple[Seat, ...]]
    """Who traded him the calamities of his hand, copy by copy; -1 for nobody (X7)."""
    origins: dict[CardNo, tuple[int, ...]]
    """Per card of his hand that both blocks have, the block of each copy (D5)."""
    theme: ThemeNo | None
    """The theme set the reader was dealt, until all are revealed (Q1)."""
    stacks: tuple[tuple[StackView, ...], ...]
    barbarians: dict[AreaNo, int]
    cities: dict[AreaNo, Party]
    built: tuple[AreaNo, ...]
    movement: Movement | None
    """Moves are made openly, also those that can still be taken back (M2)."""
    trade: TradeView | None
    late_iron: tuple[Seat, ...]
    """Who has the bonus for the Late Iron Age (V1a)."""
    last_turn: int | None
    """The turn after which the game ends, once that is known (H4, H6)."""
    leaving: tuple[Seat, ...]
    left: tuple[Seat, ...]
    over: bool
    asked: dict[Seat, str]
    """Who is asked, and which kind of decision."""
    line: tuple[Seat, ...]
    """Who has something to do, in the order in which one may wait for another (G9)."""
    waiting: tuple[Seat, ...]
    """Who of them waits for those before him."""
    decision: Decision | None
    """What the reader is asked himself."""

    @property
    def setup(self) -> Setup:
        """The line of the table of set-ups that was agreed (S1)."""
        found = facts().setup(self.agreed.players, self.agreed.map)
        assert found is not None
        return found

    @property
    def areas_in_play(self) -> frozenset[AreaNo]:
        """The areas of the set-up but for the regions of those who have left (S1, L3)."""
        left = tuple(self.players[seat].civ for seat in self.left)
        return areas_in_play(self.setup, left) if left else self.setup.areas


def view(game: Game, seat: Seat | None) -> View:
    """The game as a seat may know it; None is a spectator.

    Everything in it is immutable or a copy, so whoever changes his view changes nothing else.
    Players ask for thousands of views a game: hence structs are filled by position here.
    """
    state = game.state
    pending = game.pending
    own = None if seat is None else state.players[seat]
    told = state.phase == SUFFERING
    tokens = [player.tokens for player in state.players]
    *tokens, barbarians, cities = game.ordered.copies([*tokens, state.barbarians, state.cities])
    return View(
        seat=seat,
        agreed=_agreed(game.options),
        turn=state.turn,
        phase=state.phase,
        players=tuple(map(_player, state.players, tokens, repeat(told))),
        hand=() if own is None else tuple(sorted(own.hand)),
        traders={} if own is None else _by_card(own.traders),
        origins={} if own is None else _by_card(own.origins),
        theme=None if own is None else own.theme,
        stacks=tuple([tuple(map(_stack, block)) for block in state.stacks]),
        barbarians=barbarians,
        cities=cities,
        built=tuple(state.built),
        movement=None if state.movement is None else _movement(state.movement),
        trade=None if state.trade is None else trade_view(state.trade, seat),
        late_iron=tuple(state.late_iron),
        last_turn=succession.last_turn(game.options, state),
        leaving=tuple(state.leaving),
        left=tuple(state.left),
        over=state.over,
        asked={asked: KINDS[type(pending[asked])] for asked in sorted(pending)},
        line=game.line,
        waiting=tuple(state.waiting),
        decision=None if seat is None else pending.get(seat),
    )


def _agreed(options: Options) -> Agreed:
    return Agreed(
        options.players,
        options.map,
        options.track,
        options.civilizations,
        options.strict_movement,
        options.short_game,
        options.last_turn,
        options.timed,
    )


def _player(player: Player, tokens: dict[AreaNo, int], told: bool) -> PlayerView:
    return PlayerView(
        player.civ,
        player.stock,
        player.cities,
        tuple(player.credits),
        tuple(player.gained),
        player.treasury,
        tokens,
        tuple(player.ships),
        player.advances,
        player.old_advances,
        player.census,
        player.step,
        len(player.hand),
        sum(card >= FIRST_CALAMITY for card in player.hand) if told else None,
    )


def _stack(stack: Stack) -> StackView:
    if stack.cards and not stack.discards:
        return UNTOUCHED
    return StackView(not stack.cards, tuple(stack.discards))


def _movement(movement: Movement) -> Movement:
    """A copy of the movement under way."""
    return Movement(
        order=list(movement.order),
        ended=list(movement.ended),
        drafts={seat: _draft(draft) for seat, draft in sorted(movement.drafts.items())},
        broken={seat: list(moves) for seat, moves in sorted(movement.broken.items())},
        made=in_order(movement.made),
    )


def _draft(draft: Draft) -> Draft:
    return Draft(
        stock=draft.stock,
        treasury=draft.treasury,
        still=in_order(draft.still),
        marched=in_order(draft.marched),
        landed=in_order(draft.landed),
        ships={
            number: Ship(ship.place, ship.paid, ship.steps, ship.load, ship.done)
            for number, ship in sorted(draft.ships.items())
        },
        moves=list(draft.moves),
    )


def _by_card(noted: dict[int, list[int]]) -> dict[int, tuple[int, ...]]:
    return {card: tuple(copies) for card, copies in sorted(noted.items())}
