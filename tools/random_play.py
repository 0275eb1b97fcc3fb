"""Drives the engine at random within the rules, for tests and for measuring speed.

This is no computer player: it reads the game itself, including hidden facts, and judges nothing.
But it prefers to build and to buy, so that games come to an end.
"""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ecumene.bots.random_player import dealt_out
from ecumene.rules.actions import (
    Action,
    ChooseCities,
    ComeBack,
    Done,
    EndMovement,
    MakeMoves,
    PlaceTokens,
    TakeBack,
    TakeBackMoves,
    Wait,
)
from ecumene.rules.decisions import (
    AskAdvances,
    AskCardToBuy,
    AskCitySite,
    AskMove,
    AskPlacement,
    AskSpread,
    AskStartCities,
    AskTrade,
    CitySite,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.phases.cities import support_rate
from ecumene.rules.phases.movement.mover import CAPACITY
from ecumene.rules.phases.purchases.payment import most_payable
from ecumene.rules.phases.purchases.prices import ALL
from ecumene.rules.state.board import city_count
from ecumene.rules.state.lookup_tables import (
    ADVANCES_FROM_100,
    ADVANCES_FROM_200,
    DEAREST,
    LAND,
    LIMIT,
    WATER,
)
from ecumene.rules.state.moves import (
    MOVES,
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
)
from tools import bargaining
from tools.settling import settling_movement

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.game import Game
    from ecumene.rules.state.ids import Advances, Seat

MOST_LISTED, FEW_LISTED = 150, 30
"""Maximum number of legal answers considered, thoroughly or quickly; there can be millions."""
SETTLING = 0.97
"""The probability that a seat that has not moved makes a whole movement towards new cities."""

PATIENCE = 0.8
"""The probability of not building a city that could not be supported."""

LISTING = 0.1
"""The probability that a quick driver picks a listed bargain instead of inventing one."""

TOGETHER = 0.5
"""The probability that a driver that groups moves makes, or takes back, several as one answer."""

SECOND_THOUGHTS = 0.01
"""The probability that a player who is done trading comes back (X8)."""

THRIFT = 0.5
"""The probability of buying nothing because only the most expensive advances are useful, and cost
too much."""

ADVANCES_NEEDED = 3
"""Number of advances of a kind with which no marker waits for it in Basic (H1)."""

WEIGHTS: dict[type[Action], float] = {
    March: 10,
    EndMovement: 3,
    Sail: 6,
    Embark: 6,
    Disembark: 2,
    Halt: 1,
    MaintainShip: 2,
    BuildShip: 0.4,
    ScrapShip: 0.2,
    TakeBack: 0.5,
    Wait: 0.1,
    **bargaining.WEIGHTS,
}
"""Relative frequency of each kind of move: enough of everything, and few tokens for ships."""


def _needed(held: Advances) -> Advances:
    """What the A.S.T. requires in Basic: any advances, then expensive ones, then more so (H1)."""
    for kind in (ALL, ADVANCES_FROM_100, ADVANCES_FROM_200):
        if (held & kind).bit_count() < ADVANCES_NEEDED:
            return kind
    return ALL


class RandomDriver:
    """Answers for whichever seat is asked, from one random source.

    A thorough driver lists what is legal and picks from it; a quick one invents something and tries
    again if it is refused, as a player who knows the rules does.
    """

    def __init__(
        self, seed: int, *, quick: bool = False, settles: bool = False, groups: bool = False
    ) -> None:
        self.random = Random(seed)  # noqa: S311 a game, not a secret
        self.quick = quick
        self.most = FEW_LISTED if quick else MOST_LISTED
        self.settles = settles
        """Whether most movements aim at new cities, without which no game ends."""
        self.groups = groups
        """Whether moves are also made and taken back several at once, as a page does."""

    def step(self, game: Game) -> tuple[Seat, Action]:
        """Answer for one of those who are asked, or may speak; returns who answered what."""
        trade = game.peek().trade
        done = [] if trade is None else trade.done
        if done and self.random.random() < SECOND_THOUGHTS:
            seat = self.random.choice(done)
            game.apply(seat, ComeBack())
            return seat, ComeBack()
        seat = self.random.choice(list(game.pending))
        for action in self._attempts(game, seat):
            try:
                game.apply(seat, action)
            except IllegalAction:
                continue
            return seat, action
        action = self._listed(game, seat)
        game.apply(seat, action)
        return seat, action

    def play(self, game: Game, turns: int) -> Iterator[tuple[Seat, Action]]:
        """Play up to the end of a turn, yielding each answer after it was given."""
        while game.peek().turn <= turns and game.pending:
            yield self.step(game)

    def _attempts(self, game: Game, seat: Seat) -> Iterator[Action]:
        """Invented bargains and movements, which may be refused."""
        decision = game.pending[seat]
        if isinstance(decision, AskTrade) and self.quick and self.random.random() > LISTING:
            yield bargaining.made_up(game, seat, self.random)
        if not isinstance(decision, AskMove):
            return
        if self.settles and self._has_not_moved(game, seat) and self.random.random() < SETTLING:
            whole = settling_movement(game, seat, self.random)
            if self.groups and self.random.random() < TOGETHER:
                yield MakeMoves(whole.moves)
            yield whole
        elif self.groups and self.random.random() < TOGETHER:
            yield self._several(game, seat)
        if self.quick:
            for _ in range(3):
                yield self._invented_move(game, seat)

    def _several(self, game: Game, seat: Seat) -> Action:
        """Make several moves at once, or take back several."""
        movement = game.peek().movement
        made = len(movement.drafts[seat].moves) if movement and seat in movement.drafts else 0
        if made > 1 and self.random.random() < TOGETHER:
            return TakeBackMoves(tuple(self.random.sample(range(made), 2)))
        invented = (self._invented_move(game, seat) for _ in range(3))
        return MakeMoves(tuple(move for move in invented if isinstance(move, MOVES)))

    def _has_not_moved(self, game: Game, seat: Seat) -> bool:
        movement = game.peek().movement
        return movement is not None and seat not in movement.drafts

    def _listed(self, game: Game, seat: Seat) -> Action:
        decision = game.pending[seat]
        match decision:
            case AskPlacement():
                return PlaceTokens(dealt_out(decision.tokens, decision.room, self.random))
            case AskSpread():
                return PlaceTokens(dealt_out(decision.most, decision.room, self.random))
            case AskStartCities():
                on_sites = self.random.randint(decision.on_sites, decision.count)
                sites = self.random.sample(decision.sites, on_sites)
                others = self.random.sample(decision.others, decision.count - on_sites)
                return ChooseCities((*sites, *others))
            case AskAdvances():
                return self._purchase(decision)
            case AskCardToBuy() if self.random.random() < PATIENCE:
                return Done()
        answers = game.answers(seat)
        if isinstance(decision, AskMove | AskTrade):
            return self._weighted(islice(answers, self.most))
        if isinstance(decision, AskCitySite):
            supported = self._supports_one_more(game, seat, decision.sites[0])
            if not supported and self.random.random() < PATIENCE:
                return Done()
            answers = (answer for answer in answers if not isinstance(answer, Done))
        return self._any_of(answers)

    def _any_of(self, answers: Iterator[Action]) -> Action:
        """One of the first legal answers, listing no more of them than necessary."""
        before = list(islice(answers, self.random.randrange(self.most)))
        found = next(answers, None)
        return self.random.choice(before) if found is None else found

    def _supports_one_more(self, game: Game, seat: Seat, site: CitySite) -> bool:
        """Whether the tokens that a new city leaves could support it (K4)."""
        player = game.peek().players[seat]
        left = sum(min(count, LIMIT[area]) for area, count in player.tokens.items())
        left -= min(site.here, LIMIT[site.area])
        return left >= support_rate(player.advances) * (city_count(player) + 1)

    def _purchase(self, decision: AskAdvances) -> Action:
        """Mostly what the A.S.T. requires, and any other affordable advances with the rest."""
        if self.random.random() < 0.1:
            bundle = self.random.choice((0, *decision.bundles()))
            return decision.purchase(bundle) if bundle else Done()
        prices, needed = decision.prices, _needed(decision.held)
        left = most_payable(decision.cards, decision.treasury, decision.held)
        bundle = 0
        order = [advance for advance, price in prices.items() if price <= left]
        if needed == ADVANCES_FROM_200 and self.random.random() < THRIFT:
            order = order if any(needed >> advance & 1 for advance in order) else []
        self.random.shuffle(order)
        order.sort(key=lambda each: prices[each] if needed >> each & 1 else DEAREST)
        for advance in order:
            if prices[advance] <= left:
                bundle |= 1 << advance
                left -= prices[advance]
        return decision.purchase(bundle) if bundle else Done()

    def _weighted(self, answers: Iterable[Action]) -> Action:
        """Mostly a step forward, sometimes a step back, and the end after a while."""
        kinds: dict[type[Action], list[Action]] = {}
        for answer in answers:
            kinds.setdefault(type(answer), []).append(answer)
        weights = [WEIGHTS[kind] for kind in kinds]
        kind = self.random.choices(list(kinds), weights)[0]
        return self.random.choice(kinds[kind])

    def _invented_move(self, game: Game, seat: Seat) -> Action:
        """A march, a ship or the end, likely to be legal."""
        movement, player = game.peek().movement, game.peek().players[seat]
        draft = movement.drafts.get(seat) if movement else None
        still = player.tokens if draft is None else draft.still
        chance = self.random.random()
        if not still or chance < 0.2:
            return EndMovement()
        start = self.random.choice(list(still))
        tokens = self.random.randint(1, still[start])
        if draft is not None and draft.ships and chance < 0.4:
            ship = self.random.choice(list(draft.ships))
            place = draft.ships[ship].place
            if chance < 0.27 and still.get(place):
                return Embark(ship, min(still[place], CAPACITY))
            return Sail(ship, self.random.choice(WATER[place]))
        if chance < 0.42 and player.treasury > 1:
            return BuildShip(start)
        if not LAND[start]:
            return EndMovement()
        return March((start, self.random.choice(LAND[start])), tokens)
