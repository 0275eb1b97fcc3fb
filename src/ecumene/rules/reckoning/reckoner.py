"""From what was entered about a table to what a calamity costs everybody (C)."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from ecumene.data import Role, facts
from ecumene.rules.actions import ChoosePlace
from ecumene.rules.decisions import AskCalamityPlace
from ecumene.rules.events import CalamityPlaced
from ecumene.rules.phases.calamities import RESOLVERS, STRIKES, beneficiary_of
from ecumene.rules.phases.calamities.affliction import SECONDARY, Affliction, Figure, figure
from ecumene.rules.phases.calamities.earth import VOLCANO
from ecumene.rules.phases.calamities.personal import PERSONAL
from ecumene.rules.phases.calamities.water import cities_beside, exposed
from ecumene.rules.phases.cities import support_rate
from ecumene.rules.reckoning.empty_position import lay_out
from ecumene.rules.reckoning.needs import needs
from ecumene.rules.reckoning.stakes import Reckoning, Toll, VictimChoice, points
from ecumene.rules.state.lookup_tables import ENGINEERING, FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from ecumene.data import Setup
    from ecumene.rules.decisions import Bar
    from ecumene.rules.reckoning.stakes import Blow, Kind
    from ecumene.rules.state.ids import CivNo, PlaceNo, Seat


def reckon(blow: Blow, setup: Setup) -> Reckoning:
    """Resolve a calamity as far as it is decided.

    What ``needs`` asks for must have been entered, and all who are named play in the set-up.
    """
    return _Reckoner(blow, setup).reckoning()


class _Reckoner:
    def __init__(self, blow: Blow, setup: Setup) -> None:
        self.blow = blow
        self.calamity = facts().calamities[blow.card - FIRST_CALAMITY]
        self.needs = needs(blow.card)
        self.civs = setup.civilizations
        self.stakes = {
            self.civs.index(stake.civilization): stake for stake in (blow.victim, *blow.others)
        }
        self.play = lay_out(blow, setup)
        victim = self.victim = self.civs.index(blow.victim.civilization)
        beneficiary = beneficiary_of(self.play, self.calamity, blow.card, victim)
        spared = {victim, *(self.civs.index(civ) for civ in blow.concerned)}
        if beneficiary is not None:
            spared.add(beneficiary)
        block = self.play.block_of(victim)
        alone = not blow.concerned
        self.affliction = Affliction(
            self.calamity, blow.card, victim, beneficiary, block, spared, alone
        )

    def reckoning(self) -> Reckoning:
        beneficiary = self.affliction.beneficiary
        benefits = None if beneficiary is None else self.civs[beneficiary]
        if not self.happens():
            return Reckoning(happens=False, beneficiary=benefits)
        if self.calamity.id in BY_AREA:
            return BY_AREA[self.calamity.id](self)
        tolls = tuple(self.tolls_of(self.victim, Role.PRIMARY))
        named, barred = self.victims()
        if isinstance(named, VictimChoice):
            return Reckoning(True, benefits, tolls=tolls, choice=named, barred=barred)
        for civ in named:
            tolls += tuple(self.tolls_of(self.civs.index(civ), Role.SECONDARY))
        return Reckoning(True, benefits, named=named, tolls=tolls, barred=barred)

    def happens(self) -> bool:
        """Whether its condition holds for the primary victim (C3a)."""
        stake = self.blow.victim
        match self.calamity.id:
            case "civil-war":
                return stake.points > self.calamity.numbers["kept-unit-points"]
            case "barbarian-hordes":
                return bool(stake.cities)
            case "volcanic-eruption-earthquake":
                return bool(stake.cities) or any(spot.city for spot in stake.spots)
            case "cyclone":
                return any(spot.city for spot in stake.spots)
            case "piracy":
                return bool(stake.coastal_cities)
        personal = PERSONAL.get(self.calamity.id)
        return personal is None or personal.happens(self.play, self.affliction)

    # Who is named

    def victims(self) -> tuple[tuple[CivNo, ...] | VictimChoice, dict[CivNo, Bar]]:
        """The secondary victims, or whom to choose from; and who cannot be one (C5-C7)."""
        count = self.calamity.secondary
        if not count:
            return (), {}
        bars = {seat: self.bar(seat) for seat in self.play.by_rank() if seat != self.victim}
        free = tuple(self.civs[seat] for seat, bar in bars.items() if bar is None)
        barred = {self.civs[seat]: bar for seat, bar in bars.items() if bar is not None}
        if len(free) <= count:
            return free, barred
        named = self.blow.named
        if named is None or len(set(named)) != count or not set(named) <= set(free):
            return VictimChoice(count, victims=free), barred
        return tuple(civ for civ in free if civ in named), barred

    def bar(self, seat: Seat) -> Bar | None:
        """Why a player cannot be named."""
        own = STRIKES[self.calamity.id].bar
        return self.affliction.bar(self.play, seat) or own(self.play, seat)

    # What each of them loses

    def tolls_of(self, seat: Seat, role: Role) -> Iterator[Toll]:
        """Everything a victim loses, in the order of the card."""
        for key in self.calamity.numbers:
            own = key if role is Role.PRIMARY else key.removeprefix(SECONDARY)
            if own in TOLLS and (role is Role.PRIMARY or own != key):
                yield TOLLS[own](self, seat, self.figure(own, seat, role))

    def figure(self, key: str, seat: Seat, role: Role, base: int | None = None) -> Figure:
        return figure(self.calamity, key, self.stakes[seat].advances, role, base)

    def toll(self, seat: Seat, kind: Kind, number: Figure, has: int, **more: int) -> Toll:
        """The number, or all there is if that is less (C11)."""
        amount = min(number.value, has)
        return Toll(self.civs[seat], kind, number, amount, has, **more)

    def damage(self, seat: Seat, number: Figure) -> Toll:
        """Units of their choice, in coastal areas if the card says so (G12)."""
        stake = self.stakes[seat]
        if "coastal_tokens" in self.needs.victim:
            return self.toll(seat, "coastal-damage", number, stake.coastal_points)
        return self.toll(seat, "damage", number, stake.points)

    def treasury(self, seat: Seat, number: Figure) -> Toll:
        return self.toll(seat, "treasury", number, self.stakes[seat].treasury or 0)

    def reduced(self, seat: Seat, number: Figure) -> Toll:
        """Cities of their choice; Theocracy may pay with cards (C-ICONOCLASM-AND-HERESY)."""
        cards = figure(self.calamity, "ransom-cards", self.stakes[seat].advances).value
        return self.toll(seat, "reduced", number, self.stakes[seat].cities or 0, ransom=cards)

    def destroyed(self, seat: Seat, number: Figure) -> Toll:
        """Cities of their choice, unless a ransom is paid in full (C-CITY-IN-FLAMES)."""
        stake = self.stakes[seat]
        if "coastal_cities" in self.needs.victim:
            return self.toll(seat, "coastal-destroyed", number, stake.coastal_cities or 0)
        rate = self.calamity.numbers.get("ransom", 0)
        paid = int(bool(rate) and (stake.treasury or 0) >= rate)
        return self.toll(seat, "destroyed", number, stake.cities or 0, ransom=paid, rate=rate)

    def cards(self, seat: Seat, number: Figure) -> Toll:
        """Commodity cards of their choice, each of which can be saved (C-BANDITRY)."""
        stake, rate = self.stakes[seat], self.calamity.numbers["ransom-per-card"]
        saved = min(number.value, stake.cards or 0, (stake.treasury or 0) // rate)
        return self.toll(seat, "cards", number, stake.cards or 0, ransom=saved, rate=rate)

    def annexed(self, seat: Seat, number: Figure) -> Toll:
        """Cities of the beneficiary's choice, as far as they have pieces (C11)."""
        has = self.stakes[seat].cities or 0
        return self.toll(seat, "annexed", number, has, ransom=self._city_stock())

    def support(self, seat: Seat, number: Figure) -> Toll:
        """A support check at a higher rate (K4); reduced cities bring tokens, so it is the most."""
        stake = self.stakes[seat]
        tokens, cities = stake.tokens or 0, stake.cities or 0
        rate = support_rate(stake.advances) + number.value
        lost = max(0, cities - tokens // rate)
        return Toll(self.civs[seat], "support", number, lost, tokens, cities * rate, rate)

    def seceding(self, seat: Seat, number: Figure) -> Toll:
        """Whole areas; in a Civil War what is above 35 points (C3a)."""
        stake = self.stakes[seat]
        kept = self.calamity.numbers.get("kept-unit-points")
        if kept is not None:
            number = self.figure("unit-points", seat, Role.PRIMARY, stake.points - kept)
        return self.toll(
            seat, "seceding", number, stake.points, ransom=self._city_stock(), rate=kept or 0
        )

    def _city_stock(self) -> int:
        taker = self.affliction.beneficiary
        return 0 if taker is None else self.play.state.players[taker].city_stock

    def horde(self, seat: Seat, number: Figure) -> Toll:
        return Toll(self.civs[seat], "horde", number, number.value)

    def kept(self, seat: Seat, number: Figure) -> Toll:
        has = self.stakes[seat].cities or 0
        return Toll(self.civs[seat], "kept", number, max(0, has - number.value), has)

    def face_value(self, seat: Seat, number: Figure) -> Toll:
        """What the cards are is the victim's secret (G13)."""
        return Toll(self.civs[seat], "face-value", number, number.value)

    def back(self, seat: Seat, number: Figure) -> Toll:
        """Spaces, each of which cities may pay for (A-ENLIGHTENMENT)."""
        stake = self.stakes[seat]
        rate = figure(self.calamity, "ransom-cities-per-step", stake.advances).value
        has = stake.step or 0
        paid = min(number.value, has, (stake.cities or 0) // rate) if rate else 0
        return self.toll(seat, "back", number, has, ransom=paid, rate=rate)

    def pirates(self, seat: Seat, number: Figure) -> Toll:
        return self.toll(seat, "pirates", number, self.stakes[seat].coastal_cities or 0)

    # What strikes areas

    def struck(self) -> tuple[PlaceNo, ...] | VictimChoice:
        """Where it strikes: by the game's own code, on a copy, up to where that is settled."""
        play = lay_out(self.blow, self.play.setup)
        course = RESOLVERS[self.calamity.id](play, self.affliction)
        with suppress(StopIteration):
            decision = next(course).get(self.victim)
            if isinstance(decision, AskCalamityPlace):
                place = self.blow.place
                if place is None or place not in decision.options:
                    return VictimChoice(1, places=decision.options)
                course.send((self.victim, ChoosePlace(place)))
        placed = [event.places for event in play.events if isinstance(event, CalamityPlaced)]
        return placed[0] if placed else ()

    def everyone(self) -> list[Seat]:
        """The primary victim, then the others by rank."""
        return sorted(self.play.by_rank(), key=lambda seat: seat != self.victim)

    def role(self, seat: Seat) -> Role:
        return Role.PRIMARY if seat == self.victim else Role.SECONDARY

    def volcano(self) -> Reckoning:
        """An eruption if the victim has a city at a volcano, or an earthquake."""
        cities = [spot.area for spot in self.blow.victim.spots if spot.city]
        if not any(VOLCANO[area] is not None for area in cities):
            reduced = bool(self.blow.victim.advances & ENGINEERING)
            toll = Toll(self.blow.victim.civilization, "quake", Figure(1), 1, ransom=reduced)
            return Reckoning(True, tolls=(toll,))
        places = self.struck()
        if isinstance(places, VictimChoice):
            return Reckoning(True, choice=places)
        tolls = []
        for seat in self.everyone():
            spots = [spot for spot in self.stakes[seat].spots if spot.area in places]
            tokens, lost = sum(s.tokens for s in spots), sum(s.city for s in spots)
            worth = points(tokens, lost)
            if worth:
                civ = self.civs[seat]
                tolls.append(Toll(civ, "erupted", Figure(worth), worth, tokens, ransom=lost))
        return Reckoning(True, places=places, tolls=tuple(tolls))

    def flood(self) -> Reckoning:
        """Damage on one plain for all who are there, or else at the victim's coast."""
        places = self.struck()
        if isinstance(places, VictimChoice):
            return Reckoning(True, choice=places)
        if not places:
            base = self.calamity.numbers["coastal-damage"]
            number = self.figure("damage", self.victim, Role.PRIMARY, base)
            there = self.blow.victim.coastal_points
            return Reckoning(True, tolls=(self.toll(self.victim, "coastal-damage", number, there),))
        tolls = []
        for seat in self.everyone():
            there = sum(p for area, p in exposed(self.play.state, seat) if area in places)
            if there:
                number = self.figure("damage", seat, self.role(seat))
                tolls.append(self.toll(seat, "plain-damage", number, there))
        return Reckoning(True, places=places, tolls=tuple(tolls))

    def cyclone(self) -> Reckoning:
        """Cities beside one sea: a number selected, some of them spared."""
        places = self.struck()
        if isinstance(places, VictimChoice):
            return Reckoning(True, choice=places)
        beside = cities_beside(self.play.state, places[0])
        tolls = []
        for seat in self.everyone():
            if seat in beside:
                number, has = self.figure("selected-cities", seat, self.role(seat)), beside[seat]
                spared = self.figure("deselected-cities", seat, self.role(seat)).value
                toll = self.toll(seat, "blown-down", number, len(has), ransom=spared)
                tolls.append(toll)
        return Reckoning(True, places=places, tolls=tuple(tolls))


TOLLS: Final[Mapping[str, Callable[[_Reckoner, Seat, Figure], Toll]]] = {
    "damage": _Reckoner.damage,
    "treasury": _Reckoner.treasury,
    "reduced-cities": _Reckoner.reduced,
    "destroyed-cities": _Reckoner.destroyed,
    "cards": _Reckoner.cards,
    "annexed-cities": _Reckoner.annexed,
    "support-rate": _Reckoner.support,
    "kept-unit-points": _Reckoner.seceding,
    "unit-points": _Reckoner.seceding,
    "barbarians": _Reckoner.horde,
    "kept-cities": _Reckoner.kept,
    "face-value": _Reckoner.face_value,
    "steps-back": _Reckoner.back,
    "pirate-cities": _Reckoner.pirates,
}
"""What a calamity's number takes, by its key."""
BY_AREA: Final[Mapping[str, Callable[[_Reckoner], Reckoning]]] = {
    "volcanic-eruption-earthquake": _Reckoner.volcano,
    "flood": _Reckoner.flood,
    "cyclone": _Reckoner.cyclone,
}
"""The calamities that hit everyone in some areas (C6)."""
