# The page: around.
