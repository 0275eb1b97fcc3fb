### Wiele gier graczy komputerowych: ecumene simulate.

simulate-about = Rozgrywa wiele gier graczy komputerowych i zestawia wyniki z wynikami ludzi.
# $players (String) - gracze komputerowi, którzy są dostępni
# $example (String) - co można wpisać
simulate-option-seats = Kto siedzi przy stole: gracze ({ $players }) i liczba miejsc każdego z nich, na przykład { $example }. Dopisek -seasoned, -casual albo -learning do nazwy postaci oznacza jej poziom; mixed to dowolna z nich. cmd: z poleceniem sadza własny program.
simulate-option-games = Liczba gier; domyślnie 100.
simulate-option-seed = Liczba, od której zależy wszystko, co losowe; ta sama liczba to te same wyniki. Domyślnie 1.
simulate-option-last-turn = Tura, po której gra kończy się najpóźniej (H6); domyślnie 40.
simulate-option-jobs = Ile procesów gra jednocześnie; 0 (domyślnie) to jeden na każdy rdzeń.
simulate-option-out = Katalog na wyniki; domyślnie ecumene-simulation.
simulate-option-resume = Rozegraj gry, których w katalogu jeszcze brakuje.
simulate-option-game = Rozegraj tylko grę o tym numerze.
simulate-place-seats = GRACZ:LICZBA,...
simulate-place-folder = KATALOG

## Co jest nie tak

# $package (String) - nazwa pakietu; $extra (String) - co zainstalować; $python (String) - plik Pythona, który działa
simulate-no-library = Potrzebny jest jeszcze pakiet { $package }. Aby go zainstalować, wpisz: { $python } -m pip install "ecumene[{ $extra }]"
simulate-no-seats = Podaj, kto siedzi przy stole: --seats, gracze spośród { $players } i liczba miejsc każdego z nich, np. random:5.
simulate-number = { $option }: { $value } nie mieści się w zakresie od { $least } do { $most }.
simulate-folder-taken = Katalog { $folder } już istnieje i nie jest pusty. Aby dokończyć jego gry, użyj opcji --resume; dla nowych wybierz inny katalog.
simulate-folder-other = { $folder } już istnieje i zawiera inne pliki. Wybierz katalog nowy albo pusty.
simulate-not-a-folder = { $folder } to plik. Wybierz katalog, nowy albo pusty.
# $games (Number) - ile gier ma być w katalogu
simulate-fewer = --games: katalog { $folder } jest już przeznaczony na gry w liczbie { $games }; można je tylko dodawać.
simulate-no-plan = W katalogu { $folder } nie ma symulacji, którą można by dokończyć. Pomiń opcję --resume, aby zacząć nową.
simulate-other = { $option }: gry w katalogu { $folder } mają tu { $stored }. Pomiń tę opcję, aby je dokończyć, albo wybierz inny katalog.
simulate-other-short = --short: gry w katalogu { $folder } to nie Krótkie Gry. Pomiń tę opcję, aby je dokończyć, albo wybierz inny katalog.
simulate-other-version = Gry w katalogu { $folder } rozegrała wersja { $stored } Ecumene, a to jest { $version }: wyniki mogłyby się różnić. Wybierz inny katalog.

## Postęp

simulate-progress-begun = { $games ->
        [one] Zaczyna się { $games } gra.
        [few] Zaczynają się { $games } gry.
        [many] Zaczyna się { $games } gier.
       *[other] Zaczyna się { $games } gry.
    }
# $failed (Number) - gry, których nie dało się rozegrać; $speed (String) - gry na sekundę; $left (String) - czas
simulate-progress = { $failed ->
        [0] Gry: { $done } z { $games }, { $speed } na sekundę, pozostało { $left }
       *[other] Gry: { $done } z { $games }, nieudane: { $failed }, { $speed } na sekundę, pozostało { $left }
    }

## Podsumowanie

# $map (String) - west, east albo both; $track (String) - basic, expert albo short
simulate-title = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }; przy stole { $seats }; { $map ->
        [west] Zachód
        [east] Wschód
       *[both] obie mapy
    }, { $track ->
        [short] Krótka Gra
        [expert] tor ekspercki
       *[basic] tor podstawowy
    }, ziarno losowości { $seed }
simulate-people = W porównaniu z ludźmi: { $table }; zapisanych gier: { $games }
simulate-people-nearest = Nie ma zapisów takich gier ludzi; najbliższe: { $table }; zapisanych gier: { $games }
simulate-people-none = Nie ma zapisów Krótkich Gier ludzi, więc nie ma z czym porównać
simulate-table = { $kind ->
        [basic] tor podstawowy, 6–9 miejsc
        [expert] tor ekspercki, 9 miejsc
       *[both] obie mapy, 12–14 miejsc
    }
