"""Positions for the tests of single phases, and how they are played."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

from ecumene.data import TrackName, facts
from ecumene.rules.board import add_city, add_tokens, cities_of
from ecumene.rules.cards import draw_card
from ecumene.rules.decisions import AskCorruption, AskMove, AskTrade
from ecumene.rules.errors import IllegalAction
from ecumene.rules.ids import BARBARIANS
from ecumene.rules.play import Options, Play
from ecumene.rules.setup import new_play
from ecumene.rules.static import CITIES, SHIPS, TOKENS, WATER_CARD

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from ecumene.data import MapName, Setup
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.ids import Seat
    from ecumene.rules.play import Asked, Course

MINOA, ASSYRIA, HATTI, HELLAS, EGYPT = range(5)
"""The seats of the positions, in rank order."""
LISTED = 60
"""How many of the legal answers random players look at."""


def area(name: str) -> int:
    return facts().areas[name].index


def advances(*names: str) -> int:
    """A set of advances by their ids."""
    return sum(1 << facts().advances[name].index for name in names)


def setup_for(players: int, map_: MapName | None = None) -> Setup:
    """The set-up for so many players, on the map that is listed first where none is named."""
    return next(
        each for each in facts().setups if each.players == players and map_ in (None, each.map)
    )


def empty_play(
    players: int = 5,
    map_: MapName | None = None,
    seed: int = 0,
    track: TrackName = TrackName.BASIC,
) -> Play:
    """A game with nothing on the board, in which everybody has his civilization, by rank."""
    setup = setup_for(players, map_)
    options = Options(players, setup.map, seed, track, setup.civilizations)
    play = new_play(options)
    for seat, civ in enumerate(setup.civilizations):
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


def draw_commodity(play: Play, seat: Seat, random: Random) -> None:
    """Draw from any stack unless a calamity is on top: no hand holds one after phase 9."""
    stack = random.randrange(len(facts().stacks))
    pile = play.state.stacks[play.block_of(seat)][stack].cards
    if not pile or pile[0] <= WATER_CARD:
        draw_card(play, seat, stack)


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
    """Answer until the course is over; there must be neither too few answers nor too many."""
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

    Nobody is asked without a choice, unless it would show what is in his hand (G13b), and pieces
    are counted after every answer (G1).
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
