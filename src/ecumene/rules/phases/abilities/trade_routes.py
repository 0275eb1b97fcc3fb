"""Trade Routes: discard commodity cards for treasury (A-TRADE-ROUTES)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.rules.answer_checks import check_in_hand
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CardsLost
from ecumene.rules.forms import AnswerForm, Cards
from ecumene.rules.phases.abilities.ability import Ability, OfferedAbility, Use
from ecumene.rules.phases.abilities.units import gain_treasury
from ecumene.rules.state.ids import CardNo
from ecumene.rules.state.lookup_tables import TRADE_ROUTES, effect_number
from ecumene.rules.state.trade_cards import FACE_VALUE, commodity_cards, discard, is_commodity

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecumene.rules.play import Play
    from ecumene.rules.state.ids import Seat

RULE: Final = "A-TRADE-ROUTES"
RATE: Final = effect_number("trade-routes", "cards-to-treasury", "treasury-per-face-value")


class UseTradeRoutes(Use, frozen=True, tag="use-trade-routes"):
    """Discard commodity cards for treasury; a card given twice means two (A-TRADE-ROUTES)."""

    key = "do-use-trade-routes"

    cards: tuple[CardNo, ...]
    """The commodity cards that are discarded."""

    @property
    def gain(self) -> int:
        """The treasury for the cards; only commodities bring any."""
        return RATE * sum(FACE_VALUE[card] for card in self.cards if is_commodity(card))

    @property
    def discarded(self) -> tuple[CardNo, ...]:
        """Those given."""
        return self.cards

    @property
    def told(self) -> Mapping[str, int]:
        """What the cards bring."""
        return {"treasury": self.gain}


class TradeRoutesOffer(OfferedAbility, frozen=True, tag="trade-routes"):
    """The cards that can be discarded for treasury, and the tokens for it (A-TRADE-ROUTES)."""

    cards: tuple[CardNo, ...]
    """The commodity cards in hand, in ascending order."""
    token_stock: int
    """Tokens in stock: no more can be gained."""
    rate: int
    """The tokens for each point of face value."""

    def check(self, action: UseTradeRoutes) -> None:
        """Refuse no card, cards that are not in the hand, and more than the stock can pay for."""
        check_in_hand(RULE, action.cards, self.cards)
        if not action.cards:
            raise IllegalAction(RULE, "illegal-trade-routes-empty")
        tokens = self.rate * sum(FACE_VALUE[card] for card in action.cards)
        if tokens > self.token_stock:
            raise IllegalAction(RULE, "illegal-trade-routes", tokens=tokens, stock=self.token_stock)

    def answers(self) -> Iterator[UseTradeRoutes]:
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

    def forms(self) -> Iterator[AnswerForm]:
        """Some cards."""
        cards = Cards("cards", self.cards, tuple(range(1, len(self.cards) + 1)))
        yield AnswerForm(UseTradeRoutes, "way-trade-routes", cards)


def _offered(play: Play, seat: Seat) -> TradeRoutesOffer | None:
    player = play.state.players[seat]
    if not player.hand or player.token_stock < RATE:
        return None
    return TradeRoutesOffer(commodity_cards(player.hand), player.token_stock, RATE)


def _carry_out(play: Play, seat: Seat, action: UseTradeRoutes) -> None:
    for card in action.cards:
        discard(play, seat, card)
    play.emit(CardsLost(seat, action.cards, RULE))
    gain_treasury(play, seat, action.gain)


ABILITY: Final = Ability(TRADE_ROUTES, TradeRoutesOffer, UseTradeRoutes, _offered, _carry_out)
