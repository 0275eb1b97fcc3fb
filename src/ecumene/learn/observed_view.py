"""A view as numbers: what a seat may know of the game, and nothing else.

Players come in the order of the table, beginning with the reader; so what has been learnt in one
seat is good in all. Areas are those of the set-up, in the order of the table of places.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from ecumene.data import TrackName, facts
from ecumene.learn.mentions import mentions
from ecumene.learn.number_blocks import BlockOfNumbers, KindOfNumber
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY, SHIPS, WATER
from ecumene.rules.victory import points
from ecumene.rules.view import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from ecumene.data import Setup
    from ecumene.learn.number_blocks import Numbers, NumberSchema
    from ecumene.rules.phases.movement.movement_view import DraftView
    from ecumene.rules.phases.trade.trade_view import TradeView
    from ecumene.rules.state.ids import OfferNo, PlaceNo, Seat
    from ecumene.rules.state.trade_offers import Statement
    from ecumene.rules.view import View

OFFERS: Final = 16
"""How many open offers are shown, the newest."""
DEALS: Final = 6
"""How many unfinished deals of the reader are shown, the newest."""
COPIES: Final = 2
"""Copies of a calamity: one of each block."""
MANY: Final = 255
"""More pieces or cards than can ever be in one place."""

_facts = facts()
CARDS: Final = NAMES["card"]
GOODS: Final = CARDS[:FIRST_CALAMITY]
"""Commodities and water."""
QUESTIONS: Final = tuple(KINDS.values())
"""The kinds of questions."""
_QUESTION_NUMBER: Final = {kind: number for number, kind in enumerate(QUESTIONS)}
_STACKS: Final = tuple(str(number + 1) for number in range(len(_facts.stacks)))

GAME: Final = (
    KindOfNumber("turn", 100, "the number of the turn"),
    KindOfNumber("phase", 13, "the number of the phase; 0 during set-up"),
    KindOfNumber(
        "last-turn", 100, "after which turn the game ends, if known (H4, H6); otherwise 0"
    ),
    KindOfNumber("expert", 1, "whether the expert track is used (S6)"),
    KindOfNumber("short-game", 1, "whether it is the Short Game (Q)"),
    KindOfNumber("strict-movement", 1, "whether players move one after another (M1)"),
    KindOfNumber("over", 1, "whether the game is over"),
    KindOfNumber("theme", 9, "your theme set, from 1; 0 if you have none (Q1)"),
)
PLAYER: Final = (
    KindOfNumber("civilization", 18, "the number of their civilization, from 1; 0 until they pick"),
    KindOfNumber("left", 1, "whether they have left the game (L)"),
    KindOfNumber("leaving", 1, "whether they will leave (L1)"),
    KindOfNumber("points", 500, "their victory points (V1)"),
    KindOfNumber("step", 16, "the step of their succession marker (H)"),
    KindOfNumber("late-iron", 1, "whether they have the bonus for the Late Iron Age (V1a)"),
    KindOfNumber("token-stock", 55, "tokens in stock, after the moves so far"),
    KindOfNumber("city-stock", 9, "cities in stock"),
    KindOfNumber("treasury", 55, "tokens in treasury, after the moves so far"),
    KindOfNumber("census", 55, "their tokens at the last census"),
    KindOfNumber("hand", MANY, "trade cards in hand"),
    KindOfNumber("calamities", MANY, "calamities among them plus 1, in phase 9 (Y1); otherwise 0"),
    KindOfNumber("asked", len(QUESTIONS), "the kind of question they are asked, from 1; 0: none"),
    KindOfNumber(
        "line", 18, "their place among those who have something to do (G9), from 1; 0: none"
    ),
    KindOfNumber("waiting", 1, "whether they wait for earlier players (G9)"),
    KindOfNumber("trading", 1, "whether they take part in the current trade"),
    KindOfNumber("done", 1, "whether they are done trading (X8)"),
    KindOfNumber("moving", 18, "their place in the order of movement (M1), from 1; 0: none"),
    KindOfNumber("moved", 1, "whether they have ended their movement"),
    KindOfNumber("broken", MANY, "how many of their moves others have made illegal (M2a)"),
    KindOfNumber("moves", 2000, "moves made so far, also those taken back (O3a)"),
)
OWN_SHIP: Final = (
    KindOfNumber("number", MANY, "its number in this movement plus 1; 0: no ship"),
    KindOfNumber("place", 338, "the number of its place in the table of places, from 1"),
    KindOfNumber("paid", 1, "whether it was built or maintained this turn (M5)"),
    KindOfNumber("steps", MANY, "steps taken"),
    KindOfNumber("load", 55, "tokens aboard"),
    KindOfNumber("over", 1, "whether its voyage is over (M7a)"),
)
OFFER: Final = (
    KindOfNumber("from", 18, "who makes it: 1 is you, 2 the next player ...; 0: no offer"),
    KindOfNumber("to", 18, "the only player it is for; 0: everybody"),
    KindOfNumber("counter", 1, "whether it is a counter-offer"),
    KindOfNumber("gives", MANY, "cards offered"),
    KindOfNumber("wants", MANY, "cards asked for"),
)
DEAL: Final = (
    KindOfNumber("partner", 18, "your partner, as for offers; 0: no deal"),
    KindOfNumber("gives", MANY, "cards you give"),
    KindOfNumber("gets", MANY, "cards you get"),
    KindOfNumber("put-down", 1, "whether you have put down your cards"),
    KindOfNumber("ready", 1, "whether your partner has"),
)


def _of_goods(what: str, about: str) -> tuple[KindOfNumber, ...]:
    return tuple(KindOfNumber(f"{what}-{good}", MANY, about) for good in GOODS)


OFFERED: Final = (
    *_of_goods("named", "of this card: named, and truly given (X2a)"),
    *_of_goods("claimed", "of this card: claimed, true or not"),
    *_of_goods("wished", "of this card: wished for"),
)
BARGAINED: Final = (
    *_of_goods("own-named", "of this card: named by you"),
    *_of_goods("own-claimed", "of this card: claimed by you"),
    *_of_goods("their-named", "of this card: named by your partner"),
    *_of_goods("their-claimed", "of this card: claimed by your partner"),
    *(KindOfNumber(f"down-{card}", MANY, "of this card: put down by you") for card in CARDS),
)


class ObservedView:
    """How the views of a set-up become numbers."""

    def __init__(self, setup: Setup) -> None:
        self.seats = setup.players
        self.areas: tuple[PlaceNo, ...] = tuple(sorted(setup.areas))
        """The areas in play."""
        self.waters: tuple[PlaceNo, ...] = _reached_by_ships(setup.areas)
        """The places where ships can be, also beyond the areas in play (M9)."""
        self.places: tuple[PlaceNo, ...] = tuple(sorted({*self.areas, *self.waters}))
        """All of them."""
        self._area = _columns(self.areas)
        self._water = _columns(self.waters)
        self._place = _columns(self.places)
        self._blocks = tuple(setup.blocks)

    def blocks(self) -> tuple[BlockOfNumbers, ...]:
        """The meaning of the numbers."""
        players = ("you", *(f"next-{each}" for each in range(1, self.seats)))
        parties = (*players, "barbarians")
        areas, waters, places = map(_named, (self.areas, self.waters, self.places))
        trade = tuple(block.value for block in self._blocks)
        advances = _facts.advances.ids()
        groups = _facts.groups.ids()
        once = ("",)

        def counted(name: str, about: str, rows: tuple[str, ...], columns: Iterable[str],
                    most: float = MANY) -> BlockOfNumbers:  # fmt: skip
            return BlockOfNumbers(
                name, about, rows, tuple(KindOfNumber(column, most) for column in columns)
            )

        return (
            BlockOfNumbers("game", "the game as a whole", once, GAME),
            BlockOfNumbers("players", "what everybody sees of each player", players, PLAYER),
            counted("credits", "credit points by group", players, groups, 1000),
            counted("credits-gained", "those that count from the next turn (P4)", players, groups,
                    1000),
            counted("advances", "whether they hold the advance", players, advances, 1),
            counted("old-advances", "whether they held it when the turn began (P4)", players,
                    advances, 1),
            counted("tokens", "tokens by area, after the moves so far", parties, areas),
            counted("cities", "whether their city is there; of the Barbarians: a pirate city",
                    parties, areas, 1),
            counted("ships", "ships by place, after the moves so far", players, waters),
            counted("new-cities", "whether a city was built there this turn (K4)", once, areas, 1),
            counted("unmoved", "your tokens that have not moved, in movement", once, areas),
            counted("marched", "your tokens that have moved by land, in movement", once, areas),
            BlockOfNumbers("fleet", "your ships in movement",
                           tuple(str(ship + 1) for ship in range(SHIPS)), OWN_SHIP),
            counted("hand", "your trade cards", once, CARDS),
            counted("eastern", "those of them that are from the eastern block, if both have the "
                    "card (D5)", once, CARDS),
            counted("givers", "who traded you each copy of a calamity in hand (X7): 1 nobody, 2 "
                    "you, 3 the next player ...; 0: no such copy",
                    tuple(str(copy + 1) for copy in range(COPIES)), CARDS[FIRST_CALAMITY:], 20),
            counted("stacks", "whether the stack is empty (D4)", trade, _STACKS, 1),
            counted("discards", "what was discarded (G13a)", trade, CARDS),
            BlockOfNumbers("offers", "the newest open offers you know of, the oldest of them "
                           "first", tuple(str(row + 1) for row in range(OFFERS)),
                           (*OFFER, *OFFERED)),
            BlockOfNumbers("deals", "your newest unfinished deals, the oldest of them first",
                           tuple(str(row + 1) for row in range(DEALS)), (*DEAL, *BARGAINED)),
            BlockOfNumbers("said", "how often you have answered in this trade (O3b)", once,
                           (KindOfNumber("answers", 500),)),
            counted("question", "the kind of question you are asked", once, QUESTIONS, 1),
            counted("asked-places", "places the question speaks of, as often as it does", once,
                    places),
            counted("asked-players", "players the question speaks of", players, ("times",)),
            counted("asked-cards", "cards the question speaks of", once, CARDS),
            counted("asked-number", "the sum of all numbers in the question", once, ("sum",),
                    20000),
        )  # fmt: skip

    def fill(self, view: View, schema: NumberSchema, numbers: Numbers) -> None:
        """Write a view into an array of zeros."""
        assert view.seat is not None
        order = [(view.seat + place) % self.seats for place in range(self.seats)]
        rank = {seat: place for place, seat in enumerate(order)}

        def part(name: str) -> Numbers:
            return schema.part(numbers, name)

        part("game")[0] = (
            view.turn,
            view.phase,
            view.last_turn or 0,
            view.agreed.track == TrackName.EXPERT,
            view.agreed.short_game,
            view.agreed.strict_movement,
            view.over,
            0 if view.theme is None else view.theme + 1,
        )
        self._players(view, order, part("players"))
        for row, seat in enumerate(order):
            player = view.players[seat]
            part("credits")[row] = player.credits
            part("credits-gained")[row] = player.credits_gained or 0
            _members(player.advances, part("advances")[row])
            _members(player.old_advances, part("old-advances")[row])
        self._board(view, order, rank, part)
        _cards(view, rank, part)
        for row, stacks in enumerate(view.stacks):
            part("stacks")[row] = [stack.empty for stack in stacks]
            discards = part("discards")[row]
            for stack in stacks:
                _count(stack.discards, discards)
        if view.trade is not None:
            _trade(view, rank, part)
        self._question(view, rank, part)

    def _players(self, view: View, order: list[Seat], players: Numbers) -> None:
        movement, trade = view.movement, view.trade
        line = {seat: place + 1 for place, seat in enumerate(view.line)}
        moving = {seat: place + 1 for place, seat in enumerate(movement.order if movement else ())}
        for row, seat in enumerate(order):
            player, purse = view.players[seat], view.purse_of(seat)
            asked = view.asked.get(seat)
            calamities = player.calamity_count
            players[row] = (
                player.civilization + 1,
                seat in view.left,
                seat in view.leaving,
                points(view, seat).total,
                player.step,
                seat in view.late_iron,
                purse.token_stock,
                player.city_stock,
                purse.treasury,
                player.census,
                player.hand_size,
                0 if calamities is None else calamities + 1,
                0 if asked is None else _QUESTION_NUMBER[asked] + 1,
                line.get(seat, 0),
                seat in view.waiting,
                trade is not None and seat in trade.seats,
                trade is not None and seat in trade.done,
                moving.get(seat, 0),
                movement is not None and seat in movement.ended,
                len(movement.broken.get(seat, ())) if movement else 0,
                movement.made.get(seat, 0) if movement else 0,
            )

    def _board(self, view: View, order: list[Seat], rank: Mapping[Seat, int], part: Any) -> None:
        column = self._area
        tokens, ships, cities = part("tokens"), part("ships"), part("cities")
        for row, seat in enumerate(order):
            for place, count in view.tokens_of(seat).items():
                tokens[row, column[place]] = count
            for place in view.ships_of(seat).values():
                ships[row, self._water[place]] += 1
        for place, count in view.barbarians.items():
            tokens[self.seats, column[place]] = count
        for place, owner in view.cities.items():
            cities[self.seats if owner == BARBARIANS else rank[owner], column[place]] = 1
        for place in view.new_cities:
            part("new-cities")[0, column[place]] = 1
        assert view.seat is not None
        draft = view.draft_of(view.seat)
        if draft is not None:
            self._draft(draft, part)

    def _draft(self, draft: DraftView, part: Any) -> None:
        column = self._area
        for name, moved in (("unmoved", draft.still), ("marched", draft.marched)):
            for place, count in moved.items():
                part(name)[0, column[place]] = count
        for row, (number, ship) in enumerate(sorted(draft.ships.items())[:SHIPS]):
            part("fleet")[row] = (
                number + 1,
                ship.place + 1,
                ship.paid,
                ship.steps,
                ship.load,
                ship.done,
            )

    def _question(self, view: View, rank: Mapping[Seat, int], part: Any) -> None:
        decision = view.decision
        if decision is None:
            return
        part("question")[0, _QUESTION_NUMBER[KINDS[type(decision)]]] = 1
        found = mentions(decision)
        places, players = part("asked-places")[0], part("asked-players")
        for place in found.places:
            places[self._place[place]] += 1
        for seat in found.seats:
            players[rank[seat], 0] += 1
        _count(found.cards, part("asked-cards")[0])
        part("asked-number")[0, 0] = sum(found.counts.values()) + found.shares


def _reached_by_ships(areas: Iterable[PlaceNo]) -> tuple[PlaceNo, ...]:
    reached: set[PlaceNo] = set()
    found = [area for area in areas if WATER[area]]
    while found:
        reached.update(found)
        found = [place for each in found for place in WATER[each] if place not in reached]
    return tuple(sorted(reached))


def _columns(places: tuple[PlaceNo, ...]) -> dict[PlaceNo, int]:
    return {place: column for column, place in enumerate(places)}


def _named(places: tuple[PlaceNo, ...]) -> tuple[str, ...]:
    return tuple(_facts.places[place].id for place in places)


def _members(set_: int, row: Numbers) -> None:
    while set_:
        lowest = set_ & -set_
        row[lowest.bit_length() - 1] = 1
        set_ ^= lowest


def _count(cards: Iterable[int], row: Numbers) -> None:
    for card in cards:
        row[card] += 1


def _cards(view: View, rank: Mapping[Seat, int], part: Any) -> None:
    _count(view.hand, part("hand")[0])
    eastern, givers = part("eastern")[0], part("givers")
    for card, blocks in view.origins.items():
        eastern[card] = sum(blocks)
    for card, seats in view.traders.items():
        for copy, giver in enumerate(seats[:COPIES]):
            givers[copy, card - FIRST_CALAMITY] = 1 if giver < 0 else rank[giver] + 2


def _trade(view: View, rank: Mapping[Seat, int], part: Any) -> None:
    trade = view.trade
    assert trade is not None
    part("said")[0, 0] = trade.said
    rows = part("offers")
    for row, offer in zip(
        rows, [trade.offers[number] for number in shown_offers(trade)], strict=False
    ):
        row[: len(OFFER)] = (
            rank[offer.seat] + 1,
            0 if offer.to is None else rank[offer.to] + 1,
            offer.counter is not None,
            offer.gives.count,
            offer.wants.count,
        )
        _, named, claimed, wished = _split(row, len(OFFER), 3)
        _state(offer.gives, named, claimed)
        _count(offer.wants.named, wished)
    rows = part("deals")
    for row, deal in zip(
        rows, [trade.deals[number] for number in shown_deals(trade)], strict=False
    ):
        row[: len(DEAL)] = (
            rank[deal.partner] + 1,
            deal.gives.count,
            deal.gets.count,
            deal.cards is not None,
            deal.partner_ready,
        )
        _, own_named, own_claimed, named, claimed, down = _split(row, len(DEAL), 5)
        _state(deal.gives, own_named, own_claimed)
        _state(deal.gets, named, claimed)
        _count(deal.cards or (), down)


def shown_offers(trade: TradeView) -> list[OfferNo]:
    """The numbers of the offers that are shown, by row."""
    return list(trade.offers)[-OFFERS:]


def shown_deals(trade: TradeView) -> list[OfferNo]:
    """The numbers of the deals that are shown, by row."""
    return list(trade.deals)[-DEALS:]


def _split(row: Numbers, first: int, lists: int) -> list[Numbers]:
    return np.split(row, [first + each * len(GOODS) for each in range(lists)])


def _state(statement: Statement, named: Numbers, claimed: Numbers) -> None:
    _count(statement.named, named)
    _count(statement.claims, claimed)
