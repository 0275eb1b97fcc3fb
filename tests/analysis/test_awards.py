"""Awards and the chronicle: deeds counted from events, and what is told of them."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from ecumene.analysis.awards import Award, awards_of
from ecumene.analysis.deeds import CalamityBlow, Deeds, Feat, TokenVoyage, deeds_of
from ecumene.analysis.epoch_story import chronicle_of
from ecumene.analysis.ledger import ledger_from, ledger_of, standing_events
from ecumene.bots import PLAYERS
from ecumene.data import TrackName
from ecumene.dialogue import Speaker
from ecumene.rules.events import (
    CalamityFailed,
    CalamityStruck,
    CardsDrawn,
    CityBuilt,
    CityReduced,
    DealMade,
    GameOver,
    MarkerMoved,
    Moved,
    MovementEnded,
    OfferMade,
    PhaseBegan,
    Standing,
    StartTokensPlaced,
    TokensDestroyed,
    TookBack,
)
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.state.moves import Disembark, Embark, Sail
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import view
from ecumene.sim.planned_game import play
from ecumene.words import Messages, languages
from tests.sim.plans import plan

if TYPE_CHECKING:
    from ecumene.analysis.epoch_story import Chapter
    from ecumene.rules.events import Event
    from ecumene.rules.game import Game
    from ecumene.rules.state.moves import Move

CARD = NUMBERS["card"]
OCHRE, HIDES, SALT = (CARD[name] for name in ("ochre", "hides", "salt"))
EPIDEMIC = CARD["epidemic"]
CIVS = (NUMBERS["civilization"]["minoa"], NUMBERS["civilization"]["rome"])
NOTHING = Deeds()


def awarded(events: list[Event]) -> dict[str, Award]:
    found = awards_of(ledger_from(3, events), deeds_of(events))
    return {award.name: award for award in found}


def test_what_a_calamity_cost_is_told_of_its_own_victim() -> None:
    """Two copies may be resolved together; a third party's loss is told of the later one."""
    deeds = deeds_of(
        [
            PhaseBegan(3, 9),
            CalamityStruck(0, EPIDEMIC),
            CalamityStruck(1, EPIDEMIC),
            TokensDestroyed(0, {1: 4, 2: 3}, "C-EPIDEMIC"),
            TokensDestroyed(2, {3: 1}, "C-EPIDEMIC"),
            CityReduced(4, 1, 1, "C-EPIDEMIC"),
            CityReduced(5, 0, 1, "K4"),
            PhaseBegan(4, 9),
            CalamityStruck(1, EPIDEMIC),
            CalamityFailed(1, EPIDEMIC),
            TokensDestroyed(1, {1: 9}, "C-EPIDEMIC"),
        ]
    )
    assert deeds.blows == [CalamityBlow(3, 0, EPIDEMIC, 7, 0), CalamityBlow(3, 1, EPIDEMIC, 1, 1)]
    assert deeds.blows[1].weight == 6


def test_a_voyage_counts_as_it_was_made_in_the_end() -> None:
    moves: list[Move] = [
        Embark(0, 2),
        Sail(0, 7),
        Sail(0, 8),
        Sail(0, 9),
        Disembark(0, 1),
        Sail(0, 10),
    ]
    deeds = deeds_of(
        [
            PhaseBegan(2, 3),
            *(Moved(1, move) for move in (*moves, Sail(0, 11))),
            TookBack(1, (6,)),
            Moved(0, Sail(0, 5)),  # an empty ship carries nobody
            MovementEnded(0),
            MovementEnded(1),
        ]
    )
    assert deeds.voyages == [TokenVoyage(2, 1, 3, 1, 9), TokenVoyage(2, 1, 4, 1, 10)]


