"""Awards of a finished game: what people smile about when it is over.

Each has a title, those who get it, and a sentence that says what for. Where more than three would
share one, nobody gets it.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

from ecumene.analysis.ledger import traded_way
from ecumene.dialogue.sentences.sentence import (
    NamedCard,
    NamedPlace,
    NamedPlayer,
    Sentence,
    advances,
    players,
    say,
)
from ecumene.rules.phases.trade.trade_judge import LEAST_CARDS
from ecumene.rules.state.ids import Seat

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecumene.analysis.deeds import Deeds, Feat
    from ecumene.analysis.ledger import CalamityWay, TradeLedger
    from ecumene.dialogue.sentences.sentence import Argument

AwardName: TypeAlias = Literal[
    "largest-deal",
    "best-bargain",
    "honest-trader",
    "storyteller",
    "hot-potato",
    "cruellest-calamity",
    "lightning-rod",
    "longest-voyage",
    "builder",
    "conqueror",
    "pickpocket",
    "shopping-spree",
    "tax-revolts",
]
MOST_SHARING: Final = 3


class Award(Struct, frozen=True):
    """An award."""

    name: AwardName
    """Which one it is."""
    seats: tuple[Seat, ...]
    """Who gets it."""
    turn: int | None
    """When it was earned; None: in the whole game."""
    title: Sentence
    """What it is called."""
    why: Sentence
    """What it is for."""


def awards_of(ledger: TradeLedger, deeds: Deeds) -> tuple[Award, ...]:
    """The awards of a game, as far as anybody has earned them."""
    return tuple(
        award
        for give in _AWARDS
        if (award := give(ledger, deeds)) is not None and 0 < len(award.seats) <= MOST_SHARING
    )


# Trade


def _largest_deal(ledger: TradeLedger, _: Deeds) -> Award | None:
    """More than the fewest cards that a deal may have (X2)."""
    sizes = [len(deal.offerer.gave) + len(deal.partner.gave) for deal in ledger.deals]
    best = max(sizes, default=0)
    if best <= 2 * LEAST_CARDS:
        return None
    deal = ledger.deals[sizes.index(best)]
    one, other = deal.offerer.seat, deal.partner.seat
    return Award(
        "largest-deal",
        (one, other),
        deal.turn,
        say("award-largest-deal"),
        say(
            "award-largest-deal-why",
            one=NamedPlayer(one),
            other=NamedPlayer(other),
            cards=best,
            turn=deal.turn,
        ),
    )


def _best_bargain(ledger: TradeLedger, _: Deeds) -> Award | None:
    sides = [
        (side.at_once, deal.turn, side, other)
        for deal in ledger.deals
        for side, other in ((deal.offerer, deal.partner), (deal.partner, deal.offerer))
    ]
    if not sides:
        return None
    gain, turn, side, other = max(sides, key=lambda each: each[0])
    if gain <= 0:
        return None
    return Award(
        "best-bargain",
        (side.seat,),
        turn,
        say("award-best-bargain"),
        say(
            "award-best-bargain-why",
            who=NamedPlayer(side.seat),
            other=NamedPlayer(other.seat),
            gain=gain,
            turn=turn,
        ),
    )


def _honest_trader(ledger: TradeLedger, _: Deeds) -> Award | None:
    """Whoever has said most that was true, and nothing that was not, where it was believed."""
    true = {
        seat: count.true
        for seat, count in enumerate(ledger.claims)
        if count.true >= FEW and not count.untrue
    }
    seats, best = _first(true)
    return Award(
        "honest-trader",
        seats,
        None,
        say("award-honest-trader"),
        say("award-honest-trader-why", who=players(seats), claims=best),
    )


def _storyteller(ledger: TradeLedger, _: Deeds) -> Award | None:
    lies = {seat: each.untrue for seat, each in enumerate(ledger.claims) if each.untrue >= OFTEN}
    seats, best = _first(lies)
    return Award(
        "storyteller",
        seats,
        None,
        say("award-storyteller"),
        say("award-storyteller-why", who=players(seats), claims=best),
    )


def _hot_potato(ledger: TradeLedger, _: Deeds) -> Award | None:
    """The calamity that went through most hands, for whoever was left with it."""
    way = max(ledger.calamities, key=lambda each: len(each.deals), default=None)
    if way is None or len(way.deals) < OFTEN:
        return None
    return Award(
        "hot-potato",
        (way.holders[-1],),
        way.turn,
        say("award-hot-potato"),
        say(
            "award-hot-potato-why",
            card=NamedCard(way.card),
            who=NamedPlayer(way.holders[-1]),
            times=len(way.deals),
            turn=way.turn,
        ),
    )


# Calamities


def _cruellest_calamity(ledger: TradeLedger, deeds: Deeds) -> Award | None:
    blow = max(deeds.blows, key=lambda each: each.weight, default=None)
    if blow is None or not blow.weight:
        return None
    numbers: dict[str, Argument] = {
        "card": NamedCard(blow.card),
        "who": NamedPlayer(blow.seat),
        "loss": losses(blow.tokens, blow.cities),
        "turn": blow.turn,
    }
    giver = passed_by(ledger.calamities, blow.card, blow.turn, blow.seat)
    if giver is None:
        why = say("award-cruellest-calamity-why", **numbers)
    else:
        why = say("award-cruellest-calamity-passed", **numbers, giver=NamedPlayer(giver))
    return Award(
        "cruellest-calamity", (blow.seat,), blow.turn, say("award-cruellest-calamity"), why
    )


def losses(tokens: int, cities: int) -> Sentence:
    """What a calamity has cost, as part of a sentence."""
    if not cities:
        return say("told-loss-tokens", tokens=tokens)
    if not tokens:
        return say("told-loss-cities", cities=cities)
    return say("told-loss", tokens=tokens, cities=cities)


def passed_by(ways: Sequence[CalamityWay], card: int, turn: int, seat: Seat) -> Seat | None:
    """Who has passed on a calamity that struck a seat, in the turn in which it was drawn."""
    way = traded_way(ways, card, turn, seat)
    return None if way is None else way.holders[-2]


def _lightning_rod(_: TradeLedger, deeds: Deeds) -> Award | None:
    seats, best = _first(Counter(blow.seat for blow in deeds.blows))
    return Award(
        "lightning-rod",
        seats,
        None,
        say("award-lightning-rod"),
        say("award-lightning-rod-why", who=players(seats), times=best),
    )


# On the board


def _longest_voyage(_: TradeLedger, deeds: Deeds) -> Award | None:
    voyage = max(deeds.voyages, key=lambda each: (each.steps, each.tokens), default=None)
    if voyage is None:
        return None
    return Award(
        "longest-voyage",
        (voyage.seat,),
        voyage.turn,
        say("award-longest-voyage"),
        say(
            "award-longest-voyage-why",
            who=NamedPlayer(voyage.seat),
            steps=voyage.steps,
            place=NamedPlace(voyage.place),
            turn=voyage.turn,
        ),
    )


def _builder(_: TradeLedger, deeds: Deeds) -> Award | None:
    seats, best = _first(counted(deeds.built))
    return Award(
        "builder",
        seats,
        None,
        say("award-builder"),
        say("award-builder-why", who=players(seats), cities=best),
    )


def _conqueror(_: TradeLedger, deeds: Deeds) -> Award | None:
    seats, best = _first(counted(deeds.conquered))
    return Award(
        "conqueror",
        seats,
        None,
        say("award-conqueror"),
        say("award-conqueror-why", who=players(seats), cities=best),
    )


def _pickpocket(_: TradeLedger, deeds: Deeds) -> Award | None:
    seats, best = _first(counted(deeds.stolen))
    return Award(
        "pickpocket",
        seats,
        None,
        say("award-pickpocket"),
        say("award-pickpocket-why", who=players(seats), cards=best),
    )


def _shopping_spree(_: TradeLedger, deeds: Deeds) -> Award | None:
    bought = max(deeds.purchases, key=lambda each: each.price, default=None)
    if bought is None:
        return None
    return Award(
        "shopping-spree",
        (bought.seat,),
        bought.turn,
        say("award-shopping-spree"),
        say(
            "award-shopping-spree-why",
            who=NamedPlayer(bought.seat),
            price=bought.price,
            advances=advances(bought.advances),
            turn=bought.turn,
        ),
    )


def _tax_revolts(_: TradeLedger, deeds: Deeds) -> Award | None:
    seats, best = _first(counted(deeds.revolts))
    return Award(
        "tax-revolts",
        seats,
        None,
        say("award-tax-revolts"),
        say("award-tax-revolts-why", who=players(seats), cities=best),
    )


_AWARDS: Final[tuple[Callable[[TradeLedger, Deeds], Award | None], ...]] = (
    _cruellest_calamity,
    _hot_potato,
    _lightning_rod,
    _largest_deal,
    _best_bargain,
    _honest_trader,
    _storyteller,
    _pickpocket,
    _conqueror,
    _builder,
    _longest_voyage,
    _shopping_spree,
    _tax_revolts,
)
FEW: Final = 3
"""Whoever has claimed less has not been tempted."""
OFTEN: Final = 2
"""Less than this is nothing to talk about."""


def counted(feats: Sequence[Feat]) -> Counter[Seat]:
    """How often everybody has done it."""
    counts: Counter[Seat] = Counter()
    for feat in feats:
        counts[feat.seat] += feat.times
    return counts


def _first(counts: Mapping[Seat, int]) -> tuple[tuple[Seat, ...], int]:
    """Who has most, and how much; nobody if there is nothing."""
    best = max(counts.values(), default=0)
    if best <= 0:
        return (), 0
    return tuple(sorted(seat for seat, count in counts.items() if count == best)), best
