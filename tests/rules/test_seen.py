"""What a seat has seen of a game; see ``test_trade_hidden.py`` for secret talk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.rules.actions import Done
from ecumene.rules.events import (
    Event,
    OfferMade,
    OfferWithdrawn,
    TraderDone,
    TradingEnded,
    seen_by,
)
from ecumene.rules.game import Entry, Game
from ecumene.rules.seen import SeenEvents, events_for
from ecumene.rules.state.trade_offers import Statement, Wish
from tools.random_play import RandomDriver
from tools.twins import GAMES

if TYPE_CHECKING:
    from ecumene.rules.play import Options
    from ecumene.rules.state.ids import Seat

SAID = Statement(3, (1, 1)), Wish(3)


def entry(*events: Event) -> Entry:
    """Some answer; nobody sees the answer itself."""
    return Entry(0, Done(), events)


LOG = [
    entry(OfferMade("1", 0, None, *SAID)),
    entry(OfferMade("bc1", 1, 2, *SAID)),
    entry(),
    entry(OfferWithdrawn("bc1", 1, 1, 2), TraderDone(1)),
    entry(TradingEnded()),
]


def test_everybody_has_numbers_of_their_own() -> None:
    """X5a: players who do not know of an offer between two find no gap in the numbers."""
    offers = [LOG[number].events for number in (0, 1, 3, 4)]
    for seat in (1, 2):
        assert [each.events for each in events_for((), LOG, seat)] == offers
    for reader in (None, 0, 3):
        assert list(events_for((), LOG, reader)) == [
            SeenEvents(1, LOG[0].events),
            SeenEvents(2, (TraderDone(1),)),
            SeenEvents(3, (TradingEnded(),)),
        ]


def test_what_happened_before_the_first_question_comes_first() -> None:
    assert next(events_for((TraderDone(4),), LOG, 0)) == SeenEvents(1, (TraderDone(4),))
    assert next(events_for((TraderDone(4),), LOG, 0, 1)) == SeenEvents(2, LOG[0].events)


@pytest.mark.parametrize("options", [GAMES[0], GAMES[5]], ids=["long", "short"])
def test_who_comes_back_gets_what_was_missed(options: Options) -> None:
    game = Game(options)
    for _ in RandomDriver(options.seed, quick=True, settles=True).play(game, 8):
        pass
    readers: list[Seat | None] = [None, *range(options.players)]
    for reader in readers:
        whole = list(events_for(game.opening or (), game.log, reader))
        assert [each.number for each in whole] == list(range(1, len(whole) + 1))
        assert [event for each in whole for event in each.events] == all_seen(game, reader)
        for since in (0, 1, len(whole) // 2, len(whole) - 1, len(whole), len(whole) + 5):
            assert list(events_for(game.opening or (), game.log, reader, since)) == whole[since:]


def all_seen(game: Game, reader: Seat | None) -> list[Event]:
    happened = [*(game.opening or ()), *(event for each in game.log for event in each.events)]
    views = [seen_by(event, reader) for event in happened]
    return [event for event in views if event is not None]
