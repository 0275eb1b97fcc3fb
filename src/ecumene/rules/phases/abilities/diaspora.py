"""Diaspora: take tokens from the board and place them in other areas (A-DIASPORA)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.answer_checks import check_shares
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import TokensResettled
from ecumene.rules.forms import AnswerForm, Shares
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.resettlement import Resettlement
from ecumene.rules.state.board import add_tokens, limit_for, remove_tokens
from ecumene.rules.state.ids import AreaNo
from ecumene.rules.state.lookup_tables import DIASPORA, LIMIT, effect_number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

RULE: Final = "A-DIASPORA"
MOST_TOKENS: Final = effect_number("diaspora", "relocate-tokens", "max-tokens")


class UseDiaspora(Use, frozen=True, tag="use-diaspora"):
    """Take tokens from the board and place them in other areas (A-DIASPORA)."""

    key = "do-use-diaspora"

    taken: dict[AreaNo, int]
    """Tokens taken from each area."""
    placed: dict[AreaNo, int]
    """Tokens placed in each area; as many in all as are taken."""


class DiasporaOffer(OfferedAbility, frozen=True, tag="diaspora"):
    """Tokens that can be taken from the board and placed in other areas (A-DIASPORA)."""

    tokens: dict[AreaNo, int]
    """The player's tokens on the board."""
    room: dict[AreaNo, int]
    """The tokens that each area has room for."""
    most: int
    """The most tokens that can be taken."""

    def check(self, action: UseDiaspora) -> None:
        """Refuse tokens that are not there, areas without room, and numbers that differ."""
        check_shares(RULE, "illegal-diaspora-from", action.taken, self.tokens)
        check_shares(RULE, "illegal-diaspora-to", action.placed, self.room)
        for area in action.placed:
            if area in action.taken:
                raise IllegalAction(RULE, "illegal-diaspora-same", area=area)
        taken, placed = sum(action.taken.values()), sum(action.placed.values())
        if taken != placed or not 1 <= taken <= self.most:
            raise IllegalAction(
                RULE, "illegal-diaspora-number", taken=taken, placed=placed, most=self.most
            )

    def answers(self) -> Iterator[UseDiaspora]:
        """Every way to resettle, the fewest tokens first."""
        resettlement = Resettlement(self.tokens, self.room, self.most)
        for number in range(1, self.most + 1):
            for taken, placed in resettlement.ways(number, number):
                yield UseDiaspora(dict(taken), dict(placed))

    def forms(self) -> Iterator[AnswerForm]:
        """Tokens to take, and where to place them."""
        taken = Shares("taken", self.tokens, 1, self.most, removes=True)
        placed = Shares("placed", self.room, 1, self.most)
        yield AnswerForm(UseDiaspora, "way-diaspora", taken, placed)


def _offered(play: Play, seat: Seat) -> DiasporaOffer | None:
    tokens = dict(sorted(play.state.players[seat].tokens.items()))
    room = {area: count for area, count in _rooms(play, seat) if count > 0}
    most = min(MOST_TOKENS, sum(tokens.values()))
    elsewhere = room.keys() - tokens.keys() or (len(tokens) > 1 and room)
    return DiasporaOffer(tokens, room, most) if most and elsewhere else None


def _rooms(play: Play, seat: Seat) -> Iterator[tuple[AreaNo, int]]:
    """Where tokens can be placed and how many, considering limits and cities (A-DIASPORA)."""
    state = play.state
    own = state.players[seat].tokens
    others: dict[AreaNo, int] = {}
    for tokens in (
        *(player.tokens for number, player in enumerate(state.players) if number != seat),
        state.barbarians,
    ):
        for area, count in tokens.items():
            others[area] = others.get(area, 0) + count
    for area in sorted(play.areas):
        if area not in others:
            yield area, limit_for(state, seat, area) - own.get(area, 0)
        elif area not in state.cities:
            yield area, LIMIT[area] - others[area] - own.get(area, 0)


def _carry_out(play: Play, seat: Seat, action: UseDiaspora) -> None:
    for area, count in action.taken.items():
        remove_tokens(play.state, seat, area, count)
    for area, count in action.placed.items():
        add_tokens(play.state, seat, area, count)
    play.emit(TokensResettled(seat, action.taken, action.placed))


ABILITY: Final = Ability(DIASPORA, DiasporaOffer, UseDiaspora, _offered, _carry_out)
