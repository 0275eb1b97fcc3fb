# Czego serwer odmawia.

server-unknown-person = Serwer cię nie zna. Najpierw podaj imię.
server-unknown-code = Ten kod jest nieprawidłowy albo wygasł.
server-somebody-already = Tutaj nazywasz się już { $name }.
server-too-many-selves =
    { $most ->
        [one] Ta przeglądarka pamięta już { $most } inną osobę i więcej nie może.
        [few] Ta przeglądarka pamięta już { $most } inne osoby i więcej nie może.
        [many] Ta przeglądarka pamięta już { $most } innych osób i więcej nie może.
       *[other] Ta przeglądarka pamięta już { $most } innej osoby i więcej nie może.
    }
server-no-self = Ta przeglądarka nie pamięta tej osoby.
server-no-device = Nie masz takiego urządzenia.
server-last-device = To twoje jedyne urządzenie: bez niego nie będzie dostępu do twoich gier.
server-no-game = Nie ma takiej gry albo w niej nie uczestniczysz.
server-not-host = Może to zrobić tylko gospodarz gry.
server-not-your-seat = To nie twoje miejsce.
server-bad-link = Ten link jest nieprawidłowy albo wygasł.
server-unknown-invitation = Żadna otwarta gra nie ma tego kodu. Być może już się zaczęła.
server-no-code = Nie ma kodu do wycofania.
server-not-away = { $name } jest przy stole.
# $unit (String) - minutes, hours or days; $count (Number) - how many
server-away-not-long = { $unit ->
        [days] { $count ->
            [one] { $name }: gracza nie ma od niedawna. Za { $count } dzień będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
            [few] { $name }: gracza nie ma od niedawna. Za { $count } dni będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
            [many] { $name }: gracza nie ma od niedawna. Za { $count } dni będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
           *[other] { $name }: gracza nie ma od niedawna. Za { $count } dnia będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
        }
        [hours] { $count ->
            [one] { $name }: gracza nie ma od niedawna. Za { $count } godzinę będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
            [few] { $name }: gracza nie ma od niedawna. Za { $count } godziny będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
            [many] { $name }: gracza nie ma od niedawna. Za { $count } godzin będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
           *[other] { $name }: gracza nie ma od niedawna. Za { $count } godziny będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
        }
       *[minutes] { $count ->
            [one] { $name }: gracza nie ma od niedawna. Za { $count } minutę będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
            [few] { $name }: gracza nie ma od niedawna. Za { $count } minuty będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
            [many] { $name }: gracza nie ma od niedawna. Za { $count } minut będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
           *[other] { $name }: gracza nie ma od niedawna. Za { $count } minuty będzie mógł odpowiadać komputer; gospodarz może na to pozwolić już teraz.
        }
    }
server-removed = Gospodarz usunął cię z tej gry.
server-not-removed = Tej osoby nie usunięto z tej gry.
server-seat-taken = Miejsce { $number } jest zajęte.
server-no-seat-free = Wszystkie miejsca są zajęte.
server-no-seat = Nie ma takiego miejsca dla ludzi.
server-not-begun = Gra jeszcze się nie zaczęła.
server-begun = Gra już się zaczęła.
server-over = Gra jest skończona.
server-rematch-not-played = O rewanż mogą prosić tylko grający i gospodarz.
server-rematch-made = Ktoś inny właśnie poprosił o rewanż.
server-not-over = Gra jeszcze trwa.
server-retrospect-running = O tym, co rozstrzygnęło grę, mówimy dopiero po niej. Wcześniej zmiany szans widzą tylko ci, którzy oglądają grę komputerów albo swoją opuścili.
server-retrospect-not-now = Zbyt wiele gier jest teraz analizowanych. Spróbuj później.
server-retrospect-failed = Ta wersja gry nie umie przeanalizować tego zapisu.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-people-play = Tempo ustawia się tylko w grze samych komputerów, a tu grają ludzie.
server-handed-over = Na twoim miejscu gra komputer. Najpierw je odbierz.
server-is-computer = Na tym miejscu już gra komputer.
server-no-clock = Żaden zegar nie chodzi.
server-no-trade = Nikt teraz nie handluje.
server-no-proposal = Ta propozycja cofnięcia jest już nieaktualna.
server-no-moment = Nie ma takiej chwili w tej grze.
server-key-used = Tego klucza użyto do innej odpowiedzi.
server-bad-key = Klucz może mieć od 1 do { $most } liter, cyfr lub znaków.
server-bad-name = Nazwa może mieć od 1 do { $most } znaków.
server-take = Możesz zająć od 0 do { $most } miejsc.
server-too-many-seats = Gra ma najwyżej { $most } miejsc.
server-no-setup =
    { $players ->
        [one] Nie ma gry dla { $players } gracza.
        [few] Nie ma gry dla { $players } graczy.
        [many] Nie ma gry dla { $players } graczy.
       *[other] Nie ma gry dla { $players } gracza.
    }
