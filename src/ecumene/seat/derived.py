"""Everything a client can show that is derived from a view, without the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from ecumene.dialogue import describe_refusal, reason
from ecumene.dialogue.cards.player_effects import player_effects
from ecumene.dialogue.outlooks import area_sentences
from ecumene.dialogue.outlooks.board_now import about_area
from ecumene.dialogue.outlooks.outlook_sentences import ahead, required, step_for
from ecumene.dialogue.outlooks.prospects import met, prospects
from ecumene.dialogue.questions.question import Forecast
from ecumene.dialogue.questions.question_builder import in_words, warnings
from ecumene.dialogue.sentences.purchase_sentences import purchase_in_words
from ecumene.dialogue.sentences.sentence import say
from ecumene.dialogue.sentences.speaker import Speaker
from ecumene.dialogue.side import asked_in
from ecumene.rules import forecast
from ecumene.rules.format.codec import to_names
from ecumene.rules.phases.purchases.purchase_phase import hand_limit
from ecumene.rules.state.readonly import ReadOnlyDict
from ecumene.seat.exchange import (
    AreaCard,
    Basket,
    PlayerCard,
    Prospect,
    Refused,
    RowSpace,
    ShownView,
    Track,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.state.ids import PlaceNo, Seat
    from ecumene.rules.view import View
    from ecumene.words import Say


def refused_by_rules(illegal: IllegalAction, view: View, messages: Say) -> Refused:
    """Why the rules forbid something, with players' names."""
    said = describe_refusal(illegal)
    text = Speaker.for_view(messages, view).text(said)
    return Refused(text, said, reason(illegal), illegal.rule)


def shown(view: View) -> ShownView:
    """A view as clients show it."""
    drafts = () if view.movement is None else view.movement.drafts
    return ShownView(
        **asdict(view),
        board=forecast.on_board(view),
        holdings=tuple(forecast.holdings(view, seat) for seat in range(len(view.players))),
        journeys=ReadOnlyDict({seat: forecast.journeys(view, seat) for seat in drafts}),
        standings=forecast.ranking(view),
        end=forecast.end(view),
    )


def area_card(view: View, place: PlaceNo) -> AreaCard:
    """A place as a view's reader sees it."""
    found = forecast.ground(view, place)
    return AreaCard(
        **asdict(found),
        sentences=tuple(about_area(view, place)),
        notes=tuple(area_sentences.notes(found)),
        outlook=tuple(area_sentences.outlook(found)),
    )


def track(view: View) -> Track:
    """The A.S.T. as a view's reader sees it."""
    found = forecast.track(view)
    seat = next(iter(found.order), None) if view.seat is None else view.seat
    spaces = () if seat is None else forecast.row(view, seat)
    row = tuple(RowSpace(**asdict(each), sentence=_asked(each)) for each in spaces)
    return Track(**asdict(found), sentences=ahead(view).sentences, row=row)


def _asked(space: forecast.Space) -> Sentence | None:
    """What a space asks for."""
    return say("card-track-asks", list=required(space.asked)) if space.asked else None


def player_card(view: View, seat: Seat) -> PlayerCard:
    """A player as a view's reader may know them."""
    return PlayerCard(
        seat,
        forecast.next_space(view, seat),
        step_for(view, seat) if view.phase else None,
        tuple(player_effects(view, seat)),
        hand_limit(view.setup, view.players[seat].advances),
    )


def basket(view: View, decision: AskAdvances, wanted: forecast.Wanted, messages: Say) -> Basket:
    """The cost and gain of a purchase, as far as it is put together."""
    found = forecast.basket(view, decision, wanted)
    illegal = forecast.objection(decision, found)
    bought = () if found.action is None else purchase_in_words(decision, found.action)
    return Basket(
        **asdict(found),
        sentences=tuple(bought),
        refused=None if illegal is None else refused_by_rules(illegal, view, messages),
    )


def names_strangers(said: Sentence, players: int) -> bool:
    """Whether a sentence names a player who is not at a table of this size."""

    def parties(data: Any) -> Iterator[Any]:
        if isinstance(data, dict):
            yield data.get("party")
            data = list(data.values())
        if isinstance(data, list):
            for each in data:
                yield from parties(each)

    return any(
        isinstance(each, int) and not 0 <= each < players for each in parties(to_names(said))
    )


def prospect(view: View, action: Action, illegal: IllegalAction | None, messages: Say) -> Prospect:
    """What an answer would lead to; if it is illegal, only how far it meets the question."""
    decision = asked_in(view)
    reached = met(decision, action)
    words = in_words(view, action)
    if illegal is not None:
        refused = refused_by_rules(illegal, view, messages)
        return Prospect(words, Forecast(), (), refused, reached)
    return Prospect(
        words,
        prospects(view, decision, action),
        tuple(warnings(view, action)),
        refused=None,
        met=reached,
    )
