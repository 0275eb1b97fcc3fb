"""``ecumene create``: create a game on a server, and get the links for everybody else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from ecumene.bots import LEVELS, MIXED, USUAL_LEVEL, at_level
from ecumene.cli.answer import CommandAnswer
from ecumene.cli.commands.map import read_map
from ecumene.cli.join.address import read_address
from ecumene.cli.join.first_contact import JoiningStopped, Opening
from ecumene.cli.join.server_client import ServerClient, ServerUnreachable
from ecumene.cli.join.token_file import Tokens, usual_file
from ecumene.cli.options import read_choice, read_number, read_track
from ecumene.cli.play.new_game import FREE, ORDERS
from ecumene.cli.play.screen import Screen
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.stop_signals import STOPPED
from ecumene.rules.format.codec import to_names
from ecumene.rules.play import DEFAULT_PLAYERS
from ecumene.server import wire
from ecumene.server.clock.clock_rules import ClockKind, ClockRules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.cli.join.address import Address
    from ecumene.words import Messages

COMMAND: Final = "ecumene create"
PEOPLE: Final = 2
UNITS: Final = {"s": 1, "m": 60, "h": 60 * 60, "d": 24 * 60 * 60}
LENGTH: Final = re.compile(r"([1-9][0-9]{0,6})([smhd])")
KINDS: Final[dict[str, ClockKind]] = {"decision": "decision", "phase": "phase", "bank": "bank"}
CLOCK: Final = re.compile(rf"({'|'.join(KINDS)}):(\w+)(?:\+(\w+))?")


@dataclass(frozen=True)
class CreateOptions:
    """The wanted game as typed; None where nothing was said."""

    people: str | None
    players: str | None
    map: str | None
    track: str | None
    movement: str | None
    clock: str | None
    trade: str | None
    title: str | None
    short: bool
    level: str | None


def create(
    address: str, name: str | None, wanted: CreateOptions, messages: Messages
) -> CommandAnswer:
    """Create a game on a server; its creator has the first seat, and is the host."""
    place, new = read_address(address), new_game(wanted, messages)
    made = _made(place, name, new, messages)
    link = place.of_game(made.game.id)
    return CommandAnswer(lambda look: _page(link, made, look.messages), lambda: to_names(made))


def _made(place: Address, name: str | None, new: wire.NewGame, messages: Messages) -> wire.Ordered:
    server = ServerClient(place.server, messages.language)
    try:
        Opening(server, Tokens(usual_file()), Screen(messages)).be_known(place, name)
        return server.post("/games", new, wire.Ordered)
    except JoiningStopped:
        raise CommandRefusal("cli-stopped", code=STOPPED) from None
    except ServerUnreachable:
        raise CommandRefusal("join-unreachable", address=place.server, code=FAILED) from None
    finally:
        server.close()


# The game


def new_game(wanted: CreateOptions, messages: Messages) -> wire.NewGame:
    """The game to request; the server refuses impossible ones."""
    people = PEOPLE if wanted.people is None else read_number("--people", wanted.people, COMMAND)
    players = (
        max(DEFAULT_PLAYERS, people)
        if wanted.players is None
        else read_number("--players", wanted.players, COMMAND)
    )
    if not 1 <= people <= players:
        raise CommandRefusal("create-people", people=people, players=players, help_for=COMMAND)
    level = USUAL_LEVEL
    if wanted.level is not None:
        level = read_choice("--level", wanted.level, tuple(LEVELS), COMMAND)
    computers = (wire.SeatPlan(at_level(MIXED, level)),) * (players - people)
    order = FREE
    if wanted.movement is not None:
        order = read_choice("--movement", wanted.movement, ORDERS, COMMAND)
    new = wire.NewGame(
        name=wanted.title or messages("create-title"),
        seats=(*(wire.SeatPlan(),) * people, *computers),
        map=read_map(wanted.map, COMMAND),
        short_game=wanted.short,
        strict_movement=order != FREE,
        clock=_clock(wanted.clock, wanted.trade),
        language="pl" if messages.language == "pl" else "en",
    )
    if wanted.track is None:
        return new
    return replace(new, track=read_track("--track", wanted.track, COMMAND))


def _clock(text: str | None, trade: str | None) -> ClockRules:
    """A clock as typed: ``decision:1d``, ``phase:12h``, ``bank:3d+6h``."""
    lasts = 0 if trade is None else _seconds("--trade", trade)
    if text is None:
        return ClockRules(trade=lasts)
    found = CLOCK.fullmatch(text)
    if found is None:
        raise CommandRefusal("create-clock", option="--clock", value=text, help_for=COMMAND)
    kind, seconds, increment = found.groups()
    return ClockRules(
        kind=KINDS[kind],
        seconds=_seconds("--clock", seconds),
        increment=0 if increment is None else _seconds("--clock", increment),
        trade=lasts,
    )


def _seconds(option: str, text: str) -> int:
    found = LENGTH.fullmatch(text)
    if found is None:
        raise CommandRefusal("create-clock", option=option, value=text, help_for=COMMAND)
    return int(found[1]) * UNITS[found[2]]


# The page


def _page(link: str, made: wire.Ordered, messages: Messages) -> str:
    """A plain string: every link stays on one line, however long, so that it can be copied."""
    lines = [messages("create-made", name=made.game.name)]
    for sentence, address in _links(link, made, messages):
        lines += (sentence, f"  ecumene join '{address}'")
    lines += (messages("create-commitment"), f"  {made.game.commitment}")
    return "\n".join(lines)


def _links(link: str, made: wire.Ordered, messages: Messages) -> Iterator[tuple[str, str | None]]:
    """The links, and whom they are for."""
    if made.game.stage == "gathering":
        yield messages("create-join"), made.links.join
        for seat, address in sorted(made.links.seats.items()):
            yield messages("create-seat", number=seat + 1), address
    yield messages("create-watch"), made.links.watch
    yield messages("create-host"), made.links.host
    yield messages("create-own"), link
