"""Settling one situation of a real table: who removes what, and whether the city falls (F).

Phase 4 is played on an otherwise empty board, by the same code as in a game. All choices are given
beforehand, so nobody has to be asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from ecumene.data import MapName
from ecumene.rules.actions import Action, ChooseLoss, ChooseNumber
from ecumene.rules.decisions import AskLoss, AskNumber, Decision
from ecumene.rules.events import CityAttacked, CityFell, Event, Removal, TokensLost
from ecumene.rules.phases.conflict import resolve_conflicts
from ecumene.rules.play import Options, Play
from ecumene.rules.state.board import add_city, add_tokens, tokens_in
from ecumene.rules.state.game_state import Player, State
from ecumene.rules.state.ids import BARBARIANS, Advances, CivNo
from ecumene.rules.state.lookup_tables import AREAS, CITIES, COASTAL, LIMIT, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.state.ids import AreaNo, Seat

Side: TypeAlias = CivNo
"""A civilization by its number, or the Barbarians."""
Rounds: TypeAlias = tuple[tuple[tuple[Removal, ...], ...], ...]
"""Rounds of moments of removals (F3); the party of a removal is a ``Side``."""


class Situation(Struct, frozen=True):
    """One area after movement, and what its parties have elsewhere that matters."""

    limit: int
    tokens: dict[Side, int]
    city: Side | None = None
    stock: dict[CivNo, int] = {}
    """Tokens in stock; by default what is left of 55 (G1)."""
    ships: dict[CivNo, int] = {}
    advances: dict[CivNo, Advances] = {}
    ships_first: frozenset[CivNo] = frozenset()
    """Parties that lose ships before tokens (A-NAVAL-WARFARE)."""

    def stock_of(self, civ: CivNo) -> int:
        """The tokens a civilization has in stock."""
        return self.stock.get(civ, TOKENS - self.tokens.get(civ, 0))


class Attack(Struct, frozen=True):
    """A city attack and its outcome (F8, F9)."""

    attacker: Side
    defender: Side
    tokens: int
    needed: int
    successful: bool
    replaced_by: int
    """The tokens that replaced the city; 0 if it stands."""
    rounds: Rounds
    treasury: int
    """The tokens the attacker may move to their treasury."""


class Verdict(Struct, frozen=True):
    """What happens in a situation, and what is left of it."""

    conflict: Rounds
    attack: Attack | None
    tokens: dict[Side, int]
    ships: dict[CivNo, int]
    city: Side | None


def adjudicate(situation: Situation) -> Verdict:
    """Play phase 4 in one situation."""
    civs = _civilizations(situation)
    area = _area_with(situation.limit)
    play = Play(Options(len(civs), MapName.BOTH, seed=0), _lay_out(situation, civs, area))
    ships_first = {seat for seat, civ in enumerate(civs) if civ in situation.ships_first}
    treasury = _play_phase(play, ships_first)
    return _verdict(play, area, [*civs, BARBARIANS], treasury)


def _civilizations(situation: Situation) -> list[CivNo]:
    """Everyone mentioned, by rank."""
    city = set() if situation.city is None else {situation.city}
    mentioned = city.union(situation.tokens, situation.stock, situation.ships, situation.advances)
    return sorted(mentioned - {BARBARIANS})


def _area_with(limit: int) -> AreaNo:
    """A coastal area with a printed population limit, as there may be ships."""
    return next(area for area in range(AREAS) if LIMIT[area] == limit and COASTAL[area])


def _lay_out(situation: Situation, civs: list[CivNo], area: AreaNo) -> State:
    players = [
        Player(
            civ,
            token_stock=situation.stock_of(civ) + situation.tokens.get(civ, 0),
            city_stock=CITIES,
            credits=[],
            ships=[area] * situation.ships.get(civ, 0),
            advances=situation.advances.get(civ, 0),
        )
        for civ in civs
    ]
    state = State(players, [], phase=4)
    party = {civ: seat for seat, civ in enumerate(civs)} | {BARBARIANS: BARBARIANS}
    for side, count in situation.tokens.items():
        add_tokens(state, party[side], area, count)
    if situation.city is not None:
        add_city(state, party[situation.city], area)
    return state


def _play_phase(play: Play, ships_first: set[Seat]) -> int:
    """Play to the end; returns how many tokens the attacker of a city could take (F9)."""
    treasury = 0
    course = resolve_conflicts(play)
    try:
        asked = next(course)
        while True:
            seat, decision = next(iter(asked.items()))
            if isinstance(decision, AskNumber):
                treasury = decision.most
            asked = course.send((seat, _answer(decision, ships_first=seat in ships_first)))
    except StopIteration:
        return treasury


def _answer(decision: Decision, *, ships_first: bool) -> Action:
    """The agreed losses; the treasury is left to the attacker (F9)."""
    if isinstance(decision, AskNumber):
        return ChooseNumber(0)
    assert isinstance(decision, AskLoss)
    kinds = [kind for kind, _ in decision.options]
    chosen = kinds.index("ship") if ships_first and "ship" in kinds else 0
    return ChooseLoss(*decision.options[chosen])


def _verdict(play: Play, area: AreaNo, sides: list[Side], treasury: int) -> Verdict:
    """The verdict, from the events and the board; sides by party number."""
    state = play.state
    attacks = [place for place, event in enumerate(play.events) if isinstance(event, CityAttacked)]
    attacked = attacks[0] if attacks else len(play.events)
    return Verdict(
        conflict=_rounds(play.events[:attacked], sides),
        attack=_attack(play.events[attacked:], sides, treasury),
        tokens={sides[party]: count for party, count in tokens_in(state, area).items()},
        ships={
            sides[seat]: len(player.ships)
            for seat, player in enumerate(state.players)
            if player.ships
        },
        city=sides[state.cities[area]] if area in state.cities else None,
    )


def _attack(events: list[Event], sides: list[Side], treasury: int) -> Attack | None:
    if not events:
        return None
    attacked = events[0]
    assert isinstance(attacked, CityAttacked)
    return Attack(
        sides[attacked.attacker],
        sides[attacked.defender],
        attacked.tokens,
        attacked.needed,
        attacked.successful,
        sum(event.tokens for event in events if isinstance(event, CityFell)),
        _rounds(events, sides),
        treasury,
    )


def _rounds(events: Iterable[Event], sides: list[Side]) -> Rounds:
    """The removals of one conflict by round and moment."""
    rounds: dict[int, list[tuple[Removal, ...]]] = {}
    for event in events:
        if isinstance(event, TokensLost):
            moment = tuple(Removal(sides[r.owner], r.kind, r.area) for r in event.removals)
            rounds.setdefault(event.round, []).append(moment)
    return tuple(map(tuple, rounds.values()))
