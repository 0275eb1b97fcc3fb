"""The forms of a real table, filled in as people do: by the label beside each field."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from playwright.sync_api import ViewportSize, expect

from ecumene.data import facts

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from tests.tabletop.examples import Bought, Fight, Scored, Side
    from tests.tabletop.struck import Person, Struck

COUNTS: Final = {
    "tokens": "Tokens on the board",
    "cities": "Cities on the board",
    "coastal_tokens": "Tokens in coastal areas",
    "coastal_cities": "Coastal cities",
    "treasury": "Treasury",
    "cards": "Commodity cards in hand",
    "step": "Spaces on the A.S.T.",
    "stock": "Tokens in stock",
}
NARROW: Final = ViewportSize(width=1024, height=768)
"""Too narrow for the board behind the start, through which one comes to an empty form."""
WIDE: Final = ViewportSize(width=1440, height=900)
"""Wide enough for a shop with all groups beside each other."""
GROUPS: Final = ("arts", "civics", "crafts", "religion", "science")


def with_names(line: str) -> str:
    """A sentence as the page says it: rules of cards go by the names of the cards."""

    def card(found: re.Match[str]) -> str:
        kind, id_ = found[1], found[2].lower()
        table = facts().advances if kind == "A" else facts().calamities
        return table[id_].name.en

    return re.sub(r"\b([AC])-([A-Z][A-Z-]*)", card, line)


def name(kind: str, id_: str) -> str:
    """The page's name for something."""
    return getattr(facts(), kind)[id_].name.en  # type: ignore[no-any-return]


