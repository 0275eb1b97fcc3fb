# Strona: board.

page-board-label = Plansza
page-board-map = Mapa
page-board-failed = Nie udało się wczytać planszy.
page-board-again = Spróbuj ponownie
