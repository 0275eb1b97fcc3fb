"""Universal Doctrine: annex a pirate city, or Barbarian tokens (A-UNIVERSAL-DOCTRINE)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.answer_checks import check_shares, divisions
from ecumene.rules.errors import IllegalAction
from ecumene.rules.forms import AnswerForm, One, Shares
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import annex_city, annex_tokens
from ecumene.rules.state.ids import BARBARIANS, AreaNo
from ecumene.rules.state.lookup_tables import UNIVERSAL_DOCTRINE, effect_number
from ecumene.rules.state.readonly import NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

RULE: Final = "A-UNIVERSAL-DOCTRINE"
MOST_TOKENS: Final = effect_number("universal-doctrine", "annex-barbarians", "or-barbarian-tokens")


class UseUniversalDoctrine(Use, frozen=True, tag="use-universal-doctrine"):
    """Either annex a pirate city, or Barbarian tokens (A-UNIVERSAL-DOCTRINE)."""

    city: AreaNo | None = None
    """Where the pirate city stands; None if tokens are annexed instead."""
    tokens: dict[AreaNo, int] = NOTHING
    """How many Barbarian tokens are annexed in each area."""

    @property
    def key(self) -> str:
        """The message that describes it."""
        if self.city is None:
            return "do-use-universal-doctrine-tokens"
        return "do-use-universal-doctrine"


class UniversalDoctrineOffer(OfferedAbility, frozen=True, tag="universal-doctrine"):
    """The pirate cities and Barbarian tokens that can be annexed (A-UNIVERSAL-DOCTRINE)."""

    cities: tuple[AreaNo, ...]
    """Where pirate cities can be annexed."""
    tokens: dict[AreaNo, int]
    """How many Barbarian tokens there are in each area."""
    most: int
    """The most tokens in all."""

    def check(self, action: UseUniversalDoctrine) -> None:
        """Refuse both or neither of the two, and what is not there or is too much."""
        if (action.city is None) == (not action.tokens):
            raise IllegalAction(RULE, "illegal-doctrine-either")
        if action.city is not None and action.city not in self.cities:
            raise IllegalAction(RULE, "illegal-doctrine-city", area=action.city)
        check_shares(RULE, "illegal-doctrine-tokens", action.tokens, self.tokens)
        total = sum(action.tokens.values())
        if total > self.most:
            raise IllegalAction(RULE, "illegal-doctrine-number", given=total, most=self.most)

    def answers(self) -> Iterator[UseUniversalDoctrine]:
        """Every city, and every number of tokens from everywhere."""
        yield from map(UseUniversalDoctrine, self.cities)
        for number in range(self.most, 0, -1):
            for tokens in divisions(number, tuple(self.tokens), self.tokens):
                yield UseUniversalDoctrine(tokens=tokens)

    def forms(self) -> Iterator[AnswerForm]:
        """A city, or tokens."""
        if self.cities:
            city = One("city", self.cities)
            yield AnswerForm(UseUniversalDoctrine, "way-universal-doctrine", city)
        if self.tokens:
            tokens = Shares("tokens", self.tokens, 1, self.most)
            yield AnswerForm(UseUniversalDoctrine, "way-universal-doctrine-tokens", tokens)


def _offered(play: Play, seat: Seat) -> UniversalDoctrineOffer | None:
    state = play.state
    player = state.players[seat]
    pirates = sorted(area for area, owner in state.cities.items() if owner == BARBARIANS)
    tokens = dict(sorted(state.barbarians.items()))
    most = min(MOST_TOKENS, player.token_stock, sum(tokens.values()))
    cities = tuple(pirates) if player.city_stock else ()
    if not most and not cities:
        return None
    return UniversalDoctrineOffer(cities, tokens if most else {}, most)


def _carry_out(play: Play, seat: Seat, action: UseUniversalDoctrine) -> None:
    if action.city is not None:
        annex_city(play, seat, action.city, RULE)
    for area, count in action.tokens.items():
        annex_tokens(play, seat, area, BARBARIANS, count, RULE)


ABILITY: Final = Ability(
    UNIVERSAL_DOCTRINE, UniversalDoctrineOffer, UseUniversalDoctrine, _offered, _carry_out
)
