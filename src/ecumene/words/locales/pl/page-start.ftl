# Strona: start.