server-no-computer = Nie ma gracza komputerowego { $name }. Do wyboru: { $names }.
server-games-per-day =
    { $most ->
        [one] Dziennie możesz założyć { $most } grę.
        [few] Dziennie możesz założyć { $most } gry.
        [many] Dziennie możesz założyć { $most } gier.
       *[other] Dziennie możesz założyć { $most } gry.
    }
server-open-games =
    { $most ->
        [one] Możesz mieć { $most } nieskończoną grę. Najpierw ją skończ.
        [few] Możesz mieć { $most } nieskończone gry. Najpierw skończ którąś.
        [many] Możesz mieć { $most } nieskończonych gier. Najpierw skończ którąś.
       *[other] Możesz mieć { $most } nieskończonej gry. Najpierw skończ którąś.
    }
server-chat-length =
    { $most ->
        [one] Wiadomość może mieć najwyżej { $most } znak.
        [few] Wiadomość może mieć od 1 do { $most } znaków.
        [many] Wiadomość może mieć od 1 do { $most } znaków.
       *[other] Wiadomość może mieć od 1 do { $most } znaku.
    }
server-chat-to = Możesz mówić do wszystkich, a ze swojego miejsca także do wybranych.
server-notes-length =
    { $most ->
        [one] Notatki mogą mieć najwyżej { $most } znak.
        [few] Notatki mogą mieć najwyżej { $most } znaki.
        [many] Notatki mogą mieć najwyżej { $most } znaków.
       *[other] Notatki mogą mieć najwyżej { $most } znaku.
    }
server-channels =
    { $most ->
        [one] Możesz mieć najwyżej { $most } kanał powiadomień.
        [few] Możesz mieć najwyżej { $most } kanały powiadomień.
        [many] Możesz mieć najwyżej { $most } kanałów powiadomień.
       *[other] Możesz mieć najwyżej { $most } kanału powiadomień.
    }
server-wrong-code =
    { $left ->
        [0] To nie ten kod. Poproś o nowy.
        [one] To nie ten kod. Możesz spróbować jeszcze { $left } raz.
        [few] To nie ten kod. Możesz spróbować jeszcze { $left } razy.
        [many] To nie ten kod. Możesz spróbować jeszcze { $left } razy.
       *[other] To nie ten kod. Możesz spróbować jeszcze { $left } raza.
    }
server-code-over = Ten kod nie jest już ważny. Poproś o nowy.
# $unit (String) - minutes albo hours; $count (Number) - ile
server-too-many-codes = { $unit ->
        [hours] { $count ->
            [one] Wysłano za dużo kodów. Spróbuj za { $count } godzinę.
            [few] Wysłano za dużo kodów. Spróbuj za { $count } godziny.
            [many] Wysłano za dużo kodów. Spróbuj za { $count } godzin.
           *[other] Wysłano za dużo kodów. Spróbuj za { $count } godziny.
        }
       *[minutes] { $count ->
            [one] Wysłano za dużo kodów. Spróbuj za { $count } minutę.
            [few] Wysłano za dużo kodów. Spróbuj za { $count } minuty.
            [many] Wysłano za dużo kodów. Spróbuj za { $count } minut.
           *[other] Wysłano za dużo kodów. Spróbuj za { $count } minuty.
        }
    }
