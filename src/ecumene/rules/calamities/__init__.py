"""Phase 9: calamities (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import CalamityKind, Role, facts
from ecumene.rules.actions import AnswerYesNo
from ecumene.rules.board import default_beneficiaries
from ecumene.rules.calamities.affliction import Affliction
from ecumene.rules.calamities.barbarians import barbarian_hordes
from ecumene.rules.calamities.choosing import name_victims
from ecumene.rules.calamities.civil_strife import civil_war, tyranny
from ecumene.rules.calamities.earth import volcanic_eruption_earthquake
from ecumene.rules.calamities.minor import MINOR
from ecumene.rules.calamities.personal import PERSONAL
from ecumene.rules.calamities.piracy import piracy
from ecumene.rules.calamities.treachery import treachery
from ecumene.rules.calamities.water import cyclone, flood
from ecumene.rules.cards import discard, trader_of
from ecumene.rules.decisions import AskYesNo
from ecumene.rules.events import CalamityFailed, CalamityStruck, RankOrderInsisted
from ecumene.rules.ids import NOBODY
from ecumene.rules.play import simultaneously
from ecumene.rules.static import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.data import Calamity
    from ecumene.rules.ids import CardNo, Seat
    from ecumene.rules.play import Course, Play

RESOLVERS: Final[Mapping[str, Callable[[Play, Affliction], Course[None]]]] = {
    "volcanic-eruption-earthquake": volcanic_eruption_earthquake,
    "treachery": treachery,
    "flood": flood,
    "civil-war": civil_war,
    "barbarian-hordes": barbarian_hordes,
    "cyclone": cyclone,
    "tyranny": tyranny,
    "piracy": piracy,
}
"""By its id, how a calamity is resolved that concerns more than its victims one by one."""


TWINS: Final = 2
"""Of each calamity there is one card in a block, and there are no more than two blocks (S5a)."""


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
    """The minor calamities of one player, by ascending stack (C1)."""
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
        beneficiary = _beneficiary(play, calamity, card, victim)
        if beneficiary is not None:
            spared.add(beneficiary)
        block = play.block_of(victim)
        afflictions.append(Affliction(calamity, card, victim, beneficiary, block, spared))
        play.emit(CalamityStruck(victim, card, beneficiary))
    if calamity.id in PERSONAL:
        yield from _hit_persons(play, afflictions)
    else:
        for affliction in afflictions:
            yield from RESOLVERS[calamity.id](play, affliction)
    for victim in victims:
        discard(play, victim, card)


def _hit_persons(play: Play, afflictions: list[Affliction]) -> Course[None]:
    """The copies together, or one after the other if a primary victim insists (C8, C8b)."""
    if (yield from _insist_on_order(play, afflictions)):
        for affliction in afflictions:
            yield from _together(play, [affliction])
    else:
        yield from _together(play, afflictions)


def _insist_on_order(play: Play, afflictions: list[Affliction]) -> Course[bool]:
    """Ask the primary victims of both copies, where others are named as well (C8b)."""
    calamity = afflictions[0].calamity
    personal = PERSONAL[calamity.id]
    happening = [each for each in afflictions if personal.happens(play, each.victim)]
    if not calamity.secondary or len(happening) < TWINS:
        return False
    asked = {each.victim: AskYesNo("rank-order", None, "C8b") for each in happening}
    while asked:
        seat, action = yield dict(asked)
        assert isinstance(action, AnswerYesNo)
        if action.yes:
            play.emit(RankOrderInsisted(seat, afflictions[0].card))
            return True
        del asked[seat]
    return False


def _together(play: Play, afflictions: list[Affliction]) -> Course[None]:
    """All secondary victims are named, by rank, then everyone suffers at once (C5, C5a, C8).

    Nobody is a victim of both copies (C7), so that what one does cannot cancel the other. Victims
    of the second may wait for those of the first, and within a copy go by rank (C8).
    """
    suffering: dict[Seat, Course[None]] = {}
    for affliction in afflictions:
        personal = PERSONAL[affliction.calamity.id]
        victim = affliction.victim
        if not personal.happens(play, victim):
            play.emit(CalamityFailed(victim, affliction.card))
            continue
        yield from name_victims(play, affliction, personal.bar)
        hit = {victim, *affliction.named}
        for seat in play.by_rank():
            if seat in hit:
                role = Role.PRIMARY if seat == victim else Role.SECONDARY
                suffering[seat] = personal.losses(play, affliction, seat, role)
    yield from simultaneously(suffering)


def _beneficiary(play: Play, calamity: Calamity, card: CardNo, victim: Seat) -> Seat | None:
    """Who last traded it to the victim, or who has most in stock, in his block or in all (C4)."""
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
