"""The current state of a game as its readers are told: who sits where and who is waited for."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecumene.bots.given_names import given_name
from ecumene.data import facts
from ecumene.rules.state.ids import NO_CIVILIZATION
from ecumene.server.wire import Now, SeatInfo, Waited

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.data import Name
    from ecumene.rules.state.ids import CivNo
    from ecumene.seat.reader_messages import Reader
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.games.seat_state import SeatState


class ShownToAll(NamedTuple):
    """What all readers are told alike."""

    waited: tuple[Waited, ...]
    seats: tuple[SeatInfo, ...]


def shown_to_all(hosted: HostedGame, before: ShownToAll | None = None) -> ShownToAll:
    """What all readers are told alike; whatever is as before is the same object.

    So it is soon found out that it has not changed, and readers share it.
    """
    waits, seats = waited(hosted), seat_infos(hosted)
    if before is None:
        return ShownToAll(waits, seats)
    return ShownToAll(
        before.waited if before.waited == waits else waits,
        before.seats if before.seats == seats else seats,
    )


def state_for(hosted: HostedGame, reader: Reader) -> Now:
    """The current state of a game for a reader."""
    return next(states_for(hosted, (reader,), shown_to_all(hosted)))[1]


def states_for(
    hosted: HostedGame, readers: Iterable[Reader], shown: ShownToAll
) -> Iterator[tuple[Reader, Now]]:
    """The current state of a game for several readers."""
    game = hosted.game
    turn, phase = hosted.turn, hosted.phase
    paused, pace = hosted.stands_still, hosted.pace
    for reader in readers:
        question = "" if game is None or reader is None else game.question(reader)
        yield (
            reader,
            Now(
                number=hosted.counts[reader],
                stage=hosted.stage,
                turn=turn,
                phase=phase,
                question=question,
                asked=game is not None and reader is not None and reader in game.pending,
                waited=shown.waited,
                seats=shown.seats,
                paused=paused,
                pace=pace,
            ),
        )


def waited(hosted: HostedGame) -> tuple[Waited, ...]:
    """Who is waited for, since when and until when."""
    return tuple(Waited(*each) for each in hosted.clocks.waited())


def seat_infos(hosted: HostedGame) -> tuple[SeatInfo, ...]:
    """Who has which seat."""
    return tuple(_seat_info(hosted, seat) for seat in hosted.seats)


def _seat_info(hosted: HostedGame, seat: SeatState) -> SeatInfo:
    civ = NO_CIVILIZATION
    if hosted.game is not None:
        civ = hosted.game.peek().players[seat.seat].civilization
    return SeatInfo(
        seat.seat,
        seat.name,
        seat.computer,
        seat.autopilot,
        away=hosted.away_since(seat.seat),
        civilization=None if civ == NO_CIVILIZATION else civ,
        ready=seat.ready,
        called=_called(hosted, seat, civ),
        free=seat.free,
        program=seat.program,
    )


def _called(hosted: HostedGame, seat: SeatState, civ: CivNo) -> Name | None:
    """What a computer player is called; its civilization decides."""
    if civ == NO_CIVILIZATION or seat.name is not None or seat.computer is None:
        return None
    return given_name(facts().civilizations[civ].id, hosted.id)
