"""Characters are told apart by what they do, and levels by how well they do it."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import LEVELS, MIXTURES, PLAYERS, Table, at_level, seated
from ecumene.bots.characters import CHARACTERS
from ecumene.data import MapName, facts
from ecumene.rules import legal
from ecumene.rules.actions import MakeAllMoves
from ecumene.rules.decisions import AskTrade, AskVictims
from ecumene.rules.events import CityAttacked, DealMade
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.state.moves import Embark
from ecumene.rules.view import view

if TYPE_CHECKING:
    from ecumene.rules.events import Event

SEATS = 9
GAMES = 10
EVERYBODY = [at_level(character, level) for character in CHARACTERS for level in LEVELS]


def table_of(names: list[str], game: Game) -> Table:
    return Table({seat: PLAYERS[name] for seat, name in enumerate(names)}, game.options.seed)


@cache
def habits() -> dict[str, Counter[str]]:
    """What each character does in a game at tables where all of them mix, at their best."""
    done: dict[str, Counter[str]] = {name: Counter() for name in CHARACTERS}
    for seed in range(GAMES):
        names = seated(["mixed"] * SEATS, str(seed))
        game = Game(Options(SEATS, MapName.WEST, seed, last_turn=16))
        table = table_of(names, game)
        while not game.over:
            answer = table.next_answer(game)
            assert answer is not None
            seat, action = answer
            if isinstance(action, MakeAllMoves):
                done[names[seat]]["voyages"] += sum(isinstance(m, Embark) for m in action.moves)
            for event in game.apply(seat, action):
                note(event, names, done)
        for seat, name in enumerate(names):
            done[name]["games"] += 1
            owned = game.state.players[seat].advances
            for other in CHARACTERS.values():
                done[name][other.id] += sum(
                    owned >> facts().advances[each].index & 1 for each in other.traits.favours
                )
    return done


def note(event: Event, names: list[str], done: dict[str, Counter[str]]) -> None:
    match event:
        case CityAttacked(attacker=attacker, defender=defender) if min(attacker, defender) >= 0:
            done[names[attacker]]["attacks"] += 1
        case DealMade(cards_given=tuple(given), cards_taken=tuple(taken)):
            assert event.seat is not None
            for seat, cards in ((event.offerer, given), (event.seat, taken)):
                done[names[seat]]["deals"] += 1
                done[names[seat]]["passed on"] += sum(card >= FIRST_CALAMITY for card in cards)


def each(habit: str) -> dict[str, float]:
    """How often each character does something in a game."""
    return {name: done[habit] / done["games"] for name, done in habits().items()}


@pytest.mark.parametrize(
    ("habit", "who", "times"),
    [("attacks", "warlord", 1.3), ("voyages", "seafarer", 1.3)],
)
def test_who_does_most_of_something(habit: str, who: str, times: float) -> None:
    others = each(habit)
    own = others.pop(who)
    assert own > times * max(others.values())


def test_the_diplomat_passes_few_calamities_on() -> None:
    others = each("passed on")
    own = others.pop("diplomat")
    assert own < 0.6 * min(others.values())


def test_the_warlord_drives_a_harder_bargain_than_the_merchant() -> None:
    deals = each("deals")
    assert deals["warlord"] < 0.95 * deals["merchant"]


def test_most_leave_others_in_peace() -> None:
    peaceful = {name for name, character in CHARACTERS.items() if character.traits.war == "never"}
    assert len(peaceful) > len(CHARACTERS) // 2
    assert {name for name, attacks in each("attacks").items() if not attacks} == peaceful


@pytest.mark.parametrize("who", [who for who in CHARACTERS if CHARACTERS[who].traits.favours])
def test_everybody_learns_what_they_like(who: str) -> None:
    others = each(who)
    own = others.pop(who)
    assert own > sum(others.values()) / len(others)


def test_levels_are_in_order() -> None:
    """In the company of all: whoever is better has more points."""
    made: Counter[str] = Counter()
    for seed in range(GAMES):
        names = seated([name for name in MIXTURES for _ in range(2)], str(seed))
        game = Game(Options(len(names), MapName.WEST, seed, civilizations=None))
        table = table_of(names, game)
        while not game.over:
            answer = table.next_answer(game)
            assert answer is not None
            game.apply(*answer)
        for standing in game.ranking():
            level = PLAYERS.registered(names[standing.seat]).level
            assert level is not None
            made[level.id] += standing.total
    assert [level for level, _ in made.most_common()] == list(reversed(LEVELS))


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_is_legal_and_the_same_for_a_table_that_has_just_begun(level: str) -> None:
    """So it is after a restore, for a seat that changes hands, and on a server."""
    names = seated([at_level("mixed", level)] * SEATS, level)
    game = Game(Options(SEATS, MapName.EAST, 5, short_game=True, last_turn=3))
    table = table_of(names, game)
    compared = 0
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        seat, action = answer
        if seat in game.pending and (game.peek().trade is None or len(game.log) % 7 == 0):
            legal.check(view(game, seat), game.pending[seat], action)
            assert table_of(names, game).answer(game, seat) == action
            compared += 1
        game.apply(seat, action)
    assert compared > 20 * SEATS


@pytest.mark.parametrize("name", EVERYBODY)
def test_it_does_not_matter_who_is_a_person(name: str) -> None:
    """Outside trade, where people are waited for, everybody answers alike among all others."""
    game = Game(Options(5, MapName.WEST, 3, short_game=True, last_turn=3))
    table = table_of([name] * 5, game)
    asked: Counter[type] = Counter()
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        seat, action = answer
        if seat in game.pending and not isinstance(game.pending[seat], AskTrade):
            assert Table({seat: PLAYERS[name]}, 3).answer(game, seat) == action
            asked[type(game.pending[seat])] += 1
        game.apply(seat, action)
    assert len(asked) > 5


def test_whom_a_calamity_strikes_is_never_left_to_chance() -> None:
    """C5: those below the highest level name the leaders, too."""
    game = Game(Options(SEATS, MapName.WEST, 2))
    names = seated(["mixed-learning"] * SEATS, "2")
    table = table_of(names, game)
    asked = 0
    while not game.over:
        answer = table.next_answer(game)
        assert answer is not None
        seat, action = answer
        if seat in game.pending and isinstance(game.pending[seat], AskVictims):
            best = Table({seat: PLAYERS["strategist"]}, 2).answer(game, seat)
            assert action == best
            asked += 1
        game.apply(seat, action)
    assert asked


def test_all_characters_come_before_one_comes_again() -> None:
    characters = len(CHARACTERS)
    names = seated(["mixed"] * characters + ["mixed-casual"] * characters, "a game")
    assert Counter(names) == Counter([*CHARACTERS, *(at_level(c, "casual") for c in CHARACTERS)])
    assert seated(["mixed"] * 3, "a game") == names[:3]
    orders = {tuple(seated(["mixed"] * characters, str(chance))) for chance in range(9)}
    assert len(orders) == 9


def test_other_players_stay_where_they_are() -> None:
    names = seated(["settler", "mixed-learning", "nobody", "warlord"], "")
    assert names[::2] == ["settler", "nobody"]
    assert names[3] == "warlord"
    assert names[1].endswith("-learning")
