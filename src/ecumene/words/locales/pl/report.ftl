### Wykresy z wielu gier: --report w ecumene simulate i ecumene league.

report-option = Zapisz wyniki także jako stronę z wykresami, report.html w katalogu. Otwiera się bez sieci.
report-file = Wykresy: { $file }

## Co dotyczy wszystkich wykresów

# $version (String) - wersja Ecumene
report-about = Gracze komputerowi, Ecumene { $version }. Zakresy obejmują prawdziwą wartość 95 razy na 100.
report-part-result = Kto wygrywa
report-part-course = Jak przebiegają gry
report-part-behaviour = Co się w nich dzieje
# $low, $high (String) - liczby
report-range = od { $low } do { $high }
report-column = { $column ->
        [range] zakres
        [games] gry
        [wins] wygrane
        [share] odsetek
        [fair] przy równych
        [points] punkty
        [turn] tura
       *[player] gracz
    }

## Kto wygrywa

report-dots = Kropka: odsetek wygranych gier. Linia: jego zakres. Pionowy znak: odsetek, gdyby wszyscy byli równi.
report-players = Wygrane według graczy
report-civilizations = Wygrane według cywilizacji
# $name (String) - gracz albo cywilizacja; pozostałe to wartości w procentach
report-best = Najczęściej wygrywa { $name }: { $share } swoich gier (od { $low } do { $high }); przy równych szansach { $fair }.
# $names (String) - lista
report-above = Cały zakres powyżej tego: { $names }.
report-below = Cały zakres poniżej tego: { $names }.
report-neither = Każdy zakres obejmuje odsetek równych, więc wszystko może być przypadkiem.

## Obok ludzi

report-people = Obok ludzi
report-people-legend = Kropka: średnia. Linia: środkowe 50% gier. Ramka: ludzie. Każdy wiersz ma własną skalę.
# $inside (Number) - ile wielkości mieści się w zakresie ludzi, z $all
report-people-inside = W zakresie ludzi mieszczą się średnie: { $inside } z { $all }.
# $measures (String) - lista
report-people-above = Powyżej niego: { $measures }.
report-people-below = Poniżej niego: { $measures }.

## Tura po turze

report-course-legend = Pasy: zakres każdej średniej. Linie kończą się na ostatniej turze, do której dochodzi połowa gier.
report-turns = tura
report-standing = { $standing ->
        [winner] zwycięzca
        [mean] średnia
       *[last] ostatni
    }
report-course = { $course ->
        [points] Punkty w kolejnych turach
        [step] Tempo na Torze Historii
        [advances] Karty rozwoju w kolejnych turach
        [cities] Miasta w kolejnych turach
       *[deals] Transakcje w turze
    }
report-course-players = { $course ->
        [points] Punkty w kolejnych turach według graczy
        [step] Tempo na Torze Historii według graczy
        [advances] Karty rozwoju w kolejnych turach według graczy
        [cities] Miasta w kolejnych turach według graczy
       *[deals] Transakcje jednego miejsca w turze według graczy
    }
# Wszystko oprócz $turn to liczby zapisane słownie
report-points-told = Punkty po turze { $turn }: późniejszy zwycięzca { $winner }, średnia { $mean }, ostatni { $last }.
report-step-told = Pola Toru Historii po turze { $turn }: późniejszy zwycięzca { $winner }, średnia { $mean }, ostatni { $last }.
report-advances-told = Karty rozwoju po turze { $turn }: późniejszy zwycięzca { $winner }, średnia { $mean }, ostatni { $last }.
report-cities-told = Miasta po turze { $turn }: późniejszy zwycięzca { $winner }, średnia { $mean }, ostatni { $last }.
report-diagonal = pole na turę
report-diagonal-told = Linia z kropek: pole na turę, szybciej się nie da (H1).
report-boxes = Ramki: gdzie kończą się gry ludzi.
# $most, $least (String) - gracze; pozostałe to liczby
report-course-told = Po turze { $turn } najwięcej ma { $most }: { $high }, a najmniej { $least }: { $low }.
report-course-alone = Po turze { $turn } jest to { $high }.
# $shown, $all (Number) - gracze
report-course-most = Gracze z największą liczbą punktów: { $shown } z { $all }; wszyscy są w pliku turns.parquet.

## Katastrofy

