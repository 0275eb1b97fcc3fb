"""What special abilities do (Z2): nothing is checked in between, and nothing is an attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.abilities.offers import cards_to_give, politics_price, routes_gain, struck
from ecumene.rules.actions import (
    HandOverCard,
    UseDiaspora,
    UseFundamentalism,
    UseMonotheism,
    UsePolitics,
    UseProvincialEmpire,
    UseTradeRoutes,
    UseUniversalDoctrine,
)
from ecumene.rules.board import (
    add_city,
    add_tokens,
    from_treasury,
    remove_city,
    remove_tokens,
    to_treasury,
)
from ecumene.rules.cards import discard, hand_over
from ecumene.rules.decisions import AskCardToHandOver
from ecumene.rules.events import (
    AbilityUsed,
    CardHandedOver,
    CardsLost,
    CityAnnexed,
    CityDestroyed,
    NothingHandedOver,
    PlayersNamed,
    TokensAnnexed,
    TokensDestroyed,
    TokensResettled,
    TreasuryGained,
    TreasuryLost,
)
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.static import (
    DIASPORA,
    FUNDAMENTALISM,
    MONOTHEISM,
    POLITICS,
    PROVINCIAL_EMPIRE,
    TRADE_ROUTES,
    UNIVERSAL_DOCTRINE,
)

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.ids import Advances, AreaNo, Party, Seat
    from ecumene.rules.play import Course, Play


def use(play: Play, seat: Seat, action: Action) -> Course[Advances]:
    """Use an ability; returns which."""
    match action:
        case UseDiaspora():
            ability = _begin(play, seat, DIASPORA)
            _resettle(play, seat, action)
        case UseFundamentalism(area):
            ability = _begin(play, seat, FUNDAMENTALISM)
            _destroy_units(play, seat, area)
        case UseMonotheism(area):
            ability = _begin(play, seat, MONOTHEISM)
            _annex_units(play, seat, area, MONOTHEISM, "A-MONOTHEISM")
        case UsePolitics():
            ability = _begin(play, seat, POLITICS)
            _play_politics(play, seat, action)
        case UseProvincialEmpire(players):
            ability = _begin(play, seat, PROVINCIAL_EMPIRE)
            play.emit(PlayersNamed(seat, players))
            yield from simultaneously({giver: _give(play, giver, seat) for giver in players})
        case UseTradeRoutes():
            ability = _begin(play, seat, TRADE_ROUTES)
            _sell_cards(play, seat, action)
        case UseUniversalDoctrine():
            ability = _begin(play, seat, UNIVERSAL_DOCTRINE)
            _convert_barbarians(play, seat, action)
        case _:
            raise AssertionError(f"{action} is no ability")
    return ability


def _begin(play: Play, seat: Seat, ability: Advances) -> Advances:
    play.emit(AbilityUsed(seat, ability.bit_length() - 1))
    return ability


def _resettle(play: Play, seat: Seat, action: UseDiaspora) -> None:
    for area, count in action.taken.items():
        remove_tokens(play.state, seat, area, count)
    for area, count in action.placed.items():
        add_tokens(play.state, seat, area, count)
    play.emit(TokensResettled(seat, action.taken, action.placed))


def _destroy_units(play: Play, seat: Seat, area: AreaNo) -> None:
    """All units except spared ones are destroyed, including a token beside a city (G11b)."""
    rule = "A-FUNDAMENTALISM"
    tokens, city = struck(play, area, FUNDAMENTALISM, seat)
    if city:
        play.emit(CityDestroyed(area, remove_city(play.state, area), rule))
    for owner, count in tokens.items():
        remove_tokens(play.state, owner, area, count)
        play.emit(TokensDestroyed(owner, {area: count}, rule))


def _annex_units(play: Play, seat: Seat, area: AreaNo, ability: Advances, rule: str) -> None:
    """All units except spared ones change hands, including a token beside a city (G11b)."""
    tokens, city = struck(play, area, ability, seat)
    if city:
        _annex_city(play, seat, area, rule)
    for owner, count in tokens.items():
        _annex_tokens(play, seat, area, owner, count, rule)


def _annex_city(play: Play, seat: Seat, area: AreaNo, rule: str) -> None:
    """Unlike a revolt or a calamity, an ability leaves what stands beside the city (G11b)."""
    owner = remove_city(play.state, area)
    add_city(play.state, seat, area)
    play.emit(CityAnnexed(area, owner, seat, rule))


def _annex_tokens(
    play: Play, seat: Seat, area: AreaNo, owner: Party, count: int, rule: str
) -> None:
    remove_tokens(play.state, owner, area, count)
    add_tokens(play.state, seat, area, count)
    play.emit(TokensAnnexed(area, owner, seat, count, rule))


def _play_politics(play: Play, seat: Seat, action: UsePolitics) -> None:
    if action.area is None:
        _gain_treasury(play, seat, action.treasury)
        return
    rule = "A-POLITICS"
    price = politics_price(play, seat, action.area)
    _annex_units(play, seat, action.area, POLITICS, rule)
    from_treasury(play.state.players[seat], price)
    play.emit(TreasuryLost(seat, price, rule))


def _gain_treasury(play: Play, seat: Seat, tokens: int) -> None:
    to_treasury(play.state.players[seat], tokens)
    play.emit(TreasuryGained(seat, tokens))


def _give(play: Play, giver: Seat, taker: Seat) -> Course[None]:
    """Hand over a card of the giver's choice, if they have one (A-PROVINCIAL-EMPIRE)."""
    hand = play.state.players[giver].hand
    action: Action | None = None
    if hand:
        action = yield from ask(giver, AskCardToHandOver(taker, cards_to_give(hand)))
    if isinstance(action, HandOverCard):
        hand_over(play, giver, taker, action.card)
        play.emit(CardHandedOver(giver, taker, action.card))
    else:
        play.emit(NothingHandedOver(giver, taker))


def _sell_cards(play: Play, seat: Seat, action: UseTradeRoutes) -> None:
    for card in action.cards:
        discard(play, seat, card)
    play.emit(CardsLost(seat, action.cards, "A-TRADE-ROUTES"))
    _gain_treasury(play, seat, routes_gain(action.cards))


def _convert_barbarians(play: Play, seat: Seat, action: UseUniversalDoctrine) -> None:
    rule = "A-UNIVERSAL-DOCTRINE"
    if action.city is not None:
        _annex_city(play, seat, action.city, rule)
    for area, count in action.tokens.items():
        _annex_tokens(play, seat, area, BARBARIANS, count, rule)
