"""The strategist trades better than a settler, and cannot be robbed either (X)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, Table
from ecumene.bots.settler.shopping import IN_ITSELF
from ecumene.bots.strategist.experience import Dealings, Experience
from ecumene.bots.strategist.learning import worth_of_each
from ecumene.bots.strategist.merchant import HARM, Merchant
from ecumene.data import MapName, TrackName
from ecumene.rules.actions import AcceptOffer, MakeOffer, Withdraw
from ecumene.rules.format.id_names import NUMBERS
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.phases.purchases.payment import worth
from ecumene.rules.play import Options
from ecumene.rules.seen import seen_events
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import FACE_VALUE
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import view
from tests.bots.robber import BURDEN, Robbery, calamities, trade, trade_of

if TYPE_CHECKING:
    from ecumene.bots import Player
    from ecumene.rules.state.ids import Seat
    from tests.bots.robber import Exchange, Moment

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
    """Whatever robbers say, call off and hide: what a deal brings pays for the risk.

    That is what it adds to the sets, calamities passed on, and one claim as far as it is believed.
    """
    seen = 0
    for seed in range(part * TRADES, (part + 1) * TRADES):
        robbery = Robbery(seed, "strategist")
        robbery.play(STEPS)
        for each in robbery.exchanges:
            sets = each.change + BURDEN * (calamities(each.got) - calamities(each.gave))
            rid = sum(HARM[card - FIRST_CALAMITY] for card in each.gave if card >= FIRST_CALAMITY)
            experience, partner = _experience(robbery, each)
            risk = Merchant.BURDEN * experience.doubt(partner) * (len(each.got) - 2)
            more = Merchant.MATERIAL * (len(each.got) - len(each.gave))
            believed = experience.belief(partner) * _added_by_claim(each.moment)
            assert sets + rid > round(risk - more - believed) - 1, (seed, each.gave, each.got)
        seen += len(robbery.exchanges)
    assert seen > TRADES // 2


def _experience(robbery: Robbery, exchange: Exchange) -> tuple[Experience, Seat]:
    """What a strategist had seen when it put down its cards, and with whom it dealt."""
    own, made = robbery.settler, exchange.made
    experience = Experience()
    for entry in robbery.game.log[: exchange.moment.heard]:
        for event in seen_events(entry.events, own):
            experience = experience.after(own, event)
    return experience, made.seat if made.offerer == own else made.offerer


def _added_by_claim(moment: Moment) -> int:
    """What the first card that was claimed adds to the sets at most, if it is there."""
    cards = [*moment.hand, *moment.said.named]
    return sum((2 * cards.count(claim) + 1) * FACE_VALUE[claim] for claim in moment.said.claims[:1])


def test_trust_is_lost_faster_than_it_is_earned() -> None:
    """A stranger's unseen card is a calamity one time in six; three good cards do not make up."""
    stranger, good = Experience(), Experience({1: Dealings(3, 0)})
    bad, doubtful = Experience({1: Dealings(1, 1)}), Experience({1: Dealings(4, 1)})
    assert stranger.doubt(1) == pytest.approx(1 / 6)
    assert good.doubt(1) < stranger.doubt(1) < doubtful.doubt(1) < bad.doubt(1)


def test_a_lie_outweighs_a_true_claim() -> None:
    """Two of three claims of a stranger are believed."""
    stranger, honest = Experience(), Experience({1: Dealings(2, 0, 2, 2)})
    liar, both = Experience({1: Dealings(1, 0, 1, 0)}), Experience({1: Dealings(2, 0, 2, 1)})
    assert stranger.belief(1) == pytest.approx(2 / 3)
    assert honest.belief(1) > stranger.belief(1) > both.belief(1) > liar.belief(1)


def test_who_keeps_deals_is_remembered() -> None:
    """Half of everybody's doubtful deals are supposed to be kept, until it is known better."""
    stranger, reliable = Experience(), Experience({1: Dealings(kept=4)})
    fickle = Experience({1: Dealings(broken=4)})
    assert stranger.keeps(1) == pytest.approx(1 / 2)
    assert fickle.keeps(1) < fickle.keeps(2) < 1 / 2 < reliable.keeps(2) < reliable.keeps(1)


def test_cards_that_were_refused_are_not_tried_again() -> None:
    """Nor is an offer accepted with other cards so readily once its maker has dealt (X2)."""
    hand = [SALT, SALT, SALT, WINE, WINE, OCHRE]
    game = trade_of(hand, [SALT, SALT, OCHRE, OCHRE], *[[OCHRE] * 3] * 3)
    own, person, *_ = trade(game).seats
    table = Table({own: STRATEGIST}, 1)
    for _ in range(2):
        game.apply(person, MakeOffer(Statement(3, (SALT, SALT), (OCHRE,)), Wish(3, (IRON,))))
        answer = table.next_turn(game).answer
        if answer is None or not isinstance(answer[1], AcceptOffer):
            break
        assert answer[1].named == (WINE, WINE)
        game.apply(*answer)
        game.apply(person, Withdraw(answer[1].offer))
    else:
        pytest.fail("the same two cards were tried twice")
    assert trade(game).said[own] == 1


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
    """Silver is worth more to whoever wants neither, but Wine that is wished for is taken (X2)."""
    hand = [SALT, SALT, SALT, WINE, WINE, SILVER, SILVER, OCHRE]
    assert accepts(hand, (SALT, SALT), IRON) == (SILVER, SILVER)
    assert accepts(hand, (SALT, SALT), WINE) == (WINE, WINE)


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


@pytest.mark.parametrize("track", TrackName)
def test_what_keeps_cities_is_learnt_early_on_the_basic_track(track: TrackName) -> None:
    """On the Expert track points open the last epochs (H1)."""
    seen = view(Game(Options(SEATS, MapName.WEST, 1, track=track)), 0)
    worths = worth_of_each(seen)
    masonry = NUMBERS["advance"]["masonry"]
    assert (worths[masonry] > IN_ITSELF[masonry]) == (track is TrackName.BASIC)
    assert all(more >= usual for more, usual in zip(worths, IN_ITSELF, strict=True))
