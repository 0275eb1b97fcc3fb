"""Games around playing: creating, joining, starting, handing over, pausing.

A game's creator is its host, and so is anyone with the host's link. A seat belongs to the person
who took it with one of the links; no request can claim to be someone else.
"""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.bots import seated
from ecumene.data import facts
from ecumene.dialogue.sentences.sentence import NamedPlayer, say
from ecumene.rules.fairness import Fair, commitment, new_salt, new_seed
from ecumene.rules.format.record import FORMAT, RULES
from ecumene.rules.game import Game
from ecumene.rules.phases.setup import picking_order
from ecumene.rules.play import Options
from ecumene.seat.statuses import CONFLICT, MALFORMED
from ecumene.server import wire
from ecumene.server.clock.game_clocks import Clocks, check
from ecumene.server.games.absence import check_stand_in
from ecumene.server.games.estimate import length_of
from ecumene.server.games.game_info import info
from ecumene.server.games.repository import clock_text, text_of
from ecumene.server.games.short_codes import is_code, new_code, typed_code
from ecumene.server.refusals import FORBIDDEN, Refusal, refuse, refuse_for_now
from ecumene.server.services.accounts import checked_name, hash_of, new_secret
from ecumene.server.services.host_orders import SEAT, check_computer, obey, obey_about_seat
from ecumene.server.services.permissions import has_part, refuse_strangers, refuse_unless_host
from ecumene.server.storage import arrivals, games, seats

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping

    from sqlalchemy import Connection

    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.games.game_registry import GameRegistry
    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.games.prepared_game import Arrival, ArrivalPart
    from ecumene.server.services.accounts import Person
    from ecumene.server.settings import Settings
    from ecumene.server.storage import Store

DAY: Final = 24 * 60 * 60 * 1000
A_WHILE: Final = 3600
"""Seconds after which another game might be over; nobody can know."""
MOST_SEATS: Final = 18
TAKEN: Final = say("server-rematch-made")
"""Why a game cannot be made: there is one of that id."""
MOST_LISTED: Final = 100
"""Maximum games listed, the most recently active."""


