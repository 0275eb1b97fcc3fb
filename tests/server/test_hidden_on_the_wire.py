"""Nothing that is hidden leaves the server (G13, X5a): whoever listens and asks learns no more.

Games are played twice, with everything exchanged that a reader may not know, or with others talking
in secret and without. What the reader gets over the socket and by all requests must be the same,
byte by byte: content, order, number and presence.
"""

from __future__ import annotations

import io
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from msgspec.structs import replace

from ecumene.rules.actions import AcceptOffer, MakeOffer, PutDownCards
from ecumene.rules.format.record import fairness_of, replay
from ecumene.rules.game import Game
from ecumene.server.games.autoplay import ORDER_DELAY
from ecumene.server.services.accounts import hash_of
from tests.patience import wait_until
from tests.server.served import logged_to
from tests.server.twin_games import LAST, OPTIONS, READERS, START, due_at, gathered, sitting
from tests.server.whole import whole
from tools.twins import hidden_from, play_span, starts, twin

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecumene.rules.actions import Action
    from ecumene.rules.game import Snapshot
    from ecumene.rules.state.ids import Seat
    from ecumene.seat.reader_messages import Reader
    from tests.server.twin_games import Party, Sitting
    from tools.twins import Span

STEPS = 6
CLOCKS: dict[str, Any] = {
    "none": {"kind": "none"},
    "decision": {"kind": "decision", "seconds": 600},
    "bank": {"kind": "bank", "seconds": 600, "increment": 30},
    "trade": {"kind": "phase", "seconds": 600, "trade": 300},
}


@pytest.fixture(scope="module")
def party(tmp_path_factory: pytest.TempPathFactory) -> Party:
    return gathered(tmp_path_factory.mktemp("party"))


# Twins


def seen_of(party: Party, span: Span, start: Snapshot) -> list[Any]:
    """All that the reader of a span gets to see of it, from this start."""
    with sitting(party, start) as here:
        found: list[Any] = [here.look(span.reader)]
        for number, (seat, action) in enumerate(span.answered):
            said = here.answer(seat, action)
            found.append(said if seat == span.reader else None)
            here.say(f"Answer {number}")
            found.append(here.look(span.reader))
        here.say(LAST)
        return [*found, here.heard(span.reader)]


@pytest.mark.parametrize("phase", [1, 3, 6, 7, 8, 9, 12])
def test_what_is_hidden_changes_nothing_on_the_wire(
    party: Party, tmp_path: Path, phase: int
) -> None:
    """G13, D4, X5a, X7, Y1."""
    random = Random(phase)
    reader: Reader = random.choice(READERS)
    span = play_span(random.choice(starts(OPTIONS)[phase]), reader, random, STEPS)
    other = twin(span, random)
    assert hidden_from(reader, other) != hidden_from(reader, span.start)
    expected = seen_of(party.moved(tmp_path / "one"), span, span.start)
    found = seen_of(party.moved(tmp_path / "two"), span, other)
    for before, now in zip(expected, found, strict=True):
        assert now == before


# What two say to each other


def trade_with_something_to_say() -> tuple[Snapshot, Seat, Seat]:
    """A trade, and two who have enough cards to make a deal."""
    for start in starts(OPTIONS)[7]:
        game = Game.restore(start)
        able = [seat for seat in game.pending if offer_of(game, seat, 0) is not None]
        if len(able) > 1:
            return start, able[0], able[1]
    raise AssertionError("nobody ever has anything to offer")


def offer_of(game: Game, seat: Seat, to: Seat) -> MakeOffer | None:
    """An offer to one player alone."""
    for action in islice(game.answers(seat), 100):
        if isinstance(action, MakeOffer):
            return replace(action, to=to)
    return None


def answer_of(game: Game, seat: Seat, kind: type[Action]) -> Action:
    return next(each for each in game.answers(seat) if isinstance(each, kind))


def talk_in_secret(here: Sitting, one: Seat, other: Seat) -> None:
    """An offer to one player, accepted; the first cards are put down; words to one player."""
    offer = offer_of(here.game, one, other)
    assert offer is not None
    here.answer(one, offer)
    here.answer(other, answer_of(here.game, other, AcceptOffer))
    here.answer(one, answer_of(here.game, one, PutDownCards))
    here.say("Let nobody hear of it.", to=(other,), seat=one)


def say_nothing(here: Sitting, _one: Seat, _other: Seat) -> None:
    """The same time goes by in silence."""
    here.clock.now += 3000


def seen_by_others(
    party: Party,
    start: Snapshot,
    pair: tuple[Seat, Seat],
    talk: Callable[[Sitting, Seat, Seat], None],
) -> dict[Reader, list[Any]]:
    """All that everybody else gets to see while two of them talk."""
    others = [reader for reader in READERS if reader not in pair]
    with sitting(party, start) as here:
        talk(here, *pair)
        looks = {reader: here.look(reader) for reader in others}
        here.say(LAST)
        return {reader: [*looks[reader], here.heard(reader)] for reader in others}


@pytest.mark.parametrize("clock", CLOCKS)
def test_nobody_notices_what_two_say_to_each_other(tmp_path: Path, clock: str) -> None:
    """X5, X5a: no message, no number, no clock and no name of a question tells of it."""
    (tmp_path / "party").mkdir()
    party = gathered(tmp_path / "party", clock=CLOCKS[clock])
    start, *pair = trade_with_something_to_say()
    found = [
        seen_by_others(party.moved(tmp_path / name), start, (pair[0], pair[1]), talk)
        for name, talk in (("talk", talk_in_secret), ("silence", say_nothing))
    ]
    for reader, seen in found[0].items():
        assert seen == found[1][reader]


