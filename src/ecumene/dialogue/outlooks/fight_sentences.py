"""How a fight would end, in words and for one player: who keeps what, whether a city falls (F)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import say, several
from ecumene.rules.phases.conflict.city_attacks import NEEDED
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.forecast import Fight, Outcome
    from ecumene.rules.forecast.conflicts import Siege
    from ecumene.rules.state.ids import Seat


def fight_end(fight: Fight, left: Outcome, seat: Seat) -> Sentence:
    """The end of a fight for one of those in it."""
    siege = left.siege
    if siege is None:
        return _tokens_left(fight, left, seat)
    if siege.attacker == seat:
        return _attack(fight, siege, left, seat)
    if fight.city == seat:
        key = "fight-own-city-falls" if left.fallen else "fight-own-city-stands"
        return say(
            key, who=of.NamedPlayer(siege.attacker), needed=siege.needed, brings=siege.tokens
        )
    # A third party, whose tokens are gone by then (F7).
    return _tokens_left(fight, left, seat)


def _attack(fight: Fight, siege: Siege, left: Outcome, seat: Seat) -> Sentence:
    """The reader's own attack on a city (F8, F9, F11)."""
    falls = "yes" if left.fallen else "no"
    told = {
        "needed": siege.needed,
        "why": _why(siege.needed),
        "brings": siege.tokens,
        "falls": falls,
        "left": left.tokens.get(seat, 0),
    }
    if fight.city is None or fight.city == BARBARIANS:
        return say("fight-attack-pirates", **told)
    return say("fight-attack", who=of.NamedPlayer(fight.city), **told)


def _why(needed: int) -> Literal["theirs", "own", "usual"]:
    """Whose Engineering makes an attack harder or easier (A-ENGINEERING)."""
    return "theirs" if needed > NEEDED else "own" if needed < NEEDED else "usual"


def _tokens_left(fight: Fight, left: Outcome, seat: Seat) -> Sentence:
    """How many tokens each side keeps, the reader's first (F3)."""
    others = (
        say("fight-share", who=of.NamedPlayer(party), tokens=left.tokens.get(party, 0))
        for party in sorted(fight.tokens)
        if party != seat
    )
    own = left.tokens.get(seat, 0)
    return say("fight-left", own=own, others=several(others))
