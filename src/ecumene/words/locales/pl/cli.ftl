### Terminal: pomoc oraz błędy w wierszu poleceń.

cli-about = Ecumene: plansza, karty i zasady gry Mega Cywilizacja (wersja nieoficjalna).
cli-usage = Użycie
cli-arguments = Argumenty
cli-options = Opcje
cli-commands = Polecenia
cli-options-place = [OPCJE]
cli-command-place = POLECENIE

cli-map = Rysuje planszę, pustą albo z zapisaną grą.
cli-show = Pokazuje obszar, kartę rozwoju, katastrofę, towar albo cywilizację.
cli-rules = Zasady gry: wszystkie działy, jedna reguła albo każda reguła z podanymi słowami.

cli-argument-game = Zapisana gra, .jsonl albo .jsonl.gz; bez niej pusta plansza.
cli-option-turn = Rysuje grę po tej turze i zaznacza, co się w niej zmieniło; bez tego tak, jak stoi.
cli-option-phase = Rysuje grę po tej fazie tury, od 1 do 13, i zaznacza, co się w niej zmieniło.
cli-option-seat = Rysuje tylko to, co może wiedzieć ta cywilizacja.
cli-option-players = Liczba graczy, od 5 do 18; domyślnie cała plansza.
cli-option-map = Mapa w grze: west (zachód) lub east (wschód) przy 5–9 graczach, west przy 10, east przy 11, both (obie) przy 12–18.
cli-option-output = Plik do zapisania, .svg albo .png; domyślnie ecumene-board.svg.
cli-option-open = Pokaż obraz, jeśli jest ekran, na którym można go pokazać.
cli-option-lang = Język: en albo pl; domyślnie język systemu.
cli-option-json = Fakty dla programów, w formacie JSON.
cli-option-version = Pokaż wersję.
cli-option-help = Pokaż tę pomoc.
cli-argument-kind = area (obszar), advance (karta rozwoju), calamity (katastrofa), commodity (towar) albo civ (cywilizacja).
cli-argument-name = Nazwa, polska lub angielska; wystarczy jej początek.
cli-argument-rules = Identyfikator (M7, A-POTTERY), litera działu (M) albo szukane słowa.

cli-place-kind = RODZAJ
cli-place-name = NAZWA
cli-place-rules = ID|SŁOWO
cli-place-number = LICZBA
cli-place-map = west|east|both
cli-place-game = GRA
cli-place-file = PLIK
cli-place-lang = en|pl

## Co jest nie tak

cli-error = Błąd
cli-try-help = Więcej: { $command } --help
cli-no-such-command = Nie ma polecenia „{ $name }”. Polecenia: { $commands }.
cli-no-such-option = Nie ma tu opcji { $option }.
cli-no-such-option-nearest = Nie ma tu opcji { $option }. Może chodziło o { $names }?
cli-needs-value = Opcja { $option } wymaga wartości.
cli-takes-no-value = Opcja { $option } nie przyjmuje wartości.
cli-missing = Brakuje argumentu { $argument }.
cli-unexpected = Nieoczekiwane argumenty: { $arguments }.
cli-not-a-number = { $option }: „{ $value }” nie jest liczbą całkowitą.
cli-number-below-zero = { $option }: { $value } jest mniejsze od 0.
cli-number-too-long = { $option }: { $value } ma więcej niż { $most } cyfr.
cli-not-a-choice = { $option }: „{ $value }” to nie jest żadna z możliwości: { $choices }.
cli-stopped = Przerwano.
# $reason (String) - nazwa błędu systemu albo nic
cli-output-failed = { $reason ->
        [ENOSPC] Nie można zapisać odpowiedzi: dysk jest pełny.
       *[other] Nie można zapisać odpowiedzi na standardowym wyjściu.
    }
# $reason (String) - nazwa błędu systemu albo nic
cli-cannot-read = { $reason ->
        [ENOENT] Nie ma pliku { $file }.
        [ENOTDIR] Nie ma pliku { $file }: część ścieżki nie jest katalogiem.
        [EISDIR] { $file } to katalog, a nie plik.
        [EACCES] Nie można odczytać pliku { $file }: brak uprawnień.
        [EPERM] Nie można odczytać pliku { $file }: brak uprawnień.
       *[other] Nie można odczytać pliku { $file }.
    }

# $kind (String) - area, advance, calamity, commodity albo civ; $name (String) - to, co wpisano
name-unknown = { $kind ->
        [area] Żaden obszar ani morze nie nazywa się „{ $name }”.
        [advance] Żadna karta rozwoju nie nazywa się „{ $name }”.
        [calamity] Żadna katastrofa nie nazywa się „{ $name }”.
        [commodity] Żaden towar nie nazywa się „{ $name }”.
       *[civ] Żadna cywilizacja nie nazywa się „{ $name }”.
    }
name-unknown-nearest = { $kind ->
        [area] Żaden obszar ani morze nie nazywa się „{ $name }”. Najbliższe nazwy: { $names }.
        [advance] Żadna karta rozwoju nie nazywa się „{ $name }”. Najbliższe nazwy: { $names }.
        [calamity] Żadna katastrofa nie nazywa się „{ $name }”. Najbliższe nazwy: { $names }.
        [commodity] Żaden towar nie nazywa się „{ $name }”. Najbliższe nazwy: { $names }.
       *[civ] Żadna cywilizacja nie nazywa się „{ $name }”. Najbliższe nazwy: { $names }.
    }
name-ambiguous = „{ $name }” może znaczyć: { $candidates }.
name-without-kind = Podaj rodzaj: { $commands }
name-no-such-kind = Nie ma rodzaju „{ $kind }”. Rodzaje: { $kinds }.
