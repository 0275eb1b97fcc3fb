"""How the tests of conflict lay out a board, play phase 4 on it and look at the outcome.

``oracle`` is a second reading of F3-F9, written from the rulebook and not from the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from ecumene.data import MapName
from ecumene.rules.actions import Action, AnswerYesNo, ChooseCities, ChooseLoss, ChooseNumber
from ecumene.rules.decisions import AskCities, AskLoss, AskNumber, AskYesNo, Decision
from ecumene.rules.events import CityAttacked, ConflictBegan, Event, TokensLost
from ecumene.rules.phases.conflict import resolve_conflicts
from ecumene.rules.play import Options, Play
from ecumene.rules.state.board import add_city, add_tokens, tokens_in
from ecumene.rules.state.game_state import Player, State
from ecumene.rules.state.lookup_tables import AREAS, CITIES, COASTAL, LAND, LIMIT, SHIPS, TOKENS
from tests.rules.answering import send

if TYPE_CHECKING:
    from collections.abc import Iterable

SEED = 7
A, B, C, D = range(4)
"""Four players by rank."""
Steps: TypeAlias = list[list[set[tuple[int, str]]]]
"""Rounds of moments of (party, kind of piece)."""
Answerer: TypeAlias = Callable[[int, Decision], Action]


def area_with(limit: int, *, beside: int | None = None, apart: Iterable[int] = ()) -> int:
    """A coastal area with a limit, optionally beside another area, and apart from others."""
    return next(
        area
        for area in (range(AREAS) if beside is None else LAND[beside])
        if LIMIT[area] == limit and COASTAL[area] and len(LAND[area]) > 1
        if all(area != other and other not in LAND[area] for other in apart)
    )


def two_neighbours() -> tuple[int, int]:
    """Two neighbouring areas of limit 2, the lower number first."""
    return next(
        (area, near)
        for area in range(len(LIMIT))
        for near in sorted(LAND[area])
        if area < near and LIMIT[area] == LIMIT[near] == 2
    )


def apart(count: int) -> list[int]:
    """Areas that are not neighbours."""
    found: list[int] = []
    for _ in range(count):
        found.append(area_with(2, apart=found))
    return found


def board(
    seats: int = 3,
    *,
    tokens: Mapping[int, Mapping[int, int]],
    cities: Mapping[int, int] | None = None,
    advances: Mapping[int, int] | None = None,
    ships: Mapping[int, list[int]] | None = None,
    stock: Mapping[int, int] | None = None,
    hands: Mapping[int, list[int]] | None = None,
) -> Play:
    """A position: tokens by party and area, cities by area; ranks are seat numbers.

    If a stock is given, the rest of the 55 tokens is in the treasury (G1).
    """
    players = [
        Player(
            seat,
            token_stock=TOKENS,
            city_stock=CITIES,
            credits=[],
            advances=(advances or {}).get(seat, 0),
            ships=sorted((ships or {}).get(seat, [])),
            hand=list((hands or {}).get(seat, [])),
        )
        for seat in range(seats)
    ]
    state = State(players, [], phase=4)
    for party, places in tokens.items():
        for area, count in places.items():
            add_tokens(state, party, area, count)
    for area, party in (cities or {}).items():
        add_city(state, party, area)
    for seat, wanted in (stock or {}).items():
        players[seat].treasury = players[seat].token_stock - wanted
        players[seat].token_stock = wanted
    return Play(Options(seats, MapName.WEST, SEED), state)


@dataclass
class Phase:
    """Phase 4 as it was played: who was asked what, and what happened."""

    play: Play
    asked: list[tuple[int, Decision]] = field(default_factory=list)
    together: list[set[int]] = field(default_factory=list)
    """The seats that were asked at the same time, question by question."""

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def events(self) -> list[Event]:
        return self.play.events

    def left_in(self, area: int) -> dict[int, int]:
        return tokens_in(self.state, area)

    def losses(self, area: int) -> Steps:
        return steps_of(e for e in self.events if isinstance(e, TokensLost) and e.area == area)

    def questions(self) -> list[tuple[int, str]]:
        """Who was asked which yes-or-no question."""
        return [(seat, d.question) for seat, d in self.asked if isinstance(d, AskYesNo)]


def steps_of(events: Iterable[Event]) -> Steps:
    rounds: dict[int, list[set[tuple[int, str]]]] = {}
    for event in events:
        assert isinstance(event, TokensLost)
        moment: set[tuple[int, str]] = {(r.owner, r.kind) for r in event.removals}
        rounds.setdefault(event.round, []).append(moment)
    assert list(rounds) == list(range(1, len(rounds) + 1))
    return list(rounds.values())


def play_phase(play: Play, answer: Answerer | None = None) -> Phase:
    """Play phase 4; every answer is checked, and G1 after it."""
    phase = Phase(play)
    before = sums(play.state)
    course = resolve_conflicts(play)
    pending = next(course, {})
    while pending:
        assert sums(play.state) == before
        seat = min(pending)
        phase.together.append(set(pending))
        phase.asked.append((seat, pending[seat]))
        action = (answer or default_answer)(seat, pending[seat])
        decision = pending[seat]
        assert isinstance(decision, AskCities | AskLoss | AskNumber | AskYesNo)
        decision.check(action)
        assert action in list(decision.answers())
        assert len(list(decision.answers())) > 1
        pending = send(course, seat, action)
    assert sums(play.state) == before
    return phase


def default_answer(seat: int, decision: Decision) -> Action:  # noqa: ARG001
    """The simplest answer: a token of the area, the first city, no."""
    if isinstance(decision, AskLoss):
        return ChooseLoss(*decision.options[0])
    if isinstance(decision, AskCities):
        return ChooseCities(decision.options[:1])
    if isinstance(decision, AskNumber):
        return ChooseNumber(0)
    return AnswerYesNo(False)


def yes(seat: int, decision: Decision) -> Action:
    return AnswerYesNo(True) if isinstance(decision, AskYesNo) else default_answer(seat, decision)


def ships_first(seat: int, decision: Decision) -> Action:
    if isinstance(decision, AskLoss) and ("ship", decision.area) in decision.options:
        return ChooseLoss("ship", decision.area)
    return default_answer(seat, decision)


def neighbour_first(seat: int, decision: Decision) -> Action:
    if isinstance(decision, AskLoss):
        return ChooseLoss(*decision.options[-1])
    return default_answer(seat, decision)


def sums(state: State) -> list[tuple[int, int, bool]]:
    """The sums that G1 keeps constant; ships in stock are those not on the board."""
    return [
        (
            player.token_stock + player.treasury + sum(player.tokens.values()),
            player.city_stock + list(state.cities.values()).count(seat),
            len(player.ships) <= SHIPS and player.token_stock >= 0 and player.treasury >= 0,
        )
        for seat, player in enumerate(state.players)
    ]


def began(phase: Phase) -> list[int]:
    return [event.area for event in phase.events if isinstance(event, ConflictBegan)]


def attacked(phase: Phase) -> list[int]:
    return [event.area for event in phase.events if isinstance(event, CityAttacked)]


# The oracle


@dataclass
class Side:
    """A party of the oracle."""

    tokens: int
    ships: int = 0
    metal: bool = False
    """Whether it holds Metalworking."""
    ships_first: bool = False


def fight(sides: dict[int, Side], limit: int | None) -> Steps:
    """F3-F6: remove pieces until the end; a limit of None does not end the conflict (F6)."""

    def over() -> bool:
        present = [side.tokens for side in sides.values() if side.tokens > 0]
        return len(present) <= 1 or (limit is not None and sum(present) <= limit)

    rounds: Steps = []
    while not over():
        at_start = {party: side.tokens for party, side in sides.items() if side.tokens > 0}
        to_go = set(at_start)
        rounds.append([])
        while to_go and not over():
            unskilled = {party for party in to_go if not sides[party].metal}
            group = unskilled or to_go
            fewest = min(at_start[party] for party in group)
            now = {party for party in group if at_start[party] == fewest}
            moment = set()
            for party in now:
                side = sides[party]
                if side.ships_first and side.ships:
                    side.ships -= 1
                    moment.add((party, "ship"))
                else:
                    side.tokens -= 1
                    moment.add((party, "token"))
            rounds[-1].append(moment)
            to_go -= now
    return rounds