simulate-column = { $column ->
        [mean] średnia
        [half] środkowe 50%
        [people] ludzie
        [distance] odległość
        [wins] wygrane
        [expected] przy równych
        [points] punkty
        [place] miejsce
        [cities] miasta
       *[advances] karty rozwoju
    }
simulate-measure = { $measure ->
        [turns] tury
        [winner] punkty zwycięzcy
        [mean] punkty, średnia stołu
        [last] punkty ostatniego
        [first-minus-last] pierwszy minus ostatni
        [first-minus-second] pierwszy minus drugi
        [cities] miasta na koniec
        [advances-winner] karty rozwoju zwycięzcy
        [advances-mean] karty rozwoju, średnio
        [steps-short-winner] o ile mniej pól Toru niż tur, zwycięzca
       *[steps-short-mean] o ile mniej pól Toru niż tur, średnio
    }
# $range (String) - liczby zapisane dla wszystkich stołów, nie tylko tych wymienionych wyżej
simulate-everywhere = { $range } *
simulate-everywhere-note = * ze wszystkich zapisanych stołów
simulate-inside = w zakresie
simulate-above = { $distance } powyżej
simulate-below = { $distance } poniżej
simulate-kinds = Kto wygrywał
simulate-conduct = { $player }: { $faults ->
        [one] { $faults } odpowiedź była zła
        [few] { $faults } odpowiedzi były złe
        [many] { $faults } odpowiedzi było złych
       *[other] { $faults } odpowiedzi było złych
    }; miejsca przejęte przez gracza komputerowego: { $replaced } z { $seats }.
# $share (String) - wartość w procentach
simulate-wins = { $wins } ({ $share })
simulate-agreed = { $games ->
        [one] { $games } grę zakończyła umówiona ostatnia tura: { $turn } (H6).
        [few] { $games } gry zakończyła umówiona ostatnia tura: { $turn } (H6).
        [many] { $games } gier zakończyła umówiona ostatnia tura: { $turn } (H6).
       *[other] { $games } gry zakończyła umówiona ostatnia tura: { $turn } (H6).
    }
# $time (String) - minuty i sekundy; $speed (String) - gry na sekundę
simulate-speed = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    } w czasie { $time }, { $jobs ->
        [one] { $jobs } proces
        [few] { $jobs } procesy
        [many] { $jobs } procesów
       *[other] { $jobs } procesu
    }: { $speed } gry na sekundę.
simulate-files = Wyniki: seats.parquet, turns.parquet i dzienniki gier w katalogu { $folder }
simulate-stopped = Przerwano. Zachowane gry: { $done } z { $games }. Aby kontynuować: { $command }
simulate-failed-because = { $cause ->
        [exception] Gra { $game } (ziarno { $seed }) się nie udała: { $detail } (więcej w pliku { $file }). Aby rozegrać ją osobno: { $command }
        [signal] Gra { $game } (ziarno { $seed }) się nie udała: jej proces zakończył sygnał { $detail }. Aby rozegrać ją osobno: { $command }
       *[exit] Gra { $game } (ziarno { $seed }) się nie udała: jej proces zakończył się kodem { $detail }. Aby rozegrać ją osobno: { $command }
    }

## Klastry

cluster-option = Gdzie rozgrywa się gry: adres planisty Dask, na przykład tls://host:8786, albo local, czyli klaster na tym komputerze.
cluster-place = ADRES
cluster-unreachable = Pod adresem { $address } nie odpowiada żaden planista Dask: { $reason }
cluster-empty = Klaster { $address } nie ma procesów roboczych. Uruchom je poleceniem: dask worker { $address }
cluster-lost = Utracono klaster { $address }: nie ma już planisty albo żadnego procesu roboczego. Ukończone gry zostają; pozostałe rozegrasz z opcją --resume.
cluster-not-begun = Na tym komputerze nie udało się uruchomić klastra: { $reason }
# $found (String) - wersja procesu roboczego albo kreska, jeśli jej nie ma
cluster-version = Proces roboczy { $worker } ma Ecumene w wersji { $found }, a tu jest { $version }: zainstaluj wszędzie tę samą.
cluster-programs = Programy (cmd:) grają tylko na tym komputerze. Pomiń opcję --cluster.
cluster-jobs = --jobs mówi, ile procesów gra na tym komputerze, a klaster { $address } ma własne. Pomiń jedną z tych dwóch opcji.
