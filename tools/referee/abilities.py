"""Phase 10: special abilities (Z)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tools.referee.judge import Judge
from tools.referee.position import CITY_POINTS, party_of
from tools.referee.tables import (
    ADJACENT,
    ADVANCES,
    BARBARIANS,
    FACTS,
    LAND,
    LIMIT,
    face_value,
    is_commodity,
)

if TYPE_CHECKING:
    from tools.referee.position import Event, Party, Player, Position

DIASPORA, DOCTRINE, EMPIRE_NAMES, POLITICS_TREASURY = 5, 5, 5, 5
LEAST_FACE_VALUE = 2
PER_FACE_VALUE = 2
TAKES_AREA: Final = {"fundamentalism", "monotheism", "politics"}


class Abilities(Judge):
    """The furthest player first, each ability once, each with the effects that belong to it."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.order = [player.seat for player in game.by_position()]
        self.turn = 0
        self.used: set[tuple[int, str]] = set()
        self.ability = ""
        self.user: Player | None = None
        self.area = ""
        """The area that is taken or destroyed."""
        self.points = 0
        """Unit points annexed (A-POLITICS)."""
        self.stock = 0
        """Tokens in stock when the ability was used (Z5a)."""
        self.pirates = 0
        self.tokens = 0
        self.paid: int | None = None
        self.gained: int | None = None
        self.cards: list[str] | None = None
        self.owing: list[int] = []
        self.acted = False
        """Whether an ability's single effect has happened."""

    def on_ability_used(self, event: Event) -> None:
        self._finish()
        seat, ability = event["seat"], event["advance"]
        place = self.order.index(seat)
        if place < self.turn:
            self.report.find("Z1", "this player's turn is over")
        self.turn = place
        if (seat, ability) in self.used or ability not in self.game.players[seat].advances:
            self.report.find("Z1", "does not hold this ability, or has used it")
        if not ADVANCES[ability].special_ability:
            self.report.find("Z4", "is not a special ability")
        self.used.add((seat, ability))
        self.ability, self.user = ability, self.game.players[seat]
        self.area, self.points, self.pirates, self.tokens = "", 0, 0, 0
        self.stock = self.user.stock
        self.paid = self.gained = self.cards = None
        self.owing = []
        self.acted = False

    def _expect(self, event: Event, *abilities: str) -> Player:
        if self.user is None or self.ability not in abilities:
            self.report.give_up("Z1", f"{event['type']} does not follow from {self.ability}")
        if "rule" in event:
            self.report.equal("Z1", "rule", event["rule"], ADVANCES[self.ability].rule)
        return self.user

    def _strike(self, event: Event, owner: Party, area: str) -> None:
        """Check that an ability may strike units of this owner in this area (Z3, Z5)."""
        user = self._expect(event, *TAKES_AREA)
        if not self.area:
            self.area = area
            near = {place for here in self.game.occupied(user.seat) for place in LAND[here]}
            if area not in near:
                self.report.find("Z5", f"{area} is not adjacent by land")
        self.report.equal("Z1", "area", area, self.area)
        if owner == user.seat or self._spared(owner):
            self.report.find("Z3", f"units of {owner} are spared")

    def _spared(self, owner: Party) -> bool:
        spares = {
            FACTS.advances[index].id
            for effect in ADVANCES[self.ability].effects
            for index in effect.spares
        }
        return owner == BARBARIANS or self.game.holds(owner, *spares)

    # Effects

    def on_city_destroyed(self, event: Event) -> None:
        owner = party_of(event["owner"])
        self._expect(event, "fundamentalism")
        self._strike(event, owner, event["area"])
        self.game.raze_city(event["area"], owner)
        self.game.lose_token_beside(event, owner, expected=False)

    def on_tokens_destroyed(self, event: Event) -> None:
        owner = party_of(event["owner"])
        self._expect(event, "fundamentalism")
        for area, count in event["tokens"].items():
            self._strike(event, owner, area)
            self.game.remove(owner, area, count)

    def on_city_annexed(self, event: Event) -> None:
        owner, area = party_of(event["owner"]), event["area"]
        user = self._expect(event, "monotheism", "politics", "universal-doctrine")
        if self.ability == "universal-doctrine":
            self.report.equal("A-UNIVERSAL-DOCTRINE", "owner", owner, BARBARIANS)
            self.pirates += 1
        else:
            self._strike(event, owner, area)
        self.points += CITY_POINTS
        self.report.equal("Z1", "taker", event["taker"], user.seat)
        self.game.raze_city(area, owner)
        self.game.lose_token_beside(event, owner, expected=False)
        self.game.raise_city(user.seat, area)

    def on_tokens_annexed(self, event: Event) -> None:
        owner, area, count = party_of(event["owner"]), event["area"], event["tokens"]
        user = self._expect(event, "monotheism", "politics", "universal-doctrine")
        if self.ability == "universal-doctrine":
            self.report.equal("A-UNIVERSAL-DOCTRINE", "owner", owner, BARBARIANS)
        else:
            self._strike(event, owner, area)
        self.points += count
        self.tokens += count
        self.report.equal("Z1", "taker", event["taker"], user.seat)
        self.game.remove(owner, area, count)
        self.game.place(user.seat, area, count)

    def on_treasury_lost(self, event: Event) -> None:
        user = self._expect(event, "politics")
        self.report.equal("A-POLITICS", "seat", event["seat"], user.seat)
        self.report.equal("A-POLITICS", "treasury paid before", self.paid, None)
        self.paid = event["tokens"]
        self.game.from_treasury(user.seat, event["tokens"])

    def on_treasury_gained(self, event: Event) -> None:
        user = self._expect(event, "politics", "trade-routes")
        self.report.equal("Z1", "seat", event["seat"], user.seat)
        self.report.equal("Z1", "treasury gained before", self.gained, None)
        self.gained = event["tokens"]
        self.game.to_treasury(user.seat, event["tokens"])

    def on_cards_lost(self, event: Event) -> None:
        user = self._expect(event, "trade-routes")
        self.report.equal("A-TRADE-ROUTES", "seat", event["seat"], user.seat)
        self.report.equal("A-TRADE-ROUTES", "cards discarded before", self.cards, None)
        self.cards = event["cards"]
        for card in event["cards"]:
            if not is_commodity(card):
                self.report.give_up("A-TRADE-ROUTES", f"{card} is no commodity")
            self.game.stacks.discard(user.hand.take(card))

    def _act(self) -> None:
        if self.acted:
            self.report.find("Z1", f"{self.ability} has been used")
        self.acted = True

    def on_tokens_resettled(self, event: Event) -> None:
        """A-DIASPORA."""
        user = self._expect(event, "diaspora")
        self._act()
        self.report.equal("A-DIASPORA", "seat", event["seat"], user.seat)
        taken, placed = event["taken"], event["placed"]
        self.report.equal("A-DIASPORA", "placed", sum(placed.values()), sum(taken.values()))
        if not 0 < sum(taken.values()) <= DIASPORA or set(taken) & set(placed):
            self.report.find("A-DIASPORA", "up to 5 tokens go to other areas")
        for area, count in taken.items():
            self.game.remove(user.seat, area, count)
        for area, count in placed.items():
            self.game.place(user.seat, area, count)
            self._check_room(user, area)

    def _check_room(self, user: Player, area: str) -> None:
        present = self.game.tokens_in(area)
        alone = set(present) == {user.seat}
        limit = self.game.limit(user.seat, area) if alone else LIMIT[area]
        foreign = self.game.cities.get(area, user.seat) != user.seat
        if foreign or sum(present.values()) > limit or (area in self.game.cities and not alone):
            self.report.find("A-DIASPORA", f"no room in {area}")

    def on_players_named(self, event: Event) -> None:
        """A-PROVINCIAL-EMPIRE."""
        user = self._expect(event, "provincial-empire")
        self._act()
        self.report.equal("A-PROVINCIAL-EMPIRE", "seat", event["seat"], user.seat)
        named = event["players"]
        if not 0 < len(set(named)) == len(named) <= EMPIRE_NAMES:
            self.report.find("A-PROVINCIAL-EMPIRE", "up to 5 different players")
        here = self.game.occupied(user.seat)
        near = here.union(*(ADJACENT[area] for area in here)) if here else set()
        for seat in named:
            other = self.game.players[seat]
            if other.left or seat == user.seat or other.holds("provincial-empire", "public-works"):
                self.report.find("Z3", f"seat {seat} cannot be named")
            if near.isdisjoint(self.game.occupied(seat)):
                self.report.find("Z5", f"seat {seat} is not adjacent")
        self.owing = list(named)

    def _owes(self, event: Event) -> None:
        user = self._expect(event, "provincial-empire")
        self.report.equal("A-PROVINCIAL-EMPIRE", "taker", event["taker"], user.seat)
        if event["giver"] not in self.owing:
            self.report.give_up("A-PROVINCIAL-EMPIRE", "owes nothing")
        self.owing.remove(event["giver"])

    def on_card_handed_over(self, event: Event) -> None:
        self._owes(event)
        card = event["card"]
        if not is_commodity(card) or face_value(card) < LEAST_FACE_VALUE:
            self.report.find("A-PROVINCIAL-EMPIRE", f"{card} has no face value of 2 or more")
        taken = self.game.players[event["giver"]].hand.take(card)
        self.game.players[event["taker"]].hand.add(taken)

    def on_nothing_handed_over(self, event: Event) -> None:
        self._owes(event)
        hand = self.game.players[event["giver"]].hand.commodities()
        if any(face_value(card) >= LEAST_FACE_VALUE for card in hand):
            self.report.find("A-PROVINCIAL-EMPIRE", "has such a card")

    # Required outcomes

    def _finish(self) -> None:
        if self.user is None:
            return
        if self.area:
            self._check_emptied(self.user)
        check = getattr(self, "_finish_" + self.ability.replace("-", "_"), None)
        if check is not None:
            check()
        self.report.equal("A-PROVINCIAL-EMPIRE", "have given nothing", self.owing, [])
        self.user = None

    def _check_emptied(self, user: Player) -> None:
        left = set(self.game.tokens_in(self.area)) - {user.seat}
        owner = self.game.cities.get(self.area, user.seat)
        for party in left | ({owner} - {user.seat}):
            if not self._spared(party):
                self.report.find("Z1", f"units of {party} are left in {self.area}")

    def _finish_politics(self) -> None:
        if self.area:
            self.report.equal("A-POLITICS", "treasury paid", self.paid, self.points)
            self.report.equal("A-POLITICS", "treasury gained", self.gained, None)
            if self.tokens > self.stock:
                self.report.find("Z5a", "has too few tokens for the area")
        elif self.paid is not None or not 0 < (self.gained or 0) <= POLITICS_TREASURY:
            self.report.find("A-POLITICS", f"pays {self.paid} and gains {self.gained}")

    def _finish_diaspora(self) -> None:
        if not self.acted:
            self.report.find("A-DIASPORA", "nobody was resettled")

    def _finish_provincial_empire(self) -> None:
        if not self.acted:
            self.report.find("A-PROVINCIAL-EMPIRE", "nobody was named")

    def _finish_monotheism(self) -> None:
        if not self.area:
            self.report.find("A-MONOTHEISM", "nothing was annexed")

    def _finish_fundamentalism(self) -> None:
        if not self.area:
            self.report.find("A-FUNDAMENTALISM", "nothing was destroyed")

    def _finish_universal_doctrine(self) -> None:
        one_city = (self.pirates, self.tokens) == (1, 0)
        if not one_city and not (self.pirates == 0 and 0 < self.tokens <= DOCTRINE):
            self.report.find(
                "A-UNIVERSAL-DOCTRINE", f"{self.pirates} cities and {self.tokens} tokens"
            )

    def _finish_trade_routes(self) -> None:
        if not self.cards:
            self.report.find("A-TRADE-ROUTES", "nothing was discarded")
        value = PER_FACE_VALUE * sum(face_value(card) for card in self.cards or [])
        self.report.equal("A-TRADE-ROUTES", "tokens gained", self.gained or 0, value)

    def end(self) -> None:
        self._finish()
