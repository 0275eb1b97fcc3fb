"""An answer brings with it what has changed, so that whoever gave it need not ask."""

from __future__ import annotations

import asyncio
import threading
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from ecumene.rules.actions import EndMovement
from ecumene.seat.exchange import Answering, Known
from ecumene.seat.game_side import GameSide
from ecumene.seat.requests import request_of
from tests.patience import PATIENCE
from tests.server.inside import a_game, inside, settled, somebody
from tests.server.whole import whole

if TYPE_CHECKING:
    from pathlib import Path

    from ecumene.server.games.hosted_game import HostedGame
    from ecumene.server.service_container import Services
    from ecumene.server.services.accounts import Person

ANSWER, QUESTION = request_of(GameSide.answer), request_of(GameSide.asked)
PROPOSAL = request_of(GameSide.proposal)


@pytest.mark.parametrize("in_words", [False, True])
def test_an_answer_brings_what_has_changed_by_it(tmp_path: Path, in_words: bool) -> None:
    with whole(tmp_path) as server:
        anna = server.person()
        game = anna.create(short_game=True)["game"]["id"]
        anna.play_to_movement(game)
        path = f"/games/{game}/seats/0"
        parts = ["view", "asked", "hand"]
        had = anna.post(f"{path}/changes", {"parts": parts})
        known = {
            "parts": parts,
            "marks": had["marks"],
            "story": had["number"] if in_words else None,
        }
        moves = anna.get(f"{path}/proposal")["choice"]["action"]["moves"]
        body = {"question": had["asked"]["question"], "key": "one", "action": moves[0]}
        done = anna.post(f"{path}/answers", {**body, "known": known})
        assert done["changes"] == anna.post(f"{path}/changes", known)
        assert done["changes"]["number"] == done["number"] == had["number"] + 1
        assert done["changes"]["asked"]["question"] == done["question"]
        assert done["changes"]["hand"] is None
        assert bool(done["changes"]["story"]) == in_words
        assert anna.post(f"{path}/answers", {**body, "known": known}) == done
        assert anna.post(f"{path}/answers", body)["changes"] is None
        wish = {"question": done["question"], "key": "back", "known": known}
        undone = anna.post(f"{path}/undo", wish)
        assert undone["changes"]["marks"]["hand"] == had["marks"]["hand"]
        assert undone["changes"] == anna.post(f"{path}/changes", known)
        assert anna.post(f"{path}/undo", wish) == undone


async def moving(found: Services, anna: Person) -> tuple[str, str]:
    """A game in which the person is asked to move, and the name of the question."""
    game = await a_game(found, anna, short_game=True)
    while True:
        await settled(found)
        asked = await found.seat_requests.ask(QUESTION, game, anna, 0)
        assert asked.body is not None
        if asked.body.kind == "move":
            return game, asked.question
        choice = (await found.seat_requests.ask(PROPOSAL, game, anna, 0)).choice
        said = Answering(asked.question, asked.question, choice.action)
        await found.seat_requests.ask(ANSWER, game, anna, 0, said)


async def answered(found: Services, anna: Person, game: str, question: str) -> Any:
    said = Answering(question, "end", EndMovement(), Known(("view", "asked")))
    return msgspec.json.decode(await found.seat_requests.ask(ANSWER, game, anna, 0, said))


def test_it_is_of_the_moment_right_after_the_answer(tmp_path: Path) -> None:
    """Computers go on at once, which the socket tells."""

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game, question = await moving(found, anna)
        done = await answered(found, anna, game, question)
        assert done["changes"]["number"] == done["number"]
        assert not done["changes"]["asked"]["pending"]
        await settled(found)
        later = await found.registry.look(game, lambda hosted: hosted.counts[0])
        assert later > done["number"]

    inside(tmp_path, scenario)


def test_an_answer_does_not_wait_for_what_its_owner_thinks_about(tmp_path: Path) -> None:
    begun, free = threading.Event(), threading.Event()

    def think(_: HostedGame) -> bool:
        begun.set()
        return free.wait(PATIENCE)

    async def scenario(found: Services) -> None:
        anna = await somebody(found)
        game, question = await moving(found, anna)
        other = await a_game(found, anna, people=5)
        number = await found.registry.look(game, lambda hosted: hosted.counts[0])
        thinking = asyncio.create_task(found.registry.think(other, anna, think))
        try:
            async with asyncio.timeout(PATIENCE / 2):
                while not begun.is_set():
                    await asyncio.sleep(0.001)
                answering = asyncio.create_task(answered(found, anna, game, question))
                while await found.registry.look(game, lambda each: each.counts[0]) == number:
                    await asyncio.sleep(0.001)
                assert not answering.done()
        finally:
            free.set()
        assert await thinking
        done = await answering
        assert done["changes"]["number"] >= done["number"] > number

    inside(tmp_path, scenario)
