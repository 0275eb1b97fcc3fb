"""Mailboxes and programs are asked before anything goes there, and never much."""

from __future__ import annotations

import io
import time
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import text

from ecumene.server.storage.engines import file_address, migrating_engine, parsed
from ecumene.server.storage.migrations import migrate
from tests.patience import PATIENCE
from tests.server.served import logged_to
from tests.server.timing import Clock, asked
from tests.server.told import added, code_in, confirmed, reached_by_mail, receiving
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.told import Receivers
    from tests.server.whole import Somebody

MAIL = {"type": "mail", "address": "stranger@example.org"}
AWAY = 60
HOUR = 3600
P256DH = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
PUSH = {
    "type": "web-push",
    "endpoint": "https://push.example.org/secret",
    "p256dh": P256DH,
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


@pytest.fixture
def receivers() -> Iterator[Receivers]:
    with receiving() as found:
        yield found


def play(anna: Somebody, clock: Clock, name: str = "A game") -> str:
    """A game in which somebody is asked for so long that they are told."""
    game: str = anna.create(name=name)["game"]["id"]
    asked(anna, game)
    clock.advance(AWAY)
    return game


def confirm(anna: Somebody, channel: str, code: str, status: int) -> Any:
    return anna.post(f"/me/channels/{channel}/confirm", {"code": code}, status=status)


@pytest.mark.parametrize("kind", ["mail", "webhook"])
def test_nothing_but_a_code_goes_where_nobody_has_typed_it(
    tmp_path: Path, receivers: Receivers, kind: str
) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna, ben = server.person(), server.person("Ben")
        reached_by_mail(ben, receivers, "anna@example.org")
        hook = {"type": "webhook", "url": receivers.hook, "format": "json"}
        channel = added(anna, MAIL if kind == "mail" else hook)
        # Ben is told after Anna would have been.
        play(anna, clock, "Win at evil.example now")
        game = play(ben, clock)
        while f"/games/{game}" not in receivers.next_mail().get_content():
            pass
        if kind == "webhook":
            assert receivers.calls.qsize() == 1
            code = receivers.calls.get()["code"]
            confirmed(anna, channel, code.lower().replace("-", " "))
            assert kind_of_next_call(anna, receivers, clock) == "turn"
    sent = [*receivers.mails.queue, *receivers.calls.queue]
    assert not [mail for mail in receivers.mails.queue if mail["To"] == MAIL["address"]], sent


def kind_of_next_call(anna: Somebody, receivers: Receivers, clock: Clock) -> str:
    play(anna, clock)
    kind: str = receivers.call()["kind"]
    return kind


def test_the_first_mail_is_a_code_without_words_of_others(
    tmp_path: Path, receivers: Receivers
) -> None:
    with whole(tmp_path, **receivers.settings) as server:
        anna = server.person("Win at evil.example")
        channel = added(anna, MAIL)
        mail = receivers.next_mail()
        assert mail["Subject"] == "Your code for Ecumene"
        assert "evil" not in mail.as_string()
        confirmed(anna, channel, code_in(mail))


def test_a_code_is_good_for_some_tries_and_for_a_while(
    tmp_path: Path, receivers: Receivers
) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna, eve = server.person(), server.person("Eve")
        channel = added(anna, MAIL)
        code = code_in(receivers.next_mail())
        assert confirm(eve, channel, code, 404)
        for left in (4, 3, 2, 1, 0):
            refused = confirm(anna, channel, "AAAA-AAAA", 403)["sentence"]
            assert (refused["key"], refused["args"]) == ("server-wrong-code", {"left": left})
        over = confirm(anna, channel, code, 409)
        assert over["sentence"]["key"] == "server-code-over"
        (listed,) = anna.get("/me/channels")["channels"]
        assert listed["code_until"] is None
        anna.post(f"/me/channels/{channel}/code")
        again = code_in(receivers.next_mail())
        assert again != code
        confirm(anna, channel, code, 403)
        clock.advance(HOUR)
        confirm(anna, channel, again, 409)
        (listed,) = anna.post(f"/me/channels/{channel}/code")["channels"]
        assert listed["code_until"] == clock() + HOUR * 1000
        confirmed(anna, channel, code_in(receivers.next_mail()))


def test_the_same_mailbox_is_added_once(tmp_path: Path, receivers: Receivers) -> None:
    with whole(tmp_path, **receivers.settings) as server:
        anna = server.person()
        channel = added(anna, MAIL)
        receivers.next_mail()
        assert added(anna, MAIL) == channel
        confirmed(anna, channel, code_in(receivers.next_mail()))
        assert len(anna.post("/me/channels", MAIL)["channels"]) == 1


def test_a_browser_has_agreed_by_itself(tmp_path: Path) -> None:
    with whole(tmp_path, vapid_subject="mailto:host@example.org") as server:
        (listed,) = server.person().post("/me/channels", PUSH)["channels"]
        assert listed["confirmed"]


# How much


def test_few_codes_go_to_one_mailbox_whoever_asks(tmp_path: Path, receivers: Receivers) -> None:
    """Also as many people, with all ways to write it, and after the server was started anew."""
    clock, sent = Clock(), 0
    addresses = ("stranger@example.org", "Stranger+1@Example.org", "stranger+2@EXAMPLE.ORG")
    for _ in range(3):
        with whole(tmp_path, clock, **receivers.settings) as server:
            for number in range(9):
                mallory = server.person(f"Mallory {number}")
                wanted = {"type": "mail", "address": addresses[number % 3]}
                said = mallory.client.post("/api/me/channels", json=wanted)
                sent += said.status_code == 200
                if said.status_code != 200:
                    refused = said.json()["sentence"]["key"]
                    assert (said.status_code, refused) == (429, "server-too-many-codes")
                    assert mallory.get("/me/channels")["channels"] == []
        clock.advance(HOUR)
    assert sent == receivers.mails.qsize() == 6
    clock.advance(24 * HOUR)
    with whole(tmp_path, clock, **receivers.settings) as server:
        added(server.person(), MAIL)


def test_few_codes_are_sent_for_one_person_and_at_one_address(
    tmp_path: Path, receivers: Receivers
) -> None:
    clock = Clock()
    statuses = []
    with whole(tmp_path, clock, **receivers.settings) as server:
        for number in range(40):
            if number % 15 == 0:
                mallory = server.person("Mallory")
            wanted = {"type": "mail", "address": f"stranger-{number}@example.org"}
            statuses.append(mallory.client.post("/api/me/channels", json=wanted).status_code)
    # Ten for the first person, who may not have more; ten for the next; then none from here.
    assert statuses[:15] == [200] * 10 + [409] * 5
    assert statuses[15:30] == [200] * 10 + [409] * 5
    assert statuses[30:] == [429] * 10
    assert receivers.mails.qsize() == 20


def test_notices_to_one_mailbox_are_bounded(tmp_path: Path, receivers: Receivers) -> None:
    clock = Clock()
    settings = {**receivers.settings, "open_games": 0}
    with whole(tmp_path, clock, **settings) as server:
        anna = server.person()
        reached_by_mail(anna, receivers, "anna@example.org")
        fill(tmp_path, clock(), 98)
        for _ in range(3):
            play(anna, clock)
        figures = wait_for_figure(anna, 'channel="mail",outcome="held"')
        assert figures >= 1
        assert receivers.mails.qsize() == 1  # of a hundred with the code and those before


def fill(folder: Path, now: int, count: int) -> None:
    """Let so many notices have been sent to wherever the last code went."""
    engine = migrating_engine(parsed(file_address(folder / "ecumene.sqlite")))
    one = (
        "INSERT INTO postings SELECT id || :number, :now, 'notice', person, recipient, NULL "
        "FROM postings WHERE kind = 'code'"
    )
    with engine.begin() as connection:
        for number in range(count):
            connection.execute(text(one), {"number": number, "now": now})
    engine.dispose()


def wait_for_figure(anna: Somebody, labels: str) -> float:
    """Wait until the server counts something; returns how often."""
    end = time.monotonic() + PATIENCE
    while True:
        lines = anna.client.get("/metrics").text.splitlines()
        found = [line for line in lines if labels in line and "_total" in line]
        if found:
            return float(found[0].rpartition(" ")[2])
        assert time.monotonic() < end


# What was there before


def test_channels_from_before_are_asked_first(tmp_path: Path, receivers: Receivers) -> None:
    clock = Clock()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        channel = added(anna, MAIL)
        receivers.next_mail()
    file = tmp_path / "ecumene.sqlite"
    engine = migrating_engine(parsed(file_address(file)))
    with engine.begin() as connection:
        connection.execute(text("UPDATE channels SET code_hash = NULL, code_until = NULL"))
    engine.dispose()
    with whole(tmp_path, clock, **receivers.settings) as server:
        anna = anna.at(server)
        (listed,) = anna.get("/me/channels")["channels"]
        assert (listed["confirmed"], listed["code_until"]) == (False, None)
        confirm(anna, channel, "AAAA-AAAA", 409)
        anna.post(f"/me/channels/{channel}/code")
        confirmed(anna, channel, code_in(receivers.next_mail()))


def test_an_update_asks_mailboxes_and_webhooks_and_not_browsers(address: str) -> None:
    migrate(parsed(address), "0001")
    engine = migrating_engine(parsed(address))
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO people VALUES ('anna', 'Anna', 'en', 1)"))
        for kind in ("mail", "webhook", "web-push"):
            values = f"('{kind}', 'anna', '{kind}', '{{}}', 5, 0)"
            connection.execute(text(f"INSERT INTO channels VALUES {values}"))  # noqa: S608
    migrate(parsed(address))
    with engine.begin() as connection:
        found = connection.execute(text("SELECT kind, confirmed FROM channels ORDER BY kind"))
        assert [tuple(row) for row in found] == [("mail", None), ("web-push", 5), ("webhook", None)]
    engine.dispose()


def test_no_log_tells_where_anybody_is_reached(tmp_path: Path, receivers: Receivers) -> None:
    log, clock = io.StringIO(), Clock()
    with logged_to(log), whole(tmp_path, clock, **receivers.settings) as server:
        anna = server.person()
        reached_by_mail(anna, receivers, "anna@example.org")
        play(anna, clock)
        receivers.next_mail()
    assert "by Mail: Sent()" in log.getvalue()
    assert "example" not in log.getvalue()
