# Strona: to, co otacza każdą grę.

page-unreachable = Serwer nie odpowiada. Twoja gra jest bezpieczna, spróbuj za chwilę.
page-loading = Chwileczkę …
page-not-loaded = Ta część strony się nie wczytała. Być może brak połączenia albo jest już nowsza wersja.
page-load-again = Wczytaj stronę ponownie
page-to-start = Strona główna
page-connecting = Brak połączenia. Próbujemy ponownie…
page-refused = Nie bierzesz już udziału w tej grze.
page-no-such-rule = Nie ma reguły { $rule }.
page-unofficial = Strona nieoficjalna: tworzą ją gracze, nie wydawca gry.
page-close = Zamknij

## Pasek nad grą

page-bar-turn = Tura
page-bar-phases = Fazy tury
page-bar-phase = { $phase ->
        [1] Podatki
        [2] Populacja
        [3] Ruch
        [4] Konflikty
        [5] Miasta
        [6] Karty handlowe
        [7] Handel
        [8] Wybór katastrof
        [9] Katastrofy
        [10] Umiejętności
        [11] Nadwyżka
        [12] Rozwój
       *[13] Tor Historii
    }
page-bar-set-up = Przygotowanie
page-bar-turn-and-phase = { $phase ->
        [0] przed pierwszą turą
       *[other] Tura { $turn }, faza { $phase } z 13
    }
page-bar-map = { $map ->
        [west] Zachód
        [east] Wschód
       *[both] Zachód i Wschód
    }
page-bar-track = { $track ->
        [expert] ekspercki
       *[basic] podstawowy
    }
page-bar-you = ty
page-bar-waiting-for = Czekamy na:
page-bar-nobody = Wszyscy gotowi
page-bar-paused = Pauza
page-bar-over = Koniec gry
page-bar-look-at-board = Plansza albo stół
page-bar-players = Gracze, dziennik i czat
page-time-days = { $days } d
page-time-hours = { $hours } godz.

## Co mam

page-mine = Co masz
page-mine-stock = zasoby
page-mine-treasury = skarbiec
page-mine-cities = miasta
page-mine-ships = statki
page-mine-hand = ręka
page-mine-advances = rozwój

## Menu gry

page-menu = Menu
page-menu-rules = Zasady
page-menu-replay = Powtórka i wykresy
page-menu-orders = Stałe polecenia
page-menu-notices = Powiadomienia
page-menu-track = Tor Historii
page-menu-seat = Graj jako { $name }
page-menu-sound = { $on ->
        [true] Dźwięk jest włączony: wyłącz
       *[false] Dźwięk jest wyłączony: włącz
    }
page-menu-theme = { $dark ->
        [true] Jasny wygląd
       *[false] Ciemny wygląd
    }
page-menu-hand-over = Niech gra za mnie komputer
page-menu-take-over = Chcę znów grać samodzielnie
page-menu-pause = Wstrzymaj grę
page-menu-resume = Wznów grę
page-menu-extend = Dodaj wszystkim pięć minut
page-menu-end-trade = Zakończ handel
page-menu-end-game = Zakończ grę po tej turze
page-title-your-turn = Twoja kolej · { $game }

## Obok planszy

page-rail-players = Gracze
page-rail-order = { $order ->
        [census] Według spisu
        [cards] Według kart
       *[points] Według punktów
    }
page-rail-you = ty
page-rail-step = Pole { $step } Toru Historii
page-rail-cities = miasta
page-rail-tokens = żetony
page-rail-cards = karty
page-rail-left = poza grą
page-rail-waited = czekamy na tego gracza
page-rail-busy = w toku
page-rail-autopilot = w zastępstwie gra komputer
page-rail-done = gotowe
page-rail-tabs = Dziennik, czat i inne
page-rail-tab = { $tab ->
        [log] Dziennik
        [chat] Czat
        [standing] Punkty
       *[notes] Notatki
    }
page-rail-log = Dziennik
page-rail-chapter = { $phase ->
        [0] Przygotowanie
       *[other] Tura { $turn } · { page-bar-phase }
    }
page-rail-details = Wszystkie szczegóły
page-rail-digest = Od twojej ostatniej wizyty
page-rail-no-log = Nic się jeszcze nie wydarzyło.
page-rail-said = Rozmowa
page-rail-no-chat = Nie ma jeszcze wiadomości.
page-rail-whispers = tylko do ciebie
page-rail-to = Do
page-rail-to-all = Do wszystkich
page-rail-say = Napisz wiadomość
page-rail-send = Wyślij
page-rail-notes = Te notatki widzisz tylko ty.
page-rail-kept = Zapisano.
page-rail-keeping = Zapisywanie…
page-rail-no-points = Nie ma jeszcze punktów.
page-rail-charts = Powtórka i wykresy
