"""Fair chance: whoever runs a game binds himself to its seed before anybody has joined.

The seed decides all chance, and whoever runs the game chooses it. So he shows a commitment first: a
hash of the seed and of a salt, which tells nothing of either. When the game is over he shows both,
and everyone can see that they are what the commitment was made of, and that the game follows from
the seed. The seed alone would not do: it is short enough to be found by trying all there are.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from msgspec import Struct

SALT_BYTES: Final = 32


class Fair(Struct, frozen=True):
    """What shows that the seed of a game was chosen before the game."""

    salt: str
    """What was hashed with the seed."""
    commitment: str
    """The hash, which everybody could see before the game."""

    def fits(self, seed: int) -> bool:
        """Whether the commitment was made of this seed and the salt."""
        return is_same(commitment(seed, self.salt), self.commitment)


def new_salt() -> str:
    """A salt that nobody can guess."""
    return secrets.token_hex(SALT_BYTES)


def commitment(seed: int, salt: str) -> str:
    """What is shown of a seed before the game: SHA-256 of "ecumene/SEED/SALT", in hexadecimal.

    A seed has no slash in it, so no other seed and salt make the same text. Half a character in a
    salt from outside, which has no form in UTF-8, is hashed all the same.
    """
    return sha256(f"ecumene/{seed}/{salt}".encode("utf-8", "surrogatepass")).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two commitments are the same, however their letters and edges are written."""
    return one.strip().lower() == other.strip().lower()
