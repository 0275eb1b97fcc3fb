# Strona: początek, nowe gry, dołączanie, zbieranie graczy, jeden ekran dla kilku osób.

## Nad wszystkim

page-start-more = Więcej
page-start-rules = Zasady
page-start-table = Przy prawdziwym stole
page-start-language = Język
page-start-theme = { $dark ->
        [true] Jasny
       *[false] Ciemny
    }

## Kim jestem

page-start-guest = Gość
page-start-nobody = Twoje imię
page-start-me = Twój profil
page-start-my-name = Imię, które widzą inni
page-start-save-name = Zapisz
page-start-name-saved = Zapisano.
page-start-no-account = Bez konta: pamięta cię ta przeglądarka.
page-start-device = Na innym urządzeniu
page-start-device-about = Jednorazowy link otwiera twoje gry na innym urządzeniu.
page-start-device-make = Utwórz link
page-start-device-code = Otwórz tam ten link albo wpisz kod w polu „Dołącz do gry”. Działa raz, do { $until }.
page-start-device-link = Link na inne urządzenie
page-devices = Twoje urządzenia
page-devices-about = Zgubione urządzenie możesz tu wylogować. Nowy link je przywróci.
page-devices-unnamed = Urządzenie
page-devices-here = to urządzenie
page-devices-since = Od: { $when }.
page-devices-seen = Ostatnio: { $when }.
page-devices-sign-out = Wyloguj
page-devices-sign-out-it = Wyloguj: { $name }
page-devices-sign-out-others = Wyloguj wszystkie inne
page-selves = Osoby na tym urządzeniu
page-selves-about = Profile używane wcześniej w tej przeglądarce.
# $name (String) - osoba; $games (Number) - w ilu grach bierze udział
page-selves-one = { $games ->
        [0] { $name }, bez gier
        [one] { $name }, { $games } gra
        [few] { $name }, { $games } gry
        [many] { $name }, { $games } gier
       *[other] { $name }, { $games } gry
    }
page-selves-be = Wróć: { $name }
page-selves-be-it = Wróć
page-become-title = Przejść na inny profil?
# $name, $other (String) - osoby; $games, $theirs (Number) - w ilu grach biorą udział
page-become-about = Tutaj nazywasz się { $name }, { $games ->
        [0] bez gier
        [one] masz { $games } grę
        [few] masz { $games } gry
        [many] masz { $games } gier
       *[other] masz { $games } gry
    }. Ten link przełączy cię na profil { $other }, { $theirs ->
        [0] bez gier
        [one] { $theirs } gra
        [few] { $theirs } gry
        [many] { $theirs } gier
       *[other] { $theirs } gry
    }. Kto go utworzył, widzi, co robisz jako { $other }.
page-become-back = Wrócisz przez swoje imię u góry strony.
page-become-it = Przejdź na: { $name }
page-become-stay = Nic nie zmieniaj
page-start-same = Tutaj nazywasz się już { $name }.
page-start-copy = Kopiuj
page-start-copied = Skopiowano
page-start-copy-it = Kopiuj: { $what }
page-start-share-it = Udostępnij: { $what }

## Pierwsze słowa

page-start-headline =
    Osiemnaście ludów,
    jeden znany świat.
page-start-lead = Mega Civilization w przeglądarce: rozwijaj się, żegluj, blefuj w handlu, przetrwaj katastrofy. Dziś wieczorem ze znajomymi, korespondencyjnie przez całe tygodnie albo od razu w pojedynkę.
page-start-unofficial = Darmowa i nieoficjalna strona, stworzona przez graczy. Do gry przy stole potrzebne jest wydanie z pudełka.

## Graj teraz

page-start-play = Graj teraz
page-start-play-what = Krótka Gra, 5 miejsc, cztery komputery
page-start-civilization = Twoja cywilizacja
# $civ (String) - identyfikator cywilizacji
page-start-about = { $civ ->
        [hellas] zaczyna w Macedonii: długie wybrzeże, żyzne równiny na północy, wielu sąsiadów.
        [minoa] zaczyna w Knossos: wyspy, małe i bezpieczne. Statki od pierwszej tury.
        [assyria] zaczyna na skrzyżowaniu wszystkich dróg: ziemia żyzna, sąsiedzi z każdej strony.
        [hatti] zaczyna w Hattusie: góry za plecami, przed nią Morze Egejskie, miejsce na północy.
       *[egypt] zaczyna w delcie: najbogatsza ziemia ze wszystkich, dopóki Nil nie wyleje.
    }
