"""Typed losses in the rounds of a conflict (F3b): one answer may apply to all of them."""

from __future__ import annotations

from typing import Literal

import pytest

from ecumene.data import MapName, facts
from ecumene.dialogue.typed.repeated_losses import StandingOrder, loss_form
from ecumene.rules.actions import ChooseLoss
from ecumene.rules.decisions import AskLoss
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import view
from ecumene.words import Misread
from tests.dialogue.asked import context, put_to

ATHENS, SPARTA, CORINTH = (facts().areas[id_].index for id_ in ("athens", "sparta", "corinth"))
ASKED = AskLoss(ATHENS, (("token", ATHENS), ("ship", ATHENS), ("token", CORINTH)))
TOKENS_ONLY = AskLoss(ATHENS, (("token", ATHENS), ("token", CORINTH)))
ELSEWHERE = AskLoss(SPARTA, (("token", SPARTA), ("ship", SPARTA)))


@pytest.mark.parametrize(
    ("language", "line", "kind", "area", "for_all"),
    [
        ("en", "2", "token", CORINTH, False),
        ("en", "3", "ship", ATHENS, False),
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
    form = loss_form(ASKED, lambda: put_to(ASKED), context(language), said.append)
    loss = ChooseLoss(kind, area)
    assert tuple(form.read(line)) == (loss,)
    assert said == ([loss] if for_all else [])


def test_what_cannot_be_given_is_not_given_for_all() -> None:
    said: list[ChooseLoss] = []
    form = loss_form(TOKENS_ONLY, lambda: put_to(TOKENS_ONLY), context("en"), said.append)
    with pytest.raises(IllegalAction, match="illegal-loss"):
        form.read("ships")
    with pytest.raises(Misread, match="typed-loss"):
        form.read("everything")
    assert said == []


def test_a_standing_order_ends_with_the_conflict_and_with_what_it_gives() -> None:
    now, order = view(Game(Options(5, MapName.WEST, 3)), 0), StandingOrder()
    assert order.answer(now, ASKED) is None
    order.give(now, ASKED, ChooseLoss("ship", ATHENS))
    assert order.answer(now, ASKED) == ChooseLoss("ship", ATHENS)
    assert order.answer(now, TOKENS_ONLY) is None
    assert order.answer(now, ELSEWHERE) is None
    order.forget()
    assert order.answer(now, ASKED) is None
