"""What seats are asked when a player leaves, and in the set-up of the Short Game."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from ecumene.data import facts
from ecumene.rules.actions import Action, ChooseCities, ChooseCredits, PlaceTokens
from ecumene.rules.answer_checks import (
    check_declined,
    check_once,
    divisions,
    wrong_kind_of_answer,
)
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, AnswerForm, Shares, single_or_several
from ecumene.rules.phases.purchases.prices import FREE_CREDITS_STEP
from ecumene.rules.state.ids import AreaNo, ThemeNo
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.view import View


class AskSpread(DecisionKind, Frozen, frozen=True, tag="spread"):
    """Where to put tokens: those that must move out (L4), or those of the start (Q1)."""

    least: int
    """The fewest tokens that must be placed."""
    most: int
    """The most tokens that can be placed."""
    room: dict[AreaNo, int]
    """The most tokens that can be placed in each area."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse tokens where none may be, too many in one area, too few and too many in all."""
        if not isinstance(action, PlaceTokens):
            raise wrong_kind_of_answer(self.rule)
        for area, count in action.tokens.items():
            room = self.room.get(area, 0)
            if not 0 <= count <= room:
                raise IllegalAction(self.rule, "illegal-spread", area=area, count=count, room=room)
        placed = sum(action.tokens.values())
        if placed != self.most == self.least:
            raise IllegalAction(
                self.rule, "illegal-expansion-total", placed=placed, tokens=self.most
            )
        if not self.least <= placed <= self.most:
            raise IllegalAction(
                self.rule,
                "illegal-spread-total",
                placed=placed,
                least=self.least,
                most=self.most,
            )

    def answers(self) -> Iterator[Action]:
        """Every way to divide every number of tokens, the highest number first."""
        areas = tuple(self.room)
        for total in range(self.most, self.least - 1, -1):
            for found in divisions(total, areas, self.room):
                yield PlaceTokens(found)

    @property
    def key(self) -> str:
        """The message that asks."""
        return "ask-spread" if self.rule == "L4" else "ask-spread-start"

    def forms(self) -> Iterator[AnswerForm]:
        """Tokens for areas."""
        yield AnswerForm(
            PlaceTokens, "way-place", Shares("tokens", self.room, self.least, self.most)
        )


class AskStartCities(DecisionKind, frozen=True, tag="start-cities"):
    """Where the starting cities stand, most of them on sites (Q1, Q1a)."""

    key = "ask-start-cities"

    theme: ThemeNo
    """The theme set dealt to the seat, which nobody else knows yet."""
    sites: tuple[AreaNo, ...]
    """The areas with a city site in which a city can start."""
    others: tuple[AreaNo, ...]
    """The areas without one."""
    count: int
    """The number of cities that start on the board."""
    on_sites: int
    """The fewest of them that must stand on sites."""
    rule: str = "Q1"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse areas that are not offered, one twice, a wrong number, and too few on sites."""
        if not isinstance(action, ChooseCities):
            raise wrong_kind_of_answer(self.rule)
        check_declined(action.declined, ())
        check_once(self.rule, action.areas)
        for area in action.areas:
            if area not in self.sites and area not in self.others:
                raise IllegalAction(self.rule, "illegal-start-city", area=area)
        given = len(action.areas)
        if given != self.count:
            raise IllegalAction(self.rule, "illegal-city-count", count=self.count, given=given)
        on_sites = len(set(action.areas).intersection(self.sites))
        if on_sites < self.on_sites:
            raise IllegalAction(
                self.rule, "illegal-start-cities", sites=self.on_sites, given=on_sites
            )

    def answers(self) -> Iterator[Action]:
        """Every choice of sites with every choice of the others, the fewest sites first."""
        fewest = max(self.on_sites, self.count - len(self.others))
        for on_sites in range(fewest, self.count + 1):
            for chosen in combinations(self.sites, on_sites):
                for rest in combinations(self.others, self.count - on_sites):
                    yield ChooseCities((*chosen, *rest))

    def forms(self) -> Iterator[AnswerForm]:
        """A number of areas."""
        areas = Among("areas", (*self.sites, *self.others), self.count, self.count)
        yield AnswerForm(
            ChooseCities, "way-cities", areas, number=single_or_several(self.count), purpose="start"
        )

    def default(self, _view: View) -> Action:
        """The first ones, on sites as far as possible (O4a)."""
        return ChooseCities((*self.sites, *self.others)[: self.count])


class AskFreeCredits(DecisionKind, frozen=True, tag="free-credits"):
    """In which groups to take credits of free choice (Q3)."""

    key = "ask-free-credits"

    points: int
    """The credit points to take in all."""
    groups: int = len(facts().groups)
    """The number of groups."""
    unit: int = FREE_CREDITS_STEP
    """The step size of credits (A-WRITTEN-RECORD)."""
    rule: str = "Q3"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse other steps, and more or fewer credits than there are."""
        if not isinstance(action, ChooseCredits):
            raise wrong_kind_of_answer(self.rule)
        chosen = action.credits.values()
        if any(points <= 0 or points % self.unit for points in chosen):
            raise IllegalAction(self.rule, "illegal-free-credits-step", unit=self.unit)
        if sum(chosen) != self.points:
            raise IllegalAction(
                self.rule, "illegal-free-credits", points=self.points, given=sum(chosen)
            )

    def answers(self) -> Iterator[Action]:
        """Every way to divide the credits over the groups."""
        units = self.points // self.unit
        groups = tuple(range(self.groups))
        for shares in divisions(units, groups, dict.fromkeys(groups, units)):
            yield ChooseCredits({group: share * self.unit for group, share in shares.items()})

    def forms(self) -> Iterator[AnswerForm]:
        """Credits for groups."""
        room = dict.fromkeys(range(self.groups), self.points)
        shares = Shares("credits", room, self.points, self.points, step=self.unit)
        yield AnswerForm(ChooseCredits, "way-credits", shares)


EndingDecision: TypeAlias = AskSpread | AskStartCities | AskFreeCredits
