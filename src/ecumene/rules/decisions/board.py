"""What seats are asked in phases 1 to 5."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.rules.actions import (
    Action,
    AnswerYesNo,
    BuildCity,
    ChooseCities,
    ChooseLoss,
    ChooseNumber,
    Done,
    PickCivilization,
    PlaceTokens,
    SetTaxRate,
)
from ecumene.rules.answer_checks import (
    check_declined,
    check_once,
    divisions,
    subsets,
    wrong_kind_of_answer,
)
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import Removal
from ecumene.rules.forms import Among, Amount, AnswerForm, One, Shares, YesOrNo, single_or_several
from ecumene.rules.least_missed import city_value
from ecumene.rules.state.ids import BARBARIANS, AreaNo, CivNo, Party, ThemeNo
from ecumene.rules.state.lookup_tables import DEFAULT_RATE
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.forms import Blank
    from ecumene.rules.view import View

Purpose: TypeAlias = Literal[
    "tax-revolt",
    "tax-revolt-destroy",
    "attack-order",
    "support",
    "reduce",
    "destroy",
    "earthquake",
    "annex",
    "annex-share",
    "barbarians",
    "piracy",
]
_ABOUT_CITIES: Final[Mapping[Purpose, str]] = {
    "tax-revolt": "ask-cities-tax-revolt",
    "tax-revolt-destroy": "ask-cities-tax-revolt-destroy",
    "attack-order": "ask-cities-attack-order",
    "support": "ask-cities-support",
    "reduce": "ask-cities-reduce",
    "destroy": "ask-cities-destroy",
    "earthquake": "ask-cities-earthquake",
    "annex": "ask-cities-annex",
    "annex-share": "ask-cities-annex-share",
    "barbarians": "ask-cities-barbarians",
    "piracy": "ask-cities-piracy",
}
Question: TypeAlias = Literal["wait-for-conflicts", "wait-for-attack", "steal-card", "rank-order"]
_QUESTIONS: Final[Mapping[Question, str]] = {
    "wait-for-conflicts": "ask-yes-no-wait-for-conflicts",
    "wait-for-attack": "ask-yes-no-wait-for-attack",
    "steal-card": "ask-yes-no-steal-card",
    "rank-order": "ask-yes-no-rank-order",
}


class AskCivilization(DecisionKind, frozen=True, tag="civilization"):
    """Which civilization to play (S2)."""

    options: tuple[CivNo, ...]
    """The civilizations that are still free."""
    theme: ThemeNo | None = None
    """In the Short Game, the theme set dealt to the seat, which nobody else knows yet (Q1b)."""
    rule: str = "S2"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a civilization that is taken or not of this set-up."""
        if not isinstance(action, PickCivilization):
            raise wrong_kind_of_answer(self.rule)
        if action.civilization not in self.options:
            raise IllegalAction(self.rule, "illegal-civilization", civilization=action.civilization)

    def answers(self) -> Iterator[Action]:
        """Every civilization that is still free."""
        return map(PickCivilization, self.options)

    @property
    def key(self) -> str:
        """The message that asks."""
        return "ask-civilization" if self.theme is None else "ask-civilization-short"

    def forms(self) -> Iterator[AnswerForm]:
        """One civilization."""
        yield AnswerForm(PickCivilization, "way-pick", One("civilization", self.options))

    def default(self, _view: View) -> Action:
        """The first one (O4a)."""
        return PickCivilization(min(self.options))


class AskTaxRate(DecisionKind, frozen=True, tag="tax-rate"):
    """Which tax rate to collect (T1, A-COINAGE, A-MONARCHY)."""

    key = "ask-tax-rate"

    options: tuple[int, ...]
    """The possible rates."""
    rule: str = "T1"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a rate that the seat's advances do not open."""
        if not isinstance(action, SetTaxRate):
            raise wrong_kind_of_answer(self.rule)
        if action.rate not in self.options:
            raise IllegalAction(
                self.rule, "illegal-tax-rate", rate=action.rate, options=self.options
            )

    def answers(self) -> Iterator[Action]:
        """Every rate."""
        return map(SetTaxRate, self.options)

    def forms(self) -> Iterator[AnswerForm]:
        """A rate."""
        yield AnswerForm(SetTaxRate, "way-rate", One("rate", self.options))

    def default(self, _view: View) -> Action:
        """The usual rate, or the nearest below it (O4a)."""
        usual = [rate for rate in self.options if rate <= DEFAULT_RATE]
        return SetTaxRate(max(usual, default=min(self.options)))


