"""Major calamities that strike areas: volcano or earthquake, flood, cyclone (C6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Role
from tools.referee.dues import Cities, Damage, Due, number_of
from tools.referee.majors import ChosenFirst, Strike
from tools.referee.position import CITY_POINTS, party_of
from tools.referee.tables import (
    ADJACENT,
    AREAS,
    COASTAL,
    PLAINS,
    SEAS,
    VOLCANOES,
    WATER,
    changed,
    exposed,
)

if TYPE_CHECKING:
    from tools.referee.position import Event, Player


class Earth(Strike):
    """C-VOLCANIC-ERUPTION-EARTHQUAKE."""

    def begin(self) -> None:
        self.chosen: list[str] = []
        """The two cities, if they are chosen before the other copy strikes (C8c)."""
        self.places: tuple[str, ...] = ()
        self.city = ""
        """The city that an earthquake has destroyed, or reduced."""
        self.second = False
        self.look()

    def look(self) -> None:
        mine = set(self.game.cities_of(self.victim.seat))
        self.fails = not mine
        self.erupting = [areas for areas in VOLCANOES.values() if mine.intersection(areas)]

    def chooses(self) -> bool:
        return not self.fails and not self.erupting

    def chosen_all(self) -> bool:
        if not self.chosen:
            return not set(self.game.cities_of(self.victim.seat)) - self._doomed()
        return len(self.chosen) > 1 or not self._beside(self.chosen[0])

    def _doomed(self) -> set[str]:
        assert isinstance(self.major, ChosenFirst)
        return self.major.doomed or set()

    def _beside(self, city: str) -> frozenset[str]:
        """The neighbouring cities, except chosen ones."""
        return ADJACENT[city] & self.game.cities.keys() - self._doomed()

    def on_cities_chosen(self, event: Event) -> None:
        """The victim's own, then one beside it; never one that was chosen before (C8c)."""
        self.report.equal("C8c", "who chooses", event["seat"], self.victim.seat)
        self.report.equal("C8c", "cities", len(event["areas"]), 1)
        area = event["areas"][0]
        owner = self.game.cities.get(area)
        self.report.equal("C8c", "owner", party_of(event["owner"]), owner)
        if area in self._doomed():
            self.report.find("C8c", f"{area} has been chosen before")
        if self.chosen:
            self._check_second(self.chosen[0], area, self._beside(self.chosen[0]))
        elif owner != self.victim.seat:
            self.report.find(self.rule, f"{area} is no city of the victim's")
        self.chosen.append(area)

    def _check_second(self, city: str, area: str, beside: frozenset[str]) -> None:
        """Another's city beside it; the victim's own if there is no other (C3c)."""
        if area not in ADJACENT[city]:
            self.report.find(self.rule, f"{area} is not the one adjacent city")
        mine_only = {self.game.cities[near] for near in beside} == {self.victim.seat}
        if self.game.cities.get(area) == self.victim.seat and not mine_only:
            self.report.find(self.rule, "another player's city is reduced")

    def _check_chosen(self, place: int, area: str) -> None:
        if self.chosen and self.chosen[place : place + 1] != [area]:
            self.report.find("C8c", f"{area} has not been chosen")

    def on_calamity_placed(self, event: Event) -> None:
        """The volcano that costs the primary victim most."""
        places = tuple(event["places"])
        costs = {areas: self.game.points_in(self.victim.seat, areas) for areas in self.erupting}
        dearest = [set(areas) for areas in costs if costs[areas] == max(costs.values())]
        if set(places) not in dearest or len(set(places)) < len(places) or self.places:
            self.report.find(self.rule, f"strikes {places}, expected one of {dearest}")
        self.places = places

    def on_tokens_destroyed(self, event: Event) -> None:
        self._check_erupts(event["tokens"])
        for area, count in event["tokens"].items():
            self.game.remove(party_of(event["owner"]), area, count)

    def _check_erupts(self, areas: dict[str, int] | tuple[str]) -> None:
        if not set(areas) <= set(self.places):
            self.report.find(self.rule, f"does not strike {sorted(areas)}")

    def on_city_destroyed(self, event: Event) -> None:
        owner = party_of(event["owner"])
        if self.erupting:
            self._check_erupts((event["area"],))
        else:
            if self.victim.holds("engineering") or owner != self.victim.seat or self.city:
                self.report.find(self.rule, "this city is not destroyed")
            self._check_chosen(0, event["area"])
            self.city = event["area"]
        self.game.raze_city(event["area"], owner)
        self.game.lose_token_beside(event, owner)

    def on_city_reduced(self, event: Event) -> None:
        owner, area = party_of(event["owner"]), event["area"]
        if self.erupting:
            self.report.find(self.rule, "an eruption reduces nothing")
        elif not self.city:
            if not self.victim.holds("engineering") or owner != self.victim.seat:
                self.report.find(self.rule, "this city is not reduced")
            self._check_chosen(0, area)
            self.city = area
        else:
            if self.second:
                self.report.find(self.rule, f"{area} is not the one adjacent city")
            self._check_second(self.city, area, ADJACENT[self.city] & self.game.cities.keys())
            self._check_chosen(1, area)
            self.second = True
        self.game.reduce(event)

    def done(self) -> bool:
        if self.erupting:
            units = any(self.game.tokens_in(a) or a in self.game.cities for a in self.places)
            return bool(self.places) and not units
        if not self.city:
            return False
        return self.second or not any(near in self.game.cities for near in ADJACENT[self.city])


