"""What is answered for somebody who does not answer: a default for every kind of question (O4).

Clocks run out and people fall asleep. What happens then is the same for everyone and written in
the rules: a default spends nothing, uses nothing and takes nothing back that can stand; it declines
what can be declined but for what nobody would, and where something must be lost it is what is
missed least. It is worked out from what the seat itself sees, so it tells nothing that is hidden.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, TypeAlias, assert_never

from ecumene.rules import legal
from ecumene.rules.actions import (
    AnswerYesNo,
    ChooseCities,
    ChooseLoss,
    ChooseNumber,
    Done,
    EndMovement,
    HandOverCard,
    LoseCards,
    NameVictims,
    PickCivilization,
    SetTaxRate,
    TakeBack,
    TakeDamage,
)
from ecumene.rules.cards import FACE_VALUE
from ecumene.rules.cities import price_of_city
from ecumene.rules.decisions import (
    AskAbility,
    AskAdvances,
    AskCalamityPlace,
    AskCardsToLose,
    AskCardToBuy,
    AskCardToHandOver,
    AskCities,
    AskCitySite,
    AskCivilization,
    AskCorruption,
    AskDamage,
    AskFreeCredits,
    AskHandLimit,
    AskHorde,
    AskLoss,
    AskMove,
    AskNeighbourCity,
    AskNumber,
    AskPlacement,
    AskRansom,
    AskSacrifice,
    AskSelection,
    AskShare,
    AskSpread,
    AskStartCities,
    AskTaxRate,
    AskTrade,
    AskVictims,
    AskYesNo,
)
from ecumene.rules.static import CITY_POINTS, LIMIT
from ecumene.rules.tax import DEFAULT_RATE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.ids import AreaNo, CardNo
    from ecumene.rules.view import View

Bare: TypeAlias = (
    AskCivilization | AskTaxRate | AskLoss | AskYesNo | AskNumber | AskRansom | AskSacrifice
)
Towns: TypeAlias = AskCities | AskStartCities
Cards: TypeAlias = AskCardsToLose | AskCorruption | AskHandLimit | AskCardToHandOver


def default(view: View, decision: Decision) -> Action:
    """The answer of a seat that does not answer; always legal, and always the same (O4)."""
    match decision:
        case AskCitySite() | AskCardToBuy() | AskTrade() | AskAbility() | AskAdvances():
            return Done()
        case (
            AskPlacement()
            | AskSpread()
            | AskShare()
            | AskFreeCredits()
            | AskCalamityPlace()
            | AskNeighbourCity()
            | AskHorde()
            | AskSelection()
        ):
            return next(decision.answers())
        case AskMove():
            return _movement(view, decision)
        case AskVictims():
            return _victims(view, decision)
        case AskCities() | AskStartCities():
            return _cities(view, decision)
        case AskCardsToLose() | AskCorruption() | AskHandLimit() | AskCardToHandOver():
            return _cards(view, decision)
        case AskDamage():
            return _damage(decision)
        case _:
            return _bare(decision)


def _bare(decision: Bare) -> Action:
    """What takes nothing but the question (O4a, O4c, O4f)."""
    match decision:
        case AskCivilization():
            return PickCivilization(min(decision.options))
        case AskTaxRate():
            usual = [rate for rate in decision.options if rate <= DEFAULT_RATE]
            return SetTaxRate(max(usual, default=min(decision.options)))
        case AskLoss():
            kind, area = min(
                decision.options, key=lambda loss: (loss[0] != "token", loss[1] != decision.area)
            )
            return ChooseLoss(kind, area)
        case AskYesNo():
            return AnswerYesNo(decision.question == "steal-card")
        case AskNumber():
            return ChooseNumber(decision.most)
        case AskRansom():
            return AnswerYesNo(False)
        case AskSacrifice():
            return ChooseCities(())
        case _:
            assert_never(decision)


def _movement(view: View, decision: AskMove) -> Action:
    """The end; before it moves are taken back that stand in its way, the last ones first (O4b)."""
    if decision.broken:
        return TakeBack(decision.broken[-1])
    assert view.movement is not None
    assert view.seat is not None
    draft = view.movement.drafts.get(view.seat)
    if draft is None or not draft.moves or legal.why_not(view, decision, EndMovement()) is None:
        return EndMovement()
    return TakeBack(len(draft.moves) - 1)


def _victims(view: View, decision: AskVictims) -> Action:
    """Those furthest ahead (O4g)."""
    players = view.players
    ahead = sorted(
        decision.candidates, key=lambda seat: (-players[seat].step, players[seat].civilization)
    )
    return NameVictims(tuple(ahead[: decision.count]))


def _cities(view: View, decision: Towns) -> Action:
    """As few as can be: one's own that are missed least, of others' the first (O4a, O4d)."""
    if isinstance(decision, AskStartCities):
        return ChooseCities((*decision.sites, *decision.others)[: decision.count])
    first = next(decision.answers())
    if decision.owner != view.seat:
        return first
    assert isinstance(first, ChooseCities)
    return ChooseCities(tuple(sorted(decision.options, key=_value)[: len(first.areas)]))


def _value(area: AreaNo) -> tuple[int, int]:
    """How much a city is missed: by what it costs to build, and the fewer tokens take its place."""
    return price_of_city(area), -LIMIT[area]


def _damage(decision: AskDamage) -> Action:
    """Tokens, and cities reduced only as far as all tokens do not pay; none destroyed (O4h).

    With the fewest cities that can do there is nothing superfluous (G12): without one of them even
    all tokens would not pay.
    """
    missing = decision.damage - sum(decision.tokens.values())
    cities = sorted(decision.cities, key=lambda city: _value(city.area))
    reduced = cities[: max(0, -(-missing // CITY_POINTS))]
    placed = decision.placed(reduced)
    left = Counter(decision.tokens) + Counter(placed)
    lost: Counter[AreaNo] = Counter()
    for _ in range(decision.damage - CITY_POINTS * len(reduced) + sum(placed.values())):
        area = max(left, key=lambda each: (left[each], -each))
        left[area] -= 1
        lost[area] += 1
    return TakeDamage(dict(lost), reduced=tuple(city.area for city in reduced))


def _cards(view: View, decision: Cards) -> Action:
    """As few as can be without paying for it, those that are missed least (O4i)."""
    match decision:
        case AskHandLimit():
            return LoseCards(tuple(sorted(_least_missed(decision.cards, decision.count))))
        case AskCardsToLose():
            count = max(decision.counts) if decision.ransom else min(decision.counts)
            return LoseCards(tuple(sorted(_least_missed(decision.cards, count))))
        case AskCorruption():
            return LoseCards(_enough(decision.cards, decision.face_value))
        case AskCardToHandOver() if decision.options:
            held = Counter(view.hand)
            return HandOverCard(min(decision.options, key=lambda card: _missed(card, held)))
        case AskCardToHandOver():
            return Done()
        case _:
            assert_never(decision)


def _least_missed(cards: Iterable[CardNo], count: int) -> list[CardNo]:
    """So many cards, one by one the one that is missed least."""
    left = Counter(cards)
    chosen = []
    for _ in range(count):
        card = min(left, key=lambda each: _missed(each, left))
        chosen.append(card)
        left[card] -= 1
        left += Counter()  # without what there is none of any more
    return chosen


def _missed(card: CardNo, held: Counter[CardNo]) -> tuple[int, int]:
    """By how much a hand is worth less without a card (X6); of equal ones the first goes."""
    return (2 * held[card] - 1) * FACE_VALUE[card], card


def _enough(cards: Sequence[CardNo], face_value: int) -> tuple[CardNo, ...]:
    """Cards that are missed least until they suffice, less the dearest that are superfluous."""
    chosen = []
    missing = face_value
    for card in _least_missed(cards, len(cards)):
        if missing <= 0:
            break
        chosen.append(card)
        missing -= FACE_VALUE[card]
    for card in sorted(chosen, key=lambda each: -FACE_VALUE[each]):
        if missing + FACE_VALUE[card] <= 0:
            chosen.remove(card)
            missing += FACE_VALUE[card]
    return tuple(sorted(chosen))
