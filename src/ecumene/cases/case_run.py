"""Plays a case, and finds where the outcome differs from what it says."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

from msgspec.structs import replace

from ecumene.cases.answer_seats import seated
from ecumene.cases.case_form import Case, CaseAnswer, Expected
from ecumene.cases.case_position import lay_out
from ecumene.cases.comparison import fits, missing
from ecumene.cases.deck import givers, wrong_piles
from ecumene.cases.party_names import Parties
from ecumene.rules.actions import Action
from ecumene.rules.errors import IllegalAction
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.game import Game
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.play import Play
from ecumene.rules.state.board import cities_of, tokens_of
from ecumene.rules.state.game_state import encode
from ecumene.rules.state.ids import BARBARIANS, NOBODY
from ecumene.rules.state.lookup_tables import CITIES, SHIPS, TOKENS
from ecumene.rules.victory import points

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.events import Event
    from ecumene.rules.state.game_state import State

OF_POSITION = (
    "tokens",
    "elsewhere",
    "cities",
    "cities_elsewhere",
    "ships",
    "token_stock",
    "treasury",
    "advances",
    "hand",
    "census",
)
"""The parts of a position that are shown."""


@dataclass(frozen=True)
class Difference:
    """A difference from the case: a message key and its values."""

    key: str
    args: dict[str, Any]


@dataclass(frozen=True)
class CaseStep:
    """Something that happened while the case was played."""

    kind: Literal["answer", "refusal", "event"]
    told: dict[str, Any]


@dataclass
class CaseOutcome:
    """A case after it was played."""

    case: Case
    position: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Who had what at the start."""
    steps: list[CaseStep] = field(default_factory=list)
    differences: list[Difference] = field(default_factory=list)

    def differs(self, key: str, **args: Any) -> None:
        """Record a difference."""
        self.differences.append(Difference(key, args))


def run(case: Case) -> CaseOutcome:
    """Play a case; raises what ``lay_out`` raises for an impossible position."""
    play, elsewhere = lay_out(case)
    outcome = CaseOutcome(case)
    runner = _Runner(case, play, elsewhere, outcome)
    runner.play_through()
    return outcome


