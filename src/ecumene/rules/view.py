"""What a seat may know of a game (G13, G13a, D4).

A view is built by inclusion: it starts empty, and only what its reader may know is put in. Hidden
facts have no influence on it: not by a field, not by an order, not by a size. Public parts are made
once and shared by all views until they change. So nothing in a view can be changed: its structs are
frozen and its dicts read-only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple, get_args

from msgspec import Struct
from msgspec.structs import replace

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.decisions import Decision
from ecumene.rules.phases import succession
from ecumene.rules.phases.movement.movement_view import DraftView, MovementView
from ecumene.rules.phases.trade.trade_view import TradeView, own_trade, public_trade
from ecumene.rules.play import Options, areas_of, regions_in_play
from ecumene.rules.state.canonical_order import in_order
from ecumene.rules.state.game_state import Draft, Movement, Player, Stack, State
from ecumene.rules.state.ids import (
    Advances,
    AreaNo,
    CardNo,
    CivNo,
    Party,
    PickedCivNo,
    PlaceNo,
    Seat,
    ThemeNo,
    is_seat,
)
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.readonly import NOTHING, ReadOnlyDict
from ecumene.rules.state.shared_values import Shared
from ecumene.rules.state.struct_copies import copier

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.data import Setup
    from ecumene.rules.game import Game

SUFFERING: Final = 9
"""The phase before which everyone has said how many calamities they hold (Y1)."""
KINDS: Final[dict[type[Decision], str]] = {
    kind: str(kind.__struct_config__.tag) for kind in get_args(Decision)
}
"""The outside names of the kinds of decisions."""


class Agreed(Struct, frozen=True):
    """The options of the game, without the seed."""

    players: int
    """The number of players."""
    map: MapName
    """The part of the board in play (S1)."""
    track: TrackName
    """The version of the A.S.T. (S6)."""
    civilizations: tuple[CivNo, ...] | None
    """The civilization of each seat; None: the seats pick in a dealt order (S2)."""
    strict_movement: bool
    """Whether players move one after another, in order (M1)."""
    short_game: bool
    """Whether it is the Short Game (Q)."""
    last_turn: int | None
    """The turn after which the game ends at the latest; None: none was agreed (H6)."""
    timed: bool
    """Whether the game ends with the turn in which an agreed time comes (H6)."""


class PlayerView(Struct, frozen=True):
    """A player as everybody sees them (G13)."""

    civilization: PickedCivNo
    """Their civilization; None until they have picked."""
    token_stock: int
    """Tokens in stock."""
    city_stock: int
    """Cities in stock."""
    credits: tuple[int, ...]
    """Credit points per group, in the order of the groups."""
    credits_gained: tuple[int, ...]
    """Credits that count from the next turn (P4)."""
    treasury: int
    """Tokens in treasury."""
    tokens: dict[AreaNo, int]
    """Their tokens in each area; only areas with tokens are listed."""
    ships: tuple[PlaceNo, ...]
    """The places of their ships on the board; two in one place are listed twice."""
    advances: Advances
    """The advances they hold."""
    old_advances: Advances
    """The advances held when the turn began: only their bonuses count (P4)."""
    census: int
    """Their tokens on the board at the last census."""
    step: int
    """The succession marker's step."""
    hand_size: int
    """The number of trade cards they hold."""
    calamity_count: int | None
    """How many of them are calamities, in phase 9, when everyone has said so (Y1)."""


class StackView(Struct, frozen=True):
    """A trade stack: whether it is empty (D4), and what was discarded (G13a)."""

    empty: bool
    """Whether there is no card left in it."""
    discards: tuple[CardNo, ...]
    """The cards on its discard pile."""


