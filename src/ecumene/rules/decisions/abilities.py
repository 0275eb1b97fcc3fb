"""What seats are asked in phase 10.

A seat is offered all abilities it can use at once; each offer says how the ability can be used.
"""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from ecumene.rules.actions import (
    Action,
    Done,
    HandOverCard,
    UseDiaspora,
    UseFundamentalism,
    UseMonotheism,
    UsePolitics,
    UseProvincialEmpire,
    UseTradeRoutes,
    UseUniversalDoctrine,
)
from ecumene.rules.cards import FACE_VALUE
from ecumene.rules.decisions.board import divisions, wrong_kind_of_answer
from ecumene.rules.decisions.calamities import check_in_hand
from ecumene.rules.decisions.resettling import Resettlement
from ecumene.rules.errors import IllegalAction
from ecumene.rules.ids import AreaNo, CardNo, Seat
from ecumene.rules.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence


class DiasporaOffer(Frozen, frozen=True, tag="diaspora"):
    """Tokens that can be taken from the board and placed in other areas (A-DIASPORA)."""

    tokens: dict[AreaNo, int]
    """The own tokens on the board."""
    room: dict[AreaNo, int]
    """How many tokens find room in each area."""
    most: int
    """How many tokens can be taken at most."""

    def check(self, action: UseDiaspora) -> None:
        """Refuse tokens that are not there, areas without room, and numbers that differ."""
        rule = "A-DIASPORA"
        _check_shares(rule, "illegal-diaspora-from", action.taken, self.tokens)
        _check_shares(rule, "illegal-diaspora-to", action.placed, self.room)
        for area in action.placed:
            if area in action.taken:
                raise IllegalAction(rule, "illegal-diaspora-same", area=area)
        taken, placed = sum(action.taken.values()), sum(action.placed.values())
        if taken != placed or not 1 <= taken <= self.most:
            raise IllegalAction(
                rule, "illegal-diaspora-number", taken=taken, placed=placed, most=self.most
            )

    def answers(self) -> Iterator[Action]:
        """Every way to resettle, few tokens first."""
        resettlement = Resettlement(self.tokens, self.room, self.most)
        for number in range(1, self.most + 1):
            for taken, placed in resettlement.ways(number, number):
                yield UseDiaspora(dict(taken), dict(placed))


class FundamentalismOffer(Struct, frozen=True, tag="fundamentalism"):
    """The areas whose units can be destroyed (A-FUNDAMENTALISM)."""

    areas: tuple[AreaNo, ...]
    """The areas whose units can be destroyed."""

    def check(self, action: UseFundamentalism) -> None:
        """Refuse an area that is not adjacent, or has nobody to be struck."""
        if action.area not in self.areas:
            raise IllegalAction("A-FUNDAMENTALISM", "illegal-ability-area", area=action.area)

    def answers(self) -> Iterator[Action]:
        """Every area."""
        return map(UseFundamentalism, self.areas)


class MonotheismOffer(Struct, frozen=True, tag="monotheism"):
    """The areas whose units can be annexed (A-MONOTHEISM)."""

    areas: tuple[AreaNo, ...]
    """The areas whose units can be annexed."""

    def check(self, action: UseMonotheism) -> None:
        """Refuse an area that is not adjacent, has nobody to be struck, or too much for stock."""
        if action.area not in self.areas:
            raise IllegalAction("A-MONOTHEISM", "illegal-ability-area", area=action.area)

    def answers(self) -> Iterator[Action]:
        """Every area."""
        return map(UseMonotheism, self.areas)


