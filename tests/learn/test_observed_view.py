"""The numbers of an observation against the view they come from."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest
from msgspec import structs

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName, facts
from ecumene.learn.number_blocks import NumberSchema
from ecumene.learn.observed_view import DEALS, OFFERS, QUESTIONS, ObservedView
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.game import Game
from ecumene.rules.phases.movement.movement_view import DraftView, MovementView, ShipView
from ecumene.rules.phases.trade.trade_view import DealView, TradeView
from ecumene.rules.play import Options
from ecumene.rules.state.ids import BARBARIANS
from ecumene.rules.state.trade_offers import Offer, Statement, Wish
from ecumene.rules.victory import points
from ecumene.rules.view import Agreed, PlayerView, StackView, View, views

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.learn.number_blocks import Numbers

OPTIONS = (
    Options(5, MapName.WEST, 4, short_game=True),
    Options(9, MapName.EAST, 4, last_turn=9),
    Options(18, MapName.BOTH, 4, last_turn=4),
)

FEW = 4
"""How often each kind of question is looked at in each game, besides other moments."""

SHOWN: dict[type, set[str]] = {
    View: {
        "seat", "agreed", "turn", "phase", "players", "hand", "traders", "origins", "theme",
        "stacks", "barbarians", "cities", "new_cities", "movement", "trade", "late_iron",
        "last_turn", "leaving", "left", "over", "asked", "line", "waiting", "decision",
    },
    Agreed: {"track", "short_game", "strict_movement", "last_turn"},
    PlayerView: {each.name for each in structs.fields(PlayerView)},
    StackView: {"empty", "discards"},
    MovementView: {"order", "ended", "drafts", "broken", "made"},
    DraftView: {"token_stock", "treasury", "still", "marched", "landed", "ships"},
    ShipView: {each.name for each in structs.fields(ShipView)},
    TradeView: {each.name for each in structs.fields(TradeView)},
    DealView: {each.name for each in structs.fields(DealView)},
    Offer: {"seat", "gives", "wants", "to", "counter"},
    Statement: {"count", "named", "claims"},
    Wish: {"count", "named"},
}  # fmt: skip
"""The fields of a view that the numbers show."""
LEFT_OUT: dict[type, dict[str, str]] = {
    View: {"regions": "follows from who has left"},
    Agreed: {
        "players": "the same in all games of an environment",
        "map": "the same",
        "civilizations": "the players have theirs",
        "timed": "no clock runs here",
    },
    DraftView: {"moves": "what they have come to is on the board"},
}
"""The other fields, and why not."""


def test_every_field_of_a_view_is_shown_or_left_out_for_a_reason() -> None:
    for struct, shown in SHOWN.items():
        fields = {each.name for each in structs.fields(struct)}
        left_out = {*LEFT_OUT.get(struct, ())}
        assert fields == shown | left_out, struct
        assert not shown & left_out


def observed() -> Iterator[tuple[ObservedView, NumberSchema, View, Numbers]]:
    """Views of all seats at many moments of some games, as numbers."""
    for options in OPTIONS:
        setup = facts().setup(options.players, options.map)
        assert setup is not None
        writer = ObservedView(setup)
        schema = NumberSchema(writer.blocks())
        game = Game(options)
        names = ("settler", "random", "merchant")
        players = {seat: PLAYERS[names[seat % 3]] for seat in range(options.players)}
        table = Table(players, options.seed)
        asked: Counter[type] = Counter()
        while not game.over:
            answer = table.next_answer(game)
            assert answer is not None
            game.apply(*answer)
            kinds = [type(decision) for decision in game.pending.values()]
            rare = any(asked[kind] < FEW for kind in kinds)
            asked.update(kinds)
            if rare or len(game.log) % 61 == 0:
                for view in views(game, range(options.players)):
                    numbers = np.zeros(schema.size, np.float32)
                    writer.fill(view, schema, numbers)
                    yield writer, schema, view, numbers


def named(schema: NumberSchema, numbers: Numbers, block: str) -> list[dict[str, int]]:
    """A block by rows, without zeros, with the names of its columns."""
    columns = schema.blocks[block].columns
    return [
        {columns[int(n)].name: int(row[n]) for n in np.flatnonzero(row)}
        for row in schema.part(numbers, block)
    ]


def by_id(kind: str, counted: dict[int, int]) -> dict[str, int]:
    return {NAMES[kind][number]: count for number, count in counted.items() if count}


def listed(kind: str, numbers: Any) -> dict[str, int]:
    found = [NAMES[kind][number] for number in numbers]
    return {name: found.count(name) for name in found}


@pytest.fixture(scope="module")
def some() -> list[tuple[ObservedView, NumberSchema, View, Numbers]]:
    return list(observed())


def test_the_numbers_say_what_the_view_says(
    some: list[tuple[ObservedView, NumberSchema, View, Numbers]],
) -> None:
    seen = set()
    for _, schema, view, numbers in some:
        assert (numbers >= 0).all()
        assert (numbers <= schema.most).all()
        for check in CHECKS:
            check(schema, view, numbers)
        if view.decision is not None:
            seen.add(type(view.decision))
    assert len(seen) > 15


def order(view: View) -> list[int]:
    assert view.seat is not None
    count = len(view.players)
    return [(view.seat + place) % count for place in range(count)]


def check_pieces(schema: NumberSchema, view: View, numbers: Numbers) -> None:
    tokens, cities = named(schema, numbers, "tokens"), named(schema, numbers, "cities")
    ships = named(schema, numbers, "ships")
    for row, seat in enumerate(order(view)):
        assert tokens[row] == by_id("place", view.tokens_of(seat))
        assert ships[row] == listed("place", view.ships_of(seat).values())
        own = [place for place, owner in view.cities.items() if owner == seat]
        assert cities[row] == listed("place", own)
    assert tokens[-1] == by_id("place", view.barbarians)
    pirates = [place for place, owner in view.cities.items() if owner == BARBARIANS]
    assert cities[-1] == listed("place", pirates)
    assert named(schema, numbers, "new-cities") == [listed("place", view.new_cities)]
    assert view.seat is not None
    draft = view.draft_of(view.seat)
    assert named(schema, numbers, "unmoved") == [by_id("place", draft.still if draft else {})]
    assert named(schema, numbers, "marched") == [by_id("place", draft.marched if draft else {})]
    fleet = [row for row in schema.part(numbers, "fleet").astype(int).tolist() if row[0]]
    ships_now = sorted(draft.ships.items()) if draft else []
    assert fleet == [
        [number + 1, ship.place + 1, ship.paid, ship.steps, ship.load, ship.done]
        for number, ship in ships_now
    ]


def check_players(schema: NumberSchema, view: View, numbers: Numbers) -> None:
    rows = named(schema, numbers, "players")
    for row, seat in zip(rows, order(view), strict=True):
        player, purse = view.players[seat], view.purse_of(seat)
        asked = view.asked.get(seat)
        expected = {
            "civilization": player.civilization + 1,
            "left": seat in view.left,
            "leaving": seat in view.leaving,
            "points": points(view, seat).total,
            "step": player.step,
            "late-iron": seat in view.late_iron,
            "token-stock": purse.token_stock,
            "city-stock": player.city_stock,
            "treasury": purse.treasury,
            "census": player.census,
            "hand": player.hand_size,
            "calamities": 0 if player.calamity_count is None else player.calamity_count + 1,
            "asked": 0 if asked is None else QUESTIONS.index(asked) + 1,
            "line": view.line.index(seat) + 1 if seat in view.line else 0,
            "waiting": seat in view.waiting,
        }
        if view.trade is not None:
            expected |= {"trading": seat in view.trade.seats, "done": seat in view.trade.done}
        if (moving := view.movement) is not None:
            expected |= {
                "moving": moving.order.index(seat) + 1 if seat in moving.order else 0,
                "moved": seat in moving.ended,
                "broken": len(moving.broken.get(seat, ())),
                "moves": moving.made.get(seat, 0),
            }
        assert row == {name: int(value) for name, value in expected.items() if value}
    for block, field in (("credits", "credits"), ("credits-gained", "credits_gained")):
        found = named(schema, numbers, block)
        for row, seat in zip(found, order(view), strict=True):
            assert row == by_id("group", dict(enumerate(getattr(view.players[seat], field))))
    for block, field in (("advances", "advances"), ("old-advances", "old_advances")):
        found = named(schema, numbers, block)
        for row, seat in zip(found, order(view), strict=True):
            held = getattr(view.players[seat], field)
            assert row == listed("advance", [n for n in range(51) if held >> n & 1])


def check_cards(schema: NumberSchema, view: View, numbers: Numbers) -> None:
    assert named(schema, numbers, "hand") == [listed("card", view.hand)]
    eastern = {card: sum(blocks) for card, blocks in view.origins.items()}
    assert named(schema, numbers, "eastern") == [by_id("card", eastern)]
    ranks = {seat: place + 2 for place, seat in enumerate(order(view))} | {-1: 1}
    for copy, row in enumerate(named(schema, numbers, "givers")):
        givers = {
            card: ranks[seats[copy]] for card, seats in view.traders.items() if copy < len(seats)
        }
        assert row == by_id("card", givers)
    for row, stacks in zip(named(schema, numbers, "stacks"), view.stacks, strict=True):
        assert row == {str(n + 1): 1 for n, stack in enumerate(stacks) if stack.empty}
    for row, stacks in zip(named(schema, numbers, "discards"), view.stacks, strict=True):
        assert row == listed("card", [card for stack in stacks for card in stack.discards])


def check_game(schema: NumberSchema, view: View, numbers: Numbers) -> None:
    [row] = named(schema, numbers, "game")
    expected = {
        "turn": view.turn,
        "phase": view.phase,
        "last-turn": view.last_turn or 0,
        "expert": view.agreed.track == "expert",
        "short-game": view.agreed.short_game,
        "over": view.over,
        "theme": 0 if view.theme is None else view.theme + 1,
    }
    assert row == {name: int(value) for name, value in expected.items() if value}
    [kind] = named(schema, numbers, "question")
    asked = () if view.decision is None else (str(view.decision.__struct_config__.tag),)
    assert tuple(kind) == asked


def check_trade(schema: NumberSchema, view: View, numbers: Numbers) -> None:
    offers, deals = named(schema, numbers, "offers"), named(schema, numbers, "deals")
    if view.trade is None:
        assert not any(offers)
        assert not any(deals)
        return
    ranks = {seat: place + 1 for place, seat in enumerate(order(view))}

    def goods(what: str, cards: Any) -> dict[str, int]:
        return {f"{what}-{name}": count for name, count in listed("card", cards).items()}

    known = list(view.trade.offers.values())[-OFFERS:]
    for row, offer in zip(offers, known, strict=False):
        expected = {
            "from": ranks[offer.seat],
            "to": 0 if offer.to is None else ranks[offer.to],
            "counter": offer.counter is not None,
            "gives": offer.gives.count,
            "wants": offer.wants.count,
            **goods("named", offer.gives.named),
            **goods("claimed", offer.gives.claims),
            **goods("wished", offer.wants.named),
        }
        assert row == {name: int(value) for name, value in expected.items() if value}
    assert not any(offers[len(known) :])
    own = list(view.trade.deals.values())[-DEALS:]
    for row, deal in zip(deals, own, strict=False):
        expected = {
            "partner": ranks[deal.partner],
            "gives": deal.gives.count,
            "gets": deal.gets.count,
            "put-down": deal.cards is not None,
            "ready": deal.partner_ready,
            **goods("own-named", deal.gives.named),
            **goods("own-claimed", deal.gives.claims),
            **goods("their-named", deal.gets.named),
            **goods("their-claimed", deal.gets.claims),
            **goods("down", deal.cards or ()),
        }
        assert row == {name: int(value) for name, value in expected.items() if value}
    assert not any(deals[len(own) :])
    assert schema.part(numbers, "said")[0, 0] == view.trade.said


CHECKS = (check_game, check_players, check_pieces, check_cards, check_trade)


def test_whatever_the_question_speaks_of_is_marked(
    some: list[tuple[ObservedView, NumberSchema, View, Numbers]],
) -> None:
    marked = set()
    for _, schema, view, numbers in some:
        blocks = ("asked-places", "asked-players", "asked-cards", "asked-number")
        for block in blocks:
            if any(named(schema, numbers, block)):
                marked.add(block)
                assert view.decision is not None
        if view.decision is not None:
            told = str(to_names(view.decision))
            for [row] in (named(schema, numbers, "asked-places"),):
                assert all(f"'{place}'" in told for place in row)
    assert marked == {"asked-places", "asked-players", "asked-cards", "asked-number"}


def test_every_number_has_a_name_of_its_own(
    some: list[tuple[ObservedView, NumberSchema, View, Numbers]],
) -> None:
    schemas = {id(schema): schema for _, schema, _, _ in some}
    for schema in schemas.values():
        names = list(schema.names())
        assert len(names) == len({*names}) == schema.size
        for index in (0, 1, 100, schema.size - 1):
            assert schema.name_of(index) == names[index]
        with pytest.raises(IndexError):
            schema.name_of(schema.size)
