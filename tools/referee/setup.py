"""The set-up, and what the Short Game starts with (S2, S3, Q)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from ecumene.data import TrackName
from tools.referee.judge import Judge
from tools.referee.tables import CIVILIZATIONS, FACTS, GROUPS, LIMIT, SITES, THEMES
from tools.referee.trade_cards import Drawing

if TYPE_CHECKING:
    from tools.referee.position import Event, Position

START = FACTS.short_game.start
STEPS = (
    "civilization-picked",
    "start-cities-placed",
    "theme-revealed",
    "credits-chosen",
    "city-destroyed",
    "cards-drawn",
    "start-tokens-placed",
)
"""The steps of the set-up; everybody completes a step before the next (Q1)."""
CREDIT_STEP = 5


class SetUp(Judge):
    """Phase 0: everybody picks a civilization and starts with one token (S2, S3)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.free = {FACTS.civilizations[index].id for index in game.setup.civilizations}
        self.step = 0
        if game.options["short_game"]:
            self.parts = (ShortGame(game),)

    def see(self, event: Event) -> None:
        if event["type"] in STEPS:
            step = STEPS.index(event["type"])
            if step < self.step:
                self.report.find("Q1", f"{event['type']} after {STEPS[self.step]}")
            self.step = step
        super().see(event)

    def on_civilization_picked(self, event: Event) -> None:
        player = self.game.players[event["seat"]]
        if event["civilization"] not in self.free or player.civ:
            self.report.give_up("S2", "this civilization is not to be had")
        agreed = self.game.options["civilizations"]
        if agreed is not None:
            self.report.equal(
                "S2", "agreed civilization", event["civilization"], agreed[player.seat]
            )
        self.free.discard(event["civilization"])
        player.civ = event["civilization"]
        civ = CIVILIZATIONS[player.civ]
        player.block = next(
            block.value for block, civs in self.game.setup.blocks.items() if civ.index in civs
        )
        if not self.game.options["short_game"]:  # there it goes back to stock (Q4)
            self.game.place(player.seat, FACTS.areas[civ.start].id, 1)

    def end(self) -> None:
        if self.free:
            self.report.give_up("S2", "not everybody has a civilization")
        for part in self.parts:
            part.end()


class ShortGame(Judge):
    """Cities, theme sets, trade cards, tokens and markers of the Short Game (Q1-Q4)."""

    def __init__(self, game: Position) -> None:
        super().__init__(game)
        self.drawing: Drawing | None = None
        copies = FACTS.short_game.copies[game.setup.players]
        self.themes = Counter(
            {FACTS.short_game.theme_sets[index].id: count for index, count in copies.items()}
        )
        self.cities: list[int] = []
        self.tokens: list[int] = []
        self.revealed: list[int] = []
        self.owed: Counter[int] = Counter()
        self.razing: list[int] = []
        """Players whose set destroys a city."""
        self.razed: list[int] = []
        self.report.equal("Q1", "track", game.options["track"], TrackName.BASIC.value)

    def on_start_cities_placed(self, event: Event) -> None:
        """Five cities in each player's own region, at least four of them on sites (Q1, Q1a)."""
        player, areas = self.game.players[event["seat"]], event["areas"]
        self.cities.append(player.seat)
        self.report.equal("Q1", "cities", len(areas), START.cities)
        on_sites = sum(area in SITES for area in areas)
        if on_sites < START.cities_on_sites:
            self.report.find("Q1a", f"only {on_sites} cities on sites")
        for area in areas:
            if area not in player.region or not LIMIT[area]:
                self.report.find("Q1", f"no city in {area}")
            self.game.raise_city(player.seat, area)

    def on_theme_revealed(self, event: Event) -> None:
        """Their advances, and credits that count from the first turn (Q1, Q3)."""
        player, theme = self.game.players[event["seat"]], THEMES[event["theme"]]
        if not self.themes[theme.id] or player.seat in self.revealed:
            self.report.find("Q1", "this theme set was not dealt")
        self.themes[theme.id] -= 1
        self.revealed.append(player.seat)
        self.razing += [player.seat] * theme.destroys_city
        for index in theme.advances:
            advance = FACTS.advances[index]
            player.advances.add(advance.id)
            self.owed[player.seat] += advance.free_credits
            for group, points in zip(GROUPS, advance.credits, strict=True):
                player.credits[group] += points

    def on_credits_chosen(self, event: Event) -> None:
        """Q3, A-WRITTEN-RECORD."""
        points = event["credits"]
        self.report.equal("Q3", "credits", sum(points.values()), self.owed.pop(event["seat"], 0))
        for group, number in points.items():
            if number <= 0 or number % CREDIT_STEP:
                self.report.find("A-WRITTEN-RECORD", f"{number} credits in {group}")
            self.game.players[event["seat"]].credits[group] += number

    def on_city_destroyed(self, event: Event) -> None:
        """A city is destroyed if the set says so (Q1)."""
        self.report.equal("Q1", "rule", event["rule"], "Q1")
        self.razed.append(event["owner"])
        self.game.raze_city(event["area"], event["owner"])

    def on_cards_drawn(self, event: Event) -> None:
        """As in phase 6 (Q1)."""
        if self.drawing is None:
            self.drawing = Drawing(self.game)
        self.drawing.on_cards_drawn(event)

    def on_start_tokens_placed(self, event: Event) -> None:
        """Up to 14 within the limits of one's own region (Q1, Q4)."""
        player, tokens = self.game.players[event["seat"]], event["tokens"]
        self.tokens.append(player.seat)
        if sum(tokens.values()) > START.tokens:
            self.report.find("Q4", f"more than {START.tokens} tokens")
        for area, count in tokens.items():
            if area not in player.region or count > self.game.limit(player.seat, area):
                self.report.find("Q1", f"{count} tokens in {area}")
            self.game.place(player.seat, area, count)
        self.report.equal("Q1", "treasury", event["treasury"], START.treasury)
        self.game.to_treasury(player.seat, event["treasury"])
        self.report.equal("Q1", "step", event["step"], START.step)
        player.step = event["step"]

    def end(self) -> None:
        by_rank = [player.seat for player in self.game.present()]
        self.report.equal("Q1", "order of placing cities", self.cities, by_rank)
        self.report.equal("Q1", "order of placing tokens", self.tokens, by_rank)
        self.report.equal("Q1", "sets revealed", sorted(self.revealed), sorted(by_rank))
        self.report.equal("Q1", "who destroys a city", sorted(self.razed), sorted(self.razing))
        self.report.equal("Q3", "credits not chosen", +self.owed, Counter())
        if self.drawing is None:
            self.report.find("Q1", "nobody has drawn trade cards")
        else:
            self.drawing.end()