class PoliticsOffer(Frozen, frozen=True, tag="politics"):
    """How much treasury can be gained, and which areas can be annexed (A-POLITICS)."""

    treasury: int
    """The most that can be moved to the treasury."""
    areas: dict[AreaNo, int]
    """By area, what its units cost."""

    def check(self, action: UsePolitics) -> None:
        """Refuse both or neither of the two, too much treasury, and areas not offered."""
        rule = "A-POLITICS"
        if (action.area is None) == (action.treasury == 0):
            raise IllegalAction(rule, "illegal-politics-either")
        if action.area is not None and action.area not in self.areas:
            raise IllegalAction(rule, "illegal-ability-area", area=action.area)
        if not 0 <= action.treasury <= self.treasury:
            raise IllegalAction(
                rule, "illegal-politics-treasury", number=action.treasury, most=self.treasury
            )

    def answers(self) -> Iterator[Action]:
        """Every area, and every number."""
        for area in self.areas:
            yield UsePolitics(area=area)
        for number in range(self.treasury, 0, -1):
            yield UsePolitics(number)


class ProvincialEmpireOffer(Struct, frozen=True, tag="provincial-empire"):
    """The players who can be named to hand over a card (A-PROVINCIAL-EMPIRE)."""

    players: tuple[Seat, ...]
    """The players who can be named."""
    most: int
    """How many can be named at most."""

    def check(self, action: UseProvincialEmpire) -> None:
        """Refuse nobody, too many, somebody twice, and those who cannot be named."""
        rule = "A-PROVINCIAL-EMPIRE"
        named = action.players
        for place, seat in enumerate(named):
            if seat not in self.players:
                raise IllegalAction(rule, "illegal-provincial-empire", seat=seat)
            if seat in named[:place]:
                raise IllegalAction(rule, "illegal-player-twice", seat=seat)
        if not 1 <= len(named) <= self.most:
            raise IllegalAction(
                rule, "illegal-provincial-empire-number", most=self.most, given=len(named)
            )

    def answers(self) -> Iterator[Action]:
        """Every set of players, large ones first."""
        for number in range(min(self.most, len(self.players)), 0, -1):
            yield from map(UseProvincialEmpire, combinations(self.players, number))


