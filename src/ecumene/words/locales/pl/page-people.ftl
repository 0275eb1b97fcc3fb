# Strona: gracze, którzy wychodzą i wracają, zaproszenia i stół przed grą.

page-people-connected = Połączenie wróciło.

## Kogoś nie ma

# $unit (String) - minutes, hours or days; $count (Number) - how many
page-people-length = { $unit ->
        [days] { $count ->
            [one] { $count } dzień
            [few] { $count } dni
            [many] { $count } dni
           *[other] { $count } dnia
        }
        [hours] { $count ->
            [one] { $count } godzina
            [few] { $count } godziny
            [many] { $count } godzin
           *[other] { $count } godziny
        }
       *[minutes] { $count ->
            [one] { $count } minuta
            [few] { $count } minuty
            [many] { $count } minut
           *[other] { $count } minuty
        }
    }
# $when (String) - an hour, or a day
page-people-away-since = poza stołem ({ $when })
# In a narrow column, before the name.
page-people-away-brief = nieob. { $when }
# A deadline: $when (String) - a time of day, with the day unless it is today
page-people-until = do { $when }
# $there (String) - the same moment elsewhere; $zone (String) - a time zone
page-people-until-there = do { $when } ({ $there }, { $zone })
page-people-away-short = { $who } (poza stołem)
# $time (String) - a duration in words
page-people-away-for = { $name } – poza stołem. Czas nieobecności: { $time }.
page-people-stand-in-now = Czy do powrotu ma odpowiadać komputer?
page-people-stand-in-later = Każdy przy stole będzie mógł wezwać komputer (czas do tej chwili: { $time }); gospodarz może to zrobić już teraz.
page-people-ask-host = Gospodarz może pozwolić odpowiadać komputerowi.
page-people-stand-in = Niech odpowiada komputer
page-people-stand-in-for = Niech odpowiada komputer: { $name }
page-people-give-seat = Oddaj miejsce komuś innemu
page-people-give-seat-of = Oddaj miejsce komuś innemu: { $name }
page-people-give-title = Miejsce: { $name }
page-people-give-about = { $name } traci miejsce; dopóki ktoś nie zajmie go nowym linkiem, gra komputer. Później możesz wpuścić tę osobę z powrotem.
page-people-give-it = Utwórz nowy link
page-people-give-not = Zostaw miejsce
page-people-given = Miejsce jest wolne; na razie gra na nim komputer. Zajmie je osoba, która pierwsza otworzy ten link.
page-people-given-link = Link do tego miejsca
page-people-stood-in = Za ciebie odpowiada komputer.
page-people-stood-in-paused = Gra jest wstrzymana. Gdy ruszy dalej, odpowie za ciebie komputer.
page-people-take-over = Gram dalej

## Zaproszenia

# $role (String) - player, spectator or host
page-people-invites = { $role ->
        [spectator] { $host } zaprasza cię do oglądania
        [host] { $host } oddaje ci prowadzenie gry
       *[player] { $host } zaprasza cię do gry
    }
# $people (Number) - seats for people; $computers (Number) - the others
page-people-invited-seats = { $computers ->
        [0] Ludzie: { $people }, bez komputerów
       *[other] Ludzie: { $people }, komputery: { $computers }
    }
# $time (String) - a duration in words
page-people-length-live = Szacowany czas: { $time }
page-people-length-slow = Szacowany czas gry: { $time }, rozłożone na dni lub tygodnie
page-people-length-how = To szacunek: mniej więcej { $turns } tur; każda kolejna osoba wydłuża grę, komputery prawie wcale.
page-people-free = { $free ->
        [0] Nie ma już wolnych miejsc.
        [one] Jedno miejsce jest wolne.
        [few] { $free } miejsca są wolne.
        [many] { $free } miejsc jest wolnych.
       *[other] { $free } miejsca jest wolne.
    }
page-people-free-one = To miejsce czeka na ciebie.
page-people-taken-one = Ktoś już zajął to miejsce.
page-people-there = Przy stole: { $names }
page-people-begun = Gra już trwa; dopóki nie zajmiesz tego miejsca, gra na nim komputer.
page-people-over = Ta gra się skończyła.
# $begin, $end (String) - hours; $zone (String) - a time zone
page-people-off-hours = Zegary stoją od { $begin } do { $end } twojego czasu
page-people-off-hours-there = { $begin }–{ $end }, { $zone }
page-people-off-days = Zegary stoją w soboty i niedziele ({ $zone })
# $role (String) - player, spectator or host
page-people-accept = { $role ->
        [spectator] Oglądaj
        [host] Prowadź grę
       *[player] Zajmij miejsce
    }
