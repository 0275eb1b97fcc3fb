"""The frame of a major calamity, and those that hit persons and are resolved together (C5, C8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecumene.data import Role
from tools.referee.dues import Due, due_of
from tools.referee.judge import handler_of
from tools.referee.tables import CALAMITIES, COASTAL

if TYPE_CHECKING:
    from tools.referee.position import Event, Player, Position


class Copy:
    """One copy of a calamity: whom it strikes, and who benefits."""

    def __init__(self, victim: int, beneficiary: int | None) -> None:
        self.victim = victim
        self.beneficiary = beneficiary
        self.named: list[int] | None = None


class Major:
    """A major calamity: one copy of it, or two with blocks (C8, C10a)."""

    def __init__(self, game: Position, card: str) -> None:
        self.game = game
        self.report = game.report
        self.card = card
        self.rule = CALAMITIES[card].rule
        self.copies: list[Copy] = []
        self.begun = False

    def add(self, victim: int, beneficiary: int | None) -> None:
        """Add a revealed copy; copies of one name come together, by rank (C8a, C10a)."""
        if self.begun:
            self.report.find("C10a", "one copy was resolved before the other was revealed")
        ranks = [self.game.rank(copy.victim) for copy in self.copies]
        if ranks and ranks[-1] > self.game.rank(victim):
            self.report.find("C8a", "copies go by rank")
        self.copies.append(Copy(victim, beneficiary))

    def see(self, event: Event) -> None:
        """Take an event of this calamity."""
        if not self.begun:
            self.begun = True
            self.begin()
        self.take(event)

    def begin(self) -> None:
        """Prepare, before it strikes."""

    def take(self, event: Event) -> None:
        """Take an event now that it has struck."""

    def close(self) -> None:
        """It is over."""

    def check_victims(self, copy: Copy, named: list[int], able: set[int]) -> None:
        """Check that the victims are legal, and as many as possible (C5-C7)."""
        legal = self.targets(copy, able)
        wrong = [seat for seat in named if seat not in legal]
        if wrong or len(set(named)) < len(named):
            self.report.find("C5b", f"victims {named}, expected some of {sorted(legal)}")
        number = min(CALAMITIES[self.card].secondary, len(legal))
        self.report.equal("C5", "number of victims", len(named), number)

    def targets(self, copy: Copy, able: set[int]) -> set[int]:
        """The players who may be named (C5b, C6, C7)."""
        victim = self.game.players[copy.victim]
        spared = {other.victim for other in self.copies}
        spared |= {b for other in self.copies if (b := other.beneficiary) is not None}
        spared |= {seat for other in self.copies for seat in other.named or []}
        return {
            player.seat
            for player in self.game.present()
            if player.seat in able - spared and (self._of_same_block(player, victim))
        }

    def _of_same_block(self, player: Player, victim: Player) -> bool:
        return CALAMITIES[self.card].tradeable or player.block == victim.block


class Together(Major):
    """All secondary victims are named, then everybody suffers at once (C5a, C8).

    If a primary victim insists, one copy comes after the other (C8b).
    """

    def __init__(self, game: Position, card: str) -> None:
        super().__init__(game, card)
        self.now: list[Copy] = []
        self.coming: list[Copy] = []
        """A copy that waits for the first."""
        self.dues: dict[int, Due] = {}
        self.able: set[int] = set()
        self.failing: set[int] = set()
        self.struck = False

    def begin(self) -> None:
        self._strike(self.copies)

    def _strike(self, copies: list[Copy]) -> None:
        """Find whom these copies hit, in the current position."""
        self.now = copies
        self.dues, self.failing, self.struck = {}, set(), False
        self.able = {p.seat for p in self.game.present() if self._can_hit(p)}
        for copy in copies:
            if self.card == "iconoclasm-and-heresy" and copy.victim not in self.able:
                self.failing.add(copy.victim)
            else:
                self.dues[copy.victim] = due_of(self.game, self.card, copy.victim, Role.PRIMARY)

    def _can_hit(self, player: Player) -> bool:
        if self.card == "iconoclasm-and-heresy":
            return bool(self.game.cities_of(player.seat))
        return bool(self.game.occupied(player.seat))

    def on_rank_order_insisted(self, event: Event) -> None:
        """Before anybody is named a primary victim may insist, if both copies happen (C8b)."""
        named = any(copy.named is not None for copy in self.copies)
        twins = len(self.copies) > 1 and CALAMITIES[self.card].secondary and not self.failing
        if named or self.struck or self.coming or not twins:
            self.report.give_up("C8b", f"{event['seat']} cannot insist on rank order here")
        self.coming = self.copies[1:]
        self._strike(self.copies[:1])

    def on_calamity_failed(self, event: Event) -> None:
        if event["seat"] not in self.failing:
            self.report.find("C3a", "its condition holds")
        self.failing.discard(event["seat"])

    def on_victims_named(self, event: Event) -> None:
        copies = [copy for copy in self.now if copy.victim == event["seat"]]
        if len(copies) != 1 or copies[0].named is not None or copies[0].victim not in self.dues:
            self.report.give_up("C5", "does not name victims here")
        if self.struck:
            self.report.find("C5", "victims are named before anybody suffers")
        self.check_victims(copies[0], event["victims"], self.able)
        copies[0].named = event["victims"]
        for seat in event["victims"]:
            self.dues[seat] = due_of(self.game, self.card, seat, Role.SECONDARY)

    def take(self, event: Event) -> None:
        if self.coming and self._sufferer(event) not in self.dues:
            self._end()
            self._strike([self.coming.pop(0)])
        handler = handler_of(self, event) or self._suffer
        handler(event)

    def _sufferer(self, event: Event) -> Any:
        return event.get("owner", event.get("seat"))

    def _suffer(self, event: Event) -> None:
        self.struck = True
        seat = self._sufferer(event)
        rule = "K4" if self.card == "slave-revolt" else self.rule
        self.report.equal(self.rule, "rule", event.get("rule", rule), rule)
        if seat not in self.dues:
            self.report.give_up(self.rule, f"{seat} is no victim of it")
        self.dues[seat].see(event)

    def close(self) -> None:
        if not self.begun:
            self.begin()
        self._end()
        for copy in self.coming:
            self._strike([copy])
            self._end()

    def _end(self) -> None:
        """End the current strike: everything due must have come."""
        self.report.equal("C3a", "should not have happened to", self.failing, set())
        for copy in self.now:
            if copy.victim in self.dues and copy.named is None:
                self.check_victims(copy, [], self.able)
        for due in self.dues.values():
            due.close()


class Strike:
    """One copy of a calamity that is resolved before the other (C8a)."""

    def __init__(self, major: OneByOne, copy: Copy) -> None:
        self.major = major
        self.game = major.game
        self.report = major.report
        self.card = major.card
        self.rule = major.rule
        self.copy = copy
        self.victim = major.game.players[copy.victim]
        self.fails = False
        """Whether its condition does not hold (C3a)."""
        self.failed = False
        """Whether it was reported not to happen."""
        self.begin()

    def begin(self) -> None:
        """Find whom it hits, in the current position."""

    def see(self, event: Event) -> None:
        """Take an event of it."""
        handler = handler_of(self, event)
        if handler is None:
            self.report.give_up(self.rule, f"{event['type']} does not belong to it")
        if "rule" in event:
            self.report.equal(self.rule, "rule", event["rule"], self.rule)
        if "card" in event:
            self.report.equal("C8a", "victim", event["seat"], self.victim.seat)
        handler(event)

    def on_calamity_failed(self, _event: Event) -> None:
        if not self.fails or self.failed:
            self.report.find("C3a", "its condition holds, or it was said")
        self.failed = True

    def over(self) -> bool:
        """Whether it did not happen, or nothing more need come of it."""
        return self.failed or (not self.fails and self.done())

    def done(self) -> bool:
        """Whether nothing more need come of it."""
        return True

    def takes(self, event: Event) -> bool:  # noqa: ARG002
        """Whether an optional event belongs to it."""
        return False

    def look(self) -> None:
        """Look again, once the other copy is over."""

    def chooses(self) -> bool:
        """Whether somebody is chosen, so that its copies may come together (C8b)."""
        return False

    def chosen_all(self) -> bool:
        """Whether nothing is left to be chosen (C8c)."""
        return True

    def close(self) -> None:
        """It is over."""
        if self.fails and not self.failed:
            self.report.find("C3a", "should not have happened")
        elif not self.over():
            self.report.find(self.rule, "it has not taken all that it should")

    def annex_city(self, event: Event) -> None:
        """A city changes its owner, or becomes a pirate city (G11, G11b, C11)."""
        self.game.raze_city(event["area"], event["owner"])
        self.game.lose_token_beside(event, event["owner"])
        self.game.raise_city(event["taker"], event["area"])

    def coastal_cities(self, seat: int) -> list[str]:
        return [area for area in self.game.cities_of(seat) if area in COASTAL]


class OneByOne(Major):
    """Copies that are resolved one after the other, by rank (C8a)."""

    def __init__(self, game: Position, card: str, kind: type[Strike]) -> None:
        super().__init__(game, card)
        self.kind = kind
        self.coming: list[Copy] = []
        self.strike: Strike | None = None

    def begin(self) -> None:
        self.coming = list(self.copies)
        self._next()

    def _next(self) -> None:
        if self.strike is not None:
            self.strike.close()
        self.strike = self.kind(self, self.coming.pop(0)) if self.coming else None

    def take(self, event: Event) -> None:
        while self.coming and self.strike and self.strike.over() and not self.strike.takes(event):
            self._next()
        assert self.strike is not None
        self.strike.see(event)

    def close(self) -> None:
        if not self.begun:
            self.begin()
        while self.strike is not None:
            self._next()


class ChosenFirst(OneByOne):
    """Two copies in which cities are chosen: all of them before any falls (C8b, C8c).

    If a primary victim insists, or one copy does not happen in this way, it is one by one.
    """

    def __init__(self, game: Position, card: str, kind: type[Strike]) -> None:
        super().__init__(game, card, kind)
        self.doomed: set[str] | None = None
        """The cities chosen for either copy, if they come together."""
        self.strikes: list[Strike] = []

    def begin(self) -> None:
        strikes = [self.kind(self, copy) for copy in self.copies]
        if len(strikes) > 1 and all(strike.chooses() for strike in strikes):
            self.strikes, self.doomed = strikes, set()
        else:
            super().begin()

    def on_rank_order_insisted(self, event: Event) -> None:
        """Before anything is chosen a primary victim may insist (C8b)."""
        if not self.strikes or self.doomed:
            self.report.give_up("C8b", f"{event['seat']} cannot insist on rank order here")
        self.strikes, self.doomed = [], None
        super().begin()

    def take(self, event: Event) -> None:
        if event["type"] == "rank-order-insisted":
            self.on_rank_order_insisted(event)
        elif not self.strikes:
            super().take(event)
        elif event["type"] in ("cities-chosen", "victims-named"):
            self._choose(event)
        else:
            self._fall(event)

    def _choose(self, event: Event) -> None:
        """Copy by copy (C8c)."""
        choosing = [strike for strike in self.strikes if not strike.chosen_all()]
        if not choosing:
            self.report.give_up("C8c", "all has been chosen")
        choosing[0].see(event)
        if self.doomed is not None:
            self.doomed.update(event.get("areas", ()))

    def _fall(self, event: Event) -> None:
        """Cities fall in the order of choice, once all are chosen (C8c)."""
        if not all(strike.chosen_all() for strike in self.strikes):
            self.report.find("C8", "something falls before all is chosen")
        while len(self.strikes) > 1 and self.strikes[0].over():
            self.strikes.pop(0).close()
            self.strikes[0].look()
        self.strikes[0].see(event)

    def close(self) -> None:
        super().close()
        for strike in self.strikes:
            strike.close()
