"""What a view leads to, for readers who know no rules: without a server, a game or a clock.

The server tells it to pages, and a page at a real table works it out itself (``ecumene.tabletop``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import asdict

from ecumene.dialogue import act, explain, ground
from ecumene.dialogue.asking import warnings
from ecumene.dialogue.outlook import ahead
from ecumene.dialogue.present import about_area
from ecumene.dialogue.prospects import prospects
from ecumene.dialogue.purchase import purchase_in_words
from ecumene.dialogue.side import asked_in
from ecumene.dialogue.speaking import Speaker
from ecumene.rules import forecast
from ecumene.server import shown
from ecumene.server.wire import Refused

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import AskAdvances
    from ecumene.rules.errors import IllegalAction
    from ecumene.rules.ids import PlaceNo
    from ecumene.rules.view import View
    from ecumene.words import Say


def refused_by_rules(illegal: IllegalAction, view: View, messages: Say) -> Refused:
    """Why the rules forbid something, with the names that players have."""
    said = explain(illegal)
    return Refused(Speaker.for_view(messages, view).text(said), said, illegal.rule)


def area_card(view: View, place: PlaceNo) -> shown.AreaCard:
    """A place as it is for the reader of a view."""
    found = forecast.ground(view, place)
    return shown.AreaCard(
        **asdict(found),
        sentences=tuple(about_area(view, place)),
        notes=tuple(ground.notes(found)),
        outlook=tuple(ground.outlook(found)),
    )


def track(view: View) -> shown.Track:
    """The A.S.T. as the reader of a view sees it."""
    return shown.Track(**asdict(forecast.track(view)), sentences=tuple(ahead(view)))


def basket(
    view: View, decision: AskAdvances, wanted: forecast.Wanted, messages: Say
) -> shown.Basket:
    """What a purchase would cost and bring, as far as it is put together."""
    found = forecast.basket(view, decision, wanted)
    illegal = forecast.objection(decision, found)
    bought = () if found.action is None else purchase_in_words(decision, found.action)
    return shown.Basket(
        **asdict(found),
        sentences=tuple(bought),
        refused=None if illegal is None else refused_by_rules(illegal, view, messages),
    )


def prospect(
    view: View, action: Action, illegal: IllegalAction | None, messages: Say
) -> shown.Prospect:
    """What would come of an answer; nothing where the rules forbid it."""
    if illegal is not None:
        return shown.Prospect(act(action), (), (), refused_by_rules(illegal, view, messages))
    return shown.Prospect(
        act(action),
        tuple(prospects(view, asked_in(view), action)),
        tuple(warnings(view, action)),
        refused=None,
    )
