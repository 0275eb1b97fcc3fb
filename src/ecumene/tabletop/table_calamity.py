"""A calamity at a real table: what must be entered, and what it costs everybody (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.data import MapName, facts
from ecumene.dialogue.outlooks.calamity_toll import TollTeller, place_name
from ecumene.dialogue.outlooks.conflict_verdict import VerdictPart
from ecumene.rules.errors import BadData
from ecumene.rules.reckoning import Blow, Needs, Stake, needs, reckon
from ecumene.rules.state.ids import CardNo, CivNo, PlaceNo
from ecumene.rules.state.lookup_tables import CITIES, COMMODITY_CARDS, FIRST_CALAMITY, LIMIT, TOKENS
from ecumene.tabletop.table_setup import check_playing, check_range, setup_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ecumene.data import Setup
    from ecumene.rules.reckoning import VictimChoice
    from ecumene.rules.reckoning.needs import Count
    from ecumene.words import Say

MOST: Final[Mapping[Count, int]] = {
    "tokens": TOKENS,
    "cities": CITIES,
    "coastal_tokens": TOKENS,
    "coastal_cities": CITIES,
    "treasury": TOKENS,
    "cards": COMMODITY_CARDS,
    "step": max(track.last_step for track in facts().tracks.values()),
    "stock": TOKENS,
}
"""The most of each that a player can have."""


class Struck(Struct, frozen=True):
    """A calamity, and what was entered about the table it strikes."""

    blow: Blow
    """The calamity and the players concerned."""
    players: int | None = None
    """The number of players, if blocks matter (C4, C6)."""
    map: MapName | None = None
    """The map."""


class PlaceOption(Struct, frozen=True):
    """A place that can be chosen."""

    place: PlaceNo
    """The sea, or an area of the flood plain or volcano."""
    name: str
    """Its name."""


class ChoiceLeft(Struct, frozen=True):
    """What the primary victim still has to choose."""

    count: int
    """The number to choose."""
    victims: tuple[CivNo, ...]
    """Of these players; or"""
    places: tuple[PlaceOption, ...]
    """of these places."""


class CalamityResult(Struct, frozen=True):
    """The result of a calamity, as far as it is decided."""

    parts: tuple[VerdictPart, ...]
    """In words, with the rules."""
    left: ChoiceLeft | None
    """What must be chosen for the rest."""


def told(struck: Struck, say: Say) -> CalamityResult:
    """Resolve a calamity; raises ``BadData`` if something is missing or impossible."""
    blow = struck.blow
    setup = _checked(struck)
    reckoning = reckon(blow, setup)
    if needs(blow.card).in_stock and reckoning.happens and reckoning.beneficiary is None:
        # Only entered players are at the table, but nobody plays alone (C4a).
        if not needs(blow.card).blocks:
            raise BadData((), "page-table-nobody-benefits")
        args = {"civilization": blow.victim.civilization}
        raise BadData((), "page-table-nobody-benefits-of-block", args)
    if needs(blow.card).areas and not reckoning.places and reckoning.choice is None:
        # It strikes no area, so the victim's other holdings matter after all.
        _check_counts(blow.victim, needs(blow.card).victim)
    parts = TollTeller(blow, reckoning, say).parts()
    return CalamityResult(tuple(parts), _left(reckoning.choice, say))


def _left(choice: VictimChoice | None, say: Say) -> ChoiceLeft | None:
    if choice is None:
        return None
    places = tuple(PlaceOption(place, place_name(place, say)) for place in choice.places)
    return ChoiceLeft(choice.count, choice.victims, places)


def _checked(struck: Struck) -> Setup:
    """The set-up, if everything needed was entered and nothing impossible."""
    blow = struck.blow
    wanted = _needs(blow.card)
    stakes = (blow.victim, *blow.others)
    _check_parties(blow)
    if wanted.blocks or struck.players is not None:
        setup = setup_of(struck.players, struck.map)
        check_playing([stake.civilization for stake in stakes], setup)
        _check_areas(stakes, setup)
    else:
        setup = facts().setups[-1]
    if wanted.limit:
        if blow.limit is None:
            raise BadData((), "page-table-limit-missing")
        check_range(blow.limit, max(LIMIT))
    if not wanted.areas:
        _check_counts(blow.victim, wanted.victim)
    for stake in blow.others:
        _check_counts(stake, _of_other(stake, blow, wanted))
    for stake in stakes:
        _check_stake(stake, wanted)
    _check_cities(stakes)
    return setup


def _check_parties(blow: Blow) -> None:
    """Refuse players entered twice, or named but not entered."""
    civs = [stake.civilization for stake in (blow.victim, *blow.others)]
    if len(set(civs)) < len(civs):
        raise BadData((), "page-table-twice")
    if blow.trader is not None and blow.trader not in civs[1:]:
        raise BadData((), "page-table-trader", {"civilization": blow.trader})
    for civ in blow.concerned:
        if civ not in civs:
            raise BadData((), "page-table-concerned", {"civilization": civ})


def _needs(card: CardNo) -> Needs:
    if card < FIRST_CALAMITY:
        raise BadData((), "page-table-no-calamity")
    return needs(card)


def _of_other(stake: Stake, blow: Blow, wanted: Needs) -> tuple[Count, ...]:
    """What must be entered about a player who is not the primary victim."""
    if blow.trader is None:
        return (*wanted.others, *wanted.in_stock)
    if stake.civilization == blow.trader:
        return (*wanted.others, *wanted.trader)
    return wanted.others


def _check_counts(stake: Stake, counts: tuple[Count, ...]) -> None:
    """Refuse if something needed was not entered."""
    for count in counts:
        if getattr(stake, count) is None:
            args = {"civilization": stake.civilization, "count": count}
            raise BadData((), "page-table-missing", args)


def _check_stake(stake: Stake, wanted: Needs) -> None:
    """Refuse more than a player can have (G1), and pieces where they do not matter."""
    for count, most in MOST.items():
        check_range(getattr(stake, count) or 0, most)
    for spot in stake.spots:
        if spot.area not in wanted.areas:
            raise BadData((), "page-table-other-area", {"area": spot.area})
        check_range(spot.tokens, TOKENS)
    there = sum(spot.tokens for spot in stake.spots)
    on_board = max(stake.tokens or 0, stake.coastal_tokens or 0, there)
    if on_board + (stake.treasury or 0) + (stake.stock or 0) > TOKENS:
        args = {"civilization": stake.civilization, "most": TOKENS}
        raise BadData((), "page-table-tokens-of", args)
    if sum(spot.city for spot in stake.spots) > CITIES:
        args = {"civilization": stake.civilization, "most": CITIES}
        raise BadData((), "page-table-cities-of", args)
    _check_coast(stake.civilization, "tokens", stake.tokens, stake.coastal_tokens)
    _check_coast(stake.civilization, "cities", stake.cities, stake.coastal_cities)


def _check_coast(civ: CivNo, what: str, on_board: int | None, coastal: int | None) -> None:
    """Refuse more pieces in coastal areas than on the board."""
    if on_board is not None and coastal is not None and coastal > on_board:
        raise BadData((), "page-table-coastal-of", {"civilization": civ, "what": what})


def _check_areas(stakes: tuple[Stake, ...], setup: Setup) -> None:
    """Refuse pieces in areas that are not in play (S1, M9)."""
    for stake in stakes:
        for spot in stake.spots:
            if spot.area not in setup.areas:
                args = {"area": spot.area, "players": setup.players}
                raise BadData((), "page-table-area-not-in-play", args)


def _check_cities(stakes: tuple[Stake, ...]) -> None:
    """Refuse two cities in an area, and an area entered twice."""
    cities = [spot.area for stake in stakes for spot in stake.spots if spot.city]
    spots = [(stake.civilization, spot.area) for stake in stakes for spot in stake.spots]
    if len(set(cities)) < len(cities):
        raise BadData((), "page-table-one-city")
    if len(set(spots)) < len(spots):
        raise BadData((), "page-table-area-twice")