@dataclass
class TableForms:
    """A window with the forms; the rules are loaded once and stay."""

    page: Page

    def begin(self) -> None:
        """Wait until the rules are loaded."""
        self.page.get_by_text("The rules are ready").wait_for()

    def anew(self, tab: str) -> Locator:
        """Go to an empty form."""
        self.page.locator('header a[href="/"]').click()
        self.page.locator('a[href="/table"]:visible').first.click()
        self.begin()
        self.page.get_by_role("button", name=tab, exact=True).click()
        return self.page.locator(".sheet:visible")

    # Conflicts

    def settle_fight(self, fight: Fight) -> list[str]:
        form = self.anew("Conflict and city attack")
        self._table(form, None)
        form.get_by_label("Population limit of the area").fill(str(fight.limit))
        for place, side in enumerate(fight.sides):
            if form.locator("fieldset").count() <= place:
                form.get_by_role("button", name="Add a civilization").click()
            self._side(form.locator("fieldset").nth(place), side)
        city = any(side.city for side in fight.sides)
        for place, side in enumerate(fight.sides):
            if city and side.civilization != "barbarians":
                stock = form.locator("fieldset").nth(place).get_by_label(COUNTS["stock"])
                stock.fill(str(side.stock))
        form.get_by_role("button", name="Settle the conflict").click()
        return self.verdict()

    def _side(self, block: Locator, side: Side) -> None:
        block.get_by_label("Civilization").select_option(side.civilization)
        if side.tokens:
            block.get_by_label("Tokens here").fill(str(side.tokens))
        if side.city:
            block.get_by_label("City here").check()
        self._tick(block, side.advances)
        if side.ships:
            block.get_by_label("Ships here").fill(str(side.ships))
        if side.ships_first:
            block.get_by_label("Loses ships first").check()

    def _tick(self, block: Locator, advances: tuple[str, ...]) -> None:
        for advance in advances:
            block.get_by_role("checkbox", name=name("advances", advance), exact=True).check()

    # Calamities

    def settle_calamity(self, struck: Struck) -> list[str]:
        form = self.anew("Calamity")
        form.get_by_label("Which calamity?").select_option(struck.card)
        self._table(form, struck.table)
        self._person(form.locator("fieldset").first, struck.victim)
        if struck.limit is not None:
            form.get_by_label("Population limit of the struck").fill(str(struck.limit))
        for place, other in enumerate(struck.others, start=1):
            form.get_by_role("button", name="Add a civilization").click()
            block = form.locator("fieldset").nth(place)
            block.get_by_label("Civilization").select_option(other.civilization)
        if struck.trader is not None:
            form.get_by_label("Who traded the card").select_option(struck.trader)
        for place, other in enumerate(struck.others, start=1):
            self._person(form.locator("fieldset").nth(place), other)
        for twin in struck.twin:
            form.get_by_role("checkbox", name=name("civilizations", twin)).check()
        form.get_by_role("button", name="Settle the calamity").click()
        told = self.verdict()
        for civ in struck.named:
            self.page.get_by_role("button", name=name("civilizations", civ), exact=True).click()
        if struck.calls_it:
            self.page.get_by_role("button", name=struck.calls_it, exact=True).click()
        if struck.named or struck.calls_it:
            self.page.get_by_text(with_names(struck.says[-1])).wait_for()
            told = self.verdict()
        return told

    def _table(self, form: Locator, table: tuple[int, str] | None) -> None:
        """Enter the number of players, or clear what was entered on another form."""
        players = form.get_by_label("Players")
        if table is not None:
            players.select_option(str(table[0]))
            if form.get_by_label("Map").count():
                form.get_by_label("Map").select_option(table[1])
        elif players.count():
            players.select_option("not entered")

    def _person(self, block: Locator, person: Person) -> None:
        block.get_by_label("Civilization").select_option(person.civilization)
        for count, number in person.counts.items():
            block.get_by_label(COUNTS[count], exact=True).fill(str(number))
        self._tick(block, person.advances)
        for place, (area, tokens, city) in enumerate(person.spots):
            block.get_by_role("button", name="Add a").click()
            block.get_by_label("Area").nth(place).select_option(area)
            if tokens:
                block.get_by_label("Tokens", exact=True).nth(place).fill(str(tokens))
            boxes = block.get_by_role("checkbox", name="City", exact=True)
            if city and boxes.count():
                boxes.nth(place).check()

    # The verdict

    def verdict(self) -> list[str]:
        """The verdict shown; it must be in view, and have the focus."""
        section = self.page.get_by_role("region", name="What happens")
        section.wait_for()
        expect(section).to_be_focused()
        expect(section.get_by_role("heading", name="What happens")).to_be_in_viewport()
        expect(section.locator("p").first).to_be_in_viewport()
        return section.locator(".said p").all_inner_texts()

    # Purchases

    def open_shop(self, bought: Bought) -> None:
        form = self.anew("Purchase")
        self.page.set_viewport_size(WIDE)
        self._table(form, bought.table)
        form.get_by_label("Short Game").set_checked(bought.short_game)
        form.get_by_label("Civilization").select_option(bought.civilization)
        for card, count in bought.hand.items():
            for _ in range(count):
                form.get_by_label("Cards in hand").select_option(card)
        form.get_by_label("Treasury").fill(str(bought.treasury))
        form.locator("summary").click()
        self._tick(form, bought.advances)
        for group, number in bought.free.items():
            form.get_by_role("spinbutton", name=name("groups", group)).fill(str(number))
        form.get_by_role("button", name="Show the prices").click()
        self.page.get_by_role("heading", name="Which advances do you buy?").wait_for()

    def credits(self) -> tuple[int, ...]:
        """The shop's credits for each group."""
        heads = [self.page.locator(f"#group-{group} .credit").inner_text() for group in GROUPS]
        return tuple(int(head.split()[-1]) for head in heads)

    def price(self, advance: str) -> int:
        return int(self.page.locator(f"#price-{advance} b").inner_text())

    def spent(self) -> str:
        """The part of the treasury that pays for the basket, and the whole."""
        return self.page.locator(".coins").inner_text().strip()

    def gifts(self) -> list[str]:
        """Advances that may be taken for free with it."""
        offered = self.page.get_by_label("Free with Anatomy").locator("option:not([value=''])")
        return offered.all_inner_texts()

    def close_shop(self) -> None:
        self.page.get_by_role("button", name="Back to the table").click()
        self.page.set_viewport_size(NARROW)

    # The score

    def score(self, players: list[Scored]) -> dict[str, str]:
        form = self.anew("Score")
        self._table(form, None)
        if form.get_by_role("button", name="Clear the sheet").count():
            form.get_by_role("button", name="Clear the sheet").click()
        for place, player in enumerate(players):
            form.get_by_role("button", name="Add a civilization").click()
            block = form.locator("fieldset").nth(place)
            block.get_by_label("Civilization").select_option(player.civilization)
            block.get_by_label("Spaces on the A.S.T.").fill(str(player.step))
            block.get_by_label("Cities").fill(str(player.cities))
            block.get_by_label("Bonus for the Late Iron Age").set_checked(player.late_iron)
            block.locator("summary").click()
            self._tick(block, player.advances)
        found = {}
        for place, player in enumerate(players):
            output = form.locator("fieldset").nth(place).locator("output")
            expect(output).to_have_text(f"{player.total} point{'' if player.total == 1 else 's'}")
            found[player.civilization] = output.inner_text()
        return found
