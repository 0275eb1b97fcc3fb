"""``ecumene replay``: what a saved game is, and whether its randomness was fair."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from rich.console import Group
from rich.text import Text

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import card, headed
from ecumene.cli.refusal import FAILED, CommandRefusal
from ecumene.cli.saved import saved_game
from ecumene.data import facts
from ecumene.rules.fairness import is_same
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.record import fairness_of
from ecumene.rules.view import view
from ecumene.sim.logs import decompress

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.rules.fairness import Fair
    from ecumene.rules.game import Game
    from ecumene.words import Messages

COMMAND: Final = "ecumene replay"
COMMITMENT: Final = re.compile(r"\s*[0-9a-fA-F]{64}\s*")


class Checked(Struct, frozen=True):
    """What was compared and found right."""

    lines: int
    events: int
    committed: bool
    """Whether the file has a commitment that fits the seed."""
    as_shown: bool
    """Whether it is also the one shown before the game."""


def play_again(
    name: str, commitment: str | None, messages: Messages, *, with_checks: bool
) -> CommandAnswer:
    """Replay a saved game and describe it; with checks, or a commitment, also what was compared.

    The first mismatch is refused: a line, an outcome, the commitment.
    """
    if commitment is not None and not COMMITMENT.fullmatch(commitment):
        raise CommandRefusal("replay-no-commitment-given", value=commitment, help_for=COMMAND)
    file = Path(name)
    game = saved_game(file, messages)
    checked = None
    if with_checks or commitment is not None:
        checked = _checked(file, game, commitment)
    return CommandAnswer(
        page=lambda look: _page(name, game, checked, look), facts=lambda: _facts(game, checked)
    )


def _checked(file: Path, game: Game, commitment: str | None) -> Checked:
    """What is right about a replayed game: its lines, and its commitment if it has one."""
    fair = fairness_of(decompress(file.read_bytes()))
    if fair is not None and not fair.fits(game.options.seed):
        raise CommandRefusal("replay-commitment-broken", file=str(file), code=FAILED)
    if commitment is not None:
        _compare(fair, commitment, file)
    events = len(game.opening or ()) + sum(len(entry.events) for entry in game.log)
    return Checked(1 + len(game.log), events, fair is not None, commitment is not None)


def _compare(fair: Fair | None, commitment: str, file: Path) -> None:
    """Compare the commitment shown before the game with the file's."""
    if fair is None:
        raise CommandRefusal("replay-nothing-to-compare", file=str(file), code=FAILED)
    if not is_same(commitment, fair.commitment):
        raise CommandRefusal("replay-other-commitment", file=str(file), code=FAILED)


def _page(name: str, game: Game, checked: Checked | None, look: ScreenLook) -> RenderableType:
    parts: list[RenderableType] = [_about(game, look.messages)]
    if _all_have_picked(game):
        from ecumene.cli.play.shown_tables import final_scores

        heading = look.messages("replay-result" if game.over else "replay-standings")
        parts.append(headed(heading, final_scores(view(game, None), look)))
    if checked is not None:
        sentences = Group(*map(Text, _told(checked, look.messages)))
        parts.append(headed(look.messages("replay-checked"), sentences))
    return card(name, parts, look)


def _about(game: Game, messages: Messages) -> str:
    """The number of players, the map, and how far they are."""
    options, state = game.options, game.peek()
    return messages(
        "replay-about",
        players=options.players,
        map=options.map.value,
        game="short" if options.short_game else options.track.value,
        answers=len(game.log),
        turn=state.turn,
        over="yes" if game.over else "no",
    )


def _all_have_picked(game: Game) -> bool:
    return all(player.civilization >= 0 for player in game.peek().players)


def _told(checked: Checked, messages: Messages) -> list[str]:
    """What was verified, and what was not."""
    told = [messages("replay-lines", lines=checked.lines, events=checked.events)]
    if not checked.committed:
        return [*told, messages("replay-no-commitment")]
    told.append(messages("replay-commitment-fits"))
    as_shown = "replay-as-shown" if checked.as_shown else "replay-not-compared"
    return [*told, messages(as_shown)]


def _facts(game: Game, checked: Checked | None) -> Json:
    state = game.peek()
    return {
        "options": to_names(game.options),
        "answers": len(game.log),
        "turn": state.turn,
        "over": game.over,
        "ranking": [
            {
                "seat": standing.seat,
                "civilization": facts().civilizations[civ].id,
                "points": standing.total,
            }
            for standing in game.ranking()
            if (civ := state.players[standing.seat].civilization) >= 0
        ],
        "checked": None if checked is None else to_names(checked),
    }
