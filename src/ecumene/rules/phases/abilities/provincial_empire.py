"""Provincial Empire: name players who each hand over a card (A-PROVINCIAL-EMPIRE)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.rules.answer_checks import wrong_kind_of_answer
from ecumene.rules.decision_kind import DecisionKind
from ecumene.rules.done import Done
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CardHandedOver, NothingHandedOver, PlayersNamed
from ecumene.rules.forms import Among, AnswerForm, Cards
from ecumene.rules.least_missed import take_least_missed
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import SPARED, own_areas
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.state.ids import CardNo, Seat
from ecumene.rules.state.lookup_tables import NEIGHBOURS, PROVINCIAL_EMPIRE, effect_number
from ecumene.rules.state.trade_cards import FACE_VALUE, hand_over, is_commodity

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.play import Course, Play
    from ecumene.rules.view import View

RULE: Final = "A-PROVINCIAL-EMPIRE"
MOST_PLAYERS: Final = effect_number("provincial-empire", "collect-cards", "max-players")
LEAST_FACE_VALUE: Final = effect_number("provincial-empire", "collect-cards", "min-face-value")


class UseProvincialEmpire(Use, frozen=True, tag="use-provincial-empire"):
    """Name players who each hand over a card (A-PROVINCIAL-EMPIRE)."""

    key = "do-use-provincial-empire"

    players: tuple[Seat, ...]
    """Who has to hand over a card, each once."""


class ProvincialEmpireOffer(OfferedAbility, frozen=True, tag="provincial-empire"):
    """The players who can be named to hand over a card (A-PROVINCIAL-EMPIRE)."""

    players: tuple[Seat, ...]
    """The players who can be named."""
    most: int
    """The most that can be named."""

    def check(self, action: UseProvincialEmpire) -> None:
        """Refuse nobody, too many, somebody twice, and those who cannot be named."""
        named = action.players
        for place, seat in enumerate(named):
            if seat not in self.players:
                raise IllegalAction(RULE, "illegal-provincial-empire", seat=seat)
            if seat in named[:place]:
                raise IllegalAction(RULE, "illegal-player-twice", seat=seat)
        if not 1 <= len(named) <= self.most:
            raise IllegalAction(
                RULE, "illegal-provincial-empire-number", most=self.most, given=len(named)
            )

    def answers(self) -> Iterator[UseProvincialEmpire]:
        """Every set of players, large ones first."""
        for number in range(min(self.most, len(self.players)), 0, -1):
            yield from map(UseProvincialEmpire, combinations(self.players, number))

    def forms(self) -> Iterator[AnswerForm]:
        """Some players."""
        named = Among("players", self.players, 1, self.most)
        yield AnswerForm(UseProvincialEmpire, "way-provincial-empire", named)


def _offered(play: Play, seat: Seat) -> ProvincialEmpireOffer | None:
    """Players with units in the same area or beside it may be named, unless protected (Z3, Z5)."""
    state = play.state
    zone = own_areas(play, seat)
    zone = zone.union(*(NEIGHBOURS[area] for area in zone))
    neighbours = {owner for area, owner in state.cities.items() if area in zone}
    named = tuple(
        other
        for other in play.seats
        if other != seat
        and not state.players[other].advances & SPARED[PROVINCIAL_EMPIRE]
        and (other in neighbours or not zone.isdisjoint(state.players[other].tokens))
    )
    if not any(state.players[other].hand for other in named):
        return None
    return ProvincialEmpireOffer(named, MOST_PLAYERS)


def _carry_out(play: Play, seat: Seat, action: UseProvincialEmpire) -> Course[None]:
    play.emit(PlayersNamed(seat, action.players))
    yield from simultaneously({giver: _give(play, giver, seat) for giver in action.players})


# Questions to the players named


class HandOverCard(Struct, frozen=True, tag="hand-over-card"):
    """Give a card to the holder of Provincial Empire (A-PROVINCIAL-EMPIRE)."""

    card: CardNo
    """The card that is handed over."""


class AskCardToHandOver(DecisionKind, frozen=True, tag="card-to-hand-over"):
    """Which card to give to the holder of Provincial Empire (A-PROVINCIAL-EMPIRE).

    Players with one such card or none are asked too, or the others would know (G13). Those with
    none can only say that they are done.
    """

    taker: Seat
    """Who gets the card."""
    options: tuple[CardNo, ...]
    """The cards that can be handed over; empty if there is none, and done is the answer."""
    rule: str = RULE
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

    @property
    def key(self) -> str:
        """The message that asks."""
        return "ask-card-to-hand-over" if self.options else "ask-card-to-hand-over-done"

    def forms(self) -> Iterator[AnswerForm]:
        """One card; nothing if there is none."""
        if self.options:
            card = Cards("card", self.options, (1,), single=True)
            yield AnswerForm(HandOverCard, "way-hand-over", card)
        else:
            yield AnswerForm(Done, "do-done")

    def default(self, view: View) -> Action:
        """The least missed one (O4i)."""
        if not self.options:
            return Done()
        return HandOverCard(take_least_missed(Counter(view.hand), self.options))


def _cards_to_give(hand: Iterable[CardNo]) -> tuple[CardNo, ...]:
    """The kinds of cards that can be handed over."""
    cards = (card for card in hand if is_commodity(card))
    return tuple(sorted({card for card in cards if FACE_VALUE[card] >= LEAST_FACE_VALUE}))


def _give(play: Play, giver: Seat, taker: Seat) -> Course[None]:
    """Hand over a card of the giver's choice, unless they have none."""
    hand = play.state.players[giver].hand
    action: Action | None = None
    if hand:
        action = yield from ask(giver, AskCardToHandOver(taker, _cards_to_give(hand)))
    if isinstance(action, HandOverCard):
        hand_over(play, giver, taker, action.card)
        play.emit(CardHandedOver(giver, taker, action.card))
    else:
        play.emit(NothingHandedOver(giver, taker))


ABILITY: Final = Ability(
    PROVINCIAL_EMPIRE, ProvincialEmpireOffer, UseProvincialEmpire, _offered, _carry_out
)
