"""The cost of an event or of an action to a page: requests and time.

All seats of a trade belong to people, so only measured things happen.
"""

from __future__ import annotations

import time
from itertools import cycle, islice
from statistics import mean, median
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecumene.rules.actions import MakeOffer
from ecumene.rules.format.codec import to_names
from ecumene.rules.game import Game
from tests.web.positions import asked, place_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page, Request

    from tests.server.whole import Whole
    from tests.web.positions import Placed

OFFERS: Final = 8
"""Number of offers made and withdrawn."""
GESTURES: Final = 8
AFTER: Final = 1_500
"""Milliseconds within which everything that belongs to an event has arrived."""


class Cost(NamedTuple):
    """What happened, requests taken and allowed for each, and the median milliseconds."""

    what: str
    wanted: str
    requests: float
    most: int
    ms: float


class Desk:
    """A page at the desk of a trade, and the others at the table."""

    def __init__(self, server: Whole) -> None:
        snapshot = asked("trade").snapshot
        self.game = Game.restore(snapshot)
        seats = range(self.game.options.players)
        people = {seat: server.person(f"Player {seat}") for seat in seats}
        self.placed = place_for(server, snapshot, people)
        trade = self.game.peek().trade
        assert trade is not None
        self.own, *others = trade.seats
        self.others = [self.placed[seat] for seat in others]

    @property
    def at(self) -> Placed:
        """Whose page it is."""
        return self.placed[self.own]

    def costs(self, page: Page) -> Iterator[Cost]:
        """Measure on a page that shows the desk."""
        counted = Counted(page)
        yield counted.all("an event in trade", "<= 2", self._events(page))
        yield counted.all("a gesture in trade", "1", self._gestures(page))

    def _events(self, page: Page) -> Iterator[Callable[[], None]]:
        """Others make offers and withdraw them."""
        for who in islice(cycle(self.others), OFFERS):
            made = self._answer(who, self._offer(who.seat))
            number = next(each["number"] for each in made() if each["type"] == "offer-made")
            row = page.locator(f"[data-offer='{number}']")
            yield row.wait_for
            self._answer(who, {"type": "withdraw", "number": number})()
            yield lambda row=row: row.wait_for(state="detached")

    def _offer(self, seat: int) -> Any:
        offers = (each for each in self.game.answers(seat) if isinstance(each, MakeOffer))
        return {**to_names(next(offers)), "to": None}

    def _answer(self, who: Placed, action: Any) -> Callable[[], Any]:
        question = who.question()["question"]
        return lambda: who.person.answer(who.game, who.seat, question, action)["events"]

    def _gestures(self, page: Page) -> Iterator[Callable[[], None]]:
        """The reader is done, and comes back."""
        names = ("I am done", "Come back")
        for number in range(GESTURES):
            now, then = names[number % 2], names[(number + 1) % 2]
            page.get_by_role("button", name=now).click()
            yield page.get_by_role("button", name=then).wait_for


class Counted:
    """The requests of a page."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._requests: list[str] = []
        page.on("request", self._note)

    def _note(self, request: Request) -> None:
        if "/api/" in request.url:
            self._requests.append(f"{request.method} {request.url.rpartition('/')[2]}")

    def all(self, what: str, wanted: str, happening: Iterator[Callable[[], None]]) -> Cost:
        """Let things happen one by one; each yields a function that returns once it is shown."""
        counts, took = [], []
        while True:
            self._requests.clear()
            begun = time.perf_counter()
            shown = next(happening, None)
            if shown is None:
                return Cost(what, wanted, mean(counts), max(counts), median(took))
            shown()
            took.append((time.perf_counter() - begun) * 1000)
            self._page.wait_for_timeout(AFTER)
            counts.append(len(self._requests))
