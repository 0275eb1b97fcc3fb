"""Games before and around playing: made, joined, begun, handed over, paused.

Whoever makes a game runs it, and whoever has the host's link does, too. A seat belongs to whoever
has taken it with one of the links; nothing anybody sends says who they are.
"""

from __future__ import annotations

import hmac
import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.data import facts
from ecumene.dialogue.sentence import Player
from ecumene.rules.fairness import Fair, commitment, new_salt
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.record import FORMAT, RULES
from ecumene.rules.setup import LARGEST_SEED
from ecumene.server import wire
from ecumene.server.clocks import Clocks, check
from ecumene.server.infos import info
from ecumene.server.ordering import check_computer, obey, obey_about_seat
from ecumene.server.people import checked_name, hash_of, new_secret
from ecumene.server.refusals import CONFLICT, FORBIDDEN, MALFORMED, TOO_MANY, Refusal, refuse
from ecumene.server.rights import refuse_strangers, refuse_unless_host
from ecumene.server.shelf import clock_text, text_of
from ecumene.server.storage import games, seats

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from sqlalchemy import Connection

    from ecumene.rules.ids import Seat
    from ecumene.rules.log import Entry
    from ecumene.server.clocks import Time
    from ecumene.server.hall import Hall
    from ecumene.server.live import LiveGame
    from ecumene.server.people import Person
    from ecumene.server.settings import Settings
    from ecumene.server.storage import Store

DAY: Final = 24 * 60 * 60 * 1000
MOST_SEATS: Final = 18
PORTION: Final = 500
"""So many answers from elsewhere are stored at a time, with a snapshot behind them."""
MOST_LISTED: Final = 100
"""So many games are listed, those in which something happened last."""