# $civ (String) - identyfikator cywilizacji; $name (String) - jej nazwa
page-start-play-as = Graj: { $name }
page-start-explain = Z objaśnieniami
page-start-level = Jak dobrze grają komputery
page-start-free = bez zakładania konta
page-start-preparing = Rozkładamy planszę…
page-start-quick-name = Krótka Gra: { $civ }

## Z innymi

page-start-create = Utwórz grę
page-start-create-about = { $players } graczy, { $map ->
        [west] Zachód
        [east] Wschód
       *[both] Zachód i Wschód
    }, tor podstawowy, po { $minutes } minut
page-start-create-it = Utwórz
page-start-change = Zmień
page-start-join = Dołącz do gry
page-start-join-about = Wklej otrzymany link albo wpisz kod
page-start-join-example = https://…
page-start-join-it = Dołącz
page-start-bad-link = Ten link jest niepełny. Skopiuj go jeszcze raz, razem ze wszystkim po znaku #.
page-start-elsewhere = Ten link prowadzi na inny serwer, { $host }. Wklej go w pasek adresu przeglądarki.
page-start-welcome-back = Witaj z powrotem, { $name }. Twoje gry są tutaj.
page-start-guided = Pierwsza gra z przewodnikiem
page-start-one-screen = Kilka osób przy jednym ekranie
page-start-wall = Ekran na ścianę
page-start-wall-about = Otwórz dowolną grę i dopisz /wall na końcu jej adresu: plansza wypełni ekran i pokaże to, co wolno widzieć wszystkim. Nie trzeba mieć miejsca w grze; link dla widzów otworzy ją też na telewizorze.

## Moje gry

page-start-my-games = Moje gry
page-start-wait-for-you = { $games ->
        [one] { $games } czeka na ciebie
        [few] { $games } czekają na ciebie
        [many] { $games } czeka na ciebie
       *[other] { $games } czeka na ciebie
    }
page-start-no-games = Nie masz jeszcze gier. Zagraj teraz albo poproś znajomych o link.
page-start-none-open = Żadna gra nie trwa. Zacznij nową albo obejrzyj zakończone.
page-start-finished = Zakończone gry: { $games }
page-start-finished-games = Zakończone gry
page-start-watch = Zobacz grę komputerów
page-start-computers-name = Stół komputerów
page-start-seat = Miejsce { $number }
page-start-watching = Widz
page-start-where = { $who } · { $phase ->
        [0] przygotowanie
       *[other] tura { $turn } · { page-bar-phase }
    }
page-start-taken = Zajęte miejsca: { $taken } z { $seats }
page-start-gathering = nierozpoczęta
page-start-over = zakończona
page-start-paused = pauza
page-start-live = na żywo
page-start-your-turn = twój ruch
page-start-waits = czeka na: { $who }{ $more ->
        [0] {""}
       *[other] {" "}i jeszcze { $more }
    }
page-start-left = zostało { $time }
page-start-since = od: { $when }

## Nowa gra

page-new-usual-name = { $day }, { $players } graczy
page-new-title = Nowa gra
page-new-screen-title = Kilka osób przy jednym ekranie
page-new-screen-about = Wszyscy grają tutaj po kolei. Kurtyna zasłania karty, aż ekran dostanie następna osoba.
page-new-game = Gra
page-new-name = Nazwa
page-new-players = Gracze
page-new-map = Mapa
page-new-only-map = { $players ->
        [one] W jedną osobę
        [few] W { $players } osoby
        [many] W { $players } osób
       *[other] W { $players } osoby
    } gra się na { $map ->
        [west] mapie zachodniej
        [east] mapie wschodniej
       *[both] obu mapach
    }.
