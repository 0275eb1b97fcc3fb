### Co się zdarzyło od ostatniej odpowiedzi czytelnika, a całe ruchy i konflikty w jednym zdaniu
### $who (String) - gracz albo Barbarzyńcy; $many (String) - yes przy Barbarzyńcach, bo czasownik
### stoi wtedy w liczbie mnogiej; $area, $areas, $place, $places (String) - miejsca, ewentualnie
### z liczbą; $rule (String) - reguła, katastrofa albo karta rozwoju; $cause (String) - to samo,
### ewentualnie ze sprawcą

## Ruchy
## $what (String) - co ktoś robi, jeden lub kilka z poniższych zwrotów

moved-player = Ruch gracza { $who }: { $what }.
moved-not = { $who }: bez ruchu.
# $moved (String) - jedno z dwóch powyżej; $count (Number) - ile statków
moved-ships-removed = { $count ->
        [one] { $moved } Znika statek bez utrzymania: { $places } (M10).
        [few] { $moved } Znikają { $count } statki bez utrzymania: { $places } (M10).
        [many] { $moved } Znika { $count } statków bez utrzymania: { $places } (M10).
       *[other] { $moved } Znika { $count } statku bez utrzymania: { $places } (M10).
    }
moved-lands = drogą wodną ({ $places })
moved-marches = drogą lądową ({ $places })
moved-sails = statki ({ $places })
moved-in = { $place } { $count }
moved-to = { $place } { $count }
# $count (Number) - miejsca poza wymienionymi
moved-more = { $count ->
        [one] i jeszcze { $count } obszar
        [few] i jeszcze { $count } obszary
        [many] i jeszcze { $count } obszarów
       *[other] i jeszcze { $count } obszaru
    }

## Konflikty
## $lost, $left (Number) - żetony; $many (String) - you przy czytelniku, poza tym yes i no

fight-told = Konflikt na obszarze { $area }: { $sides } (F3).
fight-keeps = { $many ->
        [yes] { $who } nic nie tracą (zostaje { $left })
        [you] ty bez strat (zostaje { $left })
       *[no] { $who } bez strat (zostaje { $left })
    }
fight-loses = { $many ->
        [yes] { $who } tracą { $lost } (nic nie zostaje)
        [you] ty ze stratą { $lost } (nic nie zostaje)
       *[no] { $who } ze stratą { $lost } (nic nie zostaje)
    }
fight-loses-some = { $many ->
        [yes] { $who } tracą { $lost } (zostaje { $left })
        [you] ty ze stratą { $lost } (zostaje { $left })
       *[no] { $who } ze stratą { $lost } (zostaje { $left })
    }
# $fight (String) - konflikt; $removals (String) - statki i tym podobne, przy każdym, czyj był
fight-besides = { $fight } Oddane poza tym (F3b): { $removals }.
# $kind (String) - ship (statek) albo token (żeton); $count (Number) - ile
fight-given-up = { $kind ->
        [ship] { $count ->
            [one] { $owner }: statek z obszaru { $area }
            [few] { $owner }: { $count } statki z obszaru { $area }
            [many] { $owner }: { $count } statków z obszaru { $area }
           *[other] { $owner }: { $count } statku z obszaru { $area }
        }
       *[token] { $count ->
            [one] { $owner }: żeton z obszaru { $area }
            [few] { $owner }: { $count } żetony z obszaru { $area }
            [many] { $owner }: { $count } żetonów z obszaru { $area }
           *[other] { $owner }: { $count } żetonu z obszaru { $area }
        }
    }
# Obok nazw pozostałych
recap-you = ty { $count }
# $lost (String) - ile kto stracił
fight-so-far = Konflikt na obszarze { $area }, dotychczasowe straty: { $lost } (F3).
# $tokens, $left (String) - ile kto ma teraz i ile by mu zostało
recap-fight-ahead = { $city ->
        [none] { $any ->
            [yes] Zanosi się na konflikt na obszarze { $area }: { $tokens }. Na razie zostałoby: { $left } (F3).
           *[no] Zanosi się na konflikt na obszarze { $area }: { $tokens }. Na razie nie zostałby nikt (F3).
        }
        [falls] Miasto na obszarze { $area } jest atakowane: { $tokens }. Na razie upadłoby (F8).
       *[stands] Miasto na obszarze { $area } jest atakowane: { $tokens }. Na razie by się obroniło (F8).
    }

