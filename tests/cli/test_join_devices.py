"""Opening a link from another device: nobody changes their identity unasked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecumene.cli.join.address import read_address
from ecumene.cli.join.first_contact import JoiningStopped, Opening
from ecumene.cli.join.server_client import ServerClient
from ecumene.cli.join.token_file import Tokens
from ecumene.cli.play.screen import Screen
from ecumene.cli.refusal import CommandRefusal
from ecumene.server import wire
from ecumene.words import Messages
from tests.server.whole import whole

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.whole import Somebody, Whole


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    with whole(tmp_path_factory.mktemp("site")) as server:
        yield server


def come(
    site: Whole, home: Path, fragment: str = "", *typed: str, back: bool = False
) -> wire.Credentials:
    """Go to a server by a link, and type some lines; returns the resulting identity."""
    lines = iter(typed)
    server = ServerClient(site.address, "en")
    screen = Screen(Messages("en"), lambda: next(lines, None))
    opening = Opening(server, Tokens(home / "servers.json"), screen)
    try:
        opening.be_known(read_address(site.address + fragment), None, back=back)
        return server.get("/me", wire.Credentials)
    finally:
        server.close()


def link_of(person: Somebody) -> str:
    link: str = person.post("/me/codes")["link"]
    return link.removeprefix(person.whole.address)


def test_whoever_is_somebody_is_asked_and_can_go_back(
    site: Whole, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    mallory = site.person("Mallory")
    mallory.create()
    link = link_of(mallory)
    assert come(site, tmp_path, "", "Victim").name == "Victim"
    capsys.readouterr()
    assert come(site, tmp_path, link, "").name == "Victim"  # Enter means stay
    told = " ".join(capsys.readouterr().out.split())
    assert "Here you are Victim, with no games." in told
    assert "This link switches you to Mallory, with 1 game." in told
    with pytest.raises(JoiningStopped):
        come(site, tmp_path, link)
    assert come(site, tmp_path).name == "Victim"
    assert come(site, tmp_path, link, "2").name == "Mallory"
    assert come(site, tmp_path).name == "Mallory"
    assert come(site, tmp_path, back=True).name == "Victim"
    assert come(site, tmp_path, back=True).name == "Mallory"


def test_whoever_is_nobody_yet_or_the_same_is_not_asked(site: Whole, tmp_path: Path) -> None:
    anna = site.person("Anna")
    assert come(site, tmp_path, link_of(anna)).name == "Anna"
    assert come(site, tmp_path, link_of(anna)).name == "Anna"
    assert [each["name"][:7] for each in anna.get("/me/devices")["devices"]] == ["", "Ecumene"]
    with pytest.raises(CommandRefusal, match="join-no-former"):
        come(site, tmp_path, back=True)
