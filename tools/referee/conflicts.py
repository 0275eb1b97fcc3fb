"""Conflicts between tokens, and attacks on cities, in phases 4, 9 and 11 (F)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tools.referee.judge import Judge
from tools.referee.position import party_of
from tools.referee.tables import BARBARIANS, LAND, LIMIT

if TYPE_CHECKING:
    from tools.referee.position import Event, Party, Position

USUAL, WEAKER, STRONGER = (7, 6), (6, 5), (8, 7)
"""Tokens that an attack needs, and tokens that replace the city (F8, F9, A-ENGINEERING)."""
MOST_TREASURY = 3


def odds(game: Position, attacker: Party, defender: Party) -> tuple[int, int]:
    """What an attack needs, and what replaces the city."""
    one, other = game.holds(attacker, "engineering"), game.holds(defender, "engineering")
    if one == other:
        return USUAL
    return WEAKER if one else STRONGER


def moments(game: Position, counts: dict[Party, int]) -> list[set[Party]]:
    """The order of removal in a round: fewest first, holders of Metalworking last (F3, F3a)."""
    order: dict[tuple[bool, int], set[Party]] = {}
    for party, count in counts.items():
        if count:
            order.setdefault((game.holds(party, "metalworking"), count), set()).add(party)
    return [order[key] for key in sorted(order)]


def settled(game: Position, area: str, present: dict[Party, int]) -> bool:
    """Whether a token conflict is over (F5, F6)."""
    if sum(1 for count in present.values() if count) <= 1:
        return True
    return area not in game.cities and sum(present.values()) <= LIMIT[area]


def outcome(game: Position, area: str, present: dict[Party, int]) -> dict[Party, int]:
    """What a token conflict leaves if everybody gives their tokens in the area."""
    left = dict(present)
    while not settled(game, area, left):
        for moment in moments(game, left):
            for party in moment:
                left[party] -= 1
            if settled(game, area, left):
                break
    return {party: count for party, count in left.items() if count}


class Conflicts(Judge):
    """Follows one conflict after another; the caller says when there may be any."""

    def __init__(self, game: Position, *, in_order: bool = True) -> None:
        super().__init__(game)
        self.area = ""
        """Where a token conflict is under way."""
        self.round = 0
        self.coming: list[set[Party]] = []
        """The moments of the round that are still to come."""
        self.parties: set[Party] = set()
        self.in_order = in_order
        self.first = game.situations() if in_order else []
        self.attacks_begun = False
        self.won: tuple[str, Party, Party] | None = None
        """A city that has just fallen: where, by whom, whose (F9)."""
        self.after_fall = 0
        """How far the four steps of F9 have come."""

    def token_conflicts(self) -> list[str]:
        """Where tokens of several parties are in a conflict situation (F1)."""
        return [area for area in self.game.situations() if len(self.game.tokens_in(area)) > 1]

    # Tokens against tokens

    def on_conflict_began(self, event: Event) -> None:
        area = event["area"]
        present = self.game.tokens_in(area)
        self._begins(area)
        told = {party_of(name): count for name, count in event["tokens"].items()}
        self.report.equal("F1", "tokens", told, present)
        if len(present) < 2 or not self.game.situation(area):
            self.report.find("F1", f"there is no conflict situation between tokens in {area}")
        if self.in_order and not self.attacks_begun:
            self._check_order(area)
        self.area, self.round, self.coming, self.parties = area, 0, [], set(present)

    def _begins(self, area: str) -> None:
        if self.area:
            self.report.find("F3", f"the conflict in {self.area} is not over")
        if self.won is not None and (self.won[0] != area or self.after_fall > 0):
            self._close_attack()

    def _check_order(self, area: str) -> None:
        """The order of the table, unless someone may wait (F1a-F1c)."""
        waiting = self.token_conflicts()
        may_wait = any(
            self.game.holds(party, "advanced-military")
            for place in {*waiting, *self.first}
            for party in self.game.tokens_in(place)
        )
        if not may_wait and waiting:
            self.report.equal("F1c", "area", area, waiting[0])

    def on_tokens_lost(self, event: Event) -> None:
        """What is removed at one moment (F3)."""
        area = event["area"]
        if area != self.area:
            self.report.give_up("F3", f"no conflict is under way in {area}")
        present = self.game.tokens_in(area)
        if settled(self.game, area, present):
            self.report.find("F5", "the conflict is over")
        if not self.coming:
            self.round += 1
            self.coming = moments(self.game, present)
        self.report.equal("F4", "round", event["round"], self.round)
        removals = event["removals"]
        told = Counter(party_of(removal["owner"]) for removal in removals)
        self.report.equal("F3", "who removes", told, Counter(self.coming.pop(0)))
        for removal in removals:
            self._remove(party_of(removal["owner"]), removal, area)

    def _remove(self, party: Party, removal: Event, area: str) -> None:
        """F3b."""
        place, kind = removal["area"], removal["kind"]
        if kind not in ("token", "ship"):
            self.report.find("F3b", f"a {kind} is removed")
        if kind == "ship":
            if place != area or not self.game.holds(party, "naval-warfare"):
                self.report.find("F3b", f"may not remove a ship of {place}")
            self._lose_ship(party, place)
            return
        beside = place in LAND[area] and self.game.holds(party, "advanced-military")
        if place != area and not beside:
            self.report.find("F3b", f"may not remove a token of {place}")
        self.game.remove(party, place, 1)

    def _lose_ship(self, party: Party, place: str) -> None:
        ships = self.game.players[party].ships if isinstance(party, int) else []
        if place not in ships:
            self.report.give_up("G1", f"no ship of {party} in {place}")
        ships.remove(place)

    def on_conflict_ended(self, event: Event) -> None:
        """F5, F6."""
        area = event["area"]
        self.report.equal("F5", "area", area, self.area)
        present = self.game.tokens_in(area)
        told = {party_of(name): count for name, count in event["tokens"].items() if count}
        self.report.equal("F5", "tokens left", told, present)
        if not settled(self.game, area, present):
            self.report.find("F5", "the conflict is not over")
        self.area = ""

    # Attacks on cities

    def on_city_attacked(self, event: Event) -> None:
        """F7, F8."""
        area, attacker, defender = (
            event["area"],
            party_of(event["attacker"]),
            party_of(event["defender"]),
        )
        self._begins(area)
        self._close_attack()
        self.attacks_begun = True
        if self.in_order:
            self.report.equal("F1", "token conflicts first", self.token_conflicts(), [])
            self._check_attack_order(area, attacker, defender)
        self.report.equal("F8", "defender", defender, self.game.cities.get(area))
        present = self.game.tokens_in(area)
        self.report.equal("F6", "tokens in the area", present, {attacker: event["tokens"]})
        needed, _ = odds(self.game, attacker, defender)
        self.report.equal("F8", "tokens needed", event["needed"], needed)
        self.report.equal("F8", "success", event["successful"], event["tokens"] >= needed)
        self.won = area, attacker, defender
        self.after_fall = -1 if event["successful"] else -2

    def _check_attack_order(self, area: str, attacker: Party, defender: Party) -> None:
        """Pirate cities first, then by rank; a defender who attacks too may wait (F7, F7a, F10)."""
        game = self.game
        attacked = {place: game.tokens_in(place) for place in game.situations()}
        attacking = {party for present in attacked.values() for party in present}
        for place, present in attacked.items():
            owner = game.cities.get(place, defender)
            if game.rank(owner) < game.rank(defender) and owner not in attacking:
                self.report.find("F7", f"the attack on {place} comes before that on {area}")
            better = game.rank(next(iter(present))) < game.rank(attacker)
            if owner == defender == BARBARIANS and better:
                self.report.find("F7a", f"the attack on {place} comes before that on {area}")

    def on_attack_failed(self, event: Event) -> None:
        """The attacker loses all tokens in the area, and the ships with Naval Warfare (F8)."""
        area, attacker = event["area"], party_of(event["attacker"])
        self._step(event, area, attacker, -2)
        here = self.game.tokens_in(area).get(attacker, 0)
        self.report.equal("F8", "tokens lost", event["tokens"], here)
        self.game.remove(attacker, area, event["tokens"])
        ships = 0
        if isinstance(attacker, int) and self.game.holds(attacker, "naval-warfare"):
            ships = self.game.players[attacker].ships.count(area)
        self.report.equal("A-NAVAL-WARFARE", "ships lost", event["ships"], ships)
        for _ in range(event["ships"]):
            self._lose_ship(attacker, area)
        self.won = None

    def _step(self, event: Event, area: str, attacker: Party, before: int) -> None:
        if self.won is None or self.won[:2] != (area, attacker) or self.after_fall != before:
            self.report.give_up("F9", f"{event['type']} does not follow from an attack")

    def on_city_fell(self, event: Event) -> None:
        """The defender replaces the city, as far as their stock reaches (F9, F11)."""
        area, defender = event["area"], party_of(event["defender"])
        attacker = self.won[1] if self.won else BARBARIANS
        self._step(event, area, attacker, -1)
        self.game.raze_city(area, defender)
        _, replacement = odds(self.game, attacker, defender)
        if isinstance(defender, int):
            replacement = min(replacement, self.game.players[defender].stock)
        self.report.equal("F9", "tokens that replace the city", event["tokens"], replacement)
        self.game.place(defender, area, event["tokens"])
        self.after_fall = 0

    def on_card_stolen(self, event: Event) -> None:
        """A card at random from the defender's hand (F9)."""
        thief, victim = event["thief"], event["victim"]
        if self.won is None or self.won[1:] != (thief, victim) or self.after_fall != 0:
            self.report.give_up("F9", "no city of the victim has just fallen to the thief")
        self._nothing_left_to_fight()
        self.after_fall = 1
        card = self.game.players[victim].hand.take(event["card"], event["copy"])
        self.game.players[thief].hand.add(card._replace(trader=None))

    def on_treasury_gained(self, event: Event) -> None:
        """F9, F11."""
        if self.won is None or self.won[1] != event["seat"] or self.after_fall not in (0, 1):
            self.report.give_up("F9", "has not just taken a city")
        self._nothing_left_to_fight()
        self.after_fall = 2
        if not 0 < event["tokens"] <= MOST_TREASURY:
            self.report.find("F9", f"moves {event['tokens']} tokens to the treasury")
        self.game.to_treasury(event["seat"], event["tokens"])

    def _nothing_left_to_fight(self) -> None:
        if self.won is not None and self.game.situation(self.won[0]):
            self.report.find("F9", f"the conflict in {self.won[0]} comes first")

    def _close_attack(self) -> None:
        if self.won is None:
            return
        if self.after_fall < 0:
            self.report.find("F9", f"the attack on {self.won[0]} has no outcome")
        self._nothing_left_to_fight()
        self.won = None

    def end(self) -> None:
        """Nothing is left to fight for (F1)."""
        if self.area:
            self.report.find("F3", f"the conflict in {self.area} is not over")
        self._close_attack()
        self.report.equal("F1", "conflict situations left", self.game.situations(), [])
