"""A single place in words: who is there, what it is like, and a conflict's likely outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Site, facts
from ecumene.dialogue.outlooks.outlook_sentences import fight_ahead
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import by_party, places, say, several
from ecumene.rules import forecast
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import AREAS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.forecast import Ground
    from ecumene.rules.state.ids import Party


def notes(ground: Ground) -> Iterator[Sentence]:
    """What is worth knowing about an area besides who is there."""
    if ground.area >= AREAS:
        return
    yield _site(ground)
    if ground.city is not None:
        own = ground.reduced > 0  # what others may keep beside their cities does not matter here
        yield say("ground-limit-city", limit=ground.limit if own else 0)
    elif ground.limit > ground.printed:
        yield say("ground-limit-more", limit=ground.limit, printed=ground.printed)
    if ground.reduced:
        yield say("ground-reduced", tokens=ground.reduced)
    if ground.guarded:
        yield say("ground-guarded")
    area = facts().areas[ground.area]
    if area.plain is not None:
        plain = facts().flood_plains[area.plain]
        yield say("ground-plain", rule=of.NamedRule("C-FLOOD"), areas=places(plain.areas))
    if area.volcano is not None:
        volcano = facts().volcanoes[area.volcano]
        rule = of.NamedRule("C-VOLCANIC-ERUPTION-EARTHQUAKE")
        yield say("ground-volcano", rule=rule, areas=places(volcano.areas))


def _site(ground: Ground) -> Sentence:
    """What a city costs here, and whether a flood would reach it (G6, K1)."""
    exposed = facts().areas[ground.area].site is Site.FLOOD_PLAIN
    kind = "exposed" if exposed else "site" if ground.site else "none"
    return say("ground-site", site=kind, price=ground.price)


def outlook(ground: Ground) -> Iterator[Sentence]:
    """The likely outcome of a conflict (F)."""
    clash = ground.fight
    if clash is None:
        return
    now = forecast.Fight(ground.area, ground.tokens, clash.last, ground.city, clash.needed)
    yield say("outlook-conflicts", areas=several((fight_ahead(now),)))
    if any(clash.tokens.values()):
        yield say("ground-left", tokens=by_party(clash.tokens))
    else:
        yield say("ground-left-nothing")
    if ground.city is not None:
        yield _city(ground.city, fallen=clash.fallen)


def _city(owner: Party, *, fallen: bool) -> Sentence:
    if owner == BARBARIANS:
        return say("ground-falls-pirates" if fallen else "ground-stands-pirates")
    return say("ground-falls" if fallen else "ground-stands", who=of.NamedPlayer(owner))
