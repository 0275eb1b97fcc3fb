"""What seats are asked in phase 9."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.rules.actions import (
    Action,
    AnswerYesNo,
    ChooseCities,
    ChoosePlace,
    LoseCards,
    NameVictims,
)
from ecumene.rules.answer_checks import (
    check_declined,
    check_in_hand,
    check_once,
    divisions,
    wrong_kind_of_answer,
)
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, AnswerForm, Cards, One, YesOrNo, single_or_several
from ecumene.rules.least_missed import enough_cards, least_missed_cards
from ecumene.rules.state.ids import AreaNo, CardNo, PlaceNo, Seat
from ecumene.rules.state.lookup_tables import WATER_CARD
from ecumene.rules.state.readonly import NOTHING, Frozen
from ecumene.rules.state.trade_cards import FACE_VALUE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.view import View

Bar: TypeAlias = Literal["primary", "beneficiary", "spared", "block", "immune", "nothing"]
"""Why a player cannot be named: they are the primary victim or the beneficiary (of either copy, if
there are two), are named already, belong to the other block, are protected by an advance, or have
nothing to lose.
"""
BARRED_BY: Final[Mapping[Bar, tuple[str | None, str]]] = {
    "primary": ("C5b", "illegal-victim-primary"),
    "beneficiary": (None, "illegal-victim-beneficiary"),
    "spared": ("C7", "illegal-victim-spared"),
    "block": ("C6", "illegal-victim-block"),
    "immune": ("A-NAVAL-WARFARE", "illegal-victim-immune"),
    "nothing": ("C5b", "illegal-victim-nothing"),
}
"""The rules that say so, and the messages; None: the card itself does."""

PlaceKind: TypeAlias = Literal["sea", "flood-plain", "volcano"]
_STRIKES_AT: Final[Mapping[PlaceKind, str]] = {
    "sea": "ask-calamity-place-sea",
    "flood-plain": "ask-calamity-place-flood-plain",
    "volcano": "ask-calamity-place-volcano",
}


class AskVictims(DecisionKind, Frozen, frozen=True, tag="victims"):
    """Whom to name as secondary victims (C5)."""

    key = "ask-victims"

    candidates: tuple[Seat, ...]
    """The players who can be named."""
    count: int
    """The number to be named."""
    share: int
    """The damage, or the number of cities, for each of them before their advances change it."""
    rule: str
    """The rule that asks."""
    barred: dict[Seat, Bar] = NOTHING
    """The other players in the game, and why each of them cannot be named."""

    def check(self, action: Action) -> None:
        """Refuse a wrong number of victims, one twice, or one who may not be named (C5b-C7)."""
        if not isinstance(action, NameVictims):
            raise wrong_kind_of_answer(self.rule)
        named = action.victims
        for place, seat in enumerate(named):
            if seat in self.barred:
                rule, key = BARRED_BY[self.barred[seat]]
                raise IllegalAction(rule or self.rule, key, seat=seat)
            if seat not in self.candidates:
                raise IllegalAction("L2a", "illegal-victim-absent", seat=seat)
            if seat in named[:place]:
                raise IllegalAction("C5b", "illegal-victim-twice", seat=seat)
        if len(named) != self.count:
            raise IllegalAction("C5", "illegal-victim-count", count=self.count, given=len(named))

    def answers(self) -> Iterator[Action]:
        """Every set of victims of the right size."""
        return map(NameVictims, combinations(self.candidates, self.count))

    def forms(self) -> Iterator[AnswerForm]:
        """Some players."""
        named = Among("victims", self.candidates, self.count, self.count)
        yield AnswerForm(NameVictims, "way-victims", named, number=single_or_several(self.count))

    def default(self, view: View) -> Action:
        """The players furthest ahead (O4g)."""
        ahead = sorted(self.candidates, key=lambda seat: lead(view, seat))
        return NameVictims(tuple(ahead[: self.count]))


def lead(view: View, seat: Seat) -> tuple[int, int]:
    """How far ahead a player is, for sorting: the furthest first, equal ones by rank (O4g)."""
    player = view.players[seat]
    return -player.step, player.civilization


class AskCalamityPlace(DecisionKind, frozen=True, tag="calamity-place"):
    """Where a calamity strikes, among places that are hit equally hard (G8a).

    An open sea stands for itself; a flood plain or a volcano is chosen by one of its areas.
    """

    kind: PlaceKind
    """What kind of place is chosen."""
    options: tuple[PlaceNo, ...]
    """The open seas, or one area of each flood plain or volcano."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a place that is not hit hardest."""
        if not isinstance(action, ChoosePlace):
            raise wrong_kind_of_answer(self.rule)
        if action.place not in self.options:
            raise IllegalAction(self.rule, "illegal-calamity-place", area=action.place)

    def answers(self) -> Iterator[Action]:
        """Every place."""
        return map(ChoosePlace, self.options)

    @property
    def key(self) -> str:
        """The message that asks."""
        return _STRIKES_AT[self.kind]

    def forms(self) -> Iterator[AnswerForm]:
        """A place."""
        yield AnswerForm(ChoosePlace, "way-place-chosen", One("place", self.options))


