"""The computer players by name: the project's own, and those of installed packages.

A package registers a player by an entry point of the group ``ecumene.players``. Its code is
imported when the player is first asked for, or when all are listed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec import Struct

from ecumene.bots.characters import (
    CHARACTERS,
    HIGHEST,
    LEVELS,
    MIXED,
    MIXTURES,
    Character,
    Level,
    at_level,
)
from ecumene.bots.characters.character_player import CharacterPlayer
from ecumene.bots.player import Player
from ecumene.bots.random_player import random_player
from ecumene.bots.settler import settler
from ecumene.bots.strategist import strategist

if TYPE_CHECKING:
    from importlib.metadata import Distribution, EntryPoint

GROUP: Final = "ecumene.players"
"""The entry point group of packages with players."""
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")
"""Valid names of players."""
LONGEST_REASON: Final = 200
"""Characters quoted from an exception."""


class RegisteredPlayer(Struct, frozen=True):
    """A computer player, with a description for those who choose one."""

    play: Player
    about: Mapping[str, str]
    """How it plays, by language: "en" is required and stands in for the others."""
    character: Character | None = None
    """Who it is, if it is one of the project's characters."""
    level: Level | None = None
    """How well that character plays."""

    def about_in(self, language: str) -> str:
        """How it plays, in a language or else in English."""
        return self.about.get(language, self.about["en"])


def _in_character(character: Character, level: Level) -> RegisteredPlayer:
    """A character at a level; the strategist at its best is the one that stands alone."""
    at_its_best = character.id == "strategist" and level.id == HIGHEST
    return RegisteredPlayer(
        strategist if at_its_best else CharacterPlayer(character.traits, level),
        {
            language: f"{character.sentence(language)} {level.sentence(language)}"
            for language in ("en", "pl")
        },
        character,
        level,
    )


OWN: Final[Mapping[str, RegisteredPlayer]] = {
    "settler": RegisteredPlayer(
        settler,
        {
            "en": "Settler plays the whole game with a plan: it settles, builds cities, trades "
            "and saves for advances.",
            "pl": "Osadnik gra z planem przez całą grę: zasiedla, buduje miasta, handluje "
            "i oszczędza na karty rozwoju.",
        },
    ),
    **{
        at_level(character.id, level.id): _in_character(character, level)
        for character in CHARACTERS.values()
        for level in reversed(LEVELS.values())
    },
    "random": RegisteredPlayer(
        random_player,
        {
            "en": "Random answers anything that is allowed, without a plan. It is good for "
            "trying things out.",
            "pl": "Losowy odpowiada czymkolwiek, co dozwolone, bez żadnego planu. Nadaje się "
            "do wypróbowania gry.",
        },
    ),
}
"""The project's own players, the usual one first."""

USUAL: Final = next(iter(OWN))
"""The name of the default computer player."""
COMPUTER_PLAYER: Final = OWN[USUAL].play
"""That player."""
STAND_IN: Final = "strategist"
"""The name of the player that advises people, and answers for those who are away: one without
habits or slips."""


class Unplayable(Struct, frozen=True):
    """A package's player that cannot be used, and why."""

    key: str
    """The key of the reason's message."""
    args: Mapping[str, str]
    """Its arguments, the name and the package among them."""


