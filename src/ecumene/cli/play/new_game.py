"""How a game begins: from options on the command line or in questions."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Final

from ecumene.bots import LEVELS, MIXED, USUAL_LEVEL, at_level, seated
from ecumene.cli.commands.map import choose_setup, read_map, read_players
from ecumene.cli.options import read_choice, read_number
from ecumene.cli.refusal import CommandRefusal
from ecumene.cli.saved import not_in_play, seat_of
from ecumene.data import TrackName, facts
from ecumene.dialogue import Speaker, describe_refusal
from ecumene.rules.errors import IllegalAction
from ecumene.rules.fairness import new_seed
from ecumene.rules.game import Game
from ecumene.rules.play import DEFAULT_PLAYERS, Options
from ecumene.words import find_id

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.rules.state.ids import Seat
    from ecumene.words import Messages

COMMAND: Final = "ecumene play"
PERSON: Final = 0
"""The person's seat in a new game; the order of picking is dealt anyway (S2)."""
FREE: Final = "free"
COMPUTER_LEVELS: Final = (USUAL_LEVEL, *(level for level in LEVELS if level != USUAL_LEVEL))
"""The levels of computer players, the default first."""
ORDERS: Final = (FREE, "strict")
"""The orders of movement: at the same time (the default), or one after another (M1)."""


@dataclass(frozen=True)
class PlayOptions:
    """The wanted game as typed; None where nothing was said."""

    players: str | None = None
    map: str | None = None
    civ: str | None = None
    track: str | None = None
    movement: str | None = None
    seed: str | None = None
    short: bool = False
    level: str | None = None

    @property
    def nothing(self) -> bool:
        """Whether nothing was said at all."""
        return self == PlayOptions()


def new_game(wanted: PlayOptions, messages: Messages) -> Game:
    """A new game."""
    setup = setup_of(wanted)
    number = _seed(wanted.seed)
    options = Options(
        setup.players,
        setup.map,
        number,
        TrackName(_one_of("--track", wanted.track, tuple(TrackName))),
        None if wanted.civ is None else _civilizations(setup, wanted.civ, number, messages),
        strict_movement=_one_of("--movement", wanted.movement, ORDERS) != FREE,
        short_game=wanted.short,
    )
    try:
        return Game(options)
    except IllegalAction as illegal:
        reason = Speaker(messages).text(describe_refusal(illegal))
        raise CommandRefusal("play-refused", reason=reason, help_for=COMMAND) from None


def computers_in(wanted: PlayOptions, game: Game) -> tuple[str | None, ...]:
    """The computer players of a new game: characters that mix, at the level that is wanted."""
    mixture = at_level(MIXED, _one_of("--level", wanted.level, COMPUTER_LEVELS))
    others = seated([mixture] * (game.options.players - 1), str(game.options.seed))
    return (None, *others)


def setup_of(wanted: PlayOptions) -> Setup:
    """The set-up for this number of players on this map (S1)."""
    players, map_ = (
        read_players(wanted.players or str(DEFAULT_PLAYERS), COMMAND),
        read_map(wanted.map, COMMAND),
    )
    setup = choose_setup(players, map_, COMMAND)
    assert setup is not None
    return setup


def seat_in(game: Game, civ: str | None, messages: Messages) -> Seat:
    """The person's seat in a saved game: that of a civilization, or their own (L6)."""
    if civ is None:
        return PERSON
    return seat_of(game, civ, messages, COMMAND)


def _seed(text: str | None) -> int:
    """The seed of all randomness; by default one that nobody can guess."""
    if text is None:
        return new_seed()
    return read_number("--seed", text, COMMAND)


def _one_of(option: str, text: str | None, choices: tuple[str, ...]) -> str:
    """One of some words; the first by default."""
    return choices[0] if text is None else read_choice(option, text, choices, COMMAND)


def _civilizations(setup: Setup, civ: str, seed: int, messages: Messages) -> tuple[int, ...]:
    """The requested civilization in the first seat, the others at random."""
    wanted = facts().civilizations[find_id("civ", civ, messages.language)]
    if wanted.index not in setup.civilizations:
        raise not_in_play(wanted.index, setup.civilizations, messages, COMMAND)
    others = [each for each in setup.civilizations if each != wanted.index]
    Random(seed).shuffle(others)  # noqa: S311 a game, not a secret
    return (wanted.index, *others)
