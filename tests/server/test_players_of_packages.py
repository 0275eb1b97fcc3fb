"""A computer player that an installed package brings along, on a server as people start it."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from ecumene.bots import PLAYERS
from ecumene.server.settings import Settings
from tests.bots.installing import install
from tests.patience import PATIENCE
from tests.server.started import running
from tests.server.whole import Whole, closing_all

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.started import Running

SEATS = [{"computer": None}, *[{"computer": "miser"}] * 4]
SAYS = "Miser plays like a settler, but buys no advances."


UNLIMITED = {
    "ECUMENE_THINKERS": "1",
    "ECUMENE_THINKING_SECONDS": str(int(PATIENCE)),
    "ECUMENE_REQUESTS_PER_MINUTE": "0",
    "ECUMENE_REQUESTS_PER_ADDRESS": "0",
}


@contextmanager
def serving(folder: Path, **settings: str) -> Iterator[tuple[Running, Whole]]:
    """A server, and where people reach it."""
    with running(folder, "ecumene", "serve", **UNLIMITED, **settings) as server:
        whole = Whole(int(server.address.rpartition(":")[2]), Settings())
        with closing_all(whole.clients):
            yield server, whole


def test_it_plays_in_the_thinking_processes_and_is_replaced_where_it_is_missing(
    tmp_path: Path,
) -> None:
    site, diary = tmp_path / "site", tmp_path / "diary"
    install(site, "ecumene-miser", "miser = ecumene_miser:MISER")
    install(site, "wrong", "odd = wrong:ODD", "raise LookupError('sorry')")
    settings = {"PYTHONPATH": str(site), "MISER_DIARY": str(diary)}
    with serving(tmp_path, **settings) as (server, whole):
        anna = whole.person()
        found: Any = anna.get("/computers")["computers"]
        assert [each["name"] for each in found] == [*PLAYERS, "miser"]
        assert found[-1]["about"] == {"en": SAYS, "pl": SAYS}
        assert found[0]["about"]["pl"].startswith("Osadnik ")

        odd = [{"computer": None}, *[{"computer": "odd"}] * 4]
        refused = anna.post("/games", {"name": "A game", "seats": odd}, status=400)
        assert refused["text"].startswith(
            "There is no computer player odd. Choose one of settler, "
        )
        assert refused["text"].endswith(", random, miser, mixed.")

        game = anna.post("/games", {"name": "A game", "seats": SEATS})["game"]["id"]
        anna.play_until(game, 0, lambda info: info["turn"] > 1)
        asked = [line.split() for line in diary.read_text().splitlines()]
        assert len(asked) > 4
        assert str(server.process.pid) not in {pid for pid, _ in asked}
        assert server.stop(signal.SIGTERM) == 0
        told = [each["event"] for each in server.logged()]
        assert "odd of wrong cannot be imported: LookupError: sorry" in told

    before = diary.read_text()
    with serving(tmp_path) as (server, whole):
        anna = anna.at(whole)
        info = anna.play_until(game, 0, lambda info: info["turn"] > 2)
        assert info["seats"][1]["computer"] == "miser", "who comes back when it is installed again"
        assert server.stop(signal.SIGTERM) == 0
        told = [each["event"] for each in server.logged()]
        assert "computer player miser is not installed: settler plays instead" in told
    assert diary.read_text() == before
