"""Typed answers are read as they are shown: the words of an answer lead back to it."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import COMPUTER_PLAYER, Table
from ecumene.data import MapName, facts
from ecumene.dialogue import Speaker, describe_action
from ecumene.dialogue.questions.question_builder import question
from ecumene.dialogue.questions.question_context import options
from ecumene.dialogue.typed import form_for
from ecumene.dialogue.typed.typed_values import parts, split_after
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules.game import Game
from ecumene.rules.phases.abilities.diaspora import DiasporaOffer, UseDiaspora
from ecumene.rules.phases.abilities.politics import PoliticsOffer, UsePolitics
from ecumene.rules.phases.abilities.universal_doctrine import (
    UniversalDoctrineOffer,
    UseUniversalDoctrine,
)
from ecumene.rules.play import Options
from ecumene.rules.view import view
from ecumene.words import Messages, Misread, languages
from tests.dialogue.asked import context, form_of, put_to

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecumene.dialogue.questions.question import Question
    from ecumene.rules.view import View

AS_SHOWN = (
    do.PlaceTokens,
    do.ChooseCities,
    do.NameVictims,
    do.ChoosePlace,
    do.LoseCards,
    do.HandOverCard,
    do.SelectAreas,
    do.ChooseCredits,
    do.AnswerYesNo,
    do.ChooseNumber,
    do.SetTaxRate,
    do.PickCivilization,
)
"""The answers whose words can be typed."""
ATHENS, SPARTA, CORINTH = (facts().areas[id_].index for id_ in ("athens", "sparta", "corinth"))


def normal(action: do.Action) -> do.Action:
    """The answer with its cards and areas sorted, since their order does not matter."""
    match action:
        case do.LoseCards(cards):
            return do.LoseCards(tuple(sorted(cards)))
        case do.NameVictims(victims):
            return do.NameVictims(tuple(sorted(victims)))
        case do.ChooseCities(areas, declined):
            return do.ChooseCities(tuple(sorted(areas)), tuple(sorted(declined)))
        case do.SelectAreas(areas):
            return do.SelectAreas(tuple(sorted(areas)))
    return action


def test_answers_are_read_as_they_are_shown() -> None:
    game = Game(Options(9, MapName.WEST, 5, short_game=True))
    tried: set[type] = set()
    table = Table(dict.fromkeys(range(9), COMPUTER_PLAYER), seed=5)
    while game.pending and game.state.turn < 12:
        for seat, decision in game.pending.items():
            shown = [each for each in islice(game.answers(seat), 20) if isinstance(each, AS_SHOWN)]
            if shown:
                tried.add(type(decision))
                seen = view(game, seat)
                asked = question(seen, decision, lambda: None)
                for language in languages:
                    read_as_shown(asked, shown, seen, language)
        given = table.next_answer(game)
        assert given is not None
        game.apply(*given)
    assert len(tried) > 10


def read_as_shown(asked: Question, shown: Sequence[do.Action], seen: View, language: str) -> None:
    speaker = Speaker.for_view(Messages(language), seen)
    form = form_for(lambda: asked, context(language, tuple(speaker.names)))
    for action in shown:
        (read,) = form.read(speaker.text(describe_action(action)))
        assert normal(read) == normal(action)


BOTH = de.AskCities("reduce", 0, (ATHENS, SPARTA), 2, "C-SUPERSTITION", extra=(ATHENS, SPARTA))
FEWER = de.AskCities("reduce", 0, (ATHENS, SPARTA), 2, "C-CYCLONE", least=0)
DAMAGE = de.AskDamage(
    8,
    {ATHENS: 3, SPARTA: 1},
    (de.ExposedCity(SPARTA, 1, 2), de.ExposedCity(ATHENS, 0, 2)),
    9,
    "G12",
)
SITE = de.CitySite(ATHENS, 6, 3, 3, {SPARTA: 2}, 4, may_keep=True)


@pytest.mark.parametrize(
    ("decision", "line", "expected"),
    [
        (DAMAGE, "athens 2, destroy sparta", do.TakeDamage({ATHENS: 2}, (SPARTA,))),
        (DAMAGE, "reduce ath, 1 sparta", do.TakeDamage({SPARTA: 1}, (), (ATHENS,))),
        (DAMAGE, "reduce ath, sparta", do.TakeDamage({}, (), (ATHENS, SPARTA))),
        (DAMAGE, "sparta, reduce ath", do.TakeDamage({SPARTA: 1}, (), (ATHENS,))),
        (
            DAMAGE,
            "reduce ath, without ath, 1 sparta",
            do.TakeDamage({SPARTA: 1}, (), (ATHENS,), (ATHENS,)),
        ),
        (BOTH, "athens, sparta", do.ChooseCities((ATHENS, SPARTA))),
        (BOTH, "athens, sparta, without sparta", do.ChooseCities((ATHENS, SPARTA), (SPARTA,))),
        (BOTH, "without sparta, ath", do.ChooseCities((ATHENS, SPARTA), (SPARTA, ATHENS))),
        (FEWER, "none", do.ChooseCities(())),
        (FEWER, "sparta", do.ChooseCities((SPARTA,))),
        (
            de.AskCitySite((SITE,)),
            "athens, treasury 2, from sparta 1, keep",
            do.BuildCity(ATHENS, 2, {SPARTA: 1}, keep=True),
        ),
        (
            de.AskCitySite((SITE,)),
            "athens, from sparta 1, sparta 2",
            do.BuildCity(ATHENS, 0, {SPARTA: 3}),
        ),
        (de.AskCitySite((SITE,)), "done", do.Done()),
        (de.AskCitySite((SITE,)), "0", do.Done()),
        (de.AskSacrifice((ATHENS,), (SPARTA,), 2), "none", do.ChooseCities(())),
        (de.AskTaxRate((2, 3)), "2", do.SetTaxRate(2)),
        (de.AskYesNo("steal-card", ATHENS, "F9"), "YES", do.AnswerYesNo(True)),
    ],
)
def test_typed_answers(decision: de.Decision, line: str, expected: do.Action) -> None:
    form = form_of(decision)
    assert tuple(form.read(line)) == (expected,)


@pytest.mark.parametrize(
    ("decision", "line", "key"),
    [
        (de.AskYesNo("steal-card", ATHENS, "F9"), "perhaps", "typed-yes-or-no"),
        (de.AskVictims((0, 1), 1, 5, "C-FAMINE"), "persia", "typed-no-player"),
        (de.AskFreeCredits(10), "music 5", "typed-no-group"),
        (de.AskNumber(ATHENS, 3), "many", "typed-no-number"),
        (de.AskCitySite((SITE,)), "athens, for nothing", "typed-city-means"),
        (de.AskPlacement(3, {ATHENS: 3}), "nowhere 3", "name-unknown"),
    ],
)
def test_what_cannot_be_read(decision: de.Decision, line: str, key: str) -> None:
    form = form_of(decision)
    with pytest.raises(Misread) as refused:
        form.read(line)
    assert refused.value.key.startswith(key)


def test_what_cities_count_in_damage() -> None:
    """G12: a reduced city counts less by the tokens that take its place."""
    told = Speaker(Messages("en")).text(next(options(DAMAGE)))
    assert told.startswith("Tokens, 1 each: Athens 3, Sparta 1. Cities: 5 each if destroyed")
    assert told.endswith("Athens 3, Sparta 3")


def test_numbers_that_are_answers_are_not_numbered() -> None:
    decision = de.AskTaxRate((2, 3))
    form = form_of(decision)
    assert put_to(decision).choices
    assert form.choices == ()


@pytest.mark.parametrize(("here", "keep"), [(6, False), (7, True)])
def test_a_token_that_may_stay_does(here: int, *, keep: bool) -> None:
    """A-PUBLIC-WORKS, K2: in the list, by Enter and by the bare name of the area."""
    decision = de.AskCitySite((de.CitySite(ATHENS, 6, here, 0, {}, 0, may_keep=True),))
    form = form_of(decision)
    city = do.BuildCity(ATHENS, keep=keep)
    assert [choice.action for choice in form.choices] == [city, do.Done()]
    assert form.default == city
    assert form.read("athens") == (city,)
    assert form.read("athens, treasury 0") == (do.BuildCity(ATHENS),)


def building(*sites: de.CitySite) -> Callable[[], Question | None]:
    """The successive questions: after each look one site fewer, finally none."""
    asked = [put_to(de.AskCitySite(sites[n:])) for n in range(len(sites))]
    # The form is made, a line is taken, and then each of its parts is read.
    looks = iter([asked[0], asked[0], *asked, None, None])
    return lambda: next(looks)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "athens, treasury 2, from sparta 1; corinth; done"),
        ("en", " athens, treasury 2, from sparta 1 ;1"),
        ("pl", "ateny, skarbiec 2, z sparta 1; korynt; gotowe;"),
    ],
)
def test_several_cities_are_built_in_one_answer(language: str, line: str) -> None:
    """K1; the end may be typed or not, also when it has come by itself."""
    plain = de.CitySite(CORINTH, 6, 6, 0, {}, 0, may_keep=False)
    form = form_for(building(SITE, plain), context(language))
    built = (do.BuildCity(ATHENS, 2, {SPARTA: 1}), do.BuildCity(CORINTH))
    assert tuple(form.read(line)) == built


def test_a_city_too_many_is_refused_after_the_others() -> None:
    form = form_for(building(SITE), context("en"))
    cities = iter(form.read("athens; corinth"))
    assert next(cities) == form.choices[0].action
    with pytest.raises(Misread, match="typed-no-more-cities"):
        next(cities)


def test_lists_and_words() -> None:
    assert parts(" a, b;c ,, ") == ["a", "b", "c"]
    assert split_after("2 iron FOR 3 gold", ("for",)) == ("2 iron", "3 gold")
    assert split_after("fortune 3", ("for",)) is None


OFFERS = (
    PoliticsOffer(5, {ATHENS: 3}),
    DiasporaOffer({ATHENS: 2}, {SPARTA: 3}, 2),
    UniversalDoctrineOffer((SPARTA,), {ATHENS: 3}, 5),
)


@pytest.mark.parametrize(
    ("language", "line", "expected"),
    [
        ("en", "politics: 5", UsePolitics(5)),
        ("pl", "polityka: ateny", UsePolitics(area=ATHENS)),
        ("en", "diaspora: athens 2 > sparta 2", UseDiaspora({ATHENS: 2}, {SPARTA: 2})),
        ("en", "universal doctrine: sparta", UseUniversalDoctrine(SPARTA)),
        ("pl", "doktryna uniwersalna: ateny 2", UseUniversalDoctrine(None, {ATHENS: 2})),
        ("en", "{last}", do.Done()),
        ("pl", "gotowe", do.Done()),
        ("en", "politics 5", "typed-ability"),
        ("pl", "monoteizm: ateny", "typed-ability"),
        ("en", "diaspora: athens", "typed-diaspora"),
        ("en", "{more}", "typed-no-choice"),
        ("en", "politics: ²", "typed-no-number"),
    ],
)
def test_abilities_are_typed(language: str, line: str, expected: do.Action | str) -> None:
    """Z4; the numbered uses come first, ending last."""
    form = form_of(de.AskAbility(OFFERS), language)
    last = len(form.choices)
    assert last > 1
    line = line.format(last=last, more=last + 1)
    if not isinstance(expected, str):
        assert tuple(form.read(line)) == (expected,)
        return
    with pytest.raises(Misread) as refused:
        form.read(line)
    assert refused.value.key == expected