class Players(Mapping[str, Player]):
    """The computer players by name, the usual one first.

    Players that cannot be imported, or are not registered properly, are not included.
    """

    def __init__(self) -> None:
        self._loaded: dict[str, RegisteredPlayer | Unplayable] = dict(OWN)

    def __getitem__(self, name: str) -> Player:
        return self.registered(name).play

    def __iter__(self) -> Iterator[str]:
        for name in (*OWN, *sorted(self._found.entries)):
            if isinstance(self._load(name), RegisteredPlayer):
                yield name

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __reduce__(self) -> tuple[object, ...]:
        """Another process loads by name what was loaded here."""
        names = (name for name in self._loaded if name in self)
        return _with_loaded, (tuple(names),)

    def registered(self, name: str) -> RegisteredPlayer:
        """A player with its description; raises ``KeyError`` for an unknown one."""
        loaded = self._load(name)
        if isinstance(loaded, Unplayable):
            raise KeyError(name)
        return loaded

    def package(self, name: str) -> str | None:
        """The package a player comes from; None for the project's own."""
        return None if name in OWN else self._found.entries[name].package

    def choices(self) -> tuple[str, ...]:
        """What to choose from: characters without their levels, and a mixture of them."""
        names = (name for name in self if self.registered(name).level in (None, LEVELS[HIGHEST]))
        return (*names, MIXED)

    @property
    def unplayable(self) -> tuple[Unplayable, ...]:
        """Players that packages have registered in vain."""
        loaded = map(self._load, sorted(self._found.entries))
        failed = (each for each in loaded if isinstance(each, Unplayable))
        return (*self._found.refused, *failed)

    @cached_property
    def _found(self) -> _Found:
        return _find()

    def _load(self, name: str) -> RegisteredPlayer | Unplayable:
        if name not in self._loaded:
            self._loaded[name] = _load(name, self._found.entries[name])
        return self._loaded[name]


PLAYERS: Final = Players()
"""All computer players."""


def _with_loaded(names: tuple[str, ...]) -> Players:
    """The players of this process, with these loaded."""
    for name in names:
        PLAYERS.get(name)
    return PLAYERS


# Registrations by packages


class _Entry(NamedTuple):
    package: str
    point: EntryPoint


class _Found(NamedTuple):
    entries: Mapping[str, _Entry]
    """By the name of the player."""
    refused: tuple[Unplayable, ...]


def _find() -> _Found:
    """Search the installed packages; if two use the same name, the first counts."""
    entries: dict[str, _Entry] = {}
    refused = []
    for package, point in _registered():
        if point is None:
            refused.append(Unplayable("players-unreadable", {"package": package, "group": GROUP}))
        elif NAME.fullmatch(point.name) is None:
            refused.append(_unplayable("players-bad-name", point.name, package))
        elif point.name in OWN or point.name in MIXTURES:
            refused.append(_unplayable("players-own-name", point.name, package))
        elif point.name in entries:
            other = entries[point.name].package
            refused.append(_unplayable("players-doubled", point.name, package, other=other))
        else:
            entries[point.name] = _Entry(package, point)
    return _Found(entries, tuple(refused))


def _registered() -> list[tuple[str, EntryPoint | None]]:
    """All packages' entry points, in order; None if they cannot be read."""
    from importlib.metadata import distributions  # a large module, not needed without packages

    packages: dict[str, Distribution] = {}
    for each in distributions():
        with suppress(Exception):  # a damaged package
            if GROUP in (each.read_text("entry_points.txt") or ""):
                packages.setdefault(each.name, each)  # the first on the path hides the others
    found: list[tuple[str, EntryPoint | None]] = []
    for name, package in sorted(packages.items()):
        try:
            found += ((name, point) for point in package.entry_points.select(group=GROUP))
        except Exception:  # whatever the standard library raises for such a file
            found.append((name, None))
    return found


def _load(name: str, entry: _Entry) -> RegisteredPlayer | Unplayable:
    """Import a player; a failure does not affect the others."""
    try:
        loaded = entry.point.load()
    except (Exception, SystemExit) as error:  # packages may do anything
        reason = f"{type(error).__name__}: {error}".splitlines()[0][:LONGEST_REASON]
        return _unplayable("players-not-imported", name, entry.package, reason=reason)
    if not isinstance(loaded, RegisteredPlayer) or not callable(loaded.play):
        return _unplayable("players-no-record", name, entry.package)
    if not _is_described(loaded.about):
        return _unplayable("players-no-description", name, entry.package)
    return loaded


def _unplayable(key: str, name: str, package: str, **more: str) -> Unplayable:
    return Unplayable(key, {"name": name, "package": package, **more})


def _is_described(about: object) -> bool:
    """Whether there is an English description, and only texts."""
    if not isinstance(about, Mapping) or "en" not in about:
        return False
    return all(isinstance(text, str) and text.strip() for text in about.values())