class AskNeighbourCity(DecisionKind, frozen=True, tag="neighbour-city"):
    """Which neighbouring city an earthquake reduces (C-VOLCANIC-ERUPTION-EARTHQUAKE)."""

    key = "ask-neighbour-city"

    options: tuple[AreaNo, ...]
    """The areas of the cities to choose from."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse anything but one of these cities."""
        if not isinstance(action, ChooseCities):
            raise wrong_kind_of_answer(self.rule)
        check_declined(action.declined, ())
        check_once(self.rule, action.areas)
        if len(action.areas) != 1:
            raise IllegalAction(self.rule, "illegal-city-count", count=1, given=len(action.areas))
        if action.areas[0] not in self.options:
            raise IllegalAction(self.rule, "illegal-city", area=action.areas[0])

    def answers(self) -> Iterator[Action]:
        """Every such city."""
        return (ChooseCities((area,)) for area in self.options)

    def forms(self) -> Iterator[AnswerForm]:
        """One city."""
        city = Among("areas", self.options)
        yield AnswerForm(ChooseCities, "way-cities", city, number="single", purpose="reduce")


class AskRansom(DecisionKind, frozen=True, tag="ransom"):
    """Whether to pay treasury, in full, and lose no city (C1)."""

    key = "ask-ransom"

    price: int
    """The treasury paid if the answer is yes."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse anything that is not an answer."""
        if not isinstance(action, AnswerYesNo):
            raise wrong_kind_of_answer(self.rule)

    def answers(self) -> Iterator[Action]:
        """Yes and no."""
        return iter((AnswerYesNo(True), AnswerYesNo(False)))

    def forms(self) -> Iterator[AnswerForm]:
        """Yes or no."""
        yield AnswerForm(AnswerYesNo, "way-answer", YesOrNo("yes", self.price))

    def default(self, _view: View) -> Action:
        """No (O4f)."""
        return AnswerYesNo(False)


