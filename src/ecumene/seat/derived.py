"""Everything a client can show that is derived from a view, without the game itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import asdict

from ecumene.dialogue import act, explain, ground, reason
from ecumene.dialogue.asking import warnings
from ecumene.dialogue.outlook import ahead
from ecumene.dialogue.present import about_area
from ecumene.dialogue.prospects import met, prospects
from ecumene.dialogue.purchase import purchase_in_words
from ecumene.dialogue.question import Forecast
from ecumene.dialogue.side import asked_in
from ecumene.dialogue.speaking import Speaker
from ecumene.rules import forecast
from ecumene.rules.border import to_names
from ecumene.seat.exchange import AreaCard, Basket, Prospect, Refused, Track

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentence import Sentence
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.ids import PlaceNo
    from ecumene.rules.view import View
    from ecumene.words import Say


def refused_by_rules(illegal: IllegalAction, view: View, messages: Say) -> Refused:
    """Why the rules forbid something, with players' names."""
    said = explain(illegal)
    text = Speaker.for_view(messages, view).text(said)
    return Refused(text, said, reason(illegal), illegal.rule)


def area_card(view: View, place: PlaceNo) -> AreaCard:
    """A place as a view's reader sees it."""
    found = forecast.ground(view, place)
    return AreaCard(
        **asdict(found),
        sentences=tuple(about_area(view, place)),
        notes=tuple(ground.notes(found)),
        outlook=tuple(ground.outlook(found)),
    )


def track(view: View) -> Track:
    """The A.S.T. as a view's reader sees it."""
    return Track(**asdict(forecast.track(view)), sentences=ahead(view).sentences)


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
    if illegal is not None:
        refused = refused_by_rules(illegal, view, messages)
        return Prospect(act(action), Forecast(), (), refused, reached)
    return Prospect(
        act(action),
        prospects(view, decision, action),
        tuple(warnings(view, action)),
        refused=None,
        met=reached,
    )
