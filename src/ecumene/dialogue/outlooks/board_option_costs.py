"""What would come of options outside calamities: in conflicts, in growth, and at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue.outlooks.fight_sentences import fight_end
from ecumene.dialogue.sentences import sentence as of
from ecumene.dialogue.sentences.sentence import cards, say
from ecumene.rules import decisions as de
from ecumene.rules import forecast
from ecumene.rules.forecast.calamity_costs import could_strike
from ecumene.rules.phases.cities import price_of_city
from ecumene.rules.phases.purchases.prices import GROUPS
from ecumene.rules.state.board import in_conflict
from ecumene.rules.state.lookup_tables import HAS_SITE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.actions import ChooseLoss
    from ecumene.rules.decisions import Decision
    from ecumene.rules.state.ids import AreaNo, GroupNo
    from ecumene.rules.view import View


def attack(view: View, area: AreaNo) -> Sentence:
    """How an attack on a city would end (F8)."""
    assert view.seat is not None
    return fight_end(forecast.fight(view, area), forecast.outcome(view, area), view.seat)


def given_up(view: View, decision: de.AskLoss, loss: ChooseLoss) -> Iterator[Sentence]:
    """What is left after giving up a piece in a round of a conflict (F3b)."""
    assert view.seat is not None
    tokens = view.players[view.seat].tokens
    here = tokens.get(decision.area, 0)
    if loss.kind == "ship":
        yield say("cost-loss-ship", tokens=here)
    elif loss.area == decision.area:
        yield say("cost-loss-token", tokens=here - 1)
    else:
        left, near = tokens[loss.area] - 1, of.NamedPlace(loss.area)
        yield say("cost-loss-near", tokens=here, left=left, area=near)
        if in_conflict(view, loss.area):
            yield say("cost-loss-fight")


def start_city(area: AreaNo) -> Iterator[Sentence]:
    """What a city in an area would cost again, and what may strike it there (K1, C)."""
    key = "cost-start-site" if HAS_SITE[area] else "cost-start-wild"
    yield say(key, price=price_of_city(area))
    strikes = could_strike(area)
    if strikes:
        yield say("cost-start-risk", cards=cards(strikes))


def share_costs(view: View, decision: Decision, option: int) -> tuple[Sentence, ...]:
    """What is to know about something that is given a number; nothing if it is plain."""
    match decision:
        case de.AskPlacement() | de.AskSpread():
            assert view.seat is not None
            has = view.players[view.seat].tokens.get(option, 0)
            return (say("cost-room", has=has, limit=forecast.limit(view, option)),)
        case de.AskFreeCredits():
            return (_credits(view, option),)
    return ()


def _credits(view: View, group: GroupNo) -> Sentence:
    """How many advances become cheaper with credits of a group (P3)."""
    assert view.seat is not None
    held = view.players[view.seat].advances
    cheaper = (not held >> advance & 1 and group in of_ for advance, of_ in enumerate(GROUPS))
    return say("cost-credits", count=sum(cheaper))