server-no-channel = Nie ma takiego kanału powiadomień.
server-not-json = Wyślij to jako application/json.
server-bad-json = To nie jest JSON.
server-bad-request = Nie można zrozumieć tego żądania.
server-not-a-number = { $name } musi być liczbą całkowitą.
server-no-page = Nic tu nie ma.
server-no-method = Tego nie można tu zrobić.
server-busy = Za dużo dzieje się w tej grze naraz. Spróbuj ponownie.
server-damaged = Zapisane tu dane są uszkodzone. Właściciel serwera musi przywrócić kopię zapasową.
server-disk-full = Na serwerze brakuje miejsca, żeby cokolwiek zapisać. Spróbuj później.
server-no-store = Serwer nie może połączyć się z bazą danych. Spróbuj za chwilę.
server-cannot-go-on = Ta gra zaczęła się w starszej wersji i w tej nie można jej kontynuować.
server-broken = Na serwerze coś się zepsuło. Niczego nie zmieniono.
server-import-under-way = Tworzy się właśnie inna twoja gra. Poczekaj, aż będzie gotowa.
server-imported = Gra z pliku

# Co słyszą wszyscy przy stole.

table-joined = { $name } zajmuje miejsce: { $player }.
table-joined-program = Program { $name } zajmuje miejsce: { $player }.
table-freed = { $player }: miejsce jest wolne; dopóki ktoś go nie zajmie, gra komputer.
table-seat-free = Miejsce { $number } jest znów wolne.
table-rematch = { $name } proponuje rewanż.
table-let-in = { $name }: gracz był usunięty, ale może wrócić.
table-handed-over = { $player }: odtąd gra komputer.
table-came-back = { $player }: gracz wrócił.
table-time-up = { $player }: czas minął, liczy się odpowiedź domyślna.
table-autopilot = { $player }: gracza nie ma. Do czasu powrotu odpowiada komputer.
table-stand-in = { $player }: gracza nie ma. Do czasu powrotu odpowiada komputer (decyzja: { $name }).
table-nobody = Nikogo już nie ma. Gra czeka.
table-paused = Gra jest wstrzymana.
table-resumed = Gra toczy się dalej.
# $unit (String) - minutes, hours or days; $count (Number) - how many
table-extended = { $unit ->
        [days] { $count ->
            [one] { $count } dzień więcej na odpowiedź.
            [few] { $count } dni więcej na odpowiedź.
            [many] { $count } dni więcej na odpowiedź.
           *[other] { $count } dnia więcej na odpowiedź.
        }
        [hours] { $count ->
            [one] { $count } godzina więcej na odpowiedź.
            [few] { $count } godziny więcej na odpowiedź.
            [many] { $count } godzin więcej na odpowiedź.
           *[other] { $count } godziny więcej na odpowiedź.
        }
       *[minutes] { $count ->
            [one] { $count } minuta więcej na odpowiedź.
            [few] { $count } minuty więcej na odpowiedź.
            [many] { $count } minut więcej na odpowiedź.
           *[other] { $count } minuty więcej na odpowiedź.
        }
    }
table-extended-one = { $unit ->
        [days] { $count ->
            [one] { $count } dzień więcej: { $player }.
            [few] { $count } dni więcej: { $player }.
            [many] { $count } dni więcej: { $player }.
           *[other] { $count } dnia więcej: { $player }.
        }
        [hours] { $count ->
            [one] { $count } godzina więcej: { $player }.
            [few] { $count } godziny więcej: { $player }.
            [many] { $count } godzin więcej: { $player }.
           *[other] { $count } godziny więcej: { $player }.
        }
       *[minutes] { $count ->
            [one] { $count } minuta więcej: { $player }.
            [few] { $count } minuty więcej: { $player }.
            [many] { $count } minut więcej: { $player }.
           *[other] { $count } minuty więcej: { $player }.
        }
    }
table-clock = Gospodarz zmienił ustawienia zegarów.
table-trade-over = Czas na handel minął.
table-time-called = Nadszedł umówiony czas: gra skończy się po tej turze.
table-take-back-asked = Gospodarz pyta, czy można cofnąć ostatnią odpowiedź: { $player }.
table-take-back-refused = { $player } się nie zgadza; nic nie zostaje cofnięte.
table-taken-back = Wszyscy się zgodzili: cofnięto ostatnią odpowiedź: { $player }.
