"""What a calamity costs everybody at a real table, in words: each number with its rules (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.dialogue.outlooks.conflict_verdict import Teller, VerdictPart
from ecumene.dialogue.sentences.refusal_sentences import describe_refusal
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules.adjudication import Situation, adjudicate
from ecumene.rules.decisions.calamities import BARRED_BY
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.calamities.earth import VOLCANO
from ecumene.rules.phases.calamities.water import PLAIN
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import AREAS, CITIES, FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from ecumene.rules.reckoning import Blow, Reckoning, Toll
    from ecumene.rules.reckoning.stakes import Kind
    from ecumene.rules.state.ids import CivNo, PlaceNo
    from ecumene.words import Say

OF_CHOICE = ("damage", "coastal-damage", "plain-damage")
"""Losses whose units the players choose (G12)."""
TOLD_AT_ZERO = ("support", "horde", "kept")
"""Kinds for which 0 does not mean no loss, or which say how much is kept."""


def place_name(place: PlaceNo, say: Say) -> str:
    """The name of an open sea, a flood plain or a volcano; an area stands for the one in it."""
    known = facts()
    if place >= AREAS:
        return known.places[place].name.in_language(say.language)
    volcano, plain = VOLCANO[place], PLAIN[place]
    if volcano is not None:
        return known.volcanoes[volcano].name.in_language(say.language)
    assert plain is not None
    return known.flood_plains[plain].name.in_language(say.language)


class TollTeller:
    """Describes the result of a calamity; if it happens, the beneficiary must be known (C4)."""

    def __init__(self, blow: Blow, reckoning: Reckoning, say: Say) -> None:
        self.blow = blow
        self.reckoning = reckoning
        self.say = say
        self.calamity = facts().calamities[blow.card - FIRST_CALAMITY]
        self.rule = self.calamity.rule
        self.stakes = {stake.civilization: stake for stake in (blow.victim, *blow.others)}

    def parts(self) -> list[VerdictPart]:
        """Whom it strikes, what everyone loses, and what is left to choose."""
        found = [VerdictPart("", tuple(self.opening()))]
        tolls: dict[CivNo, list[str]] = {}
        for toll in self.reckoning.tolls:
            tolls.setdefault(toll.party, []).extend(self.lines(toll))
        found += [VerdictPart(self.name(civ), tuple(lines)) for civ, lines in tolls.items()]
        for toll in self.reckoning.tolls:
            if toll.kind == "horde" and toll.amount:
                found += self.horde_parts(toll)
        if any(t.kind in OF_CHOICE and 0 < t.amount < t.has for t in self.reckoning.tolls):
            found.append(VerdictPart("", (self.say("toll-units"),)))
        return found

    # Whom it strikes

    def opening(self) -> list[str]:
        """The calamity, who benefits, where it strikes and who is named."""
        say, reckoning = self.say, self.reckoning
        victim = self.blow.victim
        who = self.name(victim.civilization)
        title = self.calamity.name.in_language(say.language)
        lines = [say("toll-strikes", calamity=title, name=who, rule=self.rule)]
        if not reckoning.happens:
            kept = self.calamity.numbers.get("kept-unit-points", 0)
            why, has = self.calamity.id, victim.points
            return [*lines, say("toll-fails", why=why, name=who, points=has, kept=kept)]
        lines += self.benefit()
        if reckoning.places:
            place = place_name(reckoning.places[0], say)
            lines.append(say("toll-place", why=self.calamity.id, place=place))
        if reckoning.named:
            names = ", ".join(map(self.name, reckoning.named))
            count = len(reckoning.named)
            lines.append(say("toll-named", list=names, count=count))
        elif self.calamity.secondary and reckoning.choice is None:
            lines.append(say("toll-nobody-named"))
        lines += [self.barred(civ) for civ in reckoning.barred]
        return lines

    def benefit(self) -> list[str]:
        """Who benefits, and why (C4)."""
        civ = self.reckoning.beneficiary
        if civ is None:
            return []
        if civ == self.blow.trader:
            return [self.say("toll-benefits-trader", name=self.name(civ))]
        stake = self.stakes[civ]
        cities, tokens = CITIES - (stake.cities or 0), stake.stock or 0
        return [self.say("toll-benefits-stock", name=self.name(civ), cities=cities, tokens=tokens)]

    def barred(self, civ: CivNo) -> str:
        """Why a player cannot be named."""
        rule, key = BARRED_BY[self.reckoning.barred[civ]]
        speaker = Speaker(self.say, [self.name(civ)])
        return speaker.text(describe_refusal(IllegalAction(rule or self.rule, key, seat=0)))

    # What is lost

    def lines(self, toll: Toll) -> list[str]:
        """How the number is derived, and what is lost."""
        return [*self.working(toll), *self.loss(toll)]

    def working(self, toll: Toll) -> list[str]:
        """The card's number and what advances change (C12)."""
        number = toll.figure
        lines = []
        if toll.kind == "seceding" and toll.rate:
            lines.append(self.say("toll-above", points=toll.has, kept=toll.rate, base=number.base))
        if not number.changes:
            return lines
        changes = "; ".join(
            self.say("cost-change", advance=self.advance(advance), by=f"{by:+d}".replace("-", "−"))
            for advance, by in number.changes
        )
        return [
            *lines,
            self.say("toll-number", base=number.base, list=changes, number=number.value),
        ]

    def loss(self, toll: Toll) -> list[str]:
        """A victim's loss by one of the numbers."""
        if not toll.figure.value and toll.kind not in TOLD_AT_ZERO:
            return self.nothing(toll)
        return LOSSES[toll.kind](self, toll)

    def nothing(self, toll: Toll) -> list[str]:
        return [self.say("toll-nothing", name=self.name(toll.party), rule=self.rule)]

    def damage(self, toll: Toll) -> list[str]:
        """Unit points, or all there are (G12, C11)."""
        say, who, has = self.say, self.name(toll.party), toll.has
        if not has:
            return [say("toll-no-units", name=who, where=toll.kind)]
        if has <= toll.figure.value:
            return [say("toll-all-units", name=who, count=has, where=toll.kind)]
        count = toll.amount
        return [say("toll-damage", name=who, count=count, where=toll.kind, rule=self.rule)]

    def erupted(self, toll: Toll) -> list[str]:
        """Everything in the areas of a volcano."""
        return [
            self.say(
                "toll-erupted",
                name=self.name(toll.party),
                tokens=toll.has,
                cities=toll.ransom,
                points=toll.amount,
                rule=self.rule,
            )
        ]

    def treasury(self, toll: Toll) -> list[str]:
        """Treasury, as far as there is any (C1)."""
        who, count = self.name(toll.party), toll.amount
        if count < toll.figure.value:
            return [self.say("toll-treasury-all", name=who, count=count)]
        return [self.say("toll-treasury", name=who, count=count, rule=self.rule)]

    def no_cities(self, toll: Toll) -> list[str]:
        return [self.say("toll-no-cities", name=self.name(toll.party), where=toll.kind)]

    def reduced(self, toll: Toll) -> list[str]:
        """Cities, unless Theocracy pays for them."""
        if not toll.has:
            return self.no_cities(toll)
        say, who, rule = self.say, self.name(toll.party), self.rule
        lines = [say("toll-reduced", name=who, count=toll.amount, rule=rule)]
        if toll.ransom:
            lines.append(say("toll-theocracy", name=who, count=toll.ransom, rule=rule))
        return lines

    def destroyed(self, toll: Toll) -> list[str]:
        """Cities, unless a ransom is paid."""
        if not toll.has:
            return self.no_cities(toll)
        say, who, where = self.say, self.name(toll.party), toll.kind
        lines = [say("toll-destroyed", name=who, count=toll.amount, where=where, rule=self.rule)]
        if toll.rate:
            possible = "yes" if toll.ransom else "no"
            lines.append(say("toll-ransom", name=who, ransom=toll.rate, possible=possible))
        return lines

    def annexed(self, toll: Toll) -> list[str]:
        """Cities for the beneficiary, or for pirates if no pieces are left (C11)."""
        if not toll.has:
            return self.no_cities(toll)
        return [
            self.say(
                "toll-annexed",
                name=self.name(toll.party),
                taker=self.chooser(),
                count=toll.amount,
                pirates=max(0, toll.amount - toll.ransom),
                rule=self.rule,
            )
        ]

    def pirates(self, toll: Toll) -> list[str]:
        """Coastal cities: the beneficiary chooses the primary victim's, the victim all others."""
        primary = self.blow.victim.civilization
        chooser = self.chooser() if toll.party == primary else self.name(primary)
        who, count = self.name(toll.party), toll.amount
        return [self.say("toll-pirates", name=who, chooser=chooser, count=count, rule=self.rule)]

    def kept(self, toll: Toll) -> list[str]:
        """All cities but this many."""
        who, kept, count = self.name(toll.party), toll.figure.value, toll.amount
        return [self.say("toll-kept", name=who, kept=kept, count=count, rule=self.rule)]

    def horde(self, toll: Toll) -> list[str]:
        """The number of Barbarians."""
        who, chooser, count = self.name(toll.party), self.chooser(), toll.amount
        return [self.say("toll-horde", name=who, chooser=chooser, count=count, rule=self.rule)]

    def quake(self, toll: Toll) -> list[str]:
        """An earthquake; Engineering saves a city from destruction."""
        who = self.name(toll.party)
        saved = "yes" if toll.ransom else "no"
        return [
            self.say("toll-quake", name=who, reduced=saved, rule=self.rule),
            self.say("toll-quake-neighbour", name=who, rule=self.rule),
        ]

    def support(self, toll: Toll) -> list[str]:
        """A support check at a higher rate (K4)."""
        say, who = self.say, self.name(toll.party)
        lines = [say("toll-support", name=who, rate=toll.rate, needed=toll.ransom, tokens=toll.has)]
        if toll.amount:
            return [*lines, say("toll-support-short", name=who, most=toll.amount, rule=self.rule)]
        return [*lines, *self.nothing(toll)]

    def face_value(self, toll: Toll) -> list[str]:
        """Cards, which nobody else knows (G13)."""
        who = self.name(toll.party)
        return [self.say("toll-face-value", name=who, value=toll.amount, rule=self.rule)]

    def back(self, toll: Toll) -> list[str]:
        """Spaces back on the A.S.T., each of which can be paid off with cities."""
        say, who, count = self.say, self.name(toll.party), toll.amount
        if not count:
            return [say("toll-at-start", name=who, rule=self.rule)]
        lines = [say("toll-back", name=who, count=count, rule=self.rule)]
        if toll.ransom:
            cities, steps = toll.rate, toll.ransom
            lines.append(say("toll-enlightenment", name=who, cities=cities, steps=steps))
        return lines

    def cards(self, toll: Toll) -> list[str]:
        """Cards discarded unless saved (C-BANDITRY)."""
        say, who = self.say, self.name(toll.party)
        if not toll.has:
            return [say("toll-no-cards", name=who)]
        lines = [say("toll-cards", name=who, count=toll.amount, rule=self.rule)]
        if toll.ransom:
            lines.append(say("toll-cards-saved", rate=toll.rate, most=toll.ransom))
        return lines

    def blown_down(self, toll: Toll) -> list[str]:
        """Selected cities beside the sea, and those spared (C-CYCLONE)."""
        say, who = self.say, self.name(toll.party)
        lines = [say("toll-selected", name=who, count=toll.amount, rule=self.rule)]
        left = max(0, toll.amount - toll.ransom)
        if toll.ransom:
            lines.append(say("toll-deselected", name=who, count=min(toll.ransom, toll.amount)))
        if left:
            return [*lines, say("toll-reduced", name=who, count=left, rule=self.rule)]
        return [*lines, *self.nothing(toll)]

    def seceding(self, toll: Toll) -> list[str]:
        """Areas that pass to the beneficiary (C-CIVIL-WAR, C-TYRANNY)."""
        say, who = self.say, self.name(toll.party)
        selects = who if toll.rate else self.chooser()
        taker = self.reckoning.beneficiary
        assert taker is not None
        tokens = self.stakes[taker].stock or 0
        return [
            say("toll-seceding", name=who, count=toll.amount, rule=self.rule),
            say("toll-selection", name=selects, rule=self.rule),
            say("toll-takes", name=self.name(taker), cities=toll.ransom, tokens=tokens),
        ]

    # The first fight of a horde

    def horde_parts(self, toll: Toll) -> list[VerdictPart]:
        """The attack on the city that the beneficiary chooses, and what follows."""
        limit, stake = self.blow.limit, self.blow.victim
        assert limit is not None
        situation = Situation(
            limit=limit,
            tokens={BARBARIANS: toll.amount},
            city=toll.party,
            stock={toll.party: stake.stock or 0},
            advances={toll.party: stake.advances},
        )
        verdict = adjudicate(situation)
        _, _, attack, _ = Teller(situation, verdict, self.say).parts()
        excess = sum(verdict.tokens.values()) - limit if verdict.city is None else 0
        left = min(excess, verdict.tokens.get(BARBARIANS, 0))
        on = self.say("toll-horde-on", count=max(0, left), chooser=self.chooser())
        return [attack, VerdictPart("", (on,))]

    # Words

    def chooser(self) -> str:
        """The beneficiary, who chooses."""
        civ = self.reckoning.beneficiary
        assert civ is not None
        return self.name(civ)

    def name(self, civ: CivNo) -> str:
        return facts().civilizations[civ].name.in_language(self.say.language)

    def advance(self, advance: int) -> str:
        return facts().advances[advance].name.in_language(self.say.language)


LOSSES: Final[Mapping[Kind, Callable[[TollTeller, Toll], list[str]]]] = {
    "damage": TollTeller.damage,
    "coastal-damage": TollTeller.damage,
    "plain-damage": TollTeller.damage,
    "treasury": TollTeller.treasury,
    "reduced": TollTeller.reduced,
    "destroyed": TollTeller.destroyed,
    "coastal-destroyed": TollTeller.destroyed,
    "cards": TollTeller.cards,
    "erupted": TollTeller.erupted,
    "quake": TollTeller.quake,
    "annexed": TollTeller.annexed,
    "support": TollTeller.support,
    "seceding": TollTeller.seceding,
    "horde": TollTeller.horde,
    "blown-down": TollTeller.blown_down,
    "kept": TollTeller.kept,
    "face-value": TollTeller.face_value,
    "back": TollTeller.back,
    "pirates": TollTeller.pirates,
}
"""The wording of each kind of loss."""
