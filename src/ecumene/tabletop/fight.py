"""A conflict or a city attack in one area, from the pieces there (F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.dialogue.outlooks.conflict_verdict import Teller, VerdictPart, side_id
from ecumene.rules.adjudication import Situation, adjudicate
from ecumene.rules.errors import BadData
from ecumene.rules.state.ids import BARBARIANS, Advances, CivNo
from ecumene.rules.state.lookup_tables import LIMIT, NAVAL_WARFARE, SHIPS, TOKENS

if TYPE_CHECKING:
    from ecumene.words import Say

HIGHEST_LIMIT = max(LIMIT)


class FightingSide(Struct, frozen=True):
    """What one party has in the area, and what else matters about it."""

    civilization: CivNo | None
    """The civilization; None: the Barbarians."""
    tokens: int = 0
    """Tokens in the area."""
    city: bool = False
    """Whether the city there is theirs; for the Barbarians: a pirate city."""
    ships: int = 0
    """Ships there."""
    stock: int | None = None
    """Tokens in stock; needed if a city stands there (F9)."""
    advances: Advances = 0
    """The advances they hold."""
    ships_first: bool = False
    """Whether they lose ships before tokens (A-NAVAL-WARFARE)."""

    @property
    def party(self) -> int:
        """The civilization's number, or the Barbarians."""
        return BARBARIANS if self.civilization is None else self.civilization


class ContestedArea(Struct, frozen=True):
    """An area after movement."""

    limit: int
    """Its population limit."""
    sides: tuple[FightingSide, ...]
    """The parties with pieces there."""


class Settled(Struct, frozen=True):
    """What happens in an area, step by step, and what is left."""

    parts: tuple[VerdictPart, ...]
    """In words, with the rules."""
    tokens: dict[str, int]
    """The remaining tokens, by civilization."""
    city: str | None
    """The owner of the remaining city."""


def settled(fight: ContestedArea, say: Say) -> Settled:
    """Resolve a conflict; raises ``BadData`` if such pieces are impossible."""
    situation = _situation(fight)
    verdict = adjudicate(situation)
    return Settled(
        tuple(Teller(situation, verdict, say).parts()),
        {side_id(side): count for side, count in verdict.tokens.items()},
        None if verdict.city is None else side_id(verdict.city),
    )


def _situation(fight: ContestedArea) -> Situation:
    for side in fight.sides:
        _check(side)
    parties = [side.party for side in fight.sides]
    if len(set(parties)) < len(parties):
        raise BadData(("sides",), "page-table-twice")
    if not any(side.tokens for side in fight.sides):
        raise BadData((), "adjudicate-no-tokens")
    if not 0 <= fight.limit <= HIGHEST_LIMIT:
        raise BadData((), "adjudicate-limit", {"value": fight.limit, "most": HIGHEST_LIMIT})
    cities = [side.party for side in fight.sides if side.city]
    if len(cities) > 1:
        raise BadData((), "page-table-one-city")
    people = [side for side in fight.sides if side.civilization is not None]
    if cities:
        for side in people:
            if side.stock is None:
                raise BadData((), "page-table-stock", {"civilization": side.civilization})
    return Situation(
        limit=fight.limit,
        tokens={side.party: side.tokens for side in fight.sides if side.tokens},
        city=cities[0] if cities else None,
        stock={side.party: side.stock for side in people if side.stock is not None},
        ships={side.party: side.ships for side in people if side.ships},
        advances={side.party: side.advances for side in people},
        ships_first=frozenset(side.party for side in people if side.ships_first),
    )


def _check(side: FightingSide) -> None:
    """Refuse impossible numbers of pieces (G1)."""
    rest = 0 if side.stock is None else side.stock
    if not 0 <= side.tokens <= TOKENS or not 0 <= rest <= TOKENS - side.tokens:
        raise BadData((), "page-table-too-many-tokens", {"most": TOKENS})
    if not 0 <= side.ships <= SHIPS:
        raise BadData((), "page-table-too-many-ships", {"most": SHIPS})
    if side.ships_first and not side.advances & NAVAL_WARFARE:
        raise BadData((), "page-table-no-naval-warfare")
