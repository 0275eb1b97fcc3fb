"""Leaving the game (L)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import msgspec
import pytest

from ecumene.data import MapName, facts
from ecumene.rules.actions import Leave, PlaceTokens
from ecumene.rules.decisions import AskCities, AskSpread
from ecumene.rules.errors import IllegalAction
from ecumene.rules.events import Displaced, GameOver, Leaving, Left, SurplusRemoved
from ecumene.rules.format.record import replay, save
from ecumene.rules.game import Game, encode
from ecumene.rules.phases.leaving import announce, let_leave
from ecumene.rules.play import Options, Play
from ecumene.rules.state.board import cities_of, conflict_areas, default_beneficiaries
from ecumene.rules.state.ids import BARBARIANS, NOBODY
from ecumene.rules.state.lookup_tables import FIRST_CALAMITY
from ecumene.rules.view import view
from tests.rules.answering import check_sums, go_through, send
from tests.rules.position import ASSYRIA, EGYPT, HATTI, HELLAS, MINOA, area, empty_play, place
from tests.rules.position import save as save_up
from tools.random_play import RandomDriver

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecumene.rules.actions import Action
    from ecumene.rules.state.ids import Seat

PURCHASES = 12
LEAVES_AFTER = {0: 0, 1: 1, 2: 5, 3: 5, 4: 5, 5: 5, 6: 6, 7: 7, 8: 8, 9: 11, 10: 11} | {
    11: 11,
    12: 12,
    13: 13,
}


def leave(play: Play, seat: Seat, answers: Iterable[tuple[Seat, Action]] = ()) -> list[object]:
    """Let a player leave after phase 12; returns the events."""
    play.state.phase = PURCHASES
    announce(play, seat)
    play.events = []
    go_through(let_leave(play), answers)
    check_sums(play)
    return list(play.events)


def position() -> Play:
    """Egypt at home and abroad, and others in its region."""
    play = empty_play()
    place(play, EGYPT, {"tanis": 2, "thera": 1, "lycia": 2}, ["memphis", "jerusalem", "athens"])
    play.state.players[EGYPT].ships = [area("tanis"), area("thera")]
    save_up(play, EGYPT, 7)
    return play


def test_pieces_at_home_are_gone_and_abroad_they_are_barbarians() -> None:
    """L3."""
    play = position()
    events = leave(play, EGYPT)
    assert play.state.barbarians == {area("thera"): 1, area("lycia"): 2}
    assert play.state.cities == {area("athens"): BARBARIANS}
    assert play.state.left == [EGYPT]
    player = play.state.players[EGYPT]
    assert (player.token_stock, player.treasury, player.ships) == (55, 0, [])
    barbarians = {area("thera"): 1, area("lycia"): 2}
    assert events == [Left(EGYPT, barbarians, (area("athens"),))]


def test_barbarians_and_pirates_of_the_region_are_gone() -> None:
    """L3."""
    play = position()
    place(play, BARBARIANS, {"sinai": 3, "rhodes": 2}, ["petra"])
    leave(play, EGYPT)
    assert area("sinai") not in play.state.barbarians
    assert play.state.barbarians[area("rhodes")] == 2
    assert area("petra") not in play.state.cities


def test_cards_credits_and_markers() -> None:
    """L2, L2a, H5: cards go to their discard piles and stay conserved."""
    play = position()
    state, player = play.state, play.state.players[EGYPT]
    stacks = state.stacks[0]
    before = [Counter(stack.cards) for stack in stacks]
    player.hand = [stacks[1].cards.pop(), stacks[4].cards.pop(0), stacks[8].cards.pop(0)]
    player.advances, player.step, player.census = 0b1011, 6, 20
    leave(play, EGYPT)
    assert player.hand == []
    assert [Counter([*s.cards, *s.discards]) for s in stacks] == before
    assert (player.advances, player.step, player.census, sum(player.credits)) == (0, 0, 0, 0)


def test_who_left_is_nobodys_beneficiary() -> None:
    """L2a, C4: neither by stock nor as the giver of a calamity."""
    play = position()
    calamity = FIRST_CALAMITY + facts().calamities["treachery"].index
    play.state.players[HATTI].hand = [calamity, calamity]
    play.state.players[HATTI].traders = {calamity: [EGYPT, MINOA]}
    leave(play, EGYPT)
    assert play.state.players[HATTI].traders == {calamity: [NOBODY, MINOA]}
    assert EGYPT not in default_beneficiaries(play.state, [MINOA, HATTI, EGYPT])
    assert EGYPT not in play.seats
    assert EGYPT not in play.by_rank()


def test_the_region_is_out_of_play() -> None:
    """L3, M9."""
    play = position()
    assert area("tanis") in play.areas
    leave(play, EGYPT)
    assert play.areas == play.setup.areas - set(facts().regions["egypt"].areas)
    seen = view(Game.from_state(play.options, play.state, last_phase=play.state.phase), None)
    assert facts().civilizations["egypt"].index not in seen.regions
    assert seen.areas_in_play == play.areas
    leave(play, HATTI)
    assert area("troy") not in play.areas
    assert area("athens") in play.areas


def test_others_move_out() -> None:
    """L4: ships go, cities are reduced, tokens move to where others of theirs are."""
    play = position()
    place(play, HATTI, {"gaza": 2, "troy": 1, "sardes": 1}, ["petra"])
    play.state.players[HATTI].ships = [area("gaza"), area("troy")]
    play.state.phase = PURCHASES
    announce(play, EGYPT)
    course = let_leave(play)
    asked = next(course)
    petra = facts().areas["petra"].limit
    total = 2 + petra
    room = {area("sardes"): total, area("troy"): total}
    assert asked == {HATTI: AskSpread(total, total, room, "L4")}
    play.events = []
    answer = PlaceTokens({area("sardes"): total})
    assert send(course, HATTI, answer) == {}
    sardes = facts().areas["sardes"].limit
    assert play.state.players[HATTI].tokens == {area("troy"): 1, area("sardes"): sardes}
    assert play.state.players[HATTI].ships == [area("troy")]
    left = {area("gaza"): 2, area("petra"): petra}
    assert play.events == [
        Displaced(HATTI, left, {area("sardes"): total}, (area("gaza"),)),
        SurplusRemoved(HATTI, area("sardes"), 1 + total - sardes),
    ]
    check_sums(play)


def test_too_little_stock_for_reduced_cities() -> None:
    """L4: as many tokens as possible."""
    play = position()
    place(play, HATTI, {"troy": 1}, ["petra", "gaza"])
    save_up(play, HATTI, 53)
    leave(play, EGYPT)
    assert play.state.players[HATTI].tokens == {area("troy"): 2}
    assert cities_of(play.state, HATTI) == []


def test_only_where_no_conflict_results() -> None:
    """L4, M12: a shared area takes tokens up to its printed limit, one at war takes none."""
    play = position()
    limit = facts().areas["troy"].limit
    place(play, HATTI, {"gaza": 4, "troy": 1, "sardes": 3, "knossos": 1}, ["colchis"])
    place(play, MINOA, {"troy": 1, "sardes": 3}, ["knossos"])
    leave(play, EGYPT)
    assert play.state.players[HATTI].tokens[area("troy")] == limit - 1
    assert play.state.players[HATTI].tokens[area("sardes")] == 3
    assert play.state.players[HATTI].tokens[area("knossos")] == 1
    assert area("gaza") not in play.state.players[HATTI].tokens


def test_who_has_nowhere_to_go_loses_the_tokens() -> None:
    """L4."""
    play = position()
    place(play, HATTI, {"gaza": 4})
    events = leave(play, EGYPT)
    assert play.state.players[HATTI].tokens == {}
    assert Displaced(HATTI, {area("gaza"): 4}, {}) in events


@pytest.mark.parametrize(("phase", "last"), LEAVES_AFTER.items())
def test_when_they_leave_and_all_check_surplus_and_support(phase: int, last: int) -> None:
    """L1, L5: after the phase, or the coming 5 or 11 if limits may still be exceeded."""
    play = empty_play()
    limit = facts().areas["troy"].limit
    place(play, HATTI, {"troy": 9}, ["sardes", "miletus", "kanesh", "ionia", "hattusa"])
    play.state.phase = phase
    announce(play, EGYPT)
    assert play.events == [Leaving(EGYPT, last)]
    for play.state.phase in range(phase, last):
        assert list(let_leave(play)) == []
        assert (play.state.leaving, play.state.left) == ([EGYPT], [])
    assert play.state.players[HATTI].tokens == {area("troy"): 9}
    play.state.phase = last
    asked = next(let_leave(play))
    assert (play.state.leaving, play.state.left) == ([], [EGYPT])
    assert play.state.players[HATTI].tokens == {area("troy"): limit}
    assert isinstance(asked[HATTI], AskCities)


def test_barbarians_stay_above_the_limit() -> None:
    """L5, K3a: the pieces left behind are nobody's surplus, nor are earlier Barbarians."""
    play = empty_play()
    place(play, EGYPT, {"troy": 5, "athens": 1}, ["athens"])
    place(play, BARBARIANS, {"sardes": 9})
    events = leave(play, EGYPT)
    assert play.state.barbarians == {area("troy"): 5, area("athens"): 1, area("sardes"): 9}
    assert not any(isinstance(event, SurplusRemoved) for event in events)


