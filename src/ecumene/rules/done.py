"""The answer that ends many questions; it stands alone so that any question can list it."""

from __future__ import annotations

from msgspec import Struct


class Done(Struct, frozen=True, tag="done"):
    """Nothing more."""
