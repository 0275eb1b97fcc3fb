"""Trade in the terminal (X): offers, bluffs, coming back, and who speaks before whom."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from rich.console import Console

from ecumene.cli.play.forms import Form, Proposal
from ecumene.cli.play.trade_table import NEW, ValuedNaming, trade_table
from ecumene.cli.play.trading import trade_form
from ecumene.cli.refusal import Refusal
from ecumene.data import MapName, facts
from ecumene.rules.actions import AcceptOffer, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.bargains import Offer, Statement, Wish
from ecumene.rules.errors import IllegalAction
from ecumene.rules.game import Game
from ecumene.rules.names import NUMBERS
from ecumene.rules.play import Options
from ecumene.rules.trade.viewing import DealView, TradeView
from ecumene.rules.view import view
from ecumene.words import Messages, languages
from ecumene.words.naming import card_name
from tests.cli.conftest import context

if TYPE_CHECKING:
    from tests.cli.conftest import Converse, Reply

SHORT = ("--short", "--seed", "7", "--civ", "hatti")
ME, ANNA, BEN = 0, 1, 2
ERUPTION = NUMBERS["card"]["volcanic_eruption_earthquake"]
IRON, WINE, GOLD, SALT = (
    facts().commodities[id_].index for id_ in ("iron", "wine", "gold", "salt")
)
WATER = NUMBERS["card"]["water"]
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
    """X1a: a counter-offer goes to who made the offer, and to nobody else."""
    step = f"{word} {{offer}} {{0}}, {{1}}, {{2}} {WORDS[language]['for']} 4"
    talk = converse(*SHORT, "--lang", language, reply=in_trade(language, step, "i", "q"))
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
    # Who lets the others go on is not asked a second time, and the calamities come.
    assert messages("event-phase-began", turn=1, phase=8) in talk.out


def test_who_is_done_is_not_told_that_he_withdraws_his_offers(converse: Converse) -> None:
    """X8a: there may be five of them."""
    talk = converse(*SHORT, reply=in_trade("en", "offer {0}, {1}, {2} for 15", "done", "q"))
    assert re.search(r"\d+ you 3: ", talk.out)
    assert "withdraws offer" not in talk.out


@pytest.mark.parametrize("language", languages)
def test_nothing_left_to_say_is_said(converse: Converse, language: str) -> None:
    """X8: who waits when nobody else speaks is told so, and Enter ends his trade."""
    messages = Messages(language)
    reply = in_trade(language, *[""] * 60)
    talk = converse(*SHORT, "--lang", language, reply=reply)
    assert messages("typed-trade-wait") in talk.out
    assert messages("play-trade-quiet") in talk.out


def test_an_offer_is_accepted_with_the_cheapest_cards(converse: Converse) -> None:
    """The cards are put down at once, so that nothing more has to be said."""
    talk = converse(*SHORT, reply=in_trade("en", "accept {offer}", "u", "accept {offer}", "", "q"))
    proposed = [read for read in talk.read if "Enter: accept offer" in read]
    assert len(proposed) == 2
    assert proposed[0].startswith("Enter: accept offer")
    assert "Nothing is done yet; answer anew." in talk.out
    assert re.search(r"Hatti accepts \w+'s offer \d+ and gives 3 cards", talk.out)
    assert re.search(r"Deal: \w+ gives .* to Hatti and gets|calls off deal", talk.out)
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
        ("accept", "Say which offer or deal"),
        ("accept 99", "There is no open offer 99"),
        ("accept 98 {0}, {1}, {2}", "There is no open offer 98"),
        ("put 98 {0}, {1}, {2}", "(X1)"),
        ("drop 98", "There is no open offer 98"),
        ("counter 98 {0}, {1}, {2} for 3", "There is no open offer 98"),
        ("ᚠᚢᚦ for 3", "can be said in trade"),
        ("for for for", "can be said in trade"),
    ],
)
def test_nonsense_is_refused_in_words(converse: Converse, line: str, says: str) -> None:
    talk = converse(*SHORT, reply=in_trade("en", line, "q"))
    assert says in talk.read[-2]


# What lies on the table


def on_the_table(
    messages: Messages,
    hand: list[int],
    trade: TradeView,
    seen: tuple[str, ...] = (),
    rows: int | None = None,
) -> str:
    """The table as it is shown."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    shown = replace(view(game, ME), hand=tuple(hand), trade=trade)
    console = Console(width=300)
    with console.capture() as capture:
        console.print(trade_table(shown, messages, ("A", "B", "C", "D", "E"), seen, rows))
    return capture.get()


