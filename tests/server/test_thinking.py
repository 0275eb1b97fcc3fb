"""Players who think in processes of their own: the same answers, whatever the players do."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import pytest

from ecumene.bots import PLAYERS, RememberingPlayer
from ecumene.rules import legal
from ecumene.rules.actions import Done
from ecumene.rules.decisions import AskPlacement, AskTrade
from ecumene.rules.defaults import default
from ecumene.rules.events import PhaseBegan
from ecumene.rules.format.record import replay
from ecumene.rules.game import Game
from ecumene.rules.view import view
from ecumene.server.games.bot_pool import BotPool
from tests.patience import PATIENCE
from tests.rules.random_games import after_turns
from tests.server.odd_players import ODD
from tools.random_play import RandomDriver
from tools.record_games import recorded

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecumene.rules.decisions import Decision
    from ecumene.rules.view import View

SHORT = 0.2
FOR_EVER = 100_000.0


@pytest.fixture(scope="module")
def thinkers() -> Iterator[BotPool]:
    made = BotPool(1, PATIENCE, ODD)
    yield made
    made.close()


def asked(game: Game) -> tuple[View, Decision]:
    seat, decision = next(iter(game.pending.items()))
    return view(game, seat), decision


@pytest.fixture(scope="module")
def moment() -> tuple[View, Decision]:
    return asked(after_turns(5, 1, 2))


def moments(name: str, apart: int) -> Iterator[tuple[View, Decision]]:
    """What is asked in a recorded game, here and there."""
    whole = replay(recorded(name))
    game = Game(whole.options)
    for number, entry in enumerate(whole.log):
        if number % apart == 0:
            yield asked(game)
        game.apply(entry.seat, entry.action)


# The same answers


def test_players_answer_as_they_would_here(thinkers: BotPool) -> None:
    there, here = thinkers.player("settler"), PLAYERS["settler"]
    kinds = set()
    for number, (seen, decision) in enumerate(moments("09-east-leaving", 11)):
        assert there(seen, decision, Random(number)) == here(seen, decision, Random(number))
        kinds.add(type(decision))
    assert len(kinds) > 8
    assert (thinkers.late, thinkers.failed) == (0, 0)


def test_the_random_source_is_the_one_given(moment: tuple[View, Decision]) -> None:
    """Also where some of it has been used; it stays as it is."""
    made = BotPool(1, PATIENCE)
    random = Random(5)
    random.gauss()
    before = random.getstate()
    there = [made.player("random")(*moment, random) for _ in range(3)]
    made.close()
    assert random.getstate() == before
    assert there == [PLAYERS["random"](*moment, random)] * 3


def test_a_list_is_the_beginning_of_all_legal_answers(thinkers: BotPool) -> None:
    for seen, decision in moments("05-west", 200):
        expected = tuple(islice(legal.answers(seen, decision), 20))
        assert thinkers.listed(seen, decision, 20) == expected


def test_nobody_is_played_who_is_not_known() -> None:
    with pytest.raises(KeyError):
        BotPool(1, PATIENCE).player("nobody")


# Whatever players do


@pytest.mark.parametrize("name", ["raising", "dying", "cheating"])
def test_who_fails_is_answered_for(
    thinkers: BotPool, moment: tuple[View, Decision], name: str
) -> None:
    before = thinkers.failed
    assert thinkers.player(name)(*moment, Random(1)) == default(*moment)
    assert (thinkers.failed, thinkers.late) == (before + 1, 0)
    settled = thinkers.player("settler")(*moment, Random(1))
    assert settled == PLAYERS["settler"](*moment, Random(1)), "the next one is asked as ever"


def test_who_takes_too_long_is_answered_for(moment: tuple[View, Decision]) -> None:
    made = BotPool(1, SHORT, ODD)
    assert made.player("endless")(*moment, Random(1)) == default(*moment)
    assert (made.late, made.failed) == (1, 0)
    made.close()


def test_a_list_that_takes_too_long_is_empty(moment: tuple[View, Decision]) -> None:
    seen, _ = moment
    room = dict.fromkeys(range(20), 30)
    made = BotPool(1, SHORT)
    assert made.listed(seen, AskPlacement(30, room), 10**12) == ()
    assert made.late == 1
    made.close()


@pytest.mark.parametrize("name", ["talking", "asked_to_end"])
def test_what_does_no_harm(
    thinkers: BotPool,
    moment: tuple[View, Decision],
    name: str,
    capfd: pytest.CaptureFixture[str],
) -> None:
    before = thinkers.failed
    assert thinkers.player(name)(*moment, Random(1)) == PLAYERS["settler"](*moment, Random(1))
    assert thinkers.failed == before
    assert capfd.readouterr().out == ""


def test_who_is_done_trading_stays_done(thinkers: BotPool) -> None:
    """X8: who is done is not asked, and to be done again would be illegal."""
    game, driver = after_turns(9, 3, 4), RandomDriver(3)
    while game.peek().trade is None:
        driver.step(game)
    seat = next(iter(game.pending))
    fails = thinkers.player("raising")
    assert fails(view(game, seat), AskTrade(), Random(1)) == Done()
    game.apply(seat, Done())
    assert fails(view(game, seat), AskTrade(), Random(1)) is None


def test_a_memory_reaches_the_process(thinkers: BotPool, moment: tuple[View, Decision]) -> None:
    elephant = thinkers.player("elephant")
    assert isinstance(elephant, RememberingPlayer)
    remembered = elephant.remember(elephant.nothing, 0, PhaseBegan(1, 3))
    failed = thinkers.failed
    answer = elephant.play(*moment, Random(1), remembered)
    assert answer == PLAYERS["settler"](*moment, Random(1))
    assert thinkers.failed == failed
    assert elephant(*moment, Random(1)) == default(*moment), "it has forgotten, and fails"
    assert thinkers.failed == failed + 1


# Several at a time


def test_many_threads_share_a_few_processes(moment: tuple[View, Decision]) -> None:
    """Some of them lose their process under way, which concerns nobody else."""
    made = BotPool(2, PATIENCE, ODD)
    names = ["settler", "dying", "raising", "settler", "settler", "cheating"] * 3
    with ThreadPoolExecutor(len(names)) as threads:
        answers = list(
            threads.map(lambda name: made.player(name)(*moment, Random(1)), names, timeout=300)
        )
    made.close()
    settled, instead = PLAYERS["settler"](*moment, Random(1)), default(*moment)
    assert answers == [settled if name == "settler" else instead for name in names]
    assert (made.failed, made.late) == (9, 0)


def test_a_slow_player_delays_nobody_else(moment: tuple[View, Decision]) -> None:
    """One process is busy until it is killed; all others are answered meanwhile."""
    made = BotPool(2, FOR_EVER, ODD)
    with ThreadPoolExecutor(1) as threads:
        slow = threads.submit(made.player("endless"), *moment, Random(1))
        answered = 0
        while answered < 20 or len(made.pids()) < made.processes:
            assert made.player("settler")(*moment, Random(1)) is not None
            answered += 1
        assert not slow.done()
        for worker in made.pids():
            os.kill(worker, signal.SIGKILL)
        assert slow.result() == default(*moment)
    assert made.failed == 1
    made.close()


# The end


def test_after_the_end_nobody_thinks(moment: tuple[View, Decision]) -> None:
    """A server that ends must not play defaults for those who would have thought of more."""
    made = BotPool(1, PATIENCE)
    made.close()
    with pytest.raises(RuntimeError):
        made.player("settler")(*moment, Random(1))
    made.close()


def test_no_process_is_started_before_it_is_needed() -> None:
    made = BotPool(8, PATIENCE)
    assert made.pids() == ()
    made.close()


ORPHAN = """
import os, sys, threading
from random import Random
from ecumene.rules.view import view
from ecumene.server.games.bot_pool import BotPool
from tests.patience import PATIENCE
from tests.rules.random_games import after_turns
from tests.server.odd_players import ODD

if __name__ == "__main__":
    game = after_turns(5, 1, 1)
    seat, decision = next(iter(game.pending.items()))
    seen = view(game, seat)
    thinkers = BotPool(1, PATIENCE, ODD)
    thinkers.player("settler")(seen, decision, Random(1))
    if sys.argv[1] == "busy":
        ask = thinkers.player("endless")
        threading.Thread(target=ask, args=(seen, decision, Random(1)), daemon=True).start()
    print(*thinkers.pids(), flush=True)
    sys.stdin.read()
"""


@pytest.mark.parametrize("doing", ["nothing", "busy"])
def test_processes_do_not_outlive_a_parent_that_is_killed(doing: str) -> None:
    """They have our pipe for errors, too, which is at its end when the last of them has ended."""
    with subprocess.Popen(
        [sys.executable, "-c", ORPHAN, doing],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    ) as parent:
        assert parent.stdout is not None
        assert parent.stderr is not None
        assert int(parent.stdout.readline()) != parent.pid
        if doing == "busy":
            assert parent.stderr.readline() == b"thinking\n"
        parent.kill()
        parent.communicate(timeout=PATIENCE)
