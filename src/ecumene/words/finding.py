"""The thing that a person means by a name, or why there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.words.names import Ambiguous, FoundName, find

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecumene.words.names import Kind, NameEntry


class Misread(Exception):
    """Unreadable input; the reason is a message key with its values."""

    def __init__(self, key: str, *, nearest: Sequence[str] = (), **values: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = values
        self.nearest = tuple(nearest)
        """Ids that may have been meant."""


def find_id(kind: Kind, name: str, language: str) -> str:
    """The id of a named thing; raises ``Misread``."""
    search = find(kind, name, language)
    if isinstance(search, FoundName):
        return search.id
    if isinstance(search, Ambiguous):
        ids = [entry.id for entry in search.candidates]
        candidates = names_of(search.candidates, language)
        raise Misread("name-ambiguous", name=name, candidates=candidates, nearest=ids)
    if not search.nearest:
        raise Misread("name-unknown", kind=kind, name=name)
    ids = [entry.id for entry in search.nearest]
    nearest = names_of(search.nearest, language)
    raise Misread("name-unknown-nearest", kind=kind, name=name, names=nearest, nearest=ids)


def names_of(entries: Iterable[NameEntry], language: str) -> str:
    """The names of things, with commas; equal names only once."""
    return ", ".join(dict.fromkeys(entry.name.in_language(language) for entry in entries))
