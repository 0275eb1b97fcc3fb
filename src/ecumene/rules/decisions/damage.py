"""Choosing what pays for damage (G12)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from ecumene.rules.actions import Action, TakeDamage
from ecumene.rules.answer_checks import check_declined, divisions, wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.decisions.board import declined_in
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import Among, AnswerForm, Shares
from ecumene.rules.least_missed import city_value
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import CITY_POINTS
from ecumene.rules.state.readonly import Frozen

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from ecumene.rules.view import View


class ExposedCity(Struct, frozen=True):
    """A city where the damage strikes."""

    area: AreaNo
    """Where the city stands."""
    beside: int
    """Own tokens beside it, which are lost with it (G11b)."""
    room: int
    """The tokens that replace it when it is reduced, as far as the stock goes (G11)."""
    extra: bool = False
    """Whether the last of these is allowed by Agriculture, and may be left out (G11c)."""


Cities: TypeAlias = "list[ExposedCity]"


class AskDamage(DecisionKind, Frozen, frozen=True, tag="damage"):
    """What to lose for at least this much damage, none of it superfluous (G12).

    Only players who have more than they must lose are asked.
    """

    key = "ask-damage"

    damage: int
    """The unit points to be paid."""
    tokens: dict[AreaNo, int]
    """The tokens where it strikes, including those beside cities."""
    cities: tuple[ExposedCity, ...]
    """The cities that can pay."""
    token_stock: int
    """The tokens in stock, which replace reduced cities."""
    rule: str
    """The rule that asks."""

    def check(self, action: Action) -> None:
        """Refuse losses elsewhere, too few of them, and superfluous ones."""
        if not isinstance(action, TakeDamage):
            raise wrong_kind_of_answer(self.rule)
        cities = {city.area for city in self.cities}
        hit = (*action.reduced, *action.destroyed)
        for area in hit:
            if area not in cities:
                raise IllegalAction("G12", "illegal-damage-city", area=area)
        if len(set(hit)) != len(hit):
            raise IllegalAction("G12", "illegal-damage-city-twice")
        destroyed, reduced = self._cities_in(action.destroyed), self._cities_in(action.reduced)
        declined = action.declined
        check_declined(declined, self._could_decline(reduced, declined))
        left = self._tokens_left(destroyed, self.placed(reduced, declined))
        for area, count in action.tokens.items():
            most = left.get(area, 0)
            if not 0 < count <= most:
                raise IllegalAction(
                    "G12", "illegal-damage-tokens", area=area, given=count, most=most
                )
        paid = self.paid(action)
        if paid < self.damage:
            raise IllegalAction("G12", "illegal-damage-short", paid=paid, damage=self.damage)
        if paid > self.damage and (
            action.tokens or self._one_too_many(destroyed, reduced, declined)
        ):
            raise IllegalAction("G12", "illegal-damage-superfluous", paid=paid, damage=self.damage)

    def paid(self, action: TakeDamage) -> int:
        """The unit points that losses pay, enough or not.

        The fewer tokens the stock has to replace them, the more reduced cities pay.
        """
        destroyed, reduced = self._cities_in(action.destroyed), self._cities_in(action.reduced)
        tokens = sum(action.tokens.values())
        return tokens + self.worth(destroyed, reduced, action.declined)

    def _cities_in(self, areas: Iterable[AreaNo]) -> Cities:
        """The cities in these areas, in this order."""
        cities = {city.area: city for city in self.cities}
        return [cities[area] for area in areas if area in cities]

    def placed(
        self, reduced: Iterable[ExposedCity], declined: Container[AreaNo] = ()
    ) -> dict[AreaNo, int]:
        """The tokens that replace cities, in this order, as far as the stock goes."""
        placed = {}
        stock = self.token_stock
        for city in reduced:
            placed[city.area] = min(city.room - (city.area in declined), stock)
            stock -= placed[city.area]
        return placed

    def _could_decline(
        self, reduced: Iterable[ExposedCity], declined: Container[AreaNo]
    ) -> Iterator[AreaNo]:
        """Where the stock still has the extra token at that point (G11c)."""
        stock = self.token_stock
        for city in reduced:
            if city.extra and stock >= city.room:
                yield city.area
            stock -= min(city.room - (city.area in declined), stock)

    def worth(
        self,
        destroyed: Sequence[ExposedCity] = (),
        reduced: Sequence[ExposedCity] = (),
        declined: Container[AreaNo] = (),
    ) -> int:
        """What cities pay: destroyed with the token beside them, reduced less the tokens placed."""
        placed = sum(self.placed(reduced, declined).values())
        beside = sum(city.beside for city in destroyed)
        return CITY_POINTS * (len(destroyed) + len(reduced)) + beside - placed

    def _one_too_many(
        self, destroyed: Cities, reduced: Cities, declined: Container[AreaNo] = ()
    ) -> bool:
        """Whether the cities would still pay the damage with one of them left out."""
        return any(
            self.worth(
                [city for city in destroyed if city is not left_out],
                [city for city in reduced if city is not left_out],
                declined,
            )
            >= self.damage
            for left_out in (*destroyed, *reduced)
        )

    def _tokens_left(self, destroyed: Cities, placed: dict[AreaNo, int]) -> dict[AreaNo, int]:
        """The tokens that can still be lost once the cities are destroyed and reduced."""
        left = dict(self.tokens)
        for city in destroyed:
            left.pop(city.area, None)
        for area, count in placed.items():
            left[area] = left.get(area, 0) + count
        return {area: count for area, count in left.items() if count}

    # Listing

    def answers(self) -> Iterator[Action]:
        """Every legal choice, those that cost the fewest cities first.

        Choices with the same result come once, except for tokens that could be spared in two ways
        when the stock is short. No search is long: whatever cities are hit, tokens can pay the
        rest, and superfluous cities are ruled out before they are combined.
        """
        beyond_tokens = max(0, self.damage - sum(self.tokens.values()))
        fewest = -(-beyond_tokens // CITY_POINTS)
        for count in range(fewest, len(self.cities) + 1):
            for destroyed, reduced in self._hit(count, 0, [], []):
                for order, declined in self._ways_to_reduce(destroyed, reduced):
                    yield from self._with_tokens(destroyed, order, declined)

    def _hit(
        self, count: int, first: int, destroyed: Cities, reduced: Cities
    ) -> Iterator[tuple[Cities, Cities]]:
        """Choose more cities, beginning at some position, so that none of all is superfluous."""
        if not count:
            if not self._one_too_many(destroyed, reduced):
                yield destroyed, reduced
            return
        for place in range(first, len(self.cities) - count + 1):
            city = self.cities[place]
            for falling, shrinking in (
                ([*destroyed, city], reduced),
                (destroyed, [*reduced, city]),
            ):
                # If any later city is left out, the others must not pay the damage.
                if (
                    count == 1
                    or self._least_worth(falling, shrinking, place + 1, count - 2) < self.damage
                ):
                    yield from self._hit(count - 1, place + 1, falling, shrinking)

    def _least_worth(self, destroyed: Cities, reduced: Cities, first: int, more: int) -> int:
        """The least that these cities pay, with a number of others from some position on."""
        rooms = sorted((city.room for city in self.cities[first:]), reverse=True)[:more]
        placed = min(sum(city.room for city in reduced) + sum(rooms), self.token_stock)
        beside = sum(city.beside for city in destroyed)
        return CITY_POINTS * (len(destroyed) + len(reduced) + more) + beside - placed

    def _ways_to_reduce(
        self, destroyed: Cities, reduced: Cities
    ) -> Iterator[tuple[Cities, tuple[AreaNo, ...]]]:
        """Orders of reducing, and extra tokens left out, that have different results.

        While the stock can replace all of them, the order does not matter; and leaving out an extra
        token is the same as placing and losing it, unless it pays more than is due.
        """
        if sum(city.room for city in reduced) > self.token_stock:
            yield from self._short_of_tokens(destroyed, reduced)
            return
        yield reduced, ()
        could = [city.area for city in reduced if city.extra]
        missing = self.damage - self.worth(destroyed, reduced)
        for count in range(max(1, missing + 1), len(could) + 1):
            for declined in combinations(could, count):
                if not self._one_too_many(destroyed, reduced, declined):
                    yield reduced, declined

    def _short_of_tokens(
        self, destroyed: Cities, reduced: Cities
    ) -> Iterator[tuple[Cities, tuple[AreaNo, ...]]]:
        """The same if the stock is too small: each way to divide it among the cities once."""
        seen = set()
        for order, declined in self._orders(reduced, self.token_stock, [], (), []):
            placed = self.placed(order, declined)
            division = tuple(placed[city.area] for city in reduced)
            if (
                division not in seen
                and set(declined) <= set(self._could_decline(order, declined))
                and not self._one_too_many(destroyed, order, declined)
            ):
                seen.add(division)
                yield order, declined

    def _orders(
        self,
        cities: Sequence[ExposedCity],
        stock: int,
        before: Cities,
        declined: tuple[AreaNo, ...],
        later: Cities,
    ) -> Iterator[tuple[Cities, tuple[AreaNo, ...]]]:
        """Some cities are replaced in full, then one as far as the stock goes, others not at all.

        Cities whose extra token is declined come first, while the stock has it.
        """
        if not cities:
            if not (later and stock):
                yield [*before, *later], declined
            for last in later if stock else ():
                if last.room > stock:
                    others = [city for city in later if city is not last]
                    yield [*before, last, *others], declined
            return
        city, rest = cities[0], cities[1:]
        if city.room <= stock:
            yield from self._orders(rest, stock - city.room, [*before, city], declined, later)
            if city.extra:
                without = (*declined, city.area)
                left = stock - city.room + 1
                yield from self._orders(rest, left, [city, *before], without, later)
        if city.room:
            yield from self._orders(rest, stock, before, declined, [*later, city])

    def _with_tokens(
        self, destroyed: Cities, reduced: Cities, declined: tuple[AreaNo, ...]
    ) -> Iterator[Action]:
        """Let tokens pay what the cities do not."""
        missing = self.damage - self.worth(destroyed, reduced, declined)
        falling = tuple(city.area for city in destroyed)
        shrinking = tuple(city.area for city in reduced)
        if missing <= 0:
            yield TakeDamage({}, falling, shrinking, declined)
            return
        left = self._tokens_left(destroyed, self.placed(reduced, declined))
        for tokens in divisions(missing, tuple(left), left):
            yield TakeDamage(tokens, falling, shrinking, declined)

    def forms(self) -> Iterator[AnswerForm]:
        """Tokens and cities; a city is worth what it pays (G12)."""
        areas = tuple(city.area for city in self.cities)
        room = self.tokens | {
            city.area: self.tokens.get(city.area, 0) + city.room for city in self.cities
        }
        reduced = {city.area: self.worth(reduced=[city]) for city in self.cities}
        destroyed = {city.area: self.worth(destroyed=[city]) for city in self.cities}
        yield AnswerForm(
            TakeDamage,
            "way-damage",
            Shares("tokens", room, 0, sum(room.values()), removes=True),
            Among("reduced", areas, 0, len(areas), reduced),
            Among("destroyed", areas, 0, len(areas), destroyed),
            *declined_in(tuple(city.area for city in self.cities if city.extra)),
        )

    def default(self, _view: View) -> Action:
        """Tokens; cities are reduced only if tokens do not suffice, and none is destroyed (O4h).

        With the fewest cities that suffice, nothing is superfluous (G12): without one of them, even
        all tokens would not pay.
        """
        missing = self.damage - sum(self.tokens.values())
        cities = sorted(self.cities, key=lambda city: city_value(city.area))
        reduced = cities[: max(0, -(-missing // CITY_POINTS))]
        placed = self.placed(reduced)
        left = Counter(self.tokens) + Counter(placed)
        lost: Counter[AreaNo] = Counter()
        for _ in range(self.damage - CITY_POINTS * len(reduced) + sum(placed.values())):
            area = max(left, key=lambda each: (left[each], -each))
            left[area] -= 1
            lost[area] += 1
        return TakeDamage(dict(lost), reduced=tuple(city.area for city in reduced))
