"""The Short Game (Q)."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import TYPE_CHECKING

import msgspec
import pytest

from ecumene.data import MapName, TrackName, facts
from ecumene.rules.actions import ChooseCities, ChooseCredits, PlaceTokens
from ecumene.rules.decisions import AskCivilization, AskFreeCredits, AskSpread, AskStartCities
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import CreditsChosen, GameOver, StartCitiesPlaced, ThemeRevealed
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game, Snapshot, encode
from ecumene.rules.phases import short_game, turn
from ecumene.rules.play import Options
from ecumene.rules.state.board import cities_of, limit_for
from ecumene.rules.state.game_state import decode
from ecumene.rules.state.lookup_tables import HAS_SITE, LIMIT
from ecumene.rules.view import view
from tests.rules.position import setup_for
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from ecumene.rules.actions import Action
    from ecumene.rules.play import Course, Play
    from ecumene.rules.state.ids import Seat

SETUPS = [(setup.players, setup.map) for setup in facts().setups]
FIVE = facts().setups[0].civilizations
START = facts().short_game.start
SEAS = facts().short_game.theme_sets["conquering-the-seas"].index


def new_game(players: int = 5, map_: MapName = MapName.WEST, seed: int = 1) -> Game:
    civilizations = setup_for(players, map_).civilizations
    return Game(Options(players, map_, seed, civilizations=civilizations, short_game=True))


def stand_still(_play: Play) -> Course[None]:
    """A phase in which nobody is ever asked and nothing happens."""
    yield {}


def begun(players: int = 5, map_: MapName = MapName.WEST, seed: int = 1) -> Game:
    """A Short Game at the moment when its first turn begins; it does not continue."""
    game = new_game(players, map_, seed)
    driver = RandomDriver(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(turn, "PHASES", (stand_still,))
        while game.state.phase == 0:
            driver.step(game)
    return game


def set_up_log(game: Game) -> list[object]:
    return [*(game.opening or ()), *(event for entry in game.log for event in entry.events)]


@pytest.mark.parametrize(("players", "map_"), SETUPS)
def test_what_everyone_starts_with(players: int, map_: MapName) -> None:
    """Q1, Q3, Q4."""
    game = begun(players, map_, seed=players)
    state = game.state
    assert (state.turn, state.phase) == (1, 1)
    themes = Counter(e.theme for e in set_up_log(game) if isinstance(e, ThemeRevealed))
    assert themes == Counter(facts().short_game.copies[players])
    for seat, player in enumerate(state.players):
        cities = cities_of(state, seat)
        assert len(cities) == START.cities
        assert sum(HAS_SITE[area] for area in cities) >= START.cities_on_sites
        assert all(LIMIT[area] > 0 for area in cities)
        assert {facts().areas[area].region for area in (*cities, *player.tokens)} == {
            player.civilization
        }
        assert sum(player.tokens.values()) <= START.tokens
        assert all(count <= limit_for(state, seat, a) for a, count in player.tokens.items())
        assert (player.treasury, player.step) == (START.treasury, START.step)
        assert player.advances.bit_count() == 4
        assert player.old_advances == player.advances
        assert len(player.hand) == START.cities
        assert player.theme is None
        assert player.token_stock + player.treasury + sum(player.tokens.values()) == 55


def test_credits_are_those_of_the_set_and_count_at_once() -> None:
    """Q3, S4: no starting credits, though five players would have 10 of every colour."""
    game = begun()
    log = set_up_log(game)
    revealed = {e.seat: e.theme for e in log if isinstance(e, ThemeRevealed)}
    free = {e.seat: e.credits for e in log if isinstance(e, CreditsChosen)}
    assert [seat for seat, theme in revealed.items() if theme == SEAS] == list(free)
    for seat, theme in revealed.items():
        expected = [0] * len(facts().groups)
        for advance in facts().short_game.theme_sets[theme].advances:
            for group, points in enumerate(facts().advances[advance].credits):
                expected[group] += points
        for group, points in free.get(seat, {}).items():
            expected[group] += points
        assert game.state.players[seat].credits == expected
        assert game.state.players[seat].credits_gained == []


def test_cities_are_placed_by_rank_and_seen() -> None:
    """Q1: the next player knows where the previous one's cities stand."""
    game = new_game()
    driver = RandomDriver(1)
    order = []
    while any(isinstance(each, AskStartCities) for each in game.pending.values()):
        assert len(game.pending) == 1
        order.append(next(iter(game.pending)))
        driver.step(game)
    assert order == [0, 1, 2, 3, 4]
    placed = [e for e in set_up_log(game) if isinstance(e, StartCitiesPlaced)]
    assert [event.seat for event in placed] == order


def test_the_theme_sets_are_secret_until_they_are_revealed() -> None:
    """Q1, G13: everybody knows their own."""
    game = new_game()
    dealt = [player.theme for player in game.state.players]
    assert Counter(dealt) == Counter(facts().short_game.copies[5])
    for seat in range(5):
        seen = view(game, seat)
        assert seen.theme == dealt[seat]
        assert all(player.advances == 0 for player in seen.players)
    assert view(game, None).theme is None
    assert view(begun(), 0).theme is None


def test_everyone_picks_knowing_their_theme_set() -> None:
    """Q1b: it is dealt before civilizations are picked, and stays theirs."""
    game = Game(Options(5, MapName.WEST, 1, short_game=True))
    dealt = [player.theme for player in game.state.players]
    assert Counter(dealt) == Counter(facts().short_game.copies[5])
    driver = RandomDriver(1)
    asked: set[tuple[Seat, type]] = set()
    while game.state.phase == 0 and len(asked) < 9:
        ((seat, decision),) = game.pending.items()
        assert isinstance(decision, AskCivilization | AskStartCities)
        assert decision.theme == view(game, seat).theme == dealt[seat]
        asked.add((seat, type(decision)))
        driver.step(game)
    kinds = Counter(kind for _, kind in asked)
    assert kinds == {AskCivilization: 4, AskStartCities: 5}  # the last player has nothing to pick