def test_the_last_one_has_won() -> None:
    """L7: even with the lowest points, and having wanted to leave too."""
    play = empty_play()
    for seat in play.seats:
        play.state.players[seat].step = 3 * seat
        announce(play, seat)
    play.state.phase = PURCHASES
    play.events = []
    go_through(let_leave(play), [])
    assert play.state.left == [MINOA, ASSYRIA, HATTI, HELLAS]
    assert play.state.over
    over = play.events[-1]
    assert isinstance(over, GameOver)
    assert (over.rule, [each.seat for each in over.ranking]) == ("L7", [EGYPT])
    assert list(let_leave(play)) == []


def test_leaving_while_others_leave() -> None:
    """L1: a player who announces it while another's pieces are dealt with leaves next."""
    play = position()
    place(play, HATTI, {"gaza": 2, "troy": 1, "sardes": 1})
    play.state.phase = PURCHASES
    announce(play, EGYPT)
    course = let_leave(play)
    next(course)
    announce(play, MINOA)
    assert send(course, HATTI, PlaceTokens({area("troy"): 2})) == {}
    assert play.state.left == [EGYPT, MINOA]


def some_game(seed: int) -> tuple[Game, RandomDriver]:
    civilizations = facts().setups[0].civilizations
    game = Game(Options(5, MapName.WEST, seed, civilizations=civilizations))
    return game, RandomDriver(seed)