@pytest.mark.parametrize("language", languages)
def test_an_own_offer_that_cannot_be_kept_is_pointed_out(language: str) -> None:
    messages = Messages(language)

    def told(hand: list[int], seat: int = ME) -> str:
        return on_the_table(messages, hand, table({"5": offer(seat, IRON, WINE)}))

    names = ValuedNaming(messages, ())
    gone = messages("play-trade-gone", number="5", cards=names.card(WINE))
    assert gone in told([IRON, GOLD])
    assert gone not in told([IRON, WINE])
    assert gone not in told([IRON, GOLD], ANNA)


@pytest.mark.parametrize(
    ("wishes", "named"), [((), (IRON, WINE)), ((GOLD, WINE), (WINE, GOLD)), ((WINE,), (WINE, IRON))]
)
def test_what_is_proposed_for_an_offer_is_what_it_wishes_for(
    wishes: tuple[int, ...], named: tuple[int, int]
) -> None:
    """Cards that nobody asked for would only be called off."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    asked = replace(offer(ANNA), wants=Wish(3, wishes))
    hand = (IRON, WINE, GOLD)
    seen = replace(view(game, ME), hand=hand, trade=table({"4": asked}))
    form = trade_form(seen, context("en", ("A", "B", "C", "D", "E")), {}, quiet=False)
    with pytest.raises(Proposal) as caught:
        form.read("accept 4")
    rest = next(card for card in hand if card not in named)
    assert caught.value.actions == (AcceptOffer("4", named), PutDownCards("4", (*named, rest)))


@pytest.mark.parametrize(("hand", "held"), [((IRON, WINE, WATER), 0), ((IRON, WINE, GOLD), 1)])
def test_what_an_offer_asks_for_is_not_there(hand: tuple[int, ...], held: int) -> None:
    """X2: two of the cards wished for are named, or nothing is proposed."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    asked = replace(offer(ANNA), wants=Wish(3, (GOLD, SALT)))
    seen = replace(view(game, ME), hand=hand, trade=table({"4": asked}))
    form = trade_form(seen, context("en", ("A", "B", "C", "D", "E")), {}, quiet=False)
    with pytest.raises(Refusal) as refused:
        form.read("accept 4")
    assert refused.value.key == "typed-accept-wish"
    assert refused.value.values == {"offer": "4", "wishes": "Gold, Salt", "held": held}
    # Who wants to may still try.
    cards = f"{', '.join(card_name(card, 'en') for card in hand)}"
    assert form.read(f"accept 4 {cards}") == (AcceptOffer("4", hand[:2]), PutDownCards("4", hand))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "offer iron, wine, gold say salt for 3 gold to b"),
        ("en", "offer iron, wine, gold for 3 gold to b say salt"),
        ("en", "offer iron, wine, gold for 3 gold say salt to b"),
        ("pl", "oferta żelazo, wino, złoto za 3 złoto mówię sól dla b"),
    ],
)
def test_a_bluff_may_also_come_last(language: str, line: str) -> None:
    """X2: what is claimed about the cards behind the first two."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    seen = replace(view(game, ME), hand=(IRON, WINE, GOLD), trade=table({}))
    form = trade_form(seen, context(language, ("A", "B", "C", "D", "E")), {}, quiet=False)
    given = Statement(3, (IRON, WINE), (SALT,))
    assert form.read(line) == (MakeOffer(given, Wish(3, (GOLD,)), ANNA),)


def deal(*named: int) -> DealView:
    first, second = named or (IRON, WINE)
    given, taken = Statement(3, (first, second)), Statement(3, (GOLD, GOLD))
    return DealView(ANNA, given, taken, None, partner_ready=True)


@pytest.mark.parametrize(
    ("hand", "meant", "answer"),
    [
        ((IRON, IRON, WINE, GOLD), (IRON, WINE, GOLD), PutDownCards("6", (IRON, WINE, GOLD))),
        ((IRON, IRON, WINE), (IRON, WINE, GOLD), None),
        ((IRON, IRON, GOLD), (IRON, WINE, GOLD), Withdraw("6")),
    ],
)
def test_enter_settles_a_deal_as_far_as_the_cards_are_there(
    hand: tuple[int, ...], meant: tuple[int, ...], answer: PutDownCards | Withdraw | None
) -> None:
    """X2: who lacks what he named can only call the deal off."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    seen = replace(view(game, ME), hand=hand, trade=table({}, deals={"6": deal()}))
    form = trade_form(seen, context("en", ("A", "B", "C", "D", "E")), {"6": meant}, quiet=True)
    assert form.default == answer


