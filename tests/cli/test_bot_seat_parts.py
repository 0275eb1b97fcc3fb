"""What a program in a game with people is told, and when it is asked in trade."""

from __future__ import annotations

from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from ecumene.cli.join import trade_pace
from ecumene.cli.join.program_seat import ProgramSeat
from ecumene.cli.join.seat_news import SeatNews
from ecumene.cli.join.server_client import Declined
from ecumene.cli.join.trade_pace import LOOK_EVERY, SILENCE, SPEAKS_EVERY, WAITS, TradePace
from ecumene.data import MapName
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules import defaults
from ecumene.rules.events import Event, PhaseBegan
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view
from ecumene.seat.exchange import Refused
from ecumene.seat.reader_messages import Happened

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View


def _events(*phases: int) -> tuple[Event, ...]:
    return tuple(PhaseBegan(turn=1, phase=phase) for phase in phases)


def test_what_is_taken_back_unheard_is_never_told() -> None:
    """O2: only the undo itself is."""
    news = SeatNews()
    news.hear(Happened(1, _events(1)))
    news.hear(Happened(2, _events(2, 3)))
    news.hear(Happened(3, _events(9), stands=1))
    told = news()
    assert (told.events, told.taken_back) == (_events(1, 9), 0)
    again = news()
    assert (again.events, again.taken_back) == ((), 0)


def test_of_what_it_has_heard_a_program_is_told_how_much_is_taken_back() -> None:
    """O2: events count from the last one that still stands, undos among them."""
    news = SeatNews()
    news.hear(Happened(1, _events(1)))
    news.hear(Happened(3, _events(2, 3)))
    assert news().events == _events(1, 2, 3)
    news.hear(Happened(4, _events(4)))
    news.hear(Happened(5, _events(5), stands=1))
    told = news()
    assert (told.events, told.taken_back) == (_events(5), 2)
    news.hear(Happened(7, _events(7), stands=0))
    told = news()
    assert (told.events, told.taken_back) == (_events(7), 2)


class _Player:
    """A program that wants what counts anyway."""

    replaced = None

    def __init__(self) -> None:
        self.asked = 0
        self.refused: list[tuple[str, str | None]] = []

    def __call__(self, seen: View, decision: Decision, _: object) -> Action | None:
        self.asked += 1
        return defaults.default(seen, decision)

    def refuse(self, _: View, text: str, rule: str | None) -> None:
        self.refused.append((text, rule))


class _Table:
    """A table where the program is asked at once, in the place of a server."""

    def __init__(self) -> None:
        self.game = Game(Options(5, MapName.WEST, 4))
        (self.seat, *_) = self.game.pending
        self.take_back: Any = None
        self.refusal: Declined | None = None
        self.given: list[Action] = []
        asked = SimpleNamespace(body="asked", pending=True, quiet=True)
        side = SimpleNamespace(
            view=lambda: view(self.game, self.seat),
            apply=self._apply,
            look_again=lambda: None,
            server=SimpleNamespace(get=lambda *_: SimpleNamespace(take_back=self.take_back)),
            line=SimpleNamespace(insist=lambda request: request()),
        )
        self.news = SimpleNamespace(
            side=side,
            asked=lambda: asked,
            now=SimpleNamespace(paused=False, stage="running"),
            table_changes=0,
            listen=lambda _: None,
            screen=SimpleNamespace(say=lambda *_: None),
        )
        self.player = _Player()
        program = SimpleNamespace(complaints=b"")
        parts: tuple[Any, Any, Any] = self.news, self.player, program
        self.at = ProgramSeat(parts[0], "g", self.seat, parts[1], parts[2])

    def _apply(self, action: Action) -> None:
        if self.refusal is not None:
            raise self.refusal
        self.given.append(action)


def _declined(status: int) -> Declined:
    sentence = say("illegal-question")
    return Declined(status, Refused("said", sentence, sentence, "O1"))


def test_nothing_is_answered_while_people_think_about_taking_back() -> None:
    """O2: one more answer, and it could not be taken back any more."""
    table = _Table()
    table.take_back = "a proposal"
    assert not table.at._step()
    assert table.at._pause() == LOOK_EVERY, "that it is over is not always told"
    assert not table.at._step()
    table.take_back = None
    assert table.at._step()
    assert len(table.given) == 1


def test_what_has_changed_meanwhile_is_no_fault() -> None:
    """O1: the question was another one when the answer came."""
    table = _Table()
    table.refusal = _declined(409)
    assert table.at._step()
    assert (table.player.asked, table.player.refused) == (1, [])


def test_what_only_the_server_refuses_is_told_to_the_program() -> None:
    """Another version of the rules may judge otherwise."""
    table = _Table()
    table.refusal = _declined(422)
    assert table.at._step()
    assert table.player.refused == [("said", "O1")]
    table.refusal = _declined(403)
    with pytest.raises(Declined):
        table.at._step()


def _view(turn: int = 1, *offers: str, done: tuple[int, ...] = (), own: str | None = None) -> Any:
    table = {number: SimpleNamespace(seat=1) for number in offers}
    if own is not None:
        table[own] = SimpleNamespace(seat=0)
    return SimpleNamespace(
        turn=turn, seat=0, trade=SimpleNamespace(offers=table, deals={}, done=done)
    )


def _asked(*, pending: bool = True, quiet: bool = True) -> Any:
    return SimpleNamespace(pending=pending, quiet=quiet)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr(trade_pace, "monotonic", lambda: now[0])
    return now


def test_a_program_in_trade_is_asked_at_news_and_after_a_pause(clock: list[float]) -> None:
    """X1: others' words are news, its own are not."""
    pace = TradePace()
    assert pace.is_due(_view(), _asked())
    pace.ask(_view())
    pace.has_spoken()
    assert not pace.is_due(_view(1, own="0a"), _asked())
    assert pace.is_due(_view(1, "1a"), _asked())
    assert pace.is_due(_view(done=(3,)), _asked())
    assert pace.is_due(_view(2), _asked()), "another trade"
    assert pace.is_due(_view(), _asked(quiet=False)), "computers wait for it"
    clock[0] += SPEAKS_EVERY
    assert pace.is_due(_view(), _asked())


def test_who_only_waits_is_done_until_there_is_news(clock: list[float]) -> None:
    """X8: a trade without a clock would go on for ever."""
    pace = TradePace()
    for wait in range(1, WAITS + 1):
        assert pace.is_due(_view(), _asked())
        pace.ask(_view())
        assert pace.has_waited() is (wait == WAITS)
        assert not pace.is_due(_view(), _asked())
        clock[0] += SILENCE
    assert not pace.is_due(_view(done=(0,)), _asked(pending=False))
    assert pace.is_due(_view(1, "1a", done=(0,)), _asked(pending=False))
    pace.ask(_view(1, "1a", done=(0,)))
    assert not pace.has_waited(), "news is a reason to wait again"