def test_leaving_is_no_answer() -> None:
    """L1: everybody's question stays the same, and nobody leaves twice."""
    game, driver = some_game(3)
    for _ in range(30):
        driver.step(game)
    pending = dict(game.pending)
    last = LEAVES_AFTER[game.state.phase]
    assert game.apply(2, Leave()) == (Leaving(2, last),)
    assert game.pending == pending
    with pytest.raises(IllegalAction) as caught:
        game.apply(2, Leave())
    assert caught.value.rule == "L1"
    again = Game.restore(game.snapshot())
    assert encode(again.state) == encode(game.state)
    while not game.state.left:
        assert game.state.phase <= last
        driver.step(game)
    assert game.state.left == [2]
    assert 2 not in game.pending
    with pytest.raises(IllegalAction):
        game.apply(2, Leave())


@pytest.mark.parametrize("seed", range(4))
def test_everyone_leaves_one_by_one(seed: int) -> None:
    """L: in any phase; the rest keeps to the rules, and the record replays."""
    game, driver = some_game(seed)
    goers = driver.random.sample(range(5), 4)
    steps = 0
    while not game.over:
        driver.step(game)
        steps += 1
        if goers and steps % 97 == 0:
            game.apply(goers.pop(), Leave())
        check_in_play(game)
    assert len(game.state.left) == 4
    assert len(game.ranking()) == 1
    assert not game.pending
    assert save(replay(save(game))) == save(game)


def check_in_play(game: Game) -> None:
    """The regions of players who have left are empty, and so are their hands."""
    state = game.state
    regions = [facts().regions[state.players[seat].civilization].areas for seat in state.left]
    gone = {each for region in regions for each in region}
    assert gone.isdisjoint(state.cities)
    assert gone.isdisjoint(state.barbarians)
    for seat, player in enumerate(state.players):
        assert gone.isdisjoint(player.tokens)
        assert gone.isdisjoint(player.ships)
        if seat in state.left:
            assert seat not in game.pending
            assert (player.token_stock, player.city_stock, player.hand) == (55, 9, [])


def test_moving_in_causes_no_conflict() -> None:
    """L4: by rank, so that the second finds less room."""
    play = position()
    for seat in (MINOA, HATTI):
        place(play, seat, {"gaza": 1, "sinai": 1, "troy": 1})
    leave(play, EGYPT)
    assert list(conflict_areas(play.state)) == []
    troy = facts().areas["troy"].limit
    assert play.state.players[MINOA].tokens == {area("troy"): min(3, troy - 1)}
    assert play.state.players[HATTI].tokens == {area("troy"): max(1, troy - 3)}


def test_leaving_is_part_of_the_snapshot() -> None:
    game, driver = some_game(5)
    for _ in range(20):
        driver.step(game)
    game.apply(1, Leave())
    for _ in range(3):
        driver.step(game)
    again = Game.restore(game.snapshot())
    assert encode(again.state) == encode(game.state)
    assert again.pending == game.pending
    assert msgspec.structs.asdict(again.snapshot()) == msgspec.structs.asdict(game.snapshot())
