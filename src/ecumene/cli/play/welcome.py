"""The questions before a game, if the command line says nothing: Enter answers each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, TypeVar

from ecumene.cli.options import MOST_DIGITS
from ecumene.cli.play.explanations import pages_about
from ecumene.cli.play.new_game import COMPUTER_LEVELS, ORDERS, PlayOptions, setup_of
from ecumene.cli.play.saved_games import saved_games
from ecumene.cli.refusal import CommandRefusal
from ecumene.data import TrackName, facts
from ecumene.dialogue.typed import Vocabulary
from ecumene.rules.play import DEFAULT_PLAYERS
from ecumene.words import Misread, alphabetical, find_id, fold

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ecumene.cli.play.saved_games import SavedGame
    from ecumene.cli.play.screen import Screen
    from ecumene.words import Messages

T = TypeVar("T")
MOST_FILES: Final = 5
"""Saved games listed; others can be named on the command line."""

SHORTEST_WORD: Final = 3
"""Fewer letters would be ambiguous."""


@dataclass(frozen=True)
class WelcomeChoice:
    """One of several answers."""

    text: str
    """Its text."""
    words: tuple[str, ...]
    """What can be typed for it instead of its number."""


class WelcomeStopped(Exception):
    """The person does not want to play after all."""


class Welcome:
    """Asks what to play."""

    def __init__(self, screen: Screen, messages: Messages) -> None:
        self.screen = screen
        self.messages = messages
        self.vocabulary = Vocabulary(messages)

    def ask(self) -> PlayOptions | Path:
        """A new game, or the file of one to continue; raises ``WelcomeStopped``."""
        self.screen.say(self.messages("play-open-welcome"), "bold cyan")
        saved = saved_games(MOST_FILES)
        if saved.damaged:
            files = ", ".join(map(str, saved.damaged))
            self.screen.say(self.messages("play-open-damaged", files=files), "dim")
        if saved.games:
            listed = [self._saved(game) for game in saved.games]
            chosen = self._choice("play-open-which", [*listed, *self._choices("new")])
            if chosen < len(saved.games):
                return saved.games[chosen].file
        return self._wanted()

    def _saved(self, game: SavedGame) -> WelcomeChoice:
        """A game that can continue, named by its civilization or its file."""
        civ = "" if game.civ is None else game.civ.name.in_language(self.messages.language)
        text = self.messages(
            "play-open-file",
            civ=civ or "none",
            turn=game.turn,
            date=f"{game.saved:%Y-%m-%d %H:%M}",
            file=str(game.file),
        )
        return WelcomeChoice(text, (civ or game.file.stem, game.file.stem, game.file.name))

    def _wanted(self) -> PlayOptions:
        wanted = PlayOptions(
            short=self._choice("play-open-length", self._choices("short", "full")) == 0
        )
        players = self._text("play-open-players", self._players, default=str(DEFAULT_PLAYERS))
        wanted = replace(wanted, players=players)
        maps = [setup.map for setup in facts().setups if str(setup.players) == players]
        if len(maps) > 1:
            map_ = maps[self._choice("play-open-map", self._choices(*maps))]
            wanted = replace(wanted, map=map_)
        if not wanted.short:
            tracks = list(TrackName)
            track = tracks[self._choice("play-open-track", self._choices(*tracks))]
            wanted = replace(wanted, track=track)
        level = COMPUTER_LEVELS[self._choice("play-open-level", self._choices(*COMPUTER_LEVELS))]
        wanted = replace(wanted, level=level)
        order = ORDERS[self._choice("play-open-movement", self._choices(*ORDERS))]
        wanted = replace(wanted, movement=order)
        language = self.messages.language
        civs = [facts().civilizations[each] for each in setup_of(wanted).civilizations]
        names = ", ".join(alphabetical((civ.name.in_language(language) for civ in civs), language))

        def civilization(text: str) -> str:
            found = find_id("civ", text, language)
            if found not in [civ.id for civ in civs]:
                raise CommandRefusal("play-open-no-civ", names=names)
            return found

        civ = self._text("play-open-civ", civilization, names=names)
        seed = self._text("play-open-seed", lambda text: str(_number(text)))
        return replace(wanted, civ=civ, seed=seed)

    @staticmethod
    def _players(text: str) -> str:
        wanted = str(_number(text))
        if wanted not in [str(setup.players) for setup in facts().setups]:
            raise CommandRefusal("play-open-no-players")
        return wanted

    def _choices(self, *names: str) -> list[WelcomeChoice]:
        return [
            WelcomeChoice(
                self.messages("play-open-choice", choice=name), self.vocabulary.words(name)
            )
            for name in names
        ]

    def _choice(self, key: str, choices: Sequence[WelcomeChoice]) -> int:
        """One of some choices, by number or word; Enter is the first."""
        self.screen.say(self.messages(key), "bold")
        for number, choice in enumerate(choices, 1):
            self.screen.say(self.messages("play-choice", number=number, choice=choice.text))
        self.screen.say(self.messages("play-default", answer="1"))

        def place(text: str) -> int:
            if text in map(str, range(1, len(choices) + 1)):
                return int(text) - 1
            for fits in (_is_word, _is_of):
                meant = [n for n, choice in enumerate(choices) if fits(text, choice)]
                if len(meant) == 1:
                    return meant[0]
            words = ", ".join(choice.words[0] for choice in choices)
            raise CommandRefusal("play-open-choose", most=len(choices), words=words)

        return self._read(place, 0)

    def _text(
        self, key: str, read: Callable[[str], str], *, default: str | None = None, **values: str
    ) -> str | None:
        """The typed text; Enter gives the default."""
        self.screen.say(self.messages(key, **values), "bold")
        return self._read(read, default)

    def _read(self, read: Callable[[str], T], default: T) -> T:
        while True:
            line = self.screen.read(self.messages("play-prompt"))
            if line is None or line.strip() in self.messages("typed-word", command="quit").split():
                raise WelcomeStopped
            if not line.strip():
                return default
            try:
                if line.strip().startswith("?"):
                    self._explain(line.strip()[1:].strip())
                    continue
                return read(line.strip())
            except Misread as refusal:
                self.screen.say(self.messages(refusal.key, **refusal.values), "red")

    def _explain(self, text: str) -> None:
        """Explain a rule or a civilization, as during the game."""
        if not text:
            self.screen.say(self.messages("play-open-help"), "dim")
            return
        for page in pages_about(text, self.screen.look):
            self.screen.show_by_pages(page)


def _is_word(text: str, choice: WelcomeChoice) -> bool:
    """Whether a choice is called this."""
    return fold(text) in map(fold, choice.words)


def _is_of(text: str, choice: WelcomeChoice) -> bool:
    """Whether a choice, or a word of it, begins like this."""
    wanted = fold(text)
    texts = (*choice.words, choice.text, *choice.text.split())
    begins = (fold(each).startswith(wanted) for each in texts)
    return len(wanted) >= SHORTEST_WORD and any(begins)


def _number(text: str) -> int:
    if not (text.isascii() and text.isdigit()) or len(text) > MOST_DIGITS:
        raise CommandRefusal("typed-no-number", text=text)
    return int(text)
