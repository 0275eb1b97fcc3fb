"""What seats are asked in Civil War, Tyranny and Barbarian Hordes."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from ecumene.rules.actions import Action, ChoosePlace, PlaceTokens, SelectAreas
from ecumene.rules.answer_checks import check_once, divisions, wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, AnswerForm, One, Shares
from ecumene.rules.selection import Lot, Means, Territory, hangs_together
from ecumene.rules.state.ids import AreaNo, Seat
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator


class AskSelection(DecisionKind, frozen=True, tag="selection"):
    """Which areas to select for a number of unit points (C-CIVIL-WAR, C-TYRANNY).

    Every selection that is best by the order of priorities may be chosen, and no other;
    ``ecumene.rules.selection`` says what that means and how it is found.
    """

    key = "ask-selection"

    owner: Seat
    """Whose areas are selected."""
    target: int
    """The unit points asked for."""
    lots: tuple[Lot, ...]
    """All areas in which the owner has units, whole."""
    totals: tuple[int, ...]
    """The possible worth of the selection: as near to the number as possible, up or down."""
    means: Means | None
    """The pieces that the beneficiary can annex with, if a selection can be kept within them."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a selection that breaks a priority which can be kept; the first one is named."""
        if not isinstance(action, SelectAreas):
            raise wrong_kind_of_answer(self.rule)
        lots = {lot.area: lot for lot in self.lots}
        check_once(self.rule, action.areas)
        for area in action.areas:
            if area not in lots:
                raise IllegalAction(self.rule, "illegal-selection-area", area=area)
        if not action.areas:
            raise IllegalAction(self.rule, "illegal-selection-empty")
        if not hangs_together(action.areas):
            raise IllegalAction(self.rule, "illegal-selection-apart")
        chosen = [lots[area] for area in action.areas]
        points = sum(lot.points for lot in chosen)
        if points not in self.totals:
            raise IllegalAction(
                self.rule,
                "illegal-selection-points",
                points=points,
                target=self.target,
                totals=self.totals,
            )
        if self.means is not None and not self.means.suffice(chosen):
            raise IllegalAction(
                self.rule,
                "illegal-selection-pieces",
                tokens=self.means.tokens,
                cities=self.means.cities,
            )

    def answers(self) -> Iterator[Action]:
        """Every best selection, one by one."""
        return map(SelectAreas, Territory(self.lots).selections(self.totals, self.means))

    def forms(self) -> Iterator[AnswerForm]:
        """Areas whose unit points add up to one of the totals."""
        points = {lot.area: lot.points for lot in self.lots}
        areas = Among("areas", tuple(points), 0, len(points), points, self.totals)
        yield AnswerForm(SelectAreas, "way-areas", areas)


class AskShare(DecisionKind, Frozen, frozen=True, tag="share"):
    """Which tokens to annex if the stock is too small for all of them (C11)."""

    key = "ask-share"

    owner: Seat
    """Whose tokens are annexed."""
    tokens: int
    """The number of tokens to annex in all."""
    room: dict[AreaNo, int]
    """The tokens that can be annexed in each area."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse tokens that are not there, and any number but the largest possible."""
        if not isinstance(action, PlaceTokens):
            raise wrong_kind_of_answer(self.rule)
        for area, count in action.tokens.items():
            most = self.room.get(area, 0)
            if not 0 < count <= most:
                raise IllegalAction(self.rule, "illegal-share", area=area, count=count, most=most)
        taken = sum(action.tokens.values())
        if taken != self.tokens:
            raise IllegalAction(self.rule, "illegal-share-total", given=taken, tokens=self.tokens)

    def answers(self) -> Iterator[Action]:
        """Every way to take the tokens from the areas."""
        return map(PlaceTokens, divisions(self.tokens, tuple(self.room), self.room))

    def forms(self) -> Iterator[AnswerForm]:
        """Tokens of areas."""
        shares = Shares("tokens", self.room, self.tokens, self.tokens)
        yield AnswerForm(PlaceTokens, "way-place", shares)


class AskHorde(DecisionKind, frozen=True, tag="horde"):
    """Where the Barbarian tokens above the limit go next (C-BARBARIAN-HORDES)."""

    key = "ask-horde"

    owner: Seat
    """The primary victim, whose units they look for."""
    area: AreaNo
    """Where they are."""
    tokens: int
    """The number of tokens that go on."""
    options: tuple[AreaNo, ...]
    """The areas to which they can go."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse an area they may not go to."""
        if not isinstance(action, ChoosePlace):
            raise wrong_kind_of_answer(self.rule)
        if action.place not in self.options:
            raise IllegalAction(self.rule, "illegal-horde", start=self.area, goal=action.place)

    def answers(self) -> Iterator[Action]:
        """Every area they may go to."""
        return map(ChoosePlace, self.options)

    def forms(self) -> Iterator[AnswerForm]:
        """An area."""
        yield AnswerForm(ChoosePlace, "way-place-chosen", One("place", self.options))


StrifeDecision: TypeAlias = AskSelection | AskShare | AskHorde
