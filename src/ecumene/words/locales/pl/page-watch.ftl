# Strona: oglądanie gry komputerów i ekran ścienny.

# $name (String) - imię gracza komputerowego, jeśli już je ma; $character (String) - jaki to gracz: postać albo none
page-rail-computer = { $named ->
        [true] { $name } ({ $character ->
            [none] komputer
           *[other] { $character }
        })
       *[false] { $character ->
            [none] komputer
           *[other] komputer: { $character }
        }
    }
page-rail-program = Program { $name }
page-watch = Oglądanie
page-watch-playing = Grają komputery
page-watch-pause = Wstrzymaj
page-watch-go-on = Wznów
page-watch-step = { $unit ->
        [phase] Następna faza
        [turn] Następna tura
       *[answer] Następna odpowiedź
    }
page-watch-pace = Tempo
page-watch-pace-of = { $pace ->
        [calm] Spokojnie
        [brisk] Żwawo
        [phases] Fazami
       *[turns] Turami
    }
page-watch-pace-about = { $pace ->
        [calm] jedna odpowiedź na sekundę
        [brisk] trzy odpowiedzi na sekundę
        [phases] faza na sekundę
       *[turns] tura na sekundę
    }
page-watch-set-by-host = Tempo ustala osoba, która założyła grę.
page-watch-paused = Gra wstrzymana
page-watch-follow = Śledź
page-watch-followed = śledzisz tę cywilizację
page-watch-nobody = nikogo
page-watch-comment = Komentarz
page-watch-comment-none = Gra zaraz się zacznie.
page-watch-trade = Targ
page-watch-trade-about = To, co wszyscy mogą usłyszeć. Jakie karty zmieniły właściciela i czy zapowiedź była prawdziwa, pozostaje tajemnicą.
page-watch-trade-none = Nikt jeszcze nie ogłosił oferty.
page-watch-deal = { $one } i { $other }: { $given ->
        [one] { $given } karta
        [few] { $given } karty
        [many] { $given } kart
       *[other] { $given } karty
    } za { $taken }.
page-watch-offer = { $who }: oferta
page-watch-wants = za { $count ->
        [one] { $count } kartę
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
page-wall-last = Ostatnie wydarzenia
page-wall-track = Tor Historii
page-wall-points = Punkty