class Lobby:
    """Creates games and lets people join them."""

    def __init__(
        self,
        registry: GameRegistry,
        store: Store,
        settings: Settings,
        clock: Callable[[], Time],
    ) -> None:
        self._registry = registry
        self._store = store
        self._settings = settings
        self._clock = clock

    def link(self, game: str, what: str, secret: str) -> str:
        """A link with a secret; after #, so that it reaches no log and no other site."""
        return f"{self._settings.address}/games/{game}#{what}={secret}"

    def _links(self, game: str, made: Mapping[str, str]) -> wire.Links:
        """The links with new secrets, by purpose."""
        host, join, watch = (
            self.link(game, what, made[what]) if what in made else None
            for what in ("host", "join", "watch")
        )
        return wire.Links(host, join, watch)

    # Creating a game

    async def create(
        self,
        person: Person,
        new: wire.NewGame,
        id_: str | None = None,
        own: Collection[Seat] | None = None,
    ) -> wire.Ordered:
        """Create a game; it begins at once if no other person is expected.

        With an id it is refused if there is a game of that id already. ``own``: the seats that the
        creator takes, if not the first ones.
        """
        seed, salt = new_seed(), new_salt()
        new = with_characters(arranged(checked(new), seed))
        options = options_of(new, seed)
        Game(options)  # refuses an impossible set-up
        fair = Fair(salt, commitment(seed, salt))
        id_, links = await self._keep(person, new, options, fair, id_=id_, own=own)
        await self._registry.act(id_, lambda hosted, now: hosted.begin_if_complete(now))
        return wire.Ordered(await self.info(id_, person), links)

    async def create_from(
        self, person: Person, options: Options, fair: Fair, game: Arrival
    ) -> wire.Ordered:
        """Create a game with answers already given, whose hidden facts the person may know.

        It is written in parts, since others want to write too. Until it is complete it belongs to
        nobody; if that never happens because the server is killed, it is discarded.
        """
        id_, _ = await self._keep(person, checked(game.agreed), options, fair, game)
        for part in game.parts:
            await self._store.write(partial(_add_part, id_, part, self._clock()), game=id_)
        await self._store.write(lambda connection: arrivals.end(connection, id_), game=id_)
        await self._registry.act(id_, _look_after)
        return wire.Ordered(await self.info(id_, person), wire.Links())

    async def _keep(
        self,
        person: Person,
        new: wire.NewGame,
        options: Options,
        fair: Fair,
        arrived: Arrival | None = None,
        id_: str | None = None,
        own: Collection[Seat] | None = None,
    ) -> tuple[str, wire.Links]:
        """Store a new game with its seats and links."""
        now, id_ = self._clock(), secrets.token_urlsafe(9) if id_ is None else id_
        given = {"host": new_secret(), "join": new_secret(), "watch": new_secret()}
        for_seats = {n: new_secret() for n, plan in enumerate(new.seats) if plan.computer is None}
        row = games.GameRow(
            id=id_,
            name=new.name,
            creator=person.id,
            created=now,
            agreed=text_of(new),
            options=text_of(options),
            salt=fair.salt,
            commitment=fair.commitment,
            clock=clock_text(Clocks(new.clock)),
            rules=str(RULES),
            format=FORMAT,
            host_hash=hash_of(given["host"]),
            join_hash=hash_of(given["join"]),
            watch_hash=hash_of(given["watch"]),
            changed=now,
            host=person.name,
        )
        if arrived is not None:
            row = replace(
                row,
                known_to=person.name,
                seq=arrived.seq,
                marked=arrived.seq,
                turn=arrived.turn,
                phase=arrived.phase,
                stage=arrived.stage,
                clock=arrived.clock,
                waited=arrived.waited,
                arriving=now + arrivals.PATIENCE,
            )
        own = set(list(for_seats)[: new.take] if own is None else own)
        if len(own) < len(for_seats):
            row = replace(row, code=new_code())
        rows = [
            seats.SeatRow(
                id_,
                seat,
                person.id if seat in own else None,
                person.name if seat in own else None,
                plan.computer,
                link_hash=hash_of(for_seats[seat]) if seat in for_seats else None,
                present_until=now if seat in own else 0,
            )
            for seat, plan in enumerate(new.seats)
        ]

        def job(connection: Connection) -> None:
            self._refuse_too_many(connection, person, now)
            if not games.add_game(connection, row):
                raise Refusal(CONFLICT, TAKEN)
            seats.add_seats(connection, rows)
            seats.add_member(connection, seats.Member(id_, person.id, "host"))
            if not own:
                seats.add_member(connection, seats.Member(id_, person.id, "spectator"))

        await self._store.write(job, game=id_)
        others = {
            seat: self.link(id_, SEAT, secret)
            for seat, secret in for_seats.items()
            if seat not in own
        }
        links = replace(self._links(id_, given), seats=others)
        return id_, links

    async def refuse_too_many(self, person: Person) -> None:
        """Refuse a person who may create no more games, before any work is done."""
        now = self._clock()
        await self._store.read(lambda connection: self._refuse_too_many(connection, person, now))

    def _refuse_too_many(self, connection: Connection, person: Person, now: Time) -> None:
        day, most = self._settings.games_per_day, self._settings.open_games
        made = games.created_since(connection, person.id, now - DAY) if day else ()
        if day and len(made) >= day:
            wait = (made[-day] + DAY - now) // 1000 + 1
            raise refuse_for_now(wait, "server-games-per-day", most=day)
        if most and games.count_open_of(connection, person.id) >= most:
            raise refuse_for_now(A_WHILE, "server-open-games", most=most)

    # Joining

    async def join(self, id_: str, person: Person, joining: wire.Joining) -> wire.Joined:
        """Use one of the links of a game."""

        def job(hosted: HostedGame, now: Time) -> tuple[wire.Role, Seat | None]:
            return _joined(hosted, now, person, joining)

        role, seat = await self._registry.act(id_, job)
        return wire.Joined(await self.info(id_, person), role, seat)

    async def invitation(self, id_: str, person: Person | None, secret: str) -> wire.Invitation:
        """What a link or code invites to; refuses an invalid one."""
        return await self._registry.look(id_, lambda hosted: _invitation(hosted, person, secret))

    async def invitation_by_code(self, person: Person | None, typed: str) -> wire.Invitation:
        """What a code invites to; refuses one that no game has."""
        code = typed_code(typed)
        id_ = None
        if code is not None:
            id_ = await self._store.read(lambda connection: games.game_of_code(connection, code))
        if code is None or id_ is None:
            raise refuse(FORBIDDEN, "server-unknown-invitation")
        return await self.invitation(id_, person, code)

    # Listing games

    async def info(self, id_: str, person: Person) -> wire.GameInfo:
        """A game as a person may see it; refuses people who take no part in it."""

        def job(hosted: HostedGame) -> wire.GameInfo:
            refuse_strangers(hosted, person)
            return info(hosted, person)

        return await self._registry.look(id_, job)

    async def games_of(self, person: Person) -> wire.GameList:
        """A person's games: those that ask them first, then the others, latest first."""
        rows = await self._store.read(lambda connection: games.games_of(connection, person.id))
        # Not by activity, which may be an offer that the person cannot see (X5a).
        latest = sorted(rows[:MOST_LISTED], key=lambda row: row.created, reverse=True)
        found = []
        for row in latest:
            with suppress(Refusal):  # a game that cannot be resumed after an update hides no other
                found.append(await self.info(row.id, person))
        found.sort(key=lambda each: not any(w.seat in each.own for w in each.waited))
        return wire.GameList(tuple(found))

    # Orders of the host

    async def host(self, id_: str, person: Person, order: wire.HostOrder) -> wire.Ordered:
        """Carry out a host's order."""

        def job(hosted: HostedGame, now: Time) -> dict[str, str]:
            refuse_unless_host(hosted, person)
            return obey(hosted, now, order)

        made = await self._registry.act(id_, job)
        return wire.Ordered(await self.info(id_, person), self._links(id_, made))

    # Orders about a seat

    async def seat(
        self, id_: str, seat: Seat, person: Person, order: wire.SeatOrder
    ) -> wire.Ordered:
        """Carry out an order about a seat, by its owner or the host."""

        def job(hosted: HostedGame, now: Time) -> dict[str, str]:
            return obey_about_seat(hosted, now, seat, person, order)

        made = await self._registry.act(id_, job)
        links = self._links(id_, made)
        if SEAT in made:
            links = replace(links, seats={seat: self.link(id_, SEAT, made[SEAT])})
        # A person who gives up their only seat still gets the game as they leave it.
        return wire.Ordered(
            await self._registry.look(id_, lambda hosted: info(hosted, person)), links
        )


