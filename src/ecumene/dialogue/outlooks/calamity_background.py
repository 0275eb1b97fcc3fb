"""Whose calamity a question belongs to, why it takes so much, and what came before (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import CalamityKind, Role, facts
from ecumene.dialogue.outlooks.option_costs import changes_told
from ecumene.dialogue.outlooks.past_costs import costs_of
from ecumene.dialogue.questions.question import Background, StillHeld, StruckBefore
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.forecast.calamity_costs import calamity_of, card_of
from ecumene.rules.phases.calamities.affliction import SECONDARY, figure
from ecumene.rules.state.ids import BARBARIANS, NOBODY
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import SUFFERING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Literal, TypeAlias

    from ecumene.data import Calamity
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.decisions import Decision
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import AdvanceNo, Advances, CardNo, Seat
    from ecumene.rules.view import View

    Part: TypeAlias = Literal["primary", "secondary", "beneficiary", "other"]

TAKES: Final[Mapping[str, str]] = {
    "damage": "why-damage",
    "reduced-cities": "why-reduced",
    "kept-cities": "why-kept",
    "selected-cities": "why-selected",
    "annexed-cities": "why-annexed",
    "pirate-cities": "why-pirates",
    "face-value": "why-face-value",
    "support-rate": "why-support",
    "unit-points": "why-seceding",
    "barbarians": "why-barbarians",
    "steps-back": "why-back",
    "destroyed-cities": "why-destroyed",
    "cards": "why-cards",
}
"""The messages for what a card takes, by the key of its number."""
OWNED: Final = (de.AskCities, de.AskSelection, de.AskShare, de.AskHorde)
"""Decisions about what belongs to somebody, whoever decides."""
KEPT: Final = "kept-unit-points"
"""The number above which a Civil War takes units."""
SELECTED, SPARED = "selected-cities", "deselected-cities"
"""The two numbers of a Cyclone."""
WELCOME: Final = frozenset(("kept-cities", SPARED))
"""Numbers of which more is better."""


def background(view: View, decision: Decision, told: Sequence[Event]) -> Background | None:
    """The calamity of a question in phase 9; None if it is about none.

    ``told``: what the reader has seen of the phase.
    """
    if view.phase != SUFFERING:
        return None
    calamity = calamity_of(decision.rule) or _last_struck(told)
    if calamity is None:
        return None
    return _Telling(view, decision, told, calamity).background()


def _last_struck(told: Sequence[Event]) -> Calamity | None:
    struck = [event.card for event in told if isinstance(event, ev.CalamityStruck)]
    return facts().calamities[struck[-1] - FIRST_CALAMITY] if struck else None


class _Telling:
    def __init__(
        self, view: View, decision: Decision, told: Sequence[Event], calamity: Calamity
    ) -> None:
        assert view.seat is not None
        self.view, self.decision, self.told, self.calamity = view, decision, told, calamity
        self.seat: Seat = view.seat
        self.card = card_of(calamity)
        self.struck = [event for event in told if isinstance(event, ev.CalamityStruck)]
        self.minor = calamity.kind is CalamityKind.MINOR

    def background(self) -> Background | None:
        own = [event for event in self.struck if event.card == self.card]
        if self.minor:
            own = [event for event in own if event.seat == self.seat]
        if not own:
            return None
        mine = self._concerning(own)
        part = self._part(mine)
        return Background(
            card=self.card,
            victims=tuple(event.seat for event in own),
            role=part,
            reasons=tuple(self._reasons(mine, part)),
            done=tuple(self._done()),
            to_come=tuple(self._to_come([event.seat for event in own])),
        )

    # How it concerns the reader

    def _concerning(self, own: Sequence[ev.CalamityStruck]) -> ev.CalamityStruck:
        """The copy that the question is about, if two strike."""
        for event in own:
            if self.seat in (event.seat, event.beneficiary) or self._was_named_by(event.seat):
                return event
        placed = [e.seat for e in self.told if isinstance(e, ev.CalamityPlaced)]
        return next((event for event in own if event.seat in placed[-1:]), own[0])

    def _was_named_by(self, victim: Seat) -> bool:
        return any(
            event.card == self.card and event.seat == victim and self.seat in event.victims
            for event in self.told
            if isinstance(event, ev.VictimsNamed)
        )

    def _part(self, struck: ev.CalamityStruck) -> Part:
        if struck.seat == self.seat:
            return "primary"
        if self._was_named_by(struck.seat):
            return "secondary"
        if struck.beneficiary == self.seat:
            return "beneficiary"
        return "secondary" if self.calamity.strikes_areas else "other"

    def _reasons(self, struck: ev.CalamityStruck, part: Part) -> Iterator[Sentence]:
        card, who = of.NamedCard(self.card), of.NamedPlayer(struck.seat)
        if part == "primary":
            yield from self._came_from(struck)
        elif self._was_named_by(struck.seat):
            yield say("why-named", who=who, card=card)
        elif part == "secondary":
            yield say("why-there", who=who, card=card)
        else:
            yield say("why-theirs", who=who, card=card)
        if part == "beneficiary":
            yield say("why-benefit")
        suffers = self._sufferer(struck, part)
        primary = any(e.seat == suffers and e.card == self.card for e in self.struck)
        yield from self._number(suffers, Role.PRIMARY if primary else Role.SECONDARY)

    def _sufferer(self, struck: ev.CalamityStruck, part: Part) -> Seat:
        """Whose loss the question is about: whoever chooses may choose for another (C-PIRACY)."""
        if isinstance(self.decision, OWNED) and self.decision.owner != BARBARIANS:
            return self.decision.owner
        return self.seat if part in ("primary", "secondary") else struck.seat

    def _came_from(self, struck: ev.CalamityStruck) -> Iterator[Sentence]:
        """Who traded it to the reader, which only the two of them know (X7)."""
        trader = next(iter(self.view.traders.get(self.card, ())), NOBODY)
        if trader != NOBODY:
            yield say("why-traded", who=of.NamedPlayer(trader), card=of.NamedCard(self.card))
        else:
            yield say("why-own", card=of.NamedCard(self.card))
        if struck.beneficiary is not None:
            yield say("why-benefits", who=of.NamedPlayer(struck.beneficiary))

    # Why so many

    def _number(self, seat: Seat, role: Role) -> Iterator[Sentence]:
        """What the card takes, what advances change about it, and what others would have."""
        key = next((key for key in TAKES if self._has(key, role)), None)
        if key is None:
            return
        advances, base = self.view.players[seat].advances, self._base()
        found = figure(self.calamity, key, advances, role, base)
        kept = self.calamity.numbers.get(KEPT)
        if kept is None:
            yield say(TAKES[key], count=found.base)
        else:
            yield say("why-above", count=found.base, kept=kept)
        if "treasury" in self.calamity.numbers:
            yield say("why-treasury", count=self.calamity.numbers["treasury"])
        if found.changes:
            changes = changes_told(found.changes)
            yield say("why-changed", list=changes, number=found.value, own=self._whose(seat))
        better = self._would_help(key, advances, role) if found.value else ()
        if key == SELECTED:
            spared = figure(self.calamity, SPARED, advances, role)
            if spared.changes:
                yield say("why-spared", list=changes_told(spared.changes), number=spared.value)
            if found.value > spared.value:
                better += self._would_help(SPARED, advances, role)
        if better and seat == self.seat:
            yield say("why-would-help", list=changes_told(better))

    def _whose(self, seat: Seat) -> str:
        return "yes" if seat == self.seat else "no"

    def _has(self, key: str, role: Role) -> bool:
        numbers = self.calamity.numbers
        if key == "unit-points":
            # What is above the number that is safe is known to whoever selects.
            return key in numbers or (
                KEPT in numbers and isinstance(self.decision, de.AskSelection)
            )
        if "destroyed-cities" in numbers and not self.minor:
            return False  # an eruption or earthquake takes what its options say
        return (key if role is Role.PRIMARY else SECONDARY + key) in self.calamity.numbers

    def _base(self) -> int | None:
        """A number that is not the card's own: of the board, or for the coast (C-FLOOD).

        A flood without any flood plain to strike asks at once what to lose at the coast.
        """
        decision, numbers = self.decision, self.calamity.numbers
        if KEPT in numbers and isinstance(decision, de.AskSelection):
            return sum(lot.points for lot in decision.lots) - numbers[KEPT]
        placed = any(isinstance(e, ev.CalamityPlaced) and e.card == self.card for e in self.told)
        if "coastal-damage" in numbers and isinstance(decision, de.AskDamage) and not placed:
            return numbers["coastal-damage"]
        return None

    def _would_help(
        self, key: str, advances: Advances, role: Role
    ) -> tuple[tuple[AdvanceNo, int], ...]:
        """The advances the reader lacks that would have changed the number for the better."""
        sign = -1 if key in WELCOME else 1
        return tuple(
            (modifier.advance, modifier.by)
            for modifier in self.calamity.modifiers
            if modifier.change == key
            and modifier.counts_for(role)
            and sign * modifier.by < 0
            and not advances >> modifier.advance & 1
        )

    # Before and after

    def _done(self) -> Iterator[StruckBefore]:
        by_card: dict[CardNo, list[Seat]] = {}
        for event in self.struck:
            now = event.card == self.card and (not self.minor or event.seat == self.seat)
            if not (now or self._is_under_way(event)):
                by_card.setdefault(event.card, []).append(event.seat)
        for card, victims in by_card.items():
            yield StruckBefore(card, tuple(victims), tuple(costs_of(card, self.told, victims)))

    def _is_under_way(self, event: ev.CalamityStruck) -> bool:
        """Whether a minor calamity of another, who decides at the same time, is not over (C1)."""
        if not self.minor or event.seat == self.seat or event.seat not in self.view.line:
            return False
        return event is [each for each in self.struck if each.seat == event.seat][-1]

    def _to_come(self, victims: Sequence[Seat]) -> Iterator[StillHeld]:
        under_way = {*victims, *self.view.line} if self.minor else set(victims)
        for seat, player in enumerate(self.view.players):
            count = (player.calamity_count or 0) - (seat in under_way)
            if count <= 0:
                continue
            own = [card for card in self.view.hand if card >= FIRST_CALAMITY and card != self.card]
            yield StillHeld(seat, count, tuple(own) if seat == self.seat else ())
