"""Players leave after a phase, and their regions go out of play (L)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tools.referee.cities import Settling
from tools.referee.judge import Judge
from tools.referee.succession import check_ranking
from tools.referee.tables import BARBARIANS

if TYPE_CHECKING:
    from tools.referee.position import Event, Player, Position

LEAVING_AFTER = {2: 5, 3: 5, 4: 5, 9: 11, 10: 11}
"""The phase after which a player leaves who announces it in one of these phases (L1)."""


class Leaving(Judge):
    """Between two phases: players who announced it leave, each completely before the next (L1a)."""

    def __init__(self, game: Position, leaving: list[int]) -> None:
        super().__init__(game)
        self.leaving = leaving
        self.region: frozenset[str] = frozenset()
        """What has just gone out of play."""
        self.settling: Settling | None = None
        self.displaced_rank = 0

    def on_cards_lost(self, event: Event) -> None:
        """L2."""
        self._complete()
        self._check_turn(event["seat"])
        self.report.equal("L2", "rule", event["rule"], "L2")
        hand = self.game.players[event["seat"]].hand
        self.report.equal("L2", "cards", Counter(event["cards"]), hand.names())
        for card in event["cards"]:
            self.game.stacks.discard(hand.take(card))

    def _check_turn(self, seat: int) -> None:
        if self.game.phase in LEAVING_AFTER:
            self.report.find("L1", f"nobody leaves after phase {self.game.phase}")
        self.report.equal("L1a", "who leaves", seat, next(iter(self.leaving), None))

    def on_left(self, event: Event) -> None:
        """The player's region is out of play; pieces elsewhere become the Barbarians' (L2, L3)."""
        self._complete()
        game, player = self.game, self.game.players[event["seat"]]
        self._check_turn(player.seat)
        self.leaving[:1] = []
        self.report.equal("L2", "cards left", len(player.hand), 0)
        self.region = player.region
        tokens = {area: n for area, n in player.tokens.items() if area not in self.region}
        cities = [area for area in game.cities_of(player.seat) if area not in self.region]
        self.report.equal("L3", "Barbarian tokens", event["barbarians"], tokens)
        self.report.equal("L3", "pirate cities", sorted(event["pirates"]), sorted(cities))
        for area in game.cities_of(player.seat):
            game.raze_city(area, player.seat)
        for area, count in list(player.tokens.items()):
            game.remove(player.seat, area, count)
        for area in self.region & set(game.cities_of(BARBARIANS)):
            game.raze_city(area, BARBARIANS)
        for area in self.region & set(game.barbarians):
            game.remove(BARBARIANS, area, game.barbarians[area])
        game.in_play -= self.region
        for area, count in event["barbarians"].items():
            game.place(BARBARIANS, area, count)
        for area in event["pirates"]:
            game.raise_city(BARBARIANS, area)
        self._clear(player)
        self.settling = Settling(game)
        self.displaced_rank = 0

    def _clear(self, player: Player) -> None:
        player.left = True
        player.ships = []
        player.step = player.census = 0
        player.advances, player.fresh = set(), set()
        player.stock += player.treasury
        player.treasury = 0

    def on_city_reduced(self, event: Event) -> None:
        """Cities out of play (L4), or without support (L5)."""
        if event["rule"] == "L4":
            if event["area"] not in self.region:
                self.report.find("L4", f"{event['area']} is in play")
            self._check_rank(event["owner"])
            self.game.reduce(event)
            return
        self._all_displaced()
        if self.settling is None:
            self.report.find("L5", "no support before somebody has left")
        else:
            self.settling.on_city_reduced(event)

    def _check_rank(self, seat: int) -> None:
        rank = self.game.players[seat].rank
        if rank < self.displaced_rank:
            self.report.find("L4", "by rank")
        self.displaced_rank = rank

    def on_displaced(self, event: Event) -> None:
        """L4, L4a."""
        game, player = self.game, self.game.players[event["seat"]]
        self._check_rank(player.seat)
        leaving = {area: n for area, n in player.tokens.items() if area in self.region}
        self.report.equal("L4", "tokens out of play", event["taken"], leaving)
        if any(owner == player.seat and area in self.region for area, owner in game.cities.items()):
            self.report.find("L4", "cities are reduced first")
        places = {area for area in player.tokens if area not in self.region}
        for area, count in event["taken"].items():
            game.remove(player.seat, area, count)
        for area, count in event["placed"].items():
            if area not in places:
                self.report.find("L4", f"has no token in {area}")
            peaceful = not game.situation(area)
            game.place(player.seat, area, count)
            if peaceful and game.situation(area):
                self.report.find("L4", f"a conflict situation in {area}")
        missing = sum(event["taken"].values()) - sum(event["placed"].values())
        if missing < 0:
            self.report.find("L4", "more tokens arrive than leave")
        if missing > 0 and any(self._has_room(player, area) for area in places):
            self.report.find("L4a", "there was room for more")
        ships = [place for place in player.ships if place in self.region]
        self.report.equal("L4", "ships removed", sorted(event["ships_removed"]), sorted(ships))
        player.ships = [place for place in player.ships if place not in self.region]

    def _has_room(self, player: Player, area: str) -> bool:
        present = self.game.tokens_in(area)
        if self.game.situation(area, present):
            return False
        return not self.game.situation(area, {**present, player.seat: present[player.seat] + 1})

    def _all_displaced(self) -> None:
        for player in self.game.present():
            there = self.region & {*player.tokens, *player.ships}
            if there or self.region & set(self.game.cities_of(player.seat)):
                self.report.find("L4", f"seat {player.seat} is still in areas out of play")

    def on_surplus_removed(self, event: Event) -> None:
        self._all_displaced()
        if self.settling is None:
            self.report.find("L5", "no surplus before somebody has left")
        else:
            self.settling.on_surplus_removed(event)

    def _complete(self) -> None:
        """One player has left completely (L1a)."""
        if self.settling is None:
            return
        self._all_displaced()
        self.settling.end()
        self.settling = None

    def on_game_over(self, event: Event) -> None:
        """L7."""
        self.game.over = True
        self.report.equal("L7", "players left", len(self.game.present()), 1)
        self.report.equal("L7", "rule", event["rule"], "L7")
        check_ranking(self.game, event)

    def end(self) -> None:
        if not self.game.over:
            self._complete()
            if len(self.game.present()) == 1:
                self.report.find("L7", "the game is over")
