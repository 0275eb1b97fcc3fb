# Strona: powtórka, wykresy, stałe polecenia, powiadomienia.

page-replay-back = Wróć do gry
page-replay-where = { $phase ->
        [0] Przygotowanie
       *[other] Tura { $turn }, { name-of-phase }
    }
page-replay-told = Jak do tego doszło
page-replay-nothing = Nie stało się tu nic, co można by zobaczyć z twojego miejsca.
page-replay-charts = Wykresy
page-replay-subject = { $subject ->
        [points] Punkty
        [cities] Miasta
       *[advances] Rozwój
    }
page-replay-chart = { $subject ->
        [points] Punkty wszystkich, tura po turze
        [cities] Miasta wszystkich, tura po turze
       *[advances] Karty rozwoju wszystkich, tura po turze
    }
page-replay-before = { $unit ->
        [answer] Poprzednia odpowiedź
        [turn] Poprzednia tura
       *[phase] Poprzednia faza
    }
page-replay-after = { $unit ->
        [answer] Następna odpowiedź
        [turn] Następna tura
       *[phase] Następna faza
    }
page-replay-play = { $playing ->
        [true] Zatrzymaj
       *[false] Odtwarzaj
    }
page-replay-by = Krok
page-replay-unit = { $unit ->
        [answer] Co odpowiedź
        [turn] Co turę
       *[phase] Co fazę
    }
page-replay-speed = Tempo
page-replay-speed-of = { $speed ->
        [slow] Wolno
        [fast] Szybko
       *[usual] Zwykłe tempo
    }
page-replay-link = Link do tej chwili
page-replay-no-clipboard = Przeglądarka nie pozwala tu niczego skopiować; ten sam link jest na pasku adresu.
page-replay-last = koniec
page-replay-standing = { $subject ->
        [points] Punkty w tej chwili
        [cities] Miasta w tej chwili
       *[advances] Karty rozwoju w tej chwili
    }
# $where (String) - tura i faza; $number (Number) - która wiadomość z ilu
page-replay-at = { $where }, { $number } z { $last }
page-replay-timeline = Oś czasu
page-replay-download = Pobierz zapis gry
page-replay-continue = Graj dalej od tego miejsca
page-replay-new-name = { $name }, ciąg dalszy

## Stałe polecenia

page-orders = Stałe polecenia
page-orders-about = Na te pytania odpowiadamy za ciebie po kilku sekundach. Gdy stanie się coś nieprzewidzianego, polecenie przestaje obowiązywać i dostajesz wiadomość.
page-orders-ask = pytaj mnie
page-orders-tax = Stawka podatkowa
page-orders-done = W tych fazach od razu pasuj
page-orders-occasion = { $occasion ->
        [cities] Budowa miast
        [cards] Kupno kart handlowych
        [trade] Handel
       *[abilities] Umiejętności specjalne
    }
page-orders-growth = Wzrost populacji
page-orders-growth-on = Rozstawiaj za mnie nowe żetony, gdy brakuje ich w zasobach
page-orders-growth-fill = Najpierw te obszary
page-orders-growth-small = Te obszary na końcu
page-orders-movement = Ruch
page-orders-wait = Zanim się ruszę, czekaj na tych graczy
page-orders-still = Niczym nie ruszaj
page-orders-still-until = do tury
page-orders-still-ships = Utrzymuj moje statki, dopóki starcza na to skarbca
page-orders-conflict = Straty w konflikcie
page-orders-tokens-first = najpierw żetony
page-orders-ships-first = najpierw statki
page-orders-losses = Straty w katastrofach
page-orders-losses-on = Wybieraj za mnie straty
page-orders-cities-first = Najpierw całe miasta, potem żetony
page-orders-losses-keep = Najdłużej zachowaj te obszary
page-orders-blame = Dodatkowe ofiary
page-orders-blame-on = Wskazuj je za mnie
page-orders-blame-prefer = Najpierw ci gracze
page-orders-blame-spare = Ci gracze na końcu
page-orders-wishes = Karty rozwoju
page-orders-wishes-on = Kupuj za mnie
page-orders-wishes-list = W tej kolejności
page-orders-wishes-saving = Oszczędzaj na pierwszą, na którą nie starcza
page-orders-wishes-treasury = Żetony, które mają zostać w skarbcu
page-orders-until = Do tury (puste: dopóki nie zmienię)
page-orders-hold = Twoje polecenia
page-orders-kept = Zapisane.
page-orders-none = Bez poleceń
page-orders-give = Wydaj te polecenia
page-orders-add = Dodaj…
page-orders-up = { $name }: wyżej
page-orders-out = Usuń: { $name }

## Powiadomienia

page-notices = Powiadomienia
page-notices-when = Powiadamiaj mnie o tej grze
page-notices-mode = { $mode ->
        [away] tylko gdy mnie nie ma
        [always] zawsze
       *[never] nigdy
    }
page-notices-where = Gdzie cię powiadamiamy
page-notices-nowhere = Na razie nigdzie.
page-notices-kind = { $kind ->
        [web-push] Przeglądarka
        [mail] E-mail
       *[webhook] Program albo kanał
    }
page-notices-unconfirmed = Nic tam nie wyślemy, dopóki tego nie potwierdzisz.
page-notices-code = { $kind ->
        [mail] Wysłaliśmy ci e-mail z kodem. Wpisz go:
       *[webhook] Wysłaliśmy tam wiadomość z kodem. Wpisz go:
    }
page-notices-confirm = Potwierdź
page-notices-send-code = { $again ->
        [true] Wyślij nowy kod
       *[false] Wyślij kod
    }
page-notices-remove = Usuń: { $host }
page-notices-this-browser = Powiadamiaj w tej przeglądarce
page-notices-not-allowed = Przeglądarka na to nie pozwala. Możesz to zmienić w jej ustawieniach dla tej strony.
page-notices-failed = To się nie udało. Spróbuj za chwilę.
page-notices-ios = Na iPhonie i iPadzie najpierw dodaj tę stronę do ekranu początkowego („Udostępnij”, potem „Do ekranu początkowego”) i otwórz ją stamtąd.
page-notices-mail = Adres e-mail
page-notices-hook = Webhook
page-notices-format = Format
page-notices-add = Dodaj

## Tor Historii
