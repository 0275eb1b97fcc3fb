"""How long tests wait.

They wait for what they need, and for nothing else. So the limit is not a judgement on speed, which
differs from machine to machine and from hour to hour; it only ends a test whose wait is in vain.
"""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 300.0
"""Seconds after which something that has not come will not come."""
