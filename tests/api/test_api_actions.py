"""Named actions: one for every action of the engine, convertible both ways without loss."""

from __future__ import annotations

import dataclasses
from itertools import islice
from typing import Any, get_args

import msgspec
import pytest

import ecumene
from ecumene import api
from ecumene.api.translation import CLASSES, EVERYONE, inward
from ecumene.data import facts
from ecumene.dialogue import Speaker, describe_action
from ecumene.rules.actions import Action
from ecumene.rules.format.id_names import NUMBERS
from ecumene.words import Messages, languages

ENGINE = tuple(get_args(Action))
UNTYPED: Any = ecumene
WRITTEN: dict[str, Any] = {name: getattr(api, name) for name in api.__all__}


def test_there_is_a_class_for_every_action() -> None:
    assert set(ENGINE) <= set(CLASSES)
    for struct, made in CLASSES.items():
        assert made.__name__ == struct.__name__
        assert WRITTEN[made.__name__] is made
        assert made.__doc__
        assert issubclass(made, ecumene.Action) == (struct in ENGINE)


@pytest.mark.parametrize("struct", CLASSES, ids=lambda struct: struct.__name__)
def test_a_class_has_the_fields_of_its_action(struct: type[msgspec.Struct]) -> None:
    made: Any = CLASSES[struct]
    written = dataclasses.fields(made)
    known = msgspec.structs.fields(struct)
    assert [field.name for field in written] == [field.name for field in known]
    if made is ecumene.March:  # written differently
        return
    for field, engine in zip(written, known, strict=True):
        required = field.default is field.default_factory is dataclasses.MISSING
        assert required == engine.required
        if field.default is not dataclasses.MISSING:
            assert field.default == engine.default


def test_legal_answers_are_the_same_there_and_back() -> None:
    """As objects and as shown: what is printed can be typed."""
    seen: set[type] = set()
    for player, short in (("settler", True), ("random", False)):
        game = ecumene.Game(9, "west", 5, short_game=short, last_turn=9)
        game.seat_all(player)
        while not game.over:
            for number, seat in enumerate(game.seats):
                pairs = zip(game.engine.answers(number), seat.legal, strict=True)
                for engine, action in islice(pairs, 12):
                    seen.add(type(action))
                    assert game.interpreter.inward(action) == engine
                    again = eval(repr(action), WRITTEN)  # noqa: S307 our own words
                    assert again == action
                    assert again in seat.legal
            answered = game.table.next_answer(game.engine)
            assert answered is not None
            for _ in range(3):  # check only some moments
                game.engine.apply(*answered)
                answered = game.table.next_answer(game.engine)
                if answered is None or game.over:
                    break
    assert len(seen) > 25


def test_names_are_found_as_people_write_them() -> None:
    march = ecumene.March("Tanis", "MEMFIS", tokens=2)
    assert march == ecumene.March("tanis", "memphis", tokens=2)
    assert march.path == ("tanis", "memphis")
    assert ecumene.PickCivilization("rzym").civilization == "rome"
    assert ecumene.LoseCards(["Gold", "złoto"]).cards == ("gold", "gold")
    assert ecumene.LoseCards("iron").cards == ("iron",)
    assert ecumene.NameVictims(["Egipt", 3]).victims == ("egypt", 3)
    assert ecumene.HandOverCard("famine").card == "famine"
    assert ecumene.PlaceTokens({"Ateny": 2}).tokens == {"athens": 2}
    assert ecumene.ChooseCredits({"Science": 10}).credits == {facts().groups.ids()[-1]: 10}
    offer = ecumene.MakeOffer(ecumene.Statement(3, ("gold", "iron")), ecumene.Wish(3, "wine"))
    assert offer.wants.named == ("wine",)


def test_a_card_of_the_very_name_is_meant_before_one_that_begins_so() -> None:
    for card in NUMBERS["card"]:
        assert ecumene.HandOverCard(card).card == card


def test_advances_are_a_set() -> None:
    one, other = list(NUMBERS["advance"])[:2]
    assert ecumene.BuyAdvances([other, one, one]) == ecumene.BuyAdvances([one, other])


@pytest.mark.parametrize("language", languages)
def test_an_action_reads_like_an_answer(language: str) -> None:
    ecumene.set_language(language)
    try:
        march = ecumene.March("tanis", "memphis", tokens=2)
        words = Speaker(Messages(language)).text(describe_action(inward(march, EVERYONE)))
        assert str(march) == words
    finally:
        ecumene.set_language("en")
    assert str(ecumene.NameVictims(["rome", "egypt"])) == "Egypt, Rome"
    assert str(march) == "2 tokens march from Tanis to Memphis"


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: UNTYPED.March("tanes", "memphis"), "no area or sea called 'tanes'"),
        (lambda: UNTYPED.March("tanis", "memphis", tokens=1.5), "A whole number"),
        (lambda: UNTYPED.March("tanis", 3), "A name"),
        (lambda: UNTYPED.AnswerYesNo(1), "Yes or no"),
        (lambda: UNTYPED.ChooseLoss("city", "athens"), "not one of ship, token"),
        (lambda: UNTYPED.ChooseCities(5), "A list"),
        (lambda: UNTYPED.PlaceTokens("athens"), "A table with fields"),
        (lambda: UNTYPED.AcceptOffer("first", ("gold", "iron")), "number of an offer"),
        (lambda: UNTYPED.AcceptOffer("1", ("gold",)), "2 values are needed here, not 1"),
        (lambda: UNTYPED.MakeOffer("gold", UNTYPED.Wish(3)), "Use one of Statement"),
        (lambda: UNTYPED.MakeAllMoves([UNTYPED.Done()]), "Use one of March"),
        (lambda: UNTYPED.NameVictims("atlantis"), "no civilization called"),
        (lambda: UNTYPED.HandOverCard("gin"), "no commodity called"),
        (lambda: UNTYPED.ChooseCredits({"cooking": 5}), "not one of these groups"),
        (lambda: UNTYPED.BuyAdvances(["mining", "writting"]), "no advance called 'writting'"),
    ],
)
def test_what_is_wrong_is_told_in_a_sentence(make: Any, says: str) -> None:
    with pytest.raises(ecumene.Refused, match=says) as refused:
        make()
    assert isinstance(refused.value, ValueError)


def test_the_nearest_names_come_along() -> None:
    with pytest.raises(ecumene.UnknownName, match="Closest: Tanis") as unknown:
        ecumene.BuildCity("tanes")
    assert unknown.value.nearest[0] == "tanis"
    with pytest.raises(ecumene.UnknownName, match="could be any of these") as unknown:
        ecumene.BuildCity("upper")
    assert len(unknown.value.nearest) > 1
