"""Major calamities in which one player takes what is another's (C4, C11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Role
from tools.referee.conflicts import Conflicts, odds, outcome
from tools.referee.dues import number_of
from tools.referee.majors import Strike
from tools.referee.position import party_of
from tools.referee.tables import ADJACENT, BARBARIANS, LIMIT, SITES, changed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tools.referee.position import Event


class Treachery(Strike):
    """C-TREACHERY."""

    def begin(self) -> None:
        number = number_of(self.card, "annexed-cities")
        number = changed(self.card, number, "annexed-cities", Role.PRIMARY, self.victim.advances)
        self.left = min(number, len(self.game.cities_of(self.victim.seat)))
        beneficiary = self.copy.beneficiary
        stock = 0 if beneficiary is None else self.game.players[beneficiary].cities
        self.for_beneficiary = min(self.left, stock)
        """The number the beneficiary annexes; the others become pirate cities (C11b)."""

    def on_city_annexed(self, event: Event) -> None:
        self.report.equal(self.rule, "owner", event["owner"], self.victim.seat)
        if not self.left:
            self.report.find(self.rule, "too many cities")
        self.left -= 1
        if event["taker"] != BARBARIANS:
            self.report.equal("C4", "taker", event["taker"], self.copy.beneficiary)
            self.for_beneficiary -= 1
        self.annex_city(event)

    def done(self) -> bool:
        return self.left <= 0

    def close(self) -> None:
        super().close()
        self.report.equal("C11b", "cities that should have been annexed", self.for_beneficiary, 0)


class Piracy(Strike):
    """C-PIRACY."""

    def begin(self) -> None:
        game, victim = self.game, self.victim
        coastal = len(self.coastal_cities(victim.seat))
        self.fails = not coastal
        number = number_of(self.card, "pirate-cities")
        number = changed(self.card, number, "pirate-cities", Role.PRIMARY, victim.advances)
        self.left = {victim.seat: min(number, coastal)}
        self.chosen: dict[int, set[str]] = {}
        """The cities chosen, by owner; they fall once all are chosen (C5c)."""
        self.able = {
            player.seat
            for player in game.present()
            if self.coastal_cities(player.seat) and not player.holds("naval-warfare")
        }

    def on_victims_named(self, event: Event) -> None:
        if self.copy.named is not None:
            self.report.find("C5", "has named victims")
        if self.victim.seat not in self.chosen:
            self.report.find("C5c", "first the beneficiary chooses cities of the primary victim")
        self.major.check_victims(self.copy, event["victims"], self.able)
        self.copy.named = event["victims"]
        each = number_of(self.card, "secondary-pirate-cities")
        self.left.update(dict.fromkeys(event["victims"], each))

    def on_cities_chosen(self, event: Event) -> None:
        """The beneficiary chooses the primary victim's, the victim those of the others (C5c)."""
        owner, areas = event["owner"], set(event["areas"])
        beneficiary = self.copy.beneficiary
        own = owner == self.victim.seat
        chooser = beneficiary if own and beneficiary is not None else self.victim.seat
        self.report.equal("C5c", "who chooses", event["seat"], chooser)
        if owner in self.chosen:
            self.report.find("C5c", f"cities of seat {owner} have been chosen")
        number = (self.left.get(owner), self.left.get(owner))
        self.report.equal(self.rule, "cities", (len(event["areas"]), len(areas)), number)
        if not areas <= set(self.coastal_cities(owner)):
            self.report.find(self.rule, f"not coastal cities of seat {owner}: {sorted(areas)}")
        self.chosen[owner] = areas

    def on_city_annexed(self, event: Event) -> None:
        owner = event["owner"]
        if not self.left.get(owner):
            self.report.find(self.rule, f"no more cities of seat {owner}")
        if event["area"] not in self.chosen.get(owner, ()):
            self.report.find("C5c", f"{event['area']} has not been chosen")
        if not self.chosen_all():
            self.report.find("C5c", "a city falls before all have been chosen")
        self.left[owner] = self.left.get(owner, 0) - 1
        self.report.equal(self.rule, "taker", event["taker"], BARBARIANS)
        self.annex_city(event)

    def chooses(self) -> bool:
        return not self.fails

    def chosen_all(self) -> bool:
        return self.chosen.keys() >= self.left.keys() and not self._has_to_name()

    def _has_to_name(self) -> bool:
        return self.copy.named is None and bool(self.major.targets(self.copy, self.able))

    def done(self) -> bool:
        return not self._has_to_name() and not any(self.left.values())


