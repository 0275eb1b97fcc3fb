# Strona: trade.
