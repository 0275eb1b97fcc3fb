"""Orders of a game's host, and of a seat's owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.bots import PLAYERS, USUAL
from ecumene.bots.orders import NOTHING_ORDERED
from ecumene.dialogue.sentence import Player
from ecumene.rules.actions import CallTime, EndTrading
from ecumene.rules.errors import IllegalAction
from ecumene.rules.ids import HOST
from ecumene.seat.statuses import CONFLICT, MALFORMED
from ecumene.server import wire
from ecumene.server.people import hash_of, new_secret
from ecumene.server.refusals import refuse
from ecumene.server.rights import (
    refuse_unless_host,
    refuse_unless_owner,
    refuse_unless_owner_or_host,
)
from ecumene.server.storage.seats import Removed, keep_out, let_in, update_seat

if TYPE_CHECKING:
    from ecumene.rules.ids import Seat
    from ecumene.server.clocks import Time
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person

HOUR: Final = 60
DAY: Final = 24 * HOUR
"""In minutes."""
SEAT: Final = "seat"
"""The purpose of a single seat's link."""


def check_computer(name: str | None) -> None:
    """Refuse an unknown computer player."""
    if name is not None and name not in PLAYERS:
        raise refuse(MALFORMED, "server-no-computer", name=name[:40], names=", ".join(PLAYERS))


# The host


def obey(live: LiveGame, now: Time, order: wire.HostOrder) -> dict[str, str]:
    """Carry out a host's order; returns new secrets by purpose."""
    match order:
        case wire.Start():
            _start(live, now)
        case wire.RenewLinks():
            return _renewed(live, "host", "join", "watch")
        case wire.LetIn():
            _let_in(live, now, order.person)
        case wire.SetClock():
            live.clocks.change(now, order.clock)
            live.agreed = replace(live.agreed, clock=order.clock)
            live.game_changed = True
            live.tell(now, "table-clock")
        case _:
            _refuse_unless_running(live)
            _obey_in_game(live, now, order)
    return {}


def _start(live: LiveGame, now: Time) -> None:
    if live.stage != "gathering":
        raise refuse(CONFLICT, "server-begun")
    live.begin(now)


def _refuse_unless_running(live: LiveGame) -> None:
    if live.stage != "running":
        raise refuse(CONFLICT, "server-not-begun" if live.game is None else "server-over")


def _obey_in_game(
    live: LiveGame,
    now: Time,
    order: wire.Pause
    | wire.Resume
    | wire.Extend
    | wire.EndTrade
    | wire.EndGame
    | wire.ProposeTakeBack,
) -> None:
    match order:
        case wire.Pause():
            if live.paused:
                raise refuse(CONFLICT, "server-paused")
            live.pause(now)
            live.tell(now, "table-paused")
        case wire.Resume():
            if not live.paused:
                raise refuse(CONFLICT, "server-not-paused")
            live.go_on(now)
        case wire.Extend():
            _extend(live, now, order)
        case wire.EndTrade():
            _end_trade(live, now)
        case wire.EndGame():
            live.answer(now, HOST, CallTime(), source="host")
            live.tell(now, "table-time-called")
        case wire.ProposeTakeBack():
            _propose(live, now, order.seat)


def _end_trade(live: LiveGame, now: Time) -> None:
    if live.playing().peek().trade is None:
        raise refuse(CONFLICT, "server-no-trade")
    live.answer(now, HOST, EndTrading(), source="host")
    live.tell(now, "table-trade-over")


def _extend(live: LiveGame, now: Time, order: wire.Extend) -> None:
    if not live.clocks.extend(now, order.seconds, order.seat):
        raise refuse(CONFLICT, "server-no-clock")
    minutes = max(1, round(order.seconds / 60))
    if order.seat is None:
        live.tell(now, "table-extended", **_length(minutes))
    else:
        live.tell(now, "table-extended-one", **_length(minutes), player=Player(order.seat))


def _length(minutes: int) -> dict[str, str | int]:
    """A duration in the largest unit that it fills."""
    if minutes >= 2 * DAY:
        return {"unit": "days", "count": round(minutes / DAY)}
    if minutes >= 2 * HOUR:
        return {"unit": "hours", "count": round(minutes / HOUR)}
    return {"unit": "minutes", "count": minutes}


def _renewed(live: LiveGame, *links: str) -> dict[str, str]:
    """New secrets for some of a game's links, by purpose; the old ones stop working."""
    made = {what: new_secret() for what in links}
    hashes = {what: hash_of(secret) for what, secret in made.items()}
    live.secrets = replace(live.secrets, **hashes)
    live.game_changed = live.looked_after = True
    return made


