"""The card of a civilization: its home, its row of the A.S.T., and when it plays (S1, H1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group
from rich.table import Table

from ecumene.cli.cards.card_parts import LABEL, card, chip, headed, listed, rows
from ecumene.data import MapName, Site, TrackName, facts
from ecumene.words import sort_key

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.data import Civilization


def civ_card(civ: Civilization, look: ScreenLook) -> RenderableType:
    """Return the card of a civilization."""
    messages, language = look.messages, look.language
    region = (facts().areas[index] for index in facts().regions[civ.index].areas)
    areas = sorted(region, key=lambda area: sort_key(area.name.in_language(language), language))
    safe = (area.name.in_language(language) for area in areas if area.site is Site.SAFE)
    exposed = (area.name.in_language(language) for area in areas if area.site is Site.FLOOD_PLAIN)
    others = (area.name.in_language(language) for area in areas if not area.site)
    return card(
        civ.name.in_language(language),
        [
            rows(
                [
                    (messages("civ-rank"), str(civ.rank)),
                    (
                        messages("civ-colour"),
                        chip(civ.colour.name.in_language(language), civ.colour, look),
                    ),
                    (messages("civ-emblem"), civ.emblem.name.in_language(language)),
                    (messages("civ-home"), messages("block", block=civ.home)),
                    (messages("civ-start"), facts().areas[civ.start].name.in_language(language)),
                    (messages("civ-sites"), listed(safe)),
                    (messages("civ-flood-sites"), listed(exposed)),
                    (messages("civ-other-areas"), listed(others)),
                ],
                [(messages("civ-setups"), _setups(civ, look))],
            ),
            headed(messages("civ-epochs"), _epochs(civ, look)),
        ],
        look,
    )


def _setups(civ: Civilization, look: ScreenLook) -> RenderableType:
    """Group the set-ups by map and block, for each the numbers of players."""
    games: dict[str, list[int]] = {}
    for setup in facts().setups:
        for block, members in setup.blocks.items():
            if civ.index in members:
                both = setup.map is MapName.BOTH
                part = f"both-{block}" if both else str(setup.map)
                games.setdefault(part, []).append(setup.players)
    return Group(
        *(
            look.messages("setup-of", map=part, players=_numbers(players))
            for part, players in games.items()
        )
    )


def _numbers(numbers: list[int]) -> str:
    """Numbers as a list with short runs: 5, 7–9."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(r[0]) if len(r) == 1 else f"{r[0]}–{r[-1]}" for r in runs)


def _epochs(civ: Civilization, look: ScreenLook) -> Table:
    """Return the first step of every epoch on either track (H1)."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    for _ in TrackName:
        table.add_column(justify="right")
    tracks = (look.messages("track", track=track) for track in TrackName)
    table.add_row(look.messages("civ-epoch"), *tracks, style=LABEL)
    for epoch in facts().epochs:
        steps = (str(civ.epoch_starts[track][epoch.index]) for track in TrackName)
        table.add_row(epoch.name.in_language(look.language), *steps)
    return table
