"""Draw the picture of the README: a game of nine computer players in its tenth turn."""

from __future__ import annotations

from pathlib import Path

from ecumene.bots import PLAYERS, Table
from ecumene.data import MapName
from ecumene.picture import draw_game, svg_to_png
from ecumene.rules.game import Game
from ecumene.rules.play import Options
from ecumene.rules.view import View, view
from ecumene.words import Messages

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "board.png"
SEATS = 9
SEED = 1
TURN = 10
PHASE = 6


def tenth_turn() -> View:
    """The game as everybody sees it when the cities of the tenth turn are built."""
    seen: list[View] = []

    def look(game: Game) -> None:
        state = game.state  # read here, so that the view is not as old as the last answer
        if (state.turn, state.phase) == (TURN, PHASE):
            seen.append(view(game, None))

    game = Game(Options(players=SEATS, map=MapName.WEST, seed=SEED), look)
    table = Table(dict.fromkeys(range(SEATS), PLAYERS["settler"]), SEED)
    while not seen:
        answer = table.next_answer(game)
        assert answer is not None, "nobody but computer players sits here"
        game.apply(*answer)
    return seen[0]


def main() -> None:
    """Write the picture."""
    svg = draw_game(tenth_turn(), Messages("en"), embed_fonts=False)
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_bytes(svg_to_png(svg, scale=0.5))


if __name__ == "__main__":
    main()
