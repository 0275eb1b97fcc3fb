"""Fair randomness: the host commits to the seed before anybody has joined.

The seed decides all randomness, and the host chooses it. So they first publish a commitment: a hash
of the seed and a salt, which reveals neither. When the game is over they publish both, and everyone
can verify that the commitment was made of them, and that the game follows from the seed. The seed
alone would not do: it is short enough to be found by trying all.
"""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Final

from msgspec import Struct

from ecumene.rules.phases.setup import LARGEST_SEED

SALT_BYTES: Final = 32


class Fair(Struct, frozen=True):
    """Proof that the seed of a game was chosen before it."""

    salt: str
    """The salt hashed with the seed."""
    commitment: str
    """The hash, which was public before the game."""

    def fits(self, seed: int) -> bool:
        """Whether the commitment was made of this seed and the salt."""
        return is_same(commitment(seed, self.salt), self.commitment)


def new_seed() -> int:
    """An unguessable seed.

    It determines the order of all cards. Public facts, such as the order of picking, must not be
    enough to find it by trying.
    """
    return secrets.randbelow(LARGEST_SEED + 1)


def new_salt() -> str:
    """An unguessable salt."""
    return secrets.token_hex(SALT_BYTES)


def commitment(seed: int, salt: str) -> str:
    """A seed's commitment: SHA-256 of "ecumene/SEED/SALT", in hexadecimal.

    A seed contains no slash, so no other seed and salt give the same text. A lone surrogate in a
    salt from outside, which has no UTF-8 form, is hashed all the same.
    """
    return sha256(f"ecumene/{seed}/{salt}".encode("utf-8", "surrogatepass")).hexdigest()


def is_same(one: str, other: str) -> bool:
    """Whether two commitments are equal, ignoring case and surrounding spaces."""
    return one.strip().lower() == other.strip().lower()
