"""Orders of a game's host, and of a seat's owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.bots import MIXTURES, PLAYERS, STAND_IN
from ecumene.bots.orders import NOTHING_ORDERED
from ecumene.dialogue.sentences.sentence import NamedPlayer
from ecumene.rules.actions import CallTime, EndTrading
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.ids import HOST
from ecumene.seat.statuses import CONFLICT, MALFORMED
from ecumene.server import wire
from ecumene.server.games.absence import length, refuse_to_stand_in
from ecumene.server.games.short_codes import new_code
from ecumene.server.games.show_pace import Stepping, mark
from ecumene.server.refusals import refuse
from ecumene.server.services.accounts import hash_of, new_secret
from ecumene.server.services.permissions import (
    refuse_strangers,
    refuse_unless_host,
    refuse_unless_owner,
    refuse_unless_owner_or_host,
)
from ecumene.server.storage.seats import RemovedMember, keep_out, let_in, update_seat

if TYPE_CHECKING:
    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.services.accounts import Person

SEAT: Final = "seat"
"""The purpose of a single seat's link."""


def check_computer(name: str | None, *, mixed: bool = False) -> None:
    """Refuse an unknown computer player; ``mixed``: unless it stands for any character."""
    if name is not None and name not in PLAYERS and not (mixed and name in MIXTURES):
        names = ", ".join(PLAYERS.choices())
        raise refuse(MALFORMED, "server-no-computer", name=name[:40], names=names)


# The host


def obey(hosted: HostedGame, now: Time, order: wire.HostOrder) -> dict[str, str]:
    """Carry out a host's order; returns new secrets by purpose."""
    match order:
        case wire.Start():
            _start(hosted, now)
        case wire.RenewLinks():
            return _renewed(hosted, "host", "join", "watch")
        case wire.WithdrawCode():
            if hosted.code is None:
                raise refuse(CONFLICT, "server-no-code")
            hosted.code, hosted.game_changed = None, True
        case wire.LetIn():
            _let_in(hosted, now, order.person)
        case wire.SetClock():
            hosted.clocks.change(now, order.clock)
            hosted.agreed = replace(hosted.agreed, clock=order.clock)
            hosted.game_changed = True
            hosted.tell(now, "table-clock")
        case wire.SetPace() | wire.StepOn():
            _refuse_unless_running(hosted)
            _obey_about_show(hosted, now, order)
        case _:
            _refuse_unless_running(hosted)
            _obey_in_game(hosted, now, order)
    return {}


def _start(hosted: HostedGame, now: Time) -> None:
    if hosted.stage != "gathering":
        raise refuse(CONFLICT, "server-begun")
    hosted.begin(now)


def _refuse_unless_running(hosted: HostedGame) -> None:
    if hosted.stage != "running":
        raise refuse(CONFLICT, "server-not-begun" if hosted.game is None else "server-over")


