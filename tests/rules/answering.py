"""How the tests of single phases answer for the seats, and what must hold throughout."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.rules.decisions import AskCorruption, AskMove, AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.board import cities_of
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import CITIES, SHIPS, TOKENS

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.play import Asked, Course, Play
    from ecumene.rules.state.ids import Seat

LISTED = 60
"""Number of legal answers that random players look at."""


def send(course: Course[None], seat: Seat, action: Action) -> Asked:
    """Answer, and return who is asked next; nobody when the course is over."""
    try:
        asked = course.send((seat, action))
    except StopIteration:
        return {}
    assert asked, "the course waits for nobody"
    return asked


def refusal(decision: Decision, action: Action) -> str | None:
    """Why an answer is refused; nothing if it is legal."""
    assert not isinstance(decision, AskMove | AskTrade)
    try:
        decision.check(action)
    except IllegalAction as illegal:
        return illegal.key
    return None


def go_through(course: Course[None], answers: Iterable[tuple[Seat, Action]]) -> None:
    """Answer until the course is over; there must be exactly as many answers as needed."""
    asked = next(course, {})
    for seat, action in answers:
        decision = asked[seat]
        assert not isinstance(decision, AskMove | AskTrade)
        decision.check(action)
        asked = send(course, seat, action)
    assert asked == {}, "somebody is still asked"


def play_at_random(
    course: Course[None], play: Play, random: Random, listed: int | None = LISTED
) -> list[tuple[Seat, Decision]]:
    """Answer at random to the end, and return who was asked what.

    Nobody is asked without a choice, unless that would reveal their hand (G13b), and pieces are
    counted after every answer (G1).
    """
    found: list[tuple[Seat, Decision]] = []
    asked = next(course, {})
    while asked:
        seat = random.choice(sorted(asked))
        decision = asked[seat]
        assert not isinstance(decision, AskMove | AskTrade)
        options = list(islice(decision.answers(), listed))
        assert len(options) > 1 or isinstance(decision, AskCorruption), (
            "somebody is asked who has no choice"
        )
        found.append((seat, decision))
        action = random.choice(options)
        decision.check(action)
        asked = send(course, seat, action)
        check_sums(play)
    return found


def check_sums(play: Play) -> None:
    """The number of everyone's pieces is unchanged, and no count is negative (G1)."""
    state = play.state
    for seat, player in enumerate(state.players):
        assert player.token_stock + player.treasury + sum(player.tokens.values()) == TOKENS
        assert player.city_stock + len(cities_of(state, seat)) == CITIES
        assert (
            min(player.token_stock, player.treasury, player.city_stock, *player.tokens.values(), 0)
            == 0
        )
        assert 0 not in player.tokens.values()
        assert len(player.ships) <= SHIPS
    assert all(count > 0 for count in state.barbarians.values())
    assert set(state.cities.values()) <= {BARBARIANS, *play.seats}