class Annexing(Strike):
    """C-CIVIL-WAR and C-TYRANNY: whole areas that are connected, worth a number of points."""

    def begin(self) -> None:
        points = self.game.points_in(self.victim.seat, self.game.occupied(self.victim.seat))
        held = self.victim.advances
        if self.card == "civil-war":
            kept = number_of(self.card, "kept-unit-points")
            self.fails = points <= kept
            self.number = max(0, points - kept)
        else:
            self.number = number_of(self.card, "unit-points")
        self.number = changed(self.card, self.number, "unit-points", Role.PRIMARY, held)
        self.due = bool(points and self.number and not self.fails)
        self.areas: set[str] = set()
        beneficiary = self.copy.beneficiary
        self.pieces = (0, 0)
        """Cities and tokens that the beneficiary can annex (C11b)."""
        if beneficiary is not None:
            taker = self.game.players[beneficiary]
            self.pieces = taker.cities, taker.stock
        self.taken = [0, 0]
        self.whole = (0, 0)

    def on_areas_selected(self, event: Event) -> None:
        seat = self.victim.seat
        if not self.due or self.areas:
            self.report.find(self.rule, "nothing is selected here")
        selector = self.copy.beneficiary if self.card == "tyranny" else seat
        selector = seat if selector is None else selector
        who = (event["seat"], event["owner"])
        self.report.equal(self.rule, "selector and owner", who, (selector, seat))
        self.report.equal(self.rule, "number", event["target"], self.number)
        self.areas = set(event["areas"])
        worth = self.game.points_in(seat, self.areas)
        self.report.equal(self.rule, "points", event["points"], worth)
        if (
            len(event["areas"]) > len(self.areas)
            or not self.areas
            or not all(self.game.points_in(seat, [a]) for a in self.areas)
        ):
            self.report.find(self.rule, "an area without units is selected")
        if not _connected(self.areas):
            self.report.find(self.rule, "the areas are not connected")
        for other in self._near():
            if abs(self.game.points_in(seat, other) - self.number) < abs(worth - self.number):
                self.report.find(self.rule, f"nearer to the number: {sorted(other)}")
                break
        cities = self.areas & set(self.game.cities_of(seat))
        tokens = sum(self.victim.tokens[area] for area in self.areas - cities)
        self.whole = len(cities), tokens

    def _near(self) -> Iterator[set[str]]:
        """Selections that differ in one area."""
        mine = self.game.occupied(self.victim.seat)
        for area in self.areas:
            rest = self.areas - {area}
            if rest and _connected(rest):
                yield rest
        for area in {near for here in self.areas for near in ADJACENT[here]} & mine - self.areas:
            yield {*self.areas, area}
        for area in mine:
            yield {area}

    def _check_taker(self, event: Event) -> bool:
        self.report.equal(self.rule, "owner", event["owner"], self.victim.seat)
        if event["area"] not in self.areas:
            self.report.find(self.rule, f"{event['area']} is not selected")
        if event["taker"] not in (self.copy.beneficiary, BARBARIANS):
            self.report.find("C11", f"{event['taker']} does not benefit")
        return bool(event["taker"] != BARBARIANS)

    def on_city_annexed(self, event: Event) -> None:
        self.taken[0] += self._check_taker(event)
        self.annex_city(event)

    def on_tokens_annexed(self, event: Event) -> None:
        self.taken[1] += event["tokens"] * self._check_taker(event)
        self.game.remove(self.victim.seat, event["area"], event["tokens"])
        self.game.place(event["taker"], event["area"], event["tokens"])

    def done(self) -> bool:
        if not self.due:
            return True
        return bool(self.areas) and not self.game.points_in(self.victim.seat, self.areas)

    def close(self) -> None:
        super().close()
        able = [min(one, other) for one, other in zip(self.pieces, self.whole, strict=True)]
        self.report.equal("C11b", "cities and tokens annexed", self.taken, able)


