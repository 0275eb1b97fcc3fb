"""The A.S.T. in a digest: why a marker stays, and who is about to end the game (H1, H4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecumene.data import facts
from ecumene.dialogue.digest.remarks import Stays
from ecumene.dialogue.outlooks.outlook_sentences import end_ahead, required
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules import events as ev
from ecumene.rules.phases.phase_names import phase_number
from ecumene.rules.phases.succession import requirement_at, short_of
from ecumene.rules.state.board import city_count
from ecumene.rules.state.ids import NO_CIVILIZATION

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.events import Event
    from ecumene.rules.state.ids import Advances, Seat
    from ecumene.rules.view import View

SUCCESSION: Final = phase_number("succession")
"""The phase in which the markers move."""


def marker_stays(view: View, since: Iterable[Event]) -> Stays | None:
    """Why the reader's marker did not move; None if there is no step ahead.

    Since: the events between then and the view. They are undone, because what counts is what the
    reader had when the markers moved.
    """
    seat = view.seat
    if seat is None or view.players[seat].civilization == NO_CIVILIZATION or seat in view.left:
        return None
    player = view.players[seat]
    cities, advances, step = city_count(player), player.advances, player.step
    for event in since:
        cities -= _more_cities(event, seat)
        advances &= ~_new_advances(event, seat)
        step -= _steps(event, seat)
    if step + 1 > facts().tracks[view.agreed.track].last_step:
        return None
    needed = requirement_at(view.agreed.track, player.civilization, step + 1)
    return Stays(step, short_of(needed, cities, advances))


def _more_cities(event: Event, seat: Seat) -> int:
    """The number of cities a seat gains by an event."""
    match event:
        case ev.CityBuilt():
            return int(event.seat == seat)
        case ev.CityAnnexed():
            return (event.taker == seat) - (event.owner == seat)
        case ev.CityReduced() | ev.CityDestroyed():
            return -(event.owner == seat)
        case ev.CityFell():
            return -(event.defender == seat)
    return 0


def _new_advances(event: Event, seat: Seat) -> Advances:
    if not isinstance(event, ev.AdvancesBought) or event.seat != seat:
        return 0
    return event.advances | (0 if event.gift is None else 1 << event.gift)


def _steps(event: Event, seat: Seat) -> int:
    match event:
        case ev.MarkerMoved() if event.seat == seat:
            return event.step - event.before
        case ev.MarkerWentBack() if event.seat == seat:
            return -event.steps
    return 0


def why_it_stays(stays: Stays) -> Sentence:
    """That the reader's marker stays, and what was missing (H1)."""
    if not stays.missing:
        return say("digest-marker-stays", step=stays.step)
    return say("digest-marker-lacks", step=stays.step, list=required(stays.missing))


def end_is_near(view: View) -> Sentence | None:
    """Who stands one step before the end of the A.S.T., unless the last turn is known (H4)."""
    if view.last_turn is not None or view.over:
        return None
    return next(end_ahead(view), None)
