"""Whether a seat's last answer can be taken back, told before anybody tries (O2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecumene.dialogue import describe_refusal
from ecumene.dialogue.sentences.event_sentences import describe_event
from ecumene.rules.errors import CameToLight, IllegalAction
from ecumene.rules.seen import seen_events
from ecumene.seat.exchange import Retraction

if TYPE_CHECKING:
    from ecumene.dialogue.sentences.sentence import Sentence
    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.game_host import GameHost


def retraction(host: GameHost, seat: Seat) -> Retraction:
    """Whether a seat can take back its last answer; if not, why."""
    if host.game.over:
        return Retraction(possible=False)
    try:
        host.check_undo(seat)
    except IllegalAction as illegal:
        news = _news(host.game, seat) if isinstance(illegal, CameToLight) else None
        return Retraction(possible=False, why_not=describe_refusal(illegal), news=news)
    return Retraction(possible=True)


def _news(game: Game, seat: Seat) -> Sentence | None:
    """The first thing that came to light, as the seat saw it."""
    seen = seen_events(game.came_to_light(seat), seat)
    return describe_event(seen[0]) if seen else None
