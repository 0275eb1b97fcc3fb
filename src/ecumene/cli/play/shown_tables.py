"""Tables: the standings, what may move, offers, and prices of advances."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from ecumene.cli.cards.card_parts import chip
from ecumene.data import facts
from ecumene.dialogue.outlooks import standing_rows as dialogue
from ecumene.dialogue.outlooks.board_now import area_with_units
from ecumene.dialogue.outlooks.movement_lines import by_land, moves_made, ships_to_move
from ecumene.dialogue.outlooks.standing_rows import headings
from ecumene.dialogue.sentences.sentence import NamedPlayer, cards, say
from ecumene.rules import forecast
from ecumene.rules.phases.trade.trade_judge import TRULY_NAMED

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from rich.console import RenderableType

    from ecumene.cli.answer import ScreenLook
    from ecumene.dialogue.sentences.sentence import Argument
    from ecumene.dialogue.sentences.speaker import Speaker
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.state.ids import OfferNo, Seat
    from ecumene.rules.state.trade_offers import Offer
    from ecumene.rules.view import View

SCORES: Final = ("steps", "cities", "advances", "late_iron", "total")
MANY: Final = 9
"""With more players a brief table shows the leaders and those around the reader."""
LEADERS: Final = 3
NEW: Final = "*"
"""Marks an offer that the reader has not seen before."""


# The standings


def standings(view: View, look: ScreenLook, *, brief: bool) -> RenderableType:
    """Everyone in order of victory points (V1); brief: of many only the most important."""
    heads, rows = headings(look.messages), dialogue.standings(view)
    table = _ranked(len(heads))
    table.add_row("", "", *heads, style="dim")
    shown = set(range(len(rows)))
    if brief and len(rows) > MANY:
        own = next((n for n, row in enumerate(rows) if row.seat == view.seat), 0)
        shown = {*range(LEADERS), own - 1, own, own + 1}
    for place, row in enumerate(rows):
        if place in shown:
            who = _marked(view, row.seat, look)
            table.add_row(str(place + 1), who, *dialogue.cells(row, view))
        elif place - 1 in shown:
            table.add_row("", "  …", style="dim")
    return table


def final_scores(view: View, look: ScreenLook) -> RenderableType:
    """The sources of everyone's victory points (V1, V1a)."""
    table = _ranked(len(SCORES))
    heads = (look.messages("play-score", part=name) for name in SCORES)
    table.add_row("", "", *heads, style="dim")
    for place, standing in enumerate(forecast.ranking(view), 1):
        points = (str(getattr(standing, name)) for name in SCORES)
        table.add_row(str(place), _marked(view, standing.seat, look), *points)
    return table


def _ranked(numbers: int) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    for _ in range(numbers):
        table.add_column(justify="right")
    return table


def _marked(view: View, seat: Seat, look: ScreenLook) -> Text:
    """A player in their colour; an arrow points at the reader."""
    civ = facts().civilizations[view.players[seat].civilization]
    mark = "→ " if seat == view.seat else "  "
    return Text(mark) + chip(civ.name.in_language(look.language), civ.colour, look)


# Movement


def areas_to_move(view: View, speaker: Speaker) -> RenderableType:
    """Where the reader's tokens are, how many may still move, and who is around (M9)."""
    own = forecast.movable(view)
    moved = any(each.marched or each.landed for each in own.tokens)
    heads = ("area", "still", *(("moved",) if moved else ()), "land")
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    for _ in heads[2:]:
        table.add_column(justify="right")
    table.add_column(style="dim")
    table.add_row(
        *(speaker.messages("play-move-column", column=head) for head in heads), style="dim"
    )
    rows = {speaker.text(area_with_units(view, each.area)): each for each in own.tokens}
    for name in sorted(rows):
        each = rows[name]
        counts = (each.still, each.marched + each.landed) if moved else (each.still,)
        around = by_land(view, each.area)
        table.add_row(name, *map(str, counts), speaker.text(around))
    lines = map(speaker.text, (*ships_to_move(view), *moves_made(view)))
    return Group(table, *map(Text, lines))


# Trade


