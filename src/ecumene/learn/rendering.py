"""A game as text and as a picture, as a spectator sees it."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from ecumene.api.standings import standing_lines
from ecumene.picture import draw_game, svg_to_png

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from ecumene.api.speech import NameSpeaker
    from ecumene.rules.view import View


def as_text(seen: View, speaker: NameSpeaker) -> str:
    """Turn and phase, and everyone's standing."""
    lines = standing_lines(seen, speaker.players(seen), speaker.messages)
    return "\n".join([speaker.heading(seen.turn, seen.phase), *lines])


def as_picture(seen: View, speaker: NameSpeaker) -> NDArray[np.uint8]:
    """The board, as an array of rows, columns and the three colours."""
    png = svg_to_png(draw_game(seen, speaker.messages))
    with Image.open(BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"))
