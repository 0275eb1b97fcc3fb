"""Phases 4, 5 and 11: conflict, building, surplus and support (F, K, U)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.referee.conflicts import Conflicts
from tools.referee.judge import Judge
from tools.referee.position import party_of
from tools.referee.tables import LAND, LIMIT, SITES

if TYPE_CHECKING:
    from tools.referee.position import Event, Party, Player, Position

ON_SITE, IN_WILDERNESS = 6, 12
MOST_FROM_NEIGHBOURS = 4


def support_rate(player: Player) -> int:
    """Tokens on the board per city (K4)."""
    return 3 if player.holds("cultural-ascendancy") else 2


def surplus(game: Position) -> dict[tuple[Party, str], int]:
    """The surplus to be removed; Barbarians and conflict situations stay (K3, K3a, K3b)."""
    found: dict[tuple[Party, str], int] = {}
    for player in game.present():
        for area, count in player.tokens.items():
            alone = len(game.tokens_in(area)) == 1 and not game.situation(area)
            if alone and (excess := count - game.limit(player.seat, area)) > 0:
                found[player.seat, area] = excess
    return found


class Settling(Judge):
    """Surplus and then support, which phases 5 and 11 and leaving have in common (K3-K5)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.surplus: dict[tuple[Party, str], int] | None = None
        """What is still to be removed; None before the check begins."""
        self.supporting = False

    def begin(self) -> dict[tuple[Party, str], int]:
        """Nothing else happens any more: find the surplus."""
        if self.surplus is None:
            self.surplus = surplus(self.game)
        return self.surplus

    def on_surplus_removed(self, event: Event) -> None:
        party, area = party_of(event["owner"]), event["area"]
        expected = self.begin().pop((party, area), 0)
        self.report.equal("K3", f"surplus in {area}", event["tokens"], expected)
        self.game.remove(party, area, event["tokens"])

    def _begin_support(self) -> None:
        if not self.supporting:
            self.report.equal("K3", "surplus not removed", self.begin(), {})
        self.supporting = True

    def on_city_reduced(self, event: Event) -> None:
        """A city is reduced for lack of support, those built this turn first (K4, K4a)."""
        self._begin_support()
        self.report.equal("K4", "rule", event["rule"], "K4")
        player = self.game.players[event["owner"]]
        check_reduction(self.game, player, event["area"], support_rate(player))
        self.game.reduce(event)

    def end(self) -> None:
        self._begin_support()
        for player in self.game.present():
            if unsupported(self.game, player, support_rate(player)):
                self.report.find("K4", f"seat {player.seat} has cities without support")


def unsupported(game: Position, player: Player, rate: int) -> bool:
    """Whether a player has too few tokens for their cities (K4)."""
    return player.on_board() < rate * len(game.cities_of(player.seat))


def check_reduction(game: Position, player: Player, area: str, rate: int) -> None:
    """Check that this city may be reduced now (K4, K4a)."""
    if not unsupported(game, player, rate):
        game.report.find("K4", "all cities of this player are supported")
    fresh = game.built.intersection(game.cities_of(player.seat))
    if fresh and area not in fresh:
        game.report.find("K4", f"cities built this turn come first: {sorted(fresh)}")


class ConflictPhase(Judge):
    """Phase 4."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.parts = (Conflicts(game),)

    def end(self) -> None:
        self.parts[0].end()


class Aftermath(Judge):
    """Phase 11: conflicts left by calamities and abilities, then surplus and support (U1)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.conflicts = Conflicts(game)
        self.settling = Settling(game)
        self.fought = False
        self.parts = (self.conflicts,)

    def on_surplus_removed(self, event: Event) -> None:
        self._peace()
        self.settling.on_surplus_removed(event)

    def on_city_reduced(self, event: Event) -> None:
        self._peace()
        self.settling.on_city_reduced(event)

    def _peace(self) -> None:
        if not self.fought:
            self.fought = True
            self.conflicts.end()
            self.parts = ()

    def end(self) -> None:
        self._peace()
        self.settling.end()


class Building(Judge):
    """Phase 5: cities are built, then surplus and support are looked at (K1-K5)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.settling = Settling(game)
        self.parts = (self.settling,)
        self.architecture: set[int] = set()
        self.urbanism: set[int] = set()

    def on_city_built(self, event: Event) -> None:
        game, area = self.game, event["area"]
        player = game.players[event["seat"]]
        if self.settling.surplus is not None:
            self.report.find("K5", "building after surplus")
        if not LIMIT[area]:
            self.report.find("K1", f"no city can be built in {area}")
        cost = ON_SITE if area in SITES else IN_WILDERNESS
        self._check_means(event, player, cost)
        here = player.tokens[area]
        necessary = cost - event["treasury"] - sum(event["neighbours"].values())
        if here < necessary:
            self.report.find("K1", f"{here} tokens in the area, expected {necessary}")
        self._clear(event, player, may_stay=here > necessary)
        game.from_treasury(player.seat, event["treasury"])
        for near, count in event["neighbours"].items():
            game.remove(player.seat, near, count)
        game.raise_city(player.seat, area)
        game.built.add(area)

    def _check_means(self, event: Event, player: Player, cost: int) -> None:
        """A-ARCHITECTURE, A-URBANISM: each for one city a turn."""
        if event["treasury"]:
            if not player.holds("architecture") or player.seat in self.architecture:
                self.report.find("A-ARCHITECTURE", "may not pay with treasury")
            if event["treasury"] > cost // 2:
                self.report.find("A-ARCHITECTURE", f"pays more than half of {cost}")
            self.architecture.add(player.seat)
        near = event["neighbours"]
        if near:
            if not player.holds("urbanism") or player.seat in self.urbanism or cost == ON_SITE:
                self.report.find("A-URBANISM", "may not use tokens of neighbours")
            if sum(near.values()) > MOST_FROM_NEIGHBOURS or not set(near) <= LAND[event["area"]]:
                self.report.find("A-URBANISM", f"tokens of neighbours: {near}")
            self.urbanism.add(player.seat)

    def _clear(self, event: Event, player: Player, *, may_stay: bool) -> None:
        """Remove all tokens, whoever owns them; Public Works may keep one (K2, A-PUBLIC-WORKS)."""
        removed = {party_of(name): count for name, count in event["removed"].items() if count}
        present = self.game.tokens_in(event["area"])
        kept = present.get(player.seat, 0) - removed.get(player.seat, 0)
        allowed = may_stay and player.holds("public-works")
        if kept not in (0, 1) or (kept and not allowed):
            self.report.find("A-PUBLIC-WORKS", f"{kept} tokens stay behind")
        others = {party: count for party, count in present.items() if party != player.seat}
        told = {party: count for party, count in removed.items() if party != player.seat}
        self.report.equal("K2", "tokens of others removed", told, others)
        for party, count in removed.items():
            self.game.remove(party, event["area"], count)

    def end(self) -> None:
        self.settling.end()
