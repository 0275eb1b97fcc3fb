# Strona na prawdziwy stół: konflikty, katastrofy, zakupy, wynik.

page-table-unreadable = Tego nie da się odczytać.
page-table-nothing = Na stole nie ma nic takiego.
page-table-twice = Jedna ze stron jest wymieniona dwa razy.
page-table-one-city = W obszarze może stać tylko jedno miasto.
page-table-too-many-tokens = Nikt nie ma więcej niż { $most } żetonów, licząc obszar i zasoby (G1).
page-table-too-many-ships = Nikt nie ma więcej niż { $most } statków (G1).
page-table-no-naval-warfare = Statki zamiast żetonów oddaje tylko ten, kto ma kartę Wojna Morska (A-NAVAL-WARFARE).

## Strona

page-table = Przy prawdziwym stole
page-table-about = Wpisz, co leży na stole, a resztę zrobią reguły. Raz wczytana strona nie potrzebuje połączenia.
page-table-engine = { $state ->
        [loading] Wczytujemy reguły; za pierwszym razem trwa to chwilę.
        [failed] Nie udało się wczytać reguł. Spróbuj ponownie, gdy będzie połączenie.
        [kept] Reguły są gotowe, także bez połączenia.
       *[ready] Reguły są gotowe.
    }
page-table-tab = { $tab ->
        [conflict] Konflikt i atak na miasto
        [calamity] Katastrofa
        [purchase] Zakup
       *[score] Wynik
    }
page-table-limit = Limit populacji obszaru
page-table-party = Cywilizacja
page-table-tokens-here = Żetony w obszarze
page-table-city-here = Miasto w obszarze
page-table-ships-here = Statki w obszarze
page-table-ships-given = Najpierw oddaje statki
page-table-advances = Karty rozwoju
page-table-remove = Usuń
page-table-add = Dodaj cywilizację
page-table-settle = Rozstrzygnij konflikt
page-table-failed = Nie udało się zapytać reguł. Wczytaj stronę ponownie.
page-table-phase-about = { $phase ->
        [calamities] Daj karty katastrof tym, którzy je mają. Wskaż obszary tylko tam, gdzie mają znaczenie, jak przy powodzi albo wulkanie; pozostałe pionki liczą się razem.
       *[advances] Wpisz karty, skarbiec i karty rozwoju jednego gracza, a potem wybierz, co kupuje.
    }
page-table-tokens = Żetony
page-table-cities = Miasta
page-table-treasury = Skarbiec
page-table-hand = Karty na ręce
page-table-spots = Pionki w określonych obszarach
page-table-area = Obszar
page-table-add-spot = Dodaj obszar
page-table-go = { $phase ->
        [calamities] Rozstrzygnij katastrofy
       *[advances] Pokaż ceny
    }
page-table-back = Wróć do stołu
page-table-asked = Decyduje { $name }
page-table-settled = Rozstrzygnięte. Oto, co się stało.
page-table-score-about = To, co każdy ma, policzone według reguł. Wynik zostaje w tej przeglądarce.
page-table-step = Pola na Torze Historii
page-table-late-iron = Premia za późną epokę żelaza
page-table-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
page-table-parts = Tor Historii { $steps }, miasta { $cities }, rozwój { $advances }, premia { $bonus }
page-table-nobody = Na liście nie ma jeszcze nikogo.
page-table-clear = Wyczyść listę
