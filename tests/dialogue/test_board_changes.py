"""What has changed on the board since one's own last answer is marked there, place by place."""

from __future__ import annotations

from ecumene.dialogue.digest.board_changes import PlaceChange, board_changes
from ecumene.dialogue.digest.recap_lines import MadeMove, RecapLine
from ecumene.dialogue.sentences.sentence import say
from ecumene.rules import events as ev
from ecumene.rules.state.ids import BARBARIANS
from tests.cli.scene import ANNA, BEN, ME
from tests.rules.position import area

KNOSSOS, ATHENS, SPARTA, CORINTH = map(area, ("knossos", "athens", "sparta", "corinth"))


def test_arrivals_losses_and_cities_are_told_by_place() -> None:
    """M3, F3, F9, G11: each with whose pieces they are; losses of one place are added up."""
    march = MadeMove(ANNA, "march", SPARTA, (ATHENS,), 2)
    lines = [RecapLine(say("recap-tax", count=1), "near", ANNA, (ATHENS,), (march,))]
    events = (
        ev.TokensLost(
            ATHENS, 1, (ev.Removal(ME, "token", ATHENS), ev.Removal(ANNA, "token", ATHENS))
        ),
        ev.TokensLost(ATHENS, 2, (ev.Removal(ME, "token", ATHENS),)),
        ev.CityDestroyed(SPARTA, ME, "C-VOLCANO"),
        ev.CityAnnexed(KNOSSOS, BEN, ANNA, "C-TREACHERY"),
        ev.HordeArrived(KNOSSOS, 7),
        ev.CityBuilt(BEN, CORINTH, {BEN: 6, ME: 2}),
    )
    assert set(board_changes(events, lines)) == {
        PlaceChange(ATHENS, ANNA, "arrived", 2),
        PlaceChange(ATHENS, ME, "lost", 2),
        PlaceChange(ATHENS, ANNA, "lost", 1),
        PlaceChange(SPARTA, ME, "city-lost", 1),
        PlaceChange(KNOSSOS, BEN, "city-lost", 1),
        PlaceChange(KNOSSOS, ANNA, "city-new", 1),
        PlaceChange(KNOSSOS, BARBARIANS, "arrived", 7),
        PlaceChange(CORINTH, BEN, "city-new", 1),
        PlaceChange(CORINTH, ME, "lost", 2),
    }


def test_growth_is_no_news() -> None:
    """E1: everybody knows that everybody grows."""
    assert board_changes([ev.Expanded(ANNA, {ATHENS: 2})], []) == ()
