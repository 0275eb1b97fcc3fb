# Strona: co zmieniło się na planszy i pokaz krok po kroku.

page-change-pieces = { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
        [many] { $count } jednostek
       *[other] { $count } jednostki
    }
page-change-city-lost = { $who ->
        [you] Twojego miasta już tu nie ma.
        [barbarians] Miasta pirackiego już tu nie ma.
       *[player] Gracz { $name } traci tu miasto.
    }
page-change-city-new = { $who ->
        [you] Masz tu nowe miasto.
        [barbarians] Jest tu teraz miasto pirackie.
       *[player] Gracz { $name } ma tu nowe miasto.
    }
page-change-lost = { $who ->
        [you] Tracisz tu { $pieces }.
        [barbarians] Barbarzyńcy tracą tu { $pieces }.
       *[player] Gracz { $name } traci tu { $pieces }.
    }
page-change-arrived = { $who ->
        [you] Masz tu więcej o { $pieces }.
        [barbarians] Barbarzyńcy wprowadzają tu { $pieces }.
       *[player] Gracz { $name } wprowadza tu { $pieces }.
    }

page-step-through = Krok po kroku
page-step-label = Co się wydarzyło, krok po kroku
page-step-at = { $at } z { $of }
page-step-previous = Wstecz
page-step-next = Dalej
page-step-done = Gotowe
page-step-stop = Zakończ
