"""What is given in the rounds of a conflict (F3b): one answer may count for all of them."""

from __future__ import annotations

from io import StringIO
from pathlib import Path
from typing import Literal

import pytest

from ecumene.cli.play.session import Session
from ecumene.cli.play.standing import StandingOrder, loss_form
from ecumene.cli.refusal import Refusal
from ecumene.data import MapName, facts
from ecumene.rules.actions import ChooseLoss
from ecumene.rules.decisions import AskLoss
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.static import NAVAL_WARFARE
from ecumene.words import Messages
from tests.cli.conftest import context
from tests.rules.position import empty_play, place

ATHENS, SPARTA, CORINTH = (facts().areas[id_].index for id_ in ("athens", "sparta", "corinth"))
ASKED = AskLoss(ATHENS, (("token", ATHENS), ("ship", ATHENS), ("token", CORINTH)))
TOKENS_ONLY = AskLoss(ATHENS, (("token", ATHENS), ("token", CORINTH)))
ELSEWHERE = AskLoss(SPARTA, (("token", SPARTA), ("ship", SPARTA)))


@pytest.mark.parametrize(
    ("language", "line", "kind", "area", "for_all"),
    [
        ("en", "2", "ship", ATHENS, False),
        ("en", "ship", "ship", ATHENS, False),
        ("en", "ships", "ship", ATHENS, True),
        ("pl", "statki", "ship", ATHENS, True),
        ("pl", "żeton", "token", ATHENS, False),
        ("pl", "zetony korynt", "token", CORINTH, True),
        ("en", "token cor", "token", CORINTH, False),
    ],
)
def test_losses_are_typed(
    language: str, line: str, kind: Literal["token", "ship"], area: int, *, for_all: bool
) -> None:
    said: list[ChooseLoss] = []
    form = loss_form(ASKED, ASKED.answers(), context(language), said.append)
    loss = ChooseLoss(kind, area)
    assert form.read(line) == (loss,)
    assert said == ([loss] if for_all else [])


def test_what_cannot_be_given_is_not_given_for_all() -> None:
    said: list[ChooseLoss] = []
    form = loss_form(TOKENS_ONLY, TOKENS_ONLY.answers(), context("en"), said.append)
    with pytest.raises(IllegalAction, match="illegal-loss"):
        form.read("ships")
    with pytest.raises(Refusal, match="play-loss"):
        form.read("everything")
    assert said == []


def test_a_standing_order_ends_with_the_conflict_and_with_what_it_gives() -> None:
    game, order = Game(Options(5, MapName.WEST, 3)), StandingOrder()
    assert order.answer(game, ASKED) is None
    order.give(game, ASKED, ChooseLoss("ship", ATHENS))
    assert order.answer(game, ASKED) == ChooseLoss("ship", ATHENS)
    assert order.answer(game, TOKENS_ONLY) is None
    assert order.answer(game, ELSEWHERE) is None
    order.forget()
    assert order.answer(game, ASKED) is None


def naval_war() -> Game:
    """Minoa, with Naval Warfare and three ships, against as many of Hellas in Athens."""
    play = empty_play(5, MapName.WEST)
    for seat in (0, 1):
        place(play, seat, {"athens": 5})
    minoa = play.state.players[0]
    minoa.advances = NAVAL_WARFARE
    minoa.ships = [ATHENS] * 3
    play.state.turn, play.state.phase = 1, 4
    return Game.from_state(play.options, play.state)


@pytest.mark.parametrize(
    ("lines", "asked"),
    [(["ships", "q"], 1), (["ship", "ships", "q"], 2), (["", "", "", "", "", "q"], 5)],
)
def test_one_answer_for_a_whole_conflict(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    lines: list[str],
    asked: int,
) -> None:
    """F3b: Minoa gives its three ships, and is asked no more; or is asked in every round."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", StringIO("".join(f"{line}\n" for line in lines)))
    session = Session(naval_war(), 0, Messages("en"), Path("game.jsonl"))
    session.run(resumed=True)
    out = capsys.readouterr().out
    assert out.count("what do you give (F3b)?") == asked
    assert "Enter: a token of Athens" in out
    tokens, ships = session.game.state.players[0].tokens, session.game.state.players[0].ships
    assert (tokens.get(ATHENS, 0) > 0, len(ships)) == ((False, 3) if lines[0] == "" else (True, 0))
