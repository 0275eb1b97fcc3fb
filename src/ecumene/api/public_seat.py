"""A seat of a game: what its player may know, and can do."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from ecumene.api import speech
from ecumene.api.drawing import board_of
from ecumene.api.public_actions import Action
from ecumene.api.public_area import Area
from ecumene.api.questions import question_to
from ecumene.api.translation import NamedRecord, outward, written
from ecumene.rules.forecast import Wanted
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.phases.purchases.prices import members
from ecumene.seat.exchange import Doubt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from msgspec import Struct

    from ecumene.api.public_game import Game
    from ecumene.api.public_records import Decision, Event
    from ecumene.api.questions import Question
    from ecumene.api.translation import Who
    from ecumene.rules.view import PlayerView, View
    from ecumene.seat.game_side import GameSide

SHOWN: Final = 5
"""Legal answers shown."""


class ByArea(dict[str, int]):
    """Numbers by area: 0 if an area is missing, with names as people write them."""

    def __missing__(self, name: str) -> int:
        return self.get(speech.default().find("area", name), 0)


class Player:
    """A player as everybody sees them (G13)."""

    def __init__(self, game: Game, number: int, reader: int | None) -> None:
        self.game = game
        self.number = number
        """The number of the seat, from 0."""
        self._reader = reader
        """The seat that looks; None for a spectator."""

    @property
    def _side(self) -> GameSide:
        """The side of the game that is looked at."""
        return self.game._side_of(self._reader)

    @property
    def _view(self) -> View:
        return self._side.view()

    @property
    def _player(self) -> PlayerView:
        return self._view.players[self.number]

    @property
    def name(self) -> Who:
        """The civilization, or the seat's number until one is picked (S2)."""
        return self.game.interpreter.names().who(self.number)

    @property
    def tokens(self) -> ByArea:
        """Tokens by area, including moves that can still be taken back (M2)."""
        tokens = self._view.tokens_of(self.number)
        return ByArea({NAMES["place"][area]: count for area, count in tokens.items() if count})

    @property
    def cities(self) -> tuple[str, ...]:
        """The areas of their cities."""
        owned = self._view.cities.items()
        return tuple(NAMES["place"][area] for area, owner in owned if owner == self.number)

    @property
    def ships(self) -> dict[int, str]:
        """The places of their ships, by the numbers used in movement."""
        ships = self._view.ships_of(self.number)
        return {number: NAMES["place"][place] for number, place in ships.items()}

    @property
    def treasury(self) -> int:
        """Tokens in the treasury, less what the current movement has paid (M4, M5)."""
        return self._view.purse_of(self.number).treasury

    @property
    def stock(self) -> int:
        """Tokens in stock, with what the current movement has paid (M4, M5)."""
        return self._view.purse_of(self.number).token_stock

    @property
    def advances(self) -> tuple[str, ...]:
        """The advances."""
        return tuple(NAMES["advance"][number] for number in members(self._player.advances))

    @property
    def credits(self) -> dict[str, int]:
        """The credits by group of advances."""
        return dict(zip(NAMES["group"], self._player.credits, strict=True))

    @property
    def cards(self) -> int:
        """The number of trade cards in hand."""
        return self._player.hand_size

    @property
    def census(self) -> int:
        """The last census (E3)."""
        return self._player.census

    @property
    def step(self) -> int:
        """The succession marker's step (H1)."""
        return self._player.step

    @property
    def points(self) -> int:
        """Current victory points (V1); 0 for a player who has left."""
        ranking = self.game.engine.ranking()
        return next((each.total for each in ranking if each.seat == self.number), 0)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Player):
            return NotImplemented
        mine, theirs = (self.number, self._reader), (other.number, other._reader)
        return self.game is other.game and mine == theirs

    def __hash__(self) -> int:
        return hash((id(self.game), self.number, self._reader))

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.name}>"


