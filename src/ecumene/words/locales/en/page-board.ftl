# The page: board.

page-board-label = The board
page-board-map = Map
page-board-failed = The board could not be loaded.
page-board-again = Try again
