"""Buying advances by typing (P2): choices, payments, and how they are described."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ecumene.data import facts
from ecumene.dialogue import Speaker
from ecumene.dialogue.sentences.purchase_sentences import purchase_in_words
from ecumene.dialogue.typed import Proposal
from ecumene.dialogue.typed.typed_purchase import purchase_form
from ecumene.rules.actions import BuyAdvances, Done, Substitution
from ecumene.rules.decisions import AskAdvances
from ecumene.rules.errors import IllegalAction
from ecumene.rules.state.lookup_tables import TRADE_EMPIRE
from ecumene.words import Messages, Misread, languages
from tests.dialogue.asked import context

GROUPS = {group.id: group.index for group in facts().groups}


def advance(id_: str) -> int:
    return facts().advances[id_].index


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(facts().commodities[id_].index for id_ in text.split()))


def asked(hand: str, treasury: int = 0, held: int = 0, gifts: tuple[str, ...] = ()) -> AskAdvances:
    prices = {each.index: each.cost for each in facts().advances}
    return AskAdvances(prices, cards(hand), treasury, held, tuple(map(advance, gifts)))


def bought(decision: AskAdvances, line: str, language: str = "en") -> BuyAdvances:
    with pytest.raises(Proposal) as proposed:
        purchase_form(decision, context(language)).read(line)
    (action,) = proposed.value.actions
    assert isinstance(action, BuyAdvances)
    decision.check(action)
    return action


def in_words(decision: AskAdvances, purchase: BuyAdvances, language: str = "en") -> str:
    speaker = Speaker(Messages(language))
    return " ".join(map(speaker.text, purchase_in_words(decision, purchase)))


WINE_3 = "wine wine wine iron iron"
"""Worth 45 and 8, single wines 5, irons 2."""


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "pottery pay 3 wine, treasury 15"), ("pl", "garncarstwo płacę 3 wino, skarbiec 15")],
)
def test_the_very_cards_are_chosen(language: str, line: str) -> None:
    action = bought(asked(WINE_3, 50), line, language)
    assert action.cards == cards("wine wine wine")
    assert action.treasury == 15


@pytest.mark.parametrize(("language", "line"), [("en", "buy pottery"), ("pl", "kup garncarstwo")])
def test_to_buy_may_be_said(language: str, line: str) -> None:
    decision = asked(WINE_3, 50)
    assert bought(decision, line, language) == bought(decision, "pottery")
    with pytest.raises(Misread, match="typed-nothing"):
        purchase_form(decision, context(language)).read(line.split()[0])


def test_the_treasury_makes_up_the_rest() -> None:
    assert bought(asked(WINE_3, 60), "pottery pay 2 iron").treasury == 52
    assert bought(asked(WINE_3, 60), "pottery pay none").treasury == 60


def test_without_a_word_the_cheapest_way_is_taken() -> None:
    action = bought(asked(WINE_3, 50), "pottery")
    assert action == asked(WINE_3, 50).purchase(1 << advance("pottery"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "pottery pay 3 iron, wine as iron"),
        ("pl", "garncarstwo płacę 3 żelazo, wino jako żelazo"),
    ],
)
def test_a_card_counts_as_another(language: str, line: str) -> None:
    """A-TRADE-EMPIRE."""
    decision = asked("iron iron iron wine", 60, held=TRADE_EMPIRE)
    action = bought(decision, line, language)
    wine, iron = cards("wine")[0], cards("iron")[0]
    assert action.substitution == Substitution(wine, iron)
    assert action.treasury == 60 - 4 * 4 * facts().commodities["iron"].face_value


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "library, mining, pottery, discount pottery"),
        ("pl", "biblioteka, górnictwo, garncarstwo, taniej garncarstwo"),
    ],
)
def test_what_the_library_makes_cheaper(language: str, line: str) -> None:
    """A-LIBRARY; the price that is paid is the one that follows."""
    decision = asked("", 700)
    action = bought(decision, line, language)
    assert action.discounted == advance("pottery")
    costs = sum(facts().advances[id_].cost for id_ in ("library", "mining", "pottery"))
    assert action.treasury == costs - 40
    assert bought(decision, "library, mining, pottery").discounted == advance("mining")


@pytest.mark.parametrize(
    ("line", "gift", "credits_"),
    [
        ("anatomy", "coinage", {}),
        ("anatomy, gift empiricism", "empiricism", {}),
        ("anatomy, gift written record", "written-record", 10),
        ("anatomy, gift written record, credits arts 5, credits crafts 5", "written-record", None),
        ("anatomy gift written record credits arts 5 credits crafts 5", "written-record", None),
        ("anatomy, gift none", None, {}),
    ],
)
def test_what_anatomy_brings(
    line: str, gift: str | None, credits_: dict[int, int] | int | None
) -> None:
    """A-ANATOMY, P6a: the credits of a free advance are chosen too."""
    decision = asked("", 700, gifts=("coinage", "empiricism", "written-record"))
    action = bought(decision, line)
    assert action.gift == (None if gift is None else advance(gift))
    if credits_ is None:
        assert action.credits == {GROUPS["arts"]: 5, GROUPS["crafts"]: 5}
    elif isinstance(credits_, int):
        assert sum(action.credits.values()) == credits_
    else:
        assert action.credits == credits_


def test_the_credits_of_a_monument() -> None:
    """A-MONUMENT."""
    action = bought(asked("", 700), "monument, credits arts 15, credits science 5")
    assert action.credits == {GROUPS["arts"]: 15, GROUPS["science"]: 5}


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("mining", "typed-too-dear"),
        ("pottery pay 9 wine", "illegal-cards"),
        ("pottery pay 3 wine, treasury 25", "illegal-payment-treasury"),
        ("pottery pay 3 wine, treasury 26", "illegal-treasury"),
        ("pottery pay 2 iron, treasury 26", "illegal-treasury"),
        ("pottery pay 2 iron", "illegal-treasury"),
        ("pottery pay 3 wine, treasury 1", "illegal-payment-short"),
        ("pottery pay 3 wine, treasury 999", "typed-no-number"),
        ("pottery pay gravel", "name-unknown"),
        ("pottery pay wine as iron", "illegal-substitution-not-held"),
        ("pottery, discount mining", "illegal-library"),
        ("pottery, discount music", "illegal-library"),
        ("pottery, gift coinage", "illegal-anatomy"),
        ("pottery, credits arts 5", "illegal-free-credits"),
        ("written record, credits arts 7, credits crafts 3", "illegal-free-credits-step"),
        ("99", "typed-no-choice"),
        ("0", None),
        ("pay 3 wine", "illegal-purchase-empty"),
        (",,,", "illegal-purchase-empty"),
        ("as as as", "name-unknown"),
    ],
)
def test_what_will_not_do_is_said(line: str, key: str | None) -> None:
    form = purchase_form(asked(WINE_3, 25), context("en"))
    if key is None:
        assert form.read(line) == (Done(),)
        return
    with pytest.raises((Misread, IllegalAction)) as refused:
        form.read(line)
    assert isinstance(refused.value, Misread | IllegalAction)
    assert refused.value.key.startswith(key)


def test_advances_that_are_held_are_refused_with_their_name() -> None:
    decision = asked("", 100)
    left = {each: price for each, price in decision.prices.items() if each != advance("pottery")}
    decision = replace(decision, prices=left)
    with pytest.raises(IllegalAction) as refused:
        purchase_form(decision, context("en")).read("pottery")
    assert refused.value.key == "illegal-advance-held"


def test_who_can_buy_nothing_need_only_press_enter() -> None:
    form = purchase_form(asked("", 3), context("en"))
    assert form.default == Done()
    assert purchase_form(asked("", 300), context("en")).default is None


@pytest.mark.parametrize("language", languages)
def test_every_choice_is_told_before_it_is_confirmed(language: str) -> None:
    messages = Messages(language)
    decision = asked("wine wine", 700, gifts=("coinage", "written-record"))
    line = "library, anatomy, gift written record pay 2 wine"
    told = in_words(decision, bought(decision, line), language)
    for word in ("library", "anatomy", "written-record"):
        assert facts().advances[word].name.in_language(language) in told
    for key in ("purchase-discount", "purchase-gift"):
        assert messages(key, advance="X").partition("X")[0] in told
    assert messages("purchase-credits", credits="X").partition("X")[0] in told


def test_who_pays_without_cards_is_told_so() -> None:
    decision = asked("wine", 300)
    told = in_words(decision, bought(decision, "pottery pay none"))
    assert "You would pay 60 from the treasury and no cards." in told


def test_what_is_paid_too_much_is_told() -> None:
    """P2: no change is given."""
    hand = "wine wine wine wine"
    action = bought(asked(hand), "pottery pay 4 wine")
    assert "You would pay 20 too much; no change is given." in in_words(asked(hand), action)
