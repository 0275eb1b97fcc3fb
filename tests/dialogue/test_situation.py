"""What a player has to know to answer: their deals and offers, and whether they can keep them."""

from __future__ import annotations

import pytest

from ecumene.dialogue import Speaker
from ecumene.dialogue.questions.question_context import deals
from ecumene.dialogue.sentences.sentence import NamedCard
from ecumene.words import Messages, languages
from tests.dialogue.bargaining import (
    ANNA,
    GOLD,
    IRON,
    ME,
    PLAYERS,
    WINE,
    deal,
    offer,
    table,
    trading,
)


@pytest.mark.parametrize("language", languages)
def test_an_own_offer_that_cannot_be_kept_is_pointed_out(language: str) -> None:
    """X2."""
    speaker = Speaker(Messages(language), PLAYERS)

    def told(hand: tuple[int, ...], seat: int = ME) -> list[str]:
        seen = trading(hand, table({"5": offer(seat, IRON, WINE)}))
        return list(map(speaker.text, deals(seen)))

    wine = speaker.name(NamedCard(WINE, valued=True))
    gone = speaker.messages("trade-offer-gone", number="5", cards=wine)
    assert told((IRON, GOLD)) == [gone]
    assert told((IRON, WINE)) == []
    assert told((IRON, GOLD), ANNA) == []


@pytest.mark.parametrize("language", languages)
def test_a_deal_that_cannot_be_kept_is_pointed_out(language: str) -> None:
    """X2."""
    speaker = Speaker(Messages(language), PLAYERS)
    seen = trading((IRON, GOLD), table({}, deals={"6": deal()}))
    wine = speaker.name(NamedCard(WINE, valued=True))
    gone = speaker.messages("trade-deal-gone", number="6", who="B", cards=wine)
    assert list(map(speaker.text, deals(seen))) == [gone]