class AskCities(DecisionKind, frozen=True, tag="cities"):
    """Which cities of one party to choose: to annex (T3), to resolve next (F7), to reduce (K4)."""

    purpose: Purpose
    """What happens to the chosen cities."""
    owner: Party
    """Whose cities they are."""
    options: tuple[AreaNo, ...]
    """The areas of the cities to choose from."""
    count: int
    """The number to choose; the most, if ``least`` is given."""
    rule: str
    """The rule that asks."""
    least: int | None = None
    """The fewest to choose; None: exactly ``count``."""
    extra: tuple[AreaNo, ...] = ()
    """Where a reduced city could leave a token above the printed limit, if wanted (G11c)."""

    @property
    def fewest(self) -> int:
        """The fewest that must be chosen."""
        return self.count if self.least is None else self.least

    def check(self, action: Action) -> None:
        """Refuse a wrong number of cities, one twice, or one that is not among the options."""
        if not isinstance(action, ChooseCities):
            raise wrong_kind_of_answer(self.rule)
        check_once(self.rule, action.areas)
        given = len(action.areas)
        if not self.fewest <= given <= self.count:
            raise self._wrong_number(given)
        for area in action.areas:
            if area not in self.options:
                raise IllegalAction(self.rule, "illegal-city", area=area)
        could = [area for area in self.extra if area in action.areas]
        check_declined(action.declined, could)

    def _wrong_number(self, given: int) -> IllegalAction:
        if self.fewest == self.count:
            return IllegalAction(self.rule, "illegal-city-count", count=self.count, given=given)
        return IllegalAction(
            self.rule, "illegal-city-number", least=self.fewest, most=self.count, given=given
        )

    def answers(self) -> Iterator[Action]:
        """Every set of cities of a right size, fewest first, with every choice of extra tokens."""
        for count in range(self.fewest, self.count + 1):
            for areas in combinations(self.options, count):
                could = [area for area in areas if area in self.extra]
                for declined in subsets(could):
                    yield ChooseCities(areas, declined)

    @property
    def key(self) -> str:
        """The message that asks; it says so for pirate cities, and for a number that can vary."""
        if self.extra and self.fewest == len(self.options):
            return "ask-cities-extra"
        if self.least is not None:
            return "ask-cities-reduce-up-to"
        if self.purpose == "attack-order" and self.owner == BARBARIANS:
            return "ask-cities-attack-order-pirates"
        return _ABOUT_CITIES[self.purpose]

    def forms(self) -> Iterator[AnswerForm]:
        """Some cities, and where an extra token is left out."""
        cities = Among("areas", self.options, self.fewest, self.count)
        yield AnswerForm(
            ChooseCities,
            "way-cities",
            cities,
            *declined_in(self.extra),
            number=single_or_several(self.count),
            purpose=self.purpose,
        )

    def default(self, view: View) -> Action:
        """As few as possible: the least missed of one's own, the first of others' (O4a, O4d)."""
        if self.owner != view.seat:
            return next(self.answers())
        return ChooseCities(tuple(sorted(self.options, key=city_value)[: self.fewest]))


