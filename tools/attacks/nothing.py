"""No attack at all, to compare the others with."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from tools.attacks.frame import Attack

if TYPE_CHECKING:
    from tools.attacks.frame import Target


async def _look_on(_: Target) -> str:
    await asyncio.Event().wait()
    return ""


nothing = Attack("nothing", _look_on)
