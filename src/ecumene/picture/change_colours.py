"""The colours of changes."""

from __future__ import annotations

MORE = "#1d6b3c"
"""More than before."""
FEWER = "#8a2a12"
GONE = "#8d857a"
"""The outline of a piece that has gone."""
