# Strona: move.
