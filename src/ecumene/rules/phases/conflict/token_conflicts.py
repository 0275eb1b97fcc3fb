"""One token conflict: rounds in which every party removes one piece (F3-F6).

It serves both kinds of token conflict: with a city beside it the limit does not end it (F6),
without one, also after a city has fallen (F9), it does (F5).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from ecumene.data import facts
from ecumene.rules.actions import ChooseLoss
from ecumene.rules.decisions import AskLoss
from ecumene.rules.events import ConflictBegan, ConflictEnded, Removal, TokensLost
from ecumene.rules.play import ask, simultaneously
from ecumene.rules.state.board import remove_tokens, tokens_in, tokens_of
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import (
    ADVANCED_MILITARY,
    LAND,
    LIMIT,
    METALWORKING,
    NAVAL_WARFARE,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.board import Position
    from ecumene.rules.state.game_state import State
    from ecumene.rules.state.ids import AreaNo, Party, Seat

    Loss: TypeAlias = tuple[Literal["token", "ship"], AreaNo]


AFTER_ALL: Final = len(facts().civilizations)
"""A rank after that of every civilization."""


def resolve_token_conflict(play: Play, area: AreaNo) -> Course[None]:
    """Play rounds until the conflict ends, possibly half-way through one (F3-F6)."""
    state = play.state
    present = tokens_in(state, area)
    play.emit(ConflictBegan(area, present))
    number = 0
    while not settled(state, area, present):
        number += 1
        for parties in moments(state, present):
            removals = yield from _choose_losses(play, area, parties)
            for removal in removals:
                _remove(state, removal)
            play.emit(TokensLost(area, number, removals))
            present = _count(state, area, present)
            if settled(state, area, present):
                break
    play.emit(ConflictEnded(area, present))


def settled(state: State, area: AreaNo, present: dict[Party, int]) -> bool:
    """Whether no token conflict is left: at most one party, or the limit kept (F5, F6)."""
    if len(present) < 2:
        return True
    return area not in state.cities and sum(present.values()) <= LIMIT[area]


def losses_open_to(state: State, party: Party, area: AreaNo) -> tuple[Loss, ...]:
    """What a party can remove in a round, a token of the area first (F3b).

    Ships of the area with Naval Warfare, tokens of land neighbours with Advanced Military.
    """
    here: Loss = ("token", area)
    advances = advances_of(state, party)
    if not advances & (NAVAL_WARFARE | ADVANCED_MILITARY):
        return (here,)
    player = state.players[party]
    losses = [here]
    if advances & NAVAL_WARFARE and area in player.ships:
        losses.append(("ship", area))
    if advances & ADVANCED_MILITARY:
        losses += [("token", near) for near in sorted(LAND[area]) if near in player.tokens]
    return tuple(losses)


def advances_of(state: Position, party: Party) -> int:
    """The advances of a party; the Barbarians benefit from none (F2)."""
    return 0 if party == BARBARIANS else state.players[party].advances


def rank_of(state: Position, party: Party) -> int:
    """The A.S.T. ranking of a party, for sorting; the Barbarians come after all players."""
    return AFTER_ALL if party == BARBARIANS else state.players[party].civilization


def _count(state: State, area: AreaNo, parties: Iterable[Party]) -> dict[Party, int]:
    """The parties' tokens in the area; a party without tokens is out (F3b)."""
    counts = ((party, tokens_of(state, party).get(area, 0)) for party in parties)
    return {party: count for party, count in counts if count}


def moments(state: State, present: dict[Party, int]) -> list[list[Party]]:
    """The order of removal in a round: who removes at the same moment, moment by moment.

    Fewest first, equal counts together (F3), all without Metalworking before all with it (F3a).
    """
    moments: dict[tuple[bool, int], list[Party]] = {}
    for party in sorted(present, key=lambda party: rank_of(state, party)):
        late = advances_of(state, party) & METALWORKING != 0
        moments.setdefault((late, present[party]), []).append(party)
    return [moments[key] for key in sorted(moments)]


def _choose_losses(
    play: Play, area: AreaNo, parties: Sequence[Party]
) -> Course[tuple[Removal, ...]]:
    """What the parties of one moment remove; those with a choice are asked (F3b).

    They choose at the same time without knowing of each other, but of several holders of Advanced
    Military each waits for those of better rank (F1a).
    """
    state = play.state
    options = {party: losses_open_to(state, party, area) for party in parties}
    chosen = {party: Removal(party, *options[party][0]) for party in parties}
    asked = [party for party in parties if len(options[party]) > 1]
    if not asked:
        return tuple(chosen.values())
    holders = [seat for seat in asked if advances_of(state, seat) & ADVANCED_MILITARY]
    at_once = [seat for seat in asked if seat not in holders[1:]]
    yield from simultaneously(
        {seat: _choose_loss(seat, AskLoss(area, options[seat]), chosen) for seat in at_once}
    )
    for place, seat in enumerate(holders[1:], start=1):
        known = tuple(chosen[better] for better in holders[:place])
        yield from _choose_loss(seat, AskLoss(area, options[seat], known), chosen)
    return tuple(chosen.values())


def _choose_loss(seat: Seat, decision: AskLoss, chosen: dict[Party, Removal]) -> Course[None]:
    action = yield from ask(seat, decision)
    assert isinstance(action, ChooseLoss)
    chosen[seat] = Removal(seat, action.kind, action.area)


def _remove(state: State, removal: Removal) -> None:
    """Move what was given from the board into stock, at once (F12)."""
    if removal.kind == "ship":
        state.players[removal.owner].ships.remove(removal.area)
    else:
        remove_tokens(state, removal.owner, removal.area, 1)
