"""Set-up of all tests.

Programs that tests start do not inherit PYTHON* settings, which could hide a fault or cause one,
nor ignore signals, as everything does that a shell runs in the background.

Properties (Hypothesis) are never judged by the clock, since machines are noisy. ``make test`` tries
the same examples each time, so that one commit has one verdict; ``make properties`` tries others
each time, and ten times as many.
"""

from __future__ import annotations

import os
import signal
from threading import current_thread, main_thread
from typing import TYPE_CHECKING

from hypothesis import HealthCheck, settings

from tests.tries import USUAL

if TYPE_CHECKING:
    import pytest

for _name in [name for name in os.environ if name.startswith("PYTHON")]:
    del os.environ[_name]

if current_thread() is main_thread():
    for _number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
        if signal.getsignal(_number) is signal.SIG_IGN:
            # Still without effect here, but a handler is not inherited.
            signal.signal(_number, lambda *_: None)

settings.register_profile(
    "repeatable",
    deadline=None,
    derandomize=True,
    max_examples=USUAL,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "new",
    settings.get_profile("repeatable"),
    derandomize=False,
    max_examples=10 * USUAL,
    print_blob=True,
)
settings.load_profile("repeatable")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--pictures", action="store_true", help="keep a picture of every question")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests: at the end, one process would wait for the other.

    Those that need a browser are next. Towards the end a process that is done takes tests from
    another, and half a module of these would start a server and a browser once more.
    """
    items.sort(
        key=lambda item: (
            item.get_closest_marker("long") is None,
            "browser" not in getattr(item, "fixturenames", ()),
        )
    )