class _Runner:
    def __init__(
        self, case: Case, play: Play, elsewhere: frozenset[int], outcome: CaseOutcome
    ) -> None:
        self.case = case
        self.elsewhere = elsewhere
        self.outcome = outcome
        self.parties = Parties(play.state)
        self.setting = play
        """The position at first, then the game."""

    @property
    def state(self) -> State:
        """The current position."""
        return self.setting.state

    def play_through(self) -> None:
        """Play, answer and compare; stop after the first answer that goes wrong."""
        self.outcome.position = dict(self._position())
        last = phase_number(self.case.head.until or self.case.head.phase)
        self.game = Game.from_state(self.setting.options, self.state, last)
        self._tell(self.game.opening or ())
        for number, answer in enumerate(self.case.answers, 1):
            if not self._answer(number, answer):
                return
        self._compare_asked()
        self._compare_events()
        for name, expected in self.case.end.items():
            self._compare_party(name, expected)
        for number, named, found in wrong_piles(self.case, self.setting):
            cards = NAMES["card"]
            self._differs(
                f"discards.{number}", [cards[c] for c in named], [cards[c] for c in found]
            )

    def _tell(self, events: Sequence[Event]) -> None:
        """Record events, and check that no piece was lost (G1)."""
        self.setting = Play(self.game.options, self.game.state)
        self.outcome.steps += [CaseStep("event", self.parties.tell(event)) for event in events]
        for seat, player in enumerate(self.state.players):
            tokens = player.token_stock + player.treasury + sum(player.tokens.values())
            cities = player.city_stock + len(cities_of(self.state, seat))
            if (tokens, cities) != (TOKENS, CITIES) or len(player.ships) > SHIPS:
                name = self.parties.name(seat)
                self.outcome.differs("case-sums-broken", who=name, tokens=tokens, cities=cities)

    def _answer(self, number: int, answer: CaseAnswer) -> bool:
        """Give one answer; returns whether it went as the case says."""
        told = {"who": answer.who, **answer.action}
        action = from_names(seated(answer.action, self._seat), Action)
        seat = self.parties.seat(answer.who)
        if answer.asked is not None and seat is not None and seat in self.game.pending:
            self._compare_decision(
                str(answer.who), answer.asked, self.parties.tell(self.game.pending[seat])
            )
        before = encode(self.state)
        try:
            events = self.game.apply(NOBODY if seat is None else seat, action)
        except IllegalAction as illegal:
            return self._refused(number, answer, illegal, before)
        self.outcome.steps.append(CaseStep("answer", told))
        self._tell(events)
        if answer.refused is not None:
            self.outcome.differs("case-not-refused", number=number, rule=answer.refused)
            return False
        return True

    def _seat(self, name: str) -> int:
        seat = self.parties.seat(name)
        assert seat is not None, "the set-up was chosen to have everybody who is named"
        return seat

    def _refused(
        self, number: int, answer: CaseAnswer, illegal: IllegalAction, before: bytes
    ) -> bool:
        told = {"who": answer.who, **answer.action}
        self.outcome.steps.append(
            CaseStep("refusal", {**told, "refused": illegal.rule, "message": illegal.key})
        )
        if answer.refused is None:
            self.outcome.differs(
                "case-refused", number=number, rule=illegal.rule, message=illegal.key
            )
            return False
        for named, found in ((answer.refused, illegal.rule), (answer.message, illegal.key)):
            if named not in (None, found):
                self._differs(f"answers.{number}", named, found)
        if encode(self.state) != before:
            self.outcome.differs("case-refusal-changed", number=number)
        return True

    def _differs(self, what: str, named: Any, found: Any) -> None:
        self.outcome.differs("case-differs", what=what, named=named, found=found)

    def _compare_asked(self) -> None:
        named = self.case.asked
        if named is None:
            return
        found = {self.parties.name(s): self.parties.tell(d) for s, d in self.game.pending.items()}
        if sorted(named) != sorted(found):
            self._differs("asked", named, found)
            return
        for name, decision in named.items():
            self._compare_decision(name, decision, found[name])

    def _compare_decision(self, who: str, named: dict[str, Any], found: dict[str, Any]) -> None:
        if not fits(named, found, ordered=False):
            self._differs(f"asked.{who}", named, found)

    def _compare_events(self) -> None:
        happened = [step.told for step in self.outcome.steps if step.kind == "event"]
        absent = missing(self.case.events, happened)
        if absent is not None:
            self.outcome.differs("case-event-missing", event=absent)
        for event in happened:
            if event["type"] in self.case.no_events:
                self.outcome.differs("case-event-unexpected", event=event)

    def _compare_party(self, name: str, expected: Expected) -> None:
        party = self.parties.seat(name)
        if party is None:
            self._differs(f"end.{name}", to_names(expected), None)
            return
        named = {k: v for k, v in to_names(expected).items() if v is not None}
        found = self._holding(party)
        for key in named:
            if _comparable(key, named[key]) != _comparable(key, found[key]):
                self._differs(f"end.{name}.{key}", named[key], found[key])

    def _holding(self, party: int) -> dict[str, Any]:
        """What a party has now, in a case's terms."""
        tokens, cities = tokens_of(self.state, party), cities_of(self.state, party)
        found = Expected(
            tokens={a: n for a, n in sorted(tokens.items()) if self._shown(a)},
            token_count=sum(tokens.values()),
            cities=tuple(area for area in cities if self._shown(area)),
            city_count=len(cities),
        )
        if party != BARBARIANS:
            player = self.state.players[party]
            found = replace(
                found,
                ships=tuple(player.ships),
                token_stock=player.token_stock,
                treasury=player.treasury,
                advances=player.advances,
                hand=tuple(player.hand),
                traders=givers(self.setting, player),
                census=player.census,
                credits=tuple(player.credits),
                credits_gained=tuple(player.credits_gained),
                step=player.step,
                points=points(self.setting.state, party).total,
            )
        return to_names(found)

    def _shown(self, area: int) -> bool:
        return area not in self.elsewhere

    def _position(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Who has what, without empty parts and parties that the case does not name."""
        for name in self.case.start:
            party = self.parties.seat(name)
            if party is None:
                continue
            found = self._holding(party)
            found["elsewhere"] = found["token_count"] - sum(found["tokens"].values())
            found["cities_elsewhere"] = found["city_count"] - len(found["cities"])
            yield name, {key: found[key] for key in OF_POSITION if found.get(key)}


def _comparable(key: str, value: Any) -> Any:
    """Ignore the order of pieces, and empty areas of tokens."""
    if key == "tokens":
        return {area: count for area, count in value.items() if count}
    return sorted(value) if key in ("cities", "ships", "hand", "advances") else value
