# The page: board.
