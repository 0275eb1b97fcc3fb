# The page: move.
