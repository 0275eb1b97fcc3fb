"""``ecumene adjudicate``: what happens in one area in phase 4, for players at a real table."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from ecumene.cli.answer import CommandAnswer
from ecumene.cli.conflict_input import COMMAND, no_situation, read_situation
from ecumene.cli.refusal import cannot_read
from ecumene.dialogue.outlooks.conflict_verdict import side_id
from ecumene.rules.adjudication import adjudicate
from ecumene.rules.state.ids import BARBARIANS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ecumene.cli.answer import Json, ScreenLook
    from ecumene.rules.adjudication import Attack, Rounds, Verdict

STANDARD_INPUT = "-"


def settle(file: str | None, language: str) -> CommandAnswer:
    """Read a situation from a file or from standard input, and settle it."""
    if file is None and sys.stdin.isatty():  # otherwise nobody would know that input is expected
        raise no_situation()
    situation = read_situation(_read(STANDARD_INPUT if file is None else file), language)
    verdict = adjudicate(situation)

    def page(look: ScreenLook) -> RenderableType:
        from ecumene.cli.verdict_page import verdict_page

        return verdict_page(situation, verdict, look)

    return CommandAnswer(page, lambda: _facts(verdict))


def _read(file: str) -> bytes:
    try:
        return sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except (OSError, ValueError) as error:
        raise cannot_read(Path(file), error, COMMAND) from None


def _facts(verdict: Verdict) -> Json:
    return {
        "conflict": _rounds(verdict.conflict),
        "attack": None if verdict.attack is None else _attack(verdict.attack),
        "tokens": {side_id(side): count for side, count in verdict.tokens.items()},
        "ships": {side_id(side): count for side, count in verdict.ships.items()},
        "city": "pirates" if verdict.city == BARBARIANS else _optional_id(verdict.city),
    }


def _attack(attack: Attack) -> Json:
    return {
        "attacker": side_id(attack.attacker),
        "defender": side_id(attack.defender),
        "tokens": attack.tokens,
        "needed": attack.needed,
        "result": "successful" if attack.successful else "failed",
        "replaced_by": attack.replaced_by,
        "rounds": _rounds(attack.rounds),
    }


def _rounds(rounds: Rounds) -> list[list[list[Json]]]:
    return [
        [
            [{"party": side_id(removal.owner), "removed": removal.kind} for removal in moment]
            for moment in moments
        ]
        for moments in rounds
    ]


def _optional_id(side: int | None) -> str | None:
    return None if side is None else side_id(side)
