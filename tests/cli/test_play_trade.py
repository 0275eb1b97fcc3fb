"""Trade in the terminal (X): offers, bluffs, coming back, and who speaks before whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from ecumene.words import Messages, languages

if TYPE_CHECKING:
    from tests.cli.conftest import Converse, Reply

SHORT = ("--short", "--seed", "7", "--civ", "hatti")
WORDS = {
    "en": {"done": "done", "back": "back", "offer": "offer", "for": "for", "to": "to"},
    "pl": {"done": "gotowe", "back": "wróć", "offer": "oferta", "for": "za", "to": "dla"},
}


def goods(read: str) -> list[str]:
    """The commodities of the hand that is shown, one by one."""
    hand = re.findall(r"(?:Your cards|Twoje karty)[^:]*: (.*)", read)[-1]
    found = re.match(r"(?:(?:\d+× )?[^,()]+ \(\d\)(?:, |))+", hand)
    assert found is not None
    return [
        name
        for count, name in re.findall(r"(?:^|, )(?:(\d+)× )?([^,()]+) \(\d\)", found[0])
        for _ in range(int(count or 1))
    ]


def in_trade(language: str, *steps: str | None) -> Reply:
    """A computer player answers until trade; then the steps, with {0}, {1}... for cards."""
    question = Messages(language)("ask-trade", id="X1")
    left = list(steps)

    def reply(read: str) -> str | None:
        if not left or (len(left) == len(steps) and question not in read):
            return "." if left else None
        step = left.pop(0)
        if step is None or "{" not in step:
            return step
        cards.extend(goods(read) if not cards else [])
        numbers.extend(re.findall(r"(\w*\d+)\*? (?!you|ty)\w+ \d+: ", read))
        return step.format(*cards, offer=numbers[-1] if numbers else "")

    cards: list[str] = []
    numbers: list[str] = []
    return reply


@pytest.mark.parametrize("language", languages)
def test_offers_to_one_player(converse: Converse, language: str) -> None:
    """X1a: only the two know of it."""
    word = WORDS[language]
    step = f"{word['offer']} {{0}}, {{1}}, {{2}} {word['for']} 3 {word['to']} minoa"
    talk = converse(*SHORT, "--lang", language, reply=in_trade(language, step, "q"))
    assert re.search(r"\d+ (?:you|ty) → Minoa 3: ", talk.out)


@pytest.mark.parametrize(("language", "word"), [("en", "counter"), ("pl", "kontroferta")])
def test_counter_offers(converse: Converse, language: str, word: str) -> None:
    """X1a: a counter-offer goes to the maker of the offer, and to nobody else."""
    step = f"{word} {{offer}} {{0}}, {{1}}, {{2}} {WORDS[language]['for']} 8"
    talk = converse(
        *SHORT, "--seed", "1", "--lang", language, reply=in_trade(language, step, "i", "q")
    )
    # It lies on the table, and "i" shows the table once more.
    assert len(re.findall(r"\d+ (?:you|ty) → \w+ 3: ", talk.out)) == 2


@pytest.mark.parametrize("language", languages)
def test_who_is_done_may_come_back(converse: Converse, language: str) -> None:
    """X8: while anyone still trades."""
    word, messages = WORDS[language], Messages(language)
    question = messages("ask-trade", id="X1")
    steps = (word["done"], "x", word["back"], word["done"], "", "q")
    talk = converse(*SHORT, "--lang", language, reply=in_trade(language, *steps))
    asked = [n for n, read in enumerate(talk.read) if messages("typed-trade-let-go") in read]
    assert messages("typed-come-back") in talk.read[asked[0] + 1]
    assert question in talk.read[asked[0] + 2]
    # A person who lets the others go on is not asked again, and the calamities come.
    assert messages("event-phase-began", turn=1, phase=8) in talk.out


def test_who_is_done_is_not_told_of_withdrawing_offers(converse: Converse) -> None:
    """X8a: there may be five of them."""
    talk = converse(*SHORT, reply=in_trade("en", "offer {0}, {1}, {2} for 15", "done", "q"))
    assert re.search(r"\d+ you 3: ", talk.out)
    assert "withdraws an offer" not in talk.out


@pytest.mark.parametrize("language", languages)
def test_nothing_left_to_say_is_said(converse: Converse, language: str) -> None:
    """X8: a person who waits when nobody else speaks is told so; Enter ends their trade."""
    messages = Messages(language)
    reply = in_trade(language, *[""] * 60)
    talk = converse(*SHORT, "--lang", language, reply=reply)
    assert messages("typed-trade-wait") in talk.out
    assert messages("play-trade-quiet") in talk.out


def test_an_offer_is_accepted_with_the_cheapest_cards(converse: Converse) -> None:
    """The cards are put down at once, so nothing more has to be said."""
    talk = converse(*SHORT, reply=in_trade("en", "accept {offer}", "u", "accept {offer}", "", "q"))
    proposed = [read for read in talk.read if "Enter: accept offer" in read]
    assert len(proposed) == 2
    assert proposed[0].startswith("Enter: accept offer")
    assert "Nothing has happened yet; answer again." in talk.out
    assert re.search(r"Hatti accepts \w+'s offer and gives 3 cards", talk.out)
    assert re.search(r"Deal: \w+ gives .* to Hatti and gets|calls off the deal", talk.out)
    assert "Put down your cards" not in talk.out


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("offer", "Say what you give"),
        ("offer iron for", "List all the cards you give"),
        ("offer {0}, {1} for 3", "at least 3"),
        ("offer {0}, {1}, {2} for 3 to atlantis", "is not one of these players"),
        ("offer {0}, {1}, {2} for 99999999999", "is not a number"),
        ("offer 99 {0} for 3", ", not 99 (X2)"),
        ("accept", "Give the number of the offer or deal"),
        ("accept 99", "There is no such offer open to you"),
        ("accept 98 {0}, {1}, {2}", "There is no such offer open to you"),
        ("put 98 {0}, {1}, {2}", "(X1)"),
        ("drop 98", "There is no such offer open to you"),
        ("counter 98 {0}, {1}, {2} for 3", "There is no such offer open to you"),
        ("ᚠᚢᚦ for 3", "means nothing in trade"),
        ("for for for", "means nothing in trade"),
    ],
)
def test_nonsense_is_refused_in_words(converse: Converse, line: str, says: str) -> None:
    talk = converse(*SHORT, reply=in_trade("en", line, "q"))
    assert says in talk.read[-2]
