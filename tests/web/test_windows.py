"""Everything that goes wrong in a window is noticed: otherwise page tests would mean little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.web.windows import Windows, assert_accessible

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.server.whole import Whole

WRONG = {
    "error: a mistake": "console.error('a mistake')",
    "uncaught: thrown": "setTimeout(() => { throw new Error('thrown') })",
    "status of 404": "fetch('/assets/nothing.js')",
    "not loaded: .*/api/me net::ERR_INTERNET": "fetch('/api/me').catch(() => {})",
    "elsewhere: http://localhost": "fetch('http://localhost:9/').catch(() => {})",
    "Content Security Policy": "document.body.setAttribute('style', 'color: red')",
}


def opened(windows: Windows, **more: Any) -> Page:
    page = windows.open("/rules", windows.server.person(), **more)
    page.get_by_role("heading", level=1).wait_for()
    return page


@pytest.mark.parametrize("problem", WRONG)
def test_what_goes_wrong_is_seen(browser: Browser, site: Whole, problem: str) -> None:
    """Even after something else, such as a font still loading when the connection was cut."""
    windows = Windows(browser, site)
    page = opened(windows, bypass_csp="elsewhere" in problem)
    page.context.set_offline("not loaded" in problem)
    page.evaluate(f"() => {{ console.error('another'); {WRONG[problem]} }}")
    windows.wait_for_problem(page, problem)
    with pytest.raises(AssertionError, match=problem):
        windows.close()


def test_what_is_expected_may_go_wrong(windows: Windows) -> None:
    page = opened(windows)
    windows.expect("a mistake on purpose")
    with page.expect_console_message():
        page.evaluate("() => console.error('a mistake on purpose')")


def test_what_axe_finds_is_told(windows: Windows) -> None:
    page = opened(windows)
    page.evaluate("() => document.body.append(document.createElement('input'))")
    with pytest.raises(AssertionError, match="label: Form elements must have labels"):
        assert_accessible(page)
