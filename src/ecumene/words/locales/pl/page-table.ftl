# Strona na prawdziwy stół: konflikty, katastrofy, zakupy, wynik.

page-table-unreadable = Tego nie da się odczytać.
page-table-nothing = Na stole nie ma nic takiego.
page-table-twice = Jedna ze stron jest wymieniona dwa razy.
page-table-one-city = Na obszarze może stać tylko jedno miasto.
page-table-too-many-tokens = Nikt nie ma więcej niż { $most } żetonów, licząc obszar i zasoby (G1).
page-table-too-many-ships = Nikt nie ma więcej niż { $most } statków (G1).
page-table-no-naval-warfare = Statki zamiast żetonów oddaje tylko ten, kto ma kartę Wojna Morska (A-NAVAL-WARFARE).
page-table-how-many = Podaj, ilu was gra.
page-table-which-map = { $players ->
        [one] Podaj, czy gracie na mapie zachodniej, czy wschodniej.
        [few] Podaj, czy gracie (liczba graczy: { $players }) na mapie zachodniej, czy wschodniej.
        [many] Podaj, czy gracie (liczba graczy: { $players }) na mapie zachodniej, czy wschodniej.
       *[other] Podaj, czy gracie (liczba graczy: { $players }) na mapie zachodniej, czy wschodniej.
    }
page-table-not-playing = { $civilization }: tej cywilizacji nie ma w grze przy liczbie graczy { $players } na tej mapie (S1).
page-table-nobody-benefits = Dodaj pozostałych graczy: jeden z nich jest beneficjentem (C4).
page-table-nobody-benefits-of-block = { $civilization }: dodaj pozostałych graczy z tego samego bloku; jeden z nich jest beneficjentem (C4).
page-table-trader = Kartę oddała w handlu cywilizacja, której nie ma wśród pozostałych: { $civilization }.
page-table-concerned = Drugi egzemplarz dotyczy cywilizacji, której nie ma wśród wpisanych graczy: { $civilization }.
page-table-limit-missing = Podaj limit populacji obszaru, na którym stoi miasto.
page-table-no-calamity = To nie jest katastrofa.
page-table-no-calamities = Przy zakupie kart rozwoju nikt nie ma już katastrof na ręce (P5a).
page-table-too-many-cards = { $most ->
        [0] { $card }: przy liczbie graczy { $players } na tej mapie nie ma takich kart (S5).
        [one] { $card }: przy liczbie graczy { $players } na tej mapie jest tylko { $most } taka karta (S5).
        [few] { $card }: przy liczbie graczy { $players } na tej mapie są tylko { $most } takie karty (S5).
        [many] { $card }: przy liczbie graczy { $players } na tej mapie jest tylko { $most } takich kart (S5).
       *[other] { $card }: przy liczbie graczy { $players } na tej mapie jest tylko { $most } takiej karty (S5).
    }
# $count (String) - czego brakuje
page-table-missing = { $count ->
        [tokens] { $civilization }: podaj liczbę żetonów na planszy.
        [cities] { $civilization }: podaj liczbę miast na planszy.
        [coastal_tokens] { $civilization }: podaj liczbę żetonów na obszarach przybrzeżnych.
        [coastal_cities] { $civilization }: podaj liczbę miast przybrzeżnych.
        [treasury] { $civilization }: podaj, ile jest w skarbcu.
        [cards] { $civilization }: podaj liczbę kart towarów na ręce.
        [step] { $civilization }: podaj, o ile pól przesunął się znacznik na Torze Historii.
       *[stock] { $civilization }: podaj liczbę żetonów w zasobach.
    }
page-table-stock = { $civilization }: podaj liczbę żetonów w zasobach; mogą zastąpić miasto albo trafić do skarbca (F9).
page-table-tokens-of = { $civilization }: żetonów na planszy, w skarbcu i w zasobach jest razem więcej niż { $most } (G1).
page-table-cities-of = { $civilization }: miast jest więcej niż { $most } (G1).
# $what (String) - tokens (żetony) albo cities (miasta)
page-table-coastal-of = { $what ->
        [tokens] { $civilization }: żetonów na obszarach przybrzeżnych jest więcej niż na całej planszy.
       *[cities] { $civilization }: miast przybrzeżnych jest więcej niż miast na planszy.
    }
