"""Spans of random games as a reader sees them, and their twins: all hidden facts differ.

A span starts where a phase begins and goes on for some answers. The reader knows what they are
shown on the way (their own draws and deals, whatever is paid or discarded): those cards stay where
they are in the twin, as do the cards the others answer with. Everything else is exchanged.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.data import MapName, TrackName
from ecumene.rules.actions import AcceptOffer, Leave, MakeOffer, PutDownCards
from ecumene.rules.events import (
    CalamitiesCounted,
    CalamitiesDiscarded,
    CardBought,
    CardsDrawn,
    CardStolen,
    Reshuffled,
    seen_by,
)
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.id_names import NAMES, NUMBERS
from ecumene.rules.game import Game, Snapshot
from ecumene.rules.play import Options
from ecumene.rules.state.game_state import State, decode, encode
from ecumene.rules.state.ids import NOBODY
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.trade_cards import MAJOR, TRADEABLE
from ecumene.rules.view import view
from tools.mutating import garbled
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecumene.rules.actions import Action
    from ecumene.rules.events import Event
    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import CardNo, Seat

GAMES = (
    Options(5, MapName.WEST, 3),
    Options(9, MapName.EAST, 4, TrackName.EXPERT),
    Options(12, MapName.BOTH, 6),
    Options(18, MapName.BOTH, 5),
    Options(7, MapName.WEST, 2, short_game=True),
    Options(15, MapName.BOTH, 1, short_game=True),
)
TURNS = 22
ANSWERS_COMPARED = 12
LEAVING = 0.02
NOT_TRADEABLE = frozenset(range(FIRST_CALAMITY, len(NAMES["card"]))) - TRADEABLE


class Recorded(Game):
    """A game that remembers how each of its phases began."""

    def __init__(self, options: Options) -> None:
        self.starts: list[bytes] = []
        super().__init__(options)
        self.starts.insert(0, Game(options).snapshot().state)

    def _mark_phase(self) -> None:
        super()._mark_phase()
        self.starts.append(self._phase_start)


@cache
def starts(options: Options) -> dict[int, list[Snapshot]]:
    """By phase, how it began in every turn of a random game."""
    game = Recorded(options)
    driver = RandomDriver(options.seed, quick=True, settles=True)
    for _ in driver.play(game, TURNS):
        pass
    found: dict[int, list[Snapshot]] = {}
    for start in game.starts:
        state = decode(start)
        if not state.over:
            found.setdefault(state.phase, []).append(Snapshot(options, start))
    return found


def stream(events: Iterable[Event], reader: Seat | None) -> list[Any]:
    """The events as a reader is told of them."""
    found = (seen_by(event, reader) for event in events)
    return [to_names(event) for event in found if event is not None]


def sight(game: Game, events: Iterable[Event], reader: Seat | None) -> bytes:
    """All that a reader sees after an answer, and can find out by asking and trying."""
    found: list[Any] = [stream(events, reader), to_names(view(game, reader))]
    if reader is not None:
        answers = list(islice(game.answers(reader), ANSWERS_COMPARED))
        found.append([to_names(each) for each in answers])
        found.append([game.question(reader), game.undoable(reader)])
        found += [to_names(each) for each in (game.default(reader),) if each is not None]
        random = Random(len(answers))  # noqa: S311 a game, not a secret
        tried = [garbled(each, random) for each in answers]
        found.append([str(game.why_not(reader, each)) for each in tried if each is not None])
    return msgspec.json.encode(found)


@dataclass
class Span:
    """Some answers from the beginning of a phase, as a reader sees them."""

    start: Snapshot
    reader: Seat | None
    answered: list[tuple[Seat, Action]] = field(default_factory=list)
    sights: list[bytes] = field(default_factory=list)
    shown: set[CardNo] = field(default_factory=set)
    """Cards that the reader gets to see, or that others answer with."""
    events: list[Event] = field(default_factory=list)

    def happened(self, *kinds: type) -> bool:
        """Whether there was an event of some kind."""
        return any(isinstance(event, kinds) for event in self.events)

    def add(self, game: Game, events: Sequence[Event]) -> None:
        """Record what the reader sees now."""
        self.sights.append(sight(game, events, self.reader))
        self.events += events
        self.shown.update(_cards_in(stream(events, self.reader)))
        for event in events:
            if isinstance(event, CalamitiesDiscarded):  # chance has chosen among their calamities
                hand = decode(self.start.state).players[event.seat].hand
                self.shown.update(card for card in hand if card >= FIRST_CALAMITY)


def play_span(start: Snapshot, reader: Seat | None, random: Random, steps: int) -> Span:
    """Play on at random, at most until everyone says again how many calamities they hold (Y1)."""
    span = Span(start, reader)
    game = Game.restore(start)
    span.add(game, game._play.events)
    driver = RandomDriver(random.getrandbits(32), quick=True, settles=random.random() < 0.5)
    piles = _discarded(game.state)
    for _ in range(steps):
        if not game.pending:
            break
        answered = _leaving(game, random) or driver.step(game)
        events = game.log[-1].events
        if any(isinstance(event, CalamitiesCounted) for event in events):
            break
        span.answered.append(answered)
        span.shown.update(_cards_in([to_names(answered[1])]))
        if isinstance(answered[1], MakeOffer | AcceptOffer | PutDownCards):
            span.shown.update(NOT_TRADEABLE)  # they have as many cards to trade as they say (X3)
        span.add(game, events)
        before, piles = piles, _discarded(game.state)
        span.shown.update(card for _, _, card in piles - before)
    return span


def _leaving(game: Game, random: Random) -> tuple[Seat, Action] | None:
    """Now and then a player leaves (L1)."""
    stay = [seat for seat in game._play.seats if seat not in game.state.leaving]
    if len(stay) < 3 or random.random() > LEAVING:
        return None
    answered = random.choice(stay), Leave()
    game.apply(*answered)
    return answered


def _cards_in(data: object) -> Iterator[CardNo]:
    """All cards named in plain data; areas with the same name do not matter."""
    if isinstance(data, str):
        if data in NUMBERS["card"]:
            yield NUMBERS["card"][data]
    elif isinstance(data, dict):
        yield from _cards_in([*data, *data.values()])
    elif isinstance(data, list | tuple):
        for each in data:
            yield from _cards_in(each)


def _discarded(state: State) -> Counter[tuple[int, int, CardNo]]:
    return Counter(
        (block, number, card)
        for block, stacks in enumerate(state.stacks)
        for number, stack in enumerate(stacks)
        for card in stack.discards
    )


# The twin


def twin(span: Span, random: Random) -> Snapshot:
    """The start of a span with everything exchanged that its reader may not know."""
    state = decode(span.start.state)
    hidden = [player for seat, player in enumerate(state.players) if seat != span.reader]
    _exchange_cards(span, state, hidden, random)
    if not span.happened(CardsDrawn, CardBought):
        _exchange_stack_sizes(state, random)
    for player in hidden:
        if not span.happened(CardStolen):
            random.shuffle(player.hand)
        _exchange_memory(span, state, player, random)
    options = span.start.options
    if not _shows_chance(span, state):
        options = msgspec.structs.replace(options, seed=random.getrandbits(60))
    return Snapshot(options, encode(state))


def replay_twin(span: Span, start: Snapshot) -> Iterator[bytes]:
    """What the reader of a span sees of its twin, answer by answer."""
    game = Game.restore(start)
    yield sight(game, game._play.events, span.reader)
    for seat, action in span.answered:
        yield sight(game, game.apply(seat, action), span.reader)


def _shows_chance(span: Span, state: State) -> bool:
    """Whether the reader sees an outcome of chance, or somebody answers with it later on."""
    drawn = span.happened(Reshuffled) and span.happened(CardsDrawn)
    return drawn or state.phase == 0 or span.happened(CardStolen, CalamitiesDiscarded)


def _exchange_cards(span: Span, state: State, hidden: list[Player], random: Random) -> None:
    """Deal the cards in hands and stacks again, each place getting as many as before.

    How many calamities are in a hand stays the same where everybody knows it: from phase 8 on, and
    until the next cards are drawn, when there are none left.
    """
    hands = [player.hand for player in hidden]
    stacks = [stack.cards for block in state.stacks for stack in block]
    fixed = span.shown
    drawn = state.phase in (6, 7) or (span.start.options.short_game and state.turn == 1)
    if drawn and state.phase < 8 and not span.happened(CalamitiesCounted):
        _shuffle(_slots((*hands, *stacks), lambda card: card not in fixed), random)
        return
    _shuffle(
        _slots((*hands, *stacks), lambda card: card < FIRST_CALAMITY and card not in fixed), random
    )
    _shuffle(_slots(stacks, lambda card: card >= FIRST_CALAMITY and card not in fixed), random)
    slots = _slots(hands, lambda card: card in MAJOR and card not in fixed)
    before = [places[n] for places, n in slots]
    for _ in range(20):
        _shuffle(slots, random)
        if all(_may_be_kept(hand) for hand in hands):
            return
    for (places, n), card in zip(slots, before, strict=True):
        places[n] = card


def _may_be_kept(hand: list[CardNo]) -> bool:
    """No calamity twice (Y2)."""
    calamities = [card for card in hand if card >= FIRST_CALAMITY]
    return len(set(calamities)) == len(calamities)


def _slots(places: Iterable[list[CardNo]], wanted: Any) -> list[tuple[list[CardNo], int]]:
    return [(cards, n) for cards in places for n, card in enumerate(cards) if wanted(card)]


def _shuffle(slots: list[tuple[list[CardNo], int]], random: Random) -> None:
    cards = [places[n] for places, n in slots]
    random.shuffle(cards)
    for (places, n), card in zip(slots, cards, strict=True):
        places[n] = card


def _exchange_stack_sizes(state: State, random: Random) -> None:
    """Change the sizes of stacks that are not empty, which nobody may count (D4)."""
    stacks = [stack.cards for block in state.stacks for stack in block if stack.cards]
    for cards in stacks:
        while len(cards) > 1 and random.random() < 0.5:
            random.choice(stacks).append(cards.pop())


def _exchange_memory(span: Span, state: State, player: Player, random: Random) -> None:
    """Other blocks and other traders for the calamities of a hand (D5, X7)."""
    held = Counter(player.hand)
    seats = [NOBODY, *range(len(state.players))]
    for memory in (player.origins, player.traders):
        for card in [card for card in memory if card not in span.shown]:
            del memory[card]
    for card in held.keys() - span.shown:
        if card >= FIRST_CALAMITY and len(state.stacks) > 1:
            player.origins[card] = [random.randrange(len(state.stacks)) for _ in range(held[card])]
        if card in TRADEABLE:
            player.traders[card] = [random.choice(seats) for _ in range(held[card])]


def hidden_from(reader: Seat | None, start: Snapshot) -> object:
    """Everything in a position that a reader may not know."""
    state = decode(start.state)
    others = [player for seat, player in enumerate(state.players) if seat != reader]
    return (
        [(player.hand, player.traders, player.origins, player.theme) for player in others],
        [[stack.cards for stack in block] for block in state.stacks],
        start.options.seed,
    )