class AskPlacement(DecisionKind, Frozen, frozen=True, tag="placement"):
    """Where to add tokens when the stock is too small for all of them (E2)."""

    key = "ask-placement"

    tokens: int
    """The number of tokens to place in all."""
    room: dict[AreaNo, int]
    """The most tokens that may be added in each area (E1)."""
    rule: str = "E2"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse tokens where none may be added, too many in one area, and too few in all."""
        if not isinstance(action, PlaceTokens):
            raise wrong_kind_of_answer(self.rule)
        for area, count in action.tokens.items():
            room = self.room.get(area, 0)
            if not 0 <= count <= room:
                raise IllegalAction("E1", "illegal-expansion", area=area, count=count, room=room)
        placed = sum(action.tokens.values())
        if placed != self.tokens:
            raise IllegalAction(
                self.rule, "illegal-expansion-total", placed=placed, tokens=self.tokens
            )

    def answers(self) -> Iterator[Action]:
        """Every way to divide the tokens."""
        areas = tuple(self.room)
        return (PlaceTokens(found) for found in divisions(self.tokens, areas, self.room))

    def forms(self) -> Iterator[AnswerForm]:
        """Tokens for areas."""
        shares = Shares("tokens", self.room, self.tokens, self.tokens)
        yield AnswerForm(PlaceTokens, "way-place", shares)


class AskMove(DecisionKind, frozen=True, tag="move"):
    """The next move, or the end of the movement (M)."""

    broken: tuple[int, ...] = ()
    """Moves that others, ending earlier, have made illegal; to be taken back first (M2a)."""
    rule: str = "M3"
    """The rule that asks."""

    @property
    def key(self) -> str:
        """The message that asks."""
        return "ask-move-broken" if self.broken else "ask-move"


class AskLoss(DecisionKind, frozen=True, tag="loss"):
    """What to remove in a round of a token conflict (F3b)."""

    key = "ask-loss"

    area: AreaNo
    """Where the conflict is."""
    options: tuple[tuple[Literal["token", "ship"], AreaNo], ...]
    """What can be removed, as pairs of kind and area."""
    known: tuple[Removal, ...] = ()
    """What holders of Advanced Military of better rank remove at the same moment (F1a)."""
    rule: str = "F3b"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse something that cannot be removed."""
        if not isinstance(action, ChooseLoss):
            raise wrong_kind_of_answer(self.rule)
        if (action.kind, action.area) not in self.options:
            raise IllegalAction(self.rule, "illegal-loss", kind=action.kind, area=action.area)

    def answers(self) -> Iterator[Action]:
        """Every token or ship that can be given up."""
        return (ChooseLoss(kind, area) for kind, area in self.options)

    def forms(self) -> Iterator[AnswerForm]:
        """A kind of unit, and where it is."""
        kinds = tuple(dict.fromkeys(kind for kind, _ in self.options))
        areas = tuple(dict.fromkeys(area for _, area in self.options))
        yield AnswerForm(ChooseLoss, "way-loss", One("kind", kinds), One("area", areas))

    def default(self, _view: View) -> Action:
        """A token rather than a ship, preferably from the area itself (O4c)."""
        return ChooseLoss(*min(self.options, key=self.burden))

    def burden(self, loss: tuple[Literal["token", "ship"], AreaNo]) -> tuple[bool, bool]:
        """How much a loss is missed, for sorting."""
        kind, area = loss
        return kind != "token", area != self.area


class AskYesNo(DecisionKind, frozen=True, tag="yes-no"):
    """A yes-or-no question: wait for other conflicts (F1a) or an attack (F10), steal a card (F9).

    Also whether to insist on rank order among the copies of a calamity (C8b).
    """

    question: Question
    """What is asked."""
    area: AreaNo | None
    """The area it is about; None: none."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse anything that is not an answer."""
        if not isinstance(action, AnswerYesNo):
            raise wrong_kind_of_answer(self.rule)

    def answers(self) -> Iterator[Action]:
        """Yes and no."""
        return iter((AnswerYesNo(True), AnswerYesNo(False)))

    @property
    def key(self) -> str:
        """The message that asks."""
        return _QUESTIONS[self.question]

    def forms(self) -> Iterator[AnswerForm]:
        """Yes or no."""
        yield AnswerForm(AnswerYesNo, "way-answer", YesOrNo("yes"))

    def default(self, _view: View) -> Action:
        """No, except for a card that nobody would leave (O4c)."""
        return AnswerYesNo(self.question == "steal-card")


