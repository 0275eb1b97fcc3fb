"""One player's movement: tokens by land, ships, and which areas they may enter (M3-M13)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from tools.referee.tables import ADVANCES, COASTAL, FACTS, LAND, PLACE_ORDER, SEAS, WATER

if TYPE_CHECKING:
    from tools.referee.position import Event, Party, Player, Position

SHIP_COST = 2
STEPS, CAPACITY = 4, 5


class Ship:
    """A ship under way."""

    def __init__(self, place: str, *, paid: bool) -> None:
        self.place = place
        self.paid = paid
        """Built or maintained this turn (M10)."""
        self.steps = 0
        self.load = 0
        self.halted = False


class Mover:
    """Makes the moves of a player, one after the other."""

    def __init__(self, game: Position, player: Player) -> None:
        self.game = game
        self.report = game.report
        self.player = player
        self.still = Counter(player.tokens)
        """Tokens that have not moved (M3)."""
        self.done: dict[str, Counter[str]] = {
            "still": self.still,
            "marched": Counter(),
            "landed": Counter(),
        }
        ships = sorted(player.ships, key=PLACE_ORDER.__getitem__)
        self.ships = {number: Ship(place, paid=False) for number, place in enumerate(ships)}
        self.gone: set[int] = set()
        """Numbers of ships that were removed, which no new ship gets (M6)."""
        self.steps = self._number("ship-steps", "steps", STEPS)
        self.capacity = self._number("ship-capacity", "capacity", CAPACITY)
        self.land_steps = self._number("land-steps", "steps", 1)

    def _number(self, kind: str, name: str, usual: int) -> int:
        numbers = [
            effect.numbers[name]
            for advance in self.player.advances
            for effect in ADVANCES[advance].effects
            if effect.kind == kind
        ]
        return max(numbers, default=usual)

    def make(self, move: Event) -> None:
        """Make a move."""
        getattr(self, "_" + move["type"].replace("-", "_"))(move)

    # By land

    def _march(self, move: Event) -> None:
        """Move tokens one by one, since each moves for itself (M3, M12a, A-ROADBUILDING)."""
        path, tokens = move["path"], move["tokens"]
        if not 1 <= len(path) - 1 <= self.land_steps:
            self.report.find("M3", f"{len(path) - 1} steps, expected at most {self.land_steps}")
        for start, goal in pairwise(path):
            if goal not in LAND[start]:
                self.report.find("M3", f"{goal} is not a land neighbour of {start}")
        if tokens < 1:
            self.report.find("M3", f"{tokens} tokens march")
        for _ in range(tokens):
            self._lift(path[0], 1)
            for area in path[1:-1]:
                self._pass(area)
            self._put(path[-1], 1, "marched")

    def _pass(self, area: str) -> None:
        """Let a token pass an area on a road; in a conflict it goes no further (M12b)."""
        self._check_entry(area)
        present = self.game.tokens_in(area)
        present[self.player.seat] = present.get(self.player.seat, 0) + 1
        if self.game.situation(area, present):
            self.report.find("A-ROADBUILDING", f"goes no further than {area}, into conflict")

    def _lift(self, area: str, tokens: int) -> None:
        """Take tokens that have not moved from an area."""
        if not 0 < tokens <= self.still[area]:
            there = self.still[area]
            self.report.give_up("M3", f"{tokens} tokens of {there} that have not moved, {area}")
        self.still[area] -= tokens
        self.game.remove(self.player.seat, area, tokens)

    def _put(self, area: str, tokens: int, how: str) -> None:
        """Let tokens enter an area, one by one (M11, M12a)."""
        for _ in range(tokens):
            self._check_entry(area)
            self.game.place(self.player.seat, area, 1)
            self.done[how][area] += 1

    def _check_entry(self, area: str) -> None:
        """Check that a token may enter (M9, M12a, A-DIPLOMACY, A-CULTURAL-ASCENDANCY)."""
        game, me = self.game, self.player
        if area in SEAS or area not in game.in_play:
            self.report.give_up("M9", f"nobody enters {area}")
        present = game.tokens_in(area)
        if game.situation(area, present):
            return
        owner = game.cities.get(area)
        guarded = owner is not None and owner != me.seat and game.holds(owner, "diplomacy")
        if guarded and not me.holds("diplomacy", "military"):
            self.report.find("A-DIPLOMACY", f"may not enter {area}")
        after = {**present, me.seat: present.get(me.seat, 0) + 1}
        if game.situation(area, after) and not me.holds("cultural-ascendancy", "advanced-military"):
            others: set[Party] = {*present} | ({owner} if owner is not None else set())
            others.discard(me.seat)
            if any(game.holds(other, "cultural-ascendancy") for other in others):
                self.report.find("A-CULTURAL-ASCENDANCY", f"may not cause conflict in {area}")

    # Ships

    def _build_ship(self, move: Event) -> None:
        """M4, M4a."""
        area, tokens = move["area"], move["tokens"]
        if area not in COASTAL or not self.player.tokens[area]:
            self.report.find("M4", f"builds a ship in {area}, not coastal or without a token")
        if len(self.ships) >= FACTS.pieces.ships:
            self.report.find("M4", "has no ship in stock")
        self.report.equal("M4", "price", move["treasury"] + len(tokens), SHIP_COST)
        if tokens and all(token["area"] != area for token in tokens):
            self.report.find("M4", f"no token of {area} is paid")
        self._pay(move["treasury"], tokens)
        if move["ship"] in self.ships or move["ship"] in self.gone:
            self.report.find("M4", f"there is a ship {move['ship']} already")
        self.ships[move["ship"]] = Ship(area, paid=True)

    def _maintain_ship(self, move: Event) -> None:
        """M5."""
        ship = self._ship(move)
        if ship.paid:
            self.report.find("M5", "this ship needs no maintenance")
        ship.paid = True
        token = move["token"]
        self._pay(0 if token else 1, [token] if token else [])

    def _pay(self, treasury: int, tokens: list[Any]) -> None:
        self.game.from_treasury(self.player.seat, treasury)
        for token in tokens:
            pool = self.done[token["moved"]]
            if not pool[token["area"]]:
                self.report.give_up("M4a", f"no token of {token['area']} to pay with")
            pool[token["area"]] -= 1
            self.game.remove(self.player.seat, token["area"], 1)

    def _scrap_ship(self, move: Event) -> None:
        """M6."""
        if self._ship(move).paid:
            self.report.find("M6", "this ship was built or maintained this turn")
        del self.ships[move["ship"]]
        self.gone.add(move["ship"])

    def _embark(self, move: Event) -> None:
        """M3, M7."""
        ship = self._ready(move)
        if ship.place in SEAS:
            self.report.give_up("M7", f"nobody embarks in {ship.place}")
        self._lift(ship.place, move["tokens"])
        ship.load += move["tokens"]
        if ship.load > self.capacity:
            self.report.find("M7", f"{ship.load} tokens aboard, expected at most {self.capacity}")

    def _sail(self, move: Event) -> None:
        """M7, A-ASTRONAVIGATION, A-CLOTH-MAKING."""
        ship, goal = self._ready(move), move["to"]
        if goal not in WATER[ship.place]:
            self.report.find("M7", f"{goal} is not a water neighbour of {ship.place}")
        if goal in SEAS and not self.player.holds("astronavigation"):
            self.report.find("M7", f"enters an open sea, {goal}")
        ship.steps += 1
        if ship.steps > self.steps:
            self.report.find("M7", f"{ship.steps} steps, expected at most {self.steps}")
        ship.place = goal

    def _disembark(self, move: Event) -> None:
        """M7, M8."""
        ship, tokens = self._ready(move), move["tokens"]
        if not 0 < tokens <= ship.load:
            self.report.give_up("M7", f"{tokens} of {ship.load} tokens aboard go ashore")
        self._land(ship, tokens)

    def _halt(self, move: Event) -> None:
        """M7a."""
        ship = self._ready(move)
        self._land(ship, ship.load)
        ship.halted = True

    def _land(self, ship: Ship, tokens: int) -> None:
        # The tokens aboard are in stock until they land; both belong to the same player.
        self._put(ship.place, tokens, "landed")
        ship.load -= tokens

    def _ship(self, move: Event) -> Ship:
        if move["ship"] not in self.ships:
            self.report.give_up("M7", f"there is no ship {move['ship']}")
        return self.ships[move["ship"]]

    def _ready(self, move: Event) -> Ship:
        ship = self._ship(move)
        if not ship.paid:
            self.report.find("M5", "the ship is not maintained")
        if ship.halted:
            self.report.find("M7a", "the way of the ship is over")
        return ship

    def finish(self, removed: list[str]) -> None:
        """Everybody goes ashore; unpaid ships are removed (M7, M10)."""
        for ship in self.ships.values():
            if ship.paid and ship.place not in self.game.in_play:
                rule = "M7" if ship.place in SEAS else "M9"
                self.report.find(rule, f"a ship ends in {ship.place}")
            self._land(ship, ship.load)
        unpaid = [ship.place for ship in self.ships.values() if not ship.paid]
        self.report.equal("M10", "ships removed", sorted(removed), sorted(unpaid))
        self.player.ships = [ship.place for ship in self.ships.values() if ship.paid]
