"""Many small checks as one test, which names every failure and not only the first.

A test of its own for each of thousands of messages takes longer to start than to run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVarTuple

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Ts = TypeVarTuple("Ts")


def every(
    cases: Callable[[], Iterable[tuple[*Ts]]],
) -> Callable[[Callable[[*Ts], None]], Callable[[], None]]:
    """Make a check of one case a test of all cases, which are made when the test runs."""

    def decorate(check: Callable[[*Ts], None]) -> Callable[[], None]:
        def test() -> None:
            __tracebackhide__ = True
            wrong, count = [], 0
            for case in cases():
                count += 1
                try:
                    check(*case)
                except (Exception, pytest.fail.Exception) as problem:
                    wrong.append(f"{' '.join(map(_named, case))}: {_told(problem)}")
            assert count, "there is nothing to check"
            if wrong:
                told = "\n".join(wrong)
                pytest.fail(f"{len(wrong)} of {count} are wrong:\n{told}", pytrace=False)

        # Not functools.wraps: pytest would take the arguments of the check for fixtures.
        test.__name__, test.__doc__ = check.__name__, check.__doc__
        test.__module__, test.__qualname__ = check.__module__, check.__qualname__
        return test

    return decorate


def _named(part: Any) -> str:
    """The label of a case in a failure."""
    return str(getattr(part, "__name__", None) or getattr(part, "id", part))


def _told(problem: BaseException) -> str:
    said = str(problem)
    return said if isinstance(problem, AssertionError) else f"{type(problem).__name__}: {said}"
