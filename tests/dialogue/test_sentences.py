"""Every kind of event, decision and action has its words, in both languages."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec import inspect

from ecumene.data import facts
from ecumene.dialogue import Sentence, Speaker, describe_action, describe_decision, describe_event
from ecumene.dialogue.sentences.decision_sentences import with_rule
from ecumene.dialogue.sentences.event_log import EventLog
from ecumene.rules import actions as do
from ecumene.rules import decisions as de
from ecumene.rules import events as ev
from ecumene.rules.actions import Action
from ecumene.rules.decisions import Decision
from ecumene.rules.events import Event
from ecumene.rules.format.codec import from_names, to_names
from ecumene.rules.format.id_names import LARGEST, title_of
from ecumene.rules.state import moves as mo
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.moves import March
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.words import Messages, languages
from tests.rules.structs import values_of
from tests.tries import tries

if TYPE_CHECKING:
    from collections.abc import Callable

EGYPT, ROME, CELT = 0, 1, 2
SUMMED = LARGEST // 9
"""A bound that keeps the sum of several such numbers within the largest number."""
NAMES = {"en": ("Egypt", "Rome", "Celt"), "pl": ("Egipt", "Rzym", "Celtowie")}


def said(sentence: Sentence, language: str) -> str:
    """The text of a sentence at a table of three."""
    return Speaker(Messages(language), NAMES[language]).text(sentence)


class Anybody(tuple[str, ...]):
    """Players for any number Hypothesis generates."""

    __slots__ = ()

    def __len__(self) -> int:
        return LARGEST

    def __getitem__(self, seat: Any) -> Any:
        return f"seat {seat}"


def likely(struct: Any) -> bool:
    """Whether the engine could have made it: a finished game has a winner, and so on."""
    match struct:
        case ev.GameOver():
            return bool(struct.ranking)
        case ev.OfferAccepted():
            return (struct.seat is None) == (struct.gives is None)
        case ev.DealMade():
            return (struct.cards_given is None) == (struct.cards_taken is None)
        case do.TakeDamage():
            return bool(struct.tokens or struct.destroyed or struct.reduced)
        case de.AskYesNo():
            return (struct.area is None) == (struct.question == "rank-order")
        case de.AskCities():
            reduced = struct.least is None or struct.purpose == "reduce"
            return reduced and (struct.owner != BARBARIANS or struct.purpose == "attack-order")
    return True


def with_a_rule(struct: Any) -> Any:
    """The same with an existing rule, if one is cited."""
    return msgspec.structs.replace(struct, rule="C-FAMINE") if hasattr(struct, "rule") else struct


def at_the_table(value: Any, info: inspect.Type | None = None) -> Any:
    """The same with existing seats, and numbers that can be computed with."""
    if value is None:
        return None
    if isinstance(info, inspect.UnionType):
        info = next(part for part in info.types if not isinstance(part, inspect.NoneType))
    if info is not None and title_of(info) == "seat":
        return value % 18
    if type(value) is int and abs(value) > SUMMED:
        return value // 9
    if isinstance(value, msgspec.Struct):
        own = inspect.type_info(type(value))
        assert isinstance(own, inspect.StructType)
        parts = {
            each.name: at_the_table(getattr(value, each.name), each.type) for each in own.fields
        }
        return type(value)(**parts)
    match info:
        case inspect.VarTupleType():
            return tuple(at_the_table(each, info.item_type) for each in value)
        case inspect.DictType():
            return {
                at_the_table(key, info.key_type): at_the_table(each, info.value_type)
                for key, each in value.items()
            }
    return value


SAID = [
    *((kind, describe_event) for kind in get_args(Event)),
    *((kind, describe_decision) for kind in get_args(Decision)),
    *((kind, describe_action) for kind in get_args(Action)),
]


@pytest.mark.parametrize(("kind", "in_words"), SAID)
def test_everything_has_words(kind: type, in_words: Callable[[Any], Sentence]) -> None:
    """In all languages; and a sentence read from JSON says the same as the original."""
    speakers = [Speaker(Messages(language), Anybody()) for language in languages]

    @settings(tries(10), suppress_health_check=list(HealthCheck))
    @given(values_of(kind).filter(likely).map(with_a_rule))
    def check(struct: Any) -> None:
        for speaker in speakers:
            text = speaker.text(in_words(struct))
            assert text.strip()
            assert "{" not in text
        sentence = in_words(at_the_table(struct))
        sent = msgspec.json.encode(to_names(sentence))
        received = from_names(msgspec.json.decode(sent), Sentence)
        assert received == sentence
        assert all(speaker.text(received) == speaker.text(sentence) for speaker in speakers)

    check()


@pytest.mark.parametrize("language", languages)
@settings(max_examples=50, suppress_health_check=list(HealthCheck))
@given(
    question=st.one_of([values_of(kind).filter(likely) for kind in get_args(Decision)]).map(
        with_a_rule
    )
)
def test_every_question_cites_its_rule(language: str, question: Any) -> None:
    said = with_rule(describe_decision(question), question.rule)
    assert f"({question.rule})" in Speaker(Messages(language), Anybody()).text(said)


ATHENS, SPARTA, CARD = 0, 1, 3
TOLD = [
    (
        ev.TaxCollected(EGYPT, 2, 1),
        "Egypt collects 1 token in tax at a rate of 2.",
        "Egipt: 1 żeton podatku przy stawce 2.",
    ),
    (
        ev.TaxCollected(CELT, 2, 22),
        "Celt collects 22 tokens in tax at a rate of 2.",
        "Celtowie: 22 żetony podatku przy stawce 2.",
    ),
    (
        ev.TaxRevolt(ROME, 5),
        "Tax revolt: 5 of Rome's cities could not be taxed in full.",
        "Rzym: bunt podatkowy w 5 miastach.",
    ),
    (
        ev.CardStolen(EGYPT, ROME, None),
        "Egypt draws a card from Rome's hand (F9).",
        "Egipt: losowa karta z cudzej ręki (Rzym) (F9).",
    ),
    (ev.PhaseBegan(3, 12), "Turn 3, phase 12: advances", "Tura 3, faza 12: zakup kart rozwoju"),
    (
        ev.GameOver("H4", (ev.Standing(CELT, 90, 75, 5, 10, 0), ev.Standing(ROME, 50, 0, 0, 0, 0))),
        "The game is over (H4). Celt wins with 90 victory points! Final order: Celt 90, Rome 50.",
        (
            "Koniec gry (H4). Zwycięzca: Celtowie! Punkty zwycięstwa: 90. "
            "Kolejność końcowa: Celtowie 90, Rzym 50."
        ),
    ),
]


@pytest.mark.parametrize(("event", "english", "polish"), TOLD)
def test_events_in_words(event: Event, english: str, polish: str) -> None:
    assert said(describe_event(event), "en") == english
    assert said(describe_event(event), "pl") == polish


def test_a_march_is_told_with_the_names_of_its_areas() -> None:
    start, goal = (facts().areas[name].index for name in ("athens", "sparta"))
    told = said(describe_event(ev.Moved(ROME, March((start, goal), 3))), "en")
    assert told == "Rome: 3 tokens march from Athens to Sparta."


def test_a_march_of_two_steps_is_told_with_the_area_between() -> None:
    """A-ROADBUILDING."""
    path = tuple(facts().areas[name].index for name in ("athens", "corinth", "sparta"))
    march = ev.Moved(ROME, March(path, 1))
    english = said(describe_event(march), "en")
    assert english == "Rome: 1 token marches from Athens via Corinth to Sparta."
    polish = said(describe_event(march), "pl")
    assert polish == "Rzym: 1 żeton idzie z obszaru Ateny przez obszar Korynt na obszar Sparta."


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        (
            "en",
            (
                "a ship is built in Athens, with 2 from the treasury; "
                "3 tokens go aboard a ship in Athens; "
                "a ship sails from Athens to Sparta; a ship ends its voyage in Sparta"
            ),
        ),
        (
            "pl",
            (
                "budowa statku na obszarze Ateny, ze skarbca 2; "
                "3 żetony wchodzą na statek (Ateny); "
                "statek płynie: Ateny – Sparta; statek kończy rejs (Sparta)"
            ),
        ),
    ],
)
def test_a_ship_is_told_by_where_it_is_by_then(language: str, expected: str) -> None:
    """M4, M7: its number is in the data only."""
    start, goal = (facts().areas[name].index for name in ("athens", "sparta"))
    moves = (mo.BuildShip(start, ship=2), mo.Embark(2, 3), mo.Sail(2, goal), mo.Halt(2))
    assert said(describe_action(do.MakeMoves(moves)), language) == expected
    upkeep = describe_action(mo.MaintainShip(1), {1: goal})
    assert said(upkeep, "en") == "a ship in Sparta is maintained from the treasury"
    assert upkeep.args["ship"] == 1


def test_a_ship_whose_place_is_unknown_is_a_ship() -> None:
    start, goal = (facts().areas[name].index for name in ("athens", "sparta"))
    sail = ev.Moved(ROME, mo.Sail(0, goal))
    assert said(describe_event(sail), "en") == "Rome: a ship sails to Sparta."
    log = EventLog(None)
    log.line(ev.Moved(ROME, mo.Sail(0, start)))
    told = said(log.line(sail).sentence, "en")
    assert told == "Rome: a ship sails from Athens to Sparta."


def test_what_is_hidden_makes_another_sentence() -> None:
    seen = ev.DealMade("1", EGYPT, ROME, 3, 4, (CARD, CARD, CARD), (CARD,) * 4)
    hidden = ev.DealMade("1", EGYPT, ROME, 3, 4, None, None)
    assert said(describe_event(hidden), "en") == "Deal between Egypt and Rome: 3 for 4 cards."
    assert "3× " in said(describe_event(seen), "en")


def test_a_city_of_the_barbarians_is_a_pirate_city() -> None:
    annexed = ev.CityAnnexed(ATHENS, EGYPT, BARBARIANS, "C-PIRACY", token_lost=True)
    assert "becomes a pirate city; the token beside it is lost (Piracy)" in said(
        describe_event(annexed), "en"
    )


QUAKE = "C-VOLCANIC-ERUPTION-EARTHQUAKE"


@pytest.mark.parametrize("language", languages)
@pytest.mark.parametrize(
    "told",
    [
        ev.CityAnnexed(ATHENS, EGYPT, BARBARIANS, "C-PIRACY"),
        ev.CityAnnexed(ATHENS, BARBARIANS, EGYPT, "A-UNIVERSAL-DOCTRINE"),
        ev.CityAnnexed(ATHENS, BARBARIANS, EGYPT, "A-UNIVERSAL-DOCTRINE", token_lost=True),
        ev.CityDestroyed(ATHENS, BARBARIANS, QUAKE),
        ev.CityDestroyed(ATHENS, BARBARIANS, QUAKE, token_lost=True),
        ev.CityReduced(ATHENS, BARBARIANS, 2, QUAKE),
        ev.CityAttacked(ATHENS, EGYPT, BARBARIANS, 8, 7, successful=True),
        ev.CityAttacked(ATHENS, EGYPT, BARBARIANS, 6, 7, successful=False),
        ev.CityFell(ATHENS, BARBARIANS, 6),
        de.AskCities("attack-order", BARBARIANS, (ATHENS, SPARTA), 1, "F7a"),
        de.AskNumber(ATHENS, 3, "F11"),
    ],
)
def test_a_pirate_city_is_called_so(told: Any, language: str) -> None:
    """Neither a Barbarian city nor just a city."""
    asked = isinstance(told, de.AskCities | de.AskNumber)
    text = said(describe_decision(told) if asked else describe_event(told), language)
    assert re.search({"en": "pirate (city|cities)", "pl": "pirackie"}[language], text)
    assert Messages(language)("word-barbarians") not in text


def test_questions_and_answers_in_words() -> None:
    question = de.AskCities("annex", CELT, (ATHENS, SPARTA), 2, "C-TREACHERY")
    asked = "Zdrada, ofiara Celtowie: które 2 miasta przejmujesz?"
    assert said(describe_decision(question), "pl") == asked
    assert (
        said(with_rule(describe_decision(question), question.rule), "pl")
        == f"{asked} (C-TREACHERY)"
    )
    assert said(describe_action(do.AnswerYesNo(True)), "pl") == "tak"
    offer = do.MakeOffer(Statement(3, (CARD, CARD)), Wish(5), to=CELT)
    assert said(describe_action(offer), "pl").startswith("oferta do gracza Celtowie: 3 karty")
    assert said(describe_action(offer), "pl").endswith("w zamian: 5 kart")


@pytest.mark.parametrize(
    ("reader", "asked"),
    [
        (CELT, "Cyclone: which 2 of your cities are reduced?"),
        (CELT + 1, "Cyclone: which 2 of Celt's cities are reduced?"),
    ],
)
def test_ones_own_cities_are_called_so(reader: int, asked: str) -> None:
    question = de.AskCities("reduce", CELT, (ATHENS, SPARTA, 2), 2, "C-CYCLONE")
    assert said(describe_decision(question, reader), "en") == asked


def test_a_stack_that_also_gives_the_free_card_is_named_with_both_prices() -> None:
    """A-WONDER-OF-THE-WORLD: a purchasable card does not hide a free one."""
    question = said(describe_decision(de.AskCardToBuy({9: 15}, (8, 9))), "en")
    assert "stack 8 for 0, stack 9 for 0, stack 9 for 15" in question.replace(" and ", ", ")


def test_a_city_that_removes_tokens_of_others_says_so() -> None:
    """K2: anyone who loses tokens to another player's city is told."""
    built = ev.CityBuilt(EGYPT, ATHENS, {EGYPT: 3, ROME: 1}, 3, {})
    told = said(describe_event(built), "en")
    assert "other players' tokens there are removed: Rome 1" in told
    alone = ev.CityBuilt(EGYPT, ATHENS, {EGYPT: 3}, 3, {})
    assert "others" not in said(describe_event(alone), "en")
