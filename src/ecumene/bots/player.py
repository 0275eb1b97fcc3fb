"""What a computer player is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from ecumene.rules.actions import Action
from ecumene.rules.decisions import Decision
from ecumene.rules.view import View

Player: TypeAlias = Callable[[View, Decision, Random], Action | None]
"""A function of what its seat sees and is asked, with a random source of its own.

It has no access to the game and remembers nothing. In trade it may return None to wait for others,
also to stay done (X8).
"""
