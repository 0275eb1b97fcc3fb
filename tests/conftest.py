"""How properties are tried (Hypothesis): never judged by the clock, since machines are noisy.

``make test`` tries the same examples each time, so that one commit has one verdict; ``make
properties`` tries others each time.
"""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile(
    "repeatable", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "new", settings.get_profile("repeatable"), derandomize=False, print_blob=True
)
settings.load_profile("repeatable")
