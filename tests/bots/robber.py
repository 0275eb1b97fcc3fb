"""A trade in which everybody else tries to cheat one settler (X).

The others are people, and may say whatever is legal in any order: offers of any size, claims that
are not true, calamities wherever they may be hidden, deals that are called off or never kept.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName
from ecumene.rules.actions import AcceptOffer, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.events import DealMade
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.phases.trade.trade_judge import free_cards
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import FACE_VALUE, TRADEABLE, may_be_traded
from ecumene.rules.state.trade_offers import Statement, Wish

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import CardNo, Seat
    from ecumene.rules.state.trade_offers import Trade

BURDEN: Final = 20
"""What a calamity costs in a hand, as a settler sees it (docs/players.md)."""
PLAYERS_AT_TABLE: Final = 5
CALAMITIES: Final = sorted(TRADEABLE)


@cache
def when_trade_begins() -> Snapshot:
    """A game of settlers at a trade in which all take part."""
    game = Game(Options(PLAYERS_AT_TABLE, MapName.WEST, 1))
    table = Table.around((), game)
    while game.state.trade is None or len(game.state.trade.seats) < PLAYERS_AT_TABLE:
        answer = table.next_answer(game)
        assert answer is not None
        game.apply(*answer)
    return game.snapshot()


def trade_of(*hands: Iterable[CardNo]) -> Game:
    """A game in trade, with these hands by rank; nobody has traded yet."""
    game = Game.restore(when_trade_begins())
    for seat, hand in zip(trade(game).seats, hands, strict=True):
        player = game.state.players[seat]
        player.hand = list(hand)
        player.traders.clear()
        player.origins.clear()
    return game


def trade(game: Game) -> Trade:
    """The trade under way."""
    assert game.state.trade is not None
    return game.state.trade


def any_hand(random: Random) -> list[CardNo]:
    """Some sets, some single cards and some calamities."""
    kinds = random.sample(range(FIRST_CALAMITY), random.randint(2, 7))
    goods = random.choices(kinds, k=random.randint(3, 12))
    return goods + random.sample(CALAMITIES, random.choice((0, 0, 1, 2, 3)))


def value(hand: Iterable[CardNo]) -> int:
    """What a hand is worth to a settler: its sets (X6), less what its calamities cost."""
    counts = Counter(hand)
    sets = (n * n * FACE_VALUE[card] for card, n in counts.items() if card < FIRST_CALAMITY)
    return sum(sets) - BURDEN * calamities(hand)


def calamities(cards: Iterable[CardNo]) -> int:
    return sum(card >= FIRST_CALAMITY for card in cards)


class Moment(NamedTuple):
    """What a settler knew when it put down cards for a deal."""

    heard: int
    """The number of answers in the log."""
    hand: tuple[CardNo, ...]
    said: Statement
    """What the partner has said of their cards."""


class Exchange:
    """A deal that the settler has made: its effect on the hand, and what could be known of it."""

    def __init__(
        self, made: DealMade, settler: Seat, before: int, after: int, trust: int, moment: Moment
    ) -> None:
        self.made = made
        self.moment = moment
        """When it put down its own cards."""
        sides = made.cards_given or (), made.cards_taken or ()
        self.gave, self.got = sides if made.offerer == settler else sides[::-1]
        self.change = after - before
        """Change in the value of its hand."""
        self.trust = trust
        """Number of unknown cards it could take on trust when it put down its own."""

    @property
    def least(self) -> int:
        """The least that a settler's rule lets such a deal bring, if nothing is hidden.

        Each unknown card but one counts as a calamity, each card given in excess as 10 points.
        """
        unknown = len(self.got) - 2 - self.trust
        excess = max(0, len(self.gave) - len(self.got))
        return BURDEN * unknown + 10 * excess + 1 - self.trust


class Robbery:
    """Robbers around a settler, or another player."""

    def __init__(self, seed: int, player: str = "settler") -> None:
        self.random = random = Random(seed)
        self.game = trade_of(*(any_hand(random) for _ in range(PLAYERS_AT_TABLE)))
        self.settler, *self.robbers = random.sample(trade(self.game).seats, PLAYERS_AT_TABLE)
        self.table = Table({self.settler: PLAYERS[player]}, seed)
        self.trust: dict[str, int] = {}
        """Number of unknown cards taken on trust, by the deals for which the settler puts cards
        down.
        """
        self.moments: dict[str, Moment] = {}
        """When it put them down, by the same."""
        self.exchanges: list[Exchange] = []

    @property
    def hand(self) -> list[CardNo]:
        return self.game.state.players[self.settler].hand

    def play(self, steps: int) -> None:
        """Let everybody talk for a while; in between the settler says what it likes."""
        for _ in range(steps):
            if self.random.random() < 0.6:
                answer = self.table.next_turn(self.game).answer
                if answer is not None and answer[0] == self.settler:
                    self.apply(*answer)
            else:
                self.rob(self.random.choice(self.robbers))

    def rob(self, seat: Seat) -> None:
        """Let a robber do something."""
        if self.random.random() < 0.1:
            self.table.patience(self.game, seat).wait()
            return
        for action in self.ideas(seat):
            if self.game.why_not(seat, action) is None:
                self.apply(seat, action)
                return

    def apply(self, seat: Seat, action: Action) -> None:
        before = value(self.hand)
        if seat == self.settler and isinstance(action, PutDownCards):
            deal = trade(self.game).deals[action.deal]
            own = deal.seats.index(seat)
            partner, said = deal.seats[1 - own], deal.stated[1 - own]
            traders = self.game.state.players[seat].traders.values()
            self.trust[action.deal] = int(all(partner not in each for each in traders))
            self.moments[action.deal] = Moment(len(self.game.log), tuple(self.hand), said)
        for event in self.game.apply(seat, action):
            if isinstance(event, DealMade) and self.settler in (event.offerer, event.seat):
                assert event.number is not None
                trust, after = self.trust[event.number], value(self.hand)
                moment = self.moments[event.number]
                self.exchanges.append(Exchange(event, self.settler, before, after, trust, moment))

    # What robbers think of

    def ideas(self, seat: Seat) -> Iterator[Action]:
        """Things to try, one after the other; not all of them are legal."""
        random = self.random
        kinds = [self.put_down, self.put_down, self.accept, self.offer, self.offer, self.call_off]
        random.shuffle(kinds)
        for kind in kinds:
            yield from kind(seat)

    def offer(self, seat: Seat) -> Iterator[Action]:
        """Two true cards, arbitrary claims, and any number of cards for any other."""
        random, hand = self.random, self.goods(seat)
        if len(hand) < 2:
            return
        named = random.sample(hand, 2)
        if random.random() < 0.5:
            named.sort(key=lambda card: -self.hand.count(card))
        count = random.choice((3, 3, 4, 5, 8))
        claims = tuple(random.choices(range(FIRST_CALAMITY), k=random.randint(0, count - 2)))
        wished = random.sample(self.hand, min(2, len(self.hand)))
        wishes = tuple(card for card in wished if card < FIRST_CALAMITY)
        yield MakeOffer(
            Statement(count, (named[0], named[1]), claims),
            Wish(random.choice((3, 3, 4, 5, 8)), wishes),
            random.choice((None, self.settler)),
        )

    def accept(self, seat: Seat) -> Iterator[Action]:
        hand = self.goods(seat)
        for number, offer in trade(self.game).offers.items():
            if offer.seat == self.settler and len(hand) > 1:
                first, second = self.random.sample(hand, 2)
                yield AcceptOffer(number, (first, second))

    def put_down(self, seat: Seat) -> Iterator[Action]:
        """The named cards, and usually the worst of the others."""
        for number, deal in trade(self.game).deals.items():
            if seat not in deal.seats or seat in deal.cards:
                continue
            stated = deal.stated[deal.seats.index(seat)]
            rest = free_cards(trade(self.game), seat, self.game.state.players[seat].hand, number)
            for card in stated.named:
                if card in rest:
                    rest.remove(card)
            self.random.shuffle(rest)
            if self.random.random() < 0.7:
                rest.sort(key=lambda card: card < FIRST_CALAMITY)
            yield PutDownCards(number, (*stated.named, *rest[: stated.count - 2]))

    def call_off(self, seat: Seat) -> Iterator[Action]:
        table = trade(self.game)
        numbers = [number for number, deal in table.deals.items() if seat in deal.seats]
        numbers += [number for number, offer in table.offers.items() if offer.seat == seat]
        if numbers:
            yield Withdraw(self.random.choice(numbers))

    def goods(self, seat: Seat) -> list[CardNo]:
        hand = self.game.state.players[seat].hand
        return [card for card in hand if card < FIRST_CALAMITY and may_be_traded(card)]
