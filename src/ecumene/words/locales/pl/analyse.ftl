### Co rozstrzygnęło grę: ecumene analyse.

analyse-about = Mówi, co rozstrzygnęło skończoną grę: jakie kto miał szanse na wygraną w kolejnych turach i gdzie były punkty zwrotne.
analyse-argument = Zapisana gra, która się skończyła, .jsonl albo .jsonl.gz.
analyse-chances = Szansa na wygraną w procentach na koniec każdej tury (0: po rozstawieniu)
analyse-turning-points = Punkty zwrotne

# $who (String) - gracz; $before, $after (Number) - procent
analyse-up = Tura { $turn }, faza { $phase }: { name-of-phase } – { $who }: szansa na wygraną wzrosła z { $before }% do { $after }%.
# $who (String) - gracz; $before, $after (Number) - procent
analyse-down = Tura { $turn }, faza { $phase }: { name-of-phase } – { $who }: szansa na wygraną spadła z { $before }% do { $after }%.
# $giver (String) - cywilizacja; $card (String) - katastrofa; $gave, $got (Number) - karty
analyse-passed-on = { $card }: karta podrzucona w transakcji { $gave } za { $got } (nadawca: { $giver }).
# $command (String) - a command
analyse-go-on = Od takiej chwili można grać dalej z komputerami: { $command }
analyse-none = Nie było żadnego: niczyja szansa nie zmieniła się w jednej fazie o 5 punktów procentowych.
analyse-how = Szanse podaje model dopasowany do { $games ->
        [one] { $games } gry
        [few] { $games } gier
        [many] { $games } gier
       *[other] { $games } gry
    } graczy komputerowych, przy odkrytych kartach wszystkich. docs/analysis.md mówi, na ile jest dobry.

## Skąd się to wzięło

analyse-option-split = Mówi też, co zmieniło szanse każdego gracza: karty, własne decyzje, handel, inni. Trwa to około minuty albo krócej.
analyse-split = Skąd się to wzięło, w punktach procentowych szansy na wygraną
analyse-part-chance = karty
analyse-part-own = własne
analyse-part-trade = handel
analyse-part-others = inni
analyse-part-rest = reszta
analyse-part-whole = razem
analyse-split-how = Karty: te, które przyszły, wobec tych samych rozdań powtórzonych { $again ->
        [one] { $again } raz
        [few] { $again } razy
        [many] { $again } razy
       *[other] { $again } razu
    } w każdej turze; ± mówi, jak bardzo dalsze takie rozdania mogłyby to przesunąć, a wraz z tym resztę (95%). Własne, inni: odpowiedzi poza handlem wobec tego, co odpowiedziałby zawsze ten sam silny gracz, widząc to samo. Handel: kupione karty i transakcje, do których trzeba dwojga, wobec tego, co silni gracze zrobiliby z tymi samymi kartami. Reszta: co przyniosłyby zwykłe karty i silni gracze, a czego model nie przewidział. Części sumują się dokładnie; mówią tyle, ile szanse według modelu, nic więcej.
analyse-split-progress = Dogrywanie od tury { $turn } z { $turns }...

## Opowieść i strona

analyse-option-html = Zapisuje z tego także stronę do rozesłania, która otwiera się bez sieci.
analyse-written = Strona jest w pliku { $file }.
analyse-chronicle = Gra na pół strony
# $heading, $told (String) - o epoce
analyse-chapter = { $heading }: { $told }
analyse-awards = Nagrody
# $who (String) - cywilizacja
analyse-title = Co rozstrzygnęło grę. Zwycięzca: { $who }
analyse-course = Przebieg gry
analyse-people = Kto z kim
analyse-partners = Transakcje według partnera
# $shown (Number) - tyle linii
analyse-lines = Linie pokazują graczy o najlepszych szansach w całej grze: { $shown } z { $all }; w tabeli są wszyscy.
analyse-column-turn = Tura
analyse-column-who = Gracz

analyse-running = Ta gra jeszcze się nie skończyła. Szanse podaje się dopiero po niej: wcześniej byłyby radą i zdradzałyby zakryte karty.
analyse-short = Ta gra jest za krótka, by powiedzieć, co ją rozstrzygnęło: pełnych tur jest w niej mniej niż { $turns }.
