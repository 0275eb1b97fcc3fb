"""The names of people and computers at a table, and times as shown."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING

from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.words import Misread, fold, languages

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecumene.rules.state.ids import Seat
    from ecumene.server.clock.game_clocks import Time
    from ecumene.server.wire import SeatInfo
    from ecumene.words import Messages


def called(info: SeatInfo, messages: Messages) -> str:
    """A player by civilization and name, as far as known."""
    civ = _civilization(info, messages.language)
    name = info.name
    if name is not None and info.program:
        name = messages("join-program", name=name)
    if civ is not None and name is not None:
        return messages("join-called", civ=civ, name=name)
    return civ or name or messages("word-player", number=info.seat + 1)


def speaker_at(seats: Sequence[SeatInfo], messages: Messages) -> Speaker:
    """A speaker that uses these names for everybody at a table."""
    return Speaker(messages, [called(info, messages) for info in seats])


def meant(text: str, seats: Sequence[SeatInfo], messages: Messages) -> Seat:
    """The seat that is meant, by number, civilization or name; refuses what is ambiguous."""
    wanted = fold(text)
    exact = [info.seat for info in seats if wanted in map(fold, _names(info))]
    begun = [info.seat for info in seats if any(fold(n).startswith(wanted) for n in _names(info))]
    for found in (exact, begun):
        if wanted and len(found) == 1:
            return found[0]
    names = ", ".join(called(info, messages) for info in seats)
    raise Misread("typed-no-player", name=text, names=names)


def _names(info: SeatInfo) -> Iterator[str]:
    yield str(info.seat + 1)
    if info.name is not None:
        yield info.name
    for language in languages:
        civ = _civilization(info, language)
        if civ is not None:
            yield civ


def _civilization(info: SeatInfo, language: str) -> str | None:
    if info.civilization is None:
        return None
    return facts().civilizations[info.civilization].name.in_language(language)


def clock_time(moment: Time) -> str:
    """A local time; with the date if it is another day."""
    then = datetime.fromtimestamp(moment / 1000).astimezone()
    today = datetime.now(then.tzinfo).date()
    return f"{then:%H:%M}" if then.date() == today else f"{then:%Y-%m-%d %H:%M}"
