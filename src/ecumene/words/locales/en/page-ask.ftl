# The page: ask.