class View(Struct, frozen=True):
    """A game as a seat, or a spectator, may know it."""

    seat: Seat | None
    """The reader's seat; None for a spectator."""
    agreed: Agreed
    """The options of the game."""
    turn: int
    """The number of the turn, from 1."""
    phase: int
    """The number of the phase, from 1 to 13; 0 during set-up."""
    players: tuple[PlayerView, ...]
    """The players by seat."""
    hand: tuple[CardNo, ...]
    """The reader's own cards, in the order of the table of cards."""
    traders: dict[CardNo, tuple[Seat, ...]]
    """Who traded the reader the calamities in hand, copy by copy; -1 for nobody (X7)."""
    origins: dict[CardNo, tuple[int, ...]]
    """The block of each copy of a card in hand that both blocks have (D5)."""
    theme: ThemeNo | None
    """The theme set the reader was dealt, until all are revealed (Q1)."""
    stacks: tuple[tuple[StackView, ...], ...]
    """The nine trade stacks of each block of the set-up."""
    barbarians: dict[AreaNo, int]
    """The Barbarian tokens in each area."""
    cities: dict[AreaNo, Party]
    """The owner of the city in each area; the Barbarians' are pirate cities."""
    new_cities: tuple[AreaNo, ...]
    """Where cities were built this turn (K4)."""
    movement: MovementView | None
    """The current phase 3; None in other phases."""
    trade: TradeView | None
    """The current phase 7; None in other phases."""
    late_iron: tuple[Seat, ...]
    """Who has the bonus for the Late Iron Age (V1a)."""
    last_turn: int | None
    """The turn after which the game ends, once known (H4, H6)."""
    leaving: tuple[Seat, ...]
    """Who will leave, after this phase or the coming 5 or 11 (L1)."""
    left: tuple[Seat, ...]
    """Who has left the game (L)."""
    regions: tuple[CivNo, ...]
    """The regions in play: the set-up's, except those of players who have left (S1, L3)."""
    over: bool
    """Whether the game is over."""
    asked: dict[Seat, str]
    """Who is asked, and the kind of decision."""
    line: tuple[Seat, ...]
    """Who has something to do, in the order in which one may wait for another (G9)."""
    waiting: tuple[Seat, ...]
    """Those of them who wait for earlier players."""
    decision: Decision | None
    """The reader's own question."""

    @property
    def setup(self) -> Setup:
        """The agreed line of the table of set-ups (S1)."""
        return _setup(self.agreed)

    @property
    def areas_in_play(self) -> frozenset[AreaNo]:
        """The areas of the regions in play (S1, L3)."""
        return areas_of(self.regions)

    # Including moves that can still be taken back, as far as the reader sees them (M2).

    def draft_of(self, seat: Seat) -> DraftView | None:
        """A player's movement so far; None if there is none."""
        return None if self.movement is None else self.movement.drafts.get(seat)

    def purse_of(self, seat: Seat) -> PlayerView | DraftView:
        """What holds a player's stock and treasury now."""
        return self.draft_of(seat) or self.players[seat]

    def tokens_of(self, seat: Seat) -> dict[AreaNo, int]:
        """The tokens of a player by area."""
        return self.purse_of(seat).tokens

    def ships_of(self, seat: Seat) -> dict[int, PlaceNo]:
        """Where the ships of a player are, by their numbers in movement."""
        draft = self.draft_of(seat)
        if draft is None:
            return dict(enumerate(self.players[seat].ships))
        return {number: ship.place for number, ship in draft.ships.items()}


def view(game: Game, seat: Seat | None) -> View:
    """The game as a seat may know it; None is a spectator."""
    return views(game, (seat,))[0]


def views(game: Game, seats: Iterable[Seat | None]) -> list[View]:
    """The current game as several may know it: what they share is looked at only once."""
    return game.onlooker.views(game, seats)