def cities_of_minoa(game: Game) -> AskStartCities:
    decision = game.pending[0]
    assert isinstance(decision, AskStartCities)
    return decision


def test_the_bounds_of_the_cities() -> None:
    """Q1, Q1a: at least four on sites, all different, in one's own region, none on limit 0."""
    game = new_game()
    asked = cities_of_minoa(game)
    region = facts().regions["minoa"].areas
    assert {*asked.sites, *asked.others} == {area for area in region if LIMIT[area]}
    sites, others = asked.sites, asked.others
    wrong: list[tuple[int, ...]] = [
        (*sites[:5], others[0]),
        (*sites[:3], *others[:2]),
        (*sites[:4],),
        (*sites[:4], *others[:2]),
        (*sites[:3], sites[0], others[0]),
        (*sites[:4], facts().areas["athens"].index),
    ]
    before = encode(game.state)
    for areas in wrong:
        with pytest.raises(IllegalAction) as caught:
            game.apply(0, ChooseCities(areas))
        assert caught.value.rule == "Q1"
    assert encode(game.state) == before
    for right in ((*sites[:4], others[0]), sites[:5]):
        asked.check(ChooseCities(right))
        assert ChooseCities(right) in asked.answers()
    game.apply(0, ChooseCities((*sites[:4], others[0])))


def test_what_is_offered_is_accepted() -> None:
    """The first answers of every decision of the set-up, each of them legal."""
    game = new_game(seed=3)
    driver = RandomDriver(3)
    kinds = set()
    while game.state.phase == 0:
        for seat, decision in game.pending.items():
            kinds.add(type(decision))
            offered = list(islice(game.answers(seat), 40))
            assert offered
            assert len(set(map(repr, offered))) == len(offered)
            for action in offered:
                assert not isinstance(decision, AskStartCities) or isinstance(action, ChooseCities)
                decision.check(action)  # type: ignore[union-attr]
        driver.step(game)
    assert {AskStartCities, AskSpread, AskFreeCredits} <= kinds


def until(game: Game, kind: type) -> Seat:
    driver = RandomDriver(1)
    while True:
        for seat, decision in game.pending.items():
            if isinstance(decision, kind):
                return seat
        driver.step(game)


@pytest.mark.parametrize(
    "chosen", [{0: 5}, {0: 15}, {0: 7, 1: 3}, {0: 10, 1: 0}, {0: 15, 1: -5}, {}]
)
def test_wrong_free_credits(chosen: dict[int, int]) -> None:
    """Q3, A-WRITTEN-RECORD: ten points in steps of five."""
    game = new_game()
    seat = until(game, AskFreeCredits)
    with pytest.raises(IllegalAction) as caught:
        game.apply(seat, ChooseCredits(chosen))
    assert caught.value.rule == "Q3"


def test_fewer_than_fourteen_tokens() -> None:
    """Q1: up to 14, each within the limit of its area."""
    game = new_game()
    seat = until(game, AskSpread)
    decision = game.pending[seat]
    assert isinstance(decision, AskSpread)
    area, room = next(iter(decision.room.items()))
    wrong: list[Action] = [
        PlaceTokens({area: room + 1}),
        PlaceTokens(decision.room),
        PlaceTokens({facts().areas["athens"].index: 1}),
    ]
    for action in wrong:
        with pytest.raises(IllegalAction) as caught:
            game.apply(seat, action)
        assert caught.value.rule == "Q1"
    game.apply(seat, PlaceTokens({}))
    assert game.state.players[seat].tokens == {}
    assert game.state.players[seat].treasury == START.treasury


def test_a_set_may_cost_a_city(monkeypatch: pytest.MonkeyPatch) -> None:
    """Q1: if the set says so; none of the printed ones is known to."""
    table = facts().short_game.theme_sets
    sets = [msgspec.structs.replace(each, destroys_city=True) for each in table]
    changed = msgspec.structs.replace(
        facts(), short_game=msgspec.structs.replace(facts().short_game, theme_sets=sets)
    )
    monkeypatch.setattr(short_game, "facts", lambda: changed)
    game = begun()
    for seat in range(5):
        assert len(cities_of(game.state, seat)) == START.cities - 1
        assert len(game.state.players[seat].hand) == START.cities - 1


def test_basic_only() -> None:
    """Q1, Q4."""
    with pytest.raises(IllegalAction) as caught:
        Game(Options(5, MapName.WEST, 1, TrackName.EXPERT, short_game=True))
    assert caught.value.rule == "Q1"


def test_the_record_of_a_short_game_replays() -> None:
    game = new_game(9, MapName.EAST, seed=4)
    driver = RandomDriver(4)
    while game.state.phase == 0:
        driver.step(game)
    again = replay(save(game))
    assert encode(again.state) == encode(game.state)
    assert save(again) == save(game)


def test_it_ends_as_a_basic_game() -> None:
    """Q4, H4: five steps after the start at the earliest."""
    state = decode(begun(seed=6).snapshot().state)
    for player in state.players:
        player.step = 14
        player.advances = (1 << len(facts().advances)) - 1
    game = Game.restore(Snapshot(new_game(seed=6).options, encode(state)))
    driver = RandomDriver(6)
    while game.state.turn == 1 and not game.over:
        driver.step(game)
    if game.over:
        over = game.log[-1].events[-1]
        assert isinstance(over, GameOver)
        assert over.rule == "H4"
    else:
        assert all(player.step < 15 for player in game.state.players)