class Spread(Strike):
    """Everyone in the struck areas takes their part."""

    def begin(self) -> None:
        self.dues: dict[int, Due] = {}
        self.placed = False
        self.prepare()

    def prepare(self) -> None:
        """Find whom it hits."""

    def _due(self, event: Event, seat: int) -> None:
        if seat not in self.dues:
            self.report.give_up(self.rule, f"seat {seat} is no victim of it")
        self.dues[seat].see(event)

    def on_tokens_destroyed(self, event: Event) -> None:
        self._due(event, event["owner"])

    def on_city_destroyed(self, event: Event) -> None:
        self._due(event, event["owner"])

    def on_city_reduced(self, event: Event) -> None:
        self._due(event, event["owner"])

    def done(self) -> bool:
        return self.placed and all(due.done() for due in self.dues.values())

    def close(self) -> None:
        super().close()
        for due in self.dues.values():
            due.close()


class Flood(Spread):
    """C-FLOOD: on the plain with most of the victim's unit points, or on their coasts."""

    def prepare(self) -> None:
        self.points = {plain: self._on(plain, self.victim.seat) for plain in PLAINS}
        if not any(self.points.values()):
            self.placed = True
            amount = self._amount("coastal-damage", self.victim.seat, Role.PRIMARY)
            self.dues[self.victim.seat] = Damage(
                self.game, self.victim.seat, self.card, amount, COASTAL
            )

    def _on(self, plain: str, seat: int) -> int:
        tokens = self.game.players[seat].tokens
        return sum(
            tokens[area]
            + CITY_POINTS * (self.game.cities.get(area) == seat and exposed(AREAS[area]))
            for area in PLAINS[plain]
        )

    def _amount(self, name: str, seat: int, role: Role) -> int:
        held = self.game.players[seat].advances
        return changed(self.card, number_of(self.card, name), "damage", role, held)

    def on_calamity_placed(self, event: Event) -> None:
        most = max(self.points.values())
        struck = [p for p in PLAINS if sorted(PLAINS[p]) == sorted(event["places"])]
        if not struck or not most or self.points[struck[0]] != most or self.placed:
            self.report.give_up(self.rule, f"not the plain with most of the points, {most}")
        self.placed = True
        for player in self.game.present():
            if self._on(struck[0], player.seat):
                primary = player is self.victim
                role = Role.PRIMARY if primary else Role.SECONDARY
                name = "damage" if primary else "secondary-damage"
                amount = self._amount(name, player.seat, role)
                self.dues[player.seat] = Damage(
                    self.game, player.seat, self.card, amount, PLAINS[struck[0]], on_plain=True
                )


class Cyclone(Spread):
    """C-CYCLONE: around the open sea with most of the victim's cities next to it."""

    def prepare(self) -> None:
        self.counts = {sea: self._cities(sea, self.victim.seat) for sea in SEAS}
        self.fails = not any(self.counts.values())

    def _cities(self, sea: str, seat: int) -> int:
        return sum(area in WATER[sea] for area in self.game.cities_of(seat))

    def on_calamity_placed(self, event: Event) -> None:
        sea = event["places"][0]
        self.report.equal(self.rule, "places", len(event["places"]), 1)
        self.report.equal(self.rule, "struck before", self.placed, False)
        most = max(self.counts.values())
        self.report.equal(self.rule, "cities next to the sea", self.counts.get(sea), most)
        self.placed = True
        self.beside = WATER.get(sea, frozenset())
        for player in self.game.present():
            if self._cities(sea, player.seat):
                primary = player is self.victim
                self.dues[player.seat] = self._due_of(player, primary=primary)

    def takes(self, event: Event) -> bool:
        """Players who may spare cities need not (A-MASONRY, A-CALENDAR)."""
        return bool(event["type"] == "city-reduced")

    def _due_of(self, player: Player, *, primary: bool) -> Cities:
        """Cities are selected, and then some of them may be spared."""
        role = Role.PRIMARY if primary else Role.SECONDARY
        printed = number_of(
            self.card, "selected-cities" if primary else "secondary-selected-cities"
        )
        selected = changed(self.card, printed, "selected-cities", role, player.advances)
        spared = changed(self.card, 0, "deselected-cities", role, player.advances)
        return Cities(self.game, player.seat, self.card, selected, self.beside, spared=spared)