# Setting up


def checked(new: wire.NewGame) -> wire.NewGame:
    """A valid new game; refuses what the engine does not check itself."""
    people = sum(plan.computer is None for plan in new.seats)
    if len(new.seats) > MOST_SEATS:
        raise refuse(MALFORMED, "server-too-many-seats", most=MOST_SEATS)
    if not 0 <= new.take <= people:
        raise refuse(MALFORMED, "server-take", most=people)
    for plan in new.seats:
        check_computer(plan.computer, mixed=True)
    check(new.clock)
    check_stand_in(new.stand_in)
    return replace(new, name=checked_name(new.name))


def with_characters(new: wire.NewGame) -> wire.NewGame:
    """The same with a character wherever a mixture of them is to play."""
    names = (plan.computer for plan in new.seats if plan.computer is not None)
    # Who sits where must say nothing of the seed.
    found = iter(seated(names, new_salt()))
    plans = (
        plan if plan.computer is None else replace(plan, computer=next(found)) for plan in new.seats
    )
    return replace(new, seats=tuple(plans))


def estimated(new: wire.NewGame) -> wire.Length:
    """How long a game of these terms may take; refuses what cannot be created."""
    new = checked(new)
    Game(options_of(new, 0))
    return length_of(new)


def arranged(new: wire.NewGame, seed: int) -> wire.NewGame:
    """The seats as they are taken: people in those that pick first, if that was asked for.

    The order remains the dealt one (S2); only who sits where follows from it.
    """
    if not new.people_first or new.civilizations is not None:
        return new
    plans = sorted(new.seats, key=lambda plan: plan.computer is not None)
    by_seat = dict(zip(picking_order(seed, len(plans)), plans, strict=True))
    return replace(new, seats=tuple(by_seat[seat] for seat in range(len(plans))))


def options_of(new: wire.NewGame, seed: int) -> Options:
    """The engine's options for a new game."""
    players = len(new.seats)
    usual = next((setup.map for setup in facts().setups if setup.players == players), None)
    map_ = new.map or usual
    if map_ is None:
        raise refuse(MALFORMED, "server-no-setup", players=players)
    return Options(
        players,
        map_,
        seed,
        new.track,
        new.civilizations,
        strict_movement=new.strict_movement,
        short_game=new.short_game,
        last_turn=new.last_turn,
        timed=new.timed,
    )


# Joining


def _add_part(id_: str, part: ArrivalPart, now: Time, connection: Connection) -> None:
    arrivals.add_part(connection, id_, part.start, part.rows, part.snapshots, part.marks, now)


def _look_after(hosted: HostedGame, _: Time) -> None:
    """Mark the game for computers and clocks to continue."""
    hosted.must_reschedule = True