page-new-length = Długość
page-new-short = Krótka Gra
page-new-short-about = Zaczyna się z miastami i rozwojem, kończy wcześniej.
page-new-full = Pełna gra
page-new-full-about = Od pierwszego żetonu do końca historii: cały dzień albo tygodnie gry korespondencyjnej.
page-new-track = Tor Historii
page-new-basic = Podstawowy
page-new-basic-about = Łagodniejsze wymagania, na pierwszą grę.
page-new-expert = Ekspercki
page-new-expert-about = Każda epoka wymaga więcej.
page-new-who = Kto gra
page-new-people = Miejsca dla ludzi
page-new-here = W tym na tym urządzeniu
page-new-people-about = Komputery zajmą pozostałe miejsca i te, które będą jeszcze wolne na początku gry.
page-new-here-about = Przy przekazywaniu karty zasłania kurtyna.
page-new-computer = Gracz komputerowy
page-new-characters = Postacie
page-new-characters-about = Wybrane postacie zajmą miejsca komputerów po kolei. Jeśli nie wybierzesz żadnej, zagrają na przemian wszystkie.
page-new-characters-many = { $seats ->
        [one] Dla komputerów jest jedno miejsce: zajmie je pierwsza z wybranych postaci.
        [few] Dla komputerów są { $seats } miejsca: zajmą je pierwsze { $seats } z wybranych postaci.
        [many] Dla komputerów jest { $seats } miejsc: zajmie je pierwszych { $seats } z wybranych postaci.
       *[other] Dla komputerów jest { $seats } miejsca: zajmie je pierwsze { $seats } z wybranych postaci.
    }
page-new-time = Czas
page-new-slow = Korespondencyjnie
page-new-slow-about = Mniej więcej dzień na każdą decyzję.
page-new-phase = Korespondencyjnie, faza po fazie
page-new-phase-about = Jeden termin na każdą fazę, ten sam dla wszystkich.
page-new-bank-minutes = Zapas czasu każdego gracza
page-new-increment = Dodatek po każdej odpowiedzi
page-new-decision = Na każdą decyzję
page-new-phase-time = Na każdą fazę
page-new-trade = Handel trwa
page-new-minutes = { $minutes ->
        [one] minuta
        [few] minuty
        [many] minut
       *[other] minuty
    }
page-new-seconds = { $seconds ->
        [one] sekunda
        [few] sekundy
        [many] sekund
       *[other] sekundy
    }
page-new-hours = { $hours ->
        [one] godzina
        [few] godziny
        [many] godzin
       *[other] godziny
    }
page-new-trade-minutes = { $minutes ->
        [0] bez osobnego limitu
        [one] minutę najdłużej
        [few] minuty najdłużej
        [many] minut najdłużej
       *[other] minuty najdłużej
    }
page-new-nights = W nocy zegary stoją
page-new-night-begins = od
page-new-night-ends = do
page-new-weekends = W soboty i niedziele zegary stoją
page-new-more = Więcej
page-new-movement = Ruch
page-new-free = Wszyscy naraz
page-new-free-about = Wszyscy ruszają się jednocześnie; nadal można poczekać na tych przed sobą. Szybciej.
page-new-strict = Po kolei
page-new-strict-about = Jeden po drugim, według spisu ludności.
page-new-last-turn = Gra kończy się po ustalonej turze
page-new-last-turn-is = Ostatnia tura
page-new-timed = Gospodarz może ogłosić koniec czasu: gra kończy się wtedy po bieżącej turze
page-new-at-end = Gdy komuś skończy się czas
page-new-default = Pada najprostsza odpowiedź
page-new-default-about = Bez ryzyka i bez zysku.
page-new-stand-in = Gra dalej komputer
page-new-stand-in-about = Dopóki gracz nie wróci.
page-new-grace = Dodatkowy czas
page-new-misses = Komputer przejmuje grę po
page-new-misses-unit = { $misses ->
        [0] (nigdy)
        [one] spóźnieniu
        [few] spóźnieniach z rzędu
        [many] spóźnieniach z rzędu
       *[other] spóźnienia z rzędu
    }
page-new-language = Język stołu
page-new-less = Mniej: { $what }
page-new-more-of = Więcej: { $what }
page-new-create = Utwórz grę
page-new-summary = Miejsca: { $players }; { $own ->
        [0] żadne dla ciebie
        [1] jedno dla ciebie
       *[other] na tym urządzeniu { $own }
    }, { $others ->
        [0] bez innych osób
        [one] { $others } inna osoba
        [few] { $others } inne osoby
        [many] { $others } innych osób
       *[other] { $others } innej osoby
    }, { $computers ->
        [0] bez komputerów
        [one] { $computers } komputer
        [few] { $computers } komputery
        [many] { $computers } komputerów
       *[other] { $computers } komputera
    }.
