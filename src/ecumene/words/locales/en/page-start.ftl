# The page: start.