class Seat(Player):
    """A seat as its player sees it: with their own secrets, and nobody else's."""

    def __init__(self, game: Game, number: int) -> None:
        super().__init__(game, number, number)

    # What can be seen

    @property
    def computer(self) -> bool:
        """Whether a computer player has this seat."""
        return self.number in self.game.table.players

    @property
    def asked(self) -> Decision | None:
        """The seat's question; None if there is none.

        Also for a trader who is done, since they may come back (X8); ``game.asked`` is who is
        waited for.
        """
        decision = self._side.decision()
        return None if decision is None else self.game.interpreter.decision(decision)

    @property
    def question(self) -> Question | None:
        """The same in words, as ``ecumene play`` shows it, with situation, forecast and ways."""
        return question_to(self)

    @property
    def hand(self) -> tuple[str, ...]:
        """The trade cards of the seat."""
        return tuple(NAMES["card"][card] for card in self._view.hand)

    @property
    def theme(self) -> str | None:
        """The theme set of the Short Game, until all are revealed (Q1)."""
        theme = self._view.theme
        return None if theme is None else NAMES["theme-set"][theme]

    @property
    def others(self) -> dict[Who, Player]:
        """The other players, as this seat sees them."""
        seats = range(len(self._view.players))
        players = [Player(self.game, seat, self.number) for seat in seats if seat != self.number]
        return {player.name: player for player in players}

    @property
    def offers(self) -> dict[str, NamedRecord]:
        """The open offers that this seat knows, by number (X5a)."""
        trade = self._view.trade
        return {} if trade is None else self._records(trade.offers)

    @property
    def deals(self) -> dict[str, NamedRecord]:
        """The seat's deals for which cards must still be put down (X5)."""
        trade = self._view.trade
        return {} if trade is None else self._records(trade.deals)

    def _records(self, structs: Mapping[str, Struct]) -> dict[str, NamedRecord]:
        names = self.game.interpreter.names()
        return {number: NamedRecord(each, names) for number, each in structs.items()}

    @property
    def events(self) -> Iterator[Event]:
        """The events this seat has seen so far."""
        return self.game._events(self.number)

    # What follows from it

    def area(self, name: str) -> Area:
        """An area or an open sea as it is for this seat: its limit, and what a conflict leaves."""
        return Area(self.game, self.game.speaker.find("area", name), self.number)

    @property
    def track(self) -> NamedRecord:
        """How far everyone has come on the A.S.T., and what the next spaces require (H1)."""
        return self.game.interpreter.record(self._side.track())

    @property
    def hand_worth(self) -> NamedRecord:
        """What the sets of the hand are worth (X6), and which calamities are among the cards."""
        return self.game.interpreter.record(self._side.hand())

    @property
    def bargains(self) -> NamedRecord:
        """What every open offer and deal would bring the seat, by its own hand alone."""
        return self.game.interpreter.record(self._side.offers())

    def forecast(self, action: Action) -> NamedRecord:
        """What an answer would lead to, or why it is refused; nothing is answered."""
        with self.game.interpreter.refusals():
            found = self._side.prospect(Doubt(self.game.interpreter.inward(action)))
        return self.game.interpreter.record(found)

    def basket(self, *advances: str, **choices: object) -> NamedRecord:
        """What advances would cost and bring, and the cheapest way to pay; nothing is bought.

        ``choices`` are those of ``BuyAdvances`` that the seat makes itself, and ``no_gift=True``
        to take nothing for Anatomy. Raises ``Illegal`` unless the seat may buy advances (P1).
        """
        names = self.game.interpreter.names()
        with self.game.interpreter.refusals():
            found = self._side.basket(written(Wanted, names, advances=advances, **choices))
        return NamedRecord(found, names)

    # What can be done

    @property
    def legal(self) -> Legal:
        """All legal answers: ``action in seat.legal``, or iterate; there may be millions."""
        return Legal(self)

    def why_not(self, action: Action) -> str | None:
        """Why something is illegal now, with the rule; None if it is legal."""
        refused = self._side.why_not(Doubt(self.game.interpreter.inward(action))).refused
        return None if refused is None else refused.text

    def do(self, action: Action) -> tuple[Event, ...]:
        """Answer; returns the events this seat sees, or raises ``Illegal``."""
        with self.game.interpreter.refusals():
            events = self._side.apply(self.game.interpreter.inward(action))
        return tuple(self.game.interpreter.events(events))

    @property
    def suggestion(self) -> Action | None:
        """What the usual computer player would answer; None to wait in trade, or if not asked."""
        return self.game.interpreter.outward(self._side.stand_in())

    @property
    def default(self) -> Action | None:
        """The default answer (O4); None if not asked."""
        return self.game.interpreter.outward(self._side.default())

    def undo(self) -> tuple[Event, ...]:
        """Take back the seat's last answer, and computer players' answers since (O2)."""
        with self.game.interpreter.refusals():
            events = self._side.take_back(1)
        return tuple(self.game.interpreter.events(events))

    def __str__(self) -> str:
        name, asked = self.game.interpreter.names().players[self.number], self.asked
        return name if asked is None else f"{name}: {asked}"

    def _repr_svg_(self) -> str:
        return board_of(self._view, self.game.speaker.messages)


class Legal:
    """The legal answers of a seat now."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self._seat.why_not(action) is None

    def __iter__(self) -> Iterator[Action]:
        names = self._seat.game.interpreter.names()
        return (outward(action, names) for action in self._seat._side.legal())

    def __bool__(self) -> bool:
        return next(iter(self), None) is not None

    def __repr__(self) -> str:
        first = list(islice(self, SHOWN + 1))
        shown = [*map(repr, first[:SHOWN]), *(["…"] if len(first) > SHOWN else [])]
        return f"<Legal {', '.join(shown)}>"
