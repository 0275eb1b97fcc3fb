"""A verdict on a conflict in words: step by step, each step with its rules (F)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from ecumene.data import facts
from ecumene.dialogue.sentences.sentence import advances
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.rules.format.id_names import BARBARIANS_NAME
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import ENGINEERING, METALWORKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.adjudication import Attack, Rounds, Situation, Verdict
    from ecumene.rules.events import Removal
    from ecumene.words import Say


def side_id(side: int) -> str:
    """The id of a civilization, or of the Barbarians."""
    return BARBARIANS_NAME if side == BARBARIANS else facts().civilizations[side].id


def _part(heading: str, sentences: list[str]) -> VerdictPart:
    return VerdictPart(heading, tuple(sentence[0].upper() + sentence[1:] for sentence in sentences))


def _yes(city: int | None) -> str:
    """Whether it is a pirate city, as messages need it."""
    return "yes" if city == BARBARIANS else "no"


class VerdictPart(Struct, frozen=True):
    """Lines of a verdict under a heading; the situation itself has none."""

    heading: str
    """What they are about; empty for the situation."""
    lines: tuple[str, ...]
    """Sentences."""


class Teller:
    """Describes the steps of a verdict; ``tokens`` are those left as it goes on."""

    def __init__(self, situation: Situation, verdict: Verdict, say: Say) -> None:
        self.situation = situation
        self.verdict = verdict
        self.say = say
        self.tokens = {side: count for side, count in situation.tokens.items() if count}

    def parts(self) -> list[VerdictPart]:
        """The situation, what happens in it, and what is left."""
        say = self.say
        found = [
            _part("", self.situation_lines()),
            _part(say("adjudicate-heading-conflict"), self.conflict_lines()),
        ]
        if self.situation.city is not None:
            found.append(_part(say("adjudicate-heading-attack"), self.attack_lines()))
        found.append(_part(say("adjudicate-heading-left"), self.left_lines()))
        return found

    # What there is, and what is left

    def situation_lines(self) -> list[str]:
        """The situation before."""
        lines = [
            self.say("adjudicate-limit-is", limit=self.situation.limit),
            self.say("adjudicate-tokens-are", list=self.counts(self.tokens)),
        ]
        lines += [*self.ships_line(self.situation.ships), *self.city_line()]
        return [*lines, *self.advances_lines()]

    def city_line(self) -> list[str]:
        city = self.situation.city
        if city is None:
            return []
        if city == BARBARIANS:
            return [self.say("adjudicate-pirate-city-is")]
        return [self.say("adjudicate-city-is", owner=self.of(city))]

    def ships_line(self, ships: dict[int, int]) -> list[str]:
        listed = [
            self.say("adjudicate-ships-of", name=self.name(civ), count=count)
            for civ, count in sorted(ships.items())
            if count
        ]
        return [self.say("adjudicate-ships-are", list="; ".join(listed))] if listed else []

    def advances_lines(self) -> list[str]:
        """Who holds which advances: the following steps depend on them."""
        speaker = Speaker(self.say)
        return [
            self.say("adjudicate-holds", name=self.name(civ), list=speaker.text(advances(held)))
            for civ, held in sorted(self.situation.advances.items())
            if held
        ]

    def left_lines(self) -> list[str]:
        """What is left in the end."""
        verdict = self.verdict
        tokens = (
            self.say("adjudicate-tokens-are", list=self.counts(verdict.tokens))
            if verdict.tokens
            else self.say("adjudicate-no-tokens-left")
        )
        lines = [tokens, *self.ships_line(verdict.ships)]
        if verdict.city is not None:
            lines += self.city_line()
        elif self.situation.city is not None:
            pirates = self.situation.city == BARBARIANS
            gone = "adjudicate-pirate-city-gone" if pirates else "adjudicate-city-gone"
            lines.append(self.say(gone))
        limit = self.situation.limit if verdict.city is None else 0
        if sum(verdict.tokens.values()) > limit:
            stay = BARBARIANS in verdict.tokens
            lines.append(self.say("adjudicate-barbarians-stay" if stay else "adjudicate-surplus"))
        return lines

    # The token conflict

    def conflict_lines(self) -> list[str]:
        """Why there is a token conflict or none, and its rounds (F1-F6)."""
        count, limit = sum(self.tokens.values()), self.situation.limit
        if not self.verdict.conflict:
            if len(self.tokens) > 1:
                return [self.say("adjudicate-peace", count=count, limit=limit)]
            return [self.say("adjudicate-alone", **self.who(next(iter(self.tokens))))]
        if self.situation.city is None:
            reason = self.say("adjudicate-over-limit", count=count, limit=limit)
        else:
            reason = self.say("adjudicate-beside-city")
        rule = "F5" if self.situation.city is None else "F6"
        return [reason, *self.round_lines(self.verdict.conflict), self.end_line(rule)]

    def round_lines(self, rounds: Rounds) -> list[str]:
        lines: list[str] = []
        if self.metalworking_matters():
            lines.append(self.say("adjudicate-metalworking"))
        for number, moments in enumerate(rounds, start=1):
            mixed = self.metalworking_matters()
            counts = self.counts(self.tokens)
            lines.append(self.say("adjudicate-round", round=number, list=counts))
            lines += [self.moment_line(moment, mixed=mixed) for moment in moments]
        return lines

    def metalworking_matters(self) -> bool:
        """Whether some with tokens left hold Metalworking and others do not (F3a)."""
        return len({self.holds(side, METALWORKING) for side in self.tokens}) > 1

    def moment_line(self, moment: Sequence[Removal], *, mixed: bool) -> str:
        """What is removed at one moment (F3); if it matters, by whom of which group (F3a)."""
        rules = ["F3a" if mixed else "F3"]
        clauses = []
        for removal in moment:
            clauses.append(self.removal(removal))
            if removal.kind == "ship":
                rules.append("A-NAVAL-WARFARE")
            elif removal.owner not in self.tokens:
                rules.append("F3b")
        key = "adjudicate-moment" if len(moment) == 1 else "adjudicate-moment-together"
        return self.say(key, list="; ".join(clauses), rules=", ".join(dict.fromkeys(rules)))

    def removal(self, removal: Removal) -> str:
        side = removal.owner
        who = self.who(side)
        if removal.kind == "ship":
            return self.say("adjudicate-removes-ship", **who, left=self.tokens[side])
        self.tokens[side] -= 1
        if self.tokens[side]:
            return self.say("adjudicate-removes", **who, left=self.tokens[side])
        del self.tokens[side]
        return self.say("adjudicate-removes-last", **who)

    def end_line(self, rule: str) -> str:
        """Why a token conflict is over (F5, F6)."""
        if not self.tokens:
            return self.say("adjudicate-end-empty", rule=rule)
        if len(self.tokens) == 1:
            return self.say("adjudicate-end-one", **self.who(next(iter(self.tokens))), rule=rule)
        count, limit = sum(self.tokens.values()), self.situation.limit
        return self.say("adjudicate-end-limit", count=count, limit=limit)

    # The city attack

    def attack_lines(self) -> list[str]:
        """Whether the city is attacked, and whether it falls (F6-F14)."""
        attack = self.verdict.attack
        if attack is None:
            return [self.say("adjudicate-no-attack", pirates=_yes(self.verdict.city))]
        who = self.who(attack.attacker)
        attacks = self.say(
            "adjudicate-attacks",
            **who,
            pirates=_yes(attack.defender),
            owner=self.of(attack.defender),
            tokens=attack.tokens,
            needed=attack.needed,
            rules=self.attack_rules(attack, "F8"),
        )
        lines = [attacks]
        if attack.successful:
            return [*lines, *self.success_lines(attack, who)]
        lines.append(self.say("adjudicate-fails", **who, pirates=_yes(attack.defender)))
        ships = self.situation.ships.get(attack.attacker, 0) - self.ships_given(attack.attacker)
        if ships > self.verdict.ships.get(attack.attacker, 0):
            lines.append(self.say("adjudicate-fails-ships", **who))
        return lines

    def ships_given(self, side: int) -> int:
        """The ships a party gave in the token conflict before the attack."""
        moments = (moment for moments in self.verdict.conflict for moment in moments)
        return sum(r.owner == side and r.kind == "ship" for moment in moments for r in moment)

    def success_lines(self, attack: Attack, who: dict[str, str]) -> list[str]:
        rule = "F11" if attack.defender == BARBARIANS else "F9"
        rules = self.attack_rules(attack, rule)
        owner, count = self.of(attack.defender), attack.replaced_by
        if attack.defender == BARBARIANS:
            lines = [self.say("adjudicate-falls-pirates", count=count, rules=rules)]
            self.tokens = {attack.attacker: attack.tokens, attack.defender: count}
        elif count:
            key = "adjudicate-falls" if count == attack.needed - 1 else "adjudicate-falls-short"
            lines = [self.say(key, owner=owner, count=count, rules=rules)]
            self.tokens = {attack.attacker: attack.tokens, attack.defender: count}
        else:
            lines = [self.say("adjudicate-falls-empty", owner=owner, rules=rules)]
        if attack.rounds:
            lines += [*self.round_lines(attack.rounds), self.end_line("F5")]
        return [*lines, *self.reward_lines(attack, who)]

    def reward_lines(self, attack: Attack, who: dict[str, str]) -> list[str]:
        """What the attacker may do now, even without tokens left (F9, F11, F13, F14)."""
        if attack.attacker == BARBARIANS:
            return [self.say("adjudicate-gain-nothing")]
        pirates = attack.defender == BARBARIANS
        rules = "F11" if pirates else "F9"
        if attack.attacker not in self.tokens:
            rules += ", F13"
        lines = []
        if not pirates:
            owner = self.of(attack.defender)
            lines.append(self.say("adjudicate-may-draw", **who, owner=owner, rules=rules))
        if attack.treasury:
            count = attack.treasury
            lines.append(self.say("adjudicate-may-gain", **who, count=count, rules=rules))
        return lines

    def attack_rules(self, attack: Attack, rule: str) -> str:
        rules = [rule]
        if self.holds(attack.attacker, ENGINEERING) or self.holds(attack.defender, ENGINEERING):
            rules.append("A-ENGINEERING")
        if attack.attacker == BARBARIANS:
            rules.append("F14")
        return ", ".join(rules)

    # Words

    def holds(self, side: int, advance: int) -> bool:
        return self.situation.advances.get(side, 0) & advance != 0

    def counts(self, tokens: dict[int, int]) -> str:
        """Everyone's tokens, by rank, the Barbarians last."""
        order = sorted(tokens, key=lambda side: (side == BARBARIANS, side))
        return "; ".join(
            self.say("adjudicate-tokens-of", name=self.name(side), count=tokens[side])
            for side in order
        )

    def name(self, side: int) -> str:
        if side == BARBARIANS:
            return self.say("adjudicate-the-barbarians")
        return facts().civilizations[side].name.in_language(self.say.language)

    def of(self, side: int) -> str:
        """The name in the genitive."""
        return self.say("adjudicate-of", party=side_id(side), name=self.name(side))

    def who(self, side: int) -> dict[str, str]:
        """The name, and whether its verb is singular or plural."""
        number = self.say("adjudicate-grammar", party=side_id(side))
        return {"name": self.name(side), "number": number}