class Lobby:
    """Makes games and brings people to them."""

    def __init__(
        self,
        hall: Hall,
        store: Store,
        settings: Settings,
        clock: Callable[[], Time],
    ) -> None:
        self._hall = hall
        self._store = store
        self._settings = settings
        self._clock = clock

    def link(self, game: str, what: str, secret: str) -> str:
        """An address with a secret; behind # so that no log and no other site gets it."""
        return f"{self._settings.address}/games/{game}#{what}={secret}"

    def _links(self, game: str, made: Mapping[str, str]) -> wire.Links:
        """The links of a game with new secrets, by what they are for."""
        host, join, watch = (
            self.link(game, what, made[what]) if what in made else None
            for what in ("host", "join", "watch")
        )
        return wire.Links(host, join, watch)

    # Making a game

    async def create(self, person: Person, new: wire.NewGame) -> wire.Ordered:
        """Make a game; it begins at once where nobody else is to come."""
        new = checked(new)
        seed, salt = secrets.randbelow(LARGEST_SEED + 1), new_salt()
        options = options_of(new, seed)
        Game(options)  # refuses what no set-up has
        fair = Fair(salt, commitment(seed, salt))
        ordered = await self._keep(person, new, options, fair, None)
        await self._hall.act(ordered.game.id, _begin_if_full)
        return replace(ordered, game=await self.info(ordered.game.id, person))

    async def create_from(
        self,
        person: Person,
        new: wire.NewGame,
        options: Options,
        fair: Fair,
        entries: Sequence[Entry],
    ) -> wire.Ordered:
        """Make a game that has answers behind it already, which the person may know."""
        ordered = await self._keep(person, checked(new), options, fair, person.name)
        id_ = ordered.game.id
        await self._hall.act(id_, _begin_paused)
        for start in range(0, len(entries), PORTION):
            portion = entries[start : start + PORTION]
            await self._hall.act(id_, partial(_repeat, portion), long=True)
        await self._hall.act(id_, _go_on)
        return replace(ordered, game=await self.info(id_, person))

    async def _keep(
        self,
        person: Person,
        new: wire.NewGame,
        options: Options,
        fair: Fair,
        known_to: str | None,
    ) -> wire.Ordered:
        """Keep a new game, with its seats and links."""
        now, id_ = self._clock(), secrets.token_urlsafe(9)
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
            known_to=known_to,
            host_hash=hash_of(given["host"]),
            join_hash=hash_of(given["join"]),
            watch_hash=hash_of(given["watch"]),
            changed=now,
        )
        own = set(list(for_seats)[: new.take])
        rows = [
            seats.SeatRow(
                id_,
                seat,
                person.id if seat in own else None,
                person.name if seat in own else None,
                plan.computer,
                link_hash=hash_of(for_seats[seat]) if seat in for_seats else None,
            )
            for seat, plan in enumerate(new.seats)
        ]

        def job(connection: Connection) -> None:
            self._refuse_too_many(connection, person, now)
            games.add_game(connection, row)
            seats.add_seats(connection, rows)
            seats.add_member(connection, seats.Member(id_, person.id, "host"))
            if not own:
                seats.add_member(connection, seats.Member(id_, person.id, "spectator"))

        await self._store.write(job, game=id_)
        others = {
            seat: self.link(id_, "seat", secret)
            for seat, secret in for_seats.items()
            if seat not in own
        }
        links = replace(self._links(id_, given), seats=others)
        return wire.Ordered(await self.info(id_, person), links)

    def _refuse_too_many(self, connection: Connection, person: Person, now: Time) -> None:
        day, most = self._settings.games_per_day, self._settings.open_games
        if day and games.count_created_since(connection, person.id, now - DAY) >= day:
            raise refuse(TOO_MANY, "server-games-per-day", most=day)
        if most and games.count_open_of(connection, person.id) >= most:
            raise refuse(TOO_MANY, "server-open-games", most=most)

    # Joining

    async def join(self, id_: str, person: Person, joining: wire.Joining) -> wire.Joined:
        """Use one of the links of a game."""
        hash_ = hash_of(joining.secret)

        def job(live: LiveGame, now: Time) -> tuple[wire.Role, Seat | None]:
            return _joined(live, now, person, hash_, joining.seat)

        role, seat = await self._hall.act(id_, job)
        return wire.Joined(await self.info(id_, person), role, seat)

    # What can be seen of games

    async def info(self, id_: str, person: Person) -> wire.GameInfo:
        """A game as a person may know it; refuses those who have nothing to do with it."""

        def job(live: LiveGame) -> wire.GameInfo:
            refuse_strangers(live, person)
            return info(live, person)

        return await self._hall.look(id_, job)

    async def games_of(self, person: Person) -> wire.GameList:
        """The games of a person: where they are asked, then the others, the latest first."""
        rows = await self._store.read(lambda connection: games.games_of(connection, person.id))
        # What happened last in a game may be an offer that the person cannot see (X5a).
        latest = sorted(rows[:MOST_LISTED], key=lambda row: row.created, reverse=True)
        found = []
        for row in latest:
            with suppress(Refusal):  # one that an update cannot go on with hides no other
                found.append(await self.info(row.id, person))
        found.sort(key=lambda each: not any(w.seat in each.own for w in each.waited))
        return wire.GameList(tuple(found))

    # Orders of the host

    async def host(self, id_: str, person: Person, order: wire.HostOrder) -> wire.Ordered:
        """Do what the host of a game orders."""

        def job(live: LiveGame, now: Time) -> dict[str, str]:
            refuse_unless_host(live, person)
            return obey(live, now, order)

        made = await self._hall.act(id_, job)
        return wire.Ordered(await self.info(id_, person), self._links(id_, made))

    # Orders about a seat

    async def seat(
        self, id_: str, seat: Seat, person: Person, order: wire.SeatOrder
    ) -> wire.Ordered:
        """Do what the owner of a seat, or the host, orders about it."""

        def job(live: LiveGame, now: Time) -> str | None:
            return obey_about_seat(live, now, seat, person, order)

        secret = await self._hall.act(id_, job)
        links = wire.Links()
        if secret is not None:
            links = wire.Links(seats={seat: self.link(id_, "seat", secret)})
        # Whoever has given up the only seat they had is told how they have left the game.
        return wire.Ordered(await self._hall.look(id_, lambda live: info(live, person)), links)


