# Strona: plansza.

page-board-label = Plansza
page-board-map = Mapa
page-board-map-keys = Strzałki przechodzą między obszarami, Enter wybiera obszar, plus i minus zmieniają skalę, 0 pokazuje całość, Shift ze strzałkami przesuwa mapę. To samo umożliwia lista obszarów.
page-board-failed = Nie udało się wczytać planszy.
page-board-again = Spróbuj ponownie

page-board-layers = Co pokazuje mapa
page-board-marks = Oznaczenia i strzałki
page-board-contrast = Wysoki kontrast
page-board-hide = Ukryj pionki
page-board-nearer = Przybliż
page-board-farther = Oddal
page-board-whole = Wszystko, co jest w grze
page-board-close = Zamknij

page-board-list = Lista obszarów
page-board-search = Znajdź obszar
page-board-list-asked = Do wyboru
page-board-list-own = Twoje obszary
page-board-list-seas = Otwarte morza
page-board-list-region = Region: { $region }
page-board-list-none = Żaden obszar tak się nie nazywa.
page-board-show = Pokaż na mapie: { $area }
page-board-about = Więcej: { $area }
page-board-limit = limit { $limit }

page-board-you = Ty
page-board-pirates = Piraci
page-board-city = miasto
page-board-tokens = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
page-board-ships = { $count ->
        [one] { $count } statek
        [few] { $count } statki
        [many] { $count } statków
       *[other] { $count } statku
    }
page-board-site = { $kind ->
        [flood-plain] teren pod miasto na równinie zalewowej
       *[safe] teren pod miasto
    }
page-board-out = Poza grą.
page-board-facts = Region: { $region }, limit { $limit }.
page-board-limit-now = Dla ciebie limit wynosi { $limit }.
page-board-plain = Równina zalewowa: { $name }.
page-board-volcano = Wulkan: { $name }.
page-board-by-land = Lądem
page-board-by-water = Wodą
page-board-nobody = nikogo tu nie ma
page-board-here = { $area }: { $pieces }.
page-board-here-asked = { $area }, do wyboru: { $pieces }.
page-board-here-chosen = { $area }, wybrano: { $pieces }.
page-board-party = { $who }: { $what }