def _obey_in_game(
    hosted: HostedGame,
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
            if hosted.stands_still:
                raise refuse(CONFLICT, "server-paused")
            hosted.pause(now)
            hosted.tell(now, "table-paused")
        case wire.Resume():
            if not hosted.paused:
                raise refuse(CONFLICT, "server-not-paused")
            hosted.go_on(now)
        case wire.Extend():
            _extend(hosted, now, order)
        case wire.EndTrade():
            _end_trade(hosted, now)
        case wire.EndGame():
            hosted.answer(now, HOST, CallTime(), source="host")
            hosted.tell(now, "table-time-called")
        case wire.ProposeTakeBack():
            _propose(hosted, now, order.seat)


def _obey_about_show(hosted: HostedGame, now: Time, order: wire.SetPace | wire.StepOn) -> None:
    """How a game of computers only passes before those who look on."""
    if not hosted.for_show:
        raise refuse(CONFLICT, "server-people-play")
    if isinstance(order, wire.SetPace):
        hosted.agreed = replace(hosted.agreed, pace=order.pace)
        hosted.game_changed = True
        return
    if not hosted.paused:
        hosted.pause(now)
    hosted.step_on(Stepping(order.by, mark(hosted)))


def _end_trade(hosted: HostedGame, now: Time) -> None:
    if hosted.playing().peek().trade is None:
        raise refuse(CONFLICT, "server-no-trade")
    hosted.answer(now, HOST, EndTrading(), source="host")
    hosted.tell(now, "table-trade-over")


def _extend(hosted: HostedGame, now: Time, order: wire.Extend) -> None:
    if not hosted.clocks.extend(now, order.seconds, order.seat):
        raise refuse(CONFLICT, "server-no-clock")
    minutes = max(1, round(order.seconds / 60))
    if order.seat is None:
        hosted.tell(now, "table-extended", **length(minutes))
    else:
        hosted.tell(now, "table-extended-one", **length(minutes), player=NamedPlayer(order.seat))


def _renewed(hosted: HostedGame, *links: str) -> dict[str, str]:
    """New secrets for some of a game's links, by purpose; the old ones stop working."""
    made = {what: new_secret() for what in links}
    hashes = {what: hash_of(secret) for what, secret in made.items()}
    hosted.secrets = replace(hosted.secrets, **hashes)
    if hosted.stage == "gathering":
        hosted.code = new_code()
    hosted.game_changed = hosted.must_reschedule = True
    return made


def _let_in(hosted: HostedGame, now: Time, person: str) -> None:
    if person not in hosted.removed:
        raise refuse(CONFLICT, "server-not-removed")
    name, id_ = hosted.removed.pop(person), hosted.id
    hosted.extra_writes.append(lambda connection: let_in(connection, id_, person))
    hosted.tell(now, "table-let-in", name=name)


# Taking back by consent


def _propose(hosted: HostedGame, now: Time, seat: Seat) -> None:
    """Ask everybody; hosts with seats agree by asking."""
    if not 0 <= seat < len(hosted.seats):
        raise refuse(MALFORMED, "server-no-seat")
    if not hosted.undoable_for_all(seat):
        raise IllegalAction("O2", "illegal-undo")
    hosted.propose_take_back(seat)
    hosted.tell(now, "table-take-back-asked", player=NamedPlayer(seat))
    _take_back_if_agreed(hosted, now)


def _consent(hosted: HostedGame, now: Time, seat: Seat, order: wire.ConsentToTakeBack) -> None:
    proposal = hosted.take_back
    if proposal is None or proposal.number != order.number:
        raise refuse(CONFLICT, "server-no-proposal")
    if not order.agrees:
        hosted.end_take_back()
        hosted.tell(now, "table-take-back-refused", player=NamedPlayer(seat))
        return
    hosted.agree_to_take_back(seat)
    _take_back_if_agreed(hosted, now)


def _take_back_if_agreed(hosted: HostedGame, now: Time) -> None:
    """Take back once every person at the table agrees, if it is still possible (O2).

    Programs are not asked: they have no interest in what people think fair.
    """
    proposal = hosted.take_back
    assert proposal is not None
    people = {each.seat for each in hosted.seats if each.attended and not each.program}
    if people <= set(proposal.agreed):
        hosted.end_take_back()
        hosted.undo_for_all(now, proposal.seat)
        hosted.tell(now, "table-taken-back", player=NamedPlayer(proposal.seat))


# A seat


def obey_about_seat(
    hosted: HostedGame, now: Time, seat: Seat, person: Person, order: wire.SeatOrder
) -> dict[str, str]:
    """Carry out an order about a seat, by its owner or the host.

    Returns new secrets by purpose, ``SEAT`` for the seat alone.
    """
    match order:
        case wire.HandOver():
            refuse_unless_owner_or_host(hosted, person, seat)
            _hand_over(hosted, now, seat, order.player)
        case wire.StandIn():
            refuse_strangers(hosted, person)
            _stand_in(hosted, now, seat, person)
        case wire.TakeOver():
            refuse_unless_owner(hosted, person, seat)
            hosted.come_back(now, seat)
        case wire.Replace():
            refuse_unless_host(hosted, person)
            return _remove(hosted, now, seat)
        case wire.GiveUp():
            refuse_unless_owner(hosted, person, seat)
            _free(hosted, now, seat)
        case wire.SayReady():
            refuse_unless_owner(hosted, person, seat)
            _say_ready(hosted, now, person, ready=order.ready)
        case wire.ConsentToTakeBack():
            refuse_unless_owner(hosted, person, seat)
            _consent(hosted, now, seat, order)
    return {}


def _hand_over(hosted: HostedGame, now: Time, seat: Seat, player: str) -> None:
    check_computer(player)
    _refuse_unless_running(hosted)
    if hosted.seats[seat].computer is not None:
        raise refuse(CONFLICT, "server-is-computer")
    hosted.change_seat(seat, computer=player, autopilot=False)
    hosted.tell(now, "table-handed-over", player=NamedPlayer(seat))
    if not hosted.paused:
        hosted.stop_without_people(now)


def _stand_in(hosted: HostedGame, now: Time, seat: Seat, person: Person) -> None:
    """Let a computer answer until the seat's owner is back, as if their time were up (O4)."""
    if not 0 <= seat < len(hosted.seats):
        raise refuse(MALFORMED, "server-no-seat")
    _refuse_unless_running(hosted)
    refuse_to_stand_in(hosted, now, seat, person.id)
    hosted.change_seat(seat, computer=STAND_IN, autopilot=True)
    hosted.tell(now, "table-stand-in", name=person.name, player=NamedPlayer(seat))
    if not hosted.paused:
        hosted.stop_without_people(now)


def _say_ready(hosted: HostedGame, now: Time, person: Person, *, ready: bool) -> None:
    if hosted.stage != "gathering":
        raise refuse(CONFLICT, "server-begun")
    for seat in hosted.seats_of(person.id):
        hosted.change_seat(seat, ready=ready)
    hosted.begin_if_complete(now)


def _remove(hosted: HostedGame, now: Time, seat: Seat) -> dict[str, str]:
    """Free a seat and keep its player out; a host cannot be kept out.

    Links that they may know stop working, or they could return as someone new.
    """
    if not 0 <= seat < len(hosted.seats) or hosted.seats[seat].link is None:
        raise refuse(MALFORMED, "server-no-seat")
    person, name = hosted.seats[seat].person, hosted.seats[seat].name or ""
    made = {SEAT: new_secret()}
    hosted.change_seat(seat, link=hash_of(made[SEAT]))
    if person is None:
        return made
    if person not in hosted.hosts:
        hosted.removed[person] = name
        hosted.spectators.discard(person)
        row = RemovedMember(hosted.id, person, name)
        hosted.extra_writes.append(lambda connection: keep_out(connection, row))
        made |= _renewed(hosted, "join", "watch")
    _free(hosted, now, seat)
    return made


def _free(hosted: HostedGame, now: Time, seat: Seat) -> None:
    """Take a seat from its player; a computer answers until someone takes it (L6)."""
    computer = STAND_IN if hosted.stage == "running" else None
    hosted.change_seat(
        seat,
        person=None,
        name=None,
        ready=False,
        computer=computer,
        autopilot=False,
        orders=NOTHING_ORDERED,
        stopped=None,
        program=False,
    )
    # A player's notes are not for their successor.
    id_ = hosted.id
    hosted.extra_writes.append(
        lambda connection: update_seat(connection, id_, seat, notes="", seen=0)
    )
    if hosted.stage != "running":
        hosted.tell(now, "table-seat-free", number=seat + 1)
        return
    hosted.tell(now, "table-freed", player=NamedPlayer(seat))
    if not hosted.paused:
        hosted.stop_without_people(now)
