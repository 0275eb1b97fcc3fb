"""Many checks in one test: every failure is named."""

from __future__ import annotations

import pytest

from tests.every import every


def test_whatever_is_wrong_is_named() -> None:
    @every(lambda: [("one", 1), ("two", 2), ("three", 3), ("four", 4)])
    def check(name: str, number: int) -> None:
        """What is checked."""
        if name == "four":
            raise KeyError(number)
        if name == "three":
            with pytest.raises(KeyError):
                pass
        assert number != 2, f"not {number}"

    with pytest.raises(pytest.fail.Exception) as failure:
        check()
    first, *wrong = str(failure.value).splitlines()
    assert first == "3 of 4 are wrong:"
    named = [line.partition(":")[0] for line in wrong if ": " in line]
    assert named == ["two 2", "three 3", "four 4"]
    assert "not 2" in wrong[0]
    assert (check.__name__, check.__doc__) == ("check", "What is checked.")


def test_to_check_nothing_is_wrong() -> None:
    nobody: list[tuple[str]] = []

    @every(lambda: nobody)
    def check(_name: str) -> None:
        pass

    with pytest.raises(AssertionError, match="nothing"):
        check()
