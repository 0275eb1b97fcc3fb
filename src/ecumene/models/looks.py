"""What a model can look at, in lines: the board, a player, its hand, the offers, the track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.dialogue.cards.player_effects import player_effects
from ecumene.dialogue.cards.trade_card_facts import card_facts
from ecumene.dialogue.outlooks import area_sentences, outlook_sentences, standing_rows
from ecumene.dialogue.outlooks.board_now import (
    about_area,
    about_player,
    area_with_units,
    own_things,
    pieces_of,
)
from ecumene.dialogue.outlooks.movement_lines import by_land, moves_made, ships_to_move
from ecumene.dialogue.outlooks.prospects import acceptance
from ecumene.dialogue.questions.question_context import deals
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.dialogue.sentences.sentence import NamedAdvance, NamedCard, NamedPlayer, say
from ecumene.rules import forecast
from ecumene.rules.events import OfferMade
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.dialogue.sentences.speaker import Speaker
    from ecumene.dialogue.typed import Reader
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.view import View
    from ecumene.words import Messages


def board(view: View) -> Iterator[Sentence]:
    """Everybody's pieces, and where barbarians are."""
    for seat in range(len(view.players)):
        yield pieces_of(view, seat)
    for area in sorted(view.barbarians):
        yield from about_area(view, area)


def area(view: View, name: str, reader: Reader) -> Iterator[Sentence]:
    """An area, its neighbours, and what a conflict there would leave."""
    place = reader.place(name)
    ground = forecast.ground(view, place)
    yield from about_area(view, place)
    yield from area_sentences.notes(ground)
    yield from area_sentences.outlook(ground)
    if place < len(facts().areas):
        yield say("model-near", around=by_land(view, place))


def player(view: View, name: str, reader: Reader) -> Iterator[Sentence]:
    """What a player has, what their advances mean to others, and their next step."""
    seats = range(len(view.players))
    seat = view.seat if not name and view.seat is not None else reader.player(name, seats)
    yield from about_player(view, seat)
    for effect in player_effects(view, seat):
        yield say("model-effect", advance=NamedAdvance(effect.advance), effect=effect.sentence)
    step = outlook_sentences.step_for(view, seat) if view.phase else None
    if step is not None:
        yield step


def hand(view: View) -> Iterator[Sentence]:
    """Everything the model has, and what each calamity in its hand would do to it."""
    yield from own_things(view)
    for card in dict.fromkeys(each for each in view.hand if each >= FIRST_CALAMITY):
        yield say("model-card", card=NamedCard(card))
        known = card_facts(view, card)
        yield from (*known.about, *known.effects)


def offers(view: View) -> Iterator[Sentence]:
    """Every open offer with what it would bring, and the model's deals."""
    if view.trade is None:
        yield say("model-no-trade")
        return
    if not view.trade.offers:
        yield say("model-no-offers")
    for number, each in view.trade.offers.items():
        made = OfferMade(number, each.seat, each.to, each.gives, each.wants, each.counter)
        yield describe_event(made)
        if each.seat != view.seat:
            yield from acceptance(view, number)
    yield from deals(view)


def track(view: View) -> Iterator[Sentence]:
    """What the next step asks for, all epochs, and whether the end is near."""
    yield from outlook_sentences.ahead(view).sentences
    yield from outlook_sentences.epochs(view)


def standings(view: View, speaker: Speaker, messages: Messages) -> Iterator[str]:
    """Everyone's standing, most points first (V1)."""
    heads = standing_rows.headings(messages)
    for place, row in enumerate(standing_rows.standings(view), 1):
        cells = zip(heads, standing_rows.cells(row, view), strict=True)
        numbers = "; ".join(f"{head} {cell}" for head, cell in cells)
        yield f"{place}. {speaker.text(NamedPlayer(row.seat))}: {numbers}"


def moves(view: View) -> Iterator[Sentence]:
    """What can still move, what is around it, and what was moved (M3-M8)."""
    for tokens in forecast.movable(view).tokens:
        yield say(
            "model-can-move",
            area=area_with_units(view, tokens.area),
            still=tokens.still,
            around=by_land(view, tokens.area),
        )
    yield from ships_to_move(view)
    yield from moves_made(view)


def prices(view: View, decision: AskAdvances) -> Iterator[Sentence]:
    """What can be bought, by number, and then what is too dear (P2)."""
    articles = forecast.shop(view, decision).articles
    for number, each in enumerate((each for each in articles if each.affordable), 1):
        yield say("play-choice", number=number, choice=_article(each))
    for each in articles:
        if not each.affordable:
            yield say("model-too-dear", article=_article(each))


def _article(article: forecast.Article) -> Sentence:
    return say(
        "model-article",
        advance=NamedAdvance(article.advance),
        cost=article.cost,
        price=article.price,
        points=article.points,
    )
