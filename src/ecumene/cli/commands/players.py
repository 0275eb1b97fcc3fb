"""``ecumene players``: the available computer players, and how each plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from ecumene.bots import LEVELS, MIXED, PLAYERS, USUAL, USUAL_LEVEL, at_level
from ecumene.bots.characters import HIGHEST
from ecumene.cli.answer import CommandAnswer
from ecumene.cli.cards.card_parts import headed, spaced
from ecumene.cli.refusal import FAILED
from ecumene.cli.terminal import printable

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import RenderableType

    from ecumene.cli.answer import Json
    from ecumene.words import Messages


def list_players(messages: Messages) -> CommandAnswer:
    """All players by name; then packages' players that cannot be used, and why."""
    return CommandAnswer(
        page=lambda _: _page(messages),
        facts=lambda: _facts(messages),
        code=FAILED if PLAYERS.unplayable else 0,
    )


def _page(messages: Messages) -> RenderableType:
    parts: list[RenderableType] = [_entry(name, messages) for name in PLAYERS.choices()[:-1]]
    parts.append(messages("players-mixed", name=MIXED))
    parts.append(headed(messages("players-levels"), Text("\n".join(_levels(messages)))))
    parts.append(messages("players-usual", name=USUAL, mixed=at_level(MIXED, USUAL_LEVEL)))
    problems = _problems(messages)
    if problems:
        told = Text("\n".join(map(printable, problems)), style="red")
        parts.append(headed(messages("players-unplayable"), told))
    return spaced(parts)


def _levels(messages: Messages) -> Iterator[str]:
    """What a level is called, and what its players do worse."""
    for level in reversed(LEVELS.values()):
        named = "" if level.id == HIGHEST else f" ({messages('players-level', level=level.id)})"
        yield level.sentence(messages.language) + named


def _entry(name: str, messages: Messages) -> RenderableType:
    package = PLAYERS.package(name)
    title = name if package is None else messages("players-of-package", name=name, package=package)
    player = PLAYERS.registered(name)
    if player.character is None:
        about = printable(player.about_in(messages.language))
    else:
        about = player.character.sentence(messages.language)
    return headed(title, Text(about))


def _problems(messages: Messages) -> list[str]:
    return [messages(each.key, **each.args) for each in PLAYERS.unplayable]


def _facts(messages: Messages) -> Json:
    return {
        "usual": USUAL,
        "players": [
            {
                "name": name,
                "about": PLAYERS.registered(name).about_in(messages.language),
                "package": PLAYERS.package(name),
            }
            for name in PLAYERS
        ],
        "unplayable": _problems(messages),
    }
