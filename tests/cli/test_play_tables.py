"""What is shown as a table: the offers in trade, movable pieces, the prices of advances."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from rich.console import Console

from ecumene.cli.play.shown_tables import NEW, areas_to_move, offers, price_list
from ecumene.cli.terminal import look_of
from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.rules.forecast import affordable
from ecumene.rules.state.lookup_tables import AGRICULTURE, HAS_SITE, LAND, LIMIT
from ecumene.rules.state.moves import March
from ecumene.rules.state.trade_offers import Wish
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tests.cli.scene import looked_at, moving_game
from tests.dialogue.asked import somewhere
from tests.dialogue.bargaining import (
    ANNA,
    BEN,
    GOLD,
    IRON,
    ME,
    PLAYERS,
    WINE,
    offer,
    table,
    trading,
)
from tests.dialogue.test_typed_buying import advance, asked, bought

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.phases.trade.trade_view import TradeView


def shown(page: RenderableType, width: int = 300) -> str:
    console = Console(width=width)
    with console.capture() as capture:
        console.print(page)
    return capture.get()


# Trade


def on_the_table(
    hand: tuple[int, ...], trade: TradeView, seen: tuple[str, ...] = (), rows: int | None = None
) -> str:
    """The offers as they are shown."""
    speaker = Speaker(Messages("en"), PLAYERS)
    return shown(offers(trading(hand, trade), speaker, seen, rows))


@pytest.mark.parametrize(("hand", "listed"), [((IRON, GOLD), False), ((IRON, WINE), True)])
def test_an_own_offer_that_cannot_be_kept_is_not_listed(
    hand: tuple[int, ...], *, listed: bool
) -> None:
    """X2: it is mentioned beside the table; others' offers are always listed."""
    made = {"5": offer(ME, IRON, WINE), "6": offer(ANNA, IRON, WINE)}
    numbers = re.findall(r"^ +(\d+)\*? ", on_the_table(hand, table(made)), re.MULTILINE)
    assert numbers == (["5", "6"] if listed else ["6"])


def test_new_offers_are_marked() -> None:
    made = {"4": offer(ANNA), "5": offer(BEN), "6": offer(ME)}
    lines = on_the_table((IRON, WINE), table(made), seen=("4",))
    assert [number for number in made if f"{number}{NEW}" in lines] == ["5"]


def test_of_too_many_offers_the_most_useful_are_shown() -> None:
    """The person's own, those they could answer, and new ones; "i" shows all."""
    wants_gold = replace(offer(BEN), wants=Wish(3, (GOLD,)))
    made = {str(n): wants_gold for n in range(1, 8)}
    made |= {"8": offer(BEN), "9": offer(ME), "10": replace(wants_gold, to=ME)}
    for rows, shown in ((None, 10), (10, 10), (4, 4)):
        lines = on_the_table((IRON, WINE), table(made), ("1",), rows)
        numbers = re.findall(r"^ +(\d+)\*? ", lines, re.MULTILINE)
        assert len(numbers) == shown
        assert {"8", "9", "10"} <= {*numbers}
        assert ("6 more offers: i" in lines) == (rows == 4)
    assert "2" in numbers  # which is new, unlike 1


# Advances


def listed(
    decision: AskAdvances, language: str, rows: int | None, *, whole: bool = False
) -> list[str]:
    look = look_of(Console(), Messages(language))
    page = price_list(somewhere(), decision, look, rows, whole=whole)
    return shown(page, 100).splitlines()


def test_the_whole_list_has_what_is_too_dear_without_numbers() -> None:
    decision = asked("", 100)
    lines = listed(decision, "en", None, whole=True)
    assert len(lines) == 1 + len(decision.prices)
    numbered = [line for line in lines if line[:2].strip()]
    assert len(numbered) == len(affordable(decision))
    assert "290" in lines[-1]


def test_a_long_list_is_cut_and_keeps_its_numbers() -> None:
    decision = asked("", 100)
    lines = listed(decision, "en", 3)
    assert len(lines) == 5
    assert f"and {len(affordable(decision)) - 3} cheaper" in lines[-1]
    assert bought(decision, "12").advances == 1 << affordable(decision)[11]


@pytest.mark.parametrize("language", languages)
def test_cost_is_what_is_printed_and_price_what_is_paid(language: str) -> None:
    """P3: the same words on the card and in the shop."""
    messages, decision = Messages(language), asked("", 100)
    cheaper = replace(decision, prices={advance("pottery"): 45})
    head, pottery = listed(cheaper, language, None)
    cost, price = (
        messages("play-price-column", column="cost"),
        messages("play-price-column", column="price"),
    )
    assert cost == messages("advance-cost").casefold()
    assert pottery[: head.index(cost) + len(cost)].endswith("60")
    assert pottery[: head.index(price) + len(price)].endswith("45")


# Movement


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize("advances", [0, AGRICULTURE])
def test_what_may_move_is_shown_with_limits_sites_and_cities(language: str, advances: int) -> None:
    """M9, G7, A-AGRICULTURE: a limit of up to 2 is one more for a holder, without a city."""
    game, seat = moving_game()
    player = game.state.players[seat]
    player.advances = advances
    held = {area for each in game.state.players for area in each.tokens}
    home = next(
        area
        for area in sorted(game.areas - held)
        if LIMIT[area] == 2 and any(near in game.areas and LIMIT[near] for near in LAND[area])
    )
    player.tokens = {home: 1}
    near = next(area for area in LAND[home] if area in game.areas and LIMIT[area])
    game.state.cities[near] = (seat + 1) % 5
    seen = looked_at(game, seat)
    text = " ".join(shown(areas_to_move(seen, Speaker.for_view(Messages(language), seen))).split())
    name = facts().areas[home].name.in_language(language)
    site = "*" if HAS_SITE[home] else ""
    limit = LIMIT[home] + bool(advances)
    assert f"{name} {limit}{site} {player.tokens[home]} " in text
    beside = facts().areas[near].name.in_language(language)
    assert re.search(rf"{beside} \d{'[*]' if HAS_SITE[near] else ''}# \(", text)


@pytest.mark.parametrize("language", languages)
def test_moves_made_are_listed_and_what_has_moved_is_counted(language: str) -> None:
    """M2: each move can be taken back by its number."""
    game, seat = moving_game()
    (home,) = game.state.players[seat].tokens
    near = next(area for area in LAND[home] if area in game.areas)
    messages = Messages(language)

    def told() -> str:
        seen = view(game, seat)
        return shown(areas_to_move(seen, Speaker.for_view(messages, seen)))

    moved = messages("play-move-column", column="moved")
    assert moved not in told()
    game.apply(seat, March((home, near), 1))
    assert moved in told()
    goal = facts().areas[near].name.in_language(language)
    assert [line for line in told().splitlines() if re.search(rf"\b1\b.*{goal}", line)]
