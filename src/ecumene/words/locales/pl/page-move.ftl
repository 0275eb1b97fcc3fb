# Strona: ruch.

page-move-together = Wszyscy ruszają się jednocześnie. { $ended ->
        [0] Nikt jeszcze nie skończył.
        [one] Skończył jeden gracz.
        [few] Skończyło { $ended } graczy.
        [many] Skończyło { $ended } graczy.
       *[other] Skończyło { $ended } gracza.
    }
page-move-in-order = Teraz twoja kolej. { $ended ->
        [0] Nikt jeszcze nie skończył.
        [one] Skończył jeden gracz.
        [few] Skończyło { $ended } graczy.
        [many] Skończyło { $ended } graczy.
       *[other] Skończyło { $ended } gracza.
    }

## Lista posunięć

page-move-drafted = { $moves ->
        [0] Jeszcze bez posunięć
        [one] Plan: { $moves } posunięcie
        [few] Plan: { $moves } posunięcia
        [many] Plan: { $moves } posunięć
       *[other] Plan: { $moves } posunięcia
    }
page-move-how = Przeciągnij żetony lub statek na inny obszar albo wybierz je poniżej.
page-move-undo = Cofnij
page-move-take-all-back = Cofnij wszystko
page-move-from-to = { $from } – { $to }
page-move-chip-city = miasto
page-move-chip-surplus = o { $count } za dużo
page-move-broken = Przez innych graczy już niemożliwe (M2a).
page-move-remove = Cofnij: { $move }
page-move-take-back = Cofnij
page-move-went-back = { $moves ->
        [one] Cofnięte zostało też { $moves } posunięcie, które od niego zależało.
        [few] Cofnięte zostały też { $moves } posunięcia, które od niego zależały.
        [many] Cofnięte zostało też { $moves } posunięć, które od niego zależały.
       *[other] Cofnięte zostało też { $moves } posunięcia, które od niego zależały.
    }

## Co wyniknie na obszarze

page-move-fight = Konflikt: { $sides }
page-move-city = Dość żetonów na miasto
page-move-surplus = { $count ->
        [one] O { $count } żeton za dużo
        [few] O { $count } żetony za dużo
        [many] O { $count } żetonów za dużo
       *[other] O { $count } żetonu za dużo
    }
page-move-ship-lost = Statek bez utrzymania

## Skąd, dokąd, ile

page-move-from = Skąd
page-move-to = Dokąd
page-move-choose = Wybierz…
page-move-here = Zostaje tutaj
# $tokens (Number) - żetony, które mogą się jeszcze ruszyć; $ships (Number) - własne statki
page-move-start = { $ships ->
        [0] { $place }: { $tokens }
        [one] { $place }: { $tokens }, statek
        [few] { $place }: { $tokens }, { $ships } statki
        [many] { $place }: { $tokens }, { $ships } statków
       *[other] { $place }: { $tokens }, { $ships } statku
    }
page-move-how-many = Ile żetonów idzie
page-move-there = Teraz na miejscu: { $who }
page-move-city-of = miasto ({ $who })
page-move-tokens = Żetony
page-move-all = Wszystkie: { $count }
page-move-go = Rusz: { $count }
page-move-with = Lądem czy statkiem
page-move-on-foot = Lądem: { $count }

## Statki

page-move-ships = Statki
# $load (Number) - żetony na pokładzie
page-move-ship = { $load ->
        [0] Statkiem
       *[other] Statkiem (na pokładzie: { $load })
    }
# $paid (String) - yes albo no; $steps (Number) - ile kroków może zrobić
page-move-ship-can = { $paid ->
        [yes] opłacony, zasięg { $steps }
       *[other] do opłacenia, zasięg { $steps }
    }
page-move-ship-in = { $count ->
        [one] Statek: { $place }
        [few] { $count } statki: { $place }
        [many] { $count } statków: { $place }
       *[other] { $count } statku: { $place }
    }
page-move-by-ship = statkiem
page-move-built = nowym statkiem
page-move-maintained = statkiem, utrzymanie opłacone
page-move-scrapped = statek usunięty
page-move-boarding = { $tokens ->
        [one] { $place }: { $tokens } wsiada
        [few] { $place }: { $tokens } wsiadają
        [many] { $place }: { $tokens } wsiada
       *[other] { $place }: { $tokens } wsiada
    }
page-move-landing = { $tokens ->
        [one] { $place }: { $tokens } wysiada
        [few] { $place }: { $tokens } wysiadają
        [many] { $place }: { $tokens } wysiada
       *[other] { $place }: { $tokens } wysiada
    }
page-move-aboard = na pokładzie: { $tokens }
page-move-paid = opłacony
page-move-pay = Opłać
page-move-scrap = Usuń
page-move-upkeep = Utrzymanie
page-move-from-treasury = ze skarbca { $count } (jest { $left })
# $moved (String) - żeton się nie ruszył (still), przyszedł (marched) albo wysiadł (landed)
page-move-a-token = { $moved ->
        [still] żeton z obszaru { $place }
        [marched] żeton, który przyszedł na obszar { $place }
       *[landed] żeton, który wysiadł na obszarze { $place }
    }
page-move-trip = Rejs statku
page-move-via = Trasa: { $places }
page-move-board-in = Wsiada: { $place }
page-move-on-the-way = Wsiadanie po drodze
page-move-land-in = Wysiada: { $place }
page-move-sail = Płyń
page-move-land = Wysadź
page-move-pay-with = Zapłata
# $treasury, $tokens (Number) - czym się płaci za statek; żetony stoją na tym samym obszarze
page-move-price = { $tokens ->
        [0] ze skarbca { $treasury }
        [one] { $treasury ->
            [0] { $tokens } żeton stąd
           *[other] ze skarbca { $treasury } i { $tokens } żeton stąd
        }
        [few] { $treasury ->
            [0] { $tokens } żetony stąd
           *[other] ze skarbca { $treasury } i { $tokens } żetony stąd
        }
        [many] { $treasury ->
            [0] { $tokens } żetonów stąd
           *[other] ze skarbca { $treasury } i { $tokens } żetonów stąd
        }
       *[other] { $treasury ->
            [0] { $tokens } żetonu stąd
           *[other] ze skarbca { $treasury } i { $tokens } żetonu stąd
        }
    }
page-move-build = Zbuduj statek

## Co z tego wyniknie, i koniec

page-move-outlook = Jeśli zakończysz teraz
# $needed (Number) - żetony potrzebne do zaopatrzenia; $tokens (Number) - ile ich jest
page-move-support = potrzeba { $needed }, masz { $tokens }
page-move-nothing = Bez konfliktów, bez nowych miast, bez strat.
page-move-propose = Niech komputer zaplanuje ruch
page-move-proposing = Gracz komputerowy myśli…
page-move-take-back-first = Gracz komputerowy planuje cały ruch, więc najpierw trzeba cofnąć własne posunięcia.
page-move-propose-afresh = Cofnij i zaplanuj
page-move-proposed-end = Gracz komputerowy zakończyłby teraz ruch.
page-move-unproposed = Planu jeszcze nie ma. Spróbuj za chwilę.
page-move-possible = Teraz to możliwe.
page-move-close = Zamknij
page-move-wait = Czekaj
page-move-wait-why = Niech najpierw skończą ci, którzy są przed tobą (M1)
page-move-end = Zakończ ruch
page-move-end-sure = To by przepadło, a końca ruchu nie można cofnąć (M2):
page-move-end-anyway = Zakończ mimo to
page-move-end-not-yet = Wróć do ruchu
