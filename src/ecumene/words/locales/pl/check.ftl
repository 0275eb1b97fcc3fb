### Przypadki reguł: ecumene check.

cli-check = Rozgrywa przypadki reguł z plików i mówi, gdzie różnią się od zasad; odtwarza zapisane gry.
cli-argument-files = Pliki z przypadkami reguł (TOML; ich format opisuje docs/cases.md) i zapisane gry (.jsonl, .jsonl.gz) albo katalogi z takimi plikami.

check-passed = { $count ->
        [one] Zgadza się { $count } przypadek.
        [few] Zgadzają się { $count } przypadki.
        [many] Zgadza się { $count } przypadków.
       *[other] Zgadza się { $count } przypadku.
    }
check-games = { $count ->
        [one] { $count } zapisana gra przebiega tak, jak ją zapisano.
        [few] { $count } zapisane gry przebiegają tak, jak je zapisano.
        [many] { $count } zapisanych gier przebiega tak, jak je zapisano.
       *[other] { $count } zapisanej gry przebiega tak, jak ją zapisano.
    }
check-failed = Przypadki, które się nie zgadzają: { $failed } z { $count }.
check-title = { $id } ({ $rules })
check-position = Pozycja
check-steps = Co się stało
check-nothing-happened = Nic się nie stało.
check-differences = Różnice
check-step-answer = { $who }, odpowiedź: { $text }
check-step-refusal = { $who }, odpowiedź: { $text }; nie pozwala na to { $rule } ({ $message })
check-step-event = { $text }

# Co wychodzi inaczej, niż mówi przypadek

case-differs = { $what }: według przypadku { $named }, a jest { $found }.
case-refused = Odpowiedź { $number } została odrzucona: { $rule } ({ $message }).
case-not-refused = Odpowiedź { $number } została przyjęta; według przypadku odrzuca ją { $rule }.
case-refusal-changed = Odpowiedź { $number } została odrzucona, a mimo to stan gry się zmienił.
case-event-missing = To się nie stało albo nie w tej kolejności: { $event }.
case-event-unexpected = To nie powinno się stać: { $event }.
case-sums-broken = { $who }: razem żetonów { $tokens }, miast { $cities } (G1).

# Co jest nie tak z plikiem

case-where = { $file }: { $sentence }
case-where-case = { $file }, przypadek „{ $case }”: { $sentence }
case-where-place = { $file }, przypadek „{ $case }”, { $place }: { $sentence }
# $reason (String) - nazwa błędu systemu albo nic
case-no-file = { $reason ->
        [ENOENT] Nie ma takiego pliku.
        [EISDIR] W tym katalogu nie ma przypadków (.toml) ani zapisanych gier (.jsonl).
        [EACCES] Nie można odczytać tego pliku: brak uprawnień.
       *[other] Nie można odczytać tego pliku.
    }
case-not-toml = To nie jest TOML; zob. wiersz { $line }.
case-none = Nie ma tu przypadków: każdy zaczyna się od wiersza [[case]].
case-twice = Inny przypadek ma już ten identyfikator.
case-unknown-rule = Nie ma reguły { $rule }.
case-no-setup = Żaden wariant gry nie ma tylu graczy, tej mapy, tych cywilizacji i obszarów.
case-start-before-game = Przed przygotowaniem gry nikt nic nie ma.
case-not-in-play = { $area }: ten obszar nie jest w grze.
case-negative = Liczba żetonów nie może wynosić { $number }.
case-range = Liczba { $number } nie mieści się w granicach od { $least } do { $most }.
case-city-twice = { $area }: jest tu już miasto.
case-no-city = { $area }: ten gracz nie ma tu miasta.
case-too-many = Gracz ma najwyżej { $cities } miast i { $ships } statki.
case-no-room = Nie ma miejsca na to, co ma stać gdzie indziej.
case-sum = Poza planszą jest { $rest } z { $tokens } żetonów; tyle muszą wynosić razem zasoby i skarbiec.