# What is agreed


def checked(new: wire.NewGame) -> wire.NewGame:
    """What is wanted of a new game, in order; refuses nonsense that the engine does not know of."""
    people = sum(plan.computer is None for plan in new.seats)
    if len(new.seats) > MOST_SEATS:
        raise refuse(MALFORMED, "server-too-many-seats", most=MOST_SEATS)
    if not 0 <= new.take <= people:
        raise refuse(MALFORMED, "server-take", most=people)
    for plan in new.seats:
        check_computer(plan.computer)
    check(new.clock)
    return replace(new, name=checked_name(new.name))


def options_of(new: wire.NewGame, seed: int) -> Options:
    """What the engine is told of what was agreed."""
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


def _begin_if_full(live: LiveGame, now: Time) -> None:
    """Begin as soon as nobody else is to come."""
    if live.stage == "gathering" and not any(seat.free for seat in live.seats):
        live.begin(now)


def _begin_paused(live: LiveGame, now: Time) -> None:
    """Begin, but let nobody go on until everything is there."""
    live.begin(now)
    live.pause(now)


def _repeat(entries: Sequence[Entry], live: LiveGame, now: Time) -> None:
    """Let happen again what has happened elsewhere."""
    for entry in entries:
        live.answer(now, entry.seat, entry.action)


def _go_on(live: LiveGame, now: Time) -> None:
    live.resume(now)
    live.looked_after = True


def _joined(
    live: LiveGame, now: Time, person: Person, hash_: str, wanted: Seat | None
) -> tuple[wire.Role, Seat | None]:
    """Give a person what the link is for; who has it already keeps it."""
    if _is(live.secrets.host, hash_):
        _add_member(live, person, "host")
        return "host", None
    if _is(live.secrets.watch, hash_):
        _add_member(live, person, "spectator")
        return "spectator", None
    for seat in live.seats:
        if seat.link is not None and _is(seat.link, hash_):
            _take(live, now, seat.seat, person)
            return "player", seat.seat
    if not _is(live.secrets.join, hash_):
        raise refuse(FORBIDDEN, "server-bad-link")
    free = [seat.seat for seat in live.seats if seat.free]
    if wanted is not None and wanted not in free and wanted not in live.seats_of(person.id):
        raise refuse(CONFLICT, "server-seat-taken", number=wanted + 1)
    if wanted is None:
        own = live.seats_of(person.id)
        if own:
            return "player", own[0]
        if not free:
            raise refuse(CONFLICT, "server-no-seat-free")
        wanted = free[0]
    _take(live, now, wanted, person)
    return "player", wanted


def _is(stored: str, hash_: str) -> bool:
    return hmac.compare_digest(stored, hash_)


def _add_member(live: LiveGame, person: Person, role: wire.Role) -> None:
    roles = live.hosts if role == "host" else live.spectators
    if person.id not in roles:
        roles.add(person.id)
        member = seats.Member(live.id, person.id, role)
        live.also.append(lambda connection: seats.add_member(connection, member))


def _take(live: LiveGame, now: Time, seat: Seat, person: Person) -> None:
    """Let a person have a seat; whoever follows somebody has all the time there is (L6)."""
    state = live.seats[seat]
    if state.person == person.id:
        return
    if state.person is not None:
        raise refuse(CONFLICT, "server-seat-taken", number=seat + 1)
    waits = live.stage == "running" and live.waits_for_people
    live.change_seat(seat, person=person.id, name=person.name, computer=None, autopilot=False)
    live.tell(now, "table-joined", name=person.name, player=Player(seat))
    live.clocks.fresh(now, seat)
    if waits:
        live.go_on(now)
    _begin_if_full(live, now)
