"""Trade and hidden facts: what a seat may not know does not change what it sees (X5, G13a).

A trade is played at random. Then it is played again with every card that the reader never sees
turned into another one: in all hands, on the table, and in what others say to each other and put
down. The reader's view and events must be the same, byte by byte.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice, permutations
from random import Random
from typing import TYPE_CHECKING, Any, TypeGuard, cast

import msgspec
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ecumene.rules.actions import AcceptOffer, Done, MakeOffer, PutDownCards, Withdraw
from ecumene.rules.events import seen_by
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.game import Entry
from ecumene.rules.phases import trade
from ecumene.rules.phases.trade.trade_judge import table_of
from ecumene.rules.seen import events_for
from ecumene.rules.state.game_state import decode, encode
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import TRADEABLE
from ecumene.rules.state.trade_offers import Statement, Wish
from ecumene.rules.view import Onlooker, view
from tests.rules.answering import send
from tests.rules.position import dealt_play
from tests.tries import tries

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from ecumene.rules.actions import Action
    from ecumene.rules.game import Game
    from ecumene.rules.play import Asked, Play
    from ecumene.rules.state.ids import OfferNo, Seat

CARDS = range(len(NAMES["card"]))


@dataclass
class Position:
    """As much of a game as a view needs."""

    play: Play
    pending: Asked
    onlooker: Onlooker = field(default_factory=Onlooker)
    moved: int = 0

    def peek(self) -> Any:
        return self.play.state

    @property
    def options(self) -> Any:
        return self.play.options

    @property
    def line(self) -> tuple[Seat, ...]:
        return ()


@dataclass
class Played:
    """A trade."""

    answered: list[tuple[Seat, Action]] = field(default_factory=list)
    partners: dict[OfferNo, tuple[Seat, Seat]] = field(default_factory=dict)
    """The partners of each deal."""
    sights: list[bytes] = field(default_factory=list)
    """What the reader saw after each answer."""
    log: list[Entry] = field(default_factory=list)


def played(play: Play, random: Random, reader: Seat | None, to_one: float = 0.7) -> Played:
    """Random answers, and what the reader saw of them."""
    found = Played()
    course = trade.trade(play)
    asked = next(course, {})
    for number in range(150):
        if not asked:
            break
        seat = random.choice(list(asked))
        actions = list(islice(trade.answers(play, seat), 1, 60))
        ready = [action for action in actions if isinstance(action, PutDownCards)]
        action = random.choice(ready or actions or [Done()]) if number < 100 else Done()
        if isinstance(action, MakeOffer) and random.random() < to_one:
            other = random.choice([s for s in asked if s != seat] or [None])
            action = msgspec.structs.replace(action, to=other)
        found.answered.append((seat, action))
        if isinstance(action, AcceptOffer):
            found.partners[action.offer] = (table_of(play).offers[action.offer].seat, seat)
        asked, sight = answer(play, course, seat, action, reader)
        found.sights.append(sight)
        found.log.append(Entry(seat, action, tuple(play.events)))
    return found


def answer(
    play: Play, course: Any, seat: Seat, action: Action, reader: Seat | None
) -> tuple[Asked, bytes]:
    """Answer for a seat; returns the next questions and all that the reader sees."""
    trade.check(play, seat, action)
    play.events = []
    asked = send(course, seat, action)
    events = [seen_by(event, reader) for event in play.events]
    told = [to_names(event) for event in events if event is not None]
    found = to_names(view(cast("Game", Position(play, asked)), reader))
    return asked, msgspec.json.encode([told, found])


def told_to(reader: Seat | None, trade: Played) -> set[int]:
    """The cards that somebody names to the reader or puts down for them."""
    known: set[int] = set()
    for seat, action in trade.answered:
        if isinstance(action, MakeOffer):
            if action.to is None or reader in (seat, action.to):
                known.update(action.gives.named, action.gives.claims, action.wants.named)
        elif isinstance(action, AcceptOffer):
            if reader in trade.partners[action.offer]:
                known.update(action.named, action.claims)
        elif isinstance(action, PutDownCards) and reader in trade.partners[action.deal]:
            known.update(action.cards)
    return known


def exchange(random: Random, known: set[int]) -> dict[int, int]:
    """Another card of the same sort for each unknown one."""
    turned = {card: card for card in CARDS}
    for sort in (
        [card for card in CARDS if card < FIRST_CALAMITY],
        [card for card in CARDS if card in TRADEABLE],
        [card for card in CARDS if card >= FIRST_CALAMITY and card not in TRADEABLE],
    ):
        cards = [card for card in sort if card not in known]
        turned |= dict(zip(cards, random.sample(cards, len(cards)), strict=True))
    return turned


def turned(action: Action, cards: Mapping[int, int]) -> Action:
    """An action with other cards."""

    def these(given: tuple[int, ...]) -> Any:
        return tuple(cards[card] for card in given)

    match action:
        case PutDownCards():
            return PutDownCards(action.deal, these(action.cards))
        case AcceptOffer():
            return AcceptOffer(action.offer, these(action.named), these(action.claims))
        case MakeOffer():
            gives, wants = action.gives, action.wants
            stated = Statement(gives.count, these(gives.named), these(gives.claims))
            wished = Wish(wants.count, these(wants.named))
            return MakeOffer(stated, wished, action.to, action.counter)
        case _:
            return action


@pytest.mark.parametrize("players", [5, 12, 18])
@tries(4)
@given(seed=st.integers(0, 2**32))
def test_cards_nobody_shows_change_nothing(players: int, seed: int) -> None:
    """X5, G13, G13a."""
    random = Random(seed)
    play = dealt_play(players, random)
    reader = random.choice((None, *play.seats))
    start = encode(play.state)
    found = played(play, random, reader)
    known = told_to(reader, found)
    if reader is not None:
        known.update(decode(start).players[reader].hand)
    cards = exchange(random, known)
    hands = [player.hand for seat, player in enumerate(play.state.players) if seat != reader]
    assume(any(cards[card] != card for hand in hands for card in hand))

    twin = dealt_play(players, Random(seed))
    for seat, player in enumerate(twin.state.players):
        player.hand = [cards[card] for card in player.hand]
        if seat != reader:
            player.origins, player.traders = {}, {}
    for block in twin.state.stacks:
        for stack in block:
            stack.cards = [cards[card] for card in reversed(stack.cards)]
    course = trade.trade(twin)
    next(course, None)
    for (seat, action), sight in zip(found.answered, found.sights, strict=True):
        assert answer(twin, course, seat, turned(action, cards), reader)[1] == sight


@pytest.mark.parametrize("players", [5, 12, 18])
@tries(4)
@given(seed=st.integers(0, 2**32))
def test_what_two_others_talk_about_in_vain_changes_nothing(players: int, seed: int) -> None:
    """X1a, X5a: an offer between two that comes to nothing leaves no trace, even in numbers."""
    random = Random(seed)
    play = dealt_play(players, random)
    reader = random.choice((None, *play.seats))
    found = played(play, random, reader, 0.2)
    whole = {frozenset((seat, action.to)) for seat, action in found.answered if _to_one(action)}

    twin = dealt_play(players, Random(seed))
    course = trade.trade(twin)
    asked = next(course, {})
    talks = 0
    log: list[Entry] = []
    for (seat, action), sight in zip(found.answered, found.sights, strict=True):
        pairs = [
            pair
            for pair in permutations(sorted(set(asked) - {reader}), 2)
            if frozenset(pair) not in whole
        ]
        if pairs and random.random() < 0.3:
            before = sights_of(twin, asked, reader)
            for speaker, word in talk(twin, random, *random.choice(pairs)):
                assert answer(twin, course, speaker, word, reader)[1] == before
                log.append(Entry(speaker, word, tuple(twin.events)))
                talks += 1
        asked, seen = answer(twin, course, seat, action, reader)
        assert seen == sight
        log.append(Entry(seat, action, tuple(twin.events)))
    assume(talks)
    assert len(log) > len(found.log)
    for since in (0, 7, 40):
        assert stream(log, reader, since) == stream(found.log, reader, since)


def stream(log: list[Entry], reader: Seat | None, since: int) -> bytes:
    """Everything that the reader is told afterwards, including numbers."""
    told = [
        [seen.number, *map(to_names, seen.events)] for seen in events_for((), log, reader, since)
    ]
    return msgspec.json.encode(told)


def _to_one(action: Action) -> TypeGuard[MakeOffer]:
    return isinstance(action, MakeOffer) and action.to is not None


def sights_of(play: Play, asked: Asked, reader: Seat | None) -> bytes:
    """What the reader sees if nothing happens."""
    return msgspec.json.encode([[], to_names(view(cast("Game", Position(play, asked)), reader))])


def talk(play: Play, random: Random, one: Seat, other: Seat) -> Iterator[tuple[Seat, Action]]:
    """An offer of one player to another, which is dropped in some way."""
    offers = [each for each in trade.answers(play, one) if isinstance(each, MakeOffer)]
    if not offers:
        return
    yield one, msgspec.structs.replace(offers[0], to=other)
    number = next(reversed(table_of(play).offers))
    accepts = [
        each
        for each in trade.answers(play, other)
        if isinstance(each, AcceptOffer) and each.offer == number
    ]
    if accepts and random.random() < 0.7:
        yield other, accepts[0]
        cards = [each for each in trade.answers(play, one) if isinstance(each, PutDownCards)]
        yield from ((one, each) for each in cards if each.deal == number)
    yield random.choice((one, other)), Withdraw(number)
