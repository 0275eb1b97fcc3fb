"""Driving the engine at random through what the rules allow, for tests and for measuring speed.

This is no computer player: it reads the game itself, hidden facts and all, and judges nothing. But
it likes to build and to buy, so that games come to their end.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ecumene.data import TrackName
from ecumene.rules.actions import (
    Accept,
    Action,
    ChooseCities,
    ComeBack,
    Done,
    EndMovement,
    Insist,
    MakeOffer,
    PlaceTokens,
    PutDown,
    TakeBack,
    Withdraw,
)
from ecumene.rules.cards import FACE_VALUE
from ecumene.rules.cities import support_rate
from ecumene.rules.decisions import (
    AskAdvances,
    AskBuild,
    AskMove,
    AskPlacement,
    AskPurchase,
    AskSpread,
    AskStartCities,
    AskTrade,
    CitySite,
)
from ecumene.rules.errors import IllegalAction
from ecumene.rules.movement.mover import CAPACITY
from ecumene.rules.moves import (
    BuildShip,
    Disembark,
    Embark,
    Halt,
    MaintainShip,
    March,
    Sail,
    ScrapShip,
)
from ecumene.rules.static import (
    CITIES,
    FIRST_CALAMITY,
    LAND,
    LIMIT,
    WATER,
)
from tools.settling import settling_movement

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecumene.rules.game import Game
    from ecumene.rules.ids import Seat

MOST_LISTED, FEW_LISTED = 150, 30
"""How many of the legal answers are looked at, thoroughly or quickly; there can be millions."""
SETTLING = 0.97
"""How often a seat that has not moved yet makes a whole movement towards new cities."""

PATIENCE = 0.8
"""How often a city is not built that could not be supported."""

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
    Insist: 0.1,
    PutDown: 8,
    Accept: 4,
    MakeOffer: 3,
    Withdraw: 0.5,
    Done: 3,
    ComeBack: 1,
}
"""How often each kind of move is made: enough of everything, and few tokens spent on ships."""


def _gain(game: Game, answer: Action, hand: Counter[int]) -> int:
    """What the sets of a hand gain by the cards that an answer names, less what they lose (X6)."""
    gained: tuple[int, ...] = ()
    match answer:
        case PutDown():
            given = answer.cards
        case MakeOffer():
            given = answer.gives.named
        case Accept():
            assert game.state.trade is not None
            given, gained = answer.named, game.state.trade.offers[answer.offer].gives.named
        case _:
            return 0
    more: dict[int, int] = {}
    for card in given:
        more[card] = more.get(card, 0) - 1
    for card in gained:
        more[card] = more.get(card, 0) + 1
    return sum(
        count * (2 * hand[card] + count) * FACE_VALUE[card]
        for card, count in more.items()
        if card < FIRST_CALAMITY
    )


class RandomDriver:
    """Answers for whichever seat is asked, from one random source.

    A thorough driver lists what is legal and picks from it; a quick one makes something up and
    tries again when it is refused, as a player does who knows the rules.
    """

    def __init__(self, seed: int, *, quick: bool = False, settles: bool = False) -> None:
        self.random = Random(seed)  # noqa: S311 a game, not a secret
        self.quick = quick
        self.most = FEW_LISTED if quick else MOST_LISTED
        self.settles = settles
        """Whether most movements aim at new cities, without which no game ends."""

    def step(self, game: Game) -> tuple[Seat, Action]:
        """Answer for one of those who are asked; returns who answered what."""
        seat = self.random.choice(self._whose_turn(game))
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
        while game.state.turn <= turns and game.pending:
            yield self.step(game)

    def _whose_turn(self, game: Game) -> list[Seat]:
        """Those who are asked; in trade mostly those who are not done yet."""
        asked = list(game.pending)
        trading = game.state.trade
        if trading is not None and self.random.random() > 0.02:
            return [seat for seat in asked if seat not in trading.done]
        return asked

    def _attempts(self, game: Game, seat: Seat) -> Iterator[Action]:
        """Movements that are made up, and may be refused."""
        if not isinstance(game.pending[seat], AskMove):
            return
        if self.settles and self._has_not_moved(game, seat) and self.random.random() < SETTLING:
            yield settling_movement(game, seat, self.random)
        if self.quick:
            for _ in range(3):
                yield self._invented_move(game, seat)

    def _has_not_moved(self, game: Game, seat: Seat) -> bool:
        movement = game.state.movement
        return movement is not None and seat not in movement.drafts

    def _listed(self, game: Game, seat: Seat) -> Action:
        decision = game.pending[seat]
        match decision:
            case AskPlacement():
                return self._division(decision.tokens, decision.room)
            case AskSpread():
                return self._division(decision.most, decision.room)
            case AskStartCities():
                sites = self.random.sample(decision.sites, decision.on_sites)
                others = self.random.sample(decision.others, decision.elsewhere)
                return ChooseCities((*sites, *others))
            case AskAdvances():
                return self._purchase(game, decision)
            case AskPurchase() if self.random.random() < PATIENCE:
                return Done()
        if isinstance(decision, AskTrade):  # good deals make games short
            return self._bargain(game, seat, list(islice(game.answers(seat), MOST_LISTED)))
        answers = list(islice(game.answers(seat), self.most))
        if isinstance(decision, AskMove):
            return self._weighted(answers)
        if isinstance(decision, AskBuild):
            supported = self._supports_one_more(game, seat, decision.sites[0])
            if not supported and self.random.random() < PATIENCE:
                return Done()
            answers = [answer for answer in answers if not isinstance(answer, Done)]
        return self.random.choice(answers)

    def _supports_one_more(self, game: Game, seat: Seat, site: CitySite) -> bool:
        """Whether the tokens that a new city leaves could support it (K4)."""
        player = game.state.players[seat]
        left = sum(min(count, LIMIT[area]) for area, count in player.tokens.items())
        left -= min(site.here, LIMIT[site.area])
        return left >= support_rate(player.advances) * (CITIES - player.cities + 1)

    def _purchase(self, game: Game, decision: AskAdvances) -> Action:
        """Mostly many advances at once: cheap ones first in Expert, dear ones first in Basic."""
        if self.random.random() < 0.1:
            return self.random.choice(list(islice(decision.answers(), self.most)))
        bundles = islice(decision.answers(), 2 if game.options.track is TrackName.EXPERT else 1)
        return list(bundles)[-1]

    def _bargain(self, game: Game, seat: Seat, answers: list[Action]) -> Action:
        """Of several deals of a kind mostly the one that makes the most of the sets in hand."""
        kind = type(self._weighted(answers))
        alike = [answer for answer in answers if type(answer) is kind]
        if len(alike) == 1 or self.random.random() < 0.2:
            return self.random.choice(alike)
        hand = Counter(game.state.players[seat].hand)
        return max(alike, key=lambda answer: _gain(game, answer, hand))

    def _weighted(self, answers: Iterable[Action]) -> Action:
        """Mostly a step forward, at times a step back, and the end after a while."""
        kinds: dict[type[Action], list[Action]] = {}
        for answer in answers:
            kinds.setdefault(type(answer), []).append(answer)
        weights = [WEIGHTS[kind] for kind in kinds]
        kind = self.random.choices(list(kinds), weights)[0]
        return self.random.choice(kinds[kind])

    def _division(self, tokens: int, room: dict[int, int]) -> Action:
        """Divide tokens one by one; there are too many ways to list them (E2)."""
        left = dict(room)
        placed: dict[int, int] = {}
        for _ in range(tokens):
            area = self.random.choice(list(left))
            placed[area] = placed.get(area, 0) + 1
            left[area] -= 1
            if not left[area]:
                del left[area]
        return PlaceTokens(placed)

    def _invented_move(self, game: Game, seat: Seat) -> Action:
        """A march, a ship or the end, likely to be legal."""
        movement, player = game.state.movement, game.state.players[seat]
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
