"""A game for people who write Python: with names, for notebooks and small programs."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.api import speech
from ecumene.api.drawing import board_of
from ecumene.api.exceptions import Refused, UnknownName
from ecumene.api.interpreter import Interpreter
from ecumene.api.looking_back import LookedBack, look_back_at
from ecumene.api.public_area import Area
from ecumene.api.public_seat import Player, Seat
from ecumene.api.speech import NameSpeaker
from ecumene.api.standings import Standing, standings, table_of
from ecumene.bots import PLAYERS, Table, seated
from ecumene.rules.decisions import AskTrade
from ecumene.rules.errors import BadData, DamagedRecord, IllegalAction
from ecumene.rules.format.codec import from_names
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game as Engine
from ecumene.rules.play import DEFAULT_PLAYERS, Options
from ecumene.rules.state.ids import HOST
from ecumene.seat.game_host import LocalGame
from ecumene.seat.game_side import GameSide
from ecumene.sim.logs import ENDING, compress, decompress
from ecumene.sim.whole_files import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence
    from os import PathLike
    from random import Random

    from ecumene.api.public_actions import Action
    from ecumene.api.public_records import Decision, Event
    from ecumene.api.translation import Who
    from ecumene.bots import Player as ComputerPlayer
    from ecumene.rules.actions import Action as EngineAction
    from ecumene.rules.decisions import Decision as EngineDecision
    from ecumene.rules.state.game_state import State
    from ecumene.rules.view import View

OwnPlayer: TypeAlias = "Callable[[Seat], Action | None]"
"""A player function of its seat; None to wait in trade."""

EASY_SEEDS: Final = 10**6
"""Random seeds are below this: easy to write down, and nothing here is secret."""


@dataclass(frozen=True)
class Stop:
    """Why a game has stopped; ``str(stop)`` says so."""

    reason: Literal["reached", "asked", "over"]
    """The goal is reached, someone without a computer player is asked, or the game is over."""
    asked: tuple[Who, ...]
    """The players who are waited for."""
    sentence: str

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<Stop, {self.reason}: {self.sentence}>"


class Game:
    """A game of 5 to 18 players.

    ``seat_all("settler")`` seats computer players, ``play()`` lets them play; ``game["egypt"]`` is
    a seat. The same seed and the same answers give the same game. ``game.engine`` is the engine's
    own game, for those who want to go deeper.
    """

    def __init__(
        self,
        players: int = DEFAULT_PLAYERS,
        map: str = "west",  # noqa: A002 it is called so everywhere
        seed: int | None = None,
        *,
        track: str = "basic",
        civilizations: Sequence[str] | None = None,
        strict_movement: bool = False,
        short_game: bool = False,
        last_turn: int | None = None,
        timed: bool = False,
        language: str | None = None,
    ) -> None:
        """Begin a game; raises ``Refused`` if there is no such set-up (S1).

        ``civilizations`` lists the seats' civilizations; without it the seats pick (S2). Without a
        seed a random one is used; see ``game.seed``.
        """
        speaker = speech.default() if language is None else NameSpeaker(language)
        agreed = {
            "players": players,
            "map": map,
            "seed": secrets.randbelow(EASY_SEEDS) if seed is None else seed,
            "track": track,
            "strict_movement": strict_movement,
            "short_game": short_game,
            "last_turn": last_turn,
            "timed": timed,
        }
        if civilizations is not None:
            agreed["civilizations"] = [speaker.find("civ", name) for name in civilizations]
        try:
            engine = Engine(from_names(agreed, Options))
        except (BadData, IllegalAction) as refusal:
            raise speaker.refusal(refusal) from None
        self._begin(engine, speaker, {})

    def _begin(
        self, engine: Engine, speaker: NameSpeaker, seated: Mapping[int, str | OwnPlayer]
    ) -> None:
        self.engine = engine
        self.speaker = speaker
        self.interpreter = Interpreter(engine, speaker)
        """Translates between names and the engine's numbers."""
        self._seated: dict[int, str | OwnPlayer] = {}
        self._waited_for: tuple[int, tuple[int, ...]] = (0, ())
        """The length of the log when people were last waited for in trade, and who they are."""
        self.table = Table({}, engine.options.seed, guarded=False)
        for seat, player in seated.items():
            self._seat(seat, player)

    @classmethod
    def _of(
        cls,
        engine: Engine,
        speaker: NameSpeaker,
        seated: Mapping[int, str | OwnPlayer] | None = None,
    ) -> Game:
        game = cls.__new__(cls)
        game._begin(engine, speaker, seated or {})
        return game

    # Who plays

    def seat(self, who: Who, player: str | OwnPlayer | None) -> None:
        """Give a seat to a computer player, by name or as a function; None: to you.

        ``"mixed"``, or at a level ``"mixed-casual"``, is a character, in each seat another one.
        A seat may change hands at any time.
        """
        self._seat(self.interpreter.names().seat(who), player)

    def seat_all(self, player: str | OwnPlayer | None) -> None:
        """Give all seats to one kind of computer player, or with None take them all."""
        for number in range(self.engine.options.players):
            self._seat(number, player)

    def _seat(self, number: int, player: str | OwnPlayer | None) -> None:
        if player is None:
            self._seated.pop(number, None)
            self.table.take_over(number)
            return
        if isinstance(player, str):
            options = self.engine.options
            player = seated([player.casefold()] * options.players, str(options.seed))[number]
        self.table.hand_over(number, self._computer(number, player))
        self._seated[number] = player

    def _computer(self, number: int, player: str | OwnPlayer) -> ComputerPlayer:
        if isinstance(player, str):
            found = PLAYERS.get(player)
            if found is None:
                names = ", ".join(PLAYERS.choices())
                sentence = self.speaker.messages("api-no-player", name=player, names=names)
                raise UnknownName(sentence, tuple(PLAYERS))
            return found
        return self._own_player(Seat(self, number), player)

    def _own_player(self, seat: Seat, player: OwnPlayer) -> ComputerPlayer:
        def play(_view: View, decision: EngineDecision, _random: Random) -> EngineAction | None:
            if seat.number not in self.engine.pending:
                return None  # a player done trading stays so; others wait for more (X8)
            action = player(seat)
            if action is None and not isinstance(decision, AskTrade):
                who = self.interpreter.names().players[seat.number]
                raise Refused(self.speaker.messages("api-no-answer", who=who))
            return None if action is None else self.interpreter.inward(action)

        return play

    # Playing on

    def play(self, until: str | int | None = None, turn: int | None = None) -> Stop:
        """Let the computer players play: to the end, or until someone is asked in a phase.

        ``until`` is the name or number of a phase, ``turn`` a turn. Without a turn, the next such
        phase in which anyone is asked is meant; without a phase, the start of the turn. If nobody
        is asked in that phase and turn, the game stops as soon as someone is. If someone without a
        computer player is asked, the game stops and says who. In trade, ``play()`` again means that
        they wait until there is something new for them.
        """
        reached = self._goal(until, turn)
        self._let_wait()
        engine, table = self.engine, self.table
        while engine.pending:
            state = engine.peek()
            if reached(state):
                return self._stop("reached")
            people, answer = table.next_turn(engine)
            if people or answer is None:
                if state.trade is not None:
                    self._waited_for = len(engine.log), people
                return self._stop("asked", people)
            with self.interpreter.refusals():
                engine.apply(*answer)
        return self._stop("over")

    def _goal(self, until: str | int | None, turn: int | None) -> Callable[[State], bool]:
        """The condition for the game to stop."""
        if until is None and turn is None:
            return lambda _: False
        now = self.engine.peek()
        start = now.turn, now.phase
        phase = 1 if until is None else self.speaker.find_phase(until)
        if turn is None:
            return lambda state: state.phase == phase and (state.turn, state.phase) != start
        goal = turn, phase
        if goal < start:
            raise Refused(
                self.speaker.messages("api-phase-over", where=self.speaker.heading(*goal))
            )
        return lambda state: (state.turn, state.phase) >= goal

    def _side_of(self, seat: int | None) -> GameSide:
        """A seat's or a spectator's side of the game."""
        return GameSide(LocalGame(self.engine, self.table), seat, self.speaker.messages)

    def _let_wait(self) -> None:
        """Let everyone wait who was waited for in trade and has not spoken since (X1)."""
        since, people = self._waited_for
        self._waited_for = 0, ()
        trade = self.engine.peek().trade
        if trade is None:
            return
        spoken = {entry.seat for entry in self.engine.log[since:]}
        for seat in people:
            if seat in spoken or seat in self.table.players or seat not in trade.seats:
                continue
            side = self._side_of(seat)
            shown = side.view().trade
            assert shown is not None
            side.show_offers(shown.offers)
            side.wait()

    def _stop(
        self, reason: Literal["reached", "asked", "over"], people: Sequence[int] = ()
    ) -> Stop:
        messages, names = self.speaker.messages, self.interpreter.names()
        where = self.speaker.heading(self.engine.peek().turn, self.engine.peek().phase)
        if reason == "over":
            sentence = messages("api-over")
        elif reason == "asked":
            listed = ", ".join(names.players[seat] for seat in people)
            sentence = messages("api-asked-people", where=where, who=listed)
        else:
            sentence = where
        return Stop(reason, tuple(map(names.who, people)), sentence)

    def do(self, action: Action) -> tuple[Event, ...]:
        """Act as the host: ``EndTrading()``, ``CallTime()``."""
        with self.interpreter.refusals():
            events = self.engine.apply(HOST, self.interpreter.inward(action))
        return tuple(self.interpreter.events(events))

    # What can be seen

    @property
    def seed(self) -> int:
        """The seed: with the same answers it gives the same game."""
        return self.engine.options.seed

    @property
    def turn(self) -> int:
        """The turn, from 1."""
        return self.engine.peek().turn

    @property
    def phase(self) -> str:
        """The name of the phase."""
        return self.speaker.phase(self.engine.peek().phase)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.engine.over

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats."""
        return tuple(Seat(self, number) for number in range(self.engine.options.players))

    @property
    def players(self) -> tuple[Player, ...]:
        """All players, as a spectator sees them."""
        return tuple(Player(self, number, None) for number in range(self.engine.options.players))

    @property
    def asked(self) -> dict[Who, Decision]:
        """Who is asked what, in the order in which they would act (G9)."""
        names, decision = self.interpreter.names(), self.interpreter.decision
        return {names.who(seat): decision(it) for seat, it in self.engine.pending.items()}

    def analysis(self, *, split: bool = False) -> LookedBack:
        """What decided the game: chances of winning phase by phase, and turning points.

        With ``split`` also what changed them, which may take a minute. Raises ``Refused`` if the
        game is not over, or very short.
        """
        return look_back_at(self, split=split)

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Everyone in order of victory points (V1)."""
        return standings(self)

    @property
    def events(self) -> Iterator[Event]:
        """Everything a spectator has seen so far."""
        return self._events(None)

    def _events(self, reader: int | None) -> Iterator[Event]:
        told = self._side_of(reader).told()
        return self.interpreter.events(event for each in told for event in each.events)

    def area(self, name: str) -> Area:
        """An area or an open sea, with what is in it now."""
        return Area(self, self.speaker.find("area", name))

    def __getitem__(self, who: Who) -> Seat:
        return Seat(self, self.interpreter.names().seat(who))

    def __str__(self) -> str:
        state = self.engine.peek()
        lines = [self.speaker.heading(state.turn, state.phase), *table_of(self)]
        asked = ", ".join(self.interpreter.names().players[seat] for seat in self.engine.pending)
        if self.over:
            lines.append(self.speaker.messages("api-over"))
        elif asked:
            lines.append(self.speaker.messages("api-asked", who=asked))
        return "\n".join(lines)

    def __repr__(self) -> str:
        state, options = self.engine.peek(), self.engine.options
        where = self.speaker.heading(state.turn, state.phase)
        return f"<Game of {options.players} players, {options.map}, seed {self.seed}: {where}>"

    def _repr_svg_(self) -> str:
        return board_of(self._side_of(None).view(), self.speaker.messages)

    # Copies and files

    def copy(self) -> Game:
        """An independent copy that continues from here, with the same players."""
        return self._of(self.engine.copy(), self.speaker, self._seated)

    __copy__ = copy

    def __reduce__(self) -> tuple[object, ...]:
        """Lets games be sent to other processes, if their players can be."""
        return _revived, (self.engine, self.speaker, self._seated)

    def save(self, file: str | PathLike[str]) -> None:
        """Save the game: readable JSON Lines, compressed if the file's name ends in ".gz"."""
        path, record = Path(file), save(self.engine)
        write_whole(path, compress(record) if path.suffix == ENDING else record.encode())


def _revived(engine: Engine, speaker: NameSpeaker, seated: Mapping[int, str | OwnPlayer]) -> Game:
    return Game._of(engine, speaker, seated)


def load(file: str | PathLike[str], language: str | None = None) -> Game:
    """The game of a saved file; raises ``Refused`` if it cannot be replayed."""
    speaker = speech.default() if language is None else NameSpeaker(language)
    data = Path(file).read_bytes()
    try:
        return Game._of(replay(decompress(data)), speaker)
    except DamagedRecord as damaged:
        reason = str(speaker.refusal(damaged))
        sentence = speaker.messages("play-damaged", file=str(file), reason=reason)
    except ValueError:
        sentence = speaker.messages("play-not-whole", file=str(file))
    raise Refused(sentence)
