"""How the game stands: the table of all players, and everything of one's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.cli.cards.parts import chip
from ecumene.cli.play.present import ships_of, tokens_of
from ecumene.cli.play.trade_table import hand_in_words
from ecumene.data import facts
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.static import FIRST_CALAMITY, HAS_SITE, LAND, LIMIT
from ecumene.words.decisions import act

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from rich.console import RenderableType

    from ecumene.cli.answer import Look
    from ecumene.rules.events import Standing
    from ecumene.rules.ids import AreaNo, Seat
    from ecumene.rules.view import View
    from ecumene.words.naming import Naming

COLUMNS = ("cities", "tokens", "stock", "treasury", "cards", "advances", "step", "points")
SCORES: Final = ("steps", "cities", "advances", "late_iron", "total")
MANY: Final = 9
"""Of more players than this a brief table shows the leaders and those around the reader."""
LEADERS: Final = 3


def standings(
    view: View, ranking: Sequence[Standing], look: Look, *, brief: bool
) -> RenderableType:
    """Everyone in the order of victory points (V1); brief: of many only those that matter most."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    for _ in COLUMNS:
        table.add_column(justify="right")
    last = facts().tracks[view.agreed.track].last_step
    heads = (look.messages(f"play-column-{name}", last=last) for name in COLUMNS)
    table.add_row("", "", *heads, style="dim")
    shown = set(range(len(ranking)))
    if brief and len(ranking) > MANY:
        own = next((n for n, each in enumerate(ranking) if each.seat == view.seat), 0)
        shown = {*range(LEADERS), own - 1, own, own + 1}
    for place, standing in enumerate(ranking):
        if place in shown:
            player = view.players[standing.seat]
            draft = None if view.movement is None else view.movement.drafts.get(standing.seat)
            # What a movement has paid so far is paid, though it can still be taken back (M2).
            purse = player if draft is None else draft
            numbers = (
                standing.cities,
                sum(player.tokens.values()),
                purse.stock,
                purse.treasury,
                player.cards,
                player.advances.bit_count(),
                player.step,
                standing.total,
            )
            table.add_row(str(place + 1), _marked(view, standing.seat, look), *map(str, numbers))
        elif place - 1 in shown:
            table.add_row("", "  …", style="dim")
    return table


def _marked(view: View, seat: Seat, look: Look) -> Text:
    """A player in his colour; an arrow points at the reader."""
    civ = facts().civilizations[view.players[seat].civ]
    mark = "→ " if seat == view.seat else "  "
    return Text(mark) + chip(civ.name.in_language(look.language), civ.colour, look)


