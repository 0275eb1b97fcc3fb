# Strona: board.
