### Który gracz jest lepszy: ecumene league.

league-about = Sadza graczy na tych samych miejscach w tych samych grach i porównuje ich.
league-argument = Liga jako plik TOML: kto gra w czyim towarzystwie i ile jest rund.
league-option-rounds = Liczba rund, niezależnie od pliku; z opcją --resume: ile ma ich być razem.
league-option-seed = Liczba, od której zależy wszystko, co losowe, niezależnie od pliku.
league-option-out = Katalog na wyniki; domyślnie ecumene-league.
league-option-scenario = Gotowa liga zamiast pliku: market, short-5 albo west-9, z jednym modelem językowym wśród graczy komputerowych.
league-option-model = Agent, który pozwala grać modelowi językowemu scenariusza: program z argumentami, uruchamiany dla każdej gry.
league-place-scenario = NAZWA

## Co jest nie tak

# $sentence (String) - gdzie i co
league-wrong = { $file }: { $sentence }
league-no-file = Podaj ligę: plik TOML, --scenario albo opcję --resume, jeśli liga jest już w katalogu.
league-scenario-and-file = Podaj plik albo --scenario, nie oba naraz.
league-no-scenario = Nie ma scenariusza „{ $name }”. Dostępne: { $names }.
league-no-model = Scenariusz wymaga opcji --model: polecenia agenta, który pozwala grać modelowi.
league-model-alone = Opcja --model należy do --scenario; w pliku gracza zapisuje się jako mcp: i polecenie.
league-no-plan = W katalogu { $folder } nie ma ligi, którą można by dokończyć. Pomiń opcję --resume i podaj plik, aby zacząć nową.
league-resume-alone = Opcja --resume bierze ligę i ziarno z katalogu { $folder }: nie podawaj pliku, opcji --seed ani --scenario.
# $rounds (Number) - ile rund ma być w katalogu
league-fewer = --rounds: liga w katalogu { $folder } ma już { $rounds ->
        [one] { $rounds } rundę
        [few] { $rounds } rundy
        [many] { $rounds } rund
       *[other] { $rounds } rundy
    }; można tylko dodać następne.
league-rounds = Liczba rund musi wynosić od 1 do { $most }.
league-field-player = { $name } to nazwa gracza; nazwij to pole inaczej.
league-empty-field = Nikt tu nie siedzi: podaj co najmniej jednego gracza.
league-no-setup = Na mapie „{ $map }” nie ma gry dla takiej liczby graczy: { $seats } (S1).
league-nothing = Nie ma w co grać: podaj entrants albo matches.
league-gate-field = Przy stole „{ $table }” nikt nie gra w towarzystwie „{ $field }”.
league-gate-entrant = „{ $entrant }” nie gra w towarzystwie „{ $field }”.
# $measure (String) - nazwa wielkości, jak w pliku
league-gate-of-table = „{ $measure }” dotyczy całego stołu: pomiń entrants.
league-gate-of-seat = „{ $measure }” dotyczy jednego miejsca: podaj entrants.
# $place (String) - co mówi plik
league-player-place = players.{ $name }: „{ $place }” nie mówi, gdzie jest gracz. Podaj moduł i nazwę w nim, na przykład my_players:brave.
# $reason (String) - wyjątek
league-player-import = players.{ $name }: nie udało się zaimportować „{ $place }”: { $reason }
league-player-callable = players.{ $name }: „{ $place }” nie jest graczem, bo nie można go wywołać.

## Wyniki

# $pairings (Number) - gry w rundzie
league-title = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, w rundzie { $pairings }, ziarno losowości { $seed }
league-ratings = Drabina: oceny według końcowej kolejności w każdej grze; każdy zaczyna od 25
# $field (String) - kto siedzi przy stole; $table (String) - nazwa stołu
league-field = Wśród { $field }, { $table }, { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }: każdy na tych samych miejscach w tych samych grach
league-habits = Co robią w jednej grze (miasta i wartość kart po handlu w turach od 8 do 12; zawarte i odwołane transakcje; oddane komuś katastrofy)
league-habits-of-trade = Co robią do końca tej tury (wartość kart po jej handlu; w nim zawarte i odwołane transakcje, kłamstwa; oddane komuś katastrofy)
league-conduct = Handel i zachowanie
league-tables = Te same stoły bez gości (ataki na miasta; miejsca, na których nie było już jednostek)
league-gates = Progi
# $share, $low, $high (String) - wartości w procentach
league-share = { $share } ({ $low } do { $high })
# $value, $low, $high (String) - liczby
league-estimate = { $value } ({ $low } do { $high })
league-met = spełniony
league-not-met = niespełniony
league-above = wyżej niż { $entrant }, przedziały rozłączne
league-limits = { $limits ->
        [both] od { $least } do { $most }
        [least] co najmniej { $least }
       *[most] co najwyżej { $most }
    }
league-measure = { $measure ->
        [player] gracz
        [rating] ocena
        [uncertainty] niepewność
        [wins] wygrane
        [fair] przy równych
        [points] punkty
        [gain] zysk
        [place] miejsce
        [in-field] wśród
        [cities] miasta
        [hand] karty
        [attacks] ataki
        [voyages] rejsy
        [deals] zawarte
        [called-off] odwołane
        [lies] kłamstwa
        [calamities-passed] oddane
        [worth] wartość
        [honesty] uczciwość %
        [legality] dozwolone %
        [calls] wywołania
        [seconds] sekundy
        [turns] tury
        [winner] pierwszy
        [mean] średnia
        [last] ostatni
        [mid-cities] miasta
        [mid-hand] karty
        [city-attacks] ataki
        [without-units] puste
        [measure] miara
        [needed] wymagane
        [found] wynik
       *[verdict] werdykt
    }