page-table-other-area = { $area }: ten obszar nie ma nic wspólnego z tą katastrofą.
page-table-area-not-in-play = { $area }: tego obszaru nie ma w grze przy liczbie graczy { $players } na tej mapie (S1, M9).
page-table-area-twice = Jeden obszar jest u tego samego gracza wpisany dwa razy.
page-table-nothing-to-buy = Za tak mało nie da się nic kupić: wpisz karty albo skarbiec.
page-table-free-credits = { $credits ->
        [0] Dowolne kredyty dają tylko Pismo i Monument, a tu podano { $given }.
       *[other] Te karty rozwoju dają dowolnych kredytów { $credits }, po { $step }; podano { $given }.
    }

## Strona

page-table = Przy prawdziwym stole
page-table-about = Wpisz, co leży na stole, a resztę zrobią reguły. Raz wczytana strona działa bez połączenia.
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
page-table-tokens-here = Żetony na obszarze
page-table-city-here = Miasto na obszarze
page-table-ships-here = Statki na obszarze
page-table-ships-given = Najpierw traci statki
page-table-advances = Karty rozwoju
page-table-remove = Usuń
page-table-add = Dodaj cywilizację
page-table-settle = Rozstrzygnij konflikt
page-table-failed = Reguły nie odpowiadają. Wczytaj stronę ponownie.
page-table-tokens = Żetony
page-table-cities = Miasta
page-table-treasury = Skarbiec
page-table-hand = Karty na ręce
page-table-city = Miasto
page-table-area = Obszar
page-table-add-spot = Dodaj obszar
page-table-choose = Wybierz
page-table-unsaid = nie podano
page-table-none = brak
page-table-evening = Kto gra tego wieczoru
page-table-verdict = Co się dzieje
# $count (String) - co się liczy
page-table-count = { $count ->
        [tokens] Żetony na planszy
        [cities] Miasta na planszy
        [coastal_tokens] Żetony na obszarach przybrzeżnych
        [coastal_cities] Miasta przybrzeżne
        [treasury] Skarbiec
        [cards] Karty towarów na ręce
        [step] Pola na Torze Historii
       *[stock] Żetony w zasobach
    }

## Katastrofy

page-table-which-calamity = Która katastrofa?
page-table-calamities = { $kind ->
        [minor] Drobne katastrofy
       *[major] Wielkie katastrofy
    }
page-table-victim = ma kartę
page-table-other = Inny gracz
page-table-others = Pozostali
page-table-others-about = { $why ->
        [areas] Wszyscy, którzy mają tam jednostki.
        [names] Wszyscy, którzy mogą być beneficjentami lub zostać wskazani; nikogo innego nie bierze się pod uwagę.
       *[benefits] Wszyscy, którzy mogą być beneficjentami; nikogo innego nie bierze się pod uwagę.
    }
page-table-add-all = Dodaj wszystkich, którzy grają
page-table-traded-by = Kto oddał kartę w handlu?
page-table-not-traded = Nikt
page-table-twin = Dotyczy ich drugi egzemplarz (C7)
page-table-struck-limit = Limit populacji obszaru zaatakowanego miasta
page-table-otherwise = Jeśli nie uderza w żaden obszar:
page-table-settle-calamity = Rozstrzygnij katastrofę
page-table-choose-victims = { $count ->
        [one] Wskazuje { $name } (liczba ofiar: { $count }):
        [few] Wskazuje { $name } (liczba ofiar: { $count }):
        [many] Wskazuje { $name } (liczba ofiar: { $count }):
       *[other] Wskazuje { $name } (liczba ofiar: { $count }):
    }
page-table-choose-place = Przy remisie wybiera { $name }:
page-table-add-city = Dodaj miasto

## Zakupy

page-table-purchase-about = Wpisz, co gracz ma przed zakupem, a potem wybierz, co kupuje.
page-table-add-card = Dodaj kartę
page-table-face-value = Nominał { $value }
# $credits (Number) - ile ich jest do rozdzielenia
page-table-free = { $credits ->
        [one] Dowolne kredyty ({ $credits }) rozdzielone na
        [few] Dowolne kredyty ({ $credits }) rozdzielone na
        [many] Dowolne kredyty ({ $credits }) rozdzielone na
       *[other] Dowolne kredyty ({ $credits }) rozdzielone na
    }
page-table-ahead = Pokaż także następną epokę
page-table-prices = Pokaż ceny

## Wynik

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