def _invitation(hosted: HostedGame, person: Person | None, secret: str) -> wire.Invitation:
    if person is not None:
        refuse_removed(hosted, person)
    link = _link(hosted, secret)
    role: wire.Role = link if isinstance(link, str) else "player"
    free = {seat.seat for seat in hosted.seats if seat.free}
    given = free if link == "player" else free & {link}
    names = dict.fromkeys(seat.name for seat in hosted.seats if seat.name is not None)
    return wire.Invitation(
        hosted.id,
        hosted.agreed.name,
        hosted.host,
        role,
        link if isinstance(link, int) else None,
        hosted.stage,
        hosted.agreed,
        length_of(hosted.agreed),
        tuple(names),
        len(given),
        person is not None and _has(hosted, person, link),
    )


def _has(hosted: HostedGame, person: Person, link: wire.Role | Seat) -> bool:
    """Whether a person has what a link gives."""
    match link:
        case "host":
            return person.id in hosted.hosts
        case "spectator":
            return has_part(hosted, person.id)
        case "player":
            return bool(hosted.seats_of(person.id))
    return hosted.seats[link].person == person.id


def _joined(
    hosted: HostedGame, now: Time, person: Person, joining: wire.Joining
) -> tuple[wire.Role, Seat | None]:
    """Give a person what the link is for; a person who has it already keeps it."""
    refuse_removed(hosted, person)
    link = _link(hosted, joining.secret)
    if link == "host" or link == "spectator":
        enrol(hosted, person, link)
        return link, None
    seat = _seat_for(hosted, person, joining.seat) if link == "player" else link
    take_seat(hosted, now, seat, person, program=joining.program)
    return "player", seat


def _link(hosted: HostedGame, secret: str) -> wire.Role | Seat:
    """What a link or code is for: a role or a certain seat; refuses an invalid one."""
    if is_code(secret, hosted.code):
        return "player"
    hash_ = hash_of(secret)
    roles: dict[wire.Role, str] = {
        "host": hosted.secrets.host,
        "player": hosted.secrets.join,
        "spectator": hosted.secrets.watch,
    }
    for role, stored in roles.items():
        if _is(stored, hash_):
            return role
    seat = seat_of_link(hosted, secret)
    if seat is None:
        raise refuse(FORBIDDEN, "server-bad-link")
    return seat


def seat_of_link(hosted: HostedGame, secret: str) -> Seat | None:
    """The seat that a link is of; None if it is of none."""
    hash_ = hash_of(secret)
    for seat in hosted.seats:
        if seat.link is not None and _is(seat.link, hash_):
            return seat.seat
    return None


def refuse_removed(hosted: HostedGame, person: Person) -> None:
    """Refuse a person whom the host has removed."""
    if person.id in hosted.removed:
        raise refuse(FORBIDDEN, "server-removed")


def _seat_for(hosted: HostedGame, person: Person, wanted: Seat | None) -> Seat:
    """The seat for a person who may take any; a person who has one keeps it."""
    free = [seat.seat for seat in hosted.seats if seat.free]
    own = hosted.seats_of(person.id)
    if wanted is not None:
        if wanted not in free and wanted not in own:
            raise refuse(CONFLICT, "server-seat-taken", number=wanted + 1)
        return wanted
    if not own and not free:
        raise refuse(CONFLICT, "server-no-seat-free")
    return own[0] if own else free[0]


def _is(stored: str, hash_: str) -> bool:
    return hmac.compare_digest(stored, hash_)


def enrol(hosted: HostedGame, person: Person, role: wire.Role) -> None:
    """Give a person a role in a game besides that of a player."""
    roles = hosted.hosts if role == "host" else hosted.spectators
    if person.id not in roles:
        roles.add(person.id)
        member = seats.Member(hosted.id, person.id, role)
        hosted.extra_writes.append(lambda connection: seats.add_member(connection, member))


def take_seat(
    hosted: HostedGame, now: Time, seat: Seat, person: Person, *, program: bool = False
) -> None:
    """Give a seat to a person, or to a program; a successor gets full time (L6)."""
    state = hosted.seats[seat]
    joined = "table-joined-program" if program else "table-joined"
    if state.person == person.id:
        if program and not state.program:  # whoever had it lets a program play from now on
            hosted.change_seat(seat, program=True)
            hosted.tell(now, joined, name=person.name, player=NamedPlayer(seat))
        return
    if state.person is not None:
        raise refuse(CONFLICT, "server-seat-taken", number=seat + 1)
    waits = hosted.stage == "running" and hosted.waits_for_people
    hosted.change_seat(
        seat,
        person=person.id,
        name=person.name,
        computer=None,
        autopilot=False,
        present_until=now,
        ready=False,
        program=program,
    )
    hosted.tell(now, joined, name=person.name, player=NamedPlayer(seat))
    hosted.clocks.fresh(now, seat)
    if waits:
        hosted.go_on(now)
    hosted.begin_if_complete(now)