def offers(
    view: View, speaker: Speaker, seen: Collection[OfferNo], rows: int | None = None
) -> RenderableType:
    """Who gives what, with new offers marked, in as many rows as fit.

    Offers that the reader can no longer keep are mentioned elsewhere.
    """
    assert view.trade is not None
    kept = {
        number: offer
        for number, offer in view.trade.offers.items()
        if offer.seat != view.seat or not forecast.lacking(view, number)
    }
    shown = _most_useful(kept, view, seen, rows)
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", no_wrap=True)
    heads = ("number", "who", "gives", "says", "wants")
    table.add_row(
        *(speaker.messages("play-trade-column", column=head) for head in heads), style="dim"
    )
    for number, offer in shown.items():
        own = offer.seat == view.seat
        mark = NEW if not own and number not in seen else ""
        cells = map(speaker.text, _cells(view, offer))
        table.add_row(f"{number}{mark}", *cells, style="dim" if own else "")
    parts: list[RenderableType] = [table] if shown else []
    if len(shown) < len(kept):
        more = speaker.messages("play-trade-more", count=len(kept) - len(shown))
        parts.append(Text(more, "dim"))
    return Group(*parts)


def _cells(view: View, offer: Offer) -> tuple[Argument, ...]:
    """Whose offer and for whom, two certain cards, what else is claimed, what is wanted."""
    parties = [offer.seat] if offer.to is None else [offer.seat, offer.to]
    called = [say("play-trade-you") if each == view.seat else NamedPlayer(each) for each in parties]
    gives, wants = offer.gives, offer.wants
    return (
        called[0] if len(called) == 1 else say("play-trade-to", who=called[0], to=called[1]),
        say("play-trade-cards", count=gives.count, cards=cards(gives.named, valued=True)),
        cards(gives.claims, valued=True) if gives.claims else "",
        wants.count
        if not wants.named
        else say("play-trade-cards", count=wants.count, cards=cards(wants.named, valued=True)),
    )


def _most_useful(
    offers_: Mapping[OfferNo, Offer], view: View, seen: Collection[OfferNo], rows: int | None
) -> Mapping[OfferNo, Offer]:
    """Of too many, the reader's own, those to them, what they could give, and new ones."""
    if rows is None or len(offers_) <= rows:
        return offers_
    held = forecast.free_cards(view)

    def rank(number: OfferNo) -> tuple[bool, bool, bool]:
        offer = offers_[number]
        wished = sum(count for card, count in held.items() if card in offer.wants.named)
        cannot_give = bool(offer.wants.named) and wished < TRULY_NAMED
        return view.seat not in (offer.seat, offer.to), cannot_give, number in seen

    chosen = set(sorted(offers_, key=rank)[:rows])
    return {number: offer for number, offer in offers_.items() if number in chosen}


# Advances


def price_list(
    view: View, decision: AskAdvances, look: ScreenLook, rows: int | None, *, whole: bool = False
) -> RenderableType:
    """What could be bought: number, name, groups, printed cost, price, points.

    The whole list also has what is too expensive, without numbers.
    """
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right")
    table.add_column()
    table.add_column(style="dim")
    for _ in range(3):
        table.add_column(justify="right")
    heads = ("name", "groups", "cost", "price", "points")
    table.add_row(
        "", *(look.messages("play-price-column", column=head) for head in heads), style="dim"
    )
    articles = forecast.shop(view, decision).articles
    listed = [each for each in articles if each.affordable]
    for place, article in enumerate(listed[:rows], 1):
        table.add_row(str(place), *_priced(article, look.language))
    if rows is not None and len(listed) > rows:
        table.add_row("", look.messages("play-price-more", count=len(listed) - rows), style="dim")
    for article in articles if whole else ():
        if not article.affordable:
            table.add_row("", *_priced(article, look.language), style="dim")
    return table


def _priced(article: forecast.Article, language: str) -> tuple[str, ...]:
    advance = facts().advances[article.advance]
    groups = ", ".join(facts().groups[g].name.in_language(language) for g in advance.groups)
    numbers = (article.cost, article.price, article.points)
    return advance.name.in_language(language), groups, *map(str, numbers)