class AskNumber(DecisionKind, frozen=True, tag="number"):
    """How many tokens to move to the treasury after a successful attack (F9, F11)."""

    area: AreaNo
    """The area of the conquered city."""
    most: int
    """The largest possible number; the smallest is 0."""
    rule: str = "F9"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a number outside the bounds."""
        if not isinstance(action, ChooseNumber):
            raise wrong_kind_of_answer(self.rule)
        if not 0 <= action.number <= self.most:
            raise IllegalAction(self.rule, "illegal-number", number=action.number, most=self.most)

    def answers(self) -> Iterator[Action]:
        """Every number."""
        return map(ChooseNumber, range(self.most + 1))

    @property
    def key(self) -> str:
        """The message that asks."""
        return "ask-number-pirates" if self.rule == "F11" else "ask-number"

    def forms(self) -> Iterator[AnswerForm]:
        """A number."""
        yield AnswerForm(ChooseNumber, "way-number", Amount("number", 0, self.most))

    def default(self, _view: View) -> Action:
        """As many as possible (O4c)."""
        return ChooseNumber(self.most)


class CitySite(Frozen, frozen=True):
    """Where a city can be built, and by which means (K1)."""

    area: AreaNo
    """Where it is."""
    needed: int
    """6 with a city site, 12 without."""
    here: int
    """The builder's tokens in the area."""
    treasury: int
    """The most that may come from treasury (A-ARCHITECTURE)."""
    neighbours: dict[AreaNo, int]
    """The most that may come from each land neighbour (A-URBANISM)."""
    from_neighbours: int
    """The most that may come from neighbours in all."""
    may_keep: bool
    """Whether a token may be left beside the city (A-PUBLIC-WORKS)."""

    def blanks(self) -> Iterator[Blank]:
        """What is filled in to build it: only the means that it needs or may use."""
        yield One("area", (self.area,))
        if self.treasury:
            yield Amount("treasury", 0, self.treasury)
        if self.from_neighbours:
            most = self.from_neighbours
            yield Shares("neighbours", self.neighbours, 0, most, removes=True)
        if self.may_keep:
            yield YesOrNo("keep")


class AskCitySite(DecisionKind, frozen=True, tag="city-site"):
    """Which city to build next, if any (K1)."""

    key = "ask-city-site"

    sites: tuple[CitySite, ...]
    """Where a city can be built, and by which means."""
    rule: str = "K1"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a site that is not offered and means that do not add up."""
        if isinstance(action, Done):
            return
        if not isinstance(action, BuildCity):
            raise wrong_kind_of_answer(self.rule)
        site = next((site for site in self.sites if site.area == action.area), None)
        if site is None:
            raise IllegalAction(self.rule, "illegal-city-site", area=action.area)
        _check_means(site, action)

    def answers(self) -> Iterator[Action]:
        """No city, and every city with every mix of means."""
        yield Done()
        for site in self.sites:
            yield from _ways_to_build(site)

    def forms(self) -> Iterator[AnswerForm]:
        """A city on each site, with the means that it may use; or none."""
        for site in self.sites:
            yield AnswerForm(BuildCity, "way-city", *site.blanks(), about="area")
        yield AnswerForm(Done, "do-done")


def declined_in(extra: tuple[AreaNo, ...]) -> tuple[Among, ...]:
    """Where Agriculture's extra token can be left out, if anywhere (G11c)."""
    return (Among("declined", extra, 0, len(extra)),) if extra else ()


def _check_means(site: CitySite, action: BuildCity) -> None:
    if not 0 <= action.treasury <= site.treasury:
        raise IllegalAction(
            "A-ARCHITECTURE", "illegal-city-treasury", given=action.treasury, most=site.treasury
        )
    for area, count in action.neighbours.items():
        most = site.neighbours.get(area, 0)
        if not 0 < count <= most:
            raise IllegalAction(
                "A-URBANISM", "illegal-city-neighbour", area=area, count=count, most=most
            )
    brought = sum(action.neighbours.values())
    if brought > site.from_neighbours:
        raise IllegalAction(
            "A-URBANISM", "illegal-city-neighbours", given=brought, most=site.from_neighbours
        )
    from_board = site.needed - action.treasury - brought
    if from_board > site.here:
        raise IllegalAction(
            "K1",
            "illegal-city-tokens",
            needed=site.needed,
            given=site.here + action.treasury + brought,
        )
    if action.keep and not (site.may_keep and site.here > from_board):
        raise IllegalAction("A-PUBLIC-WORKS", "illegal-city-keep", area=site.area)


def _ways_to_build(site: CitySite) -> Iterator[Action]:
    for treasury in range(site.treasury + 1):
        for brought in range(site.from_neighbours + 1):
            if site.needed - treasury - brought > site.here:
                continue
            for neighbours in divisions(brought, tuple(site.neighbours), site.neighbours):
                yield BuildCity(site.area, treasury, neighbours)
                if site.may_keep and site.here > site.needed - treasury - brought:
                    yield BuildCity(site.area, treasury, neighbours, keep=True)


BoardDecision: TypeAlias = (
    AskCivilization
    | AskTaxRate
    | AskCities
    | AskPlacement
    | AskMove
    | AskLoss
    | AskYesNo
    | AskNumber
    | AskCitySite
)