report-losses = Straty według katastrof
report-losses-told = Najdrożej kosztuje stół { $name }: { $lost } na grę (od { $low } do { $high }). Wszystkie katastrofy razem kosztują { $all }.
report-losses-legend = Pełne: żetony. Puste: miasta, z których każde liczy się za 5 (G2). Wszystkie miejsca gry razem; tabela ma zakres sumy.
report-losses-column = { $column ->
        [calamity] katastrofa
        [struck] uderzenia
        [tokens] żetony
        [cities] miasta
       *[lost] suma
    }

## Handel

report-claims = Zapewnienia w transakcjach
report-claims-legend = Pełne: nieprawdziwe zapewnienia o ukrytych kartach (X3). Puste: prawdziwe. Na miejsce w jednej grze.
# $share (String) - wartość w procentach
report-claims-told = { $name } ma najwięcej nieprawdziwych zapewnień: { $share } swoich.
report-claims-none = Nikt niczego nie zapewniał.
report-trade-told = Najwięcej transakcji zawiera { $name }: { $deals } na grę, a wartość jego kart rośnie dzięki nim o { $gained }.
report-trade-column = { $column ->
        [player] gracz
        [deals] transakcje
        [called-off] odwołane
        [claims-true] prawdziwe zapewnienia
        [claims-untrue] nieprawdziwe zapewnienia
        [untrue] odsetek nieprawdziwych
        [calamities-passed] oddane katastrofy
       *[gained] zysk wartości
    }

## Ligi

report-part-field = Wśród { $field }, { $table }
report-part-table = Wszystkie gry przy stole { $table }
# $fields, $tables (Number) - ile ich pokazano
report-first = Wykresy pokazują najwyżej tyle składów: { $fields }, i gry przy tylu stołach: { $tables }; wszystkie podaje ecumene league --json.
report-ladder = Drabina
report-ladder-legend = Linia: jedno odchylenie standardowe w każdą stronę.
report-gain = Zysk w punktach
report-gain-of-cards = Zysk w wartości kart
# $low, $high (String) - liczby
report-gain-told = Najlepiej wypada { $name }: { $gain } punktów (od { $low } do { $high }) wobec tego, kto zajmuje to miejsce zamiast niego.
# $low, $high (String) - liczby
report-gain-of-cards-told = Najlepiej wypada { $name }: wartość kart { $gain } (od { $low } do { $high }) wobec tego, kto zajmuje to miejsce zamiast niego.
report-gain-legend = Kropka: średnia. Linia: jej zakres. Porównuje się te same miejsca w tych samych grach.
report-seat-wins = Wygrane na tych miejscach
report-habits = Co robią
report-conduct-legend = Wartość zyskana w handlu; prawdziwe zapewnienia i dozwolone odpowiedzi, na sto; wywołania narzędzi przez model w jednej grze i sekundy czekania na niego
report-field-legend = Stół bez gości. Kropka: średnia. Linia: jej zakres. Ramka: ludzie. Każdy wiersz ma własną skalę.

## Karty rozwoju

report-order = Karty rozwoju według kolejności
report-advances = Wygrane z wczesną kartą rozwoju
# $first, $last (String) - karty rozwoju; $first_place, $last_place (String) - liczby
report-order-told = Pierwsza jest { $first }: średnio karta numer { $first_place } na swoim miejscu; z pokazanych ostatnia jest { $last }: numer { $last_place }.
# $shown, $all (Number) - karty rozwoju
report-order-legend = Kropka: którą z kolei kartą miejsca jest ta karta. Z prawej: odsetek miejsc, które ją kupują. Pokazano najczęściej kupowane: { $shown } z { $all }.
# $name (String) - karta rozwoju; $early (Number) - na przykład 6; pozostałe to wartości w procentach
report-early-told = Najczęściej wygrywa miejsce, które ma wśród pierwszych kart ({ $early }) kartę { $name }: { $share } (od { $low } do { $high }); gdyby nic nie zmieniała, { $fair }.
report-early-legend = Kropka: odsetek wygranych miejsc, które mają tę kartę wśród pierwszych ({ $early }). Linia: jego zakres. Pionowy znak: odsetek wszystkich miejsc. Pokazano najczęściej kupowane tak wcześnie: { $shown }.
report-early-caution = Zwycięzcy mają więcej wszystkiego, więc niemal każda karta łączy się z wygraną. Pierwsze karty miejsca ({ $early }) mówią więcej, bo tyle kupuje prawie każdy. Za jednym i drugim może stać dobre sąsiedztwo.
report-advance-column = { $column ->
        [advance] karta rozwoju
        [place] która z kolei
        [turn] tura
        [seats] miejsca
        [bought] odsetek
        [wins] wygrane
        [range] zakres
        [early] miejsca, wcześnie
       *[early-wins] wygrane, wcześnie
    }
