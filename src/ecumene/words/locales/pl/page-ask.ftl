# Strona: ask.
