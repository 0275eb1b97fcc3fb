"""The referee's findings: a place in a log, the rule, and what was expected."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from msgspec import Struct

MOST = 20
"""Findings after which a game is given up: most of them follow from the first."""


class Finding(Struct, frozen=True):
    """A breach of the rules."""

    game: str
    line: int
    event: str
    rule: str
    problem: str

    def __str__(self) -> str:
        return f"{self.game}:{self.line}: {self.rule}: {self.problem}\n    {self.event}"


class TooMuch(Exception):
    """The log cannot be followed any further."""


class Report:
    """Collects findings; knows which event of which line is looked at."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.findings: list[Finding] = []
        self.line = 1
        self.event: Any = None

    def find(self, rule: str, problem: str) -> None:
        """Record that something is wrong with the current event."""
        event = json.dumps(self.event, ensure_ascii=False)
        self.findings.append(Finding(self.game, self.line, event, rule, problem))
        if len(self.findings) >= MOST:
            raise TooMuch

    def give_up(self, rule: str, problem: str) -> NoReturn:
        """Record what makes it impossible to go on."""
        self.find(rule, problem)
        raise TooMuch

    def equal(self, rule: str, what: str, found: object, expected: object) -> None:
        """Record a number or a list that is not what it should be."""
        if found != expected:
            self.find(rule, f"{what}: {found}, expected {expected}")