def final_scores(view: View, ranking: Sequence[Standing], look: Look) -> RenderableType:
    """What everybody's victory points come from (V1, V1a)."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    for _ in SCORES:
        table.add_column(justify="right")
    table.add_row(
        "",
        "",
        *(look.messages(f"play-score-{name.replace('_', '-')}") for name in SCORES),
        style="dim",
    )
    for place, standing in enumerate(ranking, 1):
        points = (str(getattr(standing, name)) for name in SCORES)
        table.add_row(str(place), _marked(view, standing.seat, look), *points)
    return table


def own_things(view: View, names: Naming) -> RenderableType:
    """The own cards, advances, credits and areas."""
    assert view.seat is not None
    player = view.players[view.seat]
    messages = names.messages
    cities = [area for area, owner in view.cities.items() if owner == view.seat]
    credits_ = dict(enumerate(player.credits))
    lines = [
        hand_in_words(view.hand, messages),
        messages("play-own-advances", advances=names.advances(player.advances)),
        messages("play-own-credits", credits=names.by_group(credits_)),
        messages("play-own-cities", areas=names.places(cities)),
        messages("play-own-tokens", areas=names.by_place(tokens_of(view.seat, view))),
        messages("play-own-ships", places=names.places(ships_of(view.seat, view))),
    ]
    calamities = [card for card in view.hand if card >= FIRST_CALAMITY]
    if calamities:
        lines.append(messages("play-own-calamities", cards=names.cards(calamities)))
    return Group(*map(Text, lines))


def areas_to_move(view: View, in_play: Collection[AreaNo], names: Naming) -> RenderableType:
    """Where the own tokens are, how many may still move, and who is around (M9)."""
    assert view.seat is not None
    assert view.movement is not None
    messages, player = names.messages, view.players[view.seat]
    draft = view.movement.drafts.get(view.seat)
    still = player.tokens if draft is None else draft.still
    moved: dict[AreaNo, int] = {}
    if draft is not None:
        for pool in (draft.marched, draft.landed):
            for area, count in pool.items():
                moved[area] = moved.get(area, 0) + count
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    heads = ("area", "still", "moved", "land") if moved else ("area", "still", "land")
    for _ in heads[2:]:
        table.add_column(justify="right")
    table.add_column(style="dim")
    table.add_row(*(messages(f"play-move-{head}") for head in heads), style="dim")
    for area in sorted({*still, *moved}, key=names.place_key):
        around = ", ".join(
            area_with_units(view, near, names) for near in LAND[area] if near in in_play
        )
        counts = (still, moved) if moved else (still,)
        table.add_row(
            area_with_units(view, area, names), *(str(each.get(area, 0)) for each in counts), around
        )
    return Group(table, *_ships(view, names), *_moves(view, names))


def _area(view: View, area: AreaNo, names: Naming) -> str:
    """An area with its limit, and a star where it has a city site."""
    site = "*" if HAS_SITE[area] else ""
    city = "#" if area in view.cities else ""
    return f"{names.place(area)} {LIMIT[area]}{site}{city}"


def area_with_units(view: View, area: AreaNo, names: Naming) -> str:
    """An area with its limit, and who else is there."""
    there = [
        f"{names.party(seat)} {player.tokens[area]}"
        for seat, player in enumerate(view.players)
        if area in player.tokens and seat != view.seat
    ]
    if area in view.cities and view.cities[area] != view.seat:
        owner = view.cities[area]
        pirates = names.messages("play-now-pirate-city")
        there.append(pirates if owner == BARBARIANS else f"{names.party(owner)} #")
    if area in view.barbarians:
        there.append(f"{names.messages('word-barbarians')} {view.barbarians[area]}")
    label = _area(view, area, names)
    return f"{label} ({', '.join(there)})" if there else label


def _ships(view: View, names: Naming) -> list[Text]:
    assert view.seat is not None
    assert view.movement is not None
    draft = view.movement.drafts.get(view.seat)
    if draft is None:
        places = dict(enumerate(view.players[view.seat].ships))
        loads = dict.fromkeys(places, 0)
    else:
        places = {number: ship.place for number, ship in draft.ships.items()}
        loads = {number: ship.load for number, ship in draft.ships.items()}
    return [
        Text(
            names.messages(
                "play-move-ship",
                ship=number,
                place=names.place(place),
                load=loads[number],
                around=", ".join(_beside(view, near, names) for near in _waters(place)),
            )
        )
        for number, place in places.items()
    ]


def _beside(view: View, place: int, names: Naming) -> str:
    """An open sea by its name, an area as in the list."""
    is_sea = place >= len(facts().areas)
    return names.place(place) if is_sea else area_with_units(view, place, names)


def _waters(place: int) -> tuple[int, ...]:
    return tuple(facts().places[place].water)


def _moves(view: View, names: Naming) -> list[Text]:
    assert view.seat is not None
    assert view.movement is not None
    draft = view.movement.drafts.get(view.seat)
    if draft is None:
        return []
    return [
        Text(names.messages("play-move-made", number=number, move=act(move, names)), style="dim")
        for number, move in enumerate(draft.moves, 1)
    ]


def seat_names(view: View, look: Look) -> tuple[str, ...]:
    """What the players are called: their civilizations, once they have picked one (S2)."""
    return tuple(
        look.messages("play-player", number=seat + 1)
        if player.civ < 0
        else facts().civilizations[player.civ].name.in_language(look.language)
        for seat, player in enumerate(view.players)
    )
