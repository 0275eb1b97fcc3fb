"""The consequences of an answer not yet given are those that follow once it is given."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from ecumene.dialogue import Speaker
from ecumene.dialogue.outlooks.prospects import Met, met, prospects
from ecumene.dialogue.side import asked_in
from ecumene.rules import actions as do
from ecumene.rules import forecast
from ecumene.rules.decisions import AskCities, AskDamage, AskTaxRate, AskTrade
from ecumene.rules.decisions.damage import ExposedCity
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game
from ecumene.rules.phases.trade.trade_view import DealView, TradeView
from ecumene.rules.state.trade_offers import Offer, Statement, Wish
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from tests.rules.position import HATTI, MINOA, area, empty_play, place
from tests.tries import tries
from tools.twins import GAMES, starts

if TYPE_CHECKING:
    from ecumene.dialogue import Sentence
    from ecumene.rules.play import Play
    from ecumene.rules.view import View

CARD = NUMBERS["card"]
OCHRE, IRON, SALT = (CARD[name] for name in ("ochre", "iron", "salt"))
TRIED = 6


def seen(play: Play, phase: int) -> View:
    play.state.phase = phase
    return view(Game.from_state(play.options, play.state, last_phase=phase), MINOA)


def settled_land() -> Play:
    play = empty_play()
    place(play, MINOA, {"knossos": 3, "tanis": 1}, ["sparta", "athens"])
    return play


@pytest.mark.parametrize("phase", range(1, 13))
@tries(3)
@given(seed=st.integers(0, 2**32))
def test_every_legal_answer_can_be_looked_at_before(phase: int, seed: int) -> None:
    """In both languages, for any question; and the outlook of a movement comes true."""
    random = Random(seed)
    game = Game.restore(random.choice(starts(random.choice(GAMES))[phase]))
    for seat in game.pending:
        shown = view(game, seat)
        for action in islice(game.answers(seat), TRIED):
            found = prospects(shown, asked_in(shown), action).sentences
            for language in languages:
                speaker = Speaker.for_view(Messages(language), shown)
                assert all(speaker.text(each) for each in found)
            if isinstance(action, do.March):
                moved = game.copy()
                moved.apply(seat, action)
                assert forecast.outlook(shown, (action,)) == forecast.outlook(view(moved, seat))


def test_taxes_are_told_before_they_are_collected() -> None:
    """T1, T2."""
    play = settled_land()
    shown = seen(play, 3)
    stock = shown.players[MINOA].token_stock
    (told,) = prospects(shown, AskTaxRate((1, 2, 3)), do.SetTaxRate(3)).sentences
    assert told.args == {"paid": 6, "treasury": 6, "stock": stock - 6}
    play.state.players[MINOA].token_stock = 3
    _, revolt = prospects(seen(play, 3), AskTaxRate((1, 2, 3)), do.SetTaxRate(3)).sentences
    assert revolt.args == {"cities": 1}


def test_losses_are_told_with_what_supports_the_cities_afterwards() -> None:
    """G11, G12, K4."""
    shown = seen(settled_land(), 9)
    cities = (area("sparta"), area("athens"))
    exposed = tuple(ExposedCity(each, 0, 2, extra=False) for each in cities)
    damage = AskDamage(2, {area("knossos"): 3}, exposed, 40, "C-FAMINE")
    (told,) = prospects(shown, damage, do.TakeDamage({area("knossos"): 2})).sentences
    assert told.args == {"tokens": 2, "needed": 4}
    reduce = AskCities("reduce", MINOA, cities, 1, "C-FAMINE")
    left = forecast.left_by_city(shown, area("sparta"))
    (told,) = prospects(shown, reduce, do.ChooseCities((area("sparta"),))).sentences
    assert told.args == {"tokens": 4 + left, "needed": 2}


def test_losses_are_counted_as_they_are_chosen() -> None:
    """G11, G12: enough or not; a reduced city pays more once the stock is used up."""
    cities = (area("sparta"), area("athens"))
    exposed = tuple(ExposedCity(each, 0, 2, extra=False) for each in cities)
    damage = AskDamage(9, {area("knossos"): 3}, exposed, 3, "C-FAMINE")
    assert met(damage, do.TakeDamage({})) == Met(0, 9)
    assert met(damage, do.TakeDamage({area("knossos"): 2})) == Met(2, 9)
    assert met(damage, do.TakeDamage({}, reduced=cities[:1])) == Met(3, 9)
    assert met(damage, do.TakeDamage({}, reduced=cities)) == Met(7, 9)
    assert met(damage, do.TakeDamage({}, destroyed=(area("tanis"),))) == Met(0, 9)
    assert met(AskTaxRate((1, 2)), do.SetTaxRate(1)) is None


def test_of_the_cities_of_others_only_what_becomes_of_them_is_told() -> None:
    """G11: nothing of what else their owner has."""
    shown = seen(settled_land(), 9)
    others = AskCities("reduce", HATTI, (area("sparta"),), 1, "C-FAMINE")
    told = prospects(shown, others, do.ChooseCities((area("sparta"),)))
    assert told.support is None
    assert [(remark.about, list(remark.sentence.args)) for remark in told.remarks] == [
        ("toll", ["tokens"])
    ]


def trading() -> View:
    """A player with an offer to accept and a deal to keep."""
    play = empty_play()
    play.state.players[MINOA].hand = [OCHRE, OCHRE, SALT, IRON]
    said = Statement(3, (IRON, IRON), (IRON,))
    deal = DealView(HATTI, Statement(3, (OCHRE, OCHRE)), said, None, partner_ready=False)
    offer = Offer(HATTI, said, Wish(3))
    table = TradeView((MINOA, HATTI), (), {"1": offer}, {"2": deal}, 0)
    return replace(seen(play, 3), trade=table)


def told_of_trade(action: do.Action) -> Sentence:
    (found,) = prospects(trading(), AskTrade(), action).sentences
    return found


def test_an_exchange_is_told_with_what_the_sets_are_worth() -> None:
    """X2, X6: ochre is worth 1, iron 2, salt 3."""
    accepted = told_of_trade(do.AcceptOffer("1", (OCHRE, OCHRE)))
    assert accepted.args["now"] == 4 + 2 + 3
    put_down = told_of_trade(do.PutDownCards("2", (OCHRE, OCHRE, SALT)))
    assert put_down.args == {"now": 9, "sure": 18, "if_true": 32}


def test_cards_are_missed_by_what_their_sets_lose() -> None:
    """X6."""
    shown = trading()
    (told,) = prospects(shown, None, do.LoseCards((OCHRE, IRON))).sentences
    assert told.args == {"lost": 3 + 2, "left": 1 + 3}


def test_what_changes_nothing_needs_no_words() -> None:
    assert not prospects(trading(), None, do.Leave()).remarks
