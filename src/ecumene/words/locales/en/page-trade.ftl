# The page: trade.
