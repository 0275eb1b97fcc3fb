"""How a game begins from the options of the command line."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

from ecumene.cli.map import choose_setup, read_map, read_players
from ecumene.cli.options import read_number, read_track
from ecumene.cli.refusal import Refusal
from ecumene.cli.show import find_id
from ecumene.data import TrackName, facts
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.words import explain

if TYPE_CHECKING:
    from ecumene.data import Setup
    from ecumene.words import Messages

COMMAND: Final = "ecumene play"
PLAYERS: Final = "5"
"""How many play if nobody says."""


def new_game(
    players: str | None,
    map_name: str | None,
    civ: str | None,
    track: str | None,
    seed: str | None,
    *,
    short: bool,
    messages: Messages,
) -> Game:
    """A game of these options; the person has the first seat."""
    setup = choose_setup(
        read_players(players or PLAYERS, COMMAND), read_map(map_name, COMMAND), COMMAND
    )
    assert setup is not None
    number = _seed(seed)
    options = Options(
        setup.players,
        setup.map,
        number,
        TrackName.BASIC if track is None else read_track("--track", track, COMMAND),
        None if civ is None else _civilizations(setup, civ, number, messages),
        strict_movement=True,
        short_game=short,
    )
    try:
        return Game(options)
    except IllegalAction as illegal:
        raise Refusal("play-refused", reason=explain(illegal, messages), help_for=COMMAND) from None


def new_file(game: Game) -> Path:
    """A file of its own for a new game, so that no other game is lost."""
    number = 1
    while True:
        ending = "" if number == 1 else f"-{number}"
        file = Path(f"ecumene-{game.options.seed}{ending}.jsonl")
        if not file.exists():
            return file
        number += 1


def _seed(text: str | None) -> int:
    return secrets.randbelow(10**6) if text is None else read_number("--seed", text, COMMAND)


def _civilizations(setup: Setup, civ: str, seed: int, messages: Messages) -> tuple[int, ...]:
    """The civilization asked for in the first seat, the others at random."""
    wanted = facts().civilizations[find_id("civ", civ, messages.language)]
    if wanted.index not in setup.civilizations:
        names = (facts().civilizations[each].name for each in setup.civilizations)
        raise Refusal(
            "play-civ",
            civ=wanted.name.in_language(messages.language),
            names=", ".join(name.in_language(messages.language) for name in names),
            help_for=COMMAND,
        )
    others = [each for each in setup.civilizations if each != wanted.index]
    Random(seed).shuffle(others)  # noqa: S311 a game, not a secret
    return (wanted.index, *others)
