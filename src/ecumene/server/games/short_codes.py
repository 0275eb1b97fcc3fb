"""Short codes that invite to a game: read aloud, typed by hand, good until the game begins.

A code is no secret for long: it gives nothing but a free seat at a table that still gathers, and
those who guess pay for every try (``http/game_routes.py``).
"""

from __future__ import annotations

import hmac
import secrets
from typing import Final

LETTERS: Final = "BCDFGHJKMNPQRSTVWXYZ"
"""Without vowels, which make words, and without L, which looks like a digit."""
LENGTH: Final = 6
HALF: Final = LENGTH // 2


def new_code() -> str:
    """A new code as shown, in two halves."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    return f"{letters[:HALF]}-{letters[HALF:]}"


def typed_code(text: str) -> str | None:
    """A code as shown, from what somebody typed; None: it cannot be one."""
    letters = text.replace("-", "").replace(" ", "").upper()
    if len(letters) != LENGTH or not set(letters) <= set(LETTERS):
        return None
    return f"{letters[:HALF]}-{letters[HALF:]}"


def is_code(text: str, code: str | None) -> bool:
    """Whether somebody typed this code."""
    typed = typed_code(text)
    return typed is not None and code is not None and hmac.compare_digest(typed, code)
