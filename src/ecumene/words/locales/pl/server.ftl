# Czego serwer odmawia.

server-unknown-person = Serwer cię nie zna. Najpierw podaj imię.
server-unknown-code = Ten kod jest zły albo stracił ważność.
server-no-game = Nie ma takiej gry albo w niej nie uczestniczysz.
server-not-host = Może to zrobić tylko gospodarz gry.
server-not-your-seat = To nie twoje miejsce.
server-bad-link = Ten odnośnik jest zły albo stracił ważność.
server-seat-taken = Miejsce { $number } jest zajęte.
server-no-seat-free = Wszystkie miejsca są zajęte.
server-no-seat = Nie ma takiego miejsca dla ludzi.
server-not-begun = Gra jeszcze się nie zaczęła.
server-begun = Gra już się zaczęła.
server-over = Gra jest skończona.
server-not-over = Gra jeszcze trwa.
server-paused = Gra jest wstrzymana.
server-not-paused = Gra nie jest wstrzymana.
server-handed-over = Na twoim miejscu gra komputer. Najpierw je odbierz.
server-is-computer = Na tym miejscu już gra komputer.
server-no-clock = Żaden zegar nie chodzi.
server-no-trade = Nikt teraz nie handluje.
server-no-proposal = Nikt już nie proponuje tego cofnąć.
server-no-moment = Nie ma takiej chwili w tej grze.
server-key-used = Tego klucza użyto do innej odpowiedzi.
server-bad-key = Klucz ma od 1 do { $most } liter, cyfr lub znaków.
server-bad-name = Nazwa ma od 1 do { $most } liter.
server-take = Możesz zająć od 0 do { $most } miejsc.
server-too-many-seats = Gra ma najwyżej { $most } miejsc.
server-no-setup =
    { $players ->
        [one] Nie ma gry dla { $players } gracza.
        [few] Nie ma gry dla { $players } graczy.
        [many] Nie ma gry dla { $players } graczy.
       *[other] Nie ma gry dla { $players } gracza.
    }
server-no-computer = Nie ma gracza komputerowego { $name }; są: { $names }.
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
        [one] Wiadomość ma najwyżej { $most } literę.
        [few] Wiadomość ma od 1 do { $most } liter.
        [many] Wiadomość ma od 1 do { $most } liter.
       *[other] Wiadomość ma od 1 do { $most } litery.
    }
server-chat-to = Możesz mówić do wszystkich, a ze swojego miejsca także do wybranych.
server-notes-length =
    { $most ->
        [one] Notatki mają najwyżej { $most } literę.
        [few] Notatki mają najwyżej { $most } litery.
        [many] Notatki mają najwyżej { $most } liter.
       *[other] Notatki mają najwyżej { $most } litery.
    }
server-channels =
    { $most ->
        [one] Możesz dostawać wiadomości najwyżej { $most } drogą.
        [few] Możesz dostawać wiadomości najwyżej { $most } drogami.
        [many] Możesz dostawać wiadomości najwyżej { $most } drogami.
       *[other] Możesz dostawać wiadomości najwyżej { $most } drogi.
    }
server-no-channel = Tą drogą nie dostajesz wiadomości.
server-not-json = Wyślij to jako application/json.
server-bad-json = To nie jest JSON.
server-bad-request = Nie można zrozumieć tego żądania.
server-not-a-number = { $name } musi być liczbą całkowitą.
server-no-page = Nic tu nie ma.
server-no-method = Tego tutaj zrobić nie można.
server-busy = Za dużo dzieje się w tej grze naraz. Spróbuj ponownie.
server-no-store = Serwer nie może dosięgnąć bazy danych. Spróbuj za chwilę.
server-cannot-go-on = Tę grę zaczęto we wcześniejszej wersji i w tej nie może trwać dalej.
server-broken = Na serwerze coś się zepsuło. Niczego nie zmieniono.
server-imported = Gra z pliku

# Co słyszą wszyscy przy stole.

table-joined = { $name } zajmuje miejsce: { $player }.
table-freed = { $player }: miejsce jest wolne; dopóki ktoś go nie zajmie, gra komputer.
table-handed-over = { $player }: odtąd gra komputer.
table-came-back = { $player }: gracz wrócił.
table-time-up = { $player }: czas minął, liczy się odpowiedź domyślna.
table-autopilot = { $player }: gracza nie ma; do jego powrotu odpowiada komputer.
table-nobody = Nikogo już nie ma. Gra czeka.
table-paused = Gra jest wstrzymana.
table-resumed = Gra toczy się dalej.
table-extended =
    { $minutes ->
        [one] { $minutes } minuta więcej na odpowiedź.
        [few] { $minutes } minuty więcej na odpowiedź.
        [many] { $minutes } minut więcej na odpowiedź.
       *[other] { $minutes } minuty więcej na odpowiedź.
    }
table-clock = Zegary mają nowe zasady.
table-trade-over = Czas na handel minął.
table-time-called = Nadszedł umówiony czas: gra kończy się z tą turą.
table-take-back-asked = Gospodarz pyta, czy można cofnąć ostatnią odpowiedź: { $player }.
table-take-back-refused = { $player } się nie zgadza; nic nie zostaje cofnięte.
table-taken-back = Wszyscy się zgodzili: cofnięto ostatnią odpowiedź: { $player }.
