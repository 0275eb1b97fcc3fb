"""What must hold in a game after every single answer; tests and ``make soak`` check it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, NoReturn

from ecumene.data import facts
from ecumene.rules.decisions import AskSpread
from ecumene.rules.events import GameOver
from ecumene.rules.game import Game, encode
from ecumene.rules.state.board import conflict_areas
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import CITIES, FIRST_CALAMITY, SHIPS, TOKENS, WATER_CARD
from ecumene.rules.state.trade_cards import STACK, TRADEABLE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ecumene.rules.state.game_state import Player
    from ecumene.rules.state.ids import AreaNo, CardNo, Seat

MOST_CARDS_MORE = 1
"""Number of cards above the limit of the set-up that a hand may hold (A-ROADBUILDING)."""
QUIET = (1, 6, 7, 8, 12, 13)
"""The phases that begin without a conflict situation, since phase 4 or 11 resolved them (U1)."""


class Violation(Exception):
    """Something does not hold."""


def fail(rule: str, *what: object) -> NoReturn:
    """Say which rule is broken."""
    raise Violation(f"{rule}: " + " ".join(map(str, what)))


class Invariants:
    """A game under watch from its beginning."""

    def __init__(self, game: Game) -> None:
        self.game = game
        setup = facts().setup(game.options.players, game.options.map)
        assert setup is not None
        self._setup = setup
        self._homes = [_home(tuple(setup.decks.values()), card) for card in range(FIRST_CALAMITY)]
        blocks = enumerate(setup.blocks.values())
        self._blocks = {civ: number for number, civs in blocks for civ in civs}
        self._last_step = facts().tracks[game.options.track].last_step
        self._turn, self._phase = 1, 0
        self._weights = _weights(len(game.state.stacks))
        self._in_hand: dict[int, list[int]] = {}
        self._cards, self._weight = self._all_cards(), self._weighed()

    def check(self) -> None:
        """Check everything that can be seen in a position."""
        game = self.game
        if bool(game.pending) == game.over:
            fail("H4", "asked", dict(game.pending), "over", game.over)
        self._check_pieces()
        if self._weighed() != self._weight:
            fail("D5", "cards per block and stack", self._difference())
        for player in game.state.players:
            self._check_memory(player)
        if game.state.turn != self._turn:
            self._check_hands()
            if self._all_cards() != self._cards:
                fail("D5", "cards per stack", self._difference())
        if (game.state.turn, game.state.phase) != (self._turn, self._phase):
            self._turn, self._phase = game.state.turn, game.state.phase
            self._check_quiet()

    def check_answers(self) -> None:
        """Everyone who is asked has an answer."""
        for seat in self.game.pending:
            if next(self.game.answers(seat), None) is None:
                fail("G9", "no answer for seat", seat, self.game.pending[seat])

    def check_snapshot(self) -> None:
        """A restored game continues alike."""
        again = Game.restore(self.game.snapshot())
        if encode(again.state) != encode(self.game.state):
            fail("snapshot", "another state")
        if again.pending != self.game.pending:
            fail("snapshot", "other questions", again.pending, self.game.pending)

    def check_end(self) -> None:
        """A finished game has reported the winner and all others who have not left (V2, L7)."""
        game = self.game
        last = game.log[-1].events[-1]
        if not isinstance(last, GameOver) or last.ranking != game.ranking():
            fail("H4", "the last event", last)
        ranked = sorted(standing.seat for standing in game.ranking())
        if ranked != [n for n in range(game.options.players) if n not in game.state.left]:
            fail("V2", "ranked", ranked)

    # Pieces

    def _check_pieces(self) -> None:
        """G1: 55 tokens, 9 cities, 4 ships, whatever happens; M9: nothing out of play."""
        state = self.game.state
        areas = self._areas()
        owners = Counter(state.cities.values())
        for seat, player in enumerate(state.players):
            self._check_player(seat, player, areas, owners[seat])
        if not areas.issuperset(state.cities) or not areas.issuperset(state.barbarians):
            fail("M9", "cities or Barbarians out of play")
        if any(count < 1 for count in state.barbarians.values()):
            fail("G1", "areas without Barbarians", state.barbarians)
        if not {BARBARIANS, *range(len(state.players))}.issuperset(owners):
            fail("G1", "cities of nobody", owners)

    def _check_player(
        self, seat: Seat, player: Player, areas: frozenset[AreaNo], cities: int
    ) -> None:
        if player.token_stock + player.treasury + sum(player.tokens.values()) != TOKENS:
            fail("G1", "tokens of seat", seat)
        if player.city_stock + cities != CITIES or len(player.ships) > SHIPS:
            fail("G1", "cities or ships of seat", seat)
        if min(player.token_stock, player.treasury, player.city_stock, *player.tokens.values()) < 0:
            fail("G1", "less than nothing, seat", seat)
        if 0 in player.tokens.values():
            fail("G1", "areas without tokens, seat", seat)
        if not areas.issuperset(player.tokens) or not areas.issuperset(player.ships):
            fail("M9", "pieces out of play, seat", seat)
        if not 0 <= player.step <= self._last_step:
            fail("H1", "marker of seat", seat, player.step)
        if seat in self.game.state.left:
            self._check_gone(seat, player)

    def _areas(self) -> frozenset[AreaNo]:
        """The areas in play, and while players move out the others too (L4)."""
        asked = self.game.pending.values()
        moving_out = any(isinstance(each, AskSpread) and each.rule == "L4" for each in asked)
        return self._setup.areas if moving_out else self.game.areas

    def _check_gone(self, seat: Seat, player: Player) -> None:
        if (player.token_stock, player.city_stock, player.hand) != (TOKENS, CITIES, []):
            fail("L2", "something left of seat", seat)
        if seat in self.game.pending:
            fail("L2a", "asked though gone, seat", seat)

    def _check_quiet(self) -> None:
        if self._phase in QUIET:
            for area in conflict_areas(self.game.state):
                fail("U1", "conflict situation in", area)

    # Cards

    def _weighed(self) -> int:
        """The weight of all cards, which differs by block: a quick way to see that none is lost."""
        state, weights = self.game.state, self._weights
        total = 0
        for block, stacks in enumerate(state.stacks):
            weight = weights[block].__getitem__
            for stack in stacks:
                total += sum(map(weight, stack.cards)) + sum(map(weight, stack.discards))
        for player in state.players:
            if player.hand:
                own = self._own_weights(player.civilization)
                total += sum(map(own.__getitem__, player.hand))
                for card, blocks in player.origins.items():
                    total += sum(weights[block][card] - own[card] for block in blocks)
        return total

    def _own_weights(self, civilization: int) -> list[int]:
        """The weight of cards in a hand that does not remember their origin."""
        found = self._in_hand.get(civilization)
        if found is None:
            blocks = (self._block(civilization, card) for card in range(len(STACK)))
            found = [self._weights[block][card] for card, block in enumerate(blocks)]
            self._in_hand[civilization] = found
        return found

    def _all_cards(self) -> list[list[dict[CardNo, int]]]:
        """By block and stack, the number of each card in it, on its pile and in hands."""
        state = self.game.state
        found: list[list[dict[CardNo, int]]] = []
        for block in state.stacks:
            found.append([])
            for stack in block:
                counts = dict.fromkeys(sorted({*stack.cards, *stack.discards}), 0)
                for card in (*stack.cards, *stack.discards):
                    counts[card] += 1
                found[-1].append(counts)
        for player in state.players:
            remembered = {card: iter(blocks) for card, blocks in player.origins.items()}
            for card in player.hand:
                if card != WATER_CARD:
                    known = next(remembered[card], None) if card in remembered else None
                    block_no = self._block(player.civilization, card) if known is None else known
                    counts = found[block_no][STACK[card]]
                    counts[card] = counts.get(card, 0) + 1
        return found

    def _block(self, civilization: int, card: CardNo) -> int:
        """The block of a card without an entry in its holder's memory: the only one, or theirs."""
        if card < FIRST_CALAMITY and self._homes[card] >= 0:
            return self._homes[card]
        return self._blocks[civilization]

    def _difference(self) -> list[tuple[int, int, CardNo]]:
        now = self._all_cards()
        return [
            (block, number + 1, card)
            for block, stacks in enumerate(self._cards)
            for number, counts in enumerate(stacks)
            for card in counts.keys() | now[block][number].keys()
            if counts.get(card) != now[block][number].get(card)
        ]

    def _check_memory(self, player: Player) -> None:
        """Nobody remembers copies they do not have (D5, X7)."""
        for memory in (player.origins, player.traders):
            for card, copies in memory.items():
                if len(copies) > player.hand.count(card):
                    fail("X7", "more remembered than held of", card)
        if not player.traders.keys() <= TRADEABLE:
            fail("X7", "traders of", sorted(player.traders))

    def _check_hands(self) -> None:
        """P5, C10: when a turn begins no hand holds a calamity or too many cards."""
        for seat, player in enumerate(self.game.state.players):
            if any(card >= FIRST_CALAMITY for card in player.hand):
                fail("C10", "calamities kept by seat", seat)
            if len(player.hand) > self._setup.hand_limit + MOST_CARDS_MORE:
                fail("P5", "hand of seat", seat)


def _home(decks: Sequence[Mapping[CardNo, int]], card: CardNo) -> int:
    """The only block that has a commodity; -1 if several do, or none."""
    blocks = [number for number, deck in enumerate(decks) if deck.get(card)]
    return blocks[0] if len(blocks) == 1 else -1


def _weights(blocks: int) -> list[list[int]]:
    """By block and card, a large number unlike all others; water weighs nothing."""
    random = Random(0)  # noqa: S311 no secret
    weights = [[random.getrandbits(60) for _ in STACK] for _ in range(blocks)]
    for weight in weights:
        weight[WATER_CARD] = 0
    return weights