@pytest.mark.parametrize("language", languages)
def test_a_deal_that_cannot_be_kept_is_pointed_out(language: str) -> None:
    messages = Messages(language)
    lines = on_the_table(messages, [IRON, GOLD], table({}, deals={"6": deal()}))
    wine = ValuedNaming(messages, ()).card(WINE)
    assert messages("play-trade-deal-gone", number="6", who="B", cards=wine) in lines


def test_new_offers_are_marked() -> None:
    offers = {"4": offer(ANNA), "5": offer(BEN), "6": offer(ME)}
    lines = on_the_table(Messages("en"), [IRON, WINE], table(offers), seen=("4",))
    assert [number for number in offers if f"{number}{NEW}" in lines] == ["5"]


def test_of_too_many_offers_the_most_useful_are_shown() -> None:
    """The own ones, those he could answer, and what is new; "i" shows all."""
    wants_gold = replace(offer(BEN), wants=Wish(3, (GOLD,)))
    offers = {str(n): wants_gold for n in range(1, 8)}
    offers |= {"8": offer(BEN), "9": offer(ME), "10": replace(wants_gold, to=ME)}
    for rows, shown in ((None, 10), (10, 10), (4, 4)):
        lines = on_the_table(Messages("en"), [IRON, WINE], table(offers), ("1",), rows)
        numbers = re.findall(r"^ +(\d+)\*? ", lines, re.MULTILINE)
        assert len(numbers) == shown
        assert {"8", "9", "10"} <= {*numbers}
        assert ("6 more offers: i" in lines) == (rows == 4)
    assert "2" in numbers  # which is new, unlike 1


@pytest.mark.parametrize("line", ["offer iron, wine, {} for 3", "accept 4 iron, wine, {}"])
def test_cards_that_may_not_be_traded_are_refused_at_once(line: str) -> None:
    """X3: not only when they are to be put down."""
    with pytest.raises(IllegalAction) as refused:
        form_of((IRON, WINE, GOLD, ERUPTION)).read(line.format("volcanic"))
    assert (refused.value.rule, refused.value.key) == ("X3", "illegal-not-tradeable")


@pytest.mark.parametrize("line", ["offer iron, wine, 2 gold for 3", "accept 4 iron, wine, 2 gold"])
def test_cards_that_are_not_there_are_refused_at_once(line: str) -> None:
    """X2: also those behind the two that are named."""
    with pytest.raises(IllegalAction) as refused:
        form_of((IRON, WINE, GOLD), size=4).read(line)
    assert refused.value.key == "illegal-cards"
    assert refused.value.args_ == {"card": GOLD, "given": 2, "held": 1}


def test_who_could_not_put_the_cards_down_accepts_nothing() -> None:
    """X2b: they lie on the table for another deal."""
    down = replace(deal(), cards=(IRON, WINE, GOLD))
    form = form_of((IRON, WINE, GOLD), {"6": down})
    with pytest.raises(IllegalAction) as refused:
        form.read("accept 4 iron, wine, gold")
    assert (refused.value.rule, refused.value.key) == ("X2", "illegal-put-down")


def form_of(hand: tuple[int, ...], deals: dict[str, DealView] | None = None, size: int = 3) -> Form:
    """How somebody with these cards is asked who could accept an offer of Anna's."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True))
    offered = replace(offer(ANNA), wants=Wish(size))
    seen = replace(view(game, ME), hand=hand, trade=table({"4": offered}, deals=deals))
    return trade_form(seen, context("en", ("A", "B", "C", "D", "E")), {}, quiet=False)


def offer(seat: int, *named: int) -> Offer:
    first, second = named or (IRON, WINE)
    return Offer(seat, Statement(3, (first, second)), Wish(3))


def table(offers: dict[str, Offer], *, deals: dict[str, DealView] | None = None) -> TradeView:
    return TradeView((ME, ANNA, BEN), (), offers, deals or {}, 0)
