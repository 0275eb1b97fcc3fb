# Strona: around.