page-new-begun = Gra się zaczęła.
page-new-go = Do gry

## Linki

page-links = Linki
page-links-once = Wyślij, komu chcesz: linku może użyć każdy, kto go ma. Nowe linki utworzysz poniżej.
page-links-alone = Pokaż komuś grę
page-links-join = Dla graczy
page-links-watch = Dla widzów i na ekran na ścianie
page-links-more = Więcej linków
page-links-host = Do prowadzenia gry z innego urządzenia
page-links-seat = Tylko dla miejsca { $number }

## Dołączanie przez link

page-join-title = Dołącz do gry
page-join-again = Spróbuj ponownie
page-join-joining = Chwileczkę…
page-join-seated = Masz miejsce { $number }.
page-join-enter = Do stołu
page-join-this = Wybierz to

## Zanim gra się zacznie

page-lobby-seats = Przy stole
page-lobby-computer = komputer
page-lobby-free = wolne
page-lobby-you = ty
page-lobby-start = Zacznij teraz
page-lobby-waiting = { $free ->
        [0] Wszystkie miejsca są zajęte: gra się zaczyna.
       *[other] { $host ->
            [true] { $free ->
                    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie; jeśli zaczniesz teraz, zajmie je komputer.
                    [few] { $free } miejsca są wolne. Gra zacznie się, gdy zostaną zajęte; jeśli zaczniesz teraz, zajmą je komputery.
                    [many] { $free } miejsc jest wolnych. Gra zacznie się, gdy zostaną zajęte; jeśli zaczniesz teraz, zajmą je komputery.
                   *[other] { $free } miejsca jest wolne. Gra zacznie się, gdy zostaną zajęte; jeśli zaczniesz teraz, zajmą je komputery.
                }
           *[false] { $free ->
                    [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie albo gdy zdecyduje gospodarz.
                    [few] { $free } miejsca są wolne. Gra zacznie się, gdy zostaną zajęte albo gdy zdecyduje gospodarz.
                    [many] { $free } miejsc jest wolnych. Gra zacznie się, gdy zostaną zajęte albo gdy zdecyduje gospodarz.
                   *[other] { $free } miejsca jest wolne. Gra zacznie się, gdy zostaną zajęte albo gdy zdecyduje gospodarz.
                }
        }
    }
page-lobby-leave = Odejdź od stołu
page-lobby-seat-link = Nowy link do miejsca { $number }
page-lobby-remove = Usuń: { $name }
page-lobby-removed = Usunięci
page-lobby-removed-about = Nie wrócą żadnym linkiem, dopóki ich nie wpuścisz. Dotychczasowe linki dla graczy i widzów już nie działają: przekaż pozostałym nowe, widoczne wyżej.
page-lobby-let-in = Wpuść znowu
page-lobby-let-in-it = Wpuść znowu: { $name }
page-lobby-renew = Utwórz nowe linki
page-lobby-renew-about = Dotychczasowe linki dla graczy, widzów i gospodarza przestaną działać.
page-agreed-players = { $players } graczy
page-agreed-length = { $short ->
        [true] Krótka Gra
       *[false] pełna gra
    }
page-agreed-clock = { $kind ->
        [bank] po { $minutes } min, { $increment } s więcej po każdej odpowiedzi
        [decision] { $hours } godz. na każdą decyzję
        [phase] { $hours } godz. na każdą fazę
       *[none] bez zegara
    }
page-agreed-trade = handel { $minutes } min
page-agreed-strict = ruch po kolei
page-agreed-last = do tury { $turn }

## Jeden ekran dla kilku osób

# $name (String) - cywilizacja albo none; $number (Number) - numer miejsca
page-curtain-pass = { $name ->
        [none] Przekaż ekran graczowi z miejsca { $number }
       *[other] Przekaż ekran: { $name }
    }
page-curtain-about = Reszta się odwraca: to, co teraz się pokaże, jest tylko dla jednej pary oczu.
page-curtain-show = { $name ->
        [none] Mam miejsce { $number }: pokaż
       *[other] { $name } to ja: pokaż
    }
