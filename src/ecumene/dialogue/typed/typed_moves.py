"""Typed movement: a compact command for every kind of move (M3-M7)."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.dialogue.outlooks.outlook_sentences import losses
from ecumene.dialogue.questions.question_builder import warnings
from ecumene.dialogue.typed.typed_forms import Form, Proposal
from ecumene.dialogue.typed.typed_values import parts, read_number
from ecumene.rules import forecast
from ecumene.rules.actions import EndMovement, MakeAllMoves, MakeMoves, TakeBack, Wait
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.movement.draft_moves import SHIP_COST
from ecumene.rules.state.lookup_tables import AREAS, LAND, WATER
from ecumene.rules.state.moves import (
    MOVES,
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Move,
    Sail,
    ScrapShip,
    TokenPaid,
)
from ecumene.words import Misread

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ecumene.dialogue.typed.typed_forms import Context
    from ecumene.rules.actions import Action
    from ecumene.rules.forecast import Movable, OwnShip
    from ecumene.rules.view import View

COMMANDS: Final = (
    "march",
    "ship",
    "maintain",
    "scrap",
    "load",
    "sail",
    "land",
    "halt",
    "back",
    "wait",
    "end",
)


def movement_form(look: Callable[[], View], context: Context) -> Form:
    """The form of a movement; Enter answers nothing, so that it does not end by mistake."""
    mover = Moving(look, context)
    how = "typed-how-move" if look().agreed.strict_movement else "typed-how-move-free"
    return Form((), None, how, mover.read)


class Moving:
    """Reads the moves of a view's seat."""

    def __init__(self, look: Callable[[], View], context: Context) -> None:
        self._look = look
        """Gives the current view: a line may hold several answers."""
        self._ahead: list[Move] = []
        """Moves of the line that are read and not made yet."""
        self._doubtful = False
        """Whether the line holds something to be confirmed."""
        self.reader = context.reader
        self.vocabulary = context.vocabulary

    def _seen(self) -> View:
        """The game after the moves read so far."""
        view = self._look()
        return forecast.after_moves(view, self._ahead) if self._ahead else view

    @property
    def own(self) -> Movable:
        """What may move, and what has moved."""
        return forecast.movable(self._seen())

    @property
    def still(self) -> dict[int, int]:
        """The tokens that have not moved, by area."""
        return {each.area: each.still for each in self.own.tokens if each.still}

    @property
    def ships(self) -> dict[int, OwnShip]:
        """The ships by their numbers."""
        return {ship.ship: ship for ship in self.own.ships}

    @property
    def made(self) -> int:
        """The number of moves made."""
        view = self._seen()
        assert view.seat is not None
        draft = view.draft_of(view.seat)
        return 0 if draft is None else len(draft.moves)

    def read(self, line: str) -> Iterable[Action]:
        """The answers of a line, several moves with semicolons: "m athens corinth 2; end"."""
        lines = [part.strip() for part in line.split(";") if part.strip()]
        if not lines:
            raise Misread("typed-nothing")
        self._ahead, self._doubtful = [], False
        if self.vocabulary.split(lines[0], ("end",)):
            return self._end()
        answers = self._answers(lines)
        # Unreadable input, and what must be confirmed, is reported before anything is answered.
        first = next(answers)
        if self._doubtful:
            raise Proposal(first)
        return chain((first,), answers)

    def _answers(self, lines: Iterable[str]) -> Iterator[Action]:
        """The answers of a line: consecutive moves are one, together with the end."""
        moves = self._ahead
        for action in chain.from_iterable(map(self._read_one, lines)):
            if isinstance(action, MOVES):
                moves.append(action)
                if not self._can_be_made():
                    break
            elif isinstance(action, EndMovement):
                yield MakeAllMoves(tuple(moves)) if moves else action
                return
            else:
                yield from _at_once(moves)
                moves.clear()
                yield action
        yield from _at_once(moves)

    def _can_be_made(self) -> bool:
        """Whether the moves so far are legal; if not, the game says which is not."""
        try:
            self._seen()
        except IllegalAction:
            return False
        return True

    def _read_one(self, line: str) -> Iterable[Action]:
        found = self.vocabulary.split(line, COMMANDS)
        if found is None:
            return (self._march_unsaid(line),)
        command, rest = found
        match command:
            case "end":
                return (EndMovement(),)
            case "march":
                return (self._march(rest),)
            case "ship":
                return (self._build(rest),)
            case "maintain":
                return (self._maintain(rest),)
            case "back":
                return (self._take_back(rest),)
            case "wait":
                return (Wait(),)
        return self._with_ship(command, rest)

    def _end(self) -> tuple[Action, ...]:
        """The end; to be confirmed if nothing has moved, or something would be lost (M2)."""
        if not self.made or any(losses(self._look())):
            raise Proposal(EndMovement())
        return (EndMovement(),)

    def _with_ship(self, command: str, rest: str) -> Iterable[Action]:
        ship, rest = self._ship(rest)
        known = self.ships.get(ship)
        match command:
            case "sail":
                return self._sail(ship, rest)
            case "scrap":
                return (ScrapShip(ship),)
            case "halt":
                return (Halt(ship),)
            case "load":
                here = 0 if known is None else self.still.get(known.place, 0)
                return (Embark(ship, read_number(rest) if rest else here),)
        aboard = 0 if known is None else known.load
        return (Disembark(ship, read_number(rest) if rest else aboard),)

    def _march(self, rest: str) -> March:
        """A march, such as "athens corinth 3"; with commas or ">" also of several steps."""
        words = rest.replace(">", ",")
        name, _, last = words.rpartition(" ")
        tokens = read_number(last) if last.isdigit() and name else None
        text = name if tokens is not None else words
        path = self._path(text)
        count = self.still.get(path[0], 0) if tokens is None else tokens
        return March(path, count)

    def _march_unsaid(self, line: str) -> March:
        """A march without its word, between neighbouring areas: "athens corinth"."""
        name, _, last = line.rpartition(" ")
        words = (name if last.isdigit() else line).split()
        if not any(self._neighbours(*split) for split in _splits(words)):
            raise Misread("typed-no-move", text=line)
        return self._march(line)

    def _path(self, text: str) -> tuple[int, ...]:
        listed = parts(text)
        if len(listed) > 1:
            path = [self.reader.place(listed[0], self.still)]
            for part in listed[1:]:
                path.append(self.reader.place(part, LAND[path[-1]]))
            return tuple(path)
        words = text.split()
        if len(words) < 2:
            raise Misread("typed-march")
        for start, goal in _splits(words):
            path_ = self._neighbours(start, goal)
            if path_ is not None:
                return path_
        return self._two_places(_splits(words))

    def _neighbours(self, start: str, goal: str) -> tuple[int, int] | None:
        """An area with own tokens, and a neighbour; None if these are not such."""
        first = self.reader.place_at_hand(start, self.still)
        if first is None:
            return None
        second = self.reader.place_at_hand(goal, LAND[first])
        return None if second is None else (first, second)

    def _two_places(self, splits: list[tuple[str, str]]) -> tuple[int, int]:
        """Any two areas, so that the rules say why not; otherwise what is wrong with them."""
        ambiguous: Misread | None = None
        for start, goal in splits:
            try:
                first = self.reader.place(start, self.still)
                return first, self.reader.place(goal, LAND[first] if first < AREAS else ())
            except Misread as refusal:
                if len(splits) == 1:
                    raise
                if ambiguous is None and refusal.key == "name-ambiguous":
                    ambiguous = refusal
        raise ambiguous or Misread("typed-march")

    def _build(self, rest: str) -> BuildShip:
        """A ship, paid for with treasury as far as it goes; "athens 1" pays one token of the area.

        Unless said so, it must be confirmed that it costs tokens it was meant to carry.
        """
        name, _, last = rest.rpartition(" ")
        said = last.isdigit() and bool(name)
        treasury = self.own.treasury
        tokens = read_number(last) if said else SHIP_COST - min(SHIP_COST, treasury)
        tokens = min(tokens, SHIP_COST)
        area = self.reader.place(name if said else rest, [each.area for each in self.own.tokens])
        ship = BuildShip(area, SHIP_COST - tokens, (TokenPaid(area),) * tokens)
        self._doubtful |= not said and self._eats(ship)
        return ship

    def _eats(self, ship: BuildShip) -> bool:
        try:
            return any(warnings(self._seen(), ship))
        except IllegalAction:
            return False

    def _maintain(self, rest: str) -> MaintainShip:
        """A ship, maintained with treasury, or with a token of a named area."""
        ship, rest = self._ship(rest)
        if not rest:
            return MaintainShip(ship)
        return MaintainShip(ship, TokenPaid(self.reader.place(rest, self.still)))

    def _sail(self, ship: int, rest: str) -> Iterable[Sail]:
        """The destination, such as "tyre" or "athens, corinth"; the ship finds the way (M7)."""
        listed = parts(rest.replace(">", ","))
        if not listed:
            raise Misread("typed-sail")
        near = forecast.ways(self._seen(), ship)
        first, *others = listed
        goals = [self.reader.place(first, near)]
        for part in others:
            goals.append(self.reader.place(part, (*WATER[goals[-1]], *near)))
        if ship in self.ships and goals[0] not in near:
            raise self._too_far(ship, goals[0])
        return self._steps(ship, goals)

    def _steps(self, ship: int, goals: Iterable[int]) -> Iterator[Sail]:
        """The steps to each of them, found after the previous ones are made."""
        for goal in goals:
            way = forecast.ways(self._seen(), ship).get(goal, (goal,))
            yield from (Sail(ship, place) for place in way)

    def _too_far(self, ship: int, goal: int) -> Misread:
        start = self.ships[ship].place
        return Misread("typed-too-far", start=self._name(start), place=self._name(goal))

    def _name(self, place: int) -> str:
        return facts().places[place].name.in_language(self.reader.language)

    def _ship(self, rest: str) -> tuple[int, str]:
        """The number of a ship, optional if there is only one."""
        first, _, behind = rest.partition(" ")
        ships = self.ships
        if first.isdigit() and (read_number(first) in ships or len(ships) != 1):
            return read_number(first), behind.strip()
        if len(ships) == 1:
            return next(iter(ships)), rest
        listed = (f"{ship} ({self._name(each.place)})" for ship, each in ships.items())
        raise Misread("typed-which-ship", ships=", ".join(listed) or "-")

    def _take_back(self, rest: str) -> TakeBack:
        return TakeBack(read_number(rest) - 1 if rest else self.made - 1)


def _at_once(moves: Sequence[Move]) -> Iterator[Action]:
    """Moves as one answer, if there are any."""
    if len(moves) == 1:
        yield moves[0]
    elif moves:
        yield MakeMoves(tuple(moves))


def _splits(words: Sequence[str]) -> list[tuple[str, str]]:
    """All ways to split words into two names."""
    return [(" ".join(words[:split]), " ".join(words[split:])) for split in range(1, len(words))]
