"""Positions for the tests of single phases, and how they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import MapName, facts
from ecumene.rules.board import add_city, add_tokens, cities_of
from ecumene.rules.decisions import AskMove, AskTrade
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.play import Options, Play
from ecumene.rules.setup import new_play
from ecumene.rules.static import CITIES, SHIPS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.ids import Seat
    from ecumene.rules.play import Asked, Course

MINOA, ASSYRIA, HATTI, HELLAS, EGYPT = range(5)
"""The seats of the positions, in rank order."""


def area(name: str) -> int:
    return facts().areas[name].index


def empty_play() -> Play:
    """A game of five in the West with nothing on the board."""
    civilizations = facts().setups[0].civilizations
    play = new_play(Options(5, MapName.WEST, 0, civilizations=civilizations))
    for seat, civ in enumerate(civilizations):
        play.state.players[seat].civ = civ
    return play


def place(play: Play, party: int, tokens: Mapping[str, int], cities: Iterable[str] = ()) -> None:
    for name, count in tokens.items():
        add_tokens(play.state, party, area(name), count)
    for name in cities:
        add_city(play.state, party, area(name))


def save(play: Play, seat: Seat, treasury: int) -> None:
    """Move tokens from stock to treasury."""
    play.state.players[seat].stock -= treasury
    play.state.players[seat].treasury += treasury


def send(course: Course[None], seat: Seat, action: Action) -> Asked:
    """Answer, and return who is asked next; nobody when the course is over."""
    try:
        return course.send((seat, action))
    except StopIteration:
        return {}


def go_through(course: Course[None], answers: Iterable[tuple[Seat, Action]]) -> None:
    """Answer until the course is over; there must be neither too few answers nor too many."""
    asked = next(course, {})
    for seat, action in answers:
        decision = asked[seat]
        assert not isinstance(decision, AskMove | AskTrade)
        decision.check(action)
        asked = send(course, seat, action)
    assert asked == {}, "somebody is still asked"


def check_sums(play: Play) -> None:
    """Nobody's pieces have changed in number, and no count is negative (G1)."""
    state = play.state
    for seat, player in enumerate(state.players):
        assert player.stock + player.treasury + sum(player.tokens.values()) == TOKENS
        assert player.cities + len(cities_of(state, seat)) == CITIES
        assert min(player.stock, player.treasury, player.cities, *player.tokens.values(), 0) == 0
        assert 0 not in player.tokens.values()
        assert len(player.ships) <= SHIPS
    assert all(count > 0 for count in state.barbarians.values())
    assert set(state.cities.values()) <= {BARBARIANS, *play.seats}
