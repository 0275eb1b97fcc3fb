"""The minor calamities, one case for each that strikes (C1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.referee.dues import Cities, Damage, Due, lose_cards, number_of
from tools.referee.judge import handler_of
from tools.referee.tables import COASTAL

if TYPE_CHECKING:
    from tools.referee.position import Event, Position


class Minor(Due):
    """Pieces first, treasury last, as far as there is any (C1, C1a)."""

    def __init__(self, game: Position, seat: int, card: str) -> None:
        super().__init__(game, seat, card)
        self.pieces = _pieces(game, seat, card)
        self.treasury = 0
        if card in ("tempest", "squandered-wealth", "city-riots", "coastal-migration"):
            self.treasury = min(number_of(card, "treasury"), self.player.treasury)

    def see(self, event: Event) -> None:
        self.report.equal(self.rule, "rule", event["rule"], self.rule)
        handler = handler_of(self, event) or self.pieces.see
        handler(event)

    def on_treasury_lost(self, event: Event) -> None:
        if not self.pieces.done():
            self.report.find("C1a", "treasury is lost last")
        self.report.equal(self.rule, "treasury lost", event["tokens"], self.treasury)
        self.game.from_treasury(self.player.seat, event["tokens"])
        self.treasury = 0

    def close(self) -> None:
        self.pieces.close()
        self.report.equal(self.rule, "treasury not lost", self.treasury, 0)


class Flames(Minor):
    """A city is destroyed, or a ransom is paid (C-CITY-IN-FLAMES)."""

    paid = False

    def see(self, event: Event) -> None:
        if self.paid or self.pieces.done():
            self.report.find(self.rule, "it is over: a city was destroyed, ransomed, or not there")
        super().see(event)

    def on_treasury_lost(self, event: Event) -> None:
        self.report.equal(self.rule, "ransom", event["tokens"], number_of(self.card, "ransom"))
        self.game.from_treasury(self.player.seat, event["tokens"])
        self.paid = True

    def close(self) -> None:
        if not self.paid:
            self.pieces.close()


class Banditry(Minor):
    """Cards are lost, or saved for a ransom (C-BANDITRY)."""

    def __init__(self, game: Position, seat: int, card: str) -> None:
        super().__init__(game, seat, card)
        self.cards = min(number_of(card, "cards"), len(self.player.hand.commodities()))

    def on_cards_lost(self, event: Event) -> None:
        self.cards -= len(lose_cards(self.game, event))

    def on_treasury_lost(self, event: Event) -> None:
        each = number_of(self.card, "ransom-per-card")
        self.report.equal(self.rule, "ransom that saves no card", event["tokens"] % each, 0)
        self.cards -= event["tokens"] // each
        self.game.from_treasury(self.player.seat, event["tokens"])

    def close(self) -> None:
        self.report.equal(self.rule, "cards neither lost nor saved", self.cards, 0)


def minor_case(game: Position, seat: int, card: str) -> Minor:
    """A minor calamity that strikes a player."""
    kinds = {"city-in-flames": Flames, "banditry": Banditry}
    return kinds.get(card, Minor)(game, seat, card)


def _pieces(game: Position, seat: int, card: str) -> Due:
    match card:
        case "tempest":
            return Damage(game, seat, card, number_of(card, "damage"), COASTAL)
        case "tribal-conflict":
            return Damage(game, seat, card, number_of(card, "damage"))
        case "city-riots":
            return Cities(game, seat, card, number_of(card, "reduced-cities"))
        case "city-in-flames" | "minor-uprising":
            return Cities(
                game, seat, card, number_of(card, "destroyed-cities"), how="city-destroyed"
            )
        case "coastal-migration":
            number = number_of(card, "destroyed-cities")
            return Cities(game, seat, card, number, COASTAL, how="city-destroyed")
    return Due(game, seat, card)
