"""Between the engine and the referee, which meet only here, in the tests."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from ecumene.data import facts
from ecumene.rules.format.codec import to_names
from ecumene.rules.format.id_names import NAMES
from ecumene.rules.state.ids import BARBARIANS, NOBODY
from tools.referee.cards import Card, Layer
from tools.referee.findings import Report
from tools.referee.following import PHASES, Referee
from tools.referee.tables import BARBARIANS as BARBARIAN_NAME

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from msgspec import Struct

    from ecumene.rules.events import Event
    from ecumene.rules.play import Play
    from ecumene.rules.state.game_state import Player as EnginePlayer
    from ecumene.rules.state.game_state import State
    from tools.referee.position import Player, Position

AREA, PLACE, CARD = facts().areas.ids(), NAMES["place"], NAMES["card"]
ADVANCE, GROUP, CIV = NAMES["advance"], NAMES["group"], NAMES["civilization"]


def plain(struct: Struct) -> Any:
    """A struct of the engine as a log contains it."""
    return msgspec.json.decode(msgspec.json.encode(to_names(struct)))


def plain_events(events: Iterable[Event]) -> list[dict[str, Any]]:
    return [plain(event) for event in events]


def referee_for(play: Play) -> Referee:
    """A referee that has seen everything up to an engine position at the start of a phase."""
    state = play.state
    referee = Referee(plain(play.options), Report("case"))
    position = referee.position
    if state.phase == 0:
        _take_stacks(position, state)
        return referee
    for player, other in zip(position.players, state.players, strict=True):
        _take_player(position, player, other)
        player.left = player.seat in state.left
        player.late_iron = player.seat in state.late_iron
    position.cities = {AREA[a]: _party(owner) for a, owner in state.cities.items()}
    position.barbarians = Counter(_by_area(state.barbarians))
    position.built = {AREA[area] for area in state.new_cities}
    position.in_play = {AREA[area] for area in play.areas}
    _take_stacks(position, state)
    position.turn, position.phase = state.turn, state.phase
    position.last_turn = state.last_turn or None
    position.late_iron_entered = state.late_iron_entered
    referee.leaving += state.leaving
    position.time_called = state.time_called
    referee.judge = PHASES[state.phase](position)
    return referee


def _party(owner: int) -> int | str:
    return BARBARIAN_NAME if owner == BARBARIANS else owner


def _by_area(tokens: Mapping[int, int]) -> dict[str, int]:
    return {AREA[area]: count for area, count in tokens.items() if count}


def _advances(bits: int) -> set[str]:
    return {name for index, name in enumerate(ADVANCE) if bits >> index & 1}


def _take_player(position: Position, player: Player, other: EnginePlayer) -> None:
    player.civ = CIV[other.civilization]
    player.block = next(
        block.value for block, civs in position.setup.blocks.items() if other.civilization in civs
    )
    player.stock, player.cities, player.treasury = (
        other.token_stock,
        other.city_stock,
        other.treasury,
    )
    player.tokens = Counter(_by_area(other.tokens))
    player.ships = [PLACE[place] for place in other.ships]
    player.advances = _advances(other.advances)
    player.fresh = _advances(other.advances & ~other.old_advances)
    player.credits = dict(zip(GROUP, other.credits, strict=True))
    player.gained = Counter(dict(zip(GROUP, other.credits_gained, strict=False)))
    player.census, player.step = other.census, other.step
    player.hand.cards = hand_of(position, player.block, other)


def hand_of(position: Position, own_block: str, other: EnginePlayer) -> list[Card]:
    """The cards of a hand, with the block and the giver of each."""
    blocks = [block.value for block in position.setup.blocks]
    decks = list(position.setup.decks.values())
    cards, seen = [], Counter[int]()
    for card in other.hand:
        homes = [
            block
            for block, deck in zip(blocks, decks, strict=True)
            if card >= len(facts().commodities) or deck.get(card)
        ]
        copy = seen[card]
        seen[card] += 1
        noted = other.origins.get(card, [])
        block = blocks[noted[copy]] if copy < len(noted) else own_block
        givers = other.traders.get(card, [])
        giver = givers[copy] if copy < len(givers) and givers[copy] != NOBODY else None
        cards.append(Card(CARD[card], homes[0] if len(homes) == 1 else block, giver))
    return cards


def _take_stacks(position: Position, state: State) -> None:
    """The stacks in exact order, each card its own layer."""
    for block, stacks in zip(position.setup.blocks, state.stacks, strict=True):
        for number, stack in enumerate(stacks, 1):
            key = block.value, number
            position.stacks.layers[key] = [
                Layer(Counter([CARD[card]]), None) for card in stack.cards
            ]
            position.stacks.discards[key] = Counter(CARD[card] for card in stack.discards)


def differences(position: Position, state: State) -> list[str]:
    """Differences between the pieces and cards of the referee and the engine."""
    found = []

    def compare(what: str, one: object, other: object) -> None:
        if one != other:
            found.append(f"{what}: referee {one}, engine {other}")

    for player, other in zip(position.players, state.players, strict=True):
        seat = f"seat {player.seat}"
        compare(f"{seat} tokens", dict(player.tokens), _by_area(other.tokens))
        compare(f"{seat} cities in stock", player.cities, other.city_stock)
        compare(f"{seat} stock", player.stock, other.token_stock)
        compare(f"{seat} treasury", player.treasury, other.treasury)
        compare(f"{seat} ships", sorted(player.ships), sorted(PLACE[p] for p in other.ships))
        compare(f"{seat} advances", player.advances, _advances(other.advances))
        compare(f"{seat} step", (player.step, player.census), (other.step, other.census))
        cards = hand_of(position, player.block, other)
        compare(f"{seat} hand", _sorted(player.hand.cards), _sorted(cards))
    owners = {AREA[area]: _party(owner) for area, owner in state.cities.items()}
    compare("cities", position.cities, owners)
    compare("Barbarians", dict(position.barbarians), _by_area(state.barbarians))
    for block, stacks in zip(position.setup.blocks, state.stacks, strict=True):
        for number, stack in enumerate(stacks, 1):
            key = block.value, number
            left = sum((_cards_in(layer) for layer in position.stacks.layers[key]), Counter())
            compare(f"stack {key}", +left, Counter(CARD[card] for card in stack.cards))
            discards = Counter(CARD[card] for card in stack.discards)
            compare(f"discards {key}", +position.stacks.discards[key], discards)
    return found


def _cards_in(layer: Layer) -> Counter[str]:
    return layer.cards + Counter([layer.bottom] if layer.bottom else [])


def _sorted(cards: list[Card]) -> list[tuple[str, str, int]]:
    """Sort cards; water has no block, and only calamities remember who traded them."""
    calamities = facts().calamities.ids()
    return sorted(
        (
            card.name,
            "" if card.name == "water" else card.block,
            -1 if card.trader is None or card.name not in calamities else card.trader,
        )
        for card in cards
    )
