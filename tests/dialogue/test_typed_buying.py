"""Buying advances as it is typed (P2): choices, payments, and what is said of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from rich.console import Console

from ecumene.cli.play.buying import affordable, price_list, purchase_form, purchase_in_words
from ecumene.cli.play.forms import Proposal
from ecumene.cli.refusal import Refusal
from ecumene.data import facts
from ecumene.rules.actions import BuyAdvances, Done, Substitution
from ecumene.rules.decisions import AskAdvancesToBuy
from ecumene.rules.errors import IllegalAction
from ecumene.rules.static import TRADE_EMPIRE
from ecumene.words import Messages, languages
from ecumene.words.naming import Naming
from tests.cli.conftest import context

if TYPE_CHECKING:
    from rich.console import RenderableType

GROUPS = {group.id: group.index for group in facts().groups}


def advance(id_: str) -> int:
    return facts().advances[id_].index


def cards(text: str) -> tuple[int, ...]:
    return tuple(sorted(facts().commodities[id_].index for id_ in text.split()))


def asked(
    hand: str, treasury: int = 0, held: int = 0, gifts: tuple[str, ...] = ()
) -> AskAdvancesToBuy:
    prices = {each.index: each.cost for each in facts().advances}
    return AskAdvancesToBuy(prices, cards(hand), treasury, held, tuple(map(advance, gifts)))


def bought(decision: AskAdvancesToBuy, line: str, language: str = "en") -> BuyAdvances:
    with pytest.raises(Proposal) as proposed:
        purchase_form(decision, context(language)).read(line)
    (action,) = proposed.value.actions
    assert isinstance(action, BuyAdvances)
    decision.check(action)
    return action


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
    with pytest.raises(Refusal, match="typed-nothing"):
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
    """A-ANATOMY, P6a: also the credits of a gift are chosen."""
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
    with pytest.raises((Refusal, IllegalAction)) as refused:
        form.read(line)
    assert isinstance(refused.value, Refusal | IllegalAction)
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
    names = Naming(Messages(language), ())
    decision = asked("wine wine", 700, gifts=("coinage", "written-record"))
    line = "library, anatomy, gift written record pay 2 wine"
    told = " ".join(purchase_in_words(decision, bought(decision, line), names))
    for word in ("library", "anatomy", "written-record"):
        assert facts().advances[word].name.in_language(language) in told
    for key in ("play-buy-discount", "play-buy-gift"):
        assert names.messages(key, advance="X").partition("X")[0] in told
    assert names.messages("play-buy-credits", credits="X").partition("X")[0] in told


def test_who_pays_without_cards_is_told_so() -> None:
    names = Naming(Messages("en"), ())
    decision = asked("wine", 300)
    told = " ".join(purchase_in_words(decision, bought(decision, "pottery pay none"), names))
    assert "You would pay 60 of treasury, and no card." in told


def test_what_is_paid_too_much_is_told() -> None:
    """P2: no change is given."""
    names = Naming(Messages("en"), ())
    hand = "wine wine wine wine"
    action = bought(asked(hand), "pottery pay 4 wine")
    assert "lost: 20" in " ".join(purchase_in_words(asked(hand), action, names))


def lines_of(page: RenderableType) -> list[str]:
    console = Console(width=100)
    with console.capture() as capture:
        console.print(page)
    return capture.get().splitlines()


def test_the_whole_list_has_what_is_too_dear_without_numbers() -> None:
    decision = asked("", 100)
    lines = lines_of(price_list(decision, Messages("en"), None, whole=True))
    assert len(lines) == 1 + len(decision.prices)
    numbered = [line for line in lines if line[:2].strip()]
    assert len(numbered) == len(affordable(decision))
    assert "290" in lines[-1]


def test_a_long_list_is_cut_and_keeps_its_numbers() -> None:
    decision, messages = asked("", 100), Messages("en")
    lines = lines_of(price_list(decision, messages, 3))
    assert len(lines) == 5
    assert f"and {len(affordable(decision)) - 3} cheaper" in lines[-1]
    assert bought(decision, "12").advances == 1 << affordable(decision)[11]


@pytest.mark.parametrize("language", languages)
def test_cost_is_what_is_printed_and_price_what_is_paid(language: str) -> None:
    """P3: the same words on the card and in the shop."""
    messages, decision = Messages(language), asked("", 100)
    cheaper = replace(decision, prices={advance("pottery"): 45})
    head, pottery = lines_of(price_list(cheaper, messages, None))
    cost, price = messages("play-price-cost"), messages("play-price-price")
    assert cost == messages("advance-cost").casefold()
    assert pottery[: head.index(cost) + len(cost)].endswith("60")
    assert pottery[: head.index(price) + len(price)].endswith("45")
