"""Taking over a victim's units, as far as the taker has pieces (G11, G11b, C11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.rules.actions import PlaceTokens
from ecumene.rules.choices import choose_cities
from ecumene.rules.decisions import AskShare
from ecumene.rules.events import CityAnnexed, TokensAnnexed
from ecumene.rules.play import ask
from ecumene.rules.state.board import add_tokens, annex_city, remove_tokens
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from ecumene.rules.phases.calamities.affliction import Affliction
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import AreaNo, Party, Seat


def annex_cities(play: Play, affliction: Affliction, cities: Sequence[AreaNo]) -> Course[None]:
    """The beneficiary takes the cities they have pieces for; others become pirate cities (C11)."""
    taken: tuple[AreaNo, ...] = ()
    taker = affliction.beneficiary
    if taker is not None:
        stock = play.state.players[taker].city_stock
        taken = yield from choose_cities(
            taker, "annex-share", affliction.victim, cities, stock, affliction.rule
        )
    for area in cities:
        if taker is not None and area in taken:
            _take_city(play, area, taker, affliction.rule)
        else:
            _take_city(play, area, BARBARIANS, affliction.rule)


def make_pirate_cities(play: Play, cities: Iterable[AreaNo], rule: str) -> None:
    """Cities become pirate cities; tokens beside them are lost (G11b)."""
    for area in cities:
        _take_city(play, area, BARBARIANS, rule)


def annex_tokens(play: Play, affliction: Affliction, tokens: Mapping[AreaNo, int]) -> Course[None]:
    """The beneficiary takes the tokens they have pieces for; the rest become Barbarians (C11)."""
    owner, taker = affliction.victim, affliction.beneficiary
    taken: Mapping[AreaNo, int] = {}
    if taker is not None:
        taken = yield from _share_of(play, taker, affliction, tokens)
    for area, count in tokens.items():
        share = taken.get(area, 0)
        for party, part in ((taker, share), (BARBARIANS, count - share)):
            if party is not None and part:
                remove_tokens(play.state, owner, area, part)
                add_tokens(play.state, party, area, part)
                play.emit(TokensAnnexed(area, owner, party, part, affliction.rule))


def _take_city(play: Play, area: AreaNo, taker: Party, rule: str) -> None:
    owner = play.state.cities[area]
    lost = annex_city(play.state, area, taker)
    play.emit(CityAnnexed(area, owner, taker, rule, lost))


def _share_of(
    play: Play, taker: Seat, affliction: Affliction, tokens: Mapping[AreaNo, int]
) -> Course[Mapping[AreaNo, int]]:
    """The tokens the beneficiary takes; they are asked if they cannot take them all."""
    stock = play.state.players[taker].token_stock
    if stock >= sum(tokens.values()):
        return tokens
    if not stock:
        return {}
    if len(tokens) == 1:
        return dict.fromkeys(tokens, stock)
    action = yield from ask(
        taker, AskShare(affliction.victim, stock, dict(tokens), affliction.rule)
    )
    assert isinstance(action, PlaceTokens)
    return action.tokens