def test_liars_and_honest_people_are_told_apart() -> None:
    honest = Statement(5, (OCHRE, OCHRE), (SALT, SALT, SALT))
    lying = Statement(5, (HIDES, HIDES), (SALT, SALT, SALT))
    given, taken = (OCHRE, OCHRE, SALT, SALT, SALT), (HIDES, HIDES, HIDES, HIDES, HIDES)
    events: list[Event] = [
        PhaseBegan(1, 7),
        *(CardsDrawn(0, 5, given),) * 2,
        *(CardsDrawn(1, 5, taken),) * 2,
        OfferMade("1", 0, None, honest, Wish(5)),
        DealMade("1", 0, 1, 5, 5, given, taken),
        OfferMade("2", 1, None, lying, Wish(5)),
        DealMade("2", 1, 0, 5, 5, taken, given),
    ]
    found = awarded(events)
    assert found["honest-trader"].seats == (0,)
    assert found["storyteller"].seats == (1,)
    assert found["largest-deal"].seats == (0, 1)


def test_what_all_share_is_no_award() -> None:
    ledger = ledger_from(4, [])
    four = Deeds(built=[Feat(1, seat) for seat in range(4)])
    two = Deeds(built=[Feat(1, seat) for seat in range(2)])
    assert awards_of(ledger, four) == ()
    (award,) = awards_of(ledger, two)
    assert (award.name, award.seats) == ("builder", (0, 1))
    assert awards_of(ledger, NOTHING) == ()


def story(*events: Event) -> tuple[Chapter, ...]:
    over = GameOver("H4", (Standing(1, 90, 50, 3, 30, 0), Standing(0, 90, 50, 2, 30, 0)))
    everything = [*events, over]
    deeds, ledger = deeds_of(everything), ledger_from(2, everything)
    return chronicle_of(TrackName.BASIC, CIVS, ledger, deeds)


def test_an_epoch_begins_with_the_turn_after_the_first_marker_came() -> None:
    moved = [MarkerMoved(seat, step, step - 1) for step in range(1, 5) for seat in (0, 1)]
    turns: list[Event] = []
    for turn in range(1, 5):
        turns += [PhaseBegan(turn, 13), *moved[2 * turn - 2 : 2 * turn]]
    chapters = story(*turns, PhaseBegan(5, 1), CityBuilt(0, 7, {}))
    assert (chapters[0].epoch, chapters[0].since) == (0, 1)
    for one, other in pairwise(chapters[:-1]):
        assert other.since == one.until + 1
    assert chapters[-2].until == 5
    assert chapters[-1].epoch is None


def test_the_short_game_begins_in_a_later_epoch() -> None:
    start = [StartTokensPlaced(seat, {}, 20, 6) for seat in (0, 1)]
    first, _ = story(*start, PhaseBegan(1, 1), CityBuilt(0, 7, {}), PhaseBegan(2, 1))
    assert first.epoch is not None
    assert first.epoch > 0
    assert (first.since, first.until) == (1, 2)


@cache
def played() -> Game:
    return play(plan(("settler", 6), last_turn=12), 1, PLAYERS)[0]


@pytest.mark.parametrize("language", languages)
def test_a_whole_game_is_half_a_page(language: str) -> None:
    game = played()
    ledger = ledger_of(game)
    deeds = deeds_of(standing_events(game.opening or (), game.log))
    civs = [player.civilization for player in game.peek().players]
    speaker = Speaker.for_view(Messages(language), view(game, None))
    chapters = chronicle_of(game.options.track, civs, ledger, deeds)
    told = [speaker.text(sentence) for chapter in chapters for sentence in chapter.sentences]
    assert 150 < len(" ".join(told)) < 2500
    winner = speaker.names[game.ranking()[0].seat]
    assert winner in told[-1]
    awards = awards_of(ledger, deeds)
    assert len({award.name for award in awards}) == len(awards) >= 6
    for award in awards:
        text = speaker.text(award.why)
        assert any(speaker.names[seat] in text for seat in award.seats)
        assert speaker.text(award.title)


def test_cities_that_were_built_are_those_the_engine_has() -> None:
    game = played()
    deeds = deeds_of(standing_events(game.opening or (), game.log))
    built = [event for entry in game.log for event in entry.events if isinstance(event, CityBuilt)]
    assert len(deeds.built) == len(built) > 10
    assert deeds.last_turn == 12
    assert len(deeds.ranking) == 6
