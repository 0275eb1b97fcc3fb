"""What a player's advances mean to the others: defences, reach, powers (P6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from ecumene.data import facts
from ecumene.dialogue.sentences.sentence import Sentence, say
from ecumene.rules.phases.purchases.prices import members
from ecumene.rules.state.ids import AdvanceNo

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.state.ids import Seat
    from ecumene.rules.view import View

TOUCHES_OTHERS: Final = frozenset(
    (
        "city-defence",
        "city-attack",
        "removes-last",
        "moves-last",
        "losses-from-adjacent-areas",
        "ships-as-losses",
        "forbid-entering-city-areas",
        "forbid-causing-conflict",
        "land-steps",
        "ship-steps",
        "ship-capacity",
        "open-sea",
        "destroy-area",
        "annex-area",
        "politics-choice",
        "collect-cards",
        "relocate-tokens",
    )
)
"""The kinds of effects that others have to reckon with; the rest only helps their holder."""
VOID_BETWEEN_HOLDERS: Final = ("city-defence", "city-attack", "removes-last")
"""Effects that two holders have on each other no more than two others (F3a, F8)."""


class PlayerEffect(Struct, frozen=True):
    """What one of a player's advances means to others."""

    advance: AdvanceNo
    """The advance."""
    sentence: Sentence
    """What it does."""
    shield: AdvanceNo | None
    """The reader's own advance by which it does nothing to them; None: it does, or it is theirs."""


def player_effects(view: View, seat: Seat) -> Iterator[PlayerEffect]:
    """What others have to reckon with, advance by advance."""
    own = view.seat is None or view.seat == seat
    mine = 0 if own or view.seat is None else view.players[view.seat].advances
    for advance in members(view.players[seat].advances):
        for effect in facts().advances[advance].effects:
            if effect.kind not in TOUCHES_OTHERS:
                continue
            first, second = (*effect.numbers.values(), 0, 0)[:2]
            said = say("card-player-effect", kind=effect.kind, first=first, second=second)
            void = (advance,) if effect.kind in VOID_BETWEEN_HOLDERS else ()
            shields = (*effect.spares, *void)
            shield = next((each for each in shields if mine >> each & 1), None)
            yield PlayerEffect(advance, said, shield)
