"""A real server with the page of the package, and a real browser.

Neither lives longer than the tests of a module: Playwright keeps an event loop in the thread that
runs the tests, and other tests there have their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.patience import PATIENCE
from tests.server.whole import whole
from tests.web.chromium import chromium
from tests.web.windows import Windows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.server.whole import Whole


expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as one:
        yield one


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Whole]:
    """A server for all tests of a module; each makes its own games."""
    with whole(tmp_path_factory.mktemp("site")) as server:
        yield server


@pytest.fixture
def windows(browser: Browser, site: Whole) -> Iterator[Windows]:
    """Windows for one test, which fails if something goes wrong in any of them."""
    mine = Windows(browser, site)
    yield mine
    mine.close()
