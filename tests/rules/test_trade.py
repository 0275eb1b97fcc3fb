"""Phase 7: trade (X)."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecumene.rules.actions import (
    AcceptOffer,
    Action,
    ComeBack,
    Done,
    EndTrading,
    MakeOffer,
    PutDownCards,
    Withdraw,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import (
    CardsPutDown,
    DealCalledOff,
    DealMade,
    OfferAccepted,
    OfferMade,
    OfferWithdrawn,
    TradingEnded,
    seen_by,
)
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.judge import asked_of
from ecumene.rules.phases import trade
from ecumene.rules.phases.trade.trade_view import TradeView, own_trade, public_trade
from ecumene.rules.state.game_state import decode, encode
from ecumene.rules.state.ids import HOST, NOBODY
from ecumene.rules.state.trade_cards import hand_over, trader_of
from ecumene.rules.state.trade_offers import Statement, Trade, Wish
from tests.rules.answering import check_sums, send
from tests.rules.card_count import cards_by_block, check_memory
from tests.rules.position import ASSYRIA, EGYPT, HATTI, HELLAS, MINOA, dealt_play, empty_play
from tests.tries import tries

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecumene.rules.play import Asked
    from ecumene.rules.state.ids import Seat

CARD = NUMBERS["card"]
OCHRE, CLAY, IRON, SALT, WATER = (CARD[n] for n in ("ochre", "clay", "iron", "salt", "water"))
FAMINE, TREACHERY, TEMPEST = (CARD[name] for name in ("famine", "treachery", "tempest"))
"""A calamity that is not tradeable, a tradeable one, and a minor one."""


class Table:
    """A trade in which Egypt holds ochre and Hatti salt."""

    def __init__(self, **hands: Sequence[int]) -> None:
        self.play = empty_play()
        self.play.state.phase = 7
        given: dict[str, Sequence[int]] = {
            "egypt": [OCHRE, OCHRE, CLAY, TREACHERY, FAMINE],
            "hatti": [SALT, SALT, SALT, IRON],
            "minoa": [IRON, IRON, CLAY],
            **hands,
        }
        seats = {"minoa": MINOA, "assyria": ASSYRIA, "hatti": HATTI, "egypt": EGYPT}
        for name, hand in given.items():
            self.play.state.players[seats[name]].hand = list(hand)
        self.course = trade.trade(self.play)
        self.asked: Asked = next(self.course, {})

    def __call__(self, seat: Seat, action: Action) -> None:
        """Answer for a seat, as the game does."""
        assert asked_of(self.asked, seat) is not None
        trade.check(self.play, seat, action)
        self.asked = send(self.course, seat, action)

    def refuses(self, seat: Seat, action: Action) -> tuple[str, str]:
        before = encode(self.play.state)
        with pytest.raises(IllegalAction) as refused:
            trade.check(self.play, seat, action)
        assert encode(self.play.state) == before
        return refused.value.rule, refused.value.key

    def hand(self, seat: Seat) -> list[int]:
        return sorted(self.play.state.players[seat].hand)


def offer(
    named: tuple[int, int],
    cards: int = 3,
    claims: tuple[int, ...] = (),
    wants: int = 3,
    wishes: tuple[int, ...] = (),
    to: Seat | None = None,
    counter: str | None = None,
) -> MakeOffer:
    return MakeOffer(Statement(cards, named, claims), Wish(wants, wishes), to, counter)


def between(one: Seat, other: Seat, number: int = 1) -> str:
    """The number of an offer that only two know of (X5a)."""
    return "".join("abcdefghijklmnopqr"[seat] for seat in sorted((one, other))) + str(number)


def test_a_deal() -> None:
    """X2, X3, X5, X7: a calamity under a false claim changes hands, and its giver is remembered."""
    table = Table()
    table(EGYPT, offer((OCHRE, OCHRE), claims=(SALT,), wants=4, wishes=(SALT, SALT)))
    table(HATTI, AcceptOffer("1", (SALT, IRON)))
    table(EGYPT, PutDownCards("1", (TREACHERY, OCHRE, OCHRE)))
    assert table.hand(EGYPT) == sorted([OCHRE, OCHRE, CLAY, FAMINE, TREACHERY])
    table(HATTI, PutDownCards("1", (SALT, SALT, SALT, IRON)))
    assert table.hand(EGYPT) == sorted([CLAY, FAMINE, SALT, SALT, SALT, IRON])
    assert table.hand(HATTI) == sorted([OCHRE, OCHRE, TREACHERY])
    assert trader_of(table.play.state.players[HATTI], TREACHERY) == EGYPT
    made = table.play.events[-1]
    assert isinstance(made, DealMade)
    assert (made.given, made.taken) == (3, 4)
    check_memory(table.play)
    check_sums(table.play)


@pytest.mark.parametrize(
    ("action", "rule", "key"),
    [
        (offer((OCHRE, CLAY), cards=2), "X2", "illegal-deal-size"),
        (offer((OCHRE, CLAY), wants=2), "X2", "illegal-deal-size"),
        (offer((OCHRE, SALT)), "X2", "illegal-cards"),
        (offer((CLAY, CLAY)), "X2", "illegal-cards"),
        (offer((OCHRE, TREACHERY)), "X3", "illegal-named-calamity"),
        (offer((OCHRE, OCHRE), claims=(FAMINE,)), "X3", "illegal-named-calamity"),
        (offer((OCHRE, OCHRE), wishes=(FAMINE,)), "X3", "illegal-named-calamity"),
        (offer((OCHRE, OCHRE), claims=(SALT, SALT)), "X2", "illegal-claims"),
        (offer((OCHRE, OCHRE), wishes=(SALT,) * 4), "X2", "illegal-wishes"),
        (offer((OCHRE, OCHRE), cards=5), "X3", "illegal-too-few-cards"),
        (offer((OCHRE, OCHRE), to=EGYPT), "X1", "illegal-partner"),
        (offer((OCHRE, OCHRE), to=HELLAS), "X1", "illegal-partner"),
        (offer((OCHRE, OCHRE), to=9), "X1", "illegal-partner"),
        (offer((OCHRE, OCHRE), to=HATTI, counter="8"), "X1", "illegal-no-offer"),
        (offer((OCHRE, OCHRE), to=MINOA, counter="1"), "X1", "illegal-counter"),
        (offer((OCHRE, OCHRE), counter="1"), "X1", "illegal-counter"),
        (AcceptOffer("1", (OCHRE, IRON)), "X2", "illegal-cards"),
        (AcceptOffer("1", (OCHRE, TREACHERY)), "X3", "illegal-named-calamity"),
        (AcceptOffer("2", (OCHRE, CLAY)), "X3", "illegal-too-few-cards"),
        (AcceptOffer(between(HATTI, MINOA), (OCHRE, CLAY)), "X1", "illegal-no-offer"),
        (AcceptOffer("3", (OCHRE, CLAY)), "X1", "illegal-own-offer"),
        (AcceptOffer("9", (OCHRE, CLAY)), "X1", "illegal-no-offer"),
        (Withdraw("1"), "X1", "illegal-withdraw"),
        (Withdraw(between(HATTI, MINOA)), "X1", "illegal-no-offer"),
        (Withdraw("9"), "X1", "illegal-no-offer"),
        (PutDownCards("1", (OCHRE, OCHRE, CLAY)), "X1", "illegal-no-deal"),
        (ComeBack(), "X8", "illegal-back"),
        (EndTrading(), "X1", "illegal-kind-of-answer"),
    ],
)
def test_what_may_not_be_said_is_refused(action: Action, rule: str, key: str) -> None:
    """X1-X3, X8: offers known only to others are refused like those that do not exist."""
    table = Table()
    table(HATTI, offer((SALT, SALT)))
    table(HATTI, offer((SALT, SALT), wants=9))
    table(HATTI, offer((SALT, SALT), to=MINOA))
    table(EGYPT, offer((OCHRE, OCHRE)))
    assert table.refuses(EGYPT, action) == (rule, key)


@pytest.mark.parametrize(
    ("cards", "rule", "key"),
    [
        ((OCHRE, OCHRE), "X2", "illegal-card-count"),
        ((OCHRE, OCHRE, CLAY, TREACHERY), "X2", "illegal-card-count"),
        ((OCHRE, CLAY, TREACHERY), "X2", "illegal-named"),
        ((OCHRE, OCHRE, FAMINE), "X3", "illegal-not-tradeable"),
        ((OCHRE, OCHRE, OCHRE), "X2", "illegal-cards"),
        ((OCHRE, OCHRE, SALT), "X2", "illegal-cards"),
    ],
)
def test_cards_that_are_not_as_stated_are_refused(
    cards: tuple[int, ...], rule: str, key: str
) -> None:
    """X2, X2a, X3: both names are the same, so two of it must be there."""
    table = Table()
    table(EGYPT, offer((OCHRE, OCHRE)))
    table(HATTI, AcceptOffer("1", (SALT, SALT)))
    assert table.refuses(EGYPT, PutDownCards("1", cards)) == (rule, key)
    table(EGYPT, PutDownCards("1", (OCHRE, OCHRE, CLAY)))


def test_water_may_be_named_and_minor_calamities_traded() -> None:
    """X2a, X3, X6a."""
    table = Table(egypt=[WATER, WATER, TEMPEST])
    number = between(EGYPT, HATTI)
    table(EGYPT, offer((WATER, WATER), to=HATTI))
    table(HATTI, AcceptOffer(number, (SALT, SALT)))
    table(EGYPT, PutDownCards(number, (WATER, WATER, TEMPEST)))
    table(HATTI, PutDownCards(number, (SALT, SALT, SALT)))
    assert table.hand(HATTI) == sorted([IRON, WATER, WATER, TEMPEST])
    assert trader_of(table.play.state.players[HATTI], TEMPEST) == EGYPT


def test_cards_lie_in_one_place_only() -> None:
    """X5: cards put down for one deal cannot be put down for another until it is called off."""
    table = Table(egypt=[OCHRE] * 4 + [CLAY])
    other = between(EGYPT, MINOA)
    table(EGYPT, offer((OCHRE, OCHRE)))
    table(EGYPT, offer((OCHRE, OCHRE), to=MINOA))
    table(HATTI, AcceptOffer("1", (SALT, SALT)))
    table(MINOA, AcceptOffer(other, (IRON, IRON)))
    table(EGYPT, PutDownCards("1", (OCHRE, OCHRE, OCHRE)))
    assert table.refuses(EGYPT, PutDownCards(other, (OCHRE, OCHRE, CLAY))) == (
        "X2",
        "illegal-put-down",
    )
    table(EGYPT, PutDownCards("1", (OCHRE, OCHRE, CLAY)))
    assert table.refuses(EGYPT, PutDownCards(other, (OCHRE, OCHRE, CLAY))) == (
        "X2",
        "illegal-put-down",
    )
    table(HATTI, Withdraw("1"))
    table(EGYPT, PutDownCards(other, (OCHRE, OCHRE, CLAY)))
    table(MINOA, PutDownCards(other, (CLAY, IRON, IRON)))
    assert table.hand(EGYPT) == sorted([OCHRE, OCHRE, CLAY, IRON, IRON])


def test_a_counter_offer() -> None:
    """X1: it replaces an offer to one player; one to all stays open."""
    table = Table()
    table(EGYPT, offer((OCHRE, OCHRE), to=HATTI))
    table(EGYPT, offer((OCHRE, CLAY)))
    table(HATTI, offer((SALT, SALT), cards=4, to=EGYPT, counter=between(EGYPT, HATTI)))
    table(HATTI, offer((SALT, IRON), to=EGYPT, counter="1"))
    assert table.play.state.trade is not None
    theirs = [between(EGYPT, HATTI, number) for number in (2, 3)]
    assert list(table.play.state.trade.offers) == ["1", *theirs]


def test_whoever_is_done_leaves_nothing_open_and_may_come_back() -> None:
    """X8: while the phase lasts."""
    table = Table()
    table(EGYPT, offer((OCHRE, OCHRE)))
    table(EGYPT, offer((OCHRE, OCHRE), to=HATTI))
    table(HATTI, AcceptOffer(between(EGYPT, HATTI), (SALT, SALT)))
    table(EGYPT, Done())
    assert table.play.state.trade is not None
    assert not table.play.state.trade.offers
    assert not table.play.state.trade.deals
    assert set(table.asked) == {HATTI, MINOA}
    assert table.refuses(EGYPT, offer((OCHRE, OCHRE))) == ("X8", "illegal-done-trading")
    table(EGYPT, ComeBack())
    table(EGYPT, offer((OCHRE, OCHRE)))
    for seat in (EGYPT, HATTI, MINOA):
        table(seat, Done())
    assert table.asked == {}
    assert table.play.state.trade is None


def test_the_time_is_up() -> None:
    """X8: deals that both had confirmed stand, those that only one had are void."""
    table = Table(egypt=[OCHRE] * 6, hatti=[SALT] * 6)
    for number in ("1", "2"):
        table(EGYPT, offer((OCHRE, OCHRE)))
        table(HATTI, AcceptOffer(number, (SALT, SALT)))
        table(EGYPT, PutDownCards(number, (OCHRE,) * 3))
    table(HATTI, PutDownCards("1", (SALT,) * 3))
    with pytest.raises(IllegalAction):
        trade.check(table.play, HOST, Done())
    table(HOST, EndTrading())
    assert table.asked == {}
    assert table.hand(EGYPT) == sorted([OCHRE] * 3 + [SALT] * 3)
    assert table.play.state.trade is None
    assert table.play.events[-1] == TradingEnded()


def test_whoever_runs_the_game_ends_trade() -> None:
    """X8: in the game itself, and again when it is restored; a seat cannot."""
    state = Table().play.state
    state.trade = None
    game = Game.restore(Snapshot(empty_play().options, encode(state)))
    assert set(game.pending) == {EGYPT, HATTI, MINOA}
    game.apply(EGYPT, offer((OCHRE, OCHRE)))
    for seat, action in ((EGYPT, EndTrading()), (HOST, Done())):
        with pytest.raises(IllegalAction):
            game.apply(seat, action)
    game.apply(HATTI, AcceptOffer("1", (SALT, SALT)))
    assert next(game.answers(HATTI)) == Done()
    twin = Game.restore(game.snapshot())
    assert twin.pending == game.pending
    for each in (game, twin):
        assert TradingEnded() in each.apply(HOST, EndTrading())
        assert each.state.trade is None
        with pytest.raises(IllegalAction):
            each.apply(HOST, EndTrading())
    assert encode(twin.state) == encode(game.state)


@pytest.mark.parametrize(
    ("hands", "asked"),
    [
        ({"egypt": [OCHRE] * 2, "minoa": []}, set()),
        ({"egypt": [OCHRE] * 2}, {HATTI, MINOA}),
        ({"egypt": [FAMINE] * 3}, {EGYPT, HATTI, MINOA}),
    ],
)
def test_who_takes_part(hands: dict[str, list[int]], asked: set[int]) -> None:
    """X2, G13: anyone with three cards, even if they may trade none of them, which is secret."""
    assert set(Table(**hands).asked) == asked


def test_who_takes_no_part_has_nothing_to_say() -> None:
    """X2, G9: not even by coming back."""
    table = Table()
    for action in (ComeBack(), Done(), offer((OCHRE, OCHRE))):
        assert table.refuses(HELLAS, action) == ("G9", "illegal-not-asked")


def test_a_theft_wipes_the_memory() -> None:
    """X7: and another trade overwrites it."""
    play = empty_play()
    play.state.players[EGYPT].hand = [TREACHERY]
    play.state.players[EGYPT].traders = {TREACHERY: [MINOA]}
    hand_over(play, EGYPT, HATTI, TREACHERY)
    assert trader_of(play.state.players[HATTI], TREACHERY) == NOBODY
    assert play.state.players[EGYPT].traders == {}


EVENTS = (
    (OfferMade("1", EGYPT, HATTI, Statement(3, (0, 0)), Wish(3)), "two"),
    (OfferMade("1", EGYPT, None, Statement(3, (0, 0)), Wish(3)), "all"),
    (OfferWithdrawn("1", EGYPT, HATTI, HATTI), "two"),
    (OfferWithdrawn("1", EGYPT, EGYPT, None), "all"),
    (OfferAccepted("1", EGYPT, HATTI, HATTI, Statement(3, (0, 0))), "two"),
    (CardsPutDown("1", EGYPT, HATTI), "two"),
    (DealCalledOff("1", HATTI, EGYPT), "two"),
    (TradingEnded(), "all"),
)


@pytest.mark.parametrize(("event", "audience"), EVENTS)
def test_who_learns_of_it(event: OfferMade, audience: str) -> None:
    """X5, G13a: talk between two is theirs alone."""
    for concerned in (EGYPT, HATTI):
        assert seen_by(event, concerned) == event
    for other in (None, MINOA, ASSYRIA):
        assert seen_by(event, other) == (event if audience == "all" else None)


def test_of_a_deal_others_learn_how_many_cards() -> None:
    """X5, X5a, G13a: before it takes place, not even with whom."""
    deal = DealMade("4", EGYPT, HATTI, 3, 4, (0, 0, 1), (2, 2, 2, 2))
    accepted = OfferAccepted("4", EGYPT, HATTI, None, Statement(4, (2, 2)))
    for reader in (None, MINOA):
        assert seen_by(deal, reader) == DealMade(None, EGYPT, HATTI, 3, 4, None, None)
        assert seen_by(accepted, reader) == OfferAccepted("4", EGYPT, None, None, None)
    assert seen_by(deal, HATTI) == deal
    assert seen_by(accepted, EGYPT) == accepted


def trade_view(table: Trade, reader: Seat | None) -> TradeView:
    return public_trade(table) if reader is None else own_trade(table, reader)


def test_what_is_put_down_only_its_owner_sees() -> None:
    """X5: not even the partner; a third player sees nothing of the deal."""
    table, number = Table(), between(EGYPT, HATTI)
    table(EGYPT, offer((OCHRE, OCHRE), to=HATTI))
    table(MINOA, offer((IRON, IRON), to=HATTI))
    table(HATTI, AcceptOffer(number, (SALT, SALT)))
    table(EGYPT, PutDownCards(number, (OCHRE, OCHRE, TREACHERY)))
    found = table.play.state.trade
    assert found is not None
    assert trade_view(found, EGYPT).deals[number].cards == (OCHRE, OCHRE, TREACHERY)
    hatti = trade_view(found, HATTI)
    assert hatti.deals[number].partner_ready
    assert hatti.deals[number].cards is None
    assert str(TREACHERY) not in msgspec.json.encode(hatti).decode()
    assert list(hatti.offers) == [between(HATTI, MINOA)]
    for reader in (None, ASSYRIA):
        assert not trade_view(found, reader).deals
        assert not trade_view(found, reader).offers
    assert list(trade_view(found, EGYPT).offers) == []


@pytest.mark.parametrize("players", [5, 9, 14, 18])
@tries(5)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_answered_no_card_is_lost(players: int, seed: int) -> None:
    """X5, D5: everything listed is legal, and hands always cover what is on the table."""
    random = Random(seed)
    play = dealt_play(players, random)
    cards = cards_by_block(play)
    course = trade.trade(play)
    asked = next(course, {})
    answered = 0
    while asked:
        answered += 1
        seat = random.choice(list(asked))
        actions = list(islice(trade.answers(play, seat), 200))
        for each in actions:
            trade.check(play, seat, each)
        action = random.choice(actions) if answered < 200 else Done()
        asked = send(course, seat, action)
        assert cards_by_block(play) == cards
        check_memory(play)
        assert encode(decode(encode(play.state))) == encode(play.state)