page-people-code = Kod do wpisania
page-people-code-about = Przeczytaj go na głos albo daj do zeskanowania telefonem: kto wpisze kod na stronie startowej, dostaje zaproszenie. Działa do początku gry.
page-people-code-link = zaproszenie
# $what (String) - what a link is for
page-people-qr = Kod QR: { $what }
page-people-code-withdraw = Wycofaj kod
page-people-others-pick = Wybierzesz cywilizację przed komputerami.

# The host looks for links again.
page-people-links-gone = Linki widać tylko raz, zaraz po utworzeniu; serwer też ich nie zna. Nowe zastąpią te, które już rozesłano.
page-people-invite = Zaproś kogoś
page-people-invite-free = { $count ->
        [0] Nie ma wolnych miejsc. Żeby kogoś zaprosić, oddaj mu miejsce innego gracza.
        [one] Jedno miejsce jest wolne; na razie gra na nim komputer.
        [few] { $count } miejsca są wolne; na razie grają na nich komputery.
        [many] { $count } miejsc jest wolnych; na razie grają na nich komputery.
       *[other] { $count } miejsca jest wolne; na razie grają na nich komputery.
    }
# $name (String) - a civilization
page-people-invite-seat = Link do miejsca: { $name }
page-people-invite-new = Nowy link: { $name }

## Przed grą

page-people-my-name = Twoje imię
page-people-my-name-about = Inni zobaczą je w zaproszeniu.
page-people-ready = Mogę zaczynać
page-people-not-ready = Jeszcze chwila
page-people-is-ready = może zaczynać
page-people-lobby = { $begin ->
        [ready] { $free ->
            [0] { $waiting ->
                [0] Wszyscy są gotowi.
                [one] Wszyscy są na miejscu. Jedna osoba nie jest jeszcze gotowa.
                [few] Wszyscy są na miejscu. { $waiting } osoby nie są jeszcze gotowe.
                [many] Wszyscy są na miejscu. { $waiting } osób nie jest jeszcze gotowych.
               *[other] Wszyscy są na miejscu. { $waiting } osoby nie są jeszcze gotowe.
            }
            [one] Jedno miejsce jest wolne. Gra zacznie się, gdy ktoś je zajmie i wszyscy będą gotowi.
            [few] { $free } miejsca są wolne. Gra zacznie się, gdy zostaną zajęte i wszyscy będą gotowi.
            [many] { $free } miejsc jest wolnych. Gra zacznie się, gdy zostaną zajęte i wszyscy będą gotowi.
           *[other] { $free } miejsca jest wolne. Gra zacznie się, gdy zostaną zajęte i wszyscy będą gotowi.
        }
       *[host] { $free ->
            [0] Wszyscy są na miejscu. Grę zaczyna gospodarz.
            [one] Jedno miejsce jest wolne. Grę zaczyna gospodarz.
            [few] { $free } miejsca są wolne. Grę zaczyna gospodarz.
            [many] { $free } miejsc jest wolnych. Grę zaczyna gospodarz.
           *[other] { $free } miejsca jest wolne. Grę zaczyna gospodarz.
        }
    }
page-people-begin-fills = { $free ->
        [one] Jeśli zaczniesz teraz, wolne miejsce zajmie komputer.
        [few] Jeśli zaczniesz teraz, wolne miejsca zajmą komputery.
        [many] Jeśli zaczniesz teraz, wolne miejsca zajmą komputery.
       *[other] Jeśli zaczniesz teraz, wolne miejsca zajmą komputery.
    }
page-people-talk = Rozmowa

## Nowa gra

page-people-pace = Jak gracie
page-people-live = Na żywo
page-people-live-about = Za jednym razem: po 20 minut i trochę za każdą odpowiedź.
page-people-evening = Wieczór albo cały dzień
page-people-evening-about = Po 90 minut i trochę za każdą odpowiedź.
page-people-weeks = Tygodnie
page-people-weeks-about = Doba na każdą decyzję; noce się nie liczą.
page-people-no-clock = Bez zegara
page-people-no-clock-about = Nikt się nie spieszy.
page-people-deadline = Termin
page-people-stand-in-after = Gdy kogoś nie ma, każdy może wezwać komputer po
page-people-stand-in-unit = { $minutes ->
        [0] minutach: tylko gospodarz
        [one] minucie
        [few] minutach
        [many] minutach
       *[other] minuty
    }
page-people-begins = Początek gry
page-people-begins-ready = Gdy wszyscy są gotowi
page-people-begins-ready-about = Wszystkie miejsca są zajęte i każdy to potwierdzi.
page-people-begins-full = Gdy wszystkie miejsca są zajęte
page-people-begins-full-about = Od razu.
page-people-begins-host = Gdy ja zacznę
page-people-begins-host-about = Nikt inny jej nie zaczyna.
