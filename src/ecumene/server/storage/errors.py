"""What can go wrong with the store, as far as others must tell it apart."""

from __future__ import annotations


class BadAddress(Exception):
    """The address of a database that cannot be used here; it may hold a password."""


class NewerDatabase(Exception):
    """A later version of the program has written the database; it was not touched."""

    def __init__(self, revision: str) -> None:
        super().__init__(revision)
        self.revision = revision


class Behind(Exception):
    """Somebody else has added to the journal of the game meanwhile; nothing was written."""

    def __init__(self, game: str, seq: int) -> None:
        super().__init__(game, seq)
        self.game = game
        self.seq = seq
        """How far the journal was thought to reach."""


class KeyUsed(Exception):
    """A seat has sent something else by this key before; nothing was written."""


class Unreachable(Exception):
    """There is no connection to the database; nothing was written."""


class Full(Unreachable):
    """There is no room left on the disk; nothing was written."""


class Damaged(Exception):
    """What is stored cannot be read; nothing was written."""


class DamagedGame(Damaged):
    """What is stored of one game contradicts itself; others are as good as ever."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class EmptyDatabase(Exception):
    """A file in the place of the database with nothing in it, which no server has left there."""


class Unknown(Exception):
    """The commit failed half-way: what was to be written may be stored, or not.

    Whoever gets this has to look at what is stored.
    """