def _let_in(live: LiveGame, now: Time, person: str) -> None:
    if person not in live.removed:
        raise refuse(CONFLICT, "server-not-removed")
    name, id_ = live.removed.pop(person), live.id
    live.also.append(lambda connection: let_in(connection, id_, person))
    live.tell(now, "table-let-in", name=name)


# Taking back by consent


def _propose(live: LiveGame, now: Time, seat: Seat) -> None:
    """Ask everybody; hosts with seats agree by asking."""
    if not 0 <= seat < len(live.seats):
        raise refuse(MALFORMED, "server-no-seat")
    if not live.undoable_for_all(seat):
        raise IllegalAction("O2", "illegal-undo")
    live.propose_take_back(seat)
    live.tell(now, "table-take-back-asked", player=Player(seat))
    _take_back_if_agreed(live, now)


def _consent(live: LiveGame, now: Time, seat: Seat, order: wire.ConsentToTakeBack) -> None:
    proposal = live.take_back
    if proposal is None or proposal.number != order.number:
        raise refuse(CONFLICT, "server-no-proposal")
    if not order.agrees:
        live.end_take_back()
        live.tell(now, "table-take-back-refused", player=Player(seat))
        return
    live.agree_to_take_back(seat)
    _take_back_if_agreed(live, now)


def _take_back_if_agreed(live: LiveGame, now: Time) -> None:
    """Take back once every person at the table agrees, if it is still possible (O2)."""
    proposal = live.take_back
    assert proposal is not None
    people = {each.seat for each in live.seats if each.attended}
    if people <= set(proposal.agreed):
        live.end_take_back()
        live.undo_for_all(now, proposal.seat)
        live.tell(now, "table-taken-back", player=Player(proposal.seat))


# A seat


def obey_about_seat(
    live: LiveGame, now: Time, seat: Seat, person: Person, order: wire.SeatOrder
) -> dict[str, str]:
    """Carry out an order about a seat, by its owner or the host.

    Returns new secrets by purpose, ``SEAT`` for the seat alone.
    """
    match order:
        case wire.HandOver():
            refuse_unless_owner_or_host(live, person, seat)
            _hand_over(live, now, seat, order.player)
        case wire.TakeOver():
            refuse_unless_owner(live, person, seat)
            live.come_back(now, seat)
        case wire.Replace():
            refuse_unless_host(live, person)
            return _remove(live, now, seat)
        case wire.GiveUp():
            refuse_unless_owner(live, person, seat)
            _free(live, now, seat)
        case wire.ConsentToTakeBack():
            refuse_unless_owner(live, person, seat)
            _consent(live, now, seat, order)
    return {}


def _hand_over(live: LiveGame, now: Time, seat: Seat, player: str) -> None:
    check_computer(player)
    _refuse_unless_running(live)
    if live.seats[seat].computer is not None:
        raise refuse(CONFLICT, "server-is-computer")
    live.change_seat(seat, computer=player, autopilot=False)
    live.tell(now, "table-handed-over", player=Player(seat))
    if not live.paused:
        live.stop_without_people(now)


def _remove(live: LiveGame, now: Time, seat: Seat) -> dict[str, str]:
    """Free a seat and keep its player out; a host cannot be kept out.

    Links that they may know stop working, or they could return as someone new.
    """
    if not 0 <= seat < len(live.seats) or live.seats[seat].link is None:
        raise refuse(MALFORMED, "server-no-seat")
    person, name = live.seats[seat].person, live.seats[seat].name or ""
    made: dict[str, str] = {}
    if person is not None and person not in live.hosts:
        live.removed[person] = name
        live.spectators.discard(person)
        row = Removed(live.id, person, name)
        live.also.append(lambda connection: keep_out(connection, row))
        made = _renewed(live, "join", "watch")
    return {**made, SEAT: _free(live, now, seat)}


def _free(live: LiveGame, now: Time, seat: Seat) -> str:
    """Take a seat from its player; a computer answers until someone takes it (L6)."""
    secret = new_secret()
    computer = USUAL if live.stage == "running" else None
    live.change_seat(
        seat,
        person=None,
        name=None,
        computer=computer,
        autopilot=False,
        link=hash_of(secret),
        orders=NOTHING_ORDERED,
        stopped=None,
    )
    # A player's notes are not for their successor.
    id_ = live.id
    live.also.append(lambda connection: update_seat(connection, id_, seat, notes="", seen=0))
    if live.stage != "running":
        live.tell(now, "table-seat-free", number=seat + 1)
        return secret
    live.tell(now, "table-freed", player=Player(seat))
    if not live.paused:
        live.stop_without_people(now)
    return secret
