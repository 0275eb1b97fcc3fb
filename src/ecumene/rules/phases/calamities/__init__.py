"""Phase 9: calamities (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import CalamityKind, facts
from ecumene.rules.actions import AnswerYesNo
from ecumene.rules.decisions import AskYesNo
from ecumene.rules.events import CalamityFailed, CalamityStruck, RankOrderInsisted
from ecumene.rules.phases.calamities.affliction import Affliction
from ecumene.rules.phases.calamities.barbarians import barbarian_hordes
from ecumene.rules.phases.calamities.civil_strife import civil_war, tyranny
from ecumene.rules.phases.calamities.earth import EARTHQUAKE, volcanic_eruption_earthquake
from ecumene.rules.phases.calamities.minor import MINOR
from ecumene.rules.phases.calamities.personal import PERSONAL
from ecumene.rules.phases.calamities.piracy import PIRACY
from ecumene.rules.phases.calamities.treachery import treachery
from ecumene.rules.phases.calamities.water import cyclone, flood
from ecumene.rules.play import simultaneously
from ecumene.rules.state.board import default_beneficiaries
from ecumene.rules.state.ids import NOBODY
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import discard, trader_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.data import Calamity
    from ecumene.rules.phases.calamities.affliction import Losses, Strike
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AreaNo, CardNo, Seat

RESOLVERS: Final[Mapping[str, Callable[[Play, Affliction], Course[None]]]] = {
    "volcanic-eruption-earthquake": volcanic_eruption_earthquake,
    "treachery": treachery,
    "flood": flood,
    "civil-war": civil_war,
    "barbarian-hordes": barbarian_hordes,
    "cyclone": cyclone,
    "tyranny": tyranny,
}
"""Resolvers of calamities whose copies come one after another (C8a), by id."""

STRIKES: Final[Mapping[str, Strike]] = {
    **PERSONAL,
    "piracy": PIRACY,
    "volcanic-eruption-earthquake": EARTHQUAKE,
}
"""Calamities in which everything is chosen before anybody suffers (C5, C8), by id."""

TWINS: Final = 2
"""Each calamity has one card per block, and there are at most two blocks (S5a)."""


def resolve_calamities(play: Play) -> Course[None]:
    """First all minor calamities, then the major ones in their order (C1, C2).

    The calamities are numbered in this order.
    """
    holders: dict[CardNo, list[Seat]] = {}
    for seat in play.by_rank():
        for card in play.state.players[seat].hand:
            if card >= FIRST_CALAMITY:
                holders.setdefault(card, []).append(seat)
    minor: dict[Seat, list[CardNo]] = {}
    major: list[CardNo] = []
    for card in sorted(holders):
        if _calamity(card).kind is CalamityKind.MINOR:
            for seat in holders[card]:
                minor.setdefault(seat, []).append(card)
        else:
            major.append(card)
    struck = [seat for seat in play.by_rank() if seat in minor]
    yield from simultaneously({seat: _minor(play, seat, minor[seat]) for seat in struck})
    for card in major:
        yield from _major(play, card, holders[card])


def _calamity(card: CardNo) -> Calamity:
    return facts().calamities[card - FIRST_CALAMITY]


def _minor(play: Play, seat: Seat, cards: list[CardNo]) -> Course[None]:
    """One player's minor calamities, by ascending stack (C1)."""
    for card in cards:
        calamity = _calamity(card)
        play.emit(CalamityStruck(seat, card))
        yield from MINOR[calamity.id](play, seat, calamity)
        discard(play, seat, card)


def _major(play: Play, card: CardNo, victims: list[Seat]) -> Course[None]:
    """One major calamity, or its two copies, whose roles are fixed before either (C8, C10a)."""
    calamity = _calamity(card)
    spared = set(victims)
    afflictions = []
    for victim in victims:
        beneficiary = beneficiary_of(play, calamity, card, victim)
        if beneficiary is not None:
            spared.add(beneficiary)
        block = play.block_of(victim)
        alone = len(victims) < TWINS
        afflictions.append(Affliction(calamity, card, victim, beneficiary, block, spared, alone))
        play.emit(CalamityStruck(victim, card, beneficiary))
    if (yield from _are_together(play, afflictions)):
        yield from _together(play, afflictions)
    else:
        for affliction in afflictions:
            yield from resolve_one(play, affliction)
    for victim in victims:
        discard(play, victim, card)


def resolve_one(play: Play, affliction: Affliction) -> Course[None]:
    """One copy, from the first choice to the last loss."""
    resolver = RESOLVERS.get(affliction.calamity.id)
    yield from _together(play, [affliction]) if resolver is None else resolver(play, affliction)


def _are_together(play: Play, afflictions: list[Affliction]) -> Course[bool]:
    """Whether there are two copies, both happen, and they are resolved together (C8, C8a).

    If someone is chosen, their primary victims may insist on rank order (C8b). An eruption chooses
    nobody, so an earthquake beside it comes before or after it.
    """
    calamity = afflictions[0].calamity
    strike = STRIKES.get(calamity.id)
    if strike is None or len(afflictions) < TWINS:
        return False
    if not all(strike.happens(play, each) for each in afflictions):
        return False
    if not (calamity.secondary or calamity.strikes_areas):
        return True
    return not (yield from _insist_on_order(play, afflictions))


def _insist_on_order(play: Play, afflictions: list[Affliction]) -> Course[bool]:
    """Ask the primary victims of both copies; one of them is enough (C8b)."""
    asked = {each.victim: AskYesNo("rank-order", None, "C8b") for each in afflictions}
    while asked:
        seat, action = yield dict(asked)
        assert isinstance(action, AnswerYesNo)
        if action.yes:
            play.emit(RankOrderInsisted(seat, afflictions[0].card))
            return True
        del asked[seat]
    return False


def _together(play: Play, afflictions: list[Affliction]) -> Course[None]:
    """Everything is chosen, by rank, then everyone suffers at once (C5, C5a, C8).

    Victims of the second copy may wait for those of the first, and within a copy go by rank.
    """
    strike = STRIKES[afflictions[0].calamity.id]
    doomed: set[AreaNo] = set()
    losses: Losses = []
    for affliction in afflictions:
        if len(afflictions) == TWINS:
            affliction.doomed = doomed
        if not strike.happens(play, affliction):
            play.emit(CalamityFailed(affliction.victim, affliction.card))
            continue
        losses += yield from strike.choose(play, affliction)
    if strike.in_order:
        for _, course in losses:
            yield from course
    else:
        yield from simultaneously(dict(losses))


def beneficiary_of(play: Play, calamity: Calamity, card: CardNo, victim: Seat) -> Seat | None:
    """Who last traded it to the victim, or who has most in stock, in the block or in all (C4)."""
    if calamity.beneficiary is None:
        return None
    state = play.state
    others = [seat for seat in play.seats if seat != victim]
    if calamity.tradeable:
        trader = trader_of(state.players[victim], card)
        if trader != NOBODY and trader in others:
            return trader
    else:
        block = play.block_of(victim)
        others = [seat for seat in others if play.block_of(seat) == block]
    return next(iter(default_beneficiaries(state, others)), None)