# What one plans


def plan_in_secret(here: Sitting, one: Seat, _other: Seat) -> None:
    """A movement made up at home: further moves, some taken back, what would come of it."""
    here.clock.now += 3000
    here.plan(one)


def test_nobody_notices_what_one_plans(tmp_path: Path) -> None:
    """M2: moves that are planned leave no trace, with nobody."""
    (tmp_path / "party").mkdir()
    party = gathered(tmp_path / "party", clock=CLOCKS["bank"])
    start = starts(OPTIONS)[3][0]
    one = next(iter(Game.restore(start).pending))
    found = [
        seen_by_others(party.moved(tmp_path / name), start, (one, one), act)
        for name, act in (("plan", plan_in_secret), ("nothing", say_nothing))
    ]
    assert len(found[0]) == OPTIONS.players  # with whoever looks on
    assert found[0] == found[1]


def test_secret_words_do_not_count_when_answers_are_to_be_taken_back(
    party: Party, tmp_path: Path
) -> None:
    """O2: a proposal has a number, which everybody sees."""
    start = starts(OPTIONS)[3][0]
    found = []
    for name, words in (("one", 0), ("two", 3)):
        with sitting(party.moved(tmp_path / name), start) as here:
            seat = next(iter(here.game.pending))
            here.answer(seat, next(here.game.answers(seat)))
            for _ in range(words):
                here.say("Let nobody hear of it.", to=(1,))
            order = {"type": "propose-take-back", "seat": seat}
            here.party.people[0].post(f"/games/{here.party.game}/host", order)
            here.say(LAST)
            found.append([*here.look(None), here.look(2), here.heard(None), here.heard(2)])
    assert found[0] == found[1]


def test_games_are_listed_in_the_same_order_whatever_is_said_in_them(tmp_path: Path) -> None:
    with whole(tmp_path) as server:
        anna, ben, cleo = (server.person(name) for name in ("Anna", "Ben", "Cleo"))
        games = []
        for _ in range(2):
            made = anna.create(people=5, computers=0)
            games.append(made["game"]["id"])
            for who in (ben, cleo):
                who.join(made["links"]["join"])
        before = [game["id"] for game in cleo.get("/games")["games"]]
        for game in games:
            anna.post(f"/games/{game}/seats/0/chat", {"text": "Psst", "to": [1]})
            assert [game["id"] for game in cleo.get("/games")["games"]] == before


# Standing orders


def test_orders_answer_after_the_same_time_whatever_is_in_the_hand(
    party: Party, tmp_path: Path
) -> None:
    """O5i: somebody buys nothing, with these cards or others."""
    random = Random(5)
    start = starts(OPTIONS)[12][-1]
    seat = next(iter(Game.restore(start).pending))
    span = play_span(start, None, random, 0)
    other = twin(span, random)
    found = []
    for name, position in (("one", start), ("two", other)):
        with sitting(party.moved(tmp_path / name), position) as here:
            order: Any = {"wishes": {"advances": []}}
            here.party.people[seat].put(f"/games/{here.party.game}/seats/{seat}/orders", order)
            due = due_at(here.party)
            assert due == START + ORDER_DELAY
            here.clock.now = due
            until_answered(here, seat)
            here.say(LAST)
            found.append((here.heard(None), here.look(None)))
    assert found[0] == found[1]


def until_answered(here: Sitting, seat: Seat) -> None:
    """Wait until nobody waits for a seat any more."""
    path = f"/games/{here.party.game}"
    watcher = here.party.watcher
    wait_until(lambda: all(each["seat"] != seat for each in watcher.get(path)["waited"]))


# Secrets


def test_no_secret_is_in_any_answer_message_or_log(tmp_path: Path) -> None:
    """A game is played to its end; what all were told until then has no seed, salt or token."""
    log = io.StringIO()
    told: list[bytes] = []
    with logged_to(log, "debug"), whole(tmp_path) as server:
        anna, ben, zoe = (server.person(name) for name in ("Anna", "Ben", "Zoe"))
        made = anna.create(people=2, computers=3, short_game=True, last_turn=1)
        game, links = made["game"]["id"], made["links"]
        ben.join(links["join"])
        zoe.join(links["watch"])
        readers = {0: anna, 1: ben, None: zoe}
        for who in readers.values():
            who.client.event_hooks = {"response": [lambda said: told.append(said.read())]}
        while (info := anna.get(f"/games/{game}"))["stage"] != "over":
            mark = len(told)
            look_around(game, readers)
            for seat in (0, 1):
                readers[seat].answer_as_proposed(game, seat)
        record = anna.client.get(f"/api/games/{game}/record").content
    fair = fairness_of(record)
    assert fair is not None
    assert info["seed"] == f"{replay(record).options.seed}/{fair.salt}"
    secrets = [link.rpartition("=")[2] for link in (links["host"], links["join"], links["watch"])]
    secrets += [each.token.rpartition(".")[0] for each in readers.values()]
    secrets += [*map(hash_of, secrets), str(replay(record).options.seed), fair.salt]
    everything = b"\n".join([*told[:mark], log.getvalue().encode()])
    assert [secret for secret in secrets if secret.encode() in everything] == []
    assert len(log.getvalue().splitlines()) > len(told) / 2


def look_around(game: str, readers: dict[Reader, Any]) -> None:
    """Everyone asks for everything there is."""
    for reader, who in readers.items():
        where = "watch" if reader is None else f"seats/{reader}"
        for path in ("", "/scores", f"/{where}/view", f"/{where}/messages", f"/{where}/moments"):
            who.get(f"/games/{game}{path}")
