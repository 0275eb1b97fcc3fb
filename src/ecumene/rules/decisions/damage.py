"""The choice of what pays for damage (G12)."""

from __future__ import annotations

from itertools import combinations, permutations, product
from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.rules.actions import Action, TakeDamage
from ecumene.rules.decisions.board import divisions, wrong_kind_of_answer
from ecumene.rules.errors import IllegalAction
from ecumene.rules.ids import AreaNo
from ecumene.rules.readonly import Frozen
from ecumene.rules.static import CITY_POINTS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator


class ExposedCity(Struct, frozen=True):
    """A city where the damage strikes."""

    area: AreaNo
    beside: int
    """Own tokens beside it, which are lost with it (G11b)."""
    room: int
    """How many tokens take its place when it is reduced, if the stock has them (G11)."""


class AskDamage(Frozen, frozen=True, tag="damage"):
    """What to lose for at least so much damage, nothing of it superfluous (G12).

    It is asked only of who has more than he must lose.
    """

    damage: int
    tokens: dict[AreaNo, int]
    """The tokens where it strikes, also those beside cities."""
    cities: tuple[ExposedCity, ...]
    stock: int
    """The tokens in stock, from which reduced cities are replaced."""
    rule: str

    def check(self, action: Action) -> None:
        """Refuse losses elsewhere, too few of them, and superfluous ones."""
        if not isinstance(action, TakeDamage):
            raise wrong_kind_of_answer(self.rule)
        cities = {city.area: city for city in self.cities}
        hit = (*action.reduced, *action.destroyed)
        for area in hit:
            if area not in cities:
                raise IllegalAction("G12", "illegal-damage-city", area=area)
        if len(set(hit)) != len(hit):
            raise IllegalAction("G12", "illegal-damage-city-twice")
        destroyed = [cities[area] for area in action.destroyed]
        reduced = [cities[area] for area in action.reduced]
        left = self._tokens_left(destroyed, reduced)
        for area, count in action.tokens.items():
            most = left.get(area, 0)
            if not 0 < count <= most:
                raise IllegalAction(
                    "G12", "illegal-damage-tokens", area=area, given=count, most=most
                )
        tokens = sum(action.tokens.values())
        paid = tokens + self._worth(destroyed, reduced)
        if paid < self.damage:
            raise IllegalAction("G12", "illegal-damage-short", paid=paid, damage=self.damage)
        if paid > self.damage and (tokens or self._one_too_many(destroyed, reduced)):
            raise IllegalAction("G12", "illegal-damage-superfluous", paid=paid, damage=self.damage)

    def answers(self) -> Iterator[Action]:
        """Every legal choice, those that cost the fewest cities first."""
        beyond_tokens = max(0, self.damage - sum(self.tokens.values()))
        fewest = -(-beyond_tokens // CITY_POINTS)
        for count in range(fewest, len(self.cities) + 1):
            for hit in combinations(self.cities, count):
                for fates in product((True, False), repeat=count):
                    reduced = [city for city, falls in zip(hit, fates, strict=True) if not falls]
                    destroyed = [city for city, falls in zip(hit, fates, strict=True) if falls]
                    for order in self._orders(reduced):
                        yield from self._with_tokens(destroyed, order)

    def _orders(self, reduced: list[ExposedCity]) -> Iterator[list[ExposedCity]]:
        """The orders of reducing cities; which is first matters only if the stock is too small."""
        if sum(city.room for city in reduced) <= self.stock:
            yield reduced
        else:
            yield from map(list, permutations(reduced))

    def _with_tokens(
        self, destroyed: list[ExposedCity], reduced: list[ExposedCity]
    ) -> Iterator[Action]:
        missing = self.damage - self._worth(destroyed, reduced)
        if missing < 0 and self._one_too_many(destroyed, reduced):
            return
        falling = tuple(city.area for city in destroyed)
        shrinking = tuple(city.area for city in reduced)
        if missing <= 0:
            yield TakeDamage({}, falling, shrinking)
            return
        left = self._tokens_left(destroyed, reduced)
        if sum(left.values()) >= missing:
            for tokens in divisions(missing, tuple(left), left):
                yield TakeDamage(tokens, falling, shrinking)

    def _worth(self, destroyed: list[ExposedCity], reduced: list[ExposedCity]) -> int:
        """What cities pay: destroyed with the token beside them, reduced less what is placed."""
        placed = sum(self.placed(reduced).values())
        beside = sum(city.beside for city in destroyed)
        return CITY_POINTS * (len(destroyed) + len(reduced)) + beside - placed

    def _one_too_many(self, destroyed: list[ExposedCity], reduced: list[ExposedCity]) -> bool:
        """Whether the cities would still pay the damage with one of them left out."""
        return any(
            self._worth(
                [city for city in destroyed if city is not left_out],
                [city for city in reduced if city is not left_out],
            )
            >= self.damage
            for left_out in (*destroyed, *reduced)
        )

    def placed(self, reduced: Iterable[ExposedCity]) -> dict[AreaNo, int]:
        """The tokens that take the place of cities, in this order, as far as the stock goes."""
        placed = {}
        stock = self.stock
        for city in reduced:
            placed[city.area] = min(city.room, stock)
            stock -= placed[city.area]
        return placed

    def _tokens_left(
        self, destroyed: list[ExposedCity], reduced: list[ExposedCity]
    ) -> dict[AreaNo, int]:
        """The tokens that can still be lost once the cities are destroyed and reduced."""
        left = dict(self.tokens)
        for city in destroyed:
            left.pop(city.area, None)
        for area, count in self.placed(reduced).items():
            left[area] = left.get(area, 0) + count
        return {area: count for area, count in left.items() if count}
