"""What players remember of a game, as far as they have followed it."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias

from ecumene.rules.audience import insiders
from ecumene.rules.seen import seen_events

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecumene.bots.player import RememberingPlayer
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.log import Entry
    from ecumene.rules.state.ids import Seat

Past: TypeAlias = "Callable[[], Iterable[Iterable[Event]]]"
"""What happened before a game's log starts, answer by answer."""

_log: Final = logging.getLogger(__name__)


def no_past() -> tuple[()]:
    """Nothing is known of what happened before the log."""
    return ()


@dataclass
class _Kept:
    player: RememberingPlayer[Any]
    memory: Any
    heard: int = 0
    """The answers in the log that were heard."""

    def hear(self, seat: Seat, answers: Iterable[Iterable[Event]]) -> None:
        """Hear what the seat has seen of some answers; what a player cannot take in is skipped."""
        for events in answers:
            for event in events:
                try:
                    self.memory = self.player.remember(self.memory, seat, event)
                except Exception:  # others' players may do anything, and the game goes on
                    _log.exception("seat %d could not remember %s", seat, type(event).__name__)


class _Heard(NamedTuple):
    """What was heard of an answer."""

    entry: Entry
    insiders: frozenset[Seat | None]
    """Those who may have heard more than others."""
    by_others: tuple[Event, ...]
    """What everybody else has heard."""

    def by(self, seat: Seat) -> tuple[Event, ...]:
        """What a seat has heard."""
        return seen_events(self.entry.events, seat) if seat in self.insiders else self.by_others


def _heard(entry: Entry) -> _Heard:
    told = frozenset(seat for event in entry.events for seat in insiders(event))
    return _Heard(entry, told, seen_events(entry.events, None))


class Memories:
    """The memory of every player who was asked, by seat.

    A memory is made from the log when a player is first asked, and from what was before the log if
    that starts later, as on a server. After that a player hears only what is new.
    """

    def __init__(self, past: Past = no_past) -> None:
        self._past = past
        self._kept: dict[tuple[Seat, int], _Kept] = {}
        """By seat and player: a person's seat may have a stand-in too."""
        self._heard: list[_Heard] = []
        """What was heard of the answers in the log, for all seats."""

    def of(self, player: RememberingPlayer[Any], game: Game, seat: Seat) -> Any:
        """What a player in a seat remembers now."""
        place = seat, id(player)
        kept = self._kept.get(place)
        if kept is None or kept.heard > len(game.log):
            kept = self._kept[place] = _Kept(player, player.nothing)
            before = self._past() if game.opening is None else (game.opening,)
            kept.hear(seat, (seen_events(events, seat) for events in before))
        self._follow(kept, game, seat)
        return kept.memory

    def let_log_go(self, game: Game) -> None:
        """Hear everything in the log, which is then cleared."""
        for (seat, _), kept in self._kept.items():
            self._follow(kept, game, seat)
            kept.heard = 0
        self._heard.clear()

    def forget(self, seat: Seat) -> None:
        """Forget a seat that has changed hands."""
        self._kept = {place: kept for place, kept in self._kept.items() if place[0] != seat}

    def _follow(self, kept: _Kept, game: Game, seat: Seat) -> None:
        heard, log = self._heard, game.log
        if len(heard) > len(log) or (heard and heard[-1].entry is not log[len(heard) - 1]):
            heard.clear()
        heard += map(_heard, log[len(heard) :])
        kept.hear(seat, (each.by(seat) for each in heard[kept.heard :]))
        kept.heard = len(log)