## Co spotkało czytelnika
## $count (Number) - ile miast albo żetonów

# $why (String) - który z poniższych powodów; $rule (String) - jego zasada
recap-reason = { $why ->
        [attack] atak
        [support] brak zaopatrzenia
        [hand] limit kart na ręce
       *[revolt] bunt podatkowy
    }, { $rule }
recap-cause-by = { $rule }, sprawca: { $who }
recap-revolt = { $count ->
        [one] Bunt podatkowy w { $count } twoim mieście (T2).
        [few] Bunt podatkowy w { $count } twoich miastach (T2).
        [many] Bunt podatkowy w { $count } twoich miastach (T2).
       *[other] Bunt podatkowy w { $count } twojego miasta (T2).
    }
recap-cities-reduced = { $count ->
        [one] Twoje miasto na obszarze { $areas } zostaje zredukowane do żetonów ({ $cause }).
        [few] { $count } twoje miasta zostają zredukowane do żetonów: { $areas } ({ $cause }).
        [many] { $count } twoich miast zostaje zredukowanych do żetonów: { $areas } ({ $cause }).
       *[other] { $count } twojego miasta zostaje zredukowane do żetonów: { $areas } ({ $cause }).
    }
recap-cities-destroyed = { $count ->
        [one] Twoje miasto na obszarze { $areas } zostaje zniszczone ({ $cause }).
        [few] { $count } twoje miasta zostają zniszczone: { $areas } ({ $cause }).
        [many] { $count } twoich miast zostaje zniszczonych: { $areas } ({ $cause }).
       *[other] { $count } twojego miasta zostaje zniszczone: { $areas } ({ $cause }).
    }
recap-cities-taken = { $count ->
        [one] Gracz { $who } przejmuje twoje miasto na obszarze { $areas } ({ $rule }).
        [few] Gracz { $who } przejmuje { $count } twoje miasta: { $areas } ({ $rule }).
        [many] Gracz { $who } przejmuje { $count } twoich miast: { $areas } ({ $rule }).
       *[other] Gracz { $who } przejmuje { $count } twojego miasta: { $areas } ({ $rule }).
    }
recap-cities-pirates = { $count ->
        [one] Twoje miasto na obszarze { $areas } staje się miastem pirackim ({ $cause }).
        [few] { $count } twoje miasta stają się miastami pirackimi: { $areas } ({ $cause }).
        [many] { $count } twoich miast staje się miastami pirackimi: { $areas } ({ $cause }).
       *[other] { $count } twojego miasta staje się miastem pirackim: { $areas } ({ $cause }).
    }
recap-tokens = { $count ->
        [one] Tracisz { $count } żeton: { $places } ({ $cause }).
        [few] Tracisz { $count } żetony: { $places } ({ $cause }).
        [many] Tracisz { $count } żetonów: { $places } ({ $cause }).
       *[other] Tracisz { $count } żetonu: { $places } ({ $cause }).
    }
recap-surplus = { $count ->
        [one] Tracisz { $count } żeton ponad limit: { $places } ({ $cause }).
        [few] Tracisz { $count } żetony ponad limit: { $places } ({ $cause }).
        [many] Tracisz { $count } żetonów ponad limit: { $places } ({ $cause }).
       *[other] Tracisz { $count } żetonu ponad limit: { $places } ({ $cause }).
    }
recap-tokens-taken = { $many ->
        [yes] { $who } przejmują twoje żetony ({ $count }): { $places } ({ $rule }).
       *[no] Gracz { $who } przejmuje twoje żetony ({ $count }): { $places } ({ $rule }).
    }