class Onlooker:
    """Looks at a game for everybody, and keeps public parts until they change."""

    def __init__(self) -> None:
        self._options: Options | None = None
        self._players = Shared(_player, _kept)
        self._suffering_players = Shared(_suffering_player, _kept)
        self._stacks: list[Shared[Stack, StackView]] = []
        self._listed: Shared[dict[Any, Any], dict[Any, Any]] = Shared(_read_only, dict)
        self._drafts = Shared(_DRAFT_SHOWN, _DRAFT)
        self._looked = -1
        """When pieces and cards were last looked at, see ``Game.moved``."""
        self._hands: dict[Seat, PrivateHand] = {}
        """The hands of those who have looked since."""
        self._asked_before: Mapping[Seat, Decision] = {}
        self._asked: dict[Seat, str] = NOTHING

    def views(self, game: Game, seats: Iterable[Seat | None]) -> list[View]:
        """The current game for each of several seats; None is a spectator."""
        state, pending, trade = game.peek(), game.pending, game.peek().trade
        common = self._common(game)
        found = []
        for seat in seats:
            if seat is None:
                shown = None if trade is None else public_trade(trade)
                found.append(replace(common, trade=shown))
                continue
            if not is_seat(seat, len(state.players)):
                raise ValueError(f"no seat at this table: {seat!r}")
            own = self._hand(state, seat)
            found.append(
                replace(
                    common,
                    seat=seat,
                    hand=own.cards,
                    traders=own.traders,
                    origins=own.origins,
                    theme=own.theme,
                    trade=None if trade is None else own_trade(trade, seat),
                    decision=pending.get(seat),
                )
            )
        return found

    def _hand(self, state: State, seat: Seat) -> PrivateHand:
        """What a seat alone sees."""
        if seat not in self._hands:
            self._hands[seat] = _hand(state.players[seat])
        return self._hands[seat]

    def _common(self, game: Game) -> View:
        """The current game, without what only some see.

        While nothing has moved, answers change drafts, the talk in trade, and who is asked.
        """
        state = game.peek()
        if self._looked != game.moved:
            self._looked = game.moved
            self._look_at(game.options, state)
        return replace(
            self._seen,
            movement=None if state.movement is None else self._movement(state.movement),
            asked=self._who_is_asked(game.pending),
            line=game.line,
            waiting=tuple(state.waiting),
        )

    def _look_at(self, options: Options, state: State) -> None:
        """Look at pieces and cards; unchanged parts stay the very same."""
        self._hands.clear()
        if self._options is not options:
            self._options = options
            self._agreed = _AGREED(options)
            self._setup = _setup(self._agreed)
        players = self._suffering_players if state.phase == SUFFERING else self._players
        cities, barbarians = self._listed.of([state.cities, state.barbarians])
        self._seen = View(
            seat=None,
            agreed=self._agreed,
            turn=state.turn,
            phase=state.phase,
            players=players.of(state.players),
            hand=(),
            traders=NOTHING,
            origins=NOTHING,
            theme=None,
            stacks=self._blocks(state.stacks),
            barbarians=barbarians,
            cities=cities,
            new_cities=tuple(state.new_cities),
            movement=None,
            trade=None,
            late_iron=tuple(state.late_iron),
            last_turn=succession.last_turn(options, state),
            leaving=tuple(state.leaving),
            left=tuple(state.left),
            regions=self._regions(state),
            over=state.over,
            asked=NOTHING,
            line=(),
            waiting=(),
            decision=None,
        )

    def _regions(self, state: State) -> tuple[CivNo, ...]:
        gone = tuple([state.players[seat].civilization for seat in state.left])
        return regions_in_play(self._setup, gone)

    def _who_is_asked(self, pending: Mapping[Seat, Decision]) -> dict[Seat, str]:
        if pending != self._asked_before:
            self._asked_before = dict(pending)
            kinds = {seat: KINDS[type(pending[seat])] for seat in sorted(pending)}
            self._asked = ReadOnlyDict(kinds)
        return self._asked

    def _blocks(self, stacks: list[list[Stack]]) -> tuple[tuple[StackView, ...], ...]:
        while len(self._stacks) < len(stacks):
            self._stacks.append(Shared(_stack, _STACK))
        blocks = zip(self._stacks, stacks, strict=True)
        return tuple([shared.of(block) for shared, block in blocks])

    def _movement(self, movement: Movement) -> MovementView:
        seats = sorted(movement.drafts)
        drafts = self._drafts.of([movement.drafts[seat] for seat in seats])
        return _MOVEMENT_SHOWN(movement, drafts=ReadOnlyDict(zip(seats, drafts, strict=True)))


class PrivateHand(NamedTuple):
    """What a seat alone sees, in the order of the table of cards."""

    cards: tuple[CardNo, ...]
    traders: dict[CardNo, tuple[Seat, ...]]
    origins: dict[CardNo, tuple[int, ...]]
    theme: ThemeNo | None


UNTOUCHED: Final = StackView(empty=False, discards=())
_AGREED: Final = copier(Options, Agreed)
_PLAYER: Final = copier(Player, Player, "traders", "origins")
_PLAYER_SHOWN: Final = copier(Player, PlayerView, "hand_size", "calamity_count")
_STACK: Final = copier(Stack, Stack)
_STACK_SHOWN: Final = copier(Stack, StackView, "empty")
_DRAFT: Final = copier(Draft, Draft)
_DRAFT_SHOWN: Final = copier(Draft, DraftView)
_MOVEMENT_SHOWN: Final = copier(Movement, MovementView, "drafts")


def _setup(agreed: Agreed) -> Setup:
    found = facts().setup(agreed.players, agreed.map)
    assert found is not None
    return found


def _kept(player: Player) -> Player:
    """A copy to compare with; what is never public need not be copied for that."""
    return _PLAYER(player, player.traders, player.origins)


def _hand(player: Player) -> PrivateHand:
    cards = tuple(sorted(player.hand))
    return PrivateHand(cards, _by_card(player.traders), _by_card(player.origins), player.theme)


def _player(player: Player) -> PlayerView:
    return _PLAYER_SHOWN(player, hand_size=len(player.hand), calamity_count=None)


def _suffering_player(player: Player) -> PlayerView:
    held = sum(card >= FIRST_CALAMITY for card in player.hand)
    return _PLAYER_SHOWN(player, hand_size=len(player.hand), calamity_count=held)


def _stack(stack: Stack) -> StackView:
    if stack.cards and not stack.discards:
        return UNTOUCHED
    return _STACK_SHOWN(stack, empty=not stack.cards)


def _read_only(listed: dict[Any, Any]) -> dict[Any, Any]:
    return in_order(listed, ReadOnlyDict)


def _by_card(noted: dict[int, list[int]]) -> dict[int, tuple[int, ...]]:
    if not noted:
        return NOTHING
    return ReadOnlyDict({card: tuple(copies) for card, copies in sorted(noted.items())})
