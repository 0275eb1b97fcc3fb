"""What a calamity takes from one victim: how much is due, and what has been taken (G12, C11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import Role
from tools.referee.cities import check_reduction, support_rate, unsupported
from tools.referee.judge import handler_of
from tools.referee.position import CITY_POINTS, Event, Position
from tools.referee.tables import AREAS, CALAMITIES, COASTAL, changed, exposed, face_value

if TYPE_CHECKING:
    from collections.abc import Collection


ORDER = ("city-reduced", "city-destroyed", "tokens-destroyed")
"""The order in which damage is taken (G12a)."""


class Due:
    """Something that is taken from a victim; each kind takes the events that belong to it."""

    def __init__(self, game: Position, seat: int, card: str) -> None:
        self.game = game
        self.report = game.report
        self.player = game.players[seat]
        self.card = card
        self.rule = CALAMITIES[card].rule

    def see(self, event: Event) -> None:
        """Take an event; one that does not belong to this calamity is a finding."""
        handler = handler_of(self, event)
        if handler is None:
            self.report.give_up(self.rule, f"{event['type']} does not belong to it")
        handler(event)

    def done(self) -> bool:
        """Whether nothing more is due."""
        return True

    def close(self) -> None:
        """Close it: everything must have been taken, and nothing in excess."""
        if not self.done():
            self.report.find(self.rule, f"seat {self.player.seat} has not met it in full")


class Damage(Due):
    """Units worth some points, where it strikes, none of them superfluous (G12)."""

    def __init__(
        self,
        game: Position,
        seat: int,
        card: str,
        amount: int,
        where: Collection[str] | None = None,
        *,
        on_plain: bool = False,
    ) -> None:
        super().__init__(game, seat, card)
        self.amount = amount
        self.where = where
        self.on_plain = on_plain
        """Cities on safe sites are not touched (G6)."""
        self.paid = 0
        self.pieces: list[int] = []
        """What single pieces have paid, each of which must have been necessary."""
        self.reduced: list[int] = []
        self.step = 0
        self.short = False
        """Whether the stock could not replace a city in full, so that the order matters."""

    def _strikes(self, area: str, *, city: bool = False) -> bool:
        if self.where is not None and area not in self.where:
            return False
        return not (city and self.on_plain) or exposed(AREAS[area])

    def _check_place(self, area: str, *, city: bool = False) -> None:
        if not self._strikes(area, city=city):
            self.report.find(self.rule, f"does not strike {area}")

    def see(self, event: Event) -> None:
        """Reduced cities first, then destroyed ones, then tokens (G12a)."""
        super().see(event)
        step = ORDER.index(event["type"])
        if step < self.step:
            self.report.find("G12a", f"{event['type']} after {ORDER[self.step]}")
        self.step = step

    def on_tokens_destroyed(self, event: Event) -> None:
        for area, count in event["tokens"].items():
            self._check_place(area)
            self.game.remove(self.player.seat, area, count)
            self.paid += count
            self.pieces.append(1)

    def on_city_destroyed(self, event: Event) -> None:
        self._check_place(event["area"], city=True)
        self.game.raze_city(event["area"], self.player.seat)
        self.pieces.append(CITY_POINTS + self.game.lose_token_beside(event, self.player.seat))
        self.paid += self.pieces[-1]

    def on_city_reduced(self, event: Event) -> None:
        self._check_place(event["area"], city=True)
        self.reduced.append(CITY_POINTS - self.game.reduce(event))
        self.paid += self.reduced[-1]
        self.short |= not self.player.stock

    def done(self) -> bool:
        if self.paid >= self.amount:
            return True
        cities = self.game.cities_of(self.player.seat)
        return not any(map(self._strikes, self.player.tokens)) and not any(
            self._strikes(area, city=True) for area in cities
        )

    def close(self) -> None:
        if not self.done():
            self.report.find("G12", f"pays {self.paid} of {self.amount} damage")
        pieces = [*self.pieces, *(self.reduced[-1:] if self.short else self.reduced)]
        if pieces and self.paid - min(pieces) >= self.amount:
            self.report.find("G12", f"pays {self.paid} for {self.amount} damage, some superfluous")


class Cities(Due):
    """Some cities, reduced or destroyed."""

    def __init__(
        self,
        game: Position,
        seat: int,
        card: str,
        number: int,
        where: Collection[str] | None = None,
        *,
        how: str = "city-reduced",
        spared: int = 0,
    ) -> None:
        super().__init__(game, seat, card)
        self.where = where
        self.how = how
        able = [area for area in game.cities_of(seat) if where is None or area in where]
        self.number = min(number, len(able))
        self.spared = spared
        """Number of cities that the victim may spare."""
        self.taken = 0

    def _take(self, event: Event) -> None:
        if event["type"] != self.how or (
            self.where is not None and event["area"] not in self.where
        ):
            self.report.find(self.rule, f"{event['type']}, and that city is not")
        self.taken += 1
        if self.taken > self.number:
            self.report.find(self.rule, f"more than {self.number} cities")

    def on_city_reduced(self, event: Event) -> None:
        self._take(event)
        self.game.reduce(event)

    def on_city_destroyed(self, event: Event) -> None:
        self._take(event)
        self.game.raze_city(event["area"], self.player.seat)
        self.game.lose_token_beside(event, self.player.seat)

    def done(self) -> bool:
        return self.taken >= self.number - self.spared


class Support(Due):
    """A check of support at a higher rate (C-SLAVE-REVOLT)."""

    def __init__(self, game: Position, seat: int, card: str, raised: int) -> None:
        super().__init__(game, seat, card)
        self.rate = support_rate(self.player) + raised

    def on_city_reduced(self, event: Event) -> None:
        check_reduction(self.game, self.player, event["area"], self.rate)
        self.game.reduce(event)

    def done(self) -> bool:
        return not unsupported(self.game, self.player, self.rate)


class Cards(Due):
    """Commodity cards of some face value, none of them superfluous (C-CORRUPTION, C12a)."""

    def __init__(self, game: Position, seat: int, card: str, value: int) -> None:
        super().__init__(game, seat, card)
        self.value = value
        self.lost: list[int] = []

    def on_cards_lost(self, event: Event) -> None:
        self.lost += lose_cards(self.game, event)

    def done(self) -> bool:
        left = sum(face_value(card) for card in self.player.hand.commodities())
        return sum(self.lost) >= self.value or not left

    def close(self) -> None:
        super().close()
        idle = self.lost and sum(self.lost) - min(self.lost) >= self.value
        if idle or 0 in self.lost:
            self.report.find(self.rule, f"loses {self.lost} for {self.value}")


def lose_cards(game: Position, event: Event) -> list[int]:
    """Discard commodity cards; returns their face values."""
    player = game.players[event["seat"]]
    for card in event["cards"]:
        if card in CALAMITIES:
            game.report.give_up("C3", f"{card} is no commodity card")
        game.stacks.discard(player.hand.take(card))
    return [face_value(card) for card in event["cards"]]


class Heresy(Cities):
    """Cities are reduced, unless Theocracy pays with two cards (C-ICONOCLASM-AND-HERESY)."""

    ransom = 2
    paid = False

    def on_cards_lost(self, event: Event) -> None:
        if not self.player.holds("theocracy") or self.taken or self.paid:
            self.report.find("A-THEOCRACY", "cannot pay with cards")
        self.paid = True
        self.report.equal("A-THEOCRACY", "cards", len(lose_cards(self.game, event)), self.ransom)
        self.number = 0


class Backwards(Due):
    """The marker goes back, or pairs of cities are destroyed instead (C-REGRESSION)."""

    pair = 2

    def __init__(self, game: Position, seat: int, card: str, steps: int) -> None:
        super().__init__(game, seat, card)
        self.steps = min(steps, self.player.step)
        self.destroyed = 0
        self.moved = 0

    def on_city_destroyed(self, event: Event) -> None:
        if not self.player.holds("enlightenment"):
            self.report.find("A-ENLIGHTENMENT", "cannot pay with cities")
        inland = [a for a in self.game.cities_of(self.player.seat) if a not in COASTAL]
        if event["area"] in COASTAL and inland:
            self.report.find("A-ENLIGHTENMENT", f"non-coastal cities first: {inland}")
        self.game.raze_city(event["area"], self.player.seat)
        self.game.lose_token_beside(event, self.player.seat)
        self.destroyed += 1

    def on_marker_went_back(self, event: Event) -> None:
        self.moved += event["steps"]
        self.player.step -= event["steps"]

    def done(self) -> bool:
        return self.moved + self.destroyed // self.pair >= self.steps

    def close(self) -> None:
        self.report.equal(self.rule, "cities left over", self.destroyed % self.pair, 0)
        paid = self.moved + self.destroyed // self.pair
        self.report.equal(self.rule, "steps back or paid for", paid, self.steps)


def number_of(card: str, name: str) -> int:
    """A number printed on a calamity."""
    return CALAMITIES[card].numbers[name]


def due_of(game: Position, card: str, seat: int, role: Role) -> Due:
    """What a calamity that hits persons takes from one of its victims."""
    held = game.players[seat].advances
    prefix = "secondary-" if role is Role.SECONDARY else ""

    def number(name: str) -> int:
        return changed(card, number_of(card, prefix + name), name, role, held)

    match card:
        case "famine" | "epidemic":
            return Damage(game, seat, card, number("damage"))
        case "superstition":
            return Cities(game, seat, card, number("reduced-cities"))
        case "iconoclasm-and-heresy":
            return Heresy(game, seat, card, number("reduced-cities"))
        case "civil-disorder":
            return Cities(
                game, seat, card, max(0, len(game.cities_of(seat)) - number("kept-cities"))
            )
        case "slave-revolt":
            return Support(game, seat, card, number("support-rate"))
        case "corruption":
            return Cards(game, seat, card, number("face-value"))
        case "regression":
            return Backwards(game, seat, card, number("steps-back"))
    raise KeyError(card)
