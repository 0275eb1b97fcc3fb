"""The limit of open files, raised as far as possible: every connection is one."""

from __future__ import annotations

import sys

ENOUGH = 1024 * 1024
"""Containers may allow a thousand times as many, which some systems handle badly."""


def allow_many() -> int | None:
    """Raise the limit for this process and its workers; returns it, or None if unknown."""
    if sys.platform == "win32":
        return None
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if most == resource.RLIM_INFINITY else min(most, ENOUGH)
    if allowed == resource.RLIM_INFINITY or allowed >= wanted:
        return allowed
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
    except (OSError, ValueError):  # a system may allow less than it says
        return allowed
    return wanted