class AskSacrifice(DecisionKind, frozen=True, tag="sacrifice"):
    """Whether to destroy cities for one step back less, inland ones first (A-ENLIGHTENMENT)."""

    key = "ask-sacrifice"

    inland: tuple[AreaNo, ...]
    """The areas of the player's cities that are not coastal."""
    coastal: tuple[AreaNo, ...]
    """The areas of the coastal cities that can be given up."""
    count: int
    """The number of cities to give up."""
    rule: str = "C-REGRESSION"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse anything but none or the full number, and coastal cities unless needed."""
        if not isinstance(action, ChooseCities):
            raise wrong_kind_of_answer(self.rule)
        check_declined(action.declined, ())
        check_once(self.rule, action.areas)
        areas = set(action.areas)
        if not action.areas:
            return
        if len(areas) != self.count:
            raise IllegalAction(self.rule, "illegal-city-count", count=self.count, given=len(areas))
        for area in action.areas:
            if area not in self.inland and area not in self.coastal:
                raise IllegalAction(self.rule, "illegal-city", area=area)
        if len(areas.intersection(self.inland)) < self._from_inland():
            raise IllegalAction(self.rule, "illegal-coastal-sacrifice")

    def answers(self) -> Iterator[Action]:
        """None, and every choice of cities."""
        yield ChooseCities(())
        inland = self._from_inland()
        for first in combinations(self.inland, inland):
            for second in combinations(self.coastal, self.count - inland):
                yield ChooseCities((*first, *second))

    def _from_inland(self) -> int:
        return min(self.count, len(self.inland))

    def forms(self) -> Iterator[AnswerForm]:
        """No city, or the full number."""
        cities = Among("areas", (*self.inland, *self.coastal), 0, self.count)
        yield AnswerForm(
            ChooseCities,
            "way-cities",
            cities,
            number=single_or_several(self.count),
            purpose="destroy",
        )


class AskCardsToLose(DecisionKind, frozen=True, tag="cards-to-lose"):
    """Which commodity cards to discard, in one of several numbers (C-BANDITRY, A-THEOCRACY)."""

    cards: tuple[CardNo, ...]
    """The commodity cards in hand, in ascending order."""
    counts: tuple[int, ...]
    """The numbers that may be discarded."""
    rule: str
    """The rule that asks."""
    ransom: int = 0
    """The treasury paid for each card fewer than the highest number."""

    def check(self, action: Action) -> None:
        """Refuse a wrong number of cards, and cards that are not in the hand."""
        if not isinstance(action, LoseCards):
            raise wrong_kind_of_answer(self.rule)
        check_in_hand(self.rule, action.cards, self.cards)
        if len(action.cards) not in self.counts:
            raise IllegalAction(
                self.rule, "illegal-discard-count", given=len(action.cards), counts=self.counts
            )

    def answers(self) -> Iterator[Action]:
        """Every set of cards of a right size; equal cards are interchangeable."""
        held = Counter(self.cards)
        for count in self.counts:
            for found in divisions(count, tuple(held), held):
                yield LoseCards(tuple(Counter(found).elements()))

    @property
    def key(self) -> str:
        """The message that asks."""
        if self.ransom:
            return "ask-cards-to-lose-ransom"
        if self.rule == "C-ICONOCLASM-AND-HERESY":
            return "ask-cards-to-lose-save"
        return "ask-cards-to-lose"

    def forms(self) -> Iterator[AnswerForm]:
        """Some cards."""
        cards = Cards("cards", self.cards, self.counts)
        yield AnswerForm(LoseCards, "way-lose-cards", cards)

    def default(self, _view: View) -> Action:
        """As few as possible without paying a ransom, the least missed first (O4i)."""
        count = max(self.counts) if self.ransom else min(self.counts)
        return LoseCards(tuple(sorted(least_missed_cards(self.cards, count))))


class AskCorruption(DecisionKind, frozen=True, tag="corruption"):
    """Which commodity cards to discard for a total face value (C-CORRUPTION)."""

    key = "ask-corruption"

    cards: tuple[CardNo, ...]
    """The commodity cards in hand that are worth something, in ascending order."""
    face_value: int
    """The face value that must be discarded; no more than that of all cards (C11)."""
    rule: str = "C-CORRUPTION"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse too little, and cards without which the rest would suffice."""
        if not isinstance(action, LoseCards):
            raise wrong_kind_of_answer(self.rule)
        for card in action.cards:
            if card == WATER_CARD:
                raise IllegalAction(self.rule, "illegal-card", card=card)
        check_in_hand(self.rule, action.cards, self.cards)
        total = sum(FACE_VALUE[card] for card in action.cards)
        if total < self.face_value:
            raise IllegalAction(
                self.rule, "illegal-corruption-total", given=total, needed=self.face_value
            )
        for card in action.cards:
            if total - FACE_VALUE[card] >= self.face_value:
                raise IllegalAction(self.rule, "illegal-corruption-superfluous", card=card)

    def answers(self) -> Iterator[Action]:
        """Every set of cards that suffices and contains no smaller one that does.

        Cards are tried most valuable first: then a set has no superfluous card exactly if it does
        not suffice without its last card.
        """
        kinds = sorted(set(self.cards), key=lambda card: -FACE_VALUE[card])
        held = {card: self.cards.count(card) for card in kinds}
        return (LoseCards(tuple(sorted(found))) for found in self._fill((), kinds, held, 0))

    def _fill(
        self, taken: tuple[int, ...], kinds: list[int], held: dict[int, int], total: int
    ) -> Iterator[tuple[int, ...]]:
        if total >= self.face_value:
            yield taken
            return
        left = sum(held[kind] * FACE_VALUE[kind] for kind in kinds)
        if total + left < self.face_value:
            return
        kind, rest = kinds[0], kinds[1:]
        for count in range(held[kind] + 1):
            value = total + count * FACE_VALUE[kind]
            if count and value - FACE_VALUE[kind] >= self.face_value:
                break
            yield from self._fill((*taken, *(kind,) * count), rest, held, value)

    def forms(self) -> Iterator[AnswerForm]:
        """Cards of enough face value."""
        cards = Cards("cards", self.cards, (), self.face_value)
        yield AnswerForm(LoseCards, "way-lose-cards", cards)

    def default(self, _view: View) -> Action:
        """The least missed cards (O4i)."""
        return LoseCards(enough_cards(self.cards, self.face_value))


CalamityDecision: TypeAlias = (
    AskVictims
    | AskCalamityPlace
    | AskNeighbourCity
    | AskRansom
    | AskSacrifice
    | AskCardsToLose
    | AskCorruption
)
