### Gra na serwerze z terminala.

join-about = Gra na serwerze w terminalu, z linkiem, który ci przysłano.
join-argument-address = Link do gry albo adres serwera, na którym masz gry.
join-place-address = URL
join-option-name = Twoje imię, widoczne dla innych.
join-option-back = Wróć tam do osoby sprzed użycia linku z innego urządzenia.
join-option-seat = Które z twoich miejsc: numer, cywilizacja albo imię; z linkiem do dołączenia: numer miejsca, które chcesz.

join-welcome = Odpowiadaj jak w ecumene play; ? wyjaśnia wszystko, także to, co można wpisać na serwerze. q kończy, a gra toczy się dalej.
join-help = Na serwerze także: powiedz TEKST albo powiedz @egipt TEKST, kto (na kogo się czeka), oddaj i przejmij (odpowiada gracz komputerowy; znów ty), zgoda albo sprzeciw (na cofnięcie). Gospodarz: start, pauza, wznów, przedłuż 10 [egipt] (minuty), zakończ-handel, zaproponuj-cofnięcie egipt.
join-name = Jakie imię mają widzieć inni? Enter: { $name }
# $name, $other (String) - osoby; $games, $theirs (Number) - w ilu grach biorą udział
join-become = Tutaj nazywasz się { $name }, { $games ->
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
join-stay = Zostań: { $name }
join-become-it = Przejdź na: { $name }
# $before (String) - kim się było przedtem
join-became = Teraz nazywasz się tu { $name }. Z opcją --back znów będziesz tu { $before }.
join-which = Która gra?
# $stage (String) - gathering, running or over; $turn (Number) - 0 before the first turn; $asked (String) - yes or no
join-listed = { $name }: { $stage ->
        [gathering] jeszcze nierozpoczęta
        [over] zakończona
       *[running] tura { $turn }
    }{ $asked ->
        [yes] , czeka na ciebie
       *[no] {""}
    }
join-which-seat = Które z twoich miejsc?
join-gathering = Gra jeszcze się nie zaczęła. Możesz tu poczekać; gospodarz zaczyna ją słowem start. kto pokazuje miejsca, powiedz TEKST to rozmowa, q kończy.
join-gathering-help = Gra jeszcze się nie zaczęła. Możesz wpisać: kto, powiedz TEKST, start (gospodarz), q.
join-since = Od twojej ostatniej wizyty:
join-goodbye = Do następnego razu; gra toczy się dalej. Powrót: { $command }
join-saved = Serwer zapisuje grę po każdej odpowiedzi, więc nie ma tu czego zapisywać.
join-left = Gra toczy się dalej bez ciebie; możesz ją oglądać do końca. q: wyjście
join-autopilot = Odpowiada za ciebie gracz komputerowy. przejmij: znów odpowiadasz ty.
join-lost = Połączenie przerwane. Próbujemy ponownie…
join-back = Połączenie wróciło.

## Kto gdzie jest

join-called = { $civ } ({ $name })
join-program = program { $name }
# $state (String) - here, away, computer, autopilot or free
join-seat = { $who }: { $state ->
        [here] na miejscu
        [away] gracz nieobecny
        [computer] gracz komputerowy
        [autopilot] gracz nieobecny, odpowiada komputer
       *[free] wolne
    }
join-waiting = Oczekiwana odpowiedź: { $who }.
join-nobody-waited = Gra na nikogo nie czeka.
# $since, $until (String) - times of day; none where there is no time limit
join-waited = Oczekiwana odpowiedź: { $who }, od { $since }{ $until ->
        [none] {""}
       *[other] , do { $until }
    }.
join-until = Twój czas mija o { $until }.
join-said = { $who }: { $text }
join-said-to = { $who } do: { $to }: { $text }

## Co jest nie tak

join-refused = { $reason }
join-no-json = ecumene join jest dla ludzi, więc nie ma --json.
join-bad-address = „{ $address }” nie jest adresem serwera. Na przykład: https://example.org/games/abc
join-bad-link = Ten link jest niepełny: brakuje części po znaku #.
join-damaged = Plik { $file } jest uszkodzony. Usuń go; serwery zapytają wtedy znów o twoje imię.
join-no-server = Pod adresem { $address } nie ma serwera Ecumene.
join-unreachable = { $address } nie odpowiada.
join-other-version = Serwer { $address } ma inną wersję Ecumene.
join-no-former = Pod adresem { $address } nie było cię wcześniej jako kogoś innego.
join-no-game = Nie masz takiej gry na { $address }; użyj linku, który ci przysłano.
join-no-games = Nie masz gier na { $address }; użyj linku, który ci przysłano.
# $reason (String) - in the words of the server, or none
join-ended = { $reason ->
        [none] Serwer nie mówi już nic więcej o tej grze.
       *[other] { $reason }
    }
join-changed = Pytanie zmieniło się w międzyczasie.
join-spectator = Oglądasz grę; to mogą robić tylko gracze.
join-say-what = Wpisz, co chcesz powiedzieć: powiedz cześć albo powiedz @egipt cześć.
join-perhaps-unsent = Serwer nie odpowiada, więc wiadomość mogła nie dotrzeć.
join-no-proposal = Nikt nie proponował niczego cofać.