def _connected(areas: set[str]) -> bool:
    """Whether areas are connected by land or water borders."""
    reached = set(sorted(areas)[:1])
    front = set(reached)
    while front:
        front = {near for area in front for near in ADJACENT[area]} & areas - reached
        reached |= front
    return reached == areas


class Hordes(Strike):
    """C-BARBARIAN-HORDES."""

    def begin(self) -> None:
        self.fails = not self.game.cities_of(self.victim.seat)
        self.area = ""
        """Where the horde is now."""
        self.fought: set[str] = set()
        self.conflicts = Conflicts(self.game, in_order=False)

    def see(self, event: Event) -> None:
        if event["type"] in ("conflict-began", "city-attacked"):
            self.report.equal("C-BARBARIAN-HORDES", "area", event["area"], self.area)
            self.fought.add(event["area"])
        if event["type"].startswith(("horde", "calamity")):
            super().see(event)
        else:
            self.conflicts.see(event)

    def on_horde_arrived(self, event: Event) -> None:
        game, area = self.game, event["area"]
        cities = game.cities_of(self.victim.seat)
        wild = [city for city in cities if city not in SITES]
        if self.area or area not in (wild or cities):
            self.report.find(self.rule, f"comes to {area}, expected one of {wild or cities}")
        number = number_of(self.card, "barbarians")
        number = changed(self.card, number, "barbarians", Role.PRIMARY, self.victim.advances)
        self.report.equal(self.rule, "tokens", event["tokens"], number)
        self._arrive(area, event["tokens"])

    def _arrive(self, area: str, tokens: int) -> None:
        self.game.place(BARBARIANS, area, tokens)
        self.area = area

    def _settled(self) -> bool:
        return not (
            self.conflicts.area
            or self.game.situation(self.area)
            or (self.conflicts.won is not None and self.conflicts.after_fall < 0)
        )

    def _excess(self) -> int:
        there = self.game.barbarians.get(self.area, 0)
        everybody = sum(self.game.tokens_in(self.area).values())
        if self.area in self.game.cities:
            return there
        return max(0, min(there, everybody - LIMIT[self.area]))

    def _check_leaving(self, event: Event, start: str) -> None:
        if not self._settled():
            self.report.find(self.rule, f"the fight for {self.area} is not over")
        self.report.equal(self.rule, "area", start, self.area)
        self.report.equal(self.rule, "tokens above the limit", event["tokens"], self._excess())

    def _goals(self, tokens: int) -> set[str]:
        mine = self.game.occupied(self.victim.seat)
        near = ADJACENT[self.area] & mine & self.game.in_play - self.fought
        return {area for area in near if self._would_succeed(area, tokens)}

    def _would_succeed(self, area: str, tokens: int) -> bool:
        """They enter an area with a city only to take it, and never against pirates (C6a)."""
        owner = self.game.cities.get(area)
        if owner is None:
            return True
        if owner == BARBARIANS:
            return False
        present = self.game.tokens_in(area)
        present[BARBARIANS] = present.get(BARBARIANS, 0) + tokens
        left = outcome(self.game, area, present)
        needed, _ = odds(self.game, BARBARIANS, owner)
        return left.get(BARBARIANS, 0) >= needed

    def on_horde_moved(self, event: Event) -> None:
        self._check_leaving(event, event["start"])
        goals = self._goals(event["tokens"])
        if event["goal"] not in goals:
            self.report.find(self.rule, f"goes to {event['goal']}, expected one of {sorted(goals)}")
        self.game.remove(party_of(BARBARIANS), event["start"], event["tokens"])
        self._arrive(event["goal"], event["tokens"])

    def on_horde_dispersed(self, event: Event) -> None:
        self._check_leaving(event, event["area"])
        goals = self._goals(event["tokens"])
        self.report.equal(self.rule, "areas where they could have gone", goals, set())
        self.game.remove(BARBARIANS, event["area"], event["tokens"])

    def done(self) -> bool:
        return bool(self.area) and self._settled() and not self._excess()
