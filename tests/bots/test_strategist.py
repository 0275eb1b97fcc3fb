"""The strategist trades better than a settler, and cannot be robbed either (X)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.bots.strategist.experience import Dealings, Experience
from ecumene.bots.strategist.merchant import HARM, Merchant
from ecumene.data import MapName
from ecumene.rules.actions import AcceptOffer, MakeOffer
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_offers import Statement, Wish
from tests.bots.robber import BURDEN, Robbery, calamities, trade, trade_of

if TYPE_CHECKING:
    from ecumene.bots import Player
    from tests.bots.robber import Exchange

CARD = NUMBERS["card"]
OCHRE, HIDES, IRON, SALT, WINE, SILVER = (
    CARD[name] for name in ("ochre", "hides", "iron", "salt", "wine", "silver")
)
STRATEGIST = PLAYERS["strategist"]
TRADES = 40
STEPS = 150
SEATS = 9


@pytest.mark.parametrize("part", range(2))
def test_every_unknown_card_is_paid_for(part: int) -> None:
    """Whatever robbers say, call off and hide: sets and calamities passed on pay for the risk."""
    seen = 0
    for seed in range(part * TRADES, (part + 1) * TRADES):
        robbery = Robbery(seed, "strategist")
        robbery.play(STEPS)
        for each in robbery.exchanges:
            sets = each.change + BURDEN * (calamities(each.got) - calamities(each.gave))
            rid = sum(HARM[card - FIRST_CALAMITY] for card in each.gave if card >= FIRST_CALAMITY)
            risk = Merchant.BURDEN * _doubt(robbery, each) * (len(each.got) - 2)
            more = Merchant.MATERIAL * (len(each.got) - len(each.gave))
            assert sets + rid > round(risk - more), (seed, each.gave, each.got)
        seen += len(robbery.exchanges)
    assert seen > TRADES // 2


def _doubt(robbery: Robbery, exchange: Exchange) -> float:
    """How likely a strategist must think it that the partner passes on a calamity."""
    own, made = robbery.settler, exchange.made
    partner = made.seat if made.offerer == own else made.offerer
    experience = Experience()
    for earlier in robbery.exchanges[: exchange.known]:
        experience = experience.after(own, earlier.made)
    return experience.doubt(partner)


def test_trust_is_lost_faster_than_it_is_earned() -> None:
    """A stranger's unseen card is a calamity one time in six; three good cards do not make up."""
    stranger, good = Experience(), Experience({1: Dealings(3, 0)})
    bad, doubtful = Experience({1: Dealings(1, 1)}), Experience({1: Dealings(4, 1)})
    assert stranger.doubt(1) == pytest.approx(1 / 6)
    assert good.doubt(1) < stranger.doubt(1) < doubtful.doubt(1) < bad.doubt(1)


def accepts(hand: list[int], gives: tuple[int, int], *wishes: int) -> tuple[int, int] | None:
    """The cards a strategist names to take a public offer of three cards for three."""
    game = trade_of(hand, [*gives, OCHRE, OCHRE], *[[OCHRE] * 3] * 3)
    own, person, *_ = trade(game).seats
    game.apply(person, MakeOffer(Statement(3, gives, (OCHRE,)), Wish(3, wishes)))
    answer = Table({own: STRATEGIST}, 1).next_turn(game).answer
    return answer[1].named if answer and isinstance(answer[1], AcceptOffer) else None


def test_cards_nobody_asked_for_are_offered_where_both_gain() -> None:
    """Two Salt complete a set; Wine was not wished for, but is worth more than Salt."""
    hand = [SALT, SALT, SALT, WINE, WINE, OCHRE]
    assert accepts(hand, (SALT, SALT), IRON) == (WINE, WINE)


def test_a_sure_deal_is_worth_more_than_a_doubtful_one() -> None:
    """Wine is missed less than Silver, but Silver was wished for, and so is kept to (X2)."""
    hand = [SALT, SALT, SALT, WINE, WINE, SILVER, SILVER, OCHRE]
    assert accepts(hand, (SALT, SALT), IRON) == (WINE, WINE)
    assert accepts(hand, (SALT, SALT), SILVER) == (SILVER, SILVER)


def test_an_offer_that_its_maker_would_lose_by_is_left_alone() -> None:
    """Two Hides for two Salt would be called off, and words are few (X1)."""
    assert accepts([SALT, SALT, SALT, HIDES, HIDES, OCHRE], (SALT, SALT), IRON) is None


def test_a_trade_brings_a_strategist_more_than_a_settler() -> None:
    """In the same seat at the same table, over the trades of a whole game."""
    gained = [
        _worth_after(start, seat, STRATEGIST) - _worth_after(start, seat, PLAYERS["settler"])
        for start in _trades()
        for seat in range(0, SEATS, 3)
    ]
    assert len(gained) > 2 * SEATS
    assert sum(gained) / len(gained) > 10


def _trades() -> list[Snapshot]:
    """The beginnings of all trades of a game of settlers."""
    game = Game(Options(SEATS, MapName.WEST, 4))
    table = Table.around((), game)
    found: dict[int, Snapshot] = {}
    while not game.over:
        state = game.peek()
        if state.trade is not None and state.turn not in found:
            found[state.turn] = game.snapshot()
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return list(found.values())


def _worth_after(start: Snapshot, seat: int, player: Player) -> int:
    """What a seat's hand is worth after a trade with settlers: its sets, less its calamities."""
    game = Game.restore(start)
    table = Table(dict.fromkeys(range(SEATS), PLAYERS["settler"]) | {seat: player}, 1)
    hand = game.state.players[seat].hand
    while game.peek().trade is not None:
        # What comes after the trade takes cards, too.
        hand = list(game.peek().players[seat].hand)
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    counts = Counter(hand)
    sets = worth({card: count for card, count in counts.items() if card < FIRST_CALAMITY})
    return sets - sum(HARM[card - FIRST_CALAMITY] for card in hand if card >= FIRST_CALAMITY)