recap-site = { $count ->
        [one] Gracz { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żeton (K2).
        [few] Gracz { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żetony (K2).
        [many] Gracz { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żetonów (K2).
       *[other] Gracz { $who } buduje miasto na obszarze { $area }, co kosztuje cię tam { $count } żetonu (K2).
    }
recap-treasury = Tracisz { $count } ze skarbca ({ $cause }).
recap-ships = { $count ->
        [one] Tracisz statek bez utrzymania: { $places } (M10).
        [few] Tracisz { $count } statki bez utrzymania: { $places } (M10).
        [many] Tracisz { $count } statków bez utrzymania: { $places } (M10).
       *[other] Tracisz { $count } statku bez utrzymania: { $places } (M10).
    }
# $tokens (Number) - atakujący; $needed (Number) - ilu potrzeba
recap-attacked = { $many ->
        [yes] { $who } atakują twoje miasto na obszarze { $area }: { $tokens }, a wystarcza { $needed }. Miasto upada (F8).
       *[no] Gracz { $who } atakuje twoje miasto na obszarze { $area }: { $tokens }, a wystarcza { $needed }. Miasto upada (F8).
    }
recap-attacked-weak = { $many ->
        [yes] { $who } atakują twoje miasto na obszarze { $area }: { $tokens }, a potrzeba { $needed }. Miasto się broni (F8).
       *[no] Gracz { $who } atakuje twoje miasto na obszarze { $area }: { $tokens }, a potrzeba { $needed }. Miasto się broni (F8).
    }
recap-attack-failed = { $tokens ->
        [one] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żeton (F8).
        [few] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żetony (F8).
        [many] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żetonów (F8).
       *[other] Twój atak na obszar { $area } się nie udaje i kosztuje cię { $tokens } żetonu (F8).
    }
recap-attack-failed-ships = Twój atak na obszar { $area } się nie udaje. Utracone tam żetony: { $tokens }, statki: { $ships } (F8).
recap-cards = Tracisz karty: { $cards } ({ $cause }).
recap-card-drawn = Gracz { $who } wyciąga kartę z twojej ręki: { $card } (F9).
recap-card-given = Oddajesz kartę graczowi { $who }: { $card }.
recap-discarded = Odrzucone losowo z twojej ręki: { $cards } ({ $rule }).
recap-struck = { $card }: ta katastrofa dotyka ciebie.
recap-struck-for = { $card }: ta katastrofa dotyka ciebie, a korzysta na niej gracz { $who } (C4).
recap-named = Gracz { $who } wskazuje cię jako dodatkową ofiarę: { $card } (C5).
recap-spared = Gracz { $who } wskazuje cię jako dodatkową ofiarę: { $card } (C5). Nic nie tracisz.

## Co czytelnik zyskał

recap-tax = { $count ->
        [one] Pobierasz { $count } żeton podatku.
        [few] Pobierasz { $count } żetony podatku.
        [many] Pobierasz { $count } żetonów podatku.
       *[other] Pobierasz { $count } żetonu podatku.
    }
recap-grows = { $count ->
        [one] Przybywa ci { $count } żeton.
        [few] Przybywają ci { $count } żetony.
        [many] Przybywa ci { $count } żetonów.
       *[other] Przybywa ci { $count } żetonu.
    }
recap-drawn = Dobierasz: { $cards }.
recap-marker = Twój znacznik przechodzi na pole { $step } (H1).

## Długa nieobecność
## $turn (Number) - pierwsza tura, o której się opowiada

recap-earlier = O tym, co było przed turą { $turn }, mówi dziennik.

## Pozostali, po jednym zdaniu
## $what (String) - jeden lub kilka z poniższych zwrotów

recap-player = { $who }: { $what }.
recap-builds = { $count ->
        [one] nowe miasto ({ $areas })
        [few] nowe miasta ({ $areas })
        [many] nowe miasta ({ $areas })
       *[other] nowe miasta ({ $areas })
    }
recap-is-struck = katastrofy ({ $cards })
recap-loses-cities = { $count ->
        [one] utracone miasto ({ $areas }; { $rule })
        [few] { $count } utracone miasta ({ $areas }; { $rule })
        [many] { $count } utraconych miast ({ $areas }; { $rule })
       *[other] { $count } utraconego miasta ({ $areas }; { $rule })
    }
recap-loses-tokens = { $count ->
        [one] strata { $count } żetonu
        [few] strata { $count } żetonów
        [many] strata { $count } żetonów
       *[other] strata { $count } żetonu
    }
recap-uses = umiejętności specjalne ({ $advances })
recap-buys = zakup ({ $advances })
recap-reaches = pole { $step } na Torze Historii
