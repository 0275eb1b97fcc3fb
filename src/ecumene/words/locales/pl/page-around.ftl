# Strona: powtórka, wykresy, stałe polecenia, powiadomienia.

page-replay-back = Wróć do gry
page-replay-where = { $phase ->
        [0] Przygotowanie
       *[other] Tura { $turn }, { name-of-phase }
    }
page-replay-told = Co się wtedy stało
page-replay-nothing = Nie stało się tu nic, co byłoby ci wiadome.
page-replay-charts = Wykresy
page-replay-subject = { $subject ->
        [points] Punkty
        [cities] Miasta
       *[advances] Rozwój
    }
page-replay-chart = { $subject ->
        [points] Punkty wszystkich, tura po turze
        [cities] Miasta wszystkich, tura po turze
       *[advances] Karty rozwoju wszystkich, tura po turze
    }
page-replay-before = Poprzednia faza
page-replay-after = Następna faza
page-replay-play = { $playing ->
        [true] Zatrzymaj
       *[false] Odtwarzaj
    }
page-replay-timeline = Oś czasu
page-replay-download = Pobierz zapis gry
page-replay-continue = Graj dalej od tego miejsca
page-replay-new-name = { $name }, ciąg dalszy
