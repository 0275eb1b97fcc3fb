"""The card of a commodity: how many there are, and what sets of it are worth (X6, S5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table

from ecumene.cli.cards.card_parts import LABEL, card, headed, rows
from ecumene.data import Block, MapName, facts

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.data import Commodity


def commodity_card(commodity: Commodity, look: ScreenLook) -> RenderableType:
    """Return the card of a commodity."""
    messages = look.messages
    west, east = cards_on(commodity, MapName.BOTH)
    count = "commodity-additional" if commodity.additional else "commodity-count"
    return card(
        commodity.name.in_language(look.language),
        [
            rows(
                [
                    (messages("commodity-stack"), str(commodity.stack)),
                    (messages("commodity-value"), str(commodity.face_value)),
                    (messages("commodity-cards"), messages(count, count=commodity.count)),
                ],
                [
                    (messages("commodity-on-west"), _on(commodity, MapName.WEST, look)),
                    (messages("commodity-on-east"), _on(commodity, MapName.EAST, look)),
                    (
                        messages("commodity-on-both"),
                        messages("commodity-split", west=west, east=east),
                    ),
                ],
                [(messages("commodity-calamities"), _calamities(commodity, look))],
            ),
            headed(messages("commodity-sets"), _sets(commodity, look)),
        ],
        look,
    )


def water_card(look: ScreenLook) -> RenderableType:
    """Return the card of water (X6a)."""
    messages = look.messages
    lines = ("commodity-water-value", "commodity-water-supply", "commodity-water-use")
    body = Group(*(messages(line) for line in lines))
    return card(facts().water.in_language(look.language), [body], look)


def cards_on(commodity: Commodity, map_name: MapName) -> tuple[int, int]:
    """The number of cards in the stacks of West and East, in the largest game of a map.

    The largest game has the additional commodities too (S5a).
    """
    setup = max((s for s in facts().setups if s.map is map_name), key=lambda s: s.players)
    west, east = (setup.decks.get(block, {}).get(commodity.index, 0) for block in Block)
    return west, east


def _on(commodity: Commodity, map_name: MapName, look: ScreenLook) -> str:
    return look.messages("commodity-count", count=sum(cards_on(commodity, map_name)))


def _calamities(commodity: Commodity, look: ScreenLook) -> RenderableType | None:
    stack = facts().stack(commodity.stack)
    found = [
        facts().calamities[index]
        for index in (stack.minor, stack.non_tradeable, stack.tradeable)
        if index is not None
    ]
    if not found:
        return None
    return Group(
        *(
            look.messages(
                "commodity-calamity",
                name=calamity.name.in_language(look.language),
                kind=look.messages("kind-of-calamity", kind=calamity.kind),
            )
            for calamity in found
        )
    )


def _sets(commodity: Commodity, look: ScreenLook) -> Table:
    sizes = range(1, commodity.count + 1)
    table = Table.grid(padding=(0, 2))
    table.add_column(style=LABEL)
    for _ in sizes:
        table.add_column(justify="right")
    table.add_row(look.messages("commodity-set-size"), *map(str, sizes), style=LABEL)
    values = (str(n * n * commodity.face_value) for n in sizes)
    table.add_row(look.messages("commodity-set-value"), *values)
    return table