class TradeRoutesOffer(Struct, frozen=True, tag="trade-routes"):
    """The cards that can be discarded for treasury, and the tokens for it (A-TRADE-ROUTES)."""

    cards: tuple[CardNo, ...]
    """The commodity cards in hand, in ascending order."""
    token_stock: int
    """Tokens in stock: no more can be gained."""
    rate: int
    """The tokens for each point of face value."""

    def check(self, action: UseTradeRoutes) -> None:
        """Refuse no card, cards that are not in the hand, and more than the stock can pay for."""
        rule = "A-TRADE-ROUTES"
        check_in_hand(rule, action.cards, self.cards)
        if not action.cards:
            raise IllegalAction(rule, "illegal-trade-routes-empty")
        tokens = self.rate * sum(FACE_VALUE[card] for card in action.cards)
        if tokens > self.token_stock:
            raise IllegalAction(rule, "illegal-trade-routes", tokens=tokens, stock=self.token_stock)

    def answers(self) -> Iterator[Action]:
        """Every selection of cards that the stock can pay for."""
        kinds = tuple(dict.fromkeys(self.cards))
        selections = self._selections(kinds, self.token_stock // self.rate)
        return (UseTradeRoutes(cards) for cards in selections if cards)

    def _selections(self, kinds: Sequence[CardNo], points: int) -> Iterator[tuple[CardNo, ...]]:
        if not kinds:
            yield ()
            return
        card = kinds[-1]
        for count in range(self.cards.count(card), -1, -1):
            left = points - count * FACE_VALUE[card]
            if left >= 0:
                for others in self._selections(kinds[:-1], left):
                    yield (*others, *(card,) * count)


class UniversalDoctrineOffer(Frozen, frozen=True, tag="universal-doctrine"):
    """The pirate cities and Barbarian tokens that can be annexed (A-UNIVERSAL-DOCTRINE)."""

    cities: tuple[AreaNo, ...]
    """Where pirate cities can be annexed."""
    tokens: dict[AreaNo, int]
    """How many Barbarian tokens there are in each area."""
    most: int
    """Tokens in all."""

    def check(self, action: UseUniversalDoctrine) -> None:
        """Refuse both or neither of the two, and what is not there or is too much."""
        rule = "A-UNIVERSAL-DOCTRINE"
        if (action.city is None) == (not action.tokens):
            raise IllegalAction(rule, "illegal-doctrine-either")
        if action.city is not None and action.city not in self.cities:
            raise IllegalAction(rule, "illegal-doctrine-city", area=action.city)
        _check_shares(rule, "illegal-doctrine-tokens", action.tokens, self.tokens)
        total = sum(action.tokens.values())
        if total > self.most:
            raise IllegalAction(rule, "illegal-doctrine-number", given=total, most=self.most)

    def answers(self) -> Iterator[Action]:
        """Every city, and every number of tokens from everywhere."""
        yield from map(UseUniversalDoctrine, self.cities)
        for number in range(self.most, 0, -1):
            for tokens in divisions(number, tuple(self.tokens), self.tokens):
                yield UseUniversalDoctrine(tokens=tokens)


AbilityOffer: TypeAlias = (
    DiasporaOffer
    | FundamentalismOffer
    | MonotheismOffer
    | PoliticsOffer
    | ProvincialEmpireOffer
    | TradeRoutesOffer
    | UniversalDoctrineOffer
)


class AskAbility(Struct, frozen=True, tag="ability"):
    """Which special ability to use next, and how; or none of them any more (Z1)."""

    abilities: tuple[AbilityOffer, ...]
    """The abilities that can still be used, and how; their types are the ids of the advances."""
    rule: str = "Z1"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse an ability that is not offered, and whatever its offer refuses."""
        if isinstance(action, Done):
            return
        for offer in self.abilities:
            match offer, action:
                case (
                    (DiasporaOffer(), UseDiaspora())
                    | (FundamentalismOffer(), UseFundamentalism())
                    | (MonotheismOffer(), UseMonotheism())
                    | (PoliticsOffer(), UsePolitics())
                    | (ProvincialEmpireOffer(), UseProvincialEmpire())
                    | (TradeRoutesOffer(), UseTradeRoutes())
                    | (UniversalDoctrineOffer(), UseUniversalDoctrine())
                ):
                    offer.check(action)  # type: ignore[arg-type]
                    return
        if isinstance(action, ABILITIES):
            raise IllegalAction(self.rule, "illegal-ability")
        raise wrong_kind_of_answer(self.rule)

    def answers(self) -> Iterator[Action]:
        """None, and the uses of all abilities in turn: one of each, then another of each."""
        yield Done()
        courses = [offer.answers() for offer in self.abilities]
        while courses:
            for course in tuple(courses):
                answer = next(course, None)
                if answer is None:
                    courses.remove(course)
                else:
                    yield answer


ABILITIES = (
    UseDiaspora,
    UseFundamentalism,
    UseMonotheism,
    UsePolitics,
    UseProvincialEmpire,
    UseTradeRoutes,
    UseUniversalDoctrine,
)


class AskCardToHandOver(Struct, frozen=True, tag="card-to-hand-over"):
    """Which card to give to the holder of Provincial Empire (A-PROVINCIAL-EMPIRE).

    Players with one such card or none are asked too, or the others would know (G13). Those with
    none can only say that they are done.
    """

    taker: Seat
    """Who gets the card."""
    options: tuple[CardNo, ...]
    """The cards that can be handed over; empty if there is none, and done is the answer."""
    rule: str = "A-PROVINCIAL-EMPIRE"
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse a card of low value or that is not in the hand, and none if there is one."""
        if isinstance(action, Done) and not self.options:
            return
        if not isinstance(action, HandOverCard):
            raise wrong_kind_of_answer(self.rule)
        if action.card not in self.options:
            raise IllegalAction(self.rule, "illegal-card-to-give", card=action.card)

    def answers(self) -> Iterator[Action]:
        """Every card; nothing if there is none."""
        return map(HandOverCard, self.options) if self.options else iter((Done(),))


def _check_shares(
    rule: str, key: str, given: Mapping[AreaNo, int], available: Mapping[AreaNo, int]
) -> None:
    for area, count in given.items():
        most = available.get(area, 0)
        if not 0 < count <= most:
            raise IllegalAction(rule, key, area=area, count=count, most=most)
