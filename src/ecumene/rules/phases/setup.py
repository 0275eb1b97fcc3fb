"""Setting up a game (S): the pieces, the trade stacks, and who plays what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.data import TrackName, facts
from ecumene.rules.actions import PickCivilization
from ecumene.rules.decisions import AskCivilization
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CivilizationPicked
from ecumene.rules.play import Course, Options, Play, ask
from ecumene.rules.state.board import add_tokens
from ecumene.rules.state.chance import shuffled
from ecumene.rules.state.game_state import Player, Stack, State
from ecumene.rules.state.ids import NO_CIVILIZATION
from ecumene.rules.state.lookup_tables import CITIES, FIRST_CALAMITY, TOKENS

if TYPE_CHECKING:
    from ecumene.data import Block, Setup
    from ecumene.rules.state.ids import Seat

LARGEST_SEED = 2**63 - 1
"""The largest that every program that stores or sends a game can handle."""


def new_play(options: Options) -> Play:
    """Lay out everything except the civilizations, which are picked first (S3-S5)."""
    setup = facts().setup(options.players, options.map)
    if setup is None:
        raise IllegalAction("S1", "illegal-setup", players=options.players, map=str(options.map))
    _check_civilizations(options, setup)
    if abs(options.seed) > LARGEST_SEED:
        raise IllegalAction("S5", "illegal-seed", largest=str(LARGEST_SEED))
    if options.short_game and options.track is not TrackName.BASIC:
        raise IllegalAction("Q1", "illegal-short-game")
    if options.last_turn is not None and options.last_turn < 1:
        raise IllegalAction("H6", "illegal-last-turn", turn=options.last_turn)
    credits_each = [0 if options.short_game else setup.starting_credits] * len(facts().groups)
    players = [
        Player(NO_CIVILIZATION, TOKENS, CITIES, list(credits_each)) for _ in range(setup.players)
    ]
    return Play(options, State(players, _stacks(options.seed, setup)))


def _check_civilizations(options: Options, setup: Setup) -> None:
    given = options.civilizations
    if given is not None and sorted(given) != list(setup.civilizations):
        raise IllegalAction("S1", "illegal-civilizations", players=options.players)


def picking_order(seed: int, players: int) -> list[Seat]:
    """The dealt order in which the seats pick (S2)."""
    return shuffled(seed, "pick", range(players))


def pick_civilizations(play: Play) -> Course[None]:
    """Seats pick in a dealt random order, or play what was agreed (S2), and start (S3)."""
    left = list(play.setup.civilizations)
    agreed = play.options.civilizations
    dealt = picking_order(play.options.seed, len(play.seats))
    for seat in dealt if agreed is None else play.seats:
        if agreed is not None:
            civ = agreed[seat]
        elif len(left) == 1:
            civ = left[0]
        else:
            theme = play.state.players[seat].theme
            action = yield from ask(seat, AskCivilization(tuple(left), theme))
            assert isinstance(action, PickCivilization)
            civ = action.civilization
        left.remove(civ)
        play.state.players[seat].civilization = civ
        play.emit(CivilizationPicked(seat, civ))
    for seat in play.seats:
        start = facts().civilizations[play.state.players[seat].civilization].start
        add_tokens(play.state, seat, start, 1)


def _stacks(seed: int, setup: Setup) -> list[list[Stack]]:
    """The nine stacks of each block (S5, S5a)."""
    return [
        [
            Stack(_stack(seed, setup, block, number, key))
            for number in range(1, len(facts().stacks) + 1)
        ]
        for key, block in enumerate(setup.blocks)
    ]


def _stack(seed: int, setup: Setup, block: Block, number: int, key: int) -> list[int]:
    """One stack from the top: safe cards, those with the tradeable calamity, then the other one."""
    stack = facts().stack(number)
    deck = setup.decks[block]
    basic = [
        index
        for index in stack.commodities
        if not facts().commodities[index].additional
        for _ in range(deck.get(index, 0))
    ]
    additional = [
        index
        for index in stack.commodities
        if facts().commodities[index].additional
        for _ in range(deck.get(index, 0))
    ]
    tradeable = [] if stack.tradeable is None else [FIRST_CALAMITY + stack.tradeable]
    bottom = [] if stack.non_tradeable is None else [FIRST_CALAMITY + stack.non_tradeable]
    if setup.minor_calamities:
        minor = [] if stack.minor is None else [FIRST_CALAMITY + stack.minor]
        top = shuffled(seed, "stack-top", [*basic, *minor], key, number)
        middle = shuffled(seed, "stack-middle", [*additional, *tradeable], key, number)
    else:
        cards = shuffled(seed, "stack-top", basic, key, number)
        aside = len(setup.blocks[block])
        top, rest = cards[:aside], cards[aside:]
        middle = shuffled(seed, "stack-middle", [*rest, *tradeable], key, number)
    return [*top, *middle, *bottom]
