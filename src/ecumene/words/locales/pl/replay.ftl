### Ponowne rozegranie zapisanej gry: ecumene replay i zapisy gier według innych reguł.

replay-about-command = Odtwarza zapisaną grę, mówi, co to za gra, i sprawdza, czy nic w niej nie zmieniono.
replay-argument = Zapisana gra, .jsonl albo .jsonl.gz.
replay-option-check = Mówi, co sprawdzono: każdy wiersz, każdy wynik i to, że ziarno wybrano przed grą.
replay-option-commitment = Zobowiązanie pokazane przed grą; musi być takie jak w pliku.
replay-place-commitment = SKRÓT

# $map (String) - która mapa; $game (String) - Tor Historii albo Krótka Gra; $over (String) - yes albo no
replay-about = { $players ->
        [one] { $players } gracz
        [few] { $players } gracze
        [many] { $players } graczy
       *[other] { $players } gracza
    }, { $map ->
        [west] mapa zachodnia
        [east] mapa wschodnia
       *[both] obie mapy
    }, { $game ->
        [short] Krótka Gra
        [expert] ekspercki Tor Historii
       *[basic] podstawowy Tor Historii
    }; { $answers ->
        [one] { $answers } odpowiedź
        [few] { $answers } odpowiedzi
        [many] { $answers } odpowiedzi
       *[other] { $answers } odpowiedzi
    }. { $over ->
        [yes] Gra skończyła się w turze { $turn }.
       *[no] Gra trwa; jest tura { $turn }.
    }
replay-result = Wynik
replay-standings = Stan gry
replay-checked = Sprawdzenie

replay-lines = Sprawdzono: każdy wiersz ({ $lines }) i każde zdarzenie ({ $events }) wynika z reguł i ziarna.
replay-commitment-fits = Sprawdzono: zobowiązanie w tym pliku pasuje do jego ziarna i soli.
replay-as-shown = Sprawdzono: to zobowiązanie, które podano, więc ziarno wybrano, zanim je pokazano.
replay-not-compared = Nie sprawdzono, czy pokazano je przed grą. Tamto zobowiązanie można podać po --commitment.
replay-no-commitment = Nie sprawdzono, czy ziarno wybrano przed grą. W tym pliku nie ma zobowiązania.

replay-no-commitment-given = „{ $value }” nie jest zobowiązaniem; ma ono 64 znaki: cyfry od 0 do 9 i litery od a do f.
replay-commitment-broken = Zobowiązanie w pliku { $file } nie pasuje do jego ziarna i soli: coś z tych trzech zmieniono.
replay-nothing-to-compare = W pliku { $file } nie ma zobowiązania, z którym można by porównać podane.
replay-other-commitment = Zobowiązanie w pliku { $file } jest inne niż podane: ziarno tej gry nie jest tym, które wybrano przed nią.


## Zapis wysłany do serwera

# $most (Number) - bajty
import-too-large = Gra jest za duża; dopuszczalny rozmiar w bajtach: { $most }.
import-too-many-lines = Gra ma za dużo wierszy; dopuszczalna liczba: { $most }.
import-too-long = Odtwarzanie gry trwa za długo.
import-too-much = Odtwarzanie gry wymaga za dużo pamięci.
import-not-whole = To nie jest kompletny plik gzip.
import-failed = Tej gry nie można tu odtworzyć.
import-not-now = Serwer nie przyjmuje teraz gier. Spróbuj później.
