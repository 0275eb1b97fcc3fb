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
page-start-me = Kim tu jesteś
page-start-my-name = Jak nazywają cię inni
page-start-save-name = Zapisz
page-start-name-saved = Zapisano.
page-start-no-account = Nie ma kont: zna cię ta przeglądarka.
page-start-device = Na innym urządzeniu
page-start-device-about = Link przenosi ciebie i twoje gry na inne urządzenie, jeden raz.
page-start-device-make = Utwórz link
page-start-device-code = Otwórz tam ten link albo wpisz kod w polu „Dołącz do gry”. Działa raz, do { $until }.
page-start-device-link = Link do tej osoby
page-start-copy = Kopiuj
page-start-copied = Skopiowano
page-start-copy-it = Kopiuj: { $what }
page-start-share-it = Udostępnij: { $what }

## Pierwsze słowa

page-start-headline =
    Osiemnaście ludów,
    jeden znany świat.
page-start-lead = Mega Civilization w przeglądarce: rozwijaj się, żegluj, blefuj w handlu, przetrwaj katastrofy. Dziś wieczorem ze znajomymi, tygodniami na odległość albo od razu w pojedynkę.
page-start-unofficial = Darmowa i nieoficjalna strona, stworzona przez graczy. Do gry przy stole potrzebne jest wydanie z pudełka.

## Graj teraz

page-start-play = Graj teraz
page-start-play-what = Krótka gra, 5 miejsc, cztery komputery
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
page-start-free = bez zakładania konta
page-start-quick-name = Krótka gra: { $civ }

## Z innymi

page-start-create = Utwórz grę
page-start-create-about = { $players ->
        [few] { $players } graczy
       *[other] { $players } graczy
    }, { $map ->
        [west] Zachód
        [east] Wschód
       *[both] Zachód i Wschód
    }, tor podstawowy, bez zegara
page-start-create-it = Utwórz
page-start-change = Zmień
page-start-join = Dołącz do gry
page-start-join-about = Wklej link, który dostajesz od znajomych
page-start-join-example = https://…
page-start-join-it = Dołącz
page-start-bad-link = To nie jest cały link. Skopiuj go jeszcze raz, ze wszystkim, co stoi za znakiem #.
page-start-elsewhere = Ten link prowadzi na inny serwer, { $host }. Otwórz go wprost w przeglądarce.
page-start-welcome-back = Witaj z powrotem, { $name }. Twoje gry są tutaj.
page-start-guided = Dwie tury z przewodnikiem
page-start-one-screen = Kilka osób przy jednym ekranie
page-start-wall = Ekran na ścianę
page-start-wall-about = Otwórz dowolną grę i dopisz /wall na końcu jej adresu: plansza wypełni ekran, z tym, co wolno widzieć wszystkim. Nie trzeba przy nim siedzieć ani mieć miejsca w grze; link dla widzów otworzy go też na telewizorze.

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
page-start-gathering = przed początkiem
page-start-over = zakończona
page-start-paused = pauza
page-start-live = na żywo
page-start-your-turn = twój ruch
page-start-waits = czeka na: { $who }{ $more ->
        [0] {""}
       *[other] {" "}i { $more } więcej
    }
page-start-left = zostało { $time }
page-start-since = od: { $when }

## Nowa gra

page-new-usual-name = { $day }, { $players ->
        [few] { $players } graczy
       *[other] { $players } graczy
    }
