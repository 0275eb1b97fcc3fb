"""Phase 9: which calamity strikes whom, in which order, and who benefits (C)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.referee.judge import Judge
from tools.referee.majors import ChosenFirst, Major, OneByOne, Together
from tools.referee.minor import minor_case
from tools.referee.strife import Annexing, Hordes, Piracy, Treachery
from tools.referee.strikes import Cyclone, Earth, Flood
from tools.referee.tables import CALAMITIES, is_minor

if TYPE_CHECKING:
    from tools.referee.cards import Card
    from tools.referee.majors import Strike
    from tools.referee.minor import Minor
    from tools.referee.position import Event, Position

STRIKES: Final[dict[str, type[Strike]]] = {
    "volcanic-eruption-earthquake": Earth,
    "treachery": Treachery,
    "flood": Flood,
    "civil-war": Annexing,
    "barbarian-hordes": Hordes,
    "cyclone": Cyclone,
    "tyranny": Annexing,
    "piracy": Piracy,
}
"""Calamities with more effects than each victim's losses."""
CHOSEN_FIRST: Final = ("volcanic-eruption-earthquake", "piracy")
"""Those of them whose copies may be resolved together; others come one by one (C8a, C8b)."""


class Calamities(Judge):
    """Minor calamities first, then the major ones by stack (C1, C2)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.minor: dict[int, Minor] = {}
        self.major: Major | None = None
        self.last = (0, False)

    def on_calamity_struck(self, event: Event) -> None:
        card = self.game.players[event["seat"]].hand.take(event["card"])
        if card.name not in CALAMITIES:
            self.report.give_up("C2", f"{card.name} is no calamity")
        self.game.stacks.discard(card)
        self._check_beneficiary(event, card)
        if is_minor(card.name):
            self._begin_minor(event["seat"], card.name)
        else:
            self._close_minor()
            if self.major is None or self.major.card != card.name:
                self._begin_major(card.name)
            assert self.major is not None
            self.major.add(event["seat"], event["beneficiary"])

    def _begin_minor(self, seat: int, card: str) -> None:
        """One player's own in ascending stack order (C1)."""
        if self.major is not None:
            self.report.find("C1", "minor calamities come first")
        before = self.minor.get(seat)
        if before is not None:
            before.close()
            if CALAMITIES[before.card].stack > CALAMITIES[card].stack:
                self.report.find("C1", "in ascending order")
        self.minor[seat] = minor_case(self.game, seat, card)

    def _close_minor(self) -> None:
        for case in self.minor.values():
            case.close()
        self.minor = {}

    def _begin_major(self, card: str) -> None:
        """By ascending stack, the non-tradeable one first (C2)."""
        if self.major is not None:
            self.major.close()
        place = CALAMITIES[card].stack, CALAMITIES[card].tradeable
        if place <= self.last:
            self.report.find("C2", "in ascending order, the non-tradeable one first")
        self.last = place
        kind = STRIKES.get(card)
        if kind is None:
            self.major = Together(self.game, card)
        elif card in CHOSEN_FIRST:
            self.major = ChosenFirst(self.game, card, kind)
        else:
            self.major = OneByOne(self.game, card, kind)

    def _check_beneficiary(self, event: Event, card: Card) -> None:
        """The beneficiary is the player who traded it to the victim, or the default one (C4)."""
        game, calamity = self.game, CALAMITIES[card.name]
        victim = game.players[event["seat"]]
        others = [player for player in game.present() if player is not victim]
        expected = None
        if calamity.beneficiary is not None:
            if not calamity.tradeable:
                others = [player for player in others if player.block == victim.block]
            traded = [p.seat for p in others if calamity.tradeable and p.seat == card.trader]
            default = [player.seat for player in game.beneficiaries(others)]
            expected = next(iter([*traded, *default]), None)
        self.report.equal("C4", "beneficiary", event["beneficiary"], expected)

    def see(self, event: Event) -> None:
        """Everything except a new calamity belongs to one that has struck."""
        if event["type"] == "calamity-struck":
            self.on_calamity_struck(event)
            return
        seat = event.get("owner", event.get("seat"))
        if self.major is None and seat in self.minor:
            self.minor[seat].see(event)
        elif self.major is not None:
            self._check_about(event, self.major)
            self.major.see(event)
        else:
            self.report.give_up("C2", "no calamity does this")

    def _check_about(self, event: Event, major: Major) -> None:
        """An event about a calamity must be about the one that has struck, and its victim."""
        if "card" in event and event["type"] != "card-stolen":
            self.report.equal("C2", "card", event["card"], major.card)
            victims = [copy.victim for copy in major.copies]
            if event["seat"] not in victims:
                self.report.find("C2", f"{event['card']} has struck {victims}")

    def end(self) -> None:
        self._close_minor()
        if self.major is not None:
            self.major.close()
        for player in self.game.present():
            self.report.equal("C10", "calamities in hand", player.hand.calamities(), [])
